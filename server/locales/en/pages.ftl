# The pages that the server draws. The client has files of its own.

## Frame

site-name = Conurbation
site-skip = Skip to content
site-nav = Main
site-unbuilt = This server was built without its browser client, so there is no table to play at.
site-unbuilt-help = Whoever runs it can build the client with this command, then build and start the server again:
nav-play = Play
nav-profile = My games
nav-high-scores = High scores
nav-rules = Rules
foot-fan = An unofficial fan project. All drawings and all wording here are our own.
foot-games = Between Two Cities was designed by Ben Rosset and Matthew O’Malley (Stonemaier Games). City Square Off was designed by Ted Cheatham (Gamewright). Neither they nor their publishers are involved in this site.
foot-language = Language
foot-language-submit = Change

## Home

home-title = Conurbation: build two cities at once
home-heading = Two cities, two partners, one of you in between
home-lede = Conurbation is an online table for the board game Between Two Cities, for two to seven people far apart, or for one alone. You build one city with each of your neighbours, and only the weaker of the two counts for you; with two players, both count. City Square Off, side against side, is here too.
home-picture = You sit between two half-built cities and hold two tiles: one goes into the left city, one into the right.
home-going-on = Back to your games
new-seats = Seats
new-access = Who can find the room?
new-private = Whoever has the link
new-public = Everyone
new-submit = Open a room
new-hint = No account, nothing to install. Open a room and send its link to the others.
game-two-cities = Between Two Cities
game-automas = { game-two-cities }
game-square-off = City Square Off
sides-base = Base game
sides-sprint = City Sprint
sides-sprawl = City Sprawl
sides-players = Players (three or more play in teams)
sides-submit = Open a room for two sides
sides-hint = Two sides each fill a grid with the same tiles. A bot can play along.
sides-rules = How it is played
solo-mode = Mode
automas-level = Level { $level }
solo-games = Games (three or six are a campaign)
solo-submit = Play alone
solo-hint = In Simple mode the Automas’ city grows by chance and by what you give it; in Full mode they choose by their cards, with open hands. Level 2 is a good one to begin with: the higher the level, the more their city scores.
solo-rules = Who the Automas are
profile-campaign-game = Game { $game } of { $games }
profile-campaign-due = Choose its bonus
campaign-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
campaign-games = { $games } games
join-title = Were you invited?
join-label = Link or code of the room
home-join-submit = Enter
rooms-title = Public rooms
rooms-empty = No public room is open right now. Open one for everyone, and it will appear here.
rooms-nobody = Host not here yet
list-knock = knock first
rooms-turn-of = Turn { $turn } of { $turns }
rooms-turn = Turn { $turn }
rooms-enter = Enter
rooms-watching = { $count ->
        [one] { $count } person watching
       *[other] { $count } people watching
    }
rooms-waits = Waiting for { $names }
rooms-paused = Paused
list-host = Host
list-taken = { $taken } of { $seats } seats taken
list-free = { $free ->
        [0] no seat free
        [one] { $free } seat free
       *[other] { $free } seats free
    }
stage-open = Taking seats
stage-seated = About to begin
stage-playing = Game on
stage-ended = Game over
steps-title = How a game goes
step-choose = Choose in secret
step-choose-text = Everyone picks two tiles from their hand at the same time. The rest moves on to a neighbour, so you never see the same hand twice.
step-talk = Talk it over
step-talk-text = All tiles are turned up together. Now each pair of partners discusses what their city needs: with quick phrases, with proposals or in plain words.
step-place = Build
step-place-text = One of your tiles goes left, the other right. After seven turns both cities are squares of four by four, and the lower score is yours. With two players, both count.
steps-rules = Read all the rules
steps-pad = At a real table? Count on the score pad

## A guest’s own page

profile-title = My games
profile-lede = Every room you have joined: what waits for you first, then the latest on top.
profile-finished = Your finished games:
profile-waiting = { $games ->
        [one] One game waits for you
       *[other] { $games } games wait for you
    }
profile-code = Code
outcome-won = You won
outcome-lost = You lost
outcome-drawn = A draw
outcome-place = Place { $place } of { $players }
outcome-shared = You share first place
outcome-solo-won = You beat Automacity
outcome-solo-lost = The Automas won
outcome-winners = Won by { $names }
profile-campaigns = Campaigns to continue
profile-alone = Alone
profile-playing = Playing now
profile-without-you = Going on without you
profile-open = Not started yet
profile-ended = Finished
profile-closed = Closed
profile-closed-hint = Whoever runs this server has closed these rooms: nobody can enter them. What is stored of you there is in your download all the same.
profile-outside = Rooms you are not in
profile-outside-hint = You were sent out of these rooms, or somebody new got your place, or you opened them and never came in. What is stored of you there is in your download, and is deleted with your other data.
profile-resume = Continue
profile-empty = You haven’t joined a room yet. As soon as you do, you will find it here.
profile-cookie = There are no accounts: the server knows you by a cookie in this browser, which lasts a year from your last visit. Another browser becomes yours by the link above; without it, you are somebody else there.

