## Överallt

home = Till alla spel
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
pace-instant = genast
dice = Tärningar
dice-by-hand = jag kastar själv
dice-by-themselves = de kastar av sig själva

## Startsida

home-lead = Sällskapsspel, precis som i kartongen
home-games = Spel
home-players = { $from } till { $to } spelare
home-running = Dina pågående partier
home-finished = Spelat tidigare
home-forget = Ta bort { $title } från listan
home-trouble = Servern svarar inte. Kontrollera din anslutning.
play-now = Spela nu
play-now-what = Börjar genast, mot bottar.
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
set-up-more = Fler regler
set-up-changed = { $count ->
    [one] en ändrad
   *[other] { $count } ändrade
}
set-up-begin = Starta spelet
set-up-begin-links = Starta och bjud in
set-up-refused = Spelet kan inte börja så här. Se över spelare och regler.
set-up-forbidden = ”{ $value }” passar inte ihop med de spelare och regler du har valt.
set-up-with = tillsammans med { $names }
option-rules = Regler om: { $option }
kind-here = Här
kind-link = Via länk
kind-bot = Bot
bot = Bot, { $level }
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
choices-search = Sök bland dina val
choices-found = { $count ->
    [one] ett val hittades
   *[other] { $count } val hittades
}
choices-none = Inget av dina val innehåller ”{ $words }”.
gather = Det du tar tillsammans
gather-count = { $thing }: { $count }
gather-take-back = En mindre: { $thing }
gather-missing = { $count ->
    [one] Välj en till
   *[other] Välj { $count } till
}
asides = Du får också
linger = Innan du ger enheten vidare kan du fortfarande göra detta:
go-on = Fortsätt
zoom = Titta närmare
zoom-in = Närmare
zoom-out = Längre bort
zoom-fit = Visa hela spelplanen
throw = Kasta
skip = Hoppa framåt
their-turn = är på tur
watching = Du tittar på.
seat-you = du
seat-here = vid bordet
seat-away = borta
seat-left = har gått
seat-open = inte här än
log = Händelser
log-times = { $count } gånger
log-empty = Ingenting har hänt än.
offline = Ingen anslutning. Försöker igen. Inget går förlorat.
connecting = Ansluter igen.
menu = Mer
menu-seat = Din plats: { $name }
menu-leave = Lämna bordet (du kan komma tillbaka)
waiting = Väntar på alla
waiting-open = inte här än
waiting-ready = redo
waiting-why = Spelet börjar när alla har öppnat sin länk.

## Platser

bot-plays = En bot spelar åt dig.
take-back = Spela själv igen
change-level = Byt nivå
hand-over = Låt en bot ta över
hand-over-why = Botten spelar vidare tills platsen tas tillbaka.
resign = Ge upp
resign-sure = Vill du ge upp för gott? Du kan inte komma tillbaka till det här partiet.
resign-yes = Ja, ge upp
resign-no = Nej, spela vidare
end-side = { $count ->
    [one] Ta ut ur spelet
   *[other] Avsluta den här sidan
}
end-side-sure = { $count ->
    [one] Då har spelaren förlorat, och det går inte att ändra.
   *[other] Då har alla spelare på sidan förlorat, och det går inte att ändra.
}
end-side-yes = Ja, avsluta

## Inbjudningar

invite = Bjud in
invite-how = Alla får en egen länk. Den som öppnar den sätter sig på platsen.
invite-only-here = De här länkarna fungerar bara på den här datorn: servern går inte att nå någon annanstans ifrån.
invite-open = inte använd än
invite-taken = används
invite-watch = Titta på
invite-watch-note = för dem som bara vill se på
invite-own = Din plats på en annan enhet
invite-own-note = bara för dig själv
invite-renew = Ny länk
invite-renew-why = Har länken hamnat i fel händer? Den gamla slutar att gälla.
qr = QR-kod
qr-of = QR-kod: { $title }

## Att ta tillbaka

undo-ask = Ta tillbaka mitt senaste drag
undo-asked = { $name } vill gärna ta tillbaka ett drag.
undo-yes = Gärna
undo-no = Nej
undo-waiting = Väntar på svar: { $names }
undo-withdraw = Strunt i det

## Prat

chat = Prat
chat-empty = Ingen har sagt något än.
chat-write = Skriv något
chat-send = Skicka
phrases = Snabba ord
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
curtain-why = Då ser alla bara sitt eget.
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
    [one] Kontrollerat: slumpen avgjorde en gång, och det gick rättvist till. Servern hade förseglat sin hemlighet före starten, och det som kom följer av den och av spelarnas egna slumptal.
   *[other] Kontrollerat: slumpen avgjorde { $throws } gånger, och det gick alltid rättvist till. Servern hade förseglat sin hemlighet före starten, och allt som slogs eller drogs följer av den och av spelarnas egna slumptal.
}
verify-failed = Det gick inte att bevisa att det gick rättvist till.
record-save = Spara partiet

## Se igen

replay = Se igen
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

## Regler

rules-of = Reglerna för { $title }
rules-lead = Regelhäftet med våra egna ord. Där det tiger säger ett avgörande hur vi spelar.
rules-search = Sök i reglerna
rules-sections = Kapitel
rules-found = { $count ->
    [one] en regel hittad
   *[other] { $count } regler hittade
}
rules-nothing = Ingen regel innehåller ”{ $words }”.
ruling = Avgörande

## Vad som gick fel

problem = Det gick inte. Försök igen.
problem-table-out_of_date = Bordet har ändrats under tiden. Titta en gång till.
problem-gather-full = Det går inte ihop med det du har valt. Ta tillbaka något först.
problem-seat-bot = En bot spelar på platsen. Ta tillbaka den först.
problem-undo-nothing = Det finns inget att ta tillbaka än.
problem-chat-too_many = En sak i taget: vänta ett ögonblick.
problem-seat-is_here = Den spelaren sitter vid bordet.
trouble = Sidan kan inte visas
trouble-why = Något gick fel. Inget har gått förlorat.
trouble-link-unknown = Länken öppnar inte partiet
trouble-link-unknown-why = Kanske saknas en bit av den. Be om den igen.
trouble-link-revoked = Länken gäller inte längre
trouble-link-revoked-why = Den har ersatts av en ny. Be om den.
trouble-match-unknown = Det partiet finns inte här
trouble-match-unknown-why = Kanske spelades det på en annan server.
trouble-game-unknown = Det spelet har vi inte
trouble-game-unknown-why = Titta på dem vi har.
trouble-page-lost = Här finns ingenting
trouble-page-lost-why = Adressen leder ingenstans.
trouble-record-bad = Filen är inget sparat parti
trouble-record-bad-why = Välj en fil som sparats med ”Spara partiet”.
trouble-record-not_yet = Partiet kan ses senare
trouble-record-not_yet-why = Spelet har hemligheter: partiet kan ses när det är slut.
