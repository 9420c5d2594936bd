# Der Raum: dazukommen, der Warteraum, Gespräche, das Ende einer Partie.

## Die Seite

skip-to-main = Zum Raum springen
loading = Der Raum kommt gleich …
room-title = Raum { $code }
room-label = Raum
room-rules = Regeln
title-your-turn = Du bist dran · { $room }
title-ended = Wertung · { $room }
stage-announce-open = Die Plätze werden gewählt.
stage-announce-seated = Alle sitzen. Die Partie kann beginnen.
stage-announce-playing = Die Partie beginnt.
stage-announce-ended = Die Partie ist vorbei.
notices-label = Meldungen
notice-dismiss = Schließen

## Die Verbindung

connection-label = Stand der Verbindung
connection-lost = Verbindung verloren. Es wird neu verbunden …
connection-kept = Was du getan hast, bleibt und wird danach gesendet.
connection-back = Wieder verbunden.
gate-no-such-room-title = Diesen Raum gibt es nicht
gate-no-such-room-text = Vielleicht ist der Link abgeschnitten, oder den Raum gibt es nicht mehr. Lass dir den Link noch einmal schicken oder öffne einen eigenen Raum.
gate-not-admitted-title = Du kannst diesen Raum nicht betreten
gate-not-admitted-text = Hier darf niemand zuschauen, oder der Gastgeber hat dich weggeschickt. Wenn das ein Versehen ist, sprich mit ihm und versuch es noch einmal.
gate-dead-link-title = Dieser Link zu einem Platz gilt nicht mehr
gate-dead-link-text = Er wurde benutzt, oder es gibt einen neueren, und der Raum lässt niemanden zuschauen. Bitte um einen neuen Link.
gate-too-many-title = Zu viele Verbindungen
gate-too-many-text = Dieser Raum ist in zu vielen Tabs oder Geräten zugleich offen. Schließ ein paar davon und versuch es noch einmal.
gate-broken-title = Dieser Raum lässt sich nicht lesen
gate-broken-text = Mit den Aufzeichnungen des Raums auf dem Server stimmt etwas nicht; wer ihn betreibt, muss nachsehen. Du kannst es später noch einmal versuchen.
gate-retry = Noch einmal versuchen
gate-home = Zur Startseite

## Auf wen gewartet wird

waiting-for = Warten auf { $names }
waiting-for-many = Warten auf { $count } Spielende
waiting-you-choose = Du bist dran: Wähle zwei Plättchen
waiting-you-place = Du bist dran: Lege deine Plättchen
waiting-you-lay = Du bist dran: Lege dein Plättchen
waiting-paused = Angehalten
countdown-label = Verbleibende Zeit
countdown-urgent = Noch { $seconds } Sekunden.

## Dazukommen

join-invited = { $name } lädt dich an einen Tisch für { $seats } ein.
join-first = Dieser Raum ist neu. Komm herein und öffne ihn für die anderen.
join-solo = Hier spielt { $name } allein gegen die Automas. Komm herein und schau zu.
join-first-solo = Dieser Raum ist neu. Komm herein und spiele gegen die Automas.
join-name = Dein Name
join-name-hint = So nennen dich die anderen.
join-name-missing = Gib zuerst einen Namen ein.
join-submit = Hereinkommen
join-rename = Namen ändern
## Ein Link zu einem Platz

take-seat-title = Ein Platz für dich
take-seat-lede = Jemand überlässt dir einen Platz an diesem Tisch. Du spielst von dort aus weiter.
take-seat-submit = Platz übernehmen
take-seat-done = Der Platz gehört jetzt dir.
take-seat-dead-title = Kein Platz mit diesem Link
take-seat-leave = Weiter zum Raum

## Einladen

invite-title = Lade die anderen ein
invite-watchers = Zum Zuschauen einladen
invite-link = Link zu diesem Raum
invite-qr = QR-Code mit dem Link zu diesem Raum
invite-copy = Link kopieren
invite-copied = Link kopiert
invite-share = Teilen
invite-hint = Wer den Link hat, kann hereinkommen.

## Der Warteraum

lobby-title = Rund um den Tisch
lobby-title-sides = Seite gegen Seite
lobby-title-solo = Gegen die Automas
lobby-title-seated = Alle sitzen
lobby-table = Tisch und Plätze
next-label = Wie es weitergeht
next-sit = { $free ->
        [one] Ein Platz ist noch frei. Nimm ihn!
       *[other] { $free } Plätze sind noch frei. Nimm einen!
    }
