## The game

title = Last One Alive
blurb = Slå en håndfuld terninger, skyd det, der kommer, og send resten videre til naboen. Har du stadig en zombie foran dig, når din tur slutter, bliver du selv en.

## Names

colour-red = Rød
colour-yellow = Gul
colour-blue = Blå
colour-green = Grøn
colour-purple = Lilla
tile-axe = Økse
tile-chainsaw = Motorsav
tile-rocket = Raket
tile-pistol = Pistol
tile-medikit = Førstehjælpskasse
tile-radio = Radio
tile-barricade = Barrikade
tile-hero = Helt
tile-apocalypse = Zombieapokalypse
tile-night = nat
tile-day = dag
die-zombie = zombieterning
die-shot = skudterning
die-item = genstandsterning
die-barricade = barrikadeterning
# Several dice of a type.
dice-zombie = { $count ->
    [one] en zombieterning
   *[other] { $count } zombieterninger
}
dice-shot = { $count ->
    [one] en skudterning
   *[other] { $count } skudterninger
}
dice-item = { $count ->
    [one] en genstandsterning
   *[other] { $count } genstandsterninger
}
dice-barricade = { $count ->
    [one] en barrikadeterning
   *[other] { $count } barrikadeterninger
}
face-blank = blank
face-ambush = baghold
face-zombie-one = én zombie
face-zombie-two = to zombier
face-bang-one = bang
face-bang-two = to bang
face-bangs = { $count ->
    [one] ét bang indtil nu
   *[other] { $count } bang indtil nu
}
face-plus = bang +
face-item = genstand
face-barricade = barrikade
face-nothing = kun blanke
several = { $what } ×{ $count }
and = { $first }, { $next }
# What a bang, a barricade or a Chainsaw is aimed at.
target-one = en terning med én zombie
target-two = en terning med to zombier
target-zombie = bagholdet på en zombieterning
target-item = bagholdet på en genstandsterning
target-barricade = bagholdet på en barrikadeterning
# What a tile does, for a short hint.
does-axe = Før slaget: barrikader tæller dobbelt. Eller efter slaget: slå en barrikadeterning om.
does-chainsaw = Før slaget: ignorer alle baghold. Eller efter slaget: fjern ét baghold.
does-rocket = Før slaget: send halvdelen af dine zombieterninger til venstre.
does-pistol = Før slaget: bang tæller dobbelt. Eller efter slaget: slå en skudterning om.
does-medikit = Når du er ved at blive overmandet: slå en skudterning. Med et bang overlever du, og alt foran dig er væk.
does-radio = Før slaget: tag to terninger mere.
does-barricade = Før eller efter slaget: send en zombieterning til venstre.
does-hero = Efter slaget: slå så mange terninger om, som du vil.

## Prompts

