## Names

title = Ludo
blurb = Ryk dine brikker én gang rundt på spillepladen og i mål. Lander du på en enlig brik, slår du den hjem; rammer du to, skal du selv hjem.
colour-green = Grøn
colour-yellow = Gul
colour-blue = Blå
colour-red = Rød
colour-purple = Lilla
colour-black = Sort
face-1 = en etter
face-2 = en toer
face-3 = en treer
face-4 = en firer
face-5 = en femmer
face-6 = en sekser
face-star = en stjerne
face-globe = en globus
# A side of the die by itself.
side-1 = etter
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
needs-1-or-6 = en etter eller en sekser
place-yard = startfelt
place-start = startglobefelt
place-field = felt { $number }
place-globe = globefelt { $number }
place-star = stjernefelt { $number }
place-lane = målbane { $number }
place-goal = mål

## Prompts

prompt-opening = { $who } slår om, hvem der begynder. Højeste slag begynder.
prompt-throw = { $who } skal slå.
prompt-tries = { $tries ->
    [one] { $who } har ét forsøg tilbage til at slå { $needed }.
   *[other] { $who } har { $tries } forsøg tilbage til at slå { $needed }.
}
prompt-extra = { $who } har et ekstra slag.
prompt-step = { $who } slog { $face }. Hvilken brik skal flyttes?
prompt-star = { $who } slog { $face }. Hvilken brik skal flyttes?
prompt-globe = { $who } slog { $face }. Hvilken brik skal flyttes?
prompt-over = { $who } har vundet!
prompt-opening-you = Slå om, hvem der begynder. Højeste slag begynder.
prompt-throw-you = Din tur: slå med terningen.
prompt-tries-you = { $tries ->
    [one] Slå { $needed } for at flytte en brik ud: ét forsøg tilbage.
   *[other] Slå { $needed } for at flytte en brik ud: { $tries } forsøg tilbage.
}
prompt-extra-you = Slaget giver et ekstra slag: slå igen.
prompt-step-you = Din tur: du slog { $face }. Hvilken brik flytter du?
prompt-star-you = Du slog { $face }: hvilken brik skal til sin næste stjerne?
prompt-globe-you = Du slog { $face }: flyt en brik ud, eller flyt en frem til næste globus.
prompt-over-you = Du har vundet!

## Choices

choose-enter = Flyt en brik ud på startglobefeltet
choose-enter2 = Flyt to brikker ud på startglobefeltet
choose-enter6 = Flyt en brik ud på det sjette felt
choose-move = { $from } → { $to }
choose-hop = { $from } → { $to } og videre til { $end }
choose-bounce = { $from }: hen til målet og tilbage til samme felt

## What happened

told-opening-throw = { $who } slår om, hvem der begynder: { $face }.
told-opening-tie = Flere har det højeste slag: de slår igen.
told-throw = { $who } slår { $face }.
told-nothing-moves = { $who } kan ikke bruge { $face }.
told-extra-throw = { $who } får et ekstra slag.
told-enter = { $who } flytter en brik ud: { $to }.
told-move = { $who } flytter: { $from } → { $to }.
told-bounce = { $who } vender om i målet og er tilbage: { $from }.
told-hop = { $who } hopper videre: { $to }.
told-knocked-home = { $by } slår { $who } hjem: en brik går tilbage til startfeltet.
told-sent-home = { $who } rammer et beskyttet felt og sendes selv hjem.
told-goal = { $who } får en brik i mål.
told-finished = { $place ->
    [1] { $who } har alle brikker i mål og vinder!
   *[other] { $who } har alle brikker i mål og bliver nummer { $place }.
}
told-left = { $who } har forladt spillet.

## Refusals

