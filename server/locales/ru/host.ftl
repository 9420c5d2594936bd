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

seat-rule = Пока { $name } здесь, хозяин может передать это место, только если согласны больше половины остальных за столом, не меньше двух. { $name } может вернуть его себе.
seat-agree = Согласиться передать место
seat-disagree = Отозвать согласие
seat-handed = место переходит к другому
seat-stands-in = { $name } играет на месте участника { $other }.
seat-back = { $name } снова на своём месте.
seat-take-back = Вернуть своё место
seat-link = { $name } — автор ссылки на место участника { $other }.
seat-agreed = Передать место участника { $name }: { $cast } из { $needed } голосов.

gate-elsewhere-title = Эта комната открыта в другой вкладке
gate-elsewhere-text = Она открыта в слишком многих вкладках, и эта была самой старой.
gate-elsewhere-use = Продолжить здесь
