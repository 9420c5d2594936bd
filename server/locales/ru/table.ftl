# Игровой стол: города, рука, плитки.

table-comma = ,{" "}
table-you = Вы
table-nobody = Никто
table-close = Закрыть
table-total = Итого
table-score = Счёт на сейчас

## Города и клетки

table-side-left = Левый город
table-side-right = Правый город
table-with = партнёр: { $partner }
table-city-left = Левый город, с вами { $partner }
table-city-right = Правый город, с вами { $partner }
table-own-left = Ваш левый город
table-own-right = Ваш правый город
table-city-of-left = Левый город: { $name }
table-city-of-right = Правый город: { $name }
table-city-between = Город: { $one } и { $other }
table-between = { $one } и { $other }
table-city-empty = Здесь пока ничего не построено.
table-row = Ряд { $row }: { $buildings }.
table-cell-free = свободно
table-cell = ряд { $row }, столбец { $col }
table-points-change = { $sign ->
    [minus] минус
   *[plus] плюс
} { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
table-beside = рядом: { $buildings }

## Круг

table-ring = Все за столом
table-pass-left = Рука передаётся налево
table-pass-right = Рука передаётся направо
table-doing-thinking = выбор
table-doing-chosen = готово
table-doing-placing = стройка
table-doing-placed = готово
table-doing-holding = потом
table-doing-called = сначала
table-doing-gone = не здесь
table-doing-reading = смотрит итог
table-doing-away = отсутствует
table-doing-held = играет бот

## Ход

table-turn = { $turns ->
    [1] Раунд { $round }, единственный ход
   *[other] Раунд { $round }, ход { $turn } из { $turns }
}
table-head-choose = Выберите две плитки
table-head-choosing = Все выбирают плитки
table-head-placing = Все размещают плитки
table-head-given = Ваши две плитки
table-head-place = Стройте в обоих городах
table-head-placed = Обе плитки на месте
table-head-ended = Города построены
table-hint-choose = { $count ->
    [0] По одной для каждого города. Какая куда — решится потом.
    [one] И ещё одну.
   *[other] После подтверждения выбор изменить нельзя.
}
table-hint-choose-duplexes = { $count ->
    [0] По одной на город. Двойная плитка занимает две клетки и не поворачивается.
   *[other] { table-hint-choose }
}
table-hint-choose-last = { $count ->
    [0] Две для ваших городов. Третья уходит в сброс рубашкой вверх.
   *[other] { table-hint-choose }
}
table-hint-choose-twice = Каждый раунд играется дважды: A и B. По плитке на город: считаются оба.
table-hint-choose-again = Ещё раз, с новыми плитками. По одной для каждого из ваших городов.
table-why-two = { $count ->
    [0] Сначала выберите две плитки.
   *[other] Сначала выберите ещё одну плитку.
}
table-hint-idle = Перетащите плитку в город или нажмите на неё, а затем на место.
table-hint-picked = Выберите отмеченное место в одном из ваших городов.
table-hint-paused = Партия на паузе. Продолжите её, когда все будут готовы.
table-hint-paused-by-host = Партия на паузе, пока { $name } её не продолжит.
table-why-choosing = Сначала выберите две плитки. Кладут их после открытия.
table-why-placed = Эту плитку только что положил игрок { $name }.
table-why-paused = Партия на паузе. Пока она не продолжится, плитки лежат на месте.
table-hint-dragging = Отпустите над отмеченным местом.
table-hint-provisional = Подтвердите место, выберите другое или верните плитку.
table-hint-other = Подтвердите место или положите и другую плитку: { $tile }.
table-hint-last = Выберите место для другой плитки: { $tile }.
table-hint-propose = Выберите место, которое предлагаете ({ $name }).
table-hint-proposed = { $name } предлагает место для своей плитки: { $tile }.
table-hint-proposed-own = { $name } предлагает место для вашей плитки: { $tile }.
table-hint-proposed-press = Нажмите на плитку в пунктирной рамке, чтобы ответить.
table-hint-proposed-here = { $name } предлагает для вашей плитки то же место: если согласны, положите её туда.
table-hint-proposed-back = Ответьте или нажмите на предложение ещё раз, чтобы вернуться к своей плитке.
table-hint-asked = Ждём ответа: { $name }. В случае согласия плитка ляжет туда.
table-hint-asked-own = Ждём ответа: { $name }. В случае согласия вы положите туда свою плитку.
table-hint-agreed = { $name }: согласие. Нажмите «Положить сюда» или найдите для плитки другое место.
table-hint-proposing = Предложите это место, выберите другое или верните плитку.
table-hint-same = { $name } держит плитку на том же месте. Построит тот, кто подтвердит первым.
table-hint-both = Положите обе или по одной. Пока их ещё можно передвинуть.
table-hint-replaces = Здесь она заменит: { $tile }.
table-hint-sent = Отправляем…
table-swapped = Было: { $other }, стало: { $tile }. Оставить можно две.
table-waiting = Ждём: { $names }
table-hint-meanwhile = Пока можно нажать на плитку партнёра и предложить для неё место.
table-hand = Ваша рука
table-given = Выбранные плитки
table-give = Оставить эти две
table-my-tiles = Ваши две плитки
table-placed-tile = { $tile }, уже на месте
table-in-left = левый город
table-in-right = правый город
table-enlarge = Увеличить: { $city }
table-both-cities = Показать оба города
table-tab-hand = Рука

## Размещение

table-confirm = Положить
table-confirm-for = Положить за: { $name }
table-place-both = Положить обе
table-take-back = Снять плитку
table-take-back-word = Снять
table-hold-means = Пусть первым ставит { $name }
table-hold-brief = Сперва { $name }
table-hold-end = Не ждать
table-you-hold = Вы ждёте: первым ходит { $name }.
table-partner-holds = { $name } ждёт вашей плитки.
table-partner-placed = { $name }: плитка уже здесь.
table-called-you = Вы оба ждёте: начинаете вы (ваш номер рассадки { $mine } меньше, чем { $theirs }).
table-called-over = { $name } больше не ждёт: ставить может любой, кто готов.
table-called-partner = Вы оба ждёте: начинает { $name } (номер рассадки { $theirs } меньше вашего, { $mine }).
table-partner-tiles = Две плитки: { $name }
table-why-served = В этом ходу вы уже положили сюда плитку.
table-why-served-by = { $name }: плитка сюда в этом ходу уже положена.
table-why-other-city = { $name } не строит в этом городе.
table-why-taken = Там уже стоит здание.
table-why-half = Так двойная плитка не ляжет: её вторая половина попала бы на здание.
table-why-wide = Город стал бы шире или выше четырёх клеток.
table-why-apart = Плитка должна примыкать к зданию стороной, а не углом.
table-why-proposed = Это место уже предложено.
table-why-proposes-one = Снято: { $tile }. Новое предложение заменило прежнее.
table-why-gone = Возвращено: { $tile }. { $why }
table-ranked = { $places }: места по фабрикам изменились.
table-why-quicker = Возвращено: { $tile }. Партнёр вас опередил: там уже стоит здание.
table-why-replaced = Возвращено: { $tile }. В городе может ждать только одна плитка.
table-why-promised = Возвращено: { $tile }. Вы согласились на плитку игрока { $name } на этом месте.

## Предложения

table-propose = Предложить это место
table-ask = Предложить это место ({ $name })
table-ask-word = Предложить
table-propose-for = Предложить место
table-propose-for-tile = Предложить место для плитки, { $name }: { $tile }
table-place-for = Ход за: { $name }
table-place-for-tile = Положить плитку за: { $name }. { $tile }
table-proposals = Предложения
table-proposal = Предложение, { $name }: { $what }
table-proposal-own = Ваше предложение: { $what }
table-asked = ответа пока нет
table-accept = Хорошо
table-decline = Не стоит
table-withdraw = Отозвать
table-agreed = Решено: кладёт { $name }
table-agreed-own = Решено: кладите сюда
table-place-agreed = Положить сюда
table-counter = Другое место
table-call-off = Передумать
table-tries = { $name } примеряет: { $tile }, { $where }
table-merit-shop-row = { $count ->
        [4] завершает ряд магазинов
        [one] { $count } магазин в ряду
        [few] { $count } магазина в ряду
       *[other] { $count } магазинов в ряду
    }
table-merit-most-factories = ни в одном городе фабрик не больше
table-merit-factories = фабрик: { $count }
table-merit-tavern-set = { $count ->
        [1] начинает набор таверн
        [4] завершает набор таверн
       *[other] разных таверн: { $count }
    }
table-merit-offices = офисов: { $count }
table-merit-offices-by-tavern = таверна рядом с офисами
table-merit-park-group = { $count ->
        [1] отдельный парк
       *[other] парков вместе: { $count }
    }
table-merit-house = хорошее место для жилого дома
table-merit-for-houses = больше за жилые дома
table-merit-later = начало, пока без очков

## Для программ чтения с экрана

table-say-picked = Выбрано: { $tile }, { $count } из 2.
table-say-unpicked = Возвращено: { $tile }, { $count } из 2.
table-say-lifted = В руке: { $tile }. Стрелки выбирают место, Tab — другой город, Enter ставит, Escape возвращает.
table-say-back = Плитка возвращена.
table-say-provisional = { $tile } пока лежит: { $where }. Enter кладёт окончательно, Escape возвращает.
table-say-proposing = Место: { $where }. Enter предлагает его, Escape возвращает плитку.
table-say-placed = На месте. { $city }.
table-say-proposed = Предложено.
table-say-agreed = { $name }: согласие.
table-say-elsewhere = { $name } кладёт в другой город: { $tile }.
table-say-declined = { $name }: лучше не надо.
table-say-declined-own = { $name }: лучше не надо. Но куда поставить вашу плитку, решаете вы.
table-say-revealed = { $name }: { $first } и { $second }.
table-say-partner-left = { $name }, плитка в вашем левом городе: { $tile }.
table-say-partner-right = { $name }, плитка в вашем правом городе: { $tile }.

## Дела всего стола

table-bulletin = Новости стола
table-paused = Партия на паузе.
table-paused-you = Вы поставили партию на паузу.
table-paused-by = Паузу объявил игрок { $name }.
table-paused-left = Осталось времени в этой фазе: { $time }
table-resume = Продолжить
table-resumed = Партия продолжается.
table-pause = Пауза
table-gift-slow = + 1 день
table-gift-relaxed = + 2 мин
table-gift-brisk = + 1 мин
table-give-time-slow = Дать столу ещё день
table-give-time-relaxed = Дать столу ещё две минуты
table-give-time-brisk = Дать столу ещё минуту
table-gave-time = Время добавлено: { $names }
table-away-wait = Нет за столом: { $name }. Все ждут.
table-away-held = Нет за столом: { $name }. Пока играет бот.
table-away-mine = Нет за столом: { $name }. В вашем общем городе можете ходить вы.
table-away-partners = Нет за столом: { $name }. В общих городах ходят соседи, выбирает бот.
table-away-ask = Нет за столом: { $name }. Пусть пока играет бот?
table-away-side = Нет за столом: { $name }. Остальные на этой стороне играют дальше.
table-gone-wait = Данные игрока { $name } удалены: он больше не вернётся. Хозяин может передать место другому.
table-gone-held = Данные игрока { $name } удалены: он больше не вернётся. Дальше играет бот.
table-gone-mine = Данные игрока { $name } удалены: он больше не вернётся. В вашем общем городе можете ходить вы.
table-gone-partners = Данные игрока { $name } удалены: он больше не вернётся. В общих городах ходят соседи, выбирает бот.
table-gone-ask = Данные игрока { $name } удалены: он больше не вернётся. Пусть дальше играет бот?
table-gone-side = Данные игрока { $name } удалены: он больше не вернётся. Остальные на этой стороне играют дальше.
table-left-wait = Игрок { $name } насовсем покинул партию. Хозяин может передать место другому.
table-left-held = Игрок { $name } насовсем покинул партию. Дальше играет бот.
table-left-mine = Игрок { $name } насовсем покинул партию. В вашем общем городе можете ходить вы.
table-left-partners = Игрок { $name } насовсем покинул партию. В общих городах ходят соседи, выбирает бот.
table-left-ask = Игрок { $name } насовсем покинул партию. Пусть дальше играет бот?
table-left-side = Игрок { $name } насовсем покинул партию. Остальные на этой стороне играют дальше.
table-left-you = Вы насовсем покинули эту партию. Вернуться можно только по ссылке на ваше место: её может дать хозяин.
table-votes = Голосов: { $cast } из { $needed }
table-vote-hold = Пусть бот играет за: { $name }
table-vote-back = Отозвать голос
table-hand-on = Передать место
table-back = Снова за столом: { $name }.
table-takes-over = { $name } играет дальше вместо: { $before }.
table-late-chosen = Время вышло: { $names }. Отмеченное засчитано, остальное выбрал бот.
table-late-placed = Время вышло: { $names }. Остальное положил бот.

## Передача места

table-seat-mine = Ваше место
table-seat-of = Место: { $name }
table-seat-elsewhere = Кто откроет ссылку на ваше место, играет дальше за вас. Для другого своего устройства лучше создайте ссылку в разделе «Мои игры»: ваше имя и все ваши игры останутся с вами.
table-seat-hand-on = Кто откроет ссылку на это место, играет дальше за: { $name }.
table-seat-offer = Создать ссылку
table-seat-offer-anew = Создать новую ссылку
table-seat-link = Ссылка на это место
table-seat-warning = Ссылка — то же, что само место: дайте её только одному человеку. Она действует один раз, а новая её заменяет.

## Снова за столом

since-title = Пока вас не было
since-built = { $city }: { $tiles }
since-built-points = { $city }: { $tiles }. Очки: { $was } → { $is }
since-turn = Сейчас: { $turn }
since-said = { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
   *[many] { $count } новых сообщений
}
