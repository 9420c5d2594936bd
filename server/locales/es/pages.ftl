# Las páginas que dibuja el servidor.

## Marco

site-name = Conurbation
site-skip = Ir al contenido
site-nav = Principal
site-unbuilt = Este servidor se compiló sin su aplicación de navegador, así que no hay mesa donde jugar.
site-unbuilt-help = Quien lo administre puede compilarla con esta orden y después volver a compilar y arrancar el servidor:
nav-play = Jugar
nav-rules = Reglas
foot-fan = Una obra no oficial, hecha por aficionados. Todos los dibujos y todos los textos son nuestros.
foot-games = Between Two Cities es un diseño de Ben Rosset y Matthew O’Malley (Stonemaier Games); City Square Off, de Ted Cheatham (Gamewright). Ni ellos ni sus editoriales tienen que ver con este sitio.
foot-language = Idioma
foot-language-submit = Cambiar

## Inicio

home-title = Conurbation: construye dos ciudades a la vez
home-heading = Dos ciudades, dos socios y tú en medio
home-lede = Conurbation es una mesa para el juego Between Two Cities, para entre tres y siete personas que están lejos unas de otras. Construyes una ciudad con cada vecino, y para ti solo cuenta la más floja de las dos.
home-picture = Estás entre dos ciudades a medio construir y tienes dos losetas: una va a la ciudad de la izquierda, la otra a la de la derecha.
new-title = Sala nueva
new-seats = Asientos
new-access = ¿Quién puede encontrarla?
new-private = Quien tenga el enlace
new-public = Todo el mundo
new-submit = Abrir una sala
new-hint = Sin cuenta y sin instalar nada. Abre una sala y envía el enlace a los demás.
join-title = ¿Te han invitado?
join-label = Enlace o código de la sala
join-submit = Ir allí
rooms-title = Salas públicas
rooms-empty = Ahora mismo no hay ninguna sala pública abierta. Abre una para todo el mundo y aparecerá aquí.
rooms-nobody = Falta el anfitrión
rooms-enter = Ir allí
list-host = Anfitrión
list-taken = { $taken } de { $seats } asientos ocupados
list-free = { $free ->
        [0] ningún asiento libre
        [one] { $free } asiento libre
       *[other] { $free } asientos libres
    }
stage-open = Tomando asiento
stage-seated = A punto de empezar
stage-playing = En juego
stage-ended = Partida terminada
steps-title = Cómo es una partida
step-choose = Elegir en secreto
step-choose-text = Todos toman dos losetas de su mano al mismo tiempo. El resto pasa a un vecino, así que nunca ves dos veces la misma mano.
step-talk = Hablarlo
step-talk-text = Todas las losetas se destapan a la vez. Cada pareja comenta entonces qué necesita su ciudad: con frases rápidas, con propuestas o con sus propias palabras.
step-place = Construir
step-place-text = Una loseta va a la izquierda, la otra a la derecha. Tras siete turnos, las dos ciudades son cuadrados de cuatro por cuatro, y la puntuación más baja es la tuya.
steps-rules = Leer todas las reglas

## Una sala

room-title = { $host } te invita a construir ciudades
room-title-nobody = Una invitación a construir ciudades
room-description = { $taken } de { $seats } asientos ocupados. Between Two Cities en el navegador: sin cuenta y sin instalar nada.
room-host = Anfitrión
room-table = En la mesa
room-seat-free = Asiento libre
room-loading = Preparando la mesa…
room-watchers = Quien no tenga asiento puede mirar.
room-no-watchers = En esta sala solo entra quien tiene asiento.
room-needs-script = La mesa necesita JavaScript. Actívalo para esta página y vuelve a cargarla.

## Lo que puede fallar

error-not-found = Aquí no hay nada
error-not-found-help = Puede que la dirección esté cortada o mal escrita.
error-no-room = No existe esa sala
error-no-room-help = Ninguna sala tiene este enlace. ¿Está copiado entero? Pídelo otra vez a quien te invitó o abre tu propia sala.
error-method = Así no funciona
error-method-help = Esta dirección no se puede usar de ese modo. Empieza de nuevo en la página de inicio.
error-bad-request = No se ha podido entender
error-bad-request-help = En el formulario falta algo o hay algo que no es posible. Vuelve atrás e inténtalo otra vez.
error-foreign = Eso venía de otro lugar
error-foreign-help = Por tu seguridad, los formularios solo valen si se envían desde este mismo sitio. Empieza de nuevo en la página de inicio. Si administras este servidor: ¿coincide su dirección pública con la de la barra de direcciones?
error-requests = Un momento, por favor
error-requests-help = { $seconds ->
        [one] Han llegado demasiadas peticiones desde tu dirección. Se podrá seguir en un segundo.
       *[other] Han llegado demasiadas peticiones desde tu dirección. Se podrá seguir en { $seconds } segundos.
    }
