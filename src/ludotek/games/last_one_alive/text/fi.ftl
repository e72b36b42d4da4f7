## The game

title = Last One Alive
blurb = Heitä kourallinen noppia, ammu se mitä tulee ja lähetä loput naapurille. Jos edessäsi on vielä zombi vuorosi lopussa, muutut itsekin zombiksi.

## Names

colour-red = Punainen
colour-yellow = Keltainen
colour-blue = Sininen
colour-green = Vihreä
colour-purple = Violetti
tile-axe = Kirves
tile-chainsaw = Moottorisaha
tile-rocket = Raketti
tile-pistol = Pistooli
tile-medikit = Ensiapulaukku
tile-radio = Radio
tile-barricade = Barrikadi
tile-hero = Sankari
tile-apocalypse = Zombiapokalypsi
tile-night = yö
tile-day = päivä
die-zombie = zombinoppa
die-shot = laukausnoppa
die-item = esinenoppa
die-barricade = barrikadinoppa
# Several dice of a type.
dice-zombie = { $count ->
    [one] zombinoppa
   *[other] { $count } zombinoppaa
}
dice-shot = { $count ->
    [one] laukausnoppa
   *[other] { $count } laukausnoppaa
}
dice-item = { $count ->
    [one] esinenoppa
   *[other] { $count } esinenoppaa
}
dice-barricade = { $count ->
    [one] barrikadinoppa
   *[other] { $count } barrikadinoppaa
}
face-blank = tyhjä
face-ambush = väijytys
face-zombie-one = yksi zombi
face-zombie-two = kaksi zombia
face-bang-one = pam
face-bang-two = kaksi pamia
face-bangs = { $count ->
    [one] tähän asti yksi pam
   *[other] tähän asti { $count } pamia
}
face-plus = pam +
face-item = esine
face-barricade = barrikadi
face-nothing = pelkkiä tyhjiä
several = { $what } ×{ $count }
and = { $first }, { $next }
# What a bang, a barricade or a Chainsaw is aimed at.
target-one = noppa, jossa on yksi zombi
target-two = noppa, jossa on kaksi zombia
target-zombie = zombinopan väijytys
target-item = esinenopan väijytys
target-barricade = barrikadinopan väijytys
# What a tile does, for a short hint.
does-axe = Ennen heittoa: barrikadit lasketaan kaksinkertaisina. Tai heiton jälkeen: heitä barrikadinoppa uudelleen.
does-chainsaw = Ennen heittoa: väijytyksistä ei välitetä. Tai heiton jälkeen: poista yksi väijytys.
does-rocket = Ennen heittoa: lähetä puolet zombinopistasi vasemmalle.
does-pistol = Ennen heittoa: pamit lasketaan kaksinkertaisina. Tai heiton jälkeen: heitä laukausnoppa uudelleen.
does-medikit = Kun olet jäämässä lauman alle: heitä laukausnoppa. Pamilla jäät henkiin, ja kaikki edessäsi katoaa.
does-radio = Ennen heittoa: ota kaksi noppaa lisää.
does-barricade = Ennen heittoa tai sen jälkeen: lähetä zombinoppa vasemmalle.
does-hero = Heiton jälkeen: heitä uudelleen niin monta noppaa kuin haluat.

## Prompts

