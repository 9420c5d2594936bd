# Las páginas que dibuja el servidor.

## Marco

site-name = Conurbation
site-skip = Ir al contenido
site-nav = Principal
site-unbuilt = Este servidor se compiló sin su aplicación de navegador, así que no hay mesa donde jugar.
site-unbuilt-help = Quien lo administre puede compilarla con esta orden y después volver a compilar y arrancar el servidor:
nav-play = Jugar
nav-profile = Mis partidas
nav-high-scores = Récords
nav-rules = Reglas
foot-fan = Una obra no oficial, hecha por aficionados. Todos los dibujos y todos los textos son nuestros.
foot-games = Between Two Cities es un diseño de Ben Rosset y Matthew O’Malley (Stonemaier Games); City Square Off, de Ted Cheatham (Gamewright). Ni ellos ni sus editoriales tienen que ver con este sitio.
foot-language = Idioma
foot-language-submit = Cambiar

## Inicio

home-title = Conurbation: construye dos ciudades a la vez
home-heading = Dos ciudades, dos socios y tú en medio
home-lede = Conurbation es una mesa en línea para el juego Between Two Cities, para entre dos y siete personas que están lejos unas de otras, o para una sola. Construyes una ciudad con cada vecino, y para ti solo cuenta la más floja de las dos; a dos jugadores cuentan ambas. También está City Square Off, bando contra bando.
home-picture = Estás entre dos ciudades a medio construir y tienes dos losetas: una va a la ciudad de la izquierda, la otra a la de la derecha.
home-going-on = Vuelve a tus partidas
new-seats = Asientos
new-access = ¿Quién puede encontrar la sala?
new-private = Quien tenga el enlace
new-public = Todo el mundo
new-submit = Abrir una sala
new-hint = Sin cuenta y sin instalar nada. Abre una sala y envía el enlace a los demás.
game-two-cities = Between Two Cities
game-automas = { game-two-cities }
game-square-off = City Square Off
sides-base = Juego base
sides-sprint = Carreras urbanas
sides-sprawl = Expansión de la ciudad
sides-players = Jugadores (3 o más, en equipos)
sides-submit = Abrir una sala para dos bandos
sides-hint = Dos bandos llenan cada uno su red urbana con las mismas losetas; si queréis, un bot juega también.
sides-rules = Cómo se juega
solo-mode = Modo
automas-level = Nivel { $level }
solo-games = Partidas (tres o seis son una campaña)
solo-submit = Jugar a solas
solo-hint = En el modo simple la ciudad de los Automas crece por azar y con lo que le das; en el completo eligen según sus cartas, con las manos a la vista. Para empezar va bien el nivel 2: cuanto más alto, más puntos suma su ciudad.
solo-rules = Quiénes son los Automas
profile-campaign-game = Partida { $game } de { $games }
profile-campaign-due = Elige su bonificación
campaign-points = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
campaign-games = { $games } partidas
join-title = ¿Te han invitado?
join-label = Enlace o código de la sala
home-join-submit = Entrar
rooms-title = Salas públicas
rooms-empty = Ahora mismo no hay ninguna sala pública abierta. Abre una para todo el mundo y aparecerá aquí.
rooms-nobody = Falta el anfitrión
list-knock = hay que llamar
rooms-turn-of = Turno { $turn } de { $turns }
rooms-turn = Turno { $turn }
rooms-enter = Entrar
rooms-watching = { $count ->
        [one] { $count } persona mirando
       *[other] { $count } personas mirando
    }
rooms-waits = A la espera de { $names }
rooms-paused = En pausa
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
step-place-text = Una loseta va a la izquierda, la otra a la derecha. Tras siete turnos, las dos ciudades son cuadrados de cuatro por cuatro, y la puntuación más baja es la tuya. Entre dos, cuentan las dos.
steps-rules = Leer todas las reglas
steps-pad = ¿En una mesa de verdad? Cuenta con la hoja de puntuación

## La página de cada cual

profile-title = Mis partidas
profile-lede = Todas las salas en las que has entrado: primero lo que te espera; después, lo más reciente arriba.
profile-finished = Tus partidas terminadas:
profile-waiting = { $games ->
        [one] Una partida te espera
       *[other] { $games } partidas te esperan
    }
