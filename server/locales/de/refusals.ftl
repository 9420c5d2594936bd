# Warum etwas nicht ging und was stattdessen hilft. Eine Meldung für jeden Grund.

refusal-unknown = Das war nicht möglich ({ $code }). Lade die Seite neu und versuch es noch einmal.

## Die Verbindung

refusal-malformed = Das hat der Server nicht verstanden. Lade die Seite neu: Vielleicht ist sie veraltet.
refusal-too-fast = Das war viel auf einmal. Warte { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    } und mach dann weiter.
refusal-too-many-join = Gerade kommen viele Leute herein. Warte { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    } und versuch es noch einmal.
refusal-too-much-talk = Du hast in kurzer Zeit viel gesagt. Warte { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    } und versuch es noch einmal.
refusal-busy = Im Raum ist gerade sehr viel los. Versuch es gleich noch einmal.
refusal-store-failed = Der Server konnte das nicht speichern, darum hat sich nichts geändert. Versuch es gleich noch einmal.
refusal-log-full = In diesem Raum ist so viel passiert, dass sein Protokoll voll ist. Öffne einen neuen.
refusal-too-big = Das war zu lang zum Senden. Fass dich kürzer.
refusal-outbox-full = Es wartet schon zu viel aufs Senden. Warte, bis du wieder verbunden bist.

## Der Raum

refusal-not-a-member = Komm zuerst herein: Gib oben einen Namen an.
refusal-removed = Du bist für diesen Raum gesperrt.
refusal-room-full = Der Raum ist voll: Er fasst { $limit } Leute. Erst muss jemand gehen.
refusal-no-watchers = In diesem Raum darf niemand zuschauen, und kein Platz ist frei. Frag den Gastgeber.
refusal-locked = Dieser Raum ist abgeschlossen: Niemand Neues kommt herein. Bitte den Gastgeber, die Tür zu öffnen.
refusal-knock-first = Wer neu ist, muss hier anklopfen. Lade die Seite neu und klopf an.
refusal-door-open = Du musst nicht anklopfen: Die Tür ist offen. Lade die Seite neu.
refusal-too-many-knock = Es klopfen schon { $limit } Leute an. Warte kurz und klopf noch einmal.
refusal-no-such-knock = Dort wartet niemand mehr.
refusal-bad-name = Ein Name hat 1 bis { $limit } Zeichen. Nimm einen anderen.
refusal-unreadable-name = Dieser Name enthält etwas, das man nicht sehen oder lesen kann. Schreib ihn mit gewöhnlichen Buchstaben.
refusal-name-taken = Hier heißt schon jemand so. Nimm einen anderen Namen.
refusal-name-looks-like = Dieser Name sieht aus wie { $name }. Nimm einen anderen.
refusal-not-host = Das kann nur der Gastgeber. Frag ihn.
refusal-host-not-away = Der Gastgeber ist da oder war es eben noch. Warte, bis er als abwesend gilt.
refusal-game-too-long = In dieser Partie ist mehr geschehen, als ein neuer Raum am Anfang fasst. Spiel von einem früheren Moment aus weiter.
refusal-too-many-uploads = Diese Partie käme zu denen, die du hochgeladen hast, und das sind schon { $most }: Mehr geht nicht. Entferne zuerst eine.
refusal-wrong-stage = Der Raum ist inzwischen weiter, darum geht das jetzt nicht.
refusal-no-such-seat = Diesen Platz gibt es am Tisch nicht mehr. Nimm einen anderen.
refusal-seat-taken = Jemand war schneller und sitzt dort. Nimm einen anderen Platz.
refusal-no-free-seat = Der letzte Platz ist gerade weg. Du kannst zuschauen oder um einen weiteren Platz bitten.
refusal-not-seated = Dafür brauchst du einen Platz am Tisch.
refusal-other-shuffle = Diese Mischung ist vorbei.
refusal-has-contributed = Deine Zahl steckt schon in dieser Mischung.
refusal-seats-free = { $free ->
        [one] Ein Platz ist noch frei. Besetzt ihn oder stelle weniger Plätze ein.
       *[other] { $free } Plätze sind noch frei. Besetzt sie oder stelle weniger Plätze ein.
    }
