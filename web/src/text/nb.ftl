## Overalt

home = Alle spill
close = Lukk
save = Lagre
share = Del
copy = Kopier lenke
copied = Kopiert
name = Navn
search-empty = Tøm søket
again = Prøv igjen
rules = Regler
rule = Regel { $clause }
settings = Innstillinger
language = Språk
sound = Lyd
sound-on = på
sound-off = av
theme = Farger
theme-auto = som enheten
theme-light = lyse
theme-dark = mørke
pace = Tempo
pace-slow = sakte
pace-normal = normalt
pace-fast = raskt
pace-instant = uten venting
dice = Terninger
dice-by-hand = jeg kaster selv
dice-by-themselves = automatisk
forced = Ingenting å velge
forced-by-itself = spilles av seg selv
forced-by-hand = jeg spiller selv
app-offline = Ingen forbindelse til serveren. Du kan lese reglene for spill du har åpnet før; å spille, bli med og starte spill krever forbindelse.
new-version = En ny versjon er klar.
new-version-take = Bruk den nå
turn-sound = Lyd når det er din tur
turn-vibration = Vibrasjon når det er din tur
turn-awake = La skjermen være på når det er din tur
notify = Varsler når det er din tur
notify-what = Også når siden er lukket, i alle spill du åpner på denne enheten.
notify-cannot = Denne nettleseren kan ikke vise varsler.
notify-insecure = Varsler krever en sikker adresse (https).
notify-denied = Varsler er blokkert. Tillat dem for siden i nettleserens innstillinger.

## Forside

home-lead = Brettspill, akkurat som i esken
home-games = Spill
home-players = { $from } til { $to } spillere
home-running = Pågående partier
home-finished = Tidligere partier
home-all = Vis alle { $count }
home-forget = Fjern { $title } fra listen
home-forgotten = { $title } er fjernet fra listen.
home-keep = Angre
home-trouble = Serveren svarer ikke. Sjekk tilkoblingen din.
play-now = Spill nå
play-now-what = Begynner med en gang, mot boter.
learn = Lær spillet
learn-what = Et første parti der alt forklares trinn for trinn.
set-up = Spill med andre
record-open = Se et lagret parti
record-bad = Filen er ikke et lagret parti.

## Oppsett

set-up-who = Hvem spiller?
set-up-seat = Spiller { $number }
set-up-name = Navn på spiller { $number }
set-up-level = Styrke for spiller { $number }
set-up-remove = Fjern spiller { $number }
set-up-add = Én spiller til
set-up-seats = Ikke med { $count } spillere. Velg et av disse antallene: { $numbers }.
set-up-rules = Hvilke regler?
set-up-how = Hvordan spiller dere?
set-up-more = Flere regler
set-up-changed = { $count ->
    [one] én endret
   *[other] { $count } endret
}
set-up-begin = Start spillet
set-up-begin-links = Start og inviter
set-up-refused = Spillet kan ikke begynne slik. Se på spillere og regler.
set-up-forbidden = «{ $value }» passer ikke til spillerne og reglene du har valgt.
set-up-hints = Hjelp fra boter
set-up-hints-no = ikke tillatt
set-up-hints-yes = tillatt, alle får vite det
set-up-with = sammen med { $names }
clock = Klokke
clock-off = ingen klokke
clock-decision = per valg
clock-player = per spiller
clock-time-decision = Tid til hvert valg
clock-time-player = Tid til hver spiller
clock-increment = Ekstra tid etter hver tur
clock-increment-none = ingen
clock-zero = Når tiden er ute
clock-zero-bot_moves = gjør en bot trekket
clock-zero-bot_takes_over = tar en bot over
clock-zero-leaves = forlater spilleren spillet
clock-what = Bare mennesker spiller på tid, og bare mens serveren er i gang.
clock-left = Tid igjen:
clock-out = tiden er ute
clock-warning = { $time } igjen.
option-rules = Regler for: { $option }
kind-here = På denne enheten
kind-link = Med lenke
kind-bot = Bot
bot = Bot, { $level }
fork-from = Du spiller videre fra trinn { $step } i et lagret parti.

