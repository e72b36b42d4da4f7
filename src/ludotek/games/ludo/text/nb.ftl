## Names

title = Ludo
blurb = Flytt brikkene dine én gang rundt spillebrettet og i mål. Lander du på en enslig brikke, slår du den hjem; treffer du to, må du hjem selv.
colour-green = Grønn
colour-yellow = Gul
colour-blue = Blå
colour-red = Rød
colour-purple = Lilla
colour-black = Sort
face-1 = en ener
face-2 = en toer
face-3 = en treer
face-4 = en firer
face-5 = en femmer
face-6 = en sekser
face-star = en stjerne
face-globe = en globus
# A side of the die by itself.
side-1 = ener
side-2 = toer
side-3 = treer
side-4 = firer
side-5 = femmer
side-6 = sekser
side-star = stjerne
side-globe = globus
# What brings a piece out.
needs-globe = en globus
needs-6 = en sekser
needs-1-or-6 = en ener eller en sekser
place-yard = startfelt
place-start = startglobusfelt
place-field = felt { $number }
place-globe = globusfelt { $number }
place-star = stjernefelt { $number }
place-lane = målbane { $number }
place-goal = mål

## Prompts

prompt-opening = { $who } kaster om hvem som begynner. Høyeste kast begynner.
prompt-throw = { $who } skal kaste.
prompt-tries = { $tries ->
    [one] { $who } har ett forsøk igjen på å kaste { $needed }.
   *[other] { $who } har { $tries } forsøk igjen på å kaste { $needed }.
}
prompt-extra = { $who } har et ekstra kast.
prompt-step = { $who } kastet { $face }. Hvilken brikke skal flyttes?
prompt-star = { $who } kastet { $face }. Hvilken brikke skal flyttes?
prompt-globe = { $who } kastet { $face }. Hvilken brikke skal flyttes?
prompt-over = { $who } har vunnet!
prompt-opening-you = Kast om hvem som begynner. Høyeste kast begynner.
prompt-throw-you = Din tur: kast terningen.
prompt-tries-you = { $tries ->
    [one] Kast { $needed } for å flytte ut en brikke: ett forsøk igjen.
   *[other] Kast { $needed } for å flytte ut en brikke: { $tries } forsøk igjen.
}
prompt-extra-you = Kastet gir et ekstra kast: kast igjen.
prompt-step-you = Din tur: du kastet { $face }. Hvilken brikke flytter du?
prompt-star-you = Du kastet { $face }: hvilken brikke skal til sin neste stjerne?
prompt-globe-you = Du kastet { $face }: flytt ut en brikke, eller flytt en fram til neste globus.
prompt-over-you = Du har vunnet!

## Choices

choose-enter = Flytt ut en brikke på startglobusfeltet
choose-enter2 = Flytt ut to brikker på startglobusfeltet
choose-enter6 = Flytt ut en brikke på det sjette feltet
choose-move = { $from } → { $to }
choose-hop = { $from } → { $to } og videre til { $end }
choose-bounce = { $from }: fram til målet og tilbake til samme felt

## What happened

told-opening-throw = { $who } kaster om hvem som begynner: { $face }.
told-opening-tie = Flere har det høyeste kastet: de kaster igjen.
told-throw = { $who } kaster { $face }.
told-nothing-moves = { $who } kan ikke bruke { $face }.
told-extra-throw = { $who } får et ekstra kast.
told-enter = { $who } flytter ut en brikke: { $to }.
told-move = { $who } flytter: { $from } → { $to }.
told-bounce = { $who } snur i målet og er tilbake: { $from }.
told-hop = { $who } hopper videre: { $to }.
told-knocked-home = { $by } slår { $who } hjem: en brikke går tilbake til startfeltet.
told-sent-home = { $who } treffer et beskyttet felt og blir selv sendt hjem.
told-goal = { $who } får en brikke i mål.
told-finished = { $place ->
    [1] { $who } har alle brikkene i mål og vinner!
   *[other] { $who } har alle brikkene i mål og blir nummer { $place }.
}
told-left = { $who } har forlatt spillet.

## Refusals

