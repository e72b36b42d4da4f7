## Names

title = Sequence
blurb = Spiele eine Karte aus, setze einen Chip auf ein Feld, das sie zeigt, und bringe zuerst fünf in eine Reihe. Für zwei bis zwölf Spieler, allein oder in Teams.
colour-blue = Blau
colour-green = Grün
colour-red = Rot
# A player of a team.
member = { $side } { $number }
suit-spades = Pik
suit-hearts = Herz
suit-diamonds = Karo
suit-clubs = Kreuz
card-number = { $suit } { $number }
card-jack = { $suit }-Bube
card-queen = { $suit }-Dame
card-king = { $suit }-König
card-ace = { $suit }-Ass
# The second copy of a card, in the log.
card-second = { $card } (2)
space = Zeile { $row }, Spalte { $column }
line = { $first } bis { $last }
line-and-line = { $first } und { $next }

## Prompts

prompt-dealer = { $who } zieht eine Karte. Wer die niedrigste hat, ist Kartengeber.
prompt-deal = { $who } teilt aus.
prompt-draws = { $who } zieht eine Karte.
prompt-turn = { $who } ist am Zug.
prompt-turn-you = Du bist am Zug: Spiele eine Karte aus und setze einen Chip auf ein Feld, das diese Karte zeigt.
prompt-turn-or-exchange-you = Du bist am Zug: Spiele eine Karte aus. Eine tote Karte, deren Felder beide besetzt sind, darfst du vorher tauschen.
prompt-exchange-you = Du kannst keine deiner Karten ausspielen: Tausche eine tote Karte.
prompt-pass-you = Du kannst keine deiner Karten ausspielen: Du passt.
prompt-line-you = Wähle, welche fünf Felder die Sequence bilden.
prompt-give = { $who } muss eine Karte abgeben.
prompt-give-you = Dein Team hat über das Spiel gesprochen: Gib eine deiner Karten ab.
prompt-over = { $side } hat gewonnen!
prompt-draw = Unentschieden: Niemand hat gewonnen.

## Choices

choose-place = { $card } → { $space }
choose-finish = { $count ->
    [one] { $card } → { $space }: eine Sequence!
   *[other] { $card } → { $space }: { $count } Sequences!
}
choose-claim = { $card } → { $space }, Sequence von { $lines }
choose-mark = { $card } → { $space }: die Reihen einzeln wählen
choose-line = Sequence von { $line }
choose-remove = { $card }: Chip entfernen auf { $space }
choose-exchange = Tote Karte tauschen: { $card }
choose-give = { $card } abgeben
choose-pass = Passen
choose-draw = Karte ziehen
choose-accuse = { $side } wegen Tischgesprächen beschuldigen
choose-confirm = Bestätigen: { $side } hat über das Spiel geredet

## What happened

told-dealer-card = { $who } zieht { $card }. Es geht darum, wer Kartengeber ist.
told-dealer-tie = Mehrere haben die niedrigste Karte: Sie ziehen noch einmal.
told-dealer = { $who } hat die niedrigste Karte und ist Kartengeber.
told-hands-dealt = { $who } teilt jedem Spieler { $each } Karten aus. Nachziehstapel: { $pile }.
told-placed = { $who } spielt { $card } aus und setzt einen Chip: { $space }.
told-marking = { $who } spielt { $card } aus und wählt die Reihen: { $space }.
told-removed = { $who } spielt { $card } aus und entfernt einen Chip von { $side }: { $space }.
told-sequence = Eine Sequence für { $side }: { $line }.
told-broken = Eine Sequence von { $side } ist zerstört: { $line }.
told-reformed = { $side } hat immer noch fünf in einer Reihe: { $line }.
told-exchanged = { $who } tauscht eine tote Karte: { $card }.
told-drawn-own = { $who } zieht { $card }.
told-drawn = { $who } zieht eine Karte.
told-drawn-exchange = { $who } zieht stattdessen eine neue Karte.
told-draw-lapsed = { $who } hat nicht rechtzeitig gezogen und spielt mit einer kleineren Hand weiter.
told-passed = { $who } kann nicht spielen und passt.
told-no-card = { $who } zieht keine Karte: Der Nachziehstapel ist leer.
told-reshuffled = { $cards ->
    [one] Die Ablagestapel werden gemischt: eine Karte im neuen Nachziehstapel.
   *[other] Die Ablagestapel werden gemischt: { $cards } Karten im neuen Nachziehstapel.
}
told-accused = { $who } beschuldigt { $side }, über das Spiel geredet zu haben.
told-confirmed = { $who } bestätigt: { $side } hat geredet. Bestätigungen: { $votes }, nötig: { $needed }.
told-accusation-lapsed = { $who } bekommt nicht genug Unterstützung: Die Beschuldigung gegen { $side } verfällt.
told-accusation-dropped = Von { $side } ist nur noch ein Spieler übrig: Die Beschuldigung verfällt.
told-penalty = Die Tischgespräche sind bestätigt: Jeder Spieler von { $side } gibt eine Karte ab.
told-gave-up = { $who } gibt eine Karte ab: { $card }.
told-left = { $who } hat das Spiel verlassen.
told-won-sequences = { $side } hat genug Sequences und gewinnt!
told-won-passes = Niemand kann mehr spielen. { $side } hat die meisten Sequences und gewinnt!
told-won-reshuffles = Die Karten sind zweimal herumgegangen, ohne dass jemand gespielt hat. { $side } hat die meisten Sequences und gewinnt!
told-won-leaving = { $side } ist als einziges Team übrig und gewinnt!
told-draw-passes = Niemand kann mehr spielen: unentschieden.
told-draw-reshuffles = Die Karten sind zweimal herumgegangen, ohne dass jemand gespielt hat: unentschieden.

