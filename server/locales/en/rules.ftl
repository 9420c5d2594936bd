# The rules page.

rules-title = The rules
rules-lede = For one to seven people. First comes the game for three to seven: seven turns, about half an hour. Then the ways to play for two and for one. City Square Off follows at the end.
rules-contents = On this page

rules-idea = What it is about
rules-idea-ring = You all sit in a ring, and in every gap between two neighbours a city grows. So two cities are yours: one you share with the neighbour on your left, the other with the neighbour on your right.
rules-idea-result = In the end every city gets a score. Your result is the lower score of your two cities, and the best result wins. A splendid city won’t save you if the other one was neglected.
rules-ring-picture = Five players around a table. A city lies between each two of them; the two cities next to you are marked as yours.
rules-ring-you = you
rules-ring-left = left
rules-ring-right = right
rules-ring-values = Your left neighbour is the next one clockwise. Everyone also has a seating value, no two alike. It only matters when two partners each wait for the other.

rules-seating = Who sits where
rules-seating-text = Before the game the host decides how you are ordered around the table. The order also gives everyone a seating value.
rules-seating-card = Question
rules-seating-card-text = One of fifteen cards is drawn. It asks a question, and you sit clockwise by your answers. Your value is your place in that order.
rules-seating-values = Drawn
rules-seating-values-text = Everyone is dealt a number from 1 to 100, no two alike, and you sit clockwise from low to high. The number is your value.
rules-seating-hand = As seated
rules-seating-hand-text = Everyone stays where they are. Values count up clockwise from the first seat.

rules-rounds = Three rounds
rules-round = Round
rules-hand = Everyone gets
rules-turns = Turns
rules-pass = Hands move
rules-hand-tiles = 7 tiles
rules-hand-duplexes = 3 duplexes
rules-pass-left = to the left
rules-pass-none = not at all
rules-pass-right = to the right
rules-rounds-hands = Every turn takes two tiles out of each hand: from seven, from five, from three. The one left over at the end of a round is set aside unseen and plays no further part.
rules-rounds-duplex = A duplex shows two buildings on one tile. With twelve single tiles and two duplexes a city has its sixteen squares.
rules-duplexes = The 24 duplexes
rules-duplexes-text = Each of these is there once. Twelve pairs of types come both lying and standing. Three pairs share no tile: tavern and office, factory and house, shop and park.

rules-turn = A turn
rules-turn-choose = Choose
rules-turn-choose-text = Take two tiles from your hand, in secret, all at the same time. Once given, a choice stands, and you can’t look again at the tiles you pass on.
rules-turn-reveal = Reveal
rules-turn-reveal-text = As soon as the last choice is in, all the tiles are turned up at once.
rules-turn-place = Place
rules-turn-place-text = Now talk as much as you like. One of your tiles goes into the left city, the other into the right one; you begin with whichever you want. Partners give advice, but your tiles are yours to place.
rules-standoff = Who places first
rules-standoff-text = You may hold back to see your partner’s tile first. If you both do so in the same city, the one with the lower seating value is called to place there and can’t hold back again this turn.
rules-talk = Talk
rules-talk-text = Plans belong to the last step. While tiles are being chosen, the partners’ channels are closed and so are the quick phrases about building. You can still write to the whole table, for company rather than for plans. The host can allow all talk before the game.

rules-placing = Placing
rules-placing-edge = The first tile of a city goes anywhere. Each later tile shares an edge with the city; touching at a corner is not enough.
rules-placing-frame = A finished city is a square of four by four. Nobody fixes beforehand where that square lies: a tile may go wherever the whole city still fits into four rows and four columns.
rules-placing-duplex = A duplex lies or stands as it was printed and is never turned. One of its halves has to touch the city, both have to fit.
rules-placing-fixed = What was placed is never moved again.
rules-frame-picture = A city that is three squares wide and two high. The square of four by four can still move by one column and by two rows; tiles may be placed inside the dotted outline.
rules-frame-caption = This city may still grow anywhere inside the dotted outline, but never wider or higher than four.

rules-scoring = Scoring
rules-scoring-lede = Type by type, all cities at once, in this order.
rules-example = Example
rules-number = Number
rules-points = Points
rules-each = Each
rules-supply = { $tiles } tiles and { $halves } halves of duplexes

rules-shops = Count shops in straight lines, along a row or a column. A shop belongs to a single line; where lines meet, they are split in the way that pays best.
rules-shops-in-line = In a line
rules-shops-example = A line of four (16), the two below it (5) and one by itself (2): 23 points.
rules-shops-picture = Four shops in the top row, two more below the second of them, one apart.

