## Names

title = Sequence
blurb = Gioca una carta, piazza un gettone su una casella che la mostra e metti in fila cinque gettoni prima degli altri. Da due a dodici giocatori, da soli o in squadra.
colour-blue = Blu
colour-green = Verde
colour-red = Rosso
# A player of a team.
member = { $side } { $number }
suit-spades = picche
suit-hearts = cuori
suit-diamonds = quadri
suit-clubs = fiori
card-number = { $number } di { $suit }
card-jack = fante di { $suit }
card-queen = donna di { $suit }
card-king = re di { $suit }
card-ace = asso di { $suit }
# The second copy of a card, in the log.
card-second = { $card } (2)
space = riga { $row }, colonna { $column }
line = { $first } – { $last }
line-and-line = { $first }, e { $next }

## Prompts

prompt-dealer = { $who } pesca una carta: chi ha la più bassa fa il mazziere.
prompt-deal = { $who } distribuisce le carte.
prompt-draws = { $who } pesca una carta.
prompt-turn = Tocca a { $who }.
prompt-turn-you = Tocca a te: gioca una carta e piazza un gettone su una casella che la mostra.
prompt-turn-or-exchange-you = Tocca a te: gioca una carta. Prima puoi cambiare una carta morta, con entrambe le caselle occupate.
prompt-exchange-you = Non puoi giocare nessuna carta: cambia una carta morta.
prompt-pass-you = Non puoi giocare nessuna carta: passi.
prompt-line-you = Scegli quali cinque caselle formano la Sequence.
prompt-give = { $who } deve rinunciare a una carta.
prompt-give-you = La tua squadra ha parlato della partita: rinuncia a una delle tue carte.
prompt-over = { $side } ha vinto!
prompt-draw = Pareggio: nessuno ha vinto.

## Choices

choose-place = { $card } → { $space }
choose-finish = { $count ->
    [one] { $card } → { $space }: una Sequence!
   *[other] { $card } → { $space }: { $count } Sequence!
}
choose-claim = { $card } → { $space }, Sequence: { $lines }
choose-mark = { $card } → { $space }: scegli le file una alla volta
choose-line = Sequence: { $line }
choose-remove = { $card }: rimuovi il gettone su { $space }
choose-exchange = Cambia la carta morta: { $card }
choose-give = Rinuncia a: { $card }
choose-pass = Passa
choose-draw = Pesca una carta
choose-accuse = Accusa { $side } di suggerimenti al tavolo
choose-confirm = Conferma: { $side } ha parlato della partita

## What happened

told-dealer-card = { $who } pesca { $card } per decidere chi fa il mazziere.
told-dealer-tie = Più giocatori hanno la carta più bassa: pescano di nuovo.
told-dealer = { $who } ha la carta più bassa e fa il mazziere.
told-hands-dealt = { $who } distribuisce { $each } carte a ogni giocatore. Mazzo: { $pile }.
told-placed = { $who } gioca { $card } e piazza un gettone: { $space }.
told-marking = { $who } gioca { $card } e sceglie le file: { $space }.
told-removed = { $who } gioca { $card } e rimuove un gettone di { $side }: { $space }.
told-sequence = Una Sequence per { $side }: { $line }.
told-broken = Una Sequence di { $side } è spezzata: { $line }.
told-reformed = { $side } ha ancora cinque in fila: { $line }.
told-exchanged = { $who } cambia una carta morta: { $card }.
told-drawn-own = { $who } pesca { $card }.
told-drawn = { $who } pesca una carta.
told-drawn-exchange = { $who } pesca una nuova carta al suo posto.
told-draw-lapsed = { $who } non ha pescato in tempo e continua con una carta in meno.
told-passed = { $who } non può giocare e passa.
told-no-card = { $who } non pesca: il mazzo è vuoto.
told-reshuffled = { $cards ->
    [one] Le pile degli scarti vengono mescolate: una carta nel nuovo mazzo.
   *[other] Le pile degli scarti vengono mescolate: { $cards } carte nel nuovo mazzo.
}
told-accused = { $who } accusa { $side } di suggerimenti al tavolo.
told-confirmed = { $who } conferma: { $side } ha parlato. Conferme: { $votes }, ne servono { $needed }.
told-accusation-lapsed = { $who } non trova abbastanza sostegno: l’accusa contro { $side } decade.
told-accusation-dropped = Di { $side } resta un solo giocatore: l’accusa decade.
told-penalty = I suggerimenti al tavolo sono confermati: ogni giocatore di { $side } rinuncia a una carta.
told-gave-up = { $who } rinuncia a una carta: { $card }.
told-left = { $who } ha lasciato la partita.
told-won-sequences = { $side } ha abbastanza Sequence e vince!
told-won-passes = Nessuno può più giocare. { $side } ha più Sequence di tutti e vince!
told-won-reshuffles = Le carte hanno fatto due giri senza una giocata. { $side } ha più Sequence di tutti e vince!
told-won-leaving = { $side } è l’unica squadra rimasta e vince!
told-draw-passes = Nessuno può più giocare: pareggio.
told-draw-reshuffles = Le carte hanno fatto due giri senza una giocata: pareggio.

