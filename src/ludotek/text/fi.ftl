## Yhteistä kaikille peleille

yes = kyllä
no = ei
option-auto = tavalliseen tapaan
refuse-not-your-turn = Nyt ei ole sinun vuorosi: valintavuorossa on { $who }.
refuse-chance-first = Ensin heitetään tai nostetaan.
refuse-over = Peli on päättynyt.
refuse-not-legal = Se ei ole nyt mahdollista.
refuse-not-now = Et voi tehdä sitä nyt.
refuse-no-chance = Sitä ei voi nyt heittää tai nostaa.
entry-outcome = Mitä heitettiin tai nostettiin?
entry-throw = Mitä { $who } heitti?
entry-throw-you = Mitä heitit?
entry-draw = Mitä { $who } nosti?
entry-draw-you = Mitä nostit?
refuse-entry = Tätä ei voi enää nostaa: { $what }. Yhtään ei ole jäljellä. Tarkistakaa, mitä on syötetty.
refuse-entry-count = Syötetty { $given }, odotettu { $count }.
prompt-turn-you = On sinun vuorosi.
prompt-turn = Valintavuorossa on { $who }.
prompt-chance = Heitetään tai nostetaan.
prompt-over = Peli on päättynyt.
told-hint = { $who } pyytää botilta apua.
told-undo = { $who } peruu siirron.
told-entry-refused = { $who } syötti jotain, mitä ei ole voitu nostaa.
told-entry-withdrawn = { $who } peruu syöttämänsä.
told-start-position = Tavallisesta poikkeava alku: { $by } on valmistellut aseman, josta peli alkaa.
told-start-fork = { $steps ->
    [one] Tavallisesta poikkeava alku: { $by } on ottanut ensimmäisen kohdan toisesta pelistä.
   *[other] Tavallisesta poikkeava alku: { $by } on ottanut ensimmäiset { $steps } kohtaa toisesta pelistä.
}
start-somebody = joku
start-players = Sen pelin pelaajat: { $names }.
start-set-up = Se peli alkoi asemasta, jonka joku oli valmistellut.
start-moved = { $count ->
    [one] Yksi asia pöydällä on toisin kuin yleensä.
   *[other] { $count } asiaa pöydällä on toisin kuin yleensä.
}
start-hides = Myös piilossa olevat asiat on tuotu mukana: { $by } saattaa tietää ne.
start-differs = { $label }: { $here }, yleensä { $usual }
told-time-bot-moves = Pelaajan { $who } aika loppui: botti tekee siirron.
told-time-bot-takes-over = Pelaajan { $who } aika loppui: botti jatkaa pelaajan paikalla.
told-time-leaves = Pelaajan { $who } aika loppui, ja hän poistuu pelistä.
push-turn = On sinun vuorosi.
push-turn-with = On sinun vuorosi. Kanssapelaajat: { $names }.
outcome = { $number }
colour-green = Vihreä
colour-blue = Sininen
colour-red = Punainen
colour-yellow = Keltainen
colour-purple = Violetti
colour-black = Musta

## Pelaajat

bot-beginner = aloittelijabotti
bot-easy = helppo botti
bot-medium = keskitason botti
bot-hard = vaikea botti
bot-expert = asiantuntijabotti

## Pelaajat

bot-random = satunnaisbotti
bot-monte_carlo = Monte Carlo -botti
bot-style-beginner = pelaa nopeasti ja huolettomasti
bot-style-easy = osaa säännöt, pitää yllätyksistä
bot-style-medium = katsoo hieman eteenpäin
bot-style-hard = suunnittelee huolella ja erehtyy harvoin
bot-style-expert = miettii sekunnin eikä anna mitään anteeksi
bot-style-random = tekee minkä tahansa siirron
bot-style-monte_carlo = kokeilee jokaista siirtoa satunnaisilla peleillä
player-you = sinä

## Ennen peliä

ask-game = Mikä peli?
ask-seats = Montako pelaajaa: { $numbers }?
ask-option = Minkä valinnan haluat muuttaa?
answer-start = pidä kaikki
ask-players = Ketkä pelaavat? Kirjoita joka paikalle nimi tai botin numero:

## Pelin aikana

