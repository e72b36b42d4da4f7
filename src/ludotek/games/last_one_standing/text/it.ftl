## The game

title = Last One Standing
blurb = Il tabellone si restringe sotto i tuoi piedi. Intrappola gli altri, trova una via d’uscita e resta l’ultimo in gioco.

## Names

colour-yellow = Giallo
colour-blue = Blu
colour-red = Rosso
colour-green = Verde
piece = pedina { $number } ({ $who })
direction-north = in alto
direction-east = a destra
direction-south = in basso
direction-west = a sinistra
# What lies on a field.
terrain-hidden = coperta
terrain-used = usata
terrain-question = punto interrogativo
terrain-plus1 = una casella in più (+1)
terrain-wall = muro
terrain-tunnel = tunnel
terrain-bridge = ponte
# A tile in the hand, drawn or turned over.
tile-neutral = tessera neutra
tile-question = punto interrogativo
tile-skip = salta
tile-move = muovi l’avversario
tile-plus1 = una casella in più (+1)
tile-wall = muro
tile-tunnel = tunnel
tile-bridge = ponte

## Prompts

prompt-deal = Tutti pescano le tessere della mano. Ora tocca a { $who }.
prompt-place = { $who } piazza una pedina.
prompt-place-you = Tocca a te: piazza una pedina su una casella libera.
prompt-tile = { $who } può giocare una tessera, poi muove.
prompt-tile-you = Tocca a te: se vuoi gioca prima una tessera, poi muovi.
prompt-tile-stuck = { $who } è in trappola! Ora può aiutare solo una tessera della mano.
prompt-tile-stuck-you = Nessuna tua pedina può muoversi: sei in trappola! Ora può aiutarti solo una tessera della mano.
prompt-tile-field = { $who } posa una tessera ({ $tile }). Dove?
prompt-tile-field-you = Dove posi la tua tessera ({ $tile })?
prompt-tile-piece = { $who } gioca «salta». Quale pedina viene bloccata?
prompt-tile-piece-you = Salta: quale pedina blocchi? Quella di un avversario resta bloccata nel suo prossimo turno, la tua in questo.
prompt-card-own = { $who } sceglie una carta per il movimento.
prompt-card-own-you = Scegli una carta: una tua pedina fa tanti passi quanti sono i punti.
prompt-card-opponent = { $who } muove un avversario. Con quale carta?
prompt-card-opponent-you = Muovi un avversario. Con quale carta?
prompt-card-pass = { $who } deve passare: l’unica pedina che potrebbe muovere è bloccata. Quale carta si gira?
prompt-card-pass-you = Devi passare: la tua unica pedina che potrebbe muovere è bloccata. Quale carta giri?
prompt-piece-own = { $who } muove. Quale pedina?
prompt-piece-own-you = Quale delle tue pedine muovi?
prompt-piece-opponent = { $who } muove un avversario. Quale pedina?
prompt-piece-opponent-you = Quale pedina di un avversario muovi?
prompt-step = { $left ->
    [one] { $who } muove: resta un passo.
   *[other] { $who } muove: restano { $left } passi.
}
prompt-step-you = { $left ->
    [one] Muovi: resta un passo.
   *[other] Muovi: restano { $left } passi.
}
prompt-land = { $who } esce dal tunnel in { $field }. Da quale lato?
prompt-land-you = Esci dal tunnel in { $field }. Da quale lato?
prompt-discard = { $who } ha cinque tessere in mano. Quale scarta?
prompt-discard-you = Il limite è quattro tessere in mano e ne hai cinque: quale scarti?
prompt-flip = Si gira la tessera in { $field }.
prompt-draw = { $who } pesca una tessera.
prompt-over = { $who } è il Last One Standing!
prompt-shared = Stallo: i giocatori ancora in gioco dividono la vittoria.

## Choices

choose-place = Piazzala in { $field }
choose-no-tile = Non giocare tessere
choose-tile = Gioca: { $tile }
choose-lay = Posala in { $field }
choose-lock = Blocca { $piece }
choose-lock-own = Blocca la tua pedina { $number }
choose-card = { $dots ->
    [one] Carta con un punto
   *[other] Carta con { $dots } punti
}
choose-piece = Muovi { $piece }
choose-piece-own = Muovi la tua pedina { $number }
choose-step = { $direction }: { $field }
choose-dive = Entra nel tunnel, uscita { $field }
choose-land = Esci in { $field }
choose-stop = Fermati qui
choose-discard = Scarta: { $tile }

