## Names

title = Ludo
blurb = Bringe deine Figuren einmal um den Spielplan und ins Ziel. Triffst du auf eine einzelne Figur, schickst du sie nach Hause; triffst du auf zwei, musst du selbst nach Hause.
colour-green = Grün
colour-yellow = Gelb
colour-blue = Blau
colour-red = Rot
colour-purple = Lila
colour-black = Schwarz
face-1 = eine Eins
face-2 = eine Zwei
face-3 = eine Drei
face-4 = eine Vier
face-5 = eine Fünf
face-6 = eine Sechs
face-star = einen Stern
face-globe = einen Globus
# A side of the die by itself.
side-1 = Eins
side-2 = Zwei
side-3 = Drei
side-4 = Vier
side-5 = Fünf
side-6 = Sechs
side-star = Stern
side-globe = Globus
# What brings a piece out.
needs-globe = einen Globus
needs-6 = eine Sechs
needs-1-or-6 = eine Eins oder eine Sechs
place-yard = Haus
place-start = Startfeld
place-field = Feld { $number }
place-globe = Globusfeld { $number }
place-star = Sternfeld { $number }
place-lane = Zielgasse { $number }
place-goal = Ziel

## Prompts

prompt-opening = { $who } würfelt darum, wer beginnt. Der höchste Wurf beginnt.
prompt-throw = { $who } würfelt.
prompt-tries = { $tries ->
    [one] { $who } hat noch einen Versuch und braucht { $needed }.
   *[other] { $who } hat noch { $tries } Versuche und braucht { $needed }.
}
prompt-extra = { $who } hat einen Zusatzwurf.
prompt-step = { $who } hat { $face } geworfen. Welche Figur zieht?
prompt-star = { $who } hat { $face } geworfen. Welche Figur zieht?
prompt-globe = { $who } hat { $face } geworfen. Welche Figur zieht?
prompt-over = { $who } hat gewonnen!
prompt-opening-you = Würfle darum, wer beginnt. Der höchste Wurf beginnt.
prompt-throw-you = Du bist am Zug: Würfle.
prompt-tries-you = { $tries ->
    [one] Wirf { $needed }, um eine Figur herauszubringen: noch ein Versuch.
   *[other] Wirf { $needed }, um eine Figur herauszubringen: noch { $tries } Versuche.
}
prompt-extra-you = Dieser Wurf bringt dir einen Zusatzwurf: Würfle noch einmal.
prompt-step-you = Du bist am Zug und hast { $face } geworfen. Mit welcher Figur ziehst du?
prompt-star-you = Du hast { $face } geworfen: Welche Figur geht zu ihrem nächsten Stern?
prompt-globe-you = Du hast { $face } geworfen: Bringe eine Figur heraus oder zieh eine zu ihrem nächsten Globus.
prompt-over-you = Du hast gewonnen!

## Choices

choose-enter = Eine Figur auf das Startfeld herausbringen
choose-enter2 = Zwei Figuren auf das Startfeld herausbringen
choose-enter6 = Eine Figur auf das sechste Feld herausbringen
choose-move = { $from } → { $to }
choose-hop = { $from } → { $to }, dann { $end }
choose-bounce = { $from }: bis zum Ziel und zurück auf dasselbe Feld

## What happened

told-opening-throw = { $who } würfelt darum, wer beginnt: { $face }.
told-opening-tie = Gleichstand beim höchsten Wurf: Nur diese Spieler würfeln noch einmal.
told-throw = { $who } wirft { $face }.
told-nothing-moves = { $who } hat { $face }, kann aber nicht ziehen.
told-extra-throw = { $who } bekommt einen Zusatzwurf.
told-enter = { $who } bringt eine Figur heraus: { $to }.
told-move = { $who } zieht: { $from } → { $to }.
told-bounce = { $who } kehrt am Ziel um und ist zurück: { $from }.
told-hop = { $who } springt weiter: { $to }.
told-knocked-home = { $by } schickt eine Figur von { $who } nach Hause.
told-sent-home = { $who } kommt auf ein geschütztes Feld und muss selbst nach Hause.
told-goal = { $who } bringt eine Figur ins Ziel.
told-finished = { $place ->
    [1] { $who } hat alle Figuren im Ziel und gewinnt!
   *[other] { $who } hat alle Figuren im Ziel und belegt Platz { $place }.
}
told-left = { $who } hat das Spiel verlassen.

## Refusals

