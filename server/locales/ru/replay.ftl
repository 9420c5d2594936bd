# Страница законченной партии, на которой её можно пересмотреть.

replay-open = Пересмотреть партию
replay-along = Смотреть вместе: { $name }
replay-heading = Повтор партии { $number }
replay-heading-upload = Повтор партии
replay-links = Эта партия
replay-file = Скачать
replay-picture = Картинка
replay-picture-save = Сохранить картинку партии
replay-to-room = В комнату
replay-to-files = Другие партии из файлов
replay-none = Эту партию нельзя показать
replay-none-why = Возможно, она ещё идёт или комната закрыта для вас.

replay-controls = По ходу партии
replay-turn-back = К предыдущему ходу
replay-back = На шаг назад
replay-play = Показать
replay-pause = Остановить
replay-on = На шаг вперёд
replay-turn-on = К следующему ходу
replay-list = { $hands ->
    [true] Ходы, разговоры, руки и очки
   *[other] Ходы, разговоры и очки
}
replay-moves = Ходы
replay-position = Место в партии
replay-speed = Скорость

replay-dealt = Партия начинается.
replay-over = Партия окончена.
replay-hands = Плитки на руках в этот ход
replay-kept-tile = { $tile }, оставлено
replay-points = Очки
replay-covered = Закрытые клетки

## Что было сделано

replay-kept = { $name } оставляет себе: { $first }, { $second }
replay-placed = { $name } кладёт плитку: { $tile } – { $city }
# Прежде чем положить в общий город.
replay-held = { $on ->
    [true] { $name } уступает первый ход: { $partner }
   *[false] { $name } больше не ждёт: { $partner }
}
replay-proposed = предлагает место. { $own ->
    [true] Плитка
   *[false] Плитка игрока { $owner }
}: { $tile }, { $where } — { $outcome ->
    [accepted] согласовано
    [declined] отклонено
    [withdrawn] отозвано
   *[open] без ответа
}
replay-for-town = { $town }: { $tile }
replay-assigned = { $name } назначает: { $tiles }
replay-laid = { $name } кладёт: { $piece }
replay-lifted = { $name } убирает: { $piece }
replay-gave-up = { $name } сдаётся

## Разбор

replay-two-tiles = { $first } и { $second }
replay-into = { $tile } – { $city }
review-ask = Сколько стоил каждый ход?
review-hint = Сервер доигрывает партию с каждого хода, зная не больше самого игрока. Это займёт несколько секунд.
review-none = Для таких партий разбора пока нет.
review-thinking = Доигрываем с каждого хода…
review-done = Разбор готов.
review-failed = Разбор не пришёл. Попробуйте ещё раз чуть позже.
review-heading = Кто как сыграл
review-heading-hint = Какую долю возможного взял каждый игрок и каковы его ходы рядом с лучшими. Пройдите партию по ходам: у каждого выбора есть оценка и видно, что ещё было возможно.
review-count-best = лучших: { $count }
review-count-good = хороших: { $count }
review-count-doubtful = спорных: { $count }
review-count-missed = промахов: { $count }
review-mark-best = лучший
review-mark-good = хороший
review-mark-doubtful = спорный
review-mark-missed = промах
review-partners = Партнёры
review-luck = Удача при раздаче, в очках
review-turned = Где изменился ход игры
review-turned-tiles = Ни один выбор здесь не обошёлся дорого: дело в плитках или в том, что построили другие.
review-lead = { $name }: сначала { $before }, потом { $after }
review-chances = Шансы на победу, { $name }: { $before } до плиток обеих сторон, { $after } после
review-ahead = впереди на { $points } очка
review-behind = позади на { $points } очка
review-level = вровень
review-better = На { $points } очка лучше: { $option }
review-hindsight = Лучшее из тех же плиток
review-reached = { $reached } из { $most } { $most ->
        [one] очка
       *[other] очков
    }
review-only = Других возможностей не было.
review-options = Что было возможно
review-result = Ожидаемый итог: { $points }
review-difference = Разница
review-difference-means = Разница: на сколько очков ожидаемый отрыв меньше, чем при лучшем ходе. Жирным: как сыграли.
review-fits = Как поместилась бы последняя плитка
review-fits-from = { $names }: начиная с этого хода поместились бы все плитки, которые вышли потом, в порядке номеров.
review-fits-grid = Поле: { $names }, каким оно могло стать
review-rescues = Под каждым ходом гонки показано, как ещё можно было закрыть поле этой стороны.
review-likelier = Если середина плитки на клетке «{ $place }», побед { $best }, а не { $played }.
review-chance = Победы
review-still-fit = Подходящие плитки
review-squares-columns = Победы: как часто, если доигрывать отсюда. Подходящие плитки: для скольких из оставшихся ({ $count }) сразу после этого есть место. Место названо по середине плитки. Жирным: как сыграли.
review-race = Как можно было закрыть поля
review-race-hint = Сервер ищет после каждого хода, как ещё закрыть поле. Это займёт несколько секунд.
review-square-number = { $number }: { $piece }
review-square-played = { $piece }, как сыграли
review-square-shown = { $piece }, на показанном месте