prompt-aside = Voit vielä tehdä jotakin. Jatka painamalla Enteriä.
choice-go-on = Jatka
hint-play = h vihje · u peru · s tallenna · w mikä · ? ohje · l poistu pelistä · q lopeta
choice-throw = Heitä
hint-watch = mikä tahansa näppäin: nopeammin · q tallenna ja lopeta
hint-over = Enter lopeta · u peru · ? ohje
hint-number = kirjoita numero, sitten Enter · / hakee
hint-more = { $first }–{ $last } / { $total }: kirjoita numero, sitten Enter · ↑ ↓ näyttää muut · / hakee
hint-read = välilyönti eteenpäin · p taaksepäin · q sulje
screen-too-small = Pelilauta ei mahdu: ikkunan pitää olla vähintään { $width } merkkiä leveä ja { $height } riviä korkea.
say-range = { $last ->
    [one] Vaihtoehtoja on vain yksi: kirjoita 1.
   *[other] Kirjoita luku väliltä 1–{ $last }.
}
say-unknown = ”{ $typed }” ei tee tässä mitään. Kirjoita ?, niin saat ohjeen.
say-not-found = Missään valinnassa ei ole ”{ $typed }”: tässä ovat kaikki.
say-hint = Vihje: { $moves } (voiton mahdollisuus { $chance } %)
say-hint-equal = Vihje: kaikki ovat suunnilleen yhtä hyviä (voiton mahdollisuus { $chance } %)
say-no-hint = Ei vihjettä: keneltäkään täällä ei kysytä nyt.
say-undone = Peruttu. Valitse uudelleen.
say-nothing-to-undo = Kumottavaa valintaa ei ole.
say-not-undone = Kaikki pysyy ennallaan: se ei käy kaikille.
say-saved = Tallennettu: { $file }
say-not-saved = Ei tallennettu: { $reason }
say-cannot-leave = Vain päätösvuorossa oleva pelaaja voi poistua pelistä.
# Kirjain, jolla kysymykseen vastataan myöntävästi.
key-yes = k
ask-leave = { $who } poistuu pelistä eikä voi palata. Oletko varma? { $yes } = kyllä
ask-undo = { $who } haluaa perua viimeisimmän valinnan. Käykö se sinulle? { $yes } = kyllä, muu näppäin = ei
ask-undo-all = { $who } haluaa perua viimeisimmän valinnan. Käykö se kaikille? { $yes } = kyllä, muu näppäin = ei
curtain-hand = Anna laite seuraavalle: { $who }.
curtain-enter = Eihän kukaan muu katso? Paina sitten Enter.

## Ohje

help-title = Näppäimet
help-choose = tee tämä valinta; yli yhdeksän: kirjoita numero, sitten Enter
help-search = kirjoita sanoja, sitten Enter: vain valinnat, joissa ne ovat
help-hint = vihje: mitä asiantuntija tekisi, ja voiton mahdollisuus
help-undo = peru viimeisin valinta; muilta tämän päätteen ääressä kysytään
help-save = tallenna ja jatka
help-leave = poistu pelistä kokonaan; muut jatkavat
help-quit = tallenna ja lopeta; Ctrl-C tekee saman
help-help = tämä ohje
help-rules = Säännöt ovat alla kohta kohdalta. Ne voi lukea myös komennolla: { $command }
help-fair = Heitot ja nostot on päätetty ennen alkua; kukaan ei voi muuttaa niitä. Sormenjälki: { $commitment }

## Pelin jälkeen

result-line = { $place }. { $who }
say-resume = Jatka komennolla: { $command }
say-replay = Katso uudelleen komennolla: { $command }
say-verify = Tarkista pelin reiluus komennolla: { $command }
result-practice = { $undos ->
    [one] Harjoituspeli botteja vastaan, yksi peruminen.
   *[other] Harjoituspeli botteja vastaan, { $undos } perumista.
}

## Pelin katsominen uudelleen

replay-step = kohta { $step } / { $last }
replay-no-step = Tässä pelissä on kohdat 0–{ $last }.
replay-unknown = ”{ $typed }” ei tee tässä mitään.
hint-replay = → eteen · ← taakse · Home · End · luku Enter · q lopeta

## The game on one screen

summary-aim = Tavoite
summary-turn = Vuorosi
summary-end = Miten peli päättyy
summary-mistakes = Näissä aloittelijat erehtyvät

## Lessons

lesson-throw = Heitä: napauta arpakuutiota.
lesson-number = Oppitunti { $number }/{ $count }
choice-lesson-leave = Lopeta oppitunti ja jatka peliä

## What things are and do

about-seat = Tämä väri ja merkki tarkoittavat tätä pelaajaa: nappuloissa, paneelissa ja tapahtumissa.
now-counter = { $who }: { $value }
now-badge = { $who }
help-what = mitä pöydällä olevat asiat ovat; hakusanalla vain ne, joissa se on: w silta
say-no-thing = Pöydällä ei ole mitään nimeltä ”{ $typed }”.
