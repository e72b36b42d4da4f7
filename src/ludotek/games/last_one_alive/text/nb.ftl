## The game

title = Last One Alive
blurb = Kast en neve terninger, skyt det som kommer, og send resten videre til naboen. Har du fortsatt en zombie foran deg når turen din slutter, blir du en selv.

## Names

colour-red = Rød
colour-yellow = Gul
colour-blue = Blå
colour-green = Grønn
colour-purple = Lilla
tile-axe = Øks
tile-chainsaw = Motorsag
tile-rocket = Rakett
tile-pistol = Pistol
tile-medikit = Førstehjelpsskrin
tile-radio = Radio
tile-barricade = Barrikade
tile-hero = Helt
tile-apocalypse = Zombieapokalypse
tile-night = natt
tile-day = dag
die-zombie = zombieterning
die-shot = skuddterning
die-item = gjenstandsterning
die-barricade = barrikadeterning
# Several dice of a type.
dice-zombie = { $count ->
    [one] en zombieterning
   *[other] { $count } zombieterninger
}
dice-shot = { $count ->
    [one] en skuddterning
   *[other] { $count } skuddterninger
}
dice-item = { $count ->
    [one] en gjenstandsterning
   *[other] { $count } gjenstandsterninger
}
dice-barricade = { $count ->
    [one] en barrikadeterning
   *[other] { $count } barrikadeterninger
}
face-blank = blank
face-ambush = bakhold
face-zombie-one = én zombie
face-zombie-two = to zombier
face-bang-one = bang
face-bang-two = to bang
face-bangs = { $count ->
    [one] ett bang hittil
   *[other] { $count } bang hittil
}
face-plus = bang +
face-item = gjenstand
face-barricade = barrikade
face-nothing = bare blanke
several = { $what } ×{ $count }
and = { $first }, { $next }
# What a bang, a barricade or a Chainsaw is aimed at.
target-one = en terning med én zombie
target-two = en terning med to zombier
target-zombie = bakholdet på en zombieterning
target-item = bakholdet på en gjenstandsterning
target-barricade = bakholdet på en barrikadeterning
# What a tile does, for a short hint.
does-axe = Før kastet: barrikader teller dobbelt. Eller etter kastet: kast en barrikadeterning på nytt.
does-chainsaw = Før kastet: ignorer alle bakhold. Eller etter kastet: fjern ett bakhold.
does-rocket = Før kastet: send halvparten av zombieterningene dine til venstre.
does-pistol = Før kastet: bang teller dobbelt. Eller etter kastet: kast en skuddterning på nytt.
does-medikit = Når du er i ferd med å bli overmannet: kast en skuddterning. Med et bang overlever du, og alt foran deg er borte.
does-radio = Før kastet: ta to terninger til.
does-barricade = Før eller etter kastet: send en zombieterning til venstre.
does-hero = Etter kastet: kast så mange terninger du vil på nytt.

## Prompts

