# Плитки и здания: для клиента и для страниц, которые рисует сервер.

table-building-S = магазин
table-building-F = фабрика
table-building-M = таверна с музыкой
table-building-D = таверна с напитками
table-building-E = таверна с едой
table-building-B = таверна с ночлегом
table-building-O = офис
table-building-P = парк
table-building-H = жилой дом
table-duplex = двойная плитка
table-duplex-lying = двойная плитка: слева { $first }, справа { $second }
table-duplex-standing = двойная плитка: сверху { $first }, снизу { $second }
table-type-shops = Магазины
table-type-factories = Фабрики
table-type-taverns = Таверны
table-type-offices = Офисы
table-type-parks = Парки
table-type-houses = Жилые дома
