## Överallt

home = Alla spel
close = Stäng
save = Spara
share = Dela
copy = Kopiera länk
copied = Kopierad
name = Namn
search-empty = Rensa sökningen
again = Försök igen
rules = Regler
rule = Regel { $clause }
settings = Inställningar
language = Språk
sound = Ljud
sound-on = på
sound-off = av
theme = Färger
theme-auto = som enheten
theme-light = ljusa
theme-dark = mörka
pace = Tempo
pace-slow = långsamt
pace-normal = normalt
pace-fast = snabbt
pace-instant = direkt
dice = Tärningar
dice-by-hand = jag slår själv
dice-by-themselves = automatiskt
forced = Inget att välja
forced-by-itself = spelas av sig själv
forced-by-hand = jag spelar själv
app-offline = Ingen anslutning till servern. Du kan läsa reglerna för spel du har öppnat förut; att spela, gå med och starta spel kräver anslutning.
new-version = En ny version är klar.
new-version-take = Använd den nu
turn-sound = Ljud när det är din tur
turn-vibration = Vibration när det är din tur
turn-awake = Låt skärmen vara på när det är din tur
notify = Aviseringar när det är din tur
notify-what = Även när sidan är stängd, i alla spel du öppnar på den här enheten.
notify-cannot = Den här webbläsaren kan inte visa aviseringar.
notify-insecure = Aviseringar kräver en säker adress (https).
notify-denied = Aviseringar är blockerade. Tillåt dem för sidan i webbläsarens inställningar.

## Startsida

home-lead = Sällskapsspel, precis som i kartongen
home-games = Spel
home-players = { $from } till { $to } spelare
home-running = Pågående partier
home-finished = Tidigare partier
home-all = Visa alla { $count }
home-forget = Ta bort { $title } från listan
home-forgotten = { $title } är borttaget från listan.
home-keep = Ångra
home-trouble = Servern svarar inte. Kontrollera din anslutning.
play-now = Spela nu
play-now-what = Börjar direkt, mot datorspelare.
learn = Lär dig spela
learn-what = Ett första parti där allt förklaras steg för steg.
set-up = Spela med andra
record-open = Se ett sparat parti
record-bad = Filen är inget sparat parti.

## Förberedelser

set-up-who = Vilka spelar?
set-up-seat = Spelare { $number }
set-up-name = Namn på spelare { $number }
set-up-level = Styrka för spelare { $number }
set-up-remove = Ta bort spelare { $number }
set-up-add = En spelare till
set-up-seats = Inte med { $count } spelare. Välj ett av de här antalen: { $numbers }.
set-up-rules = Vilka regler?
set-up-how = Hur spelar ni?
set-up-more = Fler regler
set-up-changed = { $count ->
    [one] en ändrad
   *[other] { $count } ändrade
}
set-up-begin = Starta spelet
set-up-begin-links = Starta och bjud in
set-up-refused = Spelet kan inte börja så här. Se över spelare och regler.
set-up-forbidden = ”{ $value }” passar inte ihop med de spelare och regler du har valt.
set-up-hints = Hjälp från datorspelare
set-up-hints-no = inte tillåtet
set-up-hints-yes = tillåtet, alla får veta det
set-up-with = tillsammans med { $names }
clock = Klocka
clock-off = ingen klocka
clock-decision = per val
clock-player = per spelare
clock-time-decision = Tid för varje val
clock-time-player = Tid för varje spelare
clock-increment = Extra tid efter varje tur
clock-increment-none = ingen
clock-zero = När tiden är ute
clock-zero-bot_moves = gör en datorspelare draget
clock-zero-bot_takes_over = tar en datorspelare över
clock-zero-leaves = lämnar spelaren spelet
clock-what = Bara människor spelar på tid, och bara medan servern är igång.
clock-left = Tid kvar:
clock-out = tiden är ute
clock-warning = { $time } kvar.
option-rules = Regler för: { $option }
kind-here = På den här enheten
kind-link = Via länk
kind-bot = Datorspelare
bot = Datorspelare, { $level }
fork-from = Du spelar vidare från steg { $step } i ett sparat parti.

## Bordet