next-free = { $waiting ->
        [0] { $free ->
            [one] Ein Platz ist noch frei. Lade jemanden ein.
           *[other] { $free } Plätze sind noch frei. Lade jemanden ein.
        }
       *[other] { $free ->
            [one] Ein Platz ist noch frei, und jemand steht noch.
           *[other] { $free } Plätze sind noch frei, und jemand steht noch.
        }
    }
next-seat = Alle Plätze sind besetzt. Lose die Sitzordnung aus, sobald alle so weit sind.
next-seat-guest = Alle Plätze sind besetzt. Als Nächstes lost { $host } die Sitzordnung aus.
next-seat-hand = Alle Plätze sind besetzt. Leg die Plätze fest, sobald alle so weit sind.
next-seat-hand-guest = Alle Plätze sind besetzt. Als Nächstes legt { $host } die Plätze fest.
next-start = Die Reihenfolge steht. Fang an, sobald alle so weit sind.
next-start-card = Ordnet euch, wie die Karte es verlangt, dann fang an.
next-start-card-guest = Ordnet euch, wie die Karte es verlangt. Danach fängt { $host } an.
next-start-guest = { $host } beginnt die Partie, sobald alle so weit sind.
next-do-shuffle = Mischen
next-do-fill = Mit Bots auffüllen
next-do-seat = Sitzordnung losen
next-do-seat-hand = Plätze festlegen
next-do-unseat = Zurück zu den Plätzen
next-do-start = Anfangen
solo-play = Zwei Automas sind deine Nachbarn. Fang an, wann du magst.
solo-campaign = Partie { $game } von { $games } der Kampagne. Fang an, wann du magst.
solo-watch = { $name } spielt allein gegen die Automas. Du kannst zuschauen.

## Plätze

seats-label = Plätze im Uhrzeigersinn
seats-taken = { $taken } von { $seats } Plätzen besetzt
seats-clockwise = im Uhrzeigersinn
seats-help = Such dir einen freien Platz aus.
seats-partners = Mit { $left } zu deiner Linken baust du eine Stadt und mit { $right } zu deiner Rechten die andere.
seats-own-cities = Du baust zwei eigene Städte, eine zu deiner Linken und eine zu deiner Rechten.
seats-somebody = wer sich noch setzt
seats-arrange-help = Um jemanden umzusetzen, zieh den Namen auf einen anderen Platz oder wähle ihn aus.
sides-label = Plätze der zwei Seiten
sides-name = Seite { $side }
sides-own = { $mates ->
    [0] Du spielst für Seite { $side }, mit einem Raster für dich allein.
   *[other] Du spielst für Seite { $side } und teilst ihr Raster mit { $names }.
}
seat-number = Platz { $number }
seat-free = frei
seat-sit-here = Hierhin setzen
seat-you = du
seat-value = Sitzwert
badge-host = Gastgeber
badge-away = nicht da
tools-label = Was mit { $name } geschehen soll
tools-label-seat = Was mit Platz { $number } geschehen soll
tools-swap-left = Mit links tauschen
tools-swap-right = Mit rechts tauschen
tools-swap-side = Auf die andere Seite
tools-stand = Aufstehen
tools-make-host = Zum Gastgeber machen
tools-remove = Wegschicken
tools-close = Fertig
news-sat = { $name } sitzt auf Platz { $number }.
news-free = Platz { $number } ist frei.
news-order = Jetzt im Uhrzeigersinn: { $names }.

## Bots des Hauses

bot-badge = Bot
bot-add = Einen Bot dazusetzen
bot-level = Wie der Bot spielt
bot-gentle = sanft
bot-gentle-hint = Geht nach einfachen Vorlieben, wie ein Automa.
bot-gentle-hint-square-off = Drängt in die Mitte und lässt Lücken, die bald zu eng sind.
bot-gentle-hint-sprint = Legt etwa alle 40 Sekunden ein Plättchen.
bot-steady = solide
bot-steady-hint = Nimmt, was seinen Städten gerade am meisten bringt.
bot-steady-hint-square-off = Hält seine freien Felder beisammen.
bot-steady-hint-sprint = Legt etwa alle 20 Sekunden ein Plättchen.
bot-sharp = gewieft
bot-sharp-hint = Denkt an die fertigen Städte und an das, was er weitergibt.
bot-sharp-hint-square-off = Probiert viele Reihenfolgen durch, in denen die Karten noch kommen können.
bot-sharp-hint-sprint = Legt etwa alle 10 Sekunden ein Plättchen.
news-bot-gentle = { $name }, ein sanfter Bot, sitzt auf Platz { $number }.
news-bot-steady = { $name }, ein solider Bot, sitzt auf Platz { $number }.
news-bot-sharp = { $name }, ein gewiefter Bot, sitzt auf Platz { $number }.

