## Overalt

home = Alle spil
close = Luk
save = Gem
share = Del
copy = Kopiér link
copied = Kopieret
name = Navn
search-empty = Ryd søgningen
again = Prøv igen
rules = Regler
rule = Regel { $clause }
settings = Indstillinger
language = Sprog
sound = Lyd
sound-on = til
sound-off = fra
theme = Farver
theme-auto = som enheden
theme-light = lyse
theme-dark = mørke
pace = Tempo
pace-slow = langsomt
pace-normal = normalt
pace-fast = hurtigt
pace-instant = uden ventetid
dice = Terninger
dice-by-hand = jeg slår selv
dice-by-themselves = automatisk
forced = Intet at vælge
forced-by-itself = spilles af sig selv
forced-by-hand = jeg spiller selv
app-offline = Ingen forbindelse til serveren. Du kan læse reglerne til spil, du har åbnet før; at spille, være med og starte spil kræver forbindelse.
new-version = En ny version er klar.
new-version-take = Brug den nu
turn-sound = Lyd, når det er din tur
turn-vibration = Vibration, når det er din tur
turn-awake = Lad skærmen være tændt, når det er din tur
notify = Notifikationer, når det er din tur
notify-what = Også når siden er lukket, i alle spil, du åbner på denne enhed.
notify-cannot = Denne browser kan ikke vise notifikationer.
notify-insecure = Notifikationer kræver en sikker adresse (https).
notify-denied = Notifikationer er blokeret. Tillad dem for siden i browserens indstillinger.

## Forside

home-lead = Brætspil, præcis som i æsken
home-games = Spil
home-players = { $from } til { $to } spillere
home-running = Partier i gang
home-finished = Tidligere partier
home-all = Vis alle { $count }
home-forget = Fjern { $title } fra listen
home-forgotten = { $title } er fjernet fra listen.
home-keep = Fortryd
home-trouble = Serveren svarer ikke. Tjek din forbindelse.
play-now = Spil nu
play-now-what = Går i gang med det samme, mod botter.
learn = Lær spillet
learn-what = Et første parti, hvor alt forklares trin for trin.
set-up = Spil med andre
record-open = Se et gemt parti
record-bad = Filen er ikke et gemt parti.

## Opsætning

set-up-who = Hvem spiller?
set-up-seat = Spiller { $number }
set-up-name = Navn på spiller { $number }
set-up-level = Styrke for spiller { $number }
set-up-remove = Fjern spiller { $number }
set-up-add = En spiller mere
set-up-seats = Ikke med { $count } spillere. Vælg et af disse antal: { $numbers }.
set-up-rules = Hvilke regler?
set-up-how = Hvordan spiller I?
set-up-more = Flere regler
set-up-changed = { $count ->
    [one] én ændret
   *[other] { $count } ændret
}
set-up-begin = Start spillet
set-up-begin-links = Start og invitér
set-up-refused = Spillet kan ikke begynde sådan. Se på spillere og regler.
set-up-forbidden = »{ $value }« passer ikke til de spillere og regler, du har valgt.
set-up-hints = Hjælp fra botter
set-up-hints-no = ikke tilladt
set-up-hints-yes = tilladt, alle får det at vide
set-up-with = sammen med { $names }
clock = Ur
clock-off = intet ur
clock-decision = pr. valg
clock-player = pr. spiller
clock-time-decision = Tid til hvert valg
clock-time-player = Tid til hver spiller
clock-increment = Ekstra tid efter hver tur
clock-increment-none = ingen
clock-zero = Når tiden er gået
clock-zero-bot_moves = foretager en bot trækket
clock-zero-bot_takes_over = tager en bot over
clock-zero-leaves = forlader spilleren spillet
clock-what = Kun mennesker spiller på tid, og kun mens serveren kører.
clock-left = Tid tilbage:
clock-out = tiden er gået
clock-warning = { $time } tilbage.
option-rules = Regler for: { $option }
kind-here = På denne enhed
kind-link = Via link
kind-bot = Bot
bot = Bot, { $level }
fork-from = Du spiller videre fra trin { $step } i et gemt parti.

## Bordet

