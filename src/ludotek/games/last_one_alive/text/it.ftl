## The game

title = Last One Alive
blurb = Tira manciate di dadi, spara a ciò che arriva e manda il resto al vicino. Se alla fine del tuo turno hai ancora uno zombie davanti, diventi uno di loro.

## Names

colour-red = Rosso
colour-yellow = Giallo
colour-blue = Blu
colour-green = Verde
colour-purple = Viola
tile-axe = Accetta
tile-chainsaw = Motosega
tile-rocket = Razzo
tile-pistol = Pistola
tile-medikit = Medikit
tile-radio = Radio
tile-barricade = Barricata
tile-hero = Eroe
tile-apocalypse = Apocalisse Zombie
tile-night = notte
tile-day = giorno
die-zombie = dado zombie
die-shot = dado colpo
die-item = dado oggetto
die-barricade = dado barricata
# Several dice of a type.
dice-zombie = { $count ->
    [one] un dado zombie
   *[other] { $count } dadi zombie
}
dice-shot = { $count ->
    [one] un dado colpo
   *[other] { $count } dadi colpo
}
dice-item = { $count ->
    [one] un dado oggetto
   *[other] { $count } dadi oggetto
}
dice-barricade = { $count ->
    [one] un dado barricata
   *[other] { $count } dadi barricata
}
face-blank = faccia vuota
face-ambush = imboscata
face-zombie-one = uno zombie
face-zombie-two = due zombie
face-bang-one = bang
face-bang-two = due bang
face-bangs = { $count ->
    [one] un bang finora
   *[other] { $count } bang finora
}
face-plus = bang +
face-item = oggetto
face-barricade = barricata
face-nothing = solo facce vuote
several = { $what } ×{ $count }
and = { $first }, { $next }
# What a bang, a barricade or a Chainsaw is aimed at.
target-one = un dado con uno zombie
target-two = un dado con due zombie
target-zombie = l’imboscata su un dado zombie
target-item = l’imboscata su un dado oggetto
target-barricade = l’imboscata su un dado barricata
# What a tile does, for a short hint.
does-axe = Prima del tiro: le barricate contano doppio. Oppure dopo il tiro: ritira un dado barricata.
does-chainsaw = Prima del tiro: ignora tutte le imboscate. Oppure dopo il tiro: elimina un’imboscata.
does-rocket = Prima del tiro: manda a sinistra metà dei tuoi dadi zombie.
does-pistol = Prima del tiro: i bang contano doppio. Oppure dopo il tiro: ritira un dado colpo.
does-medikit = Quando stai per essere sopraffatto: tira un dado colpo. Con un bang ti salvi, e tutto ciò che hai davanti sparisce.
does-radio = Prima del tiro: prendi altri due dadi.
does-barricade = Prima o dopo il tiro: manda un dado zombie a sinistra.
does-hero = Dopo il tiro: ritira quanti dadi vuoi.

## Prompts