## What happened

told-dealt = { $who } pesca una mano di { $tiles } tessere.
told-dealt-own = { $who } pesca: { $tile }.
told-placed = { $who } piazza la pedina { $number } in { $field }.
told-stuck = { $who } è in trappola.
told-played = { $who } gioca una tessera: { $tile }.
told-laid = { $who } posa una tessera in { $field }: { $tile }.
told-hidden-removed = La tessera coperta in { $field } esce dal gioco senza essere vista.
told-locked = { $who } blocca { $piece }.
told-unlocked = Non più bloccata: { $piece }.
told-card = { $dots ->
    [one] { $who } usa una carta con un punto.
   *[other] { $who } usa una carta con { $dots } punti.
}
told-card-pass = { $dots ->
    [one] { $who } passa e gira una carta con un punto.
   *[other] { $who } passa e gira una carta con { $dots } punti.
}
told-cards-back = { $who } ha di nuovo tutte e quattro le carte.
told-stepped = { $piece }: { $from } → { $to }.
told-dove = { $piece } entra nel tunnel: { $from } → { $exit }, ed esce in { $to }.
told-flipped-used = Niente di speciale in { $field }: ora la casella è usata.
told-flipped-question = Un punto interrogativo in { $field }!
told-flipped-plus1 = Una casella +1 in { $field }!
told-flipped-wall = Un muro in { $field }!
told-flipped-tunnel = Un tunnel in { $field }!
told-flipped-bridge = Un ponte in { $field }!
told-tunnel-removed = Il tunnel in { $field } non c’è più.
told-worn-out = La tessera in { $field } è consumata.
told-extra-step = Un passo extra da { $field }: { $piece }.
told-drew = { $who } pesca una tessera.
told-drew-own = { $who } pesca: { $tile }.
told-discarded = { $who } scarta una tessera.
told-discarded-own = { $who } scarta: { $tile }.
told-steps-lost = { $left ->
    [one] { $who } non può proseguire: un passo è perso.
   *[other] { $who } non può proseguire: { $left } passi sono persi.
}
told-stopped = { $left ->
    [one] { $who } si ferma e rinuncia a un passo.
   *[other] { $who } si ferma e rinuncia a { $left } passi.
}
told-out = { $who } è fuori dal gioco: { $place }º posto.
told-left = { $who } ha lasciato la partita.
told-sudden-death = Morte improvvisa! Da ora le tessere speciali sono usate quando una pedina le lascia.
told-won = { $who } è il Last One Standing!
told-shared = Stallo: i giocatori ancora in gioco dividono la vittoria.

## Refusals

