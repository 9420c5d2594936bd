# Die Seite mit den Regeln.

rules-title = Die Regeln
rules-lede = Für eine bis sieben Personen. Zuerst das Spiel zu dritt bis zu siebt: sieben Züge, etwa eine halbe Stunde. Danach, wie man zu zweit und allein spielt. City Square Off folgt am Ende.
rules-contents = Auf dieser Seite

rules-idea = Worum es geht
rules-idea-ring = Ihr sitzt im Kreis, und in jeder Lücke zwischen zwei Nachbarn wächst eine Stadt. Du baust also an zwei Städten mit: Eine teilst du mit dem linken Nachbarn, die andere mit dem rechten.
rules-idea-result = Am Schluss bekommt jede Stadt einen Wert. Dein Ergebnis ist der niedrigere Wert deiner beiden Städte, und das beste Ergebnis gewinnt. Eine prächtige Stadt rettet dich nicht, wenn die andere zu kurz kam.
rules-ring-picture = Fünf Leute um einen Tisch. Zwischen je zweien liegt eine Stadt; die beiden Städte neben dir sind als deine gekennzeichnet.
rules-ring-you = du
rules-ring-left = links
rules-ring-right = rechts
rules-ring-values = Dein linker Nachbar ist der nächste im Uhrzeigersinn. Außerdem hat jeder einen Sitzwert, keine zwei sind gleich. Er spielt nur eine Rolle, wenn zwei Partner aufeinander warten.

rules-seating = Wer wo sitzt
rules-seating-text = Vor der Partie legt der Gastgeber fest, wie die Reihenfolge um den Tisch entsteht. Aus ihr ergibt sich auch der Sitzwert.
rules-seating-card = Frage
rules-seating-card-text = Eine von fünfzehn Karten wird gezogen. Sie stellt eine Frage, und ihr sitzt im Uhrzeigersinn nach euren Antworten. Dein Sitzwert ist dein Platz in dieser Reihenfolge.
rules-seating-values = Gelost
rules-seating-values-text = Alle bekommen eine Zahl von 1 bis 100, keine zweimal, und sitzen im Uhrzeigersinn von klein nach groß. Die Zahl ist der Sitzwert.
rules-seating-hand = Wie ihr sitzt
rules-seating-hand-text = Alle bleiben, wo sie sind. Die Sitzwerte zählen vom ersten Platz an im Uhrzeigersinn hoch.

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
rules-duplexes = Die 24 Doppelplättchen
rules-duplexes-text = Jedes von ihnen gibt es einmal. Zwölf Paare von Typen kommen einmal liegend und einmal stehend vor. Drei Paare gibt es nicht: Gaststätte und Büro, Fabrik und Haus, Laden und Park.

rules-turn = Ein Zug
rules-turn-choose = Wählen
rules-turn-choose-text = Nehmt heimlich zwei Plättchen aus der Hand, alle gleichzeitig. Eine abgegebene Wahl gilt, und was du weitergibst, kannst du dir nicht noch einmal ansehen.
rules-turn-reveal = Aufdecken
rules-turn-reveal-text = Sobald die letzte Wahl feststeht, werden alle Plättchen auf einmal umgedreht.
rules-turn-place = Legen
rules-turn-place-text = Jetzt redet, so viel ihr wollt. Eines deiner Plättchen gehört in die linke Stadt, das andere in die rechte; mit welchem du anfängst, steht dir frei. Partner geben Rat, aber über deine Plättchen bestimmst du.
rules-standoff = Wer zuerst legt
rules-standoff-text = Du kannst abwarten, um erst das Plättchen deines Partners zu sehen. Tut ihr das in derselben Stadt beide, muss dort anfangen, wer den kleineren Sitzwert hat, und kann in diesem Zug nicht noch einmal abwarten.
rules-talk = Gespräche
rules-talk-text = Pläne gehören in den letzten Schritt. Solange gewählt wird, sind die Kanäle der Partner zu, und die schnellen Sätze übers Bauen warten auch. An den ganzen Tisch könnt ihr weiter schreiben – zur Gesellschaft, nicht für Pläne. Der Gastgeber kann vor der Partie alle Gespräche erlauben.

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

