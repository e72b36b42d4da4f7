## Überall

home = Alle Spiele
close = Schließen
save = Speichern
share = Teilen
copy = Link kopieren
copied = Kopiert
name = Name
search-empty = Suche leeren
again = Noch einmal versuchen
rules = Regeln
rule = Regel { $clause }
settings = Einstellungen
language = Sprache
sound = Ton
sound-on = an
sound-off = aus
theme = Farben
theme-auto = wie das Gerät
theme-light = hell
theme-dark = dunkel
pace = Tempo
pace-slow = langsam
pace-normal = normal
pace-fast = schnell
pace-instant = ohne Warten
dice = Würfel
dice-by-hand = ich würfle selbst
dice-by-themselves = automatisch
forced = Nichts zu entscheiden
forced-by-itself = spielt sich von selbst
forced-by-hand = ich spiele selbst
app-offline = Keine Verbindung zum Server. Die Regeln von Spielen, die du schon geöffnet hast, kannst du lesen; zum Spielen, Mitmachen und Starten brauchst du eine Verbindung.
new-version = Eine neue Version ist da.
new-version-take = Jetzt verwenden
turn-sound = Ton, wenn du dran bist
turn-vibration = Vibrieren, wenn du dran bist
turn-awake = Bildschirm anlassen, solange du dran bist
notify = Benachrichtigung, wenn du dran bist
notify-what = Auch wenn diese Seite geschlossen ist, in allen Partien, die du auf diesem Gerät öffnest.
notify-cannot = Dieser Browser kann keine Benachrichtigungen zeigen.
notify-insecure = Benachrichtigungen brauchen eine sichere Adresse (https).
notify-denied = Benachrichtigungen sind gesperrt. Erlaube sie für diese Seite in den Einstellungen des Browsers.

## Startseite

home-lead = Brettspiele, genau wie in der Schachtel
home-games = Spiele
home-players = { $from } bis { $to } Spieler
home-running = Laufende Partien
home-finished = Frühere Partien
home-all = Alle { $count } anzeigen
home-forget = { $title } aus der Liste nehmen
home-forgotten = { $title } ist aus der Liste entfernt.
home-keep = Rückgängig
home-trouble = Der Server antwortet nicht. Prüfe deine Verbindung.
play-now = Jetzt spielen
play-now-what = Geht sofort los, gegen Bots.
learn = Lernen
learn-what = Eine erste Partie, Schritt für Schritt erklärt.
set-up = Mit anderen spielen
record-open = Gespeicherte Partie ansehen
record-bad = Diese Datei ist keine gespeicherte Partie.

## Vorbereitung

set-up-who = Wer spielt mit?
set-up-seat = Spieler { $number }
set-up-name = Name von Spieler { $number }
set-up-level = Stärke von Spieler { $number }
set-up-remove = Spieler { $number } entfernen
set-up-add = Noch ein Spieler
set-up-seats = Nicht mit { $count } Spielern. Wähle eine dieser Zahlen: { $numbers }.
set-up-rules = Welche Regeln?
set-up-how = Wie wird gespielt?
set-up-more = Weitere Regeln
set-up-changed = { $count ->
    [one] eine geändert
   *[other] { $count } geändert
}
set-up-begin = Spiel starten
set-up-begin-links = Starten und einladen
set-up-refused = So kann das Spiel nicht beginnen. Schau dir Spieler und Regeln an.
set-up-forbidden = „{ $value }“ passt nicht zu den Spielern und Regeln, die du gewählt hast.
set-up-hints = Hilfe von Bots
set-up-hints-no = nicht erlaubt
set-up-hints-yes = erlaubt, alle erfahren es
set-up-with = mit { $names }
clock = Uhr
clock-off = keine Uhr
clock-decision = pro Entscheidung
clock-player = pro Spieler
clock-time-decision = Zeit pro Entscheidung
clock-time-player = Zeit pro Spieler
clock-increment = Zusatzzeit nach jedem Zug
clock-increment-none = keine
clock-zero = Wenn die Zeit abgelaufen ist
clock-zero-bot_moves = macht ein Bot den Zug
clock-zero-bot_takes_over = übernimmt ein Bot den Platz
clock-zero-leaves = verlässt der Spieler das Spiel
clock-what = Die Zeit läuft nur für Menschen und nur, solange der Server läuft.
clock-left = Verbleibende Zeit:
clock-out = Zeit abgelaufen
clock-warning = Noch { $time }.
option-rules = Regeln zu: { $option }
kind-here = An diesem Gerät
kind-link = Per Link
kind-bot = Bot
bot = Bot, { $level }
fork-from = Du spielst ab Schritt { $step } einer gespeicherten Partie weiter.

