# Разговоры.

talk-title = Разговоры
talk-lines = Сообщения
talk-you = Вы
talk-gone = Кто-то
talk-sending = отправляется…
talk-newest = К новому
talk-unread = { $count ->
        [one] { $count } непрочитанное сообщение
        [few] { $count } непрочитанных сообщения
       *[other] { $count } непрочитанных сообщений
    }
talk-placeholder = Сообщение
talk-plans-wait = Планы — потом
talk-send = Отправить
talk-phrases = Быстрые фразы
talk-empty-table = Пока ничего не сказано. Это читают все в комнате.
talk-empty-city = Это читаете только вы двое.
talk-empty-side = Это читает только ваша сторона.
talk-empty-watchers = Только для зрителей. Игроки смогут прочитать это после партии.
talk-closed-join = Войдите, чтобы участвовать в разговоре.
talk-closed-watching = Во время партии этот канал — для игроков. У зрителей свой.
talk-closed-seated = Этот канал — для зрителей.
talk-closed-choosing = Закрыто, пока каждый выбирает сам. Откроется вместе с плитками.
talk-closed-partners = Здесь пишут только партнёры этого города.
talk-hidden = скрыто: показать
talk-proposals = Предложений: { $made }{ $agreed ->
        [0] {""}
       *[other] , принято: { $agreed }
    }{ $declined ->
        [0] {""}
       *[other] , отклонено: { $declined }
    }
channel-table = Стол
channel-city = Город: { $names } и вы
channel-side = Сторона: { $names } и вы
channel-watchers = Зрители
phrase-hello = Привет!
phrase-you-first = Может, сначала вы?
phrase-thinking = Дайте подумать.
phrase-shops = Магазины в ряд?
phrase-factories = Больше фабрик?
phrase-taverns = Все разные таверны?
phrase-offices = Больше офисов?
phrase-parks = Парки вместе?
phrase-houses = Дома подальше от фабрик.
phrase-good-idea = Хорошая мысль!
phrase-rather-not = Лучше не надо.
phrase-thanks = Спасибо!
phrase-well-played = Отличная игра!
phrase-show-talk = Я не против, чтобы наш разговор читали все, кто смотрит партию ещё раз.
phrase-keep-talk = Пусть наш разговор останется между нами.