## Games from files

upload-title = Games from files
upload-hint = Somebody sent you the file of a finished game, perhaps from another server? Watch it here, move by move.
upload-open = Upload a file
upload-lede = Upload the file of a finished game, from this server or from another one, and watch it here, move by move.
upload-choose = Choose a file…
upload-drop = You can also drop it here.
upload-checking = Checking every move…
upload-checks = The server checks everything first: the shuffle, every move and the result.
upload-kept = { $days ->
        [0] Whoever has the game’s address can watch it, with the names that are in the file.
        [one] Whoever has the game’s address can watch it, with the names that are in the file. It is deleted a day after it was last uploaded.
       *[other] Whoever has the game’s address can watch it, with the names that are in the file. It is deleted { $days } days after it was last uploaded.
    }
upload-own = Uploaded by you, or played on from
upload-watch = Watch
upload-remove = Remove…
upload-remove-means = Unless somebody else has uploaded it too, nobody can watch it by its link any more.
upload-remove-sure = Remove for good
upload-failed = The file could not be sent. Please try again in a moment.
upload-needs-script = Uploading a file needs JavaScript. Please allow it for this page and reload.
upload-no-too-long = This file is too long: no game takes that much.
upload-no-not-ours = This is not the file of a game from Conurbation, or it is damaged.
upload-no-newer = A newer version of Conurbation made this file. This server can’t read it yet.
upload-no-unreadable = Something in this file can’t be read: it is damaged, or somebody has changed it.
upload-no-setup = There can be no such game: its seats, values and starters don’t go together.
upload-no-digest = This file was changed after it was made.
upload-no-commitment = The shuffle is not in order: this is not the secret that the server had committed to.
upload-no-seed = The shuffle is not in order: the tiles don’t follow from what was drawn.
upload-no-seating = The seating is not the one that follows from the shuffle.
upload-no-starters = The starters are not the ones that follow from the shuffle.
upload-no-action = Move { $action } of { $of } is not possible.
upload-no-result = The moves don’t lead to the result that is in the file.
upload-no-too-many-uploads = You have uploaded { $most } games, which is the most there can be. Remove one first.
upload-no-too-many = { $seconds ->
        [one] Many files were just uploaded from your address. The next one can be uploaded in a second.
       *[other] Many files were just uploaded from your address. The next one can be uploaded in { $seconds } seconds.
    }

## Another device

carry-title = Play on another device
carry-hint = A link that works once lets another browser, your phone’s for example, carry on as you, with all your games.
carry-make = Make a link
carry-scan = Scan this with the other device, or open the link there.
carry-picture = The link as a QR code
carry-link = Link for the other device
carry-copy = Copy
carry-copied = Copied
carry-secret = The link works once, for { $minutes } minutes, and not after a restart of the server. Whoever opens it first is you: give it to nobody else. A new link replaces this one.
carry-both = Afterwards you can play in both browsers, even at the same time.
carry-back = Back to my games
carry-here-title = Continue here?
carry-here = Play on in this browser as whoever made the link.
carry-here-gets = All their games, seats and names will be here, too.
carry-here-loses = If you have played in this browser before under another name, it forgets those games. They go on without it.
carry-here-other = Did somebody else send you this link? Then leave it: you would be playing as them.
carry-key = Link or its last part
carry-submit = Continue here
carry-keep = Leave it as it is
carry-spent = This link doesn’t work any more
carry-spent-help = It works once, and only for a few minutes. Open “My games” on the device you have played on, and make a new one.

## A guest’s data

data-title = Your data
data-stored = The server stores the rooms you have joined, with your name and seat, your moves, what you said there and, if you asked for notifications, where your browsers can be reached.
data-kept-unbegun = { $days ->
        [0] Rooms whose game never began are kept.
        [one] Rooms whose game never began are deleted a day after their last change.
       *[other] Rooms whose game never began are deleted { $days } days after their last change.
    }
data-kept-rooms = { $days ->
        [0] All others are kept.
        [one] All others are deleted a day after theirs.
       *[other] All others are deleted { $days } days after theirs.
    }
data-kept-talk = { $days ->
        [0] What was said is kept as long as its room.
        [one] What was said is deleted after a day.
       *[other] What was said is deleted after { $days } days.
    }
