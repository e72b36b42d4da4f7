## Names

title = Sequence
blurb = Spela ett kort, lägg en spelmark på en ruta som visar det och få fem i rad först. För två till tolv spelare, ensamma eller i lag.
colour-blue = Blå
colour-green = Grön
colour-red = Röd
# A player of a team.
member = { $side } { $number }
suit-spades = spader
suit-hearts = hjärter
suit-diamonds = ruter
suit-clubs = klöver
card-number = { $suit } { $number }
card-jack = { $suit } knekt
card-queen = { $suit } dam
card-king = { $suit } kung
card-ace = { $suit } ess
# The second copy of a card, in the log.
card-second = { $card } (2)
space = rad { $row }, kolumn { $column }
line = { $first } till { $last }
line-and-line = { $first }, och { $next }

## Prompts

prompt-dealer = { $who } drar om vem som ger. Det lägsta kortet ger.
prompt-deal = { $who } delar ut.
prompt-draws = { $who } drar ett kort.
prompt-turn = { $who } ska spela.
prompt-turn-you = Din tur: spela ett kort och lägg en spelmark på en ruta som visar det.
prompt-turn-or-exchange-you = Din tur: spela ett kort. Ett dött kort, vars rutor båda är upptagna, får du byta först.
prompt-exchange-you = Inget av dina kort kan spelas: byt ett dött kort.
prompt-pass-you = Inget av dina kort kan spelas: du passar.
prompt-line-you = Välj vilka fem rutor som blir din Sequence.
prompt-give = { $who } måste lämna ifrån sig ett kort.
prompt-give-you = Ditt lag har pratat om spelet: lämna ifrån dig ett av dina kort.
prompt-over = { $side } har vunnit!
prompt-draw = Oavgjort: ingen har vunnit.

## Choices

choose-place = { $card } → { $space }
choose-finish = { $count ->
    [one] { $card } → { $space }: en Sequence!
   *[other] { $card } → { $space }: { $count } Sequences!
}
choose-claim = { $card } → { $space }, Sequence från { $lines }
choose-mark = { $card } → { $space }: välj raderna en i taget
choose-line = Sequence från { $line }
choose-remove = { $card }: ta bort spelmarken på { $space }
choose-exchange = Byt det döda kortet { $card }
choose-give = Lämna ifrån dig { $card }
choose-pass = Passa
choose-draw = Dra ett kort
choose-accuse = Anklaga { $side } för prat vid bordet
choose-confirm = Bekräfta: { $side } har pratat om spelet

## What happened

told-dealer-card = { $who } drar { $card } om vem som ger.
told-dealer-tie = Flera har det lägsta kortet: de drar igen.
told-dealer = { $who } har det lägsta kortet och är kortgivare.
told-hands-dealt = { $who } delar ut { $each } kort till varje spelare. Draghög: { $pile }.
told-placed = { $who } spelar { $card } och lägger en spelmark: { $space }.
told-marking = { $who } spelar { $card } och väljer raderna: { $space }.
told-removed = { $who } spelar { $card } och tar bort en spelmark från { $side }: { $space }.
told-sequence = En Sequence till { $side }: { $line }.
told-broken = En Sequence är bruten. Den tillhörde { $side }: { $line }.
told-reformed = { $side } har fortfarande fem i rad: { $line }.
told-exchanged = { $who } byter ett dött kort: { $card }.
told-drawn-own = { $who } drar { $card }.
told-drawn = { $who } drar ett kort.
told-drawn-exchange = { $who } drar ett nytt kort i stället.
told-draw-lapsed = { $who } drog inte i tid och spelar vidare med färre kort på handen.
told-passed = { $who } kan inte spela och passar.
told-no-card = { $who } drar inget kort: draghögen är tom.
told-reshuffled = { $cards ->
    [one] Kasthögarna blandas: ett kort i den nya draghögen.
   *[other] Kasthögarna blandas: { $cards } kort i den nya draghögen.
}
told-accused = { $who } anklagar { $side } för prat vid bordet.
told-confirmed = { $who } bekräftar: { $side } har pratat. Bekräftat av { $votes }, det krävs { $needed }.
told-accusation-lapsed = { $who } får inte tillräckligt stöd: anklagelsen mot { $side } förfaller.
told-accusation-dropped = Bara en spelare är kvar i laget ({ $side }): anklagelsen läggs ner.
told-penalty = Prat vid bordet är bekräftat: varje spelare i laget ({ $side }) lämnar ifrån sig ett kort.
told-gave-up = { $who } lämnar ifrån sig ett kort: { $card }.
told-left = { $who } har lämnat spelet.
told-won-sequences = { $side } har tillräckligt många Sequences och vinner!
told-won-passes = Ingen kan spela längre. { $side } har flest Sequences och vinner!
told-won-reshuffles = Korten har gått runt två gånger utan att något spelats. { $side } har flest Sequences och vinner!
told-won-leaving = { $side } är det enda laget kvar och vinner!
told-draw-passes = Ingen kan spela längre: oavgjort.
told-draw-reshuffles = Korten har gått runt två gånger utan att något spelats: oavgjort.