## Refusals

refuse-give-first = Gib zuerst eine deiner Karten ab, wegen der Tischgespräche.
refuse-draw-first = Zuerst wird eine Karte gezogen.
refuse-no-penalty = Du hast keine Strafe, für die du eine Karte abgeben müsstest.
refuse-not-in-hand = Diese Karte hast du nicht auf der Hand.
refuse-must-play = Du kannst eine Karte ausspielen, also darfst du nicht passen.
refuse-must-exchange = Du hast eine tote Karte: Tausche sie, bevor du passt.
refuse-jack-never-dead = Ein Bube ist nie eine tote Karte: Behalte ihn, bis du ihn gebrauchen kannst.
refuse-not-dead = { $card } ist keine tote Karte: Eines ihrer Felder ist frei.
refuse-one-exchange = Du hast in diesem Zug schon eine tote Karte getauscht.
refuse-no-pile = Der Nachziehstapel ist aufgebraucht, darum kann keine Karte getauscht werden.
refuse-pile-empty-again = Der Nachziehstapel ist zum zweiten Mal leer: In diesem Zug wird nicht mehr getauscht.
refuse-no-space = Das ist kein Feld des Spielbretts.
refuse-removes-only = Ein einäugiger Bube entfernt einen gegnerischen Chip. Er setzt keinen.
refuse-corner = Auf eine Ecke wird nie ein Chip gesetzt: Sie gehört allen.
refuse-dead-card = Beide Felder sind besetzt: { $card } ist eine tote Karte.
refuse-no-match = Dieses Feld zeigt nicht { $card }.
refuse-taken = Auf diesem Feld liegt schon ein Chip.
refuse-claim = So lässt sich die Sequence nicht bilden. Wähle eine der angebotenen Reihen.
refuse-cannot-remove = Nur ein einäugiger Bube entfernt einen Chip.
refuse-corner-no-chip = Auf einer Ecke liegt kein Chip: Da ist nichts zu entfernen.
refuse-nothing-there = Auf diesem Feld liegt kein Chip, den du entfernen kannst.
refuse-own-chip = Einen Chip deines eigenen Teams kannst du nicht entfernen.
refuse-locked = Dieser Chip gehört zu einer fertigen Sequence ({ $side }): Er bleibt liegen.
refuse-no-target = Jetzt gibt es keinen Chip, den du entfernen könntest. Behalte den Buben.
refuse-board-full = Jetzt ist kein Feld frei. Behalte den Buben.
refuse-no-card-for-space = Du hast keine Karte für dieses Feld: { $card }.
refuse-own-chip-there = Dort liegt schon ein Chip deines eigenen Teams.
refuse-needs-remover = Nur ein einäugiger Bube kann diesen Chip entfernen.

## Options

