## Names

title = Das letzte Gefecht
blurb = Jedit separatisteja vastaan: neljä korttia taistelussa, ja se, joka on näyttänyt vähiten, saa siirtää taistelun toiselle planeetalle. Kahdesta neljään pelaajaa, myös liittolaisina.
side-separatists = Separatistit
side-jedi = Jedit
# One who plays alone.
seat-separatists = Separatisti
seat-jedi = Jedi
seat-grievous = Grievous (separatisti)
seat-ventress = Ventress (separatisti)
seat-obi_wan = Obi-Wan (jedi)
seat-anakin = Anakin (jedi)
character-grievous = Kenraali Grievous
character-ventress = Asajj Ventress
character-obi_wan = Obi-Wan Kenobi
character-anakin = Anakin Skywalker
colour-red = punainen
colour-orange = oranssi
colour-yellow = keltainen
colour-green = vihreä
colour-blue = sininen
colour-purple = violetti
card = { $colour } { $value }
figure = { $character } ({ $colour })
figure-own = { $colour } hahmo
place = planeetta { $letter }
place-coloured = planeetta { $letter } ({ $colour })

## Prompts

prompt-planets = Planeetat asetetaan laudalle.
prompt-marker = Taistelumerkki asetetaan.
prompt-start = { $who } valitsee planeetan, jolta sota alkaa.
prompt-start-you = Hyökkäät ensimmäisenä: valitse planeetta, jolta sota alkaa.
prompt-refill = { $who } nostaa kortteja seuraavaan taisteluun.
prompt-option = Vaihe { $phase }/4: { $who } saa tehdä vapaaehtoisen toiminnon.
prompt-option-you = Vaihe { $phase }/4: pelaa kortti. Ensin saat asettaa hahmon tai aluksen tai hylätä kortin ja nostaa.
prompt-draw-card = { $who } nostaa kortin.
prompt-swap = { $partner } vaihtaa kortin: { $who } valitsee kortin vaihtoon.
prompt-swap-you = { $partner } vaihtaa kortin kanssasi: valitse, minkä annat.
prompt-play = Vaihe { $phase }/4: { $who } pelaa kortin kuvapuoli alaspäin.
prompt-play-you = Vaihe { $phase }/4: pelaa kortti kuvapuoli alaspäin. Pienimmän yhteisarvon saanut saa sitten siirtää taistelua.
prompt-move = Pienin yhteisarvo, { $total }: { $who } saa siirtää taistelun.
prompt-move-you = Sinulla on pienin yhteisarvo, { $total }: siirrä taistelu naapuriplaneetalle tai jää.
prompt-propose = { $who } ja { $partner }: molemmilla on pienin arvo. { $who } ehdottaa, minne taistelu siirtyy.
prompt-propose-you = Sinulla ja parillasi ({ $partner }) on molemmilla pienin arvo: ehdota, minne taistelu siirtyy.
prompt-reply = { $partner } ehdottaa siirtoa planeetalle { $letter } ({ $colour }). { $who } vastaa.
prompt-reply-you = { $partner } ehdottaa siirtoa planeetalle { $letter } ({ $colour }). Suostu, jää tai ehdota toista planeettaa.
prompt-reply-stay = { $partner } ehdottaa jäämistä planeetalle { $letter } ({ $colour }). { $who } vastaa.
prompt-reply-stay-you = { $partner } ehdottaa jäämistä planeetalle { $letter } ({ $colour }). Suostu tai ehdota toista planeettaa.
prompt-answer = { $partner } siirtäisi taistelun mieluummin planeetalle { $letter } ({ $colour }). { $who } hyväksyy tai hylkää.
prompt-answer-you = { $partner } siirtäisi taistelun mieluummin planeetalle { $letter } ({ $colour }). Hyväksy tai hylkää.
prompt-name = { $who } nimeää pelihahmon.
prompt-name-you = Et ole asettanut pelihahmoa: nimeä yksi tähän taisteluun. Sen väri lasketaan, ja jos häviät, menetät sen.
prompt-over = { $side } voittivat!
prompt-draw = Tasapeli: kumpikaan osapuoli ei voittanut.

## Choices

