## Help

cli-about = Board games with faithful rules: in the terminal, in the browser and from Python.
cli-usage = Usage: { $line }
cli-commands = Commands
cli-parameters = Parameters
cli-possible = possible: { $values }
cli-default = usually { $value }
cli-required = needed
cli-help = Show this help.
cli-version = Show which version this is.

## Help: names for what is to be put in

cli-name-command = COMMAND
cli-name-options = OPTIONS
cli-name-game = GAME
cli-name-file = FILE
cli-name-folder = FOLDER
cli-name-clause = CLAUSE
cli-name-number = NUMBER
cli-name-word = WORD
cli-name-players = PLAYERS
cli-name-levels = LEVELS
cli-name-language = LANGUAGE
cli-name-address = ADDRESS
cli-name-setting = NAME=VALUE
cli-name-value = VALUE
cli-name-choice = CHOICE

## Help: the commands

cli-play = Play a match in this terminal. What is not said here is asked, or is as usual.
cli-learn = Learn a game: a first match against bots that explains itself step by step.
cli-serve = Serve all games to browsers, until interrupted.
cli-replay = See a match again, step by step in both directions; into a pipe the whole story.
cli-analyse = Look back at a finished match: everybody’s chance to win, luck and skill, moves to think about.
cli-verify = Prove that chance was fair in a finished match.
cli-rules = The rules of a game, clause by clause.
cli-games = The games there are.
cli-lab = Let bots play against each other, each equally often on every seat.

## Help: what can be said to them

cli-game = Which game; `ludotek games` lists them.
cli-file = A saved match.
cli-set = An option of the game; may be given several times.
cli-language = da, nb, sv, fi, it, de or en; else LUDOTEK_LANGUAGE, else your locale.
cli-no-color = No colours; shapes tell the players apart anyway.
cli-players = Who sits where, for example “person:Anna,hard,easy”.
cli-seats = How many players.
cli-seed = Chance that comes again with the same number; else fair chance, verifiable.
cli-resume = Go on with a saved match.
cli-save = Save into this file.
cli-position = Begin from a position (JSON) instead of the beginning.
cli-table = Throws and draws are entered by hand, from a real table.
cli-auto = A single legal choice is made by itself, and a throw after which there is none, unless that would tell others a secret.
cli-throw-for-me = Throws are made for you; otherwise each throw waits for your hand, except with --pace instant.
cli-pace = How long everything that happens stays to be seen.
cli-host = The address to listen on.
cli-port = The port; 0 is any free one.
cli-data = The folder in which matches are kept.
cli-settings = A TOML file with settings; LUDOTEK_… in the environment and flags win over it.
cli-open = Open the table in a browser.
cli-database = Keep matches in a PostgreSQL database: postgresql://….
cli-bus = Tell other servers of the same database by Redis or Valkey: redis://….
cli-processes = How many processes serve together.
cli-step = Begin after this many steps.
cli-clause = Only the clause of this number.
cli-short = Only the game on one screen.
cli-search = Only clauses with this word.
cli-bots = The levels of the bots, with commas between.
cli-lab-games = How many games.
cli-lab-seats = How many players; else one for each bot.
cli-lab-seed = The same number gives the same games.
cli-lab-processes = How many games at a time; else one for each core.
cli-lab-ray = Play on the Ray cluster at this address.
cli-lab-json = Write the results as JSON.
cli-lab-html = Write the results as a page with plots.

## What commands print