## Refusals

refuse-give-first = Först måste du lämna ifrån dig ett av dina kort för pratet vid bordet.
refuse-draw-first = Först ska ett kort dras.
refuse-no-penalty = Du har inget straff, så du ska inte lämna ifrån dig något kort.
refuse-not-in-hand = Det kortet har du inte på handen.
refuse-must-play = Du kan spela ett kort, så du får inte passa.
refuse-must-exchange = Du har ett dött kort: byt det innan du passar.
refuse-jack-never-dead = En knekt är aldrig ett dött kort: behåll den tills du kan använda den.
refuse-not-dead = { $card } är inte ett dött kort: en av rutorna är ledig.
refuse-one-exchange = Du har redan bytt ett dött kort den här turen.
refuse-no-pile = Draghögen är slut, så inga kort kan bytas.
refuse-pile-empty-again = Draghögen är tom för andra gången: du kan inte byta mer den här turen.
refuse-no-space = Det är ingen ruta på spelplanen.
refuse-removes-only = En enögd knekt tar bort en motspelares spelmark. Den lägger ingen.
refuse-corner = Det läggs aldrig en spelmark på ett hörn: det tillhör alla.
refuse-dead-card = Båda rutorna för { $card } är upptagna: det är ett dött kort.
refuse-no-match = Den rutan visar inte { $card }.
refuse-taken = Det ligger redan en spelmark på den rutan.
refuse-claim = Så kan din Sequence inte läggas. Välj en av de möjliga raderna.
refuse-cannot-remove = Bara en enögd knekt tar bort en spelmark.
refuse-corner-no-chip = Det ligger ingen spelmark på ett hörn: det finns inget att ta bort.
refuse-nothing-there = Det finns ingen spelmark att ta bort på den rutan.
refuse-own-chip = Du kan inte ta bort en spelmark från ditt eget lag.
refuse-locked = Den spelmarken hör till en färdig Sequence ({ $side }): den ligger kvar.
refuse-no-target = Det finns ingen spelmark du kan ta bort nu. Behåll knekten.
refuse-board-full = Ingen ruta är ledig nu. Behåll knekten.
refuse-no-card-for-space = Du har inget kort för den rutan: { $card }.
refuse-own-chip-there = Ditt eget lags spelmark ligger redan där.
refuse-needs-remover = Bara en enögd knekt kan ta bort den spelmarken.

## Options

option-sides = Lag som spelar mot varandra
option-sides-2 = två: två Sequences vinner
option-sides-3 = tre: en Sequence vinner
option-dead_card_limit = Döda kort du får byta under en tur
option-dead_card_limit-1 = ett
option-dead_card_limit-any = så många du vill
option-draw_mode = När du har spelat ett kort dras det nya
option-draw_mode-auto = automatiskt
option-draw_mode-strict = av dig: glömmer du det förlorar du kortet
option-deck_out = När draghögen är slut
option-deck_out-reshuffle = blandas kasthögarna
option-deck_out-play_out = spelar ni vidare utan att dra
option-stalemate = När ingen kan spela
option-stalemate-draw = är spelet oavgjort
option-stalemate-most_sequences = vinner flest Sequences
option-table_talk = Prat om spelet i ett lag
option-table_talk-off = kostar inget
option-table_talk-penalty = kostar varje spelare i laget ett kort
option-advanced_jacks = Avancerade regler: enögda knektar bryter Sequences

## The picture

label-board = Spelplanen
label-hand = Din hand
label-discards = Kasthögarna
label-space = { $card }: { $space }
label-corner = Hörn: { $space }
label-chip = { $side } spelmark på { $card }: { $space }
label-chip-locked = { $side } spelmark i en färdig Sequence, på { $card }: { $space }
label-supply = Spelmarker: { $side }
label-line = Sequence, { $side }: { $line }
label-pile = { $cards ->
    [one] Draghög: ett kort
   *[other] Draghög: { $cards } kort
}
label-own = Ditt kort: { $card }
label-own-dead = Ditt kort: { $card }, dött
label-discard = { $count ->
    [one] Kasthög, { $who }, ett kort: { $cards }
   *[other] Kasthög, { $who }, { $count } kort, det sista sist: { $cards }
}
label-discard-empty = Kasthög, { $who }: tom
counter-hand = kort på handen
counter-sequences = Sequences
badge-left = har lämnat spelet
badge-won = vinnare
badge-owes = lämnar ifrån sig ett kort
show-pile = { $cards ->
    [one] Draghög: ett kort
   *[other] Draghög: { $cards } kort
}
show-hand = Hand:

## Lessons