prompt-first = Hvem begynder? Lodtrækningen afgør det.
prompt-deal = { $who } trækker en brik til at begynde med.
prompt-deal-you = Du trækker en brik til at begynde med.
prompt-side = { $who } har trukket { $tile }: genstand eller barrikade?
prompt-side-you = Du har trukket { $tile }. Vil du beholde den som genstand eller vende den til en barrikade?
prompt-pre = { $who } må bruge brikker, før terningerne slås.
prompt-pre-you = Din tur: brug brikker, før terningerne slås, eller vælg dine terninger.
prompt-pick = { $compulsory ->
    [0] { $who } vælger { $count } terninger.
    [one] { $who } vælger { $count } terninger. Én zombieterning er obligatorisk.
   *[other] { $who } vælger { $count } terninger. { $compulsory } zombieterninger er obligatoriske.
}
prompt-pick-you = { $compulsory ->
    [0] Din tur: vælg { $count } terninger.
    [one] Din tur: vælg { $count } terninger. Én zombieterning er obligatorisk.
   *[other] Din tur: vælg { $count } terninger. { $compulsory } zombieterninger er obligatoriske.
}
prompt-roll = { $who } slår.
prompt-roll-you = Dine terninger: slå!
prompt-rolls-again = { $who } slår igen.
prompt-rolls-again-you = Dine terninger: slå igen!
prompt-post = { $who } må slå terninger om.
prompt-post-you = Terningerne er faldet. Vil du slå nogle om med dine brikker eller beholde dem?
prompt-mark = { $who } vælger terninger, som helten slår om.
prompt-mark-you = Helt: tryk på de terninger, du vil slå om, og slå dem så.
prompt-draws = { $who } trækker en brik.
prompt-draws-you = Du trækker en brik.
prompt-item = { $count ->
    [one] { $who } må trække en brik.
   *[other] { $who } må trække { $count } brikker.
}
prompt-item-you = { $count ->
    [one] Du har slået en genstand: vil du trække en brik fra posen?
   *[other] Du har slået { $count } genstande: vil du trække en brik fra posen?
}
prompt-shot = { $who } har { $count } bang.
prompt-shot-you = { $count ->
    [one] Ét bang: hvad skyder du på?
   *[other] { $count } bang: hvad skyder du på?
}
prompt-shot-none = { $who } har intet bang tilbage, men må bruge brikker.
prompt-shot-none-you = Du har intet bang tilbage. Vil du bruge en brik mod det, der ligger foran dig, eller gå videre?
prompt-shot-clear = { $who } har intet at skyde på, men må bruge brikker.
prompt-shot-clear-you = Der er intet at skyde på. Vil du bruge en brik?
prompt-barricade = { $count ->
    [one] { $who } har én barrikade.
   *[other] { $who } har { $count } barrikader.
}
prompt-barricade-you = { $count ->
    [one] Én barrikade: hvilken terning sender du til venstre?
   *[other] { $count } barrikader: hvilke terninger sender du til venstre?
}
prompt-barricade-none = { $who } må stadig bruge brikker.
prompt-barricade-none-you = Der er ingen barrikade at bruge. Vil du bruge en brik eller slutte din tur?
prompt-end_draw = { $count ->
    [one] { $who } har overlevet og må trække en brik.
   *[other] { $who } har overlevet og må trække { $count } brikker.
}
prompt-end_draw-you = { $count ->
    [one] Du har overlevet! Én barrikade er tilbage: vil du trække en brik?
   *[other] Du har overlevet! { $count } barrikader er tilbage: vil du trække en brik?
}
prompt-limit = { $who } har mere end tre brikker og smider nogle.
prompt-limit-you = { $count ->
    [one] Tre brikker er grænsen: hvilken smider du?
   *[other] Tre brikker er grænsen: smid { $count }.
}
prompt-medikit = { $who } er ved at blive overmandet, men har en førstehjælpskasse.
prompt-medikit-you = De har snart fat i dig! Vil du bruge førstehjælpskassen? Med et bang på en skudterning overlever du.
prompt-medikit-roll = { $who } slår for at redde sig. Der skal et bang til.
prompt-medikit-roll-you = Du slår for at redde dig. Du skal bruge et bang.
prompt-risen = { $who } slår en zombieterning for zombierne.
prompt-risen-you = Du er ude, men slår stadig en zombieterning mod de andre.
prompt-over = { $who } er den sidste i live!
prompt-over-you = Du er den sidste i live!
prompt-points = { $who } vinder De overlevende med { $points } point!
prompt-points-you = Du vinder De overlevende med { $points } point!
prompt-shared = Delt sejr: { $who }.

## Choices

choose-side-item = Genstandssiden: { $tile }
choose-side-barricade = Barrikadesiden (i stedet for { $tile })
choose-pass-pre = Vælg terninger
choose-pass-post = Behold terningerne, som de er
choose-pass-item = Træk ingen brik
choose-pass-shot = Hold op med at skyde
choose-pass-barricade = Færdig
choose-pass-end_draw = Træk ingen brik
choose-pass-medikit = Brug den ikke
choose-axe = Økse: barrikader tæller dobbelt i denne tur
choose-chainsaw = Motorsav: ignorer alle baghold i denne tur
choose-pistol = Pistol: bang tæller dobbelt i denne tur
choose-radio = Radio: tag to terninger mere
choose-rocket-one = { $count ->
    [one] Raket: send en terning med én zombie til venstre
   *[other] Raket: send { $count } terninger med hver én zombie til venstre
}
choose-rocket-two = { $count ->
    [one] Raket: send en terning med to zombier til venstre
   *[other] Raket: send { $count } terninger med hver to zombier til venstre
}
choose-rocket-both = Raket: send { $ones } × én zombie og { $twos } × to zombier til venstre
choose-barricade = Barrikadebrik: send { $die } til venstre
choose-pick = Slå { $dice }
choose-reroll-shot = Pistol: slå skudterning { $number } om ({ $face })
choose-reroll-barricade = Økse: slå barrikadeterning { $number } om ({ $face })
choose-mark = Helt: marker terning { $number } – { $die }, { $face }
choose-take-back = Fjern markeringen af terning { $number } – { $die }, { $face }
choose-throw = { $count ->
    [one] Helt: slå den markerede terning om
   *[other] Helt: slå de { $count } markerede terninger om
}
choose-draw-item = Træk en brik for en genstand
choose-draw-end_draw = Træk en brik for en ubrugt barrikade
choose-cut = Motorsav: fjern { $die }
choose-shoot = Skyd: { $die }
choose-push = Send til venstre: { $die }
choose-shoot-all = Brug alle bang
choose-draw-all = Træk { $count } brikker
choose-push-all = Brug alle barrikader
choose-drop = Smid: { $tile }
choose-medikit = Førstehjælpskasse: slå for at redde dig

