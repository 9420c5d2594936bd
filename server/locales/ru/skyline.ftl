# Готовый город на картинке, которую можно сохранить.

skyline-title = Панорамы
skyline-which = Города
skyline-city = Город { $number }
skyline-points = { $count ->
    [one] очко
    [few] очка
   *[many] очков
}
skyline-alt = Панорама готового города. { $city }, построили { $names }. Очки: { $score }. { $list }.
skyline-save = Сохранить картинку
skyline-share = Поделиться
skyline-failed = Картинка не получилась. Попробуйте ещё раз.
skyline-game = Вся партия
skyline-game-alt = Все города этой партии с очками, и кто победил.
skyline-grow = Посмотреть, как он рос
skyline-grown-alt = { $city }, построили { $names }. Плитки появляются в том порядке, в котором их клали. Очки в конце: { $score }.
