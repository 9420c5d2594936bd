# Why something could not be done, and what to do instead. One message for each code of a refusal.

refusal-unknown = That was not possible ({ $code }). Reload the page and try again.

## The connection

refusal-malformed = The server did not understand that. Reload the page: it may be an older version.
refusal-too-fast = That was a lot at once. Wait { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    } and go on.
refusal-too-many-join = Many people are coming in just now. Wait { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    } and try again.
refusal-too-much-talk = You said a lot in a short time. Wait { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    } and try again.
refusal-busy = The room is very busy right now. Try again in a moment.
refusal-store-failed = The server couldn’t save that, so nothing has changed. Try again in a moment.
refusal-log-full = So much has happened in this room that its log is full. Open another one.
refusal-too-big = That was too long to send. Make it shorter.
refusal-outbox-full = Too much is waiting to be sent. Wait until you are connected again.

## The room

refusal-not-a-member = Come in first: enter your name above.
refusal-removed = You were banned from this room.
refusal-room-full = The room is full: it holds { $limit } people. Someone has to leave first.
refusal-no-watchers = This room doesn’t admit watchers and has no free seat. Ask the host.
refusal-locked = This room is locked: nobody new can come in. Ask the host to open the door.
refusal-knock-first = Newcomers have to knock here. Reload the page and knock.
refusal-door-open = You don’t have to knock: the door is open. Reload the page.
refusal-too-many-knock = { $limit } people are knocking already. Wait a moment and knock again.
refusal-no-such-knock = Nobody is waiting there any more.
refusal-bad-name = A name has 1 to { $limit } characters. Choose another one.
refusal-unreadable-name = That name contains something that can’t be seen or read. Type it in ordinary letters.
refusal-name-taken = Somebody here has that name already. Choose another one.
refusal-name-looks-like = That name looks just like { $name }. Choose another one.
refusal-not-host = Only the host can do that. Ask them.
refusal-host-not-away = The host is here, or was until a moment ago. Wait until they are away.
refusal-game-too-long = More happened in this game than a new room can begin with. Play on from an earlier moment.
refusal-too-many-uploads = This game would be kept among your uploads, and you have { $most } of them, which is the most there can be. Remove one first.
refusal-wrong-stage = The room has moved on meanwhile, so that is not possible now.
refusal-no-such-seat = There is no such seat at this table any more. Choose another one.
refusal-seat-taken = Somebody was faster. Choose another seat.
refusal-no-free-seat = The last seat has just been taken. You can watch, or ask the host for another seat.
refusal-not-seated = You need a seat at the table for that.
refusal-other-shuffle = That shuffle is over.
refusal-has-contributed = Your number is already in this shuffle.
refusal-seats-free = { $free ->
        [one] One seat is still free. Fill it, or set fewer seats.
       *[other] { $free } seats are still free. Fill them, or set fewer seats.
    }
refusal-has-seat = You already have a seat at this table. Leave the link to someone without one.
refusal-no-such-key = This seat link no longer works: it was used or replaced. Ask for a new one.
refusal-no-bot = No bot can do that here. Check who sits there.
refusal-deal-fixed = This deal is for this game and this number of players. To play something else, open another room or wait until the first game is over.
refusal-day-over = The day of this deal is over. Go to “Deal of the day” for today’s, or open another room.
refusal-bad-options = The game does not have these options. Reload the page.
refusal-bad-arrangement = Somebody has sat down or stood up meanwhile. Look again before you move anyone.
refusal-no-such-member = That person is no longer in the room.
refusal-in-mid-game = Players can’t be removed during a game. Wait until it is over.
refusal-host-stays = The host can’t be removed, nor can whoever the host stands in for.
refusal-bad-text = A message has 1 to { $limit } characters. Make it shorter.
refusal-muted = The host has muted you. You can keep playing.
refusal-watchers-muted = The host lets only players talk at the moment.
refusal-host-speaks = The host can’t be muted.
refusal-not-your-channel = You can’t write there. Use another channel.
refusal-talk-cleared = The host has deleted all messages.
refusal-seat-lost = { $name } has taken over your seat. You are watching now.
refusal-seat-gone = The table has fewer seats now, and yours is gone.
refusal-talk-closed = City talk is closed while tiles are being chosen. It opens with the reveal.
refusal-plans-wait = Plans wait for the reveal. Until then everyone decides alone.
refusal-bad-proposal = That place can’t be proposed any more: the tile was placed, or something stands there.
refusal-no-such-proposal = That proposal is no longer open.