choose-nothing = Ohita: pelaa kortti
choose-discard = Hylkää { $card } ja nosta
choose-figure = Aseta hahmo: { $figure }
choose-ship = Aseta alus
choose-offer = Vaihda { $card }, parina { $partner }
choose-give = Anna { $card }
choose-play = Pelaa { $card } kuvapuoli alaspäin
choose-stay = Jää planeetalle { $letter } ({ $colour })
choose-go = Siirrä taistelu planeetalle { $letter } ({ $colour })
choose-place = Aloita planeetalta { $letter } ({ $colour })
choose-propose-stay = Ehdota jäämistä planeetalle { $letter } ({ $colour })
choose-propose-go = Ehdota siirtoa planeetalle { $letter } ({ $colour })
choose-agree-stay = Suostu jäämään planeetalle { $letter } ({ $colour })
choose-agree-go = Suostu siirtoon planeetalle { $letter } ({ $colour })
choose-counter = Ehdota sen sijaan planeettaa { $letter } ({ $colour })
choose-accept = Hyväksy siirto planeetalle { $letter } ({ $colour })
choose-refuse = Hylkää ja jää planeetalle { $letter } ({ $colour })
choose-name = Nimeä { $figure }

## What happened

told-marker-placed = Sota alkaa planeetalta { $letter } ({ $colour }).
told-marker-chosen = { $who } aloittaa sodan planeetalta { $letter } ({ $colour }).
told-battle-begun = Taistelu { $battle }: { $who } hyökkää.
told-drawn-own = { $who } nostaa kortin: { $card }.
told-reshuffled = { $cards ->
    [one] { $side } sekoittavat poistopakkansa: uudessa korttipakassa on yksi kortti.
   *[other] { $side } sekoittavat poistopakkansa: uudessa korttipakassa on { $cards } korttia.
}
told-discarded = { $who } hylkää kortin { $card } ja nostaa.
told-figure-deployed = { $who } asettaa: { $figure }.
told-ship-deployed = { $who } asettaa aluksen.
told-offered = { $who } vaihtaa kortin (vaihtokumppani { $partner }).
told-offered-own = { $who } panee vaihtoon kortin { $card } (vaihtokumppani { $partner }).
told-swapped = { $who } ja { $partner } vaihtavat kortin.
told-swapped-own = { $who } antaa kortin { $gave } ja saa kortin { $got } (vaihtokumppani { $partner }).
told-played = { $who } pelaa kortin kuvapuoli alaspäin.
told-played-own = { $who } pelaa kortin { $card } kuvapuoli alaspäin.
told-revealed = { $who } paljastaa kortin { $card }. Yhteisarvo: { $total }.
told-lowest = Pienin yhteisarvo, { $total }: { $who }.
told-lowest-allies = { $who } ja { $partner }: molemmilla on pienin yhteisarvo, { $total }.
told-planet-tie = Molemmilla osapuolilla on pienin arvo, { $total }: taistelu pysyy paikallaan.
told-marker-moved = { $who } siirtää taistelun planeetalle { $letter } ({ $colour }).
told-marker-kept = { $who } jättää taistelun planeetalle { $letter } ({ $colour }).
told-proposed = { $who } ehdottaa siirtoa planeetalle { $letter } ({ $colour }).
told-proposed-stay = { $who } ehdottaa jäämistä planeetalle { $letter } ({ $colour }).
told-replied = { $who } vastaa: planeetta { $letter } ({ $colour }).
told-accepted = { $who } hyväksyy.
told-refused = { $who } ei suostu.
told-agreed = Liittolaiset ovat yhtä mieltä: taistelu siirtyy planeetalle { $letter } ({ $colour }).
told-agreed-stay = Liittolaiset ovat yhtä mieltä: taistelu jää planeetalle { $letter } ({ $colour }).
told-disagreed = Ei yhteisymmärrystä: taistelu jää planeetalle { $letter } ({ $colour }).
told-named = { $who } nimeää: { $figure }.
told-counted = { $who } laskee: planeetta ({ $planet }) { $planet_points }, hahmo ({ $figure }) { $figure_points }, asetetut { $bonus }. Yhteisarvo: { $total }.
told-battle-won = { $side } voittavat taistelun.
told-battle-tied = Tasapeli: kaikki pitävät pelihahmonsa.
told-figure-lost = { $left ->
    [0] { $who } menetti: { $figure }.
    [one] { $who } menetti: { $figure }. Jäljellä on yksi pelihahmo.
   *[other] { $who } menetti: { $figure }. Jäljellä on { $left } pelihahmoa.
}
told-eliminated = { $who } on menettänyt kaikki pelihahmonsa ja pudonnut pelistä.
told-left = { $who } on poistunut pelistä.
told-won-figures = { $side } ovat vieneet toisen osapuolen kaikki pelihahmot ja voittavat!
told-won-leaving = { $side } voittavat: toisen osapuolen pelaaja on poistunut pelistä!
told-draw = { $battles ->
    [one] Ei ratkaisua yhden taistelun jälkeen: tasapeli.
   *[other] Ei ratkaisua { $battles } taistelun jälkeen: tasapeli.
}

