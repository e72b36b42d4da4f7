## Names

title = Das letzte Gefecht
blurb = Jedi mot separatister: fyra kort i varje slag, och den som har visat minst får flytta slaget till en annan planet. För två till fyra spelare, även med allierade.
side-separatists = Separatisterna
side-jedi = Jedi
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
colour-red = röd
colour-orange = orange
colour-yellow = gul
colour-green = grön
colour-blue = blå
colour-purple = lila
card = { $colour } { $value }
figure = { $character } ({ $colour })
figure-own = figuren ({ $colour })
place = planet { $letter }
place-coloured = planet { $letter } ({ $colour })

## Prompts

prompt-planets = Planeterna läggs ut.
prompt-marker = Slagmarkören ställs ut.
prompt-start = { $who } väljer planeten där kriget börjar.
prompt-start-you = Du angriper först: välj planeten där kriget börjar.
prompt-refill = { $who } drar kort till nästa slag.
prompt-option = Fas { $phase } av 4: { $who } har en valfri handling.
prompt-option-you = Fas { $phase } av 4: spela ett kort. Först får du ställa upp figur eller rymdskepp, eller kasta ett kort och dra.
prompt-draw-card = { $who } drar ett kort.
prompt-swap = { $partner } byter ett kort: { $who } väljer ett i gengäld.
prompt-swap-you = { $partner } byter ett kort med dig: välj det du ger.
prompt-play = Fas { $phase } av 4: { $who } spelar ett kort med baksidan upp.
prompt-play-you = Fas { $phase } av 4: spela ett kort med baksidan upp. Den som har den lägsta totalsumman får sedan flytta slaget.
prompt-move = { $who } har lägst totalsumma, { $total }, och får flytta slaget.
prompt-move-you = Du har lägst totalsumma, { $total }: flytta slaget till en grannplanet eller stanna.
prompt-propose = { $who } och { $partner } har båda den lägsta totalsumman. { $who } föreslår vart slaget ska flyttas.
prompt-propose-you = Du och { $partner } har båda den lägsta totalsumman: föreslå vart slaget ska flyttas.
prompt-reply = { $partner } föreslår planet { $letter } ({ $colour }). { $who } svarar.
prompt-reply-you = { $partner } föreslår planet { $letter } ({ $colour }): säg ja, stanna eller föreslå en annan planet.
prompt-reply-stay = { $partner } föreslår att stanna på planet { $letter } ({ $colour }). { $who } svarar.
prompt-reply-stay-you = { $partner } föreslår att stanna på planet { $letter } ({ $colour }): säg ja eller föreslå en annan planet.
prompt-answer = { $partner } vill hellre till planet { $letter } ({ $colour }). { $who } säger ja eller nej.
prompt-answer-you = { $partner } vill hellre till planet { $letter } ({ $colour }): säg ja eller nej.
prompt-name = { $who } pekar ut en figur.
prompt-name-you = Du har inte ställt upp någon figur: peka ut en för det här slaget. Dess färg räknas, och förlorar du mister du den.
prompt-over = { $side } har vunnit!
prompt-draw = Oavgjort: ingen av sidorna har vunnit.

## Choices

choose-nothing = Hoppa över: spela ett kort
choose-discard = Kasta { $card } och dra
choose-figure = Ställ upp { $figure }
choose-ship = Ställ upp rymdskeppet
choose-offer = Byt { $card } med { $partner }
choose-give = Ge { $card }
choose-play = Spela { $card } med baksidan upp
choose-stay = Stanna på planet { $letter } ({ $colour })
choose-go = Flytta slaget till planet { $letter } ({ $colour })
choose-place = Börja på planet { $letter } ({ $colour })
choose-propose-stay = Föreslå att stanna på planet { $letter } ({ $colour })
choose-propose-go = Föreslå planet { $letter } ({ $colour })
choose-agree-stay = Säg ja: stanna på planet { $letter } ({ $colour })
choose-agree-go = Säg ja: till planet { $letter } ({ $colour })
choose-counter = Föreslå planet { $letter } ({ $colour }) i stället
choose-accept = Säg ja: till planet { $letter } ({ $colour })
choose-refuse = Säg nej: stanna på planet { $letter } ({ $colour })
choose-name = Peka ut { $figure }

