## Kaikkialla

home = Kaikki pelit
close = Sulje
save = Tallenna
share = Jaa
copy = Kopioi linkki
copied = Kopioitu
name = Nimi
search-empty = Tyhjennä haku
again = Yritä uudelleen
rules = Säännöt
rule = Sääntö { $clause }
settings = Asetukset
language = Kieli
sound = Äänet
sound-on = päällä
sound-off = pois
theme = Värit
theme-auto = laitteen mukaan
theme-light = vaaleat
theme-dark = tummat
pace = Vauhti
pace-slow = hidas
pace-normal = tavallinen
pace-fast = nopea
pace-instant = ilman odotusta
dice = Heitot
dice-by-hand = heitän itse
dice-by-themselves = automaattisesti
forced = Ei valittavaa
forced-by-itself = pelataan itsestään
forced-by-hand = pelaan itse
app-offline = Ei yhteyttä palvelimeen. Voit lukea aiemmin avaamiesi pelien säännöt; pelaaminen, mukaan liittyminen ja pelien aloittaminen vaativat yhteyden.
new-version = Uusi versio on saatavilla.
new-version-take = Ota käyttöön
turn-sound = Ääni, kun on vuorosi
turn-vibration = Värinä, kun on vuorosi
turn-awake = Pidä näyttö päällä vuorosi ajan
notify = Ilmoitukset, kun on vuorosi
notify-what = Myös kun sivu on suljettu, kaikissa peleissä, jotka avaat tällä laitteella.
notify-cannot = Tämä selain ei osaa näyttää ilmoituksia.
notify-insecure = Ilmoitukset vaativat suojatun osoitteen (https).
notify-denied = Ilmoitukset on estetty. Salli ne tälle sivulle selaimen asetuksissa.

## Etusivu

home-lead = Lautapelejä juuri sellaisina kuin laatikossa
home-games = Pelit
home-players = { $from }–{ $to } pelaajaa
home-running = Keskeneräiset pelit
home-finished = Aiemmat pelit
home-all = Näytä kaikki { $count }
home-forget = Poista { $title } luettelosta
home-forgotten = { $title } on poistettu luettelosta.
home-keep = Kumoa
home-trouble = Palvelin ei vastaa. Tarkista yhteytesi.
play-now = Pelaa heti
play-now-what = Peli alkaa saman tien botteja vastaan.
learn = Opettele
learn-what = Ensimmäinen peli, jossa neuvotaan askel askeleelta.
set-up = Pelaa muiden kanssa
record-open = Katso tallennettu peli
record-bad = Tiedosto ei ole tallennettu peli.

## Valmistelut

set-up-who = Ketkä pelaavat?
set-up-seat = Pelaaja { $number }
set-up-name = Pelaajan { $number } nimi
set-up-level = Pelaajan { $number } taso
set-up-remove = Poista pelaaja { $number }
set-up-add = Vielä yksi pelaaja
set-up-seats = Ei { $count } pelaajalla. Valitse jokin näistä määristä: { $numbers }.
set-up-rules = Millä säännöillä?
set-up-how = Miten pelataan?
set-up-more = Lisää sääntöjä
set-up-changed = { $count ->
    [one] yksi muutettu
   *[other] { $count } muutettu
}
set-up-begin = Aloita peli
set-up-begin-links = Aloita ja kutsu
set-up-refused = Peliä ei voi aloittaa näin. Tarkista pelaajat ja säännöt.
set-up-forbidden = ”{ $value }” ei sovi valitsemiisi pelaajiin ja sääntöihin.
set-up-hints = Avun pyytäminen boteilta
set-up-hints-no = ei sallittu
set-up-hints-yes = sallittu, siitä kerrotaan kaikille
set-up-with = samalla puolella: { $names }
clock = Kello
clock-off = ei kelloa
clock-decision = valintaa kohti
clock-player = pelaajaa kohti
clock-time-decision = Aika valintaa kohti
clock-time-player = Aika pelaajaa kohti
clock-increment = Lisäaika jokaisen vuoron jälkeen
clock-increment-none = ei lisäaikaa
clock-zero = Kun aika loppuu
clock-zero-bot_moves = botti tekee siirron
clock-zero-bot_takes_over = botti jatkaa pelaajan paikalla
clock-zero-leaves = pelaaja poistuu pelistä
clock-what = Aika kuluu vain ihmisiltä ja vain, kun palvelin on käynnissä.
clock-left = Aikaa jäljellä:
clock-out = aika loppui
clock-warning = Aikaa jäljellä: { $time }.
option-rules = Säännöt: { $option }
kind-here = Tällä laitteella
kind-link = Linkillä
kind-bot = Botti
bot = Botti, { $level }
fork-from = Jatkat tallennettua peliä kohdasta { $step }.

