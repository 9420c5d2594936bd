# Der Spieltisch: Städte, Hand, Plättchen.

table-comma = ,{" "}
table-you = Du
table-nobody = Niemand
table-close = Schließen
table-total = Summe
table-score = Punkte bisher

## Städte und Felder

table-side-left = Linke Stadt
table-side-right = Rechte Stadt
table-with = mit { $partner }
table-city-left = Deine linke Stadt, mit { $partner }
table-city-right = Deine rechte Stadt, mit { $partner }
table-own-left = Deine linke Stadt
table-own-right = Deine rechte Stadt
table-city-of-left = Linke Stadt von { $name }
table-city-of-right = Rechte Stadt von { $name }
table-city-between = Stadt von { $one } und { $other }
table-between = { $one } & { $other }
table-city-empty = Hier steht noch nichts.
table-row = Reihe { $row }: { $buildings }.
table-cell-free = frei
table-cell = Reihe { $row }, Spalte { $col }
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
table-doing-thinking = wählt
table-doing-chosen = gewählt
table-doing-placing = legt
table-doing-placed = gelegt
table-doing-holding = danach
table-doing-called = zuerst
table-doing-gone = nicht da
table-doing-reading = beim Ergebnis
table-doing-away = fehlt
table-doing-held = ein Bot spielt

## Der Zug

table-turn = { $turns ->
    [1] Runde { $round }, der einzige Zug
   *[other] Runde { $round }, Zug { $turn } von { $turns }
}
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
table-hint-choose-duplexes = { $count ->
    [0] Eins je Stadt. Ein Doppelplättchen füllt zwei Felder und wird nicht gedreht.
   *[other] { table-hint-choose }
}
table-hint-choose-last = { $count ->
    [0] Zwei für deine Städte. Das dritte wird verdeckt aus dem Spiel genommen.
   *[other] { table-hint-choose }
}
table-hint-choose-twice = Jede Runde wird zweimal gespielt, als A und B. Ein Plättchen je Stadt; beide Städte zählen.
table-hint-choose-again = Noch einmal, mit neuen Plättchen. Eins für jede deiner Städte.
table-why-two = { $count ->
    [0] Wähle zuerst zwei Plättchen.
   *[other] Wähle zuerst noch ein Plättchen.
}
table-hint-idle = Zieh ein Plättchen in eine Stadt, oder tipp erst das Plättchen an, dann den Platz.
table-hint-picked = Wähl einen markierten Platz in einer deiner Städte.
table-hint-paused = Die Partie ist angehalten. Lass sie weiterlaufen, wenn alle so weit sind.
table-hint-paused-by-host = Die Partie ist angehalten, bis { $name } sie weiterlaufen lässt.
table-why-choosing = Wähle zuerst zwei Plättchen. Gelegt wird nach dem Aufdecken.
table-why-placed = { $name } hat dieses Plättchen gerade gelegt.
table-why-paused = Die Partie ist angehalten. Bis es weitergeht, bleiben alle Plättchen liegen.
table-hint-dragging = Lass über einem markierten Platz los.
table-hint-provisional = Bestätige den Platz, wähl einen anderen oder nimm das Plättchen zurück.
table-hint-other = Bestätige den Platz oder wähl einen für dein anderes Plättchen: { $tile }.
table-hint-last = Wähl einen Platz für dein anderes Plättchen: { $tile }.
table-hint-propose = Wähl den Platz, den du { $name } vorschlägst.
table-hint-proposed = { $name } schlägt einen Platz für das eigene Plättchen vor: { $tile }.
table-hint-proposed-own = { $name } schlägt einen Platz für dein Plättchen vor: { $tile }.
table-hint-proposed-press = Drück auf das gestrichelte Plättchen, um zu antworten.
table-hint-proposed-here = { $name } schlägt für dein Plättchen denselben Platz vor: Mit „Legen“ sagst du Ja.
table-hint-proposed-back = Antworte oder drück noch einmal auf den Vorschlag, um zu deinem Plättchen zurückzukommen.
table-hint-asked = Es fehlt noch die Antwort von { $name }. Wenn der Vorschlag passt, legt { $name } das Plättchen dorthin.
table-hint-asked-own = Es fehlt noch die Antwort von { $name }. Wenn der Vorschlag passt, legst du dein Plättchen dorthin.
table-hint-agreed = { $name } ist einverstanden: Drück „Hierhin legen“ oder such einen anderen Platz für das Plättchen.
table-hint-proposing = Schlag diesen Platz vor, wähl einen anderen oder leg das Plättchen zurück.
table-hint-same = { $name } hat ein Plättchen auf demselben Platz. Wer zuerst bestätigt, baut dort.
table-hint-both = Leg beide, oder eins nach dem anderen. Bis dahin kannst du sie noch verschieben.
table-hint-replaces = Hier ersetzt es: { $tile }.
table-hint-sent = Wird gesendet …
table-swapped = Getauscht: { $tile } statt { $other }. Zwei kannst du behalten.
table-waiting = { $count ->
        [one] Es fehlt noch: { $names }
       *[other] Es fehlen noch: { $names }
    }
