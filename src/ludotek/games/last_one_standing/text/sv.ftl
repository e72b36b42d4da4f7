## The game

title = Last One Standing
blurb = Spelplattan krymper under fötterna på dig. Spärra in de andra, ta dig själv ut och bli den sista som är kvar.

## Names

colour-yellow = Gul
colour-blue = Blå
colour-red = Röd
colour-green = Grön
piece = bricka { $number } ({ $who })
direction-north = uppåt
direction-east = åt höger
direction-south = nedåt
direction-west = åt vänster
# What lies on a field.
terrain-hidden = baksidan uppåt
terrain-used = använt
terrain-question = frågetecken
terrain-plus1 = flytta ett extra fält (+1)
terrain-wall = mur
terrain-tunnel = tunnel
terrain-bridge = bro
# A tile in the hand, drawn or turned over.
tile-neutral = neutralt fält
tile-question = frågetecken
tile-skip = hoppa över
tile-move = flytta motståndare
tile-plus1 = flytta ett extra fält (+1)
tile-wall = mur
tile-tunnel = tunnel
tile-bridge = bro

## Prompts

prompt-deal = Alla drar fält till handen. Nu: { $who }.
prompt-place = { $who } ställer ut en bricka.
prompt-place-you = Din tur: ställ en bricka på ett ledigt fält.
prompt-tile = { $who } får spela ett fält från handen och flyttar sedan.
prompt-tile-you = Din tur: spela först ett fält från handen om du vill, och flytta sedan.
prompt-tile-stuck = { $who } är inspärrad! Nu kan bara ett fält från handen hjälpa.
prompt-tile-stuck-you = Ingen av dina brickor kan flyttas: du är inspärrad! Nu kan bara ett fält från handen hjälpa dig.
prompt-tile-field = { $who } lägger ett fält ({ $tile }). Var?
prompt-tile-field-you = Var lägger du ditt fält ({ $tile })?
prompt-tile-piece = { $who } spelar ”hoppa över”. Vilken bricka låses?
prompt-tile-piece-you = Hoppa över: vilken bricka låser du? En motspelares är låst under ägarens nästa tur, din egen under den här.
prompt-card-own = { $who } väljer ett kort till flytten.
prompt-card-own-you = Välj ett kort: en av dina brickor går lika många steg som kortet har prickar.
prompt-card-opponent = { $who } flyttar en motståndare. Med vilket kort?
prompt-card-opponent-you = Du flyttar en motståndare. Med vilket kort?
prompt-card-pass = { $who } måste passa: den enda brickan som kunde flyttas är låst. Vilket kort vänds?
prompt-card-pass-you = Du måste passa: din enda bricka som kunde flyttas är låst. Vilket kort vänder du?
prompt-piece-own = { $who } flyttar. Vilken bricka?
prompt-piece-own-you = Vilken av dina brickor flyttar du?
prompt-piece-opponent = { $who } flyttar en motståndare. Vilken bricka?
prompt-piece-opponent-you = Vilken av motståndarnas brickor flyttar du?
prompt-step = { $left ->
    [one] { $who } flyttar: ett steg kvar.
   *[other] { $who } flyttar: { $left } steg kvar.
}
prompt-step-you = { $left ->
    [one] Du flyttar: ett steg kvar.
   *[other] Du flyttar: { $left } steg kvar.
}
prompt-land = { $who } kommer upp ur tunneln på { $field }. Åt vilket håll?
prompt-land-you = Du kommer upp ur tunneln på { $field }. Åt vilket håll?
prompt-discard = { $who } har fem fält på handen. Vilket läggs bort?
prompt-discard-you = Fyra fält på handen är gränsen, och du har fem: vilket lägger du bort?
prompt-flip = Fältet på { $field } vänds.
prompt-draw = { $who } drar ett fält till handen.
prompt-over = { $who } är Last One Standing!
prompt-shared = Dödläge: spelarna som fortfarande är med delar segern.

## Choices