## Tisch

players = Spieler
prompt = Was gerade geschieht
board = Spielplan
board-in-words = Der Spielplan in Worten
choices = Deine Möglichkeiten
choices-all = Alle Möglichkeiten zeigen
choices-many = Alle { $count } Möglichkeiten
choices-tap = Tippe auf eine der markierten Stellen oder such sie hier.
choices-forced = Nur das ist möglich: Es wird für dich gespielt.
throw-forced = Hier gibt es nichts zu entscheiden: Es wird für dich gewürfelt.
choices-search = Suche in deinen Möglichkeiten
choices-found = { $count ->
    [one] eine Möglichkeit gefunden
   *[other] { $count } Möglichkeiten gefunden
}
choices-none = Keine deiner Möglichkeiten enthält „{ $words }“.
gather = Bisher gewählt
gather-count = { $thing }: { $count }
gather-take-back = Eins entfernen: { $thing }
gather-take-last-back = Das zuletzt Gewählte entfernen
gather-missing = { $count ->
    [one] Wähle noch eins
   *[other] Wähle noch { $count }
}
asides = Du darfst auch
linger = Bevor du das Gerät weitergibst, darfst du noch dies tun:
go-on = Weiter
zoom = Näher hinsehen
zoom-in = Näher
zoom-out = Weiter weg
zoom-fit = Den ganzen Spielplan zeigen
throw = Würfeln
throw-waits = { $name } würfelt gleich.
hint = Hilf mir
hint-thinking = Ein Bot denkt nach …
hint-best = Ein starker Bot würde das tun
hint-equal = { $count } Möglichkeiten sind etwa gleich gut
hint-all-alike = Alle Möglichkeiten sind etwa gleich gut
hint-chance = { $chance } %
hint-what = Die Zahl ist deine Gewinnchance danach, soweit der Bot das beurteilen kann. Im Verlauf sehen alle, dass du gefragt hast.
skip = Vorspulen
skip-to-you = Vorspulen, bis es dich betrifft
recap = Was seit deinem letzten Zug geschah: noch einmal abspielen
their-turn = ist am Zug
watching = Du schaust zu.
seat-you = du
seat-here = am Tisch
seat-away = nicht da
seat-left = hat das Spiel verlassen
seat-open = noch nicht da
log = Verlauf
log-times = { $count }-mal
log-empty = Noch ist nichts geschehen.
offline = Keine Verbindung. Neuer Versuch läuft. Nichts geht verloren.
restarting = Der Server startet neu. Das Spiel geht gleich weiter.
connecting = Verbindung wird wiederhergestellt.
menu = Mehr
menu-seat = Dein Platz: { $name }
menu-leave = Tisch verlassen (du kannst zurückkommen)
waiting = Warten auf alle
waiting-open = noch nicht da
waiting-ready = bereit
waiting-why = Es geht los, sobald alle da sind.

## Plätze

bot-plays = Ein Bot spielt für dich.
take-back = Meinen Platz selbst spielen
change-level = Stufe ändern
seat-is-away = { $name } ist gerade weg.
let-bot-play = Einen Bot spielen lassen
hand-over = Einen Bot übernehmen lassen
hand-over-why = Der Bot spielt weiter, bis der Platz zurückgenommen wird.
resign = Aufgeben
resign-sure = Aufgeben? Du kannst nicht in diese Partie zurückkommen.
resign-yes = Ja, aufgeben
resign-no = Nein, weiterspielen
dismiss = Ohne diese Person weiterspielen
dismiss-sure = Ohne diese Person weiterspielen? Sie kann nicht in diese Partie zurückkommen.
dismiss-yes = Ja, weiterspielen
dismiss-no = Nein, weiter warten
end-side = { $count ->
    [one] Diesen Spieler aus dem Spiel nehmen
   *[other] Diese Seite aus dem Spiel nehmen
}
end-side-sure = { $count ->
    [one] Dieser Spieler verliert dann. Das lässt sich nicht zurücknehmen.
   *[other] Alle Spieler dieser Seite verlieren dann. Das lässt sich nicht zurücknehmen.
}
end-side-yes = Ja, herausnehmen

## Einladungen

