## Names

title = Das letzte Gefecht
blurb = Jedier mot separatister: fire kort i hvert slag, og den som har vist minst, kan flytte slaget til en annen planet. For to til fire spillere, også med allierte.
side-separatists = Separatistene
side-jedi = Jediene
# One who plays alone.
seat-separatists = Separatist
seat-jedi = Jedi
seat-grievous = Grievous (separatist)
seat-ventress = Ventress (separatist)
seat-obi_wan = Obi-Wan (jedi)
seat-anakin = Anakin (jedi)
character-grievous = General Grievous
character-ventress = Asajj Ventress
character-obi_wan = Obi-Wan Kenobi
character-anakin = Anakin Skywalker
colour-red = rød
colour-orange = oransje
colour-yellow = gul
colour-green = grønn
colour-blue = blå
colour-purple = lilla
card = { $colour } { $value }
figure = { $character } ({ $colour })
figure-own = figuren ({ $colour })
place = planet { $letter }
place-coloured = planet { $letter } ({ $colour })

## Prompts

prompt-planets = Planetene legges ut.
prompt-marker = Slagmarkøren settes ut.
prompt-start = { $who } velger planeten der krigen begynner.
prompt-start-you = Du angriper først: velg planeten der krigen begynner.
prompt-refill = { $who } trekker kort til neste slag.
prompt-option = Fase { $phase } av 4: { $who } har en valgfri handling.
prompt-option-you = Fase { $phase } av 4: spill et kort. Først kan du stille opp figur eller romskip, eller kaste et kort og trekke.
prompt-draw-card = { $who } trekker et kort.
prompt-swap = { $partner } bytter et kort: { $who } velger et til gjengjeld.
prompt-swap-you = { $partner } bytter et kort med deg: velg det du gir.
prompt-play = Fase { $phase } av 4: { $who } spiller et kort med baksiden opp.
prompt-play-you = Fase { $phase } av 4: spill et kort med baksiden opp. Den som har den laveste totalsummen, kan så flytte slaget.
prompt-move = { $who } har lavest totalsum, { $total }, og kan flytte slaget.
prompt-move-you = Du har lavest totalsum, { $total }: flytt slaget til en naboplanet, eller bli.
prompt-propose = { $who } og { $partner } har begge den laveste totalsummen. { $who } foreslår hvor slaget skal flyttes.
prompt-propose-you = Du og { $partner } har begge den laveste totalsummen: foreslå hvor slaget skal flyttes.
prompt-reply = { $partner } foreslår planet { $letter } ({ $colour }). { $who } svarer.
prompt-reply-you = { $partner } foreslår planet { $letter } ({ $colour }): si ja, bli, eller foreslå en annen planet.
prompt-reply-stay = { $partner } foreslår å bli på planet { $letter } ({ $colour }). { $who } svarer.
prompt-reply-stay-you = { $partner } foreslår å bli på planet { $letter } ({ $colour }): si ja, eller foreslå en annen planet.
prompt-answer = { $partner } vil heller til planet { $letter } ({ $colour }). { $who } sier ja eller nei.
prompt-answer-you = { $partner } vil heller til planet { $letter } ({ $colour }): si ja eller nei.
prompt-name = { $who } utpeker en figur.
prompt-name-you = Du har ikke stilt opp en figur: utpek en til dette slaget. Fargen teller, og taper du, mister du den.
prompt-over = { $side } har vunnet!
prompt-draw = Uavgjort: ingen av sidene har vunnet.

## Choices

choose-nothing = Hopp over: spill et kort
choose-discard = Kast { $card } og trekk
choose-figure = Still opp { $figure }
choose-ship = Still opp romskipet
choose-offer = Bytt { $card } med { $partner }
choose-give = Gi { $card }
choose-play = Spill { $card } med baksiden opp
choose-stay = Bli på planet { $letter } ({ $colour })
choose-go = Flytt slaget til planet { $letter } ({ $colour })
choose-place = Begynn på planet { $letter } ({ $colour })
choose-propose-stay = Foreslå å bli på planet { $letter } ({ $colour })
choose-propose-go = Foreslå planet { $letter } ({ $colour })
choose-agree-stay = Si ja: bli på planet { $letter } ({ $colour })
choose-agree-go = Si ja: til planet { $letter } ({ $colour })
choose-counter = Foreslå planet { $letter } ({ $colour }) i stedet
choose-accept = Si ja: til planet { $letter } ({ $colour })
choose-refuse = Si nei: bli på planet { $letter } ({ $colour })
choose-name = Utpek { $figure }