rules-six = Sechs Städte einer Partie
rules-six-city = Stadt

rules-winner = Wer gewinnt
rules-winner-result = Die niedrigere deiner beiden Städte ist dein Ergebnis. Das höchste Ergebnis gewinnt.
rules-winner-example = Drei Leute: Ada und Bruno teilen eine Stadt mit 62 Punkten, Bruno und Chiyo eine mit 57, Chiyo und Ada eine mit 52. Brunos niedrigere Stadt hat 57, also gewinnt er. Ada und Chiyo haben beide 52; Ada wird Zweite, denn ihre andere Stadt ist besser als die von Chiyo.
rules-winner-ties = Bei gleichem Ergebnis entscheiden, eins nach dem anderen:
rules-winner-higher = der höhere Wert der beiden Städte
rules-winner-counts = die Zahl der Läden in beiden Städten zusammen, dann der Fabriken, Gaststätten, Büros, Parks und Häuser
rules-winner-shared = und wenn auch das gleich ist, teilt ihr euch den Sieg

rules-fair = Ehrliches Spiel
rules-fair-secret = Niemand bekommt je geschickt, was er nicht sehen darf: keine Hand, keine Wahl, keinen Entwurf.
rules-fair-shuffle = Der Server legt sich auf ein Geheimnis fest, bevor ausgeteilt wird, und der Browser jedes Spielers trägt eine Zahl bei: Niemand bestimmt die Mischung allein. Nach der Partie wird alles gezeigt, und dein Browser prüft es.

rules-main = Zu dritt bis zu siebt
rules-more = Andere Spielarten

rules-two = Zu zweit
rules-two-cities = Zu zweit gibt es keine Partner: Zwei Städte gehören dir allein, zwei dem anderen. In jedem Zug legst du ein Plättchen in jede deiner beiden.
rules-two-rounds = Jede der drei Runden wird zweimal hintereinander gespielt und dafür neu ausgeteilt. Hände mit Plättchen wandern zwischen euch hin und her; Doppelplättchen bleiben, wo sie sind.
rules-two-result = Hier geht an der besseren Stadt nichts verloren: Dein Ergebnis ist die Summe beider Städte. Bei gleicher Summe entscheiden die Gebäude beider Städte, gezählt wie oben von den Läden bis zu den Häusern.

