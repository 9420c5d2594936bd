# La mesa: ciudades, mano, losetas.

table-comma = ,{" "}
table-you = Tú
table-nobody = Nadie
table-close = Cerrar

## Losetas

table-building-S = tienda
table-building-F = fábrica
table-building-M = taberna con música
table-building-D = taberna con bebida
table-building-E = taberna con comida
table-building-B = taberna con camas
table-building-O = oficina
table-building-P = parque
table-building-H = casa
table-duplex-lying = loseta doble, { $first } a la izquierda de { $second }
table-duplex-standing = loseta doble, { $first } encima de { $second }
table-type-shops = Tiendas
table-type-factories = Fábricas
table-type-taverns = Tabernas
table-type-offices = Oficinas
table-type-parks = Parques
table-type-houses = Casas
table-total = Total
table-score = Puntuación actual

## Ciudades y casillas

table-side-left = Ciudad izquierda
table-side-right = Ciudad derecha
table-with = con { $partner }
table-city-left = Tu ciudad izquierda, con { $partner }
table-city-right = Tu ciudad derecha, con { $partner }
table-city-between = Ciudad de { $one } y { $other }
table-between = { $one } y { $other }
table-city-empty = Aquí aún no hay nada.
table-row = Fila { $row }: { $buildings }.
table-cell-free = libre
table-cell = fila { $row } de { $rows }, columna { $col } de { $cols }
table-points-change = { $sign ->
    [minus] menos
   *[plus] más
} { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
table-beside = junto a { $buildings }

## El corro

table-ring = Todos alrededor de la mesa
table-pass-left = Las manos pasan a la izquierda
table-pass-right = Las manos pasan a la derecha
table-doing-thinking = pensando
table-doing-chosen = elección hecha
table-doing-placing = colocando
table-doing-placed = todo colocado
table-doing-holding = a la espera
table-doing-called = primer turno
table-doing-away = ausente

## El turno

table-turn = Ronda { $round }, turno { $turn } de { $turns }
table-head-choose = Elige dos losetas
table-head-choosing = Se eligen losetas
table-head-placing = Se colocan losetas
table-head-given = Tus dos losetas
table-head-place = Construye en tus dos ciudades
table-head-placed = Las dos losetas están colocadas
table-head-ended = Las ciudades están construidas
table-hint-choose = { $count ->
    [0] Una para cada una de tus ciudades. Adónde va cada una se decide después.
    [one] Y una más.
   *[other] Una vez elegidas, no se pueden cambiar.
}
table-hint-idle = Arrastra una loseta a una ciudad, o toca la loseta y después un lugar.
table-hint-picked = Toca un lugar marcado en una de tus ciudades.
table-hint-dragging = Suelta sobre un lugar marcado.
table-hint-provisional = Confirma el lugar, elige otro o recupera la loseta.
table-hint-sent = En camino …
table-waiting = Faltan: { $names }
table-hand = Tu mano
table-given = Las losetas que elegiste
table-give = Quedarme estas dos
table-my-tiles = Tus dos losetas
table-placed-tile = { $tile }, colocada
table-in-left = ciudad izquierda
table-in-right = ciudad derecha
table-pages = Partes de la mesa
table-tab-hand = Mano

## Colocar

table-confirm = Colocar
table-take-back = Recuperar
table-hold = Tú primero
table-you-hold = Esperas a { $name }.
table-partner-holds = { $name } espera a que coloques.
table-partner-placed = { $name } ya ha colocado aquí.
table-called-you = Los dos esperáis: colocas tú primero.
table-called-partner = Los dos esperáis: { $name } coloca primero.
table-partner-tiles = Las dos losetas de { $name }
table-why-served = Esta ciudad ya recibió tu loseta en este turno.
table-why-taken = Ahí ya hay un edificio.
table-why-apart = La loseta toca la ciudad y queda dentro de su cuatro por cuatro.

## Propuestas

table-propose = Proponer este lugar
table-propose-tile = Proponer un lugar: { $tile }
table-proposal = Propuesta: { $tile }
table-accept = Aceptar
table-decline = Rechazar
table-withdraw = Retirar

## Para lectores de pantalla

table-say-picked = { $tile }: elegida, { $count } de 2.
table-say-unpicked = { $tile }: devuelta, { $count } de 2.
table-say-lifted = { $tile } en la mano. Las flechas eligen el lugar, Tab cambia de ciudad, Intro la pone, Escape la devuelve.
table-say-back = Loseta devuelta.
table-say-provisional = Puesta en { $where }. Intro la coloca para siempre, Escape la recupera.
table-say-placed = Colocada. { $city }.
table-say-proposed = Propuesto.
table-say-revealed = { $name }: { $first } y { $second }.
table-say-partner-left = { $name } ha colocado en tu ciudad izquierda: { $tile }.
table-say-partner-right = { $name } ha colocado en tu ciudad derecha: { $tile }.
