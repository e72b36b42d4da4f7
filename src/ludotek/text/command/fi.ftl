## Ohje

cli-about = Lautapelejä oikeilla säännöillä: päätteessä, selaimessa ja Pythonista.
cli-usage = Käyttö: { $line }
cli-commands = Komennot
cli-parameters = Parametrit
cli-possible = mahdolliset: { $values }
cli-default = yleensä { $value }
cli-required = pakollinen
cli-help = Näytä tämä ohje.
cli-version = Näytä, mikä versio tämä on.

## Ohje: täytettävien kohtien nimet

cli-name-command = KOMENTO
cli-name-options = ASETUKSET
cli-name-game = PELI
cli-name-file = TIEDOSTO
cli-name-folder = KANSIO
cli-name-clause = KOHTA
cli-name-number = LUKU
cli-name-word = SANA
cli-name-players = PELAAJAT
cli-name-levels = TASOT
cli-name-language = KIELI
cli-name-address = OSOITE
cli-name-setting = NIMI=ARVO
cli-name-value = ARVO
cli-name-choice = VALINTA

## Ohje: komennot

cli-play = Pelaa tässä päätteessä. Mitä tässä ei sanota, sitä kysytään, tai se on tavalliseen tapaan.
cli-learn = Opettele peli: ensimmäinen peli botteja vastaan, jossa neuvotaan askel askeleelta.
cli-serve = Tarjoa kaikki pelit selaimille, kunnes keskeytetään.
cli-replay = Katso peli uudelleen, vaihe vaiheelta kumpaankin suuntaan; putkeen koko kertomus.
cli-analyse = Katsaus päättyneeseen peliin: kaikkien voiton mahdollisuus, onni ja taito, siirtoja mietittäväksi.
cli-verify = Todista, että sattuma oli reilu päättyneessä pelissä.
cli-rules = Pelin säännöt kohta kohdalta.
cli-games = Saatavilla olevat pelit.
cli-lab = Anna bottien pelata toisiaan vastaan, kukin yhtä usein joka paikalla.

## Ohje: mitä niille voi sanoa

cli-game = Mikä peli; `ludotek games` luettelee ne.
cli-file = Tallennettu peli.
cli-set = Pelin valinta; voi antaa useita kertoja.
cli-language = da, nb, sv, fi, it, de tai en; muuten LUDOTEK_LANGUAGE, muuten koneen kieli.
cli-no-color = Ei värejä; muodot erottavat pelaajat silti.
cli-players = Kuka istuu missä, esimerkiksi ”person:Anna,hard,easy”.
cli-seats = Montako pelaajaa.
cli-seed = Sattuma, joka toistuu samalla luvulla; muuten reilu ja tarkistettava.
cli-resume = Jatka tallennettua peliä.
cli-save = Tallenna tähän tiedostoon.
cli-position = Aloita asemasta (JSON) eikä alusta.
cli-table = Heitot ja nostot syötetään käsin oikealta pöydältä.
cli-auto = Ainoa mahdollinen valinta tehdään itsestään, samoin heitto, jonka jälkeen ei ole valittavaa, ellei se paljasta salaisuutta.
cli-throw-for-me = Nopat heitetään puolestasi; muuten jokainen heitto odottaa kättäsi, paitsi asetuksella --pace instant.
cli-pace = Kuinka kauan tapahtumat näkyvät.
cli-host = Osoite, jota kuunnellaan.
cli-port = Portti; 0 on mikä tahansa vapaa.
cli-data = Kansio, jossa pelejä säilytetään.
cli-settings = TOML-tiedosto, jossa on asetukset; ympäristön LUDOTEK_… ja komentorivin asetukset ohittavat sen.
cli-open = Avaa pöytä selaimessa.
cli-database = Säilytä pelit PostgreSQL-tietokannassa: postgresql://….
cli-bus = Viesti muille saman tietokannan palvelimille Redisin tai Valkeyn kautta: redis://….
cli-processes = Kuinka monta prosessia palvelee rinnakkain.
cli-step = Aloita näin monen vaiheen jälkeen.
cli-clause = Vain tämän numeron kohta.
cli-short = Vain peli yhdellä sivulla.
cli-search = Vain kohdat, joissa on tämä sana.
cli-bots = Bottien tasot pilkuin erotettuina.
cli-lab-games = Montako peliä.
cli-lab-seats = Montako pelaajaa; muuten yksi kutakin bottia kohti.
cli-lab-seed = Sama luku antaa samat pelit.
cli-lab-processes = Montako peliä kerrallaan; muuten yksi kutakin ydintä kohden.
cli-lab-ray = Pelaa Ray-klusterissa tässä osoitteessa.
cli-lab-json = Kirjoita tulokset JSON-muodossa.
cli-lab-html = Kirjoita tulokset sivuksi, jossa on kaavioita.