prompt-first = Kuka aloittaa? Arpa ratkaisee.
prompt-deal = { $who } nostaa aloituslaatan.
prompt-deal-you = Nostat aloituslaatan.
prompt-side = { $who } nosti laatan ({ $tile }): esine vai barrikadi?
prompt-side-you = Nostit laatan ({ $tile }). Pidätkö sen esineenä vai käännätkö sen barrikadiksi?
prompt-pre = { $who } saa käyttää laattoja ennen heittoa.
prompt-pre-you = Sinun vuorosi: käytä laattoja ennen heittoa tai valitse nopat.
prompt-pick = { $compulsory ->
    [0] { $who } valitsee { $count } noppaa.
    [one] { $who } valitsee { $count } noppaa. Yksi zombinoppa on pakollinen.
   *[other] { $who } valitsee { $count } noppaa. { $compulsory } zombinoppaa on pakollisia.
}
prompt-pick-you = { $compulsory ->
    [0] Sinun vuorosi: valitse { $count } noppaa.
    [one] Sinun vuorosi: valitse { $count } noppaa. Yksi zombinoppa on pakollinen.
   *[other] Sinun vuorosi: valitse { $count } noppaa. { $compulsory } zombinoppaa on pakollisia.
}
prompt-roll = { $who } heittää.
prompt-roll-you = Noppasi: heitä!
prompt-rolls-again = { $who } heittää uudelleen.
prompt-rolls-again-you = Noppasi: heitä uudelleen!
prompt-post = { $who } saa heittää noppia uudelleen.
prompt-post-you = Nopat on heitetty. Heitätkö niitä uudelleen laatoillasi vai pidätkö ne?
prompt-mark = { $who } valitsee nopat, jotka sankari heittää uudelleen.
prompt-mark-you = Sankari: napauta noppia, jotka haluat heittää uudelleen, ja heitä ne.
prompt-draws = { $who } nostaa laatan.
prompt-draws-you = Nostat laatan.
prompt-item = { $count ->
    [one] { $who } saa nostaa laatan.
   *[other] { $who } saa nostaa { $count } laattaa.
}
prompt-item-you = { $count ->
    [one] Heitit esineen: nostatko laatan pussista?
   *[other] Heitit { $count } esinettä: nostatko laatan pussista?
}
prompt-shot = { $count ->
    [one] Pelaajalla { $who } on yksi pam.
   *[other] Pelaajalla { $who } on { $count } pamia.
}
prompt-shot-you = { $count ->
    [one] Yksi pam: mitä ammut?
   *[other] { $count } pamia: mitä ammut?
}
prompt-shot-none = Pelaajalla { $who } ei ole pameja jäljellä, mutta laattoja saa käyttää.
prompt-shot-none-you = Sinulla ei ole pameja jäljellä. Käytätkö laatan edessäsi olevia vastaan vai jatkatko?
prompt-shot-clear = Pelaajalla { $who } ei ole ammuttavaa, mutta laattoja saa käyttää.
prompt-shot-clear-you = Ammuttavaa ei ole. Haluatko käyttää laattaa?
prompt-barricade = { $count ->
    [one] Pelaajalla { $who } on yksi barrikadi.
   *[other] Pelaajalla { $who } on { $count } barrikadia.
}
prompt-barricade-you = { $count ->
    [one] Yksi barrikadi: minkä nopan lähetät vasemmalle?
   *[other] { $count } barrikadia: mitkä nopat lähetät vasemmalle?
}
prompt-barricade-none = { $who } saa vielä käyttää laattoja.
prompt-barricade-none-you = Barrikadeja ei ole käytettävänä. Käytätkö laatan vai päätätkö vuorosi?
prompt-end_draw = { $count ->
    [one] { $who } selvisi ja saa nostaa laatan.
   *[other] { $who } selvisi ja saa nostaa { $count } laattaa.
}
prompt-end_draw-you = { $count ->
    [one] Selvisit! Yksi barrikadi jäi: nostatko laatan?
   *[other] Selvisit! { $count } barrikadia jäi: nostatko laatan?
}
prompt-limit = { $who } luopuu ylimääräisistä laatoista: kolme on raja.
prompt-limit-you = { $count ->
    [one] Kolme laattaa on raja: mistä luovut?
   *[other] Kolme laattaa on raja: luovu { $count } laatasta.
}
prompt-medikit = { $who } on jäämässä lauman alle, mutta ensiapulaukku on tallella.
prompt-medikit-you = Ne saavat sinut kohta! Käytätkö ensiapulaukun? Jos laukausnopassa on pam, jäät henkiin.
prompt-medikit-roll = { $who } heittää pelastuakseen. Tarvitaan pam.
prompt-medikit-roll-you = Heität pelastuaksesi. Tarvitset pamin.
prompt-risen = { $who } heittää zombinopan zombien puolesta.
prompt-risen-you = Olet pudonnut pelistä, mutta heität yhä zombinopan muita vastaan.
prompt-over = { $who } on viimeinen elossa!
prompt-over-you = Olet viimeinen elossa!
prompt-points = { $points ->
    [one] { $who } voittaa Selviytyjät yhdellä pisteellä!
   *[other] { $who } voittaa Selviytyjät { $points } pisteellä!
}
prompt-points-you = { $points ->
    [one] Voitat Selviytyjät yhdellä pisteellä!
   *[other] Voitat Selviytyjät { $points } pisteellä!
}
prompt-shared = Jaettu voitto: { $who }.

## Choices

