# La sala: entrar, la espera, las conversaciones, el final de una partida.

## La página

skip-to-main = Saltar a la sala
loading = La sala está llegando …
room-title = Sala { $code }
room-label = Sala
room-rules = Reglas
title-your-turn = Te toca · { $room }
title-ended = Puntuación · { $room }
stage-announce-open = Se eligen los asientos.
stage-announce-seated = Todos están sentados. La partida puede empezar.
stage-announce-playing = Empieza la partida.
stage-announce-ended = La partida ha terminado.
notices-label = Mensajes
notice-dismiss = Cerrar

## La conexión

connection-label = Estado de la conexión
connection-lost = Se ha perdido la conexión. Reconectando …
connection-kept = Lo que has hecho se guarda y se enviará en cuanto vuelva.
connection-back = Conexión recuperada.
gate-no-such-room-title = Esa sala no existe
gate-no-such-room-text = Quizá el enlace esté cortado o la sala ya no exista. Pide el enlace otra vez o abre una sala propia.
gate-not-admitted-title = No puedes entrar en esta sala
gate-not-admitted-text = No admite público, o el anfitrión te ha echado. Si crees que es un error, habla con él y vuelve a intentarlo.
gate-dead-link-title = Este enlace a un asiento ya no vale
gate-dead-link-text = Se ha usado o hay otro más nuevo, y la sala no admite público. Pide uno nuevo a quien te lo dio.
gate-too-many-title = Demasiadas conexiones
gate-too-many-text = Esta sala está abierta en demasiadas pestañas o dispositivos a la vez. Cierra algunos y vuelve a intentarlo.
gate-broken-title = No se puede leer esta sala
gate-broken-text = Algo falla en los registros de la sala, y quien lleva el servidor tiene que mirarlo. Puedes volver a intentarlo más tarde.
gate-retry = Volver a intentarlo
gate-home = A la portada

## A quién se espera

waiting-for = Esperando a { $names }
waiting-for-many = Esperando a { $count } jugadores
waiting-you-choose = Te toca: elige dos losetas
waiting-you-place = Te toca: coloca tus losetas
waiting-you-lay = Te toca: coloca tu loseta
waiting-paused = En pausa
countdown-label = Tiempo restante
countdown-urgent = Quedan { $seconds } segundos.

## Entrar

join-invited = { $name } te invita a una mesa para { $seats }.
join-first = Esta sala es nueva. Entra y ábrela para los demás.
join-solo = Aquí { $name } juega en solitario contra los Automas. Entra y mira.
join-first-solo = Esta sala es nueva. Entra y juega contra los Automas.
join-name = Tu nombre
join-name-hint = Así te llamarán los demás.
join-name-missing = Escribe antes un nombre.
join-submit = Entrar
join-rename = Cambiar nombre
## Un enlace a un asiento

take-seat-title = Un asiento para ti
take-seat-lede = Alguien te cede un asiento en esta mesa. Sigues donde estaba.
take-seat-submit = Ocupar el asiento
take-seat-done = El asiento es tuyo.
take-seat-dead-title = Sin asiento con este enlace
take-seat-leave = Ir a la sala

## Invitar

invite-title = Invita a los demás
invite-watchers = Invita a mirar
invite-link = Enlace a esta sala
invite-qr = Código QR con el enlace a esta sala
invite-copy = Copiar enlace
invite-copied = Enlace copiado
invite-share = Compartir
invite-hint = Quien tenga el enlace puede entrar.

## La espera

lobby-title = Alrededor de la mesa
lobby-title-sides = Bando contra bando
lobby-title-solo = Contra los Automas
lobby-title-seated = Todos sentados
lobby-table = Mesa y asientos
next-label = Lo que viene ahora
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
next-seat = Todos los asientos están ocupados. Sortea el orden cuando todos estén listos.
next-seat-guest = Todos los asientos están ocupados. Ahora { $host } sortea el orden.
next-seat-hand = Todos los asientos están ocupados. Fija los asientos cuando todos estén listos.
next-seat-hand-guest = Todos los asientos están ocupados. Ahora { $host } fija los asientos.
next-start = El orden está decidido. Empieza cuando todos estén listos.
next-start-card = Ordenaos como pide la carta y empieza.
next-start-card-guest = Ordenaos como pide la carta. Después empieza { $host }.
next-start-guest = { $host } empezará la partida cuando todos estén listos.
next-do-shuffle = Mezclar
next-do-fill = Llenar con bots
next-do-seat = Sortear el orden
next-do-seat-hand = Fijar los asientos
next-do-unseat = Volver a los asientos
next-do-start = Empezar
solo-play = Dos Automas son tus vecinos. Empieza cuando quieras.
solo-campaign = Partida { $game } de { $games } de la campaña. Empieza cuando quieras.
solo-watch = { $name } juega en solitario contra los Automas. Puedes mirar.

