## Names

title = Sequence
blurb = Læg et kort, placér en jeton på en plads, der viser det, og få som den første fem på stribe. For to til tolv spillere, alene eller på hold.
colour-blue = Blå
colour-green = Grøn
colour-red = Rød
# A player of a team.
member = { $side } { $number }
suit-spades = spar
suit-hearts = hjerter
suit-diamonds = ruder
suit-clubs = klør
card-number = { $suit } { $number }
card-jack = { $suit } knægt
card-queen = { $suit } dame
card-king = { $suit } konge
card-ace = { $suit } es
# The second copy of a card, in the log.
card-second = { $card } (2)
space = række { $row }, kolonne { $column }
line = { $first } til { $last }
line-and-line = { $first }, og { $next }

## Prompts

prompt-dealer = { $who } trækker om, hvem der giver. Det laveste kort giver.
prompt-deal = { $who } deler ud.
prompt-draws = { $who } trækker et kort.
prompt-turn = { $who } skal spille.
prompt-turn-you = Din tur: læg et kort, og placér en jeton på en plads, der viser det.
prompt-turn-or-exchange-you = Din tur: læg et kort. Et dødt kort, hvis pladser begge er optaget, må du bytte først.
prompt-exchange-you = Du kan ikke lægge nogen af dine kort: byt et dødt kort.
prompt-pass-you = Du kan ikke lægge nogen af dine kort: du melder pas.
prompt-line-you = Vælg, hvilke fem pladser der bliver til din Sequence.
prompt-give = { $who } skal afgive et kort.
prompt-give-you = Dit hold har talt om spillet: afgiv et af dine kort.
prompt-over = { $side } har vundet!
prompt-draw = Uafgjort: ingen har vundet.

## Choices

choose-place = { $card } → { $space }
choose-finish = { $count ->
    [one] { $card } → { $space }: en Sequence!
   *[other] { $card } → { $space }: { $count } Sequences!
}
choose-claim = { $card } → { $space }, Sequence fra { $lines }
choose-mark = { $card } → { $space }: vælg rækkerne en ad gangen
choose-line = Sequence fra { $line }
choose-remove = { $card }: fjern jetonen på { $space }
choose-exchange = Byt det døde kort { $card }
choose-give = Afgiv { $card }
choose-pass = Meld pas
choose-draw = Træk et kort
choose-accuse = Anklag { $side } for snak ved bordet
choose-confirm = Bekræft: { $side } har talt om spillet

## What happened

told-dealer-card = { $who } trækker { $card } om, hvem der giver.
told-dealer-tie = Flere har det laveste kort: de trækker igen.
told-dealer = { $who } har det laveste kort og er kortgiver.
told-hands-dealt = { $who } deler { $each } kort ud til hver spiller. Kortbunke: { $pile }.
told-placed = { $who } lægger { $card } og placerer en jeton: { $space }.
told-marking = { $who } lægger { $card } og vælger rækkerne: { $space }.
told-removed = { $who } lægger { $card } og fjerner en jeton fra { $side }: { $space }.
told-sequence = En Sequence til { $side }: { $line }.
told-broken = En Sequence er brudt. Den tilhørte { $side }: { $line }.
told-reformed = { $side } har stadig fem på stribe: { $line }.
told-exchanged = { $who } bytter et dødt kort: { $card }.
told-drawn-own = { $who } trækker { $card }.
told-drawn = { $who } trækker et kort.
told-drawn-exchange = { $who } trækker et nyt kort i stedet.
told-draw-lapsed = { $who } trak ikke i tide og spiller videre med færre kort på hånden.
told-passed = { $who } kan ikke spille og melder pas.
told-no-card = { $who } trækker ikke: kortbunken er tom.
told-reshuffled = { $cards ->
    [one] De kasserede bunker blandes: ét kort i den nye kortbunke.
   *[other] De kasserede bunker blandes: { $cards } kort i den nye kortbunke.
}
told-accused = { $who } anklager { $side } for snak ved bordet.
told-confirmed = { $who } bekræfter: { $side } har snakket. Bekræftet af { $votes }, der kræves { $needed }.
told-accusation-lapsed = { $who } får ikke nok støtte: anklagen mod { $side } bortfalder.
told-accusation-dropped = Der er kun én spiller tilbage på holdet ({ $side }): anklagen frafaldes.
told-penalty = Snak ved bordet er bekræftet: hver spiller på holdet ({ $side }) afgiver et kort.
told-gave-up = { $who } afgiver et kort: { $card }.
told-left = { $who } har forladt spillet.
told-won-sequences = { $side } har nok Sequences og vinder!
told-won-passes = Ingen kan spille mere. { $side } har flest Sequences og vinder!
told-won-reshuffles = Kortene er gået rundt to gange, uden at nogen har lagt et kort. { $side } har flest Sequences og vinder!
told-won-leaving = { $side } er det eneste hold tilbage og vinder!
told-draw-passes = Ingen kan spille mere: uafgjort.
told-draw-reshuffles = Kortene er gået rundt to gange, uden at nogen har lagt et kort: uafgjort.

