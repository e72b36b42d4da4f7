## Names

title = Ludo
blurb = Porta le tue pedine una volta intorno al tabellone e poi al traguardo. Se finisci su una pedina sola, la mandi a casa; se finisci su due, a casa ci torni tu.
colour-green = Verde
colour-yellow = Giallo
colour-blue = Blu
colour-red = Rosso
colour-purple = Viola
colour-black = Nero
face-1 = un uno
face-2 = un due
face-3 = un tre
face-4 = un quattro
face-5 = un cinque
face-6 = un sei
face-star = una stella
face-globe = un globo
# A side of the die by itself.
side-1 = uno
side-2 = due
side-3 = tre
side-4 = quattro
side-5 = cinque
side-6 = sei
side-star = stella
side-globe = globo
# What brings a piece out.
needs-globe = un globo
needs-6 = un sei
needs-1-or-6 = un uno o un sei
place-yard = base
place-start = casella di partenza
place-field = casella { $number }
place-globe = casella del globo { $number }
place-star = casella della stella { $number }
place-lane = corsia di arrivo { $number }
place-goal = traguardo

## Prompts

prompt-opening = { $who } tira per decidere chi comincia. Il tiro più alto comincia.
prompt-throw = { $who } tira il dado.
prompt-tries = { $tries ->
    [one] { $who } ha ancora un tentativo per tirare { $needed }.
   *[other] { $who } ha ancora { $tries } tentativi per tirare { $needed }.
}
prompt-extra = { $who } ha un tiro extra.
prompt-step = { $who } ha tirato { $face }. Quale pedina si muove?
prompt-star = { $who } ha tirato { $face }. Quale pedina si muove?
prompt-globe = { $who } ha tirato { $face }. Quale pedina si muove?
prompt-over = { $who } ha vinto!
prompt-opening-you = Tira per decidere chi comincia. Il tiro più alto comincia.
prompt-throw-you = Tocca a te: tira il dado.
prompt-tries-you = { $tries ->
    [one] Tira { $needed } per far uscire una pedina: ancora un tentativo.
   *[other] Tira { $needed } per far uscire una pedina: ancora { $tries } tentativi.
}
prompt-extra-you = Questo tiro ti dà un tiro extra: tira ancora.
prompt-step-you = Tocca a te: hai tirato { $face }. Quale pedina muovi?
prompt-star-you = Hai tirato { $face }: quale pedina va alla sua prossima stella?
prompt-globe-you = Hai tirato { $face }: fai uscire una pedina o portane una al suo prossimo globo.
prompt-over-you = Hai vinto!

## Choices

choose-enter = Fai uscire una pedina sulla casella di partenza
choose-enter2 = Fai uscire due pedine sulla casella di partenza
choose-enter6 = Fai uscire una pedina sulla sesta casella
choose-move = { $from } → { $to }
choose-hop = { $from } → { $to }, poi { $end }
choose-bounce = { $from }: fino al traguardo e di nuovo sulla stessa casella

## What happened

told-opening-throw = { $who } tira { $face } per decidere chi comincia.
told-opening-tie = Parità sul tiro più alto: chi è in parità tira di nuovo.
told-throw = { $who } tira { $face }.
told-nothing-moves = { $who } non può usare { $face }.
told-extra-throw = { $who } ottiene un tiro extra.
told-enter = { $who } fa uscire una pedina: { $to }.
told-move = { $who } muove: { $from } → { $to }.
told-bounce = { $who } rimbalza sul traguardo e torna dov’era: { $from }.
told-hop = { $who } salta avanti: { $to }.
told-knocked-home = { $by } manda a casa una pedina di { $who }.
told-sent-home = { $who } finisce su una casella protetta e torna a casa.
told-goal = { $who } porta una pedina al traguardo.
told-finished = { $place ->
    [1] { $who } ha tutte le pedine al traguardo e vince!
   *[other] { $who } ha tutte le pedine al traguardo: { $place }º posto.
}
told-left = { $who } ha lasciato la partita.

## Refusals

