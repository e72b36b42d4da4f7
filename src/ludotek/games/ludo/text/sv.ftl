## Names

title = Fia
blurb = Flytta dina spelpjäser ett varv runt spelplanen och i mål. Hamnar du på en ensam spelpjäs knuffar du hem den; hamnar du på två får du själv gå hem.
colour-green = Grön
colour-yellow = Gul
colour-blue = Blå
colour-red = Röd
colour-purple = Lila
colour-black = Svart
face-1 = en etta
face-2 = en tvåa
face-3 = en trea
face-4 = en fyra
face-5 = en femma
face-6 = en sexa
face-star = en stjärna
face-globe = en glob
# A side of the die by itself.
side-1 = etta
side-2 = tvåa
side-3 = trea
side-4 = fyra
side-5 = femma
side-6 = sexa
side-star = stjärna
side-globe = glob
# What brings a piece out.
needs-globe = en glob
needs-6 = en sexa
needs-1-or-6 = en etta eller en sexa
place-yard = startfält
place-start = startruta
place-field = fält { $number }
place-globe = globfält { $number }
place-star = stjärnfält { $number }
place-lane = målsträcka { $number }
place-goal = mål

## Prompts

prompt-opening = { $who } slår om vem som börjar. Högsta slaget börjar.
prompt-throw = { $who } ska slå.
prompt-tries = { $tries ->
    [one] { $who } har ett försök kvar att slå { $needed }.
   *[other] { $who } har { $tries } försök kvar att slå { $needed }.
}
prompt-extra = { $who } har ett extra slag.
prompt-step = { $who } slog { $face }. Vilken spelpjäs ska flyttas?
prompt-star = { $who } slog { $face }. Vilken spelpjäs ska flyttas?
prompt-globe = { $who } slog { $face }. Vilken spelpjäs ska flyttas?
prompt-over = { $who } har vunnit!
prompt-opening-you = Slå om vem som börjar. Högsta slaget börjar.
prompt-throw-you = Din tur: slå tärningen.
prompt-tries-you = { $tries ->
    [one] Slå { $needed } för att flytta ut en spelpjäs: ett försök kvar.
   *[other] Slå { $needed } för att flytta ut en spelpjäs: { $tries } försök kvar.
}
prompt-extra-you = Slaget ger ett extra slag: slå igen.
prompt-step-you = Din tur: du slog { $face }. Vilken spelpjäs flyttar du?
prompt-star-you = Du slog { $face }: vilken spelpjäs ska till nästa stjärna?
prompt-globe-you = Du slog { $face }: flytta ut en spelpjäs, eller flytta en fram till nästa glob.
prompt-over-you = Du har vunnit!

## Choices

choose-enter = Flytta ut en spelpjäs till startrutan
choose-enter2 = Flytta ut två spelpjäser till startrutan
choose-enter6 = Flytta ut en spelpjäs till den sjätte rutan
choose-move = { $from } → { $to }
choose-hop = { $from } → { $to } och vidare till { $end }
choose-bounce = { $from }: fram till målet och tillbaka till samma fält

## What happened

told-opening-throw = { $who } slår om vem som börjar: { $face }.
told-opening-tie = Flera har det högsta slaget: de slår igen.
told-throw = { $who } slår { $face }.
told-nothing-moves = { $who } kan inte använda { $face }.
told-extra-throw = { $who } får ett extra slag.
told-enter = { $who } flyttar ut en spelpjäs: { $to }.
told-move = { $who } flyttar: { $from } → { $to }.
told-bounce = { $who } vänder i målet och är tillbaka: { $from }.
told-hop = { $who } hoppar vidare: { $to }.
told-knocked-home = { $by } knuffar hem { $who }: en spelpjäs går tillbaka till startfältet.
told-sent-home = { $who } hamnar på ett skyddat fält och skickas själv hem.
told-goal = { $who } får en spelpjäs i mål.
told-finished = { $place ->
    [1] { $who } har alla spelpjäser i mål och vinner!
   *[other] { $who } har alla spelpjäser i mål och slutar på plats { $place }.
}
told-left = { $who } har lämnat spelet.

## Refusals

