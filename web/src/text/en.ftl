## Everywhere

home = All games
close = Close
save = Save
share = Share
copy = Copy link
copied = Copied
name = Name
search-empty = Clear search
again = Try again
rules = Rules
rule = Rule { $clause }
settings = Settings
language = Language
sound = Sound
sound-on = on
sound-off = off
theme = Light or dark
theme-auto = like the device
theme-light = light
theme-dark = dark
pace = Pace
pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-instant = no waiting
dice = Dice
dice-by-hand = I roll them
dice-by-themselves = automatically
forced = Nothing to decide
forced-by-itself = plays itself
forced-by-hand = I play it
app-offline = No connection to the server. You can read the rules of games you have opened before; playing, joining and starting games need a connection.
new-version = A new version is ready.
new-version-take = Use it now
turn-sound = Sound when it is your turn
turn-vibration = Vibrate when it is your turn
turn-awake = Keep the screen on during your turn
notify = Notifications when it is your turn
notify-what = Also when this page is closed, in every game you open on this device.
notify-cannot = This browser has no notifications.
notify-insecure = Notifications need a secure address (https).
notify-denied = Notifications are blocked. Allow them for this page in your browser’s settings.

## Home

home-lead = Board games, just as in the box
home-games = Games
home-players = { $from } to { $to } players
home-running = Games in progress
home-finished = Finished games
home-all = Show all { $count }
home-forget = Remove { $title } from this list
home-forgotten = { $title } was removed from the list.
home-keep = Undo
home-trouble = The server does not answer. Check your connection.
play-now = Play now
play-now-what = Starts right away, against bots.
learn = Learn
learn-what = A first game that explains itself, step by step.
set-up = Play with others
record-open = Watch a saved match
record-bad = This file is not a saved match.

## Set-up

set-up-who = Who plays?
set-up-seat = Player { $number }
set-up-name = Name of player { $number }
set-up-level = Strength of player { $number }
set-up-remove = Remove player { $number }
set-up-add = One more player
set-up-seats = Not with { $count } players. Choose one of these numbers: { $numbers }.
set-up-rules = Which rules?
set-up-how = How do you want to play?
set-up-more = More rules
set-up-changed = { $count ->
    [one] one changed
   *[other] { $count } changed
}
set-up-begin = Start the game
set-up-begin-links = Start and invite
set-up-refused = The game cannot start like this. Check players and rules.
set-up-forbidden = “{ $value }” does not go with the players and rules you have chosen.
set-up-hints = Asking bots for help
set-up-hints-no = not allowed
set-up-hints-yes = allowed, everyone is told
set-up-with = with { $names }
clock = Clock
clock-off = no clock
clock-decision = for each decision
clock-player = for each player
clock-time-decision = Time for each decision
clock-time-player = Time for each player
clock-increment = Extra time after each turn
clock-increment-none = none
clock-zero = When time is up
clock-zero-bot_moves = a bot makes the move
clock-zero-bot_takes_over = a bot takes over
clock-zero-leaves = the player leaves the game
clock-what = Only people are timed, and only while the server is running.
clock-left = Time left:
clock-out = time is up
clock-warning = { $time } left.
option-rules = Rules for: { $option }
kind-here = On this device
kind-link = By link
kind-bot = Bot
bot = Bot, { $level }
fork-from = You play on from step { $step } of a saved match.

## Table

players = Players
prompt = What is happening
board = Board
board-in-words = The board in words
choices = Your choices
choices-all = Show all choices
choices-many = All { $count } choices
choices-tap = Tap one of the marked places, or look for it here.
choices-forced = This is the only choice: it is made for you.
throw-forced = Nothing to decide here: the die is thrown for you.
choices-search = Search your choices
choices-found = { $count ->
    [one] one choice found
   *[other] { $count } choices found
}
choices-none = None of your choices contains “{ $words }”.
gather = Selected so far
gather-count = { $thing }: { $count }
gather-take-back = Remove one: { $thing }
gather-take-last-back = Take the last one back
gather-missing = { $count ->
    [one] Choose one more
   *[other] Choose { $count } more
}
asides = You can also
linger = Before you pass the device on, you can still do this:
go-on = Continue
zoom = Look closer
zoom-in = Closer
zoom-out = Further away
zoom-fit = Show the whole board
throw = Throw
throw-waits = { $name } is about to throw.
hint = Help me
hint-thinking = A bot is thinking …
hint-best = A strong bot would do this
hint-equal = { $count } choices are about equally good
hint-all-alike = All choices are about equally good
hint-chance = { $chance } %
hint-what = The number is your chance to win after that choice, as far as the bot can tell. Everyone sees in the log that you asked.
skip = Skip ahead
skip-to-you = Skip to what concerns you
recap = What happened since your last move: play it again
their-turn = to play
watching = You are watching.
seat-you = you
seat-here = at the table
seat-away = away
seat-left = has left
seat-open = not here yet
log = Log
log-times = { $count } times
log-empty = Nothing has happened yet.
offline = No connection. Trying again. Nothing is lost.
restarting = The server is restarting. Your game goes on in a moment.
connecting = Connecting again.
menu = More
menu-seat = Your seat: { $name }
menu-leave = Leave the table (you can come back)
waiting = Waiting for everyone
waiting-open = not here yet
waiting-ready = ready
waiting-why = The game starts as soon as everyone is here.