## Refusals

refuse-unclear = Sano tasan yksi asia: mikä kortti, mikä hahmo tai mikä planeetta.
refuse-option-over = Vapaaehtoinen toimintosi on ohi: enää kortti on pelaamatta.
refuse-option-first = Sano ensin, teetkö vapaaehtoisen toiminnon. Sitten pelaat kortin.
refuse-must-option = Nyt voit tehdä vapaaehtoisen toiminnon tai jättää sen väliin.
refuse-cannot-refuse = Et voi kieltäytyä vaihdosta: valitse kortti, jonka annat.
refuse-must-play = Sinun pitää nyt pelata kortti kuvapuoli alaspäin.
refuse-must-name = Sinun pitää nyt nimetä yksi pelihahmoistasi.
refuse-must-answer = Hyväksy tai hylkää parisi ehdotus.
refuse-must-place = Valitse planeetta, jolta sota alkaa.
refuse-must-move = Nyt on kyse vain siitä, minne taistelu siirtyy.
refuse-no-partner = Pelaat yksin: kenenkään kanssa ei voi vaihtaa kortteja.
refuse-partner-empty = Parillasi ei ole enää korttia vaihdettavaksi.
refuse-no-card = Sellaista korttia ei ole.
refuse-not-in-hand = Sinulla ei ole sitä korttia kädessä.
refuse-ship-needs-figure = Avaruusalus vaatii pelihahmon, jonka olet asettanut aiemmin tässä taistelussa.
refuse-ship-already = Aluksesi on jo asetettu.
refuse-one-figure = Olet jo asettanut pelihahmon tässä taistelussa.
refuse-not-your-figure = Sinulla ei ole koskaan ollut tämänväristä pelihahmoa: { $colour }.
refuse-lost-figure = Olet menettänyt sen pelihahmon: { $colour }.
refuse-no-place = Sellaista planeettaa ei ole.
refuse-already-there = Taistelu on jo siellä.
refuse-no-route = Täältä ei vie sinne reittiä: { $place }.
refuse-not-yours = Se kuuluu toiselle pelaajalle.
refuse-draw-first = Ensin nostetaan.
refuse-next-place = Korttisi ovat yhdessä rivissä: seuraava tulee paikkaan { $number }.
refuse-card-stays = Pelattu kortti jää paikalleen, kunnes taistelu on ohi.

## Options

option-map = Tähtikartta
option-map-rings = kaksi kehää
option-map-grid = ruudukko
option-marker_start = Mistä sota alkaa
option-marker_start-random = arvotaan
option-marker_start-attacker = ensimmäinen hyökkääjä valitsee
option-single_side = Kolmen pelaajan pelissä yksin pelaa
option-single_side-separatists = separatisti
option-single_side-jedi = jedi
option-attacker_rotation = Kolmen pelaajan pelissä hyökkääjämerkki kiertää
option-attacker_rotation-clockwise = myötäpäivään
option-attacker_rotation-alternate_sides = osapuolelta toiselle
option-same_colour = Jos planeetta ja pelihahmo ovat samaa väriä, sen väriset kortit lasketaan
option-same_colour-once = kerran
option-same_colour-twice = kahdesti
option-draw_after = Jos kukaan ei voita, peli on tasapeli
option-draw_after-0 = ei koskaan
option-draw_after-6 = 6 taistelun jälkeen
option-draw_after-10 = 10 taistelun jälkeen
option-draw_after-15 = 15 taistelun jälkeen
option-draw_after-20 = 20 taistelun jälkeen
option-layout = Planeettojen A–L värit
option-routes = Planeettojen väliset reitit, numerot 0 (A) – 11 (L)
option-deck = Arvojen 1–4 määrät kussakin värissä
option-crews = Pelihahmojen värit, kolme kullekin hahmolle

