## The game

title = Last One Standing
blurb = Spillepladen svinder ind under fødderne på dig. Spær de andre inde, slip selv ud, og bliv den sidste tilbage.

## Names

colour-yellow = Gul
colour-blue = Blå
colour-red = Rød
colour-green = Grøn
piece = brik { $number } ({ $who })
direction-north = op
direction-east = til højre
direction-south = ned
direction-west = til venstre
# What lies on a field.
terrain-hidden = bagsiden opad
terrain-used = brugt
terrain-question = spørgsmålstegn
terrain-plus1 = ryk et ekstra felt (+1)
terrain-wall = mur
terrain-tunnel = tunnel
terrain-bridge = bro
# A tile in the hand, drawn or turned over.
tile-neutral = neutralt felt
tile-question = spørgsmålstegn
tile-skip = spring over
tile-move = ryk modstander
tile-plus1 = ryk et ekstra felt (+1)
tile-wall = mur
tile-tunnel = tunnel
tile-bridge = bro

## Prompts

prompt-deal = Alle trækker felter til hånden. Nu: { $who }.
prompt-place = { $who } stiller en brik.
prompt-place-you = Din tur: stil en brik på et frit felt.
prompt-tile = { $who } må spille et felt fra hånden og rykker så.
prompt-tile-you = Din tur: spil først et felt fra hånden, hvis du vil, og ryk så.
prompt-tile-stuck = { $who } er spærret inde! Nu kan kun et felt fra hånden hjælpe.
prompt-tile-stuck-you = Ingen af dine brikker kan rykke: du er spærret inde! Nu kan kun et felt fra hånden hjælpe dig.
prompt-tile-field = { $who } lægger et felt ({ $tile }). Hvor?
prompt-tile-field-you = Hvor lægger du dit felt ({ $tile })?
prompt-tile-piece = { $who } spiller »spring over«. Hvilken brik bliver låst?
prompt-tile-piece-you = Spring over: hvilken brik låser du? En modstanders er låst i ejerens næste tur, din egen i denne.
prompt-card-own = { $who } vælger et kort til rykket.
prompt-card-own-you = Vælg et kort: en af dine brikker tager lige så mange ryk, som kortet har prikker.
prompt-card-opponent = { $who } rykker en modstander. Med hvilket kort?
prompt-card-opponent-you = Du rykker en modstander. Med hvilket kort?
prompt-card-pass = { $who } skal melde pas: den eneste brik, der kunne rykke, er låst. Hvilket kort vendes?
prompt-card-pass-you = Du skal melde pas: din eneste brik, der kunne rykke, er låst. Hvilket kort vender du?
prompt-piece-own = { $who } rykker. Hvilken brik?
prompt-piece-own-you = Hvilken af dine brikker rykker du?
prompt-piece-opponent = { $who } rykker en modstander. Hvilken brik?
prompt-piece-opponent-you = Hvilken af modstandernes brikker rykker du?
prompt-step = { $left ->
    [one] { $who } rykker: ét ryk tilbage.
   *[other] { $who } rykker: { $left } ryk tilbage.
}
prompt-step-you = { $left ->
    [one] Du rykker: ét ryk tilbage.
   *[other] Du rykker: { $left } ryk tilbage.
}
prompt-land = { $who } kommer op af tunnelen på { $field }. Til hvilken side?
prompt-land-you = Du kommer op af tunnelen på { $field }. Til hvilken side?
prompt-discard = { $who } har fem felter på hånden. Hvilket skrottes?
prompt-discard-you = Fire felter på hånden er grænsen, og du har fem: hvilket skrotter du?
prompt-flip = Feltet på { $field } vendes.
prompt-draw = { $who } trækker et felt til hånden.
prompt-over = { $who } er Last One Standing!
prompt-shared = Dødvande: de spillere, der stadig er med, deler sejren.

## Choices

choose-place = Stil den på { $field }
choose-no-tile = Spil intet felt
choose-tile = Spil: { $tile }
choose-lay = Læg det på { $field }
choose-lock = Lås { $piece }
choose-lock-own = Lås din brik { $number }
choose-card = { $dots ->
    [one] Kort med én prik
   *[other] Kort med { $dots } prikker
}
choose-piece = Ryk { $piece }
choose-piece-own = Ryk din brik { $number }
choose-step = { $direction }: { $field }
choose-dive = Gå ned i tunnelen, op ved { $field }
choose-land = Kom op på { $field }
choose-stop = Stands her
choose-discard = Skrot: { $tile }

