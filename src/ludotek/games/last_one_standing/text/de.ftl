## The game

title = Last One Standing
blurb = Der Spielplan schwindet dir unter den Füßen. Schließe die anderen ein, komm selbst heraus und bleib als Letzter übrig.

## Names

colour-yellow = Gelb
colour-blue = Blau
colour-red = Rot
colour-green = Grün
piece = Figur { $number } ({ $who })
direction-north = nach oben
direction-east = nach rechts
direction-south = nach unten
direction-west = nach links
# What lies on a field.
terrain-hidden = verdeckt
terrain-used = verbraucht
terrain-question = Fragezeichen
terrain-plus1 = ein Feld extra (+1)
terrain-wall = Mauer
terrain-tunnel = Tunnel
terrain-bridge = Brücke
# A tile in the hand, drawn or turned over.
tile-neutral = neutrales Plättchen
tile-question = Fragezeichen
tile-skip = Aussetzen
tile-move = Gegner bewegen
tile-plus1 = ein Feld extra (+1)
tile-wall = Mauer
tile-tunnel = Tunnel
tile-bridge = Brücke

## Prompts

prompt-deal = Alle ziehen Plättchen auf die Hand. Jetzt: { $who }.
prompt-place = { $who } stellt eine Figur auf.
prompt-place-you = Du bist am Zug: Stelle eine Figur auf ein freies Feld.
prompt-tile = { $who } darf ein Plättchen spielen und bewegt dann eine Figur.
prompt-tile-you = Du bist am Zug: Spiele zuerst ein Plättchen, wenn du magst. Dann bewegst du eine Figur.
prompt-tile-stuck = { $who } ist eingeschlossen! Jetzt hilft nur ein Plättchen aus der Hand.
prompt-tile-stuck-you = Keine deiner Figuren kann gehen: Du bist eingeschlossen! Jetzt hilft dir nur ein Plättchen aus der Hand.
prompt-tile-field = { $who } legt ein Plättchen ({ $tile }). Wohin?
prompt-tile-field-you = Wohin legst du dein Plättchen ({ $tile })?
prompt-tile-piece = { $who } spielt „Aussetzen“. Welche Figur wird gesperrt?
prompt-tile-piece-you = Aussetzen: Welche Figur sperrst du? Eine gegnerische ist im nächsten Zug ihres Besitzers gesperrt, eine eigene in diesem.
prompt-card-own = { $who } wählt eine Karte für die Bewegung.
prompt-card-own-you = Wähle eine Karte: Eine deiner Figuren geht so viele Schritte, wie die Karte Punkte hat.
prompt-card-opponent = { $who } bewegt einen Gegner. Mit welcher Karte?
prompt-card-opponent-you = Du bewegst einen Gegner. Mit welcher Karte?
prompt-card-pass = { $who } muss passen: Die einzige Figur, die sich bewegen könnte, ist gesperrt. Welche Karte wird umgedreht?
prompt-card-pass-you = Du musst passen: Deine einzige Figur, die sich bewegen könnte, ist gesperrt. Welche Karte drehst du um?
prompt-piece-own = { $who } bewegt eine Figur. Welche?
prompt-piece-own-you = Welche deiner Figuren bewegst du?
prompt-piece-opponent = { $who } bewegt einen Gegner. Welche Figur?
prompt-piece-opponent-you = Welche gegnerische Figur bewegst du?
prompt-step = { $left ->
    [one] { $who } geht: noch ein Schritt.
   *[other] { $who } geht: noch { $left } Schritte.
}
prompt-step-you = { $left ->
    [one] Du gehst: noch ein Schritt.
   *[other] Du gehst: noch { $left } Schritte.
}
prompt-land = { $who } kommt bei { $field } aus dem Tunnel. Zu welcher Seite?
prompt-land-you = Du kommst bei { $field } aus dem Tunnel. Zu welcher Seite?
prompt-discard = { $who } hat fünf Plättchen auf der Hand. Welches wird abgeworfen?
prompt-discard-you = Vier Plättchen auf der Hand sind die Grenze, und du hast fünf: Welches wirfst du ab?
prompt-flip = Das Plättchen auf { $field } wird umgedreht.
prompt-draw = { $who } zieht ein Plättchen.
prompt-over = { $who } ist Last One Standing!
prompt-shared = Pattstellung: Die verbliebenen Spieler teilen sich den Sieg.

