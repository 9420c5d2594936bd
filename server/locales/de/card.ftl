# Die Übersichtskarte: was jeder Gebäudetyp zählt, und warum.

card-open = Wertung
card-open-hint = Was zählt, und warum (Taste ?)
card-title = Was zählt, und warum
card-city = Stadt
card-score = Warum { $points }?
card-hint = Wähle ein Gebäude oder eine Begründung, dann leuchtet auf, was zusammen zählt.
card-hidden = In diesem Raum gibt es Punkte erst am Ende zu sehen.
card-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
card-counts = { $both ->
    [true] Deine beiden Städte zählen
   *[false] Nur die niedrigere deiner beiden Städte zählt
}
card-tile = { $building }: { $reasons }.
card-reason = { $why }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
card-here = Zählt hier: { $reasons }.
card-picture = Beispiel: { $buildings }

card-rule-shop = Gerade Linien, waagerecht oder senkrecht: 2, 5, 10, 16 für 1, 2, 3, 4 Läden. Jeder Laden zählt nur für eine Linie.
card-rule-factory = Je 4 in der Stadt mit den meisten, 3 in der mit den zweitmeisten, 2 in jeder anderen.
card-rule-tavern = Sätze verschiedener Arten, wo sie auch liegen: 1, 4, 9, 17 für 1, 2, 3, 4 Arten.
card-rule-office = Alle zusammen, wo sie auch liegen: 1, 3, 6, 10, 15, 21; das siebte beginnt von vorn. Jedes neben einer Gaststätte: +1.
card-rule-park = Gruppen, die sich berühren: 2, 8, 12 für 1, 2, 3 Parks und 1 für jeden weiteren.
card-rule-house = Je 1 für jeden anderen Gebäudetyp der Stadt. Neben einer Fabrik nur 1.

card-why-shop_line = { $count ->
    [one] einzelner Laden
   *[other] Linie aus { $count }
}
card-why-most_factories = { $count } × 4: die meisten Fabriken
card-why-second_most_factories = { $count } × 3: die zweitmeisten
card-why-fewer_factories = { $count } × 2: andere haben mehr
card-why-tavern_set = { $count ->
    [one] 1 Art
   *[other] { $count } verschiedene Arten
}
card-why-offices = { $count ->
    [one] 1 Büro
   *[other] { $count } Büros
}
card-why-offices_beside_tavern = { $count } × 1: neben einer Gaststätte
card-why-park_group = { $count ->
    [one] einzelner Park
   *[other] Gruppe aus { $count }
}
card-why-houses = { $count } × { $each }: andere Gebäudetypen
card-why-houses_beside_factory = { $count } × 1: neben einer Fabrik
