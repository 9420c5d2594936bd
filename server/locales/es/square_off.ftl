# City Square Off.

square-off-name = City Square Off

## Piezas

square-off-piece = { $piece ->
    [a] casilla suelta
    [b] dos casillas
    [c] tres en línea
    [d] esquina de tres
    [e] cuatro en línea
    [f] cuadrado de cuatro
    [g] T de cuatro
    [h] S de cuatro
    [i] L de cuatro
    [j] F de cinco
    [k] cinco en línea
    [l] L larga de cinco
    [m] N de cinco
    [n] P de cinco
    [o] T de cinco
    [p] U de cinco
    [q] V de cinco
    [r] W de cinco
    [s] cruz de cinco
    [t] Y de cinco
    [u] Z de cinco
    [A] loseta inicial, bloque con brazo
    [B] loseta inicial, bloque inclinado
    [C] loseta inicial, bloque con dos esquinas
    [D] loseta inicial, bloque largo inclinado
   *[other] pieza
}

## Redes

square-off-grid-mine = Tu red
square-off-grid-of = Red de { $names }
square-off-square = fila { $row }, columna { $col }
square-off-square-outside = fuera, fila { $row }, columna { $col }
square-off-cell = { $square }: { $what }
square-off-open = libre
square-off-cell-held = { $piece }, en la mano
square-off-cell-laid = { $piece }, puesta, aún se puede mover
square-off-cell-lost = libre, fuera de alcance
square-off-can-lie = cabe aquí
square-off-why-off_grid = Ahí se sale de la red.
square-off-why-outside = Al menos una casilla tiene que quedar en la red.
square-off-why-off_centre = Debe cubrir el centro, con al menos cuatro casillas en la zona marcada.
square-off-why-on_tile = Ahí ya hay otra loseta.
square-off-why-apart = Tiene que tocar con un lado una de tus losetas.
square-off-open-squares = { $count ->
    [one] { $count } casilla libre
   *[other] { $count } casillas libres
}
square-off-outside-squares = { $count ->
    [one] { $count } fuera
   *[other] { $count } fuera
}
square-off-time = Tiempo de la carrera
square-off-took = La carrera duró { $time }.
square-off-pace = { $pace ->
    [one] { $pace } casilla por minuto
   *[other] { $pace } casillas por minuto
}
square-off-covered = Casillas cubiertas de { $names }
square-off-peek = { $grid }: ampliar

## El turno

square-off-now-start = El comienzo
square-off-now-place = Carta { $turn }
square-off-now-race = Carreras urbanas
square-off-now-ended = El final
square-off-head-start = Pon tu loseta inicial
square-off-head-place = Pon la loseta de esta carta
square-off-head-race = ¡Ya! Llena tu red
square-off-head-done = Tu bando está listo
square-off-head-watch-start = Se ponen las losetas iniciales
square-off-head-watch-place = Los dos bandos ponen la misma loseta
square-off-head-watch-race = Los dos bandos llenan su red
square-off-waiting = Esperando a { $names }.
square-off-hint-choose-start = { $mode ->
    [sprint] Toma una de las losetas iniciales. La primera red llena gana.
    [sprawl] Toma una de las losetas iniciales. Gana quien deja menos casillas fuera.
   *[base] Toma una de las losetas iniciales. Pierde quien ya no puede poner una loseta.
}
square-off-hint-choose-race = Toma una de tus losetas o recupera una de la red.
square-off-hint-start = { $rule ->
    [anywhere] Arrástrala a tu red o toca una casilla.
   *[centre] Arrástrala al centro de tu red o toca allí una casilla.
}
square-off-hint-place = { $rule ->
    [overhang] Ponla junto a tus losetas. Cuantas menos casillas fuera, mejor.
   *[inside] Arrástrala junto a tus losetas o toca allí una casilla.
}
square-off-hint-end = Pierde quien no puede colocar; si ninguno puede, gana el mayor grupo libre.
square-off-hint-race = Arrástrala a tu red o toca. Toca una loseta puesta para recuperarla.
square-off-hint-laid = Puedes moverla y girarla hasta que los dos bandos estén listos.
square-off-hint-outside = { $count ->
    [one] Una casilla queda fuera y cuenta en tu contra.
   *[other] { $count } casillas quedan fuera y cuentan en tu contra.
}
square-off-late = Se acabó el tiempo para { $names }: un bot puso la loseta.
square-off-doing-choosing = elige loseta inicial
square-off-doing-laying = colocando
square-off-doing-done = listo
square-off-doing-reading = aún con el último resultado
square-off-stock-start = Losetas iniciales
square-off-stock-place = Loseta en la mano
square-off-stock-race = Tus losetas
square-off-taken = { $piece }, la tiene el otro bando
square-off-used = { $piece }, ya en tu red
square-off-taken-mark = tomada
square-off-turns = Girar la loseta
square-off-turn-left = Girar a la izquierda
square-off-turn-right = Girar a la derecha
square-off-turn-over = Dar la vuelta
square-off-done = Listo
square-off-again = Volver a mover
square-off-ahead = Marcar las casillas que ya no se pueden cubrir
square-off-ahead-none = (aún ninguna)
square-off-cards = Cartas y losetas
square-off-card = Carta { $turn }
square-off-to-come = Por venir: { $count }
square-off-gone = Jugadas: { $count }
square-off-give-up = Rendirse…
square-off-give-up-title = ¿Rendirse?
square-off-give-up-text = { $team ->
    [team] Pierde todo tu bando y la partida se acaba.
   *[alone] Pierdes y la partida se acaba.
}
square-off-give-up-sure = Rendirse
square-off-give-up-not = Seguir jugando