## Choices

choose-place = Auf { $field } stellen
choose-no-tile = Kein Plättchen spielen
choose-tile = Spielen: { $tile }
choose-lay = Auf { $field } legen
choose-lock = Sperren: { $piece }
choose-lock-own = Deine Figur { $number } sperren
choose-card = { $dots ->
    [one] Karte mit einem Punkt
   *[other] Karte mit { $dots } Punkten
}
choose-piece = Bewegen: { $piece }
choose-piece-own = Deine Figur { $number } bewegen
choose-step = { $direction }: { $field }
choose-dive = In den Tunnel steigen, Ausgang { $field }
choose-land = Auf { $field } herauskommen
choose-stop = Hier anhalten
choose-discard = Abwerfen: { $tile }

## What happened

told-dealt = { $who } zieht { $tiles } Plättchen auf die Hand.
told-dealt-own = { $who } zieht: { $tile }.
told-placed = { $who } stellt Figur { $number } auf { $field }.
told-stuck = { $who } ist eingeschlossen.
told-played = { $who } spielt ein Plättchen: { $tile }.
told-laid = { $who } legt ein Plättchen auf { $field }: { $tile }.
told-hidden-removed = Das verdeckte Plättchen auf { $field } kommt ungesehen aus dem Spiel.
told-locked = { $who } sperrt { $piece }.
told-unlocked = Nicht mehr gesperrt: { $piece }.
told-card = { $dots ->
    [one] { $who } benutzt eine Karte mit einem Punkt.
   *[other] { $who } benutzt eine Karte mit { $dots } Punkten.
}
told-card-pass = { $dots ->
    [one] { $who } passt und dreht eine Karte mit einem Punkt um.
   *[other] { $who } passt und dreht eine Karte mit { $dots } Punkten um.
}
told-cards-back = { $who } hat wieder alle vier Karten.
told-stepped = { $piece }: { $from } → { $to }.
told-dove = { $piece } steigt in den Tunnel: { $from } → { $exit }, und kommt auf { $to } heraus.
told-flipped-used = Nichts Besonderes auf { $field }: Das Feld ist jetzt verbraucht.
told-flipped-question = Ein Fragezeichen auf { $field }!
told-flipped-plus1 = Ein +1-Feld auf { $field }!
told-flipped-wall = Eine Mauer auf { $field }!
told-flipped-tunnel = Ein Tunnel auf { $field }!
told-flipped-bridge = Eine Brücke auf { $field }!
told-tunnel-removed = Der Tunnel auf { $field } ist weg.
told-worn-out = Das Plättchen auf { $field } ist verbraucht.
told-extra-step = Ein Extraschritt von { $field }: { $piece }.
told-drew = { $who } zieht ein Plättchen.
told-drew-own = { $who } zieht: { $tile }.
told-discarded = { $who } wirft ein Plättchen ab.
told-discarded-own = { $who } wirft ab: { $tile }.
told-steps-lost = { $left ->
    [one] { $who } kommt nicht weiter: Ein Schritt verfällt.
   *[other] { $who } kommt nicht weiter: { $left } Schritte verfallen.
}
told-stopped = { $left ->
    [one] { $who } hält an und verzichtet auf einen Schritt.
   *[other] { $who } hält an und verzichtet auf { $left } Schritte.
}
told-out = { $who } ist ausgeschieden: Platz { $place }.
told-left = { $who } hat das Spiel verlassen.
told-sudden-death = Sudden Death! Von nun an sind Spezialplättchen verbraucht, wenn eine Figur sie verlässt.
told-won = { $who } ist Last One Standing!
told-shared = Pattstellung: Die verbliebenen Spieler teilen sich den Sieg.

## Refusals

