# Antes de la partida: asientos, bots, opciones, el orden en la mesa.

## La espera

lobby-title = Alrededor de la mesa
lobby-title-sides = Bando contra bando
lobby-title-solo = Contra los Automas
lobby-title-seated = Todos sentados
lobby-table = Mesa y asientos
next-label = Siguiente paso
next-sit = { $free ->
        [one] Queda un asiento libre. ¡Ocúpalo!
       *[other] Quedan { $free } asientos libres. ¡Ocupa uno!
    }
next-free = { $waiting ->
        [0] { $free ->
            [one] Queda un asiento libre. Invita a alguien.
           *[other] Quedan { $free } asientos libres. Invita a alguien.
        }
       *[other] { $free ->
            [one] Queda un asiento libre y alguien sigue de pie.
           *[other] Quedan { $free } asientos libres y alguien sigue de pie.
        }
    }
next-seat = Todos los asientos están ocupados. Empieza cuando todos estén listos.
next-seat-guest = Todos los asientos están ocupados. No tienes que hacer nada: { $host } iniciará la partida.
next-seat-standing = Todos los asientos están ocupados, así que mirarás la partida. Pregunta a { $host } por otro más.
next-seat-card = Todos los asientos están ocupados. Saca la carta cuando todos estén listos.
next-seat-card-guest = Todos los asientos están ocupados. Ahora { $host } saca la carta.
next-away = Sin conexión ahora mismo: { $names }.
next-reading = Aún con el último resultado: { $names }.
next-shuffling = Mezclando…
next-start = El orden está decidido. Empieza cuando todos estén listos.
next-start-soon = Este es el orden. La partida empieza enseguida.
next-start-card = Ordenaos como pide la carta y empieza.
next-start-card-guest = Ordenaos como pide la carta. Después { $host } inicia la partida.
next-start-guest = Este es el orden. { $host } inicia la partida enseguida.
next-do-shuffle = Mezclar los asientos
next-do-fill = { $free ->
    [1] Llenar con un bot
   *[other] Llenar con bots
}
next-do-shrink = { $free ->
    [1] Quitar el asiento libre
   *[other] Quitar los asientos libres
}
next-do-seat-card = Sacar la carta
next-do-unseat = Volver a los asientos
next-do-start = Empezar
next-do-start-now = Empezar ya
solo-play = Dos Automas son tus vecinos. Empieza cuando quieras.
solo-campaign = Partida { $game } de { $games } de la campaña. Empieza cuando quieras.
solo-watch = { $name } juega en solitario contra los Automas. Puedes mirar.

## Asientos

seats-label = Asientos, en el sentido del reloj
seats-taken = { $taken } de { $seats } asientos ocupados
seats-clockwise = en el sentido del reloj
seats-help = Elige un asiento libre.
seats-partners = Construyes una ciudad con { $left }, a tu izquierda, y otra con { $right }, a tu derecha.
seats-own-cities = Construyes dos ciudades propias, a izquierda y derecha. Sus puntos se suman.
seats-neighbours = Construyes una ciudad con cada uno de tus dos vecinos.
seats-unsettled = Quién se sienta dónde se decide justo antes de la partida.
seats-arrange-help = Para mover a alguien, arrástralo a otro asiento o selecciónalo.
seats-manage-help = Para sustituir o quitar a alguien, selecciona su asiento.
sides-label = Asientos de los dos bandos
sides-name = Bando { $side }
sides-own = { $mates ->
    [0] Juegas en el bando { $side }, con una red para ti.
   *[other] Juegas en el bando { $side } y compartes su red con { $names }.
}
sides-own-open = Juegas en el bando { $side }. Aún pueden unirse otros.
seat-number = Asiento { $number }
seat-free = libre
seat-sit-here = Sentarse
seat-you = tú
seat-value = valor de asiento
badge-host = anfitrión
badge-away = ausente
badge-reading = aún mira el resultado
badge-gone = ya no vuelve
tools-label = Opciones para { $name }
tools-label-seat = Opciones para el asiento { $number }
tools-swap-left = Cambiar con su izquierda
tools-swap-right = Cambiar con su derecha
tools-swap-side = Al otro bando
tools-stand = Levantarse
tools-make-host = Hacer anfitrión
tools-remove = Quitar
tools-close = Listo
news-sat = { $name } se sienta en el asiento { $number }.
news-free = El asiento { $number } está libre.
news-order = Ahora, en el sentido del reloj: { $names }.

## Bots

