## Hilfe

cli-about = Brettspiele nach den richtigen Regeln: im Terminal, im Browser und aus Python.
cli-usage = Aufruf: { $line }
cli-commands = Befehle
cli-parameters = Angaben
cli-possible = möglich: { $values }
cli-default = sonst { $value }
cli-required = nötig
cli-help = Diese Hilfe zeigen.
cli-version = Zeigen, welche Version das ist.

## Hilfe: Namen für das, was einzusetzen ist

cli-name-command = BEFEHL
cli-name-options = OPTIONEN
cli-name-game = SPIEL
cli-name-file = DATEI
cli-name-folder = ORDNER
cli-name-clause = PUNKT
cli-name-number = ZAHL
cli-name-word = WORT
cli-name-players = SPIELER
cli-name-levels = STUFEN
cli-name-language = SPRACHE
cli-name-address = ADRESSE
cli-name-setting = NAME=WERT
cli-name-value = WERT
cli-name-choice = AUSWAHL

## Hilfe: die Befehle

cli-play = Eine Partie in diesem Terminal spielen. Was hier nicht gesagt wird, wird gefragt oder ist wie üblich.
cli-learn = Ein Spiel lernen: eine erste Partie gegen Bots, Schritt für Schritt erklärt.
cli-serve = Alle Spiele für Browser anbieten, bis zum Abbruch.
cli-replay = Eine Partie noch einmal sehen, Schritt für Schritt vor und zurück; in eine Pipe die ganze Geschichte.
cli-analyse = Rückblick auf eine beendete Partie: alle Gewinnchancen, Glück und Können, Züge zum Nachdenken.
cli-verify = Beweisen, dass der Zufall in einer beendeten Partie fair war.
cli-rules = Die Regeln eines Spiels, Punkt für Punkt.
cli-games = Die Spiele, die es gibt.
cli-lab = Bots gegeneinander spielen lassen, jeden gleich oft auf jedem Platz.

## Hilfe: was man ihnen sagen kann

cli-game = Welches Spiel; `ludotek games` zeigt sie.
cli-file = Eine gespeicherte Partie.
cli-set = Eine Option des Spiels; mehrmals möglich.
cli-language = da, nb, sv, fi, it, de oder en; sonst LUDOTEK_LANGUAGE, sonst die Sprache des Rechners.
cli-no-color = Keine Farben; die Formen unterscheiden die Spieler trotzdem.
cli-players = Wer wo sitzt, zum Beispiel „person:Anna,hard,easy“.
cli-seats = Wie viele Spieler.
cli-seed = Zufall, der mit derselben Zahl wiederkommt; sonst fairer, nachprüfbarer.
cli-resume = Eine gespeicherte Partie weiterspielen.
cli-save = In dieser Datei speichern.
cli-position = Mit einer Stellung (JSON) statt von vorn beginnen.
cli-table = Was gewürfelt und gezogen wird, von einem echten Tisch eingeben.
cli-auto = Gibt es nur eine Möglichkeit, wird sie von selbst gewählt, und ein Wurf, nach dem es keine Wahl gibt, von selbst gemacht, außer das verriete ein Geheimnis.
cli-throw-for-me = Für dich wird gewürfelt; sonst wartet jeder Wurf auf deine Hand, außer bei --pace instant.
cli-pace = Wie lange alles, was geschieht, zu sehen bleibt.
cli-host = Die Adresse, an der zugehört wird.
cli-port = Der Port; 0 ist irgendein freier.
cli-data = Der Ordner, in dem die Partien liegen.
cli-settings = Eine TOML-Datei mit Einstellungen; LUDOTEK_… in der Umgebung und Angaben hier gehen vor.
cli-open = Den Tisch in einem Browser öffnen.
cli-database = Partien in einer PostgreSQL-Datenbank aufbewahren: postgresql://….
cli-bus = Andere Server derselben Datenbank über Redis oder Valkey benachrichtigen: redis://….
cli-processes = Wie viele Prozesse zusammenarbeiten.
cli-step = Nach so vielen Schritten beginnen.
cli-clause = Nur der Punkt mit dieser Nummer.
cli-short = Nur das Spiel auf einen Blick.
cli-search = Nur Punkte mit diesem Wort.
cli-bots = Die Stufen der Bots, mit Komma dazwischen.
cli-lab-games = Wie viele Partien.
cli-lab-seats = Wie viele Spieler; sonst einer für jeden Bot.
cli-lab-seed = Dieselbe Zahl ergibt dieselben Partien.
cli-lab-processes = Wie viele Partien gleichzeitig; sonst eine je Kern.
cli-lab-ray = Auf dem Ray-Cluster unter dieser Adresse spielen.
cli-lab-json = Die Ergebnisse als JSON schreiben.
cli-lab-html = Die Ergebnisse als Seite mit Diagrammen schreiben.

