## Names

title = Das letzte Gefecht
blurb = Jedi gegen Separatisten: vier Karten in jeder Schlacht. Wer bisher am wenigsten gezeigt hat, darf sie auf einen anderen Planeten verlegen. Für zwei bis vier Spieler, auch mit Verbündeten.
side-separatists = Separatisten
side-jedi = Jedi
# One who plays alone.
seat-separatists = Separatist
seat-jedi = Jedi
seat-grievous = Grievous (Separatisten)
seat-ventress = Ventress (Separatisten)
seat-obi_wan = Obi-Wan (Jedi)
seat-anakin = Anakin (Jedi)
character-grievous = General Grievous
character-ventress = Asajj Ventress
character-obi_wan = Obi-Wan Kenobi
character-anakin = Anakin Skywalker
colour-red = Rot
colour-orange = Orange
colour-yellow = Gelb
colour-green = Grün
colour-blue = Blau
colour-purple = Violett
card = { $colour } { $value }
figure = { $character } ({ $colour })
figure-own = die Figur ({ $colour })
place = Planet { $letter }
place-coloured = Planet { $letter } ({ $colour })

## Prompts

prompt-planets = Die Planeten werden gelegt.
prompt-marker = Der Schlachten-Stein wird gelegt.
prompt-start = { $who } wählt den Planeten, auf dem der Krieg beginnt.
prompt-start-you = Du greifst zuerst an: Wähle den Planeten, auf dem der Krieg beginnt.
prompt-refill = { $who } zieht Karten für die nächste Schlacht.
prompt-option = Phase { $phase } von 4: { $who } hat eine optionale Handlung.
prompt-option-you = Phase { $phase } von 4: Lege eine Karte. Vorher darfst du Figur oder Raumschiff aufstellen oder eine Karte ablegen und ziehen.
prompt-draw-card = { $who } zieht eine Karte.
prompt-swap = { $partner } tauscht eine Karte: { $who } wählt eine dafür.
prompt-swap-you = { $partner } tauscht eine Karte mit dir: Wähle, welche du gibst.
prompt-play = Phase { $phase } von 4: { $who } legt eine Karte verdeckt.
prompt-play-you = Phase { $phase } von 4: Lege eine Karte verdeckt. Wer den niedrigsten Gesamtwert hat, darf dann die Schlacht verlegen.
prompt-move = { $who } hat den niedrigsten Gesamtwert, { $total }, und darf die Schlacht verlegen.
prompt-move-you = Du hast den niedrigsten Gesamtwert, { $total }: Verlege die Schlacht auf einen Nachbarplaneten oder bleib.
prompt-propose = { $who } und { $partner } haben beide den niedrigsten Gesamtwert. { $who } schlägt vor, wohin die Schlacht geht.
prompt-propose-you = Du und { $partner } habt beide den niedrigsten Gesamtwert: Schlage vor, wohin die Schlacht geht.
prompt-reply = { $partner } schlägt Planet { $letter } ({ $colour }) vor. { $who } antwortet.
prompt-reply-you = { $partner } schlägt Planet { $letter } ({ $colour }) vor: Stimme zu, bleib oder schlage einen anderen Planeten vor.
prompt-reply-stay = { $partner } schlägt vor, auf Planet { $letter } ({ $colour }) zu bleiben. { $who } antwortet.
prompt-reply-stay-you = { $partner } schlägt vor, auf Planet { $letter } ({ $colour }) zu bleiben: Stimme zu oder schlage einen anderen Planeten vor.
prompt-answer = { $partner } möchte lieber zu Planet { $letter } ({ $colour }). { $who } nimmt an oder lehnt ab.
prompt-answer-you = { $partner } möchte lieber zu Planet { $letter } ({ $colour }): Nimm an oder lehne ab.
prompt-name = { $who } gibt eine Figur an.
prompt-name-you = Du hast keine Figur aufgestellt: Gib eine für diese Schlacht an. Ihre Farbe zählt, und wenn du verlierst, ist sie verloren.
prompt-over = Die { $side } haben gewonnen!
prompt-draw = Unentschieden: Keine Partei hat gewonnen.

## Choices