players = Spelare
prompt = Vad som händer
board = Spelplan
board-in-words = Spelplanen i ord
choices = Dina val
choices-all = Visa alla val
choices-many = Alla { $count } val
choices-tap = Tryck på ett av de markerade ställena, eller leta upp det här.
choices-forced = Det finns bara den här möjligheten: den spelas åt dig.
throw-forced = Här finns inget att välja: tärningen slås åt dig.
choices-search = Sök bland dina val
choices-found = { $count ->
    [one] ett val hittades
   *[other] { $count } val hittades
}
choices-none = Inget av dina val innehåller ”{ $words }”.
gather = Valt hittills
gather-count = { $thing }: { $count }
gather-take-back = Ta bort en: { $thing }
gather-take-last-back = Ta bort den sista
gather-missing = { $count ->
    [one] Välj en till
   *[other] Välj { $count } till
}
asides = Du kan också
linger = Innan du lämnar över enheten kan du fortfarande göra detta:
go-on = Fortsätt
zoom = Titta närmare
zoom-in = Närmare
zoom-out = Längre bort
zoom-fit = Visa hela spelplanen
throw = Slå
throw-waits = { $name } ska just slå.
hint = Hjälp mig
hint-thinking = En datorspelare tänker …
hint-best = Så här skulle en stark datorspelare göra
hint-equal = { $count } val är ungefär lika bra
hint-all-alike = Alla val är ungefär lika bra
hint-chance = { $chance } %
hint-what = Talet är din chans att vinna efteråt, så vitt datorn kan bedöma. Alla ser i loggen att du har frågat.
skip = Hoppa framåt
skip-to-you = Spola fram till det som rör dig
recap = Det här har hänt sedan ditt senaste drag: spela upp igen
their-turn = är på tur
watching = Du tittar på.
seat-you = du
seat-here = vid bordet
seat-away = borta
seat-left = har lämnat spelet
seat-open = inte här än
log = Händelser
log-times = { $count } gånger
log-empty = Ingenting har hänt än.
offline = Ingen anslutning. Försöker igen. Inget går förlorat.
restarting = Servern startar om. Spelet fortsätter om ett ögonblick.
connecting = Ansluter igen.
menu = Mer
menu-seat = Din plats: { $name }
menu-leave = Lämna bordet (du kan komma tillbaka)
waiting = Väntar på alla
waiting-open = inte här än
waiting-ready = redo
waiting-why = Spelet börjar så fort alla har kommit.

## Platser

bot-plays = En datorspelare spelar åt dig.
take-back = Spela själv på platsen
change-level = Byt nivå
seat-is-away = { $name } är borta.
let-bot-play = Låt datorn spela
hand-over = Låt datorn ta över
hand-over-why = Datorn spelar vidare tills någon tar tillbaka platsen.
resign = Ge upp
resign-sure = Vill du ge upp? Du kan inte komma tillbaka till det här partiet.
resign-yes = Ja, ge upp
resign-no = Nej, spela vidare
dismiss = Spela vidare utan den här spelaren
dismiss-sure = Vill ni spela vidare utan den här spelaren? Spelaren kan inte komma tillbaka till det här partiet.
dismiss-yes = Ja, spela vidare
dismiss-no = Nej, vänta lite till
end-side = { $count ->
    [one] Ta bort spelaren ur spelet
   *[other] Ta bort laget ur spelet
}
end-side-sure = { $count ->
    [one] Spelaren förlorar. Det går inte att ångra.
   *[other] Alla i laget förlorar. Det går inte att ångra.
}
end-side-yes = Ja, ta bort

## Inbjudningar

invite = Bjud in
invite-how = Varje spelare får en egen länk. Den som öppnar den får platsen.
invite-only-here = Länkarna fungerar bara på den här datorn: andra enheter når inte servern.
invite-open = inte använd än
invite-taken = används
invite-watch = Titta på
invite-watch-note = för dem som bara vill se på
invite-own = Din plats på en annan enhet
invite-own-note = gäller en gång, bara för dig själv
invite-renew = Ny länk
invite-renew-why = Har länken hamnat i fel händer? Den gamla slutar att gälla.
qr = QR-kod
qr-of = QR-kod: { $title }

## Att ta tillbaka

undo-ask = Ta tillbaka mitt senaste drag
undo-asked = { $name } vill gärna ta tillbaka ett drag.
undo-yes = Det går bra
undo-no = Nej
undo-waiting = Väntar på svar: { $names }
undo-withdraw = Strunt i det
undo-done = { $name } har tagit tillbaka ett drag.
undo-done-you = Tillbakataget. Välj igen.

## Prat

chat = Chatt
chat-empty = Ingen har sagt något än.
chat-write = Skriv något
chat-send = Skicka
phrases = Snabbsvar
phrase-hello = Hej!
phrase-well_played = Bra spelat!
phrase-good_luck = Lycka till!
phrase-thanks = Tack!
phrase-oops = Hoppsan!
phrase-wow = Wow!
phrase-hurry = Din tur!
phrase-one_moment = Ett ögonblick
phrase-again = En gång till?
phrase-goodbye = Hej då!