rules-automas = Allein gegen die Automas
rules-automas-who = Allein sitzt du an einem Tisch für drei. Die anderen beiden spielt das Spiel selbst; sie heißen Automas: Autommaso links von dir, mit ihm teilst du Leftville, und Automarta rechts von dir, mit ihr teilst du Righttown. Die Stadt zwischen den beiden ist Automacity.
rules-automas-steps = Ein Plättchen kommt in zwei Schritten an seinen Ort. Erst wird es zugewiesen: Es steht fest, welche Stadt es bekommt. Später wird es eingesetzt. In Leftville und Righttown baust du und setzt jedes Plättchen ein, auch die, die ein Automa gewählt hat.
rules-automas-city = Automacity ist kein Quadrat. Die Plättchen liegen nach Typen in Reihen und zählen, als stünden sie so gut wie möglich: Läden zu vieren, Gaststätten in den besten Sätzen, neben jedem Büro eine Gaststätte, sofern es eine gibt, kein Haus neben einer Fabrik. Nur Parks bilden nie mehr als Paare, drei sind also 8 + 2 = 10 Punkte.
rules-automas-win = Sonst ist alles wie zu dritt: Es zählt die niedrigere Stadt, und das beste Ergebnis gewinnt.
rules-automas-picture = Drei Plätze um einen Tisch: du, links von dir Autommaso, rechts Automarta. Leftville liegt zwischen dir und Autommaso, Righttown zwischen dir und Automarta und gegenüber Automacity, in Reihen.
rules-automas-simple = Einfacher Modus
rules-automas-simple-text = In jedem Zug bekommt jede der drei Städte ein zufälliges Plättchen. Dann ziehst du drei und gibst jeder Stadt eines. Sind alle zugewiesen, setzt du deine ein. Gespielt werden drei Züge mit Plättchen, einer mit Doppelplättchen und wieder drei mit Plättchen.
rules-automas-full = Vollständiger Modus
rules-automas-full-text = Auch die Automas haben Hände, und alle Hände liegen offen. Automacity beginnt mit zwei Doppelplättchen. In der ersten und der dritten Runde geht ein Zug so:
rules-automas-left = Autommaso
rules-automas-left-text = Er deckt eine Karte auf. Nach ihr weist er ein Plättchen seiner Hand Leftville zu und legt ein anderes nach Automacity, wo es sofort zählt.
rules-automas-right = Automarta
rules-automas-right-text = Sie macht mit einer eigenen Karte dasselbe, für Righttown und Automacity.
rules-automas-you = Du
rules-automas-you-text = Du weist jeder deiner Städte ein Plättchen zu und setzt alles ein, was ihnen zugewiesen ist. Dann wandern die Hände weiter wie immer.
rules-automas-duplex = In der zweiten Runde ziehst du drei Doppelplättchen, weist jeder deiner Städte eines zu und legst das dritte weg. Das machst du zweimal und setzt dann alle vier ein.
rules-symbols = Wie ein Automa wählt
rules-symbols-text = Eine Karte hat zwei Spalten mit Symbolen, eine für die geteilte Stadt und eine für Automacity. Der Automa geht die Spalte hinunter, bis ein Symbol entscheidet. Der Tisch zeigt dir die Karte, das Symbol und die Punkte, die verglichen wurden.
rules-symbol-house = Haus
rules-symbol-house-text = Ein Haus, wenn eines auf der Hand ist.
rules-symbol-factory = Fabrik
rules-symbol-factory-text = Eine Fabrik, wenn eine auf der Hand ist.
rules-symbol-new = Neu
rules-symbol-new-text = Hat die Stadt ein Haus: ein Plättchen eines Typs, der ihr fehlt. Unter mehreren das, das am meisten bringt.
rules-symbol-most = Meiste
rules-symbol-most-text = Das Plättchen, das der Stadt, wie sie steht, auf dem besten Platz am meisten bringt, mit allem, was es an anderen Gebäuden ändert. Dabei zählen nur eingesetzte Plättchen, keine erst zugewiesenen.
rules-symbols-ties = Unter gleichen wird das erste in dieser Reihenfolge genommen: Laden, Fabrik, Musik, Getränke, Essen, Unterkunft, Büro, Park, Haus.
rules-deck = Die zwanzig Karten
rules-deck-text = So viele Karten haben diese beiden Spalten. Symbole werden von oben nach unten probiert. Die gedruckten Karten stehen nicht im Regelheft, darum ist dieser Stapel unser eigener.
rules-deck-shared = Geteilte Stadt
rules-deck-automacity = Automacity
rules-levels = Sieben Stufen
rules-levels-text = Die Stufe ändert den Wert von Automacity und sonst nichts. Stufe 2 eignet sich gut für den Anfang.
rules-level = Stufe
rules-level-points = Automacity

rules-campaign = Eine Kampagne
rules-campaign-games = Drei oder sechs Partien gegen die Automas, im gleichen Modus und auf der gleichen Stufe, sind eine Kampagne. Jede Partie bringt dir die Punkte deiner niedrigeren Stadt und dazu noch einmal, was diese Stadt für einen Gebäudetyp deiner Wahl bekam. Hast du gewonnen, zählt dieser Bonus doppelt.
rules-campaign-types = Jeder Typ kann in einer Kampagne nur einmal gewählt werden. In sechs Partien kommen alle sechs dran, dann kommt es auf die Reihenfolge an.
rules-campaign-ties = Ein geteilter Sieg gilt als Sieg. Haben deine beiden Städte gleich viele Punkte, kommt der Bonus aus der, in der der gewählte Typ mehr brachte.
rules-campaign-example = Du gewinnst mit Städten von 58 und 52 Punkten, und die niedrigere hat 13 Punkte für ihre Parks. Mit dem Bonus für Parks bringt die Partie 52 + 2 × 13 = 78.
rules-campaign-resume = Eine Kampagne wartet, so lange du willst: Weiter geht es unter „{ nav-profile }“. Ist sie zu Ende, steht sie in der Tabelle ihrer Länge, ihres Modus und ihrer Stufe.