prompt-first = Chi comincia? Decide la sorte.
prompt-deal = { $who } pesca la tessera iniziale.
prompt-deal-you = Peschi la tessera iniziale.
prompt-side = { $who } ha pescato { $tile }: oggetto o barricata?
prompt-side-you = Hai pescato { $tile }. La tieni come oggetto o la giri come barricata?
prompt-pre = { $who } può usare tessere prima di tirare.
prompt-pre-you = Tocca a te: usa tessere prima di tirare, oppure scegli i dadi.
prompt-pick = { $compulsory ->
    [0] { $who } sceglie { $count } dadi.
    [one] { $who } sceglie { $count } dadi. Un dado zombie è obbligatorio.
   *[other] { $who } sceglie { $count } dadi. { $compulsory } dadi zombie sono obbligatori.
}
prompt-pick-you = { $compulsory ->
    [0] Tocca a te: scegli { $count } dadi.
    [one] Tocca a te: scegli { $count } dadi. Un dado zombie è obbligatorio.
   *[other] Tocca a te: scegli { $count } dadi. { $compulsory } dadi zombie sono obbligatori.
}
prompt-roll = { $who } tira.
prompt-roll-you = I tuoi dadi: tira!
prompt-rolls-again = { $who } tira di nuovo.
prompt-rolls-again-you = I tuoi dadi: tira di nuovo!
prompt-post = { $who } può ritirare dei dadi.
prompt-post-you = Hai tirato. Vuoi ritirare dei dadi con le tue tessere o tenerli?
prompt-mark = { $who } sceglie i dadi da ritirare con l’Eroe.
prompt-mark-you = Eroe: tocca i dadi che vuoi ritirare, poi tirali.
prompt-draws = { $who } pesca una tessera.
prompt-draws-you = Peschi una tessera.
prompt-item = { $count ->
    [one] { $who } può pescare una tessera.
   *[other] { $who } può pescare { $count } tessere.
}
prompt-item-you = { $count ->
    [one] Hai tirato un oggetto: peschi una tessera dal sacchetto?
   *[other] Hai tirato { $count } oggetti: peschi una tessera dal sacchetto?
}
prompt-shot = { $who } ha { $count } bang.
prompt-shot-you = { $count ->
    [one] Un bang: a che cosa spari?
   *[other] { $count } bang: a che cosa spari?
}
prompt-shot-none = { $who } non ha più bang ma può usare tessere.
prompt-shot-none-you = Non hai più bang. Vuoi usare una tessera contro ciò che hai davanti o proseguire?
prompt-shot-clear = { $who } non ha bersagli ma può usare tessere.
prompt-shot-clear-you = Non c’è niente a cui sparare. Vuoi usare una tessera?
prompt-barricade = { $count ->
    [one] { $who } ha una barricata.
   *[other] { $who } ha { $count } barricate.
}
prompt-barricade-you = { $count ->
    [one] Una barricata: quale dado mandi a sinistra?
   *[other] { $count } barricate: quali dadi mandi a sinistra?
}
prompt-barricade-none = { $who } può ancora usare tessere.
prompt-barricade-none-you = Non ci sono barricate da usare. Vuoi usare una tessera o finire il turno?
prompt-end_draw = { $count ->
    [one] { $who } è in salvo e può pescare una tessera.
   *[other] { $who } è in salvo e può pescare { $count } tessere.
}
prompt-end_draw-you = { $count ->
    [one] Sei in salvo! Resta una barricata: peschi una tessera?
   *[other] Sei in salvo! Restano { $count } barricate: peschi una tessera?
}
prompt-limit = { $who } ha più di tre tessere e ne scarta.
prompt-limit-you = { $count ->
    [one] Il limite è di tre tessere: quale scarti?
   *[other] Il limite è di tre tessere: scartane { $count }.
}
prompt-medikit = Stanno per sopraffare { $who }, che però ha un Medikit.
prompt-medikit-you = Stanno per prenderti! Usi il Medikit? Con un bang sul dado colpo ti salvi.
prompt-medikit-roll = { $who } tira per salvarsi. Serve un bang.
prompt-medikit-roll-you = Tiri per salvarti. Ti serve un bang.
prompt-risen = { $who } tira un dado zombie dall’aldilà.
prompt-risen-you = Sei fuori, ma tiri ancora un dado zombie contro gli altri.
prompt-over = Vince chi è rimasto vivo per ultimo: { $who }!
prompt-over-you = Hai vinto: nessun altro è rimasto vivo!
prompt-points = { $points ->
    [one] { $who } vince I Sopravvissuti con un punto!
   *[other] { $who } vince I Sopravvissuti con { $points } punti!
}
prompt-points-you = { $points ->
    [one] Vinci I Sopravvissuti con un punto!
   *[other] Vinci I Sopravvissuti con { $points } punti!
}
prompt-shared = Vittoria condivisa: { $who }.

## Choices