error-rooms = Son muchas salas
error-rooms-help = { $seconds ->
        [one] Se acaban de abrir muchas salas desde tu dirección. La siguiente se podrá abrir en un segundo.
       *[other] Se acaban de abrir muchas salas desde tu dirección. La siguiente se podrá abrir en { $seconds } segundos.
    }
error-busy = El servidor no da abasto
error-busy-help = Ahora mismo hay tantas mesas en uso que no cabe otra. Inténtalo de nuevo dentro de medio minuto.
error-broken = El servidor ha tropezado
error-broken-help = No es culpa tuya, y no se ha perdido nada de lo jugado. Inténtalo de nuevo dentro de un momento.
error-home = A la página de inicio

## Reglas

rules-title = Las reglas
rules-lede = Para entre tres y siete jugadores. Siete turnos, una media hora.
rules-contents = En esta página

type-shops = Tiendas
type-factories = Fábricas
type-taverns = Tabernas
type-offices = Oficinas
type-parks = Parques
type-houses = Casas

rules-idea = De qué se trata
rules-idea-ring = Os sentáis en círculo, y en cada hueco entre dos vecinos crece una ciudad. Así que dos ciudades son tuyas: una la compartes con quien tienes a la izquierda, la otra con quien tienes a la derecha.
rules-idea-result = Al final, cada ciudad recibe una puntuación. Tu resultado es la más baja de tus dos ciudades, y gana el mejor resultado. Una ciudad espléndida no te salva si la otra quedó olvidada.
rules-ring-picture = Cinco jugadores alrededor de una mesa. Entre cada dos hay una ciudad; las dos que tienes al lado están marcadas como tuyas.
rules-ring-you = tú
rules-ring-left = izquierda
rules-ring-right = derecha
rules-ring-values = A tu izquierda está el siguiente en el sentido de las agujas del reloj. Cada cual tiene además un valor de asiento, y no hay dos iguales. Solo importa cuando dos socios se esperan el uno al otro.

rules-rounds = Tres rondas
rules-round = Ronda
rules-hand = Cada cual recibe
rules-turns = Turnos
rules-pass = Las manos pasan
rules-hand-tiles = 7 losetas
rules-hand-duplexes = 3 losetas dobles
rules-pass-left = a la izquierda
rules-pass-none = a nadie
rules-pass-right = a la derecha
rules-rounds-hands = Cada turno saca dos losetas de cada mano: siete, cinco, tres. La que sobra al final de una ronda se aparta sin que nadie la vea y ya no participa.
rules-rounds-duplex = Una loseta doble muestra dos edificios. Con doce losetas sencillas y dos dobles, una ciudad tiene sus dieciséis casillas.

rules-turn = Un turno
rules-turn-choose = Elegir
rules-turn-choose-text = Tomad dos losetas de la mano en secreto, todos a la vez. Lo elegido y entregado vale, y lo que pasáis queda fuera de la vista. Mientras se elige, no se comentan planes.
rules-turn-reveal = Destapar
rules-turn-reveal-text = En cuanto llega la última elección, todas las losetas se vuelven a la vez.
rules-turn-place = Colocar
rules-turn-place-text = Ahora hablad cuanto queráis. Una de tus losetas es para la ciudad de la izquierda y la otra para la de la derecha; empiezas por la que prefieras. Los socios aconsejan, pero tus losetas las colocas tú.
rules-standoff = Después de ti
rules-standoff-text = Puedes esperar para ver antes la loseta de tu socio. Si los dos hacéis lo mismo en una ciudad, le toca empezar allí a quien tenga el valor de asiento más bajo, que no podrá volver a esperar en ese turno.

rules-placing = Dónde se coloca
rules-placing-edge = La primera loseta de una ciudad va donde quieras. Cada una de las siguientes comparte un lado con la ciudad; tocar una esquina no basta.
rules-placing-frame = Una ciudad terminada es un cuadrado de cuatro por cuatro. Nadie fija de antemano dónde está ese cuadrado: una loseta puede ir a cualquier sitio con tal de que la ciudad entera quepa en cuatro filas y cuatro columnas.
rules-placing-duplex = Una loseta doble está tumbada o de pie según se imprimió y nunca se gira. Una de sus mitades tiene que tocar la ciudad, y las dos tienen que caber.
rules-placing-fixed = Lo colocado ya no se mueve.
rules-frame-picture = Una ciudad de tres casillas de ancho y dos de alto. El cuadrado de cuatro por cuatro aún puede desplazarse una columna y dos filas; se coloca dentro de la línea de puntos.
rules-frame-caption = Esta ciudad aún puede crecer por cualquier parte dentro de la línea de puntos, pero nunca a más de cuatro de ancho o de alto.

