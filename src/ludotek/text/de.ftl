## Allen Spielen gemeinsam

yes = ja
no = nein
option-auto = wie üblich
refuse-not-your-turn = Du bist nicht dran: Jetzt wählt { $who }.
refuse-chance-first = Zuerst wird gewürfelt oder gezogen.
refuse-over = Die Partie ist zu Ende.
refuse-not-legal = Das geht jetzt nicht.
refuse-not-now = Das kannst du jetzt nicht tun.
refuse-no-chance = Das kann jetzt nicht gewürfelt oder gezogen werden.
entry-outcome = Was wurde gewürfelt oder gezogen?
entry-throw = Was hat { $who } gewürfelt?
entry-throw-you = Was hast du gewürfelt?
entry-draw = Was hat { $who } gezogen?
entry-draw-you = Was hast du gezogen?
refuse-entry = { $what } kann nicht mehr gezogen werden: Davon ist nichts mehr übrig. Prüft bitte eure Eingaben.
refuse-entry-count = { $given } eingegeben, { $count } erwartet.
prompt-turn-you = Du bist an der Reihe.
prompt-turn = Jetzt wählt { $who }.
prompt-chance = Es wird gewürfelt oder gezogen.
prompt-over = Die Partie ist zu Ende.
told-hint = { $who } bittet einen Bot um Hilfe.
told-undo = { $who } nimmt einen Zug zurück.
told-entry-refused = { $who } hat etwas eingegeben, das nicht gezogen worden sein kann.
told-entry-withdrawn = { $who } nimmt die Eingabe zurück.
told-start-position = Nicht der übliche Anfang: { $by } hat die Stellung aufgebaut, mit der diese Partie beginnt.
told-start-fork = { $steps ->
    [one] Nicht der übliche Anfang: { $by } hat den ersten Schritt aus einer anderen Partie übernommen.
   *[other] Nicht der übliche Anfang: { $by } hat die ersten { $steps } Schritte aus einer anderen Partie übernommen.
}
start-somebody = jemand
start-players = Jene Partie wurde von { $names } gespielt.
start-set-up = Jene Partie begann mit einer Stellung, die jemand aufgebaut hatte.
start-moved = { $count ->
    [one] Ein Teil liegt anders als sonst.
   *[other] { $count } Teile liegen anders als sonst.
}
start-hides = Auch was verdeckt ist, wurde übernommen: { $by } kennt es vielleicht.
start-differs = { $label }: { $here } statt { $usual }
told-time-bot-moves = { $who } hat keine Zeit mehr: Ein Bot macht den Zug.
told-time-bot-takes-over = { $who } hat keine Zeit mehr: Ein Bot übernimmt den Platz.
told-time-leaves = { $who } hat keine Zeit mehr und verlässt das Spiel.
push-turn = Du bist an der Reihe.
push-turn-with = Du bist an der Reihe. Mit dabei: { $names }.
outcome = { $number }
colour-green = Grün
colour-blue = Blau
colour-red = Rot
colour-yellow = Gelb
colour-purple = Lila
colour-black = Schwarz

## Spieler

bot-beginner = Anfänger-Bot
bot-easy = leichter Bot
bot-medium = mittlerer Bot
bot-hard = schwerer Bot
bot-expert = Experten-Bot

## Spieler

bot-random = Zufalls-Bot
bot-monte_carlo = Monte-Carlo-Bot
bot-style-beginner = spielt schnell und unbekümmert
bot-style-easy = kennt die Regeln, mag Überraschungen
bot-style-medium = schaut ein wenig voraus
bot-style-hard = plant sorgfältig und irrt selten
bot-style-expert = denkt eine Sekunde nach und verzeiht nichts
bot-style-random = macht irgendeinen Zug
bot-style-monte_carlo = probiert jeden Zug mit Zufallspartien aus
player-you = du

## Vor der Partie

ask-game = Welches Spiel?
ask-seats = Wie viele Spieler: { $numbers }?
ask-option = Welche Option willst du ändern?
answer-start = alle behalten
ask-players = Wer spielt? Gib für jeden Platz einen Namen oder die Nummer eines Bots ein:

## Während der Partie

