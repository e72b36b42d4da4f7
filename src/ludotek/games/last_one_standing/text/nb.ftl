## The game

title = Last One Standing
blurb = Brettet krymper under føttene dine. Sperr de andre inne, kom deg selv ut, og bli den siste som er igjen.

## Names

colour-yellow = Gul
colour-blue = Blå
colour-red = Rød
colour-green = Grønn
piece = brikke { $number } ({ $who })
direction-north = opp
direction-east = til høyre
direction-south = ned
direction-west = til venstre
# What lies on a field.
terrain-hidden = baksiden opp
terrain-used = brukt
terrain-question = spørsmålstegn
terrain-plus1 = flytt et ekstra felt (+1)
terrain-wall = mur
terrain-tunnel = tunnel
terrain-bridge = bro
# A tile in the hand, drawn or turned over.
tile-neutral = nøytralt felt
tile-question = spørsmålstegn
tile-skip = hopp over
tile-move = flytt motstander
tile-plus1 = flytt et ekstra felt (+1)
tile-wall = mur
tile-tunnel = tunnel
tile-bridge = bro

## Prompts

prompt-deal = Alle trekker felt til hånden. Nå: { $who }.
prompt-place = { $who } setter ut en brikke.
prompt-place-you = Din tur: sett en brikke på et ledig felt.
prompt-tile = { $who } kan spille et felt fra hånden og flytter så.
prompt-tile-you = Din tur: spill først et felt fra hånden hvis du vil, og flytt så.
prompt-tile-stuck = { $who } er sperret inne! Nå kan bare et felt fra hånden hjelpe.
prompt-tile-stuck-you = Ingen av brikkene dine kan flyttes: du er sperret inne! Nå kan bare et felt fra hånden hjelpe deg.
prompt-tile-field = { $who } legger et felt ({ $tile }). Hvor?
prompt-tile-field-you = Hvor legger du feltet ditt ({ $tile })?
prompt-tile-piece = { $who } spiller «hopp over». Hvilken brikke blir låst?
prompt-tile-piece-you = Hopp over: hvilken brikke låser du? En motstanders er låst i eierens neste tur, din egen i denne.
prompt-card-own = { $who } velger et kort til flyttingen.
prompt-card-own-you = Velg et kort: en av brikkene dine gjør like mange trekk som kortet har prikker.
prompt-card-opponent = { $who } flytter en motstander. Med hvilket kort?
prompt-card-opponent-you = Du flytter en motstander. Med hvilket kort?
prompt-card-pass = { $who } må passe: den eneste brikken som kunne flyttes, er låst. Hvilket kort snus?
prompt-card-pass-you = Du må passe: den eneste brikken din som kunne flyttes, er låst. Hvilket kort snur du?
prompt-piece-own = { $who } flytter. Hvilken brikke?
prompt-piece-own-you = Hvilken av brikkene dine flytter du?
prompt-piece-opponent = { $who } flytter en motstander. Hvilken brikke?
prompt-piece-opponent-you = Hvilken av motstandernes brikker flytter du?
prompt-step = { $left ->
    [one] { $who } flytter: ett trekk igjen.
   *[other] { $who } flytter: { $left } trekk igjen.
}
prompt-step-you = { $left ->
    [one] Du flytter: ett trekk igjen.
   *[other] Du flytter: { $left } trekk igjen.
}
prompt-land = { $who } kommer opp av tunnelen på { $field }. Til hvilken side?
prompt-land-you = Du kommer opp av tunnelen på { $field }. Til hvilken side?
prompt-discard = { $who } har fem felt på hånden. Hvilket legges bort?
prompt-discard-you = Fire felt på hånden er grensen, og du har fem: hvilket legger du bort?
prompt-flip = Feltet på { $field } snus.
prompt-draw = { $who } trekker et felt til hånden.
prompt-over = { $who } er Last One Standing!
prompt-shared = Fastlåst stilling: spillerne som fortsatt er med, deler seieren.

## Choices

