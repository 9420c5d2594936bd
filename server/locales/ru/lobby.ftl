# Перед игрой: места, боты, настройки, порядок за столом.

## Ожидание

lobby-title = За столом
lobby-title-sides = Сторона против стороны
lobby-title-solo = Против автом
lobby-title-seated = Все на местах
lobby-table = Стол и места
next-label = Следующий шаг
next-sit = { $free ->
        [one] Свободно ещё { $free } место. Занимайте!
        [few] Свободно ещё { $free } места. Занимайте любое!
       *[other] Свободно ещё { $free } мест. Занимайте любое!
    }
next-free = { $waiting ->
        [0] { $free ->
            [one] Свободно ещё { $free } место. Пригласите кого-нибудь.
            [few] Свободно ещё { $free } места. Пригласите кого-нибудь.
           *[other] Свободно ещё { $free } мест. Пригласите кого-нибудь.
        }
       *[other] { $free ->
            [one] Свободно ещё { $free } место, а кто-то пока стоит.
            [few] Свободно ещё { $free } места, а кто-то пока стоит.
           *[other] Свободно ещё { $free } мест, а кто-то пока стоит.
        }
    }
next-seat = Все места заняты. Начинайте, когда все будут готовы.
next-seat-guest = Все места заняты. Вам ничего делать не нужно: партию начнёт { $host }.
next-seat-standing = Все места заняты, вы будете зрителем. Ещё одно может добавить { $host }.
next-seat-card = Все места заняты. Тяните карту, когда все будут готовы.
next-seat-card-guest = Все места заняты. Теперь карту тянет { $host }.
next-away = Сейчас не в сети: { $names }.
next-reading = Ещё смотрят последний итог: { $names }.
next-shuffling = Плитки перемешиваются…
next-start = Порядок определён. Начинайте, когда все будут готовы.
next-start-soon = Вот порядок. Партия сейчас начнётся.
next-start-card = Сядьте в том порядке, которого требует карта, и начинайте.
next-start-card-guest = Сядьте в том порядке, которого требует карта. Потом партию начнёт { $host }.
next-start-guest = Вот порядок. { $host } сейчас начнёт партию.
next-do-shuffle = Перемешать места
next-do-fill = { $free ->
    [1] Добавить бота
   *[other] Добавить ботов
}
next-do-shrink = { $free ->
    [1] Убрать свободное место
   *[other] Убрать свободные места
}
next-do-seat-card = Тянуть карту
next-do-unseat = Вернуться к местам
next-do-start = Начать
next-do-start-now = Начать сейчас
solo-play = Ваши соседи — две автомы. Начинайте, когда захотите.
solo-campaign = Партия { $game } из { $games } кампании. Начинайте, когда захотите.
solo-watch = { $name } играет в одиночку против автом. Вы можете смотреть.

## Места

seats-label = Места по часовой стрелке
seats-taken = занято мест: { $taken } из { $seats }
seats-clockwise = по часовой стрелке
seats-help = Выберите свободное место.
seats-partners = Один город вы строите с соседом слева ({ $left }), другой — с соседом справа ({ $right }).
seats-own-cities = Вы строите два своих города, слева и справа. Их очки складываются.
seats-neighbours = С каждым из двух соседей вы строите по городу.
seats-unsettled = Кто где сядет, решится перед самой игрой.
seats-arrange-help = Чтобы пересадить игрока, перетащите его на другое место или выберите его.
seats-manage-help = Чтобы заменить или удалить игрока, выберите его место.
sides-label = Места двух сторон
sides-name = Сторона { $side }
sides-own = { $mates ->
    [0] Вы играете за сторону { $side }, поле только ваше.
   *[other] Вы играете за сторону { $side }; с вами на одном поле: { $names }.
}
sides-own-open = Вы играете за сторону { $side }. К ней ещё могут присоединиться.
seat-number = Место { $number }
seat-free = пусто
seat-sit-here = Сесть сюда
seat-you = вы
seat-value = номер рассадки
badge-host = хозяин
badge-away = не в сети
badge-reading = ещё смотрит итог
badge-gone = больше не вернётся
tools-label = Действия: { $name }
tools-label-seat = Действия с местом { $number }
tools-swap-left = Поменять с левым
tools-swap-right = Поменять с правым
tools-swap-side = На другую сторону
tools-stand = Встать
tools-make-host = Сделать хозяином
tools-remove = Удалить
tools-close = Готово
news-sat = Место { $number }: { $name }.
news-free = Место { $number } свободно.
news-order = Теперь по часовой стрелке: { $names }.

## Боты