choose-side-item = Esinepuoli: { $tile }
choose-side-barricade = Barrikadipuoli (toisella puolella: { $tile })
choose-pass-pre = Valitse nopat
choose-pass-post = Pidä nopat sellaisina
choose-pass-item = Älä nosta laattaa
choose-pass-shot = Lopeta ampuminen
choose-pass-barricade = Valmis
choose-pass-end_draw = Älä nosta laattaa
choose-pass-medikit = Älä käytä sitä
choose-axe = Kirves: barrikadit lasketaan tällä vuorolla kahtena
choose-chainsaw = Moottorisaha: väijytykset jätetään tällä vuorolla huomiotta
choose-pistol = Pistooli: pamit lasketaan tällä vuorolla kahtena
choose-radio = Radio: ota kaksi noppaa lisää
choose-rocket-one = { $count ->
    [one] Raketti: lähetä yhden zombin noppa vasemmalle
   *[other] Raketti: lähetä { $count } yhden zombin noppaa vasemmalle
}
choose-rocket-two = { $count ->
    [one] Raketti: lähetä kahden zombin noppa vasemmalle
   *[other] Raketti: lähetä { $count } kahden zombin noppaa vasemmalle
}
choose-rocket-both = Raketti: lähetä vasemmalle { $ones } × yksi zombi ja { $twos } × kaksi zombia
choose-barricade = Barrikadilaatta, vasemmalle lähtee { $die }
choose-pick = Heitä { $dice }
choose-reroll-shot = Pistooli: heitä laukausnoppa { $number } uudelleen ({ $face })
choose-reroll-barricade = Kirves: heitä barrikadinoppa { $number } uudelleen ({ $face })
choose-mark = Sankari: merkitse noppa { $number } – { $die }, { $face }
choose-take-back = Poista merkintä nopasta { $number } – { $die }, { $face }
choose-throw = { $count ->
    [one] Sankari: heitä merkitty noppa uudelleen
   *[other] Sankari: heitä { $count } merkittyä noppaa uudelleen
}
choose-draw-item = Nosta laatta esineestä
choose-draw-end_draw = Nosta laatta käyttämättömästä barrikadista
choose-cut = Moottorisaha, poistetaan { $die }
choose-shoot = Ammu: { $die }
choose-push = Lähetä vasemmalle: { $die }
choose-shoot-all = Käytä kaikki pamit
choose-draw-all = Nosta { $count } laattaa
choose-push-all = Käytä kaikki barrikadit
choose-drop = Luovu laatasta: { $tile }
choose-medikit = Ensiapulaukku: heitä pelastuaksesi

## What happened