## Asientos

seats-label = Asientos, en el sentido del reloj
seats-taken = { $taken } de { $seats } asientos ocupados
seats-clockwise = en el sentido del reloj
seats-help = Elige un asiento libre.
seats-partners = Construyes una ciudad con { $left }, a tu izquierda, y otra con { $right }, a tu derecha.
seats-own-cities = Construyes dos ciudades propias, una a tu izquierda y otra a tu derecha.
seats-somebody = quien se siente
seats-arrange-help = Para mover a alguien, arrástralo a otro asiento o selecciónalo.
sides-label = Asientos de los dos bandos
sides-name = Bando { $side }
sides-own = { $mates ->
    [0] Juegas en el bando { $side }, con una red para ti.
   *[other] Juegas en el bando { $side } y compartes su red con { $names }.
}
seat-number = Asiento { $number }
seat-free = libre
seat-sit-here = Sentarse
seat-you = tú
seat-value = valor de asiento
badge-host = anfitrión
badge-away = ausente
tools-label = Qué hacer con { $name }
tools-label-seat = Qué hacer con el asiento { $number }
tools-swap-left = Cambiar con su izquierda
tools-swap-right = Cambiar con su derecha
tools-swap-side = Al otro bando
tools-stand = Levantarse
tools-make-host = Hacer anfitrión
tools-remove = Echar
tools-close = Listo
news-sat = { $name } se sienta en el asiento { $number }.
news-free = El asiento { $number } está libre.
news-order = Ahora, en el sentido del reloj: { $names }.

## Bots de la casa

bot-badge = bot
bot-add = Añadir un bot
bot-level = Cómo juega el bot
bot-gentle = suave
bot-gentle-hint = Sigue gustos sencillos, como un Automa.
bot-gentle-hint-square-off = Busca el centro y deja huecos que pronto se quedan estrechos.
bot-gentle-hint-sprint = Coloca una loseta cada 40 segundos, más o menos.
bot-steady = firme
bot-steady-hint = Toma lo que más aporta ahora a sus ciudades.
bot-steady-hint-square-off = Mantiene juntas sus casillas libres.
bot-steady-hint-sprint = Coloca una loseta cada 20 segundos, más o menos.
bot-sharp = agudo
bot-sharp-hint = Piensa en las ciudades acabadas y en lo que pasa a otros.
bot-sharp-hint-square-off = Prueba muchos órdenes en los que aún pueden salir las cartas.
bot-sharp-hint-sprint = Coloca una loseta cada 10 segundos, más o menos.
news-bot-gentle = { $name }, un bot suave, se sienta en el asiento { $number }.
news-bot-steady = { $name }, un bot firme, se sienta en el asiento { $number }.
news-bot-sharp = { $name }, un bot agudo, se sienta en el asiento { $number }.

## Quien no tiene asiento

people-title = De pie y mirando
people-rename = Cambiar mi nombre
people-take-over = Ser el anfitrión

## Opciones