refuse-wrong-face = Terningen viser { $face }: det træk passer ikke til slaget.
refuse-no-piece = Dér står ingen af dine brikker.
refuse-in-goal = En brik i mål er færdig og flyttes aldrig mere.
refuse-own-piece-in-the-way = En af dine egne brikker står i vejen. Du må ikke passere den.
refuse-leads-elsewhere = { $face } fører ikke derhen.
refuse-no-globe-ahead = Den brik har intet globefelt foran sig på sin vej.
refuse-star-in-lane = På målbanen ligger der ingen stjerne foran brikken.
refuse-no-star-ahead = Den brik har ingen stjerne foran sig på sin vej.
refuse-globe-before-star = Der ligger et globefelt før den næste stjerne, og det må et stjernekast ikke passere.
refuse-no-entry = { $face } flytter ingen brik ud. Du skal slå { $needed }.
refuse-yard-empty = Du har ingen brikker tilbage på startfeltet.
refuse-enter-one = Dette slag flytter én brik ud på startglobefeltet.
refuse-enter-two = En sekser flytter to brikker ud på startglobefeltet eller én ud på det sjette felt.
refuse-last-in-yard = Der er kun én brik tilbage på startfeltet: den flyttes alene ud på startglobefeltet.

## Options

option-die = Terning
option-die-star_globe = Spil 1: terning med stjerne og globus
option-die-plain = Spil 2: almindelig terning
option-edition = Spilleregler
option-edition-nordic = danske, norske og finske
option-edition-swedish = svenske
option-board = Spilleplade
option-board-4 = siden til 4
option-board-6 = siden til 6
option-pieces = Brikker pr. spiller
option-pieces-1 = en
option-pieces-2 = to
option-pieces-3 = tre
option-pieces-4 = fire
option-turn_direction = Turen går
option-turn_direction-clockwise = med uret
option-turn_direction-counterclockwise = mod uret
option-three_tries = Tre forsøg på at få en brik ud
option-three_tries-none_on_track = når ingen brik er på banen
option-three_tries-all_in_yard = kun når alle brikker er på startfeltet
option-lane_star = Et stjernekast på målbanen
option-lane_star-home_star = fører brikken tilbage til stjernen ved indgangen
option-lane_star-forward_only = kan ikke bruges
option-globe_past_last = Et globekast efter det sidste globefelt
option-globe_past_last-none = kan ikke bruges
option-globe_past_last-goal = fører brikken i mål
option-start_defence = To modspillerbrikker på dit startglobefelt
option-start_defence-general = sender den brik hjem, du flytter ud
option-start_defence-owner = slås hjem, når du flytter en brik ud
option-play_on = Spil videre om andenpladsen, tredjepladsen og resten
option-globe_shelter = En enlig brik har helle på et globefelt
option-star_hop = Lander du på en stjerne, hopper du videre til den næste
option-arms = Spillernes startfelter

## The picture

label-board = Spillepladen
label-piece = { $who }: { $place }
label-die = Terningen: { $side }
label-die-waiting = Terningen
counter-yard = på startfeltet
counter-goal = i mål
badge-place = { $place }. plads
badge-left = har forladt spillet
refuse-not-yours = Den brik er ikke din.
refuse-throw-first = Først slås der med terningen.

## Lessons

lesson-aim = Få dine fire grønne brikker én gang rundt på spillepladen og op ad den grønne målbane i mål. Den her er der næsten.
lesson-out = En globus! Den flytter en brik ud fra startfeltet til dit startglobefelt.
lesson-out-why = En globus kan også flytte en brik frem til næste globus. Men få først en ny brik ud: flere brikker giver flere valg.
lesson-star = Globussen gav et ekstra slag, og det er en stjerne. En stjerne flytter en brik til næste stjerne: flyt den forreste.
lesson-star-why = Alle brikkerne kan bruge stjernen. Tag den forreste: derfra når den de blå brikker.
lesson-knock = En toer! Lander du på en modspillers enlige brik, slås den hjem. Ikke engang en globus beskytter den.
lesson-knock-why = Så får den blå brik lov til at blive stående. Tag den, der kan slå den hjem.
lesson-danger = En sekser. To blå brikker på samme felt beskytter hinanden: lander du på dem, skal du selv hjem. Flyt i stedet brikken på dit startglobefelt.
lesson-danger-why = Den forreste brik ville lande på de to blå og blive sendt hjem. Tag den på startglobefeltet.
lesson-pair = En firer. To af dine egne brikker på samme felt er sikre sammen: saml dem.
lesson-pair-why = Alene kan en brik blive slået hjem. Flyt den, der når frem til den anden.
lesson-lane = En toer. Målbanen er kun din. Målet skal nås præcist: er tallet for højt, vender brikken om.
lesson-lane-why = Brikken i målbanen kommer i mål med præcis det tal. Hvem ved, hvornår det kommer igen.
lesson-end = Én brik er i mål. Får du alle fire i mål først, vinder du: spil videre!

