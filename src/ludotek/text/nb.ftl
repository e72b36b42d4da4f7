## Felles for alle spill

yes = ja
no = nei
option-auto = som vanlig
refuse-not-your-turn = Det er ikke din tur: nå er det { $who } som skal velge.
refuse-chance-first = Først må det kastes eller trekkes.
refuse-over = Partiet er slutt.
refuse-not-legal = Det går ikke an nå.
refuse-not-now = Det kan du ikke nå.
refuse-no-chance = Det kan ikke kastes eller trekkes nå.
entry-outcome = Hva ble kastet eller trukket?
entry-throw = Hva kastet { $who }?
entry-throw-you = Hva kastet du?
entry-draw = Hva trakk { $who }?
entry-draw-you = Hva trakk du?
refuse-entry = { $what } kan ikke trekkes lenger: det er ingen igjen. Se over det som er tastet inn.
refuse-entry-count = { $given } tastet inn, det skulle være { $count }.
prompt-turn-you = Det er din tur.
prompt-turn = Det er { $who } som skal velge.
prompt-chance = Det kastes eller trekkes.
prompt-over = Partiet er slutt.
told-hint = { $who } ber en bot om hjelp.
told-undo = { $who } tar tilbake et trekk.
told-entry-refused = { $who } tastet inn noe som ikke kan være trukket.
told-entry-withdrawn = { $who } tar tilbake det som ble tastet inn.
told-start-position = Ikke den vanlige starten: { $by } har stilt opp stillingen som partiet begynner med.
told-start-fork = { $steps ->
    [one] Ikke den vanlige starten: { $by } har tatt det første trinnet fra et annet parti.
   *[other] Ikke den vanlige starten: { $by } har tatt de første { $steps } trinnene fra et annet parti.
}
start-somebody = noen
start-players = Det partiet ble spilt av { $names }.
start-set-up = Det partiet begynte med en stilling som noen hadde stilt opp.
start-moved = { $count ->
    [one] Én ting på bordet ligger annerledes enn vanlig.
   *[other] { $count } ting på bordet ligger annerledes enn vanlig.
}
start-hides = Det som er skjult, er også tatt med: { $by } vet kanskje hva det er.
start-differs = { $label }: { $here } i stedet for { $usual }
told-time-bot-moves = Tiden er ute for { $who }: En bot gjør trekket.
told-time-bot-takes-over = Tiden er ute for { $who }: En bot tar over.
told-time-leaves = Tiden er ute for { $who }, som forlater spillet.
push-turn = Det er din tur.
push-turn-with = Det er din tur. Du spiller med: { $names }.
outcome = { $number }
colour-green = Grønn
colour-blue = Blå
colour-red = Rød
colour-yellow = Gul
colour-purple = Lilla
colour-black = Svart

## Spillere

bot-beginner = nybegynnerbot
bot-easy = enkel bot
bot-medium = middels bot
bot-hard = vanskelig bot
bot-expert = ekspertbot

## Spillere

bot-random = tilfeldig bot
bot-monte_carlo = Monte Carlo-bot
bot-style-beginner = spiller fort og ubekymret
bot-style-easy = kan reglene, liker overraskelser
bot-style-medium = ser litt framover
bot-style-hard = planlegger nøye og tar sjelden feil
bot-style-expert = tenker i ett sekund og tilgir ingenting
bot-style-random = gjør et hvilket som helst trekk
bot-style-monte_carlo = prøver hvert trekk med tilfeldige partier
player-you = deg

## Før et parti

ask-game = Hvilket spill?
ask-seats = Hvor mange spillere: { $numbers }?
ask-option = Hvilket valg vil du endre?
answer-start = behold alle
ask-players = Hvem spiller? Skriv et navn for hver plass, eller nummeret på en bot:

## Under et parti