bot-badge = bot
bot-add = Añadir un bot
bot-level = Cómo juega el bot
bot-gentle = suave
bot-gentle-hint = Tiene gustos sencillos, como un Automa.
bot-gentle-hint-square-off = Busca el centro y deja huecos que pronto se quedan estrechos.
bot-gentle-hint-sprint = Coloca una loseta cada 40 segundos, más o menos.
bot-steady = firme
bot-steady-hint = Toma lo que más aporta ahora a sus ciudades.
bot-steady-hint-square-off = Mantiene juntas sus casillas libres.
bot-steady-hint-sprint = Coloca una loseta cada 20 segundos, más o menos.
bot-sharp = astuto
bot-sharp-hint = Piensa en las ciudades acabadas y en lo que pasa a otros.
bot-sharp-hint-square-off = Prueba muchos órdenes en los que aún pueden salir las cartas.
bot-sharp-hint-sprint = Coloca una loseta cada 10 segundos, más o menos.
bot-master = maestro
bot-master-hint = Busca la jugada que más ventaja le da.
bot-master-hint-square-off = Prueba muchos sitios, juega cada uno hasta el final con las cartas en muchos órdenes y elige aquel con el que su red aguanta más y más veces gana.
news-bot-gentle = { $name }, un bot suave, se sienta en el asiento { $number }.
news-bot-steady = { $name }, un bot firme, se sienta en el asiento { $number }.
news-bot-sharp = { $name }, un bot astuto, se sienta en el asiento { $number }.
news-bot-master = { $name }, un bot maestro, se sienta en el asiento { $number }.

## Quien no tiene asiento

people-title = De pie y mirando
people-rename = Cambiar mi nombre
people-take-over = Ser el anfitrión

## Opciones

options-title = Esta mesa
options-change = Cambiar
options-show = Detalles
options-deal = Otros juegan con el mismo reparto, así que el juego y el número de asientos están fijados para la primera partida.
said-deal-day = reparto del { DATETIME($day, dateStyle: "long") }
said-deal-game = reparto de otra partida
said-access-private = privada
said-access-public = pública
said-mode-simple = modo simple
said-mode-full = modo completo
said-level = nivel { $level }
said-campaign-three = campaña de 3 partidas
said-campaign-six = campaña de 6 partidas
said-seating-card = orden según una pregunta
said-clock-none = sin reloj
said-clock-slow = reloj lento
said-clock-relaxed = reloj tranquilo
said-clock-brisk = reloj rápido
said-watchers-true = otros pueden mirar
said-watchers-false = sin público
said-talk-while-choosing-true = los socios pueden hablar siempre
said-score-preview-false = sin puntos durante la partida
option-off = no
option-game = Juego
option-game-table = En mesa
option-game-table-hint = De dos a siete; los bots pueden ocupar asientos.
option-game-solo = En solitario
option-game-solo-hint = Una persona contra los dos Automas.
option-game-square-off = City Square Off
option-game-square-off-hint = Dos bandos llenan cada uno su red urbana con las mismas losetas. Varios pueden compartir un bando.
option-mode = Modo
option-mode-simple = Simple
option-mode-simple-hint = La tercera ciudad crece por azar y con lo que le das.
option-mode-full = Completo
option-mode-full-hint = Los Automas eligen según sus cartas, con las manos a la vista.
option-mode-base = Juego base
option-mode-base-hint = Una carta indica la loseta que ambos colocan. Si solo cabe en la red de un bando, gana ese bando.
option-mode-sprint = Carreras urbanas
option-mode-sprint-hint = Una carrera sin cartas: gana quien antes cubre toda su red.
option-mode-sprawl = Expansión de la ciudad
option-mode-sprawl-hint = Las losetas pueden salirse del borde. Gana quien tiene menos casillas fuera.
option-starters = Losetas iniciales
option-starters-four = Las cuatro
option-starters-four-hint = Los bandos eligen entre cuatro losetas iniciales; ninguna se toma dos veces.
option-starters-left-over = Las sobrantes
option-starters-left-over-hint = Las dos que quedaron libres la última vez. En la primera partida, dos al azar.
option-start = Dónde se ponen
option-start-centre = En el centro
option-start-centre-hint = Sobre la casilla del medio y casi toda dentro del tres por tres central.
option-start-anywhere = Donde sea
option-start-anywhere-hint = En cualquier parte de la red.
option-level = Nivel
option-level-hint = { $sign ->
        [minus] Automacity recibe { $points } puntos menos.
        [plus] Automacity recibe { $points } puntos más.
       *[none] Automacity recibe lo que vale.
    }
