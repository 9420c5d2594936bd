# Plättchen und Gebäude: für den Client und für die Seiten, die der Server zeichnet.

table-building-S = Laden
table-building-F = Fabrik
table-building-M = Gaststätte mit Musik
table-building-D = Gaststätte mit Getränken
table-building-E = Gaststätte mit Essen
table-building-B = Gaststätte mit Unterkunft
table-building-O = Büro
table-building-P = Park
table-building-H = Haus
table-duplex = Doppelplättchen
table-duplex-lying = Doppelplättchen, { $first } links von { $second }
table-duplex-standing = Doppelplättchen, { $first } über { $second }
table-type-shops = Läden
table-type-factories = Fabriken
table-type-taverns = Gaststätten
table-type-offices = Büros
table-type-parks = Parks
table-type-houses = Häuser