serve-at = Ludotek is at { $address }
serve-network = {"  "}for phones and others in this network: { $address }
serve-everybody = {"  "}everybody in this network can reach it; --host 127.0.0.1 keeps it to this computer
serve-folder = Matches are kept in { $folder }
serve-stop = Stop with Ctrl+C; nothing is lost.
verify-proved = { $throws ->
    [one] { $file }: one throw or draw proved
   *[other] { $file }: { $throws } throws and draws proved
}
verify-commitment = commitment { $commitment }
verify-proves = Proved: every throw follows from the secret that was fixed before the start, from the players’ random numbers and from all moves; every move is legal; nothing was changed since.
verify-limits = Not proved: that nobody knew the secret. Whoever ran the match did, and so knew its throws beforehand.
verify-note-position = Not the usual start: the match began from a position that somebody set up. Nothing is proved about that position.
verify-note-fork = { $steps ->
    [one] Not the usual start: the first step comes from another match. It is legal, but its throw is not proved here.
   *[other] Not the usual start: the first { $steps } steps come from another match. They are legal, but their throws are not proved here.
}
verify-note-lesson = The match began with lessons: its first { $steps } steps were written beforehand and not thrown.
verify-note-by = Set up by { $by }.
verify-note-practice = { $undos ->
    [one] A practice match: only bots opposed, and one undo was made. The throws after it were new.
   *[other] A practice match: only bots opposed, and { $undos } undos were made. The throws after each were new.
}
verify-note-undone = { $undos ->
    [one] One undo was made. What was taken back is in the record, and the throws after it were new.
   *[other] { $undos } undos were made. What was taken back is in the record, and the throws after each were new.
}
verify-note-given-up = The match was given up before its end: there is no result.
verify-note-alone = No player added a random number after the secret was fixed: whoever began the match could have chosen its throws.
verify-note-first-scheme = The record is of the first version of the scheme: names are not sealed, and the numbers that the server chose for bots were not fixed beforehand.
verify-not = { $file } is not proved: { $reason }
lab-line = { $mean } a game ({ $games } played)

## A command that cannot be read

wrong-command = no command '{ $given }'; there are { $known }
wrong-command-near = no command '{ $given }'; did you mean { $near }? There are { $known }
wrong-flag = unknown option { $given }; see: { $help }
wrong-flag-near = unknown option { $given }; did you mean { $near }?
wrong-number = { $name } takes a whole number, not '{ $given }'
wrong-choice = { $name } cannot be '{ $given }'; possible: { $known }
wrong-too-much = '{ $given }' is too much here; see: { $help }
wrong-missing = { $name } is missing; see: { $help }
wrong-no-value = { $name } needs a value behind it; see: { $help }
wrong-running = the match is not over: it can be analysed when it is
wrong-twice = { $name } is given twice: once is enough
wrong-usage = this cannot be read: { $reason }; see: { $help }

## Games, players, options

wrong-game = no game '{ $given }'. There are: { $known }
wrong-game-near = no game '{ $given }'; did you mean { $near }? There are: { $known }
wrong-which-game = which game? For example: { $command }. There are: { $known }
wrong-seats = { $game } is for { $numbers } players, not for { $seats }
wrong-bot = no bot '{ $given }'; there are { $known }
wrong-not-judged = { $game } cannot be analysed with these rules: nothing was learned to judge by
wrong-player = no player '{ $given }'; possible: person, person:NAME, { $known }
wrong-players = { $players ->
    [one] 1 player is named for { $seats } seats; name each, or leave --players out
   *[other] { $players } players are named for { $seats } seats; name each, or leave --players out
}
wrong-option = { $game } has no option '{ $name }'; its options are { $known }
wrong-option-value = option { $name } cannot be { $value }; possible: { $possible }
wrong-options = the rules forbid these options ({ $clause }): { $rule }
wrong-setting = --set '{ $given }': expected name=value; { $game } has the options { $known }
wrong-setting-twice = option { $name } is set twice: { $first } and { $second }
wrong-language = no language '{ $given }'; there are { $known }
wrong-lab = { $games } games of { $bots } bots on { $seats } seats: at least one game, a seat for each

## Wishes that contradict each other

wrong-table-and-seed = --table takes throws and draws from your table and --seed from a number: use one of them
wrong-table-bots = with your own cards only people play { $game }: nobody may see what a bot draws; name a person for every seat with --players
wrong-position-options = a position brings its own options: change them in its file, not by --set
wrong-position-seats = the position has { $seats } players, not { $asked }: leave --seats out
wrong-resume-flag = --resume goes on as the match was begun: leave { $flag } out
wrong-resume-game = { $file } is a match of { $game }, not of { $asked }
wrong-resume-table = chance in { $file } is its own: leave --table out
wrong-resume-over = the match in { $file } is over; see it with: { $command }
wrong-resume-secret = { $file } has no secret to throw with; it can only be seen: { $command }

## Rules

wrong-clause = no clause '{ $given }'; they go from { $first } to { $last }
wrong-clause-near = no clause '{ $given }'; did you mean { $near }?
wrong-lessons = { $game } has no lessons.
wrong-short = { $game } has no summary.
wrong-word = no clause of { $game } mentions '{ $word }'

## Files

