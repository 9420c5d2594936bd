# Die Seiten, die der Server zeichnet.

## Rahmen

site-name = Conurbation
site-skip = Zum Inhalt
site-nav = Hauptmenü
site-unbuilt = Dieser Server wurde ohne seine Browser-Anwendung gebaut, also gibt es keinen Tisch zum Spielen.
site-unbuilt-help = Wer ihn betreibt, kann sie mit diesem Befehl bauen und dann den Server neu bauen und starten:
nav-play = Spielen
nav-profile = Meine Partien
nav-high-scores = Bestenliste
nav-rules = Regeln
foot-fan = Ein inoffizielles Werk von Fans. Alle Zeichnungen und alle Texte hier sind unsere eigenen.
foot-games = Between Two Cities (Zwischen zwei Städten) stammt von Ben Rosset und Matthew O’Malley (Stonemaier Games), City Square Off von Ted Cheatham (Gamewright). Weder sie noch ihre Verlage sind an dieser Seite beteiligt.
foot-language = Sprache
foot-language-submit = Wechseln

## Startseite

home-title = Conurbation: zwei Städte auf einmal bauen
home-heading = Zwei Städte, zwei Partner und du dazwischen
home-lede = Mit Conurbation spielst du das Brettspiel Between Two Cities online: zu zweit bis zu siebt, wo auch immer ihr seid, oder allein. Mit jedem Nachbarn baust du eine Stadt, und für dich zählt nur die schwächere von beiden; zu zweit zählen beide. City Square Off, Seite gegen Seite, gibt es hier auch.
home-picture = Du sitzt zwischen zwei halb gebauten Städten und hältst zwei Plättchen: eines kommt in die linke Stadt, eines in die rechte.
home-going-on = Zurück zu deinen Partien
new-seats = Plätze
new-access = Wer kann den Raum finden?
new-private = Wer den Link hat
new-public = Alle
new-submit = Raum öffnen
new-hint = Ohne Konto, ohne Installation. Öffne einen Raum und schick den anderen den Link.
game-two-cities = Between Two Cities
game-automas = { game-two-cities }
game-square-off = City Square Off
sides-base = Grundspiel
sides-sprint = City Sprint
sides-sprawl = City Sprawl
sides-players = Spieler (ab drei in Teams)
sides-submit = Raum für zwei Seiten öffnen
sides-hint = Zwei Seiten füllen je ein Raster mit den gleichen Plättchen; auf Wunsch spielt ein Bot mit.
sides-rules = So wird gespielt
solo-mode = Modus
automas-level = Stufe { $level }
solo-games = Partien (drei oder sechs sind eine Kampagne)
solo-submit = Allein spielen
solo-hint = Im einfachen Modus wächst die Stadt der Automas durch Zufall und durch das, was du ihr gibst; im vollständigen wählen sie nach ihren Karten, mit offenen Händen. Fang am besten mit Stufe 2 an: Je höher die Stufe, desto mehr zählt ihre Stadt.
solo-rules = Wer die Automas sind
profile-campaign-game = Partie { $game } von { $games }
profile-campaign-due = Bonus wählen
campaign-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
campaign-games = { $games } Partien
join-title = Bist du eingeladen?
join-label = Link oder Code des Raums
home-join-submit = Beitreten
rooms-title = Öffentliche Räume
rooms-empty = Gerade ist kein öffentlicher Raum offen. Öffne einen für alle, dann steht er hier.
rooms-nobody = Gastgeber noch nicht da
list-knock = bitte anklopfen
rooms-turn-of = Zug { $turn } von { $turns }
rooms-turn = Zug { $turn }
rooms-enter = Beitreten
rooms-watching = { $count ->
        [one] { $count } Person schaut zu
       *[other] { $count } Personen schauen zu
    }
rooms-waits = Wartet auf { $names }
rooms-paused = Pause
list-host = Gastgeber
list-taken = { $taken } von { $seats } Plätzen besetzt
list-free = { $free ->
        [0] kein Platz frei
        [one] { $free } Platz frei
       *[other] { $free } Plätze frei
    }
