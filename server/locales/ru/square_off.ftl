# City Square Off.

square-off-name = City Square Off

## Плитки

square-off-piece = { $piece ->
    [a] одна клетка
    [b] две клетки
    [c] прямая из трёх
    [d] уголок из трёх
    [e] прямая из четырёх
    [f] квадрат из четырёх
    [g] T из четырёх
    [h] S из четырёх
    [i] L из четырёх
    [j] F из пяти
    [k] прямая из пяти
    [l] длинная L из пяти
    [m] N из пяти
    [n] P из пяти
    [o] T из пяти
    [p] U из пяти
    [q] V из пяти
    [r] W из пяти
    [s] крест из пяти
    [t] Y из пяти
    [u] Z из пяти
    [A] стартовая плитка, блок с выступом
    [B] стартовая плитка, косой блок
    [C] стартовая плитка, блок с двумя углами
    [D] стартовая плитка, длинный косой блок
   *[other] плитка
}

## Поля

square-off-grid-mine = Ваше поле
square-off-grid-of = Поле: { $names }
square-off-square = ряд { $row }, столбец { $col }
square-off-square-outside = снаружи, ряд { $row }, столбец { $col }
square-off-cell = { $square }: { $what }
square-off-open = свободно
square-off-cell-held = { $piece }, в руке
square-off-cell-laid = { $piece }, лежит, ещё можно сдвинуть
square-off-cell-lost = свободно, не достать
square-off-can-lie = сюда подходит
square-off-why-off_grid = Плитка выходит за край поля.
square-off-why-outside = Хотя бы одна клетка плитки должна лежать на поле.
square-off-why-off_centre = Она должна накрыть середину, и не меньше четырёх её клеток должны лежать в отмеченном квадрате.
square-off-why-on_tile = Здесь уже лежит плитка.
square-off-why-apart = Плитка должна примыкать стороной к одной из ваших.
square-off-open-squares = { $count ->
    [one] свободна { $count } клетка
    [few] свободны { $count } клетки
   *[many] свободно { $count } клеток
}
square-off-outside-squares = { $count ->
    [one] { $count } снаружи
   *[other] { $count } снаружи
}
square-off-time = Время гонки
square-off-took = Гонка длилась { $time }.
square-off-pace = { $pace ->
    [one] { $pace } клетка в минуту
    [few] { $pace } клетки в минуту
   *[other] { $pace } клеток в минуту
}
square-off-covered = Закрытые клетки: { $names }
square-off-peek = { $grid }, увеличить

## Ход

square-off-now-start = Начало
square-off-now-place = Карта { $turn }
square-off-now-race = City Sprint
square-off-now-ended = Конец
square-off-head-start = Положите стартовую плитку
square-off-head-place = Положите плитку этой карты
square-off-head-race = Вперёд! Закройте всё поле
square-off-head-done = Ваша сторона готова
square-off-head-watch-start = Кладут стартовые плитки
square-off-head-watch-place = Обе стороны кладут одну и ту же плитку
square-off-head-watch-race = Обе стороны закрывают свои поля
square-off-waiting = Ждём: { $names }.
square-off-hint-choose-start = { $mode ->
    [sprint] Возьмите одну из стартовых плиток. Побеждает первое закрытое поле.
    [sprawl] Возьмите одну из стартовых плиток. Побеждает тот, у кого меньше клеток снаружи.
   *[base] Возьмите одну из стартовых плиток. Кто не может положить плитку, проигрывает.
}
square-off-hint-choose-race = Возьмите любую из своих плиток или снимите одну с поля.
square-off-hint-start = { $rule ->
    [anywhere] Перетащите её на поле или нажмите на клетку.
   *[centre] Перетащите её в середину поля или нажмите там на клетку.
}
square-off-hint-place = { $rule ->
    [overhang] Положите её рядом со своими плитками. Чем меньше клеток снаружи, тем лучше.
   *[inside] Перетащите её к своим плиткам или нажмите там на клетку.
}
square-off-hint-end = Кто не может положить плитку, проиграл; если оба — решает бо́льшая свободная группа.
square-off-hint-race = Перетащите её на поле или нажмите. Нажатие на плитку снимает её.
square-off-hint-laid = Её можно двигать и поворачивать, пока обе стороны не готовы.
square-off-hint-outside = { $count ->
    [one] { $count } клетка за краем: она считается против вас.
    [few] { $count } клетки за краем: они считаются против вас.
   *[many] { $count } клеток за краем: они считаются против вас.
}
square-off-late = Время вышло: { $names }. За них положил бот.
square-off-doing-choosing = выбор стартовой плитки
square-off-doing-laying = ход
square-off-doing-done = готово
square-off-doing-reading = просмотр последнего итога
square-off-stock-start = Стартовые плитки
square-off-stock-place = Плитка в руке
square-off-stock-race = Ваши плитки
square-off-taken = { $piece }, у другой стороны
square-off-used = { $piece }, уже на вашем поле
square-off-taken-mark = занята
square-off-turns = Повернуть плитку
square-off-turn-left = Повернуть влево
square-off-turn-right = Повернуть вправо
square-off-turn-over = Перевернуть
square-off-done = Готово
square-off-again = Изменить
square-off-ahead = Отметить клетки, которые уже не закрыть
square-off-ahead-none = (пока нет)
square-off-cards = Карты и плитки
square-off-card = Карта { $turn }
square-off-to-come = Ещё впереди: { $count }
square-off-gone = Уже были: { $count }
square-off-give-up = Сдаться…
square-off-give-up-title = Сдать партию?
square-off-give-up-text = { $team ->
    [team] Проиграет вся ваша сторона, и партия закончится.
   *[alone] Вы проиграете, и партия закончится.
}
square-off-give-up-sure = Сдаться
square-off-give-up-not = Играть дальше