## Seats

bot-plays = A bot is playing for you.
take-back = Play my seat myself
change-level = Change the level
seat-is-away = { $name } is away.
let-bot-play = Let a bot play
hand-over = Let a bot take over
hand-over-why = The bot plays on until the seat is taken back.
resign = Give up
resign-sure = Give up? You cannot come back into this match.
resign-yes = Yes, give up
resign-no = No, play on
dismiss = Go on without this player
dismiss-sure = Go on without this player? They cannot come back into this match.
dismiss-yes = Yes, go on
dismiss-no = No, keep waiting
end-side = { $count ->
    [one] Remove this player
   *[other] Remove this team
}
end-side-sure = { $count ->
    [one] This player will lose. This cannot be undone.
   *[other] Everyone on this team will lose. This cannot be undone.
}
end-side-yes = Yes, remove

## Invitations

invite = Invite
invite-how = Each player gets their own link. Whoever opens it takes that seat.
invite-only-here = These links work on this computer only: other devices cannot reach the server.
invite-open = not used yet
invite-taken = in use
invite-watch = Watch
invite-watch-note = for people who just want to watch
invite-own = Your seat on another device
invite-own-note = works once, only for yourself
invite-renew = New link
invite-renew-why = Did the link fall into the wrong hands? The old one stops working.
qr = QR code
qr-of = QR code: { $title }

## Taking back

undo-ask = Take back my last move
undo-asked = { $name } would like to take back a move.
undo-yes = Agree
undo-no = No
undo-waiting = Waiting for an answer: { $names }
undo-withdraw = Never mind
undo-done = { $name } took a move back.
undo-done-you = Taken back. Choose again.

## Chat

chat = Chat
chat-empty = Nobody has said anything yet.
chat-write = Write something
chat-send = Send
phrases = Quick replies
phrase-hello = Hello!
phrase-well_played = Well played!
phrase-good_luck = Good luck!
phrase-thanks = Thanks!
phrase-oops = Oops!
phrase-wow = Wow!
phrase-hurry = Your turn!
phrase-one_moment = One moment
phrase-again = One more game?
phrase-goodbye = Goodbye!

## One device for several people

curtain = Pass the device to { $name }
curtain-why = So nobody sees anyone else's cards.
curtain-lift = I am { $name }

## The end

result = Result
result-won = { $names } wins!
result-shared = { $names } win together!
result-draw = A draw!
result-close = Look at the board
rematch = Play again
rematch-join = Join the rematch
verify = Were the dice and cards fair?
verify-proved = { $throws ->
    [one] Yes. The one throw or draw was fixed before the start; nobody could change it.
   *[other] Yes. All { $throws } throws and draws were fixed before the start; nobody could change them.
}
verify-more = How we know
verify-how = Before the start the server fixed a secret and everything else it knew. Every throw and draw follows from that, from the players’ own random numbers and from their moves. This device has computed all of them again just now, without asking the server.
verify-failed = This could not be proved.
verify-offline = The match could not be fetched. Try again when you are connected.
verify-by-server = This match is older: the server itself has checked it.
verify-mine = The random number of this device is part of every throw.
verify-not-mine = This device added no random number: it came later, or another device took the seat first.
verify-limits = Whoever runs the server knows the secret, and so could know the throws beforehand, but not change them. How likely each outcome was is taken from the record; “ludotek verify” checks that by the rules.
verify-note-position = Not the usual start: the match began from a position that somebody set up. Nothing is proved about it.
verify-note-fork = { $steps ->
    [one] Not the usual start: the first step comes from another match and is not proved here.
   *[other] Not the usual start: the first { $steps } steps come from another match and are not proved here.
}
verify-note-lesson = The match began with lessons: those steps were written beforehand.
verify-note-practice = { $undos ->
    [one] A practice match against bots, with one undo.
   *[other] A practice match against bots, with { $undos } undos.
}
verify-note-undone = { $undos ->
    [one] One undo was made; the throws after it were new.
   *[other] { $undos } undos were made; the throws after each were new.
}
verify-note-given-up = The match was given up: there is no result.
result-given-up = The match was ended without a result.
give-up = End the match
give-up-sure = End it for everybody, without a result? After that you can check its throws.
give-up-yes = Yes, end it
start-title = Good to know
start-read = All right
record-save = Save the match

