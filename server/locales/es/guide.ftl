# Una guía para los primeros turnos.

guide-label = Guía
guide-offer = ¿Es tu primera partida? Una breve guía puede acompañarte en los primeros turnos.
guide-begin = Enséñamelo
guide-decline = No, gracias
guide-next = Siguiente
guide-skip = Terminar la guía
guide-finish = Entendido

## Entre dos ciudades

guide-table-shared = Construyes dos ciudades, una con cada vecino. Al final solo te cuenta la de menor puntuación, así que cuida las dos.
guide-table-own = Construyes dos ciudades, y tu rival también. Al final solo cuenta la de menor puntuación, así que cuida las dos.
guide-table-choose = Elige dos de estas losetas. Nadie las ve todavía.
guide-table-keep = Con estas dos vas a construir. Quédatelas, o toca otra para cambiar.
guide-table-reveal = Cuando todos hayan elegido, las losetas se descubren a la vez.
guide-table-pick = A cada ciudad va una de tus losetas. Coge la primera: arrástrala o tócala.
guide-table-put = Elige un lugar marcado. El número indica lo que gana la ciudad.
guide-table-confirm = La puntuación ya muestra lo que cambiaría. Confirma el lugar: a partir de ahí la loseta no se mueve.
guide-table-other = Ahora la otra loseta va a tu otra ciudad.
guide-table-partners = Tus vecinos están colocando las suyas. Toca una de ellas para proponer un lugar, o habladlo.
guide-table-passed = El resto de tu mano ha pasado a tu vecino y te ha llegado otra. Cada tipo de edificio puntúa a su manera.
guide-table-again = Un turno más, esta vez sin ayuda: elige dos y colócalas.
guide-table-on = En eso consiste un turno. Tras tres turnos vienen las losetas dobles, luego otros tres turnos, y las ciudades están completas. ¡Que lo disfrutes!

## El juego en solitario

guide-solo-full = Construyes una ciudad con Autommaso y otra con Automarta. La de menor puntuación tiene que superar a la ciudad de los Automas.
guide-solo-simple = Construyes una ciudad a cada lado, y los Automas construyen otra en medio. La tuya de menor puntuación tiene que superar a la suya.
guide-solo-assign = Toca una loseta y después la ciudad a la que va, hasta que todas tengan una.
guide-solo-say = Míralas una vez más y asígnalas: a partir de ahí se quedan con su ciudad.
guide-solo-insert = Debajo de cada ciudad están ahora sus losetas. Colócalas todas; el número de un lugar indica lo que gana la ciudad.
guide-solo-on = Eso es un turno. Las manos pasan, y los Automas muestran qué han cogido y por qué. ¡Suerte!
