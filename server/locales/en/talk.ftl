# Talk.

talk-title = Talk
talk-lines = Lines of talk
talk-you = You
talk-gone = Someone
talk-sending = sending …
talk-newest = Newest
talk-unread = { $count ->
        [one] { $count } unread line
       *[other] { $count } unread lines
    }
talk-placeholder = Say something
talk-send = Send
talk-phrases = Quick phrases
talk-empty-table = Nothing said yet. Everyone in the room reads this.
talk-empty-city = Only the two of you read this.
talk-empty-side = Only your side reads this.
talk-empty-watchers = Watchers among themselves. The players read it after the game.
talk-closed-join = Come in to join the talk.
talk-closed-watching = During the game this is for the players. Watchers have a talk of their own.
talk-closed-seated = This is for those who watch.
talk-closed-choosing = Closed while tiles are being chosen: everyone decides alone. It opens with the reveal.
talk-closed-partners = Only the partners of this city write here.
talk-proposal = Proposal for { $name }: { $tile } here.
talk-proposal-yours = Proposal for your tile: { $tile } here.
talk-proposal-own = I would put it here: { $tile }.
talk-proposal-past = Proposal of a place for a tile.
talk-accepts = Agreed.
talk-declines = Rather not.
talk-accept = Agree
talk-decline = Rather not
talk-withdraw = Withdraw
talk-accepted = agreed
talk-declined = declined
talk-withdrawn = withdrawn
channel-table = Table
channel-city = City with { $names }
channel-side = Side with { $names }
channel-watchers = Watchers
phrase-hello = Hello!
phrase-you-first = You first?
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
