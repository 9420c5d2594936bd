# Por qué algo no se pudo hacer y qué hacer en su lugar. Un mensaje para cada motivo.

refusal-unknown = Eso no ha sido posible ({ $code }). Recarga la página y vuelve a intentarlo.

## La conexión

refusal-malformed = El servidor no lo ha entendido. Recarga la página: puede que sea una versión antigua.
refusal-too-fast = Eso ha sido mucho de golpe. Espera { $seconds ->
        [one] un segundo
       *[other] { $seconds } segundos
    } y continúa.
refusal-too-many-join = Está entrando mucha gente a la vez. Espera { $seconds ->
        [one] un segundo
       *[other] { $seconds } segundos
    } y vuelve a intentarlo.
refusal-too-much-talk = Has dicho mucho en poco tiempo. Espera { $seconds ->
        [one] un segundo
       *[other] { $seconds } segundos
    } y dilo entonces.
refusal-busy = La sala está muy ocupada ahora mismo. Inténtalo dentro de un momento.
refusal-store-failed = El servidor no ha podido guardarlo, así que nada ha cambiado. Vuelve a intentarlo enseguida.
refusal-log-full = En esta sala han pasado tantas cosas que su registro está lleno. Abre otra.
refusal-too-big = Era demasiado largo para enviarlo. Hazlo más corto.
refusal-outbox-full = Ya hay demasiado esperando a la conexión. Espera a que vuelva.

## La sala

refusal-not-a-member = Entra antes en la sala: escribe un nombre arriba.
refusal-removed = El anfitrión te ha vetado en esta sala.
refusal-room-full = La sala está llena: caben { $limit } personas. Antes tiene que salir alguien.
refusal-no-watchers = Esta sala no admite público y no queda ningún asiento. Pregunta al anfitrión.
refusal-locked = Esta sala está cerrada: no puede entrar nadie nuevo. Pide al anfitrión que abra la puerta.
refusal-knock-first = Aquí los nuevos tienen que llamar. Recarga la página y llama.
refusal-door-open = No hace falta llamar: la puerta está abierta. Recarga la página.
refusal-too-many-knock = Ya están llamando { $limit } personas. Espera un momento y vuelve a llamar.
refusal-no-such-knock = Ahí ya no espera nadie.
refusal-bad-name = Un nombre tiene de 1 a { $limit } caracteres. Elige otro.
refusal-unreadable-name = Ese nombre contiene algo que no se ve o no se puede leer. Escríbelo con letras normales.
refusal-name-taken = Aquí ya hay alguien con ese nombre. Elige otro.
refusal-name-looks-like = Ese nombre se confunde con { $name }. Elige otro.
refusal-not-host = Eso solo puede hacerlo el anfitrión. Pídeselo.
refusal-host-not-away = El anfitrión está aquí, o estaba hace un momento. Espera a que se ausente.
refusal-game-too-long = En esta partida pasó más de lo que cabe al abrir una sala. Sigue desde un momento anterior.
refusal-too-many-uploads = Esta partida se guardaría entre las que has subido, y ya son { $most }: no puede haber más. Quita antes una.
refusal-wrong-stage = La sala ya ha avanzado, así que ahora no es posible.
refusal-no-such-seat = Ese asiento ya no está en la mesa. Elige otro.
refusal-seat-taken = Alguien ha sido más rápido y está sentado ahí. Elige otro asiento.
refusal-no-free-seat = El último asiento se acaba de ocupar. Puedes mirar o pedir otro asiento al anfitrión.
refusal-not-seated = Para eso necesitas un asiento en la mesa.
refusal-other-shuffle = Esa mezcla ya pasó.
refusal-has-contributed = Tu número ya está en esta mezcla.
refusal-seats-free = { $free ->
        [one] Queda un asiento libre. Ocupadlo o pon menos asientos.
       *[other] Quedan { $free } asientos libres. Ocupadlos o pon menos asientos.
    }
refusal-has-seat = Ya tienes un asiento en esta mesa. Deja el enlace a quien no lo tenga.
refusal-no-such-key = Este enlace a un asiento ya no vale: se ha usado o hay uno más nuevo. Pide otro.
refusal-no-bot = Un bot no puede hacer eso aquí. Mira otra vez quién está sentado ahí.
refusal-deal-fixed = Este reparto es para este juego y este número de jugadores. Para otra cosa abre otra sala o espera al final de la primera partida.
refusal-day-over = El día de este reparto ha terminado. La de hoy está en «Partida del día»; o abre otra sala.
refusal-bad-options = El juego no tiene esas opciones. Recarga la página.
refusal-bad-arrangement = Mientras tanto alguien se ha sentado o levantado. Mira otra vez y muévelos entonces.
refusal-no-such-member = Esa persona ya no está en la sala.
refusal-in-mid-game = No se puede echar a quien juega durante la partida. Espera a que termine.
refusal-host-stays = No se puede echar al anfitrión ni a quien este sustituye.
refusal-bad-text = Una línea tiene de 1 a { $limit } caracteres. Hazla más corta.
refusal-muted = El anfitrión te ha silenciado. Puedes seguir jugando.
refusal-watchers-muted = Por ahora el anfitrión solo deja hablar a los jugadores.
refusal-host-speaks = No se puede silenciar al anfitrión.
refusal-not-your-channel = Ahí no puedes escribir. Usa otro canal.
refusal-talk-cleared = El anfitrión ha borrado toda la conversación.
refusal-seat-lost = { $name } ha ocupado tu asiento. Ahora miras la partida.
refusal-seat-gone = La mesa tiene ahora menos asientos y el tuyo ya no está.
refusal-talk-closed = Las conversaciones de las ciudades están cerradas mientras se eligen losetas. Se abren al revelarlas.
refusal-plans-wait = Los planes esperan a que se destapen las losetas. Hasta entonces, cada cual decide por su cuenta.
refusal-bad-proposal = Ese lugar ya no se puede proponer: la loseta está colocada, o ahí hay algo.
refusal-no-such-proposal = Esa propuesta ya no está abierta.

