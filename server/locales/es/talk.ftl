# La charla.

talk-title = Conversaciones
talk-lines = Mensajes
talk-you = Tú
talk-gone = Alguien
talk-sending = enviando…
talk-newest = A lo último
talk-unread = { $count ->
        [one] { $count } mensaje sin leer
       *[other] { $count } mensajes sin leer
    }
talk-placeholder = Di algo
talk-plans-wait = Charla; los planes, después
talk-send = Enviar
talk-phrases = Frases rápidas
talk-empty-table = Aún no se ha dicho nada. Esto lo leen todos en la sala.
talk-empty-city = Esto solo lo leéis vosotros dos.
talk-empty-side = Esto solo lo lee tu bando.
talk-empty-watchers = Solo para el público. Quienes juegan pueden leerlo tras la partida.
talk-closed-join = Entra para participar en la conversación.
talk-closed-watching = Durante la partida este canal es para quienes juegan. El público tiene el suyo.
talk-closed-seated = Este canal es para el público.
talk-closed-choosing = Cerrado mientras cada cual elige por su cuenta. Se abre al destapar las losetas.
talk-closed-partners = Aquí solo escriben los socios de esta ciudad.
talk-hidden = oculto: mostrar
talk-proposals = { $made ->
    [one] Una propuesta{ $agreed ->
        [0] {""}
       *[other] , aceptada
    }{ $declined ->
        [0] {""}
       *[other] , rechazada
    }
   *[other] { $made } propuestas{ $agreed ->
        [0] {""}
        [one] , 1 aceptada
       *[other] , { $agreed } aceptadas
    }{ $declined ->
        [0] {""}
        [one] , 1 rechazada
       *[other] , { $declined } rechazadas
    }
}
channel-table = Mesa
channel-city = Ciudad con { $names }
channel-side = Bando con { $names }
channel-watchers = Público
phrase-hello = ¡Hola!
phrase-you-first = ¿Colocas tú primero?
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
phrase-show-talk = Por mí, quien vuelva a ver la partida puede leer nuestra charla.
phrase-keep-talk = Nuestra charla queda entre nosotros.