choose-nothing = Überspringen: eine Karte legen
choose-discard = { $card } ablegen und ziehen
choose-figure = { $figure } aufstellen
choose-ship = Das Raumschiff aufstellen
choose-offer = { $card } tauschen mit { $partner }
choose-give = { $card } geben
choose-play = { $card } verdeckt legen
choose-stay = Bleiben auf Planet { $letter } ({ $colour })
choose-go = Die Schlacht verlegen auf Planet { $letter } ({ $colour })
choose-place = Beginnen auf Planet { $letter } ({ $colour })
choose-propose-stay = Vorschlagen, auf Planet { $letter } ({ $colour }) zu bleiben
choose-propose-go = Planet { $letter } ({ $colour }) vorschlagen
choose-agree-stay = Zustimmen: bleiben auf Planet { $letter } ({ $colour })
choose-agree-go = Zustimmen: zu Planet { $letter } ({ $colour })
choose-counter = Stattdessen Planet { $letter } ({ $colour }) vorschlagen
choose-accept = Annehmen: zu Planet { $letter } ({ $colour })
choose-refuse = Ablehnen: bleiben auf Planet { $letter } ({ $colour })
choose-name = { $figure } angeben

## What happened

told-marker-placed = Der Krieg beginnt auf Planet { $letter } ({ $colour }).
told-marker-chosen = { $who } beginnt den Krieg auf Planet { $letter } ({ $colour }).
told-battle-begun = Schlacht { $battle }: { $who } greift an.
told-drawn-own = { $who } zieht { $card }.
told-reshuffled = { $cards ->
    [one] Die abgelegten Karten der { $side } werden gemischt: eine Karte im neuen Bündel.
   *[other] Die abgelegten Karten der { $side } werden gemischt: { $cards } Karten im neuen Bündel.
}
told-discarded = { $who } legt { $card } ab und zieht.
told-figure-deployed = { $who } stellt { $figure } auf.
told-ship-deployed = { $who } stellt das Raumschiff auf.
told-offered = { $who } tauscht eine Karte mit { $partner }.
told-offered-own = { $who } legt { $card } für einen Tausch mit { $partner } hin.
told-swapped = { $who } und { $partner } haben eine Karte getauscht.
told-swapped-own = Tausch mit { $partner }: { $who } gibt { $gave } und bekommt { $got }.
told-played = { $who } legt eine Karte verdeckt.
told-played-own = { $who } legt { $card } verdeckt.
told-revealed = { $who } deckt { $card } auf. Gesamtwert: { $total }.
told-lowest = { $who } hat den niedrigsten Gesamtwert: { $total }.
told-lowest-allies = { $who } und { $partner } haben beide den niedrigsten Gesamtwert: { $total }.
told-planet-tie = Beide Seiten haben den niedrigsten Gesamtwert, { $total }: Die Schlacht bleibt, wo sie ist.
told-marker-moved = { $who } verlegt die Schlacht auf Planet { $letter } ({ $colour }).
told-marker-kept = { $who } lässt die Schlacht auf Planet { $letter } ({ $colour }).
told-proposed = { $who } schlägt Planet { $letter } ({ $colour }) vor.
told-proposed-stay = { $who } schlägt vor, auf Planet { $letter } ({ $colour }) zu bleiben.
told-replied = { $who } antwortet: Planet { $letter } ({ $colour }).
told-accepted = { $who } nimmt an.
told-refused = { $who } lehnt ab.
told-agreed = Die Verbündeten sind sich einig: Die Schlacht geht auf Planet { $letter } ({ $colour }).
told-agreed-stay = Die Verbündeten sind sich einig: Die Schlacht bleibt auf Planet { $letter } ({ $colour }).
told-disagreed = Keine Übereinkunft: Die Schlacht bleibt auf Planet { $letter } ({ $colour }).
told-named = { $who } gibt { $figure } an.
told-counted = { $who } zählt: Planet ({ $planet }) { $planet_points }, Figur ({ $figure }) { $figure_points }, aufgestellt { $bonus }. Gesamtwert: { $total }.
told-battle-won = Die { $side } gewinnen die Schlacht.
told-battle-tied = Gleichstand: Alle behalten ihre Figuren.
told-figure-lost = { $left ->
    [0] { $who } verliert { $figure }.
    [one] { $who } verliert { $figure }. Eine Figur bleibt.
   *[other] { $who } verliert { $figure }. { $left } Figuren bleiben.
}
told-eliminated = { $who } hat keine Figuren mehr und ist ausgeschieden.
told-left = { $who } hat das Spiel verlassen.
told-won-figures = Die { $side } haben der anderen Partei alle Figuren genommen und gewinnen!
told-won-leaving = Ein Spieler der anderen Partei hat das Spiel verlassen: Die { $side } gewinnen!
told-draw = { $battles ->
    [one] Nach einer Schlacht nicht entschieden: unentschieden.
   *[other] Nach { $battles } Schlachten nicht entschieden: unentschieden.
}

