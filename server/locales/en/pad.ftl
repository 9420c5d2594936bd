# The score pad, for games at a real table.

pad-table = The table
pad-players = Players
pad-level = Level
pad-seats-1 = One player against the Automas: Leftville, Righttown, and Automacity between the two Automas.
pad-seats-2 = Two players have two cities each, and the sum of both counts.
pad-seats-3 = Clockwise around the table. Between every two neighbours lies their city, and between the last and the first too.
pad-player = Player { $number }
pad-cities = The cities
pad-how = Pick a building below and tap the squares where it stands. If none is picked, each tap shows the next building. With a keyboard, type the number beside each building; the arrow keys move, Backspace clears.
pad-palette = Buildings to pick
pad-clear-square = Clear a square
pad-square = row { $row }, column { $column }: { $building }
pad-built = { $building }. { $city }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
pad-gaps = { $count ->
    [one] 1 square is still empty.
   *[other] { $count } squares are still empty.
}
pad-loose = It has no grid: the order makes no difference.
pad-so-far = The scores so far
pad-not-begun = Who wins is shown once every city has a building.
pad-unfinished = Some squares are still empty: this is how things stand now.
pad-share = Pass it on
pad-share-hint = The link holds all cities and names. Whoever opens it sees this pad; nothing is sent to the server.
pad-share-title = The scores of our cities
pad-link = Link to this pad
pad-afresh = Start afresh
pad-afresh-title = Start afresh?
pad-afresh-text = All cities are cleared. The players and their names stay.
pad-afresh-automas = The Automas’ cards are shuffled anew.
pad-keep = Keep them
pad-link-opened = This pad came with a link. Change something, and it is yours.
pad-link-kept = This pad came with a link. What you change here stays in this link, and your own pad stays as it is.
pad-link-damaged = The link is damaged, perhaps because it was cut off. Ask for it once more; your own pad is as it was.
pad-own = Back to my own

## The Automas' moves, for whoever plays alone

pad-automas = The Automas’ moves
pad-automas-how = In Full mode, the pad turns up the Automas’ cards and says what they take, and why. It goes by the cities below, so enter every tile there once it is inserted.
pad-automas-start = Deal seven tiles to everyone, and enter Automacity’s two duplexes below.
pad-automas-left = First it’s your turn: assign and insert your tiles. Then hands pass to the left, and Autommaso gets yours.
pad-automas-right = First it’s your turn: assign and insert your tiles. Then hands pass to the right, and Automarta gets yours.
pad-automas-duplexes = First come your turn and the round of duplexes. Then deal seven new tiles to everyone.
pad-automas-over = The Automas have made their last move. Finish your cities, and see who wins.
pad-automas-stock = Tiles for the hand
pad-automas-missing = { $count ->
    [0] The hand is complete.
    [one] Tap or type the hand: 1 more tile.
   *[other] Tap or type the hand: { $count } more tiles.
}
pad-automas-remove = { $tile }: take it out
pad-automas-draw = Turn up a card
pad-automas-insert = Insert into Automacity: { $tile }
pad-automas-full = Automacity has no free square. Clear one first.
pad-automas-back = Take back the last move
pad-automas-skip = Skip this move