stage-open = Plätze werden gewählt
stage-seated = Gleich geht’s los
stage-playing = Partie läuft
stage-ended = Partie zu Ende
steps-title = So läuft eine Partie
step-choose = Heimlich wählen
step-choose-text = Alle nehmen gleichzeitig zwei Plättchen aus ihrer Hand. Der Rest wandert zum Nachbarn, also siehst du keine Hand zweimal gleich.
step-talk = Beraten
step-talk-text = Alle Plättchen werden gemeinsam aufgedeckt. Nun bespricht jedes Paar, was seine Stadt braucht: mit schnellen Sätzen, mit Vorschlägen oder in eigenen Worten.
step-place = Bauen
step-place-text = Ein Plättchen geht nach links, das andere nach rechts. Nach sieben Zügen sind beide Städte Quadrate von vier mal vier, und der niedrigere Wert ist deiner. Zu zweit zählen beide.
steps-rules = Alle Regeln lesen
steps-pad = Am echten Tisch? Zählen mit dem Wertungsblock

## Die eigene Seite

profile-title = Meine Partien
profile-lede = Alle Räume, in denen du dabei bist: zuerst, was auf dich wartet, danach das Neueste.
profile-finished = Deine beendeten Partien:
profile-waiting = { $games ->
        [one] Eine Partie wartet auf dich
       *[other] { $games } Partien warten auf dich
    }
profile-code = Code
outcome-won = Du hast gewonnen
outcome-lost = Du hast verloren
outcome-drawn = Unentschieden
outcome-place = Platz { $place } von { $players }
outcome-shared = Du teilst dir den ersten Platz
outcome-solo-won = Du hast Automacity geschlagen
outcome-solo-lost = Die Automas haben gewonnen
outcome-winners = Gewonnen von { $names }
profile-campaigns = Kampagnen zum Weiterspielen
profile-alone = Allein
profile-playing = Laufende Partien
profile-without-you = Gehen ohne dich weiter
profile-open = Noch nicht begonnen
profile-ended = Zu Ende
profile-closed = Geschlossen
profile-closed-hint = Wer diesen Server betreibt, hat diese Räume geschlossen: Niemand kann sie betreten. Was dort über dich gespeichert ist, steht trotzdem in der heruntergeladenen Datei.
profile-outside = Räume, in denen du nicht bist
profile-outside-hint = Aus diesen Räumen wurdest du hinausgeschickt, jemand Neues hat deinen Platz bekommen, oder du hast sie geöffnet und nie betreten. Was dort über dich gespeichert ist, steht in der heruntergeladenen Datei und wird mit deinen übrigen Daten gelöscht.
profile-resume = Weiterspielen
profile-empty = Du bist noch in keinem Raum dabei. Sobald du es bist, findest du ihn hier wieder.
profile-cookie = Konten gibt es nicht: Der Server kennt dich an diesem Browser, durch ein Cookie, das von deinem letzten Besuch an ein Jahr hält. Ein anderer Browser wird durch den Link weiter oben auch zu deinem; ohne ihn bist du dort jemand anderes.

## Games from files

upload-title = Partien aus Dateien
upload-hint = Jemand hat dir die Datei einer beendeten Partie geschickt, vielleicht von einem anderen Server? Sieh sie dir hier an, Zug um Zug.
upload-open = Datei hochladen
upload-lede = Bring die Datei einer beendeten Partie mit, von diesem oder einem anderen Server, und sieh sie dir hier an, Zug um Zug.
upload-choose = Datei auswählen …
upload-drop = Du kannst sie auch hierher ziehen.
upload-checking = Jeder Zug wird geprüft …
upload-checks = Der Server prüft zuerst alles: wie gemischt wurde, jeden Zug und das Ergebnis.
upload-kept = { $days ->
        [0] Wer die Adresse der Partie hat, kann sie ansehen, mit den Namen, die in der Datei stehen.
        [one] Wer die Adresse der Partie hat, kann sie ansehen, mit den Namen, die in der Datei stehen. Einen Tag, nachdem sie zuletzt hochgeladen wurde, wird sie gelöscht.
       *[other] Wer die Adresse der Partie hat, kann sie ansehen, mit den Namen, die in der Datei stehen. { $days } Tage, nachdem sie zuletzt hochgeladen wurde, wird sie gelöscht.
    }
