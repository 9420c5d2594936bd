# Памятка: сколько очков даёт каждый тип зданий и почему.

card-open = Очки
card-open-hint = За что даются очки (клавиша ?)
card-title = За что даются очки
card-city = Город
card-score = Почему { $points }?
card-hint = Выберите здание или причину — и увидите, что считается вместе.
card-hidden = В этой комнате очки видны только в конце.
card-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
card-counts = { $both ->
    [true] Считаются оба ваших города
   *[false] Считается только меньший из двух ваших городов
}
card-tile = { $building }: { $reasons }.
card-reason = { $why }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
card-here = Здесь считается: { $reasons }.
card-picture = Пример: { $buildings }

card-rule-shop = Прямые линии по строке или столбцу: 2, 5, 10, 16 за 1, 2, 3, 4 магазина. Каждый магазин входит только в одну линию.
card-rule-factory = По 4 в городе, где их больше всего, по 3 во втором по числу, по 2 в любом другом.
card-rule-tavern = Наборы разных видов, где бы они ни лежали: 1, 4, 9, 17 за 1, 2, 3, 4 вида.
card-rule-office = Все вместе, где бы они ни лежали: 1, 3, 6, 10, 15, 21; седьмой начинает счёт заново. Каждый рядом с таверной: +1.
card-rule-park = Группы соседних парков: 2, 8, 12 за 1, 2, 3 парка и по 1 за каждый следующий.
card-rule-house = По 1 за каждый другой тип зданий в городе. Рядом с фабрикой — только 1.

card-why-shop_line = { $count ->
    [1] одиночный магазин
   *[other] линия из { $count }
}
card-why-most_factories = { $count } × 4: больше всего фабрик
card-why-second_most_factories = { $count } × 3: вторые по числу
card-why-fewer_factories = { $count } × 2: у других больше
card-why-tavern_set = { $count ->
    [one] { $count } вид
    [few] { $count } разных вида
   *[other] { $count } разных видов
}
card-why-offices = { $count ->
    [one] { $count } офис
    [few] { $count } офиса
   *[other] { $count } офисов
}
card-why-offices_beside_tavern = { $count } × 1: рядом с таверной
card-why-park_group = { $count ->
    [1] одиночный парк
   *[other] группа из { $count }
}
card-why-houses = { $count } × { $each }: другие типы
card-why-houses_beside_factory = { $count } × 1: рядом с фабрикой
