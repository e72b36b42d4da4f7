## Names

title = Das letzte Gefecht
blurb = Jedier mod separatister: fire kort i hvert slag, og den, der har vist mindst, må flytte slaget til en anden planet. For to til fire spillere, også med allierede.
side-separatists = Separatisterne
side-jedi = Jedierne
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
colour-orange = orange
colour-yellow = gul
colour-green = grøn
colour-blue = blå
colour-purple = lilla
card = { $colour } { $value }
figure = { $character } ({ $colour })
figure-own = figuren ({ $colour })
place = planet { $letter }
place-coloured = planet { $letter } ({ $colour })

## Prompts

prompt-planets = Planeterne lægges ud.
prompt-marker = Slagmarkøren sættes.
prompt-start = { $who } vælger den planet, hvor krigen begynder.
prompt-start-you = Du angriber først: vælg den planet, hvor krigen begynder.
prompt-refill = { $who } trækker kort til det næste slag.
prompt-option = Fase { $phase } af 4: { $who } har en valgfri handling.
prompt-option-you = Fase { $phase } af 4: spil et kort. Først må du stille figur eller rumskib op eller kaste et kort og trække.
prompt-draw-card = { $who } trækker et kort.
prompt-swap = { $partner } bytter et kort: { $who } vælger et til gengæld.
prompt-swap-you = { $partner } bytter et kort med dig: vælg det, du giver.
prompt-play = Fase { $phase } af 4: { $who } spiller et kort med bagsiden opad.
prompt-play-you = Fase { $phase } af 4: spil et kort med bagsiden opad. Den, der har den laveste samlede værdi, må så flytte slaget.
prompt-move = { $who } har den laveste samlede værdi, { $total }, og må flytte slaget.
prompt-move-you = Du har den laveste samlede værdi, { $total }: flyt slaget til en naboplanet, eller bliv.
prompt-propose = { $who } og { $partner } har begge den laveste samlede værdi. { $who } foreslår, hvor slaget skal hen.
prompt-propose-you = Du og { $partner } har begge den laveste samlede værdi: foreslå, hvor slaget skal hen.
prompt-reply = { $partner } foreslår planet { $letter } ({ $colour }). { $who } svarer.
prompt-reply-you = { $partner } foreslår planet { $letter } ({ $colour }): sig ja, bliv, eller foreslå en anden planet.
prompt-reply-stay = { $partner } foreslår at blive på planet { $letter } ({ $colour }). { $who } svarer.
prompt-reply-stay-you = { $partner } foreslår at blive på planet { $letter } ({ $colour }): sig ja, eller foreslå en anden planet.
prompt-answer = { $partner } vil hellere til planet { $letter } ({ $colour }). { $who } siger ja eller nej.
prompt-answer-you = { $partner } vil hellere til planet { $letter } ({ $colour }): sig ja eller nej.
prompt-name = { $who } udpeger en figur.
prompt-name-you = Du har ikke stillet en figur op: udpeg en til dette slag. Dens farve tæller, og taber du, mister du den.
prompt-over = { $side } har vundet!
prompt-draw = Uafgjort: ingen af siderne har vundet.

## Choices

choose-nothing = Spring over: spil et kort
choose-discard = Kast { $card } og træk
choose-figure = Stil { $figure } op
choose-ship = Stil rumskibet op
choose-offer = Byt { $card } med { $partner }
choose-give = Giv { $card }
choose-play = Spil { $card } med bagsiden opad
choose-stay = Bliv på planet { $letter } ({ $colour })
choose-go = Flyt slaget til planet { $letter } ({ $colour })
choose-place = Begynd på planet { $letter } ({ $colour })
choose-propose-stay = Foreslå at blive på planet { $letter } ({ $colour })
choose-propose-go = Foreslå planet { $letter } ({ $colour })
choose-agree-stay = Sig ja: bliv på planet { $letter } ({ $colour })
choose-agree-go = Sig ja: til planet { $letter } ({ $colour })
choose-counter = Foreslå planet { $letter } ({ $colour }) i stedet
choose-accept = Sig ja: til planet { $letter } ({ $colour })
choose-refuse = Sig nej: bliv på planet { $letter } ({ $colour })
choose-name = Udpeg { $figure }