choose-place = Sett den på { $field }
choose-no-tile = Spill ikke noe felt
choose-tile = Spill: { $tile }
choose-lay = Legg det på { $field }
choose-lock = Lås { $piece }
choose-lock-own = Lås din brikke { $number }
choose-card = { $dots ->
    [one] Kort med én prikk
   *[other] Kort med { $dots } prikker
}
choose-piece = Flytt { $piece }
choose-piece-own = Flytt din brikke { $number }
choose-step = { $direction }: { $field }
choose-dive = Gå ned i tunnelen, opp ved { $field }
choose-land = Kom opp på { $field }
choose-stop = Stans her
choose-discard = Legg bort: { $tile }

## What happened

told-dealt = { $who } trekker en hånd på { $tiles } felt.
told-dealt-own = { $who } trekker: { $tile }.
told-placed = { $who } setter brikke { $number } på { $field }.
told-stuck = { $who } er sperret inne.
told-played = { $who } spiller et felt: { $tile }.
told-laid = { $who } legger et felt på { $field }: { $tile }.
told-hidden-removed = Det skjulte feltet på { $field } går usett ut av spillet.
told-locked = { $who } låser { $piece }.
told-unlocked = Ikke lenger låst: { $piece }.
told-card = { $dots ->
    [one] { $who } bruker et kort med én prikk.
   *[other] { $who } bruker et kort med { $dots } prikker.
}
told-card-pass = { $dots ->
    [one] { $who } passer og snur et kort med én prikk.
   *[other] { $who } passer og snur et kort med { $dots } prikker.
}
told-cards-back = { $who } har alle fire kort igjen.
told-stepped = { $piece }: { $from } → { $to }.
told-dove = { $piece } går ned i tunnelen: { $from } → { $exit }, og kommer opp på { $to }.
told-flipped-used = Ikke noe spesielt på { $field }: feltet er nå brukt.
told-flipped-question = Et spørsmålstegn på { $field }!
told-flipped-plus1 = Et +1-felt på { $field }!
told-flipped-wall = En mur på { $field }!
told-flipped-tunnel = En tunnel på { $field }!
told-flipped-bridge = En bro på { $field }!
told-tunnel-removed = Tunnelen på { $field } er borte.
told-worn-out = Feltet på { $field } er brukt opp.
told-extra-step = Et ekstra trekk fra { $field }: { $piece }.
told-drew = { $who } trekker et felt til hånden.
told-drew-own = { $who } trekker: { $tile }.
told-discarded = { $who } legger bort et felt.
told-discarded-own = { $who } legger bort: { $tile }.
told-steps-lost = { $left ->
    [one] { $who } kommer ikke videre: ett trekk er tapt.
   *[other] { $who } kommer ikke videre: { $left } trekk er tapt.
}
told-stopped = { $left ->
    [one] { $who } stanser og lar ett trekk være.
   *[other] { $who } stanser og lar { $left } trekk være.
}
told-out = { $who } er ute av spillet: nummer { $place }.
told-left = { $who } har forlatt spillet.
told-sudden-death = Sudden death! Fra nå av er unike felt brukt når en brikke forlater dem.
told-won = { $who } er Last One Standing!
told-shared = Fastlåst stilling: spillerne som fortsatt er med, deler seieren.

## Refusals

