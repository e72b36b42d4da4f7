## The game

title = Last One Standing
blurb = Pelilauta kutistuu jalkojesi alla. Saarra muut, pääse itse ulos ja jää viimeisenä jäljelle.

## Names

colour-yellow = Keltainen
colour-blue = Sininen
colour-red = Punainen
colour-green = Vihreä
piece = nappula { $number } ({ $who })
direction-north = ylös
direction-east = oikealle
direction-south = alas
direction-west = vasemmalle
# What lies on a field.
terrain-hidden = taustapuoli ylöspäin
terrain-used = käytetty
terrain-question = kysymysmerkki
terrain-plus1 = yksi lisäaskel (+1)
terrain-wall = muuri
terrain-tunnel = tunneli
terrain-bridge = silta
# A tile in the hand, drawn or turned over.
tile-neutral = neutraali laatta
tile-question = kysymysmerkki
tile-skip = hyppää yli
tile-move = siirrä vastustajaa
tile-plus1 = yksi lisäaskel (+1)
tile-wall = muuri
tile-tunnel = tunneli
tile-bridge = silta

## Prompts

prompt-deal = Kaikki nostavat laattoja käteensä. Nyt: { $who }.
prompt-place = { $who } asettaa nappulan.
prompt-place-you = Sinun vuorosi: aseta nappula vapaalle kentälle.
prompt-tile = { $who } saa pelata laatan kädestä ja siirtyy sitten.
prompt-tile-you = Sinun vuorosi: pelaa ensin halutessasi laatta kädestä ja siirry sitten.
prompt-tile-stuck = { $who } on ansassa! Nyt voi auttaa vain laatta kädestä.
prompt-tile-stuck-you = Mikään nappulasi ei voi liikkua: olet ansassa! Nyt voi auttaa vain laatta kädestä.
prompt-tile-field = { $who } asettaa laatan ({ $tile }). Mihin?
prompt-tile-field-you = Mihin asetat laattasi ({ $tile })?
prompt-tile-piece = { $who } pelaa laatan ”hyppää yli”. Mikä nappula lukitaan?
prompt-tile-piece-you = Hyppää yli: minkä nappulan lukitset? Vastustajan nappula on lukittu hänen seuraavan vuoronsa, omasi tämän vuoron.
prompt-card-own = { $who } valitsee kortin siirtymistä varten.
prompt-card-own-you = Valitse kortti: yksi nappuloistasi siirtyy yhtä monta askelta kuin kortissa on pisteitä.
prompt-card-opponent = { $who } siirtää vastustajaa. Millä kortilla?
prompt-card-opponent-you = Siirrät vastustajaa. Millä kortilla?
prompt-card-pass = { $who } joutuu jättämään väliin: ainoa nappula, joka voisi siirtyä, on lukittu. Mikä kortti käännetään?
prompt-card-pass-you = Joudut jättämään väliin: ainoa nappulasi, joka voisi siirtyä, on lukittu. Minkä kortin käännät?
prompt-piece-own = { $who } siirtää nappulaansa. Mitä?
prompt-piece-own-you = Mitä nappulaasi siirrät?
prompt-piece-opponent = { $who } siirtää vastustajaa. Mitä nappulaa?
prompt-piece-opponent-you = Mitä vastustajan nappulaa siirrät?
prompt-step = { $left ->
    [one] { $who } siirtyy: yksi askel jäljellä.
   *[other] { $who } siirtyy: { $left } askelta jäljellä.
}
prompt-step-you = { $left ->
    [one] Siirryt: yksi askel jäljellä.
   *[other] Siirryt: { $left } askelta jäljellä.
}
prompt-land = { $who } tulee ulos tunnelista kohdassa { $field }. Mihin suuntaan?
prompt-land-you = Tulet ulos tunnelista kohdassa { $field }. Mihin suuntaan?
prompt-discard = Pelaajalla { $who } on viisi laattaa kädessään. Mikä siirretään sivuun?
prompt-discard-you = Kädessä saa olla enintään neljä laattaa, ja sinulla on viisi: minkä siirrät sivuun?
prompt-flip = Laatta käännetään: { $field }.
prompt-draw = { $who } nostaa laatan käteensä.
prompt-over = { $who } on Last One Standing!
prompt-shared = Pattitilanne: mukana olevat pelaajat jakavat voiton.

