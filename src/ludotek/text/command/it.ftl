## Aiuto

cli-about = Giochi da tavolo con le regole vere: nel terminale, nel browser e da Python.
cli-usage = Uso: { $line }
cli-commands = Comandi
cli-parameters = Parametri
cli-possible = possibile: { $values }
cli-default = di solito { $value }
cli-required = necessario
cli-help = Mostra questo aiuto.
cli-version = Mostra quale versione è questa.

## Aiuto: nomi di ciò che va scritto

cli-name-command = COMANDO
cli-name-options = OPZIONI
cli-name-game = GIOCO
cli-name-file = FILE
cli-name-folder = CARTELLA
cli-name-clause = PUNTO
cli-name-number = NUMERO
cli-name-word = PAROLA
cli-name-players = GIOCATORI
cli-name-levels = LIVELLI
cli-name-language = LINGUA
cli-name-address = INDIRIZZO
cli-name-setting = NOME=VALORE
cli-name-value = VALORE
cli-name-choice = SCELTA

## Aiuto: i comandi

cli-play = Gioca una partita in questo terminale. Ciò che non è detto qui viene chiesto, o è come al solito.
cli-learn = Impara un gioco: una prima partita contro i bot, spiegata passo dopo passo.
cli-serve = Offre tutti i giochi ai browser, finché non viene interrotto.
cli-replay = Rivedi una partita, passo per passo nei due sensi; in una pipe tutto il racconto.
cli-analyse = Uno sguardo a una partita finita: la probabilità di vincere di tutti, fortuna e abilità, mosse su cui riflettere.
cli-verify = Dimostra che il caso è stato equo in una partita finita.
cli-rules = Le regole di un gioco, punto per punto.
cli-games = I giochi che ci sono.
cli-lab = Fa giocare i bot tra loro, ognuno ugualmente spesso a ogni posto.

## Aiuto: che cosa si può dire loro

cli-game = Quale gioco; `ludotek games` li elenca.
cli-file = Una partita salvata.
cli-set = Un’opzione del gioco; si può dare più volte.
cli-language = da, nb, sv, fi, it, de o en; altrimenti LUDOTEK_LANGUAGE, altrimenti la lingua del computer.
cli-no-color = Senza colori; le forme distinguono comunque i giocatori.
cli-players = Chi siede dove, per esempio «person:Anna,hard,easy».
cli-seats = Quanti giocatori.
cli-seed = Un caso che torna con lo stesso numero; altrimenti equo e verificabile.
cli-resume = Continua una partita salvata.
cli-save = Salva in questo file.
cli-position = Comincia da una posizione (JSON) invece che dall’inizio.
cli-table = Tiri e pescate si inseriscono a mano, da un tavolo vero.
cli-auto = Se c’è una sola scelta, si fa da sé, e così un lancio che non porta a nessuna scelta, a meno che riveli un segreto.
cli-throw-for-me = I lanci si fanno da sé; altrimenti ogni lancio aspetta la tua mano, tranne con --pace instant.
cli-pace = Per quanto tempo si vede ciò che succede.
cli-host = L’indirizzo su cui ascoltare.
cli-port = La porta; 0 è una qualsiasi libera.
cli-data = La cartella in cui si conservano le partite.
cli-settings = Un file TOML con le impostazioni; LUDOTEK_… nell’ambiente e le opzioni prevalgono su di esso.
cli-open = Apri il tavolo in un browser.
cli-database = Conserva le partite in un database PostgreSQL: postgresql://….
cli-bus = Avvisa gli altri server dello stesso database tramite Redis o Valkey: redis://….
cli-processes = Quanti processi lavorano insieme.
cli-step = Comincia dopo questo numero di passi.
cli-clause = Solo il punto con questo numero.
cli-short = Solo il gioco in una pagina.
cli-search = Solo i punti con questa parola.
cli-bots = I livelli dei bot, separati da virgole.
cli-lab-games = Quante partite.
cli-lab-seats = Quanti giocatori; altrimenti uno per ogni bot.
cli-lab-seed = Lo stesso numero dà le stesse partite.
cli-lab-processes = Quante partite alla volta; altrimenti una per ogni core.
cli-lab-ray = Gioca sul cluster Ray a questo indirizzo.
cli-lab-json = Scrive i risultati in JSON.
cli-lab-html = Scrive i risultati in una pagina con grafici.