refuse-due-place = Prima si piazzano le pedine.
refuse-due-tile = Scegli prima se giocare una tessera della mano.
refuse-due-tile-field = Scegli prima dove posare la tessera.
refuse-due-tile-piece = Scegli prima la pedina da bloccare.
refuse-due-card = Scegli prima una carta.
refuse-due-piece = Scegli prima la pedina da muovere.
refuse-due-step = La pedina è in cammino: scegli il prossimo passo.
refuse-due-land = La pedina è nel tunnel: scegli dove esce.
refuse-due-discard = Hai cinque tessere: prima scartane una.
refuse-too-late-for-tiles = Le tessere si giocano prima di scegliere la carta. In questo turno è troppo tardi.
refuse-unknown-choice = Ora non è possibile sceglierlo.
refuse-no-field = Sul tabellone non c’è questa casella.
refuse-occupied = Lì c’è una pedina.
refuse-closed = Quella casella è chiusa.
refuse-must-discard = Una mano non ha mai più di quattro tessere: una va scartata.
refuse-not-in-hand = Non hai questa tessera in mano: { $tile }.
refuse-all-locked = Tutte le pedine sul tabellone sono già bloccate.
refuse-nobody-to-move = Nessuna pedina avversaria può fare un passo.
refuse-no-one-card = Per muovere un avversario ti serve una carta con un punto.
refuse-nowhere-for-bridge = Nessuna casella usata può accogliere un ponte.
refuse-nowhere-to-lay = Nessuna casella può accogliere questa tessera.
refuse-lay-on-piece = Non si posa nulla su una casella con una pedina.
refuse-lay-on-wall = Un muro non si può coprire.
refuse-lay-on-face-up = Non si posa nulla su una tessera speciale scoperta: { $terrain }.
refuse-bridge-on-hidden = Un ponte si posa solo su una casella usata.
refuse-bridge-by-bridge = Un ponte non si posa fianco a fianco con un altro.
refuse-one-card-only = Per muovere un avversario usi una carta con un punto.
refuse-card-used = { $dots ->
    [one] Le tue due carte con un punto sono usate. Tornano quando tutte e quattro sono usate.
   *[other] La tua carta con { $dots } punti è usata. Torna quando tutte e quattro sono usate.
}
refuse-no-piece = Quella pedina non è sul tabellone.
refuse-already-locked = Quella pedina è già bloccata.
refuse-move-an-opponent = Ora muovi un avversario, non una tua pedina.
refuse-cannot-step = Quella pedina non può andare da nessuna parte.
refuse-not-yours = Quella pedina non è tua.
refuse-locked = Quella pedina è bloccata in questo turno.
refuse-must-go-on = Devi proseguire finché hai passi.
refuse-edge = Lì finisce il tabellone.
refuse-spent-question = In questa partita un punto interrogativo girato è chiuso.
refuse-wall = In un muro non si entra.
refuse-used = Quella casella è usata e non vi si entra.
refuse-not-on-tunnel = Solo una pedina su un tunnel può entrarvi.
refuse-no-second-dive = La pedina è appena uscita lì. Da questo tunnel non può scendere di nuovo.
refuse-no-exit-there = Lì non c’è un altro tunnel da cui uscire.
refuse-exit-occupied = Su quel tunnel c’è una pedina.
refuse-exit-blocked = Accanto a quel tunnel non c’è una casella libera su cui uscire.
refuse-land-where-it-began = Non si può uscire dove si è entrati.
refuse-too-far = Si raggiungono solo le caselle accanto alla pedina, mai in diagonale.
refuse-wait = Prima si gira o si pesca qualcosa.

## Options

option-expert_move_opponent = Per esperti: muovi l’avversario con ogni carta
option-stalemate = Se si arriva allo stallo
option-stalemate-sudden_death = decide la morte improvvisa
option-stalemate-shared_win = chi è in gioco divide la vittoria
option-quiet_rounds = Stallo dopo questo numero di turni a testa senza cambiamenti
option-quiet_rounds-2 = due
option-quiet_rounds-3 = tre
option-quiet_rounds-4 = quattro
option-quiet_rounds-6 = sei
option-quiet_rounds-8 = otto
option-question_after_flip = Un punto interrogativo girato
option-question_after_flip-open = è una casella come le altre
option-question_after_flip-spent = è chiuso
option-plus1_from_hand = Un +1 giocato dalla mano
option-plus1_from_hand-boost = allunga il movimento di un passo
option-plus1_from_hand-place = si posa su una casella
option-tunnel_exit = Chi entra in un tunnel esce
option-tunnel_exit-beside = accanto a un altro tunnel
option-tunnel_exit-on_exit = su un altro tunnel
option-hand_tiles_per_turn = Tessere della mano che puoi giocare in un turno
option-hand_tiles_per_turn-one = al massimo una
option-hand_tiles_per_turn-any = quante si vuole
option-step_rule = Con una carta fai
option-step_rule-full = tanti passi quanti sono i punti
option-step_rule-up_to = al massimo tanti passi quanti sono i punti
option-plus1_extra = Il passo extra dato da un +1
option-plus1_extra-must = è obbligatorio
option-plus1_extra-may = è facoltativo

## The picture