## What happened

told-dealt = { $who } trækker en hånd på { $tiles } felter.
told-dealt-own = { $who } trækker: { $tile }.
told-placed = { $who } stiller brik { $number } på { $field }.
told-stuck = { $who } er spærret inde.
told-played = { $who } spiller et felt: { $tile }.
told-laid = { $who } lægger et felt på { $field }: { $tile }.
told-hidden-removed = Det skjulte felt på { $field } går uset ud af spillet.
told-locked = { $who } låser { $piece }.
told-unlocked = Ikke længere låst: { $piece }.
told-card = { $dots ->
    [one] { $who } bruger et kort med én prik.
   *[other] { $who } bruger et kort med { $dots } prikker.
}
told-card-pass = { $dots ->
    [one] { $who } melder pas og vender et kort med én prik.
   *[other] { $who } melder pas og vender et kort med { $dots } prikker.
}
told-cards-back = { $who } har alle fire kort igen.
told-stepped = { $piece }: { $from } → { $to }.
told-dove = { $piece } går ned i tunnelen: { $from } → { $exit }, og kommer op på { $to }.
told-flipped-used = Ikke noget særligt på { $field }: feltet er nu brugt.
told-flipped-question = Et spørgsmålstegn på { $field }!
told-flipped-plus1 = Et +1-felt på { $field }!
told-flipped-wall = En mur på { $field }!
told-flipped-tunnel = En tunnel på { $field }!
told-flipped-bridge = En bro på { $field }!
told-tunnel-removed = Tunnelen på { $field } er væk.
told-worn-out = Feltet på { $field } er brugt op.
told-extra-step = Et ekstra ryk fra { $field }: { $piece }.
told-drew = { $who } trækker et felt til hånden.
told-drew-own = { $who } trækker: { $tile }.
told-discarded = { $who } skrotter et felt.
told-discarded-own = { $who } skrotter: { $tile }.
told-steps-lost = { $left ->
    [one] { $who } kan ikke komme videre: ét ryk er tabt.
   *[other] { $who } kan ikke komme videre: { $left } ryk er tabt.
}
told-stopped = { $left ->
    [one] { $who } standser og lader ét ryk være.
   *[other] { $who } standser og lader { $left } ryk være.
}
told-out = { $who } er ude af spillet: nummer { $place }.
told-left = { $who } har forladt spillet.
told-sudden-death = Sudden death! Fra nu af er unikke felter brugt, når en brik forlader dem.
told-won = { $who } er Last One Standing!
told-shared = Dødvande: de spillere, der stadig er med, deler sejren.

## Refusals

