# Was jemand liest, der draußen ist: in einem offenen Tab und auf der Seite, die stattdessen kommt.

gate-no-such-room-title = Diesen Raum gibt es nicht
gate-no-such-room-text = Vielleicht wurde er gelöscht, weil ihn lange niemand benutzt hat. Hast du den Link oder den Code abgetippt, dann prüf jeden Buchstaben. Sonst öffne einen neuen Raum.
gate-closed-title = Wer diesen Server betreibt, hat diesen Raum geschlossen
gate-closed-text = Niemand kommt mehr herein. Möchtest du wissen, warum, oder brauchst du die Partie, dann frag dort nach. In jedem anderen Raum kannst du spielen.
gate-banned-title = Dieser Server lässt dich nicht herein
gate-banned-text = Wer ihn betreibt, hat diesen Browser für alle Räume gesperrt. Falls das ein Irrtum ist, bitte dort um die Aufhebung der Sperre. Wenn du nicht weißt, wer das ist, frag die Person, die dich eingeladen hat.
gate-network-banned-title = Dieser Server lässt dein Netz nicht herein
gate-network-banned-text = Wer ihn betreibt, hat das Netz, aus dem du kommst, für alle Räume gesperrt, vielleicht wegen jemand anderem, der es nutzt. Aus einem anderen Netz kommst du womöglich herein. Falls das ein Irrtum ist, bitte dort um die Aufhebung der Sperre. Wenn du nicht weißt, wer das ist, frag die Person, die dich eingeladen hat.
