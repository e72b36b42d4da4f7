## The game

title = Last One Alive
blurb = Slå en näve tärningar, skjut det som kommer och skicka resten vidare till grannen. Har du fortfarande en zombie framför dig när din tur slutar blir du själv en.

## Names

colour-red = Röd
colour-yellow = Gul
colour-blue = Blå
colour-green = Grön
colour-purple = Lila
tile-axe = Yxa
tile-chainsaw = Motorsåg
tile-rocket = Raket
tile-pistol = Pistol
tile-medikit = Förbandslåda
tile-radio = Radio
tile-barricade = Barrikad
tile-hero = Hjälte
tile-apocalypse = Zombieapokalyps
tile-night = natt
tile-day = dag
die-zombie = zombietärning
die-shot = skottärning
die-item = föremålstärning
die-barricade = barrikadtärning
# Several dice of a type.
dice-zombie = { $count ->
    [one] en zombietärning
   *[other] { $count } zombietärningar
}
dice-shot = { $count ->
    [one] en skottärning
   *[other] { $count } skottärningar
}
dice-item = { $count ->
    [one] en föremålstärning
   *[other] { $count } föremålstärningar
}
dice-barricade = { $count ->
    [one] en barrikadtärning
   *[other] { $count } barrikadtärningar
}
face-blank = blank
face-ambush = bakhåll
face-zombie-one = en zombie
face-zombie-two = två zombier
face-bang-one = pang
face-bang-two = två pang
face-bangs = { $count ->
    [one] ett pang hittills
   *[other] { $count } pang hittills
}
face-plus = pang +
face-item = föremål
face-barricade = barrikad
face-nothing = bara blanka
several = { $what } ×{ $count }
and = { $first }, { $next }
# What a bang, a barricade or a Chainsaw is aimed at.
target-one = en tärning med en zombie
target-two = en tärning med två zombier
target-zombie = bakhållet på en zombietärning
target-item = bakhållet på en föremålstärning
target-barricade = bakhållet på en barrikadtärning
# What a tile does, for a short hint.
does-axe = Före slaget: barrikader räknas dubbelt. Eller efter slaget: slå om en barrikadtärning.
does-chainsaw = Före slaget: ignorera alla bakhåll. Eller efter slaget: ta bort ett bakhåll.
does-rocket = Före slaget: skicka hälften av dina zombietärningar till vänster.
does-pistol = Före slaget: pang räknas dubbelt. Eller efter slaget: slå om en skottärning.
does-medikit = När du är på väg att bli övermannad: slå en skottärning. Med ett pang överlever du, och allt framför dig är borta.
does-radio = Före slaget: ta två tärningar till.
does-barricade = Före eller efter slaget: skicka en zombietärning till vänster.
does-hero = Efter slaget: slå om så många tärningar du vill.

## Prompts