upload-own = Hochgeladen oder weitergespielt
upload-watch = Ansehen
upload-remove = Entfernen …
upload-remove-means = Danach kann niemand mehr die Partie über ihren Link ansehen, es sei denn, jemand anderes hat sie auch hochgeladen.
upload-remove-sure = Endgültig entfernen
upload-failed = Die Datei ließ sich nicht senden. Bitte versuche es gleich noch einmal.
upload-needs-script = Um eine Datei hochzuladen, braucht es JavaScript. Bitte erlaube es für diese Seite und lade sie neu.
upload-no-too-long = Diese Datei ist zu lang: So viel braucht keine Partie.
upload-no-not-ours = Das ist keine Datei einer Partie von Conurbation, oder sie ist beschädigt.
upload-no-newer = Diese Datei stammt von einer neueren Version von Conurbation. Dieser Server kann sie noch nicht lesen.
upload-no-unreadable = Etwas in dieser Datei lässt sich nicht lesen: Sie ist beschädigt, oder jemand hat sie verändert.
upload-no-setup = So eine Partie kann es nicht geben: Plätze, Werte und Startplättchen passen nicht zusammen.
upload-no-digest = Diese Datei wurde nachträglich verändert.
upload-no-commitment = Mit dem Mischen stimmt etwas nicht: Das ist nicht das Geheimnis, auf das der Server sich festgelegt hatte.
upload-no-seed = Mit dem Mischen stimmt etwas nicht: Die Plättchen folgen nicht aus dem, was gezogen wurde.
upload-no-seating = Die Sitzordnung ist nicht die, die sich aus dem Mischen ergibt.
upload-no-starters = Die Startplättchen sind nicht die, die sich aus dem Mischen ergeben.
upload-no-action = Zug { $action } von { $of } ist nicht möglich.
upload-no-result = Die Züge führen nicht zu dem Ergebnis, das in der Datei steht.
upload-no-too-many-uploads = Du hast { $most } Partien hochgeladen, mehr geht nicht. Entferne zuerst eine.
upload-no-too-many = { $seconds ->
        [one] Von deiner Adresse wurden gerade viele Dateien hochgeladen. Die nächste geht in einer Sekunde.
       *[other] Von deiner Adresse wurden gerade viele Dateien hochgeladen. Die nächste geht in { $seconds } Sekunden.
    }

## Ein anderes Gerät

carry-title = Auf einem anderen Gerät weiterspielen
carry-hint = Ein Link, der einmal gilt, macht auch einen anderen Browser zu deinem, zum Beispiel den auf dem Handy, mit allen deinen Partien.
carry-make = Link erstellen
carry-scan = Scanne das mit dem anderen Gerät, oder öffne dort den Link.
carry-picture = Der Link als QR-Code
carry-link = Link für das andere Gerät
carry-copy = Kopieren
carry-copied = Kopiert
carry-secret = Der Link gilt einmal, { $minutes } Minuten lang, und nicht über einen Neustart des Servers hinaus. Wer ihn zuerst öffnet, ist du: Gib ihn sonst niemandem. Ein neuer Link ersetzt diesen.
carry-both = Danach kannst du in beiden Browsern spielen, auch gleichzeitig.
carry-back = Zurück zu meinen Partien
carry-here-title = Hier weiterspielen?
carry-here = Spiel in diesem Browser weiter: als die Person, die den Link erstellt hat.
carry-here-gets = Alle ihre Partien, Plätze und Namen sind dann auch hier.
carry-here-loses = Hast du hier schon unter anderem Namen gespielt, vergisst dieser Browser jene Partien. Sie gehen ohne ihn weiter.
carry-here-other = Den Link hat dir jemand anderes geschickt? Dann lass es: Du würdest als diese Person spielen.
carry-key = Link oder sein letzter Teil
carry-submit = Hier weiterspielen
carry-keep = Alles lassen, wie es ist
carry-spent = Dieser Link gilt nicht mehr
carry-spent-help = Er gilt einmal, und nur ein paar Minuten. Öffne „Meine Partien“ auf dem Gerät, auf dem du gespielt hast, und erstell einen neuen.

