# Die Seite einer beendeten Partie, die sie noch einmal zeigt.

replay-open = Partie noch einmal ansehen
replay-along = Mit { $name } ansehen
replay-heading = Partie { $number } im Rückblick
replay-heading-upload = Eine Partie im Rückblick
replay-links = Diese Partie
replay-file = Herunterladen
replay-picture = Bild
replay-picture-save = Ein Bild der Partie speichern
replay-to-room = Zum Raum
replay-to-files = Mehr Partien aus Dateien
replay-none = Diese Partie lässt sich nicht zeigen
replay-none-why = Vielleicht läuft sie noch, oder der Raum lässt dich nicht ein.

replay-controls = Durch die Partie
replay-turn-back = Zum Zug davor
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-on = Einen Schritt weiter
replay-turn-on = Zum nächsten Zug
replay-list = { $hands ->
    [true] Züge, Gespräche, Hände und Punkte
   *[other] Züge, Gespräche und Punkte
}
replay-moves = Züge
replay-position = Stelle in der Partie
replay-speed = Tempo

replay-dealt = Die Partie beginnt.
replay-over = Die Partie ist zu Ende.
replay-hands = Was alle in diesem Zug auf der Hand hatten
replay-kept-tile = { $tile }, behalten
replay-points = Punkte
replay-covered = Bedeckte Felder

## Was getan wurde

replay-kept = { $name } behält: { $first }, { $second }
replay-placed = { $name } legt { $tile }: { $city }
# Bevor beide in die gemeinsame Stadt legen.
replay-held = { $on ->
    [true] { $name } lässt { $partner } den Vortritt
   *[false] { $name } wartet nicht mehr auf { $partner }
}
replay-proposed = schlägt für { $own ->
    [true] ein eigenes Plättchen
   *[false] ein Plättchen von { $owner }
} ({ $tile }) einen Platz vor: { $where } – { $outcome ->
    [accepted] einverstanden
    [declined] abgelehnt
    [withdrawn] zurückgezogen
   *[open] ohne Antwort
}
replay-for-town = { $town }: { $tile }
replay-assigned = { $name } weist zu – { $tiles }
replay-laid = { $name } legt { $piece }
replay-lifted = { $name } nimmt zurück: { $piece }
replay-gave-up = { $name } gibt auf

## Analyse

replay-two-tiles = { $first } und { $second }
replay-into = { $tile } – { $city }
review-ask = Was war jeder Zug wert?
review-hint = Der Server spielt von jedem Zug aus weiter und weiß dabei nur, was der Spieler wusste. Das dauert ein paar Sekunden.
review-none = Für Partien dieser Art gibt es noch keine Analyse.
review-thinking = Spielt von jedem Zug aus weiter …
review-done = Die Analyse ist da.
review-failed = Die Analyse kam nicht an. Versuch es gleich noch einmal.
review-heading = Wie gut alle gespielt haben
review-heading-hint = Wie viel vom Möglichen jeder herausgeholt hat, und wie gut die Züge im Vergleich zu den besten waren. Geh die Partie durch: Bei jeder Wahl steht, wie gut sie war und was sonst möglich war.
review-count-best = { $count ->
    [one] { $count } optimaler
   *[other] { $count } optimale
}
review-count-good = { $count ->
    [one] { $count } guter
   *[other] { $count } gute
}
review-count-doubtful = { $count ->
    [one] { $count } fraglicher
   *[other] { $count } fragliche
}
review-count-missed = { $count ->
    [one] { $count } schwacher
   *[other] { $count } schwache
}
review-mark-best = optimal
review-mark-good = gut
review-mark-doubtful = fraglich
review-mark-missed = schwach
review-partners = Partner
review-luck = Glück beim Austeilen, in Punkten
review-turned = Wo sich die Partie drehte
review-turned-tiles = Keine Wahl war hier teuer: Es lag an den Plättchen oder daran, was die anderen bauten.
review-lead = { $name }: erst { $before }, danach { $after }
review-chances = Gewinnchance, { $name }: { $before } vor den Plättchen beider Seiten, { $after } danach
review-ahead = { $points } Punkte vorn
review-behind = { $points } Punkte zurück
review-level = gleichauf
review-better = Um { $points } Punkte besser: { $option }
review-hindsight = Das Beste aus denselben Plättchen
review-reached = { $reached } von { $most } Punkten
review-only = Etwas anderes ging nicht.
review-options = Was möglich war
review-result = Zu erwartendes Ergebnis: { $points }
review-difference = Abstand
review-difference-means = Abstand: um wie viele Punkte der zu erwartende Vorsprung kleiner ist als mit dem besten Zug. Fett: was gespielt wurde.
review-fits = So hätte das letzte Plättchen noch gepasst
review-fits-from = { $names }: Ab diesem Zug hätten alle Plättchen, die noch kamen, Platz gehabt, in der Reihenfolge der Nummern.
review-fits-grid = Raster von { $names }, wie es hätte werden können
review-rescues = Unter jedem Zug des Wettlaufs siehst du, wie sich das Raster dieser Seite noch hätte füllen lassen.
review-likelier = Mit der Mitte auf { $place } gewinnt das Plättchen in { $best } der Fälle statt in { $played }.
review-chance = Siege
review-still-fit = Passende Plättchen
review-squares-columns = Siege: wie oft, wenn die Partie von da an weitergeht. Passende Plättchen: wie viele von den noch kommenden ({ $count }) danach einen Platz haben. Plätze sind nach der Mitte des Plättchens benannt. Fett: was gespielt wurde.
review-race = Wie die Raster voll geworden wären
review-race-hint = Der Server sucht nach jedem Zug, wie das Raster noch voll würde. Das dauert ein paar Sekunden.
review-square-number = { $number }: { $piece }
review-square-played = { $piece }, wie gespielt
review-square-shown = { $piece }, auf dem gezeigten Platz

