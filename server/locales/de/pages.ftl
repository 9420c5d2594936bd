# Die Seiten, die der Server zeichnet.

## Rahmen

site-name = Conurbation
site-skip = Zum Inhalt
site-nav = Hauptmenü
site-unbuilt = Dieser Server wurde ohne seine Browser-Anwendung gebaut, also gibt es keinen Tisch zum Spielen.
site-unbuilt-help = Wer ihn betreibt, kann sie mit diesem Befehl bauen und dann den Server neu bauen und starten:
nav-play = Spielen
nav-rules = Regeln
foot-fan = Ein inoffizielles Werk von Fans. Alle Zeichnungen und alle Texte hier sind unsere eigenen.
foot-games = Between Two Cities (Zwischen zwei Städten) stammt von Ben Rosset und Matthew O’Malley (Stonemaier Games), City Square Off von Ted Cheatham (Gamewright). Weder sie noch ihre Verlage haben mit dieser Seite zu tun.
foot-language = Sprache
foot-language-submit = Wechseln

## Startseite

home-title = Conurbation: zwei Städte auf einmal bauen
home-heading = Zwei Städte, zwei Partner und du dazwischen
home-lede = Conurbation ist ein Tisch für das Brettspiel Between Two Cities, für drei bis sieben Leute, die weit auseinander sitzen. Mit jedem Nachbarn baust du eine Stadt, und für dich zählt nur die schwächere von beiden.
home-picture = Du sitzt zwischen zwei halb gebauten Städten und hältst zwei Plättchen: eines kommt in die linke Stadt, eines in die rechte.
new-title = Neuer Raum
new-seats = Plätze
new-access = Wer kann ihn finden?
new-private = Wer den Link hat
new-public = Alle
new-submit = Raum öffnen
new-hint = Ohne Konto, ohne Installation. Öffne einen Raum und schick den anderen den Link.
join-title = Bist du eingeladen?
join-label = Link oder Code des Raums
join-submit = Hingehen
rooms-title = Öffentliche Räume
rooms-empty = Gerade ist kein öffentlicher Raum offen. Öffne einen für alle, dann steht er hier.
rooms-nobody = Gastgeber noch nicht da
rooms-enter = Hingehen
list-host = Gastgeber
list-taken = { $taken } von { $seats } Plätzen besetzt
list-free = { $free ->
        [0] kein Platz frei
        [one] { $free } Platz frei
       *[other] { $free } Plätze frei
    }
stage-open = Plätze werden gewählt
stage-seated = Gleich geht’s los
stage-playing = Spiel läuft
stage-ended = Spiel zu Ende
steps-title = So läuft ein Spiel
step-choose = Heimlich wählen
step-choose-text = Alle nehmen gleichzeitig zwei Plättchen aus ihrer Hand. Der Rest wandert zum Nachbarn, also siehst du keine Hand zweimal gleich.
step-talk = Beraten
step-talk-text = Alle Plättchen werden gemeinsam aufgedeckt. Nun bespricht jedes Paar, was seine Stadt braucht: mit kurzen Floskeln, mit Vorschlägen oder in eigenen Worten.
step-place = Bauen
step-place-text = Ein Plättchen geht nach links, das andere nach rechts. Nach sieben Zügen sind beide Städte Quadrate von vier mal vier, und der niedrigere Wert ist deiner.
steps-rules = Alle Regeln lesen

## Ein Raum

room-title = { $host } lädt dich ein, Städte zu bauen
room-title-nobody = Eine Einladung, Städte zu bauen
room-description = { $taken } von { $seats } Plätzen besetzt. Between Two Cities im Browser: ohne Konto, ohne Installation.
room-host = Gastgeber
room-table = Am Tisch
room-seat-free = Freier Platz
room-loading = Der Tisch wird gedeckt …
room-watchers = Wer keinen Platz hat, darf zuschauen.
room-no-watchers = Dieser Raum ist nur für die, die einen Platz haben.
room-needs-script = Der Tisch selbst braucht JavaScript. Bitte erlaube es für diese Seite und lade sie neu.

## Was schiefgehen kann

error-not-found = Hier ist nichts
error-not-found-help = Vielleicht ist die Adresse abgeschnitten oder hat einen Tippfehler.
error-no-room = Diesen Raum gibt es nicht
error-no-room-help = Zu diesem Link gehört kein Raum. Ist er vollständig kopiert? Lass ihn dir noch einmal schicken, oder öffne selbst einen Raum.
error-method = So geht das nicht
error-method-help = Diese Adresse lässt sich nicht so verwenden. Bitte beginne noch einmal auf der Startseite.
error-bad-request = Das war nicht zu verstehen
error-bad-request-help = Im Formular fehlt etwas, oder etwas darin ist nicht möglich. Bitte geh zurück und versuch es noch einmal.
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

## Regeln

rules-title = Die Regeln
rules-lede = Für drei bis sieben Leute. Sieben Züge, etwa eine halbe Stunde.
rules-contents = Auf dieser Seite

