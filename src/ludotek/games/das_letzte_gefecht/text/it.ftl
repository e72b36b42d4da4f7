## Names

title = Das letzte Gefecht
blurb = Jedi contro Separatisti: quattro carte per battaglia, e chi ha mostrato di meno può spostarla su un altro pianeta. Da due a quattro giocatori, anche alleati.
side-separatists = Separatisti
side-jedi = Jedi
# One who plays alone.
seat-separatists = Separatista
seat-jedi = Jedi
seat-grievous = Grievous (Separatisti)
seat-ventress = Ventress (Separatisti)
seat-obi_wan = Obi-Wan (Jedi)
seat-anakin = Anakin (Jedi)
character-grievous = Generale Grievous
character-ventress = Asajj Ventress
character-obi_wan = Obi-Wan Kenobi
character-anakin = Anakin Skywalker
colour-red = rosso
colour-orange = arancione
colour-yellow = giallo
colour-green = verde
colour-blue = blu
colour-purple = viola
card = { $colour } { $value }
figure = { $character } ({ $colour })
figure-own = la pedina ({ $colour })
place = pianeta { $letter }
place-coloured = pianeta { $letter } ({ $colour })

## Prompts

prompt-planets = Si dispongono i pianeti.
prompt-marker = Si mette il segnalino battaglia.
prompt-start = { $who } sceglie il pianeta su cui comincia la guerra.
prompt-start-you = Sei tu ad attaccare: scegli il pianeta su cui comincia la guerra.
prompt-refill = { $who } pesca le carte per la prossima battaglia.
prompt-option = Fase { $phase } di 4: { $who } ha un’azione facoltativa.
prompt-option-you = Fase { $phase } di 4: gioca una carta. Prima puoi schierare pedina o astronave, o scartare una carta e pescare.
prompt-draw-card = { $who } pesca una carta.
prompt-swap = { $partner } scambia una carta: { $who } ne sceglie una in cambio.
prompt-swap-you = { $partner } scambia una carta con te: scegli quella che dai.
prompt-play = Fase { $phase } di 4: { $who } gioca una carta coperta.
prompt-play-you = Fase { $phase } di 4: gioca una carta coperta. Poi chi ha il totale più basso può spostare la battaglia.
prompt-move = { $who } ha il totale più basso, { $total }, e può spostare la battaglia.
prompt-move-you = Hai il totale più basso, { $total }: sposta la battaglia su un pianeta vicino o resta.
prompt-propose = { $who } e { $partner } hanno entrambi il totale più basso. { $who } propone dove va la battaglia.
prompt-propose-you = Tu e { $partner } avete entrambi il totale più basso: proponi dove va la battaglia.
prompt-reply = { $partner } propone il pianeta { $letter } ({ $colour }). { $who } risponde.
prompt-reply-you = { $partner } propone il pianeta { $letter } ({ $colour }). Accetta, resta o proponi un altro pianeta.
prompt-reply-stay = { $partner } propone di restare sul pianeta { $letter } ({ $colour }). { $who } risponde.
prompt-reply-stay-you = { $partner } propone di restare sul pianeta { $letter } ({ $colour }). Accetta o proponi un altro pianeta.
prompt-answer = { $partner } preferirebbe il pianeta { $letter } ({ $colour }). { $who } accetta o rifiuta.
prompt-answer-you = { $partner } preferirebbe il pianeta { $letter } ({ $colour }). Accetta o rifiuta.
prompt-name = { $who } dichiara una pedina.
prompt-name-you = Non hai schierato nessuna pedina: dichiarane una per questa battaglia. Il suo colore conta; se perdi la battaglia, la pedina è persa.
prompt-over = { $side ->
    [Jedi] Gli Jedi hanno vinto!
   *[other] I { $side } hanno vinto!
}
prompt-draw = Pareggio: nessuna fazione ha vinto.

## Choices

choose-nothing = Salta: gioca una carta
choose-discard = Scarta { $card } e pesca
choose-figure = Schiera { $figure }
choose-ship = Schiera l’astronave
choose-offer = Scambia { $card } con { $partner }
choose-give = Dai { $card }
choose-play = Gioca { $card } coperta
choose-stay = Resta sul pianeta { $letter } ({ $colour })
choose-go = Sposta la battaglia sul pianeta { $letter } ({ $colour })
choose-place = Comincia dal pianeta { $letter } ({ $colour })
choose-propose-stay = Proponi di restare sul pianeta { $letter } ({ $colour })
choose-propose-go = Proponi il pianeta { $letter } ({ $colour })
choose-agree-stay = D’accordo, si resta sul pianeta { $letter } ({ $colour })
choose-agree-go = D’accordo, si va sul pianeta { $letter } ({ $colour })
choose-counter = Proponi invece il pianeta { $letter } ({ $colour })
choose-accept = Accetta: si va sul pianeta { $letter } ({ $colour })
choose-refuse = Rifiuta e resta sul pianeta { $letter } ({ $colour })
choose-name = Dichiara { $figure }