## Choices

choose-place = Aseta kentälle { $field }
choose-no-tile = Älä pelaa laattaa
choose-tile = Pelaa: { $tile }
choose-lay = Aseta kentälle { $field }
choose-lock = Lukitse: { $piece }
choose-lock-own = Lukitse nappulasi { $number }
choose-card = { $dots ->
    [one] Kortti, jossa on yksi piste
   *[other] Kortti, jossa on { $dots } pistettä
}
choose-piece = Siirrä: { $piece }
choose-piece-own = Siirrä nappulaasi { $number }
choose-step = { $direction }: { $field }
choose-dive = Mene tunneliin, uloskäynti { $field }
choose-land = Tule ulos kentälle { $field }
choose-stop = Pysähdy tähän
choose-discard = Siirrä sivuun: { $tile }

## What happened

told-dealt = { $who } nostaa käteensä { $tiles } laattaa.
told-dealt-own = { $who } nostaa: { $tile }.
told-placed = { $who } asettaa nappulan { $number } kentälle { $field }.
told-stuck = { $who } on ansassa.
told-played = { $who } pelaa laatan: { $tile }.
told-laid = { $who } asettaa laatan kentälle { $field }: { $tile }.
told-hidden-removed = Kentän { $field } piilossa ollut laatta poistuu pelistä kenenkään näkemättä.
told-locked = { $who } lukitsee: { $piece }.
told-unlocked = Ei enää lukittu: { $piece }.
told-card = { $dots ->
    [one] { $who } käyttää kortin, jossa on yksi piste.
   *[other] { $who } käyttää kortin, jossa on { $dots } pistettä.
}
told-card-pass = { $dots ->
    [one] { $who } jättää väliin ja kääntää kortin, jossa on yksi piste.
   *[other] { $who } jättää väliin ja kääntää kortin, jossa on { $dots } pistettä.
}
told-cards-back = Pelaajalla { $who } on taas kaikki neljä korttia.
told-stepped = { $piece }: { $from } → { $to }.
told-dove = { $piece } menee tunneliin: { $from } → { $exit }, ja tulee ulos kentälle { $to }.
told-flipped-used = Ei mitään erityistä kentällä { $field }: kenttä on nyt käytetty.
told-flipped-question = Kysymysmerkki kentällä { $field }!
told-flipped-plus1 = +1-kenttä kohdassa { $field }!
told-flipped-wall = Muuri kentällä { $field }!
told-flipped-tunnel = Tunneli kentällä { $field }!
told-flipped-bridge = Silta kentällä { $field }!
told-tunnel-removed = Kentän { $field } tunnelia ei enää ole.
told-worn-out = Kentän { $field } laatta on kulunut loppuun.
told-extra-step = Lisäaskel kentältä { $field }: { $piece }.
told-drew = { $who } nostaa laatan käteensä.
told-drew-own = { $who } nostaa: { $tile }.
told-discarded = { $who } siirtää laatan sivuun.
told-discarded-own = { $who } siirtää sivuun: { $tile }.
told-steps-lost = { $left ->
    [one] { $who } ei pääse eteenpäin: yksi askel menetetään.
   *[other] { $who } ei pääse eteenpäin: { $left } askelta menetetään.
}
told-stopped = { $left ->
    [one] { $who } pysähtyy ja jättää yhden askeleen ottamatta.
   *[other] { $who } pysähtyy ja jättää { $left } askelta ottamatta.
}
told-out = { $who } joutuu ulos pelistä: { $place }. sija.
told-left = { $who } on poistunut pelistä.
told-sudden-death = Äkkikuolema! Tästä lähtien erikoislaatta on käytetty, kun nappula lähtee siltä.
told-won = { $who } on Last One Standing!
told-shared = Pattitilanne: mukana olevat pelaajat jakavat voiton.