rules-bots = Plätze für Bots
rules-bots-text = Seid ihr zu wenige, können Bots mitspielen: Der Gastgeber gibt ihnen freie Plätze. Bots sehen, was ihr Platz sehen darf, und nicht mehr. Sie teilen Städte wie andere auch, schlagen Plätze vor und antworten auf Vorschläge.
rules-bot-gentle = Sanft
rules-bot-gentle-text = Wählt nach den Symbolen der Automas. Gute Gesellschaft für eine erste Partie.
rules-bot-steady = Solide
rules-bot-steady-text = Nimmt, was jetzt gerade am meisten bringt, und achtet auf die niedrigere seiner Städte.
rules-bot-sharp = Gewieft
rules-bot-sharp-text = Überlegt, wie beide Städte enden können, was noch kommen mag und was er weitergibt.
rules-bot-master = Meisterlich
rules-bot-master-text = Spielt in Gedanken weiter, mit vielen Möglichkeiten, wie die verdeckten Plättchen oder Karten liegen können, und nimmt, was ihn am weitesten nach vorn bringt. Für zwei bis sieben in Between Two Cities und für das Grundspiel von City Square Off.

rules-clocks = Zeit
rules-clocks-text = Ihr spielt ohne Uhr oder mit einer von dreien. Sie beginnt mit jeder Phase neu. Ist die Zeit um, gelten die Plättchen, die du dir schon ausgesucht hattest, als deine Wahl; gibt es keine, entscheidet ein Bot für dich.
rules-clock = Uhr
rules-clock-slow = Langsam
rules-clock-relaxed = Gemütlich
rules-clock-brisk = Flott
rules-clock-days = 2 Tage
rules-clock-minutes = { $minutes } min
rules-clocks-more = Einmal in jeder Phase kann jeder dem Tisch mehr Zeit geben. Der Gastgeber kann die Partie anhalten und mit ihr die Uhr. Zeit, in der niemand verbunden war oder der Server nicht lief, zählt nicht.

rules-absence = Wenn jemand weg ist
rules-absence-text = Was mit dem Platz von jemandem geschieht, der gegangen ist, steht vor der Partie fest, und alle können es sehen:
rules-absence-wait = Warten
rules-absence-wait-text = Niemand rührt den Platz an; der Tisch wartet.
rules-absence-partner = Partner
rules-absence-partner-text = In jeder Stadt legt der Partner für den, der weg ist. Die Plättchen wählt ein Bot, denn in diese Hand darf sonst niemand schauen.
rules-absence-bot = Ein Bot
rules-absence-bot-text = Ein Bot spielt den Platz.
rules-absence-vote = Abstimmen
rules-absence-vote-text = Ein Bot spielt den Platz, sobald mehr als die Hälfte derer, die da sind, es will.
rules-absence-back = Wer zurückkommt, hat den Platz sofort wieder. Bei der langsamen Uhr gilt nur als weg, wer alle eigenen Daten gelöscht hat.
rules-absence-link = Einen Platz kann auch jemand anderes übernehmen oder du selbst auf einem anderen Gerät: über einen Link, den du für deinen Platz erstellst oder der Gastgeber für jeden. Er gilt einmal, und ein neuer ersetzt ihn.
rules-absence-give-up = Aufgeben kann man Between Two Cities nicht: Den anderen fehlten dann zwei Städte. Geh einfach, dann gilt diese Regel.

## City Square Off

