## The game

title = Last One Alive
blurb = Roll fistfuls of dice, shoot what comes and send the rest to your neighbour. If you still face a zombie at the end of your turn, you join them.

## Names

colour-red = Red
colour-yellow = Yellow
colour-blue = Blue
colour-green = Green
colour-purple = Purple
tile-axe = Axe
tile-chainsaw = Chainsaw
tile-rocket = Rocket
tile-pistol = Pistol
tile-medikit = Medikit
tile-radio = Radio
tile-barricade = Barricade
tile-hero = Hero
tile-apocalypse = Zombie Apocalypse
tile-night = night
tile-day = day
die-zombie = zombie die
die-shot = shot die
die-item = item die
die-barricade = barricade die
# Several dice of a type.
dice-zombie = { $count ->
    [one] one zombie die
   *[other] { $count } zombie dice
}
dice-shot = { $count ->
    [one] one shot die
   *[other] { $count } shot dice
}
dice-item = { $count ->
    [one] one item die
   *[other] { $count } item dice
}
dice-barricade = { $count ->
    [one] one barricade die
   *[other] { $count } barricade dice
}
face-blank = blank
face-ambush = ambush
face-zombie-one = one zombie
face-zombie-two = two zombies
face-bang-one = bang
face-bang-two = two bangs
face-bangs = { $count ->
    [one] one bang so far
   *[other] { $count } bangs so far
}
face-plus = bang +
face-item = item
face-barricade = barricade
face-nothing = only blanks
several = { $what } ×{ $count }
and = { $first }, { $next }
# What a bang, a barricade or a Chainsaw is aimed at.
target-one = a die with one zombie
target-two = a die with two zombies
target-zombie = the ambush on a zombie die
target-item = the ambush on an item die
target-barricade = the ambush on a barricade die
# What a tile does, for a short hint.
does-axe = Before the roll: barricades count double. Or after the roll: re-roll a barricade die.
does-chainsaw = Before the roll: ignore all ambushes. Or after the roll: remove one ambush.
does-rocket = Before the roll: send half of your zombie dice to the left.
does-pistol = Before the roll: bangs count double. Or after the roll: re-roll a shot die.
does-medikit = When you are about to be overpowered: roll a shot die. With a bang you live, and everything in front of you is gone.
does-radio = Before the roll: take two more dice.
does-barricade = Before or after the roll: send a zombie die to the left.
does-hero = After the roll: re-roll as many dice as you like.

## Prompts

