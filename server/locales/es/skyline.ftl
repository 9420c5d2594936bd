# Una ciudad terminada como imagen para guardar.

skyline-title = Panorámicas
skyline-which = Ciudades
skyline-city = Ciudad { $number }
skyline-points = { $count ->
    [one] punto
   *[other] puntos
}
skyline-alt = La panorámica de una ciudad terminada. { $city }, construida por { $names }: { $score } puntos. { $list }.
skyline-save = Guardar la imagen
skyline-share = Compartir
skyline-failed = No se pudo crear la imagen. Inténtalo otra vez.
skyline-game = Toda la partida
skyline-game-alt = Todas las ciudades de esta partida con sus puntos, y quién ganó.
skyline-grow = Verla crecer
skyline-grown-alt = { $city }, construida por { $names }, en el orden en que se colocaron sus losetas. Al final tiene { $score } puntos.
