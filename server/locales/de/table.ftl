# Der Spieltisch: Städte, Hand, Plättchen.

table-comma = ,{" "}
table-you = Du
table-nobody = Niemand
table-close = Schließen

## Plättchen

table-building-S = Laden
table-building-F = Fabrik
table-building-M = Gaststätte mit Musik
table-building-D = Gaststätte mit Getränken
table-building-E = Gaststätte mit Essen
table-building-B = Gaststätte mit Betten
table-building-O = Büro
table-building-P = Park
table-building-H = Haus
table-duplex-lying = Doppelplättchen, { $first } links von { $second }
table-duplex-standing = Doppelplättchen, { $first } über { $second }
table-type-shops = Läden
table-type-factories = Fabriken
table-type-taverns = Gaststätten
table-type-offices = Büros
table-type-parks = Parks
table-type-houses = Häuser
table-total = Summe
table-score = Punktestand

## Städte und Felder

table-side-left = Linke Stadt
table-side-right = Rechte Stadt
table-with = mit { $partner }
table-city-left = Deine linke Stadt, mit { $partner }
table-city-right = Deine rechte Stadt, mit { $partner }
table-city-between = Stadt von { $one } und { $other }
table-between = { $one } & { $other }
table-city-empty = Hier steht noch nichts.
table-row = Reihe { $row }: { $buildings }.
table-cell-free = frei
table-cell = Reihe { $row } von { $rows }, Spalte { $col } von { $cols }
table-points-change = { $sign ->
    [minus] minus
   *[plus] plus
} { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
table-beside = neben: { $buildings }

## Der Ring

table-ring = Alle am Tisch
table-pass-left = Die Hand geht nach links
table-pass-right = Die Hand geht nach rechts
table-doing-thinking = am Überlegen
table-doing-chosen = gewählt
table-doing-placing = am Legen
table-doing-placed = gelegt
table-doing-holding = abwartend
table-doing-called = zuerst
table-doing-away = nicht da

## Der Zug

table-turn = Runde { $round }, Zug { $turn } von { $turns }
table-head-choose = Wähle zwei Plättchen
table-head-choosing = Es wird gewählt
table-head-placing = Es wird gelegt
table-head-given = Deine zwei Plättchen
table-head-place = Bau in beiden Städten
table-head-placed = Beide Plättchen liegen
table-head-ended = Die Städte sind fertig
table-hint-choose = { $count ->
    [0] Eins für jede deiner Städte. Wohin welches kommt, entscheidet sich später.
    [one] Und noch eins.
   *[other] Ist die Wahl bestätigt, lässt sie sich nicht mehr ändern.
}
table-hint-idle = Zieh ein Plättchen in eine Stadt, oder tipp erst das Plättchen an, dann den Platz.
table-hint-picked = Tipp einen markierten Platz in einer deiner Städte an.
table-hint-dragging = Lass über einem markierten Platz los.
table-hint-provisional = Bestätige den Platz, wähl einen anderen oder nimm das Plättchen zurück.
table-hint-sent = Unterwegs …
table-waiting = Es fehlt noch: { $names }
table-hand = Deine Hand
table-given = Die Plättchen, die du gewählt hast
table-give = Diese zwei behalten
table-my-tiles = Deine zwei Plättchen
table-placed-tile = { $tile }, gelegt
table-in-left = linke Stadt
table-in-right = rechte Stadt
table-pages = Teile des Tisches
table-tab-hand = Hand

## Legen

table-confirm = Legen
table-take-back = Zurücknehmen
table-hold = Du zuerst
table-you-hold = Du wartest auf { $name }.
table-partner-holds = { $name } wartet auf dich.
table-partner-placed = { $name } hat hier gelegt.
table-called-you = Ihr wartet beide: Du legst zuerst.
table-called-partner = Ihr wartet beide: { $name } legt zuerst.
table-partner-tiles = Die zwei Plättchen von { $name }
table-why-served = Diese Stadt hat ihr Plättchen in diesem Zug schon von dir.
table-why-taken = Da steht schon etwas.
table-why-apart = Ein Plättchen schließt an die Stadt an und bleibt in ihren vier mal vier Feldern.

## Vorschläge

table-propose = Diesen Platz vorschlagen
table-propose-tile = Platz vorschlagen: { $tile }
table-proposal = Vorschlag: { $tile }
table-accept = Annehmen
table-decline = Ablehnen
table-withdraw = Zurückziehen

## Für Bildschirmleser

table-say-picked = { $tile } gewählt, { $count } von 2.
table-say-unpicked = { $tile } zurückgelegt, { $count } von 2.
table-say-lifted = { $tile } in der Hand. Die Pfeiltasten wählen den Platz, Tab wechselt die Stadt, Enter legt vorläufig, Escape legt zurück.
table-say-back = Plättchen zurückgelegt.
table-say-provisional = Vorläufig auf { $where }. Enter legt endgültig, Escape nimmt zurück.
table-say-placed = Gelegt. { $city }.
table-say-proposed = Vorgeschlagen.
table-say-revealed = { $name }: { $first } und { $second }.
table-say-partner-left = { $name } hat in deiner linken Stadt gelegt: { $tile }.
table-say-partner-right = { $name } hat in deiner rechten Stadt gelegt: { $tile }.