profile-code = Código
outcome-won = Has ganado
outcome-lost = Has perdido
outcome-drawn = Empate
outcome-place = Puesto { $place } de { $players }
outcome-shared = Compartes el primer puesto
outcome-solo-won = Has vencido a Automacity
outcome-solo-lost = Ganaron los Automas
outcome-winners = Victoria de { $names }
profile-campaigns = Campañas por seguir
profile-alone = A solas
profile-playing = En juego
profile-without-you = Siguen sin ti
profile-open = Sin empezar
profile-ended = Terminadas
profile-closed = Cerradas
profile-closed-hint = Quien lleva este servidor ha cerrado estas salas: nadie puede entrar. Lo que hay guardado de ti allí está igualmente en tu descarga.
profile-outside = Salas en las que no estás
profile-outside-hint = De estas salas te hicieron salir, o tu lugar lo ocupa alguien nuevo, o las abriste y no llegaste a entrar. Lo que hay guardado de ti allí está en tu descarga y se borra con tus demás datos.
profile-resume = Continuar
profile-empty = Aún no has entrado en ninguna sala. En cuanto lo hagas, la encontrarás aquí.
profile-cookie = No hay cuentas: el servidor te conoce por este navegador, con una cookie que dura un año desde tu última visita. Otro navegador se vuelve tuyo con el enlace de más arriba; sin él, allí eres otra persona.

## Games from files

upload-title = Partidas desde archivos
upload-hint = ¿Te han enviado el archivo de una partida terminada, quizá de otro servidor? Mírala aquí, jugada a jugada.
upload-open = Subir un archivo
upload-lede = Sube el archivo de una partida terminada, de este servidor o de otro, y mírala aquí, jugada a jugada.
upload-choose = Elegir un archivo…
upload-drop = También puedes soltarlo aquí.
upload-checking = Comprobando cada jugada…
upload-checks = El servidor lo comprueba todo antes: la mezcla, cada jugada y el resultado.
upload-kept = { $days ->
        [0] Quien tenga la dirección de la partida puede verla, con los nombres que hay en el archivo.
        [one] Quien tenga la dirección de la partida puede verla, con los nombres que hay en el archivo. Se borra un día después de haberse subido por última vez.
       *[other] Quien tenga la dirección de la partida puede verla, con los nombres que hay en el archivo. Se borra { $days } días después de haberse subido por última vez.
    }
upload-own = Subidas o seguidas por ti
upload-watch = Ver
upload-remove = Quitar…
upload-remove-means = Nadie podrá verla ya por su enlace, a no ser que otra persona también la haya subido.
upload-remove-sure = Quitar del todo
upload-failed = No se ha podido enviar el archivo. Inténtalo otra vez dentro de un momento.
upload-needs-script = Subir un archivo necesita JavaScript. Actívalo para esta página y vuelve a cargarla.
upload-no-too-long = Este archivo es demasiado largo: ninguna partida ocupa tanto.
upload-no-not-ours = Este no es el archivo de una partida de Conurbation, o está dañado.
upload-no-newer = Este archivo lo hizo una versión más nueva de Conurbation. Este servidor aún no puede leerlo.
upload-no-unreadable = Algo de este archivo no se puede leer: está dañado, o alguien lo ha cambiado.
upload-no-setup = No puede haber una partida así: sus asientos, valores y losetas iniciales no encajan.
upload-no-digest = Este archivo se cambió después de crearse.
upload-no-commitment = La mezcla no está en orden: este no es el secreto al que se había comprometido el servidor.
upload-no-seed = La mezcla no está en orden: las losetas no se siguen de lo que se sorteó.
upload-no-seating = Los asientos no son los que se siguen de la mezcla.
upload-no-starters = Las losetas iniciales no son las que se siguen de la mezcla.
upload-no-action = La jugada { $action } de { $of } no es posible.
upload-no-result = Las jugadas no llevan al resultado que hay en el archivo.
upload-no-too-many-uploads = Has subido { $most } partidas, y no puede haber más. Quita antes una.
upload-no-too-many = { $seconds ->
        [one] Se acaban de subir muchos archivos desde tu dirección. El siguiente se podrá subir en un segundo.
       *[other] Se acaban de subir muchos archivos desde tu dirección. El siguiente se podrá subir en { $seconds } segundos.
    }

## Otro dispositivo