refuse-due-place = Zuerst werden die Figuren aufgestellt.
refuse-due-tile = Wähle zuerst, ob du ein Plättchen spielst.
refuse-due-tile-field = Wähle zuerst, wohin das Plättchen kommt.
refuse-due-tile-piece = Wähle zuerst die Figur, die gesperrt wird.
refuse-due-card = Wähle zuerst eine Karte.
refuse-due-piece = Wähle zuerst die Figur, die du bewegst.
refuse-due-step = Die Figur ist unterwegs: Wähle den nächsten Schritt.
refuse-due-land = Die Figur ist im Tunnel: Wähle, wo sie herauskommt.
refuse-due-discard = Du hast fünf Plättchen: Wirf zuerst eines ab.
refuse-too-late-for-tiles = Plättchen werden gespielt, bevor die Karte gewählt ist. In diesem Zug ist es zu spät.
refuse-unknown-choice = Das steht jetzt nicht zur Wahl.
refuse-no-field = Dieses Feld gibt es auf dem Spielplan nicht.
refuse-occupied = Dort steht eine Figur.
refuse-closed = Dieses Feld ist geschlossen.
refuse-must-discard = Eine Hand hat nie mehr als vier Plättchen: Eines muss abgeworfen werden.
refuse-not-in-hand = Dieses Plättchen hast du nicht auf der Hand: { $tile }.
refuse-all-locked = Alle Figuren auf dem Spielplan sind schon gesperrt.
refuse-nobody-to-move = Keine gegnerische Figur kann einen Schritt machen.
refuse-no-one-card = Um einen Gegner zu bewegen, brauchst du eine Karte mit einem Punkt.
refuse-nowhere-for-bridge = Kein verbrauchtes Feld kann eine Brücke aufnehmen.
refuse-nowhere-to-lay = Dieses Plättchen kann nirgends gelegt werden.
refuse-lay-on-piece = Auf ein Feld mit einer Figur wird nichts gelegt.
refuse-lay-on-wall = Eine Mauer kann nicht bedeckt werden.
refuse-lay-on-face-up = Auf ein aufgedecktes Spezialplättchen wird nichts gelegt: { $terrain }.
refuse-bridge-on-hidden = Eine Brücke wird nur auf ein verbrauchtes Feld gelegt.
refuse-bridge-by-bridge = Eine Brücke wird nicht Seite an Seite mit einer anderen gelegt.
refuse-one-card-only = Um einen Gegner zu bewegen, benutzt du eine Karte mit einem Punkt.
refuse-card-used = { $dots ->
    [one] Deine beiden Karten mit einem Punkt sind benutzt. Sie kommen zurück, wenn alle vier benutzt sind.
   *[other] Deine Karte mit { $dots } Punkten ist benutzt. Sie kommt zurück, wenn alle vier benutzt sind.
}
refuse-no-piece = Diese Figur ist nicht auf dem Spielplan.
refuse-already-locked = Diese Figur ist schon gesperrt.
refuse-move-an-opponent = Jetzt bewegst du einen Gegner, nicht deine eigene Figur.
refuse-cannot-step = Diese Figur kann nirgendwohin.
refuse-not-yours = Diese Figur gehört dir nicht.
refuse-locked = Diese Figur ist in diesem Zug gesperrt.
refuse-must-go-on = Du musst weitergehen, solange du Schritte hast.
refuse-edge = Dort endet der Spielplan.
refuse-spent-question = Ein umgedrehtes Fragezeichen ist in diesem Spiel geschlossen.
refuse-wall = Eine Mauer kann nicht betreten werden.
refuse-used = Dieses Feld ist verbraucht und kann nicht betreten werden.
refuse-not-on-tunnel = Nur eine Figur auf einem Tunnel kann hineinsteigen.
refuse-no-second-dive = Die Figur ist dort eben herausgekommen. Von diesem Tunnel aus kann sie nicht wieder hineinsteigen.
refuse-no-exit-there = Dort ist kein anderer Tunnel als Ausgang.
refuse-exit-occupied = Auf diesem Tunnel steht eine Figur.
refuse-exit-blocked = Neben diesem Tunnel ist kein freies Feld zum Herauskommen.
refuse-land-where-it-began = Ein Gang durch den Tunnel kann nicht enden, wo er begann.
refuse-too-far = Nur die Felder direkt neben der Figur sind erreichbar, nie diagonal.
refuse-wait = Zuerst wird etwas umgedreht oder gezogen.