prompt-first = Hvem begynner? Loddet avgjør.
prompt-deal = { $who } trekker en brikke å begynne med.
prompt-deal-you = Du trekker en brikke å begynne med.
prompt-side = { $who } har trukket { $tile }: gjenstand eller barrikade?
prompt-side-you = Du har trukket { $tile }. Vil du beholde den som gjenstand eller snu den til en barrikade?
prompt-pre = { $who } kan bruke brikker før terningene kastes.
prompt-pre-you = Din tur: bruk brikker før terningene kastes, eller velg terningene dine.
prompt-pick = { $compulsory ->
    [0] { $who } velger { $count } terninger.
    [one] { $who } velger { $count } terninger. Én zombieterning er obligatorisk.
   *[other] { $who } velger { $count } terninger. { $compulsory } zombieterninger er obligatoriske.
}
prompt-pick-you = { $compulsory ->
    [0] Din tur: velg { $count } terninger.
    [one] Din tur: velg { $count } terninger. Én zombieterning er obligatorisk.
   *[other] Din tur: velg { $count } terninger. { $compulsory } zombieterninger er obligatoriske.
}
prompt-roll = { $who } kaster.
prompt-roll-you = Terningene dine: kast!
prompt-rolls-again = { $who } kaster på nytt.
prompt-rolls-again-you = Terningene dine: kast på nytt!
prompt-post = { $who } kan kaste terninger på nytt.
prompt-post-you = Terningene har falt. Vil du kaste noen på nytt med brikkene dine eller beholde dem?
prompt-mark = { $who } velger terninger som helten kaster på nytt.
prompt-mark-you = Helt: trykk på terningene du vil kaste på nytt, og kast dem.
prompt-draws = { $who } trekker en brikke.
prompt-draws-you = Du trekker en brikke.
prompt-item = { $count ->
    [one] { $who } kan trekke en brikke.
   *[other] { $who } kan trekke { $count } brikker.
}
prompt-item-you = { $count ->
    [one] Du har kastet en gjenstand: vil du trekke en brikke fra posen?
   *[other] Du har kastet { $count } gjenstander: vil du trekke en brikke fra posen?
}
prompt-shot = { $who } har { $count } bang.
prompt-shot-you = { $count ->
    [one] Ett bang: hva skyter du på?
   *[other] { $count } bang: hva skyter du på?
}
prompt-shot-none = { $who } har ikke noe bang igjen, men kan bruke brikker.
prompt-shot-none-you = Du har ikke noe bang igjen. Vil du bruke en brikke mot det som ligger foran deg, eller gå videre?
prompt-shot-clear = { $who } har ingenting å skyte på, men kan bruke brikker.
prompt-shot-clear-you = Det er ingenting å skyte på. Vil du bruke en brikke?
prompt-barricade = { $count ->
    [one] { $who } har én barrikade.
   *[other] { $who } har { $count } barrikader.
}
prompt-barricade-you = { $count ->
    [one] Én barrikade: hvilken terning sender du til venstre?
   *[other] { $count } barrikader: hvilke terninger sender du til venstre?
}
prompt-barricade-none = { $who } kan fortsatt bruke brikker.
prompt-barricade-none-you = Det er ingen barrikade å bruke. Vil du bruke en brikke eller avslutte turen?
prompt-end_draw = { $count ->
    [one] { $who } har overlevd og kan trekke en brikke.
   *[other] { $who } har overlevd og kan trekke { $count } brikker.
}
prompt-end_draw-you = { $count ->
    [one] Du har overlevd! Én barrikade er igjen: vil du trekke en brikke?
   *[other] Du har overlevd! { $count } barrikader er igjen: vil du trekke en brikke?
}
prompt-limit = { $who } har mer enn tre brikker og legger bort noen.
prompt-limit-you = { $count ->
    [one] Tre brikker er grensen: hvilken legger du bort?
   *[other] Tre brikker er grensen: legg bort { $count }.
}
prompt-medikit = { $who } er i ferd med å bli overmannet, men har et førstehjelpsskrin.
prompt-medikit-you = De har snart tak i deg! Vil du bruke førstehjelpsskrinet? Med et bang på en skuddterning overlever du.
prompt-medikit-roll = { $who } kaster for å redde seg. Det trengs et bang.
prompt-medikit-roll-you = Du kaster for å redde deg. Du trenger et bang.
prompt-risen = { $who } kaster en zombieterning for zombiene.
prompt-risen-you = Du er ute, men kaster fortsatt en zombieterning mot de andre.
prompt-over = { $who } er den siste i live!
prompt-over-you = Du er den siste i live!
prompt-points = { $who } vinner De overlevende med { $points } poeng!
prompt-points-you = Du vinner De overlevende med { $points } poeng!
prompt-shared = Delt seier: { $who }.

## Choices

