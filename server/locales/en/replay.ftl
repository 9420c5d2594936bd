# The page of a finished game, which plays it again.

replay-open = Watch the game again
replay-along = Watch along with { $name }
replay-heading = Replay of game { $number }
replay-heading-upload = Replay of a game
replay-links = This game
replay-file = Download
replay-picture = Picture
replay-picture-save = Save a picture of the game
replay-to-room = To the room
replay-to-files = More games from files
replay-none = This game can’t be shown
replay-none-why = It may still be going on, or the room may not let you in.

replay-controls = Replay controls
replay-turn-back = To the previous turn
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step forward
replay-turn-on = To the next turn
replay-list = { $hands ->
    [true] Moves, talk, hands and points
   *[other] Moves, talk and points
}
replay-moves = Moves
replay-position = Position in the game
replay-speed = Speed

replay-dealt = The game begins.
replay-over = The game is over.
replay-hands = The hands of this turn
replay-kept-tile = { $tile }, kept
replay-points = Points
replay-covered = Squares covered

## What was done

replay-kept = { $name } keeps: { $first }, { $second }
replay-placed = { $name } places { $tile }: { $city }
# Before placing into the city that the two share.
replay-held = { $on ->
    [true] { $name } lets { $partner } go first
   *[false] { $name } no longer waits for { $partner }
}
replay-proposed = proposes a place for { $own ->
    [true] a tile
   *[false] { $owner }’s tile
} ({ $tile }): { $where } – { $outcome ->
    [accepted] agreed
    [declined] declined
    [withdrawn] withdrawn
   *[open] no answer
}
replay-for-town = { $town }: { $tile }
replay-assigned = { $name } assigns – { $tiles }
replay-laid = { $name } lays { $piece }
replay-lifted = { $name } takes back { $piece }
replay-gave-up = { $name } gives up

## Review

replay-two-tiles = { $first } and { $second }
replay-into = { $tile } – { $city }
review-ask = What was each move worth?
review-hint = The server plays on from every move, knowing no more than whoever made it. That takes a few seconds.
review-none = Games of this kind can’t be reviewed yet.
review-thinking = Playing on from every move…
review-done = The review is ready.
review-failed = The review couldn’t be loaded. Try again in a moment.
review-heading = How well everyone played
review-heading-hint = How much of what was possible each player took, and how their choices compare with the best ones. Step through the game: each choice shows its mark and the alternatives.
review-count-best = { $count } best
review-count-good = { $count } good
review-count-doubtful = { $count } doubtful
review-count-missed = { $count } missed
review-mark-best = best
review-mark-good = good
review-mark-doubtful = doubtful
review-mark-missed = missed
review-partners = Partners
review-luck = Luck of the deal, in points
review-turned = Where the game turned
review-turned-tiles = No choice cost much here: it was the tiles, or what others built.
# $before and $after: how far ahead or behind, or how likely a win is.
review-lead = { $name }: from { $before } to { $after }
review-chances = { $name }’s chance to win: { $before } before both sides’ tiles, { $after } after
review-ahead = { $points } points ahead
review-behind = { $points } points behind
review-level = level
# $points has a decimal.
review-better = Better by { $points } points: { $option }
# The best arrangement of a city’s own tiles, had all been known.
review-hindsight = The most from the same tiles
# Points.
review-reached = { $reached } of { $most } points
review-only = Nothing else was possible.
review-options = What was possible
# The final score that can be expected.
review-result = Expected result: { $points }
review-difference = Difference
review-difference-means = Difference: how many points smaller the expected lead is than with the best choice. Bold: what was played.
review-fits = How the last tile would have fitted
review-fits-from = { $names }: from this turn on, every tile to come could still have been laid, in the order of the numbers.
review-fits-grid = Grid of { $names } as it could have been
review-rescues = Below each move of the race you see how that side’s grid could still have been covered.
# $place: the square under the tile’s middle. $best and $played: like 12 %.
review-likelier = With its middle on { $place }, the tile wins { $best } of the time instead of { $played }.
review-chance = Wins
review-still-fit = Tiles that fit
review-squares-columns = Wins: how often, if the game goes on from there. Tiles that fit: how many of those still to come ({ $count }) have a place right after. Places are named by the middle of the tile. In bold: what was played.
review-race = How the grids could have been covered
review-race-hint = The server looks for a way to cover each grid after every move. That takes a few seconds.
# For screen readers. $piece: like “L of five squares”.
review-square-number = { $number }: { $piece }
review-square-played = { $piece }, as it was played
review-square-shown = { $piece }, in the placement shown