## Options

option-expert_move_opponent = Für Könner: Gegner bewegen mit jeder Karte
option-stalemate = Wenn eine Pattstellung entsteht
option-stalemate-sudden_death = entscheidet Sudden Death
option-stalemate-shared_win = teilen sich die Verbliebenen den Sieg
option-quiet_rounds = Pattstellung, wenn alle so viele Züge ohne Änderung hatten
option-quiet_rounds-2 = zwei
option-quiet_rounds-3 = drei
option-quiet_rounds-4 = vier
option-quiet_rounds-6 = sechs
option-quiet_rounds-8 = acht
option-question_after_flip = Ein umgedrehtes Fragezeichen ist
option-question_after_flip-open = ein Feld wie andere
option-question_after_flip-spent = geschlossen
option-plus1_from_hand = Ein +1 aus der Hand
option-plus1_from_hand-boost = macht die Bewegung einen Schritt länger
option-plus1_from_hand-place = wird auf ein Feld gelegt
option-tunnel_exit = Wer in einen Tunnel steigt, kommt heraus
option-tunnel_exit-beside = neben einem anderen Tunnel
option-tunnel_exit-on_exit = auf einem anderen Tunnel
option-hand_tiles_per_turn = Plättchen aus der Hand, die du je Zug spielen darfst
option-hand_tiles_per_turn-one = höchstens eines
option-hand_tiles_per_turn-any = beliebig viele
option-step_rule = Mit einer Karte gehst du
option-step_rule-full = so viele Schritte, wie sie Punkte hat
option-step_rule-up_to = höchstens so viele Schritte, wie sie Punkte hat
option-plus1_extra = Der Extraschritt eines +1-Feldes
option-plus1_extra-must = muss gegangen werden
option-plus1_extra-may = darf gegangen werden

## The picture

label-board = Der Spielplan
label-hand = Deine Karten und Plättchen
label-tray = Karten und Plättchen der anderen
label-field = { $field }: { $terrain }
label-target = Nach { $field } gehen
label-locked = Gesperrt: { $piece }
label-beside = Neben dem Spielplan: { $piece }
label-card = { $dots ->
    [one] { $who }: Karte mit einem Punkt
   *[other] { $who }: Karte mit { $dots } Punkten
}
label-card-used = { $dots ->
    [one] { $who }: Karte mit einem Punkt, benutzt
   *[other] { $who }: Karte mit { $dots } Punkten, benutzt
}
label-back = Ein Plättchen auf der Hand: { $who }
label-pool = { $count ->
    [one] Noch ein Spezialplättchen zum Ziehen
   *[other] Noch { $count } Spezialplättchen zum Ziehen
}
label-quiet = { $left ->
    [one] Noch ein stiller Zug bis zur Pattstellung
   *[other] Noch { $left } stille Züge bis zur Pattstellung
}
label-sudden-death = Sudden Death: Spezialplättchen werden verbraucht
counter-hand = Plättchen auf der Hand
counter-cards = verfügbare Karten
badge-out = ausgeschieden, Platz { $place }
badge-won = Last One Standing
badge-left = hat das Spiel verlassen
badge-stuck = eingeschlossen
badge-locked = gesperrt

## Lessons