## The picture

label-board = Tähtikartta
label-hand = Kätesi
label-planet = { $place }
label-marker = Taistelumerkki: { $place }
label-proposal = Ehdotus: { $place }
label-counter = Vastaehdotus: { $place }
label-deck = { $cards ->
    [one] { $side }, korttipakka: yksi kortti
   *[other] { $side }, korttipakka: { $cards } korttia
}
label-pile = { $count ->
    [0] { $side }, poistopakka: tyhjä
    [one] { $side }, poistopakka, yksi kortti: { $cards }
   *[other] { $side }, poistopakka, { $count } korttia: { $cards }
}
label-battle = Taistelu { $battle }
label-phase = Vaihe { $phase }/4
label-panel = Paikka: { $who }
label-hand-of = { $cards ->
    [one] Käsi, { $who }: yksi kortti
   *[other] Käsi, { $who }: { $cards } korttia
}
label-known = { $who } sai tämän kortin vaihdossa: { $card }
label-figure-home = Pelihahmo, { $who }: { $figure }
label-figure-deployed = Asetettu, { $who }: { $figure }
label-figure-named = Nimetty, { $who }: { $figure }
label-figure-lost = Menetetty, { $who }: { $figure }
label-ship = Avaruusalus: { $who }
label-ship-deployed = Avaruusalus, asetettu: { $who }
label-card-empty = Paikka kortille { $number }: { $who }
label-card-down = Kortti { $number }, { $who }: kuvapuoli alaspäin
label-card-down-own = Kortti { $number }, { $who }, kuvapuoli alaspäin: { $card }
label-card-open = Kortti { $number }, { $who }: { $card }
label-valid = Juuri nyt kelpaavaa väriä
label-total = Yhteisarvo planeettavaiheessa, { $who }: { $total }
label-final = Mitä loppuvaiheessa nyt laskettaisiin, { $who }: { $total }
label-past-planet = Edellinen taistelu, planeetan väriset kortit: { $colour }
label-past-figure = Edellinen taistelu, hahmon väriset kortit: { $colour }
label-past-bonus = Edellinen taistelu, asetetusta hahmosta ja aluksesta
label-past-total = Edellinen taistelu, yhteisarvo, { $who }: { $total }
label-own = Korttisi: { $card }
label-attacker = Hyökkääjämerkki: { $who }
label-offer = Vaihdettava kortti, { $who }: kuvapuoli alaspäin
counter-figures = pelihahmoja
counter-hand = kortteja kädessä
counter-total = yhteisarvo
badge-left = on poistunut pelistä
badge-won = voittaja
badge-out = pudonnut pelistä
show-battle = Taistelu { $battle }, vaihe { $phase }/4
show-past = Viimeksi:
show-hand = Käsi:

## Lessons

