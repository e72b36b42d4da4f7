## Shared by all games

yes = yes
no = no
option-auto = as usual
refuse-not-your-turn = It is not your turn: { $who } has to choose.
refuse-chance-first = First something is thrown or drawn.
refuse-over = The match is over.
refuse-not-legal = That is not possible now.
refuse-not-now = You cannot do that now.
refuse-no-chance = That cannot be thrown or drawn now.
entry-outcome = What was thrown or drawn?
entry-throw = What did { $who } throw?
entry-throw-you = What did you throw?
entry-draw = What did { $who } draw?
entry-draw-you = What did you draw?
refuse-entry = { $what } cannot be drawn any more: none is left. Please check what was entered.
refuse-entry-count = { $given } entered, { $count } expected.
prompt-turn-you = It is your turn.
prompt-turn = It is { $who }'s turn.
prompt-chance = Something is thrown or drawn.
prompt-over = The match is over.
told-hint = { $who } asks a bot for help.
told-undo = { $who } takes back a move.
told-entry-refused = { $who } entered something that cannot have been drawn.
told-entry-withdrawn = { $who } takes back what was entered.
told-start-position = Not the usual start: { $by } set up the position from which this match begins.
told-start-fork = { $steps ->
    [one] Not the usual start: { $by } took the first step from another match.
   *[other] Not the usual start: { $by } took the first { $steps } steps from another match.
}
start-somebody = somebody
start-players = That match was played by { $names }.
start-set-up = That match began from a position that somebody had set up.
start-moved = { $count ->
    [one] One thing on the table lies differently from usual.
   *[other] { $count } things on the table lie differently from usual.
}
start-hides = What is hidden was brought along too: { $by } may know it.
start-differs = { $label }: { $here } instead of { $usual }
told-time-bot-moves = Time is up for { $who }: a bot makes the move.
told-time-bot-takes-over = Time is up for { $who }: a bot takes over.
told-time-leaves = Time is up for { $who }, who leaves the game.
push-turn = It is your turn.
push-turn-with = It is your turn. Playing with: { $names }.
outcome = { $number }
colour-green = Green
colour-blue = Blue
colour-red = Red
colour-yellow = Yellow
colour-purple = Purple
colour-black = Black

## Players

bot-beginner = beginner bot
bot-easy = easy bot
bot-medium = medium bot
bot-hard = hard bot
bot-expert = expert bot

## Players

bot-random = random bot
bot-monte_carlo = Monte Carlo bot
bot-style-beginner = plays fast and loose
bot-style-easy = knows the rules, likes surprises
bot-style-medium = looks a little ahead
bot-style-hard = plans carefully and seldom errs
bot-style-expert = thinks for a second and forgives nothing
bot-style-random = makes any move at all
bot-style-monte_carlo = tries every move with random games
player-you = you

## Before a match

ask-game = Which game?
ask-seats = How many players: { $numbers }?
ask-option = Which option do you want to change?
answer-start = keep them all
ask-players = Who plays? For each seat type a name, or the number of a bot:

## During a match

prompt-aside = You can still do something. Press Enter to continue.
choice-go-on = Continue
choice-throw = Throw
hint-play = h hint · u undo · s save · w what · ? help · l leave · q save and quit
hint-watch = any key: faster · q save and quit
hint-over = Enter finish · u undo · ? help
hint-number = type the number, then Enter · / to search
hint-more = { $first }–{ $last } of { $total }: type the number, then Enter · ↑ ↓ for the others · / to search
hint-read = space on · p back · q close
screen-too-small = The board does not fit: make the window at least { $width } columns wide and { $height } rows high.
say-range = { $last ->
    [one] There is one choice: type 1.
   *[other] Type a number from 1 to { $last }.
}
say-unknown = “{ $typed }” does nothing here. Type ? for help.
say-not-found = No choice has “{ $typed }” in it: here are all of them.
say-hint = Hint: { $moves } (chance to win { $chance } %)
say-hint-equal = Hint: all of them are about equal (chance to win { $chance } %)
say-no-hint = No hint: nobody here is asked.
say-undone = Taken back. Choose again.
say-nothing-to-undo = There is no choice to take back.
say-not-undone = It stays as it was: not everyone agrees.
say-saved = Saved: { $file }
say-not-saved = Not saved: { $reason }
say-cannot-leave = Only a player who is deciding can leave.
# The letter that answers a question with yes.
key-yes = y
ask-leave = { $who } leaves this match and cannot come back. Are you sure? { $yes } = yes
ask-undo = { $who } wants to take back the last choice. Do you agree? { $yes } = yes, any other key = no
ask-undo-all = { $who } wants to take back the last choice. Do you all agree? { $yes } = yes, any other key = no
curtain-hand = Hand the device to { $who }.
curtain-enter = Is nobody else looking? Then press Enter.

## Help

help-title = Keys
help-choose = make this choice; above nine type the number, then Enter
help-search = type words, then Enter: only the choices that have them
help-hint = a hint: what an expert would do, and the chance to win
help-undo = take back the last choice; others at this terminal are asked
help-save = save and play on
help-leave = leave the match for the rest of it; the others play on
help-quit = save and quit; Ctrl-C does the same
help-help = this help
help-rules = The rules follow below, clause by clause. They can also be read with: { $command }
help-fair = The throws and draws were fixed before the start; nobody can change them. Fingerprint: { $commitment }

## After a match

result-line = { $place }. { $who }
say-resume = Continue with: { $command }
say-replay = See it again with: { $command }
say-verify = Check that the dice and cards were fair with: { $command }
result-practice = { $undos ->
    [one] A practice match against bots, with one undo.
   *[other] A practice match against bots, with { $undos } undos.
}

## Seeing a match again

replay-step = step { $step } of { $last }
replay-no-step = This match has the steps 0 to { $last }.
replay-unknown = “{ $typed }” does nothing here.
hint-replay = → on · ← back · Home · End · number Enter · q quit

## The game on one screen

summary-aim = Aim
summary-turn = Your turn
summary-end = How it ends
summary-mistakes = What beginners get wrong

## Lessons

lesson-throw = Throw the die: tap it.
lesson-number = Lesson { $number } of { $count }
choice-lesson-leave = Leave the lesson and play on

## What things are and do

about-seat = This colour and sign stand for this player: on the pieces, on the panel and in the log.
now-counter = { $who }: { $value }
now-badge = { $who }
help-what = what the things on the table are; with a word only those that have it: w bridge
say-no-thing = Nothing on the table is called “{ $typed }”.
