# El juego en solitario contra los Automas.

solo-left = Leftville
solo-right = Righttown
solo-automacity = Automacity
solo-autommaso = Autommaso
solo-automarta = Automarta
solo-automas = Los Automas

## Ciudades

solo-city = { $town }, tu ciudad con { $name }
solo-shared-with = con { $name }
solo-of-automas = Ciudad de los Automas
solo-shares = { $player ->
    [you] comparte { $town } contigo
   *[other] comparte { $town } con { $player }
}
solo-level = Nivel { $level }
solo-level-change = { $points } al final
solo-level-meaning = Al final, la puntuación de Automacity cambia en { $points }. Cuanto más alto es el nivel, más le favorece.
solo-maximally = Puntúa como si cada loseta estuviera en su mejor sitio; los parques, solo por parejas.
solo-row-empty = ninguna
solo-standing = { $fresh ->
    [true] { $building }, nueva
   *[false] { $building }
}

## El turno

solo-head-assign = Asigna tus losetas
solo-head-insert = Construye en tus dos ciudades
solo-head-assign-watched = { $name } asigna losetas
solo-head-insert-watched = { $name } construye
solo-hint-assign-simple = Una loseta para cada una de las tres ciudades: arrástrala, o toca la loseta y después la ciudad.
solo-hint-assign-full = Una loseta para cada una de tus dos ciudades: arrástrala, o toca la loseta y después la ciudad.
solo-hint-held = Toca ahora la ciudad que la recibe.
solo-hint-complete = Aún puedes cambiarlo. Una vez asignada, la loseta se queda con su ciudad.
solo-hint-insert-idle = Arrastra las losetas izquierdas a la ciudad izquierda y las derechas a la derecha, o toca una loseta y después un lugar.
solo-hint-insert-picked = Elige un lugar marcado de la ciudad.
solo-hint-insert-provisional = Confirma el lugar, elige otro o devuelve la loseta.
solo-hint-insert-sent = Enviando…
solo-assign = Asignar
solo-rest = { $player ->
    [you] Lo que queda de tu mano
   *[other] Lo que queda de la mano de { $player }
}
solo-pass-left = Después las manos pasan a la izquierda: la tuya a { $to }, y recibes la de { $from }.
solo-pass-right = Después las manos pasan a la derecha: la tuya a { $to }, y recibes la de { $from }.
solo-discards = Se quedan dos de estas y dos de las tres siguientes; después se construyen las cuatro.
solo-discards-last = La tercera loseta doble se descarta. Después se construyen las cuatro.
solo-assigned = Asignadas a { $town }
solo-assigned-tile = { $tile }, de: { $who }
solo-by-chance = azar
solo-by-chance-meaning = Esta loseta se descubrió al azar. Cada turno, cada ciudad recibe una así y { $player ->
    [you] otra tuya
   *[other] otra de { $player }
}.
solo-slot-empty = { $town }: aún sin loseta tuya
solo-slot-meant = { $town }: { $tile }
solo-meant-tile = { $tile }, pensada para { $town }
solo-why-other = Esta loseta está asignada a { $town }.
solo-why-first = Antes coloca la otra loseta o recupérala: { $tile }.
solo-why-lacks = { $town } aún no tiene loseta.

## Los Automas

solo-hand-of = Mano de { $name }
solo-passes-to-you = { $player ->
    [you] tu próxima mano
   *[other] próxima mano de { $player }
}
solo-rests = En esta ronda no hay carta: Automacity recibió sus dos losetas dobles antes de la partida.
solo-why = ¿Por qué?
solo-took = { $name } toma para { $town }: { $tile }.
solo-tied = empate
solo-reason = { $symbol } { $points }
solo-symbol-house = Casa
solo-symbol-factory = Fábrica
solo-symbol-new = Tipo nuevo
solo-symbol-most = Más puntos
solo-symbol-house-hint = Toma una casa si hay una en la mano.
solo-symbol-factory-hint = Toma una fábrica si hay una en la mano.
solo-symbol-new-hint = Si la ciudad tiene una casa, toma un tipo de edificio que le falta. Entre varios, el que más aporta.
solo-symbol-most-hint = Toma la loseta que, en su mejor lugar, más aporta a la ciudad tal como está. Lo que solo está asignado aún no cuenta.
solo-because-house = La carta pide una casa, y hay una en la mano.
solo-because-factory = La carta pide una fábrica, y hay una en la mano.
solo-because-new = La ciudad tiene una casa y le falta este tipo; aporta { $points ->
    [one] { $points } punto.
   *[other] { $points } puntos.
}
solo-because-most = Nada de la mano aporta más: { $points ->
    [one] { $points } punto.
   *[other] { $points } puntos.
}
solo-because-tied = Otra loseta aporta lo mismo; decidió el orden de los símbolos.
solo-why-title = Por qué { $name } toma estas losetas
solo-card = Carta { $card } de 20
solo-card-hint = Los símbolos de una columna se prueban de arriba abajo hasta que uno decide. Cada turno trae una carta nueva.
solo-column = Para { $town }
solo-decides = decide
solo-unneeded = ya no hace falta
solo-skipped-house = ninguna casa en la mano
solo-skipped-factory = ninguna fábrica en la mano
solo-skipped-new = sin casa en la ciudad o nada nuevo en la mano
solo-from-hand = Mano para elegir
solo-taken-tile = { $tile }, tomada
solo-compared = Lo que aportaría cada una
solo-order = Entre iguales se toma la primera en este orden: tienda, fábrica, tabernas, oficina, parque, casa.

## El final

end-level = Nivel
solo-level-told = Nivel { $level }: Automacity { $change }; sus { $score } puntos cuentan como { $total }.

## Para lectores de pantalla

solo-say-held = { $tile } en la mano. Las flechas eligen la ciudad, Intro le da la loseta, Escape la devuelve.
solo-say-meant = { $tile } para { $town }.
solo-say-complete = Cada ciudad tiene su loseta. Asígnalas cuando lo tengas claro.
solo-say-lifted = { $tile } en la mano. Las flechas eligen el lugar, Intro la pone, Escape la devuelve.
