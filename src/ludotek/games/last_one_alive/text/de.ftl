## The game

title = Last One Alive
blurb = Würfle mit vollen Händen, schieß auf alles, was kommt, und schicke den Rest zum Nachbarn. Wenn am Ende deines Zuges noch ein Zombie vor dir steht, wirst du selbst einer.

## Names

colour-red = Rot
colour-yellow = Gelb
colour-blue = Blau
colour-green = Grün
colour-purple = Lila
tile-axe = Axt
tile-chainsaw = Kettensäge
tile-rocket = Rakete
tile-pistol = Pistole
tile-medikit = Verbandskasten
tile-radio = Funkgerät
tile-barricade = Barrikade
tile-hero = Held
tile-apocalypse = Zombieapokalypse
tile-night = Nacht
tile-day = Tag
die-zombie = Zombiewürfel
die-shot = Schusswürfel
die-item = Gegenstandswürfel
die-barricade = Barrikadenwürfel
# Several dice of a type.
dice-zombie = { $count ->
    [one] 1 Zombiewürfel
   *[other] { $count } Zombiewürfel
}
dice-shot = { $count ->
    [one] 1 Schusswürfel
   *[other] { $count } Schusswürfel
}
dice-item = { $count ->
    [one] 1 Gegenstandswürfel
   *[other] { $count } Gegenstandswürfel
}
dice-barricade = { $count ->
    [one] 1 Barrikadenwürfel
   *[other] { $count } Barrikadenwürfel
}
face-blank = Leerseite
face-ambush = Hinterhalt
face-zombie-one = ein Zombie
face-zombie-two = zwei Zombies
face-bang-one = Peng
face-bang-two = zwei Pengs
face-bangs = { $count ->
    [one] bisher ein Peng
   *[other] bisher { $count } Pengs
}
face-plus = Peng +
face-item = Gegenstand
face-barricade = Barrikade
face-nothing = nur Leerseiten
several = { $what } ×{ $count }
and = { $first }, { $next }
# What a bang, a barricade or a Chainsaw is aimed at.
target-one = ein Würfel mit einem Zombie
target-two = ein Würfel mit zwei Zombies
target-zombie = der Hinterhalt auf einem Zombiewürfel
target-item = der Hinterhalt auf einem Gegenstandswürfel
target-barricade = der Hinterhalt auf einem Barrikadenwürfel
# What a tile does, for a short hint.
does-axe = Vor dem Wurf: Barrikaden zählen doppelt. Oder nach dem Wurf: einen Barrikadenwürfel neu würfeln.
does-chainsaw = Vor dem Wurf: alle Hinterhalte ignorieren. Oder nach dem Wurf: einen Hinterhalt entfernen.
does-rocket = Vor dem Wurf: die Hälfte deiner Zombiewürfel nach links schicken.
does-pistol = Vor dem Wurf: Pengs zählen doppelt. Oder nach dem Wurf: einen Schusswürfel neu würfeln.
does-medikit = Wenn du gleich überwältigt wirst: Würfle mit einem Schusswürfel. Mit einem Peng überlebst du, und alles vor dir ist weg.
does-radio = Vor dem Wurf: zwei Würfel mehr nehmen.
does-barricade = Vor oder nach dem Wurf: einen Zombiewürfel nach links schicken.
does-hero = Nach dem Wurf: beliebig viele Würfel neu würfeln.

## Prompts

