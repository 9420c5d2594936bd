# Tiles and buildings: for the client and for the pages that the server draws.

table-building-S = shop
table-building-F = factory
table-building-M = tavern with music
table-building-D = tavern with drinks
table-building-E = tavern with food
table-building-B = tavern with beds
table-building-O = office
table-building-P = park
table-building-H = house
table-duplex = duplex
table-duplex-lying = duplex, { $first } left of { $second }
table-duplex-standing = duplex, { $first } above { $second }
table-type-shops = Shops
table-type-factories = Factories
table-type-taverns = Taverns
table-type-offices = Offices
table-type-parks = Parks
table-type-houses = Houses