## What happened

told-marker-placed = Kriget börjar på planet { $letter } ({ $colour }).
told-marker-chosen = { $who } börjar kriget på planet { $letter } ({ $colour }).
told-battle-begun = Slag { $battle }: { $who } angriper.
told-drawn-own = { $who } drar { $card }.
told-reshuffled = { $cards ->
    [one] { $side } blandar sin kasthög: ett kort i den nya kortleken.
   *[other] { $side } blandar sin kasthög: { $cards } kort i den nya kortleken.
}
told-discarded = { $who } kastar { $card } och drar.
told-figure-deployed = { $who } ställer upp { $figure }.
told-ship-deployed = { $who } ställer upp rymdskeppet.
told-offered = { $who } byter ett kort med { $partner }.
told-offered-own = { $who } lägger fram { $card } för ett byte med { $partner }.
told-swapped = { $who } och { $partner } har bytt ett kort.
told-swapped-own = Byte med { $partner }: { $who } ger { $gave } och får { $got }.
told-played = { $who } spelar ett kort med baksidan upp.
told-played-own = { $who } spelar { $card } med baksidan upp.
told-revealed = { $who } vänder upp { $card }. Totalsumma: { $total }.
told-lowest = { $who } har lägst totalsumma: { $total }.
told-lowest-allies = { $who } och { $partner } har båda den lägsta totalsumman: { $total }.
told-planet-tie = Båda sidor har den lägsta totalsumman, { $total }: slaget stannar där det är.
told-marker-moved = { $who } flyttar slaget till planet { $letter } ({ $colour }).
told-marker-kept = { $who } låter slaget stanna på planet { $letter } ({ $colour }).
told-proposed = { $who } föreslår planet { $letter } ({ $colour }).
told-proposed-stay = { $who } föreslår att stanna på planet { $letter } ({ $colour }).
told-replied = { $who } svarar: planet { $letter } ({ $colour }).
told-accepted = { $who } säger ja.
told-refused = { $who } säger nej.
told-agreed = De allierade är överens: slaget flyttas till planet { $letter } ({ $colour }).
told-agreed-stay = De allierade är överens: slaget stannar på planet { $letter } ({ $colour }).
told-disagreed = Ingen överenskommelse: slaget stannar på planet { $letter } ({ $colour }).
told-named = { $who } pekar ut { $figure }.
told-counted = { $who } räknar: planet ({ $planet }) { $planet_points }, figur ({ $figure }) { $figure_points }, uppställt { $bonus }. Totalsumma: { $total }.
told-battle-won = { $side } vinner slaget.
told-battle-tied = Oavgjort: alla behåller sina figurer.
told-figure-lost = { $left ->
    [0] { $who } förlorar { $figure }.
    [one] { $who } förlorar { $figure }. En figur är kvar.
   *[other] { $who } förlorar { $figure }. { $left } figurer är kvar.
}
told-eliminated = { $who } har inga figurer kvar och är utslagen.
told-left = { $who } har lämnat spelet.
told-won-figures = { $side } har tagit alla figurer från den andra sidan och vinner!
told-won-leaving = { $side } vinner: en spelare på den andra sidan har lämnat spelet!
told-draw = { $battles ->
    [one] Inte avgjort efter ett slag: oavgjort.
   *[other] Inte avgjort efter { $battles } slag: oavgjort.
}

## Refusals