## Mitä komennot tulostavat

serve-at = Ludotek on osoitteessa { $address }
serve-network = {"  "}puhelimille ja muille tässä verkossa: { $address }
serve-everybody = {"  "}kaikki tässä verkossa pääsevät siihen; --host 127.0.0.1 pitää sen tällä koneella
serve-folder = Pelit säilytetään kansiossa { $folder }
serve-stop = Pysäytä näppäimillä Ctrl+C; mitään ei katoa.
verify-proved = { $throws ->
    [one] { $file }: yksi heitto tai nosto todistettu
   *[other] { $file }: { $throws } heittoa ja nostoa todistettu
}
verify-commitment = sidottu tähän: { $commitment }
verify-proves = Todistettu: jokainen heitto seuraa ennen alkua päätetystä salaisuudesta, pelaajien satunnaisluvuista ja kaikista siirroista; jokainen siirto on sallittu; mitään ei ole sen jälkeen muutettu.
verify-limits = Ei todistettu: ettei kukaan tiennyt salaisuutta. Pelin ylläpitäjä tiesi sen ja siten heitot etukäteen.
verify-note-position = Tavallisesta poikkeava alku: peli alkoi jonkun valmistelemasta asemasta. Siitä asemasta ei ole todistettu mitään.
verify-note-fork = { $steps ->
    [one] Tavallisesta poikkeava alku: ensimmäinen vaihe on toisesta pelistä. Se on sallittu, mutta sen heittoa ei ole todistettu tässä.
   *[other] Tavallisesta poikkeava alku: ensimmäiset { $steps } vaihetta ovat toisesta pelistä. Ne ovat sallittuja, mutta niiden heittoja ei ole todistettu tässä.
}
verify-note-lesson = Peli alkoi oppitunneilla: sen ensimmäiset { $steps } vaihetta oli kirjoitettu etukäteen eikä niitä heitetty.
verify-note-by = Aseman valmisteli { $by }.
verify-note-practice = { $undos ->
    [one] Harjoituspeli: vastassa vain botteja, ja siirtoja peruttiin kerran. Sen jälkeiset heitot olivat uusia.
   *[other] Harjoituspeli: vastassa vain botteja, ja siirtoja peruttiin { $undos } kertaa. Heitot olivat joka kerran uusia.
}
verify-note-undone = { $undos ->
    [one] Siirtoja peruttiin kerran. Peruttu on tallessa, ja sen jälkeiset heitot olivat uusia.
   *[other] Siirtoja peruttiin { $undos } kertaa. Peruttu on tallessa, ja heitot olivat joka kerran uusia.
}
verify-note-given-up = Peli jätettiin kesken: tulosta ei ole.
verify-note-alone = Yksikään pelaaja ei lisännyt satunnaislukua salaisuuden päättämisen jälkeen: pelin aloittaja olisi voinut valita heitot.
verify-note-first-scheme = Peli käyttää menetelmän ensimmäistä versiota: nimiä ei ole sinetöity, eikä palvelimen boteille valitsemia lukuja ollut päätetty etukäteen.
verify-not = { $file } ei ole todistettu: { $reason }
lab-line = { $mean } peliä kohti ({ $games } pelattu)

## Komento, jota ei voi lukea

wrong-command = komentoa ”{ $given }” ei ole; komennot ovat { $known }
wrong-command-near = komentoa ”{ $given }” ei ole; tarkoititko { $near }? Komennot ovat { $known }
wrong-flag = tuntematon asetus { $given }; katso: { $help }
wrong-flag-near = tuntematon asetus { $given }; tarkoititko { $near }?
wrong-number = { $name }: tarvitaan kokonaisluku, ei ”{ $given }”
wrong-choice = { $name } ei voi olla ”{ $given }”; mahdolliset: { $known }
wrong-too-much = ”{ $given }” on tässä liikaa; katso: { $help }
wrong-missing = { $name } puuttuu; katso: { $help }
wrong-no-value = { $name } tarvitsee arvon peräänsä; katso: { $help }
wrong-running = peli ei ole päättynyt: sen voi analysoida vasta sitten
wrong-twice = { $name } on annettu kahdesti: kerta riittää
wrong-usage = tätä ei voi lukea: { $reason }; katso: { $help }

## Pelit, pelaajat, valinnat