carry-title = Seguir en otro dispositivo
carry-hint = Un enlace que vale una sola vez hace tuyo también otro navegador, por ejemplo el del móvil, con todas tus partidas.
carry-make = Crear un enlace
carry-scan = Escanea esto con el otro dispositivo o abre allí el enlace.
carry-picture = El enlace como código QR
carry-link = Enlace para el otro dispositivo
carry-copy = Copiar
carry-copied = Copiado
carry-secret = El enlace vale una vez, durante { $minutes } minutos, y no después de reiniciarse el servidor. Quien lo abra primero eres tú: no se lo des a nadie más. Un enlace nuevo sustituye a este.
carry-both = Después puedes jugar en los dos navegadores, también a la vez.
carry-back = Volver a mis partidas
carry-here-title = ¿Seguir aquí?
carry-here = Sigue jugando en este navegador como quien creó el enlace.
carry-here-gets = Todas sus partidas, asientos y nombres estarán también aquí.
carry-here-loses = Si ya has jugado aquí con otro nombre, este navegador olvida esas partidas. Siguen sin él.
carry-here-other = ¿Te ha enviado el enlace otra persona? Entonces déjalo: jugarías como ella.
carry-key = Enlace o su última parte
carry-submit = Seguir aquí
carry-keep = Dejarlo como está
carry-spent = Este enlace ya no vale
carry-spent-help = Vale una sola vez y solo unos minutos. Abre «Mis partidas» en el dispositivo donde has jugado y crea uno nuevo.

## Los datos de un invitado

data-title = Tus datos
data-stored = Se guardan las salas en las que has entrado, con tu nombre y tu asiento, tus jugadas, lo que dijiste en ellas y, si pediste notificaciones, dónde se puede contactar con tus navegadores.
data-kept-unbegun = { $days ->
        [0] Las salas en las que nunca empezó una partida se conservan.
        [one] Las salas en las que nunca empezó una partida se borran un día después del último cambio.
       *[other] Las salas en las que nunca empezó una partida se borran { $days } días después del último cambio.
    }
data-kept-rooms = { $days ->
        [0] Las demás se conservan.
        [one] Las demás, un día después del suyo.
       *[other] Las demás, { $days } días después del suyo.
    }
data-kept-talk = { $days ->
        [0] Lo que se dijo se conserva mientras exista su sala.
        [one] Lo que se dijo se borra al cabo de un día.
       *[other] Lo que se dijo se borra al cabo de { $days } días.
    }
data-download = Descargar mis datos
data-delete = Borrar mis datos…
delete-title = ¿Borrar tus datos?
delete-playing = { $games ->
        [one] Una de tus partidas sigue en juego. Quedarás ausente en ella para siempre, y continuará sin ti según las reglas de su sala. Quizá prefieras terminarla antes o ceder tu asiento con un enlace.
       *[other] { $games } de tus partidas siguen en juego. Quedarás ausente en ellas para siempre, y continuarán sin ti según las reglas de sus salas. Quizá prefieras terminarlas antes o ceder tus asientos con enlaces.
    }
delete-goes = Qué desaparece
delete-goes-names = tus nombres, en todas las salas: los demás verán «Guest 2» u otro número
delete-goes-talk = todo lo que dijiste en ellas, también a tus socios
delete-goes-rooms = las salas a las que nunca se unió nadie más, y con ellas tus récords
delete-goes-uploads = las partidas que subiste como archivos, salvo las que también haya subido otra persona
delete-goes-cookie = la cookie por la que el servidor conoce este navegador, tu lista de partidas y tu historial, también en cualquier navegador que un enlace haya hecho tuyo
delete-stays = Qué queda
delete-stays-moves = tus jugadas, sin tu nombre: sin ellas, los demás ya no podrían ver sus partidas
delete-stays-said = lo que otros dijeron de ti
delete-stays-files = tus nombres en los archivos de partidas que otros han descargado o han subido aquí de otro servidor
delete-stays-backups = las copias de seguridad del servidor, hasta que quien lo administra las borre
delete-final = { $rooms ->
        [0] No hay ninguna sala guardada para este navegador. Nada de esto se puede deshacer.
        [one] Afecta a una sala. No se puede deshacer.
       *[other] Afecta a { $rooms } salas. No se puede deshacer.
    }
delete-submit = Borrar todo
delete-keep = Conservar mis datos
delete-under-way = Se están borrando tus datos
delete-left = { $rooms ->
        [0] Casi listo.
        [one] Queda una sala.
       *[other] Quedan { $rooms } salas.
    }
