# Das Ende eines Spiels und die Kampagne.

## Das Ende

end-label = Die Städte sind gebaut
end-begins = Jetzt werden sie gewertet
end-call = { $type }.
end-winners = { $count ->
        [one] { $names } gewinnt mit { $score }
       *[other] { $names } gewinnen zusammen mit { $score }
    }
end-won = { $count ->
        [one] Du gewinnst mit { $score }!
       *[other] Du gewinnst mit { $score }, zusammen mit { $names }!
    }
end-lost-to = { $name } gewinnt mit { $score } gegen deine { $mine }
end-skip = Gleich zum Ergebnis
end-again = Wertung noch einmal zeigen
end-rematch = Noch eine Partie
end-rematch-guest = { $host } kann mit denselben Leuten noch eine Partie beginnen.
tally-title = { $games ->
        [one] Siege nach einer Partie
       *[other] Siege nach { $games } Partien
    }
tally-won = { $won ->
        [one] { $won } Sieg
       *[other] { $won } Siege
    }
tally-last = Letzte Partie noch einmal ansehen
end-scores = Punkte aller Städte
end-types = Einen Gebäudetyp ansehen
end-cities = Alle Städte
end-city = { $one } & { $other }
end-city-left = { $name }, linke Stadt
end-city-right = { $name }, rechte Stadt
end-column-city = Stadt
end-ranking = Endstand
end-result = Ergebnis: die niedrigere der beiden Städte
end-result-sum = Ergebnis: die Summe der beiden Städte
end-with = mit { $partner }
end-left = linke Stadt
end-right = rechte Stadt
end-counts = zählt
end-decided-higher = Vor { $name }: bessere andere Stadt.
end-decided-shop = Vor { $name }: mehr Läden.
end-decided-factory = Vor { $name }: mehr Fabriken.
end-decided-tavern = Vor { $name }: mehr Gaststätten.
end-decided-office = Vor { $name }: mehr Büros.
end-decided-park = Vor { $name }: mehr Parks.
end-decided-house = Vor { $name }: mehr Häuser.
end-decided-shared = In allem gleich: teilt den Rang mit { $name }.
proof-title = Die Mischung prüfen
proof-check-ok = Dein Browser hat diese Mischung geprüft: Es ist die, auf die sich der Server festgelegt hatte, und deine Zahl steckt darin.
proof-check-secret = Die Prüfung deines Browsers ist fehlgeschlagen: Das Geheimnis des Servers ist nicht das, auf das er sich festgelegt hatte.
proof-check-commitment = Die Prüfung deines Browsers ist fehlgeschlagen: Vor der Partie hatte der Server ihm eine andere Festlegung gezeigt.
proof-check-number = Die Prüfung deines Browsers ist fehlgeschlagen: Seine Zahl fehlt. Sie kam zu spät, oder der Server wollte sie nicht.
proof-check-other = Deine Zahl steckt nicht in dieser Mischung, eine andere zählt als deine. Warst du in zwei Browsern hier, kam sie vom anderen. Wenn nicht, hat sie jemand ausgetauscht.
proof-check-room = Die Prüfung deines Browsers ist fehlgeschlagen: Diese Mischung gehört zu einem anderen Raum.
proof-check-seed = Die Prüfung deines Browsers ist fehlgeschlagen: Der Startwert folgt nicht aus dem Geheimnis und den Zahlen der Spieler.
proof-check-old = Dein Browser kann diese Mischung nicht prüfen: Der Server hat sie allein gezogen, wie früher, als Browser noch nicht mitmischten.
proof-check-none = Dein Browser kann diese Mischung nicht prüfen, denn er hat keine Zahl beigetragen: Er kam später dazu oder hat nur zugesehen.
proof-drawn = Dein Browser hat bei { $drawn } Auslosungen für diese Partie mitgemischt. Die letzte zählt.
proof-hint = Der Server hat sich auf sein Geheimnis festgelegt, bevor ein Browser eine Zahl beitrug, und der Startwert folgt aus allem zusammen. Aus ihm lässt sich die ganze Partie noch einmal austeilen.
proof-numbers = Alle Zahlen
proof-commitment = Festlegung des Servers
proof-secret = Geheimnis des Servers
proof-room = Hash des Raums
proof-none = keine Zahl
proof-seed = Startwert
proof-download = Partie herunterladen
proof-download-hint = Die Datei enthält jede Zahl und jeden Zug. „conurbation verify“ prüft alles davon ohne diesen Server.

## Die Kampagne

campaign-title = Die Kampagne
campaign-over = Die Kampagne ist vorbei: { $points } Punkte
campaign-choose = Deine niedrigere Stadt brachte { $lower }. Wähle einen Gebäudetyp, der in ihr noch einmal zählt. Jeder Typ zählt in einer Kampagne nur einmal.
campaign-doubled = Du hast gewonnen, also zählt der Bonus doppelt.
campaign-waiting = Der Bonus der letzten Partie wird gerade gewählt.
campaign-used = verbraucht
campaign-game = Partie
campaign-won = Sieg
campaign-yes = ja
campaign-no = nein
campaign-lower = Niedrigere Stadt
campaign-bonus = Bonus
campaign-sum = Punkte
campaign-due = Bonus noch offen
campaign-open = noch zu spielen
campaign-free = Noch frei:
campaign-so-far = Partie { $game } ist eingetragen. Kampagnenpunkte: { $points }.
campaign-next = Partie { $game } von { $games } beginnen
campaign-new = Eine neue Partie
campaign-records = Bestenliste