label-board = Il tabellone
label-hand = Le tue carte e tessere
label-tray = Carte e tessere degli altri
label-field = { $field }: { $terrain }
label-target = Vai in { $field }
label-locked = Bloccata: { $piece }
label-beside = Accanto al tabellone: { $piece }
label-card = { $dots ->
    [one] { $who }: carta con un punto
   *[other] { $who }: carta con { $dots } punti
}
label-card-used = { $dots ->
    [one] { $who }: carta con un punto, usata
   *[other] { $who }: carta con { $dots } punti, usata
}
label-back = Una tessera in mano: { $who }
label-pool = { $count ->
    [one] Una tessera speciale ancora da pescare
   *[other] { $count } tessere speciali ancora da pescare
}
label-quiet = { $left ->
    [one] Ancora un turno tranquillo e c’è lo stallo
   *[other] Ancora { $left } turni tranquilli e c’è lo stallo
}
label-sudden-death = Morte improvvisa: le tessere speciali si consumano
counter-hand = tessere in mano
counter-cards = carte disponibili
badge-out = fuori, { $place }º posto
badge-won = Last One Standing
badge-left = ha lasciato la partita
badge-stuck = in trappola
badge-locked = bloccata

## Lessons

lesson-aim = Giochi con le due pedine gialle. Il tabellone si restringe sotto i piedi di tutti: resta l’ultimo che può ancora muoversi.
lesson-shut = Questa è intrappolata tra una casella usata e un muro, e in diagonale non si va. Resti in gioco finché l’altra tua pedina può muoversi.
lesson-card = Scegli la carta con due punti: devi fare due passi. Poi tocca la pedina che li fa.
lesson-card-why = Ogni carta si usa una volta prima che tornino tutte. Prendi il 2 adesso: ti porta proprio al tunnel.
lesson-used = Vai in alto. La casella che lasci si gira, e di solito poi è usata: nessuno può più andarci.
lesson-used-why = Di là ti allontani dal tunnel. Prima vai in alto.
lesson-question = Ora vai sul tunnel. Sotto la casella che lasci può esserci qualcosa di utile.
lesson-question-why = Il tunnel è a destra. Ti servirà fra un attimo.
lesson-wall = Un punto interrogativo ti ha dato una tessera: un muro! Prima di muovere puoi giocare una tessera. Chiudi con questa l’ultima via d’uscita del blu.
lesson-wall-why = Un muro serve di più dove al blu resta una sola via d’uscita: accanto a questa pedina blu.
lesson-tunnel = Scegli un 1 e la tua pedina, ed entra nel tunnel: con un passo esci accanto a un altro tunnel. L’uscita poi è usata, l’entrata resta.
lesson-tunnel-why = Per il tunnel basta un passo. Prendi un 1 e poi l’altro tunnel.
lesson-bridge = Qui si fa stretto. Il tuo ponte riapre una casella usata: posalo sulla casella sopra di te.
lesson-bridge-why = Un ponte si posa solo su una casella usata. Sopra di te apre una via d’uscita.
lesson-over = Ora vai sul ponte. Resta aperto, per tutti.
lesson-over-why = Risparmia le carte con più punti e passa sul ponte.
lesson-end = Questa pedina blu è intrappolata. Se nel tuo turno nessuna delle tue pedine può fare un passo, sei fuori; vince l’ultimo rimasto. Continua a giocare!

## Why a move is good

reason-shuts-in = Intrappola una pedina di { $who }.
reason-frees = Libera una pedina intrappolata.
reason-extra-step = Fa guadagnare un passo in più.

## What things are and do