## Bordet

players = Spillere
prompt = Hva som skjer
board = Spillebrett
board-in-words = Spillebrettet i ord
choices = Valgene dine
choices-all = Vis alle valg
choices-many = Alle { $count } valg
choices-tap = Trykk på et av de merkede stedene, eller finn det her.
choices-forced = Det finnes bare denne muligheten: den spilles for deg.
throw-forced = Her er det ingenting å velge: det kastes for deg.
choices-search = Søk i valgene dine
choices-found = { $count ->
    [one] ett valg funnet
   *[other] { $count } valg funnet
}
choices-none = Ingen av valgene dine inneholder «{ $words }».
gather = Valgt så langt
gather-count = { $thing }: { $count }
gather-take-back = Fjern én: { $thing }
gather-take-last-back = Fjern den siste
gather-missing = { $count ->
    [one] Velg én til
   *[other] Velg { $count } til
}
asides = Du kan også
linger = Før du gir enheten videre, kan du fortsatt gjøre dette:
go-on = Fortsett
zoom = Se nærmere
zoom-in = Nærmere
zoom-out = Lenger unna
zoom-fit = Vis hele spillebrettet
throw = Kast
throw-waits = { $name } skal til å kaste.
hint = Hjelp meg
hint-thinking = En bot tenker …
hint-best = Dette ville en sterk bot gjøre
hint-equal = { $count } valg er omtrent like gode
hint-all-alike = Alle valg er omtrent like gode
hint-chance = { $chance } %
hint-what = Tallet er sjansen din til å vinne etterpå, så vidt boten kan bedømme. Alle ser i loggen at du har spurt.
skip = Hopp fram
skip-to-you = Spol fram til det som angår deg
recap = Dette har skjedd siden ditt siste trekk: spill av igjen
their-turn = skal spille
watching = Du ser på.
seat-you = deg
seat-here = ved bordet
seat-away = borte
seat-left = har forlatt spillet
seat-open = ikke kommet ennå
log = Logg
log-times = { $count } ganger
log-empty = Ingenting har skjedd ennå.
offline = Ingen forbindelse. Prøver igjen. Ingenting går tapt.
restarting = Serveren starter på nytt. Spillet fortsetter om et øyeblikk.
connecting = Kobler til igjen.
menu = Mer
menu-seat = Plassen din: { $name }
menu-leave = Gå fra bordet (du kan komme tilbake)
waiting = Venter på alle
waiting-open = ikke kommet ennå
waiting-ready = klar
waiting-why = Spillet begynner så snart alle er kommet.

## Plasser

bot-plays = En bot spiller for deg.
take-back = Spill selv på plassen
change-level = Bytt nivå
seat-is-away = { $name } er borte.
let-bot-play = La en bot spille
hand-over = La en bot ta over
hand-over-why = Boten spiller videre til plassen blir tatt tilbake.
resign = Gi opp
resign-sure = Vil du gi opp? Du kan ikke komme tilbake i dette partiet.
resign-yes = Ja, gi opp
resign-no = Nei, spill videre
dismiss = Spill videre uten denne spilleren
dismiss-sure = Vil dere spille videre uten denne spilleren? Spilleren kan ikke komme tilbake i dette partiet.
dismiss-yes = Ja, spill videre
dismiss-no = Nei, vent litt til
end-side = { $count ->
    [one] Ta spilleren ut av spillet
   *[other] Ta laget ut av spillet
}
end-side-sure = { $count ->
    [one] Spilleren taper. Det kan ikke angres.
   *[other] Alle på laget taper. Det kan ikke angres.
}
end-side-yes = Ja, ta ut

## Invitasjoner

