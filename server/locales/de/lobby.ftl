# Vor dem Spiel: Plätze, Bots, Einstellungen, die Reihenfolge am Tisch.

## Der Warteraum

lobby-title = Rund um den Tisch
lobby-title-sides = Seite gegen Seite
lobby-title-solo = Gegen die Automas
lobby-title-seated = Alle sitzen
lobby-table = Tisch und Plätze
next-label = Nächster Schritt
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
next-seat = Alle Plätze sind besetzt. Fang an, sobald alle so weit sind.
next-seat-guest = Alle Plätze sind besetzt. Du brauchst nichts zu tun: { $host } startet die Partie.
next-seat-standing = Alle Plätze sind besetzt, du schaust also zu. Frag { $host } nach einem weiteren.
next-seat-card = Alle Plätze sind besetzt. Zieh die Karte, sobald alle so weit sind.
next-seat-card-guest = Alle Plätze sind besetzt. Als Nächstes zieht { $host } die Karte.
next-away = Gerade nicht verbunden: { $names }.
next-reading = Noch beim letzten Ergebnis: { $names }.
next-shuffling = Es wird gemischt …
next-start = Die Reihenfolge steht. Fang an, sobald alle so weit sind.
next-start-soon = Das ist die Reihenfolge. Gleich geht es los.
next-start-card = Setzt euch in der Reihenfolge, nach der die Karte fragt. Dann fang an.
next-start-card-guest = Setzt euch in der Reihenfolge, nach der die Karte fragt. Dann startet { $host } die Partie.
next-start-guest = Das ist die Reihenfolge. Gleich startet { $host } die Partie.
next-do-shuffle = Plätze mischen
next-do-fill = { $free ->
    [1] Mit einem Bot auffüllen
   *[other] Mit Bots auffüllen
}
next-do-shrink = { $free ->
    [1] Freien Platz entfernen
   *[other] Freie Plätze entfernen
}
next-do-seat-card = Karte ziehen
next-do-unseat = Zurück zu den Plätzen
next-do-start = Anfangen
next-do-start-now = Jetzt anfangen
solo-play = Zwei Automas sind deine Nachbarn. Fang an, wann du magst.
solo-campaign = Partie { $game } von { $games } der Kampagne. Fang an, wann du magst.
solo-watch = { $name } spielt allein gegen die Automas. Du kannst zuschauen.

## Plätze

seats-label = Plätze im Uhrzeigersinn
seats-taken = { $taken } von { $seats } Plätzen besetzt
seats-clockwise = im Uhrzeigersinn
seats-help = Such dir einen freien Platz aus.
seats-partners = Mit { $left } zu deiner Linken baust du eine Stadt und mit { $right } zu deiner Rechten die andere.
seats-own-cities = Du baust zwei eigene Städte, links und rechts. Ihre Punkte werden addiert.
seats-neighbours = Mit jedem deiner beiden Nachbarn baust du eine Stadt.
seats-unsettled = Wer wo sitzt, entscheidet sich kurz vor der Partie.
seats-arrange-help = Um jemanden umzusetzen, zieh den Namen auf einen anderen Platz oder wähle ihn aus.
seats-manage-help = Um jemanden zu ersetzen oder zu entfernen, wähle den Platz aus.
sides-label = Plätze der zwei Seiten
sides-name = Seite { $side }
sides-own = { $mates ->
    [0] Du spielst für Seite { $side }, mit einem Raster für dich allein.
   *[other] Du spielst für Seite { $side } und teilst ihr Raster mit { $names }.
}
sides-own-open = Du spielst für Seite { $side }. Andere können noch dazukommen.
seat-number = Platz { $number }
seat-free = frei
seat-sit-here = Hierhin setzen
seat-you = du
seat-value = Sitzwert
badge-host = Gastgeber
badge-away = nicht da
badge-reading = liest noch das Ergebnis
badge-gone = für immer weg
tools-label = Möglichkeiten für { $name }
tools-label-seat = Möglichkeiten für Platz { $number }
tools-swap-left = Mit links tauschen
tools-swap-right = Mit rechts tauschen
tools-swap-side = Auf die andere Seite
tools-stand = Aufstehen
tools-make-host = Zum Gastgeber machen
tools-remove = Entfernen
tools-close = Fertig
news-sat = { $name } sitzt auf Platz { $number }.
news-free = Platz { $number } ist frei.
news-order = Jetzt im Uhrzeigersinn: { $names }.