refuse-due-place = Først stilles brikkerne op.
refuse-due-tile = Vælg først, om du spiller et felt fra hånden.
refuse-due-tile-field = Vælg først, hvor feltet skal ligge.
refuse-due-tile-piece = Vælg først den brik, der skal låses.
refuse-due-card = Vælg først et kort.
refuse-due-piece = Vælg først den brik, der skal rykke.
refuse-due-step = Brikken er på vej: vælg det næste ryk.
refuse-due-land = Brikken er i tunnelen: vælg, hvor den kommer op.
refuse-due-discard = Du har fem felter: skrot først et.
refuse-too-late-for-tiles = Felter fra hånden spilles, før kortet vælges. Det er for sent i denne tur.
refuse-unknown-choice = Det kan ikke vælges nu.
refuse-no-field = Det felt findes ikke på spillepladen.
refuse-occupied = Der står en brik.
refuse-closed = Det felt er lukket.
refuse-must-discard = En hånd har aldrig mere end fire felter: et skal skrottes.
refuse-not-in-hand = Du har ikke det felt på hånden: { $tile }.
refuse-all-locked = Alle brikker på spillepladen er allerede låst.
refuse-nobody-to-move = Ingen af modstandernes brikker kan rykke.
refuse-no-one-card = For at rykke en modstander skal du have et kort med én prik.
refuse-nowhere-for-bridge = Intet brugt felt kan få en bro.
refuse-nowhere-to-lay = Det felt kan ikke lægges nogen steder.
refuse-lay-on-piece = Der lægges ikke noget på et felt med en brik.
refuse-lay-on-wall = En mur kan ikke dækkes.
refuse-lay-on-face-up = Der lægges ikke noget på et synligt unikt felt: { $terrain }.
refuse-bridge-on-hidden = En bro lægges kun på et brugt felt.
refuse-bridge-by-bridge = En bro lægges ikke side om side med en anden bro.
refuse-one-card-only = For at rykke en modstander bruger du et kort med én prik.
refuse-card-used = { $dots ->
    [one] Begge dine kort med én prik er brugt. De kommer igen, når alle fire er brugt.
   *[other] Dit kort med { $dots } prikker er brugt. Det kommer igen, når alle fire er brugt.
}
refuse-no-piece = Den brik er ikke på spillepladen.
refuse-already-locked = Den brik er allerede låst.
refuse-move-an-opponent = Nu rykker du en modstander, ikke din egen brik.
refuse-cannot-step = Den brik kan ikke rykke nogen steder hen.
refuse-not-yours = Den brik er ikke din.
refuse-locked = Den brik er låst i denne tur.
refuse-must-go-on = Du skal fortsætte, så længe du har ryk tilbage.
refuse-edge = Der ender spillepladen.
refuse-spent-question = Et vendt spørgsmålstegn er lukket i dette spil.
refuse-wall = Man kan ikke gå ind på en mur.
refuse-used = Det felt er brugt, og man kan ikke gå ind på det.
refuse-not-on-tunnel = Kun en brik på en tunnel kan gå ned i den.
refuse-no-second-dive = Brikken er lige kommet op der. Den kan ikke gå ned igen fra denne tunnel.
refuse-no-exit-there = Der er ingen anden tunnel at komme op af.
refuse-exit-occupied = Der står en brik på den tunnel.
refuse-exit-blocked = Ved siden af den tunnel er der intet frit felt at komme op på.
refuse-land-where-it-began = Vejen gennem tunnelen kan ikke ende, hvor den begyndte.
refuse-too-far = Kun felterne lige ved siden af brikken kan nås, aldrig diagonalt.
refuse-wait = Først vendes eller trækkes der noget.

## Options

option-expert_move_opponent = For øvede: ryk modstander med alle kort
option-stalemate = Hvis spillet går i dødvande
option-stalemate-sudden_death = afgør sudden death
option-stalemate-shared_win = deler de tilbageværende sejren
option-quiet_rounds = Dødvande, når alle har haft så mange ture uden ændringer
option-quiet_rounds-2 = to
option-quiet_rounds-3 = tre
option-quiet_rounds-4 = fire
option-quiet_rounds-6 = seks
option-quiet_rounds-8 = otte
option-question_after_flip = Et vendt spørgsmålstegn er
option-question_after_flip-open = et felt som andre
option-question_after_flip-spent = lukket
option-plus1_from_hand = Et +1 fra hånden
option-plus1_from_hand-boost = gør rykket ét felt længere
option-plus1_from_hand-place = lægges på et felt
option-tunnel_exit = Den, der går ned i en tunnel, kommer op
option-tunnel_exit-beside = ved siden af en anden tunnel
option-tunnel_exit-on_exit = på en anden tunnel
option-hand_tiles_per_turn = Felter fra hånden, du må spille i en tur
option-hand_tiles_per_turn-one = højst ét
option-hand_tiles_per_turn-any = så mange du vil
option-step_rule = Med et kort rykker du
option-step_rule-full = lige så mange felter, som det har prikker
option-step_rule-up_to = højst så mange felter, som det har prikker
option-plus1_extra = Det ekstra ryk fra et +1-felt
option-plus1_extra-must = skal bruges
option-plus1_extra-may = må bruges

## The picture

