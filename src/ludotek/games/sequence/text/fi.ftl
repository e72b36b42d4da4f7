## Names

title = Sequence
blurb = Pelaa kortti, aseta pelimerkki paikkaan, jossa kortti näkyy, ja saa ensimmäisenä viisi peräkkäin. Kahdesta kahteentoista pelaajalle, yksin tai joukkueina.
colour-blue = Sininen
colour-green = Vihreä
colour-red = Punainen
# A player of a team.
member = { $side } { $number }
suit-spades = pata
suit-hearts = hertta
suit-diamonds = ruutu
suit-clubs = risti
card-number = { $suit } { $number }
card-jack = { $suit }sotilas
card-queen = { $suit }rouva
card-king = { $suit }kuningas
card-ace = { $suit }ässä
# The second copy of a card, in the log.
card-second = { $card } (2)
space = rivi { $row }, sarake { $column }
line = { $first } – { $last }
line-and-line = { $first }; { $next }

## Prompts

prompt-dealer = { $who } nostaa kortin jakajasta. Pienin kortti jakaa.
prompt-deal = { $who } jakaa.
prompt-draws = { $who } nostaa kortin.
prompt-turn = Vuorossa: { $who }.
prompt-turn-you = Sinun vuorosi: pelaa kortti ja aseta pelimerkki paikkaan, jossa on sama kortti.
prompt-turn-or-exchange-you = Sinun vuorosi: pelaa kortti. Kuolleen kortin, jonka molemmat paikat on varattu, saat ensin vaihtaa.
prompt-exchange-you = Et voi pelata mitään korttiasi: vaihda kuollut kortti.
prompt-pass-you = Et voi pelata mitään korttiasi: jätät väliin.
prompt-line-you = Valitse, mitkä viisi paikkaa muodostavat Sequencen.
prompt-give = Pelaajan { $who } on luovuttava kortista.
prompt-give-you = Joukkueesi puhui pelistä: luovu yhdestä kortistasi.
prompt-over = { $side } on voittanut!
prompt-draw = Tasapeli: kukaan ei voittanut.

## Choices

choose-place = { $card } → { $space }
choose-finish = { $count ->
    [one] { $card } → { $space }: Sequence!
   *[other] { $card } → { $space }: { $count } Sequencea!
}
choose-claim = { $card } → { $space }, Sequence: { $lines }
choose-mark = { $card } → { $space }: valitse suorat yksi kerrallaan
choose-line = Sequence: { $line }
choose-remove = { $card }: poista pelimerkki paikalta { $space }
choose-exchange = Vaihda kuollut kortti: { $card }
choose-give = Luovu kortista: { $card }
choose-pass = Jätä väliin
choose-draw = Nosta kortti
choose-accuse = Syytä pöytäpuheesta: { $side }
choose-confirm = Vahvista pöytäpuhe: { $side }

## What happened

told-dealer-card = { $who } nostaa jakajasta kortin { $card }.
told-dealer-tie = Usealla on pienin kortti: he nostavat uudelleen.
told-dealer = { $who } sai pienimmän kortin ja jakaa.
told-hands-dealt = { $who } jakaa jokaiselle pelaajalle { $each } korttia. Nostopakka: { $pile }.
told-placed = { $who } pelaa kortin { $card } ja asettaa pelimerkin: { $space }.
told-marking = { $who } pelaa kortin { $card } ja valitsee suorat: { $space }.
told-removed = { $who } pelaa kortin { $card } ja poistaa pelimerkin ({ $side }): { $space }.
told-sequence = { $side } saa Sequencen: { $line }.
told-broken = Sequence on rikottu ({ $side }): { $line }.
told-reformed = { $side } säilyttää viiden suoran: { $line }.
told-exchanged = { $who } vaihtaa kuolleen kortin: { $card }.
told-drawn-own = { $who } nostaa kortin: { $card }.
told-drawn = { $who } nostaa kortin.
told-drawn-exchange = { $who } nostaa uuden kortin sen tilalle.
told-draw-lapsed = { $who } ei nostanut ajoissa ja jatkaa pienemmällä kädellä.
told-passed = { $who } ei voi pelata ja jättää väliin.
told-no-card = { $who } ei nosta korttia: nostopakka on tyhjä.
told-reshuffled = { $cards ->
    [one] Poistopakat sekoitetaan: uudessa nostopakassa on yksi kortti.
   *[other] Poistopakat sekoitetaan: uudessa nostopakassa on { $cards } korttia.
}
told-accused = { $who } syyttää pöytäpuheesta: { $side }.
told-confirmed = { $who } vahvistaa pöytäpuheen ({ $side }). Vahvistuksia { $votes }, tarvitaan { $needed }.
told-accusation-lapsed = { $who } ei saa tarpeeksi tukea: syytös raukeaa ({ $side }).
told-accusation-dropped = Joukkueessa on enää yksi pelaaja ({ $side }): syytös raukeaa.
told-penalty = Pöytäpuhe on vahvistettu ({ $side }): joukkueen jokainen pelaaja luopuu yhdestä kortista.
told-gave-up = { $who } luopuu kortista: { $card }.
told-left = { $who } on poistunut pelistä.
told-won-sequences = { $side } on saanut tarpeeksi Sequenceja ja voittaa!
told-won-passes = Kukaan ei voi enää pelata. { $side } on saanut eniten Sequenceja ja voittaa!
told-won-reshuffles = Kortit kiersivät kahdesti, eikä kukaan pelannut. { $side } on saanut eniten Sequenceja ja voittaa!
told-won-leaving = { $side } on ainoa jäljellä oleva joukkue ja voittaa!
told-draw-passes = Kukaan ei voi enää pelata: tasapeli.
told-draw-reshuffles = Kortit kiersivät kahdesti, eikä kukaan pelannut: tasapeli.