delete-wait = Puedes cerrar esta página: el servidor sigue sin ella.
delete-look = Mirar otra vez
delete-failed = Aún no está todo borrado
delete-failed-help = Algo ha fallado en algunas de tus salas; las demás ya están. Inténtalo otra vez dentro de un minuto. Si no sirve, quien administra el servidor puede borrar las salas.
delete-again = Intentarlo otra vez
delete-done = Tus datos están borrados
delete-done-help = El servidor ya no te conoce. Si entras en una sala, serás alguien nuevo.

## El historial propio

records-title = Mi historial
records-lede = Cómo acabaron tus partidas, con quién y de qué están hechas tus ciudades.
records-empty = Todavía no has terminado ninguna partida. En cuanto lo hagas, contará aquí.
records-totals = En total
records-game = Juego
records-games = Partidas
records-won = Ganadas
records-streak = Racha
records-best = Mejor
records-average = Media
records-two = El mejor resultado y la media no cuentan las partidas de dos, en las que las ciudades se suman.
records-types = Puntos de una ciudad, de media
records-at-best = la mejor: { $best }
records-accuracy = Precisión
records-accuracy-average = { $percent } % de media
records-accuracy-of = precisión del { $percent } %
records-accuracy-means = Cuánto de lo posible lograste en las últimas partidas analizadas; la más reciente, a la derecha. Para que una partida cuente aquí, vuelve a verla y pregunta cuánto valía cada jugada.
records-partners = Construido en común
records-partner = Con
records-cities = Ciudades
records-circle = En tus mesas
records-ahead = Tú delante
records-behind = Tú detrás
records-their-wins = Sus victorias
records-rating = Nivel de juego
records-rating-mine = Tu nivel: { $rating } ± { $doubt }
records-rating-means = Calculado con las partidas de Between Two Cities que jugasteis juntos. Todos empiezan en 1000, y tras ± va cuánto puede desviarse todavía. Nadie más ve tu cálculo.
records-rating-hide = Ocultarlo
records-rating-show = Calcular qué tal juega cada cual
records-latest = Las últimas partidas
records-with = Con { $names }
records-kept = Solo tú ves esta página. Cuenta las partidas que terminas, mientras se guarden sus salas; las que siguen desde otra partida no cuentan.

## La partida del día

daily-title = Partida del día
daily-lede = Las mismas losetas para todos: juega la partida del día con otros o a solas y mira después qué hicieron con ellas las demás mesas.
daily-today = Ir a la partida de hoy
daily-days = Otros días
daily-before = Día anterior
daily-after = Día siguiente
daily-over = Este día ha terminado y sus partidas ya no se pueden abrir.
daily-alone = A solas
daily-seats = { $seats } jugadores
daily-nobody = Nadie terminó una partida de este día.
daily-again = Otra vez
daily-tables = { $tables ->
        [one] Una mesa, mejor resultado { $best }
       *[other] { $tables } mesas, mejor resultado { $best }
    }
daily-mine = Tu mesa: { $best }, puesto { $place }. Ver y comparar
daily-hint = Un día va de medianoche a medianoche, UTC, y una partida puede empezar hasta el final del siguiente. A solas te enfrentas a los Automas en el modo completo: de nivel 1 los lunes a nivel 7 los domingos. Solo la primera partida de una sala tiene estas losetas, y puedes jugarla otra vez: cada mesa cuenta.
daily-fair-title = Nadie elige las losetas
daily-fair = Todas las partidas de un día se deducen de un secreto. Su hash se muestra desde el principio y el secreto una semana después, así que cualquiera puede comprobar que entretanto no cambió nada.
daily-commitment = Hash del secreto
daily-secret = Secreto del día

## Récords

high-scores-title = Récords
high-scores-lede = Las mejores campañas contra los Automas jugadas hasta el final en este servidor.
high-scores-length = Partidas
high-scores-show = Mostrar
high-scores-place = Puesto
high-scores-player = Jugador
high-scores-day = Día
high-scores-empty = Nadie ha terminado aún una campaña así. La primera irá directa a lo más alto.
high-scores-begin = Empezar una campaña
high-scores-honest = Nadie puede apuntar nada: cada puntuación sale del registro de la sala donde se jugó. A igualdad de puntos, va por delante la más antigua.
high-scores-rules = Qué es una campaña

## Una sala

