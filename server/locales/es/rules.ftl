# La página de las reglas.

rules-title = Las reglas
rules-lede = Para entre una y siete personas. Primero, la partida de tres a siete: siete turnos, una media hora. Después, cómo se juega en pareja y a solas. Al final viene City Square Off.
rules-contents = En esta página

rules-idea = De qué se trata
rules-idea-ring = Os sentáis en círculo, y en cada hueco entre dos vecinos crece una ciudad. Así que dos ciudades son tuyas: una la compartes con quien tienes a la izquierda, la otra con quien tienes a la derecha.
rules-idea-result = Al final, cada ciudad recibe una puntuación. Tu resultado es la más baja de tus dos ciudades, y gana el mejor resultado. Una ciudad espléndida no te salva si la otra quedó olvidada.
rules-ring-picture = Cinco jugadores alrededor de una mesa. Entre cada dos hay una ciudad; las dos que tienes al lado están marcadas como tuyas.
rules-ring-you = tú
rules-ring-left = izquierda
rules-ring-right = derecha
rules-ring-values = A tu izquierda está el siguiente en el sentido de las agujas del reloj. Cada cual tiene además un valor de asiento, y no hay dos iguales. Solo importa cuando dos socios se esperan el uno al otro.

rules-seating = Quién se sienta dónde
rules-seating-text = Antes de la partida, el anfitrión decide cómo se ordena la mesa. De ese orden sale también el valor de asiento.
rules-seating-card = Pregunta
rules-seating-card-text = Se saca una de quince cartas. Hace una pregunta, y os sentáis según las respuestas, en el sentido de las agujas del reloj. Tu valor es tu puesto en ese orden.
rules-seating-values = Sorteo
rules-seating-values-text = Cada cual recibe un número del 1 al 100, todos distintos, y os sentáis de menor a mayor en el sentido de las agujas del reloj. Ese número es tu valor.
rules-seating-hand = Como estáis
rules-seating-hand-text = Cada cual se queda donde está. Los valores suben desde el primer asiento, en el sentido de las agujas del reloj.

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
rules-duplexes = Las 24 losetas dobles
rules-duplexes-text = De cada una hay una sola. Doce parejas de tipos salen una vez tumbadas y otra de pie. Tres parejas no existen: taberna y oficina, fábrica y casa, tienda y parque.

rules-turn = Un turno
rules-turn-choose = Elegir
rules-turn-choose-text = Tomad dos losetas de la mano en secreto, todos a la vez. Una elección entregada vale, y lo que pasas ya no puedes volver a mirarlo.
rules-turn-reveal = Destapar
rules-turn-reveal-text = En cuanto llega la última elección, todas las losetas se vuelven a la vez.
rules-turn-place = Colocar
rules-turn-place-text = Ahora hablad cuanto queráis. Una de tus losetas es para la ciudad de la izquierda y la otra para la de la derecha; empiezas por la que prefieras. Los socios aconsejan, pero tus losetas las colocas tú.
rules-standoff = Quién coloca antes
rules-standoff-text = Puedes esperar para ver antes la loseta de tu socio. Si los dos hacéis lo mismo en una ciudad, le toca empezar allí a quien tenga el valor de asiento más bajo, que no podrá volver a esperar en ese turno.
rules-talk = Conversaciones
rules-talk-text = Los planes son para el último paso. Mientras se elige, los canales de los socios están cerrados, y también las frases rápidas sobre construir. A toda la mesa podéis seguir escribiendo, por compañía y no para hacer planes. Antes de la partida, el anfitrión puede permitir todas las conversaciones.

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
rules-fair-secret = A nadie se le envía nunca lo que no puede ver: ni una mano, ni una elección, ni un borrador.
rules-fair-shuffle = El servidor se compromete con un secreto antes de repartir, y el navegador de cada jugador aporta un número: nadie decide la mezcla por sí solo. Después de la partida se muestra todo, y tu navegador lo comprueba.

rules-main = De tres a siete
rules-more = Otras formas de jugar