choose-side-item = Gjenstandssiden: { $tile }
choose-side-barricade = Barrikadesiden (i stedet for { $tile })
choose-pass-pre = Velg terninger
choose-pass-post = Behold terningene som de er
choose-pass-item = Trekk ingen brikke
choose-pass-shot = Slutt å skyte
choose-pass-barricade = Ferdig
choose-pass-end_draw = Trekk ingen brikke
choose-pass-medikit = Ikke bruk det
choose-axe = Øks: barrikader teller dobbelt i denne turen
choose-chainsaw = Motorsag: ignorer alle bakhold i denne turen
choose-pistol = Pistol: bang teller dobbelt i denne turen
choose-radio = Radio: ta to terninger til
choose-rocket-one = { $count ->
    [one] Rakett: send en terning med én zombie til venstre
   *[other] Rakett: send { $count } terninger med én zombie hver til venstre
}
choose-rocket-two = { $count ->
    [one] Rakett: send en terning med to zombier til venstre
   *[other] Rakett: send { $count } terninger med to zombier hver til venstre
}
choose-rocket-both = Rakett: send { $ones } × én zombie og { $twos } × to zombier til venstre
choose-barricade = Barrikadebrikke: send { $die } til venstre
choose-pick = Kast { $dice }
choose-reroll-shot = Pistol: kast skuddterning { $number } på nytt ({ $face })
choose-reroll-barricade = Øks: kast barrikadeterning { $number } på nytt ({ $face })
choose-mark = Helt: merk terning { $number } – { $die }, { $face }
choose-take-back = Fjern merket på terning { $number } – { $die }, { $face }
choose-throw = { $count ->
    [one] Helt: kast den merkede terningen på nytt
   *[other] Helt: kast de { $count } merkede terningene på nytt
}
choose-draw-item = Trekk en brikke for en gjenstand
choose-draw-end_draw = Trekk en brikke for en ubrukt barrikade
choose-cut = Motorsag: fjern { $die }
choose-shoot = Skyt: { $die }
choose-push = Send til venstre: { $die }
choose-shoot-all = Bruk alle bang
choose-draw-all = Trekk { $count } brikker
choose-push-all = Bruk alle barrikader
choose-drop = Legg bort: { $tile }
choose-medikit = Førstehjelpsskrin: kast for å redde deg

## What happened

told-first = { $who } begynner.
told-drawn = { $who } trekker en brikke: { $tile }.
told-drawn-apocalypse = { $who } trekker en zombieapokalypsebrikke!
told-drawn-night = { $who } trekker nattbrikken. Natten faller på!
told-drawn-day = { $who } trekker dagbrikken. Solen står opp!
told-placed-item = { $who } får en gjenstand: { $tile }.
told-placed-barricade = { $who } får en barrikade (det var: { $tile }).
told-level-up = Apokalypsenivået stiger til { $level }.
told-level-down = Apokalypsenivået synker til { $level }.
told-set-up-again = Allerede den tredje apokalypsebrikken! Alle brikker går tilbake, og { $who } trekker først igjen.
told-hero-start = { $who } begynner med en heltebrikke.
told-hero-bangs = { $who } får en heltebrikke for tre bang.
told-hero-life = { $who } får en heltebrikke.
told-hero-used = { $count ->
    [one] { $who } bruker helten og kaster én terning på nytt.
   *[other] { $who } bruker helten og kaster { $count } terninger på nytt.
}
told-starting-zombie = { $who } begynner med en zombie foran seg.
told-use-axe = { $who } bruker en øks: barrikader teller dobbelt.
told-use-chainsaw = { $who } bruker en motorsag: bakhold ignoreres.
told-use-pistol = { $who } bruker en pistol: bang teller dobbelt.
told-use-radio = { $who } bruker en radio: to terninger til.
told-use-rocket = { $who } tenner en rakett.
told-use-barricade = { $who } bruker en barrikadebrikke.
told-use-cut = { $who } starter motorsagen.
told-use-pistol-again = { $who } kaster en skuddterning på nytt med en pistol.
told-use-axe-again = { $who } kaster en barrikadeterning på nytt med en øks.
told-use-medikit = { $who } griper til førstehjelpsskrinet.
told-dropped = { $who } legger bort en brikke: { $tile }.
told-picked = { $who } tar { $dice }.
told-rolled = { $who } kaster: { $faces }.
told-rolled-again = { $who } kaster på nytt: { $faces }.
told-rolled-plus = Et + ruller videre for { $who }: { $faces }.
told-zombies = { $zombies ->
    [one] Én zombie subber fra { $who } til { $to }.
   *[other] { $zombies } zombier subber fra { $who } til { $to }.
}
told-ambushes = { $ambushes ->
    [one] { $who } går i et bakhold.
   *[other] { $who } går i { $ambushes } bakhold.
}
told-both = Zombier til { $to }: { $zombies }. Bakhold for { $who }: { $ambushes }.
told-bangs = { $who } har { $count } bang.
told-new-ambush = { $who } går i et nytt bakhold.
told-bang-zombie = { $left ->
    [0] { $who } skyter bort en zombie. Det var det siste banget.
   *[other] { $who } skyter bort en zombie. { $left } bang igjen.
}
told-bang-ambush = { $left ->
    [0] { $who } skyter seg ut av et bakhold. Det var det siste banget.
   *[other] { $who } skyter seg ut av et bakhold. { $left } bang igjen.
}
told-cut = { $who } sager ned et bakhold.
told-moved-rocket = { $count ->
    [one] Svisj! En zombieterning suser fra { $who } til { $to }.
   *[other] Svisj! { $count } zombieterninger suser fra { $who } til { $to }.
}
told-moved-tile = { $count ->
    [one] En zombieterning går fra { $who } til { $to }.
   *[other] { $count } zombieterninger går fra { $who } til { $to }.
}
told-moved-result = { $count ->
    [one] { $who } sperrer veien: en zombieterning går til { $to }.
   *[other] { $who } sperrer veien: { $count } zombieterninger går til { $to }.
}
told-saved = { $who } kaster { $face } og er reddet.
told-not-saved = { $who } kaster { $face }: førstehjelpsskrinet hjelper ikke.
told-overpowered = { $who } er overmannet!
told-life-lost = { $left ->
    [one] { $who } mister et liv: bare det siste er igjen.
   *[other] { $who } mister et liv: { $left } er igjen.
}
told-eliminated = { $who } er slått ut og slutter seg til zombiene.
told-risen = { $count ->
    [one] Zombien { $who } sender en zombie til { $to }.
   *[other] Zombien { $who } sender { $count } zombier til { $to }.
}
told-risen-nothing = Zombien { $who } kaster, men ingenting skjer.
told-left = { $who } har forlatt spillet.
told-scored = { $who }: { $points } poeng.
told-scored-hero = { $who }: { $points } poeng og en heltebrikke.
told-won = { $who } er den siste i live!
told-won-points = { $who } vinner De overlevende!
told-shared = Delt seier: { $who }.