option-sides = Teams, die gegeneinander spielen
option-sides-2 = zwei: zwei Sequences gewinnen
option-sides-3 = drei: eine Sequence gewinnt
option-dead_card_limit = Tote Karten, die du in einem Zug tauschen darfst
option-dead_card_limit-1 = eine
option-dead_card_limit-any = beliebig viele
option-draw_mode = Nach dem Ausspielen wird die neue Karte
option-draw_mode-auto = automatisch gezogen
option-draw_mode-strict = von dir gezogen: Wer es vergisst, verliert sie
option-deck_out = Wenn der Nachziehstapel aufgebraucht ist
option-deck_out-reshuffle = die Ablagestapel mischen
option-deck_out-play_out = ohne Nachziehen weiterspielen
option-stalemate = Wenn niemand spielen kann
option-stalemate-draw = endet das Spiel unentschieden
option-stalemate-most_sequences = gewinnen die meisten Sequences
option-table_talk = Reden über das Spiel im Team
option-table_talk-off = kostet nichts
option-table_talk-penalty = kostet jeden Spieler des Teams eine Karte
option-advanced_jacks = Regeln für Fortgeschrittene: Einäugige Buben zerstören Sequences

## The picture

label-board = Das Spielbrett
label-hand = Deine Hand
label-discards = Die Ablagestapel
label-space = { $card }: { $space }
label-corner = Ecke: { $space }
label-chip = Chip von { $side } auf { $card }: { $space }
label-chip-locked = Chip von { $side } in einer fertigen Sequence, auf { $card }: { $space }
label-supply = Chips von { $side }
label-line = Sequence von { $side }: { $line }
label-pile = { $cards ->
    [one] Nachziehstapel: eine Karte
   *[other] Nachziehstapel: { $cards } Karten
}
label-own = Deine Karte: { $card }
label-own-dead = Deine Karte: { $card }, tot
label-discard = { $count ->
    [one] Ablagestapel von { $who }, eine Karte: { $cards }
   *[other] Ablagestapel von { $who }, { $count } Karten, die letzte am Ende: { $cards }
}
label-discard-empty = Ablagestapel von { $who }: leer
counter-hand = Karten auf der Hand
counter-sequences = Sequences
badge-left = hat das Spiel verlassen
badge-won = gewinnt
badge-owes = gibt eine Karte ab
show-pile = { $cards ->
    [one] Nachziehstapel: eine Karte
   *[other] Nachziehstapel: { $cards } Karten
}
show-hand = Hand:

## Lessons

lesson-aim = Du spielst Blau. Fünf blaue Chips in einer Reihe, in beliebiger Richtung, sind eine Sequence. Zwei Sequences gewinnen.
lesson-card = Spiele diese Karte aus und setze dann einen Chip auf eines der beiden Felder mit ihrem Bild: hier, neben deine anderen.
lesson-card-why = Das ginge auch. Aber die markierte Karte und das markierte Feld bringen dich einen Chip näher an eine Reihe.
lesson-corner = Die Ecken gehören allen. Mit der Ecke brauchst du nur vier Chips: Vollende deine erste Sequence.
lesson-corner-why = Eine Sequence wartet! Spiele die markierte Karte auf das markierte Feld.
lesson-dead = Beide Felder dieser Karte sind besetzt: Sie ist tot. Tausche sie gegen eine neue, einmal pro Zug, bevor du eine Karte ausspielst.
lesson-dead-why = Erst die tote Karte: Sie nützt dir nichts mehr, und wenn du gespielt hast, ist es zu spät.
lesson-one-eyed = Grün hat vier in einer Reihe! Ein Bube mit einem Auge nimmt einen Chip weg, wenn er nicht zu einer fertigen Sequence gehört.
lesson-one-eyed-why = Grün fehlt dort nur noch ein Chip. Spiele den einäugigen Buben auf den markierten Chip und zerstöre die Reihe.
lesson-two-eyed = Ein Bube mit zwei Augen ist ein Joker: Mit ihm setzt du deinen Chip auf ein beliebiges freies Feld. Mach daraus vier in einer Reihe.
lesson-two-eyed-why = Der zweiäugige Bube darf überallhin, aber hier bringt er dir vier in einer Reihe.
lesson-end = Vier in einer Reihe, an beiden Enden offen: noch einer, und du gewinnst. Die Karte dafür hast du. Spiele weiter!