refuse-wrong-face = Der Würfel zeigt { $face }: Dieser Zug passt nicht dazu.
refuse-no-piece = Dort steht keine deiner Figuren.
refuse-in-goal = Eine Figur im Ziel ist fertig und zieht nie wieder.
refuse-own-piece-in-the-way = Eine deiner eigenen Figuren steht im Weg. Du darfst sie nicht überholen.
refuse-leads-elsewhere = Der Würfel zeigt { $face }: Dorthin führt dieser Wurf nicht.
refuse-no-globe-ahead = Vor dieser Figur liegt auf ihrem Weg kein Globus mehr.
refuse-star-in-lane = In der Zielgasse liegt kein Stern vor der Figur.
refuse-no-star-ahead = Vor dieser Figur liegt auf ihrem Weg kein Stern mehr.
refuse-globe-before-star = Vor dem nächsten Stern liegt ein Globusfeld, und das darf ein Sternwurf nicht überspringen.
refuse-no-entry = Der Würfel zeigt { $face }: Damit kommt keine Figur heraus. Du brauchst { $needed }.
refuse-yard-empty = Du hast keine Figur mehr im Haus.
refuse-enter-one = Dieser Wurf bringt eine Figur heraus, auf das Startfeld.
refuse-enter-two = Eine Sechs bringt zwei Figuren auf das Startfeld oder eine auf das sechste Feld.
refuse-last-in-yard = Im Haus ist nur noch eine Figur: Sie kommt allein auf das Startfeld.

## Options

option-die = Würfel
option-die-star_globe = Spiel 1: Würfel mit Stern und Globus
option-die-plain = Spiel 2: normaler Würfel
option-edition = Regeln
option-edition-nordic = dänisch, norwegisch und finnisch
option-edition-swedish = schwedisch
option-board = Spielplan
option-board-4 = 4er-Seite
option-board-6 = 6er-Seite
option-pieces = Figuren pro Person
option-pieces-1 = eine
option-pieces-2 = zwei
option-pieces-3 = drei
option-pieces-4 = vier
option-turn_direction = Gespielt wird
option-turn_direction-clockwise = im Uhrzeigersinn
option-turn_direction-counterclockwise = gegen den Uhrzeigersinn
option-three_tries = Drei Versuche, eine Figur herauszubringen
option-three_tries-none_on_track = wenn keine Figur auf der Strecke ist
option-three_tries-all_in_yard = nur wenn alle Figuren im Haus sind
option-lane_star = Ein Sternwurf in der Zielgasse
option-lane_star-home_star = bringt die Figur zurück zum Stern am Eingang
option-lane_star-forward_only = kann nicht genutzt werden
option-globe_past_last = Ein Globuswurf nach dem letzten Globusfeld
option-globe_past_last-none = kann nicht genutzt werden
option-globe_past_last-goal = bringt die Figur ins Ziel
option-start_defence = Zwei gegnerische Figuren auf deinem Startfeld
option-start_defence-general = schicken deine herauskommende Figur nach Hause
option-start_defence-owner = werden nach Hause geschickt, wenn du eine Figur herausbringst
option-play_on = Um den zweiten, dritten und die übrigen Plätze weiterspielen
option-globe_shelter = Eine einzelne Figur ist auf einem Globusfeld sicher
option-star_hop = Wer auf einen Stern kommt, springt zum nächsten
option-arms = Häuser der Spieler

## The picture

label-board = Der Spielplan
label-piece = { $who }: { $place }
label-die = Der Würfel: { $side }
label-die-waiting = Der Würfel
counter-yard = im Haus
counter-goal = im Ziel
badge-place = Platz { $place }
badge-left = hat das Spiel verlassen
refuse-not-yours = Diese Figur gehört dir nicht.
refuse-throw-first = Zuerst wird gewürfelt.

## Lessons

lesson-aim = Bringe deine vier grünen Figuren einmal um den Spielplan und durch die grüne Zielgasse ins Ziel. Diese hier ist fast da.
lesson-out = Ein Globus! Er bringt eine Figur aus dem Haus auf dein Startfeld.
lesson-out-why = Ein Globus kann auch eine Figur zum nächsten Globus bringen. Bringe aber erst eine neue heraus: Mit mehr Figuren hast du mehr Auswahl.
lesson-star = Der Globus bringt dir einen Zusatzwurf, und es ist ein Stern. Ein Stern bringt eine Figur zum nächsten Stern: Bewege die vorderste.
lesson-star-why = Alle können den Stern nutzen. Nimm die vorderste: Von dort erreicht sie die blauen.
lesson-knock = Eine 2! Triffst du auf eine einzelne gegnerische Figur, muss sie nach Hause. Auch ein Globus schützt sie nicht.
lesson-knock-why = Damit lässt du die blaue Figur in Ruhe. Nimm die, die sie nach Hause schicken kann.
lesson-danger = Eine 6. Zwei blaue Figuren auf einem Feld schützen einander: Triffst du auf sie, musst du selbst nach Hause. Bewege lieber die Figur auf deinem Startfeld.
lesson-danger-why = Die vorderste Figur träfe auf die zwei blauen und müsste nach Hause. Nimm die auf dem Startfeld.
lesson-pair = Eine 4. Zwei eigene Figuren auf einem Feld sind zusammen sicher: Führe sie zusammen.
lesson-pair-why = Allein kann eine Figur nach Hause geschickt werden. Bewege die, die zur anderen kommt.
lesson-lane = Eine 2. Die Zielgasse gehört nur dir. Das Ziel muss genau erreicht werden: Ist die Zahl zu hoch, kehrt die Figur um.
lesson-lane-why = Die Figur in der Zielgasse kommt genau mit dieser Zahl ins Ziel. Wer weiß, wann sie wiederkommt.
lesson-end = Eine Figur ist im Ziel. Bringst du alle vier zuerst ins Ziel, gewinnst du: Spiele weiter!