rules-factories = Factories compete with those of all other cities. In the city that has most of them each is worth 4 points, in the one with the second most 3, anywhere else 2. Cities with the same number are worth the same.
rules-factories-example = Six cities: two lead together with five factories each, the city with three comes second.
rules-factories-count = Factories

rules-taverns = There are four kinds of tavern: music, drink, food and lodging. Kinds that differ make up a set, wherever in the city they lie. Each tavern is in one set.
rules-taverns-kinds = Kinds in a set
rules-taverns-example = Music, two for drink, two for food: a set of three (9) and one of two (4), 13 points.
rules-taverns-picture = Five taverns: music, drink, food, and again drink, food.

rules-offices = Offices count by how many there are, wherever they lie. From the seventh on you start again at 1. Every office with a tavern beside it earns 1 point more, however many taverns there are.
rules-offices-example = Three offices (6), two of them beside the tavern (+2): 8 points. Seven offices without a tavern would be 21 + 1 = 22.
rules-offices-picture = A tavern with an office beside it and one below it; the third office touches only the other two.

rules-parks = Parks count in groups connected by their edges. From the fourth on, each further park in a group adds 1 point.
rules-parks-group = In a group
rules-parks-example = A group of three (12) and a park by itself (2): 14 points.
rules-parks-picture = Three parks joined in a corner, and one apart.

rules-houses = Each house earns 1 point for every other type of building in the city, 5 at most; taverns of all kinds are one type. A house next to a factory earns just 1 point.
rules-houses-types = Other types
rules-houses-example = There are shops, parks and factories. The upper house gets 3 points, the lower one stands next to the factory and gets 1: 4 points.
rules-houses-picture = Two houses, one above the other, beside a shop, a park and a factory. The lower house touches the factory.

rules-city = A whole city
rules-city-lede = At this table the city has the second most factories, so its one factory is worth 3.
rules-city-picture = A finished city, row by row. First: four shops. Second: factory, house, two parks. Third: music, two offices, park. Fourth: drink, food, house, lodging.
rules-city-shops = one line of four
rules-city-factories = one, second most
rules-city-taverns = all four kinds
rules-city-offices = two, one beside a tavern
rules-city-parks = a group of three
rules-city-houses = 1 next to the factory, and 5
rules-total = Total

rules-six = Six cities of one game
rules-six-city = City

rules-winner = Who wins
rules-winner-result = The lower one of your two cities is your result. The highest result wins.
rules-winner-example = Three players: Ada and Bruno share a city of 62 points, Bruno and Chiyo one of 57, Chiyo and Ada one of 52. Bruno’s lower city has 57, so he wins. Ada and Chiyo both end with 52; Ada comes second, for her other city is better than Chiyo’s.
rules-winner-ties = If results are level, these decide, one after another:
rules-winner-higher = the higher score of the two cities
rules-winner-counts = the number of shops in both cities together, then of factories, taverns, offices, parks and houses
rules-winner-shared = and if even that is level, you share the win

rules-fair = Fair play
rules-fair-secret = Nobody is ever sent what they may not see: no hand, no choice, no draft.
rules-fair-shuffle = The server commits to a secret before the first deal, and every player’s browser adds a number to it: nobody alone decides the shuffle. After the game everything is shown, and your browser checks it.

rules-main = For three to seven
rules-more = Other ways to play

rules-two = For two players
rules-two-cities = With two players there are no partners: two cities are yours alone, and two are your opponent’s. Every turn you place one tile in each of your own.
rules-two-rounds = Each of the three rounds is played twice in a row, with new hands each time. Hands of tiles go back and forth between the two of you; duplexes stay where they are.
rules-two-result = Here your better city counts too: your result is the sum of both. If the sums are tied, the buildings in both cities decide, counted from the shops to the houses as above.