## Bots

bot-badge = Bot
bot-add = Einen Bot dazusetzen
bot-level = Wie der Bot spielt
bot-gentle = sanft
bot-gentle-hint = Hat einfache Vorlieben, wie ein Automa.
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
bot-master = meisterlich
bot-master-hint = Sucht den Zug, der ihn am weitesten nach vorn bringt.
bot-master-hint-square-off = Probiert viele Plätze, spielt jeweils mit vielen Kartenfolgen zu Ende und nimmt den, mit dem sein Raster am längsten reicht und er am häufigsten gewinnt.
news-bot-gentle = { $name }, ein sanfter Bot, sitzt auf Platz { $number }.
news-bot-steady = { $name }, ein solider Bot, sitzt auf Platz { $number }.
news-bot-sharp = { $name }, ein gewiefter Bot, sitzt auf Platz { $number }.
news-bot-master = { $name }, ein meisterlicher Bot, sitzt auf Platz { $number }.

## Wer keinen Platz hat

people-title = Ohne Platz und beim Zuschauen
people-rename = Meinen Namen ändern
people-take-over = Gastgeber werden

## Einstellungen

options-title = Dieser Tisch
options-change = Ändern
options-show = Einzelheiten
options-deal = Andere spielen mit denselben Plättchen, darum stehen Spiel und Zahl der Plätze für die erste Partie fest.
said-deal-day = Plättchen vom { DATETIME($day, dateStyle: "long") }
said-deal-game = Plättchen einer anderen Partie
said-access-private = privat
said-access-public = öffentlich
said-mode-simple = einfacher Modus
said-mode-full = vollständiger Modus
said-level = Stufe { $level }
said-campaign-three = Kampagne über 3 Partien
said-campaign-six = Kampagne über 6 Partien
said-seating-card = Sitzordnung nach einer Frage
said-clock-none = ohne Uhr
said-clock-slow = langsame Uhr
said-clock-relaxed = gemütliche Uhr
said-clock-brisk = flotte Uhr
said-watchers-true = andere dürfen zuschauen
said-watchers-false = ohne Zuschauer
said-talk-while-choosing-true = Partner dürfen immer reden
said-score-preview-false = keine Punkte während der Partie
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
option-mode-full = Vollständig
option-mode-full-hint = Die Automas wählen nach ihren Karten, mit offenen Händen.
option-mode-base = Grundspiel
option-mode-base-hint = Eine Karte nennt das Plättchen, das beide legen. Passt es nur auf ein Raster, gewinnt dessen Seite.
option-mode-sprint = City Sprint
option-mode-sprint-hint = Ein Wettlauf ohne Karten: Wer zuerst das ganze Raster bedeckt, gewinnt.
option-mode-sprawl = City Sprawl
option-mode-sprawl-hint = Plättchen dürfen über den Rand ragen. Wer weniger Felder außerhalb hat, gewinnt.
option-starters = Startplättchen
option-starters-four = Alle vier
option-starters-four-hint = Die Seiten wählen aus vier Startplättchen, keines zweimal.
option-starters-left-over = Übrige
option-starters-left-over-hint = Die beiden, die in der letzten Partie frei blieben. In der ersten Partie zwei ausgeloste.
option-start = Wo sie liegen
option-start-centre = In der Mitte
option-start-centre-hint = Über dem mittleren Feld und größtenteils in den mittleren drei mal drei.
option-start-anywhere = Irgendwo
option-start-anywhere-hint = Irgendwo auf dem Raster.
option-level = Stufe
option-level-hint = { $sign ->
        [minus] Automacity bekommt { $points } Punkte weniger.
        [plus] Automacity bekommt { $points } Punkte mehr.
       *[none] Automacity bekommt, was sie wert ist.
    }
