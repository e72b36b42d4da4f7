## Overalt

home = Til alle spil
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
pace-instant = straks
dice = Terninger
dice-by-hand = jeg slår selv
dice-by-themselves = de slår af sig selv

## Forside

home-lead = Brætspil, præcis som i æsken
home-games = Spil
home-players = { $from } til { $to } spillere
home-running = Dine igangværende partier
home-finished = Spillet før
home-forget = Fjern { $title } fra listen
home-trouble = Serveren svarer ikke. Tjek din forbindelse.
play-now = Spil nu
play-now-what = Går i gang med det samme, mod botter.
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
set-up-more = Flere regler
set-up-changed = { $count ->
    [one] én ændret
   *[other] { $count } ændret
}
set-up-begin = Start spillet
set-up-begin-links = Start og invitér
set-up-refused = Spillet kan ikke begynde sådan. Se på spillere og regler.
set-up-forbidden = „{ $value }“ passer ikke til de spillere og regler, du har valgt.
set-up-with = sammen med { $names }
option-rules = Regler om: { $option }
kind-here = Her
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
choices-search = Søg i dine muligheder
choices-found = { $count ->
    [one] én mulighed fundet
   *[other] { $count } muligheder fundet
}
choices-none = Ingen af dine muligheder indeholder “{ $words }”.
gather = Det du tager samlet
gather-count = { $thing }: { $count }
gather-take-back = Én mindre: { $thing }
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
skip = Spring frem
their-turn = har turen
watching = Du ser med.
seat-you = dig
seat-here = ved bordet
seat-away = væk
seat-left = er gået
seat-open = ikke kommet endnu
log = Forløb
log-times = { $count } gange
log-empty = Der er ikke sket noget endnu.
offline = Ingen forbindelse. Prøver igen. Intet går tabt.
connecting = Forbinder igen.
menu = Mere
menu-seat = Din plads: { $name }
menu-leave = Forlad bordet (du kan komme tilbage)
waiting = Venter på alle
waiting-open = ikke kommet endnu
waiting-ready = klar
waiting-why = Spillet begynder, når alle har åbnet deres link.

## Pladser

bot-plays = En bot spiller for dig.
take-back = Spil selv igen
change-level = Skift niveau
hand-over = Lad en bot tage over
hand-over-why = Botten spiller videre, til pladsen bliver taget tilbage.
resign = Giv op
resign-sure = Vil du give op for altid? Du kan ikke komme tilbage i dette parti.
resign-yes = Ja, giv op
resign-no = Nej, spil videre
end-side = { $count ->
    [one] Tag ud af spillet
   *[other] Afslut denne side
}
end-side-sure = { $count ->
    [one] Så har spilleren tabt, og det kan ikke gøres om.
   *[other] Så har alle spillere på siden tabt, og det kan ikke gøres om.
}
end-side-yes = Ja, afslut

## Invitationer

invite = Invitér
invite-how = Alle får deres eget link. Den, der åbner det, sætter sig på pladsen.
invite-only-here = Disse links virker kun på denne computer: serveren kan ikke nås andre steder fra.
invite-open = ikke brugt endnu
invite-taken = i brug
invite-watch = Se med
invite-watch-note = til dem, der kun vil kigge
invite-own = Din plads på en anden enhed
invite-own-note = kun til dig selv
invite-renew = Nyt link
invite-renew-why = Er linket havnet i forkerte hænder? Det gamle holder op med at virke.
qr = QR-kode
qr-of = QR-kode: { $title }

## At tage tilbage

undo-ask = Tag mit sidste træk tilbage
undo-asked = { $name } vil gerne tage et træk tilbage.
undo-yes = I orden
undo-no = Nej
undo-waiting = Venter på svar: { $names }
undo-withdraw = Glem det

## Snak

chat = Snak
chat-empty = Ingen har sagt noget endnu.
chat-write = Skriv noget
chat-send = Send
phrases = Hurtige ord
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
curtain-why = Så ser alle kun deres eget.
curtain-lift = Jeg er { $name }

## Slutningen

result = Resultat
result-won = { $names } vinder!
result-shared = { $names } vinder sammen!
result-draw = Uafgjort!
result-close = Se på spillepladen
rematch = Spil igen
rematch-join = Med i næste parti
verify = Gik det ærligt til?
verify-proved = { $throws ->
    [one] Kontrolleret: tilfældet afgjorde noget én gang, og det gik ærligt til. Serveren havde forseglet sin hemmelighed før start, og det, der kom, følger af den og af spillernes egne tilfældige tal.
   *[other] Kontrolleret: tilfældet afgjorde noget { $throws } gange, og det gik altid ærligt til. Serveren havde forseglet sin hemmelighed før start, og alt, hvad der blev slået eller trukket, følger af den og af spillernes egne tilfældige tal.
}
verify-failed = Det kunne ikke bevises, at det gik ærligt til.
record-save = Gem partiet

## Genafspilning

replay = Se igen
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

## Regler

rules-of = Reglerne for { $title }
rules-lead = Regelhæftet med vores egne ord. Hvor det tier, siger en afgørelse, hvordan vi spiller.
rules-search = Søg i reglerne
rules-sections = Kapitler
rules-found = { $count ->
    [one] én regel fundet
   *[other] { $count } regler fundet
}
rules-nothing = Ingen regel indeholder »{ $words }«.
ruling = Afgørelse

## Hvad der gik galt

problem = Det lykkedes ikke. Prøv igen.
problem-table-out_of_date = Bordet har ændret sig imens. Se efter igen.
problem-gather-full = Det passer ikke sammen med det, du har valgt. Tag først noget tilbage.
problem-seat-bot = En bot spiller på pladsen. Tag den først tilbage.
problem-undo-nothing = Der er ikke noget at tage tilbage endnu.
problem-chat-too_many = Én ting ad gangen: vent et øjeblik.
problem-seat-is_here = Den spiller sidder ved bordet.
trouble = Siden kan ikke vises
trouble-why = Noget gik galt. Intet er gået tabt.
trouble-link-unknown = Linket åbner ikke partiet
trouble-link-unknown-why = Måske mangler der et stykke af det. Bed om det igen.
trouble-link-revoked = Linket gælder ikke længere
trouble-link-revoked-why = Det er erstattet af et nyt. Bed om det.
trouble-match-unknown = Det parti findes ikke her
trouble-match-unknown-why = Måske blev det spillet på en anden server.
trouble-game-unknown = Det spil har vi ikke
trouble-game-unknown-why = Se på dem, vi har.
trouble-page-lost = Her er ikke noget
trouble-page-lost-why = Adressen fører ingen steder hen.
trouble-record-bad = Filen er ikke et gemt parti
trouble-record-bad-why = Vælg en fil, der er gemt med »Gem partiet«.
trouble-record-not_yet = Partiet kan ses senere
trouble-record-not_yet-why = Spillet har hemmeligheder: partiet kan ses, når det er slut.