prompt-first = Wer beginnt? Das Los entscheidet.
prompt-deal = { $who } zieht einen Marker für den Anfang.
prompt-deal-you = Du ziehst einen Marker für den Anfang.
prompt-side = { $who } hat { $tile } gezogen: Gegenstand oder Barrikade?
prompt-side-you = Du hast { $tile } gezogen. Als Gegenstand behalten oder zur Barrikade umdrehen?
prompt-pre = { $who } darf vor dem Würfeln Marker verwenden.
prompt-pre-you = Du bist am Zug: Verwende Marker vor dem Würfeln oder wähle deine Würfel.
prompt-pick = { $compulsory ->
    [0] { $who } wählt { $count } Würfel.
    [one] { $who } wählt { $count } Würfel. Ein Zombiewürfel ist Pflicht.
   *[other] { $who } wählt { $count } Würfel. { $compulsory } Zombiewürfel sind Pflicht.
}
prompt-pick-you = { $compulsory ->
    [0] Du bist am Zug: Wähle { $count } Würfel.
    [one] Du bist am Zug: Wähle { $count } Würfel. Ein Zombiewürfel ist Pflicht.
   *[other] Du bist am Zug: Wähle { $count } Würfel. { $compulsory } Zombiewürfel sind Pflicht.
}
prompt-roll = { $who } würfelt.
prompt-roll-you = Deine Würfel: Wirf sie!
prompt-rolls-again = { $who } würfelt noch einmal.
prompt-rolls-again-you = Deine Würfel: Wirf sie noch einmal!
prompt-post = { $who } darf Würfel neu würfeln.
prompt-post-you = Die Würfel sind gefallen. Willst du mit deinen Markern welche neu würfeln oder alle so lassen?
prompt-mark = { $who } wählt Würfel, die der Held neu würfelt.
prompt-mark-you = Held: Tippe die Würfel an, die du neu würfeln willst, und wirf sie dann.
prompt-draws = { $who } zieht einen Marker.
prompt-draws-you = Du ziehst einen Marker.
prompt-item = { $count ->
    [one] { $who } darf einen Marker ziehen.
   *[other] { $who } darf { $count } Marker ziehen.
}
prompt-item-you = { $count ->
    [one] Du hast einen Gegenstand gewürfelt: einen Marker aus dem Beutel ziehen?
   *[other] Du hast { $count } Gegenstände gewürfelt: einen Marker aus dem Beutel ziehen?
}
prompt-shot = { $count ->
    [one] { $who } hat ein Peng.
   *[other] { $who } hat { $count } Pengs.
}
prompt-shot-you = { $count ->
    [one] Ein Peng: Worauf schießt du?
   *[other] { $count } Pengs: Worauf schießt du?
}
prompt-shot-none = { $who } hat kein Peng mehr, darf aber Marker verwenden.
prompt-shot-none-you = Du hast kein Peng mehr. Willst du einen Marker gegen das verwenden, was vor dir liegt, oder weitermachen?
prompt-shot-clear = { $who } hat kein Ziel, darf aber Marker verwenden.
prompt-shot-clear-you = Es gibt nichts zu schießen. Möchtest du einen Marker verwenden?
prompt-barricade = { $count ->
    [one] { $who } hat eine Barrikade.
   *[other] { $who } hat { $count } Barrikaden.
}
prompt-barricade-you = { $count ->
    [one] Eine Barrikade: Welchen Würfel schickst du nach links?
   *[other] { $count } Barrikaden: Welche Würfel schickst du nach links?
}
prompt-barricade-none = { $who } darf noch Marker verwenden.
prompt-barricade-none-you = Du hast keine Barrikade zu nutzen. Willst du einen Marker verwenden oder den Zug beenden?
prompt-end_draw = { $count ->
    [one] { $who } hat überlebt und darf einen Marker ziehen.
   *[other] { $who } hat überlebt und darf { $count } Marker ziehen.
}
prompt-end_draw-you = { $count ->
    [one] Du hast überlebt! Eine Barrikade ist übrig: Marker ziehen?
   *[other] Du hast überlebt! { $count } Barrikaden sind übrig: Marker ziehen?
}
prompt-limit = { $who } hat mehr als drei Marker und gibt welche ab.
prompt-limit-you = { $count ->
    [one] Drei Marker sind die Grenze: Welchen gibst du ab?
   *[other] Drei Marker sind die Grenze: Gib { $count } ab.
}
prompt-medikit = { $who } steht kurz davor, überwältigt zu werden, hat aber einen Verbandskasten.
prompt-medikit-you = Gleich haben sie dich! Verbandskasten verwenden? Mit einem Peng auf dem Schusswürfel überlebst du.
prompt-medikit-roll = { $who } würfelt um die Rettung. Ein Peng muss her.
prompt-medikit-roll-you = Du würfelst um deine Rettung. Du brauchst ein Peng.
prompt-risen = { $who } wirft aus dem Jenseits einen Zombiewürfel.
prompt-risen-you = Du bist ausgeschieden, würfelst aber noch mit einem Zombiewürfel gegen die anderen.
prompt-over = Nur { $who } lebt noch!
prompt-over-you = Nur du lebst noch. Gewonnen!
prompt-points = { $points ->
    [one] { $who } gewinnt Die Überlebenden mit einem Punkt!
   *[other] { $who } gewinnt Die Überlebenden mit { $points } Punkten!
}
prompt-points-you = { $points ->
    [one] Du gewinnst Die Überlebenden mit einem Punkt!
   *[other] Du gewinnst Die Überlebenden mit { $points } Punkten!
}
prompt-shared = Geteilter Sieg: { $who }.

## Choices

