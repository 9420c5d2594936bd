# City Square Off.

square-off-name = City Square Off

## Teile

square-off-piece = { $piece ->
    [a] einzelnes Feld
    [b] zwei Felder
    [c] gerader Dreier
    [d] Dreierwinkel
    [e] gerader Vierer
    [f] Viererquadrat
    [g] Vierer-T
    [h] Vierer-S
    [i] Vierer-L
    [j] Fünfer-F
    [k] gerader Fünfer
    [l] langes Fünfer-L
    [m] Fünfer-N
    [n] Fünfer-P
    [o] Fünfer-T
    [p] Fünfer-U
    [q] Fünfer-V
    [r] Fünfer-W
    [s] Fünferkreuz
    [t] Fünfer-Y
    [u] Fünfer-Z
    [A] Startplättchen, Block mit Arm
    [B] Startplättchen, schräger Block
    [C] Startplättchen, Block mit zwei Ecken
    [D] Startplättchen, langer schräger Block
   *[other] Plättchen
}

## Raster

square-off-grid-mine = Dein Raster
square-off-grid-of = Raster von { $names }
square-off-square = Zeile { $row }, Spalte { $col }
square-off-square-outside = außerhalb, Zeile { $row }, Spalte { $col }
square-off-cell = { $square }: { $what }
square-off-open = frei
square-off-cell-held = { $piece }, in der Hand
square-off-cell-laid = { $piece }, gelegt, lässt sich noch verschieben
square-off-cell-lost = frei, unerreichbar
square-off-can-lie = passt hier
square-off-why-off_grid = Da ragt es über den Rand des Rasters.
square-off-why-outside = Mindestens ein Feld muss auf dem Raster liegen.
square-off-why-off_centre = Es muss die Mitte bedecken, mit mindestens vier Feldern im markierten Bereich.
square-off-why-on_tile = Da liegt schon ein Plättchen.
square-off-why-apart = Es muss mit einer Kante an einem deiner Plättchen liegen.
square-off-open-squares = { $count ->
    [one] { $count } Feld frei
   *[other] { $count } Felder frei
}
square-off-outside-squares = { $count ->
    [one] { $count } außerhalb
   *[other] { $count } außerhalb
}
square-off-time = Zeit des Wettlaufs
square-off-took = Der Wettlauf dauerte { $time }.
square-off-pace = { $pace ->
    [one] { $pace } Feld pro Minute
   *[other] { $pace } Felder pro Minute
}
square-off-covered = Bedeckte Felder von { $names }
square-off-peek = { $grid }: vergrößern

## Der Zug

square-off-now-start = Der Anfang
square-off-now-place = Karte { $turn }
square-off-now-race = City Sprint
square-off-now-ended = Das Ende
square-off-head-start = Leg dein Startplättchen
square-off-head-place = Leg das Plättchen dieser Karte
square-off-head-race = Los! Füll dein Raster
square-off-head-done = Deine Seite ist fertig
square-off-head-watch-start = Beide Seiten legen ihr Startplättchen
square-off-head-watch-place = Beide Seiten legen dasselbe Plättchen
square-off-head-watch-race = Beide Seiten füllen ihr Raster
square-off-waiting = Warten auf { $names }.
square-off-hint-choose-start = { $mode ->
    [sprint] Nimm eines der Startplättchen. Das erste volle Raster gewinnt.
    [sprawl] Nimm eines der Startplättchen. Wer weniger Felder über den Rand legt, gewinnt.
   *[base] Nimm eines der Startplättchen. Wer kein Plättchen mehr legen kann, verliert.
}
square-off-hint-choose-race = Nimm eines deiner Plättchen oder eines vom Raster zurück.
square-off-hint-start = { $rule ->
    [anywhere] Zieh es auf dein Raster, oder tipp ein Feld an.
   *[centre] Zieh es in die Mitte deines Rasters, oder tipp dort ein Feld an.
}
square-off-hint-place = { $rule ->
    [overhang] Leg es an deine Plättchen. Je weniger Felder über den Rand ragen, desto besser.
   *[inside] Zieh es neben deine Plättchen, oder tipp dort ein Feld an.
}
square-off-hint-end = Wer nicht legen kann, verliert; könnt ihr beide nicht, gewinnt die größere freie Gruppe.
square-off-hint-race = Zieh es auf dein Raster, oder tipp. Tipp ein Plättchen an, um es zurückzunehmen.
square-off-hint-laid = Bis beide Seiten fertig sind, kannst du es schieben und drehen.
square-off-hint-outside = { $count ->
    [one] Ein Feld liegt außerhalb und zählt gegen dich.
   *[other] { $count } Felder liegen außerhalb und zählen gegen dich.
}
square-off-late = Die Zeit war um für { $names }: Ein Bot hat gelegt.
square-off-doing-choosing = wählt ein Startplättchen
square-off-doing-laying = legt
square-off-doing-done = fertig
square-off-doing-reading = noch beim letzten Ergebnis
square-off-stock-start = Startplättchen
square-off-stock-place = Plättchen in der Hand
square-off-stock-race = Deine Plättchen
square-off-taken = { $piece }, von der anderen Seite genommen
square-off-used = { $piece }, schon auf deinem Raster
square-off-taken-mark = weg
square-off-turns = Das Plättchen drehen
square-off-turn-left = Nach links drehen
square-off-turn-right = Nach rechts drehen
square-off-turn-over = Umdrehen
square-off-done = Fertig
square-off-again = Noch ändern
square-off-ahead = Felder markieren, die nicht mehr zu füllen sind
square-off-ahead-none = (noch keine)
square-off-cards = Karten und Plättchen
square-off-card = Karte { $turn }
square-off-to-come = Kommen noch: { $count }
square-off-gone = Gespielt: { $count }
square-off-give-up = Aufgeben …
square-off-give-up-title = Die Partie aufgeben?
square-off-give-up-text = { $team ->
    [team] Deine ganze Seite verliert, und die Partie ist zu Ende.
   *[alone] Du verlierst, und die Partie ist zu Ende.
}
square-off-give-up-sure = Aufgeben
square-off-give-up-not = Weiterspielen