choose-side-item = Lato oggetto: { $tile }
choose-side-barricade = Lato barricata (invece di { $tile })
choose-pass-pre = Scegli i dadi
choose-pass-post = Tieni i dadi così come sono
choose-pass-item = Non pescare tessere
choose-pass-shot = Smetti di sparare
choose-pass-barricade = Fatto
choose-pass-end_draw = Non pescare tessere
choose-pass-medikit = Non usarlo
choose-axe = Accetta: in questo turno le barricate contano doppio
choose-chainsaw = Motosega: in questo turno ignora tutte le imboscate
choose-pistol = Pistola: in questo turno i bang contano doppio
choose-radio = Radio: prendi altri due dadi
choose-rocket-one = { $count ->
    [one] Razzo: manda a sinistra un dado con uno zombie
   *[other] Razzo: manda a sinistra { $count } dadi con uno zombie ciascuno
}
choose-rocket-two = { $count ->
    [one] Razzo: manda a sinistra un dado con due zombie
   *[other] Razzo: manda a sinistra { $count } dadi con due zombie ciascuno
}
choose-rocket-both = Razzo: manda a sinistra { $ones } × uno zombie e { $twos } × due zombie
choose-barricade = Tessera Barricata: manda a sinistra { $die }
choose-pick = Tira { $dice }
choose-reroll-shot = Pistola: ritira il dado colpo { $number } ({ $face })
choose-reroll-barricade = Accetta: ritira il dado barricata { $number } ({ $face })
choose-mark = Eroe: segna il dado { $number } – { $die }, { $face }
choose-take-back = Togli il segno dal dado { $number } – { $die }, { $face }
choose-throw = { $count ->
    [one] Eroe: ritira il dado segnato
   *[other] Eroe: ritira i { $count } dadi segnati
}
choose-draw-item = Pesca una tessera per un oggetto
choose-draw-end_draw = Pesca una tessera per una barricata non usata
choose-cut = Motosega: elimina { $die }
choose-shoot = Spara: { $die }
choose-push = Manda a sinistra: { $die }
choose-shoot-all = Usa tutti i bang
choose-draw-all = Pesca { $count } tessere
choose-push-all = Usa tutte le barricate
choose-drop = Scarta: { $tile }
choose-medikit = Medikit: tira per salvarti

## What happened