players = Spillere
prompt = Hvad der sker
board = Spilleplade
board-in-words = Spillepladen i ord
choices = Dine muligheder
choices-all = Vis alle muligheder
choices-many = Alle { $count } muligheder
choices-tap = Tryk på et af de markerede steder, eller find det her.
choices-forced = Der er kun denne mulighed: den spilles for dig.
throw-forced = Her er der intet at vælge: der slås for dig.
choices-search = Søg i dine muligheder
choices-found = { $count ->
    [one] én mulighed fundet
   *[other] { $count } muligheder fundet
}
choices-none = Ingen af dine muligheder indeholder »{ $words }«.
gather = Valgt indtil nu
gather-count = { $thing }: { $count }
gather-take-back = Fjern én: { $thing }
gather-take-last-back = Fjern den sidste
gather-missing = { $count ->
    [one] Vælg én mere
   *[other] Vælg { $count } mere
}
asides = Du kan også
linger = Før du giver enheden videre, kan du stadig gøre dette:
go-on = Fortsæt
zoom = Se nærmere
zoom-in = Tættere på
zoom-out = Længere væk
zoom-fit = Vis hele spillepladen
throw = Slå
throw-waits = { $name } skal til at slå.
hint = Hjælp mig
hint-thinking = En bot tænker …
hint-best = Det ville en stærk bot gøre
hint-equal = { $count } valg er omtrent lige gode
hint-all-alike = Alle valg er omtrent lige gode
hint-chance = { $chance } %
hint-what = Tallet er din chance for at vinde bagefter, så vidt botten kan bedømme. Alle kan se i loggen, at du har spurgt.
skip = Spring frem
skip-to-you = Spol frem til det, der angår dig
recap = Det er sket siden dit sidste træk: afspil igen
their-turn = skal spille
watching = Du ser med.
seat-you = dig
seat-here = ved bordet
seat-away = væk
seat-left = har forladt spillet
seat-open = ikke kommet endnu
log = Forløb
log-times = { $count } gange
log-empty = Der er ikke sket noget endnu.
offline = Ingen forbindelse. Prøver igen. Intet går tabt.
restarting = Serveren genstarter. Spillet fortsætter om et øjeblik.
connecting = Forbinder igen.
menu = Mere
menu-seat = Din plads: { $name }
menu-leave = Forlad bordet (du kan komme tilbage)
waiting = Venter på alle
waiting-open = ikke kommet endnu
waiting-ready = klar
waiting-why = Spillet begynder, så snart alle er kommet.

## Pladser

bot-plays = En bot spiller for dig.
take-back = Spil selv på pladsen
change-level = Skift niveau
seat-is-away = { $name } er væk.
let-bot-play = Lad en bot spille
hand-over = Lad en bot tage over
hand-over-why = Botten spiller videre, til pladsen bliver taget tilbage.
resign = Giv op
resign-sure = Vil du give op? Du kan ikke komme tilbage i dette parti.
resign-yes = Ja, giv op
resign-no = Nej, spil videre
dismiss = Spil videre uden denne spiller
dismiss-sure = Vil I spille videre uden denne spiller? Spilleren kan ikke komme tilbage i dette parti.
dismiss-yes = Ja, spil videre
dismiss-no = Nej, vent lidt endnu
end-side = { $count ->
    [one] Fjern spilleren fra spillet
   *[other] Fjern holdet fra spillet
}
end-side-sure = { $count ->
    [one] Spilleren taber. Det kan ikke fortrydes.
   *[other] Alle på holdet taber. Det kan ikke fortrydes.
}
end-side-yes = Ja, fjern

## Invitationer

invite = Invitér
invite-how = Hver spiller får sit eget link. Den, der åbner det, får pladsen.
invite-only-here = Linkene virker kun på denne computer: andre enheder kan ikke nå serveren.
invite-open = ikke brugt endnu
invite-taken = i brug
invite-watch = Se med
invite-watch-note = til dem, der kun vil kigge
invite-own = Din plads på en anden enhed
invite-own-note = virker én gang, kun til dig selv
invite-renew = Nyt link
invite-renew-why = Er linket havnet i de forkerte hænder? Det gamle holder op med at virke.
qr = QR-kode
qr-of = QR-kode: { $title }

## At tage tilbage

undo-ask = Tag mit sidste træk tilbage
undo-asked = { $name } vil gerne tage et træk tilbage.
undo-yes = I orden
undo-no = Nej
undo-waiting = Venter på svar: { $names }
undo-withdraw = Glem det
undo-done = { $name } har taget et træk tilbage.
undo-done-you = Taget tilbage. Vælg igen.

## Snak

chat = Chat
chat-empty = Ingen har sagt noget endnu.
chat-write = Skriv noget
chat-send = Send
phrases = Hurtige svar
phrase-hello = Hej!
phrase-well_played = Godt spillet!
phrase-good_luck = Held og lykke!
phrase-thanks = Tak!
phrase-oops = Ups!
phrase-wow = Wow!
phrase-hurry = Din tur!
phrase-one_moment = Et øjeblik
phrase-again = En gang til?
phrase-goodbye = Farvel!