rules-automas = Alone against the Automas
rules-automas-who = Alone you sit at a table for three. The game itself plays the other two, called Automas: Autommaso to your left, with whom you share Leftville, and Automarta to your right, with whom you share Righttown. The city between the two of them is Automacity.
rules-automas-steps = A tile finds its place in two steps. First it is assigned: it is settled which city gets it. Later it is inserted. You are the builder of Leftville and Righttown and insert every tile there, including those that an Automa chose.
rules-automas-city = Automacity is no square. Its tiles lie in rows by type and score as if they stood as well as they can: shops in fours, taverns in the best sets, a tavern beside every office if there is one at all, no house beside a factory. Only parks never make more than pairs, so three are 8 + 2 = 10 points.
rules-automas-win = Everything else works as with three players: the lower city counts, and the best result wins.
rules-automas-picture = Three seats around a table: you, Autommaso on your left, Automarta on your right. Leftville lies between you and Autommaso, Righttown between you and Automarta, and across the table Automacity, in rows.
rules-automas-simple = Simple mode
rules-automas-simple-text = Every turn each of the three cities gets a tile at random. Then you draw three tiles and give one to each city. When all are assigned, you insert yours. Three turns are played with tiles, one with duplexes and three with tiles again.
rules-automas-full = Full mode
rules-automas-full-text = The Automas have hands too, and all hands lie open. Automacity begins with two duplexes. In the first and the third round a turn goes like this:
rules-automas-left = Autommaso
rules-automas-left-text = He turns up a card. As it says, he assigns a tile from his hand to Leftville and puts another one into Automacity, where it counts at once.
rules-automas-right = Automarta
rules-automas-right-text = She does the same with a card of her own, for Righttown and Automacity.
rules-automas-you = You
rules-automas-you-text = You assign a tile to each of your cities and insert all that was assigned to them. Then hands move on as usual.
rules-automas-duplex = For the second round you draw three duplexes, assign one to each of your cities and lay the third aside. You do that twice and insert all four of them.
rules-symbols = How an Automa chooses
rules-symbols-text = A card has two columns of symbols, one for the shared city and one for Automacity. The Automa goes down the column until a symbol settles it. The table shows you the card, the symbol and the points that were compared.
rules-symbol-house = House
rules-symbol-house-text = A house, if the hand holds one.
rules-symbol-factory = Factory
rules-symbol-factory-text = A factory, if the hand holds one.
rules-symbol-new = New
rules-symbol-new-text = If the city has a house: a tile of a type that it lacks. Among several, the one that adds most.
rules-symbol-most = Most
rules-symbol-most-text = The tile that adds most to the city as it stands, in its best place, with all that it changes for other buildings. Only inserted tiles count here; one that is merely assigned does not.
rules-symbols-ties = Of equal tiles the first in this order is taken: shop, factory, music, drink, food, lodging, office, park, house.
rules-deck = The twenty cards
rules-deck-text = How many cards have which two columns. Symbols are tried from top to bottom. The printed cards are not listed in the rulebook, so this deck is our own.
rules-deck-shared = Shared city
rules-deck-automacity = Automacity
rules-levels = Seven levels
rules-levels-text = The level changes the score of Automacity and nothing else. Level 2 is a good one to begin with.
rules-level = Level
rules-level-points = Automacity

rules-campaign = A campaign
rules-campaign-games = Three or six games against the Automas in one mode and at one level make up a campaign. Each game brings you the points of your lower city, and once more what that city scored for one type of building, which you choose. If you won the game, the bonus counts twice.
rules-campaign-types = A type can be chosen once in a campaign. In six games each of the six has its turn, so the order is what matters.
rules-campaign-ties = A shared win counts as a win. If both of your cities have the same score, the bonus comes from the one where the type you chose scored more.
rules-campaign-example = You win with cities of 58 and 52 points, and the lower one has 13 points for its parks. With the bonus for parks the game brings 52 + 2 × 13 = 78.
rules-campaign-resume = A campaign waits for as long as you like: continue it under “{ nav-profile }”. When it is finished, it takes its place in the table for its length, mode and level.

rules-bots = Seats for bots
rules-bots-text = If you are short of players, bots can play along: the host gives them free seats. Bots see what their seat may see and no more. They share cities as people do, propose places and answer proposals.
rules-bot-gentle = Gentle
rules-bot-gentle-text = Chooses by the symbols of the Automas. Good company for a first game.
rules-bot-steady = Steady
rules-bot-steady-text = Takes what scores most right now and looks after the lower one of its cities.
rules-bot-sharp = Sharp
rules-bot-sharp-text = Thinks of how both cities can end, of the tiles that may still come, and of what it passes on.
rules-bot-master = Master
rules-bot-master-text = Imagines many ways in which the hidden tiles or cards may lie, plays each one out, and takes what puts it furthest ahead. For two to seven players in Between Two Cities and in the base game of City Square Off.

rules-clocks = Time
rules-clocks-text = You play without a clock or with one of three. It starts anew with each phase. When time runs out, the tiles you had picked count as your choice; if you had picked none, a bot decides for you.
rules-clock = Clock
rules-clock-slow = Slow
rules-clock-relaxed = Relaxed
rules-clock-brisk = Brisk
rules-clock-days = 2 days
rules-clock-minutes = { $minutes } min
rules-clocks-more = Once a phase, each player may give the table more time. The host can pause the game, and the clock with it. Time when nobody was connected or the server was down doesn’t count.