## Refusals

refuse-unclear = Sag genau eines: welche Karte, welche Figur oder welcher Planet.
refuse-option-over = Deine optionale Handlung ist vorbei: Jetzt legst du nur noch die Karte.
refuse-option-first = Sag zuerst, ob du eine optionale Handlung willst. Danach legst du die Karte.
refuse-must-option = Jetzt ist Zeit für eine optionale Handlung. Du kannst auch darauf verzichten.
refuse-cannot-refuse = Du kannst den Tausch nicht ablehnen: Wähle eine Karte, die du gibst.
refuse-must-play = Du musst jetzt eine Karte verdeckt legen.
refuse-must-name = Du musst jetzt eine deiner Figuren angeben.
refuse-must-answer = Nimm den Vorschlag deines Partners an oder lehne ihn ab.
refuse-must-place = Wähle den Planeten, auf dem der Krieg beginnt.
refuse-must-move = Jetzt geht es nur darum, wohin die Schlacht geht.
refuse-no-partner = Du spielst allein: Es gibt niemanden, mit dem du Karten tauschen kannst.
refuse-partner-empty = Dein Partner hat keine Karte mehr zum Tauschen.
refuse-no-card = Diese Karte gibt es nicht.
refuse-not-in-hand = Diese Karte hast du nicht auf der Hand.
refuse-ship-needs-figure = Das Raumschiff braucht eine Figur, die du vorher in dieser Schlacht aufgestellt hast.
refuse-ship-already = Dein Raumschiff ist schon aufgestellt.
refuse-one-figure = Du hast in dieser Schlacht schon eine Figur aufgestellt.
refuse-not-your-figure = In dieser Farbe hattest du nie eine Figur: { $colour }.
refuse-lost-figure = Diese Figur hast du verloren: { $colour }.
refuse-no-place = Diesen Planeten gibt es nicht.
refuse-already-there = Die Schlacht ist schon dort.
refuse-no-route = Von hier führt keine Route dorthin: { $place }.
refuse-not-yours = Das gehört einem anderen Spieler.
refuse-draw-first = Zuerst wird gezogen.
refuse-next-place = Deine Karten liegen in einer Reihe: Die nächste kommt auf Platz { $number }.
refuse-card-stays = Eine gespielte Karte bleibt liegen, bis die Schlacht vorbei ist.

## Options

option-map = Sternenkarte
option-map-rings = zwei Ringe
option-map-grid = ein Gitter
option-marker_start = Wo der Krieg beginnt
option-marker_start-random = zufällig
option-marker_start-attacker = der erste Angreifer wählt
option-single_side = Zu dritt spielt allein
option-single_side-separatists = der Separatist
option-single_side-jedi = der Jedi
option-attacker_rotation = Zu dritt geht der Angreifer-Stein
option-attacker_rotation-clockwise = im Uhrzeigersinn
option-attacker_rotation-alternate_sides = von Partei zu Partei
option-same_colour = Haben Planet und Figur dieselbe Farbe, zählen Karten dieser Farbe
option-same_colour-once = einmal
option-same_colour-twice = zweimal
option-draw_after = Wenn niemand gewinnt, ist das Spiel unentschieden
option-draw_after-0 = nie
option-draw_after-6 = nach 6 Schlachten
option-draw_after-10 = nach 10 Schlachten
option-draw_after-15 = nach 15 Schlachten
option-draw_after-20 = nach 20 Schlachten
option-layout = Farben der Planeten A bis L
option-routes = Routen zwischen den Planeten, von 0 (A) bis 11 (L)
option-deck = Wie oft es die Werte 1 bis 4 in jeder Farbe gibt
option-crews = Farben der Figuren, drei für jede Person