## Che cosa scrivono i comandi

serve-at = Ludotek è su { $address }
serve-network = {"  "}per telefoni e altri in questa rete: { $address }
serve-everybody = {"  "}tutti in questa rete possono raggiungerlo; --host 127.0.0.1 lo tiene su questo computer
serve-folder = Le partite si conservano in { $folder }
serve-stop = Ferma con Ctrl+C; nulla va perso.
verify-proved = { $throws ->
    [one] { $file }: un tiro o una pescata dimostrati
   *[other] { $file }: { $throws } tiri e pescate dimostrati
}
verify-commitment = vincolata a { $commitment }
verify-proves = Dimostrato: ogni tiro deriva dal segreto fissato prima dell’inizio, dai numeri casuali dei giocatori e da tutte le mosse; ogni mossa è lecita; da allora nulla è stato modificato.
verify-limits = Non dimostrato: che nessuno conoscesse il segreto. Chi gestiva la partita lo conosceva, e quindi conosceva i tiri in anticipo.
verify-note-position = Non è l’inizio abituale: la partita è cominciata da una posizione preparata. Su quella posizione non è dimostrato nulla.
verify-note-fork = { $steps ->
    [one] Non è l’inizio abituale: il primo passo viene da un’altra partita. È lecito, ma il suo tiro qui non è dimostrato.
   *[other] Non è l’inizio abituale: i primi { $steps } passi vengono da un’altra partita. Sono leciti, ma i loro tiri qui non sono dimostrati.
}
verify-note-lesson = La partita è cominciata con le lezioni: i primi { $steps } passi erano scritti in anticipo e non tirati.
verify-note-by = Preparata da { $by }.
verify-note-practice = { $undos ->
    [one] Una partita di allenamento: solo bot come avversari, e una mossa annullata. I tiri successivi erano nuovi.
   *[other] Una partita di allenamento: solo bot come avversari, e mosse annullate { $undos } volte. I tiri successivi erano ogni volta nuovi.
}
verify-note-undone = { $undos ->
    [one] Una mossa è stata annullata. Ciò che è stato annullato resta salvato, e i tiri successivi erano nuovi.
   *[other] Mosse annullate { $undos } volte. Ciò che è stato annullato resta salvato, e i tiri successivi erano ogni volta nuovi.
}
verify-note-given-up = La partita è stata interrotta prima della fine: non c’è risultato.
verify-note-alone = Nessun giocatore ha aggiunto un numero casuale dopo che il segreto era fissato: chi ha iniziato la partita avrebbe potuto scegliere i tiri.
verify-note-first-scheme = La partita usa la prima versione dello schema: i nomi non sono sigillati, e i numeri scelti dal server per i bot non erano fissati in anticipo.
verify-not = { $file } non è dimostrata: { $reason }
lab-line = { $mean } a partita ({ $games } giocate)

## Un comando che non si può leggere

wrong-command = non c’è un comando «{ $given }»; ci sono { $known }
wrong-command-near = non c’è un comando «{ $given }»; intendevi { $near }? Ci sono { $known }
wrong-flag = opzione sconosciuta { $given }; vedi: { $help }
wrong-flag-near = opzione sconosciuta { $given }; intendevi { $near }?
wrong-number = { $name } vuole un numero intero, non «{ $given }»
wrong-choice = { $name } non può essere «{ $given }»; possibile: { $known }
wrong-too-much = «{ $given }» qui è di troppo; vedi: { $help }
wrong-missing = manca { $name }; vedi: { $help }
wrong-no-value = { $name } vuole un valore dopo di sé; vedi: { $help }
wrong-running = la partita non è finita: si può analizzare solo allora
wrong-twice = { $name } è dato due volte: una basta
wrong-usage = non si può leggere: { $reason }; vedi: { $help }

## Giochi, giocatori, opzioni

