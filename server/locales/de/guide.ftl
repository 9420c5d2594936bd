# Eine Einführung in den ersten Zügen.

guide-label = Einführung
guide-offer = Neu hier? Eine kurze Einführung begleitet dich.
guide-begin = Zeig es mir
guide-decline = Nein, danke
guide-next = Weiter
guide-skip = Einführung beenden
guide-finish = Alles klar

## Zwischen zwei Städten

guide-table-shared = Du baust zwei Städte: mit jedem deiner beiden Nachbarn eine. Am Ende zählt für dich nur die schwächere, kümmere dich also um beide.
guide-table-own = Du baust zwei Städte, dein Gegenüber auch. Am Ende zählen beide: Dein Ergebnis ist ihre Summe.
guide-table-choose = Such dir zwei dieser Plättchen aus. Noch sieht sie niemand.
guide-table-keep = Mit diesen beiden baust du gleich. Ein anderes käme an die Stelle des zweiten. Wenn du sicher bist, behalte sie: Das ist endgültig.
guide-table-reveal = Haben alle gewählt, werden alle Plättchen zugleich aufgedeckt.
guide-table-pick = In jede Stadt kommt eins deiner Plättchen. Nimm das erste: Zieh es, oder tipp es an.
guide-table-asked = Du hast deinem Partner einen Platz vorgeschlagen. Warte auf die Antwort, oder nimm wieder ein Plättchen und leg es selbst.
guide-table-agreed = Dein Partner ist einverstanden. Leg dein Plättchen mit diesem Knopf dorthin, oder nimm es und wähl einen anderen Platz.
guide-table-offered = Ein Partner schlägt einen Platz vor: Drück „Passt“ oder „Lieber nicht“. Oder leg ein eigenes Plättchen.
guide-table-suggest = Das ist ein Plättchen deines Partners. Tipp einen Platz an, dann „Diesen Platz vorschlagen“: Ob es dorthin kommt, entscheidet dein Partner.
guide-table-put = Such einen markierten Platz aus. Die Zahl darauf sagt, was die Stadt dazugewinnt.
guide-table-confirm = Bestätige den Platz: Danach bleibt das Plättchen liegen. Bis dahin kann es noch woandershin.
guide-table-other = Nun kommt das andere Plättchen in deine andere Stadt.
guide-table-partners = Deine Partner haben noch Plättchen zu legen. Tipp eins ihrer Plättchen an, um einen Platz vorzuschlagen, oder besprecht euch.
guide-table-partners-offered = Ein Partner schlägt einen Platz für ein eigenes Plättchen vor: Drück „Passt“ oder „Lieber nicht“.
guide-table-partners-wait = Fertig. Sobald alle es sind, geht es von selbst weiter.
guide-table-passed = Deine Hand ist weitergewandert, eine neue ist da. Wie Gebäude zählen, steht unter „Wertung“ – oder lass Finger oder Maus auf einem Plättchen ruhen.
guide-table-again = Noch ein Zug, diesmal ohne Hilfe: Wähle zwei von diesen.
guide-table-again-build = Alle Plättchen liegen offen. Leg wieder eins in jede Stadt.
guide-table-again-wait = Fertig. Sobald alle es sind, geht es von selbst weiter.
guide-table-on = Nach diesem Zug kommen die Doppelplättchen mit je zwei Gebäuden, dann noch drei Züge. Eine Stadt wird vier mal vier groß; wo sie endet, erscheinen gestrichelte Linien. Viel Vergnügen!
guide-table-on-own = Nach sechs Zügen kommen zwei mit Doppelplättchen, dann noch sechs. Eine Stadt wird vier mal vier groß; wo sie endet, erscheinen gestrichelte Linien. Viel Vergnügen!

## Das Solospiel