told-first = { $who } aloittaa.
told-drawn = { $who } nostaa laatan: { $tile }.
told-drawn-apocalypse = { $who } nostaa zombiapokalypsilaatan!
told-drawn-night = { $who } nostaa yölaatan. Yö laskeutuu!
told-drawn-day = { $who } nostaa päivälaatan. Aurinko nousee!
told-placed-item = { $who } saa esineen: { $tile }.
told-placed-barricade = { $who } saa barrikadin (toisella puolella: { $tile }).
told-level-up = Apokalypsitaso nousee: { $level }.
told-level-down = Apokalypsitaso laskee: { $level }.
told-set-up-again = Jo kolmas apokalypsilaatta! Kaikki laatat palaavat pussiin, ja { $who } nostaa taas ensin.
told-hero-start = { $who } aloittaa sankarilaatan kanssa.
told-hero-bangs = { $who } saa sankarilaatan kolmesta pamista.
told-hero-life = { $who } saa sankarilaatan.
told-hero-used = { $count ->
    [one] { $who } käyttää sankarin ja heittää yhden nopan uudelleen.
   *[other] { $who } käyttää sankarin ja heittää { $count } noppaa uudelleen.
}
told-starting-zombie = { $who } aloittaa zombi edessään.
told-use-axe = { $who } käyttää kirveen: barrikadit lasketaan kahtena.
told-use-chainsaw = { $who } käyttää moottorisahan: väijytykset jätetään huomiotta.
told-use-pistol = { $who } käyttää pistoolin: pamit lasketaan kahtena.
told-use-radio = { $who } käyttää radion: kaksi noppaa lisää.
told-use-rocket = { $who } sytyttää raketin.
told-use-barricade = { $who } käyttää barrikadilaatan.
told-use-cut = { $who } käynnistää moottorisahan.
told-use-pistol-again = { $who } heittää pistoolilla laukausnopan uudelleen.
told-use-axe-again = { $who } heittää kirveellä barrikadinopan uudelleen.
told-use-medikit = { $who } tarttuu ensiapulaukkuun.
told-dropped = { $who } luopuu laatasta: { $tile }.
told-picked = { $who } ottaa: { $dice }.
told-rolled = { $who } heittää: { $faces }.
told-rolled-again = { $who } heittää uudelleen: { $faces }.
told-rolled-plus = Plus heitetään jatkoksi, { $who }: { $faces }.
told-zombies = { $zombies ->
    [one] Yksi zombi laahustaa eteenpäin: { $who } → { $to }.
   *[other] { $zombies } zombia laahustaa eteenpäin: { $who } → { $to }.
}
told-ambushes = { $ambushes ->
    [one] { $who } joutuu väijytykseen.
   *[other] { $who } joutuu { $ambushes } väijytykseen.
}
told-both = Zombeja, { $to }: { $zombies }. Väijytyksiä, { $who }: { $ambushes }.
told-bangs = { $count ->
    [one] { $who }: yksi pam.
   *[other] { $who }: { $count } pamia.
}
told-new-ambush = { $who } joutuu uuteen väijytykseen.
told-bang-zombie = { $left ->
    [0] { $who } pääsee eroon zombista. Se oli viimeinen pam.
    [one] { $who } pääsee eroon zombista. Yksi pam jäljellä.
   *[other] { $who } pääsee eroon zombista. { $left } pamia jäljellä.
}
told-bang-ambush = { $left ->
    [0] { $who } pääsee eroon väijytyksestä. Se oli viimeinen pam.
    [one] { $who } pääsee eroon väijytyksestä. Yksi pam jäljellä.
   *[other] { $who } pääsee eroon väijytyksestä. { $left } pamia jäljellä.
}
told-cut = { $who } raivaa väijytyksen moottorisahalla.
told-moved-rocket = { $count ->
    [one] Viuh! Zombinoppa lentää: { $who } → { $to }.
   *[other] Viuh! { $count } zombinoppaa lentää: { $who } → { $to }.
}
told-moved-tile = { $count ->
    [one] Zombinoppa siirtyy: { $who } → { $to }.
   *[other] { $count } zombinoppaa siirtyy: { $who } → { $to }.
}
told-moved-result = { $count ->
    [one] { $who } sulkee tien: zombinoppa siirtyy → { $to }.
   *[other] { $who } sulkee tien: { $count } zombinoppaa siirtyy → { $to }.
}
told-saved = { $who } pelastuu heitolla { $face }.
told-not-saved = { $who } ei saa apua ensiapulaukusta: { $face }.
told-overpowered = { $who } jää lauman alle!
told-life-lost = { $left ->
    [one] { $who } menettää elämän: enää viimeinen on jäljellä.
   *[other] { $who } menettää elämän: { $left } on jäljellä.
}
told-eliminated = { $who } putoaa pelistä ja liittyy zombeihin.
told-risen = { $count ->
    [one] Zombiksi muuttunut { $who } lähettää zombin eteenpäin: { $to }.
   *[other] Zombiksi muuttunut { $who } lähettää { $count } zombia eteenpäin: { $to }.
}
told-risen-nothing = Zombiksi muuttunut { $who } heittää, mutta mitään ei tapahdu.
told-left = { $who } on poistunut pelistä.
told-scored = { $points ->
    [one] { $who }: yksi piste.
   *[other] { $who }: { $points } pistettä.
}
told-scored-hero = { $points ->
    [one] { $who }: yksi piste ja sankarilaatta.
   *[other] { $who }: { $points } pistettä ja sankarilaatta.
}
told-won = { $who } on viimeinen elossa!
told-won-points = { $who } voittaa Selviytyjät!
told-shared = Jaettu voitto: { $who }.

## Refusals