refuse-wrong-face = Tärningen visar { $face }: det draget stämmer inte med slaget.
refuse-no-piece = Ingen av dina spelpjäser står där.
refuse-in-goal = En spelpjäs i mål är klar och flyttas aldrig mer.
refuse-own-piece-in-the-way = En av dina egna spelpjäser står i vägen. Du får inte passera den.
refuse-leads-elsewhere = { $face } leder inte dit.
refuse-no-globe-ahead = Den spelpjäsen har inget globfält framför sig på sin väg.
refuse-star-in-lane = På målsträckan ligger det ingen stjärna framför spelpjäsen.
refuse-no-star-ahead = Den spelpjäsen har ingen stjärna framför sig på sin väg.
refuse-globe-before-star = Det ligger ett globfält före nästa stjärna, och det får ett stjärnslag inte passera.
refuse-no-entry = { $face } flyttar inte ut någon spelpjäs. Du måste slå { $needed }.
refuse-yard-empty = Du har inga spelpjäser kvar på startfältet.
refuse-enter-one = Det här slaget flyttar ut en spelpjäs, till startrutan.
refuse-enter-two = En sexa flyttar ut två spelpjäser till startrutan eller en till den sjätte rutan.
refuse-last-in-yard = Det är bara en spelpjäs kvar på startfältet: den flyttas ensam ut till startrutan.

## Options

option-die = Tärning
option-die-star_globe = Spel 1: tärning med stjärna och glob
option-die-plain = Spel 2: vanlig tärning
option-edition = Spelregler
option-edition-nordic = danska, norska och finska
option-edition-swedish = svenska
option-board = Spelplan
option-board-4 = sidan för 4
option-board-6 = sidan för 6
option-pieces = Spelpjäser per spelare
option-pieces-1 = en
option-pieces-2 = två
option-pieces-3 = tre
option-pieces-4 = fyra
option-turn_direction = Turen går
option-turn_direction-clockwise = medurs
option-turn_direction-counterclockwise = moturs
option-three_tries = Tre försök att få ut en spelpjäs
option-three_tries-none_on_track = när ingen spelpjäs är ute på banan
option-three_tries-all_in_yard = bara när alla spelpjäser är på startfältet
option-lane_star = Ett stjärnslag på målsträckan
option-lane_star-home_star = tar spelpjäsen tillbaka till stjärnan vid ingången
option-lane_star-forward_only = kan inte användas
option-globe_past_last = Ett globslag efter det sista globfältet
option-globe_past_last-none = kan inte användas
option-globe_past_last-goal = tar spelpjäsen i mål
option-start_defence = Två av en motspelares spelpjäser på din startruta
option-start_defence-general = skickar hem spelpjäsen du flyttar ut
option-start_defence-owner = knuffas hem när du flyttar ut en spelpjäs
option-play_on = Spela vidare om andraplatsen, tredjeplatsen och resten
option-globe_shelter = En ensam spelpjäs är skyddad på ett globfält
option-star_hop = Hamnar du på en stjärna hoppar du vidare till nästa
option-arms = Spelarnas startfält

## The picture

label-board = Spelplanen
label-piece = { $who }: { $place }
label-die = Tärningen: { $side }
label-die-waiting = Tärningen
counter-yard = på startfältet
counter-goal = i mål
badge-place = plats { $place }
badge-left = har lämnat spelet
refuse-not-yours = Den spelpjäsen är inte din.
refuse-throw-first = Först slås tärningen.

## Lessons

lesson-aim = Få dina fyra gröna spelpjäser ett varv runt spelplanen och längs den gröna målsträckan i mål. Den här är nästan framme.
lesson-out = En glob! Den flyttar ut en spelpjäs från startfältet till din startruta.
lesson-out-why = En glob kan också flytta en spelpjäs till nästa glob. Men få först ut en ny: fler spelpjäser ger fler val.
lesson-star = Globen gav dig ett extra slag, och det blev en stjärna. En stjärna flyttar en spelpjäs till nästa stjärna: flytta den främsta.
lesson-star-why = Alla spelpjäserna kan använda stjärnan. Ta den främsta: därifrån når den de blå.
lesson-knock = En tvåa! Hamnar du på en motspelares ensamma spelpjäs knuffas den hem. Inte ens en glob skyddar den.
lesson-knock-why = Då får den blå stå kvar i fred. Ta den som kan knuffa hem den.
lesson-danger = En sexa. Två blå spelpjäser på samma fält skyddar varandra: hamnar du på dem måste du själv gå hem. Flytta i stället spelpjäsen på din startruta.
lesson-danger-why = Den främsta skulle hamna på de två blå och skickas hem. Ta den på startrutan.
lesson-pair = En fyra. Två egna spelpjäser på samma fält är säkra tillsammans: för ihop dem.
lesson-pair-why = Ensam kan en spelpjäs knuffas hem. Flytta den som når fram till den andra.
lesson-lane = En tvåa. Målsträckan är bara din. Målet måste nås exakt: är siffran för hög vänder spelpjäsen.
lesson-lane-why = Spelpjäsen på målsträckan går i mål med precis den här siffran. Vem vet när den kommer igen.
lesson-end = En spelpjäs är i mål. Får du alla fyra i mål först vinner du: spela vidare!

