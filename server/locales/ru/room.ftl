# Комната: вход, связь, кого ждут.

## Страница

loading = Комната загружается…
room-title = Комната { $code }
room-label = Комната
room-rules = Правила
title-your-turn = Ваш ход · { $room }
title-ended = Подсчёт очков · { $room }
stage-announce-open = Все занимают места.
stage-announce-shuffling = Плитки перемешиваются.
stage-announce-seated = Все на местах. Можно начинать партию.
stage-announce-playing = Партия начинается.
stage-announce-ended = Партия окончена.
result-setting-up = Готовится ещё одна партия.
result-begun = Остальные начали ещё одну партию.
result-begun-seated = Следующая партия началась, ваше место ждёт вас.
result-join = К остальным
result-to-table = К столу
notices-label = Уведомления
notice-dismiss = Закрыть

## Связь

connection-label = Состояние связи
connection-lost = Связь потеряна. Восстанавливаем…
connection-kept = Сделанное сохранено и уйдёт, когда связь вернётся.
connection-back = Связь восстановлена.
connection-full = Сервер сейчас не может ничего сохранить. Стол ждёт и продолжит сам.
gate-not-admitted-title = В эту комнату не войти
gate-not-admitted-text = Зрителей здесь не пускают, или хозяин комнаты вас больше не пускает. Если это ошибка, поговорите с хозяином и попробуйте ещё раз.
gate-dead-link-title = Эта ссылка на место больше не действует
gate-dead-link-text = Ею воспользовались, или есть более новая, а зрителей в комнату не пускают. Попросите новую ссылку.
gate-too-many-title = Слишком много подключений
gate-too-many-text = Эта комната открыта сразу в слишком многих вкладках или на многих устройствах. Закройте лишние, и эта страница подключится сама.
gate-broken-title = Комнату не удаётся прочитать
gate-broken-text = Сервер не может прочитать то, что сохранил об этой комнате. Владелец сервера должен проверить. Попробуйте позже.
gate-retry = Попробовать ещё раз
gate-home = На главную

## Кого ждут

waiting-for-you = Ваш ход
waiting-for = { $count ->
        [one] Ход за игроком: { $names }
       *[other] Ход за игроками: { $names }
    }
waiting-for-many = Ждём игроков: { $count }
waiting-you-choose = Ваш ход: выберите две плитки
waiting-you-place = Ваш ход: положите свои плитки
waiting-you-answer = Предложение ждёт вашего ответа
waiting-you-lay-start = Ваш ход: положите стартовую плитку
waiting-you-lay-place = Ваш ход: положите плитку
waiting-watching = Вы наблюдаете.
waiting-paused = Пауза
countdown-label = Осталось времени
countdown-urgent = Осталось секунд: { $seconds }.
countdown-days = { $days } д. { $hours } ч.
countdown-hours = { $hours } ч. { $minutes } мин.

## Вход

join-full-closed = Все места за столом заняты. Хозяин — { $name }.
join-full = Все места за столом заняты. Хозяин — { $name }. Вы можете смотреть.
join-invited = { $name } приглашает вас сыграть в Between Two Cities. Мест за столом: { $seats }.
join-invited-sides = { $name } приглашает вас сыграть в City Square Off. Мест: { $seats }.
join-first = Это новая комната. Садитесь, а потом пригласите остальных.
join-solo = Здесь { $name } играет в одиночку против автом. Войдите и смотрите.
join-first-solo = Стол накрыт для вас и автом.
join-name = Ваше имя
join-name-hint = Так вас будут звать остальные.
join-name-hint-alone = Оно будет стоять рядом с вашими очками.
join-name-missing = Сначала введите имя.
join-submit = Войти
join-sit = Сесть за стол
join-watch = Только смотреть
join-begin = Начать
join-look = Войти и начать позже
join-rename = Сменить имя

## Ссылка на место

take-seat-title = Место для вас
take-seat-lede = Вам уступают место за этим столом. Вы продолжите партию оттуда.
take-seat-submit = Занять место
take-seat-done = Место ваше.
take-seat-dead-title = По этой ссылке места для вас нет
take-seat-leave = В комнату

## Приглашение

invite-title = Пригласите остальных
invite-watchers = Пригласить зрителей
invite-link = Ссылка на эту комнату
invite-qr = QR-код со ссылкой на эту комнату
invite-copy = Скопировать ссылку
invite-copied = Ссылка скопирована
invite-share = Поделиться
invite-hint = Войти может каждый, у кого есть ссылка.
