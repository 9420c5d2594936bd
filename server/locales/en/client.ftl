# The room: joining, the lobby, talk, the end of a game.

## The page

skip-to-main = Skip to the room
loading = The room is on its way …
room-title = Room { $code }
room-label = Room
room-rules = Rules
title-your-turn = Your turn · { $room }
title-ended = Scores · { $room }
stage-announce-open = Seats are being chosen.
stage-announce-seated = Everyone is seated. The game can begin.
stage-announce-playing = The game begins.
stage-announce-ended = The game is over.
notices-label = Messages
notice-dismiss = Dismiss

## The connection

connection-label = State of the connection
connection-lost = Connection lost. Reconnecting …
connection-kept = What you did is kept, and sent once you are back.
connection-back = Connected again.
gate-no-such-room-title = There is no such room
gate-no-such-room-text = The link may have been cut off, or the room is gone. Ask for the link again, or open a room of your own.
gate-not-admitted-title = You can’t enter this room
gate-not-admitted-text = It admits no watchers, or its host has sent you away. If you think that is a mistake, talk to the host and try again.
gate-dead-link-title = This link to a seat is not good any more
gate-dead-link-text = It was used, or there is a newer one, and the room admits no watchers. Ask whoever gave it to you for a new one.
gate-too-many-title = Too many connections
gate-too-many-text = This room is open in too many tabs or devices at once. Close some of them and try again.
gate-broken-title = This room can’t be read
gate-broken-text = Something is wrong with the room’s record on the server, and whoever runs it has to look. You can try again later.
gate-retry = Try again
gate-home = To the front page

## Who is awaited

waiting-for = Waiting for { $names }
waiting-for-many = Waiting for { $count } players
waiting-you-choose = Your turn: choose two tiles
waiting-you-place = Your turn: place your tiles
waiting-you-lay = Your turn: lay your tile
waiting-paused = Paused
countdown-label = Time left
countdown-urgent = { $seconds } seconds left.

## Joining

join-invited = { $name } invites you to a table for { $seats }.
join-first = This room is new. Come in and open it for the others.
join-solo = { $name } plays alone against the Automas here. Come in and watch.
join-first-solo = This room is new. Come in and play against the Automas.
join-name = Your name
join-name-hint = This is what the others will call you.
join-name-missing = Type a name first.
join-submit = Come in
join-rename = Change name
## A link to a seat

take-seat-title = A seat for you
take-seat-lede = Somebody gives you a seat at this table. You go on where they are.
take-seat-submit = Take the seat
take-seat-done = The seat is yours.
take-seat-dead-title = No seat by this link
take-seat-leave = On to the room

## Inviting

invite-title = Invite the others
invite-watchers = Invite watchers
invite-link = Link to this room
invite-qr = QR code with the link to this room
invite-copy = Copy link
invite-copied = Link copied
invite-share = Share
invite-hint = Whoever has the link can come in.

## The lobby

lobby-title = Around the table
lobby-title-sides = Side against side
lobby-title-solo = Against the Automas
lobby-title-seated = Everyone is seated
lobby-table = Table and seats
next-label = What comes next
next-sit = { $free ->
        [one] One seat is still free. Take it!
       *[other] { $free } seats are still free. Take one!
    }
next-free = { $waiting ->
        [0] { $free ->
            [one] One seat is still free. Invite someone.
           *[other] { $free } seats are still free. Invite someone.
        }
       *[other] { $free ->
            [one] One seat is still free, and somebody is still standing.
           *[other] { $free } seats are still free, and somebody is still standing.
        }
    }
next-seat = All seats are taken. Draw the seating when everyone is ready.
next-seat-guest = All seats are taken. { $host } draws the seating next.
next-seat-hand = All seats are taken. Settle the seats when everyone is ready.
next-seat-hand-guest = All seats are taken. { $host } settles the seats next.
next-start = The order is settled. Begin when everyone is ready.
next-start-card = Order yourselves as the card asks, then begin.
next-start-card-guest = Order yourselves as the card asks. { $host } begins then.
next-start-guest = { $host } begins the game when everyone is ready.
next-do-shuffle = Shuffle
next-do-fill = Fill with bots
next-do-seat = Draw seating
next-do-seat-hand = Settle seats
next-do-unseat = Back to the seats
next-do-start = Begin
solo-play = Two Automas are your neighbours. Begin when you like.
solo-campaign = Game { $game } of { $games } of the campaign. Begin when you like.
solo-watch = { $name } plays alone against the Automas. You can watch.

## Seats

