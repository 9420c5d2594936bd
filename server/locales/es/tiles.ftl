# Losetas y edificios: para el cliente y para las páginas que dibuja el servidor.

table-building-S = tienda
table-building-F = fábrica
table-building-M = taberna con música
table-building-D = taberna con bebida
table-building-E = taberna con comida
table-building-B = taberna con alojamiento
table-building-O = oficina
table-building-P = parque
table-building-H = casa
table-duplex = loseta doble
table-duplex-lying = loseta doble, { $first } a la izquierda de { $second }
table-duplex-standing = loseta doble, { $first } encima de { $second }
table-type-shops = Tiendas
table-type-factories = Fábricas
table-type-taverns = Tabernas
table-type-offices = Oficinas
table-type-parks = Parques
table-type-houses = Casas