## What happened

told-marker-placed = Krigen begynder på planet { $letter } ({ $colour }).
told-marker-chosen = { $who } begynder krigen på planet { $letter } ({ $colour }).
told-battle-begun = Slag { $battle }: { $who } angriber.
told-drawn-own = { $who } trækker { $card }.
told-reshuffled = { $cards ->
    [one] { $side } blander deres afkastbunke: ét kort i den nye kortbunke.
   *[other] { $side } blander deres afkastbunke: { $cards } kort i den nye kortbunke.
}
told-discarded = { $who } kaster { $card } og trækker.
told-figure-deployed = { $who } stiller { $figure } op.
told-ship-deployed = { $who } stiller rumskibet op.
told-offered = { $who } bytter et kort med { $partner }.
told-offered-own = { $who } lægger { $card } frem til et bytte med { $partner }.
told-swapped = { $who } og { $partner } har byttet et kort.
told-swapped-own = Bytte med { $partner }: { $who } giver { $gave } og får { $got }.
told-played = { $who } spiller et kort med bagsiden opad.
told-played-own = { $who } spiller { $card } med bagsiden opad.
told-revealed = { $who } vender { $card }. Samlet værdi: { $total }.
told-lowest = { $who } har den laveste samlede værdi: { $total }.
told-lowest-allies = { $who } og { $partner } har begge den laveste samlede værdi: { $total }.
told-planet-tie = Begge sider har den laveste samlede værdi, { $total }: slaget bliver, hvor det er.
told-marker-moved = { $who } flytter slaget til planet { $letter } ({ $colour }).
told-marker-kept = { $who } lader slaget blive på planet { $letter } ({ $colour }).
told-proposed = { $who } foreslår planet { $letter } ({ $colour }).
told-proposed-stay = { $who } foreslår at blive på planet { $letter } ({ $colour }).
told-replied = { $who } svarer: planet { $letter } ({ $colour }).
told-accepted = { $who } siger ja.
told-refused = { $who } siger nej.
told-agreed = De allierede er enige: slaget flyttes til planet { $letter } ({ $colour }).
told-agreed-stay = De allierede er enige: slaget bliver på planet { $letter } ({ $colour }).
told-disagreed = Ingen enighed: slaget bliver på planet { $letter } ({ $colour }).
told-named = { $who } udpeger { $figure }.
told-counted = { $who } tæller: planet ({ $planet }) { $planet_points }, figur ({ $figure }) { $figure_points }, opstillet { $bonus }. Samlet værdi: { $total }.
told-battle-won = { $side } vinder slaget.
told-battle-tied = Uafgjort: alle beholder deres figurer.
told-figure-lost = { $left ->
    [0] { $who } mister { $figure }.
    [one] { $who } mister { $figure }. Der er én figur tilbage.
   *[other] { $who } mister { $figure }. Der er { $left } figurer tilbage.
}
told-eliminated = { $who } har ikke flere figurer og er ude af spillet.
told-left = { $who } har forladt spillet.
told-won-figures = { $side } har taget alle figurer fra den anden side og vinder!
told-won-leaving = { $side } vinder: en spiller på den anden side har forladt spillet!
told-draw = { $battles ->
    [one] Ikke afgjort efter ét slag: uafgjort.
   *[other] Ikke afgjort efter { $battles } slag: uafgjort.
}

## Refusals