## Pöytä

players = Pelaajat
prompt = Mitä tapahtuu
board = Pelilauta
board-in-words = Pelilauta sanoin
choices = Vaihtoehtosi
choices-all = Näytä kaikki vaihtoehdot
choices-many = Kaikki { $count } vaihtoehtoa
choices-tap = Napauta jotakin merkityistä paikoista tai etsi se täältä.
choices-forced = Vain tämä on mahdollista: se pelataan puolestasi.
throw-forced = Tässä ei ole valittavaa: puolestasi heitetään.
choices-search = Etsi vaihtoehdoistasi
choices-found = { $count ->
    [one] yksi vaihtoehto löytyi
   *[other] { $count } vaihtoehtoa löytyi
}
choices-none = Missään vaihtoehdossasi ei ole sanoja ”{ $words }”.
gather = Valintasi
gather-count = { $thing }: { $count }
gather-take-back = Poista yksi: { $thing }
gather-take-last-back = Poista viimeisin
gather-missing = { $count ->
    [one] Valitse vielä yksi
   *[other] Valitse vielä { $count }
}
asides = Voit myös
linger = Ennen kuin annat laitteen eteenpäin, voit vielä tehdä tämän:
go-on = Jatka
zoom = Katso lähempää
zoom-in = Lähemmäs
zoom-out = Kauemmas
zoom-fit = Näytä koko pelilauta
throw = Heitä
skip = Kelaa eteenpäin
skip-to-you = Kelaa siihen, mikä koskee sinua
recap = Tapahtumat edellisen siirtosi jälkeen: toista uudelleen
throw-waits = { $name } on heittovuorossa.
hint = Auta minua
hint-thinking = Botti miettii …
hint-best = Vahva botti tekisi näin
hint-equal = { $count } valintaa on suunnilleen yhtä hyviä
hint-all-alike = Kaikki valinnat ovat suunnilleen yhtä hyviä
hint-chance = { $chance } %
hint-what = Luku on voittomahdollisuutesi valinnan jälkeen, sikäli kuin botti osaa arvioida. Kaikki näkevät tapahtumista, että kysyit.
their-turn = on vuorossa
watching = Katsot peliä.
seat-you = sinä
seat-here = pöydässä
seat-away = poissa
seat-left = on poistunut pelistä
seat-open = ei vielä täällä
log = Tapahtumat
log-times = { $count } kertaa
log-empty = Vielä ei ole tapahtunut mitään.
offline = Ei yhteyttä. Yritetään uudelleen. Mitään ei katoa.
restarting = Palvelin käynnistyy uudelleen. Peli jatkuu hetken kuluttua.
connecting = Yhdistetään uudelleen.
menu = Lisää
menu-seat = Paikkasi: { $name }
menu-leave = Poistu pöydästä (voit palata)
waiting = Odotetaan kaikkia
waiting-open = ei vielä täällä
waiting-ready = valmis
waiting-why = Peli alkaa, kun kaikki ovat tulleet.

## Paikat

bot-plays = Botti pelaa puolestasi.
take-back = Pelaa paikalla itse
change-level = Vaihda tasoa
seat-is-away = { $name } on poissa.
let-bot-play = Anna botin pelata
hand-over = Anna botin jatkaa
hand-over-why = Botti pelaa, kunnes paikka otetaan takaisin.
resign = Luovuta
resign-sure = Luovutatko? Et voi enää palata tähän peliin.
resign-yes = Kyllä, luovutan
resign-no = En, jatkan
dismiss = Jatka ilman tätä pelaajaa
dismiss-sure = Jatketaanko ilman tätä pelaajaa? Pelaaja ei voi enää palata tähän peliin.
dismiss-yes = Kyllä, jatketaan
dismiss-no = Ei, odotetaan vielä
end-side = { $count ->
    [one] Poista pelaaja pelistä
   *[other] Poista joukkue pelistä
}
end-side-sure = { $count ->
    [one] Pelaaja häviää. Tätä ei voi perua.
   *[other] Kaikki joukkueen pelaajat häviävät. Tätä ei voi perua.
}
end-side-yes = Kyllä, poista

