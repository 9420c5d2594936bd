# Lo que lee quien se queda fuera: en una pestaña abierta y en la página que aparece en su lugar.

gate-no-such-room-title = Esta sala no existe
gate-no-such-room-text = Quizá se borró porque nadie la usaba desde hacía mucho. Si has escrito el enlace o el código a mano, revisa cada letra. Si no, abre una sala nueva.
gate-closed-title = Quien lleva este servidor ha cerrado esta sala
gate-closed-text = Nadie puede entrar. Si quieres saber por qué, o necesitas la partida, pregúntaselo. Puedes jugar en cualquier otra sala.
gate-banned-title = Este servidor no te deja entrar
gate-banned-text = Quien lo lleva ha vetado este navegador en todas sus salas. Si crees que es un error, pide a quien lleva este servidor que levante el veto. Si no sabes quién es, pregunta a quien te invitó.
gate-network-banned-title = Este servidor no deja entrar a tu red
gate-network-banned-text = Quien lo lleva ha vetado en todas sus salas la red desde la que te conectas, quizá a causa de otra persona que la usa. Desde otra red puede que entres. Si crees que es un error, pide a quien lleva este servidor que levante el veto. Si no sabes quién es, pregunta a quien te invitó.
