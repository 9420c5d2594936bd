# Wer Gastgeber ist und was er für die Leute im Raum tut.

host-label = Gastgeber
host-opener = wer den Raum eröffnet hat
host-yours = { $name } vertritt dich als Gastgeber.
host-take-back = Wieder selbst Gastgeber sein
host-stands-in = { $name } vertritt { $other } als Gastgeber.
host-away = Der Gastgeber, { $name }, ist nicht da.
host-new = { $name } ist jetzt Gastgeber.
host-back = { $name } ist wieder Gastgeber.
people-manage = Leute
people-nobody = Außer dir ist noch niemand hier.
people-sure-make-host = { $name } zum Gastgeber machen?
people-sure-remove = { $name } aus dem Raum entfernen?
people-made-host = { $name } wird Gastgeber.
people-cancel = Abbrechen
people-removed = { $name } ist entfernt.
people-removed-title = Entfernt
people-readmit = Wieder hereinlassen
people-readmitted = { $name } darf wiederkommen.
people-readmit-hint = Zurück geht es über den Link. Wer seine Cookies löscht, kommt als jemand Neues.

seat-rule = Solange { $name } da ist, kann der Gastgeber diesen Platz nur weitergeben, wenn mehr als die Hälfte der anderen am Tisch zustimmt, mindestens zwei. { $name } kann ihn zurücknehmen.
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
