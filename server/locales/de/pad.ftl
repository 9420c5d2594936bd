# Der Wertungsblock für Partien am echten Tisch.

pad-table = Der Tisch
pad-players = Spieler
pad-level = Stufe
pad-seats-1 = Allein gegen die Automas: Leftville, Righttown und dazwischen Automacity, die Stadt der beiden Automas.
pad-seats-2 = Zu zweit hat jeder zwei eigene Städte, und ihre Summe zählt.
pad-seats-3 = Im Uhrzeigersinn um den Tisch. Zwischen je zwei Nachbarn liegt ihre Stadt, auch zwischen dem letzten und dem ersten.
pad-player = Spieler { $number }
pad-cities = Die Städte
pad-how = Wähle unten ein Gebäude und tippe auf die Felder, auf denen es steht. Ist keins gewählt, zeigt jeder Tipp das nächste Gebäude. Auf der Tastatur bauen die Ziffern neben den Gebäuden, die Pfeiltasten bewegen, die Rücktaste leert.
pad-palette = Gebäude zur Auswahl
pad-clear-square = Feld leeren
pad-square = Zeile { $row }, Spalte { $column }: { $building }
pad-built = { $building }. { $city }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
pad-gaps = { $count ->
    [one] 1 Feld ist noch leer.
   *[other] { $count } Felder sind noch leer.
}
pad-loose = Sie hat kein Raster: Die Reihenfolge ist egal.
pad-so-far = Der Stand
pad-not-begun = Wer gewinnt, steht hier, sobald in jeder Stadt ein Gebäude steht.
pad-unfinished = Einige Felder sind noch leer: So steht es im Moment.
pad-share = Weitergeben
pad-share-hint = Der Link enthält alle Städte und Namen. Wer ihn öffnet, sieht diesen Block; an den Server geht nichts.
pad-share-title = Die Wertung unserer Städte
pad-link = Link zu diesem Block
pad-afresh = Neu beginnen
pad-afresh-title = Neu beginnen?
pad-afresh-text = Alle Städte werden geleert. Die Spieler und ihre Namen bleiben.
pad-afresh-automas = Die Karten der Automas werden neu gemischt.
pad-keep = Städte behalten
pad-link-opened = Dieser Block kam mit einem Link. Sobald du etwas änderst, ist er deiner.
pad-link-kept = Dieser Block kam mit einem Link. Was du hier änderst, bleibt in diesem Link, und dein eigener Block bleibt, wie er ist.
pad-link-damaged = Der Link ist beschädigt, vielleicht wurde er abgeschnitten. Bitte noch einmal darum; dein eigener Block ist unverändert.
pad-own = Zurück zu meinem

## Die Züge der Automas, wenn jemand allein spielt

pad-automas = Die Züge der Automas
pad-automas-how = Im vollständigen Modus deckt der Block die Karten der Automas auf und sagt, was sie nehmen und warum. Er richtet sich nach den Städten unten; trag dort jedes Plättchen ein, sobald es eingesetzt ist.
pad-automas-start = Gib allen sieben Plättchen und trag unten die zwei Doppelplättchen von Automacity ein.
pad-automas-left = Erst bist du dran: Weise zu und setz ein. Dann gehen die Hände nach links, und Autommaso bekommt deine.
pad-automas-right = Erst bist du dran: Weise zu und setz ein. Dann gehen die Hände nach rechts, und Automarta bekommt deine.
pad-automas-duplexes = Erst kommen dein Zug und die Runde der Doppelplättchen. Dann gib allen sieben neue Plättchen.
pad-automas-over = Das war der letzte Zug der Automas. Bau deine Städte fertig, und du siehst, wer gewinnt.
pad-automas-stock = Plättchen für die Hand
pad-automas-missing = { $count ->
    [0] Die Hand ist vollständig.
   *[other] Trag die Hand ein: noch { $count } Plättchen.
}
pad-automas-remove = { $tile }: herausnehmen
pad-automas-draw = Karte aufdecken
pad-automas-insert = In Automacity einsetzen: { $tile }
pad-automas-full = In Automacity ist kein Feld mehr frei. Leere erst eines.
pad-automas-back = Letzten Zug zurücknehmen
pad-automas-skip = Zug überspringen
