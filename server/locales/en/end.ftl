# The end of a game, and the campaign.

## The end

end-label = The cities are built
end-begins = Now they are scored
end-call = { $type }.
end-winners = { $count ->
        [one] { $names } wins with { $score }
       *[other] { $names } win together with { $score }
    }
end-won = { $count ->
        [one] You win with { $score }!
       *[other] You and { $names } win together with { $score }!
    }
end-lost-to = { $name } wins with { $score } against your { $mine }
end-skip = Skip to the result
end-again = Watch the scoring again
end-rematch = Another game
end-rematch-guest = { $host } can start another game with the same people.
tally-title = { $games ->
        [one] Wins after one game
       *[other] Wins after { $games } games
    }
tally-won = { $won ->
        [one] { $won } win
       *[other] { $won } wins
    }
tally-last = Watch the last game again
end-scores = Scores of all cities
end-types = Look at one type of building
end-cities = All cities
end-city = { $one } & { $other }
end-city-left = { $name }, left city
end-city-right = { $name }, right city
end-column-city = City
end-ranking = Final ranking
end-result = Result: the lower of the two cities
end-result-sum = Result: the sum of the two cities
end-with = with { $partner }
end-left = left city
end-right = right city
end-counts = counts
end-decided-higher = Ahead of { $name }: higher score in the other city.
end-decided-shop = Ahead of { $name }: more shops.
end-decided-factory = Ahead of { $name }: more factories.
end-decided-tavern = Ahead of { $name }: more taverns.
end-decided-office = Ahead of { $name }: more offices.
end-decided-park = Ahead of { $name }: more parks.
end-decided-house = Ahead of { $name }: more houses.
end-decided-shared = Level on everything: shares the place with { $name }.
proof-title = Check the shuffle
proof-check-ok = Your browser has checked this shuffle: it is the one that the server had committed to, and your number is in it.
proof-check-secret = Your browser’s check failed: the server’s secret is not the one that it had committed to.
proof-check-commitment = Your browser’s check failed: before the game, the server had shown it another commitment.
proof-check-number = Your browser’s check failed: its number was left out. It came too late, or the server rejected it.
proof-check-other = Your number isn’t in this shuffle; another one counts as yours. If you were here in two browsers, the other one added it. If not, someone replaced it.
proof-check-room = Your browser’s check failed: this shuffle was made for another room.
proof-check-seed = Your browser’s check failed: the seed does not follow from the secret and the players’ numbers.
proof-check-old = Your browser can’t check this shuffle: the server alone drew it, as it did before browsers took part.
proof-check-none = Your browser can’t check this shuffle, because it added no number to it: it came later, or only watched.
proof-drawn = Your browser took part in { $drawn } draws for this game. The last one counts.
proof-hint = The server committed to its secret before any browser added a number, and the seed follows from all of them. Every tile of the game can be dealt anew from that seed.
proof-numbers = All numbers
proof-commitment = Commitment of the server
proof-secret = Secret of the server
proof-room = Hash of the room
proof-none = no number
proof-seed = Seed
proof-download = Download the game
proof-download-hint = The file has every number and every move. “conurbation verify” checks all of it without this server.

## The campaign

campaign-title = The campaign
campaign-over = The campaign is over: { $points } points
campaign-choose = Your lower city scored { $lower }. Choose one type of building that scores again there. Each type counts once per campaign.
campaign-doubled = You won, so the bonus counts twice.
campaign-waiting = The player is choosing the bonus of the last game.
campaign-used = used
campaign-game = Game
campaign-won = Won
campaign-yes = yes
campaign-no = no
campaign-lower = Lower city
campaign-bonus = Bonus
campaign-sum = Points
campaign-due = Bonus not chosen yet
campaign-open = still to be played
campaign-free = Still available:
campaign-so-far = Game { $game } is recorded. Campaign points: { $points }.
campaign-next = Begin game { $game } of { $games }
campaign-new = A new game
campaign-records = High scores
