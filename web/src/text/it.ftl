## Ovunque

home = Tutti i giochi
close = Chiudi
save = Salva
share = Condividi
copy = Copia il link
copied = Copiato
name = Nome
search-empty = Svuota la ricerca
again = Riprova
rules = Regole
rule = Regola { $clause }
settings = Impostazioni
language = Lingua
sound = Suoni
sound-on = sì
sound-off = no
theme = Colori
theme-auto = come il dispositivo
theme-light = chiari
theme-dark = scuri
pace = Ritmo
pace-slow = lento
pace-normal = normale
pace-fast = veloce
pace-instant = istantaneo
dice = Dadi
dice-by-hand = li tiro io
dice-by-themselves = automaticamente
forced = Niente da decidere
forced-by-itself = si gioca da sé
forced-by-hand = gioco io
app-offline = Nessuna connessione al server. Puoi leggere le regole dei giochi che hai già aperto; per giocare, partecipare o iniziare una partita serve la connessione.
new-version = È pronta una nuova versione.
new-version-take = Usala ora
turn-sound = Suono quando tocca a te
turn-vibration = Vibrazione quando tocca a te
turn-awake = Schermo acceso quando tocca a te
notify = Notifiche quando tocca a te
notify-what = Anche a pagina chiusa, in tutte le partite che apri su questo dispositivo.
notify-cannot = Questo browser non mostra notifiche.
notify-insecure = Per le notifiche serve un indirizzo sicuro (https).
notify-denied = Le notifiche sono bloccate. Consentile per questa pagina nelle impostazioni del browser.

## Pagina iniziale

home-lead = Giochi da tavolo, proprio come nella scatola
home-games = Giochi
home-players = Da { $from } a { $to } giocatori
home-running = Partite in corso
home-finished = Partite finite
home-all = Mostra tutte ({ $count })
home-forget = Togli { $title } dall’elenco
home-forgotten = { $title } è stato tolto dall’elenco.
home-keep = Annulla
home-trouble = Il server non risponde. Controlla la connessione.
play-now = Gioca subito
play-now-what = Si comincia subito, contro i bot.
learn = Impara
learn-what = Una prima partita spiegata passo dopo passo.
set-up = Gioca con altri
record-open = Guarda una partita salvata
record-bad = Il file non è una partita salvata.

## Preparazione

set-up-who = Chi gioca?
set-up-seat = Giocatore { $number }
set-up-name = Nome del giocatore { $number }
set-up-level = Forza del giocatore { $number }
set-up-remove = Togli il giocatore { $number }
set-up-add = Un altro giocatore
set-up-seats = Non con { $count } giocatori. Scegli uno di questi numeri: { $numbers }.
set-up-rules = Con quali regole?
set-up-how = Come si gioca?
set-up-more = Altre regole
set-up-changed = { $count ->
    [one] una cambiata
   *[other] { $count } cambiate
}
set-up-begin = Inizia la partita
set-up-begin-links = Inizia e invita
set-up-refused = Così la partita non può cominciare. Controlla giocatori e regole.
set-up-forbidden = «{ $value }» non va d’accordo con i giocatori e le regole che hai scelto.
set-up-hints = Chiedere aiuto ai bot
set-up-hints-no = non permesso
set-up-hints-yes = permesso, tutti lo vengono a sapere
set-up-with = con { $names }
clock = Orologio
clock-off = senza orologio
clock-decision = per ogni scelta
clock-player = per ogni giocatore
clock-time-decision = Tempo per ogni scelta
clock-time-player = Tempo per ogni giocatore
clock-increment = Tempo in più dopo ogni turno
clock-increment-none = nessuno
clock-zero = Quando il tempo è scaduto
clock-zero-bot_moves = un bot fa la mossa
clock-zero-bot_takes_over = un bot continua al suo posto
clock-zero-leaves = il giocatore lascia la partita
clock-what = Il tempo scorre solo per le persone, e solo mentre il server è acceso.
clock-left = Tempo rimasto:
clock-out = tempo scaduto
clock-warning = Tempo rimasto: { $time }.
option-rules = Regole per: { $option }
kind-here = Su questo dispositivo
kind-link = Con link
kind-bot = Bot
bot = Bot, { $level }
fork-from = Riprendi dal passo { $step } di una partita salvata.