## Kutsut

invite = Kutsu
invite-how = Jokainen pelaaja saa oman linkin. Linkin avaaja saa paikan.
invite-only-here = Linkit toimivat vain tällä tietokoneella: muut laitteet eivät pääse palvelimeen.
invite-open = ei vielä käytetty
invite-taken = käytössä
invite-watch = Katsominen
invite-watch-note = niille, jotka vain katsovat
invite-own = Paikkasi toisella laitteella
invite-own-note = toimii kerran, vain sinulle
invite-renew = Uusi linkki
invite-renew-why = Joutuiko linkki vääriin käsiin? Vanha lakkaa toimimasta.
qr = QR-koodi
qr-of = QR-koodi: { $title }

## Peruminen

undo-ask = Peru viimeisin siirtoni
undo-asked = { $name } haluaisi perua siirron.
undo-yes = Sopii
undo-no = Ei
undo-waiting = Odotetaan vastausta: { $names }
undo-withdraw = Antaa olla
undo-done = { $name } perui siirron.
undo-done-you = Peruttu. Valitse uudelleen.

## Juttelu

chat = Keskustelu
chat-empty = Kukaan ei ole vielä sanonut mitään.
chat-write = Kirjoita jotain
chat-send = Lähetä
phrases = Pikavastaukset
phrase-hello = Hei!
phrase-well_played = Hyvin pelattu!
phrase-good_luck = Onnea peliin!
phrase-thanks = Kiitos!
phrase-oops = Hups!
phrase-wow = Vau!
phrase-hurry = Sinun vuorosi!
phrase-one_moment = Hetkinen
phrase-again = Uudestaan?
phrase-goodbye = Näkemiin!

## Monta pelaajaa, yksi laite

curtain = Anna laite seuraavalle: { $name }
curtain-why = Näin kukaan ei näe toisten kortteja.
curtain-lift = Minä olen { $name }

## Loppu

result = Tulos
result-won = { $names } voittaa!
result-shared = { $names } voittavat yhdessä!
result-draw = Tasapeli!
result-close = Katso pelilautaa
rematch = Pelaa uudelleen
rematch-join = Mukaan uuteen peliin
verify = Olivatko nopat ja kortit reiluja?
verify-proved = { $throws ->
    [one] Kyllä. Ainoa heitto tai nosto oli päätetty ennen alkua; kukaan ei voinut muuttaa sitä.
   *[other] Kyllä. Kaikki { $throws } heittoa ja nostoa oli päätetty ennen alkua; kukaan ei voinut muuttaa niitä.
}
verify-more = Mistä tiedämme
verify-how = Ennen alkua palvelin oli lukinnut salaisuuden ja kaiken, mitä se silloin tiesi. Jokainen heitto ja nosto seuraa siitä, pelaajien omista satunnaisluvuista ja siirroista. Tämä laite laski juuri kaiken uudelleen kysymättä palvelimelta.
verify-failed = Sitä ei voitu todistaa.
verify-offline = Peliä ei voitu hakea. Yritä uudelleen, kun yhteys toimii.
verify-by-server = Tämä peli on vanhempi: palvelin tarkisti sen itse.
verify-mine = Tämän laitteen satunnaisluku on mukana jokaisessa heitossa.
verify-not-mine = Tämä laite ei lisännyt satunnaislukua: se tuli myöhemmin, tai toinen laite otti paikan ensin.
verify-limits = Palvelimen ylläpitäjä tietää salaisuuden ja voisi tietää heitot etukäteen, muttei muuttaa niitä. Tulosten todennäköisyydet on otettu tallennetusta pelistä; ”ludotek verify” tarkistaa ne sääntöjen mukaan.
verify-note-position = Tavallisesta poikkeava alku: peli alkoi jonkun valmistelemasta asemasta. Siitä ei ole todistettu mitään.
verify-note-fork = { $steps ->
    [one] Tavallisesta poikkeava alku: ensimmäinen kohta on toisesta pelistä, eikä sitä ole todistettu tässä.
   *[other] Tavallisesta poikkeava alku: ensimmäiset { $steps } kohtaa ovat toisesta pelistä, eikä niitä ole todistettu tässä.
}
verify-note-lesson = Peli alkoi oppitunneilla: ne kohdat oli kirjoitettu etukäteen.
verify-note-practice = { $undos ->
    [one] Harjoituspeli botteja vastaan, yksi peruminen.
   *[other] Harjoituspeli botteja vastaan, { $undos } perumista.
}
verify-note-undone = { $undos ->
    [one] Siirtoja peruttiin kerran; sen jälkeiset heitot olivat uusia.
   *[other] Siirtoja peruttiin { $undos } kertaa; heitot olivat joka kerran uusia.
}
verify-note-given-up = Peli jätettiin kesken: tulosta ei ole.
result-given-up = Peli lopetettiin ilman tulosta.
give-up = Lopeta peli kaikilta
give-up-sure = Lopetetaanko peli kaikilta ilman tulosta? Sen jälkeen voit tarkistaa heitot.
give-up-yes = Kyllä, lopeta
start-title = Hyvä tietää
start-read = Selvä
record-save = Tallenna peli

