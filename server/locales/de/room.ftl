# Der Raum: hereinkommen, die Verbindung, auf wen gewartet wird.

## Die Seite

loading = Der Raum wird geladen …
room-title = Raum { $code }
room-label = Raum
room-rules = Regeln
title-your-turn = Du bist dran · { $room }
title-ended = Wertung · { $room }
stage-announce-open = Die Plätze werden gewählt.
stage-announce-shuffling = Es wird gemischt.
stage-announce-seated = Alle sitzen. Die Partie kann beginnen.
stage-announce-playing = Die Partie beginnt.
stage-announce-ended = Die Partie ist vorbei.
result-setting-up = Es wird noch eine Partie vorbereitet.
result-begun = Die anderen haben noch eine Partie begonnen.
result-begun-seated = Die nächste Partie hat begonnen, dein Platz wartet auf dich.
result-join = Zu den anderen
result-to-table = An den Tisch
notices-label = Hinweise
notice-dismiss = Schließen

## Die Verbindung

connection-label = Stand der Verbindung
connection-lost = Keine Verbindung. Neuer Versuch …
connection-kept = Was du getan hast, bleibt und wird danach gesendet.
connection-back = Wieder verbunden.
connection-full = Der Server kann gerade nichts speichern. Der Tisch wartet, und dann geht es von selbst weiter.
gate-not-admitted-title = Du kannst diesen Raum nicht betreten
gate-not-admitted-text = Hier darf niemand zuschauen, oder du bist für diesen Raum gesperrt. Wenn das ein Versehen ist, sprich mit dem Gastgeber und versuch es noch einmal.
gate-dead-link-title = Dieser Link zu einem Platz gilt nicht mehr
gate-dead-link-text = Er wurde benutzt oder ersetzt, und der Raum lässt niemanden zuschauen. Bitte um einen neuen.
gate-too-many-title = Zu viele Verbindungen
gate-too-many-text = Dieser Raum ist in zu vielen Tabs oder Geräten zugleich offen. Schließ ein paar davon, dann geht es hier von selbst weiter.
gate-broken-title = Dieser Raum lässt sich nicht lesen
gate-broken-text = Der Server kann nicht lesen, was er von diesem Raum gespeichert hat. Wer ihn betreibt, muss nachsehen. Versuch es später noch einmal.
gate-retry = Noch einmal versuchen
gate-home = Zur Startseite

## Auf wen gewartet wird

waiting-for-you = Du bist dran
waiting-for = Warten auf { $names }
waiting-for-many = Warten auf { $count } Spieler
waiting-you-choose = Du bist dran: Wähle zwei Plättchen
waiting-you-place = Du bist dran: Lege deine Plättchen
waiting-you-answer = Ein Vorschlag wartet auf deine Antwort
waiting-you-lay-start = Du bist dran: Leg dein Startplättchen
waiting-you-lay-place = Du bist dran: Leg dein Plättchen
waiting-watching = Du schaust zu.
waiting-paused = Angehalten
countdown-label = Verbleibende Zeit
countdown-urgent = Noch { $seconds } Sekunden.
countdown-days = { $days } T. { $hours } Std.
countdown-hours = { $hours } Std. { $minutes } Min.

## Dazukommen

join-full-closed = Am Tisch von { $name } sind alle Plätze besetzt.
join-full = Am Tisch von { $name } sind alle Plätze besetzt. Du kannst zuschauen.
join-invited = { $name } lädt dich zu Between Two Cities ein, an einen Tisch für { $seats }.
join-invited-sides = { $name } lädt dich zu City Square Off ein, für { $seats } Spieler.
join-first = Dieser Raum ist neu. Nimm Platz und lade dann die anderen ein.
join-solo = Hier spielt { $name } allein gegen die Automas. Komm herein und schau zu.
join-first-solo = Der Tisch ist gedeckt für dich und die Automas.
join-name = Dein Name
join-name-hint = So nennen dich die anderen.
join-name-hint-alone = Er steht dann bei deinen Punkten.
join-name-missing = Gib zuerst einen Namen ein.
join-submit = Hereinkommen
join-sit = Platz nehmen
join-watch = Lieber zuschauen
join-begin = Anfangen
join-look = Hereinkommen, später beginnen
join-rename = Namen ändern

## Ein Link zu einem Platz

take-seat-title = Ein Platz für dich
take-seat-lede = Jemand überlässt dir einen Platz an diesem Tisch. Du spielst von dort aus weiter.
take-seat-submit = Platz übernehmen
take-seat-done = Der Platz gehört jetzt dir.
take-seat-dead-title = Dieser Link hat keinen Platz für dich
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
