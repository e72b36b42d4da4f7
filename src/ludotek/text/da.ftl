## Fælles for alle spil

yes = ja
no = nej
option-auto = som sædvanlig
refuse-not-your-turn = Det er ikke din tur: nu er det { $who }, der skal vælge.
refuse-chance-first = Først skal der slås eller trækkes.
refuse-over = Partiet er slut.
refuse-not-legal = Det kan man ikke nu.
refuse-not-now = Det kan du ikke nu.
refuse-no-chance = Det kan ikke slås eller trækkes nu.
entry-outcome = Hvad blev der slået eller trukket?
entry-throw = Hvad slog { $who }?
entry-throw-you = Hvad slog du?
entry-draw = Hvad trak { $who }?
entry-draw-you = Hvad trak du?
refuse-entry = { $what } kan ikke trækkes mere: der er ingen tilbage. Tjek det, der er tastet ind.
refuse-entry-count = { $given } tastet ind, der skulle være { $count }.
prompt-turn-you = Det er din tur.
prompt-turn = Det er { $who }, der skal vælge.
prompt-chance = Der slås eller trækkes.
prompt-over = Partiet er slut.
told-hint = { $who } beder en bot om hjælp.
told-undo = { $who } tager et træk tilbage.
told-entry-refused = { $who } tastede noget ind, som ikke kan være trukket.
told-entry-withdrawn = { $who } tager det indtastede tilbage.
told-start-position = Ikke den sædvanlige start: { $by } har opstillet den stilling, som partiet begynder med.
told-start-fork = { $steps ->
    [one] Ikke den sædvanlige start: { $by } har taget det første trin fra et andet parti.
   *[other] Ikke den sædvanlige start: { $by } har taget de første { $steps } trin fra et andet parti.
}
start-somebody = nogen
start-players = Det parti blev spillet af { $names }.
start-set-up = Det parti begyndte med en stilling, som nogen havde opstillet.
start-moved = { $count ->
    [one] Én ting på bordet ligger anderledes end normalt.
   *[other] { $count } ting på bordet ligger anderledes end normalt.
}
start-hides = Det, der er skjult, er også taget med: { $by } kender det måske.
start-differs = { $label }: { $here } i stedet for { $usual }
told-time-bot-moves = Tiden er gået for { $who }: En bot foretager trækket.
told-time-bot-takes-over = Tiden er gået for { $who }: En bot tager over.
told-time-leaves = Tiden er gået for { $who }, som forlader spillet.
push-turn = Det er din tur.
push-turn-with = Det er din tur. Du spiller med: { $names }.
outcome = { $number }
colour-green = Grøn
colour-blue = Blå
colour-red = Rød
colour-yellow = Gul
colour-purple = Lilla
colour-black = Sort

## Spillere

bot-beginner = begynderbot
bot-easy = nem bot
bot-medium = middelsvær bot
bot-hard = svær bot
bot-expert = ekspertbot

## Spillere

bot-random = tilfældig bot
bot-monte_carlo = Monte Carlo-bot
bot-style-beginner = spiller hurtigt og ubekymret
bot-style-easy = kan reglerne, holder af overraskelser
bot-style-medium = ser lidt fremad
bot-style-hard = planlægger grundigt og tager sjældent fejl
bot-style-expert = tænker et sekund og tilgiver intet
bot-style-random = laver et hvilket som helst træk
bot-style-monte_carlo = prøver hvert træk med tilfældige partier
player-you = dig

## Før et parti

ask-game = Hvilket spil?
ask-seats = Hvor mange spillere: { $numbers }?
ask-option = Hvilken mulighed vil du ændre?
answer-start = behold dem alle
ask-players = Hvem spiller? Skriv et navn for hver plads, eller nummeret på en bot:

## Under et parti