refusal-has-seat = Du hast an diesem Tisch schon einen Platz. Überlass den Link jemandem ohne Platz.
refusal-no-such-key = Dieser Link zu einem Platz gilt nicht mehr: Er wurde benutzt oder durch einen neueren ersetzt. Bitte um einen neuen.
refusal-no-bot = Ein Bot kann das hier nicht. Sieh noch einmal nach, wer dort sitzt.
refusal-deal-fixed = Diese Plättchen sind für dieses Spiel und diese Zahl von Spielern. Für etwas anderes öffne einen anderen Raum, oder warte das Ende der ersten Partie ab.
refusal-day-over = Der Tag dieser Partie ist vorbei. Die heutige findest du unter „Partie des Tages“; oder öffne einen anderen Raum.
refusal-bad-options = Diese Einstellungen kennt das Spiel nicht. Lade die Seite neu.
refusal-bad-arrangement = Inzwischen hat sich jemand gesetzt oder ist aufgestanden. Sieh noch einmal hin und setze dann um.
refusal-no-such-member = Diese Person ist nicht mehr im Raum.
refusal-in-mid-game = Wer mitspielt, kann während der Partie nicht entfernt werden. Warte bis zum Ende.
refusal-host-stays = Weder der Gastgeber kann entfernt werden noch wer von ihm vertreten wird.
refusal-bad-text = Eine Nachricht hat 1 bis { $limit } Zeichen. Fass dich kürzer.
refusal-muted = Der Gastgeber hat dich stummgeschaltet. Du kannst weiterspielen.
refusal-watchers-muted = Der Gastgeber lässt im Moment nur die Mitspieler reden.
refusal-host-speaks = Der Gastgeber kann nicht stummgeschaltet werden.
refusal-not-your-channel = Dort kannst du nicht schreiben. Nimm einen anderen Kanal.
refusal-talk-cleared = Der Gastgeber hat alle Gespräche gelöscht.
refusal-seat-lost = { $name } hat deinen Platz übernommen. Du schaust jetzt zu.
refusal-seat-gone = Der Tisch hat jetzt weniger Plätze, und deiner ist weggefallen.
refusal-talk-closed = Die Gespräche der Städte sind geschlossen, solange gewählt wird. Nach dem Aufdecken geht es weiter.
refusal-plans-wait = Pläne warten bis zum Aufdecken. Bis dahin entscheidet jeder allein.
refusal-bad-proposal = Dieser Platz lässt sich nicht mehr vorschlagen: Das Plättchen liegt schon, oder dort steht etwas.
refusal-no-such-proposal = Dieser Vorschlag ist nicht mehr offen.

## Die Partie

refusal-game-over = Die Partie ist vorbei.
refusal-wrong-turn = Das kam zu spät: Jetzt ist Runde { $round }, Zug { $turn }.
refusal-other-turn = Das kam zu spät: Die Partie ist schon weiter.
refusal-not-choosing = Alle haben schon gewählt: Jetzt werden die Plättchen gelegt.
refusal-not-placing = Es wird noch gewählt. Lege nach dem Aufdecken.
refusal-already-chosen = Du hast deine Wahl schon getroffen; sie lässt sich nicht mehr ändern.
refusal-same-tile-twice = Wähle verschiedene Plättchen.
refusal-not-in-hand = Dieses Plättchen hast du nicht auf der Hand. Wähle eines deiner { $held }.
refusal-no-such-tile = Dieses Plättchen gibt es nicht. Nimm eines deiner zwei.
refusal-tile-already-placed = Dieses Plättchen liegt schon in einer Stadt. Lege das andere.
refusal-city-already-served = Diese Stadt hat schon ein Plättchen von dir. Das andere kommt in die andere Stadt.
refusal-no-such-cell = Das liegt neben dem Plan. Wähle einen markierten Platz.
refusal-occupied = Dein Partner war schneller und hat dort schon gebaut. Wähle einen markierten Platz.
refusal-not-adjacent = Ein Plättchen muss mit einer Kante an der Stadt liegen. Wähle einen markierten Platz.
refusal-outside-frame = Die Stadt würde größer als vier mal vier. Wähle einen markierten Platz.
refusal-first-tile-in-the-middle = Das erste Plättchen einer Stadt liegt in der Mitte. Lege es dorthin.
refusal-no-partner = Diese Stadt baust du allein: Hier gibt es niemanden, auf den du warten könntest. Lege dein Plättchen.
refusal-nothing-to-hold-back = Du schuldest dieser Stadt in diesem Zug nichts, also gibt es nichts abzuwarten.
refusal-partner-has-placed = Dein Partner hat hier schon gelegt. Jetzt bist du dran.
refusal-called-to-place = Ihr habt beide gewartet, und dein Sitzwert ist der kleinere: Lege hier zuerst.
refusal-other-game = Auf dem Tisch ist jetzt ein anderes Spiel. Lade die Seite neu.

