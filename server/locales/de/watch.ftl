# Einem Spiel zuschauen: wessen Städte zu sehen sind, und die Ansicht für einen Fernseher.

watch-chairs = Plätze zum Zuschauen
watch-all = Der ganze Tisch
display-begin = Tischansicht
display-end = Tischansicht verlassen
display-join = Hier geht es hinein
display-code = Die Adresse des Raums als QR-Code
watch-elsewhere = Du schaust zu. Spielst du hier auf einem anderen Gerät mit, erstell dort unter „Meine Spiele“ einen Link.