refuse-unclear = Säg exakt en sak: vilket kort, vilken figur eller vilken planet.
refuse-option-over = Din valfria handling är över: nu återstår bara kortet.
refuse-option-first = Säg först om du vill använda en valfri handling. Sedan spelar du kortet.
refuse-must-option = Nu kan du göra en valfri handling. Du kan också låta bli.
refuse-cannot-refuse = Du kan inte säga nej till bytet: välj ett kort att ge.
refuse-must-play = Du måste spela ett kort med baksidan upp nu.
refuse-must-name = Du måste peka ut en av dina figurer nu.
refuse-must-answer = Säg ja eller nej till din partners förslag.
refuse-must-place = Välj planeten där kriget börjar.
refuse-must-move = Nu handlar det bara om vart slaget ska gå.
refuse-no-partner = Du spelar ensam: det finns ingen att byta kort med.
refuse-partner-empty = Din partner har inget kort kvar att byta.
refuse-no-card = Det kortet finns inte.
refuse-not-in-hand = Det kortet har du inte på handen.
refuse-ship-needs-figure = Rymdskeppet kräver en figur som du har ställt upp tidigare i det här slaget.
refuse-ship-already = Ditt rymdskepp är redan uppställt.
refuse-one-figure = Du har redan ställt upp en figur i det här slaget.
refuse-not-your-figure = Du har aldrig haft en figur i den färgen: { $colour }.
refuse-lost-figure = Den figuren har du förlorat: { $colour }.
refuse-no-place = Den planeten finns inte.
refuse-already-there = Slaget är redan där.
refuse-no-route = Ingen rutt leder dit härifrån: { $place }.
refuse-not-yours = Det tillhör en annan spelare.
refuse-draw-first = Först ska det dras.
refuse-next-place = Dina kort ligger i en rad: nästa ska till plats { $number }.
refuse-card-stays = Ett spelat kort ligger kvar tills slaget är över.

## Options

option-map = Stjärnkarta
option-map-rings = två ringar
option-map-grid = ett rutnät
option-marker_start = Var kriget börjar
option-marker_start-random = slumpvis
option-marker_start-attacker = den första angriparen väljer
option-single_side = Med tre spelare hör den som spelar ensam till
option-single_side-separatists = separatisterna
option-single_side-jedi = jedi
option-attacker_rotation = Med tre spelare går angriparbrickan
option-attacker_rotation-clockwise = medurs
option-attacker_rotation-alternate_sides = från sida till sida
option-same_colour = Om planet och figur har samma färg räknas kort i den färgen
option-same_colour-once = en gång
option-same_colour-twice = två gånger
option-draw_after = Om ingen vinner är spelet oavgjort
option-draw_after-0 = aldrig
option-draw_after-6 = efter 6 slag
option-draw_after-10 = efter 10 slag
option-draw_after-15 = efter 15 slag
option-draw_after-20 = efter 20 slag
option-layout = Färger på planeterna A till L
option-routes = Rutter mellan planeterna, från 0 (A) till 11 (L)
option-deck = Hur många det finns av värdena 1 till 4 i varje färg
option-crews = Figurernas färger, tre för varje person

## The picture

label-board = Stjärnkartan
label-hand = Din hand
label-planet = { $place }
label-marker = Slagmarkör på { $place }
label-proposal = Förslag: { $place }
label-counter = Motförslag: { $place }
label-deck = { $cards ->
    [one] { $side }, kortlek: ett kort
   *[other] { $side }, kortlek: { $cards } kort
}
label-pile = { $count ->
    [0] { $side }, kasthög: tom
    [one] { $side }, kasthög, ett kort: { $cards }
   *[other] { $side }, kasthög, { $count } kort: { $cards }
}
label-battle = Slag { $battle }
label-phase = Fas { $phase } av 4
label-panel = Plats: { $who }
label-hand-of = { $cards ->
    [one] Hand, { $who }: ett kort
   *[other] Hand, { $who }: { $cards } kort
}
label-known = { $who } fick det här kortet i ett byte: { $card }
label-figure-home = Figur, { $who }: { $figure }
label-figure-deployed = Uppställd av { $who }: { $figure }
label-figure-named = Utpekad av { $who }: { $figure }
label-figure-lost = Förlorad av { $who }: { $figure }
label-ship = Rymdskepp: { $who }
label-ship-deployed = Rymdskepp, uppställt: { $who }
label-card-empty = Plats för kort { $number }: { $who }
label-card-down = Kort { $number }, { $who }: baksidan upp
label-card-down-own = Kort { $number }, { $who }, baksidan upp: { $card }
label-card-open = Kort { $number }, { $who }: { $card }
label-valid = I en giltig färg just nu
label-total = Totalsumma i planetfasen, { $who }: { $total }
label-final = Vad som skulle räknas för { $who } i avslutningsfasen nu: { $total }
label-past-planet = Förra slaget, kort i planetens färg: { $colour }
label-past-figure = Förra slaget, kort i figurens färg: { $colour }
label-past-bonus = Förra slaget, för uppställd figur och rymdskepp
label-past-total = Förra slaget, totalsumma, { $who }: { $total }
label-own = Ditt kort: { $card }
label-attacker = Angriparbricka: { $who }
label-offer = Kort från { $who } till bytet, baksidan upp
counter-figures = figurer
counter-hand = kort på handen
counter-total = totalsumma
badge-left = har lämnat spelet
badge-won = vinnare
badge-out = utslagen
show-battle = Slag { $battle }, fas { $phase } av 4
show-past = Senast:
show-hand = Hand:

## Lessons

lesson-aim = Du leder separatisterna och deras sex figurer. Varje slag kostar förloraren en: den sida som inte har några figurer kvar har förlorat kriget.
lesson-battle = Slaget står på den här planeten. Det har fyra faser: i var och en spelar alla ett kort, och sedan kan slaget flyttas.
lesson-low = Innan du spelar ditt kort får du göra en annan sak, men det väntar vi med. Spela den röda ettan med baksidan upp: den som har den lägsta totalsumman får flytta slaget.
lesson-low-why = Först ett lågt kort: med den lägsta totalsumman väljer du var slaget står. Spela den röda ettan.
lesson-move = Din totalsumma är 1, jediernas är 3. Din är lägst, så du får flytta slaget: till den blå planeten, för dina bästa kort är blå.
lesson-move-why = Till slut räknas bara kort i planetens och i din figurs färg. Dina bästa kort är blå: gå till den blå planeten.
lesson-figure = Andra fasen. Ställ upp din blå figur: den ger en poäng, och dina blå kort räknas var slaget än slutar.
lesson-figure-why = Blå är färgen på dina bästa kort. Ställ upp den blå figuren.
lesson-second = Spela nu den lila tvåan. Figurens poäng räknas också in i totalsumman.
lesson-second-why = Spara de blå korten till slutet. Spela den lila tvåan.
lesson-ship = Totalsummorna var lika, så slaget stod kvar. Tredje fasen: ett rymdskepp får följa en uppställd figur och ger en poäng till.
lesson-ship-why = Din figur är uppställd, så rymdskeppet kan följa. Ställ upp det.
lesson-third = Spela den blå trean.
lesson-third-why = Spara fyran till sist. Spela den blå trean.
lesson-moved = Nu hade jedierna den lägsta totalsumman, och de flyttade slaget till en gul planet.
lesson-last = Fjärde fasen: spela ditt sista kort. Då räknas gula kort för planeten och blå kort för din figur, och inget annat.
lesson-last-why = Den blå fyran räknas eftersom din figur är blå. Ge inte bort den.
lesson-won = 9 mot 8: dina blå kort 3 och 4 plus figur och rymdskepp. Jedierna pekade ut sin gröna figur och har förlorat den för resten av kriget.
lesson-end = Låga kort styr slaget, rätt färger vinner det. Den sida som inte har några figurer kvar har förlorat kriget. Spela vidare!

## Why a move is good

reason-planet = Kortet har planetens färg.
reason-figure = Kortet har din figurs färg.
reason-moves = Dina kort passar bäst till den här planeten.

## What things are and do

