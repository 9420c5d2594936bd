# The solo game against the Automas.

solo-left = Leftville
solo-right = Righttown
solo-automacity = Automacity
solo-autommaso = Autommaso
solo-automarta = Automarta
solo-automas = The Automas

## Cities

solo-city = { $town }, your city with { $name }
solo-shared-with = with { $name }
solo-of-automas = City of the Automas
solo-shares = { $player ->
    [you] shares { $town } with you
   *[other] shares { $town } with { $player }
}
solo-level = Level { $level }
solo-level-change = { $points } at the end
solo-level-meaning = When the game ends, Automacity’s score changes by { $points }. The higher the level, the better for it.
solo-maximally = Scored as if every tile were in its best place; parks only in pairs.
solo-row-empty = none
solo-standing = { $fresh ->
    [true] { $building }, new
   *[false] { $building }
}

## The turn

solo-head-assign = Assign your tiles
solo-head-insert = Build in both cities
solo-head-assign-watched = { $name } assigns tiles
solo-head-insert-watched = { $name } builds
solo-hint-assign-simple = One tile for each of the three cities: drag it there, or tap the tile and then the city.
solo-hint-assign-full = One tile for each of your two cities: drag it there, or tap the tile and then the city.
solo-hint-held = Now tap the city that gets it.
solo-hint-complete = You can still change it. Once assigned, a tile stays with its city.
solo-hint-insert-idle = Drag the left tiles into the left city and the right ones into the right city, or tap a tile and then a place.
solo-hint-insert-picked = Choose a marked place in the city.
solo-hint-insert-provisional = Confirm this place, choose another or take the tile back.
solo-hint-insert-sent = Sending…
solo-assign = Assign
solo-rest = { $player ->
    [you] What is left of your hand
   *[other] What is left of { $player }’s hand
}
solo-pass-left = Then hands pass to the left: yours goes to { $to }, and you get { $from }’s.
solo-pass-right = Then hands pass to the right: yours goes to { $to }, and you get { $from }’s.
solo-discards = Two of these are kept, and two of the next three; then all four are built.
solo-discards-last = The third duplex is discarded. All four are built next.
solo-assigned = Assigned to { $town }
solo-assigned-tile = { $tile }, from { $who }
solo-by-chance = chance
solo-by-chance-meaning = This tile was turned up at random. Each turn every city gets one like that, and { $player ->
    [you] one from you
   *[other] one from { $player }
}.
solo-slot-empty = { $town }: no tile of yours yet
solo-slot-meant = { $town }: { $tile }
solo-meant-tile = { $tile }, meant for { $town }
solo-why-other = This tile is assigned to { $town }.
solo-why-first = First place your other tile there, or take it back: { $tile }.
solo-why-lacks = { $town } has no tile yet.

## The Automas

solo-hand-of = { $name }’s hand
solo-passes-to-you = { $player ->
    [you] your next hand
   *[other] next hand of { $player }
}
solo-rests = No cards this round: Automacity got its two duplexes before the game.
solo-why = Why?
solo-took = { $name } takes for { $town }: { $tile }.
solo-tied = tied
solo-reason = { $symbol } { $points }
solo-symbol-house = House
solo-symbol-factory = Factory
solo-symbol-new = New type
solo-symbol-most = Most points
solo-symbol-house-hint = Takes a house if there is one in the hand.
solo-symbol-factory-hint = Takes a factory if there is one in the hand.
solo-symbol-new-hint = If the city has a house, takes a type of building the city lacks. If there are several, the one that adds most.
solo-symbol-most-hint = Takes the tile that adds most to the city as it stands, in its best place. Tiles that are only assigned don’t count yet.
solo-because-house = The card asks for a house, and there is one in the hand.
solo-because-factory = The card asks for a factory, and there is one in the hand.
solo-because-new = The city has a house and lacks this type; it adds { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
solo-because-most = Nothing in the hand adds more: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
solo-because-tied = Another tile adds as much, so the order of the symbols decided.
solo-why-title = Why { $name } takes these tiles
solo-card = Card { $card } of 20
solo-card-hint = The symbols of a column are tried from top to bottom until one decides. Each turn brings a new card.
solo-column = For { $town }
solo-decides = decides
solo-unneeded = no longer needed
solo-skipped-house = no house in the hand
solo-skipped-factory = no factory in the hand
solo-skipped-new = no house in the city, or nothing new in the hand
solo-from-hand = Hand to choose from
solo-taken-tile = { $tile }, taken
solo-compared = What each would add
solo-order = If tiles are level, the first in this order is taken: shop, factory, taverns, office, park, house.

## The end

end-level = Level
solo-level-told = Level { $level }: Automacity { $change }, so its { $score } points count as { $total }.

## Said to screen readers

solo-say-held = { $tile } in hand. Arrow keys choose a city, Enter gives it the tile, Escape puts it back.
solo-say-meant = { $tile } for { $town }.
solo-say-complete = Every city has its tile. Assign them when you are sure.
solo-say-lifted = { $tile } in hand. Arrow keys choose a place, Enter puts it there, Escape puts it back.