## Wer keinen Platz hat

people-title = Ohne Platz und beim Zuschauen
people-rename = Meinen Namen ändern
people-take-over = Gastgeber werden

## Einstellungen

options-title = Dieser Tisch
option-off = aus
option-game = Spiel
option-game-table = Am Tisch
option-game-table-hint = Zwei bis sieben spielen; Bots können Plätze füllen.
option-game-solo = Allein
option-game-solo-hint = Eine Person gegen die zwei Automas.
option-game-square-off = City Square Off
option-game-square-off-hint = Zwei Seiten füllen je ein Raster mit den gleichen Plättchen. Mehrere können sich eine Seite teilen.
option-mode = Modus
option-mode-simple = Einfach
option-mode-simple-hint = Die dritte Stadt wächst durch Zufall und durch das, was du ihr gibst.
option-mode-full = Voll
option-mode-full-hint = Die Automas wählen nach ihren Karten, mit offenen Händen.
option-mode-base = Grundspiel
option-mode-base-hint = Eine Karte nennt das Plättchen, das beide legen. Bei wem es nicht passt, der verliert.
option-mode-sprint = City Sprint
option-mode-sprint-hint = Ein Wettlauf ohne Karten: Wer zuerst das ganze Raster bedeckt, gewinnt.
option-mode-sprawl = City Sprawl
option-mode-sprawl-hint = Plättchen dürfen über den Rand ragen. Wer weniger Felder außerhalb hat, gewinnt.
option-starters = Startplättchen
option-starters-four = Alle vier
option-starters-four-hint = Die Seiten wählen aus vier Startplättchen, keines zweimal.
option-starters-left-over = Übrige
option-starters-left-over-hint = Das Mischen legt zwei Startplättchen beiseite; die Seiten teilen sich die zwei übrigen.
option-start = Wo sie liegen
option-start-centre = In der Mitte
option-start-centre-hint = Über dem mittleren Feld und größtenteils in den mittleren drei mal drei.
option-start-anywhere = Irgendwo
option-start-anywhere-hint = Irgendwo auf dem Raster.
option-level = Stufe
option-level-hint = { $sign ->
        [minus] Automacity zählt { $points } Punkte weniger.
        [plus] Automacity zählt { $points } Punkte mehr.
       *[none] Automacity zählt, wie sie ist.
    }
option-campaign = Kampagne
option-campaign-none = Keine
option-campaign-none-hint = Jede Partie steht für sich.
option-campaign-three = 3 Partien
option-campaign-three-hint = Deine niedrigeren Städte werden addiert, und je Partie zählt eine Gebäudeart noch einmal.
option-campaign-six = 6 Partien
option-campaign-six-hint = Wie bei drei Partien, bis jede Gebäudeart noch einmal gezählt hat.
option-absence = Wenn jemand fehlt
option-absence-vote = Abstimmen
option-absence-vote-hint = Das Haus spielt den Platz, sobald mehr als die Hälfte der Anwesenden es will.
option-absence-bot = Haus spielt
option-absence-bot-hint = Das Haus spielt den Platz, bis die Person zurück ist.
option-absence-partner = Partner
option-absence-partner-hint = Das Haus wählt die Plättchen, die Partner legen sie in die gemeinsamen Städte.
option-absence-wait = Warten
option-absence-wait-hint = Der Tisch wartet, bis die Person zurück ist.
option-seats = Plätze
option-seats-two-hint = Zu zweit baut ihr je zwei eigene Städte, ohne Partner, in sechs Runden.
option-seats-sides-hint = { $seats ->
    [2] Eins gegen eins.
   *[other] { $one } gegen { $other }: Ein Team teilt sich ein Raster, und alle darin dürfen legen.
}
option-seating = Reihenfolge um den Tisch
option-seating-card = Frage
option-seating-card-hint = Eine Karte stellt eine Frage, und die Antworten ordnen euch.
option-seating-values = Gelost
option-seating-values-hint = Alle bekommen eine Zahl; von klein nach groß ergibt sich die Reihenfolge.
option-seating-hand = Wie ihr sitzt
option-seating-hand-hint = Alle bleiben, wo sie sitzen.
option-sides = Wer mit wem spielt
option-sides-hand = Wie ihr sitzt
option-sides-hand-hint = Alle spielen für die Seite, auf der sie sitzen.
option-sides-values = Gelost
option-sides-values-hint = Das Los entscheidet, wer für welche Seite spielt.
option-clock = Uhr
option-clock-none = Keine
option-clock-none-hint = Nehmt euch alle Zeit, die ihr braucht.
option-clock-slow = Langsam
option-clock-slow-hint = Zwei Tage zum Wählen, zwei zum Legen. Niemand gilt als abwesend.
option-clock-relaxed = Gemütlich
option-clock-relaxed-hint = Drei Minuten zum Wählen, vier zum Legen.
option-clock-brisk = Flott
option-clock-brisk-hint = Eine Minute zum Wählen, anderthalb zum Legen.
option-sides-clock-slow-hint = Zwei Tage für jedes Plättchen. Niemand gilt als abwesend.
option-sides-clock-relaxed-hint = Drei Minuten für jedes Plättchen.
option-sides-clock-brisk-hint = Eine Minute für jedes Plättchen.
option-access = Wer den Raum findet
option-access-private = Mit Link
option-access-private-hint = Nur wer den Link hat, findet ihn.
option-access-public = Alle
option-access-public-hint = Er steht auf der Startseite.
option-watchers = Andere dürfen zuschauen
option-talk-while-choosing = Partner dürfen beim Wählen reden
option-score-preview = Punkte schon während der Partie zeigen