## Refusals

refuse-due-place = Ensin asetetaan nappulat.
refuse-due-tile = Valitse ensin, pelaatko laatan kädestä.
refuse-due-tile-field = Valitse ensin, mihin laatta asetetaan.
refuse-due-tile-piece = Valitse ensin lukittava nappula.
refuse-due-card = Valitse ensin kortti.
refuse-due-piece = Valitse ensin siirtyvä nappula.
refuse-due-step = Nappula on matkalla: valitse seuraava askel.
refuse-due-land = Nappula on tunnelissa: valitse, mihin se tulee ulos.
refuse-due-discard = Sinulla on viisi laattaa: siirrä ensin yksi sivuun.
refuse-too-late-for-tiles = Laatat pelataan kädestä ennen kortin valintaa. Tällä vuorolla se on jo myöhäistä.
refuse-unknown-choice = Sitä ei voi nyt valita.
refuse-no-field = Sellaista kenttää ei ole laudalla.
refuse-occupied = Siellä on nappula.
refuse-closed = Se kenttä on suljettu.
refuse-must-discard = Kädessä ei ole koskaan yli neljää laattaa: yksi on siirrettävä sivuun.
refuse-not-in-hand = Sinulla ei ole kädessäsi tätä laattaa: { $tile }.
refuse-all-locked = Kaikki laudan nappulat on jo lukittu.
refuse-nobody-to-move = Mikään vastustajan nappula ei voi ottaa askelta.
refuse-no-one-card = Vastustajan siirtämiseen tarvitset kortin, jossa on yksi piste.
refuse-nowhere-for-bridge = Millekään käytetylle kentälle ei voi asettaa siltaa.
refuse-nowhere-to-lay = Tätä laattaa ei voi asettaa mihinkään.
refuse-lay-on-piece = Kentälle, jolla on nappula, ei aseteta laattaa.
refuse-lay-on-wall = Muuria ei voi peittää.
refuse-lay-on-face-up = Näkyvissä olevan erikoislaatan päälle ei aseteta mitään: { $terrain }.
refuse-bridge-on-hidden = Silta asetetaan vain käytetylle kentälle.
refuse-bridge-by-bridge = Siltaa ei aseteta toisen sillan viereen.
refuse-one-card-only = Vastustajan siirtämiseen käytetään korttia, jossa on yksi piste.
refuse-card-used = { $dots ->
    [one] Molemmat yhden pisteen korttisi on käytetty. Ne palaavat, kun kaikki neljä on käytetty.
   *[other] Korttisi, jossa on { $dots } pistettä, on käytetty. Se palaa, kun kaikki neljä on käytetty.
}
refuse-no-piece = Se nappula ei ole laudalla.
refuse-already-locked = Se nappula on jo lukittu.
refuse-move-an-opponent = Nyt siirrät vastustajaa, et omaa nappulaasi.
refuse-cannot-step = Se nappula ei pääse minnekään.
refuse-not-yours = Se nappula ei ole sinun.
refuse-locked = Se nappula on lukittu tämän vuoron ajan.
refuse-must-go-on = Sinun on jatkettava niin kauan kuin askelia on jäljellä.
refuse-edge = Siinä lauta päättyy.
refuse-spent-question = Käännetty kysymysmerkki on tässä pelissä suljettu.
refuse-wall = Muurille ei voi mennä.
refuse-used = Se kenttä on käytetty, eikä sille voi mennä.
refuse-not-on-tunnel = Vain tunnelilla seisova nappula voi mennä tunneliin.
refuse-no-second-dive = Nappula on juuri tullut siitä ulos. Se ei voi mennä siitä uudelleen tunneliin.
refuse-no-exit-there = Siellä ei ole toista tunnelia, josta tulla ulos.
refuse-exit-occupied = Sillä tunnelilla on nappula.
refuse-exit-blocked = Sen tunnelin vieressä ei ole vapaata kenttää.
refuse-land-where-it-began = Tunnelimatka ei voi päättyä siihen, mistä se alkoi.
refuse-too-far = Vain nappulan vieressä oleville kentille pääsee, ei koskaan diagonaaliin.
refuse-wait = Ensin käännetään tai nostetaan jotain.

