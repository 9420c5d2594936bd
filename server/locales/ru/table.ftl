# Игровой стол: города, рука, плитки.

table-comma = ,{" "}
table-you = Вы
table-nobody = Никто
table-close = Закрыть

## Плитки

table-building-S = магазин
table-building-F = фабрика
table-building-M = таверна с музыкой
table-building-D = таверна с напитками
table-building-E = таверна с едой
table-building-B = таверна с ночлегом
table-building-O = офис
table-building-P = парк
table-building-H = жилой дом
table-duplex-lying = двойная плитка: слева { $first }, справа { $second }
table-duplex-standing = двойная плитка: сверху { $first }, снизу { $second }
table-type-shops = Магазины
table-type-factories = Фабрики
table-type-taverns = Таверны
table-type-offices = Офисы
table-type-parks = Парки
table-type-houses = Жилые дома
table-total = Итого
table-score = Счёт на сейчас

## Города и клетки

table-side-left = Левый город
table-side-right = Правый город
table-with = партнёр: { $partner }
table-city-left = Ваш левый город, партнёр: { $partner }
table-city-right = Ваш правый город, партнёр: { $partner }
table-city-between = Город: { $one } и { $other }
table-between = { $one } и { $other }
table-city-empty = Здесь пока ничего не построено.
table-row = Ряд { $row }: { $buildings }.
table-cell-free = свободно
table-cell = ряд { $row } из { $rows }, столбец { $col } из { $cols }
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
table-doing-thinking = идёт выбор
table-doing-chosen = выбор сделан
table-doing-placing = идёт стройка
table-doing-placed = всё на месте
table-doing-holding = ожидание
table-doing-called = первый ход
table-doing-away = нет на связи

## Ход

table-turn = Раунд { $round }, ход { $turn } из { $turns }
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
table-hint-idle = Перетащите плитку в город или нажмите на неё, а затем на место.
table-hint-picked = Нажмите на отмеченное место в одном из ваших городов.
table-hint-dragging = Отпустите над отмеченным местом.
table-hint-provisional = Подтвердите место, выберите другое или верните плитку.
table-hint-sent = Отправляем …
table-waiting = Ждём: { $names }
table-hand = Ваша рука
table-given = Выбранные плитки
table-give = Оставить эти две
table-my-tiles = Ваши две плитки
table-placed-tile = { $tile }, уже на месте
table-in-left = левый город
table-in-right = правый город
table-pages = Части стола
table-tab-hand = Рука

## Размещение

table-confirm = Положить
table-take-back = Вернуть
table-hold = Сначала вы
table-you-hold = Вы ждёте: первым ходит { $name }.
table-partner-holds = { $name } ждёт вашей плитки.
table-partner-placed = { $name }: плитка уже здесь.
table-called-you = Вы оба ждёте: первыми ходите вы.
table-called-partner = Вы оба ждёте: первым ходит { $name }.
table-partner-tiles = Две плитки: { $name }
table-why-served = В этом ходу вы уже положили сюда плитку.
table-why-taken = Здесь уже что-то построено.
table-why-apart = Плитка должна примыкать к городу и не выходить за его квадрат четыре на четыре.

## Предложения

table-propose = Предложить это место
table-propose-tile = Предложить место: { $tile }
table-proposal = Предложение: { $tile }
table-accept = Принять
table-decline = Отклонить
table-withdraw = Отозвать

## Для программ чтения с экрана

table-say-picked = Выбрано: { $tile }, { $count } из 2.
table-say-unpicked = Возвращено: { $tile }, { $count } из 2.
table-say-lifted = В руке: { $tile }. Стрелки выбирают место, Tab — другой город, Enter ставит, Escape возвращает.
table-say-back = Плитка возвращена.
table-say-provisional = Место: { $where }. Enter кладёт окончательно, Escape возвращает.
table-say-placed = На месте. { $city }.
table-say-proposed = Предложено.
table-say-revealed = { $name }: { $first } и { $second }.
table-say-partner-left = { $name }, плитка в вашем левом городе: { $tile }.
table-say-partner-right = { $name }, плитка в вашем правом городе: { $tile }.
