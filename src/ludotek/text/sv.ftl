## Gemensamt för alla spel

yes = ja
no = nej
option-auto = som vanligt
refuse-not-your-turn = Det är inte din tur: nu är det { $who } som ska välja.
refuse-chance-first = Först ska något slås eller dras.
refuse-over = Partiet är slut.
refuse-not-legal = Det går inte nu.
refuse-not-now = Det kan du inte göra nu.
refuse-no-chance = Det kan inte slås eller dras nu.
entry-outcome = Vad slogs eller drogs?
entry-throw = Vad slog { $who }?
entry-throw-you = Vad slog du?
entry-draw = Vad drog { $who }?
entry-draw-you = Vad drog du?
refuse-entry = { $what } kan inte dras längre: det finns ingen kvar. Kontrollera det som har skrivits in.
refuse-entry-count = { $given } inskrivna, det ska vara { $count }.
prompt-turn-you = Det är din tur.
prompt-turn = Det är { $who } som ska välja.
prompt-chance = Något slås eller dras.
prompt-over = Partiet är slut.
told-hint = { $who } ber en datorspelare om hjälp.
told-undo = { $who } tar tillbaka ett drag.
told-entry-refused = { $who } skrev in något som inte kan ha dragits.
told-entry-withdrawn = { $who } tar tillbaka det som skrevs in.
told-start-position = Inte den vanliga starten: { $by } har ställt upp ställningen som partiet börjar med.
told-start-fork = { $steps ->
    [one] Inte den vanliga starten: { $by } har tagit det första steget från ett annat parti.
   *[other] Inte den vanliga starten: { $by } har tagit de första { $steps } stegen från ett annat parti.
}
start-somebody = någon
start-players = Det partiet spelades av { $names }.
start-set-up = Det partiet började med en ställning som någon hade ställt upp.
start-moved = { $count ->
    [one] En sak på bordet ligger annorlunda än vanligt.
   *[other] { $count } saker på bordet ligger annorlunda än vanligt.
}
start-hides = Det som är dolt följde också med: { $by } känner kanske till det.
start-differs = { $label }: { $here } i stället för { $usual }
told-time-bot-moves = Tiden är ute för { $who }: en datorspelare gör draget.
told-time-bot-takes-over = Tiden är ute för { $who }: en datorspelare tar över.
told-time-leaves = Tiden är ute för { $who }, som lämnar spelet.
push-turn = Det är din tur.
push-turn-with = Det är din tur. Du spelar med: { $names }.
outcome = { $number }
colour-green = Grön
colour-blue = Blå
colour-red = Röd
colour-yellow = Gul
colour-purple = Lila
colour-black = Svart

## Spelare

bot-beginner = datorspelare för nybörjare
bot-easy = lätt datorspelare
bot-medium = medelsvår datorspelare
bot-hard = svår datorspelare
bot-expert = datorspelare på expertnivå

## Spelare

bot-random = slumpmässig datorspelare
bot-monte_carlo = datorspelare med Monte Carlo
bot-style-beginner = spelar snabbt och bekymmerslöst
bot-style-easy = kan reglerna, gillar överraskningar
bot-style-medium = ser lite framåt
bot-style-hard = planerar noga och misstar sig sällan
bot-style-expert = tänker en sekund och förlåter ingenting
bot-style-random = gör vilket drag som helst
bot-style-monte_carlo = prövar varje drag med slumpade partier
player-you = du

## Före ett parti

ask-game = Vilket spel?
ask-seats = Hur många spelare: { $numbers }?
ask-option = Vilket val vill du ändra?
answer-start = behåll alla
ask-players = Vilka spelar? Skriv ett namn för varje plats, eller numret på en datorspelare:

## Under ett parti

