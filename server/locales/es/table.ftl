# La mesa: ciudades, mano, losetas.

table-comma = ,{" "}
table-you = Tú
table-nobody = Nadie
table-close = Cerrar
table-total = Total
table-score = Puntuación actual

## Ciudades y casillas

table-side-left = Ciudad izquierda
table-side-right = Ciudad derecha
table-with = con { $partner }
table-city-left = Tu ciudad izquierda, con { $partner }
table-city-right = Tu ciudad derecha, con { $partner }
table-own-left = Tu ciudad izquierda
table-own-right = Tu ciudad derecha
table-city-of-left = Ciudad izquierda de { $name }
table-city-of-right = Ciudad derecha de { $name }
table-city-between = Ciudad de { $one } y { $other }
table-between = { $one } y { $other }
table-city-empty = Aquí aún no hay nada.
table-row = Fila { $row }: { $buildings }.
table-cell-free = libre
table-cell = fila { $row }, columna { $col }
table-points-change = { $sign ->
    [minus] menos
   *[plus] más
} { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
table-beside = junto a { $buildings }

## El corro

table-ring = Todos alrededor de la mesa
table-pass-left = Las manos pasan a la izquierda
table-pass-right = Las manos pasan a la derecha
table-doing-thinking = pensando
table-doing-chosen = elegido
table-doing-placing = colocando
table-doing-placed = colocado
table-doing-holding = después
table-doing-called = primero
table-doing-gone = no está
table-doing-reading = viendo el resultado
table-doing-away = ausente
table-doing-held = juega un bot

## El turno

table-turn = { $turns ->
    [1] Ronda { $round }, turno único
   *[other] Ronda { $round }, turno { $turn } de { $turns }
}
table-head-choose = Elige dos losetas
table-head-choosing = Se eligen losetas
table-head-placing = Se colocan losetas
table-head-given = Tus dos losetas
table-head-place = Construye en tus dos ciudades
table-head-placed = Las dos losetas están colocadas
table-head-ended = Las ciudades están construidas
table-hint-choose = { $count ->
    [0] Una para cada una de tus ciudades. Adónde va cada una se decide después.
    [one] Y una más.
   *[other] En cuanto te las quedes, ya no se pueden cambiar.
}
table-hint-choose-duplexes = { $count ->
    [0] Una por ciudad. Una loseta doble ocupa dos casillas y no se gira.
   *[other] { table-hint-choose }
}
table-hint-choose-last = { $count ->
    [0] Dos para tus ciudades. La tercera sale del juego sin verse.
   *[other] { table-hint-choose }
}
table-hint-choose-twice = Cada ronda se juega dos veces, como A y B. Una loseta por ciudad: cuentan las dos.
table-hint-choose-again = Otra vez, con losetas nuevas. Una para cada una de tus ciudades.
table-why-two = { $count ->
    [0] Primero elige dos losetas.
   *[other] Primero elige una loseta más.
}
table-hint-idle = Arrastra una loseta a una ciudad, o toca la loseta y después un lugar.
table-hint-picked = Elige un lugar marcado en una de tus ciudades.
table-hint-paused = La partida está en pausa. Reanúdala cuando todos estén listos.
table-hint-paused-by-host = La partida está en pausa hasta que { $name } la reanude.
table-why-choosing = Primero elige dos losetas. Se colocan después de revelarlas.
table-why-placed = { $name } acaba de colocar esa loseta.
table-why-paused = La partida está en pausa. Hasta que siga, las losetas no se mueven.
table-hint-dragging = Suelta sobre un lugar marcado.
table-hint-provisional = Confirma el lugar, elige otro o devuelve la loseta.
table-hint-other = Confirma el lugar o elige uno para tu otra loseta: { $tile }.
table-hint-last = Elige un lugar para tu otra loseta: { $tile }.
table-hint-propose = Elige el lugar que propones a { $name }.
table-hint-proposed = { $name } propone un lugar para su loseta: { $tile }.
table-hint-proposed-own = { $name } propone un lugar para tu loseta: { $tile }.
table-hint-proposed-press = Pulsa la loseta de borde discontinuo para responder.
table-hint-proposed-here = { $name } propone este mismo lugar para tu loseta: colócala y estaréis de acuerdo.
table-hint-proposed-back = Responde, o pulsa otra vez la propuesta para volver a tu loseta.
table-hint-asked = Falta la respuesta de { $name }. Si está de acuerdo, colocará la loseta ahí.
table-hint-asked-own = Falta la respuesta de { $name }. Si está de acuerdo, colocas ahí tu loseta.
table-hint-agreed = { $name } está de acuerdo: pulsa «Colocarla aquí» o busca otro lugar para la loseta.
table-hint-proposing = Propón este lugar, elige otro o devuelve la loseta.
table-hint-same = { $name } tiene una loseta en el mismo lugar. Construye quien confirme primero.
table-hint-both = Coloca las dos, o una tras otra. Hasta entonces puedes moverlas.
table-hint-replaces = Aquí sustituye a: { $tile }.
table-hint-sent = Enviando…
table-swapped = Cambio: { $tile } en lugar de { $other }. Puedes quedarte dos.
table-waiting = { $count ->
        [one] Falta: { $names }
       *[other] Faltan: { $names }
    }
table-hint-meanwhile = Mientras tanto, toca una loseta de un socio para proponerle un lugar.
table-hand = Tu mano
table-given = Las losetas que elegiste
table-give = Quedarme estas dos
table-my-tiles = Tus dos losetas
table-placed-tile = { $tile }, colocada
table-in-left = ciudad izquierda
table-in-right = ciudad derecha
table-enlarge = Ampliar: { $city }
table-both-cities = Ver las dos ciudades
table-tab-hand = Mano

## Colocar

table-confirm = Colocar
table-confirm-for = Colocar por { $name }
table-place-both = Colocar las dos
table-take-back = Devolver
table-take-back-word = Devolver
table-hold-means = Dejar que { $name } coloque antes
table-hold-brief = Empieza { $name }
table-hold-end = No esperar
table-you-hold = Esperas: empieza { $name }.
table-partner-holds = { $name } espera tu loseta.
table-partner-placed = { $name } ya ha colocado aquí.
table-called-you = Esperáis los dos: empiezas tú (tu valor de asiento, { $mine }, es menor que { $theirs }).
table-called-over = { $name } ya no espera: puede colocar quien esté listo.
table-called-partner = Esperáis los dos: empieza { $name } (su valor de asiento, { $theirs }, es menor que { $mine }).
table-partner-tiles = Las dos losetas de { $name }
table-why-served = Aquí ya has colocado en este turno.
table-why-served-by = { $name } ya ha colocado aquí en este turno.
table-why-other-city = { $name } no construye en esta ciudad.
table-why-taken = Ahí ya hay un edificio.
table-why-half = La loseta doble no cabe así: su otra mitad quedaría sobre un edificio.
table-why-wide = La ciudad mediría más de cuatro de ancho o de alto.
table-why-apart = La loseta debe tocar un edificio con un lado; las esquinas no bastan.
table-why-proposed = Ese lugar ya está propuesto.
table-why-proposes-one = Retirada: { $tile }. Esta propuesta la sustituye.
table-why-gone = Devuelta: { $tile }. { $why }
table-ranked = { $places }: nueva clasificación por fábricas.
table-why-quicker = Devuelta: { $tile }. Tu socio se te ha adelantado y ya ha construido ahí.
table-why-replaced = Devuelta: { $tile }. En una ciudad solo puede esperar una loseta.
table-why-promised = Devuelta: { $tile }. Has aceptado ahí la loseta de { $name }.

## Propuestas

table-propose = Proponer este lugar
table-ask = Proponer este lugar a { $name }
table-ask-word = Proponer
table-propose-for = Proponer un lugar
table-propose-for-tile = Proponer un lugar para una loseta de { $name }: { $tile }
table-place-for = Colocar por { $name }
table-place-for-tile = Colocar una loseta por { $name }: { $tile }
table-proposals = Propuestas
table-proposal = { $name } propone: { $what }
table-proposal-own = Propones: { $what }
table-asked = sin respuesta aún
table-accept = De acuerdo
table-decline = Mejor no
table-withdraw = Retirar
table-agreed = De acuerdo: la coloca { $name }
table-agreed-own = De acuerdo: colócala ahí
table-place-agreed = Colocarla aquí
table-counter = Otro lugar
table-call-off = Anular
table-tries = { $name } prueba: { $tile }, { $where }
table-merit-shop-row = { $count ->
        [1] una tienda
        [4] completa la fila de tiendas
       *[other] { $count } tiendas en fila
    }
table-merit-most-factories = ninguna ciudad tiene más fábricas
table-merit-factories = { $count ->
        [one] una fábrica
       *[other] { $count } fábricas
    }
table-merit-tavern-set = { $count ->
        [1] empieza un juego de tabernas
        [4] completa un juego de tabernas
       *[other] { $count } tabernas distintas
    }
table-merit-offices = { $count ->
        [one] la primera oficina
       *[other] { $count } oficinas
    }
table-merit-offices-by-tavern = una taberna junto a oficinas
table-merit-park-group = { $count ->
        [one] un parque aparte
       *[other] { $count } parques juntos
    }
table-merit-house = un buen lugar para una casa
table-merit-for-houses = más para las casas
table-merit-later = un comienzo, aún sin puntos

## Para lectores de pantalla

table-say-picked = { $tile }: elegida, { $count } de 2.
table-say-unpicked = { $tile }: devuelta, { $count } de 2.
table-say-lifted = { $tile } en la mano. Las flechas eligen el lugar, Tab cambia de ciudad, Intro la pone, Escape la devuelve.
table-say-back = Loseta devuelta.
table-say-provisional = { $tile }: puesta en { $where }. Intro la coloca para siempre, Escape la devuelve.
table-say-proposing = En { $where }. Intro propone este lugar, Escape devuelve la loseta.
table-say-placed = Colocada. { $city }.
table-say-proposed = Propuesto.
table-say-agreed = { $name } está de acuerdo.
table-say-elsewhere = { $name } ha colocado la loseta ({ $tile }) en su otra ciudad.
table-say-declined = { $name } prefiere que no.
table-say-declined-own = { $name } prefiere que no. Aun así, tú decides dónde va tu loseta.
table-say-revealed = { $name }: { $first } y { $second }.
table-say-partner-left = { $name } ha colocado en tu ciudad izquierda: { $tile }.
table-say-partner-right = { $name } ha colocado en tu ciudad derecha: { $tile }.

## Lo que importa a toda la mesa

table-bulletin = Novedades de la mesa
table-paused = La partida está en pausa.
table-paused-you = Has puesto la partida en pausa.
table-paused-by = { $name } ha puesto la partida en pausa.
table-paused-left = Tiempo que queda en esta fase: { $time }
table-resume = Seguir jugando
table-resumed = La partida sigue.
table-pause = Pausa
table-gift-slow = + 1 día
table-gift-relaxed = + 2 min
table-gift-brisk = + 1 min
table-give-time-slow = Dar un día más a la mesa
table-give-time-relaxed = Dar dos minutos más a la mesa
table-give-time-brisk = Dar un minuto más a la mesa
table-gave-time = Más tiempo gracias a { $names }
table-away-wait = Falta { $name }. La mesa espera.
table-away-held = Falta { $name }. Mientras tanto juega un bot.
table-away-mine = Falta { $name }. Puedes colocar en su lugar en la ciudad que compartís.
table-away-partners = Falta { $name }. Quien comparte ciudad coloca allí en su lugar; un bot elige.
table-away-ask = Falta { $name }. ¿Que juegue un bot mientras tanto?
table-away-side = Falta { $name }. El resto de su bando sigue jugando.
table-gone-wait = { $name } ha borrado sus datos y no volverá. El anfitrión puede dar el asiento a otra persona.
table-gone-held = { $name } ha borrado sus datos y no volverá. Un bot sigue jugando en su lugar.
table-gone-mine = { $name } ha borrado sus datos y no volverá. Puedes colocar en su lugar en la ciudad que compartís.
table-gone-partners = { $name } ha borrado sus datos y no volverá. Quien comparte ciudad coloca allí en su lugar; un bot elige.
table-gone-ask = { $name } ha borrado sus datos y no volverá. ¿Que un bot siga jugando en su lugar?
table-gone-side = { $name } ha borrado sus datos y no volverá. El resto de su bando sigue jugando.
table-left-wait = { $name } ha dejado la partida definitivamente. El anfitrión puede dar el asiento a otra persona.
table-left-held = { $name } ha dejado la partida definitivamente. Un bot sigue jugando en su lugar.
table-left-mine = { $name } ha dejado la partida definitivamente. Puedes colocar en su lugar en la ciudad que compartís.
table-left-partners = { $name } ha dejado la partida definitivamente. Quien comparte ciudad coloca allí en su lugar; un bot elige.
table-left-ask = { $name } ha dejado la partida definitivamente. ¿Que un bot siga jugando en su lugar?
table-left-side = { $name } ha dejado la partida definitivamente. El resto de su bando sigue jugando.
table-left-you = Has dejado esta partida definitivamente. Solo un enlace a tu asiento te trae de vuelta; el anfitrión puede crear uno.
table-votes = Votos: { $cast } de { $needed }
table-vote-hold = Que un bot juegue por { $name }
table-vote-back = Retirar mi voto
table-hand-on = Ceder el asiento
table-back = { $name } está de vuelta.
table-takes-over = { $name } toma el relevo de { $before }.
table-late-chosen = Se acabó el tiempo para { $names }: contó lo que estaba marcado y un bot eligió lo demás.
table-late-placed = Se acabó el tiempo para { $names }: un bot colocó el resto.

## Ceder asientos

table-seat-mine = Tu asiento
table-seat-of = Asiento de { $name }
table-seat-elsewhere = Quien abra un enlace a tu asiento seguirá jugando por ti. Para otro dispositivo tuyo, mejor crea un enlace en «Mis partidas»: tu nombre y todas tus partidas irán contigo.
table-seat-hand-on = Quien abra un enlace a este asiento seguirá jugando por { $name }.
table-seat-offer = Crear un enlace
table-seat-offer-anew = Crear otro enlace
table-seat-link = Enlace a este asiento
table-seat-warning = Trata el enlace como el propio asiento: dáselo a una sola persona. Sirve una vez, y uno nuevo lo sustituye.

## De vuelta en la mesa

since-title = Mientras no estabas
since-built = { $city }: { $tiles }
since-built-points = { $city }: { $tiles }. { $was } → { $is } puntos
since-turn = Ahora: { $turn }
since-said = { $count ->
    [one] Un mensaje nuevo
   *[other] { $count } mensajes nuevos
}