## Why a move is good

reason-knocks = Das schickt eine Figur von { $who } nach Hause.
reason-goal = Das bringt eine Figur ins Ziel.
reason-enters = Das bringt eine neue Figur ins Spiel.
reason-escapes = Das bringt eine Figur außer Reichweite der Verfolger.

## What things are and do

label-start = Startfeld: { $colour }
label-mouth = Letzter Stern: { $colour }
label-lane = Zielgasse: { $colour }
label-yard = Haus: { $colour }
label-goal = Ziel: { $colour }
label-field = Feld
label-globe = Globusfeld
label-star = Sternfeld
about-field = Triffst du hier auf eine einzelne fremde Figur, schickst du sie nach Hause. Stehen zwei oder mehr einer Farbe da, musst du selbst nach Hause.
about-globe = { $die ->
    [plain] Mit diesem Würfel ein Feld wie jedes andere.
   *[star_globe] Ein Globuswurf bringt eine Figur zum nächsten Globusfeld auf ihrem Weg. Ein Sternwurf kommt nicht daran vorbei.
} { $shelter ->
    [yes] Eine einzelne Figur ist hier sicher.
   *[no] Es schützt niemanden: Sicher ist eine Figur nur mit einer zweiten ihrer Farbe.
}
about-star = { $die ->
    [plain] Mit diesem Würfel ein Feld wie jedes andere.
   *[star_globe] Ein Sternwurf bringt eine Figur zum nächsten Sternfeld auf ihrem Weg.
} { $hop ->
    [yes] Bringt dich eine Zahl hierher, springst du weiter zum nächsten Stern.
   *[no] Bringt dich eine Zahl hierher, geschieht nichts weiter.
}
about-start = Hier kommen die Figuren aus dem Haus. Für alle anderen ist es ein Globusfeld.
about-mouth = Das letzte Feld auf dem Weg dieser Farbe: Hier biegen ihre Figuren in die Zielgasse ab. Für alle anderen ist es ein Sternfeld.
about-lane = Nur Figuren dieser Farbe kommen hierher, und niemand kann sie nach Hause schicken.
about-yard = Hier warten die Figuren. Wirf { $needed }, um eine auf das Startfeld zu bringen.
about-goal = Bringst du als Erster alle Figuren hierher, gewinnst du. Eine Zahl muss genau passen: Ist sie zu hoch, kehrt die Figur um.
thing-piece = Figur
about-piece-yard = Sie wartet im Haus. Wirf { $needed }, um sie herauszubringen.
about-piece-start = Sie ist gerade herausgekommen und läuft einmal um den Spielplan. Allein kann sie nach Hause geschickt werden, mit einer zweiten ihrer Farbe ist sie sicher.
about-piece-field = Allein auf einem Feld kann sie nach Hause geschickt werden; zwei einer Farbe sind sicher und schicken nach Hause, wer auf sie trifft. An Figuren der eigenen Farbe kommt sie nicht vorbei.
about-piece-globe = { $shelter ->
    [yes] Auf einem Globus ist sie auch allein sicher: Wer hier ankommt, muss nach Hause.
   *[no] Ein Globus schützt sie nicht: Allein kann sie nach Hause geschickt werden, zwei einer Farbe sind sicher.
}
about-piece-lane = In der Zielgasse kann sie niemand nach Hause schicken. Das Ziel muss genau erreicht werden, sonst kehrt sie um.
about-piece-goal = Sie ist am Ziel und bewegt sich nie wieder.
thing-die = Der Würfel
about-die = Jeder Wurf muss genutzt werden, wenn eine Figur ziehen kann. Wirf { $needed }, um eine Figur herauszubringen; wirfst du { $again }, hast du einen Zusatzwurf.
about-counter-yard = Figuren dieses Spielers, die noch nicht im Spiel sind.
about-counter-goal = Figuren dieses Spielers, die am Ziel sind. Wer zuerst alle dort hat, gewinnt.
about-badge-place = Alle Figuren dieses Spielers sind im Ziel.
about-badge-left = Dieser Spieler hat das Spiel verlassen: Die Figuren sind im Haus, und er wird übersprungen.
number-knocked = nach Hause geschickte Figuren
number-lost = eigene Figuren, die nach Hause mussten