rules-two = En pareja
rules-two-cities = Entre dos no hay socios: dos ciudades son solo tuyas y dos son de la otra persona. En cada turno colocas una loseta en cada una de las tuyas.
rules-two-rounds = Cada una de las tres rondas se juega dos veces seguidas, y cada vez se reparte de nuevo. Las manos de losetas van y vienen entre los dos; las losetas dobles se quedan donde están.
rules-two-result = Aquí nada de la mejor ciudad se pierde: tu resultado es la suma de las dos. Si las sumas están igualadas, deciden los edificios de ambas ciudades, contados como arriba, de las tiendas a las casas.

rules-automas = A solas contra los Automas
rules-automas-who = A solas ocupas una mesa para tres. El propio juego lleva a los otros dos, que se llaman Automas: Autommaso, a tu izquierda, con quien compartes Leftville, y Automarta, a tu derecha, con quien compartes Righttown. La ciudad que hay entre ellos es Automacity.
rules-automas-steps = Una loseta llega a su lugar en dos pasos. Primero se asigna: queda decidido a qué ciudad va. Más tarde se inserta. En Leftville y Righttown construyes tú e insertas todas las losetas, también las que eligió un Automa.
rules-automas-city = Automacity no es un cuadrado. Sus losetas están en filas por tipos y puntúan como si no pudieran estar mejor puestas: las tiendas de cuatro en cuatro, las tabernas en los mejores grupos, con una taberna al lado de cada oficina si hay alguna y sin casas al lado de una fábrica. Solo los parques no pasan de parejas, así que tres dan 8 + 2 = 10 puntos.
rules-automas-win = Lo demás es como entre tres: cuenta la ciudad más baja y gana el mejor resultado.
rules-automas-picture = Tres asientos alrededor de una mesa: tú, Autommaso a tu izquierda y Automarta a tu derecha. Leftville está entre Autommaso y tú, Righttown entre Automarta y tú, y enfrente, en filas, Automacity.
rules-automas-simple = Modo simple
rules-automas-simple-text = En cada turno, cada una de las tres ciudades recibe una loseta al azar. Después robas tres y das una a cada ciudad. Cuando todas están asignadas, insertas las tuyas. Son tres turnos con losetas, uno con losetas dobles y otros tres con losetas.
rules-automas-full = Modo completo
rules-automas-full-text = Los Automas también tienen manos, y todas están a la vista. Automacity empieza con dos losetas dobles. En la primera ronda y en la tercera, un turno es así:
rules-automas-left = Autommaso
rules-automas-left-text = Destapa una carta. Según ella asigna una loseta de su mano a Leftville y pone otra en Automacity, donde cuenta enseguida.
rules-automas-right = Automarta
rules-automas-right-text = Hace lo mismo con una carta propia, para Righttown y Automacity.
rules-automas-you = Tú
rules-automas-you-text = Asignas una loseta a cada una de tus ciudades e insertas todo lo que tienen asignado. Después las manos pasan como siempre.
rules-automas-duplex = En la segunda ronda robas tres losetas dobles, asignas una a cada una de tus ciudades y apartas la tercera. Lo haces dos veces y entonces insertas las cuatro.
rules-symbols = Cómo elige un Automa
rules-symbols-text = Una carta tiene dos columnas de símbolos, una para la ciudad compartida y otra para Automacity. El Automa recorre la columna de arriba abajo hasta que un símbolo decide. La mesa te enseña la carta, el símbolo y los puntos que se compararon.
rules-symbol-house = Casa
rules-symbol-house-text = Una casa, si hay alguna en la mano.
rules-symbol-factory = Fábrica
rules-symbol-factory-text = Una fábrica, si hay alguna en la mano.
rules-symbol-new = Nueva
rules-symbol-new-text = Si la ciudad tiene una casa: una loseta de un tipo que le falte. Entre varias, la que más dé.
rules-symbol-most = Más
rules-symbol-most-text = La loseta que más da a la ciudad tal como está, en su mejor lugar y con todo lo que cambia en otros edificios. Aquí solo cuentan las losetas insertadas; las que solo están asignadas, no.
rules-symbols-ties = Entre iguales se toma la primera de esta lista: tienda, fábrica, música, bebida, comida, alojamiento, oficina, parque, casa.
rules-deck = Las veinte cartas
rules-deck-text = Cuántas cartas tienen qué dos columnas. Los símbolos se prueban de arriba abajo. El reglamento no enumera las cartas impresas, así que este mazo es nuestro.
rules-deck-shared = Ciudad compartida
rules-deck-automacity = Automacity
rules-levels = Siete niveles
rules-levels-text = El nivel cambia la puntuación de Automacity y nada más. El nivel 2 es bueno para empezar.
rules-level = Nivel
rules-level-points = Automacity

