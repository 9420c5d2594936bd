# Кто хозяин комнаты и что он решает о людях в ней.

host-label = Хозяин комнаты
host-opener = кто открыл комнату
host-yours = { $name } — хозяин комнаты вместо вас.
host-take-back = Вернуть себе роль хозяина
host-stands-in = { $name } — хозяин комнаты вместо: { $other }.
host-away = Хозяина комнаты нет на месте ({ $name }).
host-new = { $name } — теперь хозяин комнаты.
host-back = { $name } — снова хозяин комнаты.
people-manage = Люди
people-nobody = Здесь пока больше никого нет.
people-sure-make-host = Сделать хозяином: { $name }?
people-sure-remove = Удалить из комнаты: { $name }?
people-made-host = Хозяином станет { $name }.
people-cancel = Отмена
people-removed = Из комнаты удалён участник: { $name }.
people-removed-title = Удалённые
people-readmit = Впустить снова
people-readmitted = { $name } может вернуться.
people-readmit-hint = Вернуться можно по ссылке. Кто удалит файлы cookie, придёт как новый человек.