## Refusals

refuse-give-first = Luovu ensin yhdestä kortistasi pöytäpuheen vuoksi.
refuse-draw-first = Ensin nostetaan kortti.
refuse-no-penalty = Sinulla ei ole rangaistusta, jonka vuoksi pitäisi luopua kortista.
refuse-not-in-hand = Sinulla ei ole sitä korttia kädessäsi.
refuse-must-play = Voit pelata kortin, joten et voi jättää väliin.
refuse-must-exchange = Sinulla on kuollut kortti: vaihda se ennen kuin jätät väliin.
refuse-jack-never-dead = Sotilas ei ole koskaan kuollut kortti: pidä se, kunnes voit käyttää sen.
refuse-not-dead = { $card } ei ole kuollut kortti: toinen sen paikoista on vapaa.
refuse-one-exchange = Olet jo vaihtanut kuolleen kortin tällä vuorolla.
refuse-no-pile = Nostopakka on loppunut, joten kortteja ei voi vaihtaa.
refuse-pile-empty-again = Nostopakka on tyhjä toisen kerran: et voi vaihtaa enempää tällä vuorolla.
refuse-no-space = Se ei ole pelilaudan paikka.
refuse-removes-only = Yksisilmäinen sotilas poistaa vastustajan pelimerkin. Se ei aseta pelimerkkiä.
refuse-corner = Kulmaan ei koskaan aseteta pelimerkkiä: se kuuluu kaikille.
refuse-dead-card = Molemmat paikat on varattu ({ $card }): se on kuollut kortti.
refuse-no-match = Paikalla ei näy tätä korttia: { $card }.
refuse-taken = Paikalla on jo pelimerkki.
refuse-claim = Sequencea ei voi muodostaa noin. Valitse jokin tarjotuista suorista.
refuse-cannot-remove = Vain yksisilmäinen sotilas poistaa pelimerkin.
refuse-corner-no-chip = Kulmassa ei ole pelimerkkiä: siinä ei ole mitään poistettavaa.
refuse-nothing-there = Paikalla ei ole poistettavaa pelimerkkiä.
refuse-own-chip = Et voi poistaa oman joukkueesi pelimerkkiä.
refuse-locked = Pelimerkki kuuluu valmiiseen Sequenceen ({ $side }): se pysyy paikallaan.
refuse-no-target = Nyt ei ole pelimerkkiä, jonka voisit poistaa. Pidä sotilas.
refuse-board-full = Mikään paikka ei ole nyt vapaa. Pidä sotilas.
refuse-no-card-for-space = Sinulla ei ole tämän paikan korttia: { $card }.
refuse-own-chip-there = Paikalla on jo oman joukkueesi pelimerkki.
refuse-needs-remover = Vain yksisilmäinen sotilas voi poistaa tuon pelimerkin.

## Options