## Für Vorleseprogramme

square-off-say-card = Karte { $turn }: { $piece }.
square-off-say-chosen = { $piece } in der Hand. Die Pfeiltasten verschieben, R dreht, F wendet, Enter legt, Escape legt zurück.
square-off-say-turned = Gedreht: { $shape }
square-off-shape = { $high } hoch, { $wide } breit.
square-off-shape-row = Zeile { $row }: { $cols }.
square-off-say-laid = { $piece } gelegt. Bis du fertig bist, lässt es sich verschieben.
square-off-say-laid-race = { $piece } gelegt.
square-off-say-back = Zurückgelegt.
square-off-say-other-done = Die andere Seite ist fertig.
square-off-say-side-laid = Für deine Seite gelegt: { $piece }, { $square }.
square-off-say-side-lifted = Für deine Seite zurückgenommen: { $piece }.
square-off-say-side-done = Deine Seite ist fertig.
square-off-say-side-again = Deine Seite ist doch noch nicht fertig.
square-off-say-other-open = Die andere Seite: { $open }.
square-off-go = Los!

## Das Ende

square-off-end-drawn = Unentschieden
square-off-end-won = Sieg für { $names }
square-off-end-you = Du hast gewonnen
square-off-end-yours = Deine Seite hat gewonnen
square-off-end-winner = gewonnen
square-off-end-fit = Dieses Plättchen hatte auf dem Raster von { $winner } noch Platz, auf dem von { $loser } nicht mehr: { $piece }.
square-off-end-groups = Für das letzte Plättchen ({ $piece }) hatte keine Seite mehr Platz. { $rank ->
    [1] Die größere Gruppe freier Felder gewinnt
   *[other] Die größten Gruppen freier Felder sind gleich, also entscheiden die ersten, die sich unterscheiden: Die größere gewinnt
}, { $more } gegen { $less }.
square-off-end-groups-drawn = Für das letzte Plättchen ({ $piece }) hatte keine Seite mehr Platz, und alle Gruppen freier Felder sind gleich groß.
square-off-end-outside = Weniger Felder außerhalb des Rasters: { $less } gegen { $more }.
square-off-end-outside-drawn = Beide Seiten haben { $less } Felder außerhalb des Rasters.
square-off-end-covered = Das Raster von { $winner } war zuerst bedeckt.
square-off-end-gave-up = Aufgegeben: { $loser }.
square-off-compared = Was verglichen wurde
square-off-groups = Gruppen freier Felder
square-off-squares = Felder
square-off-group =
    { $rank ->
        [1] Größte
        [2] Zweitgrößte
        [3] Drittgrößte
        *[other] { $rank }.-größte
    }
square-off-outside = Außerhalb des Rasters
square-off-open-row = Frei
square-off-decides = entscheidet
square-off-solve = Zeigen, wie meines zu füllen gewesen wäre
square-off-solution-of = Raster von { $names }, gefüllt
square-off-solution-back = { $count ->
    [0] Kein Plättchen muss zurückgenommen werden.
    [one] { $count } Plättchen zurückgenommen.
   *[other] { $count } Plättchen zurückgenommen.
}
square-off-solution-hide = Meines zeigen, wie es war
square-off-solution-show = Gefüllt zeigen
