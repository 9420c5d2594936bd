# Wer Gastgeber ist und was er für die Leute im Raum tut.

host-label = Gastgeber
host-opener = wer den Raum geöffnet hat
host-yours = { $name } vertritt dich als Gastgeber.
host-take-back = Wieder selbst Gastgeber sein
host-stands-in = { $name } vertritt { $other } als Gastgeber.
host-away = Der Gastgeber, { $name }, ist nicht da.
host-new = { $name } ist jetzt Gastgeber.
host-back = { $name } ist wieder Gastgeber.
people-manage = Menü
people-watching = { $count ->
        [one] { $count } Person schaut zu
       *[other] { $count } Personen schauen zu
    }
people-do = { $what }: { $name }
people-nobody = Außer dir ist noch niemand hier.
people-mid-game = Spieler lassen sich nur entfernen, bevor die Plätze feststehen. Bleibt jemand weg, hilft die Regel für Abwesende.
people-sure-make-host = { $name } zum Gastgeber machen?
people-sure-remove = { $name } vor die Tür setzen? Wer hinausgeschickt wird, kann wie jemand Neues wiederkommen; wer gesperrt wird, erst, wenn du es erlaubst.
people-made-host = { $name } wird Gastgeber.
people-cancel = Abbrechen
people-removed = { $name } ist gesperrt.
people-removed-title = Gesperrt
people-readmit = Wieder hereinlassen
people-readmitted = { $name } darf wiederkommen.
people-readmit-hint = Zurück geht es über den Link. Wer seine Cookies löscht, kommt als jemand Neues.
people-kick = Hinausschicken
people-kicked = { $name } wurde hinausgeschickt.
people-ban = Sperren
badge-muted = stumm
people-mute = Für alle stummschalten
people-unmute = Wieder reden lassen
people-muted = { $name } ist stummgeschaltet.
people-unmuted = { $name } darf wieder reden.
people-hide = Nachrichten ausblenden
people-show = Nachrichten einblenden
people-hidden = Du siehst nicht mehr, was { $name } sagt.
people-shown = Du siehst wieder, was { $name } sagt.
people-mute-watchers = Zuschauer stummschalten
people-unmute-watchers = Zuschauer reden lassen
talk-unsay = Löschen, was ich gesagt habe
talk-unsay-sure = Alles, was du in diesem Raum gesagt hast, für alle und endgültig löschen?
talk-unsay-done = Was du gesagt hast, ist gelöscht.
talk-clear = Alle Gespräche löschen
talk-clear-sure = Alle Gespräche dieses Raums für alle und endgültig löschen?
talk-clear-done = Alle Gespräche sind gelöscht.
talk-delete = Löschen

door-legend = Wer hereinkommt
door-open = Alle mit dem Link
door-open-hint = Wer den Link hat, kann hereinkommen.
door-knock = Wer anklopft
door-knock-hint = Neue warten draußen, bis der Gastgeber sie hereinlässt.
door-locked = Niemand Neues
door-locked-hint = Der Raum ist abgeschlossen. Wer dazugehört, kann wiederkommen; Links zu Plätzen gelten weiter.
outside-may-knock-title = Bitte anklopfen
outside-may-knock-text = In diesen Raum lässt der Gastgeber Neue herein. Sag, wer du bist.
outside-knock = Anklopfen
outside-knocking-title = Du hast angeklopft
outside-knocking-text = Der Gastgeber weiß, dass { $name } wartet.
outside-stay = Bleib auf dieser Seite: Sie öffnet sich, sobald du hereingelassen wirst.
outside-in = Du bist drin.
outside-turned-away-title = Du wurdest nicht hereingelassen
outside-turned-away-text = Wenn das ein Versehen ist, sprich mit dem Gastgeber und klopf noch einmal an.
knocks-label = An der Tür
knocks-who = { $name } klopft an.
knocks-admit = Hereinlassen
knocks-admit-name = { $name } hereinlassen
knocks-admitted = { $name } wird hereingelassen.
knocks-turn-away = Abweisen
knocks-turn-away-name = { $name } abweisen
knocks-turned-away = { $name } wird abgewiesen.