guide-solo-full = Du baust eine Stadt mit Autommaso und eine mit Automarta, und die beiden teilen sich Automacity. Für alle zählt die niedrigere ihrer zwei Städte: Deine muss die beste sein.
guide-solo-simple = Auf jeder Seite teilst du eine Stadt mit einem Automa, und die beiden teilen sich Automacity. Für alle zählt die niedrigere ihrer zwei Städte: Deine muss die beste sein.
guide-solo-tiles = Die Zahlen auf einem Plättchen sind seine Punkte. Wie Gebäude zählen, steht unter „Wertung“ – oder lass Finger oder Maus auf einem Plättchen ruhen.
guide-solo-assign = Tipp ein Plättchen an, dann die Stadt, für die es gedacht ist: bis jede eins hat.
guide-solo-say = Schau noch einmal hin und weise die Plättchen zu: Danach bleiben sie bei ihrer Stadt.
guide-solo-insert = Die linken Plättchen gehören in die linke Stadt, die rechten in die rechte. Tipp eins an, dann einen Platz, und bestätige ihn; die Zahl dort ist, was die Stadt dazugewinnt.
guide-solo-on = Das war ein Zug. Die Hände gehen weiter, und hier zeigen die Automas, was sie genommen haben und warum. In der zweiten Runde kommen Doppelplättchen mit zwei Gebäuden, die nicht gedreht werden. Viel Glück!
guide-solo-on-simple = Das war ein Zug. In der zweiten Runde kommen Doppelplättchen mit zwei Gebäuden, die nicht gedreht werden. Viel Glück!

## City Square Off

guide-square-off-base = Du füllst dein Raster, die andere Seite ihres, immer gleichzeitig mit demselben Plättchen. Wer noch Platz dafür findet, wenn die andere Seite keinen mehr hat, gewinnt.
guide-square-off-sprawl = Du füllst dein Raster, die andere Seite ihres, immer gleichzeitig mit demselben Plättchen. Plättchen dürfen über den Rand ragen, aber alles, was draußen liegt, zählt gegen dich.
guide-square-off-sprint = Ein Wettlauf. Beide legen in Ruhe ein Startplättchen, dann heißt es „Los!“: Alle 21 Plättchen gehören dir auf einmal, und das erste volle Raster gewinnt. Tipp ein Plättchen an, und du nimmst es zurück. Während des Wettlaufs bin ich still.
guide-square-off-starter = Nimm eines der Startplättchen: Tipp es an, oder zieh es. Jede Seite hat ein anderes.
guide-square-off-turn = Dreh und wende es, wie du magst: mit diesen Knöpfen, dem Mausrad oder mit R und F.
guide-square-off-turn-touch = Dreh und wende es, wie du magst: mit diesen Knöpfen oder mit einem zweiten Finger.
guide-square-off-centre = Zieh es nun in die markierte Mitte deines Rasters, oder tipp dort ein Feld an.
guide-square-off-anywhere = Zieh es nun irgendwohin auf dein Raster, oder tipp dort ein Feld an.
guide-square-off-confirm = Da liegt es, und noch kannst du es schieben und drehen. Zufrieden? Dann sag, dass du fertig bist.
guide-square-off-wait = Niemand sieht, was die andere Seite legt, bis beide fertig sind. Dann wird die erste Karte aufgedeckt.
guide-square-off-card = Die Karte verlangt von beiden Seiten dieses Plättchen. Leg es an das, was schon liegt, Kante an Kante.
guide-square-off-settle = Lass keine Löcher, in die nichts mehr passt. Gefällt es dir, sag, dass du fertig bist.
guide-square-off-wait-card = Fertig. Sobald es auch die andere Seite ist, liegen beide Raster offen.
guide-square-off-other = Beide Raster sind wieder offen: Hier siehst du, was die andere Seite aus demselben Plättchen gemacht hat, und eine neue Karte liegt da.
guide-square-off-on-base = So geht es Karte für Karte weiter, bis eine Seite das Plättchen nicht mehr unterbringt: Dann gewinnt die andere. Können es beide nicht, gewinnt die größere Gruppe freier Felder. Viel Vergnügen!
guide-square-off-on-sprawl = So geht es Karte für Karte weiter, bis ein Raster voll ist oder eine Seite das Plättchen nicht mehr legen kann. Dann gewinnt, wer weniger Felder draußen hat. Viel Vergnügen!
guide-square-off-ready = Dreh und schieb es, bis es dir gefällt, dann sag, dass du fertig bist. Sind es beide, geht es los. Viel Glück!