thing-own = Slagkort: { $card }
about-own = Spela det med baksidan upp. Värdet räknas genast i planetfasen; i avslutningsfasen bara om färgen är planetens eller din figurs.
thing-card-empty = Plats för ett kort
about-card-empty = I var och en av slagets fyra faser läggs ett kort här, från första till fjärde platsen.
thing-card-down = Kort med baksidan upp
about-card-down = Det vänds tillsammans med alla andra när alla har spelat ett kort.
thing-card-open = Kort på bordet: { $card }
about-card-open = Det räknas i planetfasen oavsett färg. I avslutningsfasen räknas det bara om det har samma färg som planeten eller spelarens figur.
thing-peek = Ditt kort, baksidan upp
about-peek = Här ser bara du vad du har lagt. De andra ser baksidan tills alla kort vänds.
thing-valid = Giltig färg
about-valid = Det här kortet skulle räknas i avslutningsfasen nu: det har planetens eller figurens färg. Flyttas slaget kan det ändras.
thing-known = Kort från ett byte: { $card }
about-known = Du vet att din partner har det, eftersom du gav det. Motståndarna ser det inte.
thing-deck = Kortlek: { $side }
about-deck = Den här sidan drar sina kort härifrån. När den är tom blandas kasthögen.
thing-pile = Kasthög: { $side }
about-pile = Här ligger spelade och kastade kort, synliga för alla.
thing-offer = Kort till bytet
about-offer = En partner har lagt fram det för ett byte. Den andra måste ge ett kort i gengäld; bara de två ser dem.
thing-attacker = Angriparbricka
about-attacker = Ägaren börjar varje fas i det här slaget. Efter slaget går den vidare.
thing-turn = Vems tur det är
about-turn = Den här spelaren får göra en valfri handling och spelar sedan ett kort.
thing-marker = Slagmarkör
about-marker = Slaget står på den här planeten, vars färg är giltig i avslutningsfasen. Efter varje fas får den som har den lägsta totalsumman flytta det längs en rutt.
thing-proposal = Förslag
about-proposal = Två allierade har båda den lägsta totalsumman och måste komma överens om vart slaget ska flyttas. Det här föreslår den ena; kommer de inte överens står slaget kvar.
thing-planet = { $place }
about-planet = Slutar slaget här räknas kort i den här färgen i avslutningsfasen. Markören flyttas bara längs de ritade rutterna.
thing-battle = Slag { $battle }
about-battle = Varje slag har fyra faser och räknas samman på slutet. Den förlorande sidan mister figurerna den kämpade med; den som inte har några kvar har förlorat.
thing-phase = Fas { $phase } av 4
about-phase = I varje fas spelar alla ett kort; sedan får den som har den lägsta totalsumman flytta slaget. Efter den fjärde räknas slaget samman.
thing-tag = Plats: { $who }
about-tag = Spelarens kort, figurer och rymdskepp ligger i den här raden.
thing-hand = Hand: { $who }
about-hand = Bara den här spelaren ser korten. Före varje slag fylls handen på till fyra.
thing-figure = { $figure }
about-figure-home = Den kan ställas upp en gång i ett slag: +1, och kort i dess färg räknas i avslutningsfasen. Förloras slaget förloras även den.
about-figure-deployed = Den kämpar i det här slaget: +1 i båda totalsummorna, och kort i dess färg räknas i avslutningsfasen. Förloraren mister den.
about-figure-named = Den pekades ut först på slutet: dess färg räknas, men den ger ingen poäng. Förloraren mister den ändå.
about-figure-lost = Förlorad i ett slag, för resten av spelet.
thing-ship = Rymdskepp
about-ship = Det kan följa en figur som ställts upp tidigare i slaget: en poäng till. Det förloras aldrig.
about-ship-deployed = Det kämpar med figuren i det här slaget: en poäng till i båda totalsummorna. Efteråt kommer det tillbaka.
thing-total = Totalsumma i planetfasen
about-total = Alla öppna kort, plus 1 för en uppställd figur och 1 för rymdskeppet. Den som ensam har den lägsta får flytta slaget.
thing-final = Totalsumma om slaget slutade nu
about-final = Bara kort i planetens och figurens färg, plus 1 för en uppställd figur och 1 för rymdskeppet. Den högsta vinner slaget.
thing-past = Så räknades det förra slaget samman
about-past = Poäng i planetens färg, i figurens färg, för figur och rymdskepp, och summan. Det försvinner med det första kortet i nästa slag.
about-counter-figures = Figurer som spelaren har kvar. Utan figurer är spelaren utslagen.
about-badge-won = Den här sidan har vunnit kriget.
about-badge-out = Spelaren har inga figurer kvar.
about-badge-left = Spelaren har lämnat spelet, så den här sidan förlorar.
entry-planets = Vilka planeter ligger på kartan?
entry-marker = Var börjar slagmarkören?
number-battles = vunna slag
number-figures = förlorade figurer