prompt-first = Vem börjar? Lotten avgör.
prompt-deal = { $who } drar en bricka att börja med.
prompt-deal-you = Du drar en bricka att börja med.
prompt-side = { $who } har dragit { $tile }: föremål eller barrikad?
prompt-side-you = Du har dragit { $tile }. Vill du behålla den som föremål eller vända den till en barrikad?
prompt-pre = { $who } får använda brickor före slaget.
prompt-pre-you = Din tur: använd brickor före slaget, eller välj dina tärningar.
prompt-pick = { $compulsory ->
    [0] { $who } väljer { $count } tärningar.
    [one] { $who } väljer { $count } tärningar. En zombietärning är obligatorisk.
   *[other] { $who } väljer { $count } tärningar. { $compulsory } zombietärningar är obligatoriska.
}
prompt-pick-you = { $compulsory ->
    [0] Din tur: välj { $count } tärningar.
    [one] Din tur: välj { $count } tärningar. En zombietärning är obligatorisk.
   *[other] Din tur: välj { $count } tärningar. { $compulsory } zombietärningar är obligatoriska.
}
prompt-roll = { $who } slår.
prompt-roll-you = Dina tärningar: slå!
prompt-rolls-again = { $who } slår igen.
prompt-rolls-again-you = Dina tärningar: slå igen!
prompt-post = { $who } får slå om tärningar.
prompt-post-you = Tärningarna har fallit. Vill du slå om några med dina brickor eller behålla dem?
prompt-mark = { $who } väljer tärningar som hjälten slår om.
prompt-mark-you = Hjälte: tryck på tärningarna du vill slå om, och slå dem sedan.
prompt-draws = { $who } drar en bricka.
prompt-draws-you = Du drar en bricka.
prompt-item = { $count ->
    [one] { $who } får dra en bricka.
   *[other] { $who } får dra { $count } brickor.
}
prompt-item-you = { $count ->
    [one] Du har slagit ett föremål: vill du dra en bricka ur påsen?
   *[other] Du har slagit { $count } föremål: vill du dra en bricka ur påsen?
}
prompt-shot = { $who } har { $count } pang.
prompt-shot-you = { $count ->
    [one] Ett pang: vad skjuter du på?
   *[other] { $count } pang: vad skjuter du på?
}
prompt-shot-none = { $who } har inget pang kvar men får använda brickor.
prompt-shot-none-you = Du har inget pang kvar. Vill du använda en bricka mot det som ligger framför dig eller gå vidare?
prompt-shot-clear = { $who } har inget att skjuta på men får använda brickor.
prompt-shot-clear-you = Det finns inget att skjuta på. Vill du använda en bricka?
prompt-barricade = { $count ->
    [one] { $who } har en barrikad.
   *[other] { $who } har { $count } barrikader.
}
prompt-barricade-you = { $count ->
    [one] En barrikad: vilken tärning skickar du till vänster?
   *[other] { $count } barrikader: vilka tärningar skickar du till vänster?
}
prompt-barricade-none = { $who } får fortfarande använda brickor.
prompt-barricade-none-you = Det finns ingen barrikad att använda. Vill du använda en bricka eller avsluta din tur?
prompt-end_draw = { $count ->
    [one] { $who } har överlevt och får dra en bricka.
   *[other] { $who } har överlevt och får dra { $count } brickor.
}
prompt-end_draw-you = { $count ->
    [one] Du har överlevt! En barrikad är kvar: vill du dra en bricka?
   *[other] Du har överlevt! { $count } barrikader är kvar: vill du dra en bricka?
}
prompt-limit = { $who } har fler än tre brickor och gör sig av med några.
prompt-limit-you = { $count ->
    [one] Tre brickor är gränsen: vilken gör du dig av med?
   *[other] Tre brickor är gränsen: gör dig av med { $count }.
}
prompt-medikit = { $who } är på väg att bli övermannad men har en förbandslåda.
prompt-medikit-you = De har snart tag i dig! Vill du använda förbandslådan? Med ett pang på en skottärning överlever du.
prompt-medikit-roll = { $who } slår för att rädda sig. Det krävs ett pang.
prompt-medikit-roll-you = Du slår för att rädda dig. Du behöver ett pang.
prompt-risen = { $who } slår en zombietärning åt zombierna.
prompt-risen-you = Du är ute, men slår ändå en zombietärning mot de andra.
prompt-over = { $who } är den sista vid liv!
prompt-over-you = Du är den sista vid liv!
prompt-points = { $who } vinner De överlevande med { $points } poäng!
prompt-points-you = Du vinner De överlevande med { $points } poäng!
prompt-shared = Delad seger: { $who }.

## Choices