wrong-file = no file '{ $file }'; matches are kept in { $folder }
wrong-file-near = no file '{ $file }'; did you mean { $near }?
wrong-read = cannot read '{ $file }': { $reason }
wrong-json = { $file } is not JSON: { $reason }
wrong-position = { $file } is not a position: expected a JSON object
wrong-position-record = { $file } is a record, not a position: use --resume { $file }
wrong-position-players = the position is one for { $found } players, not for { $seats }
wrong-save-folder = { $file } is a folder; name a file in it, for example { $example }
wrong-save-exists = { $file } exists and is not overwritten; go on with it by --resume, or choose another name
wrong-save-nowhere = there is no folder { $folder }; create it, or choose another place for { $file }
wrong-save-forbidden = the folder { $folder } cannot be written; choose another place for { $file }
wrong-address = cannot listen at { $host } port { $port }: { $reason }; try another --port
wrong-folder-in-use = another Ludotek server uses the folder { $folder }: stop it first, or choose another one with --data
reason-nothing = there is nothing of this name
reason-folder = that is a folder
reason-forbidden = it is not allowed
reason-full = there is no space left
reason-read-only = nothing can be written there
reason-in-use = somebody else listens there
reason-port = ports go from 0 to 65535

## Records

wrong-record = { $file } is not a Ludotek record: it has no field 'ludotek'
wrong-record-deep = { $file } is not a Ludotek record: it is nested too deeply
wrong-format = { $file } has the record format { $found }; this version of Ludotek reads format { $format }
wrong-damaged = { $file } is damaged: { $reason }
wrong-header = the record's header is not possible: { $reason }
wrong-record-game = this is a record of '{ $found }', not of '{ $game }'
wrong-version = this record was made with version { $found } of { $game }; here is version { $version }, whose rules differ, so it is not replayed
wrong-record-players = { $players ->
    [one] 1 player is named for { $seats } seats in this record
   *[other] { $players } players are named for { $seats } seats in this record
}
wrong-nonces = the record is for { $seats } players, but it has { $nonces } nonces
wrong-step = step { $step } ({ $actor }, { $action }) is not possible: { $reason }
wrong-no-step = there is no step { $step } in { $file }: it has the steps 0 to { $last }
wrong-not-over = { $game } has secrets: the record of a match is given when it is over
wrong-secret = its secret is damaged: { $reason }
wrong-throw = secret, nonces and history give { $due }; this throw, or something before it, was changed

## Throws that are not proved

unfair-no-data = this record has no fairness data: its throws were entered or simulated
unfair-entered = this record says that its chance was entered by hand and that it was drawn fairly: only one can be true
verify-entered = { $file }: what chance brought was entered by hand, from a real table ({ $count } throws and draws). The moves are legal; there is no chance to prove.
unfair-not-yet = this record's secret is not revealed yet: it is when the match is over
unfair-secret = the secret, the header, the start or an early nonce is not what was committed to before the first throw
unfair-nonces = the record does not have one nonce for each of its { $seats } seats
unfair-nonce = the nonce of seat { $seat } was fixed when the commitment was made, but another one was used
unfair-weights = throw { $throw }: by the rules its outcomes were not as likely as the record says
unfair-result = the result in the record is not the result of its last position
unfair-given-up = the record says that the match was given up, but it is over after step { $step }
wrong-scheme = the record’s fairness scheme is version { $found }; this program knows { $known }
unfair-throw = step { $step }: chance gave { $action }, but secret, nonces and history give { $due }; this throw, or something before it, was changed
unfair-already = the record says that { $already } of its { $steps } steps came from elsewhere: none would be proved
unfair-stops = the record stops after step { $step }, before the match is over
unfair-seal = the seal does not fit: something in the record was changed

## A look back

analyse-curve = Chance to win, over { $steps } steps:
analyse-luck-skill = Luck and skill, in points of the chance to win (skill: 0 is without a mistake):
analyse-turns = Turning points:
analyse-lessons = Moves to think about:
analyse-no-lessons = No move was clearly a mistake.
analyse-lesson = { $who }: { $played }; better: { $better } ({ $loss })
cli-stats = How often people played and won.
stats-none = No finished match in { $folder }.
stats-game = { $game }: { $count ->
    [one] one match
   *[other] { $count } matches
}
stats-person = played { $played }, won { $won }
