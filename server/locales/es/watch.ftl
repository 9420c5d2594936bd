# Mirar una partida: de quién son las ciudades que se ven, y la vista para un televisor.

watch-chairs = Asientos para mirar
watch-all = Toda la mesa
watch-lead = En cabeza con { $points }: { $names } ({ $players ->
    [2] cuentan las dos ciudades juntas
   *[other] cuenta la ciudad con menos puntos
})
display-begin = Vista de mesa
display-end = Salir de la vista de mesa
display-join = Entra por aquí
display-code = La dirección de la sala como código QR
watch-elsewhere = ¿Ya juegas en otro dispositivo? Crea allí, en «Mis partidas», un enlace para este.
