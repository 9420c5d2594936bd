# La tarjeta de referencia: qué puntúa cada tipo de edificio, y por qué.

card-open = Puntuación
card-open-hint = Qué puntúa, y por qué (tecla ?)
card-title = Qué puntúa, y por qué
card-city = Ciudad
card-score = ¿Por qué { $points }?
card-hint = Elige un edificio o un motivo y verás lo que cuenta junto.
card-hidden = En esta sala los puntos solo se ven al final.
card-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
card-counts = { $both ->
    [true] Cuentan tus dos ciudades
   *[false] Solo cuenta la más baja de tus dos ciudades
}
card-tile = { $building }: { $reasons }.
card-reason = { $why }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
card-here = Aquí cuenta: { $reasons }.
card-picture = Ejemplo: { $buildings }

card-rule-shop = Líneas rectas, por fila o por columna: 2, 5, 10, 16 por 1, 2, 3, 4 tiendas. Cada una cuenta en una sola línea.
card-rule-factory = 4 cada una en la ciudad que más tiene, 3 en la segunda, 2 en cualquier otra.
card-rule-tavern = Grupos de clases distintas, estén donde estén: 1, 4, 9, 17 por 1, 2, 3, 4 clases.
card-rule-office = Todas juntas, estén donde estén: 1, 3, 6, 10, 15, 21; la séptima empieza de nuevo. Cada una al lado de una taberna: +1.
card-rule-park = Grupos que se tocan: 2, 8, 12 por 1, 2, 3 parques, y 1 por cada uno más.
card-rule-house = 1 cada una por cada otro tipo de la ciudad. Al lado de una fábrica, solo 1.

card-why-shop_line = { $count ->
    [one] una tienda sola
   *[other] línea de { $count }
}
card-why-most_factories = { $count } × 4: la que más fábricas tiene
card-why-second_most_factories = { $count } × 3: la segunda
card-why-fewer_factories = { $count } × 2: otras tienen más
card-why-tavern_set = { $count ->
    [one] 1 clase
   *[other] { $count } clases distintas
}
card-why-offices = { $count ->
    [one] 1 oficina
   *[other] { $count } oficinas
}
card-why-offices_beside_tavern = { $count } × 1: al lado de una taberna
card-why-park_group = { $count ->
    [one] un parque solo
   *[other] grupo de { $count }
}
card-why-houses = { $count } × { $each }: otros tipos
card-why-houses_beside_factory = { $count } × 1: al lado de una fábrica