## Die Sitzordnung

seated-by-card = Die Karte fragt
seated-by-value = Die Reihenfolge nach Sitzwert
seated-by-side = Die Seiten
seated-sides = { $one } gegen { $other }
seated-card-hint = Sitzt im Uhrzeigersinn in dieser Reihenfolge. Alle am Tisch können umsetzen: Zieht einen Namen auf einen anderen Platz oder wählt ihn aus.
seated-value-hint = Warten zwei Partner aufeinander, legt der mit dem kleineren Wert zuerst.
seated-fingerprint = Das Mischen steht fest: sein Fingerabdruck
seated-fingerprint-hint = Die Reihenfolge aller Plättchen ist jetzt festgelegt. Nach der Partie wird der Startwert gezeigt, und alle können prüfen, ob er zu diesem Fingerabdruck passt.
seating-card-0 = Wie weit du vom Meer entfernt wohnst, die Nächste zuerst
seating-card-1 = In welchem Stockwerk du gerade bist, das unterste zuerst
seating-card-2 = Der Anfangsbuchstabe der Straße, in der du aufgewachsen bist
seating-card-3 = An wie vielen Orten du schon gewohnt hast, die wenigsten zuerst
seating-card-4 = Wann du heute aufgestanden bist, die Frühesten zuerst
seating-card-5 = Über wie viele Brücken du diese Woche gekommen bist, die wenigsten zuerst
seating-card-6 = Wie alt das Haus ist, in dem du wohnst, das älteste zuerst
seating-card-7 = Wie weit du es zur nächsten Bäckerei hast, der kürzeste Weg zuerst
seating-card-8 = Dein Geburtstag im Jahr, der Januar zuerst
seating-card-9 = Wie viele Schlüssel du bei dir trägst, die wenigsten zuerst
seating-card-10 = Deine Hausnummer, die kleinste zuerst
seating-card-11 = Wie viele Fenster der Raum hat, in dem du bist, die wenigsten zuerst
seating-card-12 = Wann du zuletzt Zug gefahren bist, am längsten her zuerst
seating-card-13 = Wie hoch über dem Meer dein Geburtsort liegt, der tiefste zuerst
seating-card-14 = Der letzte Buchstabe deiner Lieblingsstadt
## Die Kampagne

campaign-title = Die Kampagne
campaign-over = Die Kampagne ist vorbei: { $points } Punkte
campaign-choose = Deine niedrigere Stadt brachte { $lower }. Wähle die Gebäudeart, die in ihr noch einmal zählt. Jede Art zählt in einer Kampagne nur einmal.
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

## Gespräche

talk-title = Gespräche
talk-lines = Was gesagt wurde
talk-you = Du
talk-gone = Jemand
talk-sending = wird gesendet …
talk-newest = Zum Neuesten
talk-unread = { $count ->
        [one] { $count } ungelesene Zeile
       *[other] { $count } ungelesene Zeilen
    }