refuse-due-place = Først settes brikkene ut.
refuse-due-tile = Velg først om du spiller et felt fra hånden.
refuse-due-tile-field = Velg først hvor feltet skal ligge.
refuse-due-tile-piece = Velg først brikken som skal låses.
refuse-due-card = Velg først et kort.
refuse-due-piece = Velg først brikken som skal flyttes.
refuse-due-step = Brikken er på vei: velg neste trekk.
refuse-due-land = Brikken er i tunnelen: velg hvor den kommer opp.
refuse-due-discard = Du har fem felt: legg først bort ett.
refuse-too-late-for-tiles = Felt fra hånden spilles før kortet velges. Det er for sent i denne turen.
refuse-unknown-choice = Det kan ikke velges nå.
refuse-no-field = Det feltet finnes ikke på brettet.
refuse-occupied = Det står en brikke der.
refuse-closed = Det feltet er stengt.
refuse-must-discard = En hånd har aldri mer enn fire felt: ett må legges bort.
refuse-not-in-hand = Du har ikke det feltet på hånden: { $tile }.
refuse-all-locked = Alle brikker på brettet er allerede låst.
refuse-nobody-to-move = Ingen av motstandernes brikker kan flyttes.
refuse-no-one-card = For å flytte en motstander trenger du et kort med én prikk.
refuse-nowhere-for-bridge = Ingen brukte felt kan få en bro.
refuse-nowhere-to-lay = Det feltet kan ikke legges noe sted.
refuse-lay-on-piece = Det legges ikke noe på et felt med en brikke.
refuse-lay-on-wall = En mur kan ikke dekkes.
refuse-lay-on-face-up = Det legges ikke noe på et synlig unikt felt: { $terrain }.
refuse-bridge-on-hidden = En bro legges bare på et brukt felt.
refuse-bridge-by-bridge = En bro legges ikke side om side med en annen bro.
refuse-one-card-only = For å flytte en motstander bruker du et kort med én prikk.
refuse-card-used = { $dots ->
    [one] Begge kortene dine med én prikk er brukt. De kommer tilbake når alle fire er brukt.
   *[other] Kortet ditt med { $dots } prikker er brukt. Det kommer tilbake når alle fire er brukt.
}
refuse-no-piece = Den brikken er ikke på brettet.
refuse-already-locked = Den brikken er allerede låst.
refuse-move-an-opponent = Nå flytter du en motstander, ikke din egen brikke.
refuse-cannot-step = Den brikken kan ikke gå noe sted.
refuse-not-yours = Den brikken er ikke din.
refuse-locked = Den brikken er låst i denne turen.
refuse-must-go-on = Du må fortsette så lenge du har trekk igjen.
refuse-edge = Der slutter brettet.
refuse-spent-question = Et snudd spørsmålstegn er stengt i dette spillet.
refuse-wall = En mur kan man ikke gå inn på.
refuse-used = Det feltet er brukt, og man kan ikke gå inn på det.
refuse-not-on-tunnel = Bare en brikke på en tunnel kan gå ned i den.
refuse-no-second-dive = Brikken har nettopp kommet opp der. Den kan ikke gå ned igjen fra denne tunnelen.
refuse-no-exit-there = Der er det ingen annen tunnel å komme opp av.
refuse-exit-occupied = Det står en brikke på den tunnelen.
refuse-exit-blocked = Ved siden av den tunnelen er det ikke noe ledig felt å komme opp på.
refuse-land-where-it-began = Veien gjennom tunnelen kan ikke ende der den begynte.
refuse-too-far = Bare feltene rett ved siden av brikken kan nås, aldri diagonalt.
refuse-wait = Først snus eller trekkes det noe.

## Options

option-expert_move_opponent = For øvede: flytt motstander med alle kort
option-stalemate = Hvis stillingen låser seg
option-stalemate-sudden_death = avgjør sudden death
option-stalemate-shared_win = deler de gjenværende seieren
option-quiet_rounds = Fastlåst stilling når alle har hatt så mange turer uten endringer
option-quiet_rounds-2 = to
option-quiet_rounds-3 = tre
option-quiet_rounds-4 = fire
option-quiet_rounds-6 = seks
option-quiet_rounds-8 = åtte
option-question_after_flip = Et snudd spørsmålstegn er
option-question_after_flip-open = et felt som andre
option-question_after_flip-spent = stengt
option-plus1_from_hand = Et +1 fra hånden
option-plus1_from_hand-boost = gjør flyttingen ett trekk lengre
option-plus1_from_hand-place = legges på et felt
option-tunnel_exit = Den som går ned i en tunnel, kommer opp
option-tunnel_exit-beside = ved siden av en annen tunnel
option-tunnel_exit-on_exit = på en annen tunnel
option-hand_tiles_per_turn = Felt fra hånden du kan spille i en tur
option-hand_tiles_per_turn-one = høyst ett
option-hand_tiles_per_turn-any = så mange du vil
option-step_rule = Med et kort flytter du
option-step_rule-full = like mange felt som det har prikker
option-step_rule-up_to = høyst så mange felt som det har prikker
option-plus1_extra = Det ekstra trekket fra et +1-felt
option-plus1_extra-must = må brukes
option-plus1_extra-may = kan brukes

## The picture