## Refusals

refuse-give-first = Først skal du afgive et af dine kort for snakken ved bordet.
refuse-draw-first = Først skal der trækkes et kort.
refuse-no-penalty = Du skal ikke afgive noget kort.
refuse-not-in-hand = Det kort har du ikke på hånden.
refuse-must-play = Du kan lægge et kort, så du kan ikke passe.
refuse-must-exchange = Du har et dødt kort: byt det, før du melder pas.
refuse-jack-never-dead = En knægt er aldrig et dødt kort: behold den, til du kan bruge den.
refuse-not-dead = { $card } er ikke et dødt kort: en af pladserne er ledig.
refuse-one-exchange = Du har allerede byttet et dødt kort i denne tur.
refuse-no-pile = Kortbunken er brugt op, så ingen kort kan byttes.
refuse-pile-empty-again = Kortbunken er tom for anden gang: du kan ikke bytte mere i denne tur.
refuse-no-space = Det er ikke en plads på spillepladen.
refuse-removes-only = En enøjet knægt fjerner en modspillers jeton. Den placerer ingen.
refuse-corner = Der placeres aldrig en jeton på et hjørne: det tilhører alle.
refuse-dead-card = Begge pladser for { $card } er optaget: det er et dødt kort.
refuse-no-match = Den plads viser ikke { $card }.
refuse-taken = Der ligger allerede en jeton på den plads.
refuse-claim = Sådan kan din Sequence ikke lægges. Vælg en af de mulige rækker.
refuse-cannot-remove = Kun en enøjet knægt fjerner en jeton.
refuse-corner-no-chip = Der ligger ingen jeton på et hjørne: der er intet at fjerne.
refuse-nothing-there = Der er ingen jeton at fjerne på den plads.
refuse-own-chip = Du kan ikke fjerne dit eget holds jeton.
refuse-locked = Den jeton er del af en færdig Sequence ({ $side }): den bliver liggende.
refuse-no-target = Der er ingen jeton, du kan fjerne nu. Behold knægten.
refuse-board-full = Ingen plads er ledig nu. Behold knægten.
refuse-no-card-for-space = Du har intet kort til den plads: { $card }.
refuse-own-chip-there = Dit eget holds jeton ligger der allerede.
refuse-needs-remover = Kun en enøjet knægt kan fjerne den jeton.

## Options

option-sides = Hold, der spiller mod hinanden
option-sides-2 = to: to Sequences vinder
option-sides-3 = tre: én Sequence vinder
option-dead_card_limit = Døde kort, du må bytte i en tur
option-dead_card_limit-1 = et
option-dead_card_limit-any = så mange du vil
option-draw_mode = Når du har lagt et kort, trækkes det nye
option-draw_mode-auto = automatisk
option-draw_mode-strict = af dig: glemmer du det, mister du kortet
option-deck_out = Når kortbunken er brugt op
option-deck_out-reshuffle = blandes de kasserede bunker
option-deck_out-play_out = spilles der videre uden at trække
option-stalemate = Når ingen kan spille
option-stalemate-draw = er spillet uafgjort
option-stalemate-most_sequences = vinder flest Sequences
option-table_talk = Snak om spillet på et hold
option-table_talk-off = koster ingenting
option-table_talk-penalty = koster hver spiller på holdet et kort
option-advanced_jacks = Avancerede spilleregler: enøjede knægte bryder Sequences

## The picture

label-board = Spillepladen
label-hand = Din hånd
label-discards = De kasserede bunker
label-space = { $card }: { $space }
label-corner = Hjørne: { $space }
label-chip = { $side } jeton på { $card }: { $space }
label-chip-locked = { $side } jeton i en færdig Sequence, på { $card }: { $space }
label-supply = Jetoner: { $side }
label-line = Sequence, { $side }: { $line }
label-pile = { $cards ->
    [one] Kortbunke: ét kort
   *[other] Kortbunke: { $cards } kort
}
label-own = Dit kort: { $card }
label-own-dead = Dit kort: { $card }, dødt
label-discard = { $count ->
    [one] Kasseret bunke, { $who }, ét kort: { $cards }
   *[other] Kasseret bunke, { $who }, { $count } kort, det sidste til sidst: { $cards }
}
label-discard-empty = Kasseret bunke, { $who }: tom
counter-hand = kort på hånden
counter-sequences = Sequences
badge-left = har forladt spillet
badge-won = vinder
badge-owes = afgiver et kort
show-pile = { $cards ->
    [one] Kortbunke: ét kort
   *[other] Kortbunke: { $cards } kort
}
show-hand = Hånd:

## Lessons

