# Конец игры и кампания.

## Конец

end-label = Города построены
end-begins = Теперь считаем очки
end-call = { $type }.
end-winners = { $count ->
        [one] Победа: { $names }, { $score }
       *[other] Общая победа: { $names }, { $score }
    }
end-won = { $count ->
        [one] Победа! Ваш результат — { $score }
       *[other] Победа! Её делят с вами: { $names }. Результат — { $score }
    }
end-lost-to = { $name } побеждает: { $score } против ваших { $mine }
end-skip = Сразу к итогу
end-again = Показать подсчёт ещё раз
end-rematch = Ещё партию
end-rematch-guest = { $host } может открыть ещё одну партию с теми же людьми.
tally-title = { $games ->
        [one] Победы: сыграна { $games } партия
        [few] Победы: сыграны { $games } партии
       *[many] Победы: сыграно { $games } партий
    }
tally-won = { $won ->
        [one] { $won } победа
        [few] { $won } победы
       *[many] { $won } побед
    }
tally-last = Пересмотреть последнюю партию
end-scores = Очки всех городов
end-types = Посмотреть один тип зданий
end-cities = Все города
end-city = { $one } & { $other }
end-city-left = { $name }, левый город
end-city-right = { $name }, правый город
end-column-city = Город
end-ranking = Итог
end-result = Результат: меньший из двух городов
end-result-sum = Результат: сумма двух городов
end-with = партнёр: { $partner }
end-left = левый город
end-right = правый город
end-counts = в счёт
end-decided-higher = Выше, чем { $name }: сильнее второй город.
end-decided-shop = Выше, чем { $name }: больше магазинов.
end-decided-factory = Выше, чем { $name }: больше фабрик.
end-decided-tavern = Выше, чем { $name }: больше таверн.
end-decided-office = Выше, чем { $name }: больше офисов.
end-decided-park = Выше, чем { $name }: больше парков.
end-decided-house = Выше, чем { $name }: больше домов.
end-decided-shared = Во всём поровну: делит место с игроком { $name }.
proof-title = Проверка порядка плиток
proof-check-ok = Ваш браузер проверил порядок плиток: сервер сдержал своё обязательство, и ваше число учтено.
proof-check-secret = Проверка в вашем браузере не сошлась: секрет сервера не тот, к которому его обязывало показанное заранее.
proof-check-commitment = Проверка в вашем браузере не сошлась: до партии сервер показал ему другое обязательство.
proof-check-number = Проверка в вашем браузере не сошлась: его числа нет. Оно пришло слишком поздно, или сервер его не захотел.
proof-check-other = Вашего числа в этой раздаче нет, вместо него учтено другое. Если вы были здесь в двух браузерах, его добавил второй. Если нет, кто-то его подменил.
proof-check-room = Проверка в вашем браузере не сошлась: этот порядок плиток — из другой комнаты.
proof-check-seed = Проверка в вашем браузере не сошлась: исходное число не следует из секрета и чисел игроков.
proof-check-old = Ваш браузер не может это проверить: порядок плиток определил один сервер, как было до участия браузеров.
proof-check-none = Ваш браузер не может это проверить: он не добавлял числа — пришёл позже или только наблюдал.
proof-drawn = Ваш браузер участвовал в жеребьёвке этой партии { $drawn ->
    [one] { $drawn } раз
    [few] { $drawn } раза
   *[other] { $drawn } раз
}. Считается последняя.
proof-hint = Сервер связал себя секретом раньше, чем браузеры добавили числа, и исходное число следует из всего вместе. Из него можно заново раздать всю партию.
proof-numbers = Все числа
proof-commitment = Обязательство сервера
proof-secret = Секрет сервера
proof-room = Хеш комнаты
proof-none = нет числа
proof-seed = Исходное число
proof-download = Скачать партию
proof-download-hint = В файле все числа и все ходы. Команда «conurbation verify» проверит всё это без этого сервера.

## Кампания

campaign-title = Кампания
campaign-over = Кампания окончена. Очки: { $points }
campaign-choose = Ваш меньший город набрал { $lower }. Выберите тип зданий, который посчитается в нём ещё раз. Каждый тип считается один раз за кампанию.
campaign-doubled = Вы победили, поэтому бонус удваивается.
campaign-waiting = Игрок выбирает бонус последней партии.
campaign-used = уже был
campaign-game = Партия
campaign-won = Победа
campaign-yes = да
campaign-no = нет
campaign-lower = Меньший город
campaign-bonus = Бонус
campaign-sum = Очки
campaign-due = бонус ещё не выбран
campaign-open = ещё не сыграна
campaign-free = Ещё свободны:
campaign-so-far = Партия { $game } записана. Очки кампании: { $points }.
campaign-next = Начать партию { $game } из { $games }
campaign-new = Новая партия
campaign-records = Рекорды