## Options

option-expert_move_opponent = Kokeneille: siirrä vastustajaa millä kortilla tahansa
option-stalemate = Jos syntyy pattitilanne
option-stalemate-sudden_death = ratkaisee äkkikuolema
option-stalemate-shared_win = mukana olevat jakavat voiton
option-quiet_rounds = Pattitilanne, kun kukin on pelannut näin monta vuoroa ilman muutosta
option-quiet_rounds-2 = kaksi
option-quiet_rounds-3 = kolme
option-quiet_rounds-4 = neljä
option-quiet_rounds-6 = kuusi
option-quiet_rounds-8 = kahdeksan
option-question_after_flip = Käännetty kysymysmerkki
option-question_after_flip-open = on kenttä muiden joukossa
option-question_after_flip-spent = on suljettu
option-plus1_from_hand = Kädestä pelattu +1
option-plus1_from_hand-boost = pidentää siirtymistä askeleella
option-plus1_from_hand-place = asetetaan kentälle
option-tunnel_exit = Tunneliin menevä tulee ulos
option-tunnel_exit-beside = toisen tunnelin viereen
option-tunnel_exit-on_exit = toiselle tunnelille
option-hand_tiles_per_turn = Kädestä pelattavia laattoja vuorolla
option-hand_tiles_per_turn-one = enintään yksi
option-hand_tiles_per_turn-any = niin monta kuin haluaa
option-step_rule = Kortilla otetaan
option-step_rule-full = yhtä monta askelta kuin siinä on pisteitä
option-step_rule-up_to = enintään yhtä monta askelta kuin siinä on pisteitä
option-plus1_extra = Kentän +1 antaman lisäaskeleen
option-plus1_extra-must = on pakko ottaa
option-plus1_extra-may = saa ottaa

## The picture

label-board = Pelilauta
label-hand = Korttisi ja laattasi
label-tray = Muiden kortit ja laatat
label-field = { $field }: { $terrain }
label-target = Mene kentälle { $field }
label-locked = Lukittu: { $piece }
label-beside = Laudan vieressä: { $piece }
label-card = { $dots ->
    [one] { $who }: kortti, jossa on yksi piste
   *[other] { $who }: kortti, jossa on { $dots } pistettä
}
label-card-used = { $dots ->
    [one] { $who }: kortti, jossa on yksi piste, käytetty
   *[other] { $who }: kortti, jossa on { $dots } pistettä, käytetty
}
label-back = Laatta kädessä: { $who }
label-pool = { $count ->
    [one] Yksi erikoislaatta nostettavana
   *[other] { $count } erikoislaattaa nostettavana
}
label-quiet = { $left ->
    [one] Vielä yksi hiljainen vuoro pattitilanteeseen
   *[other] Vielä { $left } hiljaista vuoroa pattitilanteeseen
}
label-sudden-death = Äkkikuolema: erikoislaatat kuluvat loppuun
counter-hand = laattoja kädessä
counter-cards = kortteja käytettävissä
badge-out = ulkona, { $place }. sija
badge-won = Last One Standing
badge-left = on poistunut pelistä
badge-stuck = ansassa
badge-locked = lukittu

## Lessons