## What happened

told-marker-placed = Krigen begynner på planet { $letter } ({ $colour }).
told-marker-chosen = { $who } begynner krigen på planet { $letter } ({ $colour }).
told-battle-begun = Slag { $battle }: { $who } angriper.
told-drawn-own = { $who } trekker { $card }.
told-reshuffled = { $cards ->
    [one] { $side } stokker kastebunken sin: ett kort i den nye kortstokken.
   *[other] { $side } stokker kastebunken sin: { $cards } kort i den nye kortstokken.
}
told-discarded = { $who } kaster { $card } og trekker.
told-figure-deployed = { $who } stiller opp { $figure }.
told-ship-deployed = { $who } stiller opp romskipet.
told-offered = { $who } bytter et kort med { $partner }.
told-offered-own = { $who } legger fram { $card } til et bytte med { $partner }.
told-swapped = { $who } og { $partner } har byttet et kort.
told-swapped-own = Bytte med { $partner }: { $who } gir { $gave } og får { $got }.
told-played = { $who } spiller et kort med baksiden opp.
told-played-own = { $who } spiller { $card } med baksiden opp.
told-revealed = { $who } snur { $card }. Totalsum: { $total }.
told-lowest = { $who } har lavest totalsum: { $total }.
told-lowest-allies = { $who } og { $partner } har begge den laveste totalsummen: { $total }.
told-planet-tie = Begge sider har den laveste totalsummen, { $total }: slaget blir der det er.
told-marker-moved = { $who } flytter slaget til planet { $letter } ({ $colour }).
told-marker-kept = { $who } lar slaget bli på planet { $letter } ({ $colour }).
told-proposed = { $who } foreslår planet { $letter } ({ $colour }).
told-proposed-stay = { $who } foreslår å bli på planet { $letter } ({ $colour }).
told-replied = { $who } svarer: planet { $letter } ({ $colour }).
told-accepted = { $who } sier ja.
told-refused = { $who } sier nei.
told-agreed = De allierte er enige: slaget flyttes til planet { $letter } ({ $colour }).
told-agreed-stay = De allierte er enige: slaget blir på planet { $letter } ({ $colour }).
told-disagreed = Ingen enighet: slaget blir på planet { $letter } ({ $colour }).
told-named = { $who } utpeker { $figure }.
told-counted = { $who } teller: planet ({ $planet }) { $planet_points }, figur ({ $figure }) { $figure_points }, oppstilt { $bonus }. Totalsum: { $total }.
told-battle-won = { $side } vinner slaget.
told-battle-tied = Uavgjort: alle beholder figurene sine.
told-figure-lost = { $left ->
    [0] { $who } mister { $figure }.
    [one] { $who } mister { $figure }. Én figur er igjen.
   *[other] { $who } mister { $figure }. { $left } figurer er igjen.
}
told-eliminated = { $who } har ikke flere figurer og er ute av spillet.
told-left = { $who } har forlatt spillet.
told-won-figures = { $side } har tatt alle figurene fra den andre siden og vinner!
told-won-leaving = { $side } vinner: en spiller på den andre siden har forlatt spillet!
told-draw = { $battles ->
    [one] Ikke avgjort etter ett slag: uavgjort.
   *[other] Ikke avgjort etter { $battles } slag: uavgjort.
}

## Refusals