seat-cannot-stay = Wenn { $name } nicht bleiben kann
seat-rule = Solange { $name } da ist, kann der Gastgeber diesen Platz nur weitergeben, wenn mehr als die Hälfte der anderen am Tisch zustimmt, mindestens zwei. { $name } kann ihn zurücknehmen.
seat-rule-few = Solange { $name } da ist, kann niemand sonst diesen Platz weitergeben: Dafür müssten zwei andere am Tisch zustimmen.
seat-gone = { $name } hat alle eigenen Daten gelöscht und kommt nicht wieder. Der Gastgeber kann diesen Platz endgültig jemand anderem geben.
seat-agree = Der Weitergabe zustimmen
seat-disagree = Nicht mehr zustimmen
seat-handed = wechselt den Besitzer
seat-stands-in = { $name } spielt auf dem Platz von { $other }.
seat-back = { $name } hat den eigenen Platz wieder übernommen.
seat-take-back = Meinen Platz zurücknehmen
seat-link = { $name } hat einen Link zum Platz von { $other } erstellt.
seat-agreed = Für die Weitergabe des Platzes von { $name }: { $cast } von { $needed } Stimmen.

gate-elsewhere-title = Dieser Raum ist in einem anderen Tab offen
gate-elsewhere-text = Er ist in zu vielen Tabs offen, und dieser war der älteste.
gate-elsewhere-use = Hier weitermachen
gate-locked-title = Dieser Raum ist abgeschlossen
gate-locked-text = Im Moment kommt niemand Neues herein. Bitte den Gastgeber, die Tür zu öffnen, und versuch es dann noch einmal.
gate-sent-out-title = Du wurdest hinausgeschickt
gate-sent-out-text = Der Gastgeber hat dich aus diesem Raum geschickt. Du kannst wiederkommen wie jemand Neues.
seat-left = { $name } hat die Partie endgültig verlassen. Der Gastgeber kann diesen Platz mit einem Link jemand anderem geben oder zurückgeben.
seat-yours = { $name } spielt auf deinem Platz, weil du nicht da warst.

## Eine Partie endgültig verlassen

leave-title = Die Partie verlassen
leave-ask = Endgültig verlassen …
leave-do = Endgültig verlassen
leave-stay = Bleiben
leave-then-bot = Ein Bot spielt sofort für dich weiter.
leave-then-vote = Die anderen stimmen ab, ob ein Bot für dich weiterspielt.
leave-then-partner = Wer eine Stadt mit dir teilt, legt dort für dich; ein Bot wählt deine Plättchen.
leave-then-wait = Der Tisch wartet, bis jemand vom Gastgeber deinen Platz bekommt.
leave-then-side = Die anderen auf deiner Seite spielen ohne dich weiter.
leave-watch = Von da an schaust du nur noch zu. Nur ein Link zu deinem Platz bringt dich zurück, und den kann nur der Gastgeber erstellen. Um das Gerät zu wechseln, musst du nicht gehen: Das geht unter „Meine Partien“ auf der Startseite.
leave-out = In diesem Raum darf niemand zuschauen: Bis zur nächsten Partie bist du draußen. Nur ein Link zu deinem Platz bringt dich zurück, und nur der Gastgeber kann ihn erstellen.
leave-host = Du bleibst Gastgeber.

# Klänge, Vibration und Sprache, in einem eigenen Dialog.
settings-title = Einstellungen
settings-guide = Einführung
settings-guide-now = Jetzt zeigen
settings-guide-again = Wieder anbieten
settings-guide-offered = Sie wird zu Beginn deiner nächsten Partie angeboten.
settings-guide-running = Sie begleitet dich gerade.
feel-title = Klänge
feel-volume = Lautstärke
feel-off = aus
feel-percent = { $percent } %
feel-vibrate = Vibrieren, wenn ich dran bin oder jemand schreibt
language-title = Sprache

# Benachrichtigungen außerhalb der Seiten, im selben Dialog.
notices-title = Benachrichtigungen
notices-ask = Sag mir, wenn ich dran bin
notices-hint = Dein Browser meldet sich, auch wenn keine Seite von Conurbation offen ist. Er erfährt, an wessen Tisch du dran bist, aber nie, was dort liegt.
notices-denied = Dein Browser lässt keine Benachrichtigungen dieser Website zu. Du kannst sie in seinen Einstellungen für die Website erlauben.
notices-impossible = Dein Browser kann hier keine Benachrichtigungen zeigen. Auf dem iPhone oder iPad lege die Seite zuerst auf den Home-Bildschirm und öffne sie von dort.
notices-failed = Das hat nicht geklappt. Versuche es später noch einmal.
notices-on = Du bekommst Bescheid, wenn du dran bist.
notices-off = Du bekommst keinen Bescheid mehr.
