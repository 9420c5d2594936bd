# The lobby: seats, bots, options, the order around the table.

## The lobby

lobby-title = Around the table
lobby-title-sides = Side against side
lobby-title-solo = Against the Automas
lobby-title-seated = Everyone is seated
lobby-table = Table and seats
next-label = Next step
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
next-seat = All seats are taken. Begin when everyone is ready.
next-seat-guest = All seats are taken. Nothing for you to do: { $host } starts the game.
next-seat-standing = All seats are taken, so you’ll watch. Ask { $host } about another one.
next-seat-card = All seats are taken. Draw the card when everyone is ready.
next-seat-card-guest = All seats are taken. { $host } draws the card next.
next-away = Not connected right now: { $names }.
next-reading = Still reading the last result: { $names }.
next-shuffling = Shuffling…
next-start = The order is settled. Begin when everyone is ready.
next-start-soon = This is the order. The game begins in a moment.
next-start-card = Sit in the order the card asks for, then begin.
next-start-card-guest = Sit in the order the card asks for, then { $host } starts the game.
next-start-guest = This is the order. { $host } is about to start the game.
next-do-shuffle = Shuffle the seats
next-do-fill = { $free ->
    [1] Fill with a bot
   *[other] Fill with bots
}
next-do-shrink = { $free ->
    [1] Remove the free seat
   *[other] Remove the free seats
}
next-do-seat-card = Draw the card
next-do-unseat = Back to the seats
next-do-start = Begin
next-do-start-now = Begin now
solo-play = Your two neighbours are Automas. Begin whenever you like.
solo-campaign = Game { $game } of { $games } of the campaign. Begin whenever you like.
solo-watch = { $name } is playing alone against the Automas. You can watch.

## Seats

seats-label = Seats, clockwise
seats-taken = { $taken } of { $seats } seats taken
seats-clockwise = clockwise
seats-help = Choose a free seat.
seats-partners = You build one city with { $left } on your left and one with { $right } on your right.
seats-own-cities = You build two cities of your own, left and right. Their points are added up.
seats-neighbours = You build one city with each of your two neighbours.
seats-unsettled = Who sits where is settled just before the game.
seats-arrange-help = To move someone, drag their name to another seat, or select it.
seats-manage-help = To replace or remove someone, select their seat.
sides-label = Seats of the two sides
sides-name = Side { $side }
sides-own = { $mates ->
    [0] You play for side { $side }, with a grid to yourself.
   *[other] You play for side { $side } and share its grid with { $names }.
}
sides-own-open = You play for side { $side }. Others can still join you there.
seat-number = Seat { $number }
seat-free = free
seat-sit-here = Sit here
seat-you = you
seat-value = seating value
badge-host = host
badge-away = away
badge-reading = still reading the result
badge-gone = gone for good
tools-label = Options for { $name }
tools-label-seat = Options for seat { $number }
tools-swap-left = Swap with left
tools-swap-right = Swap with right
tools-swap-side = To the other side
tools-stand = Stand up
tools-make-host = Make host
tools-remove = Remove
tools-close = Done
news-sat = { $name } is in seat { $number }.
news-free = Seat { $number } is free.
news-order = Clockwise now: { $names }.

## Bots

bot-badge = bot
bot-add = Add a bot
bot-level = How the bot plays
bot-gentle = gentle
bot-gentle-hint = Has simple tastes, like an Automa.
bot-gentle-hint-square-off = Heads for the middle and leaves gaps that soon get too narrow.
bot-gentle-hint-sprint = Lays a tile about every 40 seconds.
bot-steady = steady
bot-steady-hint = Takes what helps its cities most right now.
bot-steady-hint-square-off = Keeps its open squares together.
bot-steady-hint-sprint = Lays a tile about every 20 seconds.
bot-sharp = sharp
bot-sharp-hint = Thinks ahead to the finished cities and to what it passes on.
bot-sharp-hint-square-off = Tries out many orders in which the cards may still come.
bot-sharp-hint-sprint = Lays a tile about every 10 seconds.
bot-master = master
bot-master-hint = Searches for the move that brings it furthest ahead.
bot-master-hint-square-off = Tries many placements, plays each out with the cards in many orders, and picks the one with which its grid lasts longest and it wins most often.
news-bot-gentle = { $name }, a gentle bot, is in seat { $number }.
news-bot-steady = { $name }, a steady bot, is in seat { $number }.
news-bot-sharp = { $name }, a sharp bot, is in seat { $number }.
news-bot-master = { $name }, a master bot, is in seat { $number }.

## People without a seat

people-title = Standing and watching
people-rename = Change my name
people-take-over = Become the host

## Options