invite = Einladen
invite-how = Jeder Spieler bekommt einen eigenen Link. Wer ihn öffnet, bekommt diesen Platz.
invite-only-here = Diese Links funktionieren nur auf diesem Computer: Von anderen Geräten ist der Server nicht erreichbar.
invite-open = noch nicht benutzt
invite-taken = in Gebrauch
invite-watch = Zuschauen
invite-watch-note = für alle, die nur zusehen
invite-own = Dein Platz auf einem anderen Gerät
invite-own-note = gilt einmal, nur für dich
invite-renew = Neuer Link
invite-renew-why = Ist der Link in falsche Hände geraten? Der alte gilt dann nicht mehr.
qr = QR-Code
qr-of = QR-Code: { $title }

## Zurücknehmen

undo-ask = Meinen letzten Zug zurücknehmen
undo-asked = { $name } möchte einen Zug zurücknehmen.
undo-yes = Einverstanden
undo-no = Nein
undo-waiting = Warten auf Antwort: { $names }
undo-withdraw = Doch nicht
undo-done = { $name } hat einen Zug zurückgenommen.
undo-done-you = Zurückgenommen. Wähle neu.

## Plaudern

chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-write = Schreib etwas
chat-send = Senden
phrases = Kurznachrichten
phrase-hello = Hallo!
phrase-well_played = Gut gespielt!
phrase-good_luck = Viel Glück!
phrase-thanks = Danke!
phrase-oops = Hoppla!
phrase-wow = Wow!
phrase-hurry = Du bist dran!
phrase-one_moment = Einen Moment
phrase-again = Noch einmal?
phrase-goodbye = Tschüss!

## Mehrere an einem Gerät

curtain = Gib das Gerät weiter an { $name }
curtain-why = So sehen alle nur ihre eigenen Sachen.
curtain-lift = Ich bin { $name }

## Das Ende

result = Ergebnis
result-won = { $names } gewinnt!
result-shared = { $names } gewinnen gemeinsam!
result-draw = Unentschieden!
result-close = Spielplan ansehen
rematch = Noch einmal spielen
rematch-join = Bei der Revanche mitspielen
verify = Ging es bei Würfeln und Karten fair zu?
verify-proved = { $throws ->
    [one] Ja. Der eine Wurf oder Zug aus dem Stapel stand vor dem Start fest; niemand konnte ihn ändern.
   *[other] Ja. Alle { $throws } Würfe und gezogenen Karten oder Plättchen standen vor dem Start fest; niemand konnte sie ändern.
}
verify-more = Woher wir das wissen
verify-how = Vor dem Start hatte der Server ein Geheimnis festgelegt, zusammen mit allem, was er da schon wusste. Jeder Wurf und jede Ziehung folgt daraus, aus den Zufallszahlen der Spieler und aus den Zügen. Dieses Gerät hat gerade alles selbst nachgerechnet, ohne den Server zu fragen.
verify-failed = Das ließ sich nicht beweisen.
verify-offline = Die Partie ließ sich nicht laden. Versuch es noch einmal, wenn du verbunden bist.
verify-by-server = Diese Partie ist älter: Der Server selbst hat sie geprüft.
verify-mine = Die Zufallszahl dieses Geräts steckt in jedem Wurf.
verify-not-mine = Dieses Gerät gab keine Zufallszahl dazu: Es kam später, oder ein anderes nahm den Platz zuerst ein.
verify-limits = Wer den Server betreibt, kennt das Geheimnis und könnte die Würfe im Voraus kennen, aber nicht ändern. Wie wahrscheinlich jedes Ergebnis war, ist aus der gespeicherten Partie übernommen; „ludotek verify“ prüft das anhand der Regeln.
verify-note-position = Nicht der übliche Anfang: Die Partie begann mit einer aufgebauten Stellung. Über sie ist nichts bewiesen.
verify-note-fork = { $steps ->
    [one] Nicht der übliche Anfang: Der erste Schritt stammt aus einer anderen Partie und ist hier nicht bewiesen.
   *[other] Nicht der übliche Anfang: Die ersten { $steps } Schritte stammen aus einer anderen Partie und sind hier nicht bewiesen.
}
verify-note-lesson = Die Partie begann mit Lektionen: Diese Schritte standen vorher fest.
verify-note-practice = { $undos ->
    [one] Eine Übungspartie gegen Bots, mit einer Rücknahme.
   *[other] Eine Übungspartie gegen Bots, mit { $undos } Rücknahmen.
}
verify-note-undone = { $undos ->
    [one] Einmal wurde zurückgenommen; die Würfe danach waren neu.
   *[other] { $undos }-mal wurde zurückgenommen; die Würfe danach waren jedes Mal neu.
}
verify-note-given-up = Die Partie wurde abgebrochen: Es gibt kein Ergebnis.
result-given-up = Die Partie wurde ohne Ergebnis beendet.
give-up = Partie beenden
give-up-sure = Für alle beenden, ohne Ergebnis? Danach kannst du die Würfe prüfen.
give-up-yes = Ja, beenden
start-title = Gut zu wissen
start-read = Alles klar
record-save = Partie speichern