## Katsominen uudelleen

replay = Katso uudelleen
replay-loading = Haetaan peliä …
replay-controls = Ohjaimet
replay-step = Kohta { $step } / { $last }
replay-first = Alkuun
replay-back = Yksi kohta taaksepäin
replay-play = Toista
replay-pause = Tauko
replay-next = Yksi kohta eteenpäin
replay-last = Loppuun
record-drop = Valitse tallennettu peli tai pudota tiedosto tähän
fork = Jatka peliä tästä
look = Jälkikatsaus
look-working = Asiantuntija käy peliä läpi …
look-curve = Voittomahdollisuudet
look-curve-label = Kaikkien voittomahdollisuudet { $steps } kohdan aikana. Samat luvut ovat alla olevassa taulukossa.
look-table = Taulukkona
look-table-step = kohdan jälkeen
look-luck-skill = Onni ja taito
look-luck = Onni
look-skill = Taito
look-luck-skill-what = Onni: mitä nopat ja kortit lisäsivät voittomahdollisuuteen odotettuun verrattuna. Taito: mitä menetettiin siirroilla, jotka eivät olleet parhaita; 0 tarkoittaa virheetöntä peliä.
look-turns = Käännekohdat
look-turn = { $name } { $change }
look-step = Kohta { $step }
look-silent = Katso tämä kohta uudelleen
look-lessons = Mietittäviä siirtoja
look-no-lessons = Mikään siirto ei ollut selvä virhe. Hyvin pelattu!
look-played = { $name } pelasi: { $move }.
look-better = Asiantuntija: { $move }

## Säännöt

rules-of = { $title }: säännöt
rules-lead = Sääntökirja omin sanoin. Missä se ei anna vastausta, kerromme tulkintamme.
rules-short = Peli yhdellä sivulla
rules-whole = Kaikki säännöt
rules-search = Hae säännöistä
rules-sections = Luvut
rules-found = { $count ->
    [one] yksi sääntö löytyi
   *[other] { $count } sääntöä löytyi
}
rules-nothing = Missään säännössä ei ole sanoja ”{ $words }”.
ruling = Tulkinta

## Mikä meni vikaan

problem = Se ei onnistunut. Yritä uudelleen.
problem-table-out_of_date = Peli on sillä välin edennyt. Katso uudelleen.
problem-gather-full = Se ei sovi yhteen valintojesi kanssa. Poista ensin jotain.
problem-hint-not_allowed = Tässä pelissä kukaan ei saa pyytää boteilta apua.
problem-clock-out = Aikasi loppui: botti tekee tämän siirron.
problem-seat-bot = Botti pelaa tällä paikalla. Ota se ensin takaisin.
problem-chance-people_only = Omilla korteillanne tätä voivat pelata vain ihmiset.
problem-chance-not_asked = Sinun ei tarvitse nyt syöttää mitään.
problem-undo-nothing = Vielä ei ole mitään peruttavaa.
problem-chat-too_many = Hieman hitaammin: odota hetki.
problem-seat-is_here = Se pelaaja on pöydässä.
problem-seat-just_left = Se pelaaja lähti juuri ja voi vielä palata. Yritä puolen minuutin kuluttua uudelleen.
problem-undo-stand_in = Botti pelaa poissa olevan pelaajan puolesta eikä voi suostua hänen puolestaan.
problem-hint-thinking = Botti miettii vielä.
problem-seat-too_many = Liian paljon kerralla. Odota hetki.
trouble = Sivua ei voi näyttää
trouble-why = Jokin meni vikaan. Mitään ei ole kadonnut.
trouble-offline = Ei yhteyttä
trouble-offline-why = Tämä sivu tarvitsee yhteyden palvelimeen. Yritä uudelleen, kun olet verkossa.
trouble-link-unknown = Linkki ei avaa peliä
trouble-link-unknown-why = Ehkä siitä puuttuu osa. Pyydä se uudelleen.
trouble-link-revoked = Linkki ei ole enää voimassa
trouble-link-revoked-why = Se on korvattu tai jo käytetty. Pyydä uusi.
trouble-match-unknown = Sellaista peliä ei ole täällä
trouble-match-unknown-why = Ehkä se pelattiin toisella palvelimella.
trouble-game-unknown = Meillä ei ole sitä peliä
trouble-game-unknown-why = Katso, mitä pelejä meillä on.
trouble-page-lost = Täällä ei ole mitään
trouble-page-lost-why = Osoite ei johda mihinkään.
trouble-record-bad = Tiedosto ei ole tallennettu peli
trouble-record-bad-why = Valitse tiedosto, joka on tallennettu valinnalla ”Tallenna peli”.
trouble-record-not_yet = Peliä voi katsoa myöhemmin
trouble-record-not_yet-why = Pelissä on salaisuuksia, joten sitä voi katsoa vasta, kun se on päättynyt.