## Why a move is good

reason-knocks = Det slår en brik fra { $who } hjem.
reason-goal = Det bringer en brik i mål.
reason-enters = Det bringer en ny brik i spil.
reason-escapes = Det bringer en brik uden for rækkevidde af dem bag den.

## What things are and do

label-start = Startglobefelt: { $colour }
label-mouth = Sidste stjerne: { $colour }
label-lane = Målbane: { $colour }
label-yard = Startfelt: { $colour }
label-goal = Mål: { $colour }
label-field = Felt
label-globe = Globefelt
label-star = Stjernefelt
about-field = Lander du her på en modspillers enlige brik, slår du den hjem. Lander du på to eller flere af samme farve, skal du selv hjem.
about-globe = { $die ->
    [plain] Med denne terning et felt som alle andre.
   *[star_globe] Et globekast flytter en brik frem til næste globefelt. Et stjernekast kan ikke passere det.
} { $shelter ->
    [yes] En enlig brik er sikker her.
   *[no] Det beskytter ingen: kun to eller flere af samme farve er sikre sammen.
}
about-star = { $die ->
    [plain] Med denne terning et felt som alle andre.
   *[star_globe] Et stjernekast flytter en brik frem til næste stjernefelt.
} { $hop ->
    [yes] Lander du her med et tal, hopper du videre til næste stjerne.
   *[no] Lander du her med et tal, sker der ikke mere.
}
about-start = Her kommer brikkerne ud fra startfeltet. For alle andre er det et globefelt.
about-mouth = Det sidste felt på farvens vej rundt: her drejer dens brikker ind på målbanen. For alle andre er det et stjernefelt.
about-lane = Kun farvens egne brikker kommer hertil, og ingen kan slå dem hjem.
about-yard = Her venter brikkerne. Slå { $needed } for at flytte en ud på startglobefeltet.
about-goal = Få alle dine brikker hertil først, så vinder du. Et tal skal passe præcist: er det for højt, vender brikken om.
thing-piece = Brik
about-piece-yard = Den venter på startfeltet. Slå { $needed } for at flytte den ud.
about-piece-start = Den er lige kommet ud og skal én gang rundt. Alene kan den slås hjem, sammen med en til af samme farve er den sikker.
about-piece-field = Alene på et felt kan den slås hjem; to af samme farve er sikre og sender den hjem, der lander på dem. Den kan ikke passere sin egen farve.
about-piece-globe = { $shelter ->
    [yes] På en globus er den sikker, også alene: den, der lander her, skal hjem.
   *[no] En globus beskytter den ikke: alene kan den slås hjem, to af samme farve er sikre.
}
about-piece-lane = På sin målbane kan ingen slå den hjem. Målet skal nås præcist, ellers vender den om.
about-piece-goal = Den er i mål og flyttes aldrig mere.
thing-die = Terningen
about-die = Hvert slag skal bruges, hvis en brik kan flyttes. Slå { $needed } for at flytte en brik ud; slår du { $again }, får du et ekstra slag.
about-counter-yard = Spillerens brikker, der stadig venter på at komme ud.
about-counter-goal = Spillerens brikker, der er i mål. Den, der først har alle sine der, vinder.
about-badge-place = Alle spillerens brikker er i mål.
about-badge-left = Spilleren har forladt spillet: brikkerne er tilbage på startfeltet, og turen springes over.
number-knocked = brikker slået hjem
number-lost = egne brikker sendt hjem