choose-side-item = Gegenstandsseite: { $tile }
choose-side-barricade = Barrikadenseite (statt { $tile })
choose-pass-pre = Würfel auswählen
choose-pass-post = Würfel so lassen
choose-pass-item = Keinen Marker ziehen
choose-pass-shot = Nicht weiter schießen
choose-pass-barricade = Fertig
choose-pass-end_draw = Keinen Marker ziehen
choose-pass-medikit = Nicht verwenden
choose-axe = Axt: Barrikaden zählen in diesem Zug doppelt
choose-chainsaw = Kettensäge: Alle Hinterhalte dieses Zuges ignorieren
choose-pistol = Pistole: Pengs zählen in diesem Zug doppelt
choose-radio = Funkgerät: Zwei Würfel mehr nehmen
choose-rocket-one = { $count ->
    [one] Rakete: Einen Würfel mit einem Zombie nach links schicken
   *[other] Rakete: { $count } Würfel mit je einem Zombie nach links schicken
}
choose-rocket-two = { $count ->
    [one] Rakete: Einen Würfel mit zwei Zombies nach links schicken
   *[other] Rakete: { $count } Würfel mit je zwei Zombies nach links schicken
}
choose-rocket-both = Rakete: { $ones } × ein Zombie und { $twos } × zwei Zombies nach links schicken
choose-barricade = Barrikadenmarker: { $die } geht nach links
choose-pick = { $dice } werfen
choose-reroll-shot = Pistole: Schusswürfel { $number } neu würfeln ({ $face })
choose-reroll-barricade = Axt: Barrikadenwürfel { $number } neu würfeln ({ $face })
choose-mark = Held: Würfel { $number } markieren – { $die }, { $face }
choose-take-back = Würfel { $number } nicht mehr markieren – { $die }, { $face }
choose-throw = { $count ->
    [one] Held: Den markierten Würfel neu würfeln
   *[other] Held: Die { $count } markierten Würfel neu würfeln
}
choose-draw-item = Einen Marker für einen Gegenstand ziehen
choose-draw-end_draw = Einen Marker für eine übrige Barrikade ziehen
choose-cut = Kettensäge: { $die } verschwindet
choose-shoot = Schießen: { $die }
choose-push = Nach links schicken: { $die }
choose-shoot-all = Alle Pengs verwenden
choose-draw-all = { $count } Marker ziehen
choose-push-all = Alle Barrikaden nutzen
choose-drop = Abgeben: { $tile }
choose-medikit = Verbandskasten: Um die Rettung würfeln

## What happened