refuse-unclear = Sig præcis én ting: hvilket kort, hvilken figur eller hvilken planet.
refuse-option-over = Din valgfrie handling er forbi: nu mangler kun kortet.
refuse-option-first = Sig først, om du vil bruge en valgfri handling. Derefter spiller du kortet.
refuse-must-option = Nu kan du bruge en valgfri handling. Du kan også lade være.
refuse-cannot-refuse = Du kan ikke afslå byttet: vælg et kort, du giver.
refuse-must-play = Du skal spille et kort med bagsiden opad nu.
refuse-must-name = Du skal udpege en af dine figurer nu.
refuse-must-answer = Sig ja eller nej til din makkers forslag.
refuse-must-place = Vælg den planet, hvor krigen begynder.
refuse-must-move = Nu handler det kun om, hvor slaget skal hen.
refuse-no-partner = Du spiller alene: der er ingen at bytte kort med.
refuse-partner-empty = Din makker har ikke flere kort at bytte med.
refuse-no-card = Det kort findes ikke.
refuse-not-in-hand = Det kort har du ikke på hånden.
refuse-ship-needs-figure = Rumskibet kræver en figur, som du har stillet op tidligere i dette slag.
refuse-ship-already = Dit rumskib er allerede stillet op.
refuse-one-figure = Du har allerede stillet en figur op i dette slag.
refuse-not-your-figure = Du har aldrig haft en figur i den farve: { $colour }.
refuse-lost-figure = Den figur har du mistet: { $colour }.
refuse-no-place = Den planet findes ikke.
refuse-already-there = Slaget er der allerede.
refuse-no-route = Der går ingen rute dertil herfra: { $place }.
refuse-not-yours = Det tilhører en anden spiller.
refuse-draw-first = Først skal der trækkes.
refuse-next-place = Dine kort ligger på én række: det næste skal på plads { $number }.
refuse-card-stays = Et spillet kort bliver liggende, til slaget er slut.

## Options

option-map = Stjernekort
option-map-rings = to ringe
option-map-grid = et gitter
option-marker_start = Hvor krigen begynder
option-marker_start-random = tilfældigt
option-marker_start-attacker = den første angriber vælger
option-single_side = Med tre spillere hører den, der spiller alene, til
option-single_side-separatists = separatisterne
option-single_side-jedi = jedierne
option-attacker_rotation = Med tre spillere går angriberbrikken
option-attacker_rotation-clockwise = med uret
option-attacker_rotation-alternate_sides = fra side til side
option-same_colour = Har planet og figur samme farve, tæller kort i den farve
option-same_colour-once = én gang
option-same_colour-twice = to gange
option-draw_after = Hvis ingen vinder, er spillet uafgjort
option-draw_after-0 = aldrig
option-draw_after-6 = efter 6 slag
option-draw_after-10 = efter 10 slag
option-draw_after-15 = efter 15 slag
option-draw_after-20 = efter 20 slag
option-layout = Farver på planeterne A til L
option-routes = Ruter mellem planeterne, fra 0 (A) til 11 (L)
option-deck = Hvor mange der er af værdierne 1 til 4 i hver farve
option-crews = Figurernes farver, tre til hver person

## The picture

label-board = Stjernekortet
label-hand = Din hånd
label-planet = { $place }
label-marker = Slagmarkør på { $place }
label-proposal = Forslag: { $place }
label-counter = Modforslag: { $place }
label-deck = { $cards ->
    [one] { $side }, kortbunke: ét kort
   *[other] { $side }, kortbunke: { $cards } kort
}
label-pile = { $count ->
    [0] { $side }, afkastbunke: tom
    [one] { $side }, afkastbunke, ét kort: { $cards }
   *[other] { $side }, afkastbunke, { $count } kort: { $cards }
}
label-battle = Slag { $battle }
label-phase = Fase { $phase } af 4
label-panel = Plads: { $who }
label-hand-of = { $cards ->
    [one] Hånd, { $who }: ét kort
   *[other] Hånd, { $who }: { $cards } kort
}
label-known = { $who } fik dette kort i et bytte: { $card }
label-figure-home = Figur, { $who }: { $figure }
label-figure-deployed = Stillet op af { $who }: { $figure }
label-figure-named = Udpeget af { $who }: { $figure }
label-figure-lost = Mistet af { $who }: { $figure }
label-ship = Rumskib: { $who }
label-ship-deployed = Rumskib, stillet op: { $who }
label-card-empty = Plads til kort { $number }: { $who }
label-card-down = Kort { $number }, { $who }: bagsiden opad
label-card-down-own = Kort { $number }, { $who }, bagsiden opad: { $card }
label-card-open = Kort { $number }, { $who }: { $card }
label-valid = Lige nu i en gyldig farve
label-total = Samlet værdi i planetfasen, { $who }: { $total }
label-final = Hvad der ville tælle for { $who } i afslutningsfasen nu: { $total }
label-past-planet = Forrige slag, kort i planetens farve: { $colour }
label-past-figure = Forrige slag, kort i figurens farve: { $colour }
label-past-bonus = Forrige slag, for figur og rumskib stillet op
label-past-total = Forrige slag, samlet værdi, { $who }: { $total }
label-own = Dit kort: { $card }
label-attacker = Angriberbrik: { $who }
label-offer = Kort fra { $who } til byttet, bagsiden opad
counter-figures = figurer
counter-hand = kort på hånden
counter-total = samlet værdi
badge-left = har forladt spillet
badge-won = vinder
badge-out = ude af spillet
show-battle = Slag { $battle }, fase { $phase } af 4
show-past = Sidst:
show-hand = Hånd:

## Lessons

lesson-aim = Du fører separatisterne og deres seks figurer. Hvert slag koster taberen én: den side, der ikke har flere figurer, har tabt krigen.
lesson-battle = Slaget står på denne planet. Det har fire faser: i hver af dem spiller alle et kort, og så kan slaget flyttes.
lesson-low = Før du spiller dit kort, må du gøre én anden ting, men det venter vi med. Spil den røde 1’er med bagsiden opad: den, der har den laveste samlede værdi, må flytte slaget.
lesson-low-why = Først et lavt kort: med den laveste samlede værdi bestemmer du, hvor slaget står. Spil den røde 1’er.
lesson-move = Din samlede værdi er 1, jediernes er 3. Din er lavest, så du må flytte slaget: til den blå planet, for dine bedste kort er blå.
lesson-move-why = Til sidst tæller kun kort i planetens og i din figurs farve. Dine bedste kort er blå: gå til den blå planet.
lesson-figure = Anden fase. Stil din blå figur op: den giver et point, og dine blå kort tæller, uanset hvor slaget ender.
lesson-figure-why = Blå er farven på dine bedste kort. Stil den blå figur op.
lesson-second = Spil nu den lilla 2’er. Figurens point tæller med i den samlede værdi.
lesson-second-why = Gem de blå kort til sidst. Spil den lilla 2’er.
lesson-ship = I havde samme samlede værdi, så slaget blev, hvor det var. Tredje fase: et rumskib må følge en opstillet figur og giver et point mere.
lesson-ship-why = Din figur er stillet op, så rumskibet kan følge. Stil det op.
lesson-third = Spil den blå 3’er.
lesson-third-why = Gem 4’eren til sidst. Spil den blå 3’er.
lesson-moved = Nu havde jedierne den laveste samlede værdi, og de flyttede slaget til en gul planet.
lesson-last = Fjerde fase: spil dit sidste kort. Så tæller gule kort for planeten og blå kort for din figur, og ikke andet.
lesson-last-why = Den blå 4’er tæller, fordi din figur er blå. Giv den ikke væk.
lesson-won = 9 mod 8: dine blå kort 3 og 4 plus figur og rumskib. Jedierne udpegede deres grønne figur og har mistet den for resten af krigen.
lesson-end = Lave kort styrer slaget, de rigtige farver vinder det. Den side, der ikke har flere figurer, har tabt krigen. Spil videre!

## Why a move is good

reason-planet = Kortet har planetens farve.
reason-figure = Kortet har din figurs farve.
reason-moves = Dine kort passer bedst til denne planet.

## What things are and do

