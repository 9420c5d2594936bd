# The reference card: what each type of building scores, and why.

card-open = Scoring
card-open-hint = What scores, and why (key ?)
card-title = What scores, and why
card-city = City
card-score = Why { $points }?
card-hint = Choose a building or a reason to see what counts together.
card-hidden = This room shows scores only at the end.
card-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
card-counts = { $both ->
    [true] Both of your cities count
   *[false] Only the lower of your two cities counts
}
card-tile = { $building }: { $reasons }.
card-reason = { $why }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
card-here = Counts here: { $reasons }.
card-picture = Example: { $buildings }

card-rule-shop = Straight lines in a row or column: 2, 5, 10, 16 for 1, 2, 3, 4 shops. Each shop counts in one line only.
card-rule-factory = 4 each in the city with the most, 3 in that with the second most, 2 in any other.
card-rule-tavern = Sets of different kinds, wherever they lie: 1, 4, 9, 17 for 1, 2, 3, 4 kinds.
card-rule-office = All together, wherever they lie: 1, 3, 6, 10, 15, 21; from the seventh, the count starts over. Each one beside a tavern: +1.
card-rule-park = Groups that touch: 2, 8, 12 for 1, 2, 3 parks, and 1 for each further one.
card-rule-house = 1 each for every other type in the city. Beside a factory just 1.

card-why-shop_line = { $count ->
    [one] single shop
   *[other] line of { $count }
}
card-why-most_factories = { $count } × 4: most factories
card-why-second_most_factories = { $count } × 3: second most
card-why-fewer_factories = { $count } × 2: others have more
card-why-tavern_set = { $count ->
    [one] 1 kind
   *[other] { $count } different kinds
}
card-why-offices = { $count ->
    [one] 1 office
   *[other] { $count } offices
}
card-why-offices_beside_tavern = { $count } × 1: beside a tavern
card-why-park_group = { $count ->
    [one] single park
   *[other] group of { $count }
}
card-why-houses = { $count } × { $each }: other types
card-why-houses_beside_factory = { $count } × 1: beside a factory