lesson-aim = Pelaat kahdella keltaisella nappulalla. Pelilauta kutistuu kaikkien jalkojen alla: ole viimeinen, joka vielä pystyy liikkumaan.
lesson-shut = Tämä on ansassa käytetyn kentän ja muurin välissä, eikä vinottain liikuta. Pysyt mukana niin kauan kuin toinen nappulasi voi liikkua.
lesson-card = Valitse kortti, jossa on kaksi pistettä: sinun on otettava kaksi askelta. Napauta sitten nappulaa, joka ne ottaa.
lesson-card-why = Jokainen kortti käytetään kerran ennen kuin kaikki palaavat. Ota nyt kakkonen: se vie juuri tunnelille.
lesson-used = Astu ylöspäin. Kenttä, jolta lähdet, käännetään, ja yleensä se on sitten käytetty: sinne ei enää pääse kukaan.
lesson-used-why = Se tie vie poispäin tunnelista. Astu ensin ylöspäin.
lesson-question = Astu nyt tunnelille. Sen kentän alla, jolta lähdet, voi olla jotain hyödyllistä.
lesson-question-why = Tunneli on oikealla. Tarvitset sitä pian.
lesson-wall = Kysymysmerkki toi laatan käteesi: muurin! Ennen siirtoa saat pelata yhden laatan. Sulje sillä sinisen viimeinen reitti.
lesson-wall-why = Muurista on eniten hyötyä siellä, missä sinisellä on enää yksi reitti: tämän sinisen nappulan vieressä.
lesson-tunnel = Valitse ykkönen ja nappulasi ja mene tunneliin: yhdellä askeleella tulet ulos toisen tunnelin vierestä. Se tunneli on sitten käytetty, sisäänkäynti jää.
lesson-tunnel-why = Tunneliin riittää yksi askel. Ota ykkönen ja sitten toinen tunneli.
lesson-bridge = Täällä alkaa olla ahdasta. Siltasi avaa käytetyn kentän uudelleen: aseta se yläpuolellasi olevalle kentälle.
lesson-bridge-why = Sillan saa asettaa vain käytetylle kentälle. Yläpuolellasi se avaa reitin ulos.
lesson-over = Astu nyt sillalle. Se jää auki kaikille.
lesson-over-why = Säästä kortit, joissa on enemmän pisteitä, ja mene sillan yli.
lesson-end = Tämä sininen nappula on ansassa. Jos kumpikaan nappulasi ei voi liikkua vuorollasi, joudut ulos pelistä; viimeinen jäljellä oleva voittaa. Jatka peliä!

## Why a move is good

reason-shuts-in = Se jättää pelaajan { $who } nappulan ansaan.
reason-frees = Se vapauttaa ansassa olevan nappulan.
reason-extra-step = Siitä saa lisäaskeleen.

## What things are and do

