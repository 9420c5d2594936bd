# Why something could not be done, and what to do instead. One message for each code of a refusal.

refusal-unknown = That was not possible ({ $code }). Reload the page and try again.

## The connection

refusal-malformed = The server did not understand that. Reload the page: it may be an older version.
refusal-too-fast = That was a lot at once. Wait { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    } and go on.
refusal-too-much-talk = You said a lot in a short time. Wait { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    } and say it then.
refusal-busy = The room is very busy right now. Try again in a moment.
refusal-store-failed = The server could not write that down, so nothing has changed. Try again in a moment.
refusal-too-big = That was too long to be sent. Make it shorter.
refusal-outbox-full = Too much is waiting for the connection. Wait until it is back.

## The room

refusal-not-a-member = Come into the room first: give a name above.
refusal-removed = The host has sent you away from this room.
refusal-room-full = The room is full: it holds { $limit } people. Someone has to leave first.
refusal-no-watchers = This room admits no watchers and has no free seat. Ask the host.
refusal-bad-name = A name has 1 to { $limit } characters. Choose another one.
refusal-name-taken = Somebody here has that name already. Choose another one.
refusal-not-host = Only the host can do that. Ask them.
refusal-wrong-stage = The room has moved on meanwhile, so that is not possible now.
refusal-no-such-seat = There is no such seat at this table any more. Choose another one.
refusal-seat-taken = Somebody was faster and sits there. Choose another seat.
refusal-not-seated = For that you need a seat at the table.
refusal-seats-free = { $free ->
        [one] One seat is still free. Fill it, or set fewer seats.
       *[other] { $free } seats are still free. Fill them, or set fewer seats.
    }
refusal-has-seat = You have a seat at this table already. Leave the link to someone without one.
refusal-no-such-key = This link to a seat is no longer good: it was used, or replaced by a newer one. Ask for a new one.
refusal-no-bot = No house bot can do that here. Look again at who sits there.
refusal-bad-options = The game does not have these options. Reload the page.
refusal-bad-arrangement = Somebody has sat down or stood up meanwhile. Look again and move them then.
refusal-no-such-member = That person is no longer in the room.
refusal-in-mid-game = Players can’t be sent away during a game. Wait until it is over.
refusal-host-stays = The host can’t be sent away. Make someone else the host first.
refusal-bad-text = A line has 1 to { $limit } characters. Make it shorter.
refusal-not-your-channel = You can’t write there. Use another talk.
refusal-talk-closed = City talk is closed while tiles are being chosen. It opens with the reveal.
refusal-bad-proposal = That place can’t be proposed any more: the tile was placed, or something stands there.
refusal-no-such-proposal = That proposal is no longer open.

## The game

refusal-game-over = The game is over.
refusal-wrong-turn = That came too late: it is round { $round }, turn { $turn } now.
refusal-not-choosing = All have chosen already: now the tiles are placed.
refusal-not-placing = Tiles are still being chosen. Place yours after the reveal.
refusal-already-chosen = You have made your choice already, and it can’t be changed.
refusal-same-tile-twice = Choose different tiles.
refusal-not-in-hand = That tile is not in your hand. Choose among the { $held } that you hold.
refusal-no-such-tile = There is no such tile. Choose one of your two.
refusal-tile-already-placed = That tile lies in a city already. Place the other one.
refusal-city-already-served = That city has its tile from you. The other tile goes into the other city.
refusal-no-such-cell = That is beside the board. Choose a marked place.
refusal-occupied = Something stands there already. Choose a marked place.
refusal-not-adjacent = A tile must share an edge with the city. Choose a marked place.
refusal-outside-frame = The city would outgrow four by four. Choose a marked place.
refusal-first-tile-in-the-middle = The first tile of a city lies in the middle. Put it there.
refusal-no-partner = You build this city alone: there is nobody to wait for. Place your tile.
refusal-nothing-to-hold-back = You owe this city nothing this turn, so there is nothing to wait with.
refusal-partner-has-placed = Your partner has placed here already. It is up to you.
refusal-called-to-place = You both waited, and your seating value is the lower one: place here first.
refusal-other-game = Another game is on the table now. Reload the page.

## The solo game

refusal-not-assigning = All tiles of this turn are assigned already. Insert them now.
refusal-not-inserting = Assign tiles to the cities first. Then you insert them.
refusal-nothing-for-automacity = Automacity gets one of the three tiles, too. Assign it one.
refusal-not-for-automacity = The Automas fill Automacity themselves. Assign one tile to each of your own cities.

## Who is away, and time

refusal-not-away = That player is at the table. Let them play themselves.
refusal-other-rule = In this room that is not the rule for players who are away. Look at the options.
refusal-not-your-city = You can only place into a city that you share with them.
refusal-paused = The game is paused. Wait until the host lets it go on.
refusal-not-paused = The game is not paused: go on playing.
refusal-no-clock = No clock is running, so there is no need of more time.
refusal-time-given = You have given time in this phase already. Another player still can.

## The campaign

refusal-no-campaign = No campaign is going on here any more. Open a room for a new one.
refusal-in-campaign = A campaign is going on: its game, its level and its player stay until the last game.
refusal-bonus-due = Choose the bonus of this game first.
refusal-bonus-chosen = The bonus of this game has been chosen. Go on to the next game.
refusal-bonus-used = That type has given a bonus in this campaign. Choose another one.

## City Square Off

refusal-starter-taken = The other side has taken that starter. Take another one.
refusal-not-this-piece = That tile lies already, or is not the one to be laid now. Take another one.
refusal-no-such-facing = That tile can’t be turned so. Reload the page.
refusal-off-grid = That reaches too far over the edge of the grid. Choose a place further inside.
refusal-off-centre = A starter covers the middle square, and four of its squares lie in the central three by three. Move it there.
refusal-on-tile = Another tile lies there. Choose open squares.
refusal-apart = A tile shares an edge with one of yours. Lay it right beside one.
refusal-moved = Your side has moved the tile: it lies elsewhere now.
refusal-not-laid = That tile can’t be taken back any more. Look at your grid.
refusal-nothing-to-confirm = Your side is done already, or has laid nothing yet. Look at your grid.
refusal-no-team = Nobody shares your side, so there is nobody to show a tile to.
refusal-nothing-to-solve = There is nothing to be solved: only a grid that was not covered in a City Sprint, and only once.