## Para lectores de pantalla

square-off-say-card = Carta { $turn }: { $piece }.
square-off-say-chosen = { $piece } en la mano. Las flechas la mueven, R la gira, F la voltea, Intro la pone, Escape la devuelve.
square-off-say-turned = Girada: { $shape }
square-off-shape = { $high } de alto, { $wide } de ancho.
square-off-shape-row = Fila { $row }: { $cols }.
square-off-say-laid = { $piece }: puesta. Se puede mover hasta que estés listo.
square-off-say-laid-race = { $piece }: puesta.
square-off-say-back = Devuelta.
square-off-say-other-done = El otro bando está listo.
square-off-say-side-laid = Puesta para tu bando: { $piece }, { $square }.
square-off-say-side-lifted = Retirada para tu bando: { $piece }.
square-off-say-side-done = Tu bando está listo.
square-off-say-side-again = Tu bando ya no está listo.
square-off-say-other-open = El otro bando: { $open }.
square-off-go = ¡Ya!

## El final

square-off-end-drawn = Empate
square-off-end-won = Victoria de { $names }
square-off-end-you = Has ganado
square-off-end-yours = Ha ganado tu bando
square-off-end-winner = gana
square-off-end-fit = Esta loseta aún cabía en la red de { $winner }, pero ya no en la de { $loser }: { $piece }.
square-off-end-groups = La última loseta ({ $piece }) no cabía en ninguna red. { $rank ->
    [1] Gana el grupo de casillas libres más grande
   *[other] Los grupos de casillas libres más grandes son iguales, así que deciden los primeros que difieren, y gana el mayor
}: { $more } contra { $less }.
square-off-end-groups-drawn = La última loseta ({ $piece }) no cabía en ninguna red, y todos los grupos de casillas libres son iguales.
square-off-end-outside = Menos casillas fuera de la red: { $less } contra { $more }.
square-off-end-outside-drawn = Los dos bandos tienen { $less } casillas fuera de la red.
square-off-end-covered = La red de { $winner } se llenó primero.
square-off-end-gave-up = Abandono: { $loser }.
square-off-compared = Lo que se comparó
square-off-groups = Grupos de casillas libres
square-off-squares = Casillas
square-off-group =
    { $rank ->
        [1] El más grande
        *[other] { $rank }.º más grande
    }
square-off-outside = Fuera de la red
square-off-open-row = Libres
square-off-decides = decide
square-off-solve = Mostrar cómo se habría completado la mía
square-off-solution-of = Red de { $names }, completa
square-off-solution-back = { $count ->
    [0] No hay que recuperar ninguna loseta.
    [one] { $count } loseta recuperada.
   *[other] { $count } losetas recuperadas.
}
square-off-solution-hide = Mostrar la mía como estaba
square-off-solution-show = Mostrarla completa