options-title = Esta mesa
option-off = no
option-game = Juego
option-game-table = En mesa
option-game-table-hint = De dos a siete; los bots pueden ocupar asientos.
option-game-solo = En solitario
option-game-solo-hint = Una persona contra los dos Automas.
option-game-square-off = City Square Off
option-game-square-off-hint = Dos bandos llenan cada uno su red con las mismas losetas. Varios pueden compartir un bando.
option-mode = Modo
option-mode-simple = Simple
option-mode-simple-hint = La tercera ciudad crece por azar y con lo que le das.
option-mode-full = Completo
option-mode-full-hint = Los Automas eligen según sus cartas, con las manos a la vista.
option-mode-base = Juego base
option-mode-base-hint = Una carta indica la loseta que ambos colocan. Pierde quien no puede encajarla.
option-mode-sprint = Carreras urbanas
option-mode-sprint-hint = Una carrera sin cartas: gana quien antes cubre toda su red.
option-mode-sprawl = Expansión de la ciudad
option-mode-sprawl-hint = Las losetas pueden salirse del borde. Gana quien tiene menos casillas fuera.
option-starters = Losetas iniciales
option-starters-four = Las cuatro
option-starters-four-hint = Los bandos eligen entre cuatro losetas iniciales; ninguna se toma dos veces.
option-starters-left-over = Las sobrantes
option-starters-left-over-hint = La mezcla aparta dos losetas iniciales; los bandos se reparten las dos que sobran.
option-start = Dónde se ponen
option-start-centre = En el centro
option-start-centre-hint = Sobre la casilla del medio y casi toda dentro del tres por tres central.
option-start-anywhere = Donde sea
option-start-anywhere-hint = En cualquier parte de la red.
option-level = Nivel
option-level-hint = { $sign ->
        [minus] Automacity cuenta { $points } puntos menos.
        [plus] Automacity cuenta { $points } puntos más.
       *[none] Automacity cuenta tal como está.
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
option-absence-vote-hint = La casa juega ese asiento cuando lo quiere más de la mitad de los presentes.
option-absence-bot = La casa
option-absence-bot-hint = La casa juega ese asiento hasta que vuelva su jugador.
option-absence-partner = Los socios
option-absence-partner-hint = La casa elige las losetas y los socios las colocan en las ciudades compartidas.
option-absence-wait = Esperar
option-absence-wait-hint = La mesa espera hasta que vuelva.
option-seats = Asientos
option-seats-two-hint = Entre dos, cada cual construye dos ciudades propias, sin socios, en seis rondas.
option-seats-sides-hint = { $seats ->
    [2] Uno contra uno.
   *[other] { $one } contra { $other }: un equipo comparte una red y cualquiera coloca las losetas.
}
option-seating = Orden alrededor de la mesa
option-seating-card = Pregunta
option-seating-card-hint = Una carta hace una pregunta y las respuestas os ordenan.
option-seating-values = Sorteo
option-seating-values-hint = Cada cual recibe un número; de menor a mayor sale el orden.
option-seating-hand = Como estáis
option-seating-hand-hint = Cada cual se queda donde está.
option-sides = Quién juega con quién
option-sides-hand = Como estáis
option-sides-hand-hint = Cada cual juega en el bando donde está sentado.
option-sides-values = Sorteo
option-sides-values-hint = El sorteo decide quién juega en cada bando.
option-clock = Reloj
option-clock-none = Ninguno
option-clock-none-hint = Tomaos todo el tiempo que haga falta.
option-clock-slow = Lento
option-clock-slow-hint = Dos días para elegir, dos para colocar. Nadie cuenta como ausente.
option-clock-relaxed = Tranquilo
option-clock-relaxed-hint = Tres minutos para elegir, cuatro para colocar.
option-clock-brisk = Rápido
option-clock-brisk-hint = Un minuto para elegir, minuto y medio para colocar.
option-sides-clock-slow-hint = Dos días para cada loseta. Nadie cuenta como ausente.
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
seated-by-value = El orden, por valor de asiento
seated-by-side = Los bandos
seated-sides = { $one } contra { $other }
seated-card-hint = Sentaos en ese orden, en el sentido del reloj. Cualquiera de la mesa puede mover a los demás: arrastrad un nombre a otro asiento o seleccionadlo.
seated-value-hint = Si dos socios se esperan el uno al otro, coloca primero quien tiene el valor menor.
seated-fingerprint = La mezcla está fijada: su huella
seated-fingerprint-hint = El orden de todas las losetas ya está decidido. Tras la partida se muestra la semilla, y cualquiera puede comprobar que corresponde a esta huella.
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

## Conversaciones

talk-title = Conversaciones
talk-lines = Lo que se ha dicho
talk-you = Tú
talk-gone = Alguien
talk-sending = enviando …
talk-newest = A lo último
talk-unread = { $count ->
        [one] { $count } línea sin leer
       *[other] { $count } líneas sin leer
    }
talk-placeholder = Di algo
talk-send = Enviar
talk-phrases = Frases rápidas
talk-empty-table = Aún no se ha dicho nada. Esto lo leen todos en la sala.
talk-empty-city = Esto solo lo leéis vosotros dos.
talk-empty-side = Esto solo lo lee tu bando.
talk-empty-watchers = El público habla entre sí. Quienes juegan lo leen tras la partida.
talk-closed-join = Entra para participar en la conversación.
talk-closed-watching = Durante la partida esto es para quienes juegan. El público tiene su propia conversación.
talk-closed-seated = Esto es para quienes miran.
talk-closed-choosing = Cerrada mientras se eligen losetas: cada cual decide por su cuenta. Se abre al revelarlas.
talk-closed-partners = Aquí solo escriben los socios de esta ciudad.
talk-proposal = Propuesta para { $name }: { $tile } aquí.
talk-proposal-yours = Propuesta para tu loseta: { $tile } aquí.
talk-proposal-own = Yo la pondría aquí: { $tile }.
talk-proposal-past = Propuesta de un sitio para una loseta.
talk-accepts = De acuerdo.
talk-declines = Mejor no.
talk-accept = De acuerdo
talk-decline = Mejor no
talk-withdraw = Retirar
talk-accepted = aceptada
talk-declined = rechazada
talk-withdrawn = retirada
channel-table = Mesa
channel-city = Ciudad con { $names }
channel-side = Bando con { $names }
channel-watchers = Público
phrase-hello = ¡Hola!
phrase-you-first = ¿Tú primero?
phrase-thinking = Déjame pensar.
phrase-shops = ¿Tiendas en línea?
phrase-factories = ¿Más fábricas?
phrase-taverns = ¿Una taberna de cada?
phrase-offices = ¿Más oficinas?
phrase-parks = ¿Los parques juntos?
phrase-houses = Casas lejos de las fábricas.
phrase-good-idea = ¡Buena idea!
phrase-rather-not = Mejor no.
phrase-thanks = ¡Gracias!
phrase-well-played = ¡Bien jugado!

## El final

end-label = Las ciudades están construidas
end-begins = Ahora se puntúan
end-call = { $type }.
end-winners = { $count ->
        [one] { $names } gana con { $score }
       *[other] { $names } ganan juntos con { $score }
    }
end-skip = Ir al resultado
end-again = Ver otra vez la puntuación
end-rematch = Otra partida
end-rematch-guest = { $host } puede abrir otra partida con la misma gente.
end-scores = Puntos de todas las ciudades
end-cities = Todas las ciudades
end-city = { $one } & { $other }
end-city-left = { $name }, ciudad izquierda
end-city-right = { $name }, ciudad derecha
end-column-city = Ciudad
end-total = Total
end-shops = Tiendas
end-factories = Fábricas
end-taverns = Tabernas
end-offices = Oficinas
end-parks = Parques
end-houses = Casas
end-ranking = Clasificación final
end-result = Resultado: la más floja de las dos ciudades
end-result-sum = Resultado: la suma de las dos ciudades
end-with = con { $partner }
end-left = ciudad izquierda
end-right = ciudad derecha
end-counts = cuenta
end-decided-higher = Por delante de { $name } por la ciudad mejor.
end-decided-shop = Por delante de { $name } por el número de tiendas.
end-decided-factory = Por delante de { $name } por el número de fábricas.
end-decided-tavern = Por delante de { $name } por el número de tabernas.
end-decided-office = Por delante de { $name } por el número de oficinas.
end-decided-park = Por delante de { $name } por el número de parques.
end-decided-house = Por delante de { $name } por el número de casas.
end-decided-shared = Igual en todo: comparte el puesto con { $name }.
proof-title = La mezcla, para comprobarla
proof-hint = La huella se mostró antes de repartir la primera loseta. Es el SHA-256 de la semilla, con la que se puede volver a repartir toda la partida.
proof-fingerprint = Huella
proof-seed = Semilla