## Refusals

refuse-wait = Først kastes terningene, eller det trekkes en brikke.
refuse-due-side = Bestem først: gjenstand eller barrikade.
refuse-due-pre = Terningene er ikke kastet ennå: bruk brikker, eller velg terningene dine.
refuse-due-pick = Velg først terningene dine.
refuse-due-post = Terningene er nettopp kastet: kast på nytt, eller behold dem.
refuse-due-mark = Du bruker helten: merk terninger, og kast dem.
refuse-due-item = Først gjenstandene: trekk en brikke, eller la være.
refuse-due-shot = Først bang: skyt, eller slutt å skyte.
refuse-due-barricade = Nå barrikadene: send terninger til venstre, eller velg «Ferdig».
refuse-due-end-draw = Turen din slutter: trekk en brikke, eller la være.
refuse-due-limit = Tre brikker er grensen: legg først bort en.
refuse-due-medikit = Du er i ferd med å bli overmannet: bruk førstehjelpsskrinet, eller la være.
refuse-unknown-choice = Det kan ikke velges nå.
refuse-before-rolling = Bare før terningene kastes: { $tile }.
refuse-after-rolling = Bare etter at terningene er kastet: { $tile }.
refuse-after-assigning = Bare når terningene er fordelt: { $tile }.
refuse-with-bangs = Bare når du bruker bangene dine, og det kommer etterpå: { $tile }.
refuse-too-late = For sent i denne turen: { $tile }.
refuse-before-choosing = Bare før du velger terninger: { $tile }.
refuse-ambush-gone = Bakholdet på den terningen er borte: den kan ikke kastes på nytt.
refuse-medikit-later = Førstehjelpsskrinet hjelper bare når du er i ferd med å bli overmannet.
refuse-not-held = Den brikken har du ikke: { $tile }.
refuse-already-doubled = Allerede fordoblet; en til gjør ingen forskjell: { $tile }.
refuse-already-ignored = Bakhold ignoreres allerede i denne turen.
refuse-nothing-in-front = Det ligger ingenting foran deg.
refuse-rocket-half = { $count ->
    [one] Raketten flytter halvparten av terningene dine, rundet opp: her én.
   *[other] Raketten flytter halvparten av terningene dine, rundet opp: her { $count }.
}
refuse-no-such-die = Det ligger ikke foran deg: { $die }.
refuse-ambush-stays = Et bakhold kan ikke flyttes. Skyt det, eller bruk en motorsag.
refuse-no-result = Du har ingen barrikade igjen.
refuse-no-bang = Du har ikke noe bang igjen.
refuse-pick-count = { $count ->
    [one] Du velger nøyaktig én terning.
   *[other] Du velger nøyaktig { $count } terninger.
}
refuse-pick-type = Forrådet har høyst { $most } til deg: { $die }.
refuse-no-rolled-die = En slik terning er ikke kastet i denne turen.
refuse-bang-used = Du har brukt et bang: skuddterninger kan ikke kastes på nytt lenger.
refuse-die-used = Et resultat av den terningen er brukt: den kan ikke kastes på nytt.
refuse-no-hero = Du har ingen heltebrikke.
refuse-mark-first = Merk først terningene helten skal kaste på nytt.
refuse-already-marked = Den terningen er allerede merket.
refuse-not-marked = Den terningen er ikke merket.
refuse-no-take-back = Du har fjernet nok merker i denne turen: kast dem.
refuse-no-such-ambush = Det bakholdet ligger ikke foran deg: { $die }.
refuse-no-pass-side = Du må velge en side.
refuse-no-pass-pick = Du må velge terninger: ingen kan hoppe over kastet.
refuse-no-pass-limit = Du må legge bort en brikke: tre er grensen.
refuse-no-pass-mark = Kast de merkede terningene, eller fjern alle merkene.
refuse-not-yours = Det er ikke ditt.