refuse-unclear = Si nøyaktig én ting: hvilket kort, hvilken figur eller hvilken planet.
refuse-option-over = Den valgfrie handlingen din er over: nå gjenstår bare kortet.
refuse-option-first = Si først om du vil bruke en valgfri handling. Så spiller du kortet.
refuse-must-option = Nå kan du gjøre en valgfri handling. Du kan også la være.
refuse-cannot-refuse = Du kan ikke si nei til byttet: velg et kort du gir.
refuse-must-play = Du må spille et kort med baksiden opp nå.
refuse-must-name = Du må utpeke en av figurene dine nå.
refuse-must-answer = Si ja eller nei til forslaget fra makkeren din.
refuse-must-place = Velg planeten der krigen begynner.
refuse-must-move = Nå handler det bare om hvor slaget skal flyttes.
refuse-no-partner = Du spiller alene: det er ingen å bytte kort med.
refuse-partner-empty = Makkeren din har ikke flere kort å bytte med.
refuse-no-card = Det kortet finnes ikke.
refuse-not-in-hand = Det kortet har du ikke på hånden.
refuse-ship-needs-figure = Romskipet krever en figur som du har stilt opp tidligere i dette slaget.
refuse-ship-already = Romskipet ditt er allerede stilt opp.
refuse-one-figure = Du har allerede stilt opp en figur i dette slaget.
refuse-not-your-figure = Du har aldri hatt en figur i den fargen: { $colour }.
refuse-lost-figure = Den figuren har du mistet: { $colour }.
refuse-no-place = Den planeten finnes ikke.
refuse-already-there = Slaget er der allerede.
refuse-no-route = Det går ingen rute dit herfra: { $place }.
refuse-not-yours = Det tilhører en annen spiller.
refuse-draw-first = Først må det trekkes.
refuse-next-place = Kortene dine ligger på én rad: det neste skal på plass { $number }.
refuse-card-stays = Et spilt kort blir liggende til slaget er over.

## Options

option-map = Stjernekart
option-map-rings = to ringer
option-map-grid = et rutenett
option-marker_start = Hvor krigen begynner
option-marker_start-random = tilfeldig
option-marker_start-attacker = den første angriperen velger
option-single_side = Med tre spillere hører den som spiller alene, til
option-single_side-separatists = separatistene
option-single_side-jedi = jediene
option-attacker_rotation = Med tre spillere går angriperbrikken
option-attacker_rotation-clockwise = med klokken
option-attacker_rotation-alternate_sides = fra side til side
option-same_colour = Har planet og figur samme farge, teller kort i den fargen
option-same_colour-once = én gang
option-same_colour-twice = to ganger
option-draw_after = Hvis ingen vinner, er spillet uavgjort
option-draw_after-0 = aldri
option-draw_after-6 = etter 6 slag
option-draw_after-10 = etter 10 slag
option-draw_after-15 = etter 15 slag
option-draw_after-20 = etter 20 slag
option-layout = Farger på planetene A til L
option-routes = Ruter mellom planetene, fra 0 (A) til 11 (L)
option-deck = Hvor mange det er av verdiene 1 til 4 i hver farge
option-crews = Fargene på figurene, tre til hver person

## The picture

label-board = Stjernekartet
label-hand = Hånden din
label-planet = { $place }
label-marker = Slagmarkør på { $place }
label-proposal = Forslag: { $place }
label-counter = Motforslag: { $place }
label-deck = { $cards ->
    [one] { $side }, kortstokk: ett kort
   *[other] { $side }, kortstokk: { $cards } kort
}
label-pile = { $count ->
    [0] { $side }, kastebunke: tom
    [one] { $side }, kastebunke, ett kort: { $cards }
   *[other] { $side }, kastebunke, { $count } kort: { $cards }
}
label-battle = Slag { $battle }
label-phase = Fase { $phase } av 4
label-panel = Plass: { $who }
label-hand-of = { $cards ->
    [one] Hånd, { $who }: ett kort
   *[other] Hånd, { $who }: { $cards } kort
}
label-known = { $who } fikk dette kortet i et bytte: { $card }
label-figure-home = Figur, { $who }: { $figure }
label-figure-deployed = Stilt opp av { $who }: { $figure }
label-figure-named = Utpekt av { $who }: { $figure }
label-figure-lost = Mistet av { $who }: { $figure }
label-ship = Romskip: { $who }
label-ship-deployed = Romskip, stilt opp: { $who }
label-card-empty = Plass til kort { $number }: { $who }
label-card-down = Kort { $number }, { $who }: baksiden opp
label-card-down-own = Kort { $number }, { $who }, baksiden opp: { $card }
label-card-open = Kort { $number }, { $who }: { $card }
label-valid = I en gyldig farge akkurat nå
label-total = Totalsum i planetfasen, { $who }: { $total }
label-final = Hva som ville telle for { $who } i avslutningsfasen nå: { $total }
label-past-planet = Forrige slag, kort i planetens farge: { $colour }
label-past-figure = Forrige slag, kort i figurens farge: { $colour }
label-past-bonus = Forrige slag, for figur og romskip stilt opp
label-past-total = Forrige slag, totalsum, { $who }: { $total }
label-own = Kortet ditt: { $card }
label-attacker = Angriperbrikke: { $who }
label-offer = Kort fra { $who } til byttet, baksiden opp
counter-figures = figurer
counter-hand = kort på hånden
counter-total = totalsum
badge-left = har forlatt spillet
badge-won = vinner
badge-out = ute av spillet
show-battle = Slag { $battle }, fase { $phase } av 4
show-past = Sist:
show-hand = Hånd:

## Lessons

lesson-aim = Du leder separatistene og de seks figurene deres. Hvert slag koster taperen én: siden som ikke har flere figurer, har tapt krigen.
lesson-battle = Slaget står på denne planeten. Det har fire faser: i hver av dem spiller alle et kort, og så kan slaget flyttes.
lesson-low = Før du spiller kortet, kan du gjøre én annen ting, men det venter vi med. Spill den røde 1-eren med baksiden opp: den som har den laveste totalsummen, kan flytte slaget.
lesson-low-why = Først et lavt kort: med den laveste totalsummen bestemmer du hvor slaget står. Spill den røde 1-eren.
lesson-move = Totalsummen din er 1, jedienes er 3. Din er lavest, så du kan flytte slaget: til den blå planeten, for de beste kortene dine er blå.
lesson-move-why = Til slutt teller bare kort i planetens og i figurens farge. De beste kortene dine er blå: gå til den blå planeten.
lesson-figure = Andre fase. Still opp den blå figuren din: den gir et poeng, og de blå kortene dine teller uansett hvor slaget ender.
lesson-figure-why = Blå er fargen på de beste kortene dine. Still opp den blå figuren.
lesson-second = Spill nå den lilla 2-eren. Poenget for figuren teller med i totalsummen.
lesson-second-why = Spar de blå kortene til slutt. Spill den lilla 2-eren.
lesson-ship = Totalsummene var like, så slaget ble stående. Tredje fase: et romskip kan følge en oppstilt figur og gir ett poeng til.
lesson-ship-why = Figuren din er stilt opp, så romskipet kan følge. Still det opp.
lesson-third = Spill den blå 3-eren.
lesson-third-why = Spar 4-eren til slutt. Spill den blå 3-eren.
lesson-moved = Nå hadde jediene den laveste totalsummen, og de flyttet slaget til en gul planet.
lesson-last = Fjerde fase: spill det siste kortet ditt. Da teller gule kort for planeten og blå kort for figuren din, og ikke noe annet.
lesson-last-why = Den blå 4-eren teller fordi figuren din er blå. Ikke gi den fra deg.
lesson-won = 9 mot 8: de blå kortene dine, 3 og 4, pluss figur og romskip. Jediene utpekte den grønne figuren sin og har mistet den for resten av krigen.
lesson-end = Lave kort styrer slaget, de riktige fargene vinner det. Siden som ikke har flere figurer, har tapt krigen. Spill videre!

## Why a move is good

reason-planet = Kortet har planetens farge.
reason-figure = Kortet har samme farge som figuren din.
reason-moves = Kortene dine passer best til denne planeten.

## What things are and do