option-sides = Toisiaan vastaan pelaavat joukkueet
option-sides-2 = kaksi: kaksi Sequencea voittaa
option-sides-3 = kolme: yksi Sequence voittaa
option-dead_card_limit = Vuorolla vaihdettavat kuolleet kortit
option-dead_card_limit-1 = yksi
option-dead_card_limit-any = niin monta kuin haluat
option-draw_mode = Pelaamisen jälkeen uusi kortti
option-draw_mode-auto = nostetaan automaattisesti
option-draw_mode-strict = on nostettava itse: joka unohtaa, menettää kortin
option-deck_out = Kun nostopakka loppuu
option-deck_out-reshuffle = poistopakat sekoitetaan
option-deck_out-play_out = pelataan loppuun nostamatta
option-stalemate = Kun kukaan ei voi pelata
option-stalemate-draw = peli päättyy tasan
option-stalemate-most_sequences = eniten Sequenceja saanut voittaa
option-table_talk = Pelistä puhuminen joukkueessa
option-table_talk-off = ei maksa mitään
option-table_talk-penalty = maksaa joukkueen jokaiselle pelaajalle kortin
option-advanced_jacks = Säännöt kokeneille: yksisilmäiset sotilaat rikkovat Sequenceja

## The picture

label-board = Pelilauta
label-hand = Kätesi
label-discards = Poistopakat
label-space = { $card }: { $space }
label-corner = Kulma: { $space }
label-chip = { $side } pelimerkki, { $card }: { $space }
label-chip-locked = { $side } pelimerkki valmiissa Sequencessa, { $card }: { $space }
label-supply = Pelimerkit: { $side }
label-line = Sequence, { $side }: { $line }
label-pile = { $cards ->
    [one] Nostopakka: yksi kortti
   *[other] Nostopakka: { $cards } korttia
}
label-own = Korttisi: { $card }
label-own-dead = Korttisi: { $card }, kuollut
label-discard = { $count ->
    [one] Poistopakka, { $who }, yksi kortti: { $cards }
   *[other] Poistopakka, { $who }, { $count } korttia, viimeinen lopussa: { $cards }
}
label-discard-empty = Poistopakka, { $who }: tyhjä
counter-hand = kortteja kädessä
counter-sequences = Sequencet
badge-left = on poistunut pelistä
badge-won = voittaja
badge-owes = luopuu kortista
show-pile = { $cards ->
    [one] Nostopakka: yksi kortti
   *[other] Nostopakka: { $cards } korttia
}
show-hand = Käsi:

## Lessons

lesson-aim = Pelaat sinisillä. Viisi sinistä pelimerkkiä suorassa, mihin suuntaan tahansa, on Sequence. Kaksi Sequencea voittaa.
lesson-card = Pelaa tämä kortti ja aseta sitten pelimerkki toiseen niistä kahdesta paikasta, joissa se on: tähän, muiden viereen.
lesson-card-why = Sekin käy. Merkitty kortti ja paikka vievät sinut kuitenkin yhden pelimerkin lähemmäs Sequencea.
lesson-corner = Kulmat kuuluvat kaikille. Kulman kanssa tarvitset vain neljä pelimerkkiä: tee ensimmäinen Sequencesi valmiiksi.
lesson-corner-why = Sequence odottaa! Pelaa merkitty kortti merkittyyn paikkaan.
lesson-dead = Tämän kortin molemmat paikat on varattu: se on kuollut. Vaihda se uuteen ennen kuin pelaat. Vaihtaa saa kerran vuorossa.
lesson-dead-why = Ensin kuollut kortti: siitä ei ole enää hyötyä, ja pelattuasi on liian myöhäistä.
lesson-one-eyed = Vihreällä on neljä peräkkäin! Yksisilmäinen sotilas poistaa pelimerkin, ellei se kuulu valmiiseen Sequenceen.
lesson-one-eyed-why = Vihreältä puuttuu siitä enää yksi. Pelaa yksisilmäinen sotilas merkittyyn pelimerkkiin, niin suora katkeaa.
lesson-two-eyed = Kaksisilmäinen sotilas on jokeri: sillä asetat pelimerkkisi mihin tahansa vapaaseen paikkaan. Tee neljän suora.
lesson-two-eyed-why = Kaksisilmäisen sotilaan voi pelata minne vain, mutta tässä siitä syntyy neljän suora.
lesson-end = Neljä peräkkäin ja molemmat päät auki: yksi vielä, niin voitat. Sinulla on siihen kortti. Jatka peliä!

## Why a move is good