## Watching together

together-open = Watch together
together-connecting = Connecting to the room…
together-out = The room doesn’t let you in just now. You can watch alone.
together-mine = You’re leading: whoever watches with you goes where you go.
together-nobody = Nobody is leading just now.
together-stranger = Nobody is leading just now. Only people who have joined the room can.
together-following = { $name } is leading, and you’re following.
together-apart = { $name } is leading; you’re looking around on your own.
together-here = Also in the room: { $names }
together-followers = Following along: { $names }
together-look-around = Look around
together-follow = Follow { $name }
together-lead = Lead from here
together-leave = Leave
together-begun = Your next game is on: go and play
together-setting-up = Join the others for the next game

## Playing on from a moment

branch-open = Play on from here
branch-over = The game is over at this point. Go back to an earlier moment.
branch-what = A new room opens, in which this game goes on from here with the tiles that it had. Bots take the other seats.
branch-what-alone = A new room opens, in which this game goes on from here with the tiles that it had.
branch-seat = Your seat
branch-bots = Level of the bots
branch-known = How this game went on is known, so nothing counts there: no wins, no high scores. The room shows which game it comes from.
branch-begin = Play on
branch-failed = The room could not be opened. Please try again in a moment.
branched-mark = What if?
branched-what = This game goes on from a moment of another one. Its deal was known beforehand, so nobody’s wins are counted.
branched-watch = Watch the other game
dealt-again-what = This game has the deal of another one. Somebody may have known the tiles, so nobody’s wins are counted.
of-day-what = This is a deal of { DATETIME($day, dateStyle: "long") }: everyone who played it with the same number of players had the same tiles.
of-day-checked = Your browser has checked that nothing but the day’s secret decided on them.
of-day-others = What others made of it

## Comparing two tables with the same deal

compare-open = Compare with another table
compare-what = What did another table make of the same deal? Here are the other games that have it, as far as you are allowed to see them.
compare-looking = Looking for games with this deal…
compare-none = None that you may see: private rooms show theirs only to their members. Open a room with this deal, or play on from its beginning, and compare afterwards.
compare-failed = The list couldn’t be loaded. You can still use a link.
# Beside the names of those who played.
compare-origin = The original game
compare-left = A table that nobody sits at any more
compare-link = Or the link to a game
compare-go = Compare
compare-bad = That isn’t the link to a finished game on this server.
compare-itself = That is this game itself.
again-what = Or let others play the same tiles: you open a room and send them its link. Nothing counts there, as somebody may know the deal.
again-open = Open a room with this deal
compare-missing = The other game can’t be shown
compare-missing-why = It isn’t over, it is no longer here, or its room lets nobody else watch.
compare-back = Back to the game
compare-title = The same deal at two tables
compare-title-other = Two games side by side
compare-other = These games were dealt differently. This is what became of each.
compare-same = Both tables did the same all the way.
# $turn: "Round 1, turn 2".
compare-parted = Both tables did the same until this turn: { $turn }. Below is what each did then and the other didn’t.
compare-parted-at-once = The tables part in their first turn: { $turn }. Below is what each did and the other didn’t.
compare-seats = The same number is the same seat, which began with the same hand at both tables.
compare-this = This game
compare-that = The other game
compare-nothing = Nothing that the other table didn’t do.
compare-watch = Watch from there
compare-picture = How it looked at the end