refuse-wait = Ensin heitetään nopat tai nostetaan laatta.
refuse-due-side = Päätä ensin: esine vai barrikadi.
refuse-due-pre = Nyt on hetki ennen heittoa: käytä laattoja tai valitse nopat.
refuse-due-pick = Valitse ensin nopat.
refuse-due-post = Nopat on juuri heitetty: heitä uudelleen tai pidä ne.
refuse-due-mark = Käytät sankaria: merkitse nopat ja heitä ne.
refuse-due-item = Ensin esineet: nosta laatta tai jätä nostamatta.
refuse-due-shot = Ensin pamit: ammu tai lopeta ampuminen.
refuse-due-barricade = Nyt barrikadit: lähetä noppia vasemmalle tai lopeta.
refuse-due-end-draw = Vuorosi päättyy: nosta laatta tai jätä nostamatta.
refuse-due-limit = Kolme laattaa on raja: luovu ensin yhdestä.
refuse-due-medikit = Olet jäämässä lauman alle: käytä ensiapulaukku tai jätä käyttämättä.
refuse-unknown-choice = Sitä ei voi valita nyt.
refuse-before-rolling = Vain ennen heittoa: { $tile }.
refuse-after-rolling = Vain heiton jälkeen: { $tile }.
refuse-after-assigning = Vasta kun nopat on jaettu: { $tile }.
refuse-with-bangs = Vasta kun käytät pamejasi, ja se tulee seuraavaksi: { $tile }.
refuse-too-late = Tällä vuorolla liian myöhäistä: { $tile }.
refuse-before-choosing = Vain ennen noppien valintaa: { $tile }.
refuse-ambush-gone = Sen nopan väijytys on poissa: sitä ei voi heittää uudelleen.
refuse-medikit-later = Ensiapulaukku auttaa vain, kun olet jäämässä lauman alle.
refuse-not-held = Sinulla ei ole sitä laattaa: { $tile }.
refuse-already-doubled = Jo kaksinkertaistettu; toinen ei lisää mitään: { $tile }.
refuse-already-ignored = Väijytykset jätetään jo huomiotta tällä vuorolla.
refuse-nothing-in-front = Edessäsi ei ole mitään.
refuse-rocket-half = { $count ->
    [one] Raketti siirtää puolet nopistasi, ylöspäin pyöristettynä: nyt yhden.
   *[other] Raketti siirtää puolet nopistasi, ylöspäin pyöristettynä: nyt { $count }.
}
refuse-no-such-die = Sitä ei ole edessäsi: { $die }.
refuse-ambush-stays = Väijytystä ei voi siirtää. Ammu se tai käytä moottorisahaa.
refuse-no-result = Sinulla ei ole barrikadeja jäljellä.
refuse-no-bang = Sinulla ei ole pameja jäljellä.
refuse-pick-count = { $count ->
    [one] Valitset täsmälleen yhden nopan.
   *[other] Valitset täsmälleen { $count } noppaa.
}
refuse-pick-type = Varastossa on sinulle enintään { $most }: { $die }.
refuse-no-rolled-die = Sellaista noppaa ei heitetty tällä vuorolla.
refuse-bang-used = Olet käyttänyt pamin: laukausnoppia ei voi enää heittää uudelleen.
refuse-die-used = Sen nopan tulosta on käytetty: sitä ei voi heittää uudelleen.
refuse-no-hero = Sinulla ei ole sankarilaattaa.
refuse-mark-first = Merkitse ensin nopat, jotka sankari heittää uudelleen.
refuse-already-marked = Se noppa on jo merkitty.
refuse-not-marked = Sitä noppaa ei ole merkitty.
refuse-no-take-back = Olet poistanut merkintöjä jo tarpeeksi tällä vuorolla: heitä ne.
refuse-no-such-ambush = Sitä ei ole edessäsi: { $die }.
refuse-no-pass-side = Puoli on valittava.
refuse-no-pass-pick = Nopat on valittava: heittoa ei voi jättää väliin.
refuse-no-pass-limit = Laatasta on luovuttava: kolme on raja.
refuse-no-pass-mark = Heitä merkityt nopat tai poista kaikki merkinnät.
refuse-not-yours = Se ei ole sinun.

## Options

option-day_and_night = Päivä ja yö: yöllä apokalypsitaso on yhtä korkeampi
option-survivors = Selviytyjät: kaikilla on kolme elämää ja pisteet ratkaisevat (sopii kahdelle tai kolmelle pelaajalle)
option-zombies_everywhere = Zombeja, zombeja kaikkialla! Pelistä pudonneet pelaajat heittävät edelleen zombien puolesta
option-first_player = Kuka aloittaa
option-first_player-random = arvotaan
option-first_player-0 = Punainen
option-first_player-1 = Keltainen
option-first_player-2 = Sininen
option-first_player-3 = Vihreä
option-first_player-4 = Violetti
option-hero_supply = Käytetyt sankarilaatat
option-hero_supply-removed = poistuvat pelistä
option-hero_supply-returned = palaavat varastoon
option-start_hero = Kaikki aloittavat sankarilaatan kanssa
option-start_zombie = Zombi edessä alusta asti
option-start_zombie-first = vain aloittajalle
option-start_zombie-all = kaikille
option-stack_doublers = Kaksi kirvestä tai pistoolia samalla vuorolla nelinkertaistaa

