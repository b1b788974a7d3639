# What the client in the browser says besides the sentences of the game.

## The frame of every page

title = Guns & Steel
motto = From the horse to space: build a civilization with a handful of cards.
language = Language
home = Home
rules = Rules
about = About
skip = Skip to the content
settings = Settings
theme = Look
theme-light = light
theme-dark = dark
theme-system = as the system
sound = Sound
motion = Motion
motion-full = full
motion-reduced = reduced
motion-off = off
nowhere = There is no such page.
to-home = Go to the home page
loading = Loading …
page-failed = This part of the page could not be loaded; nothing was lost.
reload = Load again
dismiss = Close this message

## Home

play-now = Play now
play-hint = One click: you and bots, no account.
set = Game
set-base = Guns & Steel
set-renaissance = Renaissance
set-combined = Both combined
players = Players
level = Level of the bots
level-name = { $level ->
    [recruit] Recruit
    [scout] Scout
    [soldier] Soldier
    [sergeant] Sergeant
    [captain] Captain
    [general] General
    [marshal] Marshal
   *[other] { $level }
}
friends = A table for friends
seat = Seat { $number }
person = Person
who-sees = Who can find it
by-link = Only with the link
public = Everybody
pace = Clock
pace-none = None, take your time
pace-minute = 1 minute an answer
pace-ten = 10 minutes + 5 seconds an answer
pace-thirty = 30 minutes + 10 seconds an answer
pace-day = 1 day an answer
take-backs = Answers may be taken back
create = Open the table
join = Join a table
code = Link or code
go = Go
no-code = That is no link or code of a table; a code has ten letters or digits.
my-tables = My tables
public-tables = Public tables
none = None at the moment.
refresh = Look again
open-record = Open a record
record-file = A record file (.gs.json)
no-record = That file is no record of a game.

## The table: before and around the game

status-waiting = Waiting for players
status-playing = Playing
status-over = The game is over
status-closed = This table was closed
watching = You are watching.
links = Links
invite = Send this link to your friends:
own-link = Your own seat, on another device (keep it secret):
seat-link = A link for this seat only:
copy = Copy
copied = Copied.
new-link = New secret link
reserve = Reserve
name = Your name
anonymous = Player { $number }
colour = Colour
colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-purple = purple
colour-grey = grey
shape = Shape
shape-circle = circle
shape-square = square
shape-triangle = triangle
shape-diamond = diamond
shape-star = star
shape-cross = cross
rename = Save
sit = Sit here
stand = Stand up
ready = I am ready
not-ready = Not ready yet
start = Start now
close = Close the table
seats = Seats
you = you
open = open
is-ready = ready
is-gone = not here
is-away = a bot plays
is-resigned = resigned
is-asked = is asked
is-thinking = is thinking …
won = winner

## The table: the game

your-move = Your move
question = Question
position = Position
log = What happened
missed = Something happened while you were away.
why = Why?
why-hint = What this bot is after
no-aim = It has not said what it is after.
substitute = Let a bot play for them
mute = Mute
unmute = Unmute
take-back = Take back
away = Let a bot play
back = Play again myself
resign = Resign
resign-sure = Do you really resign? It cannot be undone.
yes-resign = Yes, resign
no-resign = No, play on
asks-back = { $name } asks to take back the last answer.
asked-back = The others are asked whether you may take back.
allow = Allow
deny = Deny
winners = { $count ->
    [one] The game is over. { $names } has won.
   *[other] The game is over. { $names } share the victory.
}
ended-resigned = The others have resigned.
points = { $name }: { $points }
record = Download the record
rematch = Rematch
to-rematch = Go to the rematch
replay = Replay

## Talk

talk = Talk
message = Message
send = Send
feeling = Say quickly
no-talk = Talking is turned off.
talk-off = Turn talking off
talk-on = Turn talking on
feeling-hello = Hello!
feeling-thanks = Thank you!
feeling-well-played = Well played!
feeling-good-luck = Good luck!
feeling-oops = Oops …
feeling-hurry = Your move, please!
feeling-wow = Wow!
feeling-goodbye = Goodbye!

## Replay

step = Step { $n } of { $total }
to-start = To the start
step-back = One step back
step-on = One step on
to-end = To the end
eyes = Seen by
spectator = a spectator
continue-here = Play on from here against bots

## Rules and About

search-rules = Search the rules
found = { $count ->
    [0] Nothing found
    [one] 1 paragraph
   *[other] { $count } paragraphs
}
about-fan = This is a fan-made edition with its own words and pictures. It is not connected with the publishers.
about-game = The games Guns & Steel and Guns & Steel: Renaissance were designed by Jesse Li. If you like them, buy the cards: they are lovely.
about-values = Where the rulebooks do not print a card’s cost, strength or points, they are reconstructed; “gunsteel cards --provenance” shows which.

## Trouble: what is wrong, that nothing is lost, and what to do

connecting = Connecting …
lost = Connection lost. Trying again; nothing is lost.
ended = You are no longer connected.
try-again = Try again
no-lost = There is no connection just now; that was not sent. Nothing is lost: try again in a moment.
no-unreachable = The server does not answer; try again in a moment.
no-malformed = The server did not understand that; nothing was changed. Load the page again.
no-too-large = That is too large.
no-too-fast = That was too much at once; nothing was changed. Wait a moment.
no-version = The server is newer than this page. Load the page again; nothing is lost.
no-hello-first = The connection began in a wrong way. Load the page again.
no-no-table = There is no such table. Check the link; old tables are removed after a while.
no-wrong-key = This link opens no seat any more. You can still watch.
no-closed = This table was closed.
no-full = Too many connections from here; close some other tabs and try again.
no-busy = The server is busy; nothing was lost. Try again in a moment.
no-not-seated = You are watching; only who sits at the table can do that.
no-already-seated = You already have a seat at this table.
no-seat-taken = Somebody sits there already; choose another seat.
no-no-seat = This table has no such seat.
no-looks-taken = Somebody has that colour or shape already; choose another.
no-bad-name = A name needs signs that can be printed; choose another.
no-no-level = There is no such level of bots.
no-not-host = Only whoever opened the table can do that.
no-not-waiting = The game has begun already.
no-not-ready = Not every seat is taken yet.
no-not-playing = The game is not going on.
no-still-there = That player is there, or was a moment ago.
no-resigned = You have resigned; a bot plays on.
no-over = The game is over.
no-not-asked = Somebody else is asked.
no-stale = The game has gone on in the meantime; this is how it stands now.
no-not-offered = That cannot be chosen now.
no-cannot-take-back = There is no answer of yours to take back.
no-no-take-backs = At this table answers are not taken back.
no-nothing-asked = Nobody asks to take something back any more.
no-no-bot = There is no bot on that seat.
no-no-chat = Talking is turned off at this table.
no-bad-text = A message needs signs that can be printed.
no-failed = Something went wrong on our side; nothing was lost. Try again.
no-stopping = The server is being restarted; you will be connected again by yourself. Nothing is lost.
no-slow = The connection is too slow; trying again.