told-first = { $who } beginnt.
told-drawn = { $who } zieht einen Marker: { $tile }.
told-drawn-apocalypse = { $who } zieht einen Zombieapokalypse-Marker!
told-drawn-night = { $who } zieht den Nachtmarker. Die Nacht bricht herein!
told-drawn-day = { $who } zieht den Tagmarker. Die Sonne geht auf!
told-placed-item = { $who } bekommt einen Gegenstand: { $tile }.
told-placed-barricade = { $who } bekommt eine Barrikade (Rückseite: { $tile }).
told-level-up = Die Apokalypsestufe steigt auf { $level }.
told-level-down = Die Apokalypsestufe sinkt auf { $level }.
told-set-up-again = Schon der dritte Apokalypse-Marker! Alle Marker gehen zurück, und { $who } zieht wieder zuerst.
told-hero-start = { $who } beginnt mit einem Heldenmarker.
told-hero-bangs = { $who } bekommt für drei Pengs einen Heldenmarker.
told-hero-life = { $who } bekommt einen Heldenmarker.
told-hero-used = { $count ->
    [one] { $who } verwendet den Helden und würfelt einen Würfel neu.
   *[other] { $who } verwendet den Helden und würfelt { $count } Würfel neu.
}
told-starting-zombie = Vor { $who } liegt zum Anfang ein Zombie.
told-use-axe = { $who } verwendet eine Axt: Barrikaden zählen doppelt.
told-use-chainsaw = { $who } verwendet eine Kettensäge: Hinterhalte werden ignoriert.
told-use-pistol = { $who } verwendet eine Pistole: Pengs zählen doppelt.
told-use-radio = { $who } verwendet ein Funkgerät: zwei Würfel mehr.
told-use-rocket = { $who } zündet eine Rakete.
told-use-barricade = { $who } verwendet einen Barrikadenmarker.
told-use-cut = { $who } wirft die Kettensäge an.
told-use-pistol-again = { $who } würfelt mit einer Pistole einen Schusswürfel neu.
told-use-axe-again = { $who } würfelt mit einer Axt einen Barrikadenwürfel neu.
told-use-medikit = { $who } greift zum Verbandskasten.
told-dropped = { $who } gibt einen Marker ab: { $tile }.
told-picked = { $who } nimmt { $dice }.
told-rolled = { $who } würfelt: { $faces }.
told-rolled-again = { $who } würfelt neu: { $faces }.
told-rolled-plus = Das + rollt weiter für { $who }: { $faces }.
told-zombies = { $zombies ->
    [one] Ein Zombie schlurft von { $who } zu { $to }.
   *[other] { $zombies } Zombies schlurfen von { $who } zu { $to }.
}
told-ambushes = { $ambushes ->
    [one] { $who } gerät in einen Hinterhalt.
   *[other] { $who } gerät in { $ambushes } Hinterhalte.
}
told-both = Zombies für { $to }: { $zombies }. Hinterhalte für { $who }: { $ambushes }.
told-bangs = { $count ->
    [one] { $who } hat ein Peng.
   *[other] { $who } hat { $count } Pengs.
}
told-new-ambush = { $who } gerät in einen neuen Hinterhalt.
told-bang-zombie = { $left ->
    [0] { $who } schießt einen Zombie weg. Das war das letzte Peng.
    [one] { $who } schießt einen Zombie weg. Noch ein Peng.
   *[other] { $who } schießt einen Zombie weg. Noch { $left } Pengs.
}
told-bang-ambush = { $left ->
    [0] { $who } schießt sich aus einem Hinterhalt frei. Das war das letzte Peng.
    [one] { $who } schießt sich aus einem Hinterhalt frei. Noch ein Peng.
   *[other] { $who } schießt sich aus einem Hinterhalt frei. Noch { $left } Pengs.
}
told-cut = { $who } zersägt einen Hinterhalt.
told-moved-rocket = { $count ->
    [one] Zisch! Ein Zombiewürfel fliegt von { $who } zu { $to }.
   *[other] Zisch! { $count } Zombiewürfel fliegen von { $who } zu { $to }.
}
told-moved-tile = { $count ->
    [one] Ein Zombiewürfel wandert von { $who } zu { $to }.
   *[other] { $count } Zombiewürfel wandern von { $who } zu { $to }.
}
told-moved-result = { $count ->
    [one] { $who } versperrt den Weg: Ein Zombiewürfel wandert zu { $to }.
   *[other] { $who } versperrt den Weg: { $count } Zombiewürfel wandern zu { $to }.
}
told-saved = { $who } würfelt { $face } und ist gerettet.
told-not-saved = { $who } würfelt { $face }: Der Verbandskasten hilft nicht.
told-overpowered = { $who } ist überwältigt!
told-life-lost = { $left ->
    [one] { $who } verliert ein Leben: Nur das letzte ist übrig.
   *[other] { $who } verliert ein Leben: { $left } sind übrig.
}
told-eliminated = { $who } scheidet aus und geht zu den Zombies.
told-risen = { $count ->
    [one] Zombie { $who } schickt einen Zombie zu { $to }.
   *[other] Zombie { $who } schickt { $count } Zombies zu { $to }.
}
told-risen-nothing = Zombie { $who } würfelt, aber nichts geschieht.
told-left = { $who } hat das Spiel verlassen.
told-scored = { $points ->
    [one] { $who }: ein Punkt.
   *[other] { $who }: { $points } Punkte.
}
told-scored-hero = { $points ->
    [one] { $who }: ein Punkt und ein Heldenmarker.
   *[other] { $who }: { $points } Punkte und ein Heldenmarker.
}
told-won = Nur { $who } lebt noch!
told-won-points = { $who } gewinnt Die Überlebenden!
told-shared = Geteilter Sieg: { $who }.

## Refusals