refuse-wrong-face = Terningen viser { $face }: det trekket passer ikke til kastet.
refuse-no-piece = Ingen av brikkene dine står der.
refuse-in-goal = En brikke i mål er ferdig og flyttes aldri mer.
refuse-own-piece-in-the-way = En av dine egne brikker står i veien. Du kan ikke passere den.
refuse-leads-elsewhere = { $face } fører ikke dit.
refuse-no-globe-ahead = Den brikken har ikke noe globusfelt foran seg på sin vei.
refuse-star-in-lane = På målbanen ligger det ingen stjerne foran brikken.
refuse-no-star-ahead = Den brikken har ingen stjerne foran seg på sin vei.
refuse-globe-before-star = Det ligger et globusfelt før neste stjerne, og det kan et stjernekast ikke passere.
refuse-no-entry = { $face } flytter ikke ut noen brikke. Du må kaste { $needed }.
refuse-yard-empty = Du har ingen brikker igjen på startfeltet.
refuse-enter-one = Dette kastet flytter ut én brikke på startglobusfeltet.
refuse-enter-two = En sekser flytter ut to brikker på startglobusfeltet eller én på det sjette feltet.
refuse-last-in-yard = Det er bare én brikke igjen på startfeltet: den flyttes alene ut på startglobusfeltet.

## Options

option-die = Terning
option-die-star_globe = Spill 1: terning med stjerne og globus
option-die-plain = Spill 2: vanlig terning
option-edition = Spilleregler
option-edition-nordic = danske, norske og finske
option-edition-swedish = svenske
option-board = Spillebrett
option-board-4 = siden for 4
option-board-6 = siden for 6
option-pieces = Brikker per spiller
option-pieces-1 = én
option-pieces-2 = to
option-pieces-3 = tre
option-pieces-4 = fire
option-turn_direction = Turen går
option-turn_direction-clockwise = med klokken
option-turn_direction-counterclockwise = mot klokken
option-three_tries = Tre forsøk på å få ut en brikke
option-three_tries-none_on_track = når ingen brikke er på banen
option-three_tries-all_in_yard = bare når alle brikkene er på startfeltet
option-lane_star = Et stjernekast på målbanen
option-lane_star-home_star = fører brikken tilbake til stjernen ved inngangen
option-lane_star-forward_only = kan ikke brukes
option-globe_past_last = Et globuskast etter det siste globusfeltet
option-globe_past_last-none = kan ikke brukes
option-globe_past_last-goal = fører brikken i mål
option-start_defence = To motspillerbrikker på startglobusfeltet ditt
option-start_defence-general = sender hjem brikken du flytter ut
option-start_defence-owner = blir slått hjem når du flytter ut en brikke
option-play_on = Spill videre om andreplassen, tredjeplassen og resten
option-globe_shelter = En enslig brikke er trygg på et globusfelt
option-star_hop = Lander du på en stjerne, hopper du videre til den neste
option-arms = Startfeltene til spillerne

## The picture

label-board = Spillebrettet
label-piece = { $who }: { $place }
label-die = Terningen: { $side }
label-die-waiting = Terningen
counter-yard = på startfeltet
counter-goal = i mål
badge-place = { $place }. plass
badge-left = har forlatt spillet
refuse-not-yours = Den brikken er ikke din.
refuse-throw-first = Først kastes terningen.

## Lessons

lesson-aim = Få de fire grønne brikkene dine én gang rundt spillebrettet og opp den grønne målbanen i mål. Denne er nesten framme.
lesson-out = En globus! Den flytter en brikke ut fra startfeltet til startglobusfeltet ditt.
lesson-out-why = En globus kan også flytte en brikke fram til neste globus. Men få først ut en ny: flere brikker gir flere valg.
lesson-star = Globusen ga deg et ekstra kast, og det ble en stjerne. En stjerne flytter en brikke til neste stjerne: flytt den fremste.
lesson-star-why = Alle brikkene kan bruke stjernen. Ta den fremste: derfra når den de blå brikkene.
lesson-knock = En toer! Lander du på en enslig brikke fra en motspiller, slås den hjem. Ikke engang en globus beskytter den.
lesson-knock-why = Da får den blå brikken stå i fred. Ta den som kan slå den hjem.
lesson-danger = En sekser. To blå brikker på samme felt beskytter hverandre: lander du på dem, må du selv hjem. Flytt heller brikken på startglobusfeltet ditt.
lesson-danger-why = Den fremste brikken ville lande på de to blå og bli sendt hjem. Ta den på startglobusfeltet.
lesson-pair = En firer. To av dine egne brikker på samme felt er trygge sammen: samle dem.
lesson-pair-why = Alene kan en brikke bli slått hjem. Flytt den som når fram til den andre.
lesson-lane = En toer. Målbanen er bare din. Målet må nås nøyaktig: er tallet for høyt, snur brikken.
lesson-lane-why = Brikken i målbanen kommer i mål med akkurat dette tallet. Hvem vet når det kommer igjen.
lesson-end = Én brikke er i mål. Får du alle fire i mål først, vinner du: spill videre!