prompt-first = Who begins? The lot decides.
prompt-deal = { $who } draws a tile to start with.
prompt-deal-you = You draw a tile to start with.
prompt-side = { $who } has drawn { $tile }: item or barricade?
prompt-side-you = You have drawn { $tile }. Keep it as an item, or turn it over as a barricade?
prompt-pre = { $who } may use tiles before rolling.
prompt-pre-you = Your turn: use tiles before rolling, or choose your dice.
prompt-pick = { $compulsory ->
    [0] { $who } chooses { $count } dice.
    [one] { $who } chooses { $count } dice. One zombie die is compulsory.
   *[other] { $who } chooses { $count } dice. { $compulsory } zombie dice are compulsory.
}
prompt-pick-you = { $compulsory ->
    [0] Your turn: choose { $count } dice.
    [one] Your turn: choose { $count } dice. One zombie die is compulsory.
   *[other] Your turn: choose { $count } dice. { $compulsory } zombie dice are compulsory.
}
prompt-roll = { $who } rolls.
prompt-roll-you = Your dice: throw them!
prompt-rolls-again = { $who } rolls again.
prompt-rolls-again-you = Your dice: throw them again!
prompt-post = { $who } may re-roll dice.
prompt-post-you = The dice have fallen. Re-roll some with your tiles, or keep them?
prompt-mark = { $who } chooses dice for the Hero to re-roll.
prompt-mark-you = Hero: tap the dice you want to re-roll, then roll them.
prompt-draws = { $who } draws a tile.
prompt-draws-you = You draw a tile.
prompt-item = { $count ->
    [one] { $who } may draw a tile.
   *[other] { $who } may draw { $count } tiles.
}
prompt-item-you = { $count ->
    [one] You rolled an item: draw a tile from the bag?
   *[other] You rolled { $count } items: draw a tile from the bag?
}
prompt-shot = { $count ->
    [one] { $who } has one bang.
   *[other] { $who } has { $count } bangs.
}
prompt-shot-you = { $count ->
    [one] One bang: what do you shoot?
   *[other] { $count } bangs: what do you shoot?
}
prompt-shot-none = { $who } has no bang left but may use tiles.
prompt-shot-none-you = You have no bang left. Use a tile against what is in front of you, or go on?
prompt-shot-clear = { $who } has nothing to shoot but may use tiles.
prompt-shot-clear-you = There is nothing to shoot. Do you want to use a tile?
prompt-barricade = { $count ->
    [one] { $who } has one barricade.
   *[other] { $who } has { $count } barricades.
}
prompt-barricade-you = { $count ->
    [one] One barricade: which die do you send to the left?
   *[other] { $count } barricades: which dice do you send to the left?
}
prompt-barricade-none = { $who } may still use tiles.
prompt-barricade-none-you = There is no barricade to use. Use a tile, or end your turn?
prompt-end_draw = { $count ->
    [one] { $who } has survived and may draw a tile.
   *[other] { $who } has survived and may draw { $count } tiles.
}
prompt-end_draw-you = { $count ->
    [one] You have survived! One barricade is left: draw a tile?
   *[other] You have survived! { $count } barricades are left: draw a tile?
}
prompt-limit = { $who } has more than three tiles and drops some.
prompt-limit-you = { $count ->
    [one] Three tiles are the limit: which one do you drop?
   *[other] Three tiles are the limit: drop { $count }.
}
prompt-medikit = { $who } is about to be overpowered but has a Medikit.
prompt-medikit-you = They are about to get you! Use the Medikit? With a bang on a shot die you live.
prompt-medikit-roll = { $who } rolls for a rescue. A bang is needed.
prompt-medikit-roll-you = You roll for your rescue. You need a bang.
prompt-risen = { $who } rolls a zombie die from the other side.
prompt-risen-you = You are out, but you still roll a zombie die against the others.
prompt-over = { $who } is the last one alive!
prompt-over-you = You are the last one alive!
prompt-points = { $points ->
    [one] { $who } wins The Survivors with one point!
   *[other] { $who } wins The Survivors with { $points } points!
}
prompt-points-you = { $points ->
    [one] You win The Survivors with one point!
   *[other] You win The Survivors with { $points } points!
}
prompt-shared = Shared victory: { $who }.

## Choices

choose-side-item = Item side: { $tile }
choose-side-barricade = Barricade side (instead of { $tile })
choose-pass-pre = Choose dice
choose-pass-post = Keep the dice as they are
choose-pass-item = Draw no tile
choose-pass-shot = Stop shooting
choose-pass-barricade = Done
choose-pass-end_draw = Draw no tile
choose-pass-medikit = Do not use it
choose-axe = Axe: barricades count double this turn
choose-chainsaw = Chainsaw: ignore all ambushes this turn
choose-pistol = Pistol: bangs count double this turn
choose-radio = Radio: take two more dice
choose-rocket-one = { $count ->
    [one] Rocket: send a die with one zombie to the left
   *[other] Rocket: send { $count } dice with one zombie each to the left
}
choose-rocket-two = { $count ->
    [one] Rocket: send a die with two zombies to the left
   *[other] Rocket: send { $count } dice with two zombies each to the left
}
choose-rocket-both = Rocket: send to the left { $ones } × one zombie and { $twos } × two zombies
choose-barricade = Barricade tile: send { $die } to the left
choose-pick = Roll { $dice }
choose-reroll-shot = Pistol: re-roll shot die { $number } ({ $face })
choose-reroll-barricade = Axe: re-roll barricade die { $number } ({ $face })
choose-mark = Hero: mark die { $number } – { $die }, { $face }
choose-take-back = Unmark die { $number } – { $die }, { $face }
choose-throw = { $count ->
    [one] Hero: re-roll the marked die
   *[other] Hero: re-roll the { $count } marked dice
}
choose-draw-item = Draw a tile for an item
choose-draw-end_draw = Draw a tile for an unused barricade
choose-cut = Chainsaw: remove { $die }
choose-shoot = Shoot: { $die }
choose-push = Send to the left: { $die }
choose-shoot-all = Use all bangs
choose-draw-all = Draw { $count } tiles
choose-push-all = Use all barricades
choose-drop = Drop: { $tile }
choose-medikit = Medikit: roll for your rescue

## What happened

