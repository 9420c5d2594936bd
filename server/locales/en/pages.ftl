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
home-lede = Conurbation is an online table for the board game Between Two Cities, for two to seven people far apart, or for one alone. You build one city with each of your neighbours, and only the weaker of the two counts for you. City Square Off, side against side, is here too.
home-picture = You sit between two half-built cities and hold two tiles: one goes into the left city, one into the right.
new-seats = Seats
new-access = Who can find it?
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
sides-hint = Two sides each fill a grid with the same tiles. The house can play along.
sides-rules = How it is played
solo-mode = Mode
solo-level = Level { $level }
solo-games = Games (three or six are a campaign)
solo-submit = Play alone
solo-rules = Who the Automas are
campaign-game = Game { $game } of { $games }
campaign-due = Choose its bonus
campaign-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
campaign-games = { $games } games
join-title = Were you invited?
join-label = Link or code of the room
join-submit = Enter
rooms-title = Public rooms
rooms-empty = No public room is open right now. Open one for everyone, and it will appear here.
rooms-nobody = Host not here yet
rooms-enter = Enter
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
step-place-text = One of your tiles goes left, the other right. After seven turns both cities are squares of four by four, and the lower score is yours.
steps-rules = Read all the rules

## A guest’s own page

profile-title = My games
profile-lede = Every room you have joined, the latest on top.
profile-campaigns = Campaigns to continue
profile-alone = Alone
profile-playing = Playing now
profile-open = Not started yet
profile-ended = Finished
profile-resume = Continue
profile-empty = You haven’t joined a room yet. As soon as you do, you will find it here.
profile-cookie = There are no accounts: the server knows you by a cookie in this browser, which lasts a year from your last visit. In another browser you are somebody else. To play on from there, make a link to your seat in the room.

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

room-title = { $host } invites you to build cities
room-title-nobody = An invitation to build cities
room-title-sides = { $host } challenges you to City Square Off
room-title-sides-nobody = A challenge to City Square Off
room-description = { $taken } of { $seats } seats taken. { $game } in the browser: no account, nothing to install.
room-host = Host
room-table = At the table
room-seat-free = Free seat
room-loading = Setting the table …
room-watchers = You can watch without a seat.
room-no-watchers = Only people with a seat can come in.
room-needs-script = The table itself needs JavaScript. Please allow it for this page and reload.

## What can go wrong

error-not-found = There is nothing here
error-not-found-help = The address may have been cut off or mistyped.
error-no-room = No such room
error-no-room-help = No room has this link. Was it copied in full? Ask whoever invited you to send it again, or open a room of your own.
error-no-game = No such game
error-no-game-help = This room has no finished game of this number, or you are not admitted to the room. The file of a game is there once the game is over.
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
