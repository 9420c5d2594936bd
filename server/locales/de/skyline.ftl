# Eine fertige Stadt als Bild zum Behalten.

skyline-title = Skylines
skyline-which = Städte
skyline-city = Stadt { $number }
skyline-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
skyline-alt = Die Skyline einer fertigen Stadt. { $city }, gebaut von { $names }: { $score } Punkte. { $list }.
skyline-save = Bild speichern
skyline-share = Teilen
skyline-failed = Das Bild ließ sich nicht erstellen. Versuch es bitte noch einmal.
skyline-game = Die ganze Partie
skyline-game-alt = Alle Städte dieser Partie mit ihren Punkten, und wer gewonnen hat.
skyline-grow = Wachsen sehen
skyline-grown-alt = { $city }, gebaut von { $names }, in der Reihenfolge, in der ihre Plättchen gelegt wurden. Am Ende hat sie { $score } Punkte.
