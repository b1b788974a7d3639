# What the client in the browser says besides the sentences of the game.

## The frame of every page

title = Guns & Steel
motto = From the horse to space: build a civilization with a handful of cards.
language = Language
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
nowhere = There is no such page. Check the link; on the home page a table can be found by its code.
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
code = Link or code
go = Go
no-code = That is no link or code of a table; a code has ten letters or digits.
public-tables = Public tables
none = None at the moment.
refresh = Look again
no-record = That file is no record of a game.

## The table: before and around the game

status-waiting = Waiting for players
status-playing = Playing
status-over = The game is over
status-closed = This table was closed
watching = You are watching.
invite = Send this link to your friends:
own-link = Your own seat, on another device (keep it secret):
seat-link = A link for this seat only:
copy = Copy
copied = Copied.
new-link = New secret link
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
no-aim = It has not said what it is after.
take-back = Take back
away = Let a bot play
back = Play again myself
resign = Resign
resign-sure = Do you really resign? It cannot be undone.
yes-resign = Yes, resign
no-resign = No, play on
asks-back = { $name } asks to take back the last answer.
asked-back = The others are asked whether you may take back.
substitute-for = Let a bot play for { $name } until they are back
ask-bot = What is { $name } after?
away-now = A bot plays for you.
back-denied = It was not taken back: the others did not allow it, or the game has gone on.
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

## Rules and About

search-rules = Search the rules
found = { $count ->
    [0] Nothing found
    [one] 1 paragraph
   *[other] { $count } paragraphs
}
about-fan = This is a fan-made edition with its own words and pictures. It is not connected with the publishers.
about-game = The games Guns & Steel and Guns & Steel: Renaissance were designed by Jesse Li. If you like them, buy the cards: they are lovely.

## Trouble: what is wrong, that nothing is lost, and what to do

connecting = Connecting …
lost = Connection lost. Trying again; nothing is lost.
ended = You are no longer connected; nothing is lost. Try again.
try-again = Try again
no-lost = There is no connection just now; that was not sent. Nothing is lost: try again in a moment.
no-unreachable = The server does not answer; nothing is lost. Try again in a moment.
no-malformed = The server did not understand that; nothing was changed. Load the page again.
no-too-large = That is too large; nothing was changed.
no-too-fast = That was too much at once; nothing was changed. Wait a moment.
no-version = The server is newer than this page. Load the page again; nothing is lost.
no-hello-first = The connection began in a wrong way; nothing is lost. Load the page again.
no-no-table = There is no such table. Check the link; old tables are removed after a while.
no-wrong-key = This link opens no seat any more. You can still watch.
no-closed = This table was closed. You can set up another one.
no-full = Too many connections from here; nothing is lost. Close some other tabs and try again.
no-damaged = This table’s record is damaged and cannot be continued; whoever runs this server can repair it. Other tables are not affected.
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
no-cannot-undo = There is no answer of yours to take back.
no-no-undo = At this table answers are not taken back.
no-nothing-asked = Nobody asks to take something back any more.
no-no-bot = There is no bot on that seat.
no-no-chat = Talking is turned off at this table.
no-bad-text = A message needs signs that can be printed.
no-failed = Something went wrong on our side; nothing was lost. Try again.
no-stopping = The server is being restarted; you will be connected again by yourself. Nothing is lost.
no-slow = The connection is too slow; nothing is lost. It is tried again.

## Replay: slider, jumps, going on

replay-controls = Playback
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-scrub = Place in the game
replay-turn-back = Back to the start of a turn
replay-turn-on = On to the next turn
replay-attack-back = Back to the last attack
replay-attack-on = On to the next attack
replay-course = Course of the game
replay-turn = Turn { $turn }: { $name }
replay-attack-won = { $attacker } ({ $attack }) defeats { $defender } ({ $defence })
replay-attack-held = { $defender } ({ $defence }) holds off { $attacker } ({ $attack })
replay-points = Points
replay-go-on = Play on as { $name }
replay-share = Copy link
replay-save = Save record
replay-more = More
replay-link = Link
replay-copied = Copied.

## Home, setting up a table, the lobby, settings, keys, about