## The picture

label-board = Die Sternenkarte
label-hand = Deine Hand
label-planet = { $place }
label-marker = Schlachten-Stein auf { $place }
label-proposal = Vorschlag: { $place }
label-counter = Gegenvorschlag: { $place }
label-deck = { $cards ->
    [one] Kartenbündel der { $side }: eine Karte
   *[other] Kartenbündel der { $side }: { $cards } Karten
}
label-pile = { $count ->
    [0] Abgelegte Karten der { $side }: keine
    [one] Abgelegte Karten der { $side }, eine Karte: { $cards }
   *[other] Abgelegte Karten der { $side }, { $count } Karten: { $cards }
}
label-battle = Schlacht { $battle }
label-phase = Phase { $phase } von 4
label-panel = Platz von { $who }
label-hand-of = { $cards ->
    [one] Hand von { $who }: eine Karte
   *[other] Hand von { $who }: { $cards } Karten
}
label-known = { $who } hat diese Karte beim Tausch bekommen: { $card }
label-figure-home = Figur von { $who }: { $figure }
label-figure-deployed = Aufgestellt von { $who }: { $figure }
label-figure-named = Angegeben von { $who }: { $figure }
label-figure-lost = Verloren von { $who }: { $figure }
label-ship = Raumschiff von { $who }
label-ship-deployed = Raumschiff von { $who }, aufgestellt
label-card-empty = Platz für Karte { $number } von { $who }
label-card-down = Karte { $number } von { $who }, verdeckt
label-card-down-own = Karte { $number } von { $who }, verdeckt: { $card }
label-card-open = Karte { $number } von { $who }: { $card }
label-valid = Zurzeit in einer gültigen Farbe
label-total = Gesamtwert von { $who } in der Planeten-Phase: { $total }
label-final = Was für { $who } in der Abschlussphase jetzt zählen würde: { $total }
label-past-planet = Letzte Schlacht, Karten in der Farbe des Planeten: { $colour }
label-past-figure = Letzte Schlacht, Karten in der Farbe der Figur: { $colour }
label-past-bonus = Letzte Schlacht, für aufgestellte Figur und Raumschiff
label-past-total = Letzte Schlacht, Gesamtwert von { $who }: { $total }
label-own = Deine Karte: { $card }
label-attacker = Angreifer-Stein von { $who }
label-offer = Karte von { $who } für den Tausch, verdeckt
counter-figures = Figuren
counter-hand = Karten auf der Hand
counter-total = Gesamtwert
badge-left = hat das Spiel verlassen
badge-won = gewinnt
badge-out = ausgeschieden
show-battle = Schlacht { $battle }, Phase { $phase } von 4
show-past = Zuletzt:
show-hand = Hand:

## Lessons