prompt-aside = Du kan stadig nå at gøre noget. Tryk på Enter for at fortsætte.
choice-go-on = Fortsæt
choice-throw = Slå
hint-play = h tip · u fortryd · s gem · w hvad · ? hjælp · l forlad · q gem og stop
hint-watch = en tast: hurtigere · q gem og stop
hint-over = Enter slut · u fortryd · ? hjælp
hint-number = skriv nummeret og tryk på Enter · / søger
hint-more = { $first }–{ $last } af { $total }: skriv nummeret og tryk på Enter · ↑ ↓ viser de andre · / søger
hint-read = mellemrum videre · p tilbage · q luk
screen-too-small = Spillepladen kan ikke være her: gør vinduet mindst { $width } tegn bredt og { $height } linjer højt.
say-range = { $last ->
    [one] Der er kun én mulighed: skriv 1.
   *[other] Skriv et tal fra 1 til { $last }.
}
say-unknown = »{ $typed }« gør intet her. Skriv ? for hjælp.
say-not-found = Ingen af valgene indeholder »{ $typed }«: her er dem alle.
say-hint = Tip: { $moves } (chance for at vinde { $chance } %)
say-hint-equal = Tip: de er alle omtrent lige gode (chance for at vinde { $chance } %)
say-no-hint = Intet tip: ingen her bliver spurgt.
say-undone = Fortrudt. Vælg igen.
say-nothing-to-undo = Der er ikke noget valg at fortryde.
say-not-undone = Det bliver, som det var: ikke alle er enige.
say-saved = Gemt: { $file }
say-not-saved = Ikke gemt: { $reason }
say-cannot-leave = Kun en spiller, der skal vælge, kan forlade partiet.
# Bogstavet, der svarer ja på et spørgsmål.
key-yes = j
ask-leave = { $who } forlader partiet og kan ikke komme tilbage. Er du sikker? { $yes } = ja
ask-undo = { $who } vil fortryde det sidste valg. Er du enig? { $yes } = ja, enhver anden tast = nej
ask-undo-all = { $who } vil fortryde det sidste valg. Er alle enige? { $yes } = ja, enhver anden tast = nej
curtain-hand = Giv enheden videre til { $who }.
curtain-enter = Er der ingen andre, der kigger? Tryk så på Enter.

## Hjælp

help-title = Taster
help-choose = vælg det; over ni: skriv nummeret og tryk på Enter
help-search = skriv ord og tryk på Enter: kun de valg, der indeholder dem
help-hint = et tip: hvad en ekspert ville gøre, og chancen for at vinde
help-undo = fortryd det sidste valg; de andre ved terminalen bliver spurgt
help-save = gem og spil videre
help-leave = forlad partiet helt; de andre spiller videre
help-quit = gem og stop; det gør Ctrl-C også
help-help = denne hjælp
help-rules = Reglerne følger herunder, punkt for punkt. De kan også læses med: { $command }
help-fair = Slag og træk lå fast før start; ingen kan ændre dem. Fingeraftryk: { $commitment }

## Efter et parti

result-line = { $place }. { $who }
say-resume = Spil videre med: { $command }
say-replay = Se det igen med: { $command }
say-verify = Tjek, at det gik ærligt til, med: { $command }
result-practice = { $undos ->
    [one] Et øveparti mod botter, hvor ét træk blev taget tilbage.
   *[other] Et øveparti mod botter, hvor { $undos } træk blev taget tilbage.
}

## At se et parti igen

replay-step = trin { $step } af { $last }
replay-no-step = Dette parti har trinene 0 til { $last }.
replay-unknown = »{ $typed }« gør intet her.
hint-replay = → frem · ← tilbage · Home · End · tal Enter · q slut

## The game on one screen

summary-aim = Målet
summary-turn = Din tur
summary-end = Sådan slutter det
summary-mistakes = Det tager begyndere fejl af

## Lessons

lesson-throw = Slå med terningen: tryk på den.
lesson-number = Lektion { $number } af { $count }
choice-lesson-leave = Forlad lektionen, og spil videre

## What things are and do

about-seat = Denne farve og dette tegn står for spilleren: på brikkerne, på panelet og i loggen.
now-counter = { $who }: { $value }
now-badge = { $who }
help-what = hvad tingene på bordet er; med ord kun dem, der indeholder dem: w bro
say-no-thing = Intet på bordet hedder »{ $typed }«.