lesson-aim = Johdat separatisteja ja heidän kuutta pelihahmoaan. Jokaisessa taistelussa häviäjä menettää yhden: osapuoli, jolla ei ole enää hahmoja, on hävinnyt sodan.
lesson-battle = Taistelu käydään tällä planeetalla. Siinä on neljä vaihetta: jokaisessa kaikki pelaavat kortin, ja sitten taistelu voi siirtyä.
lesson-low = Ennen korttia saat tehdä yhden toiminnon, mutta jätä se nyt väliin. Pelaa punainen ykkönen kuvapuoli alaspäin: pienimmän yhteisarvon saanut saa siirtää taistelua.
lesson-low-why = Ensin pieni kortti: pienimmällä yhteisarvolla päätät, missä taistellaan. Pelaa punainen ykkönen.
lesson-move = Yhteisarvosi on 1, jedien 3. Sinun on pienin, joten saat siirtää taistelun: siniselle planeetalle, koska parhaat korttisi ovat sinisiä.
lesson-move-why = Lopussa lasketaan vain planeetan ja hahmosi väriset kortit. Parhaat korttisi ovat sinisiä: siirrä taistelu siniselle planeetalle.
lesson-figure = Toinen vaihe. Aseta sininen hahmosi: se antaa pisteen, ja siniset korttisi lasketaan, päättyi taistelu minne tahansa.
lesson-figure-why = Parhaat korttisi ovat sinisiä. Aseta sininen hahmo.
lesson-second = Pelaa nyt violetti kakkonen. Myös hahmon piste lasketaan yhteisarvoon.
lesson-second-why = Säästä siniset kortit loppuun. Pelaa violetti kakkonen.
lesson-ship = Yhteisarvot olivat samat, joten taistelu pysyi paikallaan. Kolmas vaihe: alus saa seurata asetettua hahmoa ja antaa vielä pisteen.
lesson-ship-why = Hahmosi on asetettu, joten alus voi seurata. Aseta se.
lesson-third = Pelaa sininen kolmonen.
lesson-third-why = Säästä nelonen viimeiseksi. Pelaa sininen kolmonen.
lesson-moved = Nyt pienin yhteisarvo oli jedeillä, ja he siirsivät taistelun keltaiselle planeetalle.
lesson-last = Neljäs vaihe: pelaa viimeinen korttisi. Sitten lasketaan planeetan väriset eli keltaiset kortit ja hahmosi väriset eli siniset kortit, ei muita.
lesson-last-why = Sininen nelonen lasketaan, koska hahmosi on sininen. Älä luovu siitä.
lesson-won = 9–8: siniset korttisi 3 ja 4 sekä hahmo ja alus. Jedit nimesivät vihreän hahmonsa ja menettivät sen.
lesson-end = Pienet kortit ohjaavat taistelua, oikeat värit voittavat sen. Osapuoli, jolla ei ole enää hahmoja, on hävinnyt sodan. Jatka peliä!

## Why a move is good

reason-planet = Kortti on planeetan värinen.
reason-figure = Kortti on hahmosi värinen.
reason-moves = Tämä planeetta sopii korteillesi parhaiten.

## What things are and do