prompt-aside = Du kannst noch etwas tun. Weiter mit Enter.
choice-go-on = Weiter
choice-throw = Würfeln
hint-play = h Tipp · u zurück · s speichern · w was · ? Hilfe · l aussteigen · q Ende
hint-watch = beliebige Taste: schneller · q speichern und Schluss
hint-over = Enter fertig · u zurücknehmen · ? Hilfe
hint-number = Nummer eingeben, dann Enter · / sucht
hint-more = { $first }–{ $last } von { $total }: Nummer eingeben, dann Enter · ↑ ↓ zeigt die anderen · / sucht
hint-read = Leertaste weiter · p zurück · q schließen
screen-too-small = Der Spielplan passt nicht: Mach das Fenster mindestens { $width } Zeichen breit und { $height } Zeilen hoch.
say-range = { $last ->
    [one] Es gibt nur eine Möglichkeit: Gib 1 ein.
   *[other] Gib eine Zahl von 1 bis { $last } ein.
}
say-unknown = „{ $typed }“ bewirkt hier nichts. Mit ? kommt die Hilfe.
say-not-found = Nichts enthält „{ $typed }“: hier ist wieder alles.
say-hint = Tipp: { $moves } (Gewinnchance { $chance } %)
say-hint-equal = Tipp: alle sind etwa gleich gut (Gewinnchance { $chance } %)
say-no-hint = Kein Tipp: Hier wird gerade niemand gefragt.
say-undone = Zurückgenommen. Wähle neu.
say-nothing-to-undo = Es gibt keine Entscheidung zum Zurücknehmen.
say-not-undone = Es bleibt, wie es war: nicht alle sind einverstanden.
say-saved = Gespeichert: { $file }
say-not-saved = Nicht gespeichert: { $reason }
say-cannot-leave = Aussteigen kann nur, wer gerade entscheidet.
# Der Buchstabe, der eine Frage mit Ja beantwortet.
key-yes = j
ask-leave = { $who } steigt aus der Partie aus und kann nicht zurückkommen. Sicher? { $yes } = ja
ask-undo = { $who } möchte die letzte Entscheidung zurücknehmen. Einverstanden? { $yes } = ja, jede andere Taste = nein
ask-undo-all = { $who } möchte die letzte Entscheidung zurücknehmen. Alle einverstanden? { $yes } = ja, jede andere Taste = nein
curtain-hand = Gib das Gerät weiter an { $who }.
curtain-enter = Schaut sonst niemand zu? Dann drück Enter.

## Hilfe

help-title = Tasten
help-choose = so entscheiden; über neun: Nummer eingeben, dann Enter
help-search = Wörter eingeben, dann Enter: nur was sie enthält
help-hint = ein Tipp: was ein Experte täte, und die Gewinnchance
help-undo = letzte Entscheidung zurücknehmen; andere am Terminal werden gefragt
help-save = speichern und weiterspielen
help-leave = ganz aussteigen; die anderen spielen weiter
help-quit = speichern und Schluss; Strg-C tut dasselbe
help-help = diese Hilfe
help-rules = Unten folgen die Regeln, Punkt für Punkt. Man kann sie auch so lesen: { $command }
help-fair = Würfe und Ziehungen standen vor dem Start fest; niemand kann sie ändern. Fingerabdruck: { $commitment }

## Nach der Partie

result-line = { $place }. { $who }
say-resume = Weiterspielen mit: { $command }
say-replay = Noch einmal ansehen mit: { $command }
say-verify = Prüfen, ob es fair zuging, mit: { $command }
result-practice = { $undos ->
    [one] Eine Übungspartie gegen Bots, mit einer Rücknahme.
   *[other] Eine Übungspartie gegen Bots, mit { $undos } Rücknahmen.
}

## Eine Partie noch einmal sehen

replay-step = Schritt { $step } von { $last }
replay-no-step = Diese Partie hat die Schritte 0 bis { $last }.
replay-unknown = „{ $typed }“ bewirkt hier nichts.
hint-replay = → vor · ← zurück · Pos1 · Ende · Nr. Enter · q Schluss

## The game on one screen

summary-aim = Das Ziel
summary-turn = Dein Zug
summary-end = So endet es
summary-mistakes = Was Anfänger falsch machen

## Lessons

lesson-throw = Würfle: Tippe auf den Würfel.
lesson-number = Lektion { $number } von { $count }
choice-lesson-leave = Die Lektion verlassen und weiterspielen

## What things are and do

about-seat = Diese Farbe und dieses Zeichen stehen für diesen Spieler: auf den Figuren, in der Leiste und im Verlauf.
now-counter = { $who }: { $value }
now-badge = { $who }
help-what = was die Dinge auf dem Tisch sind; mit einem Suchwort nur die, die es enthalten: w Brücke
say-no-thing = Nichts auf dem Tisch heißt „{ $typed }“.
