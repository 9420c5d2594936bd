# Das Solospiel gegen die Automas.

solo-left = Leftville
solo-right = Righttown
solo-automacity = Automacity
solo-autommaso = Autommaso
solo-automarta = Automarta
solo-automas = Die Automas

## Städte

solo-city = { $town }, deine Stadt mit { $name }
solo-shared-with = mit { $name }
solo-of-automas = Stadt der Automas
solo-shares = { $player ->
    [you] teilt { $town } mit dir
   *[other] teilt { $town } mit { $player }
}
solo-level = Stufe { $level }
solo-level-change = { $points } am Ende
solo-level-meaning = Am Ende der Partie ändert sich die Wertung von Automacity um { $points }. Je höher die Stufe, desto besser für sie.
solo-maximally = Zählt, als läge jedes Plättchen bestmöglich; Parks nur als Paare.
solo-row-empty = keine
solo-standing = { $fresh ->
    [true] { $building }, neu
   *[false] { $building }
}

## Der Zug

solo-head-assign = Weise deine Plättchen zu
solo-head-insert = Bau in beiden Städten
solo-head-assign-watched = { $name } weist Plättchen zu
solo-head-insert-watched = { $name } baut
solo-hint-assign-simple = Ein Plättchen für jede der drei Städte: Zieh es hin, oder tipp erst das Plättchen an, dann die Stadt.
solo-hint-assign-full = Ein Plättchen für jede deiner zwei Städte: Zieh es hin, oder tipp erst das Plättchen an, dann die Stadt.
solo-hint-held = Tipp jetzt die Stadt an, die es bekommt.
solo-hint-complete = Noch lässt es sich ändern. Einmal zugewiesen, bleibt ein Plättchen bei seiner Stadt.
solo-hint-insert-idle = Zieh die linken Plättchen in die linke Stadt und die rechten in die rechte, oder tipp erst ein Plättchen an, dann den Platz.
solo-hint-insert-picked = Wähl einen markierten Platz in der Stadt.
solo-hint-insert-provisional = Bestätige den Platz, wähl einen anderen oder nimm das Plättchen zurück.
solo-hint-insert-sent = Wird gesendet …
solo-assign = Zuweisen
solo-rest = { $player ->
    [you] Der Rest deiner Hand
   *[other] Der Rest der Hand von { $player }
}
solo-pass-left = Danach gehen die Hände nach links: deine an { $to }, und du bekommst die von { $from }.
solo-pass-right = Danach gehen die Hände nach rechts: deine an { $to }, und du bekommst die von { $from }.
solo-discards = Zwei davon bleiben, ebenso zwei der nächsten drei; dann werden alle vier gebaut.
solo-discards-last = Das dritte Doppelplättchen wird abgelegt. Danach werden alle vier gebaut.
solo-assigned = { $town } zugewiesen
solo-assigned-tile = { $tile }, von: { $who }
solo-by-chance = Zufall
solo-by-chance-meaning = Dieses Plättchen wurde zufällig aufgedeckt. In jedem Zug bekommt jede Stadt so eines und { $player ->
    [you] eines von dir
   *[other] eines von { $player }
}.
solo-slot-empty = { $town }: noch kein Plättchen von dir
solo-slot-meant = { $town }: { $tile }
solo-meant-tile = { $tile }, gedacht für { $town }
solo-why-other = Dieses Plättchen ist { $town } zugewiesen.
solo-why-first = Leg zuerst das andere Plättchen oder nimm es zurück: { $tile }.
solo-why-lacks = { $town } hat noch kein Plättchen.

## Die Automas

solo-hand-of = Hand von { $name }
solo-passes-to-you = { $player ->
    [you] deine nächste Hand
   *[other] nächste Hand von { $player }
}
solo-rests = Keine Karten in dieser Runde: Automacity bekam ihre zwei Doppelplättchen vor der Partie.
solo-why = Warum?
solo-took = { $name } nimmt für { $town }: { $tile }.
solo-tied = Gleichstand
solo-reason = { $symbol } { $points }
solo-symbol-house = Haus
solo-symbol-factory = Fabrik
solo-symbol-new = Neuer Typ
solo-symbol-most = Meiste Punkte
solo-symbol-house-hint = Nimmt ein Haus, wenn eines in der Hand ist.
solo-symbol-factory-hint = Nimmt eine Fabrik, wenn eine in der Hand ist.
solo-symbol-new-hint = Hat die Stadt ein Haus, dann einen Gebäudetyp, der ihr noch fehlt. Gibt es mehrere, den, der am meisten bringt.
solo-symbol-most-hint = Nimmt das Plättchen, das der Stadt, wie sie steht, auf dem besten Platz am meisten bringt. Was erst zugewiesen ist, zählt noch nicht.
solo-because-house = Die Karte verlangt ein Haus, und eines ist in der Hand.
solo-because-factory = Die Karte verlangt eine Fabrik, und eine ist in der Hand.
solo-because-new = Die Stadt hat ein Haus, und dieser Typ fehlt ihr; das bringt { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
solo-because-most = Nichts in der Hand bringt mehr: { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
solo-because-tied = Ein anderes Plättchen bringt ebenso viel; die Reihenfolge der Symbole entschied.
solo-why-title = Warum { $name } diese Plättchen nimmt
solo-card = Karte { $card } von 20
solo-card-hint = Die Symbole einer Spalte werden von oben nach unten geprüft, bis eines entscheidet. Jeder Zug bringt eine neue Karte.
solo-column = Für { $town }
solo-decides = entscheidet
solo-unneeded = nicht mehr nötig
solo-skipped-house = kein Haus in der Hand
solo-skipped-factory = keine Fabrik in der Hand
solo-skipped-new = kein Haus in der Stadt oder nichts Neues in der Hand
solo-from-hand = Hand zur Auswahl
solo-taken-tile = { $tile }, genommen
solo-compared = Was jedes bringen würde
solo-order = Unter gleichen wird das genommen, das in dieser Reihenfolge zuerst kommt: Laden, Fabrik, Gaststätten, Büro, Park, Haus.

## Das Ende

end-level = Stufe
solo-level-told = Stufe { $level }: Automacity { $change }, aus { $score } Punkten werden { $total }.

## Für Bildschirmleser

solo-say-held = { $tile } in der Hand. Die Pfeiltasten wählen die Stadt, Enter gibt ihr das Plättchen, Escape legt zurück.
solo-say-meant = { $tile } für { $town }.
solo-say-complete = Jede Stadt hat ihr Plättchen. Weise sie zu, wenn du sicher bist.
solo-say-lifted = { $tile } in der Hand. Die Pfeiltasten wählen den Platz, Enter legt vorläufig, Escape legt zurück.