## The game

refusal-game-over = The game is over.
refusal-wrong-turn = That came too late: it is round { $round }, turn { $turn } now.
refusal-other-turn = That came too late: the game has moved on.
refusal-not-choosing = Everyone has chosen: it is time to place the tiles.
refusal-not-placing = Tiles are still being chosen. Place yours after the reveal.
refusal-already-chosen = You have already chosen, and that can’t be changed.
refusal-same-tile-twice = Choose different tiles.
refusal-not-in-hand = That tile is not in your hand. Choose among the { $held } that you hold.
refusal-no-such-tile = There is no such tile. Choose one of your two.
refusal-tile-already-placed = That tile is in a city already. Place the other one.
refusal-city-already-served = That city already has its tile from you. The other tile goes into the other city.
refusal-no-such-cell = That is off the board. Choose a marked place.
refusal-occupied = Your partner was quicker to build there. Choose a marked place.
refusal-not-adjacent = A tile must share an edge with the city. Choose a marked place.
refusal-outside-frame = The city would outgrow four by four. Choose a marked place.
refusal-first-tile-in-the-middle = The first tile of a city lies in the middle. Put it there.
refusal-no-partner = You build this city alone: there is nobody to wait for. Place your tile.
refusal-nothing-to-hold-back = You owe this city no tile this turn, so there is nothing to hold back.
refusal-partner-has-placed = Your partner has already placed here. It is your move.
refusal-called-to-place = You both waited, and your seating value is the lower one: place here first.
refusal-other-game = Another game is on the table now. Reload the page.

## The solo game

refusal-not-assigning = All tiles of this turn are assigned. Insert them now.
refusal-not-inserting = Assign tiles to the cities first. Then insert them.
refusal-nothing-for-automacity = One of the three tiles goes to Automacity. Assign it one.
refusal-not-for-automacity = The Automas fill Automacity themselves. Assign one tile to each of your own cities.

## Who is away, and time

refusal-not-away = That player is at the table. Let them play themselves.
refusal-player-here = The player of that seat is here. The host can hand it on once they are away or the table agrees.
refusal-other-rule = In this room that is not the rule for players who are away. Look at the options.
refusal-not-your-city = You can only place into a city that you share with them.
refusal-paused = The game is paused. Wait until the host resumes it.
refusal-not-paused = The game is not paused: go on playing.
refusal-no-clock = No clock is running, so nobody needs more time.
refusal-time-given = You have already given time in this phase. Another player still can.

## The campaign

refusal-no-campaign = No campaign is going on here any more. Open a room for a new one.
refusal-in-campaign = A campaign is going on: its game, its level and its player stay until the last game.
refusal-bonus-due = Choose the bonus of this game first.
refusal-bonus-chosen = The bonus of this game is chosen. Go on to the next game.
refusal-bonus-used = That type has already given a bonus in this campaign. Choose another one.

## City Square Off

refusal-starter-taken = The other side has taken that starter. Take another one.
refusal-not-this-piece = That tile is on the grid already, or not the one to lay now. Take another one.
refusal-no-such-facing = That tile can’t be turned like that. Reload the page.
refusal-off-grid = That reaches too far over the edge of the grid. Choose a place further inside.
refusal-off-centre = A starter must cover the middle square, with at least four of its squares in the central three by three. Move it there.
refusal-on-tile = Another tile lies there. Choose open squares.
refusal-apart = A tile must share an edge with one of yours. Lay it right beside one.
refusal-moved = Your side has moved the tile: it lies elsewhere now.
refusal-not-laid = That tile can’t be taken back any more. Look at your grid.
refusal-nothing-to-confirm = Your side is done already, or has laid nothing yet. Look at your grid.
refusal-no-team = Nobody shares your side, so there is nobody to show a tile to.
refusal-nothing-to-solve = There is nothing to solve: only a grid that wasn’t covered in a City Sprint, and only once.