label-board = Spillepladen
label-hand = Dine kort og felter
label-tray = De andres kort og felter
label-field = { $field }: { $terrain }
label-target = Gå til { $field }
label-locked = Låst: { $piece }
label-beside = Ved siden af spillepladen: { $piece }
label-card = { $dots ->
    [one] { $who }: kort med én prik
   *[other] { $who }: kort med { $dots } prikker
}
label-card-used = { $dots ->
    [one] { $who }: kort med én prik, brugt
   *[other] { $who }: kort med { $dots } prikker, brugt
}
label-back = Et felt på hånden: { $who }
label-pool = { $count ->
    [one] Ét unikt felt tilbage at trække
   *[other] { $count } unikke felter tilbage at trække
}
label-quiet = { $left ->
    [one] Én stille tur til, og spillet er i dødvande
   *[other] { $left } stille ture til, og spillet er i dødvande
}
label-sudden-death = Sudden death: unikke felter bruges op
counter-hand = felter på hånden
counter-cards = ledige kort
badge-out = ude, nummer { $place }
badge-won = Last One Standing
badge-left = har forladt spillet
badge-stuck = spærret inde
badge-locked = låst

## Lessons

lesson-aim = Du spiller de to gule brikker. Spillepladen svinder ind under fødderne på alle: bliv den sidste, der stadig kan rykke.
lesson-shut = Den her er spærret inde af et brugt felt og en mur, og ingen rykker diagonalt. Du er med, så længe din anden brik kan rykke.
lesson-card = Vælg kortet med to prikker: du skal rykke to felter. Tryk så på brikken, der skal rykke.
lesson-card-why = Hvert kort bruges én gang, før alle kommer igen. Tag 2’eren nu: den fører dig lige til tunnelen.
lesson-used = Ryk opad. Feltet, du forlader, vendes, og som regel er det så brugt: der kan ingen rykke ind mere.
lesson-used-why = Den vej fører væk fra tunnelen. Ryk først opad.
lesson-question = Ryk nu ind på tunnelen. Under feltet, du forlader, kan der ligge noget bedre end ingenting.
lesson-question-why = Tunnelen ligger til højre. Den får du brug for lige om lidt.
lesson-wall = Et spørgsmålstegn gav dig et felt til hånden: en mur! Før du rykker, må du spille ét felt. Spær den sidste vej ud for blå med den.
lesson-wall-why = En mur hjælper mest, hvor blå kun har én vej tilbage: ved siden af den her blå brik.
lesson-tunnel = Vælg en 1’er og din brik, og gå ned i tunnelen: med ét ryk kommer du op ved siden af en anden tunnel. Udgangen er så brugt, indgangen bliver.
lesson-tunnel-why = Ét ryk er nok til tunnelen. Tag en 1’er og så den anden tunnel.
lesson-bridge = Her bliver der trangt. Din bro åbner et brugt felt igen: læg den på feltet over dig.
lesson-bridge-why = En bro må kun ligge på et brugt felt. Over dig åbner den en vej ud.
lesson-over = Ryk nu ind på broen. Den bliver liggende, åben for alle.
lesson-over-why = Gem kortene med mange prikker, og gå ind på broen.
lesson-end = Den her blå brik er spærret inde. Kan ingen af dine brikker rykke i din tur, er du ude; den sidste tilbage vinder. Spil videre!

## Why a move is good

reason-shuts-in = Det spærrer en brik fra { $who } inde.
reason-frees = Det befrier en brik, der var spærret inde.
reason-extra-step = Det giver et ekstra ryk.

## What things are and do

