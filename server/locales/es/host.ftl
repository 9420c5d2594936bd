# Quién es el anfitrión y qué hace con las personas de la sala.

host-label = El anfitrión
host-opener = quien abrió la sala
host-yours = { $name } es anfitrión en tu lugar.
host-take-back = Volver a ser anfitrión
host-stands-in = { $name } es anfitrión en lugar de { $other }.
host-away = El anfitrión, { $name }, está ausente.
host-new = { $name } es ahora el anfitrión.
host-back = { $name } vuelve a ser el anfitrión.
people-manage = Personas
people-nobody = Todavía no hay nadie más.
people-sure-make-host = ¿Hacer anfitrión a { $name }?
people-sure-remove = ¿Echar a { $name } de la sala?
people-made-host = { $name } será el anfitrión.
people-cancel = Cancelar
people-removed = Has echado a { $name }.
people-removed-title = Expulsados
people-readmit = Dejar volver
people-readmitted = { $name } puede volver a entrar.
people-readmit-hint = Vuelven a entrar con el enlace. Quien borra sus cookies llega como otra persona.

seat-rule = Mientras { $name } esté aquí, el anfitrión solo puede ceder este asiento si está de acuerdo más de la mitad de los demás, al menos dos. { $name } puede recuperarlo.
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