## Tavolo

players = Giocatori
prompt = Che cosa succede
board = Tabellone
board-in-words = Il tabellone a parole
choices = Le tue scelte
choices-all = Mostra tutte le scelte
choices-many = Tutte le { $count } scelte
choices-tap = Tocca uno dei punti segnati oppure cercalo qui.
choices-forced = C’è solo questa scelta: viene giocata per te.
throw-forced = Qui non c’è niente da decidere: si tira per te.
choices-search = Cerca tra le tue scelte
choices-found = { $count ->
    [one] una scelta trovata
   *[other] { $count } scelte trovate
}
choices-none = Nessuna delle tue scelte contiene «{ $words }».
gather = La tua selezione
gather-count = { $thing }: { $count }
gather-take-back = Togline uno: { $thing }
gather-take-last-back = Togli l’ultimo
gather-missing = { $count ->
    [one] Scegline ancora uno
   *[other] Scegline ancora { $count }
}
asides = Puoi anche
linger = Prima di passare il dispositivo puoi ancora fare questo:
go-on = Avanti
zoom = Guarda da vicino
zoom-in = Più vicino
zoom-out = Più lontano
zoom-fit = Mostra tutto il tabellone
throw = Tira
throw-waits = { $name } sta per lanciare.
hint = Aiutami
hint-thinking = Un bot sta pensando …
hint-best = Un bot forte farebbe così
hint-equal = { $count } scelte si equivalgono, più o meno
hint-all-alike = Tutte le scelte si equivalgono, più o meno
hint-chance = { $chance } %
hint-what = Il numero è la tua probabilità di vincere dopo la mossa, per quanto ne sa il bot. Tutti vedono nella cronaca che hai chiesto.
skip = Salta avanti
skip-to-you = Vai avanti fino a ciò che ti riguarda
recap = Cosa è successo dalla tua ultima mossa: rivedi
their-turn = è il suo turno
watching = Stai guardando.
seat-you = tu
seat-here = al tavolo
seat-away = assente
seat-left = ha lasciato il tavolo
seat-open = non è ancora qui
log = Cronaca
log-times = { $count } volte
log-empty = Non è ancora successo nulla.
offline = Nessuna connessione. Riprovo. Non si perde nulla.
restarting = Il server si sta riavviando. La partita riprende tra un attimo.
connecting = Mi ricollego.
menu = Altro
menu-seat = Il tuo posto: { $name }
menu-leave = Lascia il tavolo (puoi tornare)
waiting = In attesa di tutti
waiting-open = non è ancora qui
waiting-ready = c’è
waiting-why = La partita comincia appena ci sono tutti.

## Posti

bot-plays = Un bot gioca per te.
take-back = Gioco io al mio posto
change-level = Cambia livello
seat-is-away = { $name } è via.
let-bot-play = Fai giocare un bot
hand-over = Lascia giocare un bot
hand-over-why = Il bot gioca finché il posto non viene ripreso.
resign = Mi arrendo
resign-sure = Vuoi arrenderti? Non potrai tornare in questa partita.
resign-yes = Sì, mi arrendo
resign-no = No, continuo
dismiss = Continua senza questo giocatore
dismiss-sure = Continuare senza questo giocatore? Non potrà tornare in questa partita.
dismiss-yes = Sì, continua
dismiss-no = No, aspetta ancora
end-side = { $count ->
    [one] Togli il giocatore dalla partita
   *[other] Togli la squadra dalla partita
}
end-side-sure = { $count ->
    [one] Il giocatore perde. Non si può annullare.
   *[other] Tutta la squadra perde. Non si può annullare.
}
end-side-yes = Sì, togli

## Inviti