## Options

option-day_and_night = Dag og natt: om natten er apokalypsenivået ett trinn høyere
option-survivors = De overlevende: alle har tre liv, og poeng avgjør (bra for to eller tre spillere)
option-zombies_everywhere = Zombier, zombier overalt! Spillere som er slått ut, kaster videre for zombiene
option-first_player = Hvem begynner
option-first_player-random = ved loddtrekning
option-first_player-0 = Rød
option-first_player-1 = Gul
option-first_player-2 = Blå
option-first_player-3 = Grønn
option-first_player-4 = Lilla
option-hero_supply = Brukte heltebrikker
option-hero_supply-removed = går ut av spillet
option-hero_supply-returned = går tilbake til forrådet
option-start_hero = Alle begynner med en heltebrikke
option-start_zombie = En zombie ligger foran fra begynnelsen
option-start_zombie-first = bare til startspilleren
option-start_zombie-all = til alle
option-stack_doublers = To økser eller to pistoler i en tur teller firedobbelt

## The picture

label-board = Bordet
label-level = Apokalypsenivå { $level }
label-apocalypses = { $count ->
    [one] Én apokalypsebrikke lagt til side
   *[other] { $count } apokalypsebrikker lagt til side
}
label-day = Det er dag
label-night = Det er natt: nivået er ett trinn høyere
label-heroes = { $count ->
    [0] Ingen heltebrikker igjen
    [one] Én heltebrikke i forrådet
   *[other] { $count } heltebrikker i forrådet
}
label-bag = { $count ->
    [one] Én brikke i posen: { $tiles }
   *[other] { $count } brikker i posen: { $tiles }
}
label-bag-empty = Posen er tom
label-card-alive = { $who }
label-card-zombified = { $who }, zombifisert
label-card-left = { $who } har forlatt spillet
label-lives = { $count ->
    [one] { $who }: det siste livet
   *[other] { $who }: { $count } liv
}
label-tile = { $tile }. { $does }
label-front = Foran { $who }: { $what }
label-next = Zombier går til { $who }
label-compulsory = Obligatorisk zombieterning
label-die = { $die }: { $face }
label-die-waiting = { $die }, ikke kastet ennå
label-pool = I forrådet: { $die }, { $count }
label-force-axe = Øks: barrikader teller ×{ $count }
label-force-pistol = Pistol: bang teller ×{ $count }
label-force-chainsaw = Motorsag: bakhold ignoreres
label-force-radio = Radio: { $count } terninger til
label-force-items = { $count ->
    [one] Ett gjenstandsresultat igjen
   *[other] { $count } gjenstandsresultater igjen
}
label-force-bangs = { $count } bang igjen
label-force-results = { $count ->
    [one] Én barrikade igjen
   *[other] { $count } barrikader igjen
}
label-force-draws = { $count ->
    [one] Én brikke kan trekkes
   *[other] { $count } brikker kan trekkes
}
label-side-item = Gjenstandssiden
label-side-barricade = Barrikadesiden
counter-zombies = farer
counter-tiles = brikker
counter-points = poeng
badge-won = vinner
badge-zombified = zombifisert
badge-left = har forlatt spillet

## The text picture

