# Quién es el anfitrión y qué hace con las personas de la sala.

host-label = El anfitrión
host-opener = quien abrió la sala
host-yours = { $name } es anfitrión en tu lugar.
host-take-back = Volver a ser anfitrión
host-stands-in = { $name } es anfitrión en lugar de { $other }.
host-away = El anfitrión, { $name }, está ausente.
host-new = { $name } es ahora el anfitrión.
host-back = { $name } vuelve a ser el anfitrión.
people-manage = Menú
people-watching = { $count ->
        [one] { $count } persona mirando
       *[other] { $count } personas mirando
    }
people-do = { $what }: { $name }
people-nobody = Todavía no hay nadie más.
people-mid-game = A los jugadores solo se les puede expulsar antes de que se fijen los asientos. Si alguien no vuelve, ayuda la regla para ausentes.
people-sure-make-host = ¿Hacer anfitrión a { $name }?
people-sure-remove = ¿Sacar a { $name } de la sala? Si le pides que salga, puede volver como alguien nuevo; si lo vetas, solo cuando le dejes volver.
people-made-host = { $name } será el anfitrión.
people-cancel = Cancelar
people-removed = { $name } no puede entrar hasta que le dejes volver.
people-removed-title = Vetados
people-readmit = Dejar volver
people-readmitted = { $name } puede volver a entrar.
people-readmit-hint = Vuelven a entrar con el enlace. Quien borra sus cookies llega como otra persona.
people-kick = Hacer salir
people-kicked = { $name } ha tenido que salir.
people-ban = Vetar
badge-muted = silenciado
people-mute = Silenciar para todos
people-unmute = Dejar hablar
people-muted = { $name } está en silencio.
people-unmuted = { $name } puede volver a hablar.
people-hide = Ocultar mensajes
people-show = Mostrar mensajes
people-hidden = Ya no ves lo que dice { $name }.
people-shown = Vuelves a ver lo que dice { $name }.
people-mute-watchers = Silenciar al público
people-unmute-watchers = Dejar hablar al público
talk-unsay = Borrar lo que he dicho
talk-unsay-sure = ¿Borrar para todos y para siempre todo lo que has dicho en esta sala?
talk-unsay-done = Lo que has dicho está borrado.
talk-clear = Borrar toda la conversación
talk-clear-sure = ¿Borrar para todos y para siempre toda la conversación de esta sala?
talk-clear-done = Toda la conversación está borrada.
talk-delete = Borrar

door-legend = Quién puede entrar
door-open = Quien tenga el enlace
door-open-hint = Quien tenga el enlace puede entrar.
door-knock = Quien llame a la puerta
door-knock-hint = Los nuevos esperan fuera hasta que el anfitrión les deja entrar.
door-locked = Nadie nuevo
door-locked-hint = La sala está cerrada. Quien ya es de la sala puede volver, y los enlaces a asientos siguen valiendo.
outside-may-knock-title = Llama para entrar
outside-may-knock-text = En esta sala, el anfitrión deja entrar a los nuevos. Di quién eres.
outside-knock = Llamar
outside-knocking-title = Has llamado
outside-knocking-text = El anfitrión sabe que { $name } está esperando.
outside-stay = No cierres esta página: se abrirá en cuanto te dejen entrar.
outside-in = Ya estás dentro.
outside-turned-away-title = No te han dejado entrar
outside-turned-away-text = Si crees que es un error, habla con el anfitrión y vuelve a llamar.
knocks-label = A la puerta
knocks-who = { $name } llama a la puerta.
knocks-admit = Dejar entrar
knocks-admit-name = Dejar entrar a { $name }
knocks-admitted = { $name } puede entrar.
knocks-turn-away = No dejar entrar
knocks-turn-away-name = No dejar entrar a { $name }
knocks-turned-away = { $name } se queda fuera.