## Flere om én enhed

curtain = Giv enheden videre til { $name }
curtain-why = Så kan ingen kigge i de andres kort.
curtain-lift = Jeg er { $name }

## Slutningen

result = Resultat
result-won = { $names } vinder!
result-shared = { $names } vinder sammen!
result-draw = Uafgjort!
result-close = Se på spillepladen
rematch = Spil igen
rematch-join = Vær med i næste parti
verify = Gik det ærligt til med terninger og kort?
verify-proved = { $throws ->
    [one] Ja. Det ene slag eller træk lå fast før start; ingen kunne ændre det.
   *[other] Ja. Alle { $throws } slag og træk lå fast før start; ingen kunne ændre dem.
}
verify-more = Sådan ved vi det
verify-how = Før start havde serveren lagt en hemmelighed fast og alt andet, den vidste. Hvert slag og træk følger af det, af spillernes egne tilfældige tal og af deres valg. Denne enhed har lige regnet det hele efter uden at spørge serveren.
verify-failed = Det kunne ikke bevises.
verify-offline = Partiet kunne ikke hentes. Prøv igen, når du har forbindelse.
verify-by-server = Dette parti er ældre: Serveren selv har efterprøvet det.
verify-mine = Denne enheds tilfældige tal er en del af hvert slag.
verify-not-mine = Denne enhed tilføjede intet tilfældigt tal: Den kom senere, eller en anden enhed tog pladsen først.
verify-limits = Den, der driver serveren, kender hemmeligheden og kunne kende slagene på forhånd, men ikke ændre dem. Hvor sandsynligt hvert udfald var, er taget fra det gemte parti; »ludotek verify« tjekker det efter reglerne.
verify-note-position = Ikke den sædvanlige start: Partiet begyndte fra en opstillet stilling. Intet er bevist om den.
verify-note-fork = { $steps ->
    [one] Ikke den sædvanlige start: Det første trin stammer fra et andet parti og er ikke bevist her.
   *[other] Ikke den sædvanlige start: De første { $steps } trin stammer fra et andet parti og er ikke bevist her.
}
verify-note-lesson = Partiet begyndte med lektioner: De trin var skrevet på forhånd.
verify-note-practice = { $undos ->
    [one] Et øveparti mod botter, hvor ét træk blev taget tilbage.
   *[other] Et øveparti mod botter, hvor { $undos } træk blev taget tilbage.
}
verify-note-undone = { $undos ->
    [one] Ét træk blev taget tilbage; slagene derefter var nye.
   *[other] { $undos } træk blev taget tilbage; slagene derefter var nye hver gang.
}
verify-note-given-up = Partiet blev afsluttet før tid: Der er intet resultat.
result-given-up = Partiet blev afsluttet uden resultat.
give-up = Afslut partiet
give-up-sure = Afslut det for alle uden resultat? Bagefter kan du tjekke slagene.
give-up-yes = Ja, afslut
start-title = Godt at vide
start-read = I orden
record-save = Gem partiet

## Genafspilning

replay = Se igen
replay-loading = Partiet hentes …
replay-controls = Betjening
replay-step = Trin { $step } af { $last }
replay-first = Til begyndelsen
replay-back = Et trin tilbage
replay-play = Afspil
replay-pause = Pause
replay-next = Et trin frem
replay-last = Til slutningen
record-drop = Vælg et gemt parti, eller træk filen hertil
fork = Spil videre herfra
look = Se tilbage
look-working = En ekspert gennemgår partiet …
look-curve = Vinderchancer
look-curve-label = Alles chance for at vinde over { $steps } trin. Det samme står i tabellen nedenfor.
look-table = Som tabel
look-table-step = efter trin
look-luck-skill = Held og dygtighed
look-luck = Held
look-skill = Dygtighed
look-luck-skill-what = Held: hvad terninger og kort føjede til vinderchancen i forhold til det forventede. Dygtighed: hvad der blev givet væk med træk, som ikke var de bedste; 0 ville være uden fejl.
look-turns = Vendepunkter
look-turn = { $name } { $change }
look-step = Trin { $step }
look-silent = Se dette øjeblik igen
look-lessons = Træk at tænke over
look-no-lessons = Intet træk var en klar fejl. Godt spillet!
look-played = { $name } spillede: { $move }.
look-better = En ekspert: { $move }

## Regler