## Смотреть вместе

together-open = Смотреть вместе
together-connecting = Подключаемся к комнате…
together-out = Сейчас комната вас не впускает. Можно смотреть без других.
together-mine = Ведёте вы: все, кто смотрит с вами, идут за вами.
together-nobody = Сейчас никто не ведёт.
together-stranger = Сейчас никто не ведёт. Вести может тот, у кого в комнате есть имя.
together-following = Ведёт { $name }, вы смотрите вместе.
together-apart = Ведёт { $name }, а вы осматриваетесь сами.
together-here = Ещё в комнате: { $names }
together-followers = Смотрят вместе: { $names }
together-look-around = Осмотреться
together-follow = Следовать: { $name }
together-lead = Вести отсюда
together-leave = Выйти
together-begun = Ваша следующая партия началась: к столу
together-setting-up = К следующей партии

## Playing on from a moment

branch-open = Играть отсюда
branch-over = Здесь партия уже окончена. Вернитесь к более раннему моменту.
branch-what = Откроется новая комната, где эта партия продолжится с этого момента, с теми же плитками. Остальные места займут боты.
branch-what-alone = Откроется новая комната, где эта партия продолжится с этого момента, с теми же плитками.
branch-seat = Ваше место
branch-bots = Уровень ботов
branch-known = Как закончилась эта партия, уже известно, поэтому там ничего не засчитывается: ни победы, ни рекорды. В комнате видно, из какой партии она выросла.
branch-begin = Играть дальше
branch-failed = Не удалось открыть комнату. Попробуйте ещё раз чуть позже.
branched-mark = Что, если…?
branched-what = Эта партия продолжает другую с одного из её моментов. Плитки были известны заранее, поэтому победы не засчитываются.
branched-watch = Посмотреть ту партию
dealt-again-what = У этой партии та же раскладка, что и у другой. Кто-то мог знать плитки, поэтому победы не засчитываются.
of-day-what = Это раскладка { DATETIME($day, dateStyle: "long") }: у всех, кто играл её с таким же числом игроков, были те же плитки.
of-day-checked = Ваш браузер проверил: её определил только секрет дня.
of-day-others = Что вышло у других

## Comparing two tables with the same deal

compare-open = Сравнить с другим столом
compare-what = Что другой стол сделал из той же раскладки? Здесь другие партии с ней, если вам можно их видеть.
compare-looking = Ищем партии с этой раскладкой…
compare-none = Нет тех, что вам можно видеть: закрытые комнаты показывают свои только участникам. Откройте комнату с этой раскладкой или сыграйте эту партию с самого начала, а потом сравните.
compare-failed = Список не пришёл. Можно указать ссылку.
# Beside the names of those who played.
compare-origin = Прежняя партия
compare-left = Стол, за которым больше никто не сидит
compare-link = Или ссылка на партию
compare-go = Сравнить
compare-bad = Это не ссылка на оконченную партию на этом сервере.
compare-itself = Это и есть эта партия.
again-what = Или пусть те же плитки сыграют другие: вы откроете комнату и отправите им ссылку. Там ничего не засчитывается: кто-то может знать раскладку.
again-open = Открыть комнату с этой раскладкой
compare-missing = Другую партию показать нельзя
compare-missing-why = Она не окончена, её здесь больше нет или в её комнате никому больше нельзя смотреть.
compare-back = Назад к партии
compare-title = Одна раскладка за двумя столами
compare-title-other = Две партии рядом
compare-other = Раскладки этих партий разные. Вот что из них вышло.
compare-same = Оба стола до конца делали одно и то же.
# $turn: "Round 1, turn 2".
compare-parted = До этого хода оба стола делали одно и то же: { $turn }. Ниже — что сделал только один из них.
compare-parted-at-once = Столы расходятся на первом же ходу: { $turn }. Ниже — что сделал только один из них.
compare-seats = Одинаковый номер — одно и то же место: за обоими столами оно начинало с одних и тех же плиток.
compare-this = Эта партия
compare-that = Другая партия
compare-nothing = Ничего, чего не сделал бы другой стол.
compare-watch = Смотреть с этого места
compare-picture = Что было в конце