invite = Inviter
invite-how = Hver spiller får sin egen lenke. Den som åpner den, får plassen.
invite-only-here = Lenkene virker bare på denne datamaskinen: andre enheter når ikke serveren.
invite-open = ikke brukt ennå
invite-taken = i bruk
invite-watch = Se på
invite-watch-note = for dem som bare vil se
invite-own = Plassen din på en annen enhet
invite-own-note = virker én gang, bare for deg selv
invite-renew = Ny lenke
invite-renew-why = Har lenken havnet i feil hender? Den gamle slutter å virke.
qr = QR-kode
qr-of = QR-kode: { $title }

## Å ta tilbake

undo-ask = Ta tilbake det siste trekket mitt
undo-asked = { $name } vil gjerne ta tilbake et trekk.
undo-yes = Greit
undo-no = Nei
undo-waiting = Venter på svar: { $names }
undo-withdraw = Glem det
undo-done = { $name } har tatt tilbake et trekk.
undo-done-you = Tatt tilbake. Velg på nytt.

## Prat

chat = Chat
chat-empty = Ingen har sagt noe ennå.
chat-write = Skriv noe
chat-send = Send
phrases = Hurtigsvar
phrase-hello = Hei!
phrase-well_played = Godt spilt!
phrase-good_luck = Lykke til!
phrase-thanks = Takk!
phrase-oops = Oi sann!
phrase-wow = Wow!
phrase-hurry = Din tur!
phrase-one_moment = Et øyeblikk
phrase-again = En gang til?
phrase-goodbye = Ha det!

## Flere om én enhet

curtain = Gi enheten videre til { $name }
curtain-why = Da kan ingen kikke i kortene til de andre.
curtain-lift = Jeg er { $name }

## Slutten

result = Resultat
result-won = { $names } vinner!
result-shared = { $names } vinner sammen!
result-draw = Uavgjort!
result-close = Se på spillebrettet
rematch = Spill igjen
rematch-join = Bli med i neste parti
verify = Gikk det rettferdig for seg?
verify-proved = { $throws ->
    [one] Ja. Det ene kastet eller trekket var fastlagt før start; ingen kunne endre det.
   *[other] Ja. Alle { $throws } kast og trekk var fastlagt før start; ingen kunne endre dem.
}
verify-more = Slik vet vi det
verify-how = Før start hadde serveren lagt fast en hemmelighet og alt annet den visste. Hvert kast og trekk følger av det, av spillernes egne tilfeldige tall og av valgene deres. Denne enheten har nettopp regnet alt ut på nytt uten å spørre serveren.
verify-failed = Det lot seg ikke bevise.
verify-offline = Partiet kunne ikke hentes. Prøv igjen når du har forbindelse.
verify-by-server = Dette partiet er eldre: Serveren selv har kontrollert det.
verify-mine = Det tilfeldige tallet fra denne enheten er en del av hvert kast.
verify-not-mine = Denne enheten la ikke til noe tilfeldig tall: Den kom senere, eller en annen enhet tok plassen først.
verify-limits = Den som driver serveren, kjenner hemmeligheten og kunne kjenne kastene på forhånd, men ikke endre dem. Hvor sannsynlig hvert utfall var, er hentet fra det lagrede partiet; «ludotek verify» kontrollerer det etter reglene.
verify-note-position = Ikke den vanlige starten: Partiet begynte fra en oppstilt stilling. Ingenting er bevist om den.
verify-note-fork = { $steps ->
    [one] Ikke den vanlige starten: Det første trinnet stammer fra et annet parti og er ikke bevist her.
   *[other] Ikke den vanlige starten: De første { $steps } trinnene stammer fra et annet parti og er ikke bevist her.
}
verify-note-lesson = Partiet begynte med leksjoner: De trinnene var skrevet på forhånd.
verify-note-practice = { $undos ->
    [one] Et øveparti mot boter, der ett trekk ble tatt tilbake.
   *[other] Et øveparti mot boter, der { $undos } trekk ble tatt tilbake.
}
verify-note-undone = { $undos ->
    [one] Ett trekk ble tatt tilbake; kastene etterpå var nye.
   *[other] { $undos } trekk ble tatt tilbake; kastene etterpå var nye hver gang.
}
verify-note-given-up = Partiet ble avsluttet før tiden: Det finnes ikke noe resultat.
result-given-up = Partiet ble avsluttet uten resultat.
give-up = Avslutt partiet
give-up-sure = Avslutte det for alle uten resultat? Etterpå kan du sjekke kastene.
give-up-yes = Ja, avslutt
start-title = Greit å vite
start-read = Greit
record-save = Lagre partiet

