# Mirar una partida: de quién son las ciudades que se ven, y la vista para un televisor.

watch-chairs = Asientos para mirar
watch-all = Toda la mesa
watch-counts = { $players ->
    [2] Las dos ciudades de cada jugador cuentan juntas
   *[other] De las dos ciudades de cada jugador solo cuenta la que menos puntos tiene
}
watch-leads = En cabeza: { $names }
display-begin = Vista de mesa
display-end = Salir de la vista de mesa
display-join = Entra por aquí
display-code = La dirección de la sala como código QR
watch-elsewhere = ¿Ya juegas en otro dispositivo? Crea allí, en «Mis partidas», un enlace para este.