## The picture

label-board = Pöytä
label-level = Apokalypsitaso { $level }
label-apocalypses = { $count ->
    [one] Yksi apokalypsilaatta sivussa
   *[other] { $count } apokalypsilaattaa sivussa
}
label-day = On päivä
label-night = On yö: taso on yhtä korkeampi
label-heroes = { $count ->
    [0] Sankarilaattoja ei ole jäljellä
    [one] Yksi sankarilaatta varastossa
   *[other] { $count } sankarilaattaa varastossa
}
label-bag = { $count ->
    [one] Yksi laatta pussissa: { $tiles }
   *[other] { $count } laattaa pussissa: { $tiles }
}
label-bag-empty = Pussi on tyhjä
label-card-alive = { $who }
label-card-zombified = { $who }, zombiksi muuttunut
label-card-left = { $who } on poistunut pelistä
label-lives = { $count ->
    [one] { $who }: viimeinen elämä
   *[other] { $who }: { $count } elämää
}
label-tile = { $tile }. { $does }
label-front = Edessä, { $who }: { $what }
label-next = Zombit saa { $who }
label-compulsory = Pakollinen zombinoppa
label-die = { $die }: { $face }
label-die-waiting = { $die }, ei vielä heitetty
label-pool = Varastossa: { $die }, { $count }
label-force-axe = Kirves: barrikadit ×{ $count }
label-force-pistol = Pistooli: pamit ×{ $count }
label-force-chainsaw = Moottorisaha: väijytykset jätetään huomiotta
label-force-radio = Radio: { $count } noppaa lisää
label-force-items = { $count ->
    [one] Yksi esinetulos jäljellä
   *[other] { $count } esinetulosta jäljellä
}
label-force-bangs = { $count ->
    [one] Yksi pam jäljellä
   *[other] { $count } pamia jäljellä
}
label-force-results = { $count ->
    [one] Yksi barrikadi jäljellä
   *[other] { $count } barrikadia jäljellä
}
label-force-draws = { $count ->
    [one] Yhden laatan saa nostaa
   *[other] { $count } laattaa saa nostaa
}
label-side-item = Esinepuoli
label-side-barricade = Barrikadipuoli
counter-zombies = uhkia
counter-tiles = laattoja
counter-points = pisteitä
badge-won = voittaja
badge-zombified = zombina
badge-left = on poistunut pelistä

## The text picture

show-level = Apokalypsitaso { $level }
show-bag = pussi { $count }
show-heroes = sankarit { $count }
show-apocalypses = apokalypsilaatat { $count }/3
show-night = yö
show-day = päivä
show-pool = Varasto:
show-front = edessä:
show-tray-empty = Noppatarjotin on tyhjä.
short-axe = Kirves
short-chainsaw = Saha
short-rocket = Raketti
short-pistol = Pistooli
short-medikit = Ensiapu
short-radio = Radio
short-barricade = Barr.
short-die-zombie = zombi
short-die-shot = laukaus
short-die-item = esine
short-die-barricade = barrikadi

## Lessons