## What happened

told-first = { $who } begynder.
told-drawn = { $who } trækker en brik: { $tile }.
told-drawn-apocalypse = { $who } trækker en zombieapokalypsebrik!
told-drawn-night = { $who } trækker natbrikken. Natten falder på!
told-drawn-day = { $who } trækker dagbrikken. Solen står op!
told-placed-item = { $who } får en genstand: { $tile }.
told-placed-barricade = { $who } får en barrikade (det var: { $tile }).
told-level-up = Apokalypseniveauet stiger til { $level }.
told-level-down = Apokalypseniveauet falder til { $level }.
told-set-up-again = Allerede den tredje apokalypsebrik! Alle brikker går tilbage, og { $who } trækker først igen.
told-hero-start = { $who } begynder med en heltebrik.
told-hero-bangs = { $who } får en heltebrik for tre bang.
told-hero-life = { $who } får en heltebrik.
told-hero-used = { $count ->
    [one] { $who } bruger helten og slår én terning om.
   *[other] { $who } bruger helten og slår { $count } terninger om.
}
told-starting-zombie = { $who } begynder med en zombie foran sig.
told-use-axe = { $who } bruger en økse: barrikader tæller dobbelt.
told-use-chainsaw = { $who } bruger en motorsav: baghold ignoreres.
told-use-pistol = { $who } bruger en pistol: bang tæller dobbelt.
told-use-radio = { $who } bruger en radio: to terninger mere.
told-use-rocket = { $who } tænder en raket.
told-use-barricade = { $who } bruger en barrikadebrik.
told-use-cut = { $who } starter motorsaven.
told-use-pistol-again = { $who } slår en skudterning om med en pistol.
told-use-axe-again = { $who } slår en barrikadeterning om med en økse.
told-use-medikit = { $who } griber til førstehjælpskassen.
told-dropped = { $who } smider en brik: { $tile }.
told-picked = { $who } tager { $dice }.
told-rolled = { $who } slår: { $faces }.
told-rolled-again = { $who } slår om: { $faces }.
told-rolled-plus = Et + ruller videre for { $who }: { $faces }.
told-zombies = { $zombies ->
    [one] Én zombie sjosker fra { $who } til { $to }.
   *[other] { $zombies } zombier sjosker fra { $who } til { $to }.
}
told-ambushes = { $ambushes ->
    [one] { $who } falder i et baghold.
   *[other] { $who } falder i { $ambushes } baghold.
}
told-both = Zombier til { $to }: { $zombies }. Baghold for { $who }: { $ambushes }.
told-bangs = { $who } har { $count } bang.
told-new-ambush = { $who } falder i et nyt baghold.
told-bang-zombie = { $left ->
    [0] { $who } skyder en zombie væk. Det var det sidste bang.
   *[other] { $who } skyder en zombie væk. { $left } bang tilbage.
}
told-bang-ambush = { $left ->
    [0] { $who } skyder sig ud af et baghold. Det var det sidste bang.
   *[other] { $who } skyder sig ud af et baghold. { $left } bang tilbage.
}
told-cut = { $who } saver et baghold ned.
told-moved-rocket = { $count ->
    [one] Svusj! En zombieterning flyver fra { $who } til { $to }.
   *[other] Svusj! { $count } zombieterninger flyver fra { $who } til { $to }.
}
told-moved-tile = { $count ->
    [one] En zombieterning går fra { $who } til { $to }.
   *[other] { $count } zombieterninger går fra { $who } til { $to }.
}
told-moved-result = { $count ->
    [one] { $who } spærrer vejen: en zombieterning går til { $to }.
   *[other] { $who } spærrer vejen: { $count } zombieterninger går til { $to }.
}
told-saved = { $who } slår { $face } og er reddet.
told-not-saved = { $who } slår { $face }: førstehjælpskassen hjælper ikke.
told-overpowered = { $who } er overmandet!
told-life-lost = { $left ->
    [one] { $who } mister et liv: kun det sidste er tilbage.
   *[other] { $who } mister et liv: { $left } er tilbage.
}
told-eliminated = { $who } er slået ud og slutter sig til zombierne.
told-risen = { $count ->
    [one] Zombien { $who } sender en zombie til { $to }.
   *[other] Zombien { $who } sender { $count } zombier til { $to }.
}
told-risen-nothing = Zombien { $who } slår, men der sker ingenting.
told-left = { $who } har forladt spillet.
told-scored = { $who }: { $points } point.
told-scored-hero = { $who }: { $points } point og en heltebrik.
told-won = { $who } er den sidste i live!
told-won-points = { $who } vinder De overlevende!
told-shared = Delt sejr: { $who }.