choose-place = Ställ den på { $field }
choose-no-tile = Spela inget fält
choose-tile = Spela: { $tile }
choose-lay = Lägg det på { $field }
choose-lock = Lås { $piece }
choose-lock-own = Lås din bricka { $number }
choose-card = { $dots ->
    [one] Kort med en prick
   *[other] Kort med { $dots } prickar
}
choose-piece = Flytta { $piece }
choose-piece-own = Flytta din bricka { $number }
choose-step = { $direction }: { $field }
choose-dive = Gå ner i tunneln, upp vid { $field }
choose-land = Kom upp på { $field }
choose-stop = Stanna här
choose-discard = Lägg bort: { $tile }

## What happened

told-dealt = { $who } drar en hand på { $tiles } fält.
told-dealt-own = { $who } drar: { $tile }.
told-placed = { $who } ställer bricka { $number } på { $field }.
told-stuck = { $who } är inspärrad.
told-played = { $who } spelar ett fält: { $tile }.
told-laid = { $who } lägger ett fält på { $field }: { $tile }.
told-hidden-removed = Det dolda fältet på { $field } går osett ur spelet.
told-locked = { $who } låser { $piece }.
told-unlocked = Inte längre låst: { $piece }.
told-card = { $dots ->
    [one] { $who } använder ett kort med en prick.
   *[other] { $who } använder ett kort med { $dots } prickar.
}
told-card-pass = { $dots ->
    [one] { $who } passar och vänder ett kort med en prick.
   *[other] { $who } passar och vänder ett kort med { $dots } prickar.
}
told-cards-back = { $who } har alla fyra kort igen.
told-stepped = { $piece }: { $from } → { $to }.
told-dove = { $piece } går ner i tunneln: { $from } → { $exit }, och kommer upp på { $to }.
told-flipped-used = Inget särskilt på { $field }: fältet är nu använt.
told-flipped-question = Ett frågetecken på { $field }!
told-flipped-plus1 = Ett +1-fält på { $field }!
told-flipped-wall = En mur på { $field }!
told-flipped-tunnel = En tunnel på { $field }!
told-flipped-bridge = En bro på { $field }!
told-tunnel-removed = Tunneln på { $field } är borta.
told-worn-out = Fältet på { $field } är förbrukat.
told-extra-step = Ett extra steg från { $field }: { $piece }.
told-drew = { $who } drar ett fält till handen.
told-drew-own = { $who } drar: { $tile }.
told-discarded = { $who } lägger bort ett fält.
told-discarded-own = { $who } lägger bort: { $tile }.
told-steps-lost = { $left ->
    [one] { $who } kommer inte vidare: ett steg går förlorat.
   *[other] { $who } kommer inte vidare: { $left } steg går förlorade.
}
told-stopped = { $left ->
    [one] { $who } stannar och avstår från ett steg.
   *[other] { $who } stannar och avstår från { $left } steg.
}
told-out = { $who } är ute ur spelet: plats { $place }.
told-left = { $who } har lämnat spelet.
told-sudden-death = Sudden death! Från och med nu är unika fält använda när en bricka lämnar dem.
told-won = { $who } är Last One Standing!
told-shared = Dödläge: spelarna som fortfarande är med delar segern.

## Refusals