told-first = { $who } comincia.
told-drawn = { $who } pesca una tessera: { $tile }.
told-drawn-apocalypse = { $who } pesca una tessera Apocalisse Zombie!
told-drawn-night = { $who } pesca la tessera notte. Scende la notte!
told-drawn-day = { $who } pesca la tessera giorno. Sorge il sole!
told-placed-item = { $who } ottiene un oggetto: { $tile }.
told-placed-barricade = { $who } ottiene una barricata (era: { $tile }).
told-level-up = Il Livello di Apocalisse sale a { $level }.
told-level-down = Il Livello di Apocalisse scende a { $level }.
told-set-up-again = Già la terza tessera Apocalisse! Tutte le tessere tornano nel sacchetto e si ricomincia a pescare da { $who }.
told-hero-start = { $who } comincia con una tessera eroe.
told-hero-bangs = { $who } riceve una tessera eroe per tre bang.
told-hero-life = { $who } riceve una tessera eroe.
told-hero-used = { $count ->
    [one] { $who } usa l’Eroe e ritira un dado.
   *[other] { $who } usa l’Eroe e ritira { $count } dadi.
}
told-starting-zombie = { $who } comincia con uno zombie davanti.
told-use-axe = { $who } usa un’Accetta: le barricate contano doppio.
told-use-chainsaw = { $who } usa una Motosega: le imboscate sono ignorate.
told-use-pistol = { $who } usa una Pistola: i bang contano doppio.
told-use-radio = { $who } usa una Radio: altri due dadi.
told-use-rocket = { $who } accende un Razzo.
told-use-barricade = { $who } usa una tessera Barricata.
told-use-cut = { $who } accende la Motosega.
told-use-pistol-again = { $who } ritira un dado colpo con una Pistola.
told-use-axe-again = { $who } ritira un dado barricata con un’Accetta.
told-use-medikit = { $who } prende il Medikit.
told-dropped = { $who } scarta una tessera: { $tile }.
told-picked = { $who } prende { $dice }.
told-rolled = { $who } tira: { $faces }.
told-rolled-again = { $who } ritira: { $faces }.
told-rolled-plus = Il + continua per { $who }: { $faces }.
told-zombies = { $zombies ->
    [one] Uno zombie si trascina da { $who } a { $to }.
   *[other] { $zombies } zombie si trascinano da { $who } a { $to }.
}
told-ambushes = { $ambushes ->
    [one] { $who } cade in un’imboscata.
   *[other] { $who } cade in { $ambushes } imboscate.
}
told-both = Zombie per { $to }: { $zombies }. Imboscate per { $who }: { $ambushes }.
told-bangs = { $who } ha { $count } bang.
told-new-ambush = { $who } cade in una nuova imboscata.
told-bang-zombie = { $left ->
    [0] { $who } si libera di uno zombie. Era l’ultimo bang.
   *[other] { $who } si libera di uno zombie. Bang rimasti: { $left }.
}
told-bang-ambush = { $left ->
    [0] { $who } si libera di un’imboscata. Era l’ultimo bang.
   *[other] { $who } si libera di un’imboscata. Bang rimasti: { $left }.
}
told-cut = { $who } fa a pezzi un’imboscata.
told-moved-rocket = { $count ->
    [one] Fiuuu! Un dado zombie vola da { $who } a { $to }.
   *[other] Fiuuu! { $count } dadi zombie volano da { $who } a { $to }.
}
told-moved-tile = { $count ->
    [one] Un dado zombie passa da { $who } a { $to }.
   *[other] { $count } dadi zombie passano da { $who } a { $to }.
}
told-moved-result = { $count ->
    [one] { $who } sbarra la strada: un dado zombie passa a { $to }.
   *[other] { $who } sbarra la strada: { $count } dadi zombie passano a { $to }.
}
told-saved = { $who } tira { $face } e si salva.
told-not-saved = { $who } tira { $face }: il Medikit non aiuta.
told-overpowered = Gli zombie sopraffanno { $who }!
told-life-lost = { $left ->
    [one] { $who } perde una vita: resta solo l’ultima.
   *[other] { $who } perde una vita: ne restano { $left }.
}
told-eliminated = { $who } esce dal gioco e si unisce agli zombie.
told-risen = { $count ->
    [one] Dal mondo degli zombie { $who } manda uno zombie a { $to }.
   *[other] Dal mondo degli zombie { $who } manda { $count } zombie a { $to }.
}
told-risen-nothing = Dal mondo degli zombie { $who } tira, ma non succede niente.
told-left = { $who } ha lasciato la partita.
told-scored = { $points ->
    [one] { $who }: un punto.
   *[other] { $who }: { $points } punti.
}
told-scored-hero = { $points ->
    [one] { $who }: un punto e una tessera eroe.
   *[other] { $who }: { $points } punti e una tessera eroe.
}
told-won = Vince chi è rimasto vivo per ultimo: { $who }!
told-won-points = { $who } vince I Sopravvissuti!
told-shared = Vittoria condivisa: { $who }.

## Refusals