## Why a move is good

reason-knocks = Det slår hjem en brikke fra { $who }.
reason-goal = Det får en brikke i mål.
reason-enters = Det bringer en ny brikke i spill.
reason-escapes = Det bringer en brikke utenfor rekkevidde for dem bak den.

## What things are and do

label-start = Startglobusfelt: { $colour }
label-mouth = Siste stjerne: { $colour }
label-lane = Målbane: { $colour }
label-yard = Startfelt: { $colour }
label-goal = Mål: { $colour }
label-field = Felt
label-globe = Globusfelt
label-star = Stjernefelt
about-field = Lander du her på en enslig brikke fra en motspiller, slår du den hjem. Lander du på to eller flere av samme farge, må du selv hjem.
about-globe = { $die ->
    [plain] Med denne terningen et felt som alle andre.
   *[star_globe] Et globuskast flytter en brikke fram til neste globusfelt. Et stjernekast kan ikke passere det.
} { $shelter ->
    [yes] En enslig brikke er trygg her.
   *[no] Det beskytter ingen: bare to eller flere av samme farge er trygge sammen.
}
about-star = { $die ->
    [plain] Med denne terningen et felt som alle andre.
   *[star_globe] Et stjernekast flytter en brikke fram til neste stjernefelt.
} { $hop ->
    [yes] Lander du her med et tall, hopper du videre til neste stjerne.
   *[no] Lander du her med et tall, skjer det ikke noe mer.
}
about-start = Her kommer brikkene ut fra startfeltet. For alle andre er det et globusfelt.
about-mouth = Det siste feltet på fargens vei rundt: her svinger brikkene inn på målbanen. For alle andre er det et stjernefelt.
about-lane = Bare fargens egne brikker kommer hit, og ingen kan slå dem hjem.
about-yard = Her venter brikkene. Kast { $needed } for å flytte en ut på startglobusfeltet.
about-goal = Få alle brikkene dine hit først, så vinner du. Et tall må passe nøyaktig: er det for høyt, snur brikken.
thing-piece = Brikke
about-piece-yard = Den venter på startfeltet. Kast { $needed } for å flytte den ut.
about-piece-start = Den er nettopp kommet ut og skal én gang rundt. Alene kan den slås hjem, sammen med en til av samme farge er den trygg.
about-piece-field = Alene på et felt kan den slås hjem; to av samme farge er trygge og sender hjem den som lander på dem. Den kan ikke passere sin egen farge.
about-piece-globe = { $shelter ->
    [yes] På en globus er den trygg, også alene: den som lander her, må hjem.
   *[no] En globus beskytter den ikke: alene kan den slås hjem, to av samme farge er trygge.
}
about-piece-lane = På målbanen kan ingen slå den hjem. Målet må nås nøyaktig, ellers snur den.
about-piece-goal = Den er i mål og flyttes aldri mer.
thing-die = Terningen
about-die = Hvert kast må brukes hvis en brikke kan flyttes. Kast { $needed } for å flytte ut en brikke; kaster du { $again }, får du et ekstra kast.
about-counter-yard = Spillerens brikker som fortsatt venter på å komme ut.
about-counter-goal = Spillerens brikker som er i mål. Den som først har alle sine der, vinner.
about-badge-place = Alle spillerens brikker er i mål.
about-badge-left = Spilleren har forlatt spillet: brikkene er tilbake på startfeltet, og turen hoppes over.
number-knocked = brikker slått hjem
number-lost = egne brikker sendt hjem