## Flera vid en enhet

curtain = Ge enheten till { $name }
curtain-why = Då kan ingen titta i de andras kort.
curtain-lift = Jag är { $name }

## Slutet

result = Resultat
result-won = { $names } vinner!
result-shared = { $names } vinner tillsammans!
result-draw = Oavgjort!
result-close = Titta på spelplanen
rematch = Spela igen
rematch-join = Var med i nästa parti
verify = Gick det rättvist till?
verify-proved = { $throws ->
    [one] Ja. Det enda slaget eller den enda dragningen var bestämd före starten; ingen kunde ändra något.
   *[other] Ja. Alla { $throws } slag och dragningar var bestämda före starten; ingen kunde ändra dem.
}
verify-more = Så vet vi det
verify-how = Före starten hade servern lagt fast en hemlighet och allt annat den visste. Varje slag och varje dragning följer av det, av spelarnas egna slumptal och av deras val. Den här enheten har just räknat om allt utan att fråga servern.
verify-failed = Det gick inte att bevisa.
verify-offline = Partiet kunde inte hämtas. Försök igen när du är uppkopplad.
verify-by-server = Det här partiet är äldre: servern själv har kontrollerat det.
verify-mine = Den här enhetens slumptal ingår i varje slag.
verify-not-mine = Den här enheten lade inte till något slumptal: den kom senare, eller en annan enhet tog platsen först.
verify-limits = Den som driver servern känner till hemligheten och kunde veta slagen i förväg, men inte ändra dem. Hur sannolikt varje utfall var är hämtat från det sparade partiet; ”ludotek verify” kontrollerar det enligt reglerna.
verify-note-position = Inte den vanliga starten: partiet började från en uppställd ställning. Inget är bevisat om den.
verify-note-fork = { $steps ->
    [one] Inte den vanliga starten: det första steget kommer från ett annat parti och är inte bevisat här.
   *[other] Inte den vanliga starten: de första { $steps } stegen kommer från ett annat parti och är inte bevisade här.
}
verify-note-lesson = Partiet började med lektioner: de stegen var skrivna i förväg.
verify-note-practice = { $undos ->
    [one] Ett övningsparti mot datorspelare, där ett drag togs tillbaka.
   *[other] Ett övningsparti mot datorspelare, där { $undos } drag togs tillbaka.
}
verify-note-undone = { $undos ->
    [one] Ett drag togs tillbaka; slagen därefter var nya.
   *[other] { $undos } drag togs tillbaka; slagen därefter var nya varje gång.
}
verify-note-given-up = Partiet avslutades i förtid: det finns inget resultat.
result-given-up = Partiet avslutades utan resultat.
give-up = Avsluta partiet
give-up-sure = Avsluta det för alla utan resultat? Efteråt kan du kontrollera slagen.
give-up-yes = Ja, avsluta
start-title = Bra att veta
start-read = Okej
record-save = Spara partiet

## Se igen

replay = Se igen
replay-loading = Partiet hämtas …
replay-controls = Kontroller
replay-step = Steg { $step } av { $last }
replay-first = Till början
replay-back = Ett steg tillbaka
replay-play = Spela upp
replay-pause = Paus
replay-next = Ett steg framåt
replay-last = Till slutet
record-drop = Välj ett sparat parti, eller släpp filen här
fork = Spela vidare härifrån
look = Se tillbaka
look-working = En expert går igenom partiet …
look-curve = Vinstchanser
look-curve-label = Allas chans att vinna över { $steps } steg. Samma sak står i tabellen nedanför.
look-table = Som tabell
look-table-step = efter steg
look-luck-skill = Tur och skicklighet
look-luck = Tur
look-skill = Skicklighet
look-luck-skill-what = Tur: vad tärningar och kort gav i vinstchans jämfört med det väntade. Skicklighet: vad som gavs bort med drag som inte var de bästa; 0 vore utan misstag.
look-turns = Vändpunkter
look-turn = { $name } { $change }
look-step = Steg { $step }
look-silent = Se det här ögonblicket igen
look-lessons = Drag att tänka på
look-no-lessons = Inget drag var ett tydligt misstag. Bra spelat!
look-played = { $name } spelade: { $move }.
look-better = En expert: { $move }

## Regler

rules-of = Reglerna för { $title }
rules-lead = Regelhäftet med våra egna ord. Där häftet inte ger svar står vår tolkning.
rules-short = Spelet på en sida
rules-whole = Alla regler
rules-search = Sök i reglerna
rules-sections = Kapitel
rules-found = { $count ->
    [one] en regel hittad
   *[other] { $count } regler hittade
}
rules-nothing = Ingen regel innehåller ”{ $words }”.
ruling = Vår tolkning