## Das Solospiel

refusal-not-assigning = Alle Plättchen dieses Zuges sind schon zugewiesen. Setz sie jetzt ein.
refusal-not-inserting = Weise zuerst den Städten Plättchen zu. Danach setzt du sie ein.
refusal-nothing-for-automacity = Auch Automacity bekommt eines der drei Plättchen. Weise ihr eines zu.
refusal-not-for-automacity = Automacity füllen die Automas selbst. Weise jeder deiner beiden Städte ein Plättchen zu.

## Wer nicht da ist, und die Zeit

refusal-not-away = Diese Person ist am Tisch. Lass sie selbst spielen.
refusal-player-here = Auf diesem Platz ist jemand da. Der Gastgeber kann ihn weitergeben, sobald die Person abwesend ist oder der Tisch zustimmt.
refusal-other-rule = In diesem Raum gilt für Abwesende eine andere Regel. Sieh in den Einstellungen nach.
refusal-not-your-city = Du kannst nur in eine Stadt legen, die ihr gemeinsam baut.
refusal-paused = Die Partie ist angehalten. Warte, bis der Gastgeber sie weitergehen lässt.
refusal-not-paused = Die Partie ist nicht angehalten: Spielt weiter.
refusal-no-clock = Es läuft keine Uhr, also braucht niemand mehr Zeit.
refusal-time-given = Du hast in dieser Phase schon Zeit gegeben. Jemand anderes kann es noch.

## Die Kampagne

refusal-no-campaign = Hier läuft keine Kampagne mehr. Öffne einen Raum für eine neue.
refusal-in-campaign = Eine Kampagne läuft: Spiel, Stufe und Spieler bleiben bis zur letzten Partie.
refusal-bonus-due = Wähle erst den Bonus dieser Partie.
refusal-bonus-chosen = Der Bonus dieser Partie ist gewählt. Weiter zur nächsten Partie.
refusal-bonus-used = Dieser Typ hat in dieser Kampagne schon einen Bonus gebracht. Wähle einen anderen.

## City Square Off

refusal-starter-taken = Dieses Startplättchen hat die andere Seite. Nimm ein anderes.
refusal-not-this-piece = Dieses Plättchen liegt schon oder ist jetzt nicht dran. Nimm ein anderes.
refusal-no-such-facing = So lässt sich dieses Plättchen nicht drehen. Lade die Seite neu.
refusal-off-grid = Das ragt zu weit über den Rand des Rasters. Wähle einen Platz weiter innen.
refusal-off-centre = Ein Startplättchen muss das mittlere Feld bedecken, und mindestens vier seiner Felder müssen in den mittleren drei mal drei liegen. Schiebe es dorthin.
refusal-on-tile = Dort liegt ein anderes Plättchen. Wähle freie Felder.
refusal-apart = Ein Plättchen teilt eine Kante mit einem von deinen. Lege es direkt daneben.
refusal-moved = Deine Seite hat das Plättchen verschoben: Es liegt jetzt anderswo.
refusal-not-laid = Dieses Plättchen lässt sich nicht mehr zurücknehmen. Sieh auf dein Raster.
refusal-nothing-to-confirm = Deine Seite ist schon fertig oder hat noch nichts gelegt. Sieh auf dein Raster.
refusal-no-team = Niemand teilt deine Seite, also gibt es niemanden, dem du ein Plättchen zeigen könntest.
refusal-nothing-to-solve = Hier gibt es nichts zu lösen: nur ein Raster, das in einem City Sprint nicht bedeckt wurde, und nur einmal.
