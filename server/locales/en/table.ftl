# The table: boards, hands, tiles. Shared by every view of a game.

table-comma = ,{" "}
table-you = You
table-nobody = Nobody
table-close = Close
table-total = Total
table-score = Score so far

## Cities and cells

table-side-left = Left city
table-side-right = Right city
table-with = with { $partner }
table-city-left = Your left city, with { $partner }
table-city-right = Your right city, with { $partner }
table-own-left = Your left city
table-own-right = Your right city
table-city-of-left = { $name }’s left city
table-city-of-right = { $name }’s right city
table-city-between = City of { $one } and { $other }
table-between = { $one } & { $other }
table-city-empty = Nothing is built here yet.
table-row = Row { $row }: { $buildings }.
table-cell-free = free
table-cell = row { $row }, column { $col }
table-points-change = { $sign ->
    [minus] minus
   *[plus] plus
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-beside = beside { $buildings }

## The ring

table-ring = Everyone around the table
table-pass-left = Hands pass to the left
table-pass-right = Hands pass to the right
table-doing-thinking = thinking
table-doing-chosen = chosen
table-doing-placing = placing
table-doing-placed = placed
table-doing-holding = second
table-doing-called = first
table-doing-gone = not here
table-doing-reading = reading the result
table-doing-away = away
table-doing-held = a bot plays

## The turn

table-turn = { $turns ->
    [1] Round { $round }, the only turn
   *[other] Round { $round }, turn { $turn } of { $turns }
}
table-head-choose = Choose two tiles
table-head-choosing = Tiles are being chosen
table-head-placing = Tiles are being placed
table-head-given = Your two tiles
table-head-place = Build in both cities
table-head-placed = Both tiles are placed
table-head-ended = The cities are built
table-hint-choose = { $count ->
    [0] One for each of your cities. Where they go is settled later.
    [one] And one more.
   *[other] Once kept, they can’t be changed.
}
table-hint-choose-duplexes = { $count ->
    [0] One for each city. A duplex fills two places and can’t be turned.
   *[other] { table-hint-choose }
}
table-hint-choose-last = { $count ->
    [0] Two for your cities. The third leaves the game unseen.
   *[other] { table-hint-choose }
}
table-hint-choose-twice = Every round is played twice, as A and B. One tile for each of your cities: both count.
table-hint-choose-again = Once more, with new tiles. One for each of your cities.
table-why-two = { $count ->
    [0] First choose two tiles.
   *[other] First choose one more tile.
}
table-hint-idle = Drag a tile into a city, or tap the tile and then a place.
table-hint-picked = Choose a marked place in one of your cities.
table-hint-paused = The game is paused. Resume it when everyone is ready.
table-hint-paused-by-host = The game is paused until { $name } resumes it.
table-why-choosing = First choose two tiles. You place them after the reveal.
table-why-placed = { $name } has just placed that tile.
table-why-paused = The game is paused. Tiles stay where they are until it goes on.
table-hint-dragging = Let go over a marked place.
table-hint-provisional = Confirm this place, choose another or take the tile back.
table-hint-other = Confirm this place, or choose one for your other tile: { $tile }.
table-hint-last = Choose a place for your other tile: { $tile }.
table-hint-propose = Choose the place that you propose to { $name }.
table-hint-proposed = { $name } proposes a place for their tile: { $tile }.
table-hint-proposed-own = { $name } proposes a place for your tile: { $tile }.
table-hint-proposed-press = Press the dashed tile to answer.
table-hint-proposed-here = { $name } proposes this place for your tile, too: confirm it to agree.
table-hint-proposed-back = Answer, or press the proposal again to go back to your own tile.
table-hint-asked = Waiting for { $name } to answer. If they agree, they place the tile there.
table-hint-asked-own = Waiting for { $name } to answer. If they agree, you place your tile there.
table-hint-agreed = { $name } agrees: press “Place it here”, or find another place for the tile.
table-hint-proposing = Propose this place, choose another or put the tile back.
table-hint-same = { $name } has a tile in the same place. Whoever confirms first builds there.
table-hint-both = Place both, or one after the other. Until then you can still move them.
table-hint-replaces = Here it replaces: { $tile }.
table-hint-sent = Sending…
table-swapped = Swapped: { $tile } instead of { $other }. You keep two.
table-waiting = Waiting for { $names }
table-hint-meanwhile = Meanwhile you can tap a partner’s tile to propose a place for it.
table-hand = Your hand
table-given = The tiles you chose
table-give = Keep these two
table-my-tiles = Your two tiles
table-placed-tile = { $tile }, placed
table-in-left = left city
table-in-right = right city
table-enlarge = Enlarge: { $city }
table-both-cities = Show both cities
table-tab-hand = Hand

## Placing

table-confirm = Place
table-confirm-for = Place for { $name }
table-place-both = Place both
table-take-back = Take back
table-take-back-word = Take back
table-hold-means = Let { $name } place first
table-hold-brief = { $name } first
table-hold-end = Don’t wait
table-you-hold = You’re waiting: { $name } places first.
table-partner-holds = { $name } is waiting for your tile.
table-partner-placed = { $name } has placed here.
table-called-you = You both wait: you place first (your seating value, { $mine }, is lower than { $theirs }).
table-called-over = { $name } isn’t waiting any more: whoever is ready can place.
table-called-partner = You both wait: { $name } places first (their seating value, { $theirs }, is lower than { $mine }).
table-partner-tiles = { $name }’s two tiles
table-why-served = You have already placed a tile here this turn.
table-why-served-by = { $name } has already placed a tile here this turn.
table-why-other-city = { $name } doesn’t build in this city.
table-why-taken = There is already a building there.
table-why-half = The duplex doesn’t fit this way: its other half would lie on a building.
table-why-wide = The city would be more than four wide or high.
table-why-apart = A tile must share an edge with a building; a corner is not enough.
table-why-proposed = That place is proposed already.
table-why-proposes-one = Taken back: { $tile }. This proposal replaces it.
table-why-gone = Taken back: { $tile }. { $why }
table-ranked = { $places }: the factory ranking has changed.
table-why-quicker = Taken back: { $tile }. Your partner was quicker to build there.
table-why-replaced = Taken back: { $tile }. Only one tile can wait in a city.
table-why-promised = Taken back: { $tile }. You have agreed to { $name }’s tile there.

## Proposals

table-propose = Propose this place
table-ask = Propose this place to { $name }
table-ask-word = Propose
table-propose-for = Propose a place
table-propose-for-tile = Propose a place for { $name }’s tile: { $tile }
table-place-for = Place for { $name }
table-place-for-tile = Place a tile for { $name }: { $tile }
table-proposals = Proposals
table-proposal = { $name } proposes: { $what }
table-proposal-own = You propose: { $what }
table-asked = no answer yet
table-accept = Agree
table-decline = Rather not
table-withdraw = Withdraw
table-agreed = Agreed: { $name } will place it
table-agreed-own = Agreed: place it there
table-place-agreed = Place it here
table-counter = Elsewhere
table-call-off = Call off
table-tries = { $name } is trying: { $tile }, { $where }
table-merit-shop-row = { $count ->
        [1] one shop
        [4] completes the shop row
       *[other] { $count } shops in a row
    }
table-merit-most-factories = no city has more factories
table-merit-factories = { $count ->
        [one] one factory
       *[other] { $count } factories
    }
table-merit-tavern-set = { $count ->
        [1] begins a set of taverns
        [4] completes a set of taverns
       *[other] { $count } different taverns
    }
table-merit-offices = { $count ->
        [one] the first office
       *[other] { $count } offices
    }
table-merit-offices-by-tavern = a tavern beside offices
table-merit-park-group = { $count ->
        [one] a park by itself
       *[other] { $count } parks together
    }
table-merit-house = a good place for a house
table-merit-for-houses = more for the houses
table-merit-later = a start, no points yet

## Said to screen readers

table-say-picked = { $tile } picked, { $count } of 2.
table-say-unpicked = { $tile } put back, { $count } of 2.
table-say-lifted = { $tile } in hand. Arrow keys choose a place, Tab goes to the other city, Enter puts it there, Escape puts it back.
table-say-back = Tile put back.
table-say-provisional = { $tile } put on { $where }. Enter places it for good, Escape takes it back.
table-say-proposing = On { $where }. Enter proposes this place, Escape puts the tile back.
table-say-placed = Placed. { $city }.
table-say-proposed = Proposed.
table-say-agreed = { $name } agrees.
table-say-elsewhere = { $name } has placed the tile ({ $tile }) in the other city.
table-say-declined = { $name } would rather not.
table-say-declined-own = { $name } would rather not. Where your tile goes is still up to you.
table-say-revealed = { $name }: { $first } and { $second }.
table-say-partner-left = { $name } placed { $tile } in your left city.
table-say-partner-right = { $name } placed { $tile } in your right city.

## What concerns the whole table

table-bulletin = Table news
table-paused = The game is paused.
table-paused-you = You paused the game.
table-paused-by = { $name } paused the game.
table-paused-left = Time left in this phase: { $time }
table-resume = Resume
table-resumed = The game goes on.
table-pause = Pause
table-gift-slow = + 1 day
table-gift-relaxed = + 2 min
table-gift-brisk = + 1 min
table-give-time-slow = Give the table one more day
table-give-time-relaxed = Give the table two more minutes
table-give-time-brisk = Give the table one more minute
table-gave-time = More time from { $names }
table-away-wait = { $name } is away. The table waits.
table-away-held = { $name } is away. A bot plays in the meantime.
table-away-mine = { $name } is away. You may place for them in the city that you share.
table-away-partners = { $name } is away. Whoever shares a city with them places there; a bot chooses.
table-away-ask = { $name } is away. Should a bot play for now?
table-away-side = { $name } is away. The others of their side play on.
table-gone-wait = { $name } has deleted their data and won’t come back. The host can give the seat to somebody else.
table-gone-held = { $name } has deleted their data and won’t come back. A bot plays on for them.
table-gone-mine = { $name } has deleted their data and won’t come back. You may place for them in the city that you share.
table-gone-partners = { $name } has deleted their data and won’t come back. Whoever shares a city with them places there; a bot chooses.
table-gone-ask = { $name } has deleted their data and won’t come back. Should a bot play on for them?
table-gone-side = { $name } has deleted their data and won’t come back. The others of their side play on.
table-left-wait = { $name } has left the game for good. The host can give the seat to somebody else.
table-left-held = { $name } has left the game for good. A bot plays on for them.
table-left-mine = { $name } has left the game for good. You may place for them in the city that you share.
table-left-partners = { $name } has left the game for good. Whoever shares a city with them places there; a bot chooses.
table-left-ask = { $name } has left the game for good. Should a bot play on for them?
table-left-side = { $name } has left the game for good. The others of their side play on.
table-left-you = You have left this game for good. Only a link to your seat brings you back; the host can make one.
table-votes = Votes: { $cast } of { $needed }
table-vote-hold = Let a bot play for { $name }
table-vote-back = Take back my vote
table-hand-on = Hand the seat on
table-back = { $name } is back.
table-takes-over = { $name } takes over from { $before }.
table-late-chosen = Time ran out for { $names }: the tiles they had picked counted, and a bot chose the rest.
table-late-placed = Time ran out for { $names }: a bot placed the rest.

## Seats, handed on

table-seat-mine = Your seat
table-seat-of = { $name }’s seat
table-seat-elsewhere = Whoever opens a link to your seat carries on for you. For another device of your own, make a link under “My games” instead: your name and all your games come with it.
table-seat-hand-on = Whoever opens a link to this seat carries on for { $name }.
table-seat-offer = Make a link
table-seat-offer-anew = Make a new link
table-seat-link = Link to this seat
table-seat-warning = Treat the link like the seat itself: give it to one person only. It works once, and a new link replaces it.

## Back at the table

since-title = While you were away
since-built = { $city }: { $tiles }
since-built-points = { $city }: { $tiles }. { $was } → { $is } points
since-turn = Now: { $turn }
since-said = { $count ->
    [one] One new message
   *[other] { $count } new messages
}
