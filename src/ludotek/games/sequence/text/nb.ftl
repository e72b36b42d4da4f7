## Names

title = Sequence
blurb = Spill et kort, legg en sjetong på en rute som viser det, og få fem på rad først. For to til tolv spillere, alene eller på lag.
colour-blue = Blå
colour-green = Grønn
colour-red = Rød
# A player of a team.
member = { $side } { $number }
suit-spades = spar
suit-hearts = hjerter
suit-diamonds = ruter
suit-clubs = kløver
card-number = { $suit } { $number }
card-jack = { $suit } knekt
card-queen = { $suit } dame
card-king = { $suit } konge
card-ace = { $suit } ess
# The second copy of a card, in the log.
card-second = { $card } (2)
space = rad { $row }, kolonne { $column }
line = { $first } til { $last }
line-and-line = { $first }, og { $next }

## Prompts

prompt-dealer = { $who } trekker om hvem som gir. Det laveste kortet gir.
prompt-deal = { $who } deler ut.
prompt-draws = { $who } trekker et kort.
prompt-turn = { $who } skal spille.
prompt-turn-you = Din tur: spill et kort, og legg en sjetong på en rute som viser det.
prompt-turn-or-exchange-you = Din tur: spill et kort. Et dødt kort, der begge rutene er opptatt, kan du bytte først.
prompt-exchange-you = Du kan ikke spille noen av kortene dine: bytt et dødt kort.
prompt-pass-you = Du kan ikke spille noen av kortene dine: du passer.
prompt-line-you = Velg hvilke fem ruter som blir din Sequence.
prompt-give = { $who } må gi fra seg et kort.
prompt-give-you = Laget ditt har snakket om spillet: gi fra deg ett av kortene dine.
prompt-over = { $side } har vunnet!
prompt-draw = Uavgjort: ingen har vunnet.

## Choices

choose-place = { $card } → { $space }
choose-finish = { $count ->
    [one] { $card } → { $space }: en Sequence!
   *[other] { $card } → { $space }: { $count } Sequences!
}
choose-claim = { $card } → { $space }, Sequence fra { $lines }
choose-mark = { $card } → { $space }: velg rekkene en om gangen
choose-line = Sequence fra { $line }
choose-remove = { $card }: fjern sjetongen på { $space }
choose-exchange = Bytt det døde kortet { $card }
choose-give = Gi fra deg { $card }
choose-pass = Pass
choose-draw = Trekk et kort
choose-accuse = Anklag { $side } for prat ved bordet
choose-confirm = Bekreft: { $side } har snakket om spillet

## What happened

told-dealer-card = { $who } trekker { $card } om hvem som gir.
told-dealer-tie = Flere har det laveste kortet: de trekker på nytt.
told-dealer = { $who } har det laveste kortet og er kortgiver.
told-hands-dealt = { $who } deler ut { $each } kort til hver spiller. Trekkbunke: { $pile }.
told-placed = { $who } spiller { $card } og legger en sjetong: { $space }.
told-marking = { $who } spiller { $card } og velger rekkene: { $space }.
told-removed = { $who } spiller { $card } og fjerner en sjetong fra { $side }: { $space }.
told-sequence = En Sequence til { $side }: { $line }.
told-broken = En Sequence er brutt. Den tilhørte { $side }: { $line }.
told-reformed = { $side } har fortsatt fem på rad: { $line }.
told-exchanged = { $who } bytter et dødt kort: { $card }.
told-drawn-own = { $who } trekker { $card }.
told-drawn = { $who } trekker et kort.
told-drawn-exchange = { $who } trekker et nytt kort i stedet.
told-draw-lapsed = { $who } trakk ikke i tide og spiller videre med færre kort på hånden.
told-passed = { $who } kan ikke spille og passer.
told-no-card = { $who } trekker ikke: trekkbunken er tom.
told-reshuffled = { $cards ->
    [one] Kastebunkene stokkes: ett kort i den nye trekkbunken.
   *[other] Kastebunkene stokkes: { $cards } kort i den nye trekkbunken.
}
told-accused = { $who } anklager { $side } for prat ved bordet.
told-confirmed = { $who } bekrefter: { $side } har pratet. Bekreftet av { $votes }, det trengs { $needed }.
told-accusation-lapsed = { $who } får ikke nok støtte: anklagen mot { $side } faller bort.
told-accusation-dropped = Det er bare én spiller igjen på laget ({ $side }): anklagen frafalles.
told-penalty = Prat ved bordet er bekreftet: hver spiller på laget ({ $side }) gir fra seg et kort.
told-gave-up = { $who } gir fra seg et kort: { $card }.
told-left = { $who } har forlatt spillet.
told-won-sequences = { $side } har nok Sequences og vinner!
told-won-passes = Ingen kan spille mer. { $side } har flest Sequences og vinner!
told-won-reshuffles = Kortene har gått rundt to ganger uten at noe er spilt. { $side } har flest Sequences og vinner!
told-won-leaving = { $side } er det eneste laget som er igjen, og vinner!
told-draw-passes = Ingen kan spille mer: uavgjort.
told-draw-reshuffles = Kortene har gått rundt to ganger uten at noe er spilt: uavgjort.