data-download = Download my data
data-delete = Delete my data…
delete-title = Delete your data?
delete-playing = { $games ->
        [one] One of your games is still going on. You will be away in it for good, and it goes on without you by the rules of its room. You may want to finish it first, or hand over your seat with a link.
       *[other] { $games } of your games are still going on. You will be away in them for good, and they go on without you by the rules of their rooms. You may want to finish them first, or hand over your seats with links.
    }
delete-goes = What goes
delete-goes-names = your names, in all rooms: others will see “Guest 2” or another number
delete-goes-talk = everything you said there, including to your partners
delete-goes-rooms = rooms that nobody else ever joined, and your high scores with them
delete-goes-uploads = the games that you uploaded as files, unless somebody else uploaded the same ones
delete-goes-cookie = the cookie by which the server knows this browser, your list of games and your records, in every browser that a link has made yours too
delete-stays = What stays
delete-stays-moves = your moves, without your name: without them, others could not look at their games any more
delete-stays-said = what others said about you
delete-stays-files = your names in files of games that others have downloaded, or have uploaded here from another server
delete-stays-backups = backups of the server, until whoever runs it deletes them
delete-final = { $rooms ->
        [0] No room is stored for this browser. This can’t be undone.
        [one] This affects one room. It can’t be undone.
       *[other] This affects { $rooms } rooms. It can’t be undone.
    }
delete-submit = Delete everything
delete-keep = Keep my data
delete-under-way = Your data is being deleted
delete-left = { $rooms ->
        [0] Nearly done.
        [one] One room is left.
       *[other] { $rooms } rooms are left.
    }
delete-wait = You can close this page: the server goes on without it.
delete-look = Check again
delete-failed = Not everything is deleted yet
delete-failed-help = Something went wrong in some of your rooms; the others are done. Please try again in a minute. If that doesn’t help, whoever runs this server can delete the rooms.
delete-again = Try again
delete-done = Your data has been deleted
delete-done-help = The server doesn’t know you any more. If you join a room, you’ll be somebody new.

## A guest’s own records

records-title = My records
records-lede = How your finished games went, with whom, and what your cities are made of.
records-empty = You haven’t finished a game yet. As soon as you do, it counts here.
records-totals = All in all
records-game = Game
records-games = Games
records-won = Won
records-streak = Streak
records-best = Best
records-average = Average
records-two = Best and average leave out games of two, in which the cities add up.
records-types = Points of a city, on average
records-at-best = at best { $best }
records-accuracy = Accuracy
records-accuracy-average = { $percent }% on average
records-accuracy-of = accuracy { $percent }%
records-accuracy-means = How much of what was possible you took in the latest games that were reviewed, the newest on the right. To count a game here, watch it again and ask what each move was worth.
records-partners = Built together
records-partner = With
records-cities = Cities
records-circle = At your tables
records-ahead = You ahead
records-behind = You behind
records-their-wins = Their wins
records-rating = Rating
records-rating-mine = Your rating: { $rating } ± { $doubt }
records-rating-means = Estimated from the games of Between Two Cities that you played with each other. Everyone begins at 1000, and the figure after ± is how far off it may still be. Nobody else sees your estimate.
records-rating-hide = Hide it
records-rating-show = Estimate who plays how well
records-latest = The latest games
records-with = With { $names }
records-kept = Only you see this page. It counts the games that you finish, for as long as their rooms are kept; games played on from another one don’t count.

## The deal of the day

daily-title = Deal of the day
daily-lede = The same tiles for everyone: play today’s deal with friends or alone, and see afterwards what other tables made of it.
daily-today = To today’s deal
daily-days = Other days
daily-before = The day before
daily-after = The day after
daily-over = This day is over, and its deals can’t be opened any more.
daily-alone = Alone
daily-seats = { $seats } players
daily-nobody = Nobody finished a deal of this day.
daily-again = Play again
daily-tables = { $tables ->
        [one] One table, best result { $best }
       *[other] { $tables } tables, best result { $best }
    }
daily-mine = Your table: { $best }, place { $place }. Watch and compare
daily-hint = A day runs from midnight to midnight, UTC, and a game may begin until the end of the next one. On your own you face the Automas in Full mode, from level 1 on Mondays to level 7 on Sundays. Only the first game of a room has this deal, and you may play it again: every table counts.
daily-fair-title = Nobody picks the tiles
daily-fair = All deals of a day follow from one secret. Its hash is shown from the beginning and the secret a week later, so anyone can check that nothing was changed in between.
daily-commitment = Hash of the secret
daily-secret = Secret of the day

## Records