show-level = Apokalypsenivå { $level }
show-bag = pose { $count }
show-heroes = helter { $count }
show-apocalypses = apokalypsebrikker { $count } av 3
show-night = natt
show-day = dag
show-pool = Forråd:
show-front = foran:
show-tray-empty = Terningbrettet er tomt.
short-axe = Øks
short-chainsaw = Sag
short-rocket = Rakett
short-pistol = Pistol
short-medikit = Hjelp
short-radio = Radio
short-barricade = Barr.
short-die-zombie = zombie
short-die-shot = skudd
short-die-item = gjenstand
short-die-barricade = barrikade

## Lessons

lesson-aim = Overlev din egen tur: er det fortsatt en zombie foran deg når den slutter, er du ute. Det er to! Den siste i live vinner.
lesson-dice = Nivået er 1, så én zombieterning er obligatorisk. Ta fire til: to skuddterninger, en gjenstandsterning og en barrikadeterning.
lesson-dice-why = Nå trenger du litt av alt: to skuddterninger, en gjenstandsterning og en barrikadeterning.
lesson-item = Zombien din gikk til naboen til venstre, gul. Og gjenstandsterningen lar deg trekke en brikke: ta den.
lesson-item-why = Ikke si nei til en brikke: du trenger all hjelp du kan få.
lesson-bang = Et bang! Hvert bang fjerner én zombie foran deg.
lesson-bang-why = Et bang du ikke bruker, er bortkastet. Fjern en zombie med det.
lesson-barricade = En barrikade sender en zombie videre til naboen til venstre. Bruk den på den siste.
lesson-barricade-why = Uten den blir zombien, og da er du ute. Send den videre.
lesson-death = Gul kastet ingenting og hadde to zombier foran seg: overmannet og ute av spillet.
lesson-level = Og blå trakk en apokalypsebrikke: nivået er nå 2. Fra nå av kaster alle to zombieterninger.
lesson-again = Det kom en zombie fra blå. Ta tre skuddterninger og en barrikadeterning.
lesson-again-why = Nå må du skyte: tre skuddterninger og en barrikadeterning.
lesson-ambush = Et bakhold blir foran deg og kan ikke sendes videre. Skyt det med det eneste banget ditt.
lesson-ambush-why = Ett bang holder ikke til begge. Bruk det på bakholdet: mot det hjelper ingen barrikade.
lesson-medikit = Det er en zombie igjen, og turen din er slutt: slik dør man. Men du har et førstehjelpsskrin. Kast for livet!
lesson-medikit-why = Uten førstehjelpsskrinet er du ute nå. Bruk det.
lesson-end = Reddet! Gjenstander, bang og barrikader har holdt deg i live så langt. Bare blå er igjen: spill videre, og bli den siste i live.

## Why a move is good

reason-sends = Det sender zombier videre til { $who }.
reason-shoots = Det fjerner en zombie.
reason-ambush = Det fjerner et bakhold.

## What things are and do