## Для программ чтения с экрана

square-off-say-card = Карта { $turn }: { $piece }.
square-off-say-chosen = В руке: { $piece }. Стрелки двигают, R поворачивает, F переворачивает, Enter кладёт, Escape возвращает.
square-off-say-turned = Повёрнуто: { $shape }
square-off-shape = Высота { $high }, ширина { $wide }.
square-off-shape-row = Ряд { $row }: { $cols }.
square-off-say-laid = Положено: { $piece }. Пока вы не готовы, можно сдвинуть.
square-off-say-laid-race = Положено: { $piece }.
square-off-say-back = Возвращено.
square-off-say-other-done = Другая сторона готова.
square-off-say-side-laid = Положено за вашу сторону: { $piece }, { $square }.
square-off-say-side-lifted = Снято за вашу сторону: { $piece }.
square-off-say-side-done = Ваша сторона готова.
square-off-say-side-again = Ваша сторона снова думает.
square-off-say-other-open = Другая сторона: { $open }.
square-off-go = Вперёд!

## Конец

square-off-end-drawn = Ничья
square-off-end-won = Победа: { $names }
square-off-end-you = Вы победили
square-off-end-yours = Ваша сторона победила
square-off-end-winner = победа
square-off-end-fit = Эта плитка ещё помещалась на одном поле ({ $winner }), но уже не на другом ({ $loser }): { $piece }.
square-off-end-groups = Последняя плитка ({ $piece }) не помещалась ни у кого. { $rank ->
    [1] Побеждает бо́льшая группа свободных клеток
   *[other] Самые большие группы свободных клеток равны, поэтому решают первые разные, и побеждает бо́льшая
}: { $more } против { $less }.
square-off-end-groups-drawn = Последняя плитка ({ $piece }) не помещалась ни у кого, и все группы свободных клеток равны.
square-off-end-outside = Меньше клеток за краем поля: { $less } против { $more }.
square-off-end-outside-drawn = За краем поля у обеих сторон поровну: { $less }.
square-off-end-covered = Первым закрыто поле: { $winner }.
square-off-end-gave-up = Партия сдана: { $loser }.
square-off-compared = Что сравнивалось
square-off-groups = Группы свободных клеток
square-off-squares = Клетки
square-off-group =
    { $rank ->
        [1] Самая большая
        *[other] { $rank }-я по величине
    }
square-off-outside = За краем поля
square-off-open-row = Свободно
square-off-decides = решает
square-off-solve = Показать, как можно было закрыть моё поле
square-off-solution-of = Закрытое поле: { $names }
square-off-solution-back = { $count ->
    [0] Снимать ничего не нужно.
    [one] Снята { $count } плитка.
    [few] Сняты { $count } плитки.
   *[many] Снято { $count } плиток.
}
square-off-solution-hide = Показать моё, как было
square-off-solution-show = Показать закрытым