choose-side-item = Föremålssidan: { $tile }
choose-side-barricade = Barrikadsidan (i stället för { $tile })
choose-pass-pre = Välj tärningar
choose-pass-post = Behåll tärningarna som de är
choose-pass-item = Dra ingen bricka
choose-pass-shot = Sluta skjuta
choose-pass-barricade = Klar
choose-pass-end_draw = Dra ingen bricka
choose-pass-medikit = Använd den inte
choose-axe = Yxa: barrikader räknas dubbelt under turen
choose-chainsaw = Motorsåg: ignorera alla bakhåll under turen
choose-pistol = Pistol: pang räknas dubbelt under turen
choose-radio = Radio: ta två tärningar till
choose-rocket-one = { $count ->
    [one] Raket: skicka en tärning med en zombie till vänster
   *[other] Raket: skicka { $count } tärningar med en zombie var till vänster
}
choose-rocket-two = { $count ->
    [one] Raket: skicka en tärning med två zombier till vänster
   *[other] Raket: skicka { $count } tärningar med två zombier var till vänster
}
choose-rocket-both = Raket: skicka { $ones } × en zombie och { $twos } × två zombier till vänster
choose-barricade = Barrikadbricka: skicka { $die } till vänster
choose-pick = Slå { $dice }
choose-reroll-shot = Pistol: slå om skottärning { $number } ({ $face })
choose-reroll-barricade = Yxa: slå om barrikadtärning { $number } ({ $face })
choose-mark = Hjälte: markera tärning { $number } – { $die }, { $face }
choose-take-back = Avmarkera tärning { $number } – { $die }, { $face }
choose-throw = { $count ->
    [one] Hjälte: slå om den markerade tärningen
   *[other] Hjälte: slå om de { $count } markerade tärningarna
}
choose-draw-item = Dra en bricka för ett föremål
choose-draw-end_draw = Dra en bricka för en oanvänd barrikad
choose-cut = Motorsåg: ta bort { $die }
choose-shoot = Skjut: { $die }
choose-push = Skicka till vänster: { $die }
choose-shoot-all = Använd alla pang
choose-draw-all = Dra { $count } brickor
choose-push-all = Använd alla barrikader
choose-drop = Gör dig av med: { $tile }
choose-medikit = Förbandslåda: slå för att rädda dig

## What happened

told-first = { $who } börjar.
told-drawn = { $who } drar en bricka: { $tile }.
told-drawn-apocalypse = { $who } drar en zombieapokalypsbricka!
told-drawn-night = { $who } drar nattbrickan. Natten faller!
told-drawn-day = { $who } drar dagbrickan. Solen går upp!
told-placed-item = { $who } får ett föremål: { $tile }.
told-placed-barricade = { $who } får en barrikad (det var: { $tile }).
told-level-up = Apokalypsnivån stiger till { $level }.
told-level-down = Apokalypsnivån sjunker till { $level }.
told-set-up-again = Redan den tredje apokalypsbrickan! Alla brickor går tillbaka, och { $who } drar först igen.
told-hero-start = { $who } börjar med en hjältebricka.
told-hero-bangs = { $who } får en hjältebricka för tre pang.
told-hero-life = { $who } får en hjältebricka.
told-hero-used = { $count ->
    [one] { $who } använder hjälten och slår om en tärning.
   *[other] { $who } använder hjälten och slår om { $count } tärningar.
}
told-starting-zombie = { $who } börjar med en zombie framför sig.
told-use-axe = { $who } använder en yxa: barrikader räknas dubbelt.
told-use-chainsaw = { $who } använder en motorsåg: bakhåll ignoreras.
told-use-pistol = { $who } använder en pistol: pang räknas dubbelt.
told-use-radio = { $who } använder en radio: två tärningar till.
told-use-rocket = { $who } tänder en raket.
told-use-barricade = { $who } använder en barrikadbricka.
told-use-cut = { $who } startar motorsågen.
told-use-pistol-again = { $who } slår om en skottärning med en pistol.
told-use-axe-again = { $who } slår om en barrikadtärning med en yxa.
told-use-medikit = { $who } griper efter förbandslådan.
told-dropped = { $who } gör sig av med en bricka: { $tile }.
told-picked = { $who } tar { $dice }.
told-rolled = { $who } slår: { $faces }.
told-rolled-again = { $who } slår om: { $faces }.
told-rolled-plus = Ett + rullar vidare för { $who }: { $faces }.
told-zombies = { $zombies ->
    [one] En zombie hasar från { $who } till { $to }.
   *[other] { $zombies } zombier hasar från { $who } till { $to }.
}
told-ambushes = { $ambushes ->
    [one] { $who } går i ett bakhåll.
   *[other] { $who } går i { $ambushes } bakhåll.
}
told-both = Zombier till { $to }: { $zombies }. Bakhåll för { $who }: { $ambushes }.
told-bangs = { $who } har { $count } pang.
told-new-ambush = { $who } går i ett nytt bakhåll.
told-bang-zombie = { $left ->
    [0] { $who } skjuter bort en zombie. Det var det sista panget.
   *[other] { $who } skjuter bort en zombie. { $left } pang kvar.
}
told-bang-ambush = { $left ->
    [0] { $who } skjuter sig ur ett bakhåll. Det var det sista panget.
   *[other] { $who } skjuter sig ur ett bakhåll. { $left } pang kvar.
}
told-cut = { $who } sågar ner ett bakhåll.
told-moved-rocket = { $count ->
    [one] Svisch! En zombietärning flyger från { $who } till { $to }.
   *[other] Svisch! { $count } zombietärningar flyger från { $who } till { $to }.
}
told-moved-tile = { $count ->
    [one] En zombietärning går från { $who } till { $to }.
   *[other] { $count } zombietärningar går från { $who } till { $to }.
}
told-moved-result = { $count ->
    [one] { $who } spärrar vägen: en zombietärning går till { $to }.
   *[other] { $who } spärrar vägen: { $count } zombietärningar går till { $to }.
}
told-saved = { $who } slår { $face } och är räddad.
told-not-saved = { $who } slår { $face }: förbandslådan hjälper inte.
told-overpowered = { $who } är övermannad!
told-life-lost = { $left ->
    [one] { $who } förlorar ett liv: bara det sista är kvar.
   *[other] { $who } förlorar ett liv: { $left } är kvar.
}
told-eliminated = { $who } är utslagen och sluter sig till zombierna.
told-risen = { $count ->
    [one] Zombien { $who } skickar en zombie till { $to }.
   *[other] Zombien { $who } skickar { $count } zombier till { $to }.
}
told-risen-nothing = Zombien { $who } slår, men ingenting händer.
told-left = { $who } har lämnat spelet.
told-scored = { $who }: { $points } poäng.
told-scored-hero = { $who }: { $points } poäng och en hjältebricka.
told-won = { $who } är den sista vid liv!
told-won-points = { $who } vinner De överlevande!
told-shared = Delad seger: { $who }.