now-held = { $who } har den.
thing-front = Zombier foran en spiller
about-front = Ligger de der fortsatt når spillerens tur slutter, blir spilleren overmannet. Et bang fjerner én zombie; en barrikade sender hele zombieterningen videre til venstre.
thing-ambush = Bakhold
about-ambush = Det blir liggende foran den som kastet det, og overmanner som en zombie. Et bang eller en motorsag fjerner det; det kan aldri sendes videre.
thing-compulsory = Obligatorisk zombieterning
about-compulsory = Hver tur må du kaste så mange zombieterninger som apokalypsenivået sier. De andre terningene velger du fritt.
about-die-zombie = Zombier går til spilleren til venstre for deg, et bakhold blir liggende foran deg, en blank side gjør ingenting.
about-die-shot = Hvert bang fjerner én zombie eller ett bakhold foran deg. Bang + teller og kastes igjen.
about-die-item = For hver gjenstand kan du trekke en brikke fra posen og bruke den senere. Et bakhold blir liggende foran deg.
about-die-barricade = Hver barrikade sender én av zombieterningene foran deg videre til venstre. Er det ingenting foran deg til slutt, gir ubrukte barrikader brikker.
thing-medikit-die = Redningskast
about-medikit-die = Med førstehjelpsskrinet kaster man én skuddterning. Viser den et bang, overlever spilleren, og alt foran spilleren er borte.
thing-risen = En zombifisert spillers kast
about-risen = Spillere som er ute, kaster fortsatt én zombieterning når det ville vært deres tur. Zombier går til venstre; et bakhold ignoreres.
thing-bag = Pose
about-bag = Herfra trekkes brikker, for gjenstander og for ubrukte barrikader. En apokalypsebrikke hever nivået i stedet.
thing-next_tile = Den neste brikken
about-next_tile = Ingen vet hvilken som kommer opp av posen neste gang. Hva som fortsatt ligger i den, får alle vite.
thing-level = Apokalypsenivå { $level }
about-level = { $level ->
    [one] Alle må kaste én zombieterning hver tur. Hver apokalypsebrikke legger til én, opptil fire.
   *[other] Alle må kaste { $level } zombieterninger hver tur. Hver apokalypsebrikke legger til én, opptil fire.
}
about-aside = Hver zombieapokalypsebrikke som er trukket, ligger her og hever nivået med 1 resten av spillet.
about-night = Det er natt til noen trekker dagbrikken: apokalypsenivået er 1 høyere.
about-day = Det er dag: natten legger ikke noe til apokalypsenivået.
thing-heroes = Forråd av heltebrikker
about-heroes = Bruker du tre bang i én tur, får du en heltebrikke herfra. Du har aldri mer enn én.
about-side-barricade = Behold brikken med barrikadesiden opp: den sender én zombieterning til venstre, før eller etter kastet.
thing-life = Liv
about-life = Den som blir overmannet, mister et liv i stedet for å ryke ut, og får en heltebrikke. Uten flere liv er du ute. Hver livsmarkør er verdt to poeng.
thing-card = { $who }
about-card-alive = I live. Høyst tre brikker ligger på kortet; zombier og bakhold ligger foran det.
about-card-zombified = Overmannet og ute av spillet. Zombier som skulle hit, går til neste levende spiller.
about-card-left = Har forlatt spillet og regnes som slått ut.
thing-turn = Hvem sin tur det er
about-turn = Spilleren med denne rammen velger terninger, kaster dem og tar seg av det som ligger foran spilleren.
thing-won = Vinner
about-won = Den siste i live vinner; i varianten De overlevende vinner den med flest poeng.
thing-next = Hvem som får zombiene
about-next = Zombier som terningene viser, og terninger som barrikader sender videre, kommer hit: til neste levende spiller til venstre.
thing-mark = Markert for helten
about-mark = Denne terningen kastes på nytt når helten brukes. Et trykk fjerner merket igjen.
thing-used = Brukt
about-used = Et resultat på denne terningen er brukt, så den kan ikke kastes på nytt.
about-force-axe = En øks ble brukt før kastet: hver barrikade teller mer i denne turen, både til å sende terninger og til å trekke brikker.
about-force-pistol = En pistol ble brukt før kastet: hvert bang teller mer i denne turen.
about-force-chainsaw = En motorsag ble brukt før kastet: hvert bakhold i denne turen teller som en blank side.
about-force-radio = En radio ble brukt før kastet: det kan velges flere terninger i denne turen.
about-force-items = Så mange brikker kan fortsatt trekkes fra posen for gjenstandene som terningene viser. Det som ikke brukes, går tapt.
about-force-bangs = Hvert bang fjerner én zombie eller ett bakhold foran spilleren. Det som ikke brukes, går tapt; tre på én tur gir en heltebrikke.
about-force-results = Hver barrikade sender én zombieterning til venstre. Er det ingenting foran spilleren til slutt, er hver ubrukte barrikade verdt én brikke.
about-force-draws = Spilleren har overlevd turen: så mange brikker kan trekkes for ubrukte barrikader. De legges med barrikadesiden opp.
about-counter-zombies = Zombier og bakhold foran denne spilleren. Alle må være borte når spillerens tur slutter.
about-counter-tiles = Gjenstander og barrikader som spilleren kan bruke, hver én gang. Tre er grensen når en tur slutter.
about-counter-points = De overlevende: to poeng for hver livsmarkør, ett for hver gjenstands- eller barrikadebrikke. Flest poeng vinner ved den tredje apokalypsebrikken.
thing-tray = Terningbrett
about-tray = Her kastes turens terninger. Først fordeles zombier og bakhold, så kommer gjenstander, bang og barrikader.
thing-place-hero = Plass til en heltebrikke
thing-place-front = Foran en spiller
thing-place-tile = Plass til en brikke
entry-first = Hvem begynner?
number-shot = zombier skutt
number-passed = zombieterninger sendt videre
number-tiles = brukte brikker