seats-label = Seats, clockwise
seats-taken = { $taken } of { $seats } seats taken
seats-clockwise = clockwise
seats-help = Choose a free seat.
seats-partners = You build one city with { $left } on your left and one with { $right } on your right.
seats-own-cities = You build two cities of your own, one on your left and one on your right.
seats-somebody = whoever sits down
seats-arrange-help = To move someone, drag them to another seat, or select them.
sides-label = Seats of the two sides
sides-name = Side { $side }
sides-own = { $mates ->
    [0] You play for side { $side }, with a grid to yourself.
   *[other] You play for side { $side } and share its grid with { $names }.
}
seat-number = Seat { $number }
seat-free = free
seat-sit-here = Sit here
seat-you = you
seat-value = seating value
badge-host = host
badge-away = away
tools-label = What to do with { $name }
tools-label-seat = What to do with seat { $number }
tools-swap-left = Swap with left
tools-swap-right = Swap with right
tools-swap-side = To the other side
tools-stand = Stand up
tools-make-host = Make host
tools-remove = Send away
tools-close = Done
news-sat = { $name } sits on seat { $number }.
news-free = Seat { $number } is free.
news-order = Clockwise now: { $names }.

## House bots

bot-badge = bot
bot-add = Add a house bot
bot-level = How the bot plays
bot-gentle = gentle
bot-gentle-hint = Goes by simple likings, like an Automa.
bot-gentle-hint-square-off = Goes for the middle and leaves gaps that are soon too narrow.
bot-gentle-hint-sprint = Lays a tile about every 40 seconds.
bot-steady = steady
bot-steady-hint = Takes what raises its cities most right now.
bot-steady-hint-square-off = Keeps its open squares together.
bot-steady-hint-sprint = Lays a tile about every 20 seconds.
bot-sharp = sharp
bot-sharp-hint = Thinks of the finished cities and of what it passes on.
bot-sharp-hint-square-off = Tries out many ways the cards may still come.
bot-sharp-hint-sprint = Lays a tile about every 10 seconds.
news-bot-gentle = { $name }, a gentle bot, sits on seat { $number }.
news-bot-steady = { $name }, a steady bot, sits on seat { $number }.
news-bot-sharp = { $name }, a sharp bot, sits on seat { $number }.

## People without a seat

people-title = Standing and watching
people-rename = Change my name
people-take-over = Be the host

## Options

options-title = This table
option-off = off
option-game = Game
option-game-table = At a table
option-game-table-hint = Two to seven players; bots can fill seats.
option-game-solo = Alone
option-game-solo-hint = One player against the two Automas.
option-game-square-off = City Square Off
option-game-square-off-hint = Two sides fill a grid each with the same tiles. Several can share a side.
option-mode = Mode
option-mode-simple = Simple
option-mode-simple-hint = The third city grows by chance and by what you give it.
option-mode-full = Full
option-mode-full-hint = The Automas choose by their cards, with open hands.
option-mode-base = Base game
option-mode-base-hint = A card names the tile that both lay. Who can’t fit it has lost.
option-mode-sprint = City Sprint
option-mode-sprint-hint = A race without cards: whoever covers the whole grid first wins.
option-mode-sprawl = City Sprawl
option-mode-sprawl-hint = Tiles may reach over the edge. Who has fewer squares outside wins.
option-starters = Starters
option-starters-four = All four
option-starters-four-hint = The sides choose from four starters; none is taken twice.
option-starters-left-over = Left over
option-starters-left-over-hint = The shuffle sets two starters aside; the sides share the two that are left over.
option-start = Where they lie
option-start-centre = In the centre
option-start-centre-hint = Over the middle square, and mostly within the central three by three.
option-start-anywhere = Anywhere
option-start-anywhere-hint = Anywhere on the grid.
option-level = Level
option-level-hint = { $sign ->
        [minus] Automacity counts { $points } points less.
        [plus] Automacity counts { $points } points more.
       *[none] Automacity counts as it is.
    }
option-campaign = Campaign
option-campaign-none = None
option-campaign-none-hint = Every game stands for itself.
option-campaign-three = 3 games
option-campaign-three-hint = Your lower cities add up, and each game one type of building counts once more.
option-campaign-six = 6 games
option-campaign-six-hint = As with three games, until every type of building has counted once more.
option-absence = When someone is away
option-absence-vote = Vote
option-absence-vote-hint = The house plays the seat once more than half of those present want it.
option-absence-bot = House plays
option-absence-bot-hint = The house plays the seat until its player is back.
option-absence-partner = Partners
option-absence-partner-hint = The house chooses the tiles, and the partners place them in the shared cities.
option-absence-wait = Wait
option-absence-wait-hint = The table waits until its player is back.
option-seats = Seats
option-seats-two-hint = Two players build two cities each, without partners, over six rounds.
option-seats-sides-hint = { $seats ->
    [2] One against one.
   *[other] { $one } against { $other }: a team shares one grid, and any of them lays the tiles.
}
option-seating = Order around the table
option-seating-card = Question
option-seating-card-hint = A card asks a question, and the answers order you.
option-seating-values = Drawn
option-seating-values-hint = Everyone is dealt a number; low to high is the order.
option-seating-hand = As seated
option-seating-hand-hint = Everyone stays where they sit.
option-sides = Who plays with whom
option-sides-hand = As seated
option-sides-hand-hint = Everyone plays for the side they sit on.
option-sides-values = Drawn
option-sides-values-hint = The lot decides who plays for which side.
option-clock = Clock
option-clock-none = None
option-clock-none-hint = Take all the time you need.
option-clock-slow = Slow
option-clock-slow-hint = Two days to choose, two to place. Nobody counts as away.
option-clock-relaxed = Relaxed
option-clock-relaxed-hint = Three minutes to choose, four to place.
option-clock-brisk = Brisk
option-clock-brisk-hint = One minute to choose, one and a half to place.
option-sides-clock-slow-hint = Two days for each tile. Nobody counts as away.
option-sides-clock-relaxed-hint = Three minutes for each tile.
option-sides-clock-brisk-hint = One minute for each tile.
option-access = Who finds the room
option-access-private = By link
option-access-private-hint = Only who has the link finds it.
option-access-public = Everyone
option-access-public-hint = The front page lists it.
option-watchers = Others may watch
option-talk-while-choosing = Partners may talk while choosing
option-score-preview = Show scores during the game