## Refusals

refuse-give-first = Først må du gi fra deg ett av kortene dine for pratet ved bordet.
refuse-draw-first = Først må det trekkes et kort.
refuse-no-penalty = Du har ingen straff, så du skal ikke gi fra deg noe kort.
refuse-not-in-hand = Det kortet har du ikke på hånden.
refuse-must-play = Du kan spille et kort, så du kan ikke passe.
refuse-must-exchange = Du har et dødt kort: bytt det før du passer.
refuse-jack-never-dead = En knekt er aldri et dødt kort: behold den til du kan bruke den.
refuse-not-dead = { $card } er ikke et dødt kort: en av rutene er ledig.
refuse-one-exchange = Du har allerede byttet et dødt kort denne turen.
refuse-no-pile = Trekkbunken er brukt opp, så ingen kort kan byttes.
refuse-pile-empty-again = Trekkbunken er tom for andre gang: du kan ikke bytte mer denne turen.
refuse-no-space = Det er ikke en rute på spillebrettet.
refuse-removes-only = En enøyd knekt fjerner en sjetong fra en motspiller. Den legger ingen.
refuse-corner = Det legges aldri en sjetong på et hjørne: det tilhører alle.
refuse-dead-card = Begge rutene for { $card } er opptatt: det er et dødt kort.
refuse-no-match = Den ruten viser ikke { $card }.
refuse-taken = Det ligger allerede en sjetong på den ruten.
refuse-claim = Slik kan ikke din Sequence legges. Velg en av de mulige rekkene.
refuse-cannot-remove = Bare en enøyd knekt fjerner en sjetong.
refuse-corner-no-chip = Det ligger ingen sjetong på et hjørne: det er ingenting å fjerne.
refuse-nothing-there = Det er ingen sjetong å fjerne på den ruten.
refuse-own-chip = Du kan ikke fjerne en sjetong fra ditt eget lag.
refuse-locked = Den sjetongen er del av en ferdig Sequence ({ $side }): den blir liggende.
refuse-no-target = Det er ingen sjetong du kan fjerne nå. Behold knekten.
refuse-board-full = Ingen rute er ledig nå. Behold knekten.
refuse-no-card-for-space = Du har ikke noe kort til den ruten: { $card }.
refuse-own-chip-there = En sjetong fra ditt eget lag ligger der allerede.
refuse-needs-remover = Bare en enøyd knekt kan fjerne den sjetongen.

## Options

option-sides = Lag som spiller mot hverandre
option-sides-2 = to: to Sequences vinner
option-sides-3 = tre: én Sequence vinner
option-dead_card_limit = Døde kort du kan bytte i en tur
option-dead_card_limit-1 = ett
option-dead_card_limit-any = så mange du vil
option-draw_mode = Når du har spilt et kort, trekkes det nye
option-draw_mode-auto = automatisk
option-draw_mode-strict = av deg: glemmer du det, mister du kortet
option-deck_out = Når trekkbunken er brukt opp
option-deck_out-reshuffle = stokkes kastebunkene
option-deck_out-play_out = spilles det videre uten å trekke
option-stalemate = Når ingen kan spille
option-stalemate-draw = er spillet uavgjort
option-stalemate-most_sequences = vinner flest Sequences
option-table_talk = Prat om spillet på et lag
option-table_talk-off = koster ingenting
option-table_talk-penalty = koster hver spiller på laget et kort
option-advanced_jacks = Avanserte regler: enøyde knekter bryter Sequences

## The picture

label-board = Spillebrettet
label-hand = Hånden din
label-discards = Kastebunkene
label-space = { $card }: { $space }
label-corner = Hjørne: { $space }
label-chip = { $side } sjetong på { $card }: { $space }
label-chip-locked = { $side } sjetong i en ferdig Sequence, på { $card }: { $space }
label-supply = Sjetonger: { $side }
label-line = Sequence, { $side }: { $line }
label-pile = { $cards ->
    [one] Trekkbunke: ett kort
   *[other] Trekkbunke: { $cards } kort
}
label-own = Ditt kort: { $card }
label-own-dead = Ditt kort: { $card }, dødt
label-discard = { $count ->
    [one] Kastebunke, { $who }, ett kort: { $cards }
   *[other] Kastebunke, { $who }, { $count } kort, det siste til slutt: { $cards }
}
label-discard-empty = Kastebunke, { $who }: tom
counter-hand = kort på hånden
counter-sequences = Sequences
badge-left = har forlatt spillet
badge-won = vinner
badge-owes = gir fra seg et kort
show-pile = { $cards ->
    [one] Trekkbunke: ett kort
   *[other] Trekkbunke: { $cards } kort
}
show-hand = Hånd:

## Lessons

