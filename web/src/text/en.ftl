## Everywhere

home = To all games
close = Close
save = Save
share = Share
copy = Copy link
copied = Copied
name = Name
search-empty = Empty the search
again = Try again
rules = Rules
rule = Rule { $clause }
settings = Settings
language = Language
sound = Sound
sound-on = on
sound-off = off
theme = Colours
theme-auto = like the device
theme-light = light
theme-dark = dark
pace = Pace
pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-instant = at once
dice = Dice
dice-by-hand = I throw them
dice-by-themselves = they throw themselves

## Home

home-lead = Board games, just as in the box
home-games = Games
home-players = { $from } to { $to } players
home-running = Your running games
home-finished = Played before
home-forget = Remove { $title } from this list
home-trouble = The server does not answer. Check your connection.
play-now = Play now
play-now-what = Starts at once, against bots.
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
set-up-more = More rules
set-up-changed = { $count ->
    [one] one changed
   *[other] { $count } changed
}
set-up-begin = Start the game
set-up-begin-links = Start and invite
set-up-refused = The game cannot start like this. Check players and rules.
set-up-forbidden = “{ $value }” does not go with the players and rules you have chosen.
set-up-with = with { $names }
option-rules = Rules about: { $option }
kind-here = Here
kind-link = By link
kind-bot = Bot
bot = Bot, { $level }
fork-from = You play on from step { $step } of a saved match.

## Table

players = Players
prompt = What is going on
board = Board
board-in-words = The board in words
choices = Your choices
choices-all = Show all choices
choices-many = All { $count } choices
choices-tap = Tap one of the marked places, or look for it here.
choices-search = Search your choices
choices-found = { $count ->
    [one] one choice found
   *[other] { $count } choices found
}
choices-none = None of your choices contains “{ $words }”.
gather = What you take together
gather-count = { $thing }: { $count }
gather-take-back = One less: { $thing }
gather-missing = { $count ->
    [one] Choose one more
   *[other] Choose { $count } more
}
asides = You may also
linger = Before you pass the device on, you may still do this:
go-on = Go on
zoom = Look closer
zoom-in = Closer
zoom-out = Farther away
zoom-fit = Show the whole board
throw = Throw
skip = Skip ahead
their-turn = has the turn
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
connecting = Connecting again.
menu = More
menu-seat = Your seat: { $name }
menu-leave = Leave the table (you can come back)
waiting = Waiting for everyone
waiting-open = not here yet
waiting-ready = ready
waiting-why = The game starts as soon as everyone has opened their link.

## Seats

bot-plays = A bot is playing for you.
take-back = Play again myself
change-level = Change the level
hand-over = Let a bot take over
hand-over-why = The bot plays on until the seat is taken back.
resign = Give up
resign-sure = Give up for good? You cannot come back into this match.
resign-yes = Yes, give up
resign-no = No, play on
end-side = { $count ->
    [one] Take out of the game
   *[other] End this side
}
end-side-sure = { $count ->
    [one] This player has then lost, for good.
   *[other] All players of this side have then lost, for good.
}
end-side-yes = Yes, end it

## Invitations

invite = Invite
invite-how = Everybody gets an own link. Whoever opens it sits down there.
invite-only-here = These links open on this computer only: the server can be reached from nowhere else.
invite-open = not used yet
invite-taken = in use
invite-watch = Watch
invite-watch-note = for people who only look on
invite-own = Your seat on another device
invite-own-note = only for yourself
invite-renew = New link
invite-renew-why = Did the link get into wrong hands? The old one stops working.
qr = QR code
qr-of = QR code: { $title }

## Taking back

undo-ask = Take back my last move
undo-asked = { $name } would like to take back a move.
undo-yes = Agree
undo-no = No
undo-waiting = Waiting for an answer: { $names }
undo-withdraw = Never mind

## Chat

chat = Chat
chat-empty = Nobody has said anything yet.
chat-write = Write something
chat-send = Send
phrases = Quick words
phrase-hello = Hello!
phrase-well_played = Well played!
phrase-good_luck = Good luck!
phrase-thanks = Thanks!
phrase-oops = Oops!
phrase-wow = Wow!
phrase-hurry = Your turn!
phrase-one_moment = One moment
phrase-again = Once more?
phrase-goodbye = Goodbye!

## One device for several people

curtain = Pass the device to { $name }
curtain-why = So that everyone sees only their own things.
curtain-lift = I am { $name }

## The end

result = Result
result-won = { $names } wins!
result-shared = { $names } win together!
result-draw = A draw!
result-close = Look at the board
rematch = Play again
rematch-join = Join the rematch
verify = Was chance fair?
verify-proved = { $throws ->
    [one] Checked: chance decided once, and fairly. The server had sealed its secret before the start, and what came follows from it and from the players' own random numbers.
   *[other] Checked: chance decided { $throws } times, always fairly. The server had sealed its secret before the start, and everything that was thrown or drawn follows from it and from the players' own random numbers.
}
verify-failed = It could not be proved that chance was fair.
record-save = Save the match

## Replay

replay = Watch again
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

## Rules

rules-of = The rules of { $title }
rules-lead = The rulebook in our own words. Where it is silent, a ruling says how we play.
rules-search = Search the rules
rules-sections = Chapters
rules-found = { $count ->
    [one] one rule found
   *[other] { $count } rules found
}
rules-nothing = No rule contains “{ $words }”.
ruling = Ruling

## What went wrong

problem = That did not work. Please try again.
problem-table-out_of_date = The table has changed in the meantime. Look again.
problem-gather-full = That does not go with what you have chosen. Take something back first.
problem-seat-bot = A bot is playing this seat. Take it back first.
problem-undo-nothing = There is nothing to take back yet.
problem-chat-too_many = One thing after the other: wait a moment.
problem-seat-is_here = That player is at the table.
trouble = This page cannot be shown
trouble-why = Something went wrong. Nothing is lost.
trouble-link-unknown = This link does not open the match
trouble-link-unknown-why = Perhaps a piece of it is missing. Ask for it once more.
trouble-link-revoked = This link is no longer valid
trouble-link-revoked-why = It was replaced by a new one. Ask for that one.
trouble-match-unknown = There is no such match here
trouble-match-unknown-why = Perhaps it was played on another server.
trouble-game-unknown = We do not have this game
trouble-game-unknown-why = Have a look at the ones we have.
trouble-page-lost = There is nothing here
trouble-page-lost-why = The address leads nowhere.
trouble-record-bad = This file is not a saved match
trouble-record-bad-why = Choose a file that was saved with “Save the match”.
trouble-record-not_yet = This match can be watched later
trouble-record-not_yet-why = The game has secrets: the match can be watched when it is over.