rules-absence = When someone is away
rules-absence-text = What happens to the seat of someone who has left is settled before the game, and everyone can see it:
rules-absence-wait = Wait
rules-absence-wait-text = Nobody plays the seat; the table waits.
rules-absence-partner = Partners
rules-absence-partner-text = In each city the partner places for whoever is away. A bot chooses the tiles, since nobody else may look at that hand.
rules-absence-bot = A bot
rules-absence-bot-text = A bot plays the seat.
rules-absence-vote = Vote
rules-absence-vote-text = A bot plays the seat as soon as more than half of the players who are there want it to.
rules-absence-back = Whoever comes back gets their seat back at once. With the slow clock, only someone who has deleted their data counts as away.
rules-absence-link = Someone else can take a seat over, or you can on another device, with a link that you make for your seat, or the host for any. It works once, and a new link replaces it.
rules-absence-give-up = Nobody can give up a game of Between Two Cities: it would take two cities away from the others. Just leave, and this rule takes over.

## City Square Off

rules-sides = Two sides, two grids
rules-sides-idea = Each side has a grid of nine by nine squares, a starter, and the 21 shapes that one to five squares can make, one tile of each. If you can still lay a tile when the other side can’t, you win.
rules-sides-start = First each side takes a different starter and lays it near the centre, any way round: it covers the middle square, and at least four of its six squares lie in the central three by three. The four starters are shapes of our own, a block of two by two with two more squares.
rules-sides-turn = Then card after card is turned, and each names a tile. Both sides lay that tile at the same time, turned and flipped as they like.
rules-sides-edge = A tile lies wholly inside the grid and shares an edge with a tile of its side; a corner is not enough.
rules-sides-secret = Until both sides are done, what you lay this turn is hidden from the other side and can still be moved. Then it stays.
rules-sides-picture = A grid with a starter over the central three by three and two tiles that touch it or each other along an edge.
rules-sides-caption = A starter near the centre, and two tiles after it. The dashed square is the central three by three.
rules-sides-end = How it ends
rules-sides-end-fit = As soon as a card names a tile that one side can’t fit anywhere, the other side wins. The table looks for places itself: nobody has to be asked.
rules-sides-end-groups = If neither side can fit it, the groups of connected open squares are compared: the side with the larger biggest group wins; if those are equal, the second biggest decide, and so on. If all are equal, the game is drawn.
rules-sides-end-give-up = A side can give up at any time, and any of its players can do that for all. The other side wins.
rules-sides-groups-picture = Two full grids side by side with the sizes of their largest groups of open squares: 7, 6 and 5 on the left, 8, 4 and 3 on the right.
rules-sides-groups-caption = Neither side can lay the V of five squares. Eight against seven: the side on the right wins.
rules-sides-variants = Other ways to play
rules-sides-left-over = Left-over starters
rules-sides-left-over-text = You play with the two starters that lay idle in the last game. In a first game two of the four are drawn and set aside, and the sides choose from the other two.
rules-sides-anywhere = Starter anywhere
rules-sides-anywhere-text = A starter may lie anywhere on the grid.
rules-sides-sprint = City Sprint
rules-sides-sprint-text = A race without cards and without a clock. Once the starters lie, both sides cover their whole grids with any of their tiles, and everyone sees every move. Anything but the starter may be taken back. The first side to cover its whole grid wins; the server decides which that was. Afterwards you can see how your grid could have been covered.
rules-sides-sprawl = City Sprawl
rules-sides-sprawl-text = Only one square of a tile has to lie on the grid. It still shares an edge with a tile of its side, and tiles never overlap, not even outside. When a side has filled its grid or can’t lay, or the cards have run out, the squares outside are counted: fewer wins, and equal numbers are a draw.
rules-sides-teams = Teams and bots
rules-sides-teams-text = Up to seven play, every other seat for the same side. Players who share a side see the tiles their teammates are holding, talk among themselves at any time, and may each lay, move and confirm for all. A side plays on as long as one of its players is there.
rules-sides-bot = A bot can play for a side, gentle, steady or sharp. In a City Sprint the level is its pace: about 40, 20 or 10 seconds for a tile.
rules-sides-sprawl-picture = A grid that is almost covered, with tiles that reach over its edge on all four sides.
rules-sides-sprawl-caption = City Sprawl: 19 squares lie outside.