label-board = Spillebrettet
label-hand = Kortene og feltene dine
label-tray = De andres kort og felt
label-field = { $field }: { $terrain }
label-target = Gå til { $field }
label-locked = Låst: { $piece }
label-beside = Ved siden av brettet: { $piece }
label-card = { $dots ->
    [one] { $who }: kort med én prikk
   *[other] { $who }: kort med { $dots } prikker
}
label-card-used = { $dots ->
    [one] { $who }: kort med én prikk, brukt
   *[other] { $who }: kort med { $dots } prikker, brukt
}
label-back = Et felt på hånden: { $who }
label-pool = { $count ->
    [one] Ett unikt felt igjen å trekke
   *[other] { $count } unike felt igjen å trekke
}
label-quiet = { $left ->
    [one] Én stille tur til, og stillingen er fastlåst
   *[other] { $left } stille turer til, og stillingen er fastlåst
}
label-sudden-death = Sudden death: unike felt brukes opp
counter-hand = felt på hånden
counter-cards = ledige kort
badge-out = ute, nummer { $place }
badge-won = Last One Standing
badge-left = har forlatt spillet
badge-stuck = sperret inne
badge-locked = låst

## Lessons

lesson-aim = Du spiller de to gule brikkene. Brettet krymper under føttene på alle: bli den siste som fortsatt kan flytte.
lesson-shut = Denne er sperret inne av et brukt felt og en mur, og ingen flytter diagonalt. Du er med så lenge den andre brikken din kan flyttes.
lesson-card = Velg kortet med to prikker: du må flytte to felt. Trykk så på brikken som skal flyttes.
lesson-card-why = Hvert kort brukes én gang før alle kommer tilbake. Ta 2-eren nå: den fører deg rett til tunnelen.
lesson-used = Flytt oppover. Feltet du forlater, snus, og som regel er det da brukt: der kan ingen flytte inn mer.
lesson-used-why = Den veien fører bort fra tunnelen. Flytt oppover først.
lesson-question = Flytt nå inn på tunnelen. Under feltet du forlater, kan det ligge noe bedre enn ingenting.
lesson-question-why = Tunnelen ligger til høyre. Du får bruk for den straks.
lesson-wall = Et spørsmålstegn ga deg et felt til hånden: en mur! Før du flytter, kan du spille ett felt. Steng den siste utveien til blå med den.
lesson-wall-why = En mur hjelper mest der blå bare har én vei igjen: ved siden av denne blå brikken.
lesson-tunnel = Velg en 1-er og brikken din, og gå ned i tunnelen: med ett trekk kommer du opp ved siden av en annen tunnel. Utgangen er da brukt, inngangen blir.
lesson-tunnel-why = Ett trekk er nok til tunnelen. Ta en 1-er og så den andre tunnelen.
lesson-bridge = Her blir det trangt. Broen din åpner et brukt felt igjen: legg den på feltet over deg.
lesson-bridge-why = En bro kan bare ligge på et brukt felt. Over deg åpner den en vei ut.
lesson-over = Flytt nå inn på broen. Den blir liggende, åpen for alle.
lesson-over-why = Spar kortene med mange prikker, og gå inn på broen.
lesson-end = Denne blå brikken er sperret inne. Kan ingen av brikkene dine flyttes når det er din tur, er du ute; den siste som er igjen, vinner. Spill videre!

## Why a move is good

reason-shuts-in = Det sperrer inne en brikke fra { $who }.
reason-frees = Det befrir en brikke som var sperret inne.
reason-extra-step = Det gir et ekstra trekk.

## What things are and do