type-shops = Läden
type-factories = Fabriken
type-taverns = Gaststätten
type-offices = Büros
type-parks = Parks
type-houses = Häuser

rules-idea = Worum es geht
rules-idea-ring = Ihr sitzt im Kreis, und in jeder Lücke zwischen zwei Nachbarn wächst eine Stadt. Also gehören dir zwei Städte mit: eine teilst du mit dem linken Nachbarn, die andere mit dem rechten.
rules-idea-result = Am Schluss bekommt jede Stadt einen Wert. Dein Ergebnis ist der niedrigere Wert deiner beiden Städte, und das beste Ergebnis gewinnt. Eine prächtige Stadt rettet dich nicht, wenn die andere zu kurz kam.
rules-ring-picture = Fünf Leute um einen Tisch. Zwischen je zweien liegt eine Stadt; die beiden Städte neben dir sind als deine gekennzeichnet.
rules-ring-you = du
rules-ring-left = links
rules-ring-right = rechts
rules-ring-values = Dein linker Nachbar ist der nächste im Uhrzeigersinn. Außerdem hat jeder einen Sitzwert, keine zwei sind gleich. Er spielt nur eine Rolle, wenn zwei Partner aufeinander warten.

rules-rounds = Drei Runden
rules-round = Runde
rules-hand = Alle bekommen
rules-turns = Züge
rules-pass = Hände wandern
rules-hand-tiles = 7 Plättchen
rules-hand-duplexes = 3 Doppelplättchen
rules-pass-left = nach links
rules-pass-none = gar nicht
rules-pass-right = nach rechts
rules-rounds-hands = Jeder Zug nimmt zwei Plättchen aus jeder Hand: sieben, fünf, drei. Das eine, das am Ende einer Runde übrig ist, kommt ungesehen weg und spielt nicht mehr mit.
rules-rounds-duplex = Ein Doppelplättchen zeigt zwei Gebäude. Mit zwölf einfachen und zwei Doppelplättchen hat eine Stadt ihre sechzehn Felder.

rules-turn = Ein Zug
rules-turn-choose = Wählen
rules-turn-choose-text = Nehmt heimlich zwei Plättchen aus der Hand, alle gleichzeitig. Eine abgegebene Wahl gilt, und was ihr weitergebt, ist außer Sicht. Solange gewählt wird, werden keine Pläne besprochen.
rules-turn-reveal = Aufdecken
rules-turn-reveal-text = Sobald die letzte Wahl feststeht, werden alle Plättchen auf einmal umgedreht.
rules-turn-place = Legen
rules-turn-place-text = Jetzt redet, so viel ihr wollt. Eines deiner Plättchen gehört in die linke Stadt, das andere in die rechte; mit welchem du anfängst, steht dir frei. Partner geben Rat, aber über deine Plättchen bestimmst du.
rules-standoff = Nach dir
rules-standoff-text = Du kannst abwarten, um erst das Plättchen deines Partners zu sehen. Tut ihr das in derselben Stadt beide, muss dort anfangen, wer den kleineren Sitzwert hat, und kann in diesem Zug nicht noch einmal abwarten.

rules-placing = Wohin gelegt wird
rules-placing-edge = Das erste Plättchen einer Stadt liegt, wo du willst. Jedes weitere hat mit der Stadt eine Kante gemeinsam; eine Ecke genügt nicht.
rules-placing-frame = Eine fertige Stadt ist ein Quadrat von vier mal vier. Wo dieses Quadrat liegt, steht vorher nicht fest: Ein Plättchen darf überall hin, wo die ganze Stadt noch in vier Zeilen und vier Spalten passt.
rules-placing-duplex = Ein Doppelplättchen liegt oder steht, wie es gedruckt ist, und wird nie gedreht. Eine seiner Hälften muss die Stadt berühren, beide müssen passen.
rules-placing-fixed = Was liegt, wird nicht mehr bewegt.
rules-frame-picture = Eine Stadt, drei Felder breit und zwei hoch. Das Quadrat von vier mal vier kann sich noch um eine Spalte und um zwei Zeilen verschieben; gelegt wird innerhalb der gepunkteten Linie.
rules-frame-caption = Diese Stadt kann noch überall innerhalb der gepunkteten Linie wachsen, aber nie breiter oder höher als vier.

rules-scoring = Wertung
rules-scoring-lede = Typ für Typ, alle Städte zugleich, in dieser Reihenfolge.
rules-example = Beispiel
rules-number = Anzahl
rules-points = Punkte
rules-each = Je
rules-supply = { $tiles } Plättchen und { $halves } Hälften von Doppelplättchen

rules-shops = Läden zählen in geraden Linien, in einer Zeile oder Spalte. Ein Laden gehört zu einer einzigen Linie; wo Linien sich treffen, wird so geteilt, wie es am meisten bringt.
rules-shops-in-line = In einer Linie
rules-shops-example = Eine Linie von vier (16), die zwei darunter (5) und einer für sich (2): 23 Punkte.
rules-shops-picture = Vier Läden in der oberen Zeile, zwei weitere unter dem zweiten von ihnen, einer abseits.