thing-own = Slagkort: { $card }
about-own = Spill det med baksiden opp. Verdien teller straks i planetfasen; i avslutningsfasen bare hvis fargen er planetens eller figurens.
thing-card-empty = Plass til et kort
about-card-empty = I hver av de fire fasene i slaget legges et kort her, fra første til fjerde plass.
thing-card-down = Kort med baksiden opp
about-card-down = Det snus sammen med alle de andre når alle har spilt et kort.
thing-card-open = Kort på bordet: { $card }
about-card-open = Det teller i planetfasen uansett farge. I avslutningsfasen teller det bare hvis det har samme farge som planeten eller spillerens figur.
thing-peek = Ditt kort, baksiden opp
about-peek = Her ser bare du hva du har lagt. De andre ser baksiden til alle kort snus.
thing-valid = Gyldig farge
about-valid = Dette kortet ville telle i avslutningsfasen nå: det har fargen til planeten eller figuren. Flyttes slaget, kan det endre seg.
thing-known = Kort fra et bytte: { $card }
about-known = Du vet at makkeren din har det, fordi du ga det. Motstanderne ser det ikke.
thing-deck = Kortstokk: { $side }
about-deck = Denne siden trekker kortene sine herfra. Når den er tom, stokkes kastebunken.
thing-pile = Kastebunke: { $side }
about-pile = Her ligger spilte og kastede kort, synlige for alle.
thing-offer = Kort til byttet
about-offer = En makker har lagt det fram til et bytte. Den andre må gi et kort til gjengjeld; bare de to ser dem.
thing-attacker = Angriperbrikke
about-attacker = Eieren begynner hver fase i dette slaget. Etter slaget går den videre.
thing-turn = Hvem sin tur det er
about-turn = Denne spilleren kan gjøre én valgfri handling og spiller så et kort.
thing-marker = Slagmarkør
about-marker = Slaget står på denne planeten, og fargen dens er gyldig i avslutningsfasen. Etter hver fase kan den som har den laveste totalsummen, flytte det langs én rute.
thing-proposal = Forslag
about-proposal = To allierte har begge den laveste totalsummen og må bli enige om hvor slaget skal flyttes. Dette foreslår den ene; blir de ikke enige, blir slaget stående.
thing-planet = { $place }
about-planet = Slutter slaget her, teller kort i denne fargen i avslutningsfasen. Markøren flyttes bare langs de tegnede rutene.
thing-battle = Slag { $battle }
about-battle = Hvert slag har fire faser og en opptelling til slutt. Den tapende siden mister figurene den kjempet med; den som ikke har noen igjen, har tapt.
thing-phase = Fase { $phase } av 4
about-phase = I hver fase spiller alle et kort; så kan den som har den laveste totalsummen, flytte slaget. Etter den fjerde telles slaget opp.
thing-tag = Plass: { $who }
about-tag = Spillerens kort, figurer og romskip ligger i denne rekken.
thing-hand = Hånd: { $who }
about-hand = Bare denne spilleren ser kortene. Før hvert slag fylles hånden opp til fire.
thing-figure = { $figure }
about-figure-home = Den kan stilles opp én gang i et slag: +1, og kort i fargen dens teller i avslutningsfasen. Tapes slaget, mistes den også.
about-figure-deployed = Den kjemper i dette slaget: +1 i begge totalsummene, og kort i fargen dens teller i avslutningsfasen. Taperen mister den.
about-figure-named = Den ble først utpekt til slutt: fargen teller, men den gir ikke noe poeng. Taperen mister den likevel.
about-figure-lost = Mistet i et slag, for resten av spillet.
thing-ship = Romskip
about-ship = Det kan følge en figur som er stilt opp tidligere i slaget: ett poeng mer. Det mistes aldri.
about-ship-deployed = Det kjemper med figuren i dette slaget: ett poeng mer i begge totalsummene. Etterpå kommer det tilbake.
thing-total = Totalsum i planetfasen
about-total = Alle åpne kort, pluss 1 for en oppstilt figur og 1 for romskipet. Den som alene har den laveste, kan flytte slaget.
thing-final = Totalsum hvis slaget sluttet nå
about-final = Bare kort i fargen til planeten og figuren, pluss 1 for en oppstilt figur og 1 for romskipet. Den høyeste vinner slaget.
thing-past = Slik ble forrige slag talt opp
about-past = Poeng i planetens farge, i figurens farge, for figur og romskip, og summen. Det forsvinner med det første kortet i neste slag.
about-counter-figures = Figurer spilleren fortsatt har. Uten figurer er spilleren ute.
about-badge-won = Denne siden har vunnet krigen.
about-badge-out = Spilleren har ingen figurer igjen.
about-badge-left = Spilleren har forlatt spillet, så denne siden taper.
entry-planets = Hvilke planeter ligger på kartet?
entry-marker = Hvor begynner slagmarkøren?
number-battles = vunne slag
number-figures = tapte figurer