## Die Daten eines Gasts

data-title = Deine Daten
data-stored = Gespeichert sind die Räume, in denen du dabei bist, mit deinem Namen und Platz, deine Züge, was du dort gesagt hast und, falls du Benachrichtigungen wolltest, wo deine Browser zu erreichen sind.
data-kept-unbegun = { $days ->
        [0] Räume, in denen nie eine Partie begann, bleiben erhalten.
        [one] Räume, in denen nie eine Partie begann, werden einen Tag nach der letzten Änderung gelöscht.
       *[other] Räume, in denen nie eine Partie begann, werden { $days } Tage nach der letzten Änderung gelöscht.
    }
data-kept-rooms = { $days ->
        [0] Alle anderen bleiben erhalten.
        [one] Alle anderen werden einen Tag danach gelöscht.
       *[other] Alle anderen werden { $days } Tage danach gelöscht.
    }
data-kept-talk = { $days ->
        [0] Was gesagt wurde, bleibt so lange wie sein Raum.
        [one] Was gesagt wurde, wird nach einem Tag gelöscht.
       *[other] Was gesagt wurde, wird nach { $days } Tagen gelöscht.
    }
data-download = Meine Daten herunterladen
data-delete = Meine Daten löschen …
delete-title = Deine Daten löschen?
delete-playing = { $games ->
        [one] Eine deiner Partien läuft noch. Du bist darin dann für immer abwesend, und sie geht nach den Regeln ihres Raums ohne dich weiter. Spiel sie vielleicht erst zu Ende oder gib deinen Platz mit einem Link ab.
       *[other] { $games } deiner Partien laufen noch. Du bist darin dann für immer abwesend, und sie gehen nach den Regeln ihrer Räume ohne dich weiter. Spiel sie vielleicht erst zu Ende oder gib deine Plätze mit Links ab.
    }
delete-goes = Was verschwindet
delete-goes-names = deine Namen in allen Räumen: Die anderen sehen dort „Guest 2“ oder eine andere Nummer
delete-goes-talk = alles, was du dort gesagt hast, auch zu deinen Partnern
delete-goes-rooms = Räume, denen nie jemand anders beigetreten ist, und damit deine Bestenlisten-Einträge
delete-goes-uploads = die Partien, die du als Dateien hochgeladen hast, außer wenn noch jemand dieselbe hochgeladen hat
delete-goes-cookie = das Cookie, an dem der Server diesen Browser erkennt, die Liste deiner Partien und deine Bilanz, auch in jedem Browser, den ein Link zu deinem gemacht hat
delete-stays = Was bleibt
delete-stays-moves = deine Züge, ohne deinen Namen: Sonst könnten die anderen ihre Partien nicht mehr ansehen
delete-stays-said = was andere über dich gesagt haben
delete-stays-files = deine Namen in Dateien von Partien, die andere heruntergeladen oder von einem anderen Server hier hochgeladen haben
delete-stays-backups = Sicherungskopien des Servers, bis sein Betreiber sie löscht
delete-final = { $rooms ->
        [0] Für diesen Browser ist kein Raum gespeichert. Rückgängig machen lässt sich nichts davon.
        [one] Es geht um einen Raum. Rückgängig machen lässt sich das nicht.
       *[other] Es geht um { $rooms } Räume. Rückgängig machen lässt sich das nicht.
    }
