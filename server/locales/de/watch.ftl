# Einem Spiel zuschauen: wessen Städte zu sehen sind, und die Ansicht für einen Fernseher.

watch-chairs = Plätze zum Zuschauen
watch-all = Der ganze Tisch
watch-counts = { $players ->
    [2] Beide Städte eines Spielers zählen zusammen
   *[other] Von den zwei Städten eines Spielers zählt nur die schwächere
}
watch-leads = In Führung: { $names }
display-begin = Tischansicht
display-end = Tischansicht verlassen
display-join = Hier mitmachen
display-code = Die Adresse des Raums als QR-Code
watch-elsewhere = Spielst du schon auf einem anderen Gerät mit? Dort macht „Meine Partien“ einen Link für dieses.