bot-badge = бот
bot-add = Посадить бота
bot-level = Как играет бот
bot-gentle = слабый
bot-gentle-hint = Следует простым вкусам, как автома.
bot-gentle-hint-square-off = Тянется к середине и оставляет щели, которые скоро станут слишком узкими.
bot-gentle-hint-sprint = Кладёт плитку примерно раз в 40 секунд.
bot-steady = средний
bot-steady-hint = Берёт то, что сейчас больше всего даст его городам.
bot-steady-hint-square-off = Держит свободные клетки вместе.
bot-steady-hint-sprint = Кладёт плитку примерно раз в 20 секунд.
bot-sharp = сильный
bot-sharp-hint = Думает о готовых городах и о том, что передаёт дальше.
bot-sharp-hint-square-off = Перебирает много порядков, в которых ещё могут выйти карты.
bot-sharp-hint-sprint = Кладёт плитку примерно раз в 10 секунд.
bot-master = мастерский
bot-master-hint = Ищет ход, который даёт ему наибольший перевес.
bot-master-hint-square-off = Пробует много мест, доигрывает партию с каждого при разных порядках карт и выбирает то, с которым поле держится дольше и победа приходит чаще.
news-bot-gentle = Место { $number }: { $name }, слабый бот.
news-bot-steady = Место { $number }: { $name }, средний бот.
news-bot-sharp = Место { $number }: { $name }, сильный бот.
news-bot-master = Место { $number }: { $name }, бот-мастер.

## Без места

people-title = Без места и зрители
people-rename = Сменить имя
people-take-over = Стать хозяином

## Настройки

options-title = Этот стол
options-change = Изменить
options-show = Подробнее
options-deal = С этой раскладкой играют и другие, поэтому игра и число мест для первой партии уже не меняются.
said-deal-day = раскладка { DATETIME($day, dateStyle: "long") }
said-deal-game = раскладка другой партии
said-access-private = закрытый стол
said-access-public = открытый стол
said-mode-simple = простой режим
said-mode-full = полный режим
said-level = уровень { $level }
said-campaign-three = кампания из 3 партий
said-campaign-six = кампания из 6 партий
said-seating-card = рассадка по вопросу
said-clock-none = без часов
said-clock-slow = медленные часы
said-clock-relaxed = спокойные часы
said-clock-brisk = быстрые часы
said-watchers-true = зрители допускаются
said-watchers-false = без зрителей
said-talk-while-choosing-true = партнёры могут говорить всегда
said-score-preview-false = без очков во время партии
option-off = выключено
option-game = Игра
option-game-table = За столом
option-game-table-hint = От двух до семи игроков; места могут занять боты.
option-game-solo = В одиночку
option-game-solo-hint = Один игрок против двух автом.
option-game-square-off = City Square Off
option-game-square-off-hint = Две стороны заполняют каждая своё поле одинаковыми плитками. За сторону могут играть несколько человек.
option-mode = Режим
option-mode-simple = Простой
option-mode-simple-hint = Третий город растёт случайно и тем, что вы ему отдаёте.
option-mode-full = Полный
option-mode-full-hint = Автомы выбирают по своим картам, руки открыты.
option-mode-base = Основная игра
option-mode-base-hint = Карта называет плитку, которую кладут обе стороны. Если она помещается только на одном поле, побеждает его сторона.
option-mode-sprint = City Sprint
option-mode-sprint-hint = Гонка без карт: побеждает тот, кто первым закроет всё поле.
option-mode-sprawl = City Sprawl
option-mode-sprawl-hint = Плитки могут выходить за край. Побеждает тот, у кого снаружи меньше клеток.
option-starters = Стартовые плитки
option-starters-four = Все четыре
option-starters-four-hint = Стороны выбирают из четырёх стартовых плиток, и все берут разные.
option-starters-left-over = Оставшиеся
option-starters-left-over-hint = Две, которые остались свободными в прошлый раз. В первой игре — две по жребию.
option-start = Где они лежат
option-start-centre = В центре
option-start-centre-hint = На средней клетке и в основном внутри центрального квадрата три на три.
option-start-anywhere = Где угодно
option-start-anywhere-hint = В любом месте поля.
option-level = Уровень
option-level-hint = { $sign ->
        [minus] Счёт Automacity меньше на { $points }.
        [plus] Счёт Automacity больше на { $points }.
       *[none] Счёт Automacity без изменений.
    }