thing-hidden = Felt med baksiden opp
about-hidden = Ingen vet hva det er. Det snus når en brikke forlater det. Til da kan alle gå inn på det.
thing-field-used = Brukt felt
about-used = Ingen kan gå inn på det lenger. En bro, en mur eller en tunnel fra hånden kan legges på det.
about-question = Da det ble snudd, trakk spilleren som hadde tur, et felt til hånden. Nå er det et åpent felt som ikke gir mer.
thing-spent = Spørsmålstegn, brukt opp
about-spent = Som avtalt i dette partiet kan ingen gå inn på et spørsmålstegn som er snudd.
about-plus1 = En brikke som går inn på det, eller snur det ved å forlate det, flyttes ett felt ekstra. Det gir ett trekk per tur.
about-paid = Det har allerede gitt sitt ekstra trekk i denne turen. I neste tur gir det ett igjen.
about-wall = Ingen kan gå inn på den, og ingenting kan legges på den: den blir stående til spillet er slutt.
about-tunnel = { $exit ->
    [on_exit] En brikke på den kan med ett trekk gå ned i tunnelen og opp på en annen. Utgangen forsvinner da; denne blir.
   *[beside] En brikke på den kan med ett trekk gå ned i tunnelen og kommer opp ved siden av en annen. Den forsvinner da; denne blir.
}
about-bridge = Et felt som de andre, men det blir aldri brukt opp: brikker kan gå inn, stoppe og gå videre.
about-hand-wall = Fra hånden: legg den på et felt med baksiden opp eller et brukt felt uten brikke. Feltet er stengt fra da av.
about-hand-tunnel = Fra hånden: legg den på et felt med baksiden opp eller et brukt felt uten brikke. Brikker på en tunnel kan gå ned og komme opp ved en annen.
about-hand-bridge = Fra hånden: legg den på et brukt felt, ikke side om side med en annen bro. Den kan redde deg når du er sperret inne.
about-hand-plus1 = { $plus1 ->
    [place] Fra hånden: legg det på et felt. Brikker som går inn på det, flyttes ett felt ekstra.
   *[boost] Fra hånden: du flytter ett felt lenger i denne turen. Ingenting legges på brettet.
}
about-hand-skip = Fra hånden: lås en brikke. En motstanders brikke kan eieren ikke flytte i sin neste tur; din egen kan du ikke flytte i denne turen.
about-hand-move = { $expert ->
    [yes] Fra hånden: i stedet for din egen brikke flytter du en motstanders brikke, med hvilket som helst kort.
   *[no] Fra hånden: i stedet for din egen brikke flytter du en motstanders brikke, med et kort med én prikk.
}
thing-target = Hit kan du gå
about-target = Ringen viser et felt du kan velge nå.
thing-way = Vei gjennom tunnelen
about-way = Brikken kan gå denne veien under jorden, fra sin tunnel til en annen, med ett trekk.
thing-piece = { $who }: brikke { $number }
about-piece = Den går til feltene ved siden av, aldri diagonalt, og sperrer veien for alle andre. Den som ikke har noen brikke som kan flyttes, er ute.
about-beside = Den er ikke på brettet: den er ikke satt ut ennå, eller spilleren er ute.
thing-lock = Lås
about-lock = Eieren kan ikke velge brikken før eierens tur er slutt. Andre kan fortsatt flytte den med «flytt motstander».
thing-card = Kort
about-card = { $dots ->
    [one] Med det flytter du en brikke ett felt. Så ligger kortet snudd til alle fire er brukt.
   *[other] Med det flytter du en brikke { $dots } felt. Så ligger kortet snudd til alle fire er brukt.
}
about-card-used = Det er brukt. Alle fire kort kommer tilbake når det siste er brukt.
thing-back = Skjult felt på hånden
about-back = Bare eieren vet hva det er. Høyst ett felt fra hånden spilles per tur, hvis ikke annet er avtalt.
thing-pool = Gruppen med unike felt
about-pool = Felt til hånden kommer herfra: fire til alle i starten, senere ett for hvert spørsmålstegn.
thing-clock = Stille turer
about-clock = En tur der ingenting endrer seg, er stille. Kommer det for mange på rad, er stillingen fastlåst.
thing-sudden = Sudden death
about-sudden = Fra nå av blir også unike felt brukt opp når en brikke forlater dem, så brettet krymper til spillet er slutt.
about-counter-hand = Hemmelige felt på spillerens hånd, høyst fire.
about-counter-cards = Kort som spilleren fortsatt kan bruke før alle fire kommer tilbake.
about-badge-stuck = Ingen av spillerens brikker kan flyttes. Hjelper ikke et felt fra hånden i spillerens tur, er spilleren ute.
about-badge-locked = En av spillerens brikker er låst til spillerens tur er slutt.
about-badge-out = Ingen av spillerens brikker kunne flyttes lenger. Den som holder ut lenger, får en bedre plassering.
about-badge-won = Alle andre er ute, eller de som er igjen, deler seieren ved fastlåst stilling.
about-badge-left = Spilleren har forlatt spillet og regnes som ute.
entry-flip = Hvilket felt ligger under { $field }?
number-steps = trekk
number-tiles = spilte felt