thing-hidden = Felt med bagsiden opad
about-hidden = Ingen ved, hvad det er. Det vendes, når en brik forlader det. Indtil da må alle gå ind på det.
thing-field-used = Brugt felt
about-used = Ingen kan gå ind på det mere. En bro, en mur eller en tunnel fra hånden må lægges på det.
about-question = Da det blev vendt, trak spilleren i tur et felt til hånden. Nu er det et åbent felt, der ikke giver mere.
thing-spent = Spørgsmålstegn, opbrugt
about-spent = Som aftalt i dette parti kan ingen gå ind på et spørgsmålstegn, der er vendt.
about-plus1 = En brik, der går ind på det eller vender det ved at forlade det, rykker ét felt ekstra. Det giver ét ryk pr. tur.
about-paid = Det har allerede givet sit ekstra ryk i denne tur. I næste tur giver det ét igen.
about-wall = Ingen kan gå ind på den, og intet kan lægges på den: den bliver stående, til spillet er slut.
about-tunnel = { $exit ->
    [on_exit] En brik på den kan med ét ryk gå ned i tunnelen og op på en anden. Udgangen forsvinder så; denne bliver.
   *[beside] En brik på den kan med ét ryk gå ned i tunnelen og kommer op ved siden af en anden. Den forsvinder så; denne bliver.
}
about-bridge = Et felt som de andre, men det bliver aldrig brugt op: brikker må gå ind, stoppe og gå videre.
about-hand-wall = Fra hånden: læg den på et felt med bagsiden opad eller et brugt felt uden brik. Feltet er lukket fra da af.
about-hand-tunnel = Fra hånden: læg den på et felt med bagsiden opad eller et brugt felt uden brik. Brikker på en tunnel kan gå ned og komme op ved en anden.
about-hand-bridge = Fra hånden: læg den på et brugt felt, ikke side om side med en anden bro. Den kan redde dig, når du er spærret inde.
about-hand-plus1 = { $plus1 ->
    [place] Fra hånden: læg det på et felt. Brikker, der går ind på det, rykker ét felt ekstra.
   *[boost] Fra hånden: du rykker ét felt længere i denne tur. Der lægges intet på spillepladen.
}
about-hand-skip = Fra hånden: lås en brik. En modstanders brik kan ejeren ikke rykke i sin næste tur; din egen kan du ikke rykke i denne tur.
about-hand-move = { $expert ->
    [yes] Fra hånden: i stedet for din egen brik rykker du en modstanders brik, med et hvilket som helst kort.
   *[no] Fra hånden: i stedet for din egen brik rykker du en modstanders brik, med et kort med én prik.
}
thing-target = Hertil kan du gå
about-target = Ringen viser et felt, du kan vælge nu.
thing-way = Vej gennem tunnelen
about-way = Brikken kan gå denne vej under jorden, fra sin tunnel til en anden, med ét ryk.
thing-piece = { $who }: brik { $number }
about-piece = Den rykker til felterne ved siden af, aldrig diagonalt, og spærrer vejen for alle andre. Den, der ikke har nogen brik, som kan rykke, er ude.
about-beside = Den er ikke på spillepladen: den er ikke stillet op endnu, eller dens spiller er ude.
thing-lock = Lås
about-lock = Ejeren kan ikke vælge brikken, før ejerens tur er slut. Andre kan stadig flytte den med »ryk modstander«.
thing-card = Kort
about-card = { $dots ->
    [one] Med det rykker en brik ét felt. Så ligger kortet vendt, til alle fire er brugt.
   *[other] Med det rykker en brik { $dots } felter. Så ligger kortet vendt, til alle fire er brugt.
}
about-card-used = Det er brugt. Alle fire kort kommer tilbage, når det sidste er brugt.
thing-back = Skjult felt på hånden
about-back = Kun ejeren ved, hvad det er. Højst ét felt fra hånden spilles pr. tur, medmindre andet er aftalt.
thing-pool = Puljen med unikke felter
about-pool = Felter til hånden kommer herfra: fire til alle i starten, senere ét for hvert spørgsmålstegn.
thing-clock = Stille ture
about-clock = En tur, hvor intet ændrer sig, er stille. Kommer der for mange i træk, er der dødvande.
thing-sudden = Sudden death
about-sudden = Fra nu af bliver også unikke felter brugt, når en brik forlader dem, så spillepladen svinder ind, til spillet er slut.
about-counter-hand = Hemmelige felter på spillerens hånd, højst fire.
about-counter-cards = Kort, som spilleren stadig kan bruge, før alle fire kommer tilbage.
about-badge-stuck = Ingen af spillerens brikker kan rykke. Hjælper intet felt fra hånden i spillerens tur, er spilleren ude.
about-badge-locked = En af spillerens brikker er låst, til spillerens tur er slut.
about-badge-out = Ingen af spillerens brikker kunne rykke mere. Den, der holder længere ud, får en bedre placering.
about-badge-won = Alle andre er ude, eller de tilbageværende deler sejren ved dødvande.
about-badge-left = Spilleren har forladt spillet og regnes som ude.
entry-flip = Hvilket felt ligger under { $field }?
number-steps = ryk
number-tiles = spillede felter
