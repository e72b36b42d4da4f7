## Names

title = Ludo
blurb = Vie nappulasi kerran pelilaudan ympäri ja maaliin. Jos osut yksinäiseen nappulaan, palautat sen kotipesään; jos osut kahteen, joudut itse kotipesään.
colour-green = Vihreä
colour-yellow = Keltainen
colour-blue = Sininen
colour-red = Punainen
colour-purple = Liila
colour-black = Musta
face-1 = ykkösen
face-2 = kakkosen
face-3 = kolmosen
face-4 = nelosen
face-5 = viitosen
face-6 = kuutosen
face-star = tähden
face-globe = maapallon
# A side of the die by itself.
side-1 = ykkönen
side-2 = kakkonen
side-3 = kolmonen
side-4 = nelonen
side-5 = viitonen
side-6 = kuutonen
side-star = tähti
side-globe = maapallo
# What brings a piece out.
needs-globe = maapallon
needs-6 = kuutosen
needs-1-or-6 = ykkösen tai kuutosen
place-yard = kotipesä
place-start = aloituksen maapallokenttä
place-field = kenttä { $number }
place-globe = maapallokenttä { $number }
place-star = tähtikenttä { $number }
place-lane = maalisuora { $number }
place-goal = maali

## Prompts

prompt-opening = { $who } heittää aloittajasta. Suurin heitto aloittaa.
prompt-throw = { $who } heittää.
prompt-tries = { $tries ->
    [one] { $who } saa vielä yhden yrityksen heittää { $needed }.
   *[other] { $who } saa vielä { $tries } yritystä heittää { $needed }.
}
prompt-extra = { $who } käyttää ylimääräisen heittovuoron.
prompt-step = { $who } heitti { $face }. Mikä nappula siirtyy?
prompt-star = { $who } heitti { $face }. Mikä nappula siirtyy?
prompt-globe = { $who } heitti { $face }. Mikä nappula siirtyy?
prompt-over = { $who } on voittanut!
prompt-opening-you = Heitä aloittajasta. Suurin heitto aloittaa.
prompt-throw-you = Sinun vuorosi: heitä arpakuutiota.
prompt-tries-you = { $tries ->
    [one] Kun heität { $needed }, saat nappulan laudalle: yksi yritys jäljellä.
   *[other] Kun heität { $needed }, saat nappulan laudalle: { $tries } yritystä jäljellä.
}
prompt-extra-you = Heitto toi ylimääräisen heittovuoron: heitä uudelleen.
prompt-step-you = Sinun vuorosi: heitit { $face }. Mitä nappulaa siirrät?
prompt-star-you = Heitit { $face }: mikä nappula siirtyy seuraavalle tähdelleen?
prompt-globe-you = Heitit { $face }: tuo nappula laudalle tai siirrä yksi seuraavalle maapallolleen.
prompt-over-you = Olet voittanut!

## Choices

choose-enter = Siirrä nappula kotipesästä aloituksen maapallokentälle
choose-enter2 = Siirrä kaksi nappulaa kotipesästä aloituksen maapallokentälle
choose-enter6 = Siirrä nappula kotipesästä kuudennelle kentälle
choose-move = { $from } → { $to }
choose-hop = { $from } → { $to }, sitten { $end }
choose-bounce = { $from }: maaliin ja takaisin samalle kentälle

## What happened

told-opening-throw = { $who } heittää aloittajasta: { $face }.
told-opening-tie = Tasatulos: suurimman heiton saaneet heittävät uudelleen.
told-throw = { $who } heittää { $face }.
told-nothing-moves = { $who } sai { $face } mutta ei voi siirtää mitään.
told-extra-throw = { $who } saa ylimääräisen heittovuoron.
told-enter = { $who } siirtää nappulan pelilaudalle: { $to }.
told-move = { $who } siirtää: { $from } → { $to }.
told-bounce = { $who } vaihtaa suuntaa maalissa ja palaa: { $from }.
told-hop = { $who } hyppää eteenpäin: { $to }.
told-knocked-home = { $by } palauttaa pelaajan { $who } nappulan kotipesään.
told-sent-home = { $who } tulee suojatulle kentälle ja joutuu itse kotipesään.
told-goal = { $who } saa nappulan maaliin.
told-finished = { $place ->
    [1] { $who } on saanut kaikki nappulansa maaliin ja voittaa!
   *[other] { $who } on saanut kaikki nappulansa maaliin: { $place }. sija.
}
told-left = { $who } on poistunut pelistä.

## Refusals