invite = Invita
invite-how = Ogni giocatore riceve il proprio link. Chi lo apre prende quel posto.
invite-only-here = Questi link funzionano solo su questo computer: gli altri dispositivi non raggiungono il server.
invite-open = non ancora usato
invite-taken = in uso
invite-watch = Guardare
invite-watch-note = per chi vuole solo guardare
invite-own = Il tuo posto su un altro dispositivo
invite-own-note = vale una volta, solo per te
invite-renew = Nuovo link
invite-renew-why = Il link è finito nelle mani sbagliate? Quello vecchio smette di funzionare.
qr = Codice QR
qr-of = Codice QR: { $title }

## Tornare indietro

undo-ask = Annulla la mia ultima mossa
undo-asked = { $name } vorrebbe annullare una mossa.
undo-yes = Va bene
undo-no = No
undo-waiting = In attesa di una risposta: { $names }
undo-withdraw = Lascia stare
undo-done = { $name } ha annullato una mossa.
undo-done-you = Annullato. Scegli di nuovo.

## Chiacchiere

chat = Chat
chat-empty = Nessuno ha ancora detto nulla.
chat-write = Scrivi qualcosa
chat-send = Invia
phrases = Risposte rapide
phrase-hello = Ciao!
phrase-well_played = Ben giocato!
phrase-good_luck = Buona fortuna!
phrase-thanks = Grazie!
phrase-oops = Ops!
phrase-wow = Wow!
phrase-hurry = Tocca a te!
phrase-one_moment = Un attimo
phrase-again = Ancora una?
phrase-goodbye = Alla prossima!

## Più persone, un dispositivo

curtain = Passa il dispositivo a { $name }
curtain-why = Così nessuno vede le carte degli altri.
curtain-lift = Sono { $name }

## La fine

result = Risultato
result-won = Vince { $names }!
result-shared = Vincono insieme { $names }!
result-draw = Pareggio!
result-close = Guarda il tabellone
rematch = Gioca ancora
rematch-join = Partecipa alla rivincita
verify = Dadi e carte sono stati regolari?
verify-proved = { $throws ->
    [one] Sì. L’unico tiro (o pescata) era fissato prima dell’inizio: nessuno poteva cambiarlo.
   *[other] Sì. Tutti i { $throws } tiri e pescate erano fissati prima dell’inizio: nessuno poteva cambiarli.
}
verify-more = Come lo sappiamo
verify-how = Prima dell’inizio il server aveva fissato un segreto, insieme a tutto ciò che sapeva in quel momento. Ogni tiro e ogni pescata deriva da lì, dai numeri casuali dei giocatori e dalle mosse. Questo dispositivo ha appena ricalcolato tutto, senza chiedere al server.
verify-failed = Non è stato possibile dimostrarlo.
verify-offline = Non è stato possibile scaricare la partita. Riprova quando c’è connessione.
verify-by-server = Questa partita è più vecchia: l’ha controllata il server stesso.
verify-mine = Il numero casuale di questo dispositivo fa parte di ogni tiro.
verify-not-mine = Questo dispositivo non ha aggiunto numeri casuali: è arrivato dopo, o un altro ha preso prima il posto.
verify-limits = Chi gestisce il server conosce il segreto e potrebbe conoscere i tiri in anticipo, ma non cambiarli. La probabilità di ogni risultato è presa dalla partita salvata; «ludotek verify» la controlla secondo le regole.
verify-note-position = Non è l’inizio abituale: la partita è cominciata da una posizione preparata. Su di essa non è dimostrato nulla.
verify-note-fork = { $steps ->
    [one] Non è l’inizio abituale: il primo passo viene da un’altra partita e qui non è dimostrato.
   *[other] Non è l’inizio abituale: i primi { $steps } passi vengono da un’altra partita e qui non sono dimostrati.
}
verify-note-lesson = La partita è cominciata con le lezioni: quei passi erano scritti in anticipo.
verify-note-practice = { $undos ->
    [one] Una partita di allenamento contro i bot, con una mossa annullata.
   *[other] Una partita di allenamento contro i bot, con mosse annullate { $undos } volte.
}
verify-note-undone = { $undos ->
    [one] Una mossa è stata annullata; i tiri successivi erano nuovi.
   *[other] Mosse annullate { $undos } volte; i tiri successivi erano ogni volta nuovi.
}
verify-note-given-up = La partita è stata interrotta: non c’è risultato.
result-given-up = La partita è stata terminata senza risultato.
give-up = Termina la partita
give-up-sure = Terminarla per tutti, senza risultato? Poi potrai controllare i tiri.
give-up-yes = Sì, termina
start-title = Buono a sapersi
start-read = Va bene
record-save = Salva la partita