delete-submit = Alles löschen
delete-keep = Daten behalten
delete-under-way = Deine Daten werden gelöscht
delete-left = { $rooms ->
        [0] Gleich fertig.
        [one] Noch ein Raum.
       *[other] Noch { $rooms } Räume.
    }
delete-wait = Du kannst diese Seite schließen: Der Server macht auch ohne sie weiter.
delete-look = Noch einmal nachsehen
delete-failed = Noch ist nicht alles gelöscht
delete-failed-help = In einigen deiner Räume ist etwas schiefgegangen, die übrigen sind erledigt. Versuch es in einer Minute noch einmal. Hilft das nicht, kann der Betreiber des Servers die Räume löschen.
delete-again = Noch einmal versuchen
delete-done = Deine Daten sind gelöscht
delete-done-help = Der Server kennt dich nicht mehr. Wenn du einen Raum betrittst, bist du jemand Neues.

## Die eigene Bilanz

records-title = Meine Bilanz
records-lede = Wie deine beendeten Partien ausgingen, mit wem, und woraus deine Städte bestehen.
records-empty = Du hast noch keine Partie beendet. Sobald du eine beendest, zählt sie hier.
records-totals = Alles in allem
records-game = Spiel
records-games = Partien
records-won = Siege
records-streak = Serie
records-best = Bestes
records-average = Schnitt
records-two = Bestes Ergebnis und Schnitt sind ohne Partien zu zweit, in denen sich die Städte addieren.
records-types = Punkte einer Stadt im Schnitt
records-at-best = am besten { $best }
records-accuracy = Genauigkeit
records-accuracy-average = { $percent } % im Schnitt
records-accuracy-of = { $percent } % Genauigkeit
records-accuracy-means = Wie viel vom Möglichen du in den letzten analysierten Partien herausgeholt hast, die neueste rechts. Damit eine Partie hier zählt, sieh sie dir noch einmal an und frag, was jeder Zug wert war.
records-partners = Gemeinsam gebaut
records-partner = Mit
records-cities = Städte
records-circle = An deinen Tischen
records-ahead = Du vorn
records-behind = Du hinten
records-their-wins = Deren Siege
records-rating = Spielstärke
records-rating-mine = Deine Spielstärke: { $rating } ± { $doubt }
records-rating-means = Geschätzt aus euren gemeinsamen Partien Between Two Cities. Alle beginnen bei 1000; hinter ± steht, wie weit die Zahl noch danebenliegen kann. Deine Schätzung sieht sonst niemand.
records-rating-hide = Ausblenden
records-rating-show = Schätzen, wer wie gut spielt
records-latest = Die letzten Partien
records-with = Mit { $names }
records-kept = Nur du siehst diese Seite. Sie zählt Partien, die du beendest, solange es ihre Räume gibt; Partien, die aus einer anderen weitergespielt wurden, zählen nicht.

## Die Partie des Tages

daily-title = Partie des Tages
daily-lede = Für alle dieselben Plättchen: Spiel die Partie des Tages mit anderen oder allein und sieh danach, was andere Tische daraus gemacht haben.
daily-today = Zur Partie von heute
daily-days = Andere Tage
daily-before = Tag davor
daily-after = Tag danach
daily-over = Dieser Tag ist vorbei, seine Partien lassen sich nicht mehr öffnen.
daily-alone = Allein
daily-seats = { $seats } Spieler
daily-nobody = Niemand hat eine Partie dieses Tages zu Ende gespielt.
daily-again = Noch einmal
daily-tables = { $tables ->
        [one] Ein Tisch, bestes Ergebnis { $best }
       *[other] { $tables } Tische, bestes Ergebnis { $best }
    }