lesson-aim = Du spiller blå. Fem blå jetoner på stribe, uanset retning, er en Sequence. To Sequences vinder.
lesson-card = Læg det her kort, og placér så en jeton på en af de to pladser, der viser det: her, ved siden af dine andre.
lesson-card-why = Det går også. Men det markerede kort og den markerede plads bringer dig én jeton nærmere fem på stribe.
lesson-corner = Hjørnerne tilhører alle. Med hjørnet behøver du kun fire jetoner: gør din første Sequence færdig.
lesson-corner-why = En Sequence venter! Læg det markerede kort, og placér jetonen på den markerede plads.
lesson-dead = Begge kortets pladser er optaget: det er dødt. Byt det til et nyt, én gang pr. tur, før du lægger et kort.
lesson-dead-why = Først det døde kort: du kan ikke bruge det mere, og når du har lagt et kort, er det for sent.
lesson-one-eyed = Grøn har fire på stribe! En knægt med ét øje fjerner en jeton, medmindre den hører til en færdig Sequence.
lesson-one-eyed-why = Grøn mangler kun én jeton der. Læg den enøjede knægt, og fjern den markerede jeton, så rækken brydes.
lesson-two-eyed = En knægt med to øjne er en joker: den placerer din jeton på en hvilken som helst ledig plads. Få fire på stribe.
lesson-two-eyed-why = Den toøjede knægt gælder hvor som helst, men her giver den dig fire på stribe.
lesson-end = Fire på stribe, åbent i begge ender: én til, og du vinder. Du har kortet til det. Spil videre!

## Why a move is good

reason-sequence = Det giver en Sequence.
reason-removes = Det fjerner en jeton fra { $side }.
reason-stops = { $side } mangler netop denne plads til en Sequence.

## What things are and do

thing-space = Plads: { $card }
about-space = Læg dette kort eller en toøjet knægt for at placere en jeton her. Hvert kort findes to gange på spillepladen.
thing-corner = Hjørne
about-corner = Det tæller for alle hold, som om deres jeton lå her: en række gennem et hjørne kræver kun fire jetoner. Der lægges ingen jeton på det.
thing-claim = En række at vælge
about-claim = Mere end én række af fem kan blive til Sequencen: tryk på denne ende for at vælge denne række.
thing-chip = Jeton: { $side }
about-chip = Pladsen tilhører dette hold. Fem på stribe giver en Sequence. En modspillers enøjede knægt kan fjerne den.
about-chip-locked = { $advanced ->
    [yes] Del af en færdig Sequence. Med de avancerede regler kan en enøjet knægt stadig fjerne den og bryde Sequencen.
   *[no] Del af en færdig Sequence: den bliver liggende, til spillet er slut. Én af jetonerne må også indgå i en anden Sequence.
}
about-supply = Jetoner, som holdet ikke har placeret endnu. De slipper aldrig op.
thing-tally = Sequence
about-tally = { $needed ->
    [one] En Sequence, som holdet har lavet. Én er nok til at vinde.
   *[other] En Sequence, som holdet har lavet. Der skal { $needed } til for at vinde.
}
thing-line = Færdig Sequence
about-line = Fem i en ubrudt række. To Sequences fra samme hold må dele én plads.
thing-last = Det seneste træk
about-last = Her blev den seneste jeton placeret eller fjernet.
thing-pile = Kortbunke
about-pile = Hver tur slutter med et kort herfra. Når den er tom, blandes de kasserede bunker, eller I spiller videre uden at trække, alt efter hvad I har aftalt.
thing-wild = { $card }: joker
about-wild = En toøjet knægt: placér en jeton på en hvilken som helst fri plads, undtagen et hjørne.
thing-remover = { $card }: skurk
about-remover = { $advanced ->
    [yes] En enøjet knægt: fjern en hvilken som helst af en modspillers jetoner, også i en færdig Sequence. Du placerer ingen i den tur.
   *[no] En enøjet knægt: fjern en modspillers jeton, der ikke er del af en færdig Sequence. Du placerer ingen i den tur.
}
thing-own = { $card }
about-own = Læg det for at placere en jeton på en af de to pladser, der viser det. Kun du ser din hånd.
thing-dead = Dødt kort
about-dead = Begge dets pladser er optaget. I din tur må du bytte det til et nyt, før du lægger et kort.
thing-discard = Kasseret bunke
about-discard = De kort, spilleren har lagt. Alle må se dem igennem.
about-counter-hand = Hvor mange kort spilleren har. Ingen andre ser dem, heller ikke holdmedlemmerne.
about-counter-sequences = { $needed ->
    [one] Færdige Sequences på spillerens hold. Én er nok til at vinde.
   *[other] Færdige Sequences på spillerens hold. Der skal { $needed } til for at vinde.
}
about-badge-won = Holdet har vundet spillet.
about-badge-left = Spilleren har forladt spillet.
about-badge-owes = Snak ved bordet blev bekræftet: alle på holdet afgiver et kort.
about-ring = { $needed ->
    [one] En Sequence fra holdet fylder ringen, og holdet har vundet.
   *[other] Hver Sequence fra holdet fylder en ring. Med { $needed } har holdet vundet.
}
number-sequences = Sequences
number-placed = jetoner placeret
number-removed = jetoner fjernet
