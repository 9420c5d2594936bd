# El final de una partida y la campaña.

## El final

end-label = Las ciudades están construidas
end-begins = Ahora se puntúan
end-call = { $type }.
end-winners = { $count ->
        [one] { $names } gana con { $score }
       *[other] { $names } ganan juntos con { $score }
    }
end-won = { $count ->
        [one] ¡Ganas con { $score }!
       *[other] ¡Ganas con { $score }, junto con { $names }!
    }
end-lost-to = { $name } gana con { $score } frente a tus { $mine }
end-skip = Ir al resultado
end-again = Ver otra vez la puntuación
end-rematch = Otra partida
end-rematch-guest = { $host } puede abrir otra partida con la misma gente.
tally-title = { $games ->
        [one] Victorias tras una partida
       *[other] Victorias tras { $games } partidas
    }
tally-won = { $won ->
        [one] { $won } victoria
       *[other] { $won } victorias
    }
tally-last = Ver otra vez la última partida
end-scores = Puntos de todas las ciudades
end-types = Ver un tipo de edificio
end-cities = Todas las ciudades
end-city = { $one } & { $other }
end-city-left = { $name }, ciudad izquierda
end-city-right = { $name }, ciudad derecha
end-column-city = Ciudad
end-ranking = Clasificación final
end-result = Resultado: la más baja de las dos ciudades
end-result-sum = Resultado: la suma de las dos ciudades
end-with = con { $partner }
end-left = ciudad izquierda
end-right = ciudad derecha
end-counts = cuenta
end-decided-higher = Por delante de { $name }: mejor la otra ciudad.
end-decided-shop = Por delante de { $name }: más tiendas.
end-decided-factory = Por delante de { $name }: más fábricas.
end-decided-tavern = Por delante de { $name }: más tabernas.
end-decided-office = Por delante de { $name }: más oficinas.
end-decided-park = Por delante de { $name }: más parques.
end-decided-house = Por delante de { $name }: más casas.
end-decided-shared = Igual en todo: comparte el puesto con { $name }.
proof-title = Comprobar la mezcla
proof-check-ok = Tu navegador ha comprobado esta mezcla: es aquella con la que el servidor se había comprometido, y tu número está en ella.
proof-check-secret = La comprobación de tu navegador ha fallado: el secreto del servidor no es aquel con el que se había comprometido.
proof-check-commitment = La comprobación de tu navegador ha fallado: antes de la partida, el servidor le había mostrado otro compromiso.
proof-check-number = La comprobación de tu navegador ha fallado: falta su número. Llegó demasiado tarde, o el servidor no lo quiso.
proof-check-other = Tu número no está en esta mezcla; cuenta otro como tuyo. Si estabas aquí en dos navegadores, lo añadió el otro. Si no, alguien lo cambió.
proof-check-room = La comprobación de tu navegador ha fallado: esta mezcla se hizo para otra sala.
proof-check-seed = La comprobación de tu navegador ha fallado: la semilla no se deduce del secreto y de los números de los jugadores.
proof-check-old = Tu navegador no puede comprobar esta mezcla: la sorteó el servidor solo, como antes de que participaran los navegadores.
proof-check-none = Tu navegador no puede comprobar esta mezcla, porque no aportó ningún número: llegó después o solo miraba.
proof-drawn = Tu navegador participó en { $drawn } sorteos para esta partida. Cuenta el último.
proof-hint = El servidor se comprometió con su secreto antes de que ningún navegador aportara un número, y la semilla se deduce de todo ello. Con ella se vuelve a repartir toda la partida.
proof-numbers = Todos los números
proof-commitment = Compromiso del servidor
proof-secret = Secreto del servidor
proof-room = Hash de la sala
proof-none = ningún número
proof-seed = Semilla
proof-download = Descargar la partida
proof-download-hint = El archivo contiene todos los números y todas las jugadas. «conurbation verify» lo comprueba todo sin este servidor.

## La campaña

campaign-title = La campaña
campaign-over = La campaña ha terminado: { $points } puntos
campaign-choose = Tu ciudad más baja sumó { $lower }. Elige el tipo de edificio que puntúa en ella otra vez. Cada tipo cuenta una vez por campaña.
campaign-doubled = Has ganado: la bonificación cuenta doble.
campaign-waiting = Se está eligiendo la bonificación de la última partida.
campaign-used = usado
campaign-game = Partida
campaign-won = Victoria
campaign-yes = sí
campaign-no = no
campaign-lower = Ciudad más baja
campaign-bonus = Bonificación
campaign-sum = Puntos
campaign-due = Bonificación por elegir
campaign-open = por jugar
campaign-free = Aún libres:
campaign-so-far = Partida { $game } anotada. Puntos de campaña: { $points }.
campaign-next = Empezar la partida { $game } de { $games }
campaign-new = Partida nueva
campaign-records = Récords