## Refusals

refuse-wait = Først slås terningerne, eller der trækkes en brik.
refuse-due-side = Bestem først: genstand eller barrikade.
refuse-due-pre = Terningerne er ikke slået endnu: brug brikker, eller vælg dine terninger.
refuse-due-pick = Vælg først dine terninger.
refuse-due-post = Terningerne er lige slået: slå om, eller behold dem.
refuse-due-mark = Du bruger helten: marker terninger, og slå dem så.
refuse-due-item = Først genstandene: træk en brik, eller lad være.
refuse-due-shot = Først bang: skyd, eller hold op med at skyde.
refuse-due-barricade = Nu barrikaderne: send terninger til venstre, eller vælg »Færdig«.
refuse-due-end-draw = Din tur slutter: træk en brik, eller lad være.
refuse-due-limit = Tre brikker er grænsen: smid først en.
refuse-due-medikit = Du er ved at blive overmandet: brug førstehjælpskassen, eller lad være.
refuse-unknown-choice = Det kan ikke vælges nu.
refuse-before-rolling = Kun før terningerne slås: { $tile }.
refuse-after-rolling = Kun efter at terningerne er slået: { $tile }.
refuse-after-assigning = Kun når terningerne er fordelt: { $tile }.
refuse-with-bangs = Kun når du bruger dine bang, og det kommer bagefter: { $tile }.
refuse-too-late = For sent i denne tur: { $tile }.
refuse-before-choosing = Kun før du vælger terninger: { $tile }.
refuse-ambush-gone = Bagholdet på den terning er væk: den kan ikke slås om.
refuse-medikit-later = Førstehjælpskassen hjælper kun, når du er ved at blive overmandet.
refuse-not-held = Den brik har du ikke: { $tile }.
refuse-already-doubled = Allerede fordoblet; en til gør ingen forskel: { $tile }.
refuse-already-ignored = Baghold ignoreres allerede i denne tur.
refuse-nothing-in-front = Der ligger intet foran dig.
refuse-rocket-half = { $count ->
    [one] Raketten flytter halvdelen af dine terninger, rundet op: her én.
   *[other] Raketten flytter halvdelen af dine terninger, rundet op: her { $count }.
}
refuse-no-such-die = Det ligger ikke foran dig: { $die }.
refuse-ambush-stays = Et baghold kan ikke flyttes. Skyd det, eller brug en motorsav.
refuse-no-result = Du har ingen barrikade tilbage.
refuse-no-bang = Du har intet bang tilbage.
refuse-pick-count = { $count ->
    [one] Du vælger præcis én terning.
   *[other] Du vælger præcis { $count } terninger.
}
refuse-pick-type = Forrådet har højst { $most } til dig: { $die }.
refuse-no-rolled-die = Sådan en terning er ikke slået i denne tur.
refuse-bang-used = Du har brugt et bang: skudterninger kan ikke slås om længere.
refuse-die-used = Et resultat af den terning er brugt: den kan ikke slås om.
refuse-no-hero = Du har ingen heltebrik.
refuse-mark-first = Marker først de terninger, helten skal slå om.
refuse-already-marked = Den terning er allerede markeret.
refuse-not-marked = Den terning er ikke markeret.
refuse-no-take-back = Du har fjernet nok markeringer i denne tur: slå dem.
refuse-no-such-ambush = Det baghold ligger ikke foran dig: { $die }.
refuse-no-pass-side = Du skal vælge en side.
refuse-no-pass-pick = Du skal vælge terninger: ingen må springe slaget over.
refuse-no-pass-limit = Du skal smide en brik: tre er grænsen.
refuse-no-pass-mark = Slå de markerede terninger, eller fjern alle markeringer.
refuse-not-yours = Det er ikke dit.