refuse-wait = Prima si tirano i dadi o si pesca una tessera.
refuse-due-side = Prima decidi: oggetto o barricata.
refuse-due-pre = È il momento prima del tiro: usa tessere, oppure scegli i dadi.
refuse-due-pick = Prima scegli i dadi.
refuse-due-post = I dadi sono appena stati tirati: ritirali o tienili.
refuse-due-mark = Stai usando l’Eroe: segna i dadi, poi tirali.
refuse-due-item = Prima gli oggetti: pesca una tessera o rinuncia.
refuse-due-shot = Prima i bang: spara o smetti di sparare.
refuse-due-barricade = Ora le barricate: manda dadi a sinistra o scegli «Fatto».
refuse-due-end-draw = Il tuo turno sta finendo: pesca una tessera o rinuncia.
refuse-due-limit = Il limite è di tre tessere: prima scartane una.
refuse-due-medikit = Stai per essere sopraffatto: usa il Medikit o rinuncia.
refuse-unknown-choice = Ora non si può scegliere.
refuse-before-rolling = Solo prima di tirare: { $tile }.
refuse-after-rolling = Solo dopo aver tirato: { $tile }.
refuse-after-assigning = Solo quando i dadi sono assegnati: { $tile }.
refuse-with-bangs = Solo quando usi i bang, cioè tra poco: { $tile }.
refuse-too-late = Troppo tardi in questo turno: { $tile }.
refuse-before-choosing = Solo prima di scegliere i dadi: { $tile }.
refuse-ambush-gone = L’imboscata su quel dado non c’è più: non si può ritirare.
refuse-medikit-later = Il Medikit serve solo quando stai per essere sopraffatto.
refuse-not-held = Non hai questa tessera: { $tile }.
refuse-already-doubled = Già raddoppiato; un’altra non aggiunge nulla: { $tile }.
refuse-already-ignored = In questo turno le imboscate sono già ignorate.
refuse-nothing-in-front = Davanti a te non c’è niente.
refuse-rocket-half = { $count ->
    [one] Il Razzo sposta metà dei tuoi dadi, arrotondata per eccesso: qui uno.
   *[other] Il Razzo sposta metà dei tuoi dadi, arrotondata per eccesso: qui { $count }.
}
refuse-no-such-die = Non è davanti a te: { $die }.
refuse-ambush-stays = Un’imboscata non si può spostare. Spara o usa una Motosega.
refuse-no-result = Non hai più barricate.
refuse-no-bang = Non hai più bang.
refuse-pick-count = { $count ->
    [one] Scegli esattamente un dado.
   *[other] Scegli esattamente { $count } dadi.
}
refuse-pick-type = La riserva ne ha al massimo { $most } per te: { $die }.
refuse-no-rolled-die = In questo turno non è stato tirato un dado così.
refuse-bang-used = Hai usato un bang: i dadi colpo non si possono più ritirare.
refuse-die-used = Un risultato di quel dado è stato usato: non si può ritirare.
refuse-no-hero = Non hai una tessera eroe.
refuse-mark-first = Prima segna i dadi da ritirare con l’Eroe.
refuse-already-marked = Quel dado è già segnato.
refuse-not-marked = Quel dado non è segnato.
refuse-no-take-back = Hai già tolto abbastanza segni in questo turno: tirali.
refuse-no-such-ambush = Non è davanti a te: { $die }.
refuse-no-pass-side = Devi scegliere un lato.
refuse-no-pass-pick = Devi scegliere i dadi: nessuno può saltare il tiro.
refuse-no-pass-limit = Devi scartare una tessera: il limite è tre.
refuse-no-pass-mark = Tira i dadi segnati, oppure togli tutti i segni.
refuse-not-yours = Non è tuo.

## Options

option-day_and_night = Giorno e Notte: di notte il Livello di Apocalisse sale di uno
option-survivors = I Sopravvissuti: tutti hanno tre vite e decidono i punti (ottimo in due o tre)
option-zombies_everywhere = Zombie, Zombie ovunque! Chi è eliminato continua a tirare per gli zombie
option-first_player = Chi comincia
option-first_player-random = a sorte
option-first_player-0 = Rosso
option-first_player-1 = Giallo
option-first_player-2 = Blu
option-first_player-3 = Verde
option-first_player-4 = Viola
option-hero_supply = Le tessere eroe già usate
option-hero_supply-removed = escono dal gioco
option-hero_supply-returned = tornano nella riserva
option-start_hero = Tutti cominciano con una tessera eroe
option-start_zombie = Uno zombie sta davanti fin dall’inizio
option-start_zombie-first = solo al primo giocatore
option-start_zombie-all = a tutti
option-stack_doublers = Due Accette o due Pistole in un turno contano quadruplo