option-campaign = Кампания
option-campaign-none = Нет
option-campaign-none-hint = Каждая партия сама по себе.
option-campaign-three = 3 партии
option-campaign-three-hint = Ваши меньшие города складываются, и в каждой партии один тип зданий считается ещё раз.
option-campaign-six = 6 партий
option-campaign-six-hint = Как в трёх партиях, пока каждый тип зданий не посчитан ещё раз.
option-absence = Если кого-то нет
option-absence-vote = Голосование
option-absence-vote-hint = Бот играет на этом месте, если этого хочет больше половины присутствующих.
option-absence-bot = Играет бот
option-absence-bot-hint = Бот играет на этом месте, пока игрок не вернётся.
option-absence-partner = Партнёры
option-absence-partner-hint = Бот выбирает плитки, а партнёры кладут их в общие города.
option-absence-wait = Ждать
option-absence-wait-hint = Стол ждёт, пока игрок не вернётся.
option-seats = Мест
option-seats-two-hint = Вдвоём каждый строит два своих города, без партнёров, за шесть раундов. Считаются оба города.
option-seats-sides-hint = { $seats ->
    [2] Один на один.
   *[other] { $one } на { $other }: у команды одно поле, и класть плитки может любой.
}
option-seating = Порядок за столом
option-seating-card = Вопрос
option-seating-card-hint = Карта задаёт вопрос, и порядок определяют ваши ответы.
option-seating-values = Жребий
option-seating-values-hint = Каждый получает число, и вы сидите от меньшего к большему.
option-seating-hand = Как сидите
option-seating-hand-hint = Каждый остаётся на своём месте.
option-do-seat-values = Бросить жребий сейчас, начать позже
option-do-seat-hand = Закрепить сейчас, начать позже
option-sides = Кто с кем играет
option-sides-hand = Как сидите
option-sides-hand-hint = Каждый играет за ту сторону, где сидит.
option-sides-values = Жребий
option-sides-values-hint = Жребий решает, кто за какую сторону играет.
option-clock = Часы
option-clock-none = Без часов
option-clock-none-hint = Думайте сколько угодно.
option-clock-slow = Медленные
option-clock-slow-hint = Два дня на выбор, два на то, чтобы положить плитки. Отсутствующим считается только тот, кто удалил свои данные.
option-clock-relaxed = Спокойные
option-clock-relaxed-hint = Три минуты на выбор, четыре на то, чтобы положить плитки.
option-clock-brisk = Быстрые
option-clock-brisk-hint = Минута на выбор, полторы на то, чтобы положить плитки.
option-sides-clock-slow-hint = Два дня на каждую плитку. Отсутствующим считается только тот, кто удалил свои данные.
option-sides-clock-relaxed-hint = Три минуты на каждую плитку.
option-sides-clock-brisk-hint = Минута на каждую плитку.
option-access = Кто найдёт комнату
option-access-private = По ссылке
option-access-private-hint = Найдёт только тот, у кого есть ссылка.
option-access-public = Все
option-access-public-hint = Она есть в списке на главной странице.
option-watchers = Можно смотреть со стороны
option-talk-while-choosing = Партнёры могут говорить во время выбора
option-score-preview = Показывать очки во время партии

## Рассадка

seated-by-card = Карта спрашивает
seated-by-values = Порядок по номерам рассадки
seated-by-hand = Порядок, в котором вы сидите
seated-by-side = Стороны
seated-sides = { $one } — { $other }
seated-card-hint = Сядьте в этом порядке по часовой стрелке. Пересаживать может каждый за столом: перетащите имя на другое место или выберите его.
seated-values-hint = Каждый получил число, и вы сидите от меньшего к большему.
seated-hand-hint = Числа важны, если оба партнёра уступают друг другу ход: тогда первым кладёт тот, у кого число меньше.
seated-commitment = Почему перемешивание честное
seated-commitment-hint = Порядок всех плиток уже определён. Он следует из секрета, которым сервер связал себя заранее, и из чисел, которые добавили браузеры игроков. После партии ваш браузер сам это проверит.
seating-card-0 = Как далеко вы живёте от моря: сначала самые близкие
seating-card-1 = На каком вы сейчас этаже: сначала самые нижние
seating-card-2 = Первая буква улицы, на которой вы выросли
seating-card-3 = В скольких местах вы жили: сначала те, у кого меньше
seating-card-4 = Во сколько вы сегодня встали: сначала самые ранние
seating-card-5 = Сколько мостов вы перешли за неделю: сначала те, у кого меньше
seating-card-6 = Возраст вашего дома: сначала самые старые
seating-card-7 = Путь до ближайшей булочной: сначала самый короткий
seating-card-8 = День рождения в году: сначала январь
seating-card-9 = Сколько ключей вы носите с собой: сначала те, у кого меньше
seating-card-10 = Номер вашего дома: сначала самый маленький
seating-card-11 = Сколько окон в комнате, где вы сидите: сначала те, у кого меньше
seating-card-12 = Когда вы последний раз ехали на поезде: сначала те, кто раньше
seating-card-13 = Высота над морем места, где вы родились: сначала самые низкие
seating-card-14 = Последняя буква вашего любимого города