## Options

option-day_and_night = Dag og nat: om natten er apokalypseniveauet ét trin højere
option-survivors = De overlevende: alle har tre liv, og point afgør (godt for to eller tre spillere)
option-zombies_everywhere = Zombier, zombier overalt! Spillere, der er slået ud, slår videre for zombierne
option-first_player = Hvem begynder
option-first_player-random = ved lodtrækning
option-first_player-0 = Rød
option-first_player-1 = Gul
option-first_player-2 = Blå
option-first_player-3 = Grøn
option-first_player-4 = Lilla
option-hero_supply = Brugte heltebrikker
option-hero_supply-removed = går ud af spillet
option-hero_supply-returned = går tilbage til forrådet
option-start_hero = Alle begynder med en heltebrik
option-start_zombie = En zombie ligger foran fra begyndelsen
option-start_zombie-first = kun til startspilleren
option-start_zombie-all = til alle
option-stack_doublers = To økser eller to pistoler i en tur tæller firedobbelt

## The picture

label-board = Bordet
label-level = Apokalypseniveau { $level }
label-apocalypses = { $count ->
    [one] Én apokalypsebrik lagt til side
   *[other] { $count } apokalypsebrikker lagt til side
}
label-day = Det er dag
label-night = Det er nat: niveauet er ét trin højere
label-heroes = { $count ->
    [0] Ingen heltebrikker tilbage
    [one] Én heltebrik i forrådet
   *[other] { $count } heltebrikker i forrådet
}
label-bag = { $count ->
    [one] Én brik i posen: { $tiles }
   *[other] { $count } brikker i posen: { $tiles }
}
label-bag-empty = Posen er tom
label-card-alive = { $who }
label-card-zombified = { $who }, zombificeret
label-card-left = { $who } har forladt spillet
label-lives = { $count ->
    [one] { $who }: det sidste liv
   *[other] { $who }: { $count } liv
}
label-tile = { $tile }. { $does }
label-front = Foran { $who }: { $what }
label-next = Zombier går til { $who }
label-compulsory = Obligatorisk zombieterning
label-die = { $die }: { $face }
label-die-waiting = { $die }, ikke slået endnu
label-pool = I forrådet: { $die }, { $count }
label-force-axe = Økse: barrikader tæller ×{ $count }
label-force-pistol = Pistol: bang tæller ×{ $count }
label-force-chainsaw = Motorsav: baghold ignoreres
label-force-radio = Radio: { $count } terninger mere
label-force-items = { $count ->
    [one] Ét genstandsresultat tilbage
   *[other] { $count } genstandsresultater tilbage
}
label-force-bangs = { $count } bang tilbage
label-force-results = { $count ->
    [one] Én barrikade tilbage
   *[other] { $count } barrikader tilbage
}
label-force-draws = { $count ->
    [one] Én brik må trækkes
   *[other] { $count } brikker må trækkes
}
label-side-item = Genstandssiden
label-side-barricade = Barrikadesiden
counter-zombies = farer
counter-tiles = brikker
counter-points = point
badge-won = vinder
badge-zombified = zombificeret
badge-left = har forladt spillet

## The text picture