prompt-aside = Du kan fortfarande göra något. Tryck på Enter för att fortsätta.
choice-go-on = Fortsätt
choice-throw = Slå
hint-play = h tips · u ångra · s spara · w vad · ? hjälp · l lämna · q spara och sluta
hint-watch = valfri tangent: snabbare · q spara och sluta
hint-over = Enter klart · u ångra · ? hjälp
hint-number = skriv numret och tryck på Enter · / söker
hint-more = { $first }–{ $last } av { $total }: skriv numret och tryck på Enter · ↑ ↓ visar de andra · / söker
hint-read = mellanslag framåt · p bakåt · q stäng
screen-too-small = Spelplanen får inte plats: gör fönstret minst { $width } tecken brett och { $height } rader högt.
say-range = { $last ->
    [one] Det finns bara ett val: skriv 1.
   *[other] Skriv ett tal från 1 till { $last }.
}
say-unknown = ”{ $typed }” gör ingenting här. Skriv ? för hjälp.
say-not-found = Inget val innehåller ”{ $typed }”: här är alla.
say-hint = Tips: { $moves } (chans att vinna { $chance } %)
say-hint-equal = Tips: alla är ungefär lika bra (chans att vinna { $chance } %)
say-no-hint = Inget tips: ingen här blir tillfrågad.
say-undone = Ångrat. Välj igen.
say-nothing-to-undo = Det finns inget val att ångra.
say-not-undone = Det blir som det var: alla är inte överens.
say-saved = Sparat: { $file }
say-not-saved = Inte sparat: { $reason }
say-cannot-leave = Bara en spelare som ska välja kan lämna partiet.
# Bokstaven som svarar ja på en fråga.
key-yes = j
ask-leave = { $who } lämnar partiet och kan inte komma tillbaka. Är du säker? { $yes } = ja
ask-undo = Det senaste valet som { $who } gjorde ska ångras. Går du med på det? { $yes } = ja, valfri annan tangent = nej
ask-undo-all = Det senaste valet som { $who } gjorde ska ångras. Går alla med på det? { $yes } = ja, valfri annan tangent = nej
curtain-hand = Lämna över enheten till { $who }.
curtain-enter = Är det ingen annan som tittar? Tryck då på Enter.

## Hjälp

help-title = Tangenter
help-choose = välj detta; över nio: skriv numret och tryck på Enter
help-search = skriv ord och tryck på Enter: bara de val som innehåller dem
help-hint = ett tips: vad en expert skulle göra, och chansen att vinna
help-undo = ångra det senaste valet; de andra vid terminalen tillfrågas
help-save = spara och spela vidare
help-leave = lämna partiet helt; de andra spelar vidare
help-quit = spara och sluta; det gör Ctrl-C också
help-help = den här hjälpen
help-rules = Reglerna följer nedan, punkt för punkt. De kan också läsas med: { $command }
help-fair = Slag och dragningar var bestämda före starten; ingen kan ändra dem. Fingeravtryck: { $commitment }

## Efter ett parti

result-line = { $place }. { $who }
say-resume = Spela vidare med: { $command }
say-replay = Se det igen med: { $command }
say-verify = Kontrollera att det gick rättvist till med: { $command }
result-practice = { $undos ->
    [one] Ett övningsparti mot datorspelare, där ett drag togs tillbaka.
   *[other] Ett övningsparti mot datorspelare, där { $undos } drag togs tillbaka.
}

## Att se ett parti igen

replay-step = steg { $step } av { $last }
replay-no-step = Det här partiet har stegen 0 till { $last }.
replay-unknown = ”{ $typed }” gör ingenting här.
hint-replay = → framåt · ← bakåt · Home · End · tal Enter · q sluta

## The game on one screen

summary-aim = Målet
summary-turn = Din tur
summary-end = Så slutar det
summary-mistakes = Det här missar nybörjare

## Lessons

lesson-throw = Slå tärningen: tryck på den.
lesson-number = Lektion { $number } av { $count }
choice-lesson-leave = Lämna lektionen och spela vidare

## What things are and do

about-seat = Den här färgen och det här tecknet står för spelaren: på pjäserna, på panelen och i loggen.
now-counter = { $who }: { $value }
now-badge = { $who }
help-what = vad sakerna på bordet är; med ord bara de som innehåller dem: w bro
say-no-thing = Inget på bordet heter ”{ $typed }”.