told-first = { $who } begins.
told-drawn = { $who } draws a tile: { $tile }.
told-drawn-apocalypse = { $who } draws a Zombie Apocalypse tile!
told-drawn-night = { $who } draws the night tile. Night falls!
told-drawn-day = { $who } draws the day tile. The sun rises!
told-placed-item = { $who } gets an item: { $tile }.
told-placed-barricade = { $who } gets a barricade (it was: { $tile }).
told-level-up = The Apocalypse level rises to { $level }.
told-level-down = The Apocalypse level falls to { $level }.
told-set-up-again = The third Apocalypse tile already! All tiles go back and { $who } draws first again.
told-hero-start = { $who } starts with a hero tile.
told-hero-bangs = { $who } receives a hero tile for three bangs.
told-hero-life = { $who } receives a hero tile.
told-hero-used = { $count ->
    [one] { $who } uses the Hero and re-rolls one die.
   *[other] { $who } uses the Hero and re-rolls { $count } dice.
}
told-starting-zombie = { $who } starts with a zombie in front of them.
told-use-axe = { $who } uses an Axe: barricades count double.
told-use-chainsaw = { $who } uses a Chainsaw: ambushes are ignored.
told-use-pistol = { $who } uses a Pistol: bangs count double.
told-use-radio = { $who } uses a Radio: two more dice.
told-use-rocket = { $who } lights a Rocket.
told-use-barricade = { $who } uses a Barricade tile.
told-use-cut = { $who } starts the Chainsaw.
told-use-pistol-again = { $who } re-rolls a shot die with a Pistol.
told-use-axe-again = { $who } re-rolls a barricade die with an Axe.
told-use-medikit = { $who } reaches for the Medikit.
told-dropped = { $who } drops a tile: { $tile }.
told-picked = { $who } takes { $dice }.
told-rolled = { $who } rolls: { $faces }.
told-rolled-again = { $who } re-rolls: { $faces }.
told-rolled-plus = The + rolls on for { $who }: { $faces }.
told-zombies = { $zombies ->
    [one] One zombie shuffles from { $who } to { $to }.
   *[other] { $zombies } zombies shuffle from { $who } to { $to }.
}
told-ambushes = { $ambushes ->
    [one] { $who } walks into an ambush.
   *[other] { $who } walks into { $ambushes } ambushes.
}
told-both = Zombies for { $to }: { $zombies }. Ambushes for { $who }: { $ambushes }.
told-bangs = { $count ->
    [one] { $who } has one bang.
   *[other] { $who } has { $count } bangs.
}
told-new-ambush = { $who } walks into a new ambush.
told-bang-zombie = { $left ->
    [0] { $who } gets rid of a zombie. That was the last bang.
    [one] { $who } gets rid of a zombie. One bang left.
   *[other] { $who } gets rid of a zombie. { $left } bangs left.
}
told-bang-ambush = { $left ->
    [0] { $who } gets rid of an ambush. That was the last bang.
    [one] { $who } gets rid of an ambush. One bang left.
   *[other] { $who } gets rid of an ambush. { $left } bangs left.
}
told-cut = { $who } saws an ambush down.
told-moved-rocket = { $count ->
    [one] Whoosh! A zombie die flies from { $who } to { $to }.
   *[other] Whoosh! { $count } zombie dice fly from { $who } to { $to }.
}
told-moved-tile = { $count ->
    [one] A zombie die goes from { $who } to { $to }.
   *[other] { $count } zombie dice go from { $who } to { $to }.
}
told-moved-result = { $count ->
    [one] { $who } bars the way: a zombie die goes to { $to }.
   *[other] { $who } bars the way: { $count } zombie dice go to { $to }.
}
told-saved = { $who } rolls { $face } and is saved.
told-not-saved = { $who } rolls { $face }: the Medikit does not help.
told-overpowered = { $who } is overpowered!
told-life-lost = { $left ->
    [one] { $who } loses a life: only the last one is left.
   *[other] { $who } loses a life: { $left } are left.
}
told-eliminated = { $who } is out and joins the zombies.
told-risen = { $count ->
    [one] Zombified { $who } sends a zombie to { $to }.
   *[other] Zombified { $who } sends { $count } zombies to { $to }.
}
told-risen-nothing = Zombified { $who } rolls, but nothing happens.
told-left = { $who } has left the game.
told-scored = { $points ->
    [one] { $who }: one point.
   *[other] { $who }: { $points } points.
}
told-scored-hero = { $points ->
    [one] { $who }: one point, and a hero tile.
   *[other] { $who }: { $points } points, and a hero tile.
}
told-won = { $who } is the last one alive!
told-won-points = { $who } wins The Survivors!
told-shared = Shared victory: { $who }.

