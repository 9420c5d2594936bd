# Talk.

talk-title = Talk
talk-lines = Messages
talk-you = You
talk-gone = Someone
talk-sending = sending…
talk-newest = Newest
talk-unread = { $count ->
        [one] { $count } unread message
       *[other] { $count } unread messages
    }
talk-placeholder = Say something
talk-plans-wait = Small talk, no plans yet
talk-send = Send
talk-phrases = Quick phrases
talk-empty-table = Nothing said yet. Everyone in the room reads this.
talk-empty-city = Only the two of you read this.
talk-empty-side = Only your side reads this.
talk-empty-watchers = For watchers only. The players can read it after the game.
talk-closed-join = Come in to join the conversation.
talk-closed-watching = During the game this channel is for the players. Watchers have their own.
talk-closed-seated = This channel is for watchers.
talk-closed-choosing = Closed while everyone chooses on their own. It opens with the reveal.
talk-closed-partners = Only the two partners of this city write here.
talk-hidden = Hidden – show
talk-proposals = { $made ->
    [one] 1 proposal{ $agreed ->
        [0] {""}
       *[other] , agreed
    }{ $declined ->
        [0] {""}
       *[other] , declined
    }
   *[other] { $made } proposals{ $agreed ->
        [0] {""}
       *[other] , { $agreed } agreed
    }{ $declined ->
        [0] {""}
       *[other] , { $declined } declined
    }
}
channel-table = Table
channel-city = City with { $names }
channel-side = Side with { $names }
channel-watchers = Watchers
phrase-hello = Hello!
phrase-you-first = Would you place first?
phrase-thinking = Let me think.
phrase-shops = Shops in a line?
phrase-factories = More factories?
phrase-taverns = One of each tavern?
phrase-offices = More offices?
phrase-parks = Parks together?
phrase-houses = Houses away from factories.
phrase-good-idea = Good idea!
phrase-rather-not = Rather not.
phrase-thanks = Thank you!
phrase-well-played = Well played!
phrase-show-talk = I’d let everyone read our talk in the replay.
phrase-keep-talk = Let’s keep our talk to ourselves.