## Rivedere

replay = Rivedi
replay-loading = Carico la partita …
replay-controls = Comandi
replay-step = Passo { $step } di { $last }
replay-first = All’inizio
replay-back = Un passo indietro
replay-play = Avvia
replay-pause = Pausa
replay-next = Un passo avanti
replay-last = Alla fine
record-drop = Scegli una partita salvata o trascina qui il file
fork = Riprendi da qui
look = Analisi della partita
look-working = Un esperto sta analizzando la partita …
look-curve = Probabilità di vittoria
look-curve-label = La probabilità di vincere di ciascuno in { $steps } passi. Gli stessi dati sono nella tabella qui sotto.
look-table = In tabella
look-table-step = dopo il passo
look-luck-skill = Fortuna e abilità
look-luck = Fortuna
look-skill = Abilità
look-luck-skill-what = Fortuna: quanto dadi e carte hanno aggiunto alla probabilità di vincere rispetto a quanto ci si poteva aspettare. Abilità: quanto si è perso con mosse che non erano le migliori; 0 significa nessun errore.
look-turns = Momenti decisivi
look-turn = { $name } { $change }
look-step = Passo { $step }
look-silent = Rivedi questo momento
look-lessons = Mosse su cui riflettere
look-no-lessons = Nessuna mossa è stata un chiaro errore. Ben giocato!
look-played = { $name } ha giocato: { $move }.
look-better = Un esperto: { $move }

## Regole

rules-of = Le regole di { $title }
rules-lead = Il regolamento con parole nostre. Dove non dà risposta, diciamo come giochiamo noi.
rules-short = Il gioco in una pagina
rules-whole = Tutte le regole
rules-search = Cerca nelle regole
rules-sections = Capitoli
rules-found = { $count ->
    [one] una regola trovata
   *[other] { $count } regole trovate
}
rules-nothing = Nessuna regola contiene «{ $words }».
ruling = Chiarimento

## Che cosa è andato storto

problem = Non ha funzionato. Riprova.
problem-table-out_of_date = Nel frattempo il gioco è andato avanti. Guarda di nuovo.
problem-gather-full = Non va insieme alla tua selezione. Prima togli qualcosa.
problem-hint-not_allowed = In questa partita nessuno può chiedere aiuto ai bot.
problem-clock-out = Il tuo tempo è scaduto: un bot fa questa mossa.
problem-seat-bot = A questo posto gioca un bot. Prima riprendi il posto.
problem-chance-people_only = Con le vostre carte qui possono giocare solo persone.
problem-chance-not_asked = Ora non hai nulla da inserire.
problem-undo-nothing = Non c’è ancora nulla da annullare.
problem-chat-too_many = Più piano: aspetta un attimo.
problem-seat-is_here = Quel giocatore è al tavolo.
problem-seat-just_left = Quel giocatore è appena uscito e potrebbe tornare. Riprova tra mezzo minuto.
problem-undo-stand_in = Un bot sostituisce un giocatore e non può dire di sì al suo posto.
problem-hint-thinking = Il bot sta ancora pensando.
problem-seat-too_many = Troppe cose in una volta. Aspetta un attimo.
trouble = Questa pagina non si può mostrare
trouble-why = Qualcosa è andato storto. Non si è perso nulla.
trouble-offline = Nessuna connessione
trouble-offline-why = Questa pagina ha bisogno del server. Riprova quando la connessione è tornata.
trouble-link-unknown = Questo link non apre la partita
trouble-link-unknown-why = Forse ne manca una parte. Chiedilo di nuovo.
trouble-link-revoked = Questo link non vale più
trouble-link-revoked-why = È stato sostituito o già usato. Chiedine uno nuovo.
trouble-match-unknown = Qui questa partita non c’è
trouble-match-unknown-why = Forse è stata giocata su un altro server.
trouble-game-unknown = Questo gioco non ce l’abbiamo
trouble-game-unknown-why = Guarda i giochi che abbiamo.
trouble-page-lost = Qui non c’è nulla
trouble-page-lost-why = L’indirizzo non porta da nessuna parte.
trouble-record-bad = Il file non è una partita salvata
trouble-record-bad-why = Scegli un file salvato con «Salva la partita».
trouble-record-not_yet = Questa partita si potrà rivedere più tardi
trouble-record-not_yet-why = Il gioco ha dei segreti, quindi la partita si può rivedere solo quando è finita.