wrong-game = non c’è un gioco «{ $given }». Ci sono: { $known }
wrong-game-near = non c’è un gioco «{ $given }»; intendevi { $near }? Ci sono: { $known }
wrong-which-game = quale gioco? Per esempio: { $command }. Ci sono: { $known }
wrong-seats = { $game } è per { $numbers } giocatori, non per { $seats }
wrong-bot = non c’è un bot «{ $given }»; ci sono { $known }
wrong-not-judged = { $game } non si può analizzare con queste regole: non è stato appreso nulla per giudicare
wrong-player = non c’è un giocatore «{ $given }»; possibile: person, person:NOME, { $known }
wrong-players = { $players ->
    [one] è nominato 1 giocatore per { $seats } posti; nominali tutti, o ometti --players
   *[other] sono nominati { $players } giocatori per { $seats } posti; nominali tutti, o ometti --players
}
wrong-option = { $game } non ha un’opzione «{ $name }»; le sue opzioni sono { $known }
wrong-option-value = l’opzione { $name } non può essere { $value }; possibile: { $possible }
wrong-options = le regole vietano queste opzioni ({ $clause }): { $rule }
wrong-setting = --set «{ $given }»: ci vuole nome=valore; { $game } ha le opzioni { $known }
wrong-setting-twice = l’opzione { $name } è data due volte: { $first } e { $second }
wrong-language = non c’è una lingua «{ $given }»; ci sono { $known }
wrong-lab = partite { $games }, bot { $bots }, posti { $seats }: almeno una partita e un posto per ognuno

## Desideri che si contraddicono

wrong-table-and-seed = --table prende tiri e pescate dal tuo tavolo e --seed da un numero: usane uno solo
wrong-table-bots = con le vostre carte a { $game } possono giocare solo persone: nessuno deve vedere che cosa pesca un bot; indica con --players una persona per ogni posto
wrong-position-options = una posizione porta le sue opzioni: cambiale nel suo file, non con --set
wrong-position-seats = la posizione ha { $seats } giocatori, non { $asked }: ometti --seats
wrong-resume-flag = --resume continua la partita com’è cominciata: ometti { $flag }
wrong-resume-game = { $file } è una partita di { $game }, non di { $asked }
wrong-resume-table = tiri e pescate di { $file } sono i suoi: ometti --table
wrong-resume-over = la partita in { $file } è finita; rivedila con: { $command }
wrong-resume-secret = { $file } non ha un segreto con cui tirare; si può solo rivedere: { $command }

## Regole

wrong-clause = non c’è un punto «{ $given }»; vanno da { $first } a { $last }
wrong-clause-near = non c’è un punto «{ $given }»; intendevi { $near }?
wrong-lessons = { $game } non ha lezioni.
wrong-short = { $game } non ha un riassunto.
wrong-word = nessun punto di { $game } nomina «{ $word }»

## File

wrong-file = non c’è un file «{ $file }»; le partite si conservano in { $folder }
wrong-file-near = non c’è un file «{ $file }»; intendevi { $near }?
wrong-read = non si può leggere «{ $file }»: { $reason }
wrong-json = { $file } non è JSON: { $reason }
wrong-position = { $file } non è una posizione: ci vuole un oggetto JSON
wrong-position-record = { $file } è una partita salvata, non una posizione: usa --resume { $file }
wrong-position-players = la posizione è per { $found } giocatori, non per { $seats }
wrong-save-folder = { $file } è una cartella; nomina un file al suo interno, per esempio { $example }
wrong-save-exists = { $file } esiste e non viene sovrascritto; continualo con --resume, o scegli un altro nome
wrong-save-nowhere = non c’è una cartella { $folder }; creala, o scegli un altro posto per { $file }
wrong-save-forbidden = nella cartella { $folder } non si può scrivere; scegli un altro posto per { $file }
wrong-address = non si può ascoltare su { $host } porta { $port }: { $reason }; prova un’altra --port
wrong-folder-in-use = un altro server Ludotek usa la cartella { $folder }: fermalo prima, o scegline un’altra con --data
reason-nothing = non c’è nulla con questo nome
reason-folder = è una cartella
reason-forbidden = non è permesso
reason-full = non c’è più spazio
reason-read-only = lì non si può scrivere
reason-in-use = qualcun altro ascolta già lì
reason-port = le porte vanno da 0 a 65535