show-level = Apokalypseniveau { $level }
show-bag = pose { $count }
show-heroes = helte { $count }
show-apocalypses = apokalypsebrikker { $count } af 3
show-night = nat
show-day = dag
show-pool = Forråd:
show-front = foran:
show-tray-empty = Terningbakken er tom.
short-axe = Økse
short-chainsaw = Sav
short-rocket = Raket
short-pistol = Pistol
short-medikit = Hjælp
short-radio = Radio
short-barricade = Barr.
short-die-zombie = zombie
short-die-shot = skud
short-die-item = genstand
short-die-barricade = barrikade

## Lessons

lesson-aim = Overlev din egen tur: er der stadig en zombie foran dig, når den slutter, er du ude. Der er to! Den sidste i live vinder.
lesson-dice = Niveauet er 1, så én zombieterning er obligatorisk. Tag fire til: to skudterninger, en genstandsterning og en barrikadeterning.
lesson-dice-why = Nu har du brug for lidt af hvert: to skudterninger, en genstandsterning og en barrikadeterning.
lesson-item = Din zombie gik til din nabo til venstre, gul. Og genstandsterningen lader dig trække en brik: tag den.
lesson-item-why = Sig ikke nej til en brik: du får brug for al den hjælp, du kan få.
lesson-bang = Et bang! Hvert bang fjerner én zombie foran dig.
lesson-bang-why = Et bang, du ikke bruger, er spildt. Fjern en zombie med det.
lesson-barricade = En barrikade sender en zombie videre til din nabo til venstre. Brug den på den sidste.
lesson-barricade-why = Uden den bliver zombien, og så er du ude. Send den videre.
lesson-death = Gul slog ingenting og havde to zombier foran sig: overmandet og ude af spillet.
lesson-level = Og blå trak en apokalypsebrik: niveauet er nu 2. Fra nu af slår alle med to zombieterninger.
lesson-again = Der kom en zombie fra blå. Tag tre skudterninger og en barrikadeterning.
lesson-again-why = Nu skal du skyde: tre skudterninger og en barrikadeterning.
lesson-ambush = Et baghold bliver foran dig og kan ikke sendes videre. Skyd det med dit eneste bang.
lesson-ambush-why = Ét bang rækker ikke til begge. Brug det på bagholdet: mod det hjælper ingen barrikade.
lesson-medikit = Der er en zombie tilbage, og din tur er slut: sådan dør man. Men du har en førstehjælpskasse. Slå for dit liv!
lesson-medikit-why = Uden førstehjælpskassen er du ude nu. Brug den.
lesson-end = Reddet! Genstande, bang og barrikader har holdt dig i live indtil nu. Kun blå er tilbage: spil videre, og bliv den sidste i live.

## Why a move is good

reason-sends = Det sender zombier videre til { $who }.
reason-shoots = Det fjerner en zombie.
reason-ambush = Det fjerner et baghold.

## What things are and do