refuse-wait = Erst wird gewürfelt oder ein Marker gezogen.
refuse-due-side = Entscheide zuerst: Gegenstand oder Barrikade.
refuse-due-pre = Jetzt ist der Moment vor dem Würfeln: Verwende Marker oder wähle deine Würfel.
refuse-due-pick = Wähle zuerst deine Würfel.
refuse-due-post = Die Würfel sind gerade gefallen: Würfle neu oder lass sie so.
refuse-due-mark = Du verwendest den Helden: Markiere Würfel und wirf sie dann.
refuse-due-item = Zuerst die Gegenstände: Zieh einen Marker oder verzichte.
refuse-due-shot = Zuerst die Pengs: Schieß oder hör auf zu schießen.
refuse-due-barricade = Jetzt die Barrikaden: Schicke Würfel nach links oder wähle „Fertig“.
refuse-due-end-draw = Dein Zug endet: Zieh einen Marker oder verzichte.
refuse-due-limit = Drei Marker sind die Grenze: Gib zuerst einen ab.
refuse-due-medikit = Du wirst gleich überwältigt: Verwende den Verbandskasten oder verzichte.
refuse-unknown-choice = Das kann jetzt nicht gewählt werden.
refuse-before-rolling = Nur vor dem Würfeln: { $tile }.
refuse-after-rolling = Nur nach dem Würfeln: { $tile }.
refuse-after-assigning = Erst wenn die Würfel verteilt sind: { $tile }.
refuse-with-bangs = Erst wenn du deine Pengs verwendest, und das kommt gleich: { $tile }.
refuse-too-late = In diesem Zug zu spät: { $tile }.
refuse-before-choosing = Nur bevor du deine Würfel wählst: { $tile }.
refuse-ambush-gone = Der Hinterhalt auf diesem Würfel ist weg: Er kann nicht neu gewürfelt werden.
refuse-medikit-later = Der Verbandskasten hilft nur, wenn du gleich überwältigt wirst.
refuse-not-held = Diesen Marker hast du nicht: { $tile }.
refuse-already-doubled = Schon verdoppelt; noch einmal bringt nichts: { $tile }.
refuse-already-ignored = Hinterhalte werden in diesem Zug schon ignoriert.
refuse-nothing-in-front = Vor dir liegt nichts.
refuse-rocket-half = { $count ->
    [one] Die Rakete bewegt die Hälfte deiner Würfel, aufgerundet: hier einen.
   *[other] Die Rakete bewegt die Hälfte deiner Würfel, aufgerundet: hier { $count }.
}
refuse-no-such-die = Das liegt nicht vor dir: { $die }.
refuse-ambush-stays = Ein Hinterhalt lässt sich nicht verschieben. Schieß oder nimm eine Kettensäge.
refuse-no-result = Du hast keine Barrikade mehr.
refuse-no-bang = Du hast kein Peng mehr.
refuse-pick-count = { $count ->
    [one] Du wählst genau einen Würfel.
   *[other] Du wählst genau { $count } Würfel.
}
refuse-pick-type = Der Vorrat hat höchstens { $most } für dich: { $die }.
refuse-no-rolled-die = So ein Würfel ist in diesem Zug nicht geworfen worden.
refuse-bang-used = Du hast ein Peng verwendet: Schusswürfel können nicht mehr neu gewürfelt werden.
refuse-die-used = Ein Ergebnis dieses Würfels ist verwendet: Er kann nicht neu gewürfelt werden.
refuse-no-hero = Du hast keinen Heldenmarker.
refuse-mark-first = Markiere zuerst die Würfel, die der Held neu würfelt.
refuse-already-marked = Dieser Würfel ist schon markiert.
refuse-not-marked = Dieser Würfel ist nicht markiert.
refuse-no-take-back = Du hast in diesem Zug dich oft genug umentschieden: Wirf sie.
refuse-no-such-ambush = Das liegt nicht vor dir: { $die }.
refuse-no-pass-side = Du musst eine Seite wählen.
refuse-no-pass-pick = Du musst Würfel wählen: Niemand darf den Wurf auslassen.
refuse-no-pass-limit = Du musst einen Marker abgeben: Drei sind die Grenze.
refuse-no-pass-mark = Wirf die markierten Würfel oder nimm alle Markierungen weg.
refuse-not-yours = Das gehört dir nicht.

## Options

option-day_and_night = Tag und Nacht: Nachts ist die Apokalypsestufe um eins höher
option-survivors = Die Überlebenden: Alle haben drei Leben, Punkte entscheiden (gut zu zweit oder zu dritt)
option-zombies_everywhere = Zombies, Zombies überall! Wer ausgeschieden ist, würfelt für die Zombies weiter
option-first_player = Wer beginnt
option-first_player-random = durch das Los
option-first_player-0 = Rot
option-first_player-1 = Gelb
option-first_player-2 = Blau
option-first_player-3 = Grün
option-first_player-4 = Lila
option-hero_supply = Verwendete Heldenmarker
option-hero_supply-removed = verlassen das Spiel
option-hero_supply-returned = gehen in den Vorrat zurück
option-start_hero = Alle beginnen mit einem Heldenmarker
option-start_zombie = Von Anfang an liegt ein Zombie
option-start_zombie-first = nur vor dem Startspieler
option-start_zombie-all = vor allen
option-stack_doublers = Zwei Äxte oder zwei Pistolen in einem Zug zählen vierfach