wrong-game = peliä ”{ $given }” ei ole. Pelit ovat: { $known }
wrong-game-near = peliä ”{ $given }” ei ole; tarkoititko { $near }? Pelit ovat: { $known }
wrong-which-game = mikä peli? Esimerkiksi: { $command }. Pelit ovat: { $known }
wrong-seats = { $game }: pelaajia voi olla { $numbers }, ei { $seats }
wrong-bot = bottia ”{ $given }” ei ole; botit ovat { $known }
wrong-not-judged = peliä { $game } ei voi analysoida näillä säännöillä: arviointiin ei ole opittu mitään
wrong-player = pelaajaa ”{ $given }” ei ole; mahdolliset: person, person:NIMI, { $known }
wrong-players = { $players ->
    [one] 1 pelaaja on nimetty, paikkoja on { $seats }; nimeä kaikki, tai jätä --players pois
   *[other] { $players } pelaajaa on nimetty, paikkoja on { $seats }; nimeä kaikki, tai jätä --players pois
}
wrong-option = { $game }: valintaa ”{ $name }” ei ole; valinnat ovat { $known }
wrong-option-value = { $name } ei voi olla { $value }; mahdolliset: { $possible }
wrong-options = säännöt kieltävät nämä valinnat ({ $clause }): { $rule }
wrong-setting = --set ”{ $given }”: pitäisi olla nimi=arvo; { $game }: valinnat ovat { $known }
wrong-setting-twice = { $name } on annettu kahdesti: { $first } ja { $second }
wrong-language = kieltä ”{ $given }” ei ole; kielet ovat { $known }
wrong-lab = pelejä { $games }, botteja { $bots }, paikkoja { $seats }: vähintään yksi peli ja paikka jokaiselle

## Toiveet, jotka ovat ristiriidassa

wrong-table-and-seed = --table ottaa heitot ja nostot pöydältäsi ja --seed luvusta: käytä vain toista
wrong-table-bots = omilla korteilla peliä { $game } pelaavat vain ihmiset: kukaan ei saa nähdä, mitä botti nostaa; nimeä --players-valinnalla ihminen joka paikalle
wrong-position-options = asemalla on omat valintansa: muuta ne sen tiedostossa, ei komennolla --set
wrong-position-seats = asemassa on pelaajia { $seats }, ei { $asked }: jätä --seats pois
wrong-resume-flag = --resume jatkaa niin kuin peli aloitettiin: jätä { $flag } pois
wrong-resume-game = { $file } on peliä { $game }, ei peliä { $asked }
wrong-resume-table = { $file }: pelillä on omat heittonsa ja nostonsa, jätä --table pois
wrong-resume-over = { $file }: peli on päättynyt; katso se komennolla: { $command }
wrong-resume-secret = { $file }: salaisuutta, josta heittää, ei ole; pelin voi vain katsoa: { $command }

## Säännöt

wrong-clause = kohtaa ”{ $given }” ei ole; ne ovat { $first } – { $last }
wrong-clause-near = kohtaa ”{ $given }” ei ole; tarkoititko { $near }?
wrong-lessons = Pelissä { $game } ei ole oppitunteja.
wrong-short = Pelillä { $game } ei ole tiivistelmää.
wrong-word = { $game }: missään kohdassa ei mainita ”{ $word }”

## Tiedostot

wrong-file = tiedostoa ”{ $file }” ei ole; pelit säilytetään kansiossa { $folder }
wrong-file-near = tiedostoa ”{ $file }” ei ole; tarkoititko { $near }?
wrong-read = tiedostoa ”{ $file }” ei voi lukea: { $reason }
wrong-json = { $file } ei ole JSON: { $reason }
wrong-position = { $file } ei ole asema: pitäisi olla JSON-olio
wrong-position-record = { $file } on tallennettu peli eikä asema: käytä --resume { $file }
wrong-position-players = asemassa on pelaajia { $found }, ei { $seats }
wrong-save-folder = { $file } on kansio; nimeä tiedosto siinä, esimerkiksi { $example }
wrong-save-exists = { $file } on jo olemassa, eikä sitä korvata; jatka sitä komennolla --resume, tai valitse toinen nimi
wrong-save-nowhere = kansiota { $folder } ei ole; luo se, tai valitse toinen paikka tiedostolle { $file }
wrong-save-forbidden = kansioon { $folder } ei voi kirjoittaa; valitse toinen paikka tiedostolle { $file }
wrong-address = osoitetta { $host } portti { $port } ei voi kuunnella: { $reason }; kokeile toista: --port
wrong-folder-in-use = toinen Ludotek-palvelin käyttää kansiota { $folder }: pysäytä se ensin tai valitse toinen kansio: --data
reason-nothing = sen nimistä ei ole
reason-folder = se on kansio
reason-forbidden = se ei ole sallittua
reason-full = tila on lopussa
reason-read-only = sinne ei voi kirjoittaa
reason-in-use = joku muu kuuntelee jo siellä
reason-port = portit ovat 0–65535