daily-mine = Dein Tisch: { $best }, Platz { $place }. Ansehen und vergleichen
daily-hint = Ein Tag geht von Mitternacht bis Mitternacht, UTC; anfangen kann eine Partie noch bis zum Ende des nächsten. Allein triffst du die Automas im vollständigen Modus, montags auf Stufe 1, sonntags auf Stufe 7. Nur die erste Partie eines Raums hat diese Plättchen, und du darfst sie noch einmal spielen: Jeder Tisch zählt.
daily-fair-title = Niemand sucht die Plättchen aus
daily-fair = Alle Partien eines Tages folgen aus einem Geheimnis. Sein Hash steht von Anfang an hier und das Geheimnis eine Woche später, sodass jeder prüfen kann, dass dazwischen nichts geändert wurde.
daily-commitment = Hash des Geheimnisses
daily-secret = Geheimnis des Tages

## Bestenliste

high-scores-title = Bestenliste
high-scores-lede = Die besten Kampagnen gegen die Automas, die auf diesem Server zu Ende gespielt wurden.
high-scores-length = Partien
high-scores-show = Zeigen
high-scores-place = Platz
high-scores-player = Wer
high-scores-day = Tag
high-scores-empty = So eine Kampagne hat noch niemand zu Ende gespielt. Die erste kommt gleich ganz nach oben.
high-scores-begin = Kampagne beginnen
high-scores-honest = Eintragen kann man nichts: Jeder Wert stammt aus dem Protokoll des Raums, in dem er erspielt wurde. Bei gleichen Punkten bleibt der ältere Eintrag vorn.
high-scores-rules = Was eine Kampagne ist

## Ein Raum

invitation-title = { $host } lädt dich ein, Städte zu bauen
invitation-title-nobody = Eine Einladung, Städte zu bauen
invitation-title-sides = { $host } fordert dich zu City Square Off heraus
invitation-title-sides-nobody = Eine Herausforderung zu City Square Off
room-description = { $taken } von { $seats } Plätzen besetzt. { $game } im Browser: ohne Konto, ohne Installation.
room-host = Gastgeber
room-table = Am Tisch
room-seat-free = Freier Platz
room-loading = Der Tisch wird gedeckt …
room-watchers = Wer keinen Platz hat, darf zuschauen.
room-no-watchers = Hinein kann nur, wer einen Platz hat.
room-locked-title = Dieser Raum ist abgeschlossen
room-locked = Im Moment kommt niemand Neues herein. Bitte den Gastgeber, die Tür zu öffnen. Wer zum Raum gehört, kommt wie immer hinein.
room-knock-title = Eine Einladung zum Anklopfen
room-knock = Wer neu ist, klopft hier an, und der Gastgeber öffnet.
room-needs-script = Der Tisch selbst braucht JavaScript. Bitte erlaube es für diese Seite und lade sie neu.

## Was schiefgehen kann

error-not-found = Hier ist nichts
error-not-found-help = Vielleicht ist die Adresse abgeschnitten oder hat einen Tippfehler.
error-no-room = Diesen Raum gibt es nicht
error-no-room-help = Zu diesem Link gehört kein Raum. Ist er vollständig kopiert? Lass ihn dir noch einmal schicken, oder öffne selbst einen Raum.
error-no-game = Diese Partie gibt es nicht
error-no-game-help = Dieser Raum hat keine beendete Partie mit dieser Nummer, oder du bist in ihm nicht zugelassen. Die Datei einer Partie gibt es, sobald sie zu Ende ist.
error-no-upload = Diese Partie gibt es nicht
error-no-upload-help = Niemand hat eine Partie mit dieser Adresse hochgeladen, oder sie wurde inzwischen gelöscht. Wenn du ihre Datei hast, lade sie unter „Meine Partien“ noch einmal hoch.
error-method = So geht das nicht
error-method-help = Diese Adresse lässt sich nicht so verwenden. Bitte beginne noch einmal auf der Startseite.
error-bad-request = Das war nicht zu verstehen
error-bad-request-help = Im Formular fehlt etwas, oder etwas darin ist nicht möglich. Bitte geh zurück und versuch es noch einmal.
error-host = Unter diesem Namen nicht bekannt
error-host-help = Betreibst du diesen Server? Dann starte ihn mit --public-url und der Adresse, die man im Browser eingibt, zum Beispiel --public-url https://cities.example.org. Wenn nicht, frag nach der richtigen Adresse.
error-foreign = Das kam von anderswo
error-foreign-help = Zu deiner Sicherheit zählen Formulare nur, wenn sie von dieser Seite selbst kommen. Bitte beginne noch einmal auf der Startseite. Falls du den Server betreibst: Ist seine öffentliche Adresse dieselbe wie in der Adresszeile?
error-requests = Einen Augenblick bitte
error-requests-help = { $seconds ->
        [one] Von deiner Adresse kamen zu viele Anfragen. In einer Sekunde geht es weiter.
       *[other] Von deiner Adresse kamen zu viele Anfragen. In { $seconds } Sekunden geht es weiter.
    }