## The picture

label-board = Der Tisch
label-level = Apokalypsestufe { $level }
label-apocalypses = { $count ->
    [one] Ein Apokalypse-Marker beiseitegelegt
   *[other] { $count } Apokalypse-Marker beiseitegelegt
}
label-day = Es ist Tag
label-night = Es ist Nacht: Die Stufe ist um eins höher
label-heroes = { $count ->
    [0] Keine Heldenmarker mehr
    [one] Ein Heldenmarker im Vorrat
   *[other] { $count } Heldenmarker im Vorrat
}
label-bag = { $count ->
    [one] Ein Marker im Beutel: { $tiles }
   *[other] { $count } Marker im Beutel: { $tiles }
}
label-bag-empty = Der Beutel ist leer
label-card-alive = { $who }
label-card-zombified = { $who }, zombifiziert
label-card-left = { $who } hat das Spiel verlassen
label-lives = { $count ->
    [one] { $who }: das letzte Leben
   *[other] { $who }: { $count } Leben
}
label-tile = { $tile }. { $does }
label-front = Vor { $who }: { $what }
label-next = Zombies gehen zu { $who }
label-compulsory = Pflicht-Zombiewürfel
label-die = { $die }: { $face }
label-die-waiting = { $die }, noch nicht geworfen
label-pool = Im Vorrat: { $die }, { $count }
label-force-axe = Axt: Barrikaden zählen ×{ $count }
label-force-pistol = Pistole: Pengs zählen ×{ $count }
label-force-chainsaw = Kettensäge: Hinterhalte werden ignoriert
label-force-radio = Funkgerät: { $count } Würfel mehr
label-force-items = { $count ->
    [one] Noch ein Gegenstandsergebnis
   *[other] Noch { $count } Gegenstandsergebnisse
}
label-force-bangs = { $count ->
    [one] Noch ein Peng
   *[other] Noch { $count } Pengs
}
label-force-results = { $count ->
    [one] Noch eine Barrikade
   *[other] Noch { $count } Barrikaden
}
label-force-draws = { $count ->
    [one] Ein Marker darf gezogen werden
   *[other] { $count } Marker dürfen gezogen werden
}
label-side-item = Gegenstandsseite
label-side-barricade = Barrikadenseite
counter-zombies = Gefahren
counter-tiles = Marker
counter-points = Punkte
badge-won = hat gewonnen
badge-zombified = zombifiziert
badge-left = hat das Spiel verlassen

## The text picture

show-level = Apokalypsestufe { $level }
show-bag = Beutel { $count }
show-heroes = Helden { $count }
show-apocalypses = Apokalypse-Marker { $count } von 3
show-night = Nacht
show-day = Tag
show-pool = Vorrat:
show-front = davor:
show-tray-empty = Die Würfelschale ist leer.
short-axe = Axt
short-chainsaw = Säge
short-rocket = Rakete
short-pistol = Pistole
short-medikit = Verband
short-radio = Funk
short-barricade = Barr.
short-die-zombie = Zombie
short-die-shot = Schuss
short-die-item = Gegenstand
short-die-barricade = Barrikade

## Lessons