lesson-aim = Du spielst die zwei gelben Figuren. Der Spielplan schwindet allen unter den Füßen: Sei der Letzte, der sich noch bewegen kann.
lesson-shut = Diese ist von einem verbrauchten Feld und einer Mauer eingeschlossen, und diagonal geht niemand. Du bleibst dabei, solange sich deine andere bewegen kann.
lesson-card = Wähle die Karte mit zwei Punkten: Du musst zwei Schritte gehen. Tippe dann auf die Figur, die sie geht.
lesson-card-why = Jede Karte kommt einmal dran, bevor alle zurückkommen. Nimm jetzt die 2: Sie führt genau zum Tunnel.
lesson-used = Geh nach oben. Das Feld, das du verlässt, wird umgedreht, und meist ist es dann verbraucht: Dorthin kann niemand mehr.
lesson-used-why = Dort entfernst du dich vom Tunnel. Geh erst nach oben.
lesson-question = Geh nun auf den Tunnel. Unter dem Feld, das du verlässt, kann etwas Nützliches liegen.
lesson-question-why = Der Tunnel ist rechts. Gleich wirst du ihn brauchen.
lesson-wall = Ein Fragezeichen brachte dir ein Plättchen: eine Mauer! Bevor du dich bewegst, darfst du ein Plättchen spielen. Versperre damit den letzten Ausweg von Blau.
lesson-wall-why = Eine Mauer hilft am meisten, wo Blau nur noch einen Weg hat: neben dieser blauen Figur.
lesson-tunnel = Wähle eine 1 und deine Figur und steig in den Tunnel: Mit einem Schritt kommst du neben einem anderen Tunnel heraus. Der Ausgang ist dann verbraucht, der Eingang bleibt.
lesson-tunnel-why = Für den Tunnel genügt ein Schritt. Nimm eine 1 und dann den anderen Tunnel.
lesson-bridge = Hier wird es eng. Deine Brücke öffnet ein verbrauchtes Feld wieder: Lege sie auf das Feld über dir.
lesson-bridge-why = Eine Brücke darf nur auf ein verbrauchtes Feld. Über dir öffnet sie einen Ausweg.
lesson-over = Geh nun auf die Brücke. Sie bleibt liegen, offen für alle.
lesson-over-why = Spare die Karten mit mehr Punkten und geh über die Brücke.
lesson-end = Diese blaue Figur ist eingeschlossen. Kann sich in deinem Zug keine deiner Figuren bewegen, bist du ausgeschieden; wer als Letzter übrig ist, gewinnt. Spiele weiter!

## Why a move is good

reason-shuts-in = Das schließt eine Figur von { $who } ein.
reason-frees = Das befreit eine eingeschlossene Figur.
reason-extra-step = Das bringt einen Extraschritt.

## What things are and do