## Refusals

refuse-wait = First the dice are rolled or a tile is drawn.
refuse-due-side = First decide: item or barricade.
refuse-due-pre = This is the moment before rolling: use tiles, or choose your dice.
refuse-due-pick = Choose your dice first.
refuse-due-post = The dice have just been rolled: re-roll, or keep them.
refuse-due-mark = You are using the Hero: mark dice, then roll them.
refuse-due-item = Items come first: draw a tile, or draw none.
refuse-due-shot = Bangs come first: shoot, or stop shooting.
refuse-due-barricade = Now the barricades: send dice to the left, or finish.
refuse-due-end-draw = Your turn is ending: draw a tile, or draw none.
refuse-due-limit = Three tiles are the limit: drop one first.
refuse-due-medikit = You are about to be overpowered: use the Medikit, or do not.
refuse-unknown-choice = That cannot be chosen now.
refuse-before-rolling = Only before rolling: { $tile }.
refuse-after-rolling = Only after rolling: { $tile }.
refuse-after-assigning = Only when the dice have been assigned: { $tile }.
refuse-with-bangs = Only when you use your bangs, and that comes next: { $tile }.
refuse-too-late = Too late in this turn: { $tile }.
refuse-before-choosing = Only before you choose your dice: { $tile }.
refuse-ambush-gone = The ambush on that die is gone: it cannot be re-rolled.
refuse-medikit-later = The Medikit helps only when you are about to be overpowered.
refuse-not-held = You do not have that tile: { $tile }.
refuse-already-doubled = Doubled already; another one adds nothing: { $tile }.
refuse-already-ignored = Ambushes are already ignored this turn.
refuse-nothing-in-front = Nothing lies in front of you.
refuse-rocket-half = { $count ->
    [one] The Rocket moves half of your dice, rounded up: here one.
   *[other] The Rocket moves half of your dice, rounded up: here { $count }.
}
refuse-no-such-die = That does not lie in front of you: { $die }.
refuse-ambush-stays = An ambush cannot be moved. Shoot it or use a Chainsaw.
refuse-no-result = You have no barricade left.
refuse-no-bang = You have no bang left.
refuse-pick-count = { $count ->
    [one] You choose exactly one die.
   *[other] You choose exactly { $count } dice.
}
refuse-pick-type = The pool has no more than { $most } for you: { $die }.
refuse-no-rolled-die = No such die was rolled this turn.
refuse-bang-used = You have used a bang: shot dice cannot be re-rolled any more.
refuse-die-used = A result of that die has been used: it cannot be re-rolled.
refuse-no-hero = You have no hero tile.
refuse-mark-first = First mark the dice that the Hero re-rolls.
refuse-already-marked = That die is marked already.
refuse-not-marked = That die is not marked.
refuse-no-take-back = You have unmarked often enough in this turn: roll them.
refuse-no-such-ambush = There is no such ambush in front of you: { $die }.
refuse-no-pass-side = You must choose a side.
refuse-no-pass-pick = You must choose dice: nobody may skip the roll.
refuse-no-pass-limit = You must drop a tile: three are the limit.
refuse-no-pass-mark = Roll the marked dice, or unmark them all.
refuse-not-yours = That is not yours.

## Options

option-day_and_night = Day and Night: at night the Apocalypse level is one higher
option-survivors = The Survivors: everybody has three lives, points decide (good for two or three players)
option-zombies_everywhere = Zombies, zombies everywhere! Players who are out keep rolling for the zombies
option-first_player = Who begins
option-first_player-random = by lot
option-first_player-0 = Red
option-first_player-1 = Yellow
option-first_player-2 = Blue
option-first_player-3 = Green
option-first_player-4 = Purple
option-hero_supply = Hero tiles that have been used
option-hero_supply-removed = leave the game
option-hero_supply-returned = go back to the supply
option-start_hero = Everybody starts with a hero tile
option-start_zombie = A zombie in front from the start
option-start_zombie-first = only for the first player
option-start_zombie-all = for everybody
option-stack_doublers = Two Axes or two Pistols in a turn count fourfold

## The picture