lesson-aim = Überlebe deinen eigenen Zug: Liegt an seinem Ende noch ein Zombie vor dir, bist du ausgeschieden. Jetzt sind es zwei! Wer als Letzter noch lebt, gewinnt.
lesson-dice = Die Stufe ist 1, also ist ein Zombiewürfel Pflicht. Nimm vier weitere: zwei Schusswürfel, einen Gegenstandswürfel, einen Barrikadenwürfel.
lesson-dice-why = Jetzt brauchst du von allem etwas: zwei Schusswürfel, einen Gegenstandswürfel und einen Barrikadenwürfel.
lesson-item = Der Zombie, den du gewürfelt hast, ging zu deinem linken Nachbarn, Gelb. Und für den Gegenstandswürfel darfst du einen Marker ziehen: Nimm ihn.
lesson-item-why = Verzichte auf keinen Marker: Du wirst alle Hilfe brauchen.
lesson-bang = Ein Peng! Jedes Peng entfernt einen Zombie vor dir.
lesson-bang-why = Ein Peng, das du nicht nutzt, ist verloren. Entferne damit einen Zombie.
lesson-barricade = Eine Barrikade schickt einen Zombie zu deinem linken Nachbarn weiter. Nutze sie für den letzten.
lesson-barricade-why = Ohne sie bleibt der Zombie, und du scheidest aus. Schicke ihn weiter.
lesson-death = Gelb hat nichts Brauchbares gewürfelt und hatte zwei Zombies vor sich: überwältigt und ausgeschieden.
lesson-level = Und Blau hat einen Apokalypse-Marker gezogen: Die Stufe ist jetzt 2. Ab jetzt würfeln alle mit zwei Zombiewürfeln.
lesson-again = Von Blau kam ein Zombie. Nimm drei Schusswürfel und einen Barrikadenwürfel.
lesson-again-why = Jetzt musst du schießen: drei Schusswürfel und einen Barrikadenwürfel.
lesson-ambush = Ein Hinterhalt bleibt vor dir und lässt sich nicht weiterschicken. Schieß ihn mit deinem einzigen Peng weg.
lesson-ambush-why = Ein Peng reicht nicht für beide. Nutze es für den Hinterhalt: Gegen ihn hilft keine Barrikade.
lesson-medikit = Ein Zombie ist übrig, und dein Zug ist vorbei: So stirbt man. Aber du hast einen Verbandskasten. Würfle um dein Leben!
lesson-medikit-why = Ohne den Verbandskasten scheidest du jetzt aus. Nutze ihn.
lesson-end = Gerettet! Gegenstände, Pengs und Barrikaden haben dich bis hierher am Leben gehalten. Nur Blau ist übrig: Spiele weiter und bleib als Letzter am Leben.

## Why a move is good

reason-sends = Das schickt Zombies weiter zu { $who }.
reason-shoots = Das beseitigt einen Zombie.
reason-ambush = Das beseitigt einen Hinterhalt.

## What things are and do