## Replay

replay = Watch again
replay-loading = Fetching the match …
replay-controls = Controls
replay-step = Step { $step } of { $last }
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
record-drop = Choose a saved match, or drop the file here
fork = Play on from here
look = Look back
look-working = An expert is going through the match …
look-curve = Chances to win
look-curve-label = Everyone’s chance to win over { $steps } steps. The same is in the table below.
look-table = As a table
look-table-step = after step
look-luck-skill = Luck and skill
look-luck = Luck
look-skill = Skill
look-luck-skill-what = Luck: what dice and cards added to the chance to win, compared with what was to be expected. Skill: what was given away by moves that were not the best; 0 means no mistakes.
look-turns = Turning points
look-turn = { $name } { $change }
look-step = Step { $step }
look-silent = See this moment in the replay
look-lessons = Moves to think about
look-no-lessons = No move was clearly a mistake. Well played!
look-played = { $name } played: { $move }.
look-better = An expert: { $move }

## Rules

rules-of = The rules of { $title }
rules-lead = The rulebook in our own words. Where it gives no answer, we say how we play.
rules-short = The game on one screen
rules-whole = All rules
rules-search = Search the rules
rules-sections = Chapters
rules-found = { $count ->
    [one] one rule found
   *[other] { $count } rules found
}
rules-nothing = No rule contains “{ $words }”.
ruling = Our interpretation

## What went wrong

problem = That did not work. Please try again.
problem-table-out_of_date = The game has moved on in the meantime. Have another look.
problem-gather-full = That does not go with your selection. Remove something first.
problem-hint-not_allowed = In this match nobody may ask bots for help.
problem-clock-out = Your time is up: a bot makes this move.
problem-seat-bot = A bot is playing this seat. Take it back first.
problem-chance-people_only = With your own cards, only people can play.
problem-chance-not_asked = There is nothing for you to enter now.
problem-undo-nothing = There is nothing to take back yet.
problem-chat-too_many = Not so fast: wait a moment.
problem-seat-is_here = That player is at the table.
problem-seat-just_left = That player has only just left and may come back. Try again in half a minute.
problem-undo-stand_in = A bot is standing in for a player and cannot agree for them.
problem-hint-thinking = The bot is still thinking.
problem-seat-too_many = That was a lot at once. Wait a moment.
trouble = This page cannot be shown
trouble-why = Something went wrong. Nothing is lost.
trouble-offline = No connection
trouble-offline-why = This page needs the server. Try again when you are connected.
trouble-link-unknown = This link does not open the match
trouble-link-unknown-why = Part of it may be missing. Ask for it again.
trouble-link-revoked = This link is no longer valid
trouble-link-revoked-why = It was replaced, or has been used. Ask for a new one.
trouble-match-unknown = There is no such match here
trouble-match-unknown-why = It may have been played on another server.
trouble-game-unknown = We do not have this game
trouble-game-unknown-why = Have a look at the games we have.
trouble-page-lost = There is nothing here
trouble-page-lost-why = This address leads nowhere.
trouble-record-bad = This file is not a saved match
trouble-record-bad-why = Choose a file that was saved with “Save the match”.
trouble-record-not_yet = This match can be watched later
trouble-record-not_yet-why = This game has secrets, so the match can be watched once it is over.

## Lessons

lesson = Lesson { $number } of { $count }
lesson-next = Next
lesson-leave = Leave the lesson
lesson-leave-what = The match goes on without lessons, against bots.
lesson-play-on = Play on
problem-lesson-other = The lesson asks for something else here. You can leave it at any time.

## What things are