## Vad som gick fel

problem = Det gick inte. Försök igen.
problem-table-out_of_date = Spelet har gått vidare under tiden. Titta en gång till.
problem-gather-full = Det går inte ihop med det du har valt. Ta bort något först.
problem-hint-not_allowed = I det här partiet får ingen be datorspelare om hjälp.
problem-clock-out = Din tid är ute: en datorspelare gör draget.
problem-seat-bot = En datorspelare har platsen. Ta tillbaka den först.
problem-chance-people_only = Med egna kort kan bara människor vara med.
problem-chance-not_asked = Du har inget att skriva in nu.
problem-undo-nothing = Det finns inget att ta tillbaka än.
problem-chat-too_many = Lite långsammare: vänta ett ögonblick.
problem-seat-is_here = Den spelaren sitter vid bordet.
problem-seat-just_left = Den spelaren har precis gått och kommer kanske tillbaka. Försök igen om en halv minut.
problem-undo-stand_in = En datorspelare spelar åt någon som är borta och kan inte säga ja i stället.
problem-hint-thinking = Datorspelaren tänker fortfarande.
problem-seat-too_many = Det var mycket på en gång. Vänta ett ögonblick.
trouble = Sidan kan inte visas
trouble-why = Något gick fel. Inget har gått förlorat.
trouble-offline = Ingen anslutning
trouble-offline-why = Den här sidan behöver servern. Försök igen när du är uppkopplad.
trouble-link-unknown = Länken öppnar inte partiet
trouble-link-unknown-why = Kanske saknas något av den. Be att få den igen.
trouble-link-revoked = Länken gäller inte längre
trouble-link-revoked-why = Den har ersatts eller redan använts. Be om en ny.
trouble-match-unknown = Det partiet finns inte här
trouble-match-unknown-why = Kanske spelades det på en annan server.
trouble-game-unknown = Det spelet har vi inte
trouble-game-unknown-why = Titta på spelen vi har.
trouble-page-lost = Här finns ingenting
trouble-page-lost-why = Adressen leder ingenstans.
trouble-record-bad = Filen är inget sparat parti
trouble-record-bad-why = Välj en fil som sparats med ”Spara partiet”.
trouble-record-not_yet = Partiet kan ses senare
trouble-record-not_yet-why = Spelet har hemligheter, så partiet kan ses först när det är slut.

## Lessons

lesson = Lektion { $number } av { $count }
lesson-next = Nästa
lesson-leave = Lämna lektionen
lesson-leave-what = Partiet fortsätter utan lektioner mot datorspelare.
lesson-play-on = Spela vidare
problem-lesson-other = Lektionen ber om något annat här. Du kan lämna den när som helst.

## What things are

what = Vad är det här?
what-hint = Tryck på vad som helst för att läsa vad det är.
card-faces = Tärningens sidor
trouble-look-not_yet = Det här partiet är inte slut än
trouble-look-not_yet-why = Du kan se tillbaka på det när det är slut.
trouble-input-analysis = Det finns ingen tillbakablick på det här partiet
trouble-input-analysis-why = Datorspelarna har inte lärt sig att bedöma spelet med de här reglerna.
trouble-server-busy = Servern är upptagen
trouble-server-busy-why = Många partier gås igenom just nu. Försök igen om en minut.
what-keys = Piltangenterna leder från sak till sak, Escape avslutar.
entry = Vad som hände vid ert bord
entry-step = { $number } av { $count }
entry-picked = Valt hittills
entry-remove = Tillbaka till före: { $what }
entry-done = Så var det
entry-waits = Har inte skrivit in än: { $names }.
entry-change = Ändra det jag skrev in
entry-here = Skriv in här
box = Tärningar och kort
box-ludotek = Ludoteks
box-own = Våra egna
box-own-open = Kartongen ligger på ert bord, och Ludotek är domare: ni trycker på det som slogs och drogs. Någon av er slår åt datorspelarna.
box-own-secret = Kartongen ligger på ert bord, och Ludotek är domare: alla skriver in det de drar på sin egen enhet, eller på den här när de får den. Bara människor spelar.
box-people = Ingen får se vad en datorspelare drar: ge varje plats till en människa.

## Coming to a table

