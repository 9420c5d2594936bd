# Mirar una partida: de quién son las ciudades que se ven, y la vista para un televisor.

watch-chairs = Asientos para mirar
watch-all = Toda la mesa
display-begin = Vista de mesa
display-end = Salir de la vista de mesa
display-join = Entra por aquí
display-code = La dirección de la sala como código QR
watch-elsewhere = ¿Juegas en esta mesa con otro dispositivo? Abre allí «Mis partidas» y crea un enlace para este dispositivo.