## Refusals

refuse-wait = Först slås tärningarna, eller så dras en bricka.
refuse-due-side = Bestäm först: föremål eller barrikad.
refuse-due-pre = Nu är det före slaget: använd brickor, eller välj dina tärningar.
refuse-due-pick = Välj först dina tärningar.
refuse-due-post = Tärningarna har just slagits: slå om, eller behåll dem.
refuse-due-mark = Du använder hjälten: markera tärningar och slå dem sedan.
refuse-due-item = Först föremålen: dra en bricka, eller låt bli.
refuse-due-shot = Först pang: skjut, eller sluta skjuta.
refuse-due-barricade = Nu barrikaderna: skicka tärningar till vänster, eller välj ”Klar”.
refuse-due-end-draw = Din tur tar slut: dra en bricka, eller låt bli.
refuse-due-limit = Tre brickor är gränsen: gör dig först av med en.
refuse-due-medikit = Du är på väg att bli övermannad: använd förbandslådan, eller låt bli.
refuse-unknown-choice = Det kan inte väljas nu.
refuse-before-rolling = Bara före slaget: { $tile }.
refuse-after-rolling = Bara efter slaget: { $tile }.
refuse-after-assigning = Bara när tärningarna har fördelats: { $tile }.
refuse-with-bangs = Bara när du använder dina pang, och det kommer sedan: { $tile }.
refuse-too-late = För sent i den här turen: { $tile }.
refuse-before-choosing = Bara innan du väljer tärningar: { $tile }.
refuse-ambush-gone = Bakhållet på den tärningen är borta: den kan inte slås om.
refuse-medikit-later = Förbandslådan hjälper bara när du är på väg att bli övermannad.
refuse-not-held = Den brickan har du inte: { $tile }.
refuse-already-doubled = Redan fördubblat; en till gör ingen skillnad: { $tile }.
refuse-already-ignored = Bakhåll ignoreras redan under den här turen.
refuse-nothing-in-front = Det ligger inget framför dig.
refuse-rocket-half = { $count ->
    [one] Raketen flyttar hälften av dina tärningar, avrundat uppåt: här en.
   *[other] Raketen flyttar hälften av dina tärningar, avrundat uppåt: här { $count }.
}
refuse-no-such-die = Det ligger inte framför dig: { $die }.
refuse-ambush-stays = Ett bakhåll kan inte flyttas. Skjut det, eller använd en motorsåg.
refuse-no-result = Du har ingen barrikad kvar.
refuse-no-bang = Du har inget pang kvar.
refuse-pick-count = { $count ->
    [one] Du väljer exakt en tärning.
   *[other] Du väljer exakt { $count } tärningar.
}
refuse-pick-type = Förrådet har högst { $most } åt dig: { $die }.
refuse-no-rolled-die = Någon sådan tärning har inte slagits under turen.
refuse-bang-used = Du har använt ett pang: skottärningar kan inte slås om längre.
refuse-die-used = Ett resultat av den tärningen har använts: den kan inte slås om.
refuse-no-hero = Du har ingen hjältebricka.
refuse-mark-first = Markera först tärningarna som hjälten ska slå om.
refuse-already-marked = Den tärningen är redan markerad.
refuse-not-marked = Den tärningen är inte markerad.
refuse-no-take-back = Du har avmarkerat tillräckligt under turen: slå dem.
refuse-no-such-ambush = Det bakhållet ligger inte framför dig: { $die }.
refuse-no-pass-side = Du måste välja en sida.
refuse-no-pass-pick = Du måste välja tärningar: ingen får hoppa över slaget.
refuse-no-pass-limit = Du måste göra dig av med en bricka: tre är gränsen.
refuse-no-pass-mark = Slå de markerade tärningarna, eller avmarkera alla.
refuse-not-yours = Det är inte ditt.