option-campaign = Campaña
option-campaign-none = Ninguna
option-campaign-none-hint = Cada partida vale por sí sola.
option-campaign-three = 3 partidas
option-campaign-three-hint = Se suman tus ciudades más bajas, y en cada partida un tipo de edificio cuenta otra vez.
option-campaign-six = 6 partidas
option-campaign-six-hint = Como con tres, hasta que cada tipo de edificio haya contado otra vez.
option-absence = Si alguien se ausenta
option-absence-vote = Votar
option-absence-vote-hint = Un bot juega ese asiento cuando lo quiere más de la mitad de los presentes.
option-absence-bot = Un bot
option-absence-bot-hint = Un bot juega ese asiento hasta que vuelva su jugador.
option-absence-partner = Los socios
option-absence-partner-hint = Un bot elige las losetas y los socios las colocan en las ciudades compartidas.
option-absence-wait = Esperar
option-absence-wait-hint = La mesa espera hasta que vuelva.
option-seats = Asientos
option-seats-two-hint = Entre dos, cada cual construye dos ciudades propias, sin socios, en seis rondas. Cuentan las dos.
option-seats-sides-hint = { $seats ->
    [2] Uno contra uno.
   *[other] { $one } contra { $other }: un equipo comparte una red y cualquiera coloca las losetas.
}
option-seating = Orden alrededor de la mesa
option-seating-card = Pregunta
option-seating-card-hint = Una carta hace una pregunta, y vuestras respuestas dan el orden.
option-seating-values = Sorteo
option-seating-values-hint = Cada cual recibe un número, y os sentáis de menor a mayor.
option-seating-hand = Como estáis
option-seating-hand-hint = Cada cual se queda donde está.
option-do-seat-values = Sortear ya, empezar después
option-do-seat-hand = Fijarlo ya, empezar después
option-sides = Quién juega con quién
option-sides-hand = Como estáis
option-sides-hand-hint = Cada cual juega en el bando donde está sentado.
option-sides-values = Sorteo
option-sides-values-hint = El sorteo decide quién juega en cada bando.
option-clock = Reloj
option-clock-none = Ninguno
option-clock-none-hint = Tomaos todo el tiempo que haga falta.
option-clock-slow = Lento
option-clock-slow-hint = Dos días para elegir, dos para colocar. Solo cuenta como ausente quien ha borrado sus datos.
option-clock-relaxed = Tranquilo
option-clock-relaxed-hint = Tres minutos para elegir, cuatro para colocar.
option-clock-brisk = Rápido
option-clock-brisk-hint = Un minuto para elegir, minuto y medio para colocar.
option-sides-clock-slow-hint = Dos días para cada loseta. Solo cuenta como ausente quien ha borrado sus datos.
option-sides-clock-relaxed-hint = Tres minutos para cada loseta.
option-sides-clock-brisk-hint = Un minuto para cada loseta.
option-access = Quién encuentra la sala
option-access-private = Con enlace
option-access-private-hint = Solo la encuentra quien tiene el enlace.
option-access-public = Todos
option-access-public-hint = Aparece en la portada.
option-watchers = Otros pueden mirar
option-talk-while-choosing = Los socios pueden hablar al elegir
option-score-preview = Mostrar los puntos durante la partida

## Sentados

seated-by-card = La carta pregunta
seated-by-values = El orden, por valor de asiento
seated-by-hand = El orden en que estáis sentados
seated-by-side = Los bandos
seated-sides = { $one } contra { $other }
seated-card-hint = Sentaos en ese orden, en el sentido del reloj. Cualquiera de la mesa puede mover a los demás: arrastrad un nombre a otro asiento o seleccionadlo.
seated-values-hint = Habéis recibido un número cada uno y os sentáis de menor a mayor.
seated-hand-hint = Los números cuentan cuando dos socios se ceden el turno el uno al otro: entonces coloca primero quien tiene el menor.
seated-commitment = Así se baraja sin trampas
seated-commitment-hint = El orden de todas las losetas ya está decidido. Se deduce de un secreto con el que el servidor se había comprometido y de los números que aportaron los navegadores de los jugadores. Después de la partida, tu navegador lo comprueba por sí mismo.
seating-card-0 = Por lo lejos que vives del mar, de menos a más
seating-card-1 = Por el piso en el que estás ahora, del más bajo al más alto
seating-card-2 = Por la primera letra de la calle en la que creciste
seating-card-3 = Por los sitios en los que has vivido, de menos a más
seating-card-4 = Por la hora a la que te has levantado hoy, de antes a después
seating-card-5 = Por los puentes que has cruzado esta semana, de menos a más
seating-card-6 = Por la edad de la casa en la que vives, de más vieja a más nueva
seating-card-7 = Por el camino hasta la panadería más cercana, del más corto al más largo
seating-card-8 = Por tu cumpleaños en el año, enero primero
seating-card-9 = Por las llaves que llevas encima, de menos a más
seating-card-10 = Por el número de tu casa, de menor a mayor
seating-card-11 = Por las ventanas del cuarto en el que estás, de menos a más
seating-card-12 = Por la última vez que fuiste en tren, de más a menos tiempo atrás
seating-card-13 = Por la altura sobre el mar del lugar en que naciste, de menor a mayor
seating-card-14 = Por la última letra de tu ciudad favorita