rules-factories = Fabriken messen sich mit denen aller anderen Städte. In der Stadt mit den meisten ist jede 4 Punkte wert, in der mit den zweitmeisten 3, überall sonst 2. Bei gleicher Zahl gilt der gleiche Wert.
rules-factories-example = Sechs Städte: Zwei führen gemeinsam mit je fünf Fabriken, die Stadt mit dreien ist die zweite.
rules-factories-count = Fabriken

rules-taverns = Es gibt vier Arten von Gaststätten: Musik, Getränke, Essen und Unterkunft. Verschiedene Arten ergeben einen Satz, wo in der Stadt sie auch liegen. Jede Gaststätte gehört zu einem Satz.
rules-taverns-kinds = Arten im Satz
rules-taverns-example = Einmal Musik, zweimal Getränke, zweimal Essen: ein Satz aus dreien (9) und einer aus zweien (4), 13 Punkte.
rules-taverns-picture = Fünf Gaststätten: Musik, Getränke, Essen und noch einmal Getränke, Essen.

rules-offices = Büros zählen nach ihrer Zahl, wo sie auch liegen. Mit dem siebten fängst du wieder bei 1 an. Jedes Büro, das eine Gaststätte neben sich hat, bringt 1 Punkt mehr, ob es eine ist oder mehrere.
rules-offices-example = Drei Büros (6), zwei davon neben der Gaststätte (+2): 8 Punkte. Sieben Büros ohne Gaststätte wären 21 + 1 = 22.
rules-offices-picture = Eine Gaststätte mit einem Büro daneben und einem darunter; das dritte Büro berührt nur die anderen beiden.

rules-parks = Parks zählen in Gruppen, die über Kanten zusammenhängen. Vom vierten an bringt jeder weitere Park einer Gruppe 1 Punkt mehr.
rules-parks-group = In einer Gruppe
rules-parks-example = Eine Gruppe von dreien (12) und ein Park für sich (2): 14 Punkte.
rules-parks-picture = Drei Parks über Eck verbunden und einer abseits.

rules-houses = Jedes Haus bringt 1 Punkt für jeden anderen Gebäudetyp der Stadt, höchstens 5; Gaststätten aller Arten sind ein Typ. Ein Haus neben einer Fabrik bringt nur 1 Punkt.
rules-houses-types = Andere Typen
rules-houses-example = Es gibt Läden, Parks und Fabriken. Das obere Haus bekommt 3 Punkte, das untere steht neben der Fabrik und bekommt 1: 4 Punkte.
rules-houses-picture = Zwei Häuser übereinander, daneben ein Laden, ein Park und eine Fabrik. Das untere Haus berührt die Fabrik.

rules-city = Eine ganze Stadt
rules-city-lede = An diesem Tisch hat sie die zweitmeisten Fabriken, also ist ihre eine 3 Punkte wert.
rules-city-picture = Eine fertige Stadt, Zeile für Zeile. Erste: vier Läden. Zweite: Fabrik, Haus, zwei Parks. Dritte: Musik, zwei Büros, Park. Vierte: Getränke, Essen, Haus, Unterkunft.
rules-city-shops = eine Linie von vier
rules-city-factories = eine, zweitmeiste
rules-city-taverns = alle vier Arten
rules-city-offices = zwei, eines neben einer Gaststätte
rules-city-parks = eine Gruppe von dreien
rules-city-houses = 1 neben der Fabrik, und 5
rules-total = Summe

rules-six = Sechs Städte eines Spiels
rules-six-city = Stadt

rules-winner = Wer gewinnt
rules-winner-result = Die niedrigere deiner beiden Städte ist dein Ergebnis. Das höchste Ergebnis gewinnt.
rules-winner-example = Drei Leute: Ada und Bruno teilen eine Stadt mit 62 Punkten, Bruno und Chiyo eine mit 57, Chiyo und Ada eine mit 52. Brunos niedrigere Stadt hat 57, also gewinnt er. Ada und Chiyo haben beide 52; Ada wird Zweite, denn ihre andere Stadt ist besser als die von Chiyo.
rules-winner-ties = Bei gleichem Ergebnis entscheiden, eins nach dem anderen:
rules-winner-higher = der höhere Wert der beiden Städte
rules-winner-counts = die Zahl der Läden in beiden Städten zusammen, dann der Fabriken, Gaststätten, Büros, Parks und Häuser
rules-winner-shared = und wenn auch das gleich ist, teilt ihr euch den Sieg

rules-fair = Ehrliches Spiel
rules-fair-secret = Niemandem wird etwas geschickt, was er nicht sehen darf, sei es eine Hand, eine Wahl oder ein Entwurf.
rules-fair-shuffle = Die Mischung steht fest, bevor ausgeteilt wird, und alle bekommen ihren Fingerabdruck. Nach dem Spiel wird die Mischung selbst gezeigt, damit jeder prüfen kann, dass niemand daran gedreht hat.