label-board = The table
label-level = Apocalypse level { $level }
label-apocalypses = { $count ->
    [one] One Apocalypse tile put aside
   *[other] { $count } Apocalypse tiles put aside
}
label-day = It is day
label-night = It is night: the level is one higher
label-heroes = { $count ->
    [0] No hero tiles left
    [one] One hero tile in the supply
   *[other] { $count } hero tiles in the supply
}
label-bag = { $count ->
    [one] One tile in the bag: { $tiles }
   *[other] { $count } tiles in the bag: { $tiles }
}
label-bag-empty = The bag is empty
label-card-alive = { $who }
label-card-zombified = { $who }, zombified
label-card-left = { $who } has left
label-lives = { $count ->
    [one] { $who }: the last life
   *[other] { $who }: { $count } lives
}
label-tile = { $tile }. { $does }
label-front = In front of { $who }: { $what }
label-next = Zombies go to { $who }
label-compulsory = Compulsory zombie die
label-die = { $die }: { $face }
label-die-waiting = { $die }, not rolled yet
label-pool = In the pool: { $die }, { $count }
label-force-axe = Axe: barricades count ×{ $count }
label-force-pistol = Pistol: bangs count ×{ $count }
label-force-chainsaw = Chainsaw: ambushes are ignored
label-force-radio = Radio: { $count } more dice
label-force-items = { $count ->
    [one] One item result left
   *[other] { $count } item results left
}
label-force-bangs = { $count ->
    [one] One bang left
   *[other] { $count } bangs left
}
label-force-results = { $count ->
    [one] One barricade left
   *[other] { $count } barricades left
}
label-force-draws = { $count ->
    [one] One tile may be drawn
   *[other] { $count } tiles may be drawn
}
label-side-item = Item side
label-side-barricade = Barricade side
counter-zombies = threats
counter-tiles = tiles
counter-points = points
badge-won = winner
badge-zombified = zombified
badge-left = has left

## The text picture

show-level = Apocalypse level { $level }
show-bag = bag { $count }
show-heroes = heroes { $count }
show-apocalypses = Apocalypse tiles { $count } of 3
show-night = night
show-day = day
show-pool = Pool:
show-front = in front:
show-tray-empty = The tray is empty.
short-axe = Axe
short-chainsaw = Saw
short-rocket = Rocket
short-pistol = Pistol
short-medikit = Medikit
short-radio = Radio
short-barricade = Barr.
short-die-zombie = zombie
short-die-shot = shot
short-die-item = item
short-die-barricade = barricade

## Lessons

lesson-aim = Survive your own turn: if a zombie is still in front of you at its end, you are out. There are two! The last one alive wins.
lesson-dice = The level is 1, so one zombie die is compulsory. Take four more: two shot dice, one item die, one barricade die.
lesson-dice-why = You need some of everything now: two shot dice, one item die and one barricade die.
lesson-item = The zombie you rolled went to your left neighbour, yellow. And the item die lets you draw a tile: take it.
lesson-item-why = Do not pass up a tile: you will need all the help you can get.
lesson-bang = A bang! Each bang removes one zombie in front of you.
lesson-bang-why = A bang you do not use is lost. Remove a zombie with it.
lesson-barricade = A barricade sends a zombie on to your left neighbour. Use it on the last one.
lesson-barricade-why = Without it the zombie stays, and you would be out. Send it on.
lesson-death = Yellow rolled nothing useful and had two zombies in front: overpowered, and out of the game.
lesson-level = And blue drew an Apocalypse tile: the level is 2 now. From now on everybody rolls two zombie dice.
lesson-again = A zombie came over from blue. Take three shot dice and one barricade die.
lesson-again-why = You want to shoot now: three shot dice and one barricade die.
lesson-ambush = An ambush stays in front of you and cannot be sent on. Shoot it with your only bang.
lesson-ambush-why = One bang is not enough for both. Use it on the ambush: no barricade helps against it.
lesson-medikit = A zombie is left, and your turn is over: this is how you die. But you have a Medikit. Roll for your life!
lesson-medikit-why = Without the Medikit you are out now. Use it.
lesson-end = Saved! Items, bangs and barricades kept you alive this far. Only blue is left: play on and be the last one alive.

## Why a move is good

reason-sends = It sends zombies on to { $who }.
reason-shoots = It gets rid of a zombie.
reason-ambush = It gets rid of an ambush.

## What things are and do

