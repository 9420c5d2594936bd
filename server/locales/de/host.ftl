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
