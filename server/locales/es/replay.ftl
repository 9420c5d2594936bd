# La página de una partida terminada, que la muestra otra vez.

replay-open = Ver otra vez la partida
replay-along = Ver con { $name }
replay-heading = Repetición de la partida { $number }
replay-heading-upload = Repetición de una partida
replay-links = Esta partida
replay-file = Descargar
replay-picture = Imagen
replay-picture-save = Guardar una imagen de la partida
replay-to-room = A la sala
replay-to-files = Más partidas desde archivos
replay-none = Esta partida no se puede mostrar
replay-none-why = Quizá aún no ha terminado, o la sala no te deja entrar.

replay-controls = Recorrer la partida
replay-turn-back = Al turno anterior
replay-back = Un paso atrás
replay-play = Reproducir
replay-pause = Detener
replay-on = Un paso adelante
replay-turn-on = Al turno siguiente
replay-list = { $hands ->
    [true] Jugadas, charla, manos y puntos
   *[other] Jugadas, charla y puntos
}
replay-moves = Jugadas
replay-position = Momento de la partida
replay-speed = Velocidad

replay-dealt = Empieza la partida.
replay-over = La partida ha terminado.
replay-hands = Las manos de este turno
replay-kept-tile = { $tile }, conservada
replay-points = Puntos
replay-covered = Casillas cubiertas

## Lo que se hizo

replay-kept = { $name } se queda con: { $first }, { $second }
replay-placed = { $name } coloca { $tile }: { $city }
# Antes de colocar en la ciudad que comparten.
replay-held = { $on ->
    [true] { $name } deja empezar a { $partner }
   *[false] { $name } ya no espera a { $partner }
}
replay-proposed = propone un lugar para { $own ->
    [true] una loseta suya
   *[false] una loseta de { $owner }
} ({ $tile }), { $where }: { $outcome ->
    [accepted] de acuerdo
    [declined] rechazado
    [withdrawn] retirado
   *[open] sin respuesta
}
replay-for-town = { $town }: { $tile }
replay-assigned = { $name } asigna – { $tiles }
replay-laid = { $name } pone { $piece }
replay-lifted = { $name } retira { $piece }
replay-gave-up = { $name } se rinde

## Análisis

replay-two-tiles = { $first } y { $second }
replay-into = { $tile } – { $city }
review-ask = ¿Cuánto valía cada jugada?
review-hint = El servidor sigue jugando desde cada jugada sin saber más que quien la hizo. Tarda unos segundos.
review-none = Para las partidas de este tipo todavía no hay análisis.
review-thinking = Jugando desde cada jugada…
review-done = Ya está el análisis.
review-failed = El análisis no ha llegado. Inténtalo de nuevo en un momento.
review-heading = Qué tal ha jugado cada cual
review-heading-hint = Cuánto de lo posible logró cada cual y cómo quedan sus jugadas junto a las mejores. Recorre la partida: cada elección lleva su nota y lo que también era posible.
review-count-best = { $count ->
    [one] { $count } óptima
   *[other] { $count } óptimas
}
review-count-good = { $count ->
    [one] { $count } buena
   *[other] { $count } buenas
}
review-count-doubtful = { $count ->
    [one] { $count } dudosa
   *[other] { $count } dudosas
}
review-count-missed = { $count ->
    [one] { $count } fallida
   *[other] { $count } fallidas
}
review-mark-best = óptima
review-mark-good = buena
review-mark-doubtful = dudosa
review-mark-missed = fallida
review-partners = Socios
review-luck = Suerte en el reparto, en puntos
review-turned = Dónde cambió la partida
review-turned-tiles = Ninguna elección costó mucho aquí: fueron las losetas, o lo que construyeron los demás.
review-lead = { $name }: antes { $before }, después { $after }
review-chances = Probabilidad de ganar, { $name }: { $before } antes de las losetas de ambos bandos, { $after } después
review-ahead = { $points } puntos por delante
review-behind = { $points } puntos por detrás
review-level = empatados
review-better = Mejor por { $points } puntos: { $option }
review-hindsight = Lo máximo con las mismas losetas
review-reached = { $reached } de { $most } puntos
review-only = No había otra posibilidad.
review-options = Lo que era posible
review-result = Resultado esperado: { $points }
review-difference = Diferencia
review-difference-means = Diferencia: cuántos puntos menor es la ventaja esperada que con la mejor jugada. En negrita: lo que se jugó.
review-fits = Cómo habría cabido la última loseta
review-fits-from = { $names }: desde este turno habrían cabido todas las losetas que faltaban, en el orden de los números.
review-fits-grid = Red de { $names } tal como podría haber sido
review-rescues = Debajo de cada jugada de la carrera se muestra cómo se podría haber cubierto aún la red de ese bando.
review-likelier = Con el centro en { $place }, la loseta gana el { $best } de las veces en lugar del { $played }.
review-chance = Victorias
review-still-fit = Losetas que caben
review-squares-columns = Victorias: con qué frecuencia, si la partida sigue desde ahí. Losetas que caben: cuántas de las que faltan ({ $count }) tienen lugar justo después. Los lugares se nombran por el centro de la loseta. En negrita: lo que se jugó.
review-race = Cómo se podrían haber cubierto las redes
review-race-hint = El servidor busca después de cada jugada cómo cubrir la red. Tarda unos segundos.
review-square-number = { $number }: { $piece }
review-square-played = { $piece }, como se jugó
review-square-shown = { $piece }, en el lugar mostrado