## Refusals

refuse-give-first = Prima rinuncia a una delle tue carte, per i suggerimenti al tavolo.
refuse-draw-first = Prima bisogna pescare una carta.
refuse-no-penalty = Non hai nessuna penalità, quindi non devi rinunciare a una carta.
refuse-not-in-hand = Non hai quella carta in mano.
refuse-must-play = Puoi giocare una carta, quindi non puoi passare.
refuse-must-exchange = Hai una carta morta: cambiala prima di passare.
refuse-jack-never-dead = Un fante non è mai una carta morta: tienilo finché non puoi usarlo.
refuse-not-dead = { $card } non è una carta morta: una delle sue caselle è libera.
refuse-one-exchange = Hai già cambiato una carta morta in questo turno.
refuse-no-pile = Il mazzo è finito, quindi non si possono cambiare carte.
refuse-pile-empty-again = Il mazzo è vuoto per la seconda volta: niente più cambi in questo turno.
refuse-no-space = Quella non è una casella del tabellone.
refuse-removes-only = Un fante con un occhio rimuove un gettone avversario. Non ne piazza.
refuse-corner = Su un angolo non si piazza mai un gettone: appartiene a tutti.
refuse-dead-card = Le due caselle sono occupate: { $card } è una carta morta.
refuse-no-match = Quella casella non mostra { $card }.
refuse-taken = Su quella casella c’è già un gettone.
refuse-claim = La Sequence non si può formare così. Scegli una delle file proposte.
refuse-cannot-remove = Solo un fante con un occhio rimuove un gettone.
refuse-corner-no-chip = Su un angolo non c’è nessun gettone: non c’è niente da rimuovere.
refuse-nothing-there = Su quella casella non c’è nessun gettone da rimuovere.
refuse-own-chip = Non puoi rimuovere un gettone della tua squadra.
refuse-locked = Quel gettone fa parte di una Sequence completata ({ $side }): resta dov’è.
refuse-no-target = Ora non c’è nessun gettone che puoi rimuovere. Tieni il fante.
refuse-board-full = Ora nessuna casella è libera. Tieni il fante.
refuse-no-card-for-space = Non hai la carta di quella casella: { $card }.
refuse-own-chip-there = Lì c’è già un gettone della tua squadra.
refuse-needs-remover = Solo un fante con un occhio può rimuovere quel gettone.

## Options

option-sides = Squadre che si affrontano
option-sides-2 = due: vincono due Sequence
option-sides-3 = tre: vince una Sequence
option-dead_card_limit = Carte morte che puoi cambiare in un turno
option-dead_card_limit-1 = una
option-dead_card_limit-any = quante vuoi
option-draw_mode = Dopo la giocata la nuova carta
option-draw_mode-auto = si pesca automaticamente
option-draw_mode-strict = la peschi tu: se te ne dimentichi la perdi
option-deck_out = Quando il mazzo è finito
option-deck_out-reshuffle = si mescolano gli scarti
option-deck_out-play_out = si continua senza pescare
option-stalemate = Quando nessuno può giocare
option-stalemate-draw = è pareggio
option-stalemate-most_sequences = vince chi ha più Sequence
option-table_talk = Parlare della partita in una squadra
option-table_talk-off = non costa nulla
option-table_talk-penalty = costa una carta a ogni giocatore della squadra
option-advanced_jacks = Regole avanzate: i fanti con un occhio spezzano le Sequence

## The picture

label-board = Il tabellone
label-hand = La tua mano
label-discards = Le pile degli scarti
label-space = { $card }: { $space }
label-corner = Angolo: { $space }
label-chip = Gettone di { $side } su { $card }: { $space }
label-chip-locked = Gettone di { $side } in una Sequence completata, su { $card }: { $space }
label-supply = Gettoni di { $side }
label-line = Sequence di { $side }: { $line }
label-pile = { $cards ->
    [one] Mazzo: una carta
   *[other] Mazzo: { $cards } carte
}
label-own = La tua carta: { $card }
label-own-dead = La tua carta: { $card }, morta
label-discard = { $count ->
    [one] Scarti di { $who }, una carta: { $cards }
   *[other] Scarti di { $who }, { $count } carte, l’ultima in fondo: { $cards }
}
label-discard-empty = Scarti di { $who }: nessuno
counter-hand = carte in mano
counter-sequences = Sequence
badge-left = ha lasciato la partita
badge-won = vince
badge-owes = rinuncia a una carta
show-pile = { $cards ->
    [one] Mazzo: una carta
   *[other] Mazzo: { $cards } carte
}
show-hand = Mano:

## Lessons