now-held = { $who } holds it.
thing-front = Zombies in front of a player
about-front = If they are still there when that player’s turn ends, the player is overpowered. A bang removes one zombie; a barricade sends the whole die to the left.
thing-ambush = Ambush
about-ambush = It stays in front of the player who rolled it and overpowers like a zombie. A bang or a Chainsaw removes it; it can never be sent on.
thing-compulsory = Compulsory zombie die
about-compulsory = Every turn you must roll as many zombie dice as the Apocalypse level says. Your other dice you choose freely.
about-die-zombie = Zombies go to the player on your left, an ambush stays in front of you, a blank does nothing.
about-die-shot = Each bang removes one zombie or one ambush in front of you. Bang + counts and is rolled again.
about-die-item = For each item you may draw a tile from the bag and use it later. An ambush stays in front of you.
about-die-barricade = Each barricade sends one zombie die from in front of you to the left. If nothing is left there at the end, unused ones bring tiles.
thing-medikit-die = Rescue roll
about-medikit-die = With the Medikit the player rolls one shot die. If it shows a bang, the player lives on and everything in front of them is gone.
thing-risen = Roll of a zombified player
about-risen = Players who are out still roll one zombie die when it would be their turn. Zombies go to the left; an ambush is ignored.
thing-bag = Bag
about-bag = Tiles are drawn from here, for items and for unused barricades. An Apocalypse tile raises the level instead.
thing-next_tile = The next tile
about-next_tile = Nobody knows which one comes out of the bag next. What is still in it, everybody may know.
thing-level = Apocalypse level { $level }
about-level = { $level ->
    [one] Everybody must roll one zombie die each turn. Every Apocalypse tile adds one, up to four.
   *[other] Everybody must roll { $level } zombie dice each turn. Every Apocalypse tile adds one, up to four.
}
about-aside = Each Zombie Apocalypse tile that was drawn lies here and raises the level by one for the rest of the game.
about-night = It is night until somebody draws the day tile: the Apocalypse level is one higher.
about-day = It is day: the night adds nothing to the Apocalypse level.
thing-heroes = Supply of hero tiles
about-heroes = If you use three bangs in one turn, you receive a hero tile from here. You never have more than one.
about-side-barricade = Keep the tile with its barricade side up: it sends one zombie die to the left, before or after the roll.
thing-life = Life
about-life = Whoever is overpowered loses a life instead of dropping out, and receives a hero tile. Without lives left you are out. Life markers are worth two points each.
thing-card = { $who }
about-card-alive = Alive. At most three tiles lie on this card; zombies and ambushes lie in front of it.
about-card-zombified = Overpowered and out of the game. Zombies that would come here go to the next living player.
about-card-left = Has left the game and counts as eliminated.
thing-turn = Whose turn it is
about-turn = The player with this frame chooses dice, rolls them and deals with what lies in front of them.
thing-won = Winner
about-won = The last one alive wins; in The Survivors the player with the most points.
thing-next = Who gets the zombies
about-next = Zombies that are rolled, and dice that barricades send on, come here: to the next living player on the left.
thing-mark = Marked for the Hero
about-mark = This die is re-rolled when the Hero is used. A tap takes the mark back.
thing-used = Used
about-used = A result of this die has been used, so it can no longer be re-rolled.
about-force-axe = An Axe was used before the roll: each barricade of this turn counts for more, for sending dice and for drawing tiles.
about-force-pistol = A Pistol was used before the roll: each bang of this turn counts for more.
about-force-chainsaw = A Chainsaw was used before the roll: every ambush of this turn counts as a blank.
about-force-radio = A Radio was used before the roll: more dice may be chosen this turn.
about-force-items = This many tiles may still be drawn from the bag for the items rolled. What is not used is lost.
about-force-bangs = Each bang removes one zombie or one ambush in front of the player. What is not used is lost; three in a turn earn a hero tile.
about-force-results = Each barricade sends one zombie die to the left. If nothing is left in front of the player at the end, each unused one is worth a tile.
about-force-draws = The turn is survived: this many tiles may be drawn for unused barricades. They are kept barricade side up.
about-counter-zombies = Zombies and ambushes in front of this player. All must be gone when the player’s turn ends.
about-counter-tiles = Items and barricades that this player can use, each once. Three are the limit at the end of a turn.
about-counter-points = The Survivors: two points for each life marker, one for each item or barricade tile. The most points win at the third Apocalypse tile.
thing-tray = Tray
about-tray = The dice of this turn are rolled here. Zombies and ambushes are dealt out first, then come items, bangs and barricades.
thing-place-hero = Space for a hero tile
thing-place-front = In front of a player
thing-place-tile = Space for a tile
entry-first = Who begins?
number-shot = zombies shot
number-passed = zombie dice passed on
number-tiles = tiles used
