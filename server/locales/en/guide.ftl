# A guide through somebody’s first turns.

guide-label = Guide
guide-offer = New here? A short guide can go along with your first turns.
guide-begin = Show me
guide-decline = No, thanks
guide-next = Next
guide-skip = End the guide
guide-finish = Got it

## Between Two Cities

guide-table-shared = You build two cities, one with the neighbour on each side. In the end only the lower of the two counts for you, so both deserve your care.
guide-table-own = You build two cities, and so does your opponent. In the end only the lower of the two counts, so both deserve your care.
guide-table-choose = Pick two of these tiles. Nobody sees them yet.
guide-table-keep = These two will be yours to build. Keep them, or tap another tile to swap.
guide-table-reveal = When everybody has chosen, all tiles are turned over together.
guide-table-pick = One of your tiles goes into each city. Take the first one: drag it, or tap it.
guide-table-put = Choose a marked place. The number there is what the city gains.
guide-table-confirm = The score already shows what would change. Confirm the place: from then on the tile stays there.
guide-table-other = Now the other tile goes into your other city.
guide-table-partners = Your partners are placing theirs. Tap one of their tiles to propose a place for it, or talk it over.
guide-table-passed = What was left of your hand has travelled to your neighbour, and another hand has come to you. Each kind of building scores in its own way.
guide-table-again = One more turn by yourself: choose two, then place them.
guide-table-on = That is all there is to a turn. After three turns come the duplexes, then three more turns, and the cities are complete. Enjoy it!

## The solo game

guide-solo-full = You build one city with Autommaso and one with Automarta. Your lower city has to beat the city of the Automas.
guide-solo-simple = You build a city on each side, and the Automas build one between them. Your lower city has to beat theirs.
guide-solo-assign = Tap a tile, then the city it is meant for, until every city has one.
guide-solo-say = Look at it once more, then assign them: from then on they stay with their cities.
guide-solo-insert = Each city now has its tiles below it. Put them all in; the number on a place is what the city gains.
guide-solo-on = That is a turn. Hands are passed on, and the Automas show what they took and why. Good luck!