## Lessons

lesson = Oppitunti { $number }/{ $count }
lesson-next = Seuraava
lesson-leave = Lopeta oppitunti
lesson-leave-what = Peli jatkuu ilman neuvoja botteja vastaan.
lesson-play-on = Jatka peliä
problem-lesson-other = Oppitunti odottaa tässä jotain muuta. Voit lopettaa sen milloin tahansa.

## What things are

what = Mikä tämä on?
what-hint = Napauta mitä tahansa, niin näet, mikä se on.
card-faces = Nopan sivut
trouble-look-not_yet = Tämä peli ei ole vielä päättynyt
trouble-look-not_yet-why = Jälkikatsauksen näkee, kun peli on päättynyt.
trouble-input-analysis = Tästä pelistä ei ole jälkikatsausta
trouble-input-analysis-why = Botit eivät ole oppineet arvioimaan peliä näillä säännöillä.
trouble-server-busy = Palvelin on kiireinen
trouble-server-busy-why = Juuri nyt käydään läpi monta peliä. Yritä uudelleen minuutin kuluttua.
what-keys = Nuolinäppäimillä siirryt asiasta toiseen, Esc lopettaa.
entry = Mitä pöydällänne tapahtui
entry-step = { $number }/{ $count }
entry-picked = Valittu tähän asti
entry-remove = Peru tästä alkaen: { $what }
entry-done = Näin se meni
entry-waits = Vielä syöttämättä: { $names }.
entry-change = Korjaa syöttämääni
entry-here = Syötä tällä laitteella
box = Nopat ja kortit
box-ludotek = Ludotekin
box-own = Omat
box-own-open = Pelilaatikko on pöydällänne, ja Ludotek on tuomari: napautatte, mitä heitettiin ja nostettiin. Joku teistä heittää bottien puolesta.
box-own-secret = Pelilaatikko on pöydällänne, ja Ludotek on tuomari: jokainen syöttää nostamansa omalla laitteellaan, tai tällä, kun se annetaan hänelle. Vain ihmiset pelaavat.
box-people = Kukaan ei saa nähdä, mitä botti nostaa: anna jokainen paikka ihmiselle.

## Coming to a table