## What happened

told-marker-placed = La guerra comincia sul pianeta { $letter } ({ $colour }).
told-marker-chosen = { $who } comincia la guerra sul pianeta { $letter } ({ $colour }).
told-battle-begun = Battaglia { $battle }: attacca { $who }.
told-drawn-own = { $who } pesca { $card }.
told-reshuffled = { $cards ->
    [one] Gli scarti { $side ->
            [Jedi] degli Jedi
           *[other] dei { $side }
        } vengono mescolati: una carta nel nuovo mazzo.
   *[other] Gli scarti { $side ->
            [Jedi] degli Jedi
           *[other] dei { $side }
        } vengono mescolati: { $cards } carte nel nuovo mazzo.
}
told-discarded = { $who } scarta { $card } e pesca.
told-figure-deployed = { $who } schiera { $figure }.
told-ship-deployed = { $who } schiera l’astronave.
told-offered = { $who } scambia una carta con { $partner }.
told-offered-own = { $who } mette { $card } per lo scambio con { $partner }.
told-swapped = { $who } e { $partner } hanno scambiato una carta.
told-swapped-own = Scambio con { $partner }: { $who } dà { $gave } e riceve { $got }.
told-played = { $who } gioca una carta coperta.
told-played-own = { $who } gioca { $card } coperta.
told-revealed = { $who } scopre { $card }. Totale: { $total }.
told-lowest = { $who } ha il totale più basso: { $total }.
told-lowest-allies = { $who } e { $partner } hanno entrambi il totale più basso: { $total }.
told-planet-tie = Entrambe le fazioni hanno il totale più basso, { $total }: la battaglia resta dov’è.
told-marker-moved = { $who } sposta la battaglia sul pianeta { $letter } ({ $colour }).
told-marker-kept = { $who } lascia la battaglia sul pianeta { $letter } ({ $colour }).
told-proposed = { $who } propone il pianeta { $letter } ({ $colour }).
told-proposed-stay = { $who } propone di restare sul pianeta { $letter } ({ $colour }).
told-replied = { $who } risponde: pianeta { $letter } ({ $colour }).
told-accepted = { $who } accetta.
told-refused = { $who } rifiuta.
told-agreed = Gli alleati sono d’accordo: la battaglia va sul pianeta { $letter } ({ $colour }).
told-agreed-stay = Gli alleati sono d’accordo: la battaglia resta sul pianeta { $letter } ({ $colour }).
told-disagreed = Nessun accordo: la battaglia resta sul pianeta { $letter } ({ $colour }).
told-named = { $who } dichiara { $figure }.
told-counted = { $who } conta: pianeta ({ $planet }) { $planet_points }, personaggio ({ $figure }) { $figure_points }, schierati { $bonus }. Totale: { $total }.
told-battle-won = { $side ->
    [Jedi] Gli Jedi vincono la battaglia.
   *[other] I { $side } vincono la battaglia.
}
told-battle-tied = Parità: tutti tengono le loro pedine.
told-figure-lost = { $left ->
    [0] { $who } perde { $figure }.
    [one] { $who } perde { $figure }. Resta una pedina.
   *[other] { $who } perde { $figure }. Restano { $left } pedine.
}
told-eliminated = { $who } non ha più pedine ed è fuori dal gioco.
told-left = { $who } ha lasciato la partita.
told-won-figures = { $side ->
    [Jedi] Gli Jedi hanno preso tutte le pedine dell’altra fazione e vincono!
   *[other] I { $side } hanno preso tutte le pedine dell’altra fazione e vincono!
}
told-won-leaving = { $side ->
    [Jedi] Un giocatore dell’altra fazione ha lasciato la partita: gli Jedi vincono!
   *[other] Un giocatore dell’altra fazione ha lasciato la partita: i { $side } vincono!
}
told-draw = { $battles ->
    [one] Nessuna decisione dopo una battaglia: pareggio.
   *[other] Nessuna decisione dopo { $battles } battaglie: pareggio.
}

## Refusals