set-base-note = The classic, best for a first game.
set-renaissance-note = New cards, culture, and wonders won by glory.
set-combined-note = Both boxes together, with research piles.
level-note = { $level ->
    [recruit] a first game, plans nothing
    [scout] has played before, judges by eye
    [soldier] knows what matters
    [sergeant] tries every answer
    [captain] looks a little ahead
    [general] thinks its turn through
    [marshal] as strong as it gets
   *[other] a bot
}
running = Games going on
finished = Finished games
with-friends = With friends
with-friends-hint = Choose the game, the seats and the clock, then send the link. Nobody needs an account.
new-table = Set up a table
look-back = Look back
record-drop = Open a record: choose a file, or drop it here
list-won = Won by { $names }
list-open = { $count ->
    [0] All seats are taken
    [one] 1 seat is open
   *[other] { $count } seats are open
}
seat-mine = You
seats-bots = Only bots: you watch them play.
seats-alone = You against bots: the game begins at once.
seats-friends = You get links for your friends in the next step. Seats that stay empty can be given to bots there.
pace-and-absence = Time
pace-week = 7 days an answer
pace-own = Set by hand …
pace-type = Time for
pace-move = each answer
pace-total = the whole game
pace-minutes = Minutes
pace-increment = Seconds more after each answer
pace-move-note = Whoever runs out of time is replaced by a bot until they are back.
pace-total-note = Whoever runs out of time has resigned.
absence = A bot takes over for whoever is gone
absence-60 = after 1 minute
absence-600 = after 10 minutes
absence-3600 = after 1 hour
absence-86400 = after 1 day
absence-0 = never (for slow games)
substitute-level = Its level
variants = Variants of the rules
switch-second-player-resource = With two players, the second one begins with a resource laid out (usual in Renaissance and combined).
switch-end-at-once = The last Space card or wonder ends the game at that very moment; the turn is not played to its end.
switch-space-counts-two = A Space may count as two when resources are depleted (usual in Renaissance and combined).
switch-culture-limited = There are only 35 culture tokens (Renaissance cards).
switch-pisa-own = The Leaning Tower of Pisa looks at one’s own purchases only (Renaissance wonder).
switch-open-hands = Open hands: everybody sees all cards. Good for learning together.
switch-rulebook-wonders = Only wonders whose requirement a rulebook states. The others ask for what we made up.
switch-turned = other than usual
own-values = { $count ->
    [0] Play with card values of your own (you have none yet).
    [one] Play with your own card values (1 changed).
   *[other] Play with your own card values ({ $count } changed).
}
open-refused = The table could not be opened that way; nothing was changed. The server says: { $text }
seat-kept = kept for you
is-unready = not ready yet
free-seat = Free this seat
table-full = All seats are taken. You can watch here, or set up a table of your own.
waits-open = { $count ->
    [one] The game begins when the last seat is taken and everybody is ready.
   *[other] The game begins when the { $count } open seats are taken and everybody is ready.
}
waits-ready = Waiting until everybody is ready.
fill-bots = Bots on the open seats ({ $level })
invite-friends = Invite friends
code-is = Or type this code on the home page: { $code }
qr = The link as a QR code, for the camera of a phone
share = Share …
share-local = This address works on this computer only. To let others in, start the server with “gunsteel serve --host 0.0.0.0” and open its address in your network.
seat-links = A link for one seat only
seat-links-note = Whoever opens it may sit there; nobody else can.
reserve-seat = Make a link for seat { $number }
own-device = Play on from another device
own-warning = Whoever has this link plays for you and sees your cards. Open it on your own devices only; a new link ends the old one.
speed = Speed of the animation
speed-times = × { $times }
hints = Hints in the first games
hints-again = Show all hints again
keys = Keys
keys-all = Everywhere
keys-table = At the table
keys-replay = In a replay
key-tab = to the next or the previous thing
key-press = press what is marked
key-close = close a window, put down a choice
key-help = this list
key-option = choose an option by its sign
key-step = one step back, one step on
key-obvious = confirm what is chosen, or take the obvious option
key-around = to the next card in that direction
key-explain = show the marked card large, with its rules
key-turn = to the turn before or after
key-ends = to the start or the end
key-run = play and pause
close-window = Close
lost-kept = Your answer is kept and will be sent once, if the question still stands.
try-now = Try now
about-game-title = The game
about-designer = Designer
about-publisher = Publisher
about-pictures-title = Words and pictures
about-pictures = Rules and cards are told in our own words, and the cards are drawn by the program itself. Their symbols are by { $names } and others, from game-icons.net, under CC BY 3.0; some are our own.
about-values-title = What is reconstructed
about-values-known = Where the rulebooks do not print a card’s cost, strength or points, we have reconstructed them: { $values } values on { $cards } cards and wonders. The large view of a card says which, and so does “gunsteel cards --provenance”.
about-values-own = You own the cards and they say otherwise? Enter your values and play with them; records carry them along. On the command line, --cards takes a file of them.
about-wonders = Wonder by wonder:
about-program-title = The program
about-program = Free software under the MIT licence; its source comes with it. It asks nothing of any other host, and there are no accounts: this browser keeps what you like, and the server only the tables.
about-version = Version { $version }