## Noch einmal ansehen

replay = Noch einmal ansehen
replay-loading = Die Partie wird geladen …
replay-controls = Steuerung
replay-step = Schritt { $step } von { $last }
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Pause
replay-next = Einen Schritt weiter
replay-last = Zum Ende
record-drop = Wähle eine gespeicherte Partie oder zieh die Datei hierher
fork = Ab hier weiterspielen
look = Rückblick
look-working = Ein Experte geht die Partie durch …
look-curve = Gewinnchancen
look-curve-label = Die Gewinnchancen aller über { $steps } Schritte. Dasselbe steht in der Tabelle darunter.
look-table = Als Tabelle
look-table-step = nach Schritt
look-luck-skill = Glück und Können
look-luck = Glück
look-skill = Können
look-luck-skill-what = Glück: was Würfel und Karten gegenüber dem Erwarteten an Gewinnchance brachten. Können: was durch Züge verschenkt wurde, die nicht die besten waren; 0 heißt: kein Fehler.
look-turns = Wendepunkte
look-turn = { $name } { $change }
look-step = Schritt { $step }
look-silent = Diesen Moment noch einmal ansehen
look-lessons = Züge zum Nachdenken
look-no-lessons = Kein Zug war eindeutig ein Fehler. Gut gespielt!
look-played = { $name } spielte: { $move }.
look-better = Ein Experte: { $move }

## Regeln

rules-of = Die Regeln von { $title }
rules-lead = Das Regelheft in unseren eigenen Worten. Wo es keine Antwort gibt, steht unsere Klarstellung.
rules-short = Das Spiel auf einen Blick
rules-whole = Alle Regeln
rules-search = In den Regeln suchen
rules-sections = Kapitel
rules-found = { $count ->
    [one] eine Regel gefunden
   *[other] { $count } Regeln gefunden
}
rules-nothing = In keiner Regel steht „{ $words }“.
ruling = Klarstellung

## Was schiefging

problem = Das hat nicht geklappt. Versuch es noch einmal.
problem-table-out_of_date = Das Spiel ist inzwischen weitergegangen. Schau noch einmal hin.
problem-gather-full = Das passt nicht zu deiner Auswahl. Entferne erst etwas.
problem-hint-not_allowed = In dieser Partie darf niemand Bots um Hilfe bitten.
problem-clock-out = Deine Zeit ist abgelaufen: Ein Bot macht diesen Zug.
problem-seat-bot = Auf diesem Platz spielt ein Bot. Nimm den Platz zuerst zurück.
problem-chance-people_only = Mit euren eigenen Karten können hier nur Menschen mitspielen.
problem-chance-not_asked = Du musst jetzt nichts eingeben.
problem-undo-nothing = Es gibt noch nichts zurückzunehmen.
problem-chat-too_many = Etwas langsamer: Warte einen Moment.
problem-seat-is_here = Wer dort spielt, sitzt am Tisch.
problem-seat-just_left = Diese Person ist gerade erst gegangen und kommt vielleicht zurück. Versuch es in einer halben Minute noch einmal.
problem-undo-stand_in = Ein Bot vertritt jemanden und kann nicht für diese Person zustimmen.
problem-hint-thinking = Der Bot denkt noch nach.
problem-seat-too_many = Das war zu viel auf einmal. Warte einen Moment.
trouble = Diese Seite lässt sich nicht zeigen
trouble-why = Etwas ist schiefgegangen. Nichts ist verloren.
trouble-offline = Keine Verbindung
trouble-offline-why = Diese Seite braucht den Server. Versuch es noch einmal, wenn du verbunden bist.
trouble-link-unknown = Dieser Link öffnet die Partie nicht
trouble-link-unknown-why = Vielleicht fehlt ein Teil. Lass ihn dir noch einmal schicken.
trouble-link-revoked = Dieser Link gilt nicht mehr
trouble-link-revoked-why = Er wurde ersetzt oder schon benutzt. Lass dir einen neuen schicken.
trouble-match-unknown = Diese Partie gibt es hier nicht
trouble-match-unknown-why = Vielleicht wurde sie auf einem anderen Server gespielt.
trouble-game-unknown = Dieses Spiel haben wir nicht
trouble-game-unknown-why = Schau dir die Spiele an, die wir haben.
trouble-page-lost = Hier ist nichts
trouble-page-lost-why = Die Adresse führt nirgendwohin.
trouble-record-bad = Diese Datei ist keine gespeicherte Partie
trouble-record-bad-why = Wähle eine Datei, die mit „Partie speichern“ gespeichert wurde.
trouble-record-not_yet = Diese Partie kann man später ansehen
trouble-record-not_yet-why = Das Spiel hat Geheimnisse. Ansehen kann man die Partie, sobald sie zu Ende ist.