## Gemeinsam ansehen

together-open = Gemeinsam ansehen
together-connecting = Verbindung zum Raum …
together-out = Der Raum lässt dich gerade nicht ein. Du kannst allein zusehen.
together-mine = Du führst: Wer mit dir zusieht, geht mit dir mit.
together-nobody = Gerade führt niemand.
together-stranger = Gerade führt niemand. Führen kann, wer im Raum einen Namen hat.
together-following = { $name } führt, du folgst.
together-apart = { $name } führt, du siehst dich allein um.
together-here = Auch im Raum: { $names }
together-followers = Schauen mit: { $names }
together-look-around = Selbst umsehen
together-follow = { $name } folgen
together-lead = Von hier an führen
together-leave = Verlassen
together-begun = Deine nächste Partie läuft: spiel mit
together-setting-up = Zur nächsten Partie

## Playing on from a moment

branch-open = Von hier weiterspielen
branch-over = Hier ist die Partie vorbei. Geh zu einem früheren Moment zurück.
branch-what = Es öffnet sich ein neuer Raum, in dem diese Partie von hier an weitergeht, mit denselben Plättchen. Die anderen Plätze nehmen Bots.
branch-what-alone = Es öffnet sich ein neuer Raum, in dem diese Partie von hier an weitergeht, mit denselben Plättchen.
branch-seat = Dein Platz
branch-bots = Die Bots spielen
branch-known = Wie diese Partie weiterging, ist bekannt. Darum zählt dort nichts: keine Siege, keine Bestenliste. Der Raum zeigt, aus welcher Partie er stammt.
branch-begin = Weiterspielen
branch-failed = Der Raum ließ sich nicht öffnen. Bitte versuche es gleich noch einmal.
branched-mark = Was wäre, wenn?
branched-what = Diese Partie geht von einem Moment einer anderen aus weiter. Ihre Plättchen waren vorher bekannt, darum werden keine Siege gezählt.
branched-watch = Die andere Partie ansehen
dealt-again-what = Diese Partie hat die Plättchen einer anderen. Vielleicht kannte sie jemand, darum werden keine Siege gezählt.
of-day-what = Das sind die Plättchen vom { DATETIME($day, dateStyle: "long") }: Wer sie mit gleich vielen Spielern gespielt hat, hatte dieselben.
of-day-checked = Dein Browser hat geprüft, dass nichts als das Geheimnis des Tages sie bestimmt hat.
of-day-others = Was andere daraus gemacht haben

## Comparing two tables with the same deal

compare-open = Mit einem anderen Tisch vergleichen
compare-what = Was hat ein anderer Tisch aus denselben Plättchen gemacht? Hier stehen die anderen Partien mit denselben Plättchen, soweit du sie sehen darfst.
compare-looking = Partien mit denselben Plättchen werden gesucht …
compare-none = Keine, die du sehen darfst: Private Räume zeigen ihre nur den Mitgliedern. Öffne einen Raum mit diesen Plättchen oder spiel diese Partie von Anfang an weiter, und vergleiche danach.
compare-failed = Die Liste kam nicht an. Ein Link geht trotzdem.
# Beside the names of those who played.
compare-origin = Die Partie davor
compare-left = Ein Tisch, an dem niemand mehr sitzt
compare-link = Oder der Link zu einer Partie
compare-go = Vergleichen
compare-bad = Das ist kein Link zu einer beendeten Partie auf diesem Server.
compare-itself = Das ist diese Partie selbst.
again-what = Oder lass andere mit denselben Plättchen spielen: Du öffnest einen Raum und schickst ihnen den Link. Dort zählt nichts, denn vielleicht kennt jemand die Plättchen.
again-open = Raum mit diesen Plättchen öffnen
compare-missing = Die andere Partie lässt sich nicht zeigen
compare-missing-why = Sie ist nicht zu Ende, nicht mehr hier, oder in ihrem Raum darf sonst niemand zusehen.
compare-back = Zurück zur Partie
compare-title = Dieselben Plättchen an zwei Tischen
compare-title-other = Zwei Partien nebeneinander
compare-other = Diese Partien wurden verschieden ausgeteilt. Das ist aus ihnen geworden.
compare-same = Beide Tische haben bis zum Ende dasselbe getan.
# $turn: "Round 1, turn 2".
compare-parted = Bis hierhin taten beide Tische dasselbe: { $turn }. Darunter steht, was nur der eine oder nur der andere tat.
compare-parted-at-once = Die Tische trennen sich gleich im ersten Zug: { $turn }. Darunter steht, was nur der eine oder nur der andere tat.
compare-seats = Dieselbe Nummer ist derselbe Platz: Er begann an beiden Tischen mit denselben Plättchen.
compare-this = Diese Partie
compare-that = Die andere Partie
compare-nothing = Nichts, was der andere Tisch nicht auch tat.
compare-watch = Von da an ansehen
compare-picture = Wie es am Ende aussah