## Partite salvate

wrong-record = { $file } non è una partita salvata di Ludotek: manca il campo «ludotek»
wrong-record-deep = { $file } non è una partita salvata di Ludotek: è annidata troppo a fondo
wrong-format = { $file } ha il formato { $found }; questa versione di Ludotek legge il formato { $format }
wrong-damaged = { $file } è danneggiato: { $reason }
wrong-header = l’intestazione della partita salvata non è possibile: { $reason }
wrong-record-game = questa è una partita salvata di «{ $found }», non di «{ $game }»
wrong-version = la partita è salvata con la versione { $found } di { $game }; qui c’è la versione { $version }, che ha altre regole, perciò non si può rivedere
wrong-record-players = { $players ->
    [one] nella partita salvata è nominato 1 giocatore per { $seats } posti
   *[other] nella partita salvata sono nominati { $players } giocatori per { $seats } posti
}
wrong-nonces = la partita salvata è per { $seats } giocatori, ma i contributi ai tiri sono { $nonces }
wrong-step = il passo { $step } ({ $actor }, { $action }) non è possibile: { $reason }
wrong-no-step = non c’è un passo { $step } in { $file }: ha i passi da 0 a { $last }
wrong-not-over = { $game } ha dei segreti: la partita si può rivedere quando è finita
wrong-secret = il segreto è danneggiato: { $reason }
wrong-throw = segreto, contributi e storia danno { $due }; questo tiro, o qualcosa prima, è stato cambiato

## Tiri non dimostrati

unfair-no-data = la partita salvata non ha nulla da verificare: i tiri furono inseriti o simulati
unfair-entered = la partita salvata dice che il caso è stato sia inserito a mano sia estratto in modo equo: solo una delle due cose può essere vera
verify-entered = { $file }: i risultati del caso sono stati inseriti a mano da un tavolo vero ({ $count } tra tiri e pescate). Le mosse sono lecite; del caso non c’è nulla da dimostrare.
unfair-not-yet = il segreto non è ancora svelato: lo sarà a partita finita
unfair-secret = il segreto, l’intestazione, la posizione iniziale o un contributo iniziale non è quello vincolato prima del primo tiro
unfair-nonces = la partita salvata non ha un contributo per ciascuno dei suoi { $seats } posti
unfair-nonce = il contributo del posto { $seat } era fissato prima dell’inizio, ma ne è stato usato un altro
unfair-weights = tiro { $throw }: secondo le regole i risultati non erano probabili come dice la partita salvata
unfair-result = il risultato nella partita salvata non è quello dell’ultima posizione
unfair-given-up = la partita salvata dice di essere stata interrotta, ma è finita dopo il passo { $step }
wrong-scheme = lo schema di equità della partita è la versione { $found }; questo programma conosce { $known }
unfair-throw = passo { $step }: il caso ha dato { $action }, ma segreto, contributi e storia danno { $due }; questo tiro, o qualcosa prima, è stato cambiato
unfair-already = la partita salvata dice che { $already } dei suoi { $steps } passi vengono da altrove: nulla sarebbe dimostrato
unfair-stops = la partita salvata si ferma dopo il passo { $step }, prima della fine della partita
unfair-seal = il sigillo non corrisponde: qualcosa nella partita salvata è stato cambiato

## A look back

analyse-curve = Probabilità di vincere in { $steps } passi:
analyse-luck-skill = Fortuna e abilità in punti della probabilità di vincere (abilità: 0 è senza errori):
analyse-turns = Momenti decisivi:
analyse-lessons = Mosse su cui riflettere:
analyse-no-lessons = Nessuna mossa è stata un chiaro errore.
analyse-lesson = { $who }: { $played }; meglio: { $better } ({ $loss })
cli-stats = Quante volte ognuno ha giocato e vinto.
stats-none = Nessuna partita finita in { $folder }.
stats-game = { $game }: { $count ->
    [one] una partita
   *[other] { $count } partite
}
stats-person = giocate { $played }, vinte { $won }