thing-hidden = Verdecktes Plättchen
about-hidden = Niemand weiß, was es ist. Es wird umgedreht, wenn eine Figur es verlässt. Bis dahin darf jeder darauf.
thing-field-used = Verbrauchtes Feld
about-used = Niemand kann es mehr betreten. Eine Brücke, eine Mauer oder ein Tunnel aus der Hand darf darauf gelegt werden.
about-question = Beim Umdrehen zog der Spieler am Zug ein Plättchen. Jetzt ist es ein offenes Feld, das nichts mehr gibt.
thing-spent = Fragezeichen, verbraucht
about-spent = Wie für dieses Spiel vereinbart, kann ein umgedrehtes Fragezeichen nicht mehr betreten werden.
about-plus1 = Eine Figur, die es betritt oder beim Verlassen umdreht, macht einen Schritt extra. Es gibt einen Schritt je Zug.
about-paid = Es hat seinen Extraschritt in diesem Zug schon gegeben. Im nächsten gibt es wieder einen.
about-wall = Niemand kann sie betreten, und nichts darf darauf gelegt werden: Sie bleibt bis zum Ende.
about-tunnel = { $exit ->
    [on_exit] Eine Figur darauf kann mit einem Schritt hinabsteigen und auf einem anderen Tunnel herauskommen. Der ist dann weg; dieser bleibt.
   *[beside] Eine Figur darauf kann mit einem Schritt hinabsteigen und kommt neben einem anderen Tunnel heraus. Der ist dann weg; dieser bleibt.
}
about-bridge = Ein Feld wie andere, das nie verbraucht wird: Figuren dürfen darauf, dort halten und weitergehen.
about-hand-wall = Aus der Hand: auf ein verdecktes oder verbrauchtes Feld ohne Figur legen. Das Feld ist von da an zu.
about-hand-tunnel = Aus der Hand: auf ein verdecktes oder verbrauchtes Feld ohne Figur legen. Figuren auf einem Tunnel können zu einem anderen gelangen.
about-hand-bridge = Aus der Hand: auf ein verbrauchtes Feld legen, nicht Seite an Seite mit einer anderen Brücke. Sie kann dich retten, wenn du eingeschlossen bist.
about-hand-plus1 = { $plus1 ->
    [place] Aus der Hand: auf ein Feld legen. Figuren, die es betreten, machen einen Schritt extra.
   *[boost] Aus der Hand: Dein Zug ist diesmal einen Schritt länger. Auf den Plan wird nichts gelegt.
}
about-hand-skip = Aus der Hand: eine Figur sperren. Ein Gegner kann seine im nächsten Zug nicht bewegen, du deine in diesem nicht.
about-hand-move = { $expert ->
    [yes] Aus der Hand: Statt deiner eigenen bewegst du eine Figur eines Gegners, mit einer beliebigen Karte.
   *[no] Aus der Hand: Statt deiner eigenen bewegst du eine Figur eines Gegners, mit einer Karte mit einem Punkt.
}
thing-target = Hierhin darfst du
about-target = Der Ring zeigt ein Feld, das du jetzt wählen kannst.
thing-way = Weg durch den Tunnel
about-way = Hier kann die Figur mit einem Schritt unter der Erde von ihrem Tunnel zu einem anderen gelangen.
thing-piece = { $who }: Figur { $number }
about-piece = Sie geht auf die Felder daneben, nie diagonal, und versperrt allen anderen den Weg. Wer keine Figur mehr hat, die gehen kann, scheidet aus.
about-beside = Sie steht nicht auf dem Plan: Sie wird noch gesetzt, oder ihr Spieler ist ausgeschieden.
thing-lock = Sperre
about-lock = Der Besitzer kann diese Figur bis zum Ende seines Zuges nicht wählen. Andere können sie mit „Gegner bewegen“ trotzdem bewegen.
thing-card = Bewegungskarte
about-card = { $dots ->
    [one] Damit macht eine Figur einen Schritt. Dann bleibt die Karte umgedreht, bis alle vier benutzt sind.
   *[other] Damit macht eine Figur { $dots } Schritte. Dann bleibt die Karte umgedreht, bis alle vier benutzt sind.
}
about-card-used = Sie ist benutzt. Alle vier Karten kommen zurück, wenn die letzte benutzt ist.
thing-back = Verdecktes Plättchen auf der Hand
about-back = Nur der Besitzer weiß, was es ist. Höchstens ein Plättchen je Zug wird gespielt, wenn nichts anderes vereinbart ist.
thing-pool = Vorrat an Spezialplättchen
about-pool = Handplättchen kommen von hier: am Anfang vier für jeden, später eines für jedes Fragezeichen.
thing-clock = Ruhige Züge
about-clock = Ein Zug, in dem sich nichts ändert, ist ruhig. Folgen zu viele aufeinander, kommt es zur Pattstellung.
thing-sudden = Sudden Death
about-sudden = Von jetzt an werden auch Spezialplättchen verbraucht, wenn eine Figur sie verlässt: Der Plan schrumpft bis zum Ende.
about-counter-hand = Geheime Plättchen auf der Hand dieses Spielers, höchstens vier.
about-counter-cards = Karten, die dieser Spieler noch benutzen kann, bevor alle vier zurückkommen.
about-badge-stuck = Keine Figur dieses Spielers kann gehen. Hilft in seinem Zug kein Handplättchen, scheidet er aus.
about-badge-locked = Eine Figur dieses Spielers ist bis zum Ende seines Zuges gesperrt.
about-badge-out = Keine Figur dieses Spielers konnte mehr gehen. Wer länger bleibt, hat den besseren Platz.
about-badge-won = Alle anderen sind ausgeschieden, oder in einer Pattstellung teilen sich die Übrigen den Sieg.
about-badge-left = Dieser Spieler hat das Spiel verlassen und gilt als ausgeschieden.
entry-flip = Welches Plättchen liegt unter { $field }?
number-steps = Schritte
number-tiles = gespielte Plättchen