lesson-aim = Selviä omasta vuorostasi: jos edessäsi on sen lopussa vielä zombi, putoat pelistä. Nyt niitä on kaksi! Viimeinen elossa oleva voittaa.
lesson-dice = Taso on 1, joten yksi zombinoppa on pakollinen. Ota neljä lisää: kaksi laukausnoppaa, yksi esinenoppa ja yksi barrikadinoppa.
lesson-dice-why = Nyt tarvitset vähän kaikkea: kaksi laukausnoppaa, yhden esinenopan ja yhden barrikadinopan.
lesson-item = Heittämäsi zombi meni vasemmalle naapurillesi, keltaiselle. Esinenopalla saat nostaa laatan: ota se.
lesson-item-why = Älä jätä laattaa ottamatta: tarvitset kaiken mahdollisen avun.
lesson-bang = Pam! Jokainen pam poistaa yhden zombin edestäsi.
lesson-bang-why = Käyttämätön pam menee hukkaan. Poista sillä zombi.
lesson-barricade = Barrikadi lähettää zombin eteenpäin vasemmalle naapurillesi. Käytä se viimeiseen.
lesson-barricade-why = Ilman sitä zombi jää, ja putoat pelistä. Lähetä se eteenpäin.
lesson-death = Keltainen ei heittänyt mitään hyödyllistä, ja hänen edessään oli kaksi zombia: hän jäi lauman alle ja putosi pelistä.
lesson-level = Sininen puolestaan nosti apokalypsilaatan: taso on nyt 2. Tästä lähtien kaikki heittävät kahta zombinoppaa.
lesson-again = Siniseltä tuli zombi. Ota kolme laukausnoppaa ja yksi barrikadinoppa.
lesson-again-why = Nyt ammutaan: kolme laukausnoppaa ja yksi barrikadinoppa.
lesson-ambush = Väijytys jää eteesi, eikä sitä voi lähettää eteenpäin. Ammu se ainoalla pamillasi.
lesson-ambush-why = Yksi pam ei riitä molempiin. Käytä se väijytykseen: siihen ei auta mikään barrikadi.
lesson-medikit = Yksi zombi jäi, ja vuorosi on ohi: näin kuollaan. Mutta sinulla on ensiapulaukku. Heitä henkesi edestä!
lesson-medikit-why = Ilman ensiapulaukkua putoat nyt pelistä. Käytä se.
lesson-end = Pelastuit! Esineet, pamit ja barrikadit pitivät sinut hengissä tähän asti. Vain sininen on jäljellä: jatka peliä ja jää viimeisenä eloon.

## Why a move is good

reason-sends = Se lähettää zombeja pelaajalle { $who }.
reason-shoots = Se poistaa zombin.
reason-ambush = Se poistaa väijytyksen.

## What things are and do