## Ver juntos

together-open = Ver juntos
together-connecting = Conectando con la sala…
together-out = Ahora la sala no te deja entrar. Puedes ver la partida a solas.
together-mine = Tú guías: quien mira contigo va adonde vas tú.
together-nobody = Ahora no guía nadie.
together-stranger = Ahora no guía nadie. Puede hacerlo quien tenga nombre en la sala.
together-following = { $name } guía y tú sigues.
together-apart = { $name } guía y tú miras por tu cuenta.
together-here = También en la sala: { $names }
together-followers = Siguen: { $names }
together-look-around = Mirar por mi cuenta
together-follow = Seguir a { $name }
together-lead = Guiar desde aquí
together-leave = Salir
together-begun = Ha empezado tu siguiente partida: a jugar
together-setting-up = Ir a la siguiente partida

## Playing on from a moment

branch-open = Seguir jugando desde aquí
branch-over = Aquí la partida ya ha terminado. Vuelve a un momento anterior.
branch-what = Se abre una sala nueva en la que esta partida sigue desde aquí, con las mismas losetas. Los bots ocupan los demás asientos.
branch-what-alone = Se abre una sala nueva en la que esta partida sigue desde aquí, con las mismas losetas.
branch-seat = Tu asiento
branch-bots = Nivel de los bots
branch-known = Ya se sabe cómo siguió esta partida, así que allí nada cuenta: ni victorias ni récords. La sala muestra de qué partida viene.
branch-begin = Seguir jugando
branch-failed = No se ha podido abrir la sala. Inténtalo otra vez dentro de un momento.
branched-mark = ¿Y si…?
branched-what = Esta partida sigue desde un momento de otra. Sus losetas se conocían de antemano, así que no se cuentan victorias.
branched-watch = Ver la otra partida
dealt-again-what = Esta partida tiene el reparto de otra. Quizá alguien conocía las losetas, así que no se cuentan victorias.
of-day-what = Es el reparto del { DATETIME($day, dateStyle: "long") }: todos los que lo jugaron con el mismo número de jugadores tuvieron las mismas losetas.
of-day-checked = Tu navegador ha comprobado que solo el secreto del día decidió sobre ellas.
of-day-others = Qué hicieron otros con él

## Comparing two tables with the same deal

compare-open = Comparar con otra mesa
compare-what = ¿Qué hizo otra mesa con el mismo reparto? Aquí están las demás partidas que lo tienen, si puedes verlas.
compare-looking = Buscando partidas con este reparto…
compare-none = Ninguna que puedas ver: las salas privadas solo las muestran a sus miembros. Abre una sala con este reparto, o sigue esta partida desde el principio, y compara después.
compare-failed = La lista no ha llegado. Puedes usar un enlace.
# Beside the names of those who played.
compare-origin = La partida anterior
compare-left = Una mesa en la que ya no hay nadie
compare-link = O el enlace de una partida
compare-go = Comparar
compare-bad = No es el enlace de una partida terminada en este servidor.
compare-itself = Es esta misma partida.
again-what = O deja que otros jueguen las mismas losetas: abres una sala y les envías el enlace. Allí nada cuenta, porque quizá alguien conozca el reparto.
again-open = Abrir una sala con este reparto
compare-missing = No se puede mostrar la otra partida
compare-missing-why = No ha terminado, ya no está aquí o su sala no deja mirar a nadie más.
compare-back = Volver a la partida
compare-title = El mismo reparto en dos mesas
compare-title-other = Dos partidas, una al lado de la otra
compare-other = Estas partidas tuvieron repartos distintos. Así acabó cada una.
compare-same = Las dos mesas hicieron lo mismo hasta el final.
# $turn: "Round 1, turn 2".
compare-parted = Las dos mesas hicieron lo mismo hasta este turno: { $turn }. Debajo está lo que hizo cada una y la otra no.
compare-parted-at-once = Las mesas se separan en su primer turno: { $turn }. Debajo está lo que hizo cada una y la otra no.
compare-seats = El mismo número es el mismo asiento, que empezó con las mismas losetas en las dos mesas.
compare-this = Esta partida
compare-that = La otra partida
compare-nothing = Nada que la otra mesa no hiciera.
compare-watch = Ver desde ahí
compare-picture = Cómo quedó al final