reason-sequence = Se muodostaa Sequencen.
reason-removes = Se poistaa vastustajan pelimerkin ({ $side }).
reason-stops = { $side } tarvitsee juuri tämän paikan Sequenceen.

## What things are and do

thing-space = Paikka: { $card }
about-space = Pelaa tämä kortti tai kaksisilmäinen sotilas, niin saat asettaa tähän pelimerkin. Jokainen kortti on laudalla kahdesti.
thing-corner = Kulma
about-corner = Se lasketaan jokaisen joukkueen hyväksi niin kuin siinä olisi sen pelimerkki: kulmaan ulottuvaan suoraan tarvitaan vain neljä. Kulmaan ei aseteta pelimerkkiä.
thing-claim = Valittava suora
about-claim = Sequence voisi syntyä useammasta viiden suorasta: valitse tämä napauttamalla tätä päätä.
thing-chip = Pelimerkki: { $side }
about-chip = Paikka kuuluu tälle joukkueelle. Viisi suorassa on Sequence. Vastustajan yksisilmäinen sotilas voi poistaa sen.
about-chip-locked = { $advanced ->
    [yes] Osa valmista Sequencea. Kokeneiden säännöillä yksisilmäinen sotilas voi silti poistaa sen ja rikkoa Sequencen.
   *[no] Osa valmista Sequencea: se pysyy loppuun asti. Yksi näistä pelimerkeistä voi kuulua myös toiseen Sequenceen.
}
about-supply = Joukkueen vielä asettamattomat pelimerkit. Ne eivät lopu kesken.
thing-tally = Sequence
about-tally = { $needed ->
    [one] Joukkueen tekemä Sequence. Yksi riittää voittoon.
   *[other] Joukkueen tekemä Sequence. Voittoon tarvitaan { $needed }.
}
thing-line = Valmis Sequence
about-line = Viisi katkeamattomassa suorassa. Joukkueen kahdella Sequencella voi olla yksi yhteinen paikka.
thing-last = Viimeisin siirto
about-last = Tähän asetettiin tai tästä poistettiin viimeisin pelimerkki.
thing-pile = Nostopakka
about-pile = Jokainen vuoro päättyy tästä nostettuun korttiin. Kun pakka on tyhjä, poistopakat sekoitetaan tai peliä jatketaan nostamatta, kuten on sovittu.
thing-wild = { $card }: jokeri
about-wild = Kaksisilmäinen sotilas: aseta pelimerkki mihin tahansa vapaaseen paikkaan, ei kuitenkaan kulmaan.
thing-remover = { $card }: konna
about-remover = { $advanced ->
    [yes] Yksisilmäinen sotilas: poista mikä tahansa vastustajan pelimerkki, vaikka valmiista Sequencesta. Sillä vuorolla et aseta omaa.
   *[no] Yksisilmäinen sotilas: poista vastustajan pelimerkki, joka ei kuulu valmiiseen Sequenceen. Sillä vuorolla et aseta omaa.
}
thing-own = { $card }
about-own = Pelaa se, niin saat asettaa pelimerkin jompaankumpaan paikkaan, jossa se on. Vain sinä näet kätesi.
thing-dead = Kuollut kortti
about-dead = Sen molemmat paikat on varattu. Vuorollasi saat vaihtaa sen uuteen ennen kuin pelaat.
thing-discard = Poistopakka
about-discard = Pelaajan pelaamat kortit. Kaikki saavat katsoa ne läpi.
about-counter-hand = Montako korttia pelaajalla on. Muut eivät näe niitä, eivät edes joukkuetoverit.
about-counter-sequences = { $needed ->
    [one] Pelaajan joukkueen valmiit Sequencet. Yksi voittaa.
   *[other] Pelaajan joukkueen valmiit Sequencet. { $needed } voittaa.
}
about-badge-won = Tämä joukkue on voittanut pelin.
about-badge-left = Pelaaja on poistunut pelistä.
about-badge-owes = Pöytäpuhe vahvistettiin: jokainen joukkueen pelaaja luopuu yhdestä kortista.
about-ring = { $needed ->
    [one] Joukkueen Sequence täyttää renkaan, ja joukkue on voittanut.
   *[other] Jokainen joukkueen Sequence täyttää renkaan. Kun niitä on { $needed }, joukkue on voittanut.
}
number-sequences = Sequencet
number-placed = asetetut pelimerkit
number-removed = poistetut pelimerkit
