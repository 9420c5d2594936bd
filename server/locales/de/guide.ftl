# Eine Begleitung durch die ersten Züge.

guide-label = Begleitung
guide-offer = Neu hier? Eine kurze Einführung kann dich durch die ersten Züge begleiten.
guide-begin = Zeig es mir
guide-decline = Nein, danke
guide-next = Weiter
guide-skip = Einführung beenden
guide-finish = Alles klar

## Zwischen zwei Städten

guide-table-shared = Du baust an zwei Städten, mit jedem Nachbarn an einer. Am Ende zählt für dich nur die schwächere von beiden: Kümmere dich also um beide.
guide-table-own = Du baust zwei Städte, dein Gegenüber auch. Am Ende zählt nur die schwächere von beiden: Kümmere dich also um beide.
guide-table-choose = Such dir zwei dieser Plättchen aus. Noch sieht sie niemand.
guide-table-keep = Mit diesen beiden baust du gleich. Behalte sie, oder tipp ein anderes an, um zu tauschen.
guide-table-reveal = Haben alle gewählt, werden alle Plättchen zugleich aufgedeckt.
guide-table-pick = In jede Stadt kommt eins deiner Plättchen. Nimm das erste: Zieh es, oder tipp es an.
guide-table-put = Such einen markierten Platz aus. Die Zahl darauf sagt, was die Stadt dazugewinnt.
guide-table-confirm = Die Punkte zeigen schon, was sich ändern würde. Bestätige den Platz: Danach bleibt das Plättchen liegen.
guide-table-other = Nun kommt das andere Plättchen in deine andere Stadt.
guide-table-partners = Deine Partner legen ihre. Tipp eins ihrer Plättchen an, um einen Platz vorzuschlagen, oder besprecht euch.
guide-table-passed = Der Rest deiner Hand ist weitergewandert, und du hast eine neue bekommen. Jede Art von Gebäuden zählt auf ihre eigene Weise.
guide-table-again = Noch ein Zug, diesmal allein: Wähle zwei und leg sie.
guide-table-on = Mehr ist es nicht. Nach drei Zügen kommen die Doppelplättchen, dann noch drei Züge, und die Städte sind fertig. Viel Vergnügen!

## Das Solospiel

guide-solo-full = Du baust eine Stadt mit Autommaso und eine mit Automarta. Deine niedrigere muss die Stadt der Automas schlagen.
guide-solo-simple = Du baust auf jeder Seite eine Stadt, die Automas bauen eine dazwischen. Deine niedrigere muss ihre schlagen.
guide-solo-assign = Tipp ein Plättchen an, dann die Stadt, für die es gedacht ist, bis jede eines hat.
guide-solo-say = Schau noch einmal hin und weise sie zu: Danach bleiben sie bei ihrer Stadt.
guide-solo-insert = Unter jeder Stadt liegen nun ihre Plättchen. Setz alle ein; die Zahl auf einem Platz sagt, was die Stadt dazugewinnt.
guide-solo-on = Das war ein Zug. Die Hände gehen weiter, und die Automas zeigen, was sie genommen haben und warum. Viel Glück!