thing-hidden = Taustapuoli ylöspäin oleva laatta
about-hidden = Kukaan ei tiedä, mikä se on. Se käännetään, kun nappula lähtee siltä. Siihen asti sille saa astua.
thing-field-used = Käytetty kenttä
about-used = Sille ei voi enää astua. Kädestä sille voi asettaa sillan, muurin tai tunnelin.
about-question = Kun se käännettiin, vuorossa ollut nosti laatan käteensä. Nyt se on avoin kenttä, joka ei anna enempää.
thing-spent = Loppuun käytetty kysymysmerkki
about-spent = Tässä pelissä on sovittu, ettei käännetylle kysymysmerkille voi enää astua.
about-plus1 = Nappula, joka astuu sille tai kääntää sen lähtiessään, ottaa yhden lisäaskeleen. Se antaa yhden askeleen vuorossa.
about-paid = Se on jo antanut lisäaskeleen tällä vuorolla. Seuraavalla vuorolla se antaa taas.
about-wall = Sille ei voi astua eikä sen päälle voi asettaa laattaa: se pysyy loppuun asti.
about-tunnel = { $exit ->
    [on_exit] Sillä seisova nappula voi yhdellä askeleella mennä tunneliin ja nousta toiselle tunnelille. Se katoaa silloin; tämä jää.
   *[beside] Sillä seisova nappula voi yhdellä askeleella mennä tunneliin ja nousta toisen tunnelin viereen. Se katoaa silloin; tämä jää.
}
about-bridge = Kenttä siinä missä muutkin, mutta se ei kulu: sille saa astua, pysähtyä ja jatkaa.
about-hand-wall = Kädestä: aseta se taustapuoli ylöspäin olevalle tai käytetylle kentälle, jolla ei ole nappulaa. Kenttä on siitä lähtien suljettu.
about-hand-tunnel = Kädestä: aseta se taustapuoli ylöspäin olevalle tai käytetylle kentälle, jolla ei ole nappulaa. Tunnelista pääsee toisen tunnelin luo.
about-hand-bridge = Kädestä: aseta se käytetylle kentälle, ei toisen sillan kylkeen. Se voi pelastaa sinut, kun olet ansassa.
about-hand-plus1 = { $plus1 ->
    [place] Kädestä: aseta se kentälle. Sille astuva nappula ottaa yhden lisäaskeleen.
   *[boost] Kädestä: siirtosi on tällä vuorolla yhtä askelta pidempi. Laudalle ei aseteta mitään.
}
about-hand-skip = Kädestä: lukitse nappula. Vastustaja ei voi siirtää nappulaansa seuraavalla vuorollaan, sinä omaasi tällä vuorolla.
about-hand-move = { $expert ->
    [yes] Kädestä: oman siirtosi sijasta siirrät vastustajan nappulaa millä kortilla tahansa.
   *[no] Kädestä: oman siirtosi sijasta siirrät vastustajan nappulaa yhden pisteen kortilla.
}
thing-target = Tänne saat astua
about-target = Rengas osoittaa kentän, jonka voit nyt valita.
thing-way = Reitti tunnelin läpi
about-way = Nappula voi kulkea tätä kautta maan alla tunnelistaan toiseen yhdellä askeleella.
thing-piece = { $who }: nappula { $number }
about-piece = Se astuu viereisille kentille, ei koskaan vinottain, ja tukkii tien kaikilta muilta. Pelaaja, jonka mikään nappula ei voi liikkua, joutuu ulos pelistä.
about-beside = Se ei ole laudalla: sitä ei ole vielä asetettu tai sen pelaaja on ulkona pelistä.
thing-lock = Lukko
about-lock = Omistaja ei voi valita tätä nappulaa ennen kuin hänen vuoronsa on päättynyt. Muut voivat silti siirtää sitä ”siirrä vastustajaa” -laatalla.
thing-card = Liikekortti
about-card = { $dots ->
    [one] Sillä nappula ottaa yhden askeleen. Sitten kortti pysyy käännettynä, kunnes kaikki neljä on käytetty.
   *[other] Sillä nappula ottaa { $dots } askelta. Sitten kortti pysyy käännettynä, kunnes kaikki neljä on käytetty.
}
about-card-used = Se on käytetty. Kaikki neljä korttia palaavat, kun viimeinenkin on käytetty.
thing-back = Salainen laatta kädessä
about-back = Vain omistaja tietää, mikä se on. Vuorolla pelataan enintään yksi laatta, ellei muuta ole sovittu.
thing-pool = Erikoislaattojen pino
about-pool = Käsilaatat tulevat tästä: alussa jokaiselle neljä, myöhemmin yksi jokaisesta kysymysmerkistä.
thing-clock = Hiljaiset vuorot
about-clock = Vuoro, jolla mikään ei muutu, on hiljainen. Kun niitä on liian monta peräkkäin, syntyy pattitilanne.
thing-sudden = Äkkikuolema
about-sudden = Tästä lähtien myös erikoislaatat kuluvat, kun nappula lähtee niiltä, joten lauta kutistuu loppuun asti.
about-counter-hand = Pelaajan salaiset laatat, enintään neljä.
about-counter-cards = Liikekortit, joita pelaaja voi vielä käyttää, ennen kuin kaikki neljä palaavat.
about-badge-stuck = Mikään pelaajan nappula ei voi liikkua. Ellei käsilaatta auta hänen vuorollaan, hän joutuu ulos pelistä.
about-badge-locked = Yksi pelaajan nappula on lukittu hänen vuoronsa loppuun.
about-badge-out = Mikään pelaajan nappula ei voinut enää liikkua. Pidempään mukana pysynyt saa paremman sijan.
about-badge-won = Kaikki muut ovat ulkona pelistä, tai pattitilanteessa mukana olevat jakavat voiton.
about-badge-left = Pelaaja on poistunut pelistä ja lasketaan ulos joutuneeksi.
entry-flip = Mikä laatta on kentällä { $field }?
number-steps = askeleet
number-tiles = pelatut laatat