refuse-wrong-face = Heitit { $face }: tämä siirto ei sovi heittoon.
refuse-no-piece = Siellä ei ole sinun nappulaasi.
refuse-in-goal = Maalissa oleva nappula on perillä eikä siirry enää koskaan.
refuse-own-piece-in-the-way = Oma nappulasi on tiellä. Et saa ohittaa sitä.
refuse-leads-elsewhere = Heitit { $face }: se ei vie sinne.
refuse-no-globe-ahead = Tämän nappulan reitillä ei ole edessä enää maapallokenttää.
refuse-star-in-lane = Maalisuoralla ei ole tähteä edessäpäin.
refuse-no-star-ahead = Tämän nappulan reitillä ei ole edessä enää tähteä.
refuse-globe-before-star = Ennen seuraavaa tähteä on maapallokenttä, eikä tähtiheitto saa ohittaa sitä.
refuse-no-entry = Heitit { $face }: se ei siirrä nappulaa pelilaudalle. Tarvitset { $needed }.
refuse-yard-empty = Kotipesässäsi ei ole enää nappuloita.
refuse-enter-one = Tämä heitto siirtää pelilaudalle yhden nappulan, aloituksen maapallokentälle.
refuse-enter-two = Kuutonen siirtää kaksi nappulaa aloituksen maapallokentälle tai yhden kuudennelle kentälle.
refuse-last-in-yard = Kotipesässä on enää yksi nappula: se siirtyy yksin aloituksen maapallokentälle.

## Options

option-die = Arpakuutio
option-die-star_globe = Peli 1: tähti- ja maapalloarpakuutio
option-die-plain = Peli 2: tavallinen arpakuutio
option-edition = Pelisäännöt
option-edition-nordic = tanskalaiset, norjalaiset ja suomalaiset
option-edition-swedish = ruotsalaiset
option-board = Pelilauta
option-board-4 = neljän pelaajan puoli
option-board-6 = kuuden pelaajan puoli
option-pieces = Nappuloita pelaajaa kohti
option-pieces-1 = yksi
option-pieces-2 = kaksi
option-pieces-3 = kolme
option-pieces-4 = neljä
option-turn_direction = Vuoro kiertää
option-turn_direction-clockwise = myötäpäivään
option-turn_direction-counterclockwise = vastapäivään
option-three_tries = Kolme yritystä saada nappula pelilaudalle
option-three_tries-none_on_track = kun yksikään nappula ei ole radalla
option-three_tries-all_in_yard = vain kun kaikki nappulat ovat kotipesässä
option-lane_star = Tähtiheitto maalisuoralla
option-lane_star-home_star = vie nappulan takaisin maalisuoran suulla olevalle tähdelle
option-lane_star-forward_only = ei kelpaa
option-globe_past_last = Maapalloheitto viimeisen maapallokentän jälkeen
option-globe_past_last-none = ei kelpaa
option-globe_past_last-goal = vie nappulan maaliin
option-start_defence = Kaksi vastapelaajan nappulaa aloituksen maapallokentälläsi
option-start_defence-general = lähettää saapuvan nappulasi kotipesään
option-start_defence-owner = palautetaan kotipesään, kun nappulasi saapuu
option-play_on = Jatketaan toisesta, kolmannesta ja muista sijoista
option-globe_shelter = Yksinäinen nappula on turvassa maapallokentällä
option-star_hop = Tähdelle osuva hyppää seuraavalle tähdelle
option-arms = Pelaajien kotipesät

## The picture

label-board = Pelilauta
label-piece = { $who }: { $place }
label-die = Arpakuutio: { $side }
label-die-waiting = Arpakuutio
counter-yard = kotipesässä
counter-goal = maalissa
badge-place = { $place }. sija
badge-left = on poistunut pelistä
refuse-not-yours = Tuo nappula ei ole sinun.
refuse-throw-first = Ensin heitetään arpakuutiota.

## Lessons

lesson-aim = Vie neljä vihreää nappulaasi kerran pelilaudan ympäri ja vihreää maalisuoraa pitkin maaliin. Tämä on jo melkein perillä.
lesson-out = Maapallo! Se tuo nappulan kotipesästä aloituksen maapallokentällesi.
lesson-out-why = Maapallo voi myös siirtää nappulan seuraavalle maapallolle. Tuo kuitenkin ensin uusi nappula: useampi nappula antaa enemmän vaihtoehtoja.
lesson-star = Maapallosta sait ylimääräisen heittovuoron, ja nyt tuli tähti. Tähti siirtää nappulan seuraavalle tähdelle: siirrä etummaista.
lesson-star-why = Tähden voi käyttää mihin tahansa nappulaan. Ota etummainen: sieltä se yltää sinisiin.
lesson-knock = Kakkonen! Kun päädyt vastapelaajan yksinäisen nappulan kohdalle, se palaa kotipesään. Edes maapallo ei suojaa sitä.
lesson-knock-why = Silloin sininen nappula jäisi rauhaan. Ota se, joka voi palauttaa sen kotipesään.
lesson-danger = Kuutonen. Kaksi sinistä nappulaa samalla kentällä suojaavat toisiaan: jos päädyt niiden kohdalle, joudut itse kotipesään. Siirrä mieluummin aloituksen maapallolla olevaa.
lesson-danger-why = Etummainen päätyisi kahden sinisen kohdalle ja joutuisi kotipesään. Ota aloituksen maapallolla oleva.
lesson-pair = Nelonen. Kaksi omaa nappulaa samalla kentällä ovat yhdessä turvassa: vie ne yhteen.
lesson-pair-why = Yksinäinen nappula voi joutua kotipesään. Siirrä sitä, joka yltää toisen luo.
lesson-lane = Kakkonen. Maalisuora on vain sinun. Maaliin on osuttava tarkalleen: jos luku on liian suuri, nappula kääntyy takaisin.
lesson-lane-why = Maalisuoralla oleva pääsee maaliin juuri tällä luvulla. Kuka tietää, milloin se tulee uudestaan.
lesson-end = Yksi nappula on maalissa. Vie kaikki neljä perille ensimmäisenä, niin voitat: jatka peliä!

