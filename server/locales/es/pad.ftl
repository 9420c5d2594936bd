# La hoja de puntuación, para partidas en una mesa de verdad.

pad-table = La mesa
pad-players = Jugadores
pad-level = Nivel
pad-seats-1 = A solas contra los Automas: Leftville, Righttown y, entre los dos Automas, Automacity.
pad-seats-2 = Entre dos, cada uno tiene dos ciudades y cuenta la suma de ambas.
pad-seats-3 = En el sentido de las agujas del reloj. Entre cada dos vecinos está su ciudad, también entre el último y el primero.
pad-player = Jugador { $number }
pad-cities = Las ciudades
pad-how = Elige un edificio abajo y toca las casillas donde está. Si no hay ninguno elegido, cada toque muestra el siguiente edificio. Con teclado, escribe la cifra que está junto al edificio; las flechas mueven y Retroceso vacía.
pad-palette = Edificios para elegir
pad-clear-square = Vaciar una casilla
pad-square = fila { $row }, columna { $column }: { $building }
pad-built = { $building }. { $city }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
pad-gaps = { $count ->
    [one] Queda 1 casilla vacía.
   *[other] Quedan { $count } casillas vacías.
}
pad-loose = No tiene cuadrícula: el orden da igual.
pad-so-far = Los puntos hasta ahora
pad-not-begun = Quién gana se verá aquí cuando haya un edificio en cada ciudad.
pad-unfinished = Quedan casillas vacías: así van las cosas ahora mismo.
pad-share = Compartir
pad-share-hint = El enlace contiene todas las ciudades y los nombres. Quien lo abra verá esta hoja; al servidor no se envía nada.
pad-share-title = La puntuación de nuestras ciudades
pad-link = Enlace a esta hoja
pad-afresh = Empezar de nuevo
pad-afresh-title = ¿Empezar de nuevo?
pad-afresh-text = Se vacían todas las ciudades. Los jugadores y sus nombres se quedan.
pad-afresh-automas = Las cartas de los Automas se barajan de nuevo.
pad-keep = Conservarlas
pad-link-opened = Esta hoja llegó con un enlace. En cuanto cambies algo, será tuya.
pad-link-kept = Esta hoja llegó con un enlace. Lo que cambies aquí queda en este enlace, y tu hoja sigue como está.
pad-link-damaged = El enlace está dañado, quizá se cortó. Pídelo otra vez; tu hoja sigue como estaba.
pad-own = Volver a la mía

## Las jugadas de los Automas, para quien juega a solas

pad-automas = Las jugadas de los Automas
pad-automas-how = En el modo completo, la hoja destapa las cartas de los Automas y dice qué toman y por qué. Se guía por las ciudades de abajo; pon allí cada loseta en cuanto esté insertada.
pad-automas-start = Reparte siete losetas a cada uno y pon abajo las dos losetas dobles de Automacity.
pad-automas-left = Primero te toca a ti: asigna e inserta tus losetas. Después las manos pasan a la izquierda y Autommaso recibe la tuya.
pad-automas-right = Primero te toca a ti: asigna e inserta tus losetas. Después las manos pasan a la derecha y Automarta recibe la tuya.
pad-automas-duplexes = Primero van tu turno y la ronda de losetas dobles. Después reparte siete losetas nuevas a cada uno.
pad-automas-over = Los Automas han hecho su última jugada. Termina tus ciudades y verás quién gana.
pad-automas-stock = Losetas para la mano
pad-automas-missing = { $count ->
    [0] La mano está completa.
    [one] Introduce la mano: falta 1 loseta.
   *[other] Introduce la mano: faltan { $count } losetas.
}
pad-automas-remove = { $tile }: quitar
pad-automas-draw = Destapar una carta
pad-automas-insert = Insertar en Automacity: { $tile }
pad-automas-full = En Automacity no queda ninguna casilla libre. Vacía antes una.
pad-automas-back = Deshacer la última jugada
pad-automas-skip = Saltar esta jugada