## The board

board-supply = Supply
board-row = { $age } row
board-pile = Research pile: { $age }
board-pile-left = { $count } left in the pile
board-revealed = Revealed card
board-hand = Hand
board-empty-hand = Your hand is empty.
board-covered = Covered
board-developments = Developments
board-wonders = Wonders
board-gained = Gained this turn
board-points = Victory points
board-strength = Strength
board-culture = Culture
board-glory = Glory tokens: { $stock } in stock, { $placed } on wonders
board-on-turn = on turn
board-turn = Turn { $turn }: { $name }
board-your-turn = Turn { $turn }: you
board-phases = Phase
board-phase-resource = Resource
board-phase-development = Development
board-phase-purchase = Purchase
board-phase-end = End of turn
board-ending = To the end of the game
board-space-left = { $count ->
    [one] 1 Space card left
   *[other] { $count } Space cards left
}
board-wonders-left = { $count ->
    [one] 1 wonder left
   *[other] { $count } wonders left
}
board-culture-left = { $count } more culture tokens end the game
board-parts = Parts of the table
board-tab-supply = Supply
board-tab-others = Players
board-tab-area = My area
board-tab-aside = Log
board-options = Options
board-confirm = { $number ->
    [0] Confirm ({ $count })
   *[other] Confirm ({ $count } of { $number })
}
board-explain = Show the card that asks
board-more = More
board-result = Show the result
board-look = Look at the table

## What moves, what happened, how it ended

banner-yours = Your turn
banner-turn = { $name }’s turn
clash-wins = { $name } wins.
clash-holds = { $name } holds.
log-mine = My last turn
log-newest = Newest
log-empty = Nothing has happened yet.
log-earlier = Earlier
log-failed = What happened before could not be loaded; nothing was lost.
news = News of the game
since = Since your last turn
since-bought = bought
since-took = took
since-used = used
since-nothing = nothing of note
since-culture = { $change } culture
since-beat = { $you ->
    [true] beat you, { $attack } to { $defence }
   *[other] beat { $name }, { $attack } to { $defence }
}
since-failed = { $you ->
    [true] failed against you, { $attack } to { $defence }
   *[other] failed against { $name }, { $attack } to { $defence }
}
talk-mute = Mute { $name }
talk-unmute = Hear { $name } again
talk-empty = Nobody has said anything yet.
clock-left = Time left: { $time }
clock-days = { $days } d { $rest }
clock-low = Little time left.
points-graph = Points over the game
points-turn = turn { $turn }
end-place = Place
end-player = Player
end-cards = Cards
end-wonders = Wonders
end-culture = Culture
end-total = Total
end-by-cards = { $count ->
    [one] equal points: 1 card decides
   *[other] equal points: { $count } cards decide
}
end-sources = Where the points come from
ended-last-space = The last Space card of the pyramid was bought.
ended-last-wonder = The last wonder was taken.
ended-culture = Somebody has 15 culture tokens or more.
end-failed = How the game went could not be loaded; nothing was lost.

## Explanations, buying, responding, hints