options-title = This table
options-change = Change
options-show = Details
options-deal = Others play this deal too, so the game and the number of seats are fixed for the first game.
said-deal-day = deal of { DATETIME($day, dateStyle: "long") }
said-deal-game = the deal of another game
said-access-private = private
said-access-public = public
said-mode-simple = Simple mode
said-mode-full = Full mode
said-level = level { $level }
said-campaign-three = campaign of 3 games
said-campaign-six = campaign of 6 games
said-seating-card = seating by a question
said-clock-none = no clock
said-clock-slow = slow clock
said-clock-relaxed = relaxed clock
said-clock-brisk = brisk clock
said-watchers-true = others may watch
said-watchers-false = no watchers
said-talk-while-choosing-true = partners may always talk
said-score-preview-false = no scores during the game
option-off = off
option-game = Game
option-game-table = At a table
option-game-table-hint = Two to seven players; bots can fill seats.
option-game-solo = Alone
option-game-solo-hint = One player against the two Automas.
option-game-square-off = City Square Off
option-game-square-off-hint = Two sides each fill a grid with the same tiles. Several players can share a side.
option-mode = Mode
option-mode-simple = Simple
option-mode-simple-hint = The third city grows by chance and by what you give it.
option-mode-full = Full
option-mode-full-hint = The Automas choose by their cards, with open hands.
option-mode-base = Base game
option-mode-base-hint = A card names the tile both sides lay. If it fits on only one side’s grid, that side wins.
option-mode-sprint = City Sprint
option-mode-sprint-hint = A race without cards: the first to cover their whole grid wins.
option-mode-sprawl = City Sprawl
option-mode-sprawl-hint = Tiles may reach over the edge. The side with fewer squares outside wins.
option-starters = Starters
option-starters-four = All four
option-starters-four-hint = The sides choose from all four starters, each a different one.
option-starters-left-over = Left over
option-starters-left-over-hint = The two starters that lay idle last time. In a first game, two drawn at random.
option-start = Where they lie
option-start-centre = In the centre
option-start-centre-hint = Over the middle square, and mostly within the central three by three.
option-start-anywhere = Anywhere
option-start-anywhere-hint = Anywhere on the grid.
option-level = Level
option-level-hint = { $sign ->
        [minus] Automacity scores { $points } points less.
        [plus] Automacity scores { $points } points more.
       *[none] Automacity scores what it is worth.
    }
option-campaign = Campaign
option-campaign-none = None
option-campaign-none-hint = Each game stands alone.
option-campaign-three = 3 games
option-campaign-three-hint = Your lower cities add up, and in each game one type of building counts again.
option-campaign-six = 6 games
option-campaign-six-hint = As with three games, until every type of building has counted again.
option-absence = When someone is away
option-absence-vote = Vote
option-absence-vote-hint = A bot plays the seat once more than half of the players present want it to.
option-absence-bot = A bot plays
option-absence-bot-hint = A bot plays the seat until its player is back.
option-absence-partner = Partners
option-absence-partner-hint = A bot chooses the tiles, and the partners place them in the shared cities.
option-absence-wait = Wait
option-absence-wait-hint = The table waits until its player is back.
option-seats = Seats
option-seats-two-hint = Two players build two cities each, without partners, over six rounds. Both cities count.
option-seats-sides-hint = { $seats ->
    [2] One against one.
   *[other] { $one } against { $other }: a team shares a grid, and anyone on it may lay the tiles.
}
option-seating = Order around the table
option-seating-card = Question
option-seating-card-hint = A card asks a question, and your answers decide the order.
option-seating-values = Drawn
option-seating-values-hint = Everyone is dealt a number, and you sit from low to high.
option-seating-hand = As seated
option-seating-hand-hint = Everyone stays where they sit.
option-do-seat-values = Draw now, begin later
option-do-seat-hand = Settle it now, begin later
option-sides = Who plays with whom
option-sides-hand = As seated
option-sides-hand-hint = Everyone plays for the side they sit on.
option-sides-values = Drawn
option-sides-values-hint = Chance decides who plays for which side.
option-clock = Clock
option-clock-none = None
option-clock-none-hint = Take all the time you need.
option-clock-slow = Slow
option-clock-slow-hint = Two days to choose, two to place. Only someone who has deleted their data counts as away.
option-clock-relaxed = Relaxed
option-clock-relaxed-hint = Three minutes to choose, four to place.
option-clock-brisk = Brisk
option-clock-brisk-hint = One minute to choose, one and a half to place.
option-sides-clock-slow-hint = Two days for each tile. Only someone who has deleted their data counts as away.
option-sides-clock-relaxed-hint = Three minutes for each tile.
option-sides-clock-brisk-hint = One minute for each tile.
option-access = Who can find the room
option-access-private = By link
option-access-private-hint = Only people with the link can find it.
option-access-public = Everyone
option-access-public-hint = It is listed on the home page.
option-watchers = Others may watch
option-talk-while-choosing = Partners may talk while choosing
option-score-preview = Show scores during the game

## Seated

seated-by-card = The card asks
seated-by-values = The order, by seating value
seated-by-hand = The order in which you sit
seated-by-side = The sides
seated-sides = { $one } against { $other }
seated-card-hint = Sit clockwise in that order. Anyone at the table can move anyone: drag a name to another seat, or select it.
seated-values-hint = You were each dealt a number, and you sit from low to high.
seated-hand-hint = The numbers matter only if two partners each want the other to place first: then the one with the lower number does.
seated-commitment = How the shuffle stays fair
seated-commitment-hint = The order of all tiles is fixed now. It follows from a secret, to which the server had committed, and from the numbers that the players’ browsers added. After the game your browser checks that by itself.
seating-card-0 = By how far you live from the sea, nearest first
seating-card-1 = By the floor you are on right now, lowest first
seating-card-2 = By the first letter of the street where you grew up
seating-card-3 = By how many places you have lived in, fewest first
seating-card-4 = By the hour you got up today, earliest first
seating-card-5 = By how many bridges you crossed this week, fewest first
seating-card-6 = By the age of the house you live in, oldest first
seating-card-7 = By how far it is to your nearest bakery, closest first
seating-card-8 = By your birthday, the earliest in the year first
seating-card-9 = By how many keys you carry, fewest first
seating-card-10 = By your house number, lowest first
seating-card-11 = By how many windows are in the room you are in, fewest first
seating-card-12 = By when you last took a train, longest ago first
seating-card-13 = By how high above the sea you were born, lowest first
seating-card-14 = By the last letter of your favourite city