## Lessons

lesson = Lezione { $number } di { $count }
lesson-next = Avanti
lesson-leave = Lascia la lezione
lesson-leave-what = La partita continua senza lezioni, contro i bot.
lesson-play-on = Continua a giocare
problem-lesson-other = Qui la lezione chiede un’altra cosa. Puoi lasciarla quando vuoi.

## What things are

what = Che cos’è?
what-hint = Tocca qualsiasi cosa per leggere che cos’è.
card-faces = Le facce di questo dado
trouble-look-not_yet = Questa partita non è ancora finita
trouble-look-not_yet-why = L’analisi si può vedere quando la partita è finita.
trouble-input-analysis = Per questa partita non c’è un’analisi
trouble-input-analysis-why = I bot non hanno imparato a giudicare il gioco con queste regole.
trouble-server-busy = Il server è occupato
trouble-server-busy-why = Si stanno analizzando molte partite. Riprova tra un minuto.
what-keys = Con le frecce passi da una cosa all’altra, con Esc esci.
entry = Che cosa è successo al vostro tavolo
entry-step = { $number } di { $count }
entry-picked = Scelti finora
entry-remove = Torna a prima di: { $what }
entry-done = È andata così
entry-waits = Devono ancora inserire: { $names }.
entry-change = Correggi i miei dati
entry-here = Inseriscilo qui
box = Dadi e carte
box-ludotek = Di Ludotek
box-own = I nostri
box-own-open = La scatola è sul vostro tavolo e Ludotek fa l’arbitro: toccate ciò che è uscito o è stato pescato. Per i bot tira uno di voi.
box-own-secret = La scatola è sul vostro tavolo e Ludotek fa l’arbitro: ognuno inserisce sul proprio dispositivo ciò che pesca, o su questo quando gli viene passato. Giocano solo persone.
box-people = Nessuno deve vedere che cosa pesca un bot: assegna ogni posto a una persona.

## Coming to a table