## The picture

label-board = Il tavolo
label-level = Livello di Apocalisse { $level }
label-apocalypses = { $count ->
    [one] Una tessera Apocalisse messa da parte
   *[other] { $count } tessere Apocalisse messe da parte
}
label-day = È giorno
label-night = È notte: il livello è più alto di uno
label-heroes = { $count ->
    [0] Nessuna tessera eroe rimasta
    [one] Una tessera eroe nella riserva
   *[other] { $count } tessere eroe nella riserva
}
label-bag = { $count ->
    [one] Una tessera nel sacchetto: { $tiles }
   *[other] { $count } tessere nel sacchetto: { $tiles }
}
label-bag-empty = Il sacchetto è vuoto
label-card-alive = { $who }
label-card-zombified = { $who }, tra gli zombie
label-card-left = { $who } ha lasciato la partita
label-lives = { $count ->
    [one] { $who }: l’ultima vita
   *[other] { $who }: { $count } vite
}
label-tile = { $tile }. { $does }
label-front = Davanti a { $who }: { $what }
label-next = Gli zombie vanno a { $who }
label-compulsory = Dado zombie obbligatorio
label-die = { $die }: { $face }
label-die-waiting = { $die }, non ancora tirato
label-pool = Nella riserva: { $die }, { $count }
label-force-axe = Accetta: le barricate contano ×{ $count }
label-force-pistol = Pistola: i bang contano ×{ $count }
label-force-chainsaw = Motosega: le imboscate sono ignorate
label-force-radio = Radio: { $count } dadi in più
label-force-items = { $count ->
    [one] Resta un risultato oggetto
   *[other] Restano { $count } risultati oggetto
}
label-force-bangs = { $count ->
    [one] Resta un bang
   *[other] Restano { $count } bang
}
label-force-results = { $count ->
    [one] Resta una barricata
   *[other] Restano { $count } barricate
}
label-force-draws = { $count ->
    [one] Si può pescare una tessera
   *[other] Si possono pescare { $count } tessere
}
label-side-item = Lato oggetto
label-side-barricade = Lato barricata
counter-zombies = minacce
counter-tiles = tessere
counter-points = punti
badge-won = ha vinto
badge-zombified = tra gli zombie
badge-left = ha lasciato la partita

## The text picture

show-level = Livello di Apocalisse { $level }
show-bag = sacchetto { $count }
show-heroes = eroi { $count }
show-apocalypses = Apocalisse { $count } di 3
show-night = notte
show-day = giorno
show-pool = Riserva:
show-front = davanti:
show-tray-empty = Il vassoio è vuoto.
short-axe = Accetta
short-chainsaw = Sega
short-rocket = Razzo
short-pistol = Pistola
short-medikit = Medikit
short-radio = Radio
short-barricade = Barr.
short-die-zombie = zombie
short-die-shot = colpo
short-die-item = oggetto
short-die-barricade = barricata

## Lessons