now-held = Haltija: { $who }.
thing-front = Zombeja pelaajan edessä
about-front = Jos ne ovat siinä vielä pelaajan vuoron päättyessä, pelaaja jää lauman alle. Pam poistaa yhden zombin; barrikadi lähettää koko nopan vasemmalle.
thing-ambush = Väijytys
about-ambush = Se jää heittäjänsä eteen ja on yhtä vaarallinen kuin zombi. Pam tai Moottorisaha poistaa sen; eteenpäin sitä ei voi lähettää.
thing-compulsory = Pakollinen zombinoppa
about-compulsory = Joka vuorolla sinun on heitettävä niin monta zombinoppaa kuin apokalypsitaso määrää. Muut nopat valitset vapaasti.
about-die-zombie = Zombit menevät vasemmalla istuvalle, väijytys jää eteesi, tyhjä ei tee mitään.
about-die-shot = Jokainen pam poistaa edestäsi yhden zombin tai väijytyksen. Pam + lasketaan ja heitetään uudelleen.
about-die-item = Jokaisesta esineestä saat nostaa pussista laatan myöhempää käyttöä varten. Väijytys jää eteesi.
about-die-barricade = Jokainen barrikadi lähettää yhden zombinopan edestäsi vasemmalle. Jos edessäsi ei lopuksi ole mitään, käyttämättömistä saa laattoja.
thing-medikit-die = Pelastusheitto
about-medikit-die = Ensiapulaukulla heitetään yksi laukausnoppa. Jos siinä on pam, pelaaja jää henkiin ja kaikki hänen edestään katoaa.
thing-risen = Zombiksi muuttuneen heitto
about-risen = Pelistä pudonneet heittävät yhä yhden zombinopan, kun olisi heidän vuoronsa. Zombit menevät vasemmalle; väijytyksestä ei välitetä.
thing-bag = Pussi
about-bag = Tästä nostetaan laattoja esineistä ja käyttämättömistä barrikadeista. Apokalypsilaatta nostaa sen sijaan tasoa.
thing-next_tile = Seuraava laatta
about-next_tile = Kukaan ei tiedä, mikä pussista nousee seuraavaksi. Kaikki saavat tietää, mitä siellä on vielä jäljellä.
thing-level = Apokalypsitaso { $level }
about-level = { $level ->
    [one] Jokaisen on heitettävä yksi zombinoppa joka vuorolla. Jokainen apokalypsilaatta lisää yhden, enintään neljään.
   *[other] Jokaisen on heitettävä { $level } zombinoppaa joka vuorolla. Jokainen apokalypsilaatta lisää yhden, enintään neljään.
}
about-aside = Jokainen nostettu zombiapokalypsilaatta on tässä ja nostaa tasoa yhdellä pelin loppuun asti.
about-night = On yö, kunnes joku nostaa päivälaatan: apokalypsitaso on yhtä korkeampi.
about-day = On päivä: yö ei nosta apokalypsitasoa.
thing-heroes = Sankarilaattojen varasto
about-heroes = Jos käytät samalla vuorolla kolme pamia, saat tästä sankarilaatan. Sinulla on enintään yksi.
about-side-barricade = Pidä laatta barrikadipuoli ylöspäin: se lähettää yhden zombinopan vasemmalle ennen heittoa tai sen jälkeen.
thing-life = Elämä
about-life = Lauman alle jäänyt menettää elämän mutta ei putoa pelistä, ja hän saa sankarilaatan. Kun elämät loppuvat, pelaaja putoaa. Jokainen elämämerkki on kahden pisteen arvoinen.
thing-card = { $who }
about-card-alive = Elossa. Kortilla on enintään kolme laattaa; zombit ja väijytykset ovat sen edessä.
about-card-zombified = Jäänyt lauman alle ja pudonnut pelistä. Tänne tulevat zombit siirtyvät seuraavalle elossa olevalle.
about-card-left = On poistunut pelistä ja lasketaan pudonneeksi.
thing-turn = Kenen vuoro on
about-turn = Tällä kehyksellä merkitty pelaaja valitsee nopat, heittää ne ja selvittää edessään olevat vaarat.
thing-won = Voittaja
about-won = Viimeinen elossa oleva voittaa; Selviytyjissä eniten pisteitä saanut.
thing-next = Kuka saa zombit
about-next = Heitetyt zombit ja barrikadien lähettämät nopat tulevat tänne: seuraavalle elossa olevalle vasemmalla.
thing-mark = Merkitty Sankarille
about-mark = Tämä noppa heitetään uudelleen, kun Sankaria käytetään. Napautus poistaa merkin.
thing-used = Käytetty
about-used = Tämän nopan tulos on käytetty, joten sitä ei voi enää heittää uudelleen.
about-force-axe = Kirvestä käytettiin ennen heittoa: tällä vuorolla jokainen barrikadi lasketaan moninkertaisena, noppien lähettämisessä ja laattojen nostamisessa.
about-force-pistol = Pistoolia käytettiin ennen heittoa: tällä vuorolla jokainen pam lasketaan moninkertaisena.
about-force-chainsaw = Moottorisahaa käytettiin ennen heittoa: tällä vuorolla jokainen väijytys on tyhjä.
about-force-radio = Radiota käytettiin ennen heittoa: tällä vuorolla saa valita enemmän noppia.
about-force-items = Näin monta laattaa saa vielä nostaa pussista heitetyistä esineistä. Käyttämättä jäänyt menetetään.
about-force-bangs = Jokainen pam poistaa pelaajan edestä yhden zombin tai väijytyksen. Käyttämättä jääneet menetetään; kolmesta samalla vuorolla saa sankarilaatan.
about-force-results = Jokainen barrikadi lähettää yhden zombinopan vasemmalle. Jos pelaajan edessä ei lopuksi ole mitään, jokaisesta käyttämättömästä saa laatan.
about-force-draws = Vuorosta on selvitty: näin monta laattaa saa nostaa käyttämättömistä barrikadeista. Ne pidetään barrikadipuoli ylöspäin.
about-counter-zombies = Zombit ja väijytykset tämän pelaajan edessä. Niiden on oltava poissa, kun pelaajan vuoro päättyy.
about-counter-tiles = Esineet ja barrikadit, joita pelaaja voi käyttää kerran kutakin. Vuoron päättyessä niitä saa olla enintään kolme.
about-counter-points = Selviytyjät: kaksi pistettä jokaisesta elämämerkistä, yksi jokaisesta esine- tai barrikadilaatasta. Kolmannen apokalypsilaatan tullessa voittaa se, jolla on eniten pisteitä.
thing-tray = Noppatarjotin
about-tray = Tässä heitetään vuoron nopat. Ensin jaetaan zombit ja väijytykset, sitten vuorossa ovat esineet, pamit ja barrikadit.
thing-place-hero = Sankarilaatan paikka
thing-place-front = Pelaajan edessä
thing-place-tile = Laatan paikka
entry-first = Kuka aloittaa?
number-shot = ammutut zombit
number-passed = eteenpäin lähetetyt zombinopat
number-tiles = käytetyt laatat