## Options

option-day_and_night = Dag och natt: på natten är apokalypsnivån ett steg högre
option-survivors = De överlevande: alla har tre liv och poäng avgör (bra för två eller tre spelare)
option-zombies_everywhere = Zombier, zombier överallt! Spelare som är utslagna slår vidare åt zombierna
option-first_player = Vem börjar
option-first_player-random = genom lottning
option-first_player-0 = Röd
option-first_player-1 = Gul
option-first_player-2 = Blå
option-first_player-3 = Grön
option-first_player-4 = Lila
option-hero_supply = Hjältebrickor som har använts
option-hero_supply-removed = går ur spelet
option-hero_supply-returned = går tillbaka till förrådet
option-start_hero = Alla börjar med en hjältebricka
option-start_zombie = En zombie ligger framför från början
option-start_zombie-first = bara för startspelaren
option-start_zombie-all = för alla
option-stack_doublers = Två yxor eller två pistoler under en tur räknas fyrdubbelt

## The picture

label-board = Bordet
label-level = Apokalypsnivå { $level }
label-apocalypses = { $count ->
    [one] En apokalypsbricka lagd åt sidan
   *[other] { $count } apokalypsbrickor lagda åt sidan
}
label-day = Det är dag
label-night = Det är natt: nivån är ett steg högre
label-heroes = { $count ->
    [0] Inga hjältebrickor kvar
    [one] En hjältebricka i förrådet
   *[other] { $count } hjältebrickor i förrådet
}
label-bag = { $count ->
    [one] En bricka i påsen: { $tiles }
   *[other] { $count } brickor i påsen: { $tiles }
}
label-bag-empty = Påsen är tom
label-card-alive = { $who }
label-card-zombified = { $who }, zombifierad
label-card-left = { $who } har lämnat spelet
label-lives = { $count ->
    [one] { $who }: det sista livet
   *[other] { $who }: { $count } liv
}
label-tile = { $tile }. { $does }
label-front = Framför { $who }: { $what }
label-next = Zombier går till { $who }
label-compulsory = Obligatorisk zombietärning
label-die = { $die }: { $face }
label-die-waiting = { $die }, inte slagen än
label-pool = I förrådet: { $die }, { $count }
label-force-axe = Yxa: barrikader räknas ×{ $count }
label-force-pistol = Pistol: pang räknas ×{ $count }
label-force-chainsaw = Motorsåg: bakhåll ignoreras
label-force-radio = Radio: { $count } tärningar till
label-force-items = { $count } föremålsresultat kvar
label-force-bangs = { $count } pang kvar
label-force-results = { $count ->
    [one] En barrikad kvar
   *[other] { $count } barrikader kvar
}
label-force-draws = { $count ->
    [one] En bricka får dras
   *[other] { $count } brickor får dras
}
label-side-item = Föremålssidan
label-side-barricade = Barrikadsidan
counter-zombies = faror
counter-tiles = brickor
counter-points = poäng
badge-won = vinnare
badge-zombified = zombifierad
badge-left = har lämnat spelet

## The text picture