table-hint-meanwhile = Tipp inzwischen ein Plättchen deiner Partner an, um einen Platz vorzuschlagen.
table-hand = Deine Hand
table-given = Die Plättchen, die du gewählt hast
table-give = Diese zwei behalten
table-my-tiles = Deine zwei Plättchen
table-placed-tile = { $tile }, gelegt
table-in-left = linke Stadt
table-in-right = rechte Stadt
table-enlarge = Vergrößern: { $city }
table-both-cities = Beide Städte zeigen
table-tab-hand = Hand

## Legen

table-confirm = Legen
table-confirm-for = Legen für { $name }
table-place-both = Beide legen
table-take-back = Zurück von diesem Platz
table-take-back-word = Zurück
table-hold-means = { $name } zuerst legen lassen
table-hold-brief = { $name } zuerst
table-hold-end = Nicht warten
table-you-hold = Du wartest: { $name } legt zuerst.
table-partner-holds = { $name } wartet auf dein Plättchen.
table-partner-placed = { $name } hat hier gelegt.
table-called-you = Ihr wartet beide: Du legst zuerst (dein Sitzwert { $mine } ist kleiner als { $theirs }).
table-called-over = { $name } wartet nicht mehr: Wer so weit ist, kann legen.
table-called-partner = Ihr wartet beide: { $name } legt zuerst (Sitzwert { $theirs } ist kleiner als deiner, { $mine }).
table-partner-tiles = Die zwei Plättchen von { $name }
table-why-served = Hier hast du in diesem Zug schon gelegt.
table-why-served-by = { $name } hat hier in diesem Zug schon gelegt.
table-why-other-city = { $name } baut nicht an dieser Stadt.
table-why-taken = Da steht schon etwas.
table-why-half = So passt das Doppelplättchen nicht: Seine andere Hälfte läge auf einem Gebäude.
table-why-wide = Die Stadt würde breiter oder höher als vier Felder.
table-why-apart = Ein Plättchen muss mit einer Kante an ein Gebäude grenzen; eine Ecke reicht nicht.
table-why-proposed = Dieser Platz ist schon vorgeschlagen.
table-why-proposes-one = Zurückgenommen: { $tile }. Dieser Vorschlag ersetzt den vorigen.
table-why-gone = Zurückgenommen: { $tile }. { $why }
table-ranked = { $places }: neue Rangfolge bei den Fabriken.
table-why-quicker = Zurückgenommen: { $tile }. Dein Partner war schneller und hat dort schon gebaut.
table-why-replaced = Zurückgenommen: { $tile }. In einer Stadt kann nur ein Plättchen warten.
table-why-promised = Zurückgenommen: { $tile }. Du hast zugestimmt, dass dort das Plättchen von { $name } liegt.

## Vorschläge