rules-campaign = Una campaña
rules-campaign-games = Tres o seis partidas contra los Automas, en un mismo modo y nivel, forman una campaña. Cada partida te da los puntos de tu ciudad más baja y, otra vez, lo que esa ciudad sacó con un tipo de edificio que eliges tú. Si ganaste la partida, esa bonificación vale el doble.
rules-campaign-types = Cada tipo se puede elegir una vez por campaña. En seis partidas les toca a los seis, así que lo que importa es el orden.
rules-campaign-ties = Una victoria compartida vale como victoria. Si tus dos ciudades tienen los mismos puntos, la bonificación sale de aquella en la que el tipo elegido sacó más.
rules-campaign-example = Ganas con ciudades de 58 y 52 puntos, y la más baja tiene 13 puntos por sus parques. Con la bonificación de los parques, la partida te da 52 + 2 × 13 = 78.
rules-campaign-resume = Una campaña espera cuanto quieras: sigue con ella en «{ nav-profile }». Cuando termina, figura en la tabla de su duración, su modo y su nivel.

rules-bots = Asientos para bots
rules-bots-text = Si falta alguien en la mesa, pueden jugar bots: el anfitrión les da asientos libres. Los bots ven lo que su asiento puede ver y nada más. Comparten ciudades como cualquiera, proponen lugares y responden a las propuestas.
rules-bot-gentle = Suave
rules-bot-gentle-text = Elige según los símbolos de los Automas. Buena compañía para una primera partida.
rules-bot-steady = Firme
rules-bot-steady-text = Toma lo que más puntúa en este momento y cuida la más baja de sus ciudades.
rules-bot-sharp = Astuto
rules-bot-sharp-text = Piensa en cómo pueden acabar sus dos ciudades, en las losetas que aún pueden llegar y en lo que pasa a los demás.
rules-bot-master = Maestro
rules-bot-master-text = Imagina muchas maneras en que pueden estar las losetas o cartas ocultas, sigue la partida en cada una y toma lo que le da más ventaja. En Between Two Cities, de dos a siete jugadores y en el juego base de City Square Off.

rules-clocks = Tiempo
rules-clocks-text = Se juega sin reloj o con uno de tres. Empieza de nuevo en cada fase. Cuando el tiempo se acaba, valen como elección las losetas que ya tenías marcadas; si no hay ninguna, un bot decide por ti.
rules-clock = Reloj
rules-clock-slow = Lento
rules-clock-relaxed = Tranquilo
rules-clock-brisk = Rápido
rules-clock-days = 2 días
rules-clock-minutes = { $minutes } min
rules-clocks-more = Una vez por fase, cada jugador puede dar más tiempo a la mesa. El anfitrión puede poner la partida en pausa, y con ella el reloj. El tiempo en que no había nadie conectado o el servidor no funcionaba no cuenta.

rules-absence = Cuando alguien no está
rules-absence-text = Qué pasa con el asiento de quien se ha ido se decide antes de la partida, y todos pueden verlo:
rules-absence-wait = Esperar
rules-absence-wait-text = Nadie toca el asiento; la mesa espera.
rules-absence-partner = Socios
rules-absence-partner-text = En cada ciudad, el socio coloca por quien no está. Las losetas las elige un bot, porque nadie más puede mirar esa mano.
rules-absence-bot = Un bot
rules-absence-bot-text = Un bot juega ese asiento.
rules-absence-vote = Votar
rules-absence-vote-text = Un bot juega ese asiento en cuanto lo quiere más de la mitad de los jugadores presentes.
rules-absence-back = Quien vuelve recupera su asiento al instante. Con el reloj lento solo se da por ausente a quien ha borrado sus datos.
rules-absence-link = Otra persona puede hacerse cargo de un asiento, o tú desde otro dispositivo: con un enlace que creas para tu asiento, o el anfitrión para cualquiera. Sirve una vez, y uno nuevo lo sustituye.
rules-absence-give-up = En Between Two Cities nadie puede rendirse: dejaría a los demás sin dos ciudades. Vete sin más, y se aplica esta regla.

## City Square Off