talk-placeholder = Sag etwas
talk-send = Senden
talk-phrases = Schnelle Sätze
talk-empty-table = Noch hat niemand etwas gesagt. Hier lesen alle im Raum mit.
talk-empty-city = Das lest nur ihr beide.
talk-empty-side = Das liest nur deine Seite.
talk-empty-watchers = Hier reden die Zuschauenden unter sich. Wer mitspielt, liest es nach der Partie.
talk-closed-join = Komm herein, um mitzureden.
talk-closed-watching = Während der Partie reden hier nur die Spielenden. Wer zuschaut, hat ein eigenes Gespräch.
talk-closed-seated = Das ist für die, die zuschauen.
talk-closed-choosing = Geschlossen, solange gewählt wird: Das entscheidet jeder für sich. Nach dem Aufdecken geht es weiter.
talk-closed-partners = Hier schreiben nur die Partner dieser Stadt.
talk-proposal = Vorschlag für { $name }: { $tile } hierher.
talk-proposal-yours = Vorschlag für dein Plättchen: { $tile } hierher.
talk-proposal-own = Ich würde es hierhin legen: { $tile }.
talk-proposal-past = Vorschlag für den Platz eines Plättchens.
talk-accepts = Einverstanden.
talk-declines = Lieber nicht.
talk-accept = Einverstanden
talk-decline = Lieber nicht
talk-withdraw = Zurückziehen
talk-accepted = angenommen
talk-declined = abgelehnt
talk-withdrawn = zurückgezogen
channel-table = Tisch
channel-city = Stadt mit { $names }
channel-side = Seite mit { $names }
channel-watchers = Zuschauer
phrase-hello = Hallo!
phrase-you-first = Du zuerst?
phrase-thinking = Lass mich nachdenken.
phrase-shops = Läden in eine Reihe?
phrase-factories = Mehr Fabriken?
phrase-taverns = Von jeder Gaststätte eine?
phrase-offices = Mehr Büros?
phrase-parks = Parks zusammen?
phrase-houses = Häuser weg von Fabriken.
phrase-good-idea = Gute Idee!
phrase-rather-not = Lieber nicht.
phrase-thanks = Danke!
phrase-well-played = Gut gespielt!

## Das Ende

end-label = Die Städte sind gebaut
end-begins = Jetzt werden sie gewertet
end-call = { $type }.
end-winners = { $count ->
        [one] { $names } gewinnt mit { $score }
       *[other] { $names } gewinnen zusammen mit { $score }
    }
end-skip = Gleich zum Ergebnis
end-again = Wertung noch einmal zeigen
end-rematch = Noch eine Partie
end-rematch-guest = { $host } kann mit denselben Leuten noch eine Partie eröffnen.
end-scores = Punkte aller Städte
end-cities = Alle Städte
end-city = { $one } & { $other }
end-city-left = { $name }, linke Stadt
end-city-right = { $name }, rechte Stadt
end-column-city = Stadt
end-total = Summe
end-shops = Läden
end-factories = Fabriken
end-taverns = Gaststätten
end-offices = Büros
end-parks = Parks
end-houses = Häuser
end-ranking = Endstand
end-result = Ergebnis: die schwächere der beiden Städte
end-result-sum = Ergebnis: die Summe der beiden Städte
end-with = mit { $partner }
end-left = linke Stadt
end-right = rechte Stadt
end-counts = zählt
end-decided-higher = Vor { $name } durch die stärkere Stadt.
end-decided-shop = Vor { $name } durch die Anzahl der Läden.
end-decided-factory = Vor { $name } durch die Anzahl der Fabriken.
end-decided-tavern = Vor { $name } durch die Anzahl der Gaststätten.
end-decided-office = Vor { $name } durch die Anzahl der Büros.
end-decided-park = Vor { $name } durch die Anzahl der Parks.
end-decided-house = Vor { $name } durch die Anzahl der Häuser.
end-decided-shared = In allem gleich: teilt den Rang mit { $name }.
proof-title = Das Mischen zum Nachprüfen
proof-hint = Der Fingerabdruck war zu sehen, bevor das erste Plättchen verteilt wurde. Er ist der SHA-256-Wert des Startwerts, aus dem sich die ganze Partie noch einmal austeilen lässt.
proof-fingerprint = Fingerabdruck
proof-seed = Startwert