refuse-due-place = Först ställs brickorna ut.
refuse-due-tile = Välj först om du spelar ett fält från handen.
refuse-due-tile-field = Välj först var fältet ska ligga.
refuse-due-tile-piece = Välj först brickan som ska låsas.
refuse-due-card = Välj först ett kort.
refuse-due-piece = Välj först brickan som ska flyttas.
refuse-due-step = Brickan är på väg: välj nästa steg.
refuse-due-land = Brickan är i tunneln: välj var den kommer upp.
refuse-due-discard = Du har fem fält: lägg först bort ett.
refuse-too-late-for-tiles = Fält från handen spelas innan kortet väljs. Det är för sent den här turen.
refuse-unknown-choice = Det kan inte väljas nu.
refuse-no-field = Det fältet finns inte på spelplattan.
refuse-occupied = Där står en bricka.
refuse-closed = Det fältet är stängt.
refuse-must-discard = En hand har aldrig mer än fyra fält: ett måste läggas bort.
refuse-not-in-hand = Du har inte det fältet på handen: { $tile }.
refuse-all-locked = Alla brickor på spelplattan är redan låsta.
refuse-nobody-to-move = Ingen av motståndarnas brickor kan förflyttas.
refuse-no-one-card = För att flytta en motståndare behöver du ett kort med en prick.
refuse-nowhere-for-bridge = Inget använt fält kan få en bro.
refuse-nowhere-to-lay = Det fältet kan inte läggas någonstans.
refuse-lay-on-piece = Inget läggs på ett fält med en bricka.
refuse-lay-on-wall = En mur kan inte täckas.
refuse-lay-on-face-up = Inget läggs på ett synligt unikt fält: { $terrain }.
refuse-bridge-on-hidden = En bro läggs bara på ett använt fält.
refuse-bridge-by-bridge = En bro läggs inte sida vid sida med en annan bro.
refuse-one-card-only = För att flytta en motståndare använder du ett kort med en prick.
refuse-card-used = { $dots ->
    [one] Båda dina kort med en prick är använda. De kommer tillbaka när alla fyra är använda.
   *[other] Ditt kort med { $dots } prickar är använt. Det kommer tillbaka när alla fyra är använda.
}
refuse-no-piece = Den brickan är inte på spelplattan.
refuse-already-locked = Den brickan är redan låst.
refuse-move-an-opponent = Nu flyttar du en motståndare, inte din egen bricka.
refuse-cannot-step = Den brickan kan inte gå någonstans.
refuse-not-yours = Den brickan är inte din.
refuse-locked = Den brickan är låst den här turen.
refuse-must-go-on = Du måste fortsätta så länge du har steg kvar.
refuse-edge = Där slutar spelplattan.
refuse-spent-question = Ett vänt frågetecken är stängt i det här spelet.
refuse-wall = Man kan inte gå in på en mur.
refuse-used = Det fältet är använt, och man kan inte gå in på det.
refuse-not-on-tunnel = Bara en bricka på en tunnel kan gå ner i den.
refuse-no-second-dive = Brickan har just kommit upp där. Den kan inte gå ner igen från den tunneln.
refuse-no-exit-there = Där finns ingen annan tunnel att komma upp ur.
refuse-exit-occupied = En bricka står på den tunneln.
refuse-exit-blocked = Bredvid den tunneln finns inget ledigt fält att komma upp på.
refuse-land-where-it-began = Färden genom tunneln kan inte sluta där den började.
refuse-too-far = Bara fälten alldeles bredvid brickan kan nås, aldrig diagonalt.
refuse-wait = Först vänds eller dras något.

## Options

option-expert_move_opponent = För vana spelare: flytta motståndare med alla kort
option-stalemate = Om det blir dödläge
option-stalemate-sudden_death = avgör sudden death
option-stalemate-shared_win = delar de kvarvarande segern
option-quiet_rounds = Dödläge när alla har haft så många turer utan förändring
option-quiet_rounds-2 = två
option-quiet_rounds-3 = tre
option-quiet_rounds-4 = fyra
option-quiet_rounds-6 = sex
option-quiet_rounds-8 = åtta
option-question_after_flip = Ett vänt frågetecken är
option-question_after_flip-open = ett fält som andra
option-question_after_flip-spent = stängt
option-plus1_from_hand = Ett +1 från handen
option-plus1_from_hand-boost = gör flytten ett steg längre
option-plus1_from_hand-place = läggs på ett fält
option-tunnel_exit = Den som går ner i en tunnel kommer upp
option-tunnel_exit-beside = bredvid en annan tunnel
option-tunnel_exit-on_exit = på en annan tunnel
option-hand_tiles_per_turn = Fält från handen som du får spela per tur
option-hand_tiles_per_turn-one = högst ett
option-hand_tiles_per_turn-any = så många du vill
option-step_rule = Med ett kort går du
option-step_rule-full = lika många steg som det har prickar
option-step_rule-up_to = högst så många steg som det har prickar
option-plus1_extra = Det extra steget från ett +1-fält
option-plus1_extra-must = måste tas
option-plus1_extra-may = får tas

## The picture