arrive = Prendi posto
arrive-game = Ti invitano a giocare a { $game }.
arrive-name = Il tuo nome
arrive-sit = Siediti
arrive-choose = Oppure scegli un posto:
arrive-free = libero
arrive-taken = occupato
arrive-held = il tuo link è per questo posto
arrive-here = Siediti qui
arrive-ask = Chiedi
arrive-waits = richiesta inviata
arrive-asked = Richiesta inviata. Appena qualcuno accetta, giochi anche tu.
arrive-bots = Nessun posto è libero. Puoi chiedere di subentrare a un bot.
arrive-full = Tutti i posti sono occupati. Puoi guardare.
arrive-watch = Guardo soltanto
ask-bot = { $name } vorrebbe subentrare al bot ({ $seat }).
ask-device = Un nuovo dispositivo chiede il posto di { $seat } (nome: { $name }). Lo fai entrare?
ask-yes = Fai entrare
ask-no = No
someone = qualcuno
new-device = Un nuovo dispositivo occupa il posto di { $seat } e vede tutto ciò che vedi tu. Eri tu?
new-device-yes = Sì, ero io
new-device-no = Mandalo via
seat-screens = su { $count } dispositivi
devices = Dispositivi a questo posto
device-this = Questo dispositivo
device-other = Dispositivo { $number }
device-since = arrivato: { $when }
invite-table = Un link per tutti
invite-table-how = Chi lo apre scrive un nome e prende un posto libero.
invite-seats = Link per i singoli posti
door = Questo link porta a
door-ask = posti liberi
door-open = anche posti dei bot
door-closed = niente: chiuso
waiting-start = Inizia: i bot nei posti vuoti
set-up-others = Gli altri posti
problem-seat-taken = Qualcuno è stato più veloce: il posto è occupato. Scegline un altro.
problem-seat-none_free = Ora tutti i posti sono occupati.
problem-seat-ask_host = Lì ora gioca un bot. Puoi chiedere il suo posto.
problem-seat-refused = La risposta è stata no.
problem-seat-free = Il posto è di nuovo libero: prendilo.
problem-seat-many_asks = Troppe richieste insieme. Riprova tra un minuto.
problem-seat-came_before = Si possono mandare via solo i dispositivi arrivati dopo.
problem-name-too_long = Il nome è troppo lungo: al massimo 24 caratteri.
problem-link-closed = Chi ha creato il tavolo ha chiuso questo link.
trouble-link-closed = Questo link è chiuso
trouble-link-closed-why = Chi ha creato il tavolo ha chiuso il link. Chiedine uno nuovo.
trouble-link-sent_away = Questo dispositivo è stato mandato via
trouble-link-sent_away-why = Lo ha fatto un altro dispositivo allo stesso posto. Chiedi lì se è stato un errore.
result-you = { $place ->
    [1] Hai vinto.
   *[other] Hai ottenuto il { $place }º posto.
}
result-numbers = Classifica e numeri
result-series = vinte su { $count }
verify-entered = I dadi e le carte erano i vostri: non c’è nulla da dimostrare.
share-result = Condividi la partita
share-replay = Copia il link per rivederla
share-replay-what = Chi ha questo link può rivedere la partita, mossa per mossa, e nient’altro.
share-files = Come file
share-picture = Il tabellone finale
stats = Statistiche
stats-played = giocate
stats-won = vinte
stats-together = insieme
stats-they-won = sue vittorie
stats-you-won = tue vittorie

## Coming back

home-bots = { $count ->
    [one] un bot
   *[other] { $count } bot
}
home-seat = giocatore { $number }
home-waiting = Non sono ancora arrivati tutti
home-your-turn = tocca a te
home-turn = tocca a { $name }
home-bot-turn = gioca un bot
home-won = Hai vinto
home-lost = { $name } ha vinto
code = Le mie partite su un altro dispositivo
code-what = Un codice di cinque parole inventate porta i tuoi posti e le partite finite su un altro dispositivo. Non c’è un account: si conserva solo ciò che soltanto il codice può aprire.
code-make = Crea un codice
code-have = Ho un codice
code-take = Porta qui
code-yours = Il tuo codice. Scrivilo sull’altro dispositivo, nella pagina iniziale:
code-brought = Le tue partite sono ora su questo dispositivo.
code-why = Chi lo ha può giocare ai tuoi posti: tienilo per te. Ogni dispositivo si vede al tavolo, e lì puoi mandarlo via.
code-revoke = Elimina il codice
code-revoke-sure = Il codice non varrà più da nessuna parte. I dispositivi che l’hanno usato tengono i posti che hanno già.
code-keep = Tienilo
code-gone = Il tuo codice è stato eliminato su un altro dispositivo. Le tue partite sono ancora qui.
problem-code-wrong = Una parola è scritta male: un codice ha cinque parole di cinque lettere.
problem-book-unknown = Con questo codice non è conservato nulla. Forse è stato eliminato, o è di un altro server.
problem-http-too_many = Troppi tentativi. Aspetta un minuto.