rules-scoring = Puntuación
rules-scoring-lede = Tipo por tipo, todas las ciudades a la vez, en este orden.
rules-example = Ejemplo
rules-number = Cantidad
rules-points = Puntos
rules-each = Cada una
rules-supply = { $tiles } losetas y { $halves } mitades de losetas dobles

rules-shops = Las tiendas cuentan en líneas rectas, por fila o por columna. Una tienda pertenece a una sola línea; donde se cruzan, se reparten del modo que más puntos dé.
rules-shops-in-line = En línea
rules-shops-example = Una línea de cuatro (16), las dos de debajo (5) y una suelta (2): 23 puntos.
rules-shops-picture = Cuatro tiendas en la fila de arriba, dos más debajo de la segunda y una aparte.

rules-factories = Las fábricas compiten con las de todas las demás ciudades. En la ciudad que más tiene, cada una vale 4 puntos; en la segunda, 3; en cualquier otra, 2. A igual cantidad, igual valor.
rules-factories-example = Seis ciudades: dos van en cabeza con cinco fábricas cada una, y la que tiene tres es la segunda.
rules-factories-count = Fábricas

rules-taverns = Hay cuatro clases de taberna: música, bebida, comida y alojamiento. Las clases distintas forman un grupo, estén donde estén en la ciudad. Cada taberna está en un solo grupo.
rules-taverns-kinds = Clases en el grupo
rules-taverns-example = Una de música, dos de bebida y dos de comida: un grupo de tres (9) y otro de dos (4), 13 puntos.
rules-taverns-picture = Cinco tabernas: música, bebida, comida, y de nuevo bebida, comida.

rules-offices = Las oficinas cuentan por su cantidad, estén donde estén. A partir de la séptima se vuelve a empezar por 1. Cada oficina que tiene al lado una taberna da 1 punto más, sea una taberna o sean varias.
rules-offices-example = Tres oficinas (6), dos de ellas junto a la taberna (+2): 8 puntos. Siete oficinas sin taberna serían 21 + 1 = 22.
rules-offices-picture = Una taberna con una oficina al lado y otra debajo; la tercera oficina solo toca las otras dos.

rules-parks = Los parques cuentan en grupos unidos por sus lados. Desde el cuarto, cada parque más del grupo suma 1 punto.
rules-parks-group = En un grupo
rules-parks-example = Un grupo de tres (12) y un parque suelto (2): 14 puntos.
rules-parks-picture = Tres parques unidos en esquina y uno aparte.

rules-houses = Cada casa da 1 punto por cada otro tipo de edificio de la ciudad, 5 como mucho; las tabernas de todas las clases son un tipo. Una casa al lado de una fábrica da solo 1 punto.
rules-houses-types = Otros tipos
rules-houses-example = Hay tiendas, parques y fábricas. La casa de arriba recibe 3 puntos; la de abajo está junto a la fábrica y recibe 1: 4 puntos.
rules-houses-picture = Dos casas, una sobre otra, junto a una tienda, un parque y una fábrica. La de abajo toca la fábrica.

rules-city = Una ciudad entera
rules-city-lede = En esta mesa es la segunda en fábricas, así que la suya vale 3.
rules-city-picture = Una ciudad terminada, fila por fila. Primera: cuatro tiendas. Segunda: fábrica, casa, dos parques. Tercera: música, dos oficinas, parque. Cuarta: bebida, comida, casa, alojamiento.
rules-city-shops = una línea de cuatro
rules-city-factories = una, segundo puesto
rules-city-taverns = las cuatro clases
rules-city-offices = dos, una junto a una taberna
rules-city-parks = un grupo de tres
rules-city-houses = 1 junto a la fábrica, y 5
rules-total = Total

rules-six = Seis ciudades de una partida
rules-six-city = Ciudad

rules-winner = Quién gana
rules-winner-result = La más baja de tus dos ciudades es tu resultado. Gana el resultado más alto.
rules-winner-example = Tres jugadores: Ada y Bruno comparten una ciudad de 62 puntos, Bruno y Chiyo una de 57, Chiyo y Ada una de 52. La ciudad más baja de Bruno tiene 57, así que gana. Ada y Chiyo terminan con 52; Ada queda segunda, porque su otra ciudad es mejor que la de Chiyo.
rules-winner-ties = Si los resultados están igualados, deciden, por este orden:
rules-winner-higher = la puntuación más alta de las dos ciudades
rules-winner-counts = la cantidad de tiendas en las dos ciudades juntas, luego de fábricas, tabernas, oficinas, parques y casas
rules-winner-shared = y si hasta en eso hay empate, la victoria es compartida

rules-fair = Juego limpio
rules-fair-secret = A nadie se le envía nada que no pueda ver, ya sea una mano, una elección o un borrador.
rules-fair-shuffle = La mezcla queda fijada antes de repartir, y todos reciben su huella. Después de la partida se muestra la mezcla misma, para que cualquiera pueda comprobar que nadie la ha tocado.