label-board = Spelplattan
label-hand = Dina kort och fält
label-tray = De andras kort och fält
label-field = { $field }: { $terrain }
label-target = Gå till { $field }
label-locked = Låst: { $piece }
label-beside = Bredvid spelplattan: { $piece }
label-card = { $dots ->
    [one] { $who }: kort med en prick
   *[other] { $who }: kort med { $dots } prickar
}
label-card-used = { $dots ->
    [one] { $who }: kort med en prick, använt
   *[other] { $who }: kort med { $dots } prickar, använt
}
label-back = Ett fält på handen: { $who }
label-pool = { $count ->
    [one] Ett unikt fält kvar att dra
   *[other] { $count } unika fält kvar att dra
}
label-quiet = { $left ->
    [one] En stilla tur till och det är dödläge
   *[other] { $left } stilla turer till och det är dödläge
}
label-sudden-death = Sudden death: unika fält förbrukas
counter-hand = fält på handen
counter-cards = tillgängliga kort
badge-out = ute, plats { $place }
badge-won = Last One Standing
badge-left = har lämnat spelet
badge-stuck = inspärrad
badge-locked = låst

## Lessons

lesson-aim = Du spelar de två gula brickorna. Spelplattan krymper under allas fötter: bli den sista som fortfarande kan flytta.
lesson-shut = Den här är inspärrad av ett använt fält och en mur, och ingen flyttar diagonalt. Du är kvar så länge din andra bricka kan flyttas.
lesson-card = Välj kortet med två prickar: du måste ta två steg. Tryck sedan på brickan som ska ta dem.
lesson-card-why = Varje kort används en gång innan alla kommer tillbaka. Ta tvåan nu: den leder precis till tunneln.
lesson-used = Gå uppåt. Fältet du lämnar vänds, och oftast är det sedan använt: dit kan ingen flytta mer.
lesson-used-why = Den vägen leder bort från tunneln. Gå uppåt först.
lesson-question = Gå nu till tunneln. Under fältet du lämnar kan det ligga något bättre än ingenting.
lesson-question-why = Tunneln ligger till höger. Du behöver den strax.
lesson-wall = Ett frågetecken gav dig ett fält till handen: en mur! Innan du flyttar får du spela ett fält. Stäng den sista vägen ut för blå med den.
lesson-wall-why = En mur hjälper mest där blå bara har en väg kvar: bredvid den här blå brickan.
lesson-tunnel = Välj en etta och din bricka, och gå ner i tunneln: med ett steg kommer du upp bredvid en annan tunnel. Utgången är sedan använd, ingången blir kvar.
lesson-tunnel-why = Ett steg räcker för tunneln. Ta en etta och sedan den andra tunneln.
lesson-bridge = Här blir det trångt. Din bro öppnar ett använt fält igen: lägg den på fältet ovanför dig.
lesson-bridge-why = En bro får bara ligga på ett använt fält. Ovanför dig öppnar den en väg ut.
lesson-over = Gå nu till bron. Den ligger kvar, öppen för alla.
lesson-over-why = Spara korten med många prickar och gå till bron.
lesson-end = Den här blå brickan är inspärrad. Kan ingen av dina brickor flyttas på din tur är du ute; den sista som är kvar vinner. Spela vidare!

## Why a move is good

reason-shuts-in = Det spärrar in en bricka från { $who }.
reason-frees = Det befriar en bricka som var inspärrad.
reason-extra-step = Det ger ett extra steg.

## What things are and do