invitation-title = { $host } te invita a construir ciudades
invitation-title-nobody = Una invitación a construir ciudades
invitation-title-sides = { $host } te reta a City Square Off
invitation-title-sides-nobody = Un reto a City Square Off
room-description = { $taken } de { $seats } asientos ocupados. { $game } en el navegador: sin cuenta y sin instalar nada.
room-host = Anfitrión
room-table = En la mesa
room-seat-free = Asiento libre
room-loading = Preparando la mesa…
room-watchers = Quien no tenga asiento puede mirar.
room-no-watchers = En esta sala solo entra quien tiene asiento.
room-locked-title = Esta sala está cerrada
room-locked = Ahora no puede entrar nadie nuevo. Pide al anfitrión que abra la puerta. Si ya eres de la sala, entras como siempre.
room-knock-title = Una invitación a llamar a la puerta
room-knock = Aquí los nuevos llaman, y el anfitrión les deja entrar.
room-needs-script = La mesa necesita JavaScript. Actívalo para esta página y vuelve a cargarla.

## Lo que puede fallar

error-not-found = Aquí no hay nada
error-not-found-help = Puede que la dirección esté cortada o mal escrita.
error-no-room = No existe esa sala
error-no-room-help = Ninguna sala tiene este enlace. ¿Está copiado entero? Pídelo otra vez a quien te invitó o abre tu propia sala.
error-no-game = No existe esa partida
error-no-game-help = Esta sala no tiene ninguna partida terminada con ese número, o no tienes acceso a la sala. El archivo de una partida está disponible cuando la partida acaba.
error-no-upload = No existe esa partida
error-no-upload-help = Nadie ha subido una partida con esta dirección, o ya se ha borrado. Si tienes su archivo, vuelve a subirlo desde «Mis partidas».
error-method = Así no funciona
error-method-help = Esta dirección no se puede usar de ese modo. Empieza de nuevo en la portada.
error-bad-request = No se ha podido entender
error-bad-request-help = En el formulario falta algo o hay algo que no es posible. Vuelve atrás e inténtalo otra vez.
error-host = No se conoce por este nombre
error-host-help = ¿Llevas tú este servidor? Arráncalo con --public-url y la dirección que se escribe en el navegador, por ejemplo --public-url https://cities.example.org. Si no, pide la dirección correcta a quien lo lleva.
error-foreign = Eso venía de otro lugar
error-foreign-help = Por tu seguridad, los formularios solo valen si se envían desde este mismo sitio. Empieza de nuevo en la portada. Si administras este servidor: ¿coincide su dirección pública con la de la barra de direcciones?
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
error-home = A la portada

## Sin red

offline-title = Sin conexión
offline-text = Este dispositivo no tiene conexión o ahora mismo no se puede llegar al servidor. Tus partidas están guardadas en el servidor y nada de lo que has hecho se ha perdido.
offline-wait = En cuanto haya conexión, la página continuará por sí sola.
offline-again = Reintentar
offline-pad = ¿Juegas en una mesa de verdad? Esto funciona sin conexión:

## Avisos fuera de las páginas

notice-your-turn = Te toca
notice-at = { $game }, en la mesa de { $host }

## The page of a finished game

replay-title = Repetición de la partida { $number }
replay-title-upload = Repetición de una partida
replay-loading = Trayendo la partida…
replay-needs-script = La repetición necesita JavaScript. Actívalo para esta página y vuelve a cargarla.

## La hoja de puntuación

pad-title = Hoja de puntuación
pad-lede = Para partidas en una mesa de verdad: introduce las ciudades y cada punto se cuenta y se explica. También sin conexión.
pad-loading = Abriendo la hoja…
pad-needs-script = La hoja de puntuación necesita JavaScript. Actívalo para esta página y vuelve a cargarla.

## Imágenes de una partida terminada

# Sobre una imagen de todas las ciudades o cuadrículas: «Between Two Cities · Partida 2».
picture-label = { $game } · Partida { $number }
picture-won = { $count ->
    [one] { $names } gana con { $points }
   *[other] { $names } ganan juntos con { $points }
}
picture-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
picture-open = { $count ->
    [one] { $count } casilla libre
   *[other] { $count } casillas libres
}
picture-outside = { $count ->
    [one] { $count } casilla fuera
   *[other] { $count } casillas fuera
}
picture-growing = Cómo creció esta ciudad
# Lo que muestra un enlace a una partida terminada donde no se ve su imagen.
picture-preview = Todo lo que se construyó en esta partida, cuánto vale y quién ganó
replay-description = Mira otra vez esta partida, jugada a jugada, con todas las manos a la vista.