lesson-aim = Du führst die Separatisten und ihre sechs Figuren. Jede Schlacht kostet den Verlierer eine: Die Partei ohne Figuren hat den Krieg verloren.
lesson-battle = Die Schlacht findet auf diesem Planeten statt. Sie hat vier Phasen: In jeder legen alle eine Karte, dann kann die Schlacht verlegt werden.
lesson-low = Vor deiner Karte darfst du eine Handlung ausführen, diesmal aber nicht. Lege die rote 1 verdeckt: Wer den niedrigsten Gesamtwert hat, darf die Schlacht verlegen.
lesson-low-why = Erst eine niedrige Karte: Mit dem niedrigsten Gesamtwert bestimmst du, wo gekämpft wird. Lege die rote 1.
lesson-move = Dein Gesamtwert ist 1, der der Jedi 3. Deiner ist der niedrigste, also darfst du die Schlacht verlegen: auf den blauen Planeten, denn deine besten Karten sind blau.
lesson-move-why = Am Ende zählen nur Karten in der Farbe des Planeten und deiner Figur. Deine besten Karten sind blau: Verlege die Schlacht auf den blauen Planeten.
lesson-figure = Zweite Phase. Stelle deine blaue Figur auf: Sie bringt einen Punkt, und deine blauen Karten zählen, wo immer die Schlacht endet.
lesson-figure-why = Blau ist die Farbe deiner besten Karten. Stelle die blaue Figur auf.
lesson-second = Lege nun die violette 2. Auch der Punkt der Figur zählt zum Gesamtwert.
lesson-second-why = Hebe die blauen Karten für das Ende auf. Lege die violette 2.
lesson-ship = Die Gesamtwerte waren gleich, also blieb die Schlacht, wo sie war. Dritte Phase: Ein Raumschiff darf einer aufgestellten Figur folgen und bringt noch einen Punkt.
lesson-ship-why = Deine Figur ist aufgestellt, also kann das Raumschiff folgen. Stelle es auf.
lesson-third = Lege die blaue 3.
lesson-third-why = Hebe die 4 bis zuletzt auf. Lege die blaue 3.
lesson-moved = Diesmal hatten die Jedi den niedrigsten Gesamtwert und haben die Schlacht auf einen gelben Planeten verlegt.
lesson-last = Vierte Phase: Lege deine letzte Karte. Dann zählen gelbe Karten für den Planeten und blaue für deine Figur, sonst nichts.
lesson-last-why = Die blaue 4 zählt, weil deine Figur blau ist. Gib sie nicht her.
lesson-won = 9 zu 8: deine blauen Karten 3 und 4, dazu Figur und Raumschiff. Die Jedi haben ihre grüne Figur angegeben und verloren.
lesson-end = Niedrige Karten lenken die Schlacht, die richtigen Farben gewinnen sie. Die Partei ohne Figuren hat den Krieg verloren. Spiele weiter!

## Why a move is good

reason-planet = Die Karte hat die Farbe des Planeten.
reason-figure = Die Karte hat die Farbe deiner Figur.
reason-moves = Deine Karten passen am besten zu diesem Planeten.

## What things are and do