thing-own = Taistelukortti: { $card }
about-own = Pelaa se kuvapuoli alaspäin. Arvo lasketaan heti planeettavaiheessa; loppuvaiheessa vain, jos kortti on planeetan tai pelihahmosi värinen.
thing-card-empty = Kortin paikka
about-card-empty = Taistelun jokaisessa neljässä vaiheessa tähän pelataan kortti, ensimmäisestä paikasta neljänteen.
thing-card-down = Kortti kuvapuoli alaspäin
about-card-down = Se käännetään yhdessä muiden kanssa, kun kaikki ovat pelanneet korttinsa.
thing-card-open = Kortti pöydällä: { $card }
about-card-open = Planeettavaiheessa se lasketaan väristä riippumatta. Loppuvaiheessa se lasketaan vain, jos se on planeetan tai pelaajan pelihahmon värinen.
thing-peek = Korttisi kuvapuoli alaspäin
about-peek = Vain sinä näet tästä, minkä kortin pelasit. Muut näkevät sen taustan, kunnes kaikki kortit käännetään.
thing-valid = Kelpaava väri
about-valid = Tämä kortti laskettaisiin nyt loppuvaiheessa: se on planeetan tai pelihahmon värinen. Jos taistelu siirtyy, tilanne voi muuttua.
thing-known = Vaihdossa annettu kortti: { $card }
about-known = Tiedät, että se on parillasi, koska annoit sen. Vastustajat eivät näe sitä.
thing-deck = Korttipakka: { $side }
about-deck = Tämä osapuoli nostaa korttinsa tästä. Kun pakka on tyhjä, poistopakka sekoitetaan.
thing-pile = Poistopakka: { $side }
about-pile = Tässä ovat pelatut ja hylätyt kortit kaikkien nähtävillä.
thing-offer = Vaihdettava kortti
about-offer = Pari on tarjonnut sen vaihtoon. Toisen on annettava oma kortti tilalle; vain he kaksi näkevät ne.
thing-attacker = Hyökkääjämerkki
about-attacker = Sen haltija aloittaa taistelun jokaisen vaiheen. Taistelun jälkeen se siirtyy eteenpäin.
thing-turn = Kenen vuoro on
about-turn = Tämä pelaaja saa tehdä yhden vapaaehtoisen toiminnon ja pelaa sitten kortin.
thing-marker = Taistelumerkki
about-marker = Taistelu käydään tällä planeetalla, jonka väri kelpaa loppuvaiheessa. Jokaisen vaiheen jälkeen pienimmän yhteisarvon saanut saa siirtää sitä yhtä reittiä pitkin.
thing-proposal = Ehdotus
about-proposal = Kahdella liittolaisella on molemmilla pienin yhteisarvo, ja heidän on sovittava, minne taistelu siirtyy. Tätä toinen ehdottaa; ellei sovita, se jää paikalleen.
thing-planet = { $place }
about-planet = Jos taistelu päättyy tähän, tämän väriset kortit lasketaan loppuvaiheessa. Merkki liikkuu vain piirrettyjä reittejä pitkin.
thing-battle = Taistelu { $battle }
about-battle = Jokaisessa taistelussa on neljä vaihetta ja lopuksi laskenta. Hävinnyt osapuoli menettää pelihahmot, joilla se taisteli; osapuoli, jolle ei jää yhtään, on hävinnyt sodan.
thing-phase = Vaihe { $phase }/4
about-phase = Joka vaiheessa kaikki pelaavat kortin; sitten pienimmän yhteisarvon saanut saa siirtää taistelua. Neljännen jälkeen lasketaan taistelun tulos.
thing-tag = Paikka: { $who }
about-tag = Tämän pelaajan kortit, pelihahmot ja avaruusalus ovat tällä rivillä.
thing-hand = Käsi: { $who }
about-hand = Vain tämä pelaaja näkee kortit. Ennen jokaista taistelua käsi täydennetään neljään korttiin.
thing-figure = { $figure }
about-figure-home = Sen voi asettaa kerran taistelussa: +1, ja sen väriset kortit lasketaan loppuvaiheessa. Jos taistelu hävitään, myös se menetetään.
about-figure-deployed = Se taistelee tässä taistelussa: +1 molempiin arvoihin, ja sen väriset kortit lasketaan loppuvaiheessa. Häviäjä menettää sen.
about-figure-named = Se nimettiin vasta lopuksi: sen väri lasketaan, mutta siitä ei saa pistettä. Häviäjä menettää sen silti.
about-figure-lost = Menetetty taistelussa pelin loppuun asti.
thing-ship = Avaruusalus
about-ship = Se voi liittyä aiemmin taistelussa asetettuun pelihahmoon: yksi piste lisää. Sitä ei koskaan menetetä.
about-ship-deployed = Se taistelee pelihahmon kanssa tässä taistelussa: yksi piste lisää molempiin arvoihin. Sen jälkeen se palaa.
thing-total = Yhteisarvo planeettavaiheessa
about-total = Kaikki avoimet kortit, +1 asetetusta pelihahmosta ja +1 aluksesta. Pelaaja, jolla yksin on pienin yhteisarvo, saa siirtää taistelua.
thing-final = Lopullinen arvo, jos taistelu päättyisi nyt
about-final = Vain planeetan ja pelihahmon väriset kortit, +1 asetetusta pelihahmosta ja +1 aluksesta. Suurin arvo voittaa taistelun.
thing-past = Näin edellinen taistelu laskettiin
about-past = Pisteet planeetan väristä, pelihahmon väristä, pelihahmosta ja aluksesta sekä niiden summa. Katoaa seuraavan taistelun ensimmäisen kortin myötä.
about-counter-figures = Pelaajalla vielä olevat pelihahmot. Ilman niitä pelaaja putoaa pelistä.
about-badge-won = Tämä osapuoli on voittanut sodan.
about-badge-out = Pelaajalla ei ole enää pelihahmoja.
about-badge-left = Pelaaja on poistunut pelistä, joten tämä osapuoli häviää.
entry-planets = Mitkä planeetat ovat tähtikartalla?
entry-marker = Missä taistelumerkki on alussa?
number-battles = voitetut taistelut
number-figures = menetetyt pelihahmot
