# Was jemand liest, der draußen ist: in einem offenen Tab und auf der Seite, die stattdessen kommt.

gate-no-such-room-title = Diesen Raum gibt es nicht mehr
gate-no-such-room-text = Er wurde gelöscht, vielleicht weil ihn lange niemand benutzt hat. Hast du den Link abgetippt, dann prüf jeden Buchstaben. Sonst öffne einen neuen Raum.
gate-closed-title = Wer diesen Server betreibt, hat diesen Raum geschlossen
gate-closed-text = Niemand kommt mehr herein. Möchtest du wissen, warum, oder brauchst du die Partie, dann frag dort nach. In jedem anderen Raum kannst du spielen.
gate-banned-title = Dieser Server lässt dich nicht herein
gate-banned-text = Wer ihn betreibt, hat diesen Browser oder das Netz, aus dem du kommst, für alle Räume gesperrt. Ein Netz kann auch wegen jemand anderem gesperrt sein, der es nutzt. Falls das ein Irrtum ist, bitte dort um die Aufhebung der Sperre. Wenn du nicht weißt, wer das ist, frag die Person, die dich eingeladen hat.