error-rooms = Das sind viele Räume
error-rooms-help = { $seconds ->
        [one] Von deiner Adresse wurden gerade viele Räume geöffnet. Der nächste geht in einer Sekunde.
       *[other] Von deiner Adresse wurden gerade viele Räume geöffnet. Der nächste geht in { $seconds } Sekunden.
    }
error-busy = Der Server hat alle Hände voll
error-busy-help = Gerade wird an so vielen Tischen gespielt, dass kein weiterer hineinpasst. Bitte versuch es in einer halben Minute noch einmal.
error-broken = Der Server ist gestolpert
error-broken-help = Das liegt nicht an dir, und vom Gespielten ist nichts verloren. Bitte versuch es gleich noch einmal.
error-home = Zur Startseite

## Ohne Netz

offline-title = Keine Verbindung
offline-text = Dieses Gerät ist offline, oder der Server ist gerade nicht zu erreichen. Deine Partien liegen auf dem Server, und nichts, was du getan hast, ist verloren.
offline-wait = Sobald die Verbindung wieder steht, geht es hier von selbst weiter.
offline-again = Noch einmal versuchen
offline-pad = Spielst du am echten Tisch? Das geht ohne Verbindung:

## Benachrichtigungen außerhalb der Seiten

notice-your-turn = Du bist dran
notice-at = { $game }, am Tisch von { $host }

## The page of a finished game

replay-title = Partie { $number } im Rückblick
replay-title-upload = Eine Partie im Rückblick
replay-loading = Die Partie wird geholt …
replay-needs-script = Der Rückblick braucht JavaScript. Bitte erlaube es für diese Seite und lade sie neu.

## Der Wertungsblock

pad-title = Wertungsblock
pad-lede = Für Partien am echten Tisch: Trage die Städte ein, und jeder Punkt wird gezählt und begründet. Auch ohne Verbindung.
pad-loading = Der Block wird geöffnet …
pad-needs-script = Der Wertungsblock braucht JavaScript. Bitte erlaube es für diese Seite und lade sie neu.

## Bilder einer beendeten Partie

# Über einem Bild aller Städte oder Raster: »Between Two Cities · Partie 2«.
picture-label = { $game } · Partie { $number }
picture-won = { $count ->
    [one] { $names } gewinnt mit { $points }
   *[other] { $names } gewinnen zusammen mit { $points }
}
picture-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
picture-open = { $count ->
    [one] { $count } Feld frei
   *[other] { $count } Felder frei
}
picture-outside = { $count ->
    [one] { $count } Feld außerhalb
   *[other] { $count } Felder außerhalb
}
picture-growing = So wuchs diese Stadt
# Was ein Link zu einer beendeten Partie zeigt, wo ihr Bild nicht zu sehen ist.
picture-preview = Alles, was in dieser Partie gebaut wurde, was es zählt und wer gewonnen hat
replay-description = Diese Partie noch einmal ansehen, Zug um Zug, mit allem, was die anderen auf der Hand hatten.