refuse-unclear = Di’ una cosa sola: quale carta, quale personaggio o quale pianeta.
refuse-option-over = La tua azione facoltativa è finita: resta solo la carta.
refuse-option-first = Prima di’ se fai un’azione facoltativa. Poi giochi la carta.
refuse-must-option = Ora puoi fare un’azione facoltativa, o nessuna.
refuse-cannot-refuse = Non puoi rifiutare lo scambio: scegli una carta da dare.
refuse-must-play = Ora devi giocare una carta coperta.
refuse-must-name = Ora devi dichiarare uno dei tuoi personaggi.
refuse-must-answer = Accetta o rifiuta la proposta del tuo compagno.
refuse-must-place = Scegli il pianeta su cui comincia la guerra.
refuse-must-move = Ora si tratta solo di dove va la battaglia.
refuse-no-partner = Non hai alleati: non c’è nessuno con cui scambiare carte.
refuse-partner-empty = Il tuo compagno non ha più carte da scambiare.
refuse-no-card = Questa carta non esiste.
refuse-not-in-hand = Non hai quella carta in mano.
refuse-ship-needs-figure = L’astronave richiede un personaggio che hai schierato prima in questa battaglia.
refuse-ship-already = La tua astronave è già schierata.
refuse-one-figure = In questa battaglia hai già schierato un personaggio.
refuse-not-your-figure = Non hai mai avuto una pedina di questo colore: { $colour }.
refuse-lost-figure = Hai perso quella pedina: { $colour }.
refuse-no-place = Questo pianeta non esiste.
refuse-already-there = La battaglia è già lì.
refuse-no-route = Da qui nessuna rotta porta lì: { $place }.
refuse-not-yours = Appartiene a un altro giocatore.
refuse-draw-first = Prima bisogna pescare.
refuse-next-place = Le tue carte stanno in una sola fila: la prossima va al posto { $number }.
refuse-card-stays = Una carta giocata resta lì fino alla fine della battaglia.

## Options

option-map = Mappa stellare
option-map-rings = due anelli
option-map-grid = una griglia
option-marker_start = Dove comincia la guerra
option-marker_start-random = a caso
option-marker_start-attacker = sceglie il primo attaccante
option-single_side = In tre giocatori, da solo gioca
option-single_side-separatists = il Separatista
option-single_side-jedi = lo Jedi
option-attacker_rotation = In tre giocatori il segnalino attaccante passa
option-attacker_rotation-clockwise = in senso orario
option-attacker_rotation-alternate_sides = da una fazione all’altra
option-same_colour = Se pianeta e personaggio hanno lo stesso colore, le carte di quel colore contano
option-same_colour-once = una volta
option-same_colour-twice = due volte
option-draw_after = Se nessuno vince, la partita è pari
option-draw_after-0 = mai
option-draw_after-6 = dopo 6 battaglie
option-draw_after-10 = dopo 10 battaglie
option-draw_after-15 = dopo 15 battaglie
option-draw_after-20 = dopo 20 battaglie
option-layout = Colori dei pianeti da A a L
option-routes = Rotte tra i pianeti, da 0 (A) a 11 (L)
option-deck = Copie dei valori da 1 a 4 in ogni colore
option-crews = Colori delle pedine, tre per personaggio

## The picture

label-board = La mappa stellare
label-hand = La tua mano
label-planet = { $place }
label-marker = Segnalino battaglia: { $place }
label-proposal = Proposta: { $place }
label-counter = Controproposta: { $place }
label-deck = { $cards ->
    [one] Mazzo { $side ->
            [Jedi] degli Jedi
           *[other] dei { $side }
        }: una carta
   *[other] Mazzo { $side ->
            [Jedi] degli Jedi
           *[other] dei { $side }
        }: { $cards } carte
}
label-pile = { $count ->
    [0] Scarti { $side ->
            [Jedi] degli Jedi
           *[other] dei { $side }
        }: nessuno
    [one] Scarti { $side ->
            [Jedi] degli Jedi
           *[other] dei { $side }
        }, una carta: { $cards }
   *[other] Scarti { $side ->
            [Jedi] degli Jedi
           *[other] dei { $side }
        }, { $count } carte: { $cards }
}
label-battle = Battaglia { $battle }
label-phase = Fase { $phase } di 4
label-panel = Posto di { $who }
label-hand-of = { $cards ->
    [one] Mano di { $who }: una carta
   *[other] Mano di { $who }: { $cards } carte
}
label-known = { $who } ha ricevuto questa carta in uno scambio: { $card }
label-figure-home = Pedina di { $who }: { $figure }
label-figure-deployed = Pedina schierata da { $who }: { $figure }
label-figure-named = Pedina dichiarata da { $who }: { $figure }
label-figure-lost = Pedina persa da { $who }: { $figure }
label-ship = Astronave di { $who }
label-ship-deployed = Astronave di { $who }, schierata
label-card-empty = Posto per la carta { $number } di { $who }
label-card-down = Carta { $number } di { $who }, coperta
label-card-down-own = Carta { $number } di { $who }, coperta: { $card }
label-card-open = Carta { $number } di { $who }: { $card }
label-valid = Di un colore valido in questo momento
label-total = Totale di { $who } nella fase dei pianeti: { $total }
label-final = Quanto conterebbe ora per { $who } nella fase finale: { $total }
label-past-planet = Ultima battaglia, carte del colore del pianeta: { $colour }
label-past-figure = Ultima battaglia, carte del colore del personaggio: { $colour }
label-past-bonus = Ultima battaglia, per personaggio e astronave schierati
label-past-total = Ultima battaglia, totale finale di { $who }: { $total }
label-own = La tua carta: { $card }
label-attacker = Segnalino attaccante di { $who }
label-offer = Carta di { $who } per lo scambio, coperta
counter-figures = pedine
counter-hand = carte in mano
counter-total = totale
badge-left = ha lasciato la partita
badge-won = vince
badge-out = fuori dal gioco
show-battle = Battaglia { $battle }, fase { $phase } di 4
show-past = Prima:
show-hand = Mano:

## Lessons

lesson-aim = Guidi i Separatisti e le loro sei pedine. Ogni battaglia ne costa una a chi perde: la fazione senza più pedine ha perso la guerra.
lesson-battle = La battaglia si combatte su questo pianeta. Ha quattro fasi: in ognuna tutti giocano una carta, poi la battaglia può spostarsi.
lesson-low = Prima della carta puoi fare un’azione, ma stavolta no. Gioca l’1 rosso coperto: chi ha il totale più basso può spostare la battaglia.
lesson-low-why = Prima una carta bassa: con il totale più basso decidi tu dove si combatte. Gioca l’1 rosso.
lesson-move = Il tuo totale è 1, quello degli Jedi è 3. Il tuo è il più basso, quindi puoi spostare la battaglia: sul pianeta blu, perché le tue carte migliori sono blu.
lesson-move-why = Alla fine contano solo le carte del colore del pianeta e della tua pedina. Le tue migliori sono blu: sposta la battaglia sul pianeta blu.
lesson-figure = Seconda fase. Schiera la tua pedina blu: dà un punto, e le tue carte blu conteranno ovunque finisca la battaglia.
lesson-figure-why = Il blu è il colore delle tue carte migliori. Schiera la pedina blu.
lesson-second = Ora gioca il 2 viola. Anche il punto della pedina entra nel totale.
lesson-second-why = Tieni le carte blu per la fine. Gioca il 2 viola.
lesson-ship = I totali erano uguali, quindi la battaglia è rimasta lì. Terza fase: un’astronave può seguire una pedina schierata e dà un altro punto.
lesson-ship-why = La tua pedina è schierata, quindi l’astronave può seguirla. Schierala.
lesson-third = Gioca il 3 blu.
lesson-third-why = Tieni il 4 per ultimo. Gioca il 3 blu.
lesson-moved = Stavolta il totale più basso era degli Jedi, che hanno spostato la battaglia su un pianeta giallo.
lesson-last = Quarta fase: gioca l’ultima carta. Poi contano le carte gialle per il pianeta e le blu per la tua pedina, nient’altro.
lesson-last-why = Il 4 blu conta perché la tua pedina è blu. Non darlo via.
lesson-won = 9 a 8: le tue carte blu 3 e 4, più pedina e astronave. Gli Jedi hanno dichiarato la pedina verde e l’hanno persa.
lesson-end = Le carte basse guidano la battaglia, i colori giusti la vincono. La fazione senza più pedine ha perso la guerra. Continua a giocare!

## Why a move is good

reason-planet = La carta ha il colore del pianeta.
reason-figure = La carta ha il colore della tua pedina.
reason-moves = Questo pianeta è il più adatto alle tue carte.

## What things are and do