## Tallennetut pelit

wrong-record = { $file } ei ole tallennettu Ludotek-peli: kenttä ”ludotek” puuttuu
wrong-record-deep = { $file } ei ole tallennettu Ludotek-peli: se on liian syvästi sisäkkäinen
wrong-format = { $file }: muoto on { $found }; tämä Ludotekin versio lukee muotoa { $format }
wrong-damaged = { $file } on vahingoittunut: { $reason }
wrong-header = tallennetun pelin alkutiedot eivät ole mahdolliset: { $reason }
wrong-record-game = tämä on tallennettu peli ”{ $found }”, ei ”{ $game }”
wrong-version = peli on tallennettu pelin { $game } versiolla { $found }; tässä on versio { $version }, jonka säännöt ovat toiset, joten sitä ei toisteta
wrong-record-players = { $players ->
    [one] tallennetussa pelissä on nimetty 1 pelaaja, paikkoja on { $seats }
   *[other] tallennetussa pelissä on nimetty { $players } pelaajaa, paikkoja on { $seats }
}
wrong-nonces = tallennetussa pelissä on pelaajia { $seats }, mutta heittojen lisiä { $nonces }
wrong-step = vaihe { $step } ({ $actor }, { $action }) ei ole mahdollinen: { $reason }
wrong-no-step = { $file }: vaihetta { $step } ei ole; vaiheet ovat 0–{ $last }
wrong-not-over = pelissä { $game } on salaisuuksia: pelin kulun näkee, kun peli on päättynyt
wrong-secret = salaisuus on vahingoittunut: { $reason }
wrong-throw = salaisuus, lisät ja kulku antavat { $due }; tätä heittoa, tai jotakin ennen sitä, on muutettu

## Heitot, joita ei ole todistettu

unfair-no-data = tallennetussa pelissä ei ole tarkistettavaa: heitot syötettiin tai simuloitiin
unfair-entered = tallennettu peli sanoo, että sattuma on sekä syötetty käsin että arvottu reilusti: vain toinen voi olla totta
verify-entered = { $file }: sattuman tulokset on syötetty käsin oikealta pöydältä (heittoja ja nostoja { $count }). Siirrot ovat sallittuja; sattumasta ei ole mitään todistettavaa.
unfair-not-yet = salaisuutta ei ole vielä paljastettu: se paljastetaan, kun peli on päättynyt
unfair-secret = salaisuus, alkutiedot, alkuasema tai varhainen lisä ei ole se, johon sitouduttiin ennen ensimmäistä heittoa
unfair-nonces = tallennetussa pelissä ei ole tasan yhtä lisää paikkaa kohti (paikkoja on { $seats })
unfair-nonce = paikan { $seat } lisä oli päätetty ennen alkua, mutta käytettiin toista
unfair-weights = heitto { $throw }: sääntöjen mukaan sen tulokset eivät olleet niin todennäköisiä kuin tallennettu peli sanoo
unfair-result = tallennetun pelin tulos ei ole sen viimeisen aseman tulos
unfair-given-up = tallennetun pelin mukaan peli jätettiin kesken, mutta se on päättynyt vaiheeseen { $step }
wrong-scheme = pelin reiluusmenetelmän versio on { $found }; tämä ohjelma tuntee versiot { $known }
unfair-throw = vaihe { $step }: heitto antoi { $action }, mutta salaisuus, lisät ja kulku antavat { $due }; tätä heittoa, tai jotakin ennen sitä, on muutettu
unfair-already = tallennetun pelin mukaan { $already } sen { $steps } vaiheesta tuli muualta: mitään ei todistettaisi
unfair-stops = tallennettu peli päättyy vaiheeseen { $step }, ennen kuin peli on päättynyt
unfair-seal = sinetti ei täsmää: tallennetussa pelissä on muutettu jotakin

## A look back

analyse-curve = Voiton mahdollisuus, { $steps } askelta:
analyse-luck-skill = Onni ja taito voiton mahdollisuuden pisteinä (taito: 0 on ilman virhettä):
analyse-turns = Käännekohdat:
analyse-lessons = Siirtoja mietittäväksi:
analyse-no-lessons = Mikään siirto ei ollut selvä virhe.
analyse-lesson = { $who }: { $played }; parempi: { $better } ({ $loss })
cli-stats = Kuinka usein kukin on pelannut ja voittanut.
stats-none = Ei päättyneitä pelejä kansiossa { $folder }.
stats-game = { $game }: { $count ->
    [one] yksi peli
   *[other] { $count } peliä
}
stats-person = pelannut { $played }, voittanut { $won }
