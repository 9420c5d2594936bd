# Gespräche.

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
