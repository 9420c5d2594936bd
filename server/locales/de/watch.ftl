# Einem Spiel zuschauen: wessen Städte zu sehen sind, und die Ansicht für einen Fernseher.

watch-chairs = Plätze zum Zuschauen
watch-all = Der ganze Tisch
watch-lead = In Führung mit { $points }: { $names } ({ $players ->
    [2] beide Städte zählen zusammen
   *[other] es zählt die schwächere Stadt
})
display-begin = Tischansicht
display-end = Tischansicht verlassen
display-join = Hier mitmachen
display-code = Die Adresse des Raums als QR-Code
watch-elsewhere = Spielst du schon auf einem anderen Gerät mit? Dort macht „Meine Partien“ einen Link für dieses.