thing-hidden = Tessera coperta
about-hidden = Nessuno sa che cos’è. Si gira quando una pedina la lascia. Fino ad allora chiunque può entrarci.
thing-field-used = Casella usata
about-used = Nessuno può più entrarci. Ci si può posare dalla mano un ponte, un muro o un tunnel.
about-question = Quando è stata girata, chi era di turno ha pescato una tessera. Ora è una casella aperta che non dà altro.
thing-spent = Punto interrogativo, esaurito
about-spent = Come concordato per questa partita, non si può più entrare in un punto interrogativo girato.
about-plus1 = Una pedina che ci entra, o che la gira lasciandola, fa un passo in più. Dà un passo per turno.
about-paid = Ha già dato il suo passo in più in questo turno. Nel prossimo ne darà un altro.
about-wall = Nessuno può entrarci e non ci si può posare nulla: resta fino alla fine.
about-tunnel = { $exit ->
    [on_exit] Una pedina che ci sta sopra può entrare nel tunnel con un passo e uscire su un altro. L’uscita poi sparisce; questo resta.
   *[beside] Una pedina che ci sta sopra può entrare nel tunnel con un passo ed esce accanto a un altro. Quello poi sparisce; questo resta.
}
about-bridge = Una casella come le altre che non si esaurisce mai: si può entrare, fermarsi e proseguire.
about-hand-wall = Dalla mano: posalo su una casella coperta o usata senza pedine. Da allora la casella è chiusa.
about-hand-tunnel = Dalla mano: posalo su una casella coperta o usata senza pedine. Le pedine su un tunnel possono passare a un altro.
about-hand-bridge = Dalla mano: posalo su una casella usata, non a fianco di un altro ponte. Può salvarti quando sei in trappola.
about-hand-plus1 = { $plus1 ->
    [place] Dalla mano: posala su una casella. Chi ci entra fa un passo in più.
   *[boost] Dalla mano: in questo turno fai un passo in più. Non si posa nulla sul tabellone.
}
about-hand-skip = Dalla mano: blocca una pedina. Un avversario non può muovere la sua nel prossimo turno, tu la tua in questo.
about-hand-move = { $expert ->
    [yes] Dalla mano: invece della tua muovi la pedina di un avversario, con una carta qualsiasi.
   *[no] Dalla mano: invece della tua muovi la pedina di un avversario, con una carta da un punto.
}
thing-target = Puoi andare qui
about-target = L’anello segna una casella che puoi scegliere ora.
thing-way = Passaggio nel tunnel
about-way = La pedina può passare di qui sotto terra, dal suo tunnel a un altro, con un passo.
thing-piece = { $who }: pedina { $number }
about-piece = Si muove sulle caselle accanto, mai in diagonale, e sbarra la strada a tutti. Chi non ha più pedine che possono muoversi è fuori.
about-beside = Non è sul tabellone: deve ancora essere piazzata, o il suo giocatore è fuori.
thing-lock = Blocco
about-lock = Il proprietario non può scegliere questa pedina fino alla fine del suo turno. Gli altri possono muoverla con «muovi l’avversario».
thing-card = Carta movimento
about-card = { $dots ->
    [one] Con questa una pedina fa un passo. Poi la carta resta girata finché non si sono usate tutte e quattro.
   *[other] Con questa una pedina fa { $dots } passi. Poi la carta resta girata finché non si sono usate tutte e quattro.
}
about-card-used = È stata usata. Tutte e quattro tornano quando si usa l’ultima.
thing-back = Tessera nascosta
about-back = Solo il proprietario sa che cos’è. Si gioca al massimo una tessera per turno, salvo accordi diversi.
thing-pool = Riserva di tessere speciali
about-pool = Le tessere in mano vengono da qui: quattro a testa all’inizio, poi una per ogni punto interrogativo.
thing-clock = Turni tranquilli
about-clock = Un turno in cui nulla cambia è tranquillo. Quando se ne susseguono troppi, la partita è in stallo.
thing-sudden = Morte improvvisa
about-sudden = D’ora in poi anche le tessere speciali si esauriscono quando una pedina le lascia, e il tabellone si restringe fino alla fine.
about-counter-hand = Tessere segrete nella mano di questo giocatore, al massimo quattro.
about-counter-cards = Carte che questo giocatore può ancora usare prima che tornino tutte e quattro.
about-badge-stuck = Nessuna pedina di questo giocatore può muoversi. Se nel suo turno nessuna tessera lo aiuta, è fuori.
about-badge-locked = Una pedina di questo giocatore è bloccata fino alla fine del suo turno.
about-badge-out = Nessuna pedina di questo giocatore poteva più muoversi. Chi resta più a lungo ha il posto migliore.
about-badge-won = Tutti gli altri sono fuori, o in stallo chi resta condivide la vittoria.
about-badge-left = Questo giocatore ha lasciato la partita e conta come fuori.
entry-flip = Quale tessera c’è sotto { $field }?
number-steps = passi
number-tiles = tessere giocate