thing-hidden = Fält med baksidan uppåt
about-hidden = Ingen vet vad det är. Det vänds när en bricka lämnar det. Till dess får alla gå in på det.
thing-field-used = Använt fält
about-used = Ingen kan gå in på det längre. En bro, en mur eller en tunnel från handen får läggas på det.
about-question = När det vändes fick spelaren vars tur det var dra ett fält till handen. Nu är det ett öppet fält som inte ger mer.
thing-spent = Frågetecken, förbrukat
about-spent = Som avtalat i det här partiet kan ingen gå in på ett frågetecken som har vänts.
about-plus1 = En bricka som går in på det, eller vänder det när den lämnar det, flyttas ett fält extra. Det ger ett steg per tur.
about-paid = Det har redan gett sitt extra steg den här turen. Nästa tur ger det ett igen.
about-wall = Ingen kan gå in på den och inget kan läggas på den: den står kvar till slutet.
about-tunnel = { $exit ->
    [on_exit] En bricka på den kan med ett steg gå ner i tunneln och upp på en annan. Utgången försvinner då; den här blir kvar.
   *[beside] En bricka på den kan med ett steg gå ner i tunneln och kommer upp bredvid en annan. Den försvinner då; den här blir kvar.
}
about-bridge = Ett fält som de andra, men det förbrukas aldrig: brickor får gå in, stanna och gå vidare.
about-hand-wall = Från handen: lägg den på ett fält med baksidan uppåt eller ett använt fält utan bricka. Fältet är stängt från och med då.
about-hand-tunnel = Från handen: lägg den på ett fält med baksidan uppåt eller ett använt fält utan bricka. Brickor på en tunnel kan gå ner och komma upp vid en annan.
about-hand-bridge = Från handen: lägg den på ett använt fält, inte sida vid sida med en annan bro. Den kan rädda dig när du är inspärrad.
about-hand-plus1 = { $plus1 ->
    [place] Från handen: lägg det på ett fält. Brickor som går in på det flyttas ett fält extra.
   *[boost] Från handen: du flyttar ett fält längre den här turen. Inget läggs på spelplattan.
}
about-hand-skip = Från handen: lås en bricka. En motståndares bricka kan ägaren inte flytta under sin nästa tur; din egen kan du inte flytta den här turen.
about-hand-move = { $expert ->
    [yes] Från handen: i stället för din egen bricka flyttar du en motståndares bricka, med vilket kort som helst.
   *[no] Från handen: i stället för din egen bricka flyttar du en motståndares bricka, med ett kort med en prick.
}
thing-target = Hit får du gå
about-target = Ringen visar ett fält som du kan välja nu.
thing-way = Väg genom tunneln
about-way = Brickan kan gå den här vägen under jorden, från sin tunnel till en annan, med ett steg.
thing-piece = { $who }: bricka { $number }
about-piece = Den går till fälten bredvid, aldrig diagonalt, och spärrar vägen för alla andra. Den som inte har någon bricka som kan flyttas är ute.
about-beside = Den står inte på spelplattan: den har inte ställts ut än, eller så är dess spelare ute.
thing-lock = Lås
about-lock = Ägaren kan inte välja brickan förrän ägarens tur är slut. Andra kan ändå flytta den med ”flytta motståndare”.
thing-card = Kort
about-card = { $dots ->
    [one] Med det flyttar du en bricka ett fält. Sedan ligger kortet vänt tills alla fyra har använts.
   *[other] Med det flyttar du en bricka { $dots } fält. Sedan ligger kortet vänt tills alla fyra har använts.
}
about-card-used = Det är använt. Alla fyra korten kommer tillbaka när det sista har använts.
thing-back = Dolt fält på handen
about-back = Bara ägaren vet vad det är. Högst ett fält från handen spelas per tur, om inget annat avtalats.
thing-pool = Gruppen med unika fält
about-pool = Fält till handen kommer härifrån: fyra till alla i början, senare ett för varje frågetecken.
thing-clock = Stilla turer
about-clock = En tur där inget ändras är stilla. Kommer det för många i rad blir det dödläge.
thing-sudden = Sudden death
about-sudden = Från och med nu förbrukas även unika fält när en bricka lämnar dem, så spelplattan krymper ända till slutet.
about-counter-hand = Hemliga fält på spelarens hand, högst fyra.
about-counter-cards = Kort som spelaren fortfarande kan använda innan alla fyra kommer tillbaka.
about-badge-stuck = Ingen av spelarens brickor kan flyttas. Om inget fält från handen hjälper på spelarens tur är spelaren ute.
about-badge-locked = En av spelarens brickor är låst tills spelarens tur är slut.
about-badge-out = Ingen av spelarens brickor kunde flyttas längre. Den som håller sig kvar längre får en bättre placering.
about-badge-won = Alla andra är ute, eller så delar de som är kvar segern vid dödläge.
about-badge-left = Spelaren har lämnat spelet och räknas som ute.
entry-flip = Vilket fält ligger under { $field }?
number-steps = steg
number-tiles = spelade fält