high-scores-title = High scores
high-scores-lede = The best campaigns against the Automas that were finished on this server.
high-scores-length = Games
high-scores-show = Show
high-scores-place = Place
high-scores-player = Player
high-scores-day = Day
high-scores-empty = Nobody has finished such a campaign yet. The first one goes straight to the top.
high-scores-begin = Begin a campaign
high-scores-honest = Nobody can enter a score: each one comes from the log of the room where it was played. If points are tied, the older score stays ahead.
high-scores-rules = What a campaign is

## A room

invitation-title = { $host } invites you to build cities
invitation-title-nobody = An invitation to build cities
invitation-title-sides = { $host } challenges you to City Square Off
invitation-title-sides-nobody = A challenge to City Square Off
room-description = { $taken } of { $seats } seats taken. { $game } in the browser: no account, nothing to install.
room-host = Host
room-table = At the table
room-seat-free = Free seat
room-loading = Setting the table…
room-watchers = You can watch without a seat.
room-no-watchers = Only people with a seat can come in.
room-locked-title = This room is locked
room-locked = Nobody new can come in at the moment. Ask the host to open the door. If you belong to the room, you come in as usual.
room-knock-title = An invitation to knock
room-knock = Newcomers knock here, and the host lets them in.
room-needs-script = The table itself needs JavaScript. Please allow it for this page and reload.

## What can go wrong

error-not-found = There is nothing here
error-not-found-help = The address may have been cut off or mistyped.
error-no-room = No such room
error-no-room-help = No room has this link. Was it copied in full? Ask whoever invited you to send it again, or open a room of your own.
error-no-game = No such game
error-no-game-help = This room has no finished game with this number, or you are not admitted to the room. A game’s file is available once the game is over.
error-no-upload = No such game
error-no-upload-help = Nobody has uploaded a game with this address, or it has been deleted since. If you have its file, upload it again under “My games”.
error-method = That doesn’t work this way
error-method-help = This address can’t be used like that. Please begin again on the home page.
error-bad-request = That could not be understood
error-bad-request-help = Something in the form is missing or not possible. Please go back and try again.
error-host = Not known by this name
error-host-help = Do you run this server? Then start it with --public-url and the address that players type in, for example --public-url https://cities.example.org. If not, ask whoever runs it for its address.
error-foreign = That came from elsewhere
error-foreign-help = For your safety, forms only count if they are sent from this site itself. Please begin again on the home page. If you run this server: does its public address match the one in the address bar?
error-requests = One moment, please
error-requests-help = { $seconds ->
        [one] Too many requests came from your address. Try again in a second.
       *[other] Too many requests came from your address. Try again in { $seconds } seconds.
    }
error-rooms = That is a lot of rooms
error-rooms-help = { $seconds ->
        [one] Many rooms were just opened from your address. The next one can be opened in a second.
       *[other] Many rooms were just opened from your address. The next one can be opened in { $seconds } seconds.
    }
error-busy = The server has its hands full
error-busy-help = So many tables are in use that another one won’t fit just now. Please try again in half a minute.
error-broken = The server has stumbled
error-broken-help = It is not your fault, and nothing that was played is lost. Please try again in a moment.
error-home = To the home page

## Without a network

offline-title = No connection
offline-text = This device is offline, or the server can’t be reached right now. Your games are kept on the server, and nothing you did is lost.
offline-wait = This page goes on by itself as soon as there is a connection.
offline-again = Try again
offline-pad = Playing at a real table? This works without a connection:

## Notices outside the pages

notice-your-turn = Your turn
notice-at = { $game }, at { $host }’s table

## The page of a finished game

replay-title = Replay of game { $number }
replay-title-upload = Replay of a game
replay-loading = Fetching the game…
replay-needs-script = The replay needs JavaScript. Please allow it for this page and reload.

## The score pad

pad-title = Score pad
pad-lede = For a game at a real table: enter the cities, and every point is counted and explained. Works without a connection, too.
pad-loading = Opening the pad…
pad-needs-script = The score pad needs JavaScript. Please allow it for this page and reload.

## Pictures of a finished game

# Above a picture of all cities or grids: "Between Two Cities · Game 2".
picture-label = { $game } · Game { $number }
picture-won = { $count ->
    [one] { $names } wins with { $points }
   *[other] { $names } win together with { $points }
}
picture-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
picture-open = { $count ->
    [one] { $count } square open
   *[other] { $count } squares open
}
picture-outside = { $count ->
    [one] { $count } square outside
   *[other] { $count } squares outside
}
picture-growing = How this city grew
# What a link to a finished game shows where its picture can’t be seen.
picture-preview = All that was built in this game, what it came to, and who won
replay-description = Watch this game again, move by move, with all hands open.