show-level = Apokalypsnivå { $level }
show-bag = påse { $count }
show-heroes = hjältar { $count }
show-apocalypses = apokalypsbrickor { $count } av 3
show-night = natt
show-day = dag
show-pool = Förråd:
show-front = framför:
show-tray-empty = Tärningsbrickan är tom.
short-axe = Yxa
short-chainsaw = Såg
short-rocket = Raket
short-pistol = Pistol
short-medikit = Förband
short-radio = Radio
short-barricade = Barr.
short-die-zombie = zombie
short-die-shot = skott
short-die-item = föremål
short-die-barricade = barrikad

## Lessons

lesson-aim = Överlev din egen tur: är det fortfarande en zombie framför dig när den slutar är du ute. Det är två! Den sista vid liv vinner.
lesson-dice = Nivån är 1, så en zombietärning är obligatorisk. Ta fyra till: två skottärningar, en föremålstärning och en barrikadtärning.
lesson-dice-why = Nu behöver du lite av allt: två skottärningar, en föremålstärning och en barrikadtärning.
lesson-item = Din zombie gick till grannen till vänster, gul. Och föremålstärningen låter dig dra en bricka: ta den.
lesson-item-why = Säg inte nej till en bricka: du behöver all hjälp du kan få.
lesson-bang = Ett pang! Varje pang tar bort en zombie framför dig.
lesson-bang-why = Ett pang som du inte använder är bortkastat. Ta bort en zombie med det.
lesson-barricade = En barrikad skickar en zombie vidare till grannen till vänster. Använd den på den sista.
lesson-barricade-why = Utan den stannar zombien och då är du ute. Skicka den vidare.
lesson-death = Gul slog ingenting och hade två zombier framför sig: övermannad och ute ur spelet.
lesson-level = Och blå drog en apokalypsbricka: nivån är nu 2. Från och med nu slår alla två zombietärningar.
lesson-again = Det kom en zombie från blå. Ta tre skottärningar och en barrikadtärning.
lesson-again-why = Nu ska du skjuta: tre skottärningar och en barrikadtärning.
lesson-ambush = Ett bakhåll stannar framför dig och kan inte skickas vidare. Skjut det med ditt enda pang.
lesson-ambush-why = Ett pang räcker inte till båda. Använd det på bakhållet: mot det hjälper ingen barrikad.
lesson-medikit = En zombie är kvar och din tur är slut: så dör man. Men du har en förbandslåda. Slå för livet!
lesson-medikit-why = Utan förbandslådan är du ute nu. Använd den.
lesson-end = Räddad! Föremål, pang och barrikader har hållit dig vid liv så här långt. Bara blå är kvar: spela vidare och bli den sista vid liv.

## Why a move is good

reason-sends = Det skickar zombier vidare till { $who }.
reason-shoots = Det tar bort en zombie.
reason-ambush = Det tar bort ett bakhåll.

## What things are and do