what = What is this?
what-hint = Tap anything to read what it is.
card-faces = The sides of this die
trouble-look-not_yet = This match is not over yet
trouble-look-not_yet-why = You can look back at it once it is over.
trouble-input-analysis = There is no look back at this match
trouble-input-analysis-why = The bots have not learned to judge this game with these rules.
trouble-server-busy = The server is busy
trouble-server-busy-why = Many matches are being looked at. Try again in a minute.
what-keys = The arrow keys lead from thing to thing, Escape ends it.
entry = What happened on your table
entry-step = { $number } of { $count }
entry-picked = Picked so far
entry-remove = Go back to before: { $what }
entry-done = That is it
entry-waits = Still to enter theirs: { $names }.
entry-change = Correct my entry
entry-here = Enter it here
box = Dice and cards
box-ludotek = Ludotek’s
box-own = Our own
box-own-open = The box lies on your table, and Ludotek is the referee: you tap what was thrown and drawn. Somebody throws for the bots.
box-own-secret = The box lies on your table, and Ludotek is the referee: everybody enters what they draw on their own device, or on this one when it is passed to them. Only people play.
box-people = Nobody may see what a bot draws: give every seat to a person.

## Coming to a table

arrive = Take a seat
arrive-game = You are invited to { $game }.
arrive-name = Your name
arrive-sit = Sit down
arrive-choose = Or choose a seat:
arrive-free = free
arrive-taken = taken
arrive-held = your link belongs to this seat
arrive-here = Sit here
arrive-ask = Ask
arrive-waits = asked
arrive-asked = You have asked. As soon as someone says yes, you are in.
arrive-bots = No seat is free. You can ask to take over from a bot.
arrive-full = All seats are taken. You can watch.
arrive-watch = Just watch
ask-bot = { $name } would like to take over from the bot ({ $seat }).
ask-device = A new device wants the seat of { $seat } (name: { $name }). Let it in?
ask-yes = Let in
ask-no = No
someone = someone
new-device = A new device is on the seat of { $seat } and sees everything you see. Was that you?
new-device-yes = Yes, that was me
new-device-no = Send it away
seat-screens = on { $count } devices
devices = Devices on this seat
device-this = This device
device-other = Device { $number }
device-since = since { $when }
invite-table = One link for everyone
invite-table-how = Whoever opens it types a name and takes a free seat.
invite-seats = Links for single seats
door = This link leads to
door-ask = free seats
door-open = bots’ seats too
door-closed = nothing: closed
waiting-start = Start: bots take the empty seats
set-up-others = The other seats
problem-seat-taken = Someone was faster: that seat is taken. Choose another one.
problem-seat-none_free = All seats are taken now.
problem-seat-ask_host = A bot is playing there now. You can ask for its seat.
problem-seat-refused = The answer was no.
problem-seat-free = That seat is free again: take it.
problem-seat-many_asks = Too many are asking at once. Try again in a minute.
problem-seat-came_before = Only devices that came later can be sent away.
problem-name-too_long = That name is too long: 24 characters at most.
problem-link-closed = The host has closed this link.
trouble-link-closed = This link is closed
trouble-link-closed-why = The host has closed it. Ask for a new one.
trouble-link-sent_away = This device was sent away
trouble-link-sent_away-why = Another device on the same seat did that. Ask there if you think it was a mistake.
result-you = { $place ->
    [1] You won.
    [2] You came second.
    [3] You came third.
    [4] You came fourth.
   *[other] You came in at place { $place }.
}
result-numbers = Places and numbers
result-series = won of { $count }
verify-entered = The dice and cards were your own: there is nothing to prove.
share-result = Share this match
share-replay = Copy the link to the replay
share-replay-what = Whoever has this link can watch the match again, move by move, and nothing else.
share-files = As a file
share-picture = The final board
stats = Statistics
stats-played = played
stats-won = won
stats-together = together
stats-they-won = they won
stats-you-won = you won

## Coming back

home-bots = { $count ->
    [one] one bot
   *[other] { $count } bots
}
home-seat = player { $number }
home-waiting = Not everyone is here yet
home-your-turn = your turn
home-turn = { $name } to play
home-bot-turn = a bot is playing
home-won = You won
home-lost = { $name } won
code = My games on another device
code-what = A code of five made-up words brings your seats and finished games to another device. There is no account: what is stored can be opened only with the code.
code-make = Make a code
code-have = I have a code
code-take = Bring my games
code-yours = Your code. Type it on the home page of the other device:
code-brought = Your games are on this device now.
code-why = Whoever has it can play your seats, so keep it to yourself. Each device is shown at the table, and you can send it away there.
code-revoke = Revoke the code
code-revoke-sure = The code will stop working everywhere. Devices that have used it keep the seats they already have.
code-keep = Keep it
code-gone = Your code was revoked on another device. Your games are still here.
problem-code-wrong = A word is misspelled: a code has five words of five letters.
problem-book-unknown = Nothing is kept under this code. It may have been revoked, or belong to another server.
problem-http-too_many = Too many tries. Wait a minute.