table-propose = Diesen Platz vorschlagen
table-ask = { $name } diesen Platz vorschlagen
table-ask-word = Vorschlagen
table-propose-for = Platz vorschlagen
table-propose-for-tile = Platz vorschlagen für ein Plättchen von { $name }: { $tile }
table-place-for = Legen für { $name }
table-place-for-tile = Ein Plättchen legen für { $name }: { $tile }
table-proposals = Vorschläge
table-proposal = { $name } schlägt vor: { $what }
table-proposal-own = Du schlägst vor: { $what }
table-asked = noch keine Antwort
table-accept = Passt
table-decline = Lieber nicht
table-withdraw = Zurückziehen
table-agreed = Abgemacht: { $name } legt es
table-agreed-own = Abgemacht: leg es dorthin
table-place-agreed = Hierhin legen
table-counter = Woanders
table-call-off = Doch nicht
table-tries = { $name } probiert: { $tile }, { $where }
table-merit-shop-row = { $count ->
        [1] ein Laden
        [4] vervollständigt die Ladenreihe
       *[other] { $count } Läden in einer Reihe
    }
table-merit-most-factories = keine Stadt hat mehr Fabriken
table-merit-factories = { $count ->
        [one] eine Fabrik
       *[other] { $count } Fabriken
    }
table-merit-tavern-set = { $count ->
        [1] beginnt einen Satz Gaststätten
        [4] vervollständigt die Gaststätten
       *[other] { $count } verschiedene Gaststätten
    }
table-merit-offices = { $count ->
        [one] das erste Büro
       *[other] { $count } Büros
    }
table-merit-offices-by-tavern = eine Gaststätte neben Büros
table-merit-park-group = { $count ->
        [one] ein Park für sich
       *[other] { $count } Parks zusammen
    }
table-merit-house = ein guter Platz für ein Haus
table-merit-for-houses = mehr für die Häuser
table-merit-later = ein Anfang, noch ohne Punkte

## Für Bildschirmleser

table-say-picked = { $tile } gewählt, { $count } von 2.
table-say-unpicked = { $tile } zurückgelegt, { $count } von 2.
table-say-lifted = { $tile } in der Hand. Die Pfeiltasten wählen den Platz, Tab wechselt die Stadt, Enter legt vorläufig, Escape legt zurück.
table-say-back = Plättchen zurückgelegt.
table-say-provisional = { $tile } vorläufig auf { $where }. Enter legt endgültig, Escape nimmt zurück.
table-say-proposing = Auf { $where }. Enter schlägt diesen Platz vor, Escape legt zurück.
table-say-placed = Gelegt. { $city }.
table-say-proposed = Vorgeschlagen.
table-say-agreed = { $name } ist einverstanden.
table-say-elsewhere = { $name } hat das Plättchen ({ $tile }) in die andere Stadt gelegt.
table-say-declined = { $name } möchte lieber nicht.
table-say-declined-own = { $name } möchte lieber nicht. Wohin dein Plättchen kommt, entscheidest trotzdem du.
table-say-revealed = { $name }: { $first } und { $second }.
table-say-partner-left = { $name } hat in deiner linken Stadt gelegt: { $tile }.
table-say-partner-right = { $name } hat in deiner rechten Stadt gelegt: { $tile }.

## Was den ganzen Tisch angeht

