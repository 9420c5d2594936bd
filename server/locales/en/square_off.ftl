# City Square Off.

square-off-name = City Square Off

## Pieces

square-off-piece = { $piece ->
    [a] single square
    [b] two squares
    [c] straight three
    [d] corner of three
    [e] straight four
    [f] square of four
    [g] T of four
    [h] S of four
    [i] L of four
    [j] F of five
    [k] straight five
    [l] long L of five
    [m] N of five
    [n] P of five
    [o] T of five
    [p] U of five
    [q] V of five
    [r] W of five
    [s] cross of five
    [t] Y of five
    [u] Z of five
    [A] starter, block with an arm
    [B] starter, slanting block
    [C] starter, block with two corners
    [D] starter, long slanting block
   *[other] piece
}

## Grids

square-off-grid-mine = Your grid
square-off-grid-of = Grid of { $names }
square-off-square = row { $row }, column { $col }
square-off-square-outside = outside, row { $row }, column { $col }
square-off-cell = { $square }: { $what }
square-off-open = open
square-off-cell-held = { $piece }, in hand
square-off-cell-laid = { $piece }, laid, can be moved
square-off-cell-lost = open, out of reach
square-off-can-lie = fits here
square-off-why-off_grid = It reaches over the edge of the grid.
square-off-why-outside = At least one square must lie on the grid.
square-off-why-off_centre = It must cover the middle, with at least four of its squares in the marked area.
square-off-why-on_tile = Another tile lies there.
square-off-why-apart = It must share an edge with one of your tiles.
square-off-open-squares = { $count ->
    [one] { $count } square open
   *[other] { $count } squares open
}
square-off-outside-squares = { $count ->
    [one] { $count } outside
   *[other] { $count } outside
}
square-off-time = Time of the race
square-off-took = The race took { $time }.
square-off-pace = { $pace ->
    [one] { $pace } square a minute
   *[other] { $pace } squares a minute
}
square-off-covered = Squares covered by { $names }
square-off-peek = { $grid }: enlarge

## The turn

square-off-now-start = The start
square-off-now-place = Card { $turn }
square-off-now-race = City Sprint
square-off-now-ended = The end
square-off-head-start = Lay your starter
square-off-head-place = Lay this card’s tile
square-off-head-race = Go! Cover your grid
square-off-head-done = Your side is done
square-off-head-watch-start = Both sides lay their starters
square-off-head-watch-place = Both sides lay the same tile
square-off-head-watch-race = Both sides cover their grids
square-off-waiting = Waiting for { $names }.
square-off-hint-choose-start = { $mode ->
    [sprint] Take one of the starters. The first grid that is full wins.
    [sprawl] Take one of the starters. The side with fewer squares outside wins.
   *[base] Take one of the starters. Whoever can’t lay a tile any more loses.
}
square-off-hint-choose-race = Take one of your tiles, or one back from the grid.
square-off-hint-start = { $rule ->
    [anywhere] Drag it onto your grid, or tap a square.
   *[centre] Drag it to the middle of your grid, or tap a square there.
}
square-off-hint-place = { $rule ->
    [overhang] Put it beside your tiles. The side with fewer squares outside wins.
   *[inside] Drag it beside your tiles, or tap a square there.
}
square-off-hint-end = Whoever can’t lay a tile loses; if neither can, the larger open group wins.
square-off-hint-race = Drag it onto your grid, or tap. Tap a tile there to take it back.
square-off-hint-laid = You can move and turn it until both sides are done.
square-off-hint-outside = { $count ->
    [one] One square lies over the edge, and counts against you.
   *[other] { $count } squares lie over the edge, and count against you.
}
square-off-late = Time was up: a bot laid for { $names }.
square-off-doing-choosing = choosing a starter
square-off-doing-laying = laying
square-off-doing-done = done
square-off-doing-reading = still at the last result
square-off-stock-start = Starters
square-off-stock-place = Tile in hand
square-off-stock-race = Your tiles
square-off-taken = { $piece }, taken by the other side
square-off-used = { $piece }, on your grid
square-off-taken-mark = taken
square-off-turns = Turn the tile
square-off-turn-left = Turn to the left
square-off-turn-right = Turn to the right
square-off-turn-over = Turn over
square-off-done = Done
square-off-again = Move again
square-off-ahead = Mark squares that can no longer be covered
square-off-ahead-none = (none yet)
square-off-cards = Cards and tiles
square-off-card = Card { $turn }
square-off-to-come = Still to come: { $count }
square-off-gone = Played: { $count }
square-off-give-up = Give up…
square-off-give-up-title = Give up the game?
square-off-give-up-text = { $team ->
    [team] Your whole side loses, and the game is over.
   *[alone] You lose, and the game is over.
}
square-off-give-up-sure = Give up
square-off-give-up-not = Keep playing

## Said to screen readers

square-off-say-card = Card { $turn }: { $piece }.
square-off-say-chosen = { $piece } in hand. Arrow keys move it, R turns and F flips it, Enter lays it, Escape puts it back.
square-off-say-turned = Turned: { $shape }
square-off-shape = { $high } high, { $wide } wide.
square-off-shape-row = Row { $row }: { $cols }.
square-off-say-laid = { $piece } laid. It can still be moved until you are done.
square-off-say-laid-race = { $piece } laid.
square-off-say-back = Put back.
square-off-say-other-done = The other side is done.
square-off-say-side-laid = Laid for your side: { $piece }, { $square }.
square-off-say-side-lifted = Taken back for your side: { $piece }.
square-off-say-side-done = Your side is done.
square-off-say-side-again = Your side is no longer done.
square-off-say-other-open = The other side: { $open }.
square-off-go = Go!

## The end

square-off-end-drawn = A draw
square-off-end-won = Won by { $names }
square-off-end-you = You have won
square-off-end-yours = Your side has won
square-off-end-winner = won
square-off-end-fit = { $winner } could still fit this tile, { $loser } could not: { $piece }.
square-off-end-groups = Neither side could fit the last tile ({ $piece }). { $rank ->
    [1] The larger group of open squares wins
   *[other] The largest groups of open squares are equal, so the first that differ decide, and the larger one wins
}: { $more } against { $less }.
square-off-end-groups-drawn = Neither side could fit the last tile ({ $piece }), and all groups of open squares are equal.
square-off-end-outside = Fewer squares outside the grid: { $less } against { $more }.
square-off-end-outside-drawn = Both sides have { $less } squares outside the grid.
square-off-end-covered = { $winner } covered the whole grid first.
square-off-end-gave-up = { $loser } gave up.
square-off-compared = What was compared
square-off-groups = Groups of open squares
square-off-squares = Squares
square-off-group =
    { $rank ->
        [1] Largest
        [2] 2nd largest
        [3] 3rd largest
        *[other] { $rank }th largest
    }
square-off-outside = Outside the grid
square-off-open-row = Open
square-off-decides = decides
square-off-solve = Show how mine could have been covered
square-off-solution-of = Grid of { $names }, covered
square-off-solution-back = { $count ->
    [0] No tile has to be taken back.
    [one] { $count } tile taken back.
   *[other] { $count } tiles taken back.
}
square-off-solution-hide = Show mine as it was
square-off-solution-show = Show it covered