rules-of = Reglerne for { $title }
rules-lead = Regelhæftet med vores egne ord. Hvor hæftet ikke giver svar, står vores fortolkning.
rules-short = Spillet på én side
rules-whole = Alle regler
rules-search = Søg i reglerne
rules-sections = Kapitler
rules-found = { $count ->
    [one] én regel fundet
   *[other] { $count } regler fundet
}
rules-nothing = Ingen regel indeholder »{ $words }«.
ruling = Vores fortolkning

## Hvad der gik galt

problem = Det lykkedes ikke. Prøv igen.
problem-table-out_of_date = Spillet er gået videre imens. Kig en gang til.
problem-gather-full = Det passer ikke til det, du har valgt. Fjern først noget.
problem-hint-not_allowed = I dette parti må ingen bede botter om hjælp.
problem-clock-out = Din tid er gået: En bot foretager trækket.
problem-seat-bot = En bot spiller på pladsen. Tag den først tilbage.
problem-chance-people_only = Med egne kort kan kun mennesker være med.
problem-chance-not_asked = Du har ikke noget at taste ind nu.
problem-undo-nothing = Der er ikke noget at tage tilbage endnu.
problem-chat-too_many = Lidt langsommere: vent et øjeblik.
problem-seat-is_here = Den spiller sidder ved bordet.
problem-seat-just_left = Den spiller er lige gået og kommer måske tilbage. Prøv igen om et halvt minut.
problem-undo-stand_in = En bot spiller for en, der er væk, og kan ikke sige ja i stedet.
problem-hint-thinking = Botten tænker stadig.
problem-seat-too_many = Det var meget på én gang. Vent et øjeblik.
trouble = Siden kan ikke vises
trouble-why = Noget gik galt. Intet er gået tabt.
trouble-offline = Ingen forbindelse
trouble-offline-why = Denne side kræver forbindelse til serveren. Prøv igen, når du er på nettet.
trouble-link-unknown = Linket åbner ikke partiet
trouble-link-unknown-why = Måske mangler der noget af det. Bed om at få det igen.
trouble-link-revoked = Linket gælder ikke længere
trouble-link-revoked-why = Det er erstattet eller allerede brugt. Bed om et nyt.
trouble-match-unknown = Det parti findes ikke her
trouble-match-unknown-why = Måske blev det spillet på en anden server.
trouble-game-unknown = Det spil har vi ikke
trouble-game-unknown-why = Se på de spil, vi har.
trouble-page-lost = Her er ikke noget
trouble-page-lost-why = Adressen fører ingen steder hen.
trouble-record-bad = Filen er ikke et gemt parti
trouble-record-bad-why = Vælg en fil, der er gemt med »Gem partiet«.
trouble-record-not_yet = Partiet kan ses senere
trouble-record-not_yet-why = Spillet har hemmeligheder, så partiet kan først ses, når det er slut.

## Lessons

lesson = Lektion { $number } af { $count }
lesson-next = Videre
lesson-leave = Forlad lektionen
lesson-leave-what = Partiet fortsætter uden lektioner mod botter.
lesson-play-on = Spil videre
problem-lesson-other = Lektionen beder om noget andet her. Du kan forlade den når som helst.

## What things are

what = Hvad er det her?
what-hint = Tryk på hvad som helst for at læse, hvad det er.
card-faces = Terningens sider
trouble-look-not_yet = Dette parti er ikke slut endnu
trouble-look-not_yet-why = Du kan se tilbage på det, når det er slut.
trouble-input-analysis = Der er intet tilbageblik på dette parti
trouble-input-analysis-why = Botterne har ikke lært at bedømme spillet med disse regler.
trouble-server-busy = Serveren har travlt
trouble-server-busy-why = Mange partier gennemgås lige nu. Prøv igen om et minut.
what-keys = Piletasterne fører fra ting til ting, Escape afslutter.
entry = Hvad der skete ved jeres bord
entry-step = { $number } af { $count }
entry-picked = Valgt indtil nu
entry-remove = Tilbage til før: { $what }
entry-done = Sådan var det
entry-waits = Mangler endnu at taste ind: { $names }.
entry-change = Ret min indtastning
entry-here = Tast det ind her
box = Terninger og kort
box-ludotek = Ludoteks
box-own = Vores egne
box-own-open = Æsken ligger på jeres bord, og Ludotek er dommer: I trykker på det, der blev slået og trukket. En af jer slår for botterne.
box-own-secret = Æsken ligger på jeres bord, og Ludotek er dommer: alle taster det, de trækker, ind på deres egen enhed, eller på denne, når de får den. Kun mennesker spiller.
box-people = Ingen må se, hvad en bot trækker: giv hver plads til et menneske.

## Coming to a table