lesson-aim = Sopravvivi al tuo turno: se alla fine hai ancora uno zombie davanti, sei fuori. Adesso sono due! Vince l’ultimo sopravvissuto.
lesson-dice = Il livello è 1: un dado zombie è obbligatorio. Prendine altri quattro: due dadi colpo, un dado oggetto e un dado barricata.
lesson-dice-why = Adesso ti serve un po’ di tutto: due dadi colpo, un dado oggetto e un dado barricata.
lesson-item = Lo zombie che hai tirato è andato al vicino di sinistra, il giallo. E il dado oggetto ti fa pescare una tessera: prendila.
lesson-item-why = Non rinunciare a una tessera: ti servirà tutto l’aiuto possibile.
lesson-bang = Un bang! Ogni bang elimina uno zombie davanti a te.
lesson-bang-why = Un bang non usato è sprecato. Elimina uno zombie.
lesson-barricade = Una barricata manda uno zombie al vicino di sinistra. Usala sull’ultimo.
lesson-barricade-why = Senza, lo zombie resta e sei fuori. Mandalo al vicino.
lesson-death = Il giallo non ha tirato niente di utile e aveva davanti due zombie: sopraffatto e fuori dal gioco.
lesson-level = E il blu ha pescato una tessera Apocalisse: ora il livello è 2. D’ora in poi tutti tirano due dadi zombie.
lesson-again = Dal blu è arrivato uno zombie. Prendi tre dadi colpo e un dado barricata.
lesson-again-why = Adesso devi sparare: tre dadi colpo e un dado barricata.
lesson-ambush = Un’imboscata resta davanti a te e non si può mandare al vicino. Eliminala con il tuo unico bang.
lesson-ambush-why = Un bang non basta per entrambi. Usalo sull’imboscata: contro quella le barricate non servono.
lesson-medikit = Resta uno zombie e il tuo turno è finito: così si muore. Ma hai un Medikit. Tira per salvarti la vita!
lesson-medikit-why = Senza il Medikit adesso sei fuori. Usalo.
lesson-end = Ce l’hai fatta! Oggetti, bang e barricate ti hanno tenuto in vita fin qui. Resta solo il blu: continua a giocare e sii l’ultimo sopravvissuto.

## Why a move is good

reason-sends = Manda degli zombie a { $who }.
reason-shoots = Elimina uno zombie.
reason-ambush = Elimina un’imboscata.

## What things are and do