refuse-wrong-face = Il dado mostra { $face }: questa mossa non corrisponde al tiro.
refuse-no-piece = Lì non c’è nessuna tua pedina.
refuse-in-goal = Una pedina al traguardo è arrivata e non si muove più.
refuse-own-piece-in-the-way = Una tua pedina sbarra la strada. Non puoi superarla.
refuse-leads-elsewhere = { $face } non porta lì.
refuse-no-globe-ahead = Davanti a quella pedina, sulla sua strada, non ci sono altri globi.
refuse-star-in-lane = Nella corsia di arrivo non ci sono stelle davanti.
refuse-no-star-ahead = Davanti a quella pedina, sulla sua strada, non ci sono altre stelle.
refuse-globe-before-star = Prima della prossima stella c’è una casella del globo, e con una stella non si può superare.
refuse-no-entry = { $face } non fa uscire pedine. Ti serve { $needed }.
refuse-yard-empty = Nella base non hai più pedine.
refuse-enter-one = Questo tiro fa uscire una sola pedina, sulla casella di partenza.
refuse-enter-two = Un sei porta due pedine sulla casella di partenza o una sulla sesta casella.
refuse-last-in-yard = Nella base resta una sola pedina: va da sola sulla casella di partenza.

## Options

option-die = Dado
option-die-star_globe = Gioco 1: dado con stella e globo
option-die-plain = Gioco 2: dado normale
option-edition = Regole
option-edition-nordic = danesi, norvegesi e finlandesi
option-edition-swedish = svedesi
option-board = Tabellone
option-board-4 = lato da 4
option-board-6 = lato da 6
option-pieces = Pedine a testa
option-pieces-1 = una
option-pieces-2 = due
option-pieces-3 = tre
option-pieces-4 = quattro
option-turn_direction = Senso dei turni
option-turn_direction-clockwise = orario
option-turn_direction-counterclockwise = antiorario
option-three_tries = Tre tentativi per far uscire una pedina
option-three_tries-none_on_track = quando nessuna pedina è sul percorso
option-three_tries-all_in_yard = solo quando tutte le pedine sono nella base
option-lane_star = Una stella nella corsia di arrivo
option-lane_star-home_star = riporta la pedina alla stella sull’imbocco
option-lane_star-forward_only = non si può usare
option-globe_past_last = Un globo dopo l’ultima casella del globo
option-globe_past_last-none = non si può usare
option-globe_past_last-goal = porta la pedina al traguardo
option-start_defence = Due pedine avversarie sulla tua casella di partenza
option-start_defence-general = mandano a casa la pedina che fai uscire
option-start_defence-owner = vanno a casa quando fai uscire una pedina
option-play_on = Continuare per il secondo, il terzo e gli altri posti
option-globe_shelter = Una pedina sola è al sicuro su una casella del globo
option-star_hop = Chi finisce su una stella salta alla successiva
option-arms = Basi dei giocatori

## The picture

label-board = Il tabellone
label-piece = { $who }: { $place }
label-die = Il dado: { $side }
label-die-waiting = Il dado
counter-yard = nella base
counter-goal = al traguardo
badge-place = { $place }º posto
badge-left = ha lasciato la partita
refuse-not-yours = Quella pedina non è tua.
refuse-throw-first = Prima si tira il dado.

## Lessons

lesson-aim = Porta le tue quattro pedine verdi una volta intorno al tabellone e lungo la corsia verde fino al traguardo. Questa è quasi arrivata.
lesson-out = Un globo! Fa uscire una pedina dalla base, sulla tua casella di partenza.
lesson-out-why = Un globo può anche portare una pedina al globo successivo. Ma prima fanne uscire un’altra: con più pedine hai più scelta.
lesson-star = Il globo ti ha dato un tiro extra, ed è una stella. La stella porta una pedina alla stella successiva: muovi quella più avanti.
lesson-star-why = Tutte possono usare la stella. Prendi quella più avanti: da lì raggiunge le pedine blu.
lesson-knock = Un 2! Se finisci su una pedina avversaria isolata, la mandi a casa. Nemmeno un globo la protegge.
lesson-knock-why = Così la pedina blu resta tranquilla. Prendi quella che può mandarla a casa.
lesson-danger = Un 6. Due pedine blu sulla stessa casella si proteggono: se ci finisci sopra, a casa ci torni tu. Muovi invece la pedina sulla casella di partenza.
lesson-danger-why = La pedina più avanti finirebbe sulle due blu e tornerebbe a casa. Prendi quella sulla casella di partenza.
lesson-pair = Un 4. Due tue pedine sulla stessa casella sono al sicuro: riuniscile.
lesson-pair-why = Da sola una pedina può essere mandata a casa. Muovi quella che raggiunge l’altra.
lesson-lane = Un 2. La corsia di arrivo è solo tua. Il traguardo va raggiunto con il numero esatto: se è troppo alto, la pedina torna indietro.
lesson-lane-why = La pedina nella corsia arriva al traguardo proprio con questo numero. Chissà quando ricapita.
lesson-end = Una pedina è arrivata. Se le porti tutte e quattro al traguardo prima degli altri, vinci: continua a giocare!