## Se igjen

replay = Se igjen
replay-loading = Partiet hentes …
replay-controls = Kontroller
replay-step = Trinn { $step } av { $last }
replay-first = Til begynnelsen
replay-back = Ett trinn tilbake
replay-play = Spill av
replay-pause = Pause
replay-next = Ett trinn fram
replay-last = Til slutten
record-drop = Velg et lagret parti, eller slipp filen her
fork = Spill videre herfra
look = Se tilbake
look-working = En ekspert går gjennom partiet …
look-curve = Vinnersjanser
look-curve-label = Alles sjanse til å vinne over { $steps } trinn. Det samme står i tabellen nedenfor.
look-table = Som tabell
look-table-step = etter trinn
look-luck-skill = Flaks og dyktighet
look-luck = Flaks
look-skill = Dyktighet
look-luck-skill-what = Flaks: det terninger og kort la til vinnersjansen, sammenlignet med det som var å vente. Dyktighet: det som ble gitt bort med trekk som ikke var de beste; 0 ville vært uten feil.
look-turns = Vendepunkter
look-turn = { $name } { $change }
look-step = Trinn { $step }
look-silent = Se dette øyeblikket igjen
look-lessons = Trekk å tenke over
look-no-lessons = Ingen trekk var klare feil. Godt spilt!
look-played = { $name } spilte: { $move }.
look-better = En ekspert: { $move }

## Regler

rules-of = Reglene for { $title }
rules-lead = Regelheftet med våre egne ord. Der heftet ikke gir svar, står vår tolkning.
rules-short = Spillet på én side
rules-whole = Alle regler
rules-search = Søk i reglene
rules-sections = Kapitler
rules-found = { $count ->
    [one] én regel funnet
   *[other] { $count } regler funnet
}
rules-nothing = Ingen regel inneholder «{ $words }».
ruling = Vår tolkning

## Hva som gikk galt

problem = Det gikk ikke. Prøv igjen.
problem-table-out_of_date = Spillet har gått videre i mellomtiden. Se en gang til.
problem-gather-full = Det går ikke sammen med det du har valgt. Fjern noe først.
problem-hint-not_allowed = I dette partiet får ingen be boter om hjelp.
problem-clock-out = Tiden din er ute: En bot gjør trekket.
problem-seat-bot = En bot spiller på plassen. Ta den tilbake først.
problem-chance-people_only = Med egne kort kan bare mennesker være med.
problem-chance-not_asked = Du har ingenting å taste inn nå.
problem-undo-nothing = Det er ikke noe å ta tilbake ennå.
problem-chat-too_many = Litt saktere: vent et øyeblikk.
problem-seat-is_here = Den spilleren sitter ved bordet.
problem-seat-just_left = Den spilleren har nettopp gått og kommer kanskje tilbake. Prøv igjen om et halvt minutt.
problem-undo-stand_in = En bot spiller for en som er borte, og kan ikke si ja i stedet.
problem-hint-thinking = Boten tenker fortsatt.
problem-seat-too_many = Det var mye på én gang. Vent et øyeblikk.
trouble = Siden kan ikke vises
trouble-why = Noe gikk galt. Ingenting er gått tapt.
trouble-offline = Ingen forbindelse
trouble-offline-why = Denne siden trenger forbindelse til serveren. Prøv igjen når du er på nett.
trouble-link-unknown = Lenken åpner ikke partiet
trouble-link-unknown-why = Kanskje mangler det noe av den. Be om å få den på nytt.
trouble-link-revoked = Lenken gjelder ikke lenger
trouble-link-revoked-why = Den er erstattet eller allerede brukt. Be om en ny.
trouble-match-unknown = Det partiet finnes ikke her
trouble-match-unknown-why = Kanskje ble det spilt på en annen server.
trouble-game-unknown = Det spillet har vi ikke
trouble-game-unknown-why = Se på spillene vi har.
trouble-page-lost = Her er det ingenting
trouble-page-lost-why = Adressen fører ingen steder.
trouble-record-bad = Filen er ikke et lagret parti
trouble-record-bad-why = Velg en fil som er lagret med «Lagre partiet».
trouble-record-not_yet = Partiet kan ses senere
trouble-record-not_yet-why = Spillet har hemmeligheter, så partiet kan først ses når det er slutt.