arrive = Ta plats
arrive-game = Du är inbjuden till { $game }.
arrive-name = Ditt namn
arrive-sit = Sätt dig
arrive-choose = Eller välj en plats:
arrive-free = ledig
arrive-taken = upptagen
arrive-held = din länk hör till den här platsen
arrive-here = Sitt här
arrive-ask = Fråga
arrive-waits = frågat
arrive-asked = Du har frågat. Så fort någon säger ja är du med.
arrive-bots = Ingen plats är ledig. Du kan be att få ta över en datorspelares plats.
arrive-full = Alla platser är upptagna. Du kan titta på.
arrive-watch = Bara titta
ask-bot = { $name } vill gärna ta över datorspelarens plats ({ $seat }).
ask-device = En ny enhet vill in på platsen ”{ $seat }” (namn: { $name }). Ska den släppas in?
ask-yes = Släpp in
ask-no = Nej
someone = någon
new-device = En ny enhet är på platsen ”{ $seat }” och ser allt du ser. Var det du?
new-device-yes = Ja, det var jag
new-device-no = Skicka bort den
seat-screens = på { $count } enheter
devices = Enheter på den här platsen
device-this = Den här enheten
device-other = Enhet { $number }
device-since = sedan { $when }
invite-table = En länk för alla
invite-table-how = Den som öppnar den skriver ett namn och tar en ledig plats.
invite-seats = Länkar för enskilda platser
door = Den här länken leder till
door-ask = lediga platser
door-open = även datorns platser
door-closed = ingenting: stängd
waiting-start = Starta: datorn tar de tomma platserna
set-up-others = De andra platserna
problem-seat-taken = Någon var snabbare: platsen är upptagen. Välj en annan.
problem-seat-none_free = Nu är alla platser upptagna.
problem-seat-ask_host = Nu spelar en datorspelare där. Du kan be att få platsen.
problem-seat-refused = Svaret blev nej.
problem-seat-free = Platsen är ledig igen: ta den.
problem-seat-many_asks = För många frågar samtidigt. Försök igen om en minut.
problem-seat-came_before = Bara enheter som kom senare kan skickas bort.
problem-name-too_long = Namnet är för långt: högst 24 tecken.
problem-link-closed = Värden har stängt den här länken.
trouble-link-closed = Den här länken är stängd
trouble-link-closed-why = Värden har stängt den. Be om en ny.
trouble-link-sent_away = Den här enheten skickades bort
trouble-link-sent_away-why = Det gjorde en annan enhet på samma plats. Fråga där om du tror att det var ett misstag.
result-you = { $place ->
    [1] Du vann.
    [2] Du kom tvåa.
    [3] Du kom trea.
    [4] Du kom fyra.
   *[other] Du kom på plats { $place }.
}
result-numbers = Placeringar och siffror
result-series = vunna av { $count }
verify-entered = Tärningarna och korten var era egna: det finns inget att bevisa.
share-result = Dela partiet
share-replay = Kopiera länken till reprisen
share-replay-what = Den som har länken kan se partiet igen, drag för drag, och inget annat.
share-files = Som fil
share-picture = Spelplanen på slutet
stats = Statistik
stats-played = spelade
stats-won = vunna
stats-together = tillsammans
stats-they-won = de vann
stats-you-won = du vann

## Coming back

home-bots = { $count ->
    [one] en datorspelare
   *[other] { $count } datorspelare
}
home-seat = spelare { $number }
home-waiting = Alla har inte kommit än
home-your-turn = din tur
home-turn = { $name } är på tur
home-bot-turn = en datorspelare spelar
home-won = Du vann
home-lost = { $name } vann
code = Mina spel på en annan enhet
code-what = En kod på fem påhittade ord tar med dina platser och avslutade spel till en annan enhet. Det finns inget konto: det som sparas kan bara öppnas med koden.
code-make = Skapa en kod
code-have = Jag har en kod
code-take = Hämta mina spel
code-yours = Din kod. Skriv den på startsidan på den andra enheten:
code-brought = Dina spel finns nu på den här enheten.
code-why = Den som har den kan spela på dina platser, så behåll den för dig själv. Varje enhet syns vid bordet, och där kan du skicka bort den.
code-revoke = Ta bort koden
code-revoke-sure = Koden slutar gälla överallt. Enheter som har använt den behåller platserna de redan har.
code-keep = Behåll den
code-gone = Din kod togs bort på en annan enhet. Dina spel finns kvar här.
problem-code-wrong = Ett ord är felstavat: en kod har fem ord på fem bokstäver.
problem-book-unknown = Inget är sparat under den här koden. Den kan ha tagits bort, eller så hör den till en annan server.
problem-http-too_many = För många försök. Vänta en minut.