option-campaign = Kampagne
option-campaign-none = Keine
option-campaign-none-hint = Jede Partie steht für sich.
option-campaign-three = 3 Partien
option-campaign-three-hint = Deine niedrigeren Städte werden addiert, und je Partie zählt ein Gebäudetyp noch einmal.
option-campaign-six = 6 Partien
option-campaign-six-hint = Wie bei drei Partien, bis jeder Gebäudetyp noch einmal gezählt hat.
option-absence = Wenn jemand fehlt
option-absence-vote = Abstimmen
option-absence-vote-hint = Ein Bot spielt den Platz, sobald mehr als die Hälfte der Anwesenden es will.
option-absence-bot = Bot spielt
option-absence-bot-hint = Ein Bot spielt den Platz, bis die Person zurück ist.
option-absence-partner = Partner
option-absence-partner-hint = Ein Bot wählt die Plättchen, die Partner legen sie in die gemeinsamen Städte.
option-absence-wait = Warten
option-absence-wait-hint = Der Tisch wartet, bis die Person zurück ist.
option-seats = Plätze
option-seats-two-hint = Zu zweit baut ihr je zwei eigene Städte, ohne Partner, in sechs Runden. Beide Städte zählen.
option-seats-sides-hint = { $seats ->
    [2] Eins gegen eins.
   *[other] { $one } gegen { $other }: Ein Team teilt sich ein Raster, und alle darin dürfen legen.
}
option-seating = Reihenfolge um den Tisch
option-seating-card = Frage
option-seating-card-hint = Eine Karte stellt eine Frage, und eure Antworten ergeben die Reihenfolge.
option-seating-values = Gelost
option-seating-values-hint = Alle bekommen eine Zahl, und ihr sitzt von klein nach groß.
option-seating-hand = Wie ihr sitzt
option-seating-hand-hint = Alle bleiben, wo sie sitzen.
option-do-seat-values = Jetzt auslosen, später anfangen
option-do-seat-hand = Jetzt festlegen, später anfangen
option-sides = Wer mit wem spielt
option-sides-hand = Wie ihr sitzt
option-sides-hand-hint = Alle spielen für die Seite, auf der sie sitzen.
option-sides-values = Gelost
option-sides-values-hint = Das Los entscheidet, wer für welche Seite spielt.
option-clock = Uhr
option-clock-none = Keine
option-clock-none-hint = Nehmt euch alle Zeit, die ihr braucht.
option-clock-slow = Langsam
option-clock-slow-hint = Zwei Tage zum Wählen, zwei zum Legen. Als abwesend gilt nur, wer die eigenen Daten gelöscht hat.
option-clock-relaxed = Gemütlich
option-clock-relaxed-hint = Drei Minuten zum Wählen, vier zum Legen.
option-clock-brisk = Flott
option-clock-brisk-hint = Eine Minute zum Wählen, anderthalb zum Legen.
option-sides-clock-slow-hint = Zwei Tage für jedes Plättchen. Als abwesend gilt nur, wer die eigenen Daten gelöscht hat.
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
seated-by-values = Die Reihenfolge nach Sitzwert
seated-by-hand = Die Reihenfolge, in der ihr sitzt
seated-by-side = Die Seiten
seated-sides = { $one } gegen { $other }
seated-card-hint = Sitzt im Uhrzeigersinn in dieser Reihenfolge. Alle am Tisch können umsetzen: Zieht einen Namen auf einen anderen Platz oder wählt ihn aus.
seated-values-hint = Jeder hat eine Zahl bekommen, und ihr sitzt von klein nach groß.
seated-hand-hint = Auf die Zahlen kommt es an, wenn zwei Partner einander den Vortritt lassen: Dann legt der mit der kleineren zuerst.
seated-commitment = So bleibt das Mischen fair
seated-commitment-hint = Die Reihenfolge aller Plättchen steht jetzt fest. Sie folgt aus einem Geheimnis, auf das sich der Server vorher festgelegt hat, und aus den Zahlen, die die Browser der Spieler beigesteuert haben. Nach der Partie prüft dein Browser das von selbst.
seating-card-0 = Wie weit du vom Meer entfernt wohnst; wer am nächsten wohnt, zuerst
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