thing-own = Carta battaglia: { $card }
about-own = Giocala coperta. Il valore conta subito nella fase dei pianeti; nella fase finale solo se il colore è quello del pianeta o della tua pedina.
thing-card-empty = Posto per una carta
about-card-empty = In ognuna delle quattro fasi di una battaglia si posa qui una carta, dal primo posto al quarto.
thing-card-down = Carta coperta
about-card-down = Si scopre insieme a tutte le altre quando tutti hanno giocato la propria.
thing-card-open = Carta sul tavolo: { $card }
about-card-open = Nella fase dei pianeti conta qualunque sia il colore. Nella fase finale conta solo se ha il colore del pianeta o della pedina del giocatore.
thing-peek = La tua carta, coperta
about-peek = Solo tu vedi qui che cosa hai giocato. Gli altri vedono il retro finché non si scoprono tutte.
thing-valid = Colore valido
about-valid = Ora questa carta conterebbe nella fase finale: ha il colore del pianeta o della pedina. Se la battaglia si sposta, può cambiare.
thing-known = Carta data in uno scambio: { $card }
about-known = Sai che ce l’ha il tuo compagno, perché gliel’hai data tu. Gli avversari non la vedono.
thing-deck = Mazzo: { $side }
about-deck = Questa fazione pesca le carte da qui. Quando è vuoto, si mescolano gli scarti.
thing-pile = Scarti: { $side }
about-pile = Qui stanno le carte giocate e scartate, visibili a tutti.
thing-offer = Carta per lo scambio
about-offer = Un compagno l’ha offerta per uno scambio. L’altro deve darne una in cambio; le vedono solo loro due.
thing-attacker = Segnalino attaccante
about-attacker = Chi ce l’ha comincia ogni fase di questa battaglia. Dopo la battaglia passa a un altro.
thing-turn = Di chi è il turno
about-turn = Questo giocatore può fare un’azione facoltativa e poi gioca una carta.
thing-marker = Segnalino battaglia
about-marker = La battaglia si combatte su questo pianeta, il cui colore è valido nella fase finale. Dopo ogni fase chi ha il totale più basso può spostarla lungo una rotta.
thing-proposal = Proposta
about-proposal = Due alleati hanno entrambi il totale più basso e devono accordarsi su dove va la battaglia. Questa è la proposta di uno dei due; senza accordo la battaglia resta dov’è.
thing-planet = { $place }
about-planet = Se la battaglia finisce qui, le carte di questo colore contano nella fase finale. Il segnalino si sposta solo lungo le rotte disegnate.
thing-battle = Battaglia { $battle }
about-battle = Ogni battaglia ha quattro fasi e un conteggio finale. La fazione sconfitta perde le pedine con cui ha combattuto; chi non ne ha più ha perso.
thing-phase = Fase { $phase } di 4
about-phase = In ogni fase tutti giocano una carta; poi chi ha il totale più basso può spostare la battaglia. Dopo la quarta si conta.
thing-tag = Posto di { $who }
about-tag = Carte, pedine e astronave di questo giocatore stanno in questa fila.
thing-hand = Mano di { $who }
about-hand = Solo questo giocatore vede queste carte. Prima di ogni battaglia la mano torna a quattro carte.
thing-figure = { $figure }
about-figure-home = Si può schierare una volta per battaglia: +1, e le carte del suo colore contano nella fase finale. Se la battaglia è persa, si perde anche lei.
about-figure-deployed = Combatte in questa battaglia: +1 in entrambi i totali, e le carte del suo colore contano nella fase finale. Chi perde la perde.
about-figure-named = È stata solo dichiarata alla fine: il suo colore conta, ma non dà punti. Chi perde la perde lo stesso.
about-figure-lost = Persa in una battaglia, per il resto della partita.
thing-ship = Astronave
about-ship = Può unirsi a una pedina già schierata in questa battaglia: un punto in più. Non si perde mai.
about-ship-deployed = Combatte con la pedina in questa battaglia: un punto in più in entrambi i totali. Poi torna disponibile.
thing-total = Totale nella fase dei pianeti
about-total = Tutte le carte scoperte, più 1 per una pedina schierata e 1 per l’astronave. Chi da solo ha il totale più basso può spostare la battaglia.
thing-final = Totale finale, se la battaglia finisse ora
about-final = Solo le carte del colore del pianeta e della pedina, più 1 per la pedina e 1 per l’astronave, se schierate. Il totale più alto vince la battaglia.
thing-past = Come si è contata l’ultima battaglia
about-past = Punti nel colore del pianeta, nel colore della pedina, per pedina e astronave, e la somma. Sparisce con la prima carta della prossima battaglia.
about-counter-figures = Pedine che questo giocatore ha ancora. Senza, è eliminato.
about-badge-won = Questa fazione ha vinto la guerra.
about-badge-out = Questo giocatore non ha più pedine.
about-badge-left = Questo giocatore ha lasciato la partita, quindi questa fazione perde.
entry-planets = Quali pianeti sono sulla mappa stellare?
entry-marker = Da dove parte il segnalino battaglia?
number-battles = battaglie vinte
number-figures = pedine perse
