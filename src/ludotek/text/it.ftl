## In comune a tutti i giochi

yes = sì
no = no
option-auto = come al solito
refuse-not-your-turn = Non tocca a te: ora deve scegliere { $who }.
refuse-chance-first = Prima bisogna tirare o pescare.
refuse-over = La partita è finita.
refuse-not-legal = Adesso non è possibile.
refuse-not-now = Adesso non puoi farlo.
refuse-no-chance = Adesso non si può tirare o pescare questo.
entry-outcome = Che cosa è stato tirato o pescato?
entry-throw = Che cosa ha tirato { $who }?
entry-throw-you = Che cosa hai tirato?
entry-draw = Che cosa ha pescato { $who }?
entry-draw-you = Che cosa hai pescato?
refuse-entry = { $what }: non si può più pescare, non ce ne sono più. Controllate ciò che avete inserito.
refuse-entry-count = Inseriti { $given }, attesi { $count }.
prompt-turn-you = Tocca a te.
prompt-turn = Deve scegliere { $who }.
prompt-chance = Si tira o si pesca.
prompt-over = La partita è finita.
told-hint = { $who } chiede aiuto a un bot.
told-undo = { $who } annulla una mossa.
told-entry-refused = { $who } ha inserito qualcosa che non può essere stato pescato.
told-entry-withdrawn = { $who } ritira ciò che aveva inserito.
told-start-position = Non è l’inizio abituale: { $by } ha preparato la posizione da cui comincia la partita.
told-start-fork = { $steps ->
    [one] Non è l’inizio abituale: { $by } ha preso il primo passo da un’altra partita.
   *[other] Non è l’inizio abituale: { $by } ha preso i primi { $steps } passi da un’altra partita.
}
start-somebody = qualcuno
start-players = Quella partita è stata giocata da { $names }.
start-set-up = Quella partita era cominciata da una posizione preparata da qualcuno.
start-moved = { $count ->
    [one] Una cosa sul tavolo è diversa dal solito.
   *[other] { $count } cose sul tavolo sono diverse dal solito.
}
start-hides = Anche ciò che è nascosto era già deciso: { $by } potrebbe conoscerlo.
start-differs = { $label }: { $here } invece di { $usual }
told-time-bot-moves = Tempo scaduto per { $who }: un bot fa la mossa.
told-time-bot-takes-over = Tempo scaduto per { $who }: un bot continua al suo posto.
told-time-leaves = Tempo scaduto per { $who }, che lascia la partita.
push-turn = Tocca a te.
push-turn-with = Tocca a te. Giochi con: { $names }.
outcome = { $number }
colour-green = Verde
colour-blue = Blu
colour-red = Rosso
colour-yellow = Giallo
colour-purple = Viola
colour-black = Nero

## Giocatori

bot-beginner = bot principiante
bot-easy = bot facile
bot-medium = bot medio
bot-hard = bot difficile
bot-expert = bot esperto

## Giocatori

bot-random = bot casuale
bot-monte_carlo = bot Monte Carlo
bot-style-beginner = gioca in fretta e senza pensieri
bot-style-easy = conosce le regole, ama le sorprese
bot-style-medium = guarda un po’ avanti
bot-style-hard = pianifica con cura e sbaglia di rado
bot-style-expert = pensa un secondo e non perdona nulla
bot-style-random = fa una mossa qualsiasi
bot-style-monte_carlo = prova ogni mossa con partite casuali
player-you = tu

## Prima della partita

ask-game = Quale gioco?
ask-seats = Quanti giocatori: { $numbers }?
ask-option = Quale opzione vuoi cambiare?
answer-start = vanno bene tutte
ask-players = Chi gioca? Per ogni posto scrivi un nome o il numero di un bot:

## Durante la partita

