# Gespräche.

talk-title = Gespräche
talk-lines = Nachrichten
talk-you = Du
talk-gone = Jemand
talk-sending = wird gesendet …
talk-newest = Zum Neuesten
talk-unread = { $count ->
        [one] { $count } ungelesene Nachricht
       *[other] { $count } ungelesene Nachrichten
    }
talk-placeholder = Sag etwas
talk-plans-wait = Plaudern ja, Pläne später
talk-send = Senden
talk-phrases = Schnelle Sätze
talk-empty-table = Noch hat niemand etwas gesagt. Hier lesen alle im Raum mit.
talk-empty-city = Das lest nur ihr beide.
talk-empty-side = Das liest nur deine Seite.
talk-empty-watchers = Nur für die, die zuschauen. Wer mitspielt, kann es nach der Partie lesen.
talk-closed-join = Komm herein, um mitzureden.
talk-closed-watching = Während der Partie ist dieser Kanal für die Spieler. Wer zuschaut, hat einen eigenen.
talk-closed-seated = Dieser Kanal ist für die, die zuschauen.
talk-closed-choosing = Geschlossen, solange alle für sich wählen. Nach dem Aufdecken geht es weiter.
talk-closed-partners = Hier schreiben nur die Partner dieser Stadt.
talk-hidden = ausgeblendet: zeigen
talk-proposals = { $made ->
    [one] Ein Vorschlag{ $agreed ->
        [0] {""}
       *[other] , angenommen
    }{ $declined ->
        [0] {""}
       *[other] , abgelehnt
    }
   *[other] { $made } Vorschläge{ $agreed ->
        [0] {""}
       *[other] , { $agreed } angenommen
    }{ $declined ->
        [0] {""}
       *[other] , { $declined } abgelehnt
    }
}
channel-table = Tisch
channel-city = Stadt mit { $names }
channel-side = Seite mit { $names }
channel-watchers = Zuschauer
phrase-hello = Hallo!
phrase-you-first = Legst du zuerst?
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
phrase-show-talk = Von mir aus darf unser Gespräch lesen, wer die Partie noch einmal ansieht.
phrase-keep-talk = Unser Gespräch bleibt unter uns.