thing-own = Slagkort: { $card }
about-own = Spil det med bagsiden opad. Værdien tæller straks i planetfasen; i afslutningsfasen kun, hvis farven er planetens eller din figurs.
thing-card-empty = Plads til et kort
about-card-empty = I hver af slagets fire faser lægges et kort her, fra første til fjerde plads.
thing-card-down = Kort med bagsiden opad
about-card-down = Det vendes sammen med alle de andre, når alle har spillet et kort.
thing-card-open = Kort på bordet: { $card }
about-card-open = Det tæller i planetfasen uanset farve. I afslutningsfasen tæller det kun, hvis det har samme farve som planeten eller spillerens figur.
thing-peek = Dit kort, bagsiden opad
about-peek = Her ser kun du, hvad du har lagt. De andre ser bagsiden, til alle kort vendes.
thing-valid = Gyldig farve
about-valid = Dette kort ville tælle i afslutningsfasen nu: det har planetens eller figurens farve. Flyttes slaget, kan det ændre sig.
thing-known = Kort fra et bytte: { $card }
about-known = Du ved, at din makker har det, fordi du gav det. Modstanderne ser det ikke.
thing-deck = Kortbunke: { $side }
about-deck = Denne side trækker sine kort herfra. Når den er tom, blandes afkastbunken.
thing-pile = Afkastbunke: { $side }
about-pile = Her ligger spillede og afkastede kort, synlige for alle.
thing-offer = Kort til byttet
about-offer = En makker har lagt det frem til et bytte. Den anden skal give et kort til gengæld; kun de to ser dem.
thing-attacker = Angriberbrik
about-attacker = Ejeren begynder hver fase i dette slag. Efter slaget går den videre.
thing-turn = Hvis tur det er
about-turn = Denne spiller må bruge én valgfri handling og spiller så et kort.
thing-marker = Slagmarkør
about-marker = Slaget står på denne planet, hvis farve er gyldig i afslutningsfasen. Efter hver fase må den, der har den laveste samlede værdi, flytte det ad én rute.
thing-proposal = Forslag
about-proposal = To allierede har begge den laveste samlede værdi og skal blive enige om, hvor slaget flyttes hen. Dette foreslår den ene; bliver de ikke enige, bliver slaget, hvor det er.
thing-planet = { $place }
about-planet = Slutter slaget her, tæller kort i denne farve i afslutningsfasen. Markøren flyttes kun ad de tegnede ruter.
thing-battle = Slag { $battle }
about-battle = Hvert slag har fire faser og en optælling til sidst. Den tabende side mister de figurer, den kæmpede med; den, der ingen har tilbage, har tabt.
thing-phase = Fase { $phase } af 4
about-phase = I hver fase spiller alle et kort; så må den, der har den laveste samlede værdi, flytte slaget. Efter den fjerde tælles slaget op.
thing-tag = Plads: { $who }
about-tag = Spillerens kort, figurer og rumskib ligger i denne række.
thing-hand = Hånd: { $who }
about-hand = Kun denne spiller ser kortene. Før hvert slag fyldes hånden op til fire.
thing-figure = { $figure }
about-figure-home = Den kan stilles op én gang i et slag: +1, og kort i dens farve tæller i afslutningsfasen. Tabes slaget, mistes den også.
about-figure-deployed = Den kæmper i dette slag: +1 i begge samlede værdier, og kort i dens farve tæller i afslutningsfasen. Taberen mister den.
about-figure-named = Den blev først udpeget til sidst: dens farve tæller, men den giver intet point. Taberen mister den alligevel.
about-figure-lost = Mistet i et slag, for resten af spillet.
thing-ship = Rumskib
about-ship = Det kan følge en figur, der er stillet op tidligere i slaget: ét point mere. Det mistes aldrig.
about-ship-deployed = Det kæmper med figuren i dette slag: ét point mere i begge samlede værdier. Bagefter kommer det tilbage.
thing-total = Samlet værdi i planetfasen
about-total = Alle åbne kort, plus 1 for en opstillet figur og 1 for rumskibet. Den, der alene har den laveste, må flytte slaget.
thing-final = Samlet værdi, hvis slaget sluttede nu
about-final = Kun kort i planetens og figurens farve, plus 1 for en opstillet figur og 1 for rumskibet. Den højeste vinder slaget.
thing-past = Sådan blev forrige slag talt op
about-past = Point i planetens farve, i figurens farve, for figur og rumskib, og summen. Det forsvinder med det første kort i næste slag.
about-counter-figures = Figurer, spilleren stadig har. Uden figurer er spilleren ude.
about-badge-won = Denne side har vundet krigen.
about-badge-out = Spilleren har ingen figurer tilbage.
about-badge-left = Spilleren har forladt spillet, så denne side taber.
entry-planets = Hvilke planeter ligger på kortet?
entry-marker = Hvor begynder slagmarkøren?
number-battles = vundne slag
number-figures = tabte figurer