now-held = Ce l’ha { $who }.
thing-front = Zombie davanti a un giocatore
about-front = Se sono ancora lì alla fine del suo turno, il giocatore viene sopraffatto. Un bang elimina uno zombie; una barricata manda l’intero dado a sinistra.
thing-ambush = Imboscata
about-ambush = Resta davanti a chi l’ha tirata e sopraffà come uno zombie. La eliminano un bang o una Motosega; non si può mai mandare a sinistra.
thing-compulsory = Dado zombie obbligatorio
about-compulsory = Ogni turno devi tirare tanti dadi zombie quanti ne indica il Livello di Apocalisse. Gli altri dadi li scegli liberamente.
about-die-zombie = Gli zombie vanno al giocatore alla tua sinistra, un’imboscata resta davanti a te, una faccia vuota non fa nulla.
about-die-shot = Ogni bang elimina uno zombie o un’imboscata davanti a te. Bang + conta e si ritira.
about-die-item = Per ogni oggetto puoi pescare una tessera dal sacchetto e usarla più avanti. Un’imboscata resta davanti a te.
about-die-barricade = Ogni barricata manda a sinistra un dado zombie che hai davanti. Se alla fine non resta nulla, quelle non usate danno tessere.
thing-medikit-die = Tiro di salvezza
about-medikit-die = Con il Medikit il giocatore tira un dado colpo. Se esce un bang, si salva e tutto ciò che ha davanti sparisce.
thing-risen = Tiro di un giocatore zombificato
about-risen = Chi è eliminato tira ancora un dado zombie quando sarebbe il suo turno. Gli zombie vanno a sinistra; un’imboscata si ignora.
thing-bag = Sacchetto
about-bag = Da qui si pescano le tessere, per gli oggetti e per le barricate non usate. Una tessera Apocalisse alza invece il livello.
thing-next_tile = La prossima tessera
about-next_tile = Nessuno sa quale uscirà dal sacchetto. Che cosa contiene ancora, lo possono sapere tutti.
thing-level = Livello di Apocalisse { $level }
about-level = { $level ->
    [one] Tutti devono tirare un dado zombie a turno. Ogni tessera Apocalisse ne aggiunge uno, fino a quattro.
   *[other] Tutti devono tirare { $level } dadi zombie a turno. Ogni tessera Apocalisse ne aggiunge uno, fino a quattro.
}
about-aside = Ogni tessera Apocalisse Zombie pescata resta qui e alza il livello di uno per il resto della partita.
about-night = È notte finché qualcuno non pesca la tessera giorno: il Livello di Apocalisse è più alto di uno.
about-day = È giorno: la notte non aggiunge nulla al Livello di Apocalisse.
thing-heroes = Riserva di tessere eroe
about-heroes = Se usi tre bang in un turno, ricevi da qui una tessera eroe. Non ne hai mai più di una.
about-side-barricade = Tieni la tessera con il lato barricata verso l’alto: manda un dado zombie a sinistra, prima o dopo il tiro.
thing-life = Vita
about-life = Chi è sopraffatto perde una vita invece di essere eliminato, e riceve una tessera eroe. Senza vite sei fuori. Ogni segnalino vita vale due punti.
thing-card = { $who }
about-card-alive = In vita. Sulla carta stanno al massimo tre tessere; zombie e imboscate stanno davanti.
about-card-zombified = Sopraffatto e fuori dal gioco. Gli zombie diretti qui vanno al prossimo giocatore in vita.
about-card-left = Ha lasciato la partita e conta come eliminato.
thing-turn = Di chi è il turno
about-turn = Il giocatore con questa cornice sceglie i dadi, li tira e affronta ciò che ha davanti.
thing-won = Vincitore
about-won = Vince l’ultimo in vita; ne «I Sopravvissuti» chi ha più punti.
thing-next = Chi riceve gli zombie
about-next = Gli zombie tirati e i dadi mandati via dalle barricate arrivano qui: al prossimo giocatore in vita a sinistra.
thing-mark = Segnato per l’Eroe
about-mark = Questo dado si ritira quando si usa l’Eroe. Un tocco toglie il segno.
thing-used = Usato
about-used = Un risultato di questo dado è stato usato: non si può più ritirare.
about-force-axe = È stata usata un’Accetta prima del tiro: in questo turno ogni barricata vale di più, per mandare dadi e per pescare tessere.
about-force-pistol = È stata usata una Pistola prima del tiro: in questo turno ogni bang vale di più.
about-force-chainsaw = È stata usata una Motosega prima del tiro: in questo turno ogni imboscata conta come faccia vuota.
about-force-radio = È stata usata una Radio prima del tiro: in questo turno si scelgono più dadi.
about-force-items = Questo è il numero di tessere che si possono ancora pescare dal sacchetto per gli oggetti tirati. Ciò che non si usa va perso.
about-force-bangs = Ogni bang elimina uno zombie o un’imboscata davanti al giocatore. Quelli non usati vanno persi; tre in un turno danno una tessera eroe.
about-force-results = Ogni barricata manda a sinistra un dado zombie. Se alla fine non resta nulla davanti al giocatore, ognuna non usata vale una tessera.
about-force-draws = Il turno è superato: questo è il numero di tessere che si possono pescare per le barricate non usate. Si tengono con il lato barricata verso l’alto.
about-counter-zombies = Zombie e imboscate davanti a questo giocatore. Devono sparire tutti prima della fine del suo turno.
about-counter-tiles = Oggetti e barricate che questo giocatore può usare, ciascuno una volta. Il limite a fine turno è tre.
about-counter-points = I Sopravvissuti: due punti per ogni segnalino vita, uno per ogni tessera oggetto o barricata. Alla terza tessera Apocalisse vince chi ne ha di più.
thing-tray = Vassoio
about-tray = Qui si tirano i dadi del turno. Prima si assegnano zombie e imboscate, poi vengono oggetti, bang e barricate.
thing-place-hero = Spazio per una tessera eroe
thing-place-front = Davanti a un giocatore
thing-place-tile = Spazio per una tessera
entry-first = Chi comincia?
number-shot = zombie colpiti
number-passed = dadi zombie mandati a sinistra
number-tiles = tessere usate