now-held = { $who } har den.
thing-front = Zombier foran en spiller
about-front = Ligger de der stadig, når spillerens tur slutter, bliver spilleren overmandet. Et bang fjerner én zombie; en barrikade sender hele zombieterningen videre til venstre.
thing-ambush = Baghold
about-ambush = Det bliver liggende foran den, der slog det, og overmander som en zombie. Et bang eller en motorsav fjerner det; det kan aldrig sendes videre.
thing-compulsory = Obligatorisk zombieterning
about-compulsory = Hver tur skal du slå så mange zombieterninger, som apokalypseniveauet siger. Dine andre terninger vælger du frit.
about-die-zombie = Zombier går til spilleren til venstre for dig, et baghold bliver foran dig, en blank side gør ingenting.
about-die-shot = Hvert bang fjerner én zombie eller ét baghold foran dig. Bang + tæller og slås igen.
about-die-item = For hver genstand må du trække en brik fra posen og bruge den senere. Et baghold bliver foran dig.
about-die-barricade = Hver barrikade sender én af zombieterningerne foran dig videre til venstre. Er der intet foran dig til sidst, giver ubrugte barrikader brikker.
thing-medikit-die = Redningsslag
about-medikit-die = Med førstehjælpskassen slår man én skudterning. Viser den et bang, overlever spilleren, og alt foran spilleren er væk.
thing-risen = En zombificeret spillers slag
about-risen = Spillere, der er ude, slår stadig én zombieterning, når det ville være deres tur. Zombier går til venstre; et baghold ignoreres.
thing-bag = Pose
about-bag = Herfra trækkes brikker, for genstande og for ubrugte barrikader. En apokalypsebrik hæver niveauet i stedet.
thing-next_tile = Den næste brik
about-next_tile = Ingen ved, hvilken der kommer op af posen næste gang. Hvad der stadig ligger i den, må alle vide.
thing-level = Apokalypseniveau { $level }
about-level = { $level ->
    [one] Alle skal slå én zombieterning hver tur. Hver apokalypsebrik lægger én til, op til fire.
   *[other] Alle skal slå { $level } zombieterninger hver tur. Hver apokalypsebrik lægger én til, op til fire.
}
about-aside = Hver zombieapokalypsebrik, der er trukket, ligger her og hæver niveauet med 1 i resten af spillet.
about-night = Det er nat, indtil nogen trækker dagbrikken: apokalypseniveauet er 1 højere.
about-day = Det er dag: natten lægger ikke noget til apokalypseniveauet.
thing-heroes = Forråd af heltebrikker
about-heroes = Bruger du tre bang i én tur, får du en heltebrik herfra. Du har aldrig mere end én.
about-side-barricade = Behold brikken med barrikadesiden opad: den sender én zombieterning til venstre, før eller efter slaget.
thing-life = Liv
about-life = Den, der overmandes, mister et liv i stedet for at ryge ud, og får en heltebrik. Uden flere liv er du ude. Hver livsmarkør er to point værd.
thing-card = { $who }
about-card-alive = I live. Højst tre brikker ligger på kortet; zombier og baghold ligger foran det.
about-card-zombified = Overmandet og ude af spillet. Zombier, der skulle hertil, går til den næste levende spiller.
about-card-left = Har forladt spillet og regnes som slået ud.
thing-turn = Hvis tur det er
about-turn = Spilleren med denne ramme vælger terninger, slår dem og tager sig af det, der ligger foran spilleren.
thing-won = Vinder
about-won = Den sidste i live vinder; i varianten De overlevende vinder den med flest point.
thing-next = Hvem der får zombierne
about-next = Zombier, som terningerne viser, og terninger, som barrikader sender videre, kommer hertil: til den næste levende spiller til venstre.
thing-mark = Markeret til helten
about-mark = Denne terning slås om, når helten bruges. Et tryk fjerner mærket igen.
thing-used = Brugt
about-used = Et resultat på denne terning er brugt, så den kan ikke slås om mere.
about-force-axe = En økse blev brugt før slaget: hver barrikade tæller mere i denne tur, både til at sende terninger og til at trække brikker.
about-force-pistol = En pistol blev brugt før slaget: hvert bang tæller mere i denne tur.
about-force-chainsaw = En motorsav blev brugt før slaget: hvert baghold i denne tur tæller som en blank side.
about-force-radio = En radio blev brugt før slaget: der kan vælges flere terninger i denne tur.
about-force-items = Så mange brikker må der stadig trækkes fra posen for de genstande, terningerne viser. Det, der ikke bruges, går tabt.
about-force-bangs = Hvert bang fjerner én zombie eller ét baghold foran spilleren. Det, der ikke bruges, går tabt; tre på én tur giver en heltebrik.
about-force-results = Hver barrikade sender én zombieterning til venstre. Er der intet foran spilleren til sidst, er hver ubrugt barrikade én brik værd.
about-force-draws = Spilleren har overlevet turen: så mange brikker må trækkes for ubrugte barrikader. De lægges med barrikadesiden opad.
about-counter-zombies = Zombier og baghold foran denne spiller. Alle skal være væk, når spillerens tur slutter.
about-counter-tiles = Genstande og barrikader, som spilleren kan bruge, hver én gang. Tre er grænsen, når en tur slutter.
about-counter-points = De overlevende: to point for hver livsmarkør, ét for hver genstands- eller barrikadebrik. Flest point vinder ved den tredje apokalypsebrik.
thing-tray = Terningbakke
about-tray = Her slås turens terninger. Først fordeles zombier og baghold, så kommer genstande, bang og barrikader.
thing-place-hero = Plads til en heltebrik
thing-place-front = Foran en spiller
thing-place-tile = Plads til en brik
entry-first = Hvem begynder?
number-shot = zombier skudt
number-passed = zombieterninger sendt videre
number-tiles = brugte brikker
