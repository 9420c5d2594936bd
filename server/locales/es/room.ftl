# La sala: entrar, la conexión, a quién se espera.

## La página

loading = Cargando la sala…
room-title = Sala { $code }
room-label = Sala
room-rules = Reglas
title-your-turn = Te toca · { $room }
title-ended = Puntuación · { $room }
stage-announce-open = Se eligen los asientos.
stage-announce-shuffling = Mezclando.
stage-announce-seated = Todos están sentados. La partida puede empezar.
stage-announce-playing = Empieza la partida.
stage-announce-ended = La partida ha terminado.
result-setting-up = Se está preparando otra partida.
result-begun = El resto ha empezado otra partida.
result-begun-seated = La siguiente partida ha empezado y tu asiento te espera.
result-join = Ir con el resto
result-to-table = A la mesa
notices-label = Avisos
notice-dismiss = Cerrar

## La conexión

connection-label = Estado de la conexión
connection-lost = Sin conexión. Reconectando…
connection-kept = Lo que has hecho se guarda y se enviará en cuanto vuelva.
connection-back = Conexión recuperada.
connection-full = El servidor no puede guardar nada en este momento. La mesa espera y seguirá sola.
gate-not-admitted-title = No puedes entrar en esta sala
gate-not-admitted-text = No admite público, o el anfitrión te ha vetado. Si crees que es un error, habla con él y vuelve a intentarlo.
gate-dead-link-title = Este enlace a un asiento ya no vale
gate-dead-link-text = Se ha usado o hay otro más nuevo, y la sala no admite público. Pide uno nuevo a quien te lo dio.
gate-too-many-title = Demasiadas conexiones
gate-too-many-text = Esta sala está abierta en demasiadas pestañas o dispositivos a la vez. Cierra algunos y esta página volverá a conectarse sola.
gate-broken-title = No se puede leer esta sala
gate-broken-text = El servidor no puede leer lo que guardó de esta sala. Quien lo administra tiene que mirarlo. Vuelve a intentarlo más tarde.
gate-retry = Volver a intentarlo
gate-home = A la portada

## A quién se espera

waiting-for-you = Te toca
waiting-for = Esperando a { $names }
waiting-for-many = Esperando a { $count } jugadores
waiting-you-choose = Te toca: elige dos losetas
waiting-you-place = Te toca: coloca tus losetas
waiting-you-answer = Una propuesta espera tu respuesta
waiting-you-lay-start = Te toca: pon tu loseta inicial
waiting-you-lay-place = Te toca: pon tu loseta
waiting-watching = Observas.
waiting-paused = En pausa
countdown-label = Tiempo restante
countdown-urgent = Quedan { $seconds } segundos.
countdown-days = { $days } d { $hours } h
countdown-hours = { $hours } h { $minutes } min

## Entrar

join-full-closed = En la mesa de { $name } no quedan asientos libres.
join-full = En la mesa de { $name } no quedan asientos libres. Puedes mirar.
join-invited = { $name } te invita a Between Two Cities, en una mesa para { $seats }.
join-invited-sides = { $name } te invita a City Square Off, para { $seats } jugadores.
join-first = Esta sala es nueva. Siéntate y luego invita a los demás.
join-solo = Aquí { $name } juega en solitario contra los Automas. Entra y mira.
join-first-solo = La mesa está puesta para ti y los Automas.
join-name = Tu nombre
join-name-hint = Así te llamarán los demás.
join-name-hint-alone = Aparecerá junto a tus puntos.
join-name-missing = Escribe antes un nombre.
join-submit = Entrar
join-sit = Sentarse
join-watch = Prefiero mirar
join-begin = Empezar
join-look = Entrar y empezar más tarde
join-rename = Cambiar nombre

## Un enlace a un asiento

take-seat-title = Un asiento para ti
take-seat-lede = Alguien te cede un asiento en esta mesa. Sigues donde estaba.
take-seat-submit = Ocupar el asiento
take-seat-done = El asiento es tuyo.
take-seat-dead-title = Este enlace no tiene asiento para ti
take-seat-leave = Ir a la sala

## Invitar

invite-title = Invita a los demás
invite-watchers = Invita a mirar
invite-link = Enlace a esta sala
invite-qr = Código QR con el enlace a esta sala
invite-copy = Copiar enlace
invite-copied = Enlace copiado
invite-share = Compartir
invite-hint = Quien tenga el enlace puede entrar.