## Lessons

lesson = Lektion { $number } von { $count }
lesson-next = Weiter
lesson-leave = Lektion verlassen
lesson-leave-what = Die Partie geht ohne Lektionen gegen Bots weiter.
lesson-play-on = Weiterspielen
problem-lesson-other = Die Lektion erwartet hier etwas anderes. Du kannst sie jederzeit verlassen.

## What things are

what = Was ist das?
what-hint = Tippe auf etwas, um zu lesen, was es ist.
card-faces = Die Seiten dieses Würfels
trouble-look-not_yet = Diese Partie ist noch nicht zu Ende
trouble-look-not_yet-why = Du kannst darauf zurückblicken, sobald sie zu Ende ist.
trouble-input-analysis = Zu dieser Partie gibt es keinen Rückblick
trouble-input-analysis-why = Die Bots haben nicht gelernt, das Spiel mit diesen Regeln zu beurteilen.
trouble-server-busy = Der Server ist beschäftigt
trouble-server-busy-why = Viele Partien werden gerade durchgesehen. Versuch es in einer Minute noch einmal.
what-keys = Mit den Pfeiltasten geht es von einem Ding zum nächsten, Esc beendet es.
entry = Was an eurem Tisch geschah
entry-step = { $number } von { $count }
entry-picked = Bisher gewählt
entry-remove = Zurück bis vor diese Eingabe: { $what }
entry-done = So war es
entry-waits = Es fehlt noch die Eingabe von { $names }.
entry-change = Meine Eingabe ändern
entry-here = Hier eingeben
box = Würfel und Karten
box-ludotek = Von Ludotek
box-own = Unsere eigenen
box-own-open = Die Schachtel liegt auf eurem Tisch, und Ludotek ist Schiedsrichter: Ihr tippt an, was gewürfelt und gezogen wurde. Für die Bots würfelt jemand von euch.
box-own-secret = Die Schachtel liegt auf eurem Tisch, und Ludotek ist Schiedsrichter: Alle geben am eigenen Gerät ein, was sie ziehen, oder an diesem, wenn es weitergegeben wird. Es spielen nur Menschen.
box-people = Niemand darf sehen, was ein Bot zieht: Gib jeden Platz einem Menschen.

## Coming to a table