rules-sides = Dos bandos, dos redes
rules-sides-idea = Cada bando tiene una red de nueve por nueve casillas, una loseta inicial y las 21 figuras que se forman con una a cinco casillas, una de cada. Gana quien aún puede colocar cuando el otro ya no puede.
rules-sides-start = Primero cada bando toma una loseta inicial distinta y la pone cerca del centro, en cualquier sentido: cubre la casilla del medio, y al menos cuatro de sus seis casillas quedan en el tres por tres central. Las cuatro losetas iniciales son figuras nuestras: un bloque de dos por dos con dos casillas más.
rules-sides-turn = Después se destapa carta tras carta, y cada una indica una loseta. Ambos bandos la colocan a la vez, girada y volteada como quieran.
rules-sides-edge = Una loseta queda entera dentro de la red y comparte un lado con otra de su bando; una esquina no basta.
rules-sides-secret = Hasta que ambos bandos terminan, lo que han colocado en el turno queda oculto al otro y aún se puede mover. Después se queda.
rules-sides-picture = Una red con una loseta inicial sobre el tres por tres central y dos losetas que la tocan o se tocan por un lado.
rules-sides-caption = Una loseta inicial cerca del centro y dos losetas después. La línea discontinua marca el tres por tres central.
rules-sides-end = Cómo termina
rules-sides-end-fit = En cuanto una carta indica una loseta que un bando no puede encajar en ningún lugar, gana el otro. La mesa busca los lugares por sí misma: no hay que preguntar a nadie.
rules-sides-end-groups = Si ninguno puede encajarla, se comparan los grupos de casillas libres contiguas: gana el mayor de los más grandes; si empatan, deciden los segundos, y así sucesivamente. Si todos son iguales, hay empate.
rules-sides-end-give-up = Un bando puede rendirse en cualquier momento, y cualquiera de sus jugadores puede hacerlo por todos. Gana el otro bando.
rules-sides-groups-picture = Dos redes llenas, una al lado de otra, con el tamaño de sus mayores grupos de casillas libres: 7, 6 y 5 a la izquierda; 8, 4 y 3 a la derecha.
rules-sides-groups-caption = Ninguno puede colocar la V de cinco. Ocho contra siete: gana el bando de la derecha.
rules-sides-variants = Otras maneras de jugar
rules-sides-left-over = Losetas sobrantes
rules-sides-left-over-text = Se juega con las dos losetas iniciales que quedaron libres en la última partida. En la primera se sortean dos de las cuatro y se apartan, y los bandos eligen entre las otras dos.
rules-sides-anywhere = Inicio donde sea
rules-sides-anywhere-text = La loseta inicial puede ponerse en cualquier parte de la red.
rules-sides-sprint = Carreras urbanas
rules-sides-sprint-text = Una carrera sin cartas y sin reloj. Puestas las losetas iniciales, ambos bandos cubren toda su red con las losetas que quieran, y todos ven cada jugada. Todo menos la loseta inicial se puede retirar. Gana quien antes cubre la última casilla; quién fue lo dice el registro del servidor. Después puedes ver cómo se habría podido completar tu red.
rules-sides-sprawl = Expansión de la ciudad
rules-sides-sprawl-text = Basta con que una casilla de la loseta quede en la red. Sigue compartiendo un lado con otra de su bando, y las losetas nunca se superponen, tampoco fuera. Cuando un bando ha llenado su red o no puede colocar, o se acaban las cartas, se cuentan las casillas de fuera: gana quien tiene menos, y si son iguales hay empate.
rules-sides-teams = Los equipos y los bots
rules-sides-teams-text = Juegan hasta siete, un asiento sí y otro no en el mismo bando. Quienes comparten bando ven las losetas que los demás tienen en el aire, hablan entre ellos cuando quieren, y cualquiera coloca, mueve y confirma por todos. A quien se ausenta no se le echa en falta mientras haya alguien de su bando.
rules-sides-bot = Un bando puede ser de un bot, suave, firme o astuto. En las Carreras urbanas el nivel es su ritmo: unos 40, 20 o 10 segundos por loseta.
rules-sides-sprawl-picture = Una red casi cubierta, con losetas que se salen del borde por los cuatro lados.
rules-sides-sprawl-caption = Expansión de la ciudad: 19 casillas quedan fuera.