now-held = { $who } hat diesen Marker.
thing-front = Zombies vor einem Spieler
about-front = Liegen sie am Ende seines Zuges noch da, wird der Spieler überwältigt. Ein Peng entfernt einen Zombie; eine Barrikade schickt den ganzen Würfel nach links.
thing-ambush = Hinterhalt
about-ambush = Er bleibt vor dem liegen, der ihn gewürfelt hat, und überwältigt wie ein Zombie. Ein Peng oder eine Kettensäge entfernt ihn; weiterschicken kann man ihn nie.
thing-compulsory = Zombiewürfel, Pflicht
about-compulsory = In jedem Zug musst du so viele Zombiewürfel werfen, wie die Apokalypsestufe sagt. Deine anderen Würfel wählst du frei.
about-die-zombie = Zombies gehen zu deinem linken Nachbarn, ein Hinterhalt bleibt vor dir liegen, eine Leerseite bewirkt nichts.
about-die-shot = Jedes Peng entfernt einen Zombie oder einen Hinterhalt vor dir. Peng + zählt und wird neu gewürfelt.
about-die-item = Für jeden Gegenstand darfst du einen Marker aus dem Beutel ziehen und später benutzen. Ein Hinterhalt bleibt vor dir liegen.
about-die-barricade = Jede Barrikade schickt einen Zombiewürfel, der vor dir liegt, nach links. Liegt am Ende nichts mehr vor dir, bringen unbenutzte Barrikaden Marker.
thing-medikit-die = Rettungswurf
about-medikit-die = Mit dem Verbandskasten wirft der Spieler einen Schusswürfel. Zeigt er ein Peng, überlebt der Spieler, und alles vor ihm ist weg.
thing-risen = Wurf eines zombifizierten Spielers
about-risen = Wer ausgeschieden ist, würfelt weiter mit einem Zombiewürfel, wenn er an der Reihe wäre. Zombies gehen nach links; ein Hinterhalt zählt nicht.
thing-bag = Beutel
about-bag = Hier werden Marker gezogen, für Gegenstände und für unbenutzte Barrikaden. Ein Apokalypse-Marker erhöht stattdessen die Stufe.
thing-next_tile = Der nächste Marker
about-next_tile = Niemand weiß, welcher als Nächster aus dem Beutel kommt. Was noch darin ist, dürfen alle wissen.
thing-level = Apokalypsestufe { $level }
about-level = { $level ->
    [one] Alle müssen in jedem Zug einen Zombiewürfel werfen. Jeder Apokalypse-Marker bringt einen dazu, bis es vier sind.
   *[other] Alle müssen in jedem Zug { $level } Zombiewürfel werfen. Jeder Apokalypse-Marker bringt einen dazu, bis es vier sind.
}
about-aside = Jeder gezogene Zombieapokalypse-Marker liegt hier und erhöht die Stufe für den Rest des Spiels um eins.
about-night = Es ist Nacht, bis jemand den Tagmarker zieht: Die Apokalypsestufe ist um eins höher.
about-day = Es ist Tag: Die Nacht erhöht die Apokalypsestufe nicht.
thing-heroes = Vorrat an Heldenmarkern
about-heroes = Wer in einem Zug drei Pengs benutzt, bekommt von hier einen Heldenmarker. Mehr als einen hat man nie.
about-side-barricade = Behalte den Marker mit der Barrikadenseite nach oben: Er schickt einen Zombiewürfel nach links, vor oder nach dem Wurf.
thing-life = Leben
about-life = Wer überwältigt wird, verliert ein Leben, statt auszuscheiden, und bekommt einen Heldenmarker. Ohne Leben bist du draußen. Jeder Lebensmarker zählt zwei Punkte.
thing-card = { $who }
about-card-alive = Am Leben. Auf der Karte liegen höchstens drei Marker; Zombies und Hinterhalte liegen davor.
about-card-zombified = Überwältigt und ausgeschieden. Zombies, die hierher kämen, gehen zum nächsten lebenden Spieler.
about-card-left = Hat das Spiel verlassen und gilt als ausgeschieden.
thing-turn = Wer am Zug ist
about-turn = Wer diesen Rahmen hat, wählt Würfel, wirft sie und kümmert sich um das, was vor ihm liegt.
thing-won = Gewinner
about-won = Der Letzte am Leben gewinnt; bei „Die Überlebenden“ gewinnt, wer die meisten Punkte hat.
thing-next = Wer die Zombies bekommt
about-next = Gewürfelte Zombies und von Barrikaden weitergeschickte Würfel kommen hierher: zum nächsten lebenden Spieler links.
thing-mark = Für den Helden markiert
about-mark = Dieser Würfel wird neu gewürfelt, wenn der Held benutzt wird. Noch einmal antippen nimmt die Markierung zurück.
thing-used = Benutzt
about-used = Ein Ergebnis dieses Würfels ist benutzt, darum kann er nicht mehr neu gewürfelt werden.
about-force-axe = Vor dem Wurf wurde eine Axt benutzt: Jede Barrikade zählt in diesem Zug mehr, beim Weiterschicken und beim Ziehen.
about-force-pistol = Vor dem Wurf wurde eine Pistole benutzt: Jedes Peng zählt in diesem Zug mehr.
about-force-chainsaw = Vor dem Wurf wurde eine Kettensäge benutzt: Jeder Hinterhalt dieses Zuges zählt als Leerseite.
about-force-radio = Vor dem Wurf wurde ein Funkgerät benutzt: In diesem Zug dürfen mehr Würfel gewählt werden.
about-force-items = So viele Marker dürfen für die gewürfelten Gegenstände noch aus dem Beutel gezogen werden. Was nicht benutzt wird, verfällt.
about-force-bangs = Jedes Peng entfernt einen Zombie oder einen Hinterhalt vor dem Spieler. Unbenutzte verfallen; drei in einem Zug bringen einen Heldenmarker.
about-force-results = Jede Barrikade schickt einen Zombiewürfel nach links. Liegt am Ende nichts mehr vor dem Spieler, bringt jede unbenutzte einen Marker.
about-force-draws = Der Zug ist überstanden: So viele Marker dürfen für unbenutzte Barrikaden gezogen werden. Sie liegen mit der Barrikadenseite nach oben.
about-counter-zombies = Zombies und Hinterhalte vor diesem Spieler. Alle müssen weg sein, wenn sein Zug endet.
about-counter-tiles = Gegenstände und Barrikaden, die dieser Spieler je einmal benutzen kann. Drei sind am Ende eines Zuges die Grenze.
about-counter-points = Die Überlebenden: zwei Punkte für jeden Lebensmarker, einer für jeden Gegenstands- oder Barrikadenmarker. Beim dritten Apokalypse-Marker gewinnt, wer die meisten Punkte hat.
thing-tray = Würfelschale
about-tray = Hier werden die Würfel dieses Zuges geworfen. Erst werden Zombies und Hinterhalte verteilt, dann kommen Gegenstände, Pengs und Barrikaden.
thing-place-hero = Feld für einen Heldenmarker
thing-place-front = Vor einem Spieler
thing-place-tile = Feld für einen Marker
entry-first = Wer beginnt?
number-shot = erschossene Zombies
number-passed = weitergeschickte Zombiewürfel
number-tiles = verwendete Marker