## Why a move is good

reason-sequence = Das ergibt eine Sequence.
reason-removes = Das entfernt einen Chip von { $side }.
reason-stops = { $side } braucht genau dieses Feld für eine Sequence.

## What things are and do

thing-space = Feld: { $card }
about-space = Spiele diese Karte oder einen zweiäugigen Buben aus, um hier einen Chip zu setzen. Jede Karte kommt auf dem Brett zweimal vor.
thing-corner = Ecke
about-corner = Sie zählt für jedes Team, als läge sein Chip hier: Eine Reihe durch eine Ecke braucht nur vier Chips. Auf die Ecke wird nichts gesetzt.
thing-claim = Eine Reihe zur Wahl
about-claim = Mehr als eine Fünferreihe kann zur Sequence werden: Tippe auf dieses Ende, um diese zu wählen.
thing-chip = Chip von { $side }
about-chip = Das Feld gehört diesem Team. Fünf in einer Reihe sind eine Sequence. Ein einäugiger Bube eines Gegners kann ihn entfernen.
about-chip-locked = { $advanced ->
    [yes] Teil einer fertigen Sequence. Mit den Regeln für Fortgeschrittene kann ein einäugiger Bube ihn noch entfernen und die Sequence brechen.
   *[no] Teil einer fertigen Sequence: Er bleibt bis zum Ende liegen. Einer dieser Chips darf auch zu einer zweiten Sequence gehören.
}
about-supply = Chips, die dieses Team noch nicht gesetzt hat. Sie gehen nie aus.
thing-tally = Sequence
about-tally = { $needed ->
    [one] Eine Sequence, die dieses Team hat. Eine genügt zum Sieg.
   *[other] Eine Sequence, die dieses Team hat. Zum Sieg braucht es { $needed }.
}
thing-line = Fertige Sequence
about-line = Fünf in einer ununterbrochenen Reihe. Zwei Sequences eines Teams dürfen ein Feld gemeinsam haben.
thing-last = Der letzte Zug
about-last = Hier wurde der letzte Chip gesetzt oder entfernt.
thing-pile = Nachziehstapel
about-pile = Jeder Zug endet mit einer Karte von hier. Ist er leer, werden die Ablagestapel gemischt, oder es geht ohne Ziehen weiter, wie vereinbart.
thing-wild = { $card }: Joker
about-wild = Ein zweiäugiger Bube: Setze einen Chip auf ein beliebiges freies Feld, nur nicht auf eine Ecke.
thing-remover = { $card }: Schurke
about-remover = { $advanced ->
    [yes] Ein einäugiger Bube: Entferne einen beliebigen gegnerischen Chip, auch aus einer fertigen Sequence. In diesem Zug setzt du keinen.
   *[no] Ein einäugiger Bube: Entferne einen gegnerischen Chip, der zu keiner fertigen Sequence gehört. In diesem Zug setzt du keinen.
}
thing-own = { $card }
about-own = Spiele sie aus, um einen Chip auf eines der beiden Felder mit ihrem Bild zu setzen. Nur du siehst deine Hand.
thing-dead = Tote Karte
about-dead = Beide Felder sind besetzt. In deinem Zug darfst du sie vor dem Ausspielen gegen eine neue tauschen.
thing-discard = Ablagestapel
about-discard = Die Karten, die dieser Spieler abgelegt hat. Alle dürfen sie durchsehen.
about-counter-hand = Wie viele Karten dieser Spieler hat. Niemand sonst sieht sie, auch Teampartner nicht.
about-counter-sequences = { $needed ->
    [one] Fertige Sequences im Team dieses Spielers. Eine gewinnt.
   *[other] Fertige Sequences im Team dieses Spielers. { $needed } gewinnen.
}
about-badge-won = Dieses Team hat das Spiel gewonnen.
about-badge-left = Dieser Spieler hat das Spiel verlassen.
about-badge-owes = Tischgespräche wurden bestätigt: Jeder im Team gibt eine Karte ab.
about-ring = { $needed ->
    [one] Eine Sequence dieses Teams füllt den Ring, und das Team hat gewonnen.
   *[other] Jede Sequence dieses Teams füllt einen Ring. Mit { $needed } hat das Team gewonnen.
}
number-sequences = Sequences
number-placed = gesetzte Chips
number-removed = entfernte Chips