rules-sides = Zwei Seiten, zwei Raster
rules-sides-idea = Jede Seite hat ein Raster von neun mal neun Feldern, ein Startplättchen und die 21 Formen, die sich aus einem bis fünf Feldern bilden lassen, jede einmal. Wer noch legen kann, wenn die andere Seite es nicht mehr kann, hat gewonnen.
rules-sides-start = Zuerst nimmt sich jede Seite ein eigenes Startplättchen und legt es, beliebig gedreht, nahe an die Mitte: Es bedeckt das mittlere Feld, und mindestens vier seiner sechs Felder liegen in den mittleren drei mal drei. Die vier Startplättchen sind eigene Formen, ein Block von zwei mal zwei mit zwei weiteren Feldern.
rules-sides-turn = Dann wird Karte um Karte aufgedeckt, und jede nennt ein Plättchen. Beide Seiten legen es gleichzeitig, gedreht und gewendet, wie sie wollen.
rules-sides-edge = Ein Plättchen liegt ganz im Raster und teilt eine Kante mit einem Plättchen seiner Seite; eine Ecke genügt nicht.
rules-sides-secret = Bis beide Seiten fertig sind, bleibt der anderen verborgen, was in diesem Zug gelegt wurde, und es lässt sich noch verschieben. Dann bleibt es liegen.
rules-sides-picture = Ein Raster mit einem Startplättchen über den mittleren drei mal drei und zwei Plättchen, die es oder einander an einer Kante berühren.
rules-sides-caption = Ein Startplättchen nahe der Mitte und zwei Plättchen danach. Gestrichelt: die mittleren drei mal drei.
rules-sides-end = Wie es endet
rules-sides-end-fit = Sobald eine Karte ein Plättchen nennt, das auf einer Seite nirgends passt, hat die andere gewonnen. Der Tisch sucht die Plätze selbst: Niemand muss gefragt werden.
rules-sides-end-groups = Passt es auf keiner Seite, werden die Gruppen zusammenhängender freier Felder verglichen: Die größere der größten gewinnt, bei Gleichstand entscheiden die zweitgrößten und so weiter. Sind alle gleich, ist die Partie unentschieden.
rules-sides-end-give-up = Eine Seite kann jederzeit aufgeben, und jeder auf ihr kann das für alle tun. Dann gewinnt die andere Seite.
rules-sides-groups-picture = Zwei volle Raster nebeneinander mit den Größen ihrer größten Gruppen freier Felder: links 7, 6 und 5, rechts 8, 4 und 3.
rules-sides-groups-caption = Keine Seite kann noch das Fünfer-V legen. Acht gegen sieben: Die rechte Seite gewinnt.
rules-sides-variants = Andere Arten zu spielen
rules-sides-left-over = Übrige Startplättchen
rules-sides-left-over-text = Gespielt wird mit den beiden Startplättchen, die in der letzten Partie frei blieben. In der ersten Partie werden zwei der vier ausgelost und beiseitegelegt, und die Seiten wählen aus den anderen beiden.
rules-sides-anywhere = Start irgendwo
rules-sides-anywhere-text = Ein Startplättchen darf irgendwo auf dem Raster liegen.
rules-sides-sprint = City Sprint
rules-sides-sprint-text = Ein Wettlauf ohne Karten und ohne Uhr. Liegen die Startplättchen, bedecken beide Seiten ihr ganzes Raster mit beliebigen ihrer Plättchen, und alle sehen jeden Zug. Alles außer dem Startplättchen darf zurückgenommen werden. Wer zuerst das letzte Feld bedeckt, gewinnt; wer das war, entscheidet der Server. Danach kannst du dir zeigen lassen, wie dein Raster zu füllen gewesen wäre.
rules-sides-sprawl = City Sprawl
rules-sides-sprawl-text = Nur ein Feld eines Plättchens muss auf dem Raster liegen. Es teilt weiterhin eine Kante mit einem Plättchen seiner Seite, und Plättchen überlappen nie, auch draußen nicht. Hat eine Seite ihr Raster gefüllt oder kann sie nicht legen, oder sind die Karten zu Ende, werden die Felder außerhalb gezählt: Weniger gewinnt, gleich viele sind unentschieden.
rules-sides-teams = Teams und Bots
rules-sides-teams-text = Bis zu sieben spielen mit, jeder zweite Platz für dieselbe Seite. Wer sich eine Seite teilt, sieht die Plättchen der anderen in der Luft, kann sich jederzeit untereinander beraten, und alle dürfen für alle legen, verschieben und bestätigen. Eine Seite spielt weiter, solange jemand von ihr da ist.
rules-sides-bot = Eine Seite kann ein Bot übernehmen, sanft, solide oder gewieft. Im City Sprint ist die Stufe sein Tempo: etwa 40, 20 oder 10 Sekunden je Plättchen.
rules-sides-sprawl-picture = Ein fast bedecktes Raster mit Plättchen, die an allen vier Seiten über den Rand ragen.
rules-sides-sprawl-caption = City Sprawl: 19 Felder liegen außerhalb.