lesson-aim = Giochi con i blu. Cinque gettoni blu in fila, in qualsiasi direzione, sono una Sequence. Con due Sequence vinci.
lesson-card = Gioca questa carta, poi metti un gettone su una delle due caselle che la mostrano: qui, accanto agli altri tuoi.
lesson-card-why = Si può fare anche così. Ma la carta e la casella segnate ti portano un gettone più vicino a una fila.
lesson-corner = Gli angoli sono di tutti. Con l’angolo bastano quattro gettoni: completa la tua prima Sequence.
lesson-corner-why = Una Sequence ti aspetta! Gioca la carta segnata sulla casella segnata.
lesson-dead = Tutte e due le caselle di questa carta sono occupate: è morta. Cambiala con una nuova, una volta per turno, prima di giocare.
lesson-dead-why = Prima la carta morta: non ti serve più, e dopo aver giocato è troppo tardi.
lesson-one-eyed = Il verde ne ha quattro in fila! Un fante con un occhio toglie un gettone, se non fa parte di una Sequence completata.
lesson-one-eyed-why = Al verde manca un solo gettone. Gioca il fante con un occhio sul gettone segnato e spezza la fila.
lesson-two-eyed = Un fante con due occhi è un jolly: mette il tuo gettone su una casella libera qualsiasi. Arriva a quattro in fila.
lesson-two-eyed-why = Il fante con due occhi va bene ovunque, ma qui ti dà quattro in fila.
lesson-end = Quattro in fila, con le due estremità libere: ancora uno e vinci. La carta ce l’hai. Continua a giocare!

## Why a move is good

reason-sequence = Forma una Sequence.
reason-removes = Toglie un gettone di { $side }.
reason-stops = A { $side } serve proprio questa casella per una Sequence.

## What things are and do

thing-space = Casella: { $card }
about-space = Gioca questa carta, o un fante con due occhi, per piazzare qui un gettone. Ogni carta compare due volte sul tabellone.
thing-corner = Angolo
about-corner = Vale per ogni squadra come se ci fosse un suo gettone: una fila che passa da un angolo ne richiede solo quattro. Non ci si piazza nulla.
thing-claim = Una fila da scegliere
about-claim = Più di una fila di cinque può diventare la Sequence: tocca questo capo per scegliere questa.
thing-chip = Gettone di { $side }
about-chip = La casella è di questa squadra. Cinque in fila fanno una Sequence. Un avversario può rimuoverlo con un fante con un occhio.
about-chip-locked = { $advanced ->
    [yes] Fa parte di una Sequence completata. Con le regole avanzate un fante con un occhio può ancora rimuoverlo e rompere la Sequence.
   *[no] Fa parte di una Sequence completata: resta fino alla fine. Uno di questi gettoni può servire anche per una seconda Sequence.
}
about-supply = Gettoni che questa squadra non ha ancora piazzato. Non finiscono mai.
thing-tally = Sequence
about-tally = { $needed ->
    [one] Una Sequence fatta da questa squadra. Ne basta una per vincere.
   *[other] Una Sequence fatta da questa squadra. Ne servono { $needed } per vincere.
}
thing-line = Sequence completata
about-line = Cinque in una fila ininterrotta. Due Sequence di una squadra possono avere una casella in comune.
thing-last = L’ultima giocata
about-last = Qui è stato piazzato o rimosso l’ultimo gettone.
thing-pile = Mazzo
about-pile = Ogni turno finisce con una carta presa da qui. Quando è vuoto, si mescolano gli scarti o si continua senza pescare, come concordato.
thing-wild = { $card }: jolly
about-wild = Un fante con due occhi: piazza un gettone su una casella libera qualsiasi, tranne un angolo.
thing-remover = { $card }: furfante
about-remover = { $advanced ->
    [yes] Un fante con un occhio: rimuovi un gettone avversario qualsiasi, anche da una Sequence completata. In quel turno non ne piazzi.
   *[no] Un fante con un occhio: rimuovi un gettone avversario che non fa parte di una Sequence completata. In quel turno non ne piazzi.
}
thing-own = { $card }
about-own = Giocala per piazzare un gettone su una delle due caselle che la mostrano. Solo tu vedi la tua mano.
thing-dead = Carta morta
about-dead = Entrambe le sue caselle sono occupate. Nel tuo turno, prima di giocare, puoi cambiarla con una nuova.
thing-discard = Pila degli scarti
about-discard = Le carte giocate da questo giocatore. Tutti possono guardarle.
about-counter-hand = Quante carte ha questo giocatore. Nessun altro le vede, nemmeno i compagni.
about-counter-sequences = { $needed ->
    [one] Sequence completate dalla squadra di questo giocatore. Con una si vince.
   *[other] Sequence completate dalla squadra di questo giocatore. Con { $needed } si vince.
}
about-badge-won = Questa squadra ha vinto la partita.
about-badge-left = Questo giocatore ha lasciato la partita.
about-badge-owes = I suggerimenti al tavolo sono confermati: ogni giocatore della squadra rinuncia a una carta.
about-ring = { $needed ->
    [one] Una Sequence della squadra riempie l’anello, e la squadra ha vinto.
   *[other] Ogni Sequence della squadra riempie un anello. Con { $needed } la squadra ha vinto.
}
number-sequences = Sequence
number-placed = gettoni piazzati
number-removed = gettoni rimossi