## Why a move is good

reason-knocks = Se palauttaa pelaajan { $who } nappulan kotipesään.
reason-goal = Se vie nappulan maaliin.
reason-enters = Se tuo uuden nappulan peliin.
reason-escapes = Se vie nappulan takana tulevien ulottuvilta.

## What things are and do

label-start = Aloituksen maapallokenttä: { $colour }
label-mouth = Viimeinen tähti: { $colour }
label-lane = Maalisuora: { $colour }
label-yard = Kotipesä: { $colour }
label-goal = Maali: { $colour }
label-field = Kenttä
label-globe = Maapallokenttä
label-star = Tähtikenttä
about-field = Jos osut täällä vastapelaajan yksinäiseen nappulaan, se palaa kotipesään. Jos osut kahteen tai useampaan samanväriseen, joudut itse kotipesään.
about-globe = { $die ->
    [plain] Tällä arpakuutiolla kenttä siinä missä muutkin.
   *[star_globe] Maapalloheitto vie nappulan seuraavalle maapallokentälle. Tähtiheitolla sitä ei voi ohittaa.
} { $shelter ->
    [yes] Yksinäinen nappula on täällä turvassa.
   *[no] Se ei suojaa ketään: nappulaa suojaa vain toinen samanvärinen.
}
about-star = { $die ->
    [plain] Tällä arpakuutiolla kenttä siinä missä muutkin.
   *[star_globe] Tähtiheitto vie nappulan seuraavalle tähtikentälle.
} { $hop ->
    [yes] Jos silmäluku tuo sinut tähän, hyppäät seuraavalle tähdelle.
   *[no] Jos silmäluku tuo sinut tähän, mitään muuta ei tapahdu.
}
about-start = Tähän nappulat tulevat kotipesästä. Muille se on maapallokenttä.
about-mouth = Tämän värin kierroksen viimeinen kenttä: tästä sen nappulat kääntyvät maalisuoralle. Muille se on tähtikenttä.
about-lane = Tänne tulevat vain tämänväriset nappulat, eikä niitä voi palauttaa kotipesään.
about-yard = Nappulat odottavat täällä. Kun heität { $needed }, saat yhden laudalle.
about-goal = Vie kaikki nappulasi tänne ensimmäisenä, niin voitat. Silmäluvun on täsmättävä: jos se on liian suuri, nappula kääntyy takaisin.
thing-piece = Nappula
about-piece-yard = Se odottaa kotipesässä. Kun heität { $needed }, se pääsee laudalle.
about-piece-start = Se on juuri tullut laudalle ja kiertää sen kerran. Yksinään sen voi palauttaa kotipesään, toisen samanvärisen kanssa se on turvassa.
about-piece-field = Yksinään kentällä olevan nappulan voi palauttaa kotipesään; kaksi samanväristä ovat turvassa ja palauttavat kotipesään niihin osuvan. Omanvärisiä nappuloita se ei voi ohittaa.
about-piece-globe = { $shelter ->
    [yes] Maapallolla se on turvassa yksinkin: tähän osuva palaa kotipesään.
   *[no] Maapallo ei suojaa sitä: yksinään sen voi palauttaa kotipesään, kaksi samanväristä ovat turvassa.
}
about-piece-lane = Maalisuoralla kukaan ei voi palauttaa sitä kotipesään. Maaliin on osuttava tarkalleen, muuten se kääntyy takaisin.
about-piece-goal = Se on perillä eikä enää liiku.
thing-die = Arpakuutio
about-die = Jokainen heitto on käytettävä, jos jokin nappula voi liikkua. Kun heität { $needed }, saat nappulan laudalle; kun heität { $again }, saat ylimääräisen heittovuoron.
about-counter-yard = Pelaajan nappulat, jotka vielä odottavat pääsyä laudalle.
about-counter-goal = Pelaajan maaliin päässeet nappulat. Ensimmäisenä kaikki nappulansa maaliin vienyt voittaa.
about-badge-place = Pelaajan kaikki nappulat ovat maalissa.
about-badge-left = Pelaaja on poistunut pelistä: nappulat ovat kotipesässä, ja hänen vuoronsa ohitetaan.
number-knocked = kotipesään palautetut nappulat
number-lost = kotipesään joutuneet omat nappulat
