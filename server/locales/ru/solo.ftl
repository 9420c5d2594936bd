# Игра в одиночку против автом.

solo-left = Leftville
solo-right = Righttown
solo-automacity = Automacity
solo-autommaso = Autommaso
solo-automarta = Automarta
solo-automas = Автомы

## Города

solo-city = { $town }, ваш общий город с { $name }
solo-shared-with = вместе с { $name }
solo-of-automas = Город автом
solo-shares = { $player ->
    [you] делит с вами { $town }
   *[other] делит { $town } с игроком { $player }
}
solo-level = Уровень { $level }
solo-level-change = { $points } в конце
solo-level-meaning = В конце партии счёт Automacity изменится на { $points }. Чем выше уровень, тем лучше для него.
solo-maximally = Считается, будто всё лежит наилучшим образом; парки — парами.
solo-row-empty = нет
solo-standing = { $fresh ->
    [true] { $building }, только что
   *[false] { $building }
}

## Ход

solo-head-assign = Назначьте плитки
solo-head-insert = Стройте в обоих городах
solo-head-assign-watched = { $name } назначает плитки
solo-head-insert-watched = { $name } строит
solo-hint-assign-simple = По плитке каждому из трёх городов: перетащите её или нажмите на плитку, а затем на город.
solo-hint-assign-full = По плитке каждому из двух ваших городов: перетащите её или нажмите на плитку, а затем на город.
solo-hint-held = Теперь нажмите на город, который её получит.
solo-hint-complete = Пока это можно изменить. Назначенная плитка останется за своим городом.
solo-hint-insert-idle = Перетащите левые плитки в левый город, правые — в правый или нажмите на плитку, а затем на место.
solo-hint-insert-picked = Выберите отмеченное место в городе.
solo-hint-insert-provisional = Подтвердите место, выберите другое или верните плитку.
solo-hint-insert-sent = Отправляем…
solo-assign = Назначить
solo-rest = { $player ->
    [you] Остаток вашей руки
   *[other] Остаток руки: { $player }
}
solo-pass-left = Потом руки передаются налево: ваша — { $to }, а вам достаётся рука { $from }.
solo-pass-right = Потом руки передаются направо: ваша — { $to }, а вам достаётся рука { $from }.
solo-discards = Остаются две из этих и две из следующих трёх; затем строятся все четыре.
solo-discards-last = Третья двойная плитка сбрасывается. Затем строятся все четыре.
solo-assigned = Назначено городу { $town }
solo-assigned-tile = { $tile }, кто назначил: { $who }
solo-by-chance = случай
solo-by-chance-meaning = Эту плитку открыли наугад. Каждый ход каждый город получает одну такую и { $player ->
    [you] одну от вас
   *[other] одну от игрока { $player }
}.
solo-slot-empty = { $town }: вашей плитки ещё нет
solo-slot-meant = { $town }: { $tile }
solo-meant-tile = { $tile }, для города { $town }
solo-why-other = Эта плитка назначена городу { $town }.
solo-why-first = Сначала поставьте или верните другую плитку: { $tile }.
solo-why-lacks = Ещё без плитки: { $town }.

## Автомы

solo-hand-of = Рука: { $name }
solo-passes-to-you = { $player ->
    [you] ваша следующая рука
   *[other] следующая рука: { $player }
}
solo-rests = В этом раунде карт нет: Automacity получил две двойные плитки до начала игры.
solo-why = Почему?
solo-took = { $name } берёт для города { $town }: { $tile }.
solo-tied = поровну
solo-reason = { $symbol } { $points }
solo-symbol-house = Дом
solo-symbol-factory = Фабрика
solo-symbol-new = Новый тип
solo-symbol-most = Больше всего
solo-symbol-house-hint = Берёт жилой дом, если он есть в руке.
solo-symbol-factory-hint = Берёт фабрику, если она есть в руке.
solo-symbol-new-hint = Если в городе есть жилой дом, берёт тип зданий, которого там нет. Из нескольких — тот, что даёт больше.
solo-symbol-most-hint = Берёт плитку, которая на лучшем месте даёт городу, каков он есть, больше всего очков. Плитки, которые только назначены, ещё не считаются.
solo-because-house = Карта требует жилой дом, и он есть в руке.
solo-because-factory = Карта требует фабрику, и она есть в руке.
solo-because-new = В городе есть жилой дом, а этого типа нет; это даёт { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
   *[other] { $points } очков.
}
solo-because-most = Ничто в руке не даёт больше: { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
   *[other] { $points } очков.
}
solo-because-tied = Другая плитка даёт столько же; решил порядок символов.
solo-why-title = Почему { $name } берёт эти плитки
solo-card = Карта { $card } из 20
solo-card-hint = Символы столбца проверяются сверху вниз, пока один не решит. Каждый ход — новая карта.
solo-column = Для города { $town }
solo-decides = решает
solo-unneeded = уже не нужен
solo-skipped-house = в руке нет жилого дома
solo-skipped-factory = в руке нет фабрики
solo-skipped-new = в городе нет жилого дома или в руке нет нового
solo-from-hand = Рука на выбор
solo-taken-tile = { $tile }, взято
solo-compared = Что дала бы каждая
solo-order = Из равных берётся та, что раньше в этом порядке: магазин, фабрика, таверны, офис, парк, жилой дом.

## Конец

end-level = Уровень
solo-level-told = Уровень { $level }: Automacity { $change }, очки: { $score } → { $total }.

## Для программ чтения с экрана

solo-say-held = В руке: { $tile }. Стрелки выбирают город, Enter назначает ему плитку, Escape возвращает.
solo-say-meant = { $town }: { $tile }.
solo-say-complete = У каждого города есть плитка. Назначьте их, когда решите.
solo-say-lifted = В руке: { $tile }. Стрелки выбирают место, Enter ставит, Escape возвращает.