## Was die Befehle ausgeben

serve-at = Ludotek ist unter { $address }
serve-network = {"  "}für Telefone und andere in diesem Netz: { $address }
serve-everybody = {"  "}alle in diesem Netz können es erreichen; mit --host 127.0.0.1 bleibt es auf diesem Rechner
serve-folder = Die Partien liegen in { $folder }
serve-stop = Anhalten mit Strg+C; nichts geht verloren.
verify-proved = { $throws ->
    [one] { $file }: ein Wurf oder eine Ziehung bewiesen
   *[other] { $file }: { $throws } Würfe und Ziehungen bewiesen
}
verify-commitment = festgelegt auf { $commitment }
verify-proves = Bewiesen: Jeder Wurf folgt aus dem Geheimnis, das vor dem Start feststand, aus den Zufallszahlen der Spieler und aus allen Zügen; jeder Zug ist erlaubt; nichts wurde seither geändert.
verify-limits = Nicht bewiesen: dass niemand das Geheimnis kannte. Wer die Partie betrieb, kannte es und damit die Würfe im Voraus.
verify-note-position = Nicht der übliche Anfang: Die Partie begann mit einer aufgebauten Stellung. Über diese Stellung ist nichts bewiesen.
verify-note-fork = { $steps ->
    [one] Nicht der übliche Anfang: Der erste Schritt stammt aus einer anderen Partie. Er ist erlaubt, sein Wurf ist hier aber nicht bewiesen.
   *[other] Nicht der übliche Anfang: Die ersten { $steps } Schritte stammen aus einer anderen Partie. Sie sind erlaubt, ihre Würfe sind hier aber nicht bewiesen.
}
verify-note-lesson = Die Partie begann mit Lektionen: Ihre ersten { $steps } Schritte standen fest und wurden nicht gewürfelt.
verify-note-by = Aufgebaut von { $by }.
verify-note-practice = { $undos ->
    [one] Eine Übungspartie: nur Bots als Gegner, und einmal wurde zurückgenommen. Die Würfe danach waren neu.
   *[other] Eine Übungspartie: nur Bots als Gegner, und { $undos }-mal wurde zurückgenommen. Die Würfe danach waren jedes Mal neu.
}
verify-note-undone = { $undos ->
    [one] Einmal wurde zurückgenommen. Das Zurückgenommene ist gespeichert, und die Würfe danach waren neu.
   *[other] { $undos }-mal wurde zurückgenommen. Das Zurückgenommene ist gespeichert, und die Würfe danach waren jedes Mal neu.
}
verify-note-given-up = Die Partie wurde vor ihrem Ende abgebrochen: Es gibt kein Ergebnis.
verify-note-alone = Kein Spieler gab eine Zufallszahl dazu, nachdem das Geheimnis feststand: Wer die Partie begann, hätte die Würfe aussuchen können.
verify-note-first-scheme = Der Nachweis hat die erste Version: Namen sind nicht versiegelt, und die Zahlen, die der Server für Bots wählte, standen nicht vorher fest.
verify-not = { $file } ist nicht bewiesen: { $reason }
lab-line = { $mean } je Partie ({ $games } gespielt)

## Ein Befehl, der nicht zu lesen ist

wrong-command = es gibt keinen Befehl „{ $given }“; es gibt { $known }
wrong-command-near = es gibt keinen Befehl „{ $given }“; war { $near } gemeint? Es gibt { $known }
wrong-flag = unbekannte Option { $given }; siehe: { $help }
wrong-flag-near = unbekannte Option { $given }; war { $near } gemeint?
wrong-number = { $name } braucht eine ganze Zahl, nicht „{ $given }“
wrong-choice = { $name } kann nicht „{ $given }“ sein; möglich: { $known }
wrong-too-much = „{ $given }“ ist hier zu viel; siehe: { $help }
wrong-missing = { $name } fehlt; siehe: { $help }
wrong-no-value = { $name } braucht einen Wert dahinter; siehe: { $help }
wrong-running = die Partie ist nicht zu Ende: erst dann kann sie analysiert werden
wrong-twice = { $name } steht zweimal da: einmal genügt
wrong-usage = das ist nicht zu lesen: { $reason }; siehe: { $help }

## Spiele, Spieler, Optionen