lesson-aim = Du spelar blå. Fem blå spelmarker i rad, åt vilket håll som helst, är en Sequence. Två Sequences vinner.
lesson-card = Spela det här kortet och lägg sedan en spelmark på en av de två rutor som visar det: här, bredvid dina andra.
lesson-card-why = Det går också. Men det markerade kortet och den markerade rutan tar dig en spelmark närmare fem i rad.
lesson-corner = Hörnen tillhör alla. Med hörnet behöver du bara fyra spelmarker: gör klart din första Sequence.
lesson-corner-why = En Sequence väntar! Spela det markerade kortet och lägg spelmarken på den markerade rutan.
lesson-dead = Kortets båda rutor är upptagna: det är dött. Byt det mot ett nytt, en gång per tur, innan du spelar.
lesson-dead-why = Först det döda kortet: du har ingen nytta av det längre, och när du har spelat är det för sent.
lesson-one-eyed = Grön har fyra i rad! En knekt med ett öga tar bort en spelmark, om den inte hör till en färdig Sequence.
lesson-one-eyed-why = Grön behöver bara en spelmark till där. Spela den enögda knekten och ta bort den markerade spelmarken så bryts raden.
lesson-two-eyed = En knekt med två ögon är en joker: den lägger din spelmark på vilken ledig ruta som helst. Få fyra i rad.
lesson-two-eyed-why = Den tvåögda knekten kan spelas var som helst, men här ger den dig fyra i rad.
lesson-end = Fyra i rad, öppet i båda ändar: en till och du vinner. Du har kortet som behövs. Spela vidare!

## Why a move is good

reason-sequence = Det ger en Sequence.
reason-removes = Det tar bort en spelmark från { $side }.
reason-stops = { $side } behöver just den här rutan för en Sequence.

## What things are and do

thing-space = Ruta: { $card }
about-space = Spela det här kortet eller en tvåögd knekt för att lägga en spelmark här. Varje kort finns två gånger på spelplanen.
thing-corner = Hörn
about-corner = Det räknas för alla lag som om deras spelmark låg här: en rad genom ett hörn behöver bara fyra spelmarker. Ingen spelmark läggs på det.
thing-claim = En rad att välja
about-claim = Mer än en rad med fem kan bli Sequencen: tryck på den här änden för att välja den här raden.
thing-chip = Spelmark: { $side }
about-chip = Rutan tillhör det här laget. Fem i rad ger en Sequence. En motspelares enögda knekt kan ta bort den.
about-chip-locked = { $advanced ->
    [yes] Del av en färdig Sequence. Med de avancerade reglerna kan en enögd knekt ändå ta bort den och bryta Sequencen.
   *[no] Del av en färdig Sequence: den ligger kvar till slutet. En av spelmarkerna får också ingå i en Sequence till.
}
about-supply = Spelmarker som laget inte har lagt ut än. De tar aldrig slut.
thing-tally = Sequence
about-tally = { $needed ->
    [one] En Sequence som laget har gjort. En räcker för att vinna.
   *[other] En Sequence som laget har gjort. Det behövs { $needed } för att vinna.
}
thing-line = Färdig Sequence
about-line = Fem i en obruten rad. Två Sequences från samma lag får dela en ruta.
thing-last = Det senaste draget
about-last = Här lades den senaste spelmarken ut eller togs bort.
thing-pile = Draghög
about-pile = Varje tur slutar med ett kort härifrån. När den är tom blandas kasthögarna, eller så spelar ni vidare utan att dra, beroende på vad ni har avtalat.
thing-wild = { $card }: joker
about-wild = En tvåögd knekt: lägg en spelmark på vilken ledig ruta som helst, utom ett hörn.
thing-remover = { $card }: skurk
about-remover = { $advanced ->
    [yes] En enögd knekt: ta bort vilken som helst av en motspelares spelmarker, även ur en färdig Sequence. Du lägger ingen den turen.
   *[no] En enögd knekt: ta bort en motspelares spelmark som inte hör till en färdig Sequence. Du lägger ingen den turen.
}
thing-own = { $card }
about-own = Spela det för att lägga en spelmark på en av de två rutor som visar det. Bara du ser din hand.
thing-dead = Dött kort
about-dead = Båda dess rutor är upptagna. På din tur får du byta det mot ett nytt innan du spelar.
thing-discard = Kasthög
about-discard = Korten som spelaren har lagt. Alla får titta igenom dem.
about-counter-hand = Hur många kort spelaren har. Ingen annan ser dem, inte ens lagkamrater.
about-counter-sequences = { $needed ->
    [one] Färdiga Sequences i spelarens lag. En räcker för att vinna.
   *[other] Färdiga Sequences i spelarens lag. Det behövs { $needed } för att vinna.
}
about-badge-won = Laget har vunnit spelet.
about-badge-left = Spelaren har lämnat spelet.
about-badge-owes = Prat vid bordet bekräftades: alla i laget lämnar ifrån sig ett kort.
about-ring = { $needed ->
    [one] En Sequence från laget fyller ringen, och laget har vunnit.
   *[other] Varje Sequence från laget fyller en ring. Med { $needed } har laget vunnit.
}
number-sequences = Sequences
number-placed = lagda spelmarker
number-removed = borttagna spelmarker
