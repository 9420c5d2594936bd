# Watching a game: whose cities are shown, and the view for a television.

watch-chairs = С чьего места смотреть
watch-all = Весь стол
display-begin = Вид на стол
display-end = Выйти из вида на стол
display-join = Присоединяйтесь
display-code = Адрес комнаты в виде QR-кода