wrong-game = es gibt kein Spiel „{ $given }“. Es gibt: { $known }
wrong-game-near = es gibt kein Spiel „{ $given }“; war { $near } gemeint? Es gibt: { $known }
wrong-which-game = welches Spiel? Zum Beispiel: { $command }. Es gibt: { $known }
wrong-seats = { $game } ist für { $numbers } Spieler, nicht für { $seats }
wrong-bot = es gibt keinen Bot „{ $given }“; es gibt { $known }
wrong-not-judged = { $game } lässt sich mit diesen Regeln nicht analysieren: dafür wurde nichts gelernt
wrong-player = es gibt keinen Spieler „{ $given }“; möglich: person, person:NAME, { $known }
wrong-players = { $players ->
    [one] 1 Spieler ist genannt für { $seats } Plätze; nenne alle, oder lass --players weg
   *[other] { $players } Spieler sind genannt für { $seats } Plätze; nenne alle, oder lass --players weg
}
wrong-option = { $game } hat keine Option „{ $name }“; die Optionen sind { $known }
wrong-option-value = die Option { $name } kann nicht { $value } sein; möglich: { $possible }
wrong-options = die Regeln verbieten diese Optionen ({ $clause }): { $rule }
wrong-setting = --set „{ $given }“: erwartet wird name=wert; { $game } hat die Optionen { $known }
wrong-setting-twice = die Option { $name } steht zweimal da: { $first } und { $second }
wrong-language = es gibt keine Sprache „{ $given }“; es gibt { $known }
wrong-lab = { $games } Partien mit { $bots } Bots auf { $seats } Plätzen: mindestens eine Partie und für jeden ein Platz

## Wünsche, die einander widersprechen

wrong-table-and-seed = --table nimmt Würfe und Ziehungen von deinem Tisch und --seed aus einer Zahl: nimm eines davon
wrong-table-bots = mit euren eigenen Karten spielen bei { $game } nur Menschen: niemand darf sehen, was ein Bot zieht; nenne mit --players für jeden Platz einen Menschen
wrong-position-options = eine Stellung bringt ihre Optionen mit: ändere sie in ihrer Datei, nicht mit --set
wrong-position-seats = die Stellung hat { $seats } Spieler, nicht { $asked }: lass --seats weg
wrong-resume-flag = --resume spielt so weiter, wie die Partie begonnen wurde: lass { $flag } weg
wrong-resume-game = { $file } ist eine Partie { $game }, nicht { $asked }
wrong-resume-table = { $file } hat eigenen Zufall: lass --table weg
wrong-resume-over = die Partie in { $file } ist zu Ende; sieh sie an mit: { $command }
wrong-resume-secret = { $file } hat kein Geheimnis zum Würfeln; man kann die Partie nur ansehen: { $command }

## Regeln

wrong-clause = es gibt keinen Punkt „{ $given }“; sie gehen von { $first } bis { $last }
wrong-clause-near = es gibt keinen Punkt „{ $given }“; war { $near } gemeint?
wrong-lessons = { $game } hat keine Lektionen.
wrong-short = { $game } hat keine Zusammenfassung.
wrong-word = kein Punkt von { $game } erwähnt „{ $word }“

## Dateien

wrong-file = es gibt keine Datei „{ $file }“; die Partien liegen in { $folder }
wrong-file-near = es gibt keine Datei „{ $file }“; war { $near } gemeint?
wrong-read = „{ $file }“ lässt sich nicht lesen: { $reason }
wrong-json = { $file } ist kein JSON: { $reason }
wrong-position = { $file } ist keine Stellung: erwartet wird ein JSON-Objekt
wrong-position-record = { $file } ist eine gespeicherte Partie, keine Stellung: nimm --resume { $file }
wrong-position-players = die Stellung ist für { $found } Spieler, nicht für { $seats }
wrong-save-folder = { $file } ist ein Ordner; nenne eine Datei darin, zum Beispiel { $example }
wrong-save-exists = { $file } gibt es schon und wird nicht überschrieben; spiel sie mit --resume weiter, oder wähle einen anderen Namen
wrong-save-nowhere = es gibt keinen Ordner { $folder }; leg ihn an, oder wähle einen anderen Ort für { $file }
wrong-save-forbidden = in den Ordner { $folder } lässt sich nicht schreiben; wähle einen anderen Ort für { $file }
wrong-address = an { $host } Port { $port } kann nicht zugehört werden: { $reason }; versuch einen anderen --port
wrong-folder-in-use = ein anderer Ludotek-Server benutzt den Ordner { $folder }: beende ihn zuerst oder wähle einen anderen mit --data
reason-nothing = es gibt nichts mit diesem Namen
reason-folder = das ist ein Ordner
reason-forbidden = das ist nicht erlaubt
reason-full = es ist kein Platz mehr
reason-read-only = dorthin lässt sich nicht schreiben
reason-in-use = dort hört schon jemand zu
reason-port = Ports gehen von 0 bis 65535