explain-close = Close
explain-nothing = nothing
rule = Rule { $number }
why-not = Why not?
price = Price
price-suffices = You have enough for it.
price-now = Price for you now
price-surcharge = { $count ->
    [one] The surcharge of 1 is for the card below it.
   *[other] The surcharge of { $count } is for the { $count } cards below it.
}
price-payable = You can pay: { $cards ->
    [0] without turning a card
    [one] with 1 card
   *[other] with { $cards } cards
}{ $more ->
    [yes] , in more than { $ways } ways.
   *[no] { $ways ->
        [one] , in one way.
       *[other] , in { $ways } ways.
    }
}
price-have = You have
price-missing = Missing
price-enough = This in addition would do
price-or = or
of-any-kind = { $count } of any kind
gained-resource = { $resource } (gained)
wonder-owner = { $name } has it.
wonder-glory = Glory tokens
wonder-tokens = { $name }: { $count } of { $needed }
buy-title = Buy { $card }
buy-ways = Ways to pay, fewest cards first
buy-all = Show all ways
buy-more = There are even more ways to pay.
buy-step = Pay card by card
buy-pick = Your covered cards and what you gained: pick what you pay with
buy-good = That pays.
buy-missing = Still missing, for instance:
buy-excess = Too much: { $things }.
buy-confirm = Buy
buy-cancel = Cancel
after-title = Afterwards
after-up = Face up now
after-covered = Still covered
after-gained = Left of what you gained
respond-title = You are attacked
respond-who = { $name } attacks with
respond-attack = Attack
respond-defence = You
respond-holds = You hold.
respond-short = { $count } short
respond-adds = What your cards would add
respond-hand = from your hand
respond-flip = covered
respond-never = All your cards together do not suffice.
respond-enough = Enough would be: { $cards }.
respond-take = Choose these
hint = Hint
hint-understood = Got it
hint-never = No more hints
hint-resource = Every turn begins with a resource: one card from your hand is laid face down. What counts now is its back; you pay with it later. The card is not lost.
hint-last-card = This is your last card: it must become a resource, and no development follows. But at the end of the turn your cards come back.
hint-develop = Now one card is laid face up. Its strength counts at once, and you may use its effect.
hint-activate = You can use the effect now or never: if you let it be, it waits until you play the card again.
hint-attack = An attack strikes all opponents at once. Your total strength counts; you win only against those with less.
hint-buy = You may buy one card. Those that light up can be paid. You pay with covered cards, which are turned face up, and with what you gained in this turn.
hint-surcharge = Cards high up cost more: one resource of any kind for every card that still lies below. Cards at the bottom are cheap.
hint-gained = What you have gained without a card is lost at the end of the turn: now is the time to spend it.
hint-respond = You may add strength: with cards from your hand that show the response sign, and with covered attack and tactic cards. If both are equal, you hold.
hint-claim = You meet the requirement of a wonder. It costs nothing, and it stays yours unless an attack takes it.
hint-glory = You have done what a wonder asks for. Put one token there; with three of your own it is yours.
hint-give = You have lost against an attack that takes wonders. Which one you give up is your choice.
hint-retake = One card or none is left in your hand, so your face-up cards come back. Covered ones you may take back or leave as resources.
hint-deplete = To deplete is to turn a covered card face up. It is no resource any more, but it stays yours.
hint-replenish = To replenish is to cover a face-up card again: you can pay with it, in this very turn.
hint-end = The end is near. Points of all your cards and wonders count, in your hand and on the table, whichever side is up.
hint-look = Rest on any card to see it large, or press it long. If it cannot be chosen, it tells you why.
hint-undo = You did not mean it? “Take back” undoes your last answer, as long as nobody has learned anything from it.

## Card values

card-values = Card values
values-intro = The rulebooks do not tell every cost, strength and icon; what has a * is our own guess. You own the cards? Open a card and enter what it says. Everything is checked against the rulebooks, and this browser remembers it.
values-changed = { $count ->
    [0] Nothing changed
    [one] 1 value changed
   *[other] { $count } values changed
}
values-guessed = * { $count } guessed
values-warned = { $count ->
    [0] no warnings
    [one] 1 warning
   *[other] { $count } warnings
}
values-refused = { $count ->
    [one] 1 impossible value
   *[other] { $count } impossible values
}
values-impossible = Impossible
values-against = Against the rulebooks
values-differences = What you changed ({ $count })
values-undo = Undo
values-redo = Redo
values-reset = Reset this card
values-reset-all = Reset all
values-import = Import …
values-imported = { $count ->
    [one] 1 value was read from the file.
   *[other] { $count } values were read from the file.
}
values-import-failed = Nothing was imported. { $text }
values-export = Export
values-link = Link to these values
values-save = Save { $file }
values-saved = Saved in { $file }.
values-play = Play with these
values-shared = These values came with the link. Yours are still there.
values-keep = Use these from now on
values-mine = Back to mine
values-show = Show
values-show-all = All
values-show-base = Base game
values-show-renaissance = Renaissance
values-show-changed = Changed
values-yes = yes
values-no = no
values-nothing = nothing
values-refused-number = { $name }, { $field }: a whole number from { $low } to { $high } is needed.
values-refused-indicator = { $name }: the other wonder of this age has the same indicator.
values-refused-requirement = { $name }: the requirement needs an age, or whole numbers from 1 to 99 (of different resources, 7 at most).
need-kind = asks for
need-covered = covered cards
need-covered-kinds = different covered resources
need-visible = face-up cards of a type
need-card-of-each = a card of each age
need-strength = military strength
need-cards = cards in the area
need-points = points in the area
need-did = something done this turn
need-laid = a resource laid this turn
need-took-back = points taken back this turn
need-type = type
need-resource = resource
need-any = any resource
need-count = number
need-by-players = by the number of players