arrive = Ota paikka
arrive-game = Sinut on kutsuttu peliin { $game }.
arrive-name = Nimesi
arrive-sit = Istu pöytään
arrive-choose = Tai valitse paikka:
arrive-free = vapaa
arrive-taken = varattu
arrive-held = linkkisi kuuluu tähän paikkaan
arrive-here = Istu tähän
arrive-ask = Pyydä
arrive-waits = pyydetty
arrive-asked = Pyyntö on lähetetty. Pääset mukaan heti, kun joku hyväksyy sen.
arrive-bots = Vapaita paikkoja ei ole. Voit pyytää botin paikkaa.
arrive-full = Kaikki paikat on varattu. Voit katsella peliä.
arrive-watch = Katselen vain
ask-bot = { $name } haluaisi jatkaa botin tilalla ({ $seat }).
ask-device = Uusi laite haluaa pelaajan { $seat } paikalle (nimi: { $name }). Päästetäänkö se mukaan?
ask-yes = Päästä mukaan
ask-no = Ei
someone = joku
new-device = Pelaajan { $seat } paikalla on uusi laite, joka näkee kaiken, minkä sinäkin. Olitko se sinä?
new-device-yes = Kyllä, minä se olin
new-device-no = Poista laite
seat-screens = { $count } laitteella
devices = Laitteet tällä paikalla
device-this = Tämä laite
device-other = Laite { $number }
device-since = alkaen { $when }
invite-table = Yksi linkki kaikille
invite-table-how = Linkin avaaja kirjoittaa nimensä ja ottaa vapaan paikan.
invite-seats = Linkit yksittäisille paikoille
door = Tällä linkillä pääsee
door-ask = vapaille paikoille
door-open = bottienkin paikoille
door-closed = ei minnekään: suljettu
waiting-start = Aloita: botit tyhjille paikoille
set-up-others = Muut paikat
problem-seat-taken = Joku ehti ensin: paikka on varattu. Valitse toinen.
problem-seat-none_free = Kaikki paikat on nyt varattu.
problem-seat-ask_host = Siinä pelaa nyt botti. Voit pyytää sen paikkaa.
problem-seat-refused = Vastaus oli ei.
problem-seat-free = Paikka on taas vapaa: ota se.
problem-seat-many_asks = Liian moni pyytää yhtä aikaa. Yritä uudelleen minuutin päästä.
problem-seat-came_before = Vain myöhemmin tulleet laitteet voi poistaa.
problem-name-too_long = Nimi on liian pitkä: enintään 24 merkkiä.
problem-link-closed = Pöydän perustaja on sulkenut tämän linkin.
trouble-link-closed = Tämä linkki on suljettu
trouble-link-closed-why = Pöydän perustaja on sulkenut linkin. Pyydä uusi.
trouble-link-sent_away = Tämä laite poistettiin
trouble-link-sent_away-why = Sen teki toinen laite samalla paikalla. Kysy sieltä, jos se oli vahinko.
result-you = { $place ->
    [1] Voitit.
    [2] Tulit toiseksi.
    [3] Tulit kolmanneksi.
    [4] Tulit neljänneksi.
   *[other] Sijoituksesi: { $place }.
}
result-numbers = Sijoitukset ja luvut
result-series = voittoja ({ $count } peliä)
verify-entered = Nopat ja kortit olivat omianne: ei ole mitään todistettavaa.
share-result = Jaa peli
share-replay = Kopioi katselulinkki
share-replay-what = Tällä linkillä voi katsoa pelin uudelleen siirto siirrolta, mutta ei tehdä mitään muuta.
share-files = Tiedostona
share-picture = Pelilauta lopussa
stats = Tilastot
stats-played = pelattu
stats-won = voitettu
stats-together = yhdessä
stats-they-won = hän voitti
stats-you-won = sinä voitit

## Coming back

home-bots = { $count ->
    [one] yksi botti
   *[other] { $count } bottia
}
home-seat = pelaaja { $number }
home-waiting = Kaikki eivät ole vielä tulleet
home-your-turn = sinun vuorosi
home-turn = vuorossa { $name }
home-bot-turn = botti pelaa
home-won = Voitit
home-lost = { $name } voitti
code = Pelini toisella laitteella
code-what = Viiden keksityn sanan koodi tuo paikkasi ja päättyneet pelisi toiselle laitteelle. Tiliä ei ole: palvelin säilyttää vain sen, minkä ainoastaan koodi avaa.
code-make = Luo koodi
code-have = Minulla on koodi
code-take = Hae pelini
code-yours = Koodisi. Kirjoita se toisella laitteella etusivulle:
code-brought = Pelisi ovat nyt tällä laitteella.
code-why = Se, jolla on koodi, voi pelata paikoillasi, joten pidä se omana tietonasi. Jokainen laite näkyy pöydässä, ja voit poistaa sen siellä.
code-revoke = Poista koodi
code-revoke-sure = Koodi lakkaa toimimasta kaikkialla. Sitä käyttäneet laitteet pitävät jo saamansa paikat.
code-keep = Pidä koodi
code-gone = Koodisi poistettiin toisella laitteella. Pelisi ovat yhä tallessa.
problem-code-wrong = Jokin sana on kirjoitettu väärin: koodissa on viisi viisikirjaimista sanaa.
problem-book-unknown = Tällä koodilla ei ole tallessa mitään. Se on ehkä poistettu tai kuuluu toiselle palvelimelle.
problem-http-too_many = Liian monta yritystä. Odota minuutti.