## Lessons

lesson = Leksjon { $number } av { $count }
lesson-next = Videre
lesson-leave = Forlat leksjonen
lesson-leave-what = Partiet fortsetter uten leksjoner, mot boter.
lesson-play-on = Spill videre
problem-lesson-other = Leksjonen ber om noe annet her. Du kan forlate den når som helst.

## What things are

what = Hva er dette?
what-hint = Trykk på hva som helst for å lese hva det er.
card-faces = Sidene på terningen
trouble-look-not_yet = Dette partiet er ikke slutt ennå
trouble-look-not_yet-why = Du kan se tilbake på det når det er slutt.
trouble-input-analysis = Det er ikke noe tilbakeblikk på dette partiet
trouble-input-analysis-why = Botene har ikke lært å bedømme spillet med disse reglene.
trouble-server-busy = Serveren er opptatt
trouble-server-busy-why = Mange partier gjennomgås akkurat nå. Prøv igjen om et minutt.
what-keys = Piltastene fører fra ting til ting, Escape avslutter.
entry = Hva som skjedde ved bordet deres
entry-step = { $number } av { $count }
entry-picked = Valgt så langt
entry-remove = Tilbake til før: { $what }
entry-done = Slik var det
entry-waits = Har ennå ikke tastet inn: { $names }.
entry-change = Rett det jeg tastet inn
entry-here = Tast det inn her
box = Terninger og kort
box-ludotek = Ludoteks
box-own = Våre egne
box-own-open = Esken ligger på bordet deres, og Ludotek er dommer: Dere trykker på det som ble kastet og trukket. En av dere kaster for botene.
box-own-secret = Esken ligger på bordet deres, og Ludotek er dommer: alle taster inn det de trekker, på sin egen enhet, eller på denne når de får den. Bare mennesker spiller.
box-people = Ingen skal se hva en bot trekker: gi hver plass til et menneske.

## Coming to a table