## Seated

seated-by-card = The card asks
seated-by-value = The order, by seating value
seated-by-side = The sides
seated-sides = { $one } against { $other }
seated-card-hint = Sit clockwise in that order. Everyone at the table can move anyone: drag a name to another seat, or select it.
seated-value-hint = If partners both wait for each other, the lower value places first.
seated-fingerprint = Shuffle fixed: its fingerprint
seated-fingerprint-hint = The order of all tiles is settled now. After the game its seed is shown, and anyone can check that it matches this fingerprint.
seating-card-0 = By how far you live from the sea, nearest first
seating-card-1 = By the floor you are on right now, lowest first
seating-card-2 = By the first letter of the street where you grew up
seating-card-3 = By how many places you have lived in, fewest first
seating-card-4 = By the hour you got up today, earliest first
seating-card-5 = By how many bridges you crossed this week, fewest first
seating-card-6 = By the age of the house you live in, oldest first
seating-card-7 = By how long your way to the nearest bakery is, shortest first
seating-card-8 = By your birthday in the year, January first
seating-card-9 = By how many keys you carry, fewest first
seating-card-10 = By the number of your house, lowest first
seating-card-11 = By how many windows are in the room you are in, fewest first
seating-card-12 = By when you last rode a train, longest ago first
seating-card-13 = By how high above the sea you were born, lowest first
seating-card-14 = By the last letter of your favourite city
## The campaign

campaign-title = The campaign
campaign-over = The campaign is over: { $points } points
campaign-choose = Your lower city scored { $lower }. Choose the type of building that it scores once more. Each type counts once in a campaign.
campaign-doubled = You won, so the bonus counts twice.
campaign-waiting = The player is choosing the bonus of the last game.
campaign-used = used
campaign-game = Game
campaign-won = Won
campaign-yes = yes
campaign-no = no
campaign-lower = Lower city
campaign-bonus = Bonus
campaign-sum = Points
campaign-due = Bonus to be chosen
campaign-open = still to be played
campaign-free = Still free:
campaign-so-far = Game { $game } is entered. Campaign points: { $points }.
campaign-next = Begin game { $game } of { $games }
campaign-new = A new game
campaign-records = Records

## Talk

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

## The end

end-label = The cities are built
end-begins = Now they are scored
end-call = { $type }.
end-winners = { $count ->
        [one] { $names } wins with { $score }
       *[other] { $names } win together with { $score }
    }
end-skip = Skip to the result
end-again = Watch the scoring again
end-rematch = Another game
end-rematch-guest = { $host } can open another game with the same people.
end-scores = Scores of all cities
end-cities = All cities
end-city = { $one } & { $other }
end-city-left = { $name }, left city
end-city-right = { $name }, right city
end-column-city = City
end-total = Total
end-shops = Shops
end-factories = Factories
end-taverns = Taverns
end-offices = Offices
end-parks = Parks
end-houses = Houses
end-ranking = Final ranking
end-result = Result: the lower of the two cities
end-result-sum = Result: the sum of the two cities
end-with = with { $partner }
end-left = left city
end-right = right city
end-counts = counts
end-decided-higher = Ahead of { $name } by the higher city.
end-decided-shop = Ahead of { $name } by the number of shops.
end-decided-factory = Ahead of { $name } by the number of factories.
end-decided-tavern = Ahead of { $name } by the number of taverns.
end-decided-office = Ahead of { $name } by the number of offices.
end-decided-park = Ahead of { $name } by the number of parks.
end-decided-house = Ahead of { $name } by the number of houses.
end-decided-shared = Equal in everything: shares the place with { $name }.
proof-title = The shuffle, for checking
proof-hint = The fingerprint was shown before the first tile was dealt. It is the SHA-256 of the seed, from which the whole game can be dealt again.
proof-fingerprint = Fingerprint
proof-seed = Seed
