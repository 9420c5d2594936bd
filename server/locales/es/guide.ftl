# Una guía para los primeros turnos.

guide-label = Guía
guide-offer = ¿Primera partida? Una breve guía te acompaña.
guide-begin = Enséñamelo
guide-decline = No, gracias
guide-next = Siguiente
guide-skip = Terminar la guía
guide-finish = Entendido

## Entre dos ciudades

guide-table-shared = Construyes dos ciudades, una con cada vecino. Al final solo te cuenta la de menor puntuación, así que cuida las dos.
guide-table-own = Construyes dos ciudades, y tu rival también. Al final cuentan las dos: tu resultado es su suma.
guide-table-choose = Elige dos de estas losetas. Nadie las ve todavía.
guide-table-keep = Con estas dos vas a construir. Otra loseta ocuparía el lugar de la segunda. Si lo tienes claro, quédatelas: es definitivo.
guide-table-reveal = Cuando todos hayan elegido, las losetas se descubren a la vez.
guide-table-pick = A cada ciudad va una de tus losetas. Toma la primera: arrástrala o tócala.
guide-table-asked = Has propuesto un lugar a tu socio. Espera la respuesta, o toma de nuevo una loseta y colócala tú.
guide-table-agreed = Hay acuerdo. Coloca tu loseta allí con este botón, o tómala y elige otro lugar.
guide-table-offered = Un socio propone un lugar: pulsa «De acuerdo» o «Mejor no». O coloca una loseta tuya.
guide-table-suggest = Esa loseta es de tu socio. Toca un lugar y luego «Proponer este lugar»: tu socio decide si la coloca ahí.
guide-table-put = Elige un lugar marcado. El número indica lo que gana la ciudad.
guide-table-confirm = Confirma el lugar: a partir de ahí la loseta no se mueve. Hasta entonces aún puede ir a otro lugar.
guide-table-other = Ahora la otra loseta va a tu otra ciudad.
guide-table-partners = A tus socios aún les quedan losetas. Toca una de ellas para proponer un lugar, o coméntalo con ellos.
guide-table-partners-offered = Un socio propone un lugar para una loseta suya: pulsa «De acuerdo» o «Mejor no».
guide-table-partners-wait = Listo. Sigue solo en cuanto todos lo estén.
guide-table-passed = Tu mano ha pasado y ha llegado otra. Cómo puntúa cada edificio: míralo en «Puntuación» o deja el dedo o el ratón sobre una loseta.
guide-table-again = Un turno más, esta vez sin ayuda: elige dos de estas.
guide-table-again-build = Las losetas están a la vista. Coloca otra vez una en cada ciudad.
guide-table-again-wait = Listo. Sigue solo en cuanto todos lo estén.
guide-table-on = Tras este turno vienen las losetas dobles, con dos edificios, y otros tres turnos. Una ciudad crece hasta cuatro por cuatro; donde acaba, aparecen líneas discontinuas. ¡A disfrutar!
guide-table-on-own = Tras seis turnos vienen dos con losetas dobles, y luego otros seis. Una ciudad crece hasta cuatro por cuatro; donde acaba, aparecen líneas discontinuas. ¡A disfrutar!

## El juego en solitario

guide-solo-full = Construyes una ciudad con Autommaso y otra con Automarta, y ellos dos comparten Automacity. Para todos cuenta la más baja de sus dos ciudades: la tuya tiene que ser la mejor.
guide-solo-simple = A cada lado compartes una ciudad con un Automa, y ellos dos comparten Automacity. Para todos cuenta la más baja de sus dos ciudades: la tuya tiene que ser la mejor.
guide-solo-tiles = Los números de una loseta son sus puntos. Cómo puntúa cada edificio: míralo en «Puntuación» o deja el dedo o el ratón sobre una loseta.
guide-solo-assign = Toca una loseta y después la ciudad a la que va, hasta que cada ciudad tenga una.
guide-solo-say = Míralas una vez más y asígnalas: a partir de ahí se quedan con su ciudad.
guide-solo-insert = Las losetas de la izquierda van a la ciudad izquierda y las otras, a la derecha. Toca una, luego un lugar, y confírmalo; el número indica lo que gana la ciudad.
guide-solo-on = Así es un turno. Las manos pasan, y aquí los Automas muestran qué han tomado y por qué. En la segunda ronda hay losetas dobles, con dos edificios, que no se giran. ¡Suerte!
guide-solo-on-simple = Así es un turno. En la segunda ronda hay losetas dobles, con dos edificios, que no se giran. ¡Suerte!

## City Square Off

guide-square-off-base = Tú llenas tu red urbana y el otro bando la suya, siempre con la misma loseta y a la vez. Gana quien aún le encuentre sitio cuando el otro ya no pueda.
guide-square-off-sprawl = Tú llenas tu red urbana y el otro bando la suya, siempre con la misma loseta y a la vez. Las losetas pueden salirse del borde, pero todo lo que quede fuera cuenta en tu contra.
guide-square-off-sprint = Una carrera. Los dos colocan con calma una loseta inicial y después, «¡Ya!»: tienes las 21 losetas a la vez y gana la primera red llena. Toca una loseta para recuperarla. Durante la carrera no te molestaré.
guide-square-off-starter = Toma una de las losetas iniciales: tócala o arrástrala. Cada bando tiene una distinta.
guide-square-off-turn = Gírala y voltéala como quieras: con estos botones, la rueda del ratón o las teclas R y F.
guide-square-off-turn-touch = Gírala y voltéala como quieras: con estos botones o con un segundo dedo.
guide-square-off-centre = Ahora arrástrala al centro marcado de tu red, o toca una casilla de allí.
guide-square-off-anywhere = Ahora arrástrala a cualquier lugar de tu red, o toca una casilla.
guide-square-off-confirm = Ahí está, y todavía puedes moverla y girarla. ¿Te gusta? Pulsa «Listo».
guide-square-off-wait = Nadie ve lo que coloca el otro bando hasta que ambos están listos. Entonces se descubre la primera carta.
guide-square-off-card = La carta pide esta loseta a los dos bandos. Colócala junto a lo que ya tienes, borde con borde.
guide-square-off-settle = No dejes huecos en los que no quepa nada. Cuando te guste, pulsa «Listo».
guide-square-off-wait-card = Listo. En cuanto lo esté también el otro bando, se ven las dos redes.
guide-square-off-other = Las dos redes vuelven a estar a la vista: aquí ves lo que ha hecho el otro bando con la misma loseta, y ya hay una carta nueva.
guide-square-off-on-base = Así se sigue, carta a carta, hasta que un bando no pueda colocar la loseta: entonces gana el otro. Si no puede ninguno, gana el grupo más grande de casillas libres. ¡Que lo disfrutes!
guide-square-off-on-sprawl = Así se sigue, carta a carta, hasta que una red esté llena o un bando no pueda colocar la loseta. Entonces gana quien tenga menos casillas fuera. ¡Que lo disfrutes!
guide-square-off-ready = Gírala y muévela hasta que te guste, y pulsa «Listo». La carrera empieza cuando los dos estén listos. ¡Suerte!