arrive = Ta plass
arrive-game = Du er invitert til { $game }.
arrive-name = Navnet ditt
arrive-sit = Sett deg
arrive-choose = Eller velg en plass:
arrive-free = ledig
arrive-taken = opptatt
arrive-held = lenken din hører til denne plassen
arrive-here = Sett deg her
arrive-ask = Spør
arrive-waits = spurt
arrive-asked = Du har spurt. Så snart noen sier ja, er du med.
arrive-bots = Ingen plass er ledig. Du kan spørre om du får ta over for en bot.
arrive-full = Alle plasser er opptatt. Du kan se på.
arrive-watch = Bare se på
ask-bot = { $name } vil gjerne ta over for boten ({ $seat }).
ask-device = En ny enhet vil inn på plassen til { $seat } (navn: { $name }). Skal den slippes inn?
ask-yes = Slipp inn
ask-no = Nei
someone = noen
new-device = En ny enhet er på plassen til { $seat } og ser alt du ser. Var det deg?
new-device-yes = Ja, det var meg
new-device-no = Send den bort
seat-screens = på { $count } enheter
devices = Enheter på denne plassen
device-this = Denne enheten
device-other = Enhet { $number }
device-since = siden { $when }
invite-table = Én lenke til alle
invite-table-how = Den som åpner den, skriver et navn og tar en ledig plass.
invite-seats = Lenker til hver enkelt plass
door = Denne lenken fører til
door-ask = ledige plasser
door-open = også boters plasser
door-closed = ingenting: stengt
waiting-start = Start: boter tar de tomme plassene
set-up-others = De andre plassene
problem-seat-taken = Noen var raskere: Plassen er opptatt. Velg en annen.
problem-seat-none_free = Nå er alle plasser opptatt.
problem-seat-ask_host = Nå spiller en bot der. Du kan be om å få plassen.
problem-seat-refused = Svaret var nei.
problem-seat-free = Plassen er ledig igjen: Ta den.
problem-seat-many_asks = For mange spør på én gang. Prøv igjen om et minutt.
problem-seat-came_before = Bare enheter som kom senere, kan sendes bort.
problem-name-too_long = Navnet er for langt: høyst 24 tegn.
problem-link-closed = Verten har stengt denne lenken.
trouble-link-closed = Denne lenken er stengt
trouble-link-closed-why = Verten har stengt den. Be om en ny.
trouble-link-sent_away = Denne enheten ble sendt bort
trouble-link-sent_away-why = Det gjorde en annen enhet på samme plass. Spør der hvis du tror det var en feil.
result-you = { $place ->
    [1] Du vant.
   *[other] Du ble nummer { $place }.
}
result-numbers = Plasseringer og tall
result-series = vunnet av { $count }
verify-entered = Terningene og kortene var deres egne: det er ingenting å bevise.
share-result = Del partiet
share-replay = Kopier lenke til reprisen
share-replay-what = Den som har lenken, kan se partiet om igjen, trekk for trekk, og ingenting annet.
share-files = Som fil
share-picture = Spillebrettet til slutt
stats = Statistikk
stats-played = spilt
stats-won = vunnet
stats-together = sammen
stats-they-won = de vant
stats-you-won = du vant

## Coming back

home-bots = { $count ->
    [one] én bot
   *[other] { $count } boter
}
home-seat = spiller { $number }
home-waiting = Ikke alle har kommet ennå
home-your-turn = din tur
home-turn = { $name } skal spille
home-bot-turn = en bot spiller
home-won = Du vant
home-lost = { $name } vant
code = Spillene mine på en annen enhet
code-what = En kode på fem oppdiktede ord tar med plassene dine og de ferdige spillene til en annen enhet. Det finnes ingen konto: Det som lagres, kan bare åpnes med koden.
code-make = Lag en kode
code-have = Jeg har en kode
code-take = Hent spillene
code-yours = Koden din. Skriv den på forsiden på den andre enheten:
code-brought = Spillene dine er nå på denne enheten.
code-why = Den som har den, kan spille på plassene dine, så hold den for deg selv. Hver enhet vises ved bordet, og der kan du sende den bort.
code-revoke = Slett koden
code-revoke-sure = Koden slutter å virke overalt. Enheter som har brukt den, beholder plassene de allerede har.
code-keep = Behold den
code-gone = Koden din ble slettet på en annen enhet. Spillene dine er fortsatt her.
problem-code-wrong = Et ord er skrevet feil: En kode har fem ord på fem bokstaver.
problem-book-unknown = Ingenting er lagret under denne koden. Kanskje er den slettet, eller så hører den til en annen server.
problem-http-too_many = For mange forsøk. Vent et minutt.