lesson-aim = Du spiller blå. Fem blå sjetonger på rad, uansett retning, er en Sequence. To Sequences vinner.
lesson-card = Spill dette kortet, og legg så en sjetong på en av de to rutene som viser det: her, ved siden av de andre sjetongene dine.
lesson-card-why = Det går også. Men det markerte kortet og den markerte ruten bringer deg én sjetong nærmere fem på rad.
lesson-corner = Hjørnene tilhører alle. Med hjørnet trenger du bare fire sjetonger: gjør ferdig din første Sequence.
lesson-corner-why = En Sequence venter! Spill det markerte kortet, og legg sjetongen på den markerte ruten.
lesson-dead = Begge rutene til dette kortet er opptatt: det er dødt. Bytt det mot et nytt, én gang per tur, før du spiller.
lesson-dead-why = Først det døde kortet: du har ikke bruk for det lenger, og når du har spilt, er det for sent.
lesson-one-eyed = Grønn har fire på rad! En knekt med ett øye fjerner en sjetong, med mindre den hører til en ferdig Sequence.
lesson-one-eyed-why = Grønn mangler bare én sjetong der. Spill den enøyde knekten, og fjern den markerte sjetongen, så brytes rekken.
lesson-two-eyed = En knekt med to øyne er en joker: den legger sjetongen din på en hvilken som helst ledig rute. Få fire på rad.
lesson-two-eyed-why = Den toøyde knekten kan spilles hvor som helst, men her gir den deg fire på rad.
lesson-end = Fire på rad, åpent i begge ender: én til, og du vinner. Du har kortet til det. Spill videre!

## Why a move is good

reason-sequence = Det gir en Sequence.
reason-removes = Det fjerner en sjetong fra { $side }.
reason-stops = { $side } mangler akkurat denne ruten til en Sequence.

## What things are and do

thing-space = Rute: { $card }
about-space = Spill dette kortet eller en toøyd knekt for å legge en sjetong her. Hvert kort finnes to ganger på brettet.
thing-corner = Hjørne
about-corner = Det teller for alle lag, som om deres sjetong lå her: en rekke gjennom et hjørne trenger bare fire sjetonger. Ingen sjetong legges på det.
thing-claim = En rekke å velge
about-claim = Mer enn én rekke på fem kan bli Sequencen: trykk på denne enden for å velge denne rekken.
thing-chip = Sjetong: { $side }
about-chip = Ruten tilhører dette laget. Fem på rad gir en Sequence. En motspillers enøyde knekt kan fjerne den.
about-chip-locked = { $advanced ->
    [yes] Del av en ferdig Sequence. Med de avanserte reglene kan en enøyd knekt fortsatt fjerne den og bryte Sequencen.
   *[no] Del av en ferdig Sequence: den blir liggende til spillet er slutt. Én av sjetongene kan også inngå i en Sequence til.
}
about-supply = Sjetonger som laget ikke har lagt ennå. De tar aldri slutt.
thing-tally = Sequence
about-tally = { $needed ->
    [one] En Sequence som laget har fått. Én er nok til å vinne.
   *[other] En Sequence som laget har fått. Det trengs { $needed } for å vinne.
}
thing-line = Ferdig Sequence
about-line = Fem i en ubrutt rekke. To Sequences fra samme lag kan dele én rute.
thing-last = Det siste trekket
about-last = Her ble den siste sjetongen lagt eller fjernet.
thing-pile = Trekkbunke
about-pile = Hver tur slutter med et kort herfra. Når den er tom, stokkes kastebunkene, eller dere spiller videre uten å trekke, alt etter hva dere har avtalt.
thing-wild = { $card }: joker
about-wild = En toøyd knekt: legg en sjetong på en hvilken som helst ledig rute, unntatt et hjørne.
thing-remover = { $card }: skurk
about-remover = { $advanced ->
    [yes] En enøyd knekt: fjern en hvilken som helst av en motspillers sjetonger, også i en ferdig Sequence. Du legger ingen i den turen.
   *[no] En enøyd knekt: fjern en motspillers sjetong som ikke er del av en ferdig Sequence. Du legger ingen i den turen.
}
thing-own = { $card }
about-own = Spill det for å legge en sjetong på en av de to rutene som viser det. Bare du ser hånden din.
thing-dead = Dødt kort
about-dead = Begge rutene er opptatt. I din tur kan du bytte det mot et nytt før du spiller.
thing-discard = Kastebunke
about-discard = Kortene spilleren har lagt. Alle kan se gjennom dem.
about-counter-hand = Hvor mange kort spilleren har. Ingen andre ser dem, heller ikke lagkamerater.
about-counter-sequences = { $needed ->
    [one] Ferdige Sequences på spillerens lag. Én er nok til å vinne.
   *[other] Ferdige Sequences på spillerens lag. Det trengs { $needed } for å vinne.
}
about-badge-won = Laget har vunnet spillet.
about-badge-left = Spilleren har forlatt spillet.
about-badge-owes = Prat ved bordet ble bekreftet: alle på laget gir fra seg et kort.
about-ring = { $needed ->
    [one] En Sequence fra laget fyller ringen, og laget har vunnet.
   *[other] Hver Sequence fra laget fyller en ring. Med { $needed } har laget vunnet.
}
number-sequences = Sequences
number-placed = sjetonger lagt
number-removed = sjetonger fjernet