## Why a move is good

reason-knocks = Det knuffar hem en spelpjäs från { $who }.
reason-goal = Det för en spelpjäs i mål.
reason-enters = Det för in en ny spelpjäs i spelet.
reason-escapes = Det för en spelpjäs utom räckhåll för dem bakom den.

## What things are and do

label-start = Startruta: { $colour }
label-mouth = Sista stjärnan: { $colour }
label-lane = Målsträcka: { $colour }
label-yard = Startfält: { $colour }
label-goal = Mål: { $colour }
label-field = Fält
label-globe = Globfält
label-star = Stjärnfält
about-field = Hamnar du här på en motspelares ensamma spelpjäs knuffar du hem den. Hamnar du på två eller fler av samma färg måste du själv gå hem.
about-globe = { $die ->
    [plain] Med den här tärningen ett fält som alla andra.
   *[star_globe] Ett globkast för en spelpjäs till nästa globfält på dess väg. Ett stjärnkast kan inte passera det.
} { $shelter ->
    [yes] En ensam spelpjäs är säker här.
   *[no] Det skyddar ingen: bara två eller fler av samma färg är säkra tillsammans.
}
about-star = { $die ->
    [plain] Med den här tärningen ett fält som alla andra.
   *[star_globe] Ett stjärnkast för en spelpjäs till nästa stjärnfält på dess väg.
} { $hop ->
    [yes] Hamnar du här med en siffra hoppar du vidare till nästa stjärna.
   *[no] Hamnar du här med en siffra händer inget mer.
}
about-start = Här kommer spelpjäserna ut från startfältet. För alla andra är det ett globfält.
about-mouth = Det sista fältet på färgens väg runt: här svänger dess spelpjäser in på målsträckan. För alla andra är det ett stjärnfält.
about-lane = Bara färgens egna spelpjäser kommer hit, och ingen kan knuffa hem dem.
about-yard = Här väntar spelpjäserna. Slå { $needed } för att flytta ut en till startrutan.
about-goal = Få hit alla dina spelpjäser först så vinner du. En siffra måste stämma precis: är den för hög vänder spelpjäsen.
thing-piece = Spelpjäs
about-piece-yard = Den väntar på startfältet. Slå { $needed } för att flytta ut den.
about-piece-start = Den har nyss kommit ut och ska ett varv runt. Ensam kan den knuffas hem, tillsammans med en till av samma färg är den säker.
about-piece-field = Ensam på ett fält kan den knuffas hem; två av samma färg är säkra och skickar hem den som hamnar på dem. Den kan inte passera sin egen färg.
about-piece-globe = { $shelter ->
    [yes] På en glob är den säker, också ensam: den som hamnar här måste gå hem.
   *[no] En glob skyddar den inte: ensam kan den knuffas hem, två av samma färg är säkra.
}
about-piece-lane = På sin målsträcka kan ingen knuffa hem den. Målet måste nås precis, annars vänder den.
about-piece-goal = Den är i mål och flyttas aldrig mer.
thing-die = Tärningen
about-die = Varje slag måste användas om någon spelpjäs kan flyttas. Slå { $needed } för att flytta ut en spelpjäs; slår du { $again } får du ett extra slag.
about-counter-yard = Spelarens spelpjäser som fortfarande väntar på att komma ut.
about-counter-goal = Spelarens spelpjäser som är i mål. Den som först har alla sina där vinner.
about-badge-place = Alla spelarens spelpjäser är i mål.
about-badge-left = Spelaren har lämnat spelet: spelpjäserna är tillbaka på startfältet och turen hoppas över.
number-knocked = hemknuffade spelpjäser
number-lost = egna spelpjäser hemskickade