now-held = { $who } har den.
thing-front = Zombier framför en spelare
about-front = Ligger de kvar när spelarens tur tar slut blir spelaren övermannad. Ett pang tar bort en zombie; en barrikad skickar hela zombietärningen vidare till vänster.
thing-ambush = Bakhåll
about-ambush = Det ligger kvar framför den som slog det och övermannar som en zombie. Ett pang eller en motorsåg tar bort det; det kan aldrig skickas vidare.
thing-compulsory = Obligatorisk zombietärning
about-compulsory = Varje tur måste du slå så många zombietärningar som apokalypsnivån anger. Dina andra tärningar väljer du fritt.
about-die-zombie = Zombier går till spelaren till vänster om dig, ett bakhåll stannar framför dig, en blank sida gör ingenting.
about-die-shot = Varje pang tar bort en zombie eller ett bakhåll framför dig. Pang + räknas och slås igen.
about-die-item = För varje föremål får du dra en bricka ur påsen och använda den senare. Ett bakhåll stannar framför dig.
about-die-barricade = Varje barrikad skickar en av zombietärningarna framför dig vidare till vänster. Om inget är kvar framför dig på slutet ger oanvända barrikader brickor.
thing-medikit-die = Räddningsslag
about-medikit-die = Med förbandslådan slår man en skottärning. Visar den ett pang överlever spelaren, och allt framför spelaren är borta.
thing-risen = En zombifierad spelares slag
about-risen = Spelare som är ute slår ändå en zombietärning när det skulle vara deras tur. Zombier går till vänster; ett bakhåll ignoreras.
thing-bag = Påse
about-bag = Härifrån dras brickor, för föremål och för oanvända barrikader. En apokalypsbricka höjer nivån i stället.
thing-next_tile = Nästa bricka
about-next_tile = Ingen vet vilken som kommer upp ur påsen härnäst. Vad som finns kvar i den får alla veta.
thing-level = Apokalypsnivå { $level }
about-level = { $level ->
    [one] Alla måste slå en zombietärning varje tur. Varje apokalypsbricka lägger till en, upp till fyra.
   *[other] Alla måste slå { $level } zombietärningar varje tur. Varje apokalypsbricka lägger till en, upp till fyra.
}
about-aside = Varje zombieapokalypsbricka som har dragits ligger här och höjer nivån med 1 under resten av spelet.
about-night = Det är natt tills någon drar dagbrickan: apokalypsnivån är 1 högre.
about-day = Det är dag: natten lägger inget till apokalypsnivån.
thing-heroes = Förråd av hjältebrickor
about-heroes = Om du använder tre pang under en tur får du en hjältebricka härifrån. Du har aldrig mer än en.
about-side-barricade = Behåll brickan med barrikadsidan upp: den skickar en zombietärning till vänster, före eller efter slaget.
thing-life = Liv
about-life = Den som övermannas förlorar ett liv i stället för att åka ut och får en hjältebricka. Utan liv kvar är du ute. Varje livsmarkör är värd två poäng.
thing-card = { $who }
about-card-alive = Vid liv. Högst tre brickor ligger på kortet; zombier och bakhåll ligger framför det.
about-card-zombified = Övermannad och ute ur spelet. Zombier som skulle hit går till nästa levande spelare.
about-card-left = Har lämnat spelet och räknas som utslagen.
thing-turn = Vems tur det är
about-turn = Spelaren med den här ramen väljer tärningar, slår dem och tar hand om det som ligger framför spelaren.
thing-won = Vinnare
about-won = Den sista vid liv vinner; i varianten De överlevande vinner den som har flest poäng.
thing-next = Vem som får zombierna
about-next = Zombier som tärningarna visar och tärningar som barrikader skickar vidare kommer hit: till nästa levande spelare till vänster.
thing-mark = Markerad för hjälten
about-mark = Den här tärningen slås om när hjälten används. Ett tryck tar bort märket igen.
thing-used = Använd
about-used = Ett resultat på den här tärningen har använts, så den kan inte slås om längre.
about-force-axe = En yxa användes före slaget: varje barrikad är värd mer den här turen, både för att skicka tärningar och för att dra brickor.
about-force-pistol = En pistol användes före slaget: varje pang är värt mer den här turen.
about-force-chainsaw = En motorsåg användes före slaget: varje bakhåll den här turen räknas som en blank sida.
about-force-radio = En radio användes före slaget: fler tärningar får väljas den här turen.
about-force-items = Så många brickor får fortfarande dras ur påsen för föremålen som tärningarna visar. Det som inte används går förlorat.
about-force-bangs = Varje pang tar bort en zombie eller ett bakhåll framför spelaren. Det som inte används går förlorat; tre under en tur ger en hjältebricka.
about-force-results = Varje barrikad skickar en zombietärning till vänster. Om inget är kvar framför spelaren på slutet är varje oanvänd barrikad värd en bricka.
about-force-draws = Spelaren har överlevt turen: så många brickor får dras för oanvända barrikader. De läggs med barrikadsidan upp.
about-counter-zombies = Zombier och bakhåll framför den här spelaren. Alla måste vara borta när spelarens tur tar slut.
about-counter-tiles = Föremål och barrikader som spelaren kan använda, var och en en gång. Tre är gränsen när en tur tar slut.
about-counter-points = De överlevande: två poäng för varje livsmarkör, en för varje föremåls- eller barrikadbricka. Flest poäng vinner vid den tredje apokalypsbrickan.
thing-tray = Tärningsbricka
about-tray = Här slås turens tärningar. Först fördelas zombier och bakhåll, sedan kommer föremål, pang och barrikader.
thing-place-hero = Plats för en hjältebricka
thing-place-front = Framför en spelare
thing-place-tile = Plats för en bricka
entry-first = Vem börjar?
number-shot = skjutna zombier
number-passed = zombietärningar skickade vidare
number-tiles = använda brickor