prompt-aside = Du kan fortsatt gjøre noe. Trykk Enter for å fortsette.
choice-go-on = Fortsett
choice-throw = Kast
hint-play = h tips · u angre · s lagre · w hva · ? hjelp · l forlat · q lagre og slutt
hint-watch = en tast: raskere · q lagre og slutt
hint-over = Enter ferdig · u angre · ? hjelp
hint-number = skriv tallet og trykk Enter · / søker
hint-more = { $first }–{ $last } av { $total }: skriv tallet og trykk Enter · ↑ ↓ viser de andre · / søker
hint-read = mellomrom videre · p tilbake · q lukk
screen-too-small = Spillebrettet får ikke plass: gjør vinduet minst { $width } tegn bredt og { $height } linjer høyt.
say-range = { $last ->
    [one] Det er bare én mulighet: skriv 1.
   *[other] Skriv et tall fra 1 til { $last }.
}
say-unknown = «{ $typed }» gjør ingenting her. Skriv ? for hjelp.
say-not-found = Ingen av valgene inneholder «{ $typed }»: her er alle.
say-hint = Tips: { $moves } (sjanse for å vinne { $chance } %)
say-hint-equal = Tips: alle er omtrent like gode (sjanse for å vinne { $chance } %)
say-no-hint = Ingen tips: ingen her blir spurt.
say-undone = Angret. Velg på nytt.
say-nothing-to-undo = Det er ikke noe valg å angre.
say-not-undone = Det blir som det var: ikke alle er enige.
say-saved = Lagret: { $file }
say-not-saved = Ikke lagret: { $reason }
say-cannot-leave = Bare en spiller som skal velge, kan forlate partiet.
# Bokstaven som svarer ja på et spørsmål.
key-yes = j
ask-leave = { $who } forlater partiet og kan ikke komme tilbake. Er du sikker? { $yes } = ja
ask-undo = { $who } vil angre det siste valget. Er du enig? { $yes } = ja, alle andre taster = nei
ask-undo-all = { $who } vil angre det siste valget. Er alle enige? { $yes } = ja, alle andre taster = nei
curtain-hand = Gi enheten videre til { $who }.
curtain-enter = Er det ingen andre som ser? Trykk Enter.

## Hjelp

help-title = Taster
help-choose = velg dette; over ni: skriv tallet og trykk Enter
help-search = skriv ord og trykk Enter: bare valgene som inneholder dem
help-hint = et tips: hva en ekspert ville gjort, og sjansen for å vinne
help-undo = angre det siste valget; de andre ved terminalen blir spurt
help-save = lagre og spill videre
help-leave = forlat partiet helt; de andre spiller videre
help-quit = lagre og slutt; det gjør Ctrl-C også
help-help = denne hjelpen
help-rules = Reglene følger nedenfor, punkt for punkt. De kan også leses med: { $command }
help-fair = Kast og trekk var fastlagt før start; ingen kan endre dem. Fingeravtrykk: { $commitment }

## Etter et parti

result-line = { $place }. { $who }
say-resume = Spill videre med: { $command }
say-replay = Se det igjen med: { $command }
say-verify = Sjekk at det gikk rettferdig for seg, med: { $command }
result-practice = { $undos ->
    [one] Et øveparti mot boter, der ett trekk ble tatt tilbake.
   *[other] Et øveparti mot boter, der { $undos } trekk ble tatt tilbake.
}

## Å se et parti igjen

replay-step = trinn { $step } av { $last }
replay-no-step = Dette partiet har trinnene 0 til { $last }.
replay-unknown = «{ $typed }» gjør ingenting her.
hint-replay = → fram · ← tilbake · Home · End · tall Enter · q slutt

## The game on one screen

summary-aim = Målet
summary-turn = Din tur
summary-end = Slik slutter det
summary-mistakes = Dette tar nybegynnere feil av

## Lessons

lesson-throw = Kast terningen: trykk på den.
lesson-number = Leksjon { $number } av { $count }
choice-lesson-leave = Forlat leksjonen og spill videre

## What things are and do

about-seat = Denne fargen og dette tegnet står for spilleren: på brikkene, på panelet og i loggen.
now-counter = { $who }: { $value }
now-badge = { $who }
help-what = hva tingene på bordet er; med ord bare de som inneholder dem: w bro
say-no-thing = Ingenting på bordet heter «{ $typed }».