## La partida

refusal-game-over = La partida ha terminado.
refusal-wrong-turn = Ha llegado tarde: ahora es la ronda { $round }, turno { $turn }.
refusal-other-turn = Ha llegado tarde: la partida ya ha avanzado.
refusal-not-choosing = Todos han elegido ya: ahora se colocan las losetas.
refusal-not-placing = Todavía se eligen losetas. Coloca las tuyas tras revelarlas.
refusal-already-chosen = Ya has hecho tu elección y no se puede cambiar.
refusal-same-tile-twice = Elige losetas distintas.
refusal-not-in-hand = Esa loseta no está en tu mano. Elige entre las { $held } que tienes.
refusal-no-such-tile = Esa loseta no existe. Elige una de tus dos.
refusal-tile-already-placed = Esa loseta ya está en una ciudad. Coloca la otra.
refusal-city-already-served = Esa ciudad ya tiene tu loseta. La otra va a la otra ciudad.
refusal-no-such-cell = Eso queda fuera del tablero. Elige un lugar marcado.
refusal-occupied = Tu socio se te ha adelantado y ya ha construido ahí. Elige un lugar marcado.
refusal-not-adjacent = Una loseta tiene que compartir un lado con la ciudad. Elige un lugar marcado.
refusal-outside-frame = La ciudad pasaría de cuatro por cuatro. Elige un lugar marcado.
refusal-first-tile-in-the-middle = La primera loseta de una ciudad va en el centro. Ponla ahí.
refusal-no-partner = Esta ciudad la construyes solo tú: no hay nadie a quien esperar. Coloca tu loseta.
refusal-nothing-to-hold-back = En este turno no le debes nada a esa ciudad, así que no hay nada que esperar.
refusal-partner-has-placed = Tu socio ya ha colocado aquí. Ahora depende de ti.
refusal-called-to-place = Los dos habéis esperado y tu valor de asiento es el menor: coloca aquí primero.
refusal-other-game = Ahora hay otro juego en la mesa. Recarga la página.

## El juego en solitario

refusal-not-assigning = Todas las losetas de este turno ya están asignadas. Colócalas ahora.
refusal-not-inserting = Primero asigna losetas a las ciudades. Después las colocas.
refusal-nothing-for-automacity = Automacity también recibe una de las tres losetas. Asígnale una.
refusal-not-for-automacity = Los Automas llenan Automacity por su cuenta. Asigna una loseta a cada una de tus ciudades.

## Quién está ausente, y el tiempo

refusal-not-away = Esa persona está en la mesa. Deja que juegue ella.
refusal-player-here = Quien ocupa ese asiento está aquí. El anfitrión puede cederlo cuando se ausente o si la mesa está de acuerdo.
refusal-other-rule = En esta sala la regla para los ausentes es otra. Mira las opciones.
refusal-not-your-city = Solo puedes colocar en una ciudad que compartáis.
refusal-paused = La partida está en pausa. Espera a que el anfitrión la reanude.
refusal-not-paused = La partida no está en pausa: seguid jugando.
refusal-no-clock = No corre ningún reloj, así que no hace falta más tiempo.
refusal-time-given = Ya has dado tiempo en esta fase. Otra persona aún puede darlo.

## La campaña

refusal-no-campaign = Aquí ya no hay ninguna campaña en curso. Abre una sala para empezar otra.
refusal-in-campaign = Hay una campaña en curso: el juego, el nivel y quien juega no cambian hasta la última partida.
refusal-bonus-due = Elige antes la bonificación de esta partida.
refusal-bonus-chosen = La bonificación de esta partida ya está elegida. Pasa a la siguiente partida.
refusal-bonus-used = Ese tipo ya ha dado una bonificación en esta campaña. Elige otro.

## City Square Off

refusal-starter-taken = Esa loseta inicial la tiene el otro bando. Toma otra.
refusal-not-this-piece = Esa loseta ya está puesta o no es la que toca ahora. Toma otra.
refusal-no-such-facing = Esa loseta no se puede girar así. Vuelve a cargar la página.
refusal-off-grid = Se sale demasiado del borde de la red. Elige un lugar más adentro.
refusal-off-centre = Una loseta inicial debe cubrir la casilla del medio, con al menos cuatro de sus casillas en el tres por tres central. Llévala allí.
refusal-on-tile = Ahí hay otra loseta. Elige casillas libres.
refusal-apart = Una loseta comparte un lado con otra tuya. Ponla justo al lado de una.
refusal-moved = Tu bando ha movido la loseta: ahora está en otro lugar.
refusal-not-laid = Esa loseta ya no se puede recuperar. Mira tu red.
refusal-nothing-to-confirm = Tu bando ya ha terminado o aún no ha colocado nada. Mira tu red.
refusal-no-team = Nadie comparte tu bando, así que no hay a quién enseñarle una loseta.
refusal-nothing-to-solve = No hay nada que resolver: solo una red que no se cubrió en Carreras urbanas, y solo una vez.