seat-cannot-stay = Si { $name } no puede quedarse
seat-rule = Mientras { $name } esté aquí, el anfitrión solo puede ceder este asiento si está de acuerdo más de la mitad de los demás, al menos dos. { $name } puede recuperarlo.
seat-rule-few = Mientras { $name } esté aquí, nadie más puede ceder este asiento: harían falta otras dos personas de acuerdo.
seat-gone = { $name } ha borrado sus datos y no volverá. El anfitrión puede dar este asiento definitivamente a otra persona.
seat-agree = Aceptar que se ceda
seat-disagree = Ya no aceptar
seat-handed = cambia de manos
seat-stands-in = { $name } juega en el asiento de { $other }.
seat-back = { $name } ha recuperado su asiento.
seat-take-back = Recuperar tu asiento
seat-link = { $name } ha creado un enlace al asiento de { $other }.
seat-agreed = Para ceder el asiento de { $name }: { $cast } de { $needed } votos.

gate-elsewhere-title = Esta sala está abierta en otra pestaña
gate-elsewhere-text = La tienes abierta en demasiadas pestañas, y esta era la más antigua.
gate-elsewhere-use = Usarla aquí
gate-locked-title = Esta sala está cerrada
gate-locked-text = Ahora no puede entrar nadie nuevo. Pide al anfitrión que abra la puerta y vuelve a intentarlo.
gate-sent-out-title = Te han hecho salir
gate-sent-out-text = El anfitrión te ha hecho salir de esta sala. Puedes volver como cualquier persona nueva.
seat-left = { $name } ha dejado la partida definitivamente. El anfitrión puede dar este asiento a otra persona, o devolvérselo, con un enlace.
seat-yours = { $name } juega en tu asiento porque no estabas.

## Dejar una partida definitivamente

leave-title = Dejar la partida
leave-ask = Dejarla definitivamente…
leave-do = Dejarla definitivamente
leave-stay = Quedarme
leave-then-bot = Un bot sigue jugando por ti enseguida.
leave-then-vote = El resto vota si un bot sigue jugando por ti.
leave-then-partner = Quien comparte ciudad contigo coloca allí por ti, y un bot elige tus losetas.
leave-then-wait = La mesa espera a quien reciba tu asiento del anfitrión.
leave-then-side = El resto de tu bando sigue sin ti.
leave-watch = A partir de entonces solo miras la partida. Solo un enlace a tu asiento te trae de vuelta, y solo el anfitrión puede crearlo. Para cambiar de dispositivo no hace falta que te vayas: ve a «Mis partidas», en la portada.
leave-out = En esta sala nadie puede mirar: quedas fuera hasta la próxima partida. Solo un enlace a tu asiento te trae de vuelta, y solo el anfitrión puede crearlo.
leave-host = Sigues siendo el anfitrión.

# Sonidos, vibración e idioma, en un diálogo propio.
settings-title = Ajustes
settings-guide = Guía
settings-guide-now = Mostrarla ahora
settings-guide-again = Volver a ofrecerla
settings-guide-offered = Se ofrece al empezar tu próxima partida.
settings-guide-running = Ahora te acompaña.
feel-title = Sonidos
feel-volume = Volumen
feel-off = apagado
feel-percent = { $percent } %
feel-vibrate = Vibrar cuando me toque o alguien escriba
language-title = Idioma

# Avisos fuera de las páginas, en el mismo diálogo.
notices-title = Notificaciones
notices-ask = Avísame cuando me toque
notices-hint = Tu navegador te avisa aunque no haya ninguna página de Conurbation abierta. Le decimos en qué mesa te toca, nunca qué hay en ella.
notices-denied = Tu navegador bloquea las notificaciones de este sitio. Puedes permitirlas en su configuración para el sitio.
notices-impossible = Tu navegador no puede mostrar notificaciones aquí. En un iPhone o iPad, añade antes la página a la pantalla de inicio y ábrela desde allí.
notices-failed = No ha funcionado. Vuelve a intentarlo más tarde.
notices-on = Te avisaremos cuando te toque.
notices-off = Ya no te avisaremos.