## Gespeicherte Partien

wrong-record = { $file } ist keine gespeicherte Partie von Ludotek: das Feld „ludotek“ fehlt
wrong-record-deep = { $file } ist keine gespeicherte Partie von Ludotek: sie ist zu tief verschachtelt
wrong-format = { $file } hat das Format { $found }; diese Version von Ludotek liest Format { $format }
wrong-damaged = { $file } ist beschädigt: { $reason }
wrong-header = der Kopf der gespeicherten Partie ist nicht möglich: { $reason }
wrong-record-game = das ist eine gespeicherte Partie von „{ $found }“, nicht von „{ $game }“
wrong-version = die Partie ist mit Version { $found } von { $game } gespeichert; hier ist Version { $version } mit anderen Regeln, deshalb wird sie nicht gezeigt
wrong-record-players = { $players ->
    [one] in der gespeicherten Partie ist 1 Spieler für { $seats } Plätze genannt
   *[other] in der gespeicherten Partie sind { $players } Spieler für { $seats } Plätze genannt
}
wrong-nonces = die gespeicherte Partie ist für { $seats } Spieler, hat aber { $nonces } Beiträge zu den Würfen
wrong-step = Schritt { $step } ({ $actor }, { $action }) ist nicht möglich: { $reason }
wrong-no-step = es gibt keinen Schritt { $step } in { $file }: sie hat die Schritte 0 bis { $last }
wrong-not-over = { $game } hat Geheimnisse: eine Partie kann man ansehen, wenn sie zu Ende ist
wrong-secret = das Geheimnis ist beschädigt: { $reason }
wrong-throw = Geheimnis, Beiträge und Verlauf ergeben { $due }; dieser Wurf oder etwas davor wurde geändert

## Würfe, die nicht bewiesen sind

unfair-no-data = die gespeicherte Partie enthält nichts zum Prüfen: die Würfe wurden eingegeben oder simuliert
unfair-entered = die gespeicherte Partie sagt, ihr Zufall sei von Hand eingegeben und zugleich fair gezogen: nur eines kann stimmen
verify-entered = { $file }: Was der Zufall brachte, wurde von Hand eingegeben, von einem echten Tisch ({ $count } Würfe und Ziehungen). Die Züge sind erlaubt; am Zufall ist nichts zu beweisen.
unfair-not-yet = das Geheimnis ist noch nicht offen: das ist es, wenn die Partie zu Ende ist
unfair-secret = Geheimnis, Kopf, Ausgangsstellung oder ein früher Beitrag ist nicht das, was vor dem ersten Wurf festgelegt wurde
unfair-nonces = die gespeicherte Partie hat nicht für jeden ihrer { $seats } Plätze einen Beitrag
unfair-nonce = der Beitrag von Platz { $seat } stand vor dem Start fest, aber ein anderer wurde verwendet
unfair-weights = Wurf { $throw }: nach den Regeln waren seine Ergebnisse nicht so wahrscheinlich, wie die gespeicherte Partie sagt
unfair-result = das gespeicherte Ergebnis ist nicht das der letzten Stellung
unfair-given-up = die gespeicherte Partie soll abgebrochen worden sein, ist aber nach Schritt { $step } zu Ende
wrong-scheme = der Fairnessnachweis hat Version { $found }; dieses Programm kennt { $known }
unfair-throw = Schritt { $step }: gewürfelt wurde { $action }, aber Geheimnis, Beiträge und Verlauf ergeben { $due }; dieser Wurf oder etwas davor wurde geändert
unfair-already = die gespeicherte Partie sagt, dass { $already } ihrer { $steps } Schritte von anderswo kommen: nichts wäre bewiesen
unfair-stops = die gespeicherte Partie hört nach Schritt { $step } auf, bevor die Partie zu Ende ist
unfair-seal = das Siegel passt nicht: etwas in der gespeicherten Partie wurde geändert

## A look back

analyse-curve = Gewinnchance über { $steps } Schritte:
analyse-luck-skill = Glück und Können in Punkten der Gewinnchance (Können: 0 ist ohne Fehler):
analyse-turns = Wendepunkte:
analyse-lessons = Züge zum Nachdenken:
analyse-no-lessons = Kein Zug war ein klarer Fehler.
analyse-lesson = { $who }: { $played }; besser: { $better } ({ $loss })
cli-stats = Wie oft wer gespielt und gewonnen hat.
stats-none = Keine beendete Partie in { $folder }.
stats-game = { $game }: { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}
stats-person = gespielt { $played }, gewonnen { $won }