prompt-aside = Puoi ancora fare qualcosa. Premi Invio per continuare.
choice-go-on = Continua
choice-throw = Lancia
hint-play = h suggerimento · u annulla · s salva · w cosa · ? aiuto · l abbandona · q esci
hint-watch = un tasto: più veloce · q salva ed esci
hint-over = Invio fine · u annulla · ? aiuto
hint-number = scrivi il numero, poi Invio · / cerca
hint-more = { $first }–{ $last } di { $total }: scrivi il numero, poi Invio · ↑ ↓ mostra le altre · / cerca
hint-read = spazio avanti · p indietro · q chiudi
screen-too-small = Il tabellone non ci sta: allarga la finestra ad almeno { $width } colonne e { $height } righe.
say-range = { $last ->
    [one] C’è una sola scelta: scrivi 1.
   *[other] Scrivi un numero da 1 a { $last }.
}
say-unknown = «{ $typed }» qui non fa nulla. Scrivi ? per l’aiuto.
say-not-found = Nessuna scelta contiene «{ $typed }»: eccole tutte.
say-hint = Suggerimento: { $moves } (probabilità di vincere { $chance } %)
say-hint-equal = Suggerimento: si equivalgono tutte (probabilità di vincere { $chance } %)
say-no-hint = Nessun suggerimento: non tocca a nessuno qui.
say-undone = Annullato. Scegli di nuovo.
say-nothing-to-undo = Non c’è nessuna scelta da annullare.
say-not-undone = Resta com’era: non tutti sono d’accordo.
say-saved = Salvata: { $file }
say-not-saved = Non salvata: { $reason }
say-cannot-leave = Può abbandonare solo chi sta decidendo.
# La lettera che risponde di sì a una domanda.
key-yes = s
ask-leave = { $who } abbandona la partita e non può tornare. Confermi? { $yes } = sì
ask-undo = { $who } vuole annullare l’ultima scelta. Sei d’accordo? { $yes } = sì, un altro tasto = no
ask-undo-all = { $who } vuole annullare l’ultima scelta. Tutti d’accordo? { $yes } = sì, un altro tasto = no
curtain-hand = Passa il dispositivo a { $who }.
curtain-enter = Nessun altro guarda? Allora premi Invio.

## Aiuto

help-title = Tasti
help-choose = fai questa scelta; oltre il nove scrivi il numero, poi Invio
help-search = scrivi parole, poi Invio: solo le scelte che le contengono
help-hint = un suggerimento: che cosa farebbe un esperto, e la probabilità di vincere
help-undo = annulla l’ultima scelta; gli altri al terminale vengono interpellati
help-save = salva e continua
help-leave = abbandona la partita definitivamente; gli altri continuano
help-quit = salva ed esci; lo fa anche Ctrl-C
help-help = questo aiuto
help-rules = Qui sotto seguono le regole, punto per punto. Si leggono anche con: { $command }
help-fair = Tiri e pescate erano fissati prima dell’inizio: nessuno può cambiarli. Impronta: { $commitment }

## Dopo la partita

result-line = { $place }. { $who }
say-resume = Continua con: { $command }
say-replay = Rivedila con: { $command }
say-verify = Controlla che dadi e carte siano stati regolari con: { $command }
result-practice = { $undos ->
    [one] Una partita di allenamento contro i bot, con una mossa annullata.
   *[other] Una partita di allenamento contro i bot, con mosse annullate { $undos } volte.
}

## Rivedere una partita

replay-step = passo { $step } di { $last }
replay-no-step = Questa partita ha i passi da 0 a { $last }.
replay-unknown = «{ $typed }» qui non fa nulla.
hint-replay = → avanti · ← indietro · Home · Fine · n. e Invio · q esci

## The game on one screen

summary-aim = Lo scopo
summary-turn = Il tuo turno
summary-end = Come finisce
summary-mistakes = Gli errori dei principianti

## Lessons

lesson-throw = Tira il dado: toccalo.
lesson-number = Lezione { $number } di { $count }
choice-lesson-leave = Lascia la lezione e continua a giocare

## What things are and do

about-seat = Questo colore e questo segno indicano il giocatore: sui pezzi, sul pannello e nella cronaca.
now-counter = { $who }: { $value }
now-badge = { $who }
help-what = che cosa sono le cose sul tavolo; con una parola, solo quelle che la contengono: w ponte
say-no-thing = Sul tavolo non c’è nulla che si chiami «{ $typed }».
