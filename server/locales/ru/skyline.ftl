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