thing-own = Schlachten-Karte: { $card }
about-own = Lege sie verdeckt. Der Wert zählt sofort in der Planeten-Phase; in der Abschlussphase nur, wenn die Karte die Farbe des Planeten oder deiner Figur hat.
thing-card-empty = Platz für eine Karte
about-card-empty = In jeder der vier Phasen einer Schlacht wird hier eine Karte gelegt, vom ersten Platz bis zum vierten.
thing-card-down = Verdeckte Karte
about-card-down = Sie wird zusammen mit allen anderen aufgedeckt, wenn jeder seine gelegt hat.
thing-card-open = Karte auf dem Tisch: { $card }
about-card-open = In der Planeten-Phase zählt sie, gleich welche Farbe sie hat. In der Abschlussphase zählt sie nur in der Farbe des Planeten oder der Figur des Spielers.
thing-peek = Deine Karte, verdeckt
about-peek = Nur du siehst hier, was du gelegt hast. Die anderen sehen die Rückseite, bis alle Karten aufgedeckt werden.
thing-valid = Gültige Farbe
about-valid = Diese Karte würde jetzt in der Abschlussphase zählen: Sie hat die Farbe des Planeten oder der Figur. Wird die Schlacht verlegt, kann sich das ändern.
thing-known = Karte aus einem Tausch: { $card }
about-known = Du weißt, dass dein Partner sie hat, denn du hast sie ihm gegeben. Die Gegner sehen sie nicht.
thing-deck = Kartenbündel: { $side }
about-deck = Diese Partei zieht ihre Karten von hier. Ist es leer, werden die abgelegten Karten gemischt.
thing-pile = Abgelegte Karten: { $side }
about-pile = Hier liegen gespielte und abgelegte Karten, für alle sichtbar.
thing-offer = Karte für den Tausch
about-offer = Ein Partner hat sie für einen Tausch hingelegt. Der andere muss eine dafür geben; nur die beiden sehen sie.
thing-attacker = Angreifer-Stein
about-attacker = Wer ihn hat, beginnt jede Phase dieser Schlacht. Nach der Schlacht wird er weitergegeben.
thing-turn = Wer am Zug ist
about-turn = Dieser Spieler darf eine optionale Handlung ausführen und legt dann eine Karte.
thing-marker = Schlachten-Stein
about-marker = Auf diesem Planeten wird gekämpft; seine Farbe ist in der Abschlussphase gültig. Nach jeder Phase darf, wer den niedrigsten Gesamtwert hat, den Stein über eine Route versetzen.
thing-proposal = Vorschlag
about-proposal = Zwei Verbündete haben beide den niedrigsten Gesamtwert und müssen sich einigen, wohin die Schlacht geht. Das schlägt einer von ihnen vor; ohne Übereinkunft bleibt sie, wo sie ist.
thing-planet = { $place }
about-planet = Endet die Schlacht hier, zählen Karten dieser Farbe in der Abschlussphase. Der Stein zieht nur auf den eingezeichneten Routen.
thing-battle = Schlacht { $battle }
about-battle = Jede Schlacht hat vier Phasen und am Ende eine Wertung. Die unterlegene Partei verliert die Figuren, mit denen sie kämpfte; wer keine mehr hat, hat verloren.
thing-phase = Phase { $phase } von 4
about-phase = In jeder Phase legt jeder eine Karte; dann darf, wer den niedrigsten Gesamtwert hat, die Schlacht verlegen. Nach der vierten wird gezählt.
thing-tag = Platz von { $who }
about-tag = Karten, Figuren und Raumschiff dieses Spielers liegen in dieser Reihe.
thing-hand = Hand von { $who }
about-hand = Nur dieser Spieler sieht die Karten. Vor jeder Schlacht wird die Hand auf vier aufgefüllt.
thing-figure = { $figure }
about-figure-home = Sie kann einmal je Schlacht aufgestellt werden: +1, und Karten ihrer Farbe zählen in der Abschlussphase. Geht die Schlacht verloren, ist auch sie verloren.
about-figure-deployed = Sie kämpft in dieser Schlacht: +1 in beiden Werten, und Karten ihrer Farbe zählen in der Abschlussphase. Der Verlierer verliert sie.
about-figure-named = Sie wurde erst am Ende angegeben: Ihre Farbe zählt, aber sie bringt keinen Punkt. Der Verlierer verliert sie trotzdem.
about-figure-lost = In einer Schlacht verloren, für den Rest des Spiels.
thing-ship = Raumschiff
about-ship = Es kann zu einer Figur stoßen, die früher in der Schlacht aufgestellt wurde: ein Punkt mehr. Es geht nie verloren.
about-ship-deployed = Es kämpft mit der Figur in dieser Schlacht: ein Punkt mehr in beiden Werten. Danach kommt es zurück.
thing-total = Gesamtwert in der Planeten-Phase
about-total = Alle offenen Karten, plus 1 für eine aufgestellte Figur und 1 für das Raumschiff. Wer allein den niedrigsten Gesamtwert hat, darf die Schlacht verlegen.
thing-final = Endwert, wenn die Schlacht jetzt endete
about-final = Nur Karten in der Farbe des Planeten und der Figur, plus je 1 für aufgestellte Figur und Raumschiff. Der höchste Endwert gewinnt die Schlacht.
thing-past = So wurde die letzte Schlacht gezählt
about-past = Punkte in der Farbe des Planeten, in der Farbe der Figur, für Figur und Raumschiff, und ihre Summe. Mit der ersten Karte der nächsten Schlacht verschwindet die Übersicht.
about-counter-figures = Figuren, die dieser Spieler noch hat. Ohne Figuren scheidet er aus.
about-badge-won = Diese Partei hat den Krieg gewonnen.
about-badge-out = Dieser Spieler hat keine Figuren mehr.
about-badge-left = Dieser Spieler hat das Spiel verlassen, also verliert diese Partei.
entry-planets = Welche Planeten liegen auf der Sternenkarte?
entry-marker = Wo liegt der Schlachten-Stein am Anfang?
number-battles = gewonnene Schlachten
number-figures = verlorene Figuren