arrive = Tag plads
arrive-game = Du er inviteret til { $game }.
arrive-name = Dit navn
arrive-sit = Sæt dig
arrive-choose = Eller vælg en plads:
arrive-free = ledig
arrive-taken = optaget
arrive-held = dit link hører til denne plads
arrive-here = Sæt dig her
arrive-ask = Spørg
arrive-waits = spurgt
arrive-asked = Du har spurgt. Så snart nogen siger ja, er du med.
arrive-bots = Ingen plads er ledig. Du kan spørge, om du må overtage en bots plads.
arrive-full = Alle pladser er optaget. Du kan se med.
arrive-watch = Bare se med
ask-bot = { $name } vil gerne overtage bottens plads ({ $seat }).
ask-device = En ny enhed vil ind på pladsen »{ $seat }« (navn: { $name }). Skal den lukkes ind?
ask-yes = Luk ind
ask-no = Nej
someone = nogen
new-device = En ny enhed er på pladsen »{ $seat }« og ser alt, hvad du ser. Var det dig?
new-device-yes = Ja, det var mig
new-device-no = Send den væk
seat-screens = på { $count } enheder
devices = Enheder på denne plads
device-this = Denne enhed
device-other = Enhed { $number }
device-since = siden { $when }
invite-table = Ét link til alle
invite-table-how = Den, der åbner det, skriver et navn og tager en ledig plads.
invite-seats = Links til hver enkelt plads
door = Dette link fører til
door-ask = ledige pladser
door-open = også botters pladser
door-closed = ingenting: lukket
waiting-start = Start: botter tager de tomme pladser
set-up-others = De andre pladser
problem-seat-taken = Nogen var hurtigere: Pladsen er optaget. Vælg en anden.
problem-seat-none_free = Nu er alle pladser optaget.
problem-seat-ask_host = Nu spiller en bot dér. Du kan bede om dens plads.
problem-seat-refused = Svaret var nej.
problem-seat-free = Pladsen er ledig igen: Tag den.
problem-seat-many_asks = For mange spørger på én gang. Prøv igen om et minut.
problem-seat-came_before = Kun enheder, der kom senere, kan sendes væk.
problem-name-too_long = Navnet er for langt: højst 24 tegn.
problem-link-closed = Værten har lukket dette link.
trouble-link-closed = Dette link er lukket
trouble-link-closed-why = Værten har lukket det. Bed om et nyt.
trouble-link-sent_away = Denne enhed blev sendt væk
trouble-link-sent_away-why = Det gjorde en anden enhed på samme plads. Spørg der, hvis du tror, det var en fejl.
result-you = { $place ->
    [1] Du vandt.
   *[other] Du blev nummer { $place }.
}
result-numbers = Placeringer og tal
result-series = vundet af { $count }
verify-entered = Terningerne og kortene var jeres egne: der er intet at bevise.
share-result = Del partiet
share-replay = Kopiér link til at se partiet igen
share-replay-what = Den, der har linket, kan se partiet igen, træk for træk, og intet andet.
share-files = Som fil
share-picture = Spillepladen til sidst
stats = Statistik
stats-played = spillet
stats-won = vundet
stats-together = sammen
stats-they-won = de vandt
stats-you-won = du vandt

## Coming back

home-bots = { $count ->
    [one] én bot
   *[other] { $count } botter
}
home-seat = spiller { $number }
home-waiting = Ikke alle er kommet endnu
home-your-turn = din tur
home-turn = { $name } skal spille
home-bot-turn = en bot spiller
home-won = Du vandt
home-lost = { $name } vandt
code = Mine spil på en anden enhed
code-what = En kode på fem opdigtede ord tager dine pladser og afsluttede spil med til en anden enhed. Der er ingen konto: Det, der gemmes, kan kun åbnes med koden.
code-make = Lav en kode
code-have = Jeg har en kode
code-take = Hent mine spil
code-yours = Din kode. Skriv den på forsiden på den anden enhed:
code-brought = Dine spil er nu på denne enhed.
code-why = Den, der har den, kan spille på dine pladser, så hold den for dig selv. Hver enhed vises ved bordet, og der kan du sende den væk.
code-revoke = Slet koden
code-revoke-sure = Koden holder op med at virke overalt. Enheder, der har brugt den, beholder de pladser, de allerede har.
code-keep = Behold den
code-gone = Din kode blev slettet på en anden enhed. Dine spil er her stadig.
problem-code-wrong = Et ord er stavet forkert: En kode har fem ord på fem bogstaver.
problem-book-unknown = Intet er gemt under denne kode. Måske er den slettet, eller den hører til en anden server.
problem-http-too_many = For mange forsøg. Vent et minut.