arrive = Platz nehmen
arrive-game = Du bist zu { $game } eingeladen.
arrive-name = Dein Name
arrive-sit = Hinsetzen
arrive-choose = Oder such dir einen Platz aus:
arrive-free = frei
arrive-taken = besetzt
arrive-held = dein Link gehört zu diesem Platz
arrive-here = Hier sitzen
arrive-ask = Fragen
arrive-waits = angefragt
arrive-asked = Angefragt. Sobald jemand zustimmt, bist du dabei.
arrive-bots = Kein Platz ist frei. Du kannst fragen, ob du für einen Bot weiterspielen darfst.
arrive-full = Alle Plätze sind besetzt. Du kannst zuschauen.
arrive-watch = Nur zuschauen
ask-bot = { $name } möchte für den Bot weiterspielen ({ $seat }).
ask-device = Ein neues Gerät möchte auf den Platz von { $seat } (Name: { $name }). Hereinlassen?
ask-yes = Hereinlassen
ask-no = Nein
someone = jemand
new-device = Auf dem Platz von { $seat } ist jetzt noch ein Gerät. Es sieht alles, was du siehst. Warst du das?
new-device-yes = Ja, das war ich
new-device-no = Wegschicken
seat-screens = auf { $count } Geräten
devices = Geräte auf diesem Platz
device-this = Dieses Gerät
device-other = Gerät { $number }
device-since = seit { $when }
invite-table = Ein Link für alle
invite-table-how = Wer ihn öffnet, tippt einen Namen ein und nimmt einen freien Platz.
invite-seats = Links für einzelne Plätze
door = Dieser Link führt zu
door-ask = freien Plätzen
door-open = auch Plätzen von Bots
door-closed = nichts: geschlossen
waiting-start = Starten: Bots nehmen die freien Plätze
set-up-others = Die anderen Plätze
problem-seat-taken = Jemand war schneller: Der Platz ist besetzt. Such dir einen anderen aus.
problem-seat-none_free = Jetzt sind alle Plätze besetzt.
problem-seat-ask_host = Dort spielt jetzt ein Bot. Du kannst um seinen Platz bitten.
problem-seat-refused = Die Antwort war nein.
problem-seat-free = Der Platz ist wieder frei: Nimm ihn dir.
problem-seat-many_asks = Zu viele fragen gleichzeitig. Versuch es in einer Minute noch einmal.
problem-seat-came_before = Wegschicken kann man nur Geräte, die später gekommen sind.
problem-name-too_long = Der Name ist zu lang: höchstens 24 Zeichen.
problem-link-closed = Wer den Tisch angelegt hat, hat diesen Link geschlossen.
trouble-link-closed = Dieser Link ist geschlossen
trouble-link-closed-why = Wer den Tisch angelegt hat, hat diesen Link geschlossen. Lass dir einen neuen schicken.
trouble-link-sent_away = Dieses Gerät wurde weggeschickt
trouble-link-sent_away-why = Das hat ein anderes Gerät auf demselben Platz getan. Frag dort nach, wenn es ein Versehen war.
result-you = { $place ->
    [1] Du hast gewonnen.
   *[other] Du bist auf Platz { $place } gelandet.
}
result-numbers = Platzierungen und Zahlen
result-series = Siege in { $count } Partien
verify-entered = Würfel und Karten waren eure eigenen: Es gibt nichts zu beweisen.
share-result = Diese Partie teilen
share-replay = Link zum Ansehen kopieren
share-replay-what = Wer diesen Link hat, kann die Partie Zug für Zug noch einmal ansehen, sonst nichts.
share-files = Als Datei
share-picture = Der Spielplan am Ende
stats = Statistik
stats-played = gespielt
stats-won = gewonnen
stats-together = zusammen gespielt
stats-they-won = Siege
stats-you-won = deine Siege

## Coming back

home-bots = { $count ->
    [one] ein Bot
   *[other] { $count } Bots
}
home-seat = Spieler { $number }
home-waiting = Noch sind nicht alle da
home-your-turn = du bist dran
home-turn = { $name } ist dran
home-bot-turn = ein Bot ist dran
home-won = Gewonnen
home-lost = { $name } hat gewonnen
code = Meine Partien auf einem anderen Gerät
code-what = Ein Code aus fünf Fantasiewörtern bringt deine Plätze und früheren Partien auf ein anderes Gerät. Ein Konto gibt es nicht: Gespeichert wird nur, was allein der Code öffnen kann.
code-make = Code erstellen
code-have = Ich habe einen Code
code-take = Partien holen
code-yours = Dein Code. Gib ihn auf dem anderen Gerät auf der Startseite ein:
code-brought = Deine Partien sind jetzt auf diesem Gerät.
code-why = Wer ihn hat, kann auf deinen Plätzen spielen: Behalte ihn für dich. Jedes Gerät wird am Tisch angezeigt, und du kannst es dort wegschicken.
code-revoke = Code löschen
code-revoke-sure = Der Code gilt dann nirgends mehr. Geräte, die ihn benutzt haben, behalten die Plätze, die sie schon haben.
code-keep = Behalten
code-gone = Dein Code wurde auf einem anderen Gerät gelöscht. Deine Partien sind noch da.
problem-code-wrong = Ein Wort ist falsch geschrieben: Ein Code hat fünf Wörter mit je fünf Buchstaben.
problem-book-unknown = Unter diesem Code ist nichts gespeichert. Vielleicht wurde er gelöscht, oder er gehört zu einem anderen Server.
problem-http-too_many = Zu viele Versuche. Warte eine Minute.