## Why a move is good

reason-knocks = Manda a casa una pedina di { $who }.
reason-goal = Porta una pedina al traguardo.
reason-enters = Mette in gioco una nuova pedina.
reason-escapes = Porta una pedina fuori dalla portata di chi la insegue.

## What things are and do

label-start = Casella di partenza: { $colour }
label-mouth = Ultima stella: { $colour }
label-lane = Corsia di arrivo: { $colour }
label-yard = Base: { $colour }
label-goal = Traguardo: { $colour }
label-field = Casella
label-globe = Casella del globo
label-star = Casella della stella
about-field = Se qui finisci su una sola pedina avversaria, la mandi a casa. Se ne trovi due o più dello stesso colore, torni a casa tu.
about-globe = { $die ->
    [plain] Con questo dado è una casella come le altre.
   *[star_globe] Un tiro di globo porta una pedina alla prossima casella del globo. Un tiro di stella non può superarla.
} { $shelter ->
    [yes] Qui una pedina da sola è al sicuro.
   *[no] Non protegge nessuno: una pedina è al sicuro solo con un’altra del suo colore.
}
about-star = { $die ->
    [plain] Con questo dado è una casella come le altre.
   *[star_globe] Un tiro di stella porta una pedina alla prossima casella della stella.
} { $hop ->
    [yes] Se un numero ti porta qui, salti alla stella successiva.
   *[no] Se un numero ti porta qui, non succede altro.
}
about-start = Qui le pedine escono dalla base. Per tutti gli altri è una casella del globo.
about-mouth = L’ultima casella del giro di questo colore: qui le sue pedine entrano nella corsia di arrivo. Per gli altri è una casella della stella.
about-lane = Qui entrano solo le pedine di questo colore, e nessuno può mandarle a casa.
about-yard = Qui aspettano le pedine. Tira { $needed } per portarne una sulla casella di partenza.
about-goal = Porta qui per primo tutte le pedine e vinci. Il numero deve essere esatto: se è troppo alto, la pedina torna indietro.
thing-piece = Pedina
about-piece-yard = Aspetta nella base. Tira { $needed } per farla uscire.
about-piece-start = È appena uscita e fa il giro del tabellone. Da sola può essere mandata a casa, con un’altra del suo colore è al sicuro.
about-piece-field = Da sola su una casella può essere mandata a casa; due dello stesso colore sono al sicuro e mandano a casa chi ci finisce sopra. Non può superare pedine del suo colore.
about-piece-globe = { $shelter ->
    [yes] Su un globo è al sicuro anche da sola: chi arriva qui torna a casa.
   *[no] Il globo non la protegge: da sola può essere mandata a casa, due dello stesso colore sono al sicuro.
}
about-piece-lane = Nella corsia di arrivo nessuno può mandarla a casa. Il traguardo va raggiunto esattamente, o torna indietro.
about-piece-goal = È arrivata e non si muove più.
thing-die = Il dado
about-die = Ogni tiro va usato, se una pedina può muoversi. Tira { $needed } per far uscire una pedina; se tiri { $again }, hai un tiro extra.
about-counter-yard = Pedine di questo giocatore che devono ancora uscire.
about-counter-goal = Pedine di questo giocatore già arrivate. Vince chi per primo le porta tutte lì.
about-badge-place = Tutte le pedine di questo giocatore sono al traguardo.
about-badge-left = Questo giocatore ha lasciato la partita: le pedine sono tornate nella base e il turno si salta.
number-knocked = pedine mandate a casa
number-lost = proprie pedine tornate a casa