table-bulletin = Neues vom Tisch
table-paused = Die Partie ist angehalten.
table-paused-you = Du hast die Partie angehalten.
table-paused-by = { $name } hat die Partie angehalten.
table-paused-left = Restzeit in dieser Phase: { $time }
table-resume = Weiterspielen
table-resumed = Die Partie geht weiter.
table-pause = Pause
table-gift-slow = + 1 Tag
table-gift-relaxed = + 2 Min.
table-gift-brisk = + 1 Min.
table-give-time-slow = Dem Tisch einen Tag mehr geben
table-give-time-relaxed = Dem Tisch zwei Minuten mehr geben
table-give-time-brisk = Dem Tisch eine Minute mehr geben
table-gave-time = Mehr Zeit von { $names }
table-away-wait = { $name } fehlt. Der Tisch wartet.
table-away-held = { $name } fehlt. So lange spielt ein Bot.
table-away-mine = { $name } fehlt. In eurer gemeinsamen Stadt darfst du legen.
table-away-partners = { $name } fehlt. Wer eine Stadt mit { $name } teilt, legt dort; ein Bot wählt.
table-away-ask = { $name } fehlt. Soll so lange ein Bot spielen?
table-away-side = { $name } fehlt. Die anderen auf derselben Seite spielen weiter.
table-gone-wait = { $name } hat alle eigenen Daten gelöscht und kommt nicht wieder. Der Gastgeber kann den Platz weitergeben.
table-gone-held = { $name } hat alle eigenen Daten gelöscht und kommt nicht wieder. Ein Bot spielt weiter.
table-gone-mine = { $name } hat alle eigenen Daten gelöscht und kommt nicht wieder. In eurer gemeinsamen Stadt darfst du legen.
table-gone-partners = { $name } hat alle eigenen Daten gelöscht und kommt nicht wieder. In den gemeinsamen Städten legen die anderen; ein Bot wählt.
table-gone-ask = { $name } hat alle eigenen Daten gelöscht und kommt nicht wieder. Soll ein Bot weiterspielen?
table-gone-side = { $name } hat alle eigenen Daten gelöscht und kommt nicht wieder. Die anderen auf derselben Seite spielen weiter.
table-left-wait = { $name } hat die Partie endgültig verlassen. Der Gastgeber kann den Platz weitergeben.
table-left-held = { $name } hat die Partie endgültig verlassen. Ein Bot spielt weiter.
table-left-mine = { $name } hat die Partie endgültig verlassen. In eurer gemeinsamen Stadt darfst du legen.
table-left-partners = { $name } hat die Partie endgültig verlassen. In den gemeinsamen Städten legen die anderen; ein Bot wählt.
table-left-ask = { $name } hat die Partie endgültig verlassen. Soll ein Bot weiterspielen?
table-left-side = { $name } hat die Partie endgültig verlassen. Die anderen auf derselben Seite spielen weiter.
table-left-you = Du hast diese Partie endgültig verlassen. Nur ein Link zu deinem Platz bringt dich zurück; der Gastgeber kann einen erstellen.
table-votes = Stimmen: { $cast } von { $needed }
table-vote-hold = Ein Bot soll für { $name } spielen
table-vote-back = Stimme zurücknehmen
table-hand-on = Platz weitergeben
table-back = { $name } ist zurück.
table-takes-over = { $name } übernimmt für { $before }.
table-late-chosen = Die Zeit war um für { $names }: Was schon ausgesucht war, galt, den Rest hat ein Bot gewählt.
table-late-placed = Die Zeit war um für { $names }: Den Rest hat ein Bot gelegt.

## Sitze weitergeben

table-seat-mine = Dein Platz
table-seat-of = Der Platz von { $name }
table-seat-elsewhere = Wer einen Link zu deinem Platz öffnet, spielt für dich weiter. Für ein anderes Gerät von dir erstell lieber einen Link unter „Meine Partien“: Dein Name und alle deine Partien kommen mit.
table-seat-hand-on = Wer einen Link zu diesem Platz öffnet, spielt für { $name } weiter.
table-seat-offer = Link erstellen
table-seat-offer-anew = Neuen Link erstellen
table-seat-link = Link zu diesem Platz
table-seat-warning = Behandle den Link wie den Platz selbst: Gib ihn nur einer Person. Er gilt einmal, und ein neuer ersetzt ihn.

## Zurück am Tisch

since-title = Während du weg warst
since-built = { $city }: { $tiles }
since-built-points = { $city }: { $tiles }. { $was } → { $is } Punkte
since-turn = Jetzt: { $turn }
since-said = { $count ->
    [one] Eine neue Nachricht
   *[other] { $count } neue Nachrichten
}
