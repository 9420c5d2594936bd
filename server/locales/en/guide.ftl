# A guide through somebody’s first turns.

guide-label = Guide
guide-offer = New here? A short guide walks you through your first turns.
guide-begin = Show me
guide-decline = No, thanks
guide-next = Next
guide-skip = End the guide
guide-finish = Got it

## Between Two Cities

guide-table-shared = You build two cities, one with the neighbour on each side. In the end only the lower of the two counts for you, so both deserve your care.
guide-table-own = You build two cities, and so does your opponent. In the end both of yours count: your result is their sum.
guide-table-choose = Pick two of these tiles. Nobody sees them yet.
guide-table-keep = You’ll build with these two. If you pick another tile, it replaces the second. When you’re sure, keep them: that’s final.
guide-table-reveal = When everybody has chosen, all tiles are turned over together.
guide-table-pick = One of your tiles goes into each city. Take the first one: drag it, or tap it.
guide-table-asked = You have proposed a place to your partner. Wait for the answer, or take a tile again and place it yourself.
guide-table-agreed = Your partner agrees. Place your tile there with this button, or take it and choose another place.
guide-table-offered = A partner proposes a place: press “Agree” or “Rather not”. Or place a tile of your own.
guide-table-suggest = That is your partner’s tile. Tap a place and press “Propose this place”: your partner decides whether it goes there.
guide-table-put = Choose a marked place. The number there is what the city gains.
guide-table-confirm = Confirm the place: from then on the tile stays there. Until you do, it can still go elsewhere.
guide-table-other = Now the other tile goes into your other city.
guide-table-partners = Your partners still have tiles to place. Tap one of their tiles to propose a place for it, or talk it over.
guide-table-partners-offered = A partner proposes a place for a tile of theirs: press “Agree” or “Rather not”.
guide-table-partners-wait = Done. The game goes on as soon as everyone is ready.
guide-table-passed = Your hand has moved on, and another has come. How each building scores: see Scoring, or rest a finger or the mouse on a tile.
guide-table-again = One more turn, this time without help: choose two of these.
guide-table-again-build = All tiles are open. Put one into each city again.
guide-table-again-wait = Done. The game goes on as soon as everyone is ready.
guide-table-on = After this turn come the duplexes, two buildings on one tile, then three more turns. A city grows to four by four; dashed lines appear where it ends. Have fun!
guide-table-on-own = After six turns come two with duplexes, then six more. A city grows to four by four; dashed lines appear where it ends. Have fun!

## The solo game

guide-solo-full = You build one city with Autommaso and one with Automarta, and those two share Automacity. For everyone the lower of their two cities counts: yours has to be the best.
guide-solo-simple = You share a city with an Automa on each side, and the two of them share Automacity. For everyone the lower of their two cities counts: yours has to be the best.
guide-solo-tiles = The numbers on a tile are its points. How each building scores: see Scoring, or rest a finger or the mouse on a tile.
guide-solo-assign = Tap a tile, then the city it is meant for: until each has one.
guide-solo-say = Look once more, then assign the tiles: from then on they stay with their cities.
guide-solo-insert = The tiles on the left go into the left city, those on the right into the right one. Tap one, then a place, and confirm it; the number there is what the city gains.
guide-solo-on = That is a turn. Hands are passed on, and here the Automas show what they took and why. The second round has duplexes, two buildings on one tile, which can’t be turned. Good luck!
guide-solo-on-simple = That is a turn. The second round has duplexes, two buildings on one tile, which can’t be turned. Good luck!

## City Square Off

guide-square-off-base = You cover your own grid, and the other side covers theirs, always with the same tile at the same time. Whoever still finds room for it when the other can’t wins.
guide-square-off-sprawl = You cover your own grid, and the other side covers theirs, always with the same tile at the same time. Tiles may reach over the edge, but whatever lies outside counts against you.
guide-square-off-sprint = A race. Both sides lay a starter in their own time, then it’s “Go!”: all 21 tiles are yours at once, and the first full grid wins. A tap on a tile takes it back. While you race, I’ll keep quiet.
guide-square-off-starter = Take one of the starters: tap it, or drag it. Each side has a different one.
guide-square-off-turn = Turn it and flip it as you like: with these buttons, the mouse wheel, or R and F.
guide-square-off-turn-touch = Turn it and flip it as you like: with these buttons, or with a second finger.
guide-square-off-centre = Now drag it to the marked middle of your grid, or tap a square there.
guide-square-off-anywhere = Now drag it anywhere onto your grid, or tap a square there.
guide-square-off-confirm = It lies there, and you can still move and turn it. Happy with it? Say that you’re done.
guide-square-off-wait = Nobody sees what the other lays until both are done. Then the first card is turned.
guide-square-off-card = The card asks both sides for this tile. Put it beside what already lies there, edge to edge.
guide-square-off-settle = Leave no holes that nothing fits into. When you like it, say that you’re done.
guide-square-off-wait-card = Done. As soon as the other side is, too, both grids are open.
guide-square-off-other = Both grids are open again: here you see what the other side has made of the same tile, and a new card lies there.
guide-square-off-on-base = So it goes on, card by card, until one side can’t fit the tile: then the other side wins. If neither can, the larger group of open squares wins. Have fun!
guide-square-off-on-sprawl = So it goes on, card by card, until a grid is full or a side can’t lay the tile. Then the side with fewer squares outside wins. Have fun!
guide-square-off-ready = Turn and move it until you like it, then say that you’re done. The race starts as soon as both are. Good luck!
