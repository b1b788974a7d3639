# What the client in the browser says besides the sentences of the game.

## The frame of every page

title = Guns & Steel
motto = Five cards, a pyramid of inventions, and one rule of history: what you cannot defend, somebody takes.
language = Language
rules = Rules
about = About
skip = Skip to the content
settings = Settings
theme = Appearance
theme-light = light
theme-dark = dark
theme-system = same as system
sound = Sound
motion = Motion
motion-full = full
motion-reduced = reduced
motion-off = off
nowhere = This page does not exist. Check the link, or enter a table’s link or code here.
to-home = Go to the home page
loading = Loading…
page-failed = This part of the page could not be loaded; nothing was lost.
reload = Load again
dismiss = Close this message

## Home

play-now = Play now
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
bot-name = { $level } { $number }
seat = Seat { $number }
person = Human
who-sees = Who can find it
by-link = Only people with the link
public = Everyone
pace = Clock
pace-none = None, take your time
pace-minute = 1 minute per decision
pace-ten = 10 minutes + 5 seconds per decision
pace-thirty = 30 minutes + 10 seconds per decision
pace-day = 1 day per decision
take-backs = Allow undo
create = Create the table
code = Link or code
go = Go
no-code = That is neither a table’s link nor a code; the code of a public table has five letters.
public-tables = Public tables
public-none = Nobody is looking for players now. Set up a table that everybody can see, and it appears here.
refresh = Refresh
no-record = That file is not a game record.

## The table: before and around the game

status-waiting = Waiting for players
status-playing = Playing
status-over = The game is over
status-closed = This table was closed
watching = You are watching.
invite = Send this link to your friends:
own-link = Link to your seat for another device (keep it secret):
seat-link = Link for seat { $number } only:
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
stand = Leave the seat
ready = I am ready
not-ready = Not ready yet
start = Start now
close = Close the table
seats = Seats
you = you
open = open
is-ready = ready
is-gone = away
is-away = bot playing
is-resigned = resigned
is-asked = choosing
is-thinking = is thinking…

## The table: the game

your-move = Your move
question = Question
position = Position
log = What happened
continued = This game continues from a record, so somebody may know hidden cards.
missed = Something happened while you were away.
undone-while-away = While you were away, { $name } undid a decision.
no-aim = It has not revealed its plan yet.
take-back = Undo
away = Let a bot play for me
back = Take over again
resign = Resign
resign-sure = Do you really want to resign? This cannot be undone.
yes-resign = Yes, resign
no-resign = No, play on
asks-back = { $name } asks to undo the last decision.
asked-back = The other players have been asked whether you may undo.
substitute-for = Let a bot play for { $name } until they are back
ask-bot = What is { $name } up to?
away-now = A bot plays for you.
back-denied = Nothing was undone: the others did not agree, or the game has moved on.
allow = Allow
deny = Deny
ended-resigned = The others have resigned.
ended-stopped = The server stopped the game: it had become too long ever to end.
points = { $name }: { $points }
record = Download the record
rematch = Rematch
to-rematch = Go to the rematch
replay = Replay

## Talk

talk = Chat
message = Message
send = Send
feeling = Quick messages
no-talk = Chat is turned off.
talk-off = Turn chat off
talk-on = Turn chat on
feeling-hello = Hello!
feeling-thanks = Thank you!
feeling-well-played = Well played!
feeling-good-luck = Good luck!
feeling-oops = Oops…
feeling-hurry = Your move, please!
feeling-wow = Wow!
feeling-goodbye = Goodbye!

## Replay

step = Step { $n } of { $total }
to-start = To the start
step-back = One step back
step-on = One step forward
to-end = To the end
eyes = Seen by
spectator = a spectator

## Rules and About

search-rules = Search the rules
contents = Contents
found = { $count ->
    [0] Nothing found
    [one] 1 paragraph
   *[other] { $count } paragraphs
}
about-fan = This is an unofficial fan-made edition with its own texts and pictures. It is not connected with the publishers.
about-game = The games Guns & Steel and Guns & Steel: Renaissance were designed by Jesse Li. If you like them, buy the cards: they are lovely.

## Trouble: what is wrong, that nothing is lost, and what to do

connecting = Connecting…
lost = Connection lost. Reconnecting; nothing is lost.
ended = You are no longer connected; nothing is lost. Try again.
try-again = Try again
no-lost = There is no connection at the moment, so that was not sent. Nothing is lost: try again shortly.
no-unreachable = The server does not answer; nothing is lost. Try again in a moment.
no-malformed = The server did not understand that; nothing was changed. Reload the page.
no-too-large = That is too large; nothing was changed.
no-too-fast = Too many requests at once; nothing was changed. Wait a moment.
no-version = The server is newer than this page. Load the page again; nothing is lost.
no-hello-first = The connection did not start properly; nothing is lost. Reload the page.
no-no-table = There is no such table. Check the link; old tables are removed after a while.
no-wrong-key = This link no longer gives access to a seat. You can still watch.
no-closed = This table was closed. You can set up another one.
no-banned = You cannot use this server at the moment; ask whoever runs it.
no-full = Too many connections from here; nothing is lost. Close some other tabs and try again.
no-damaged = This table’s record is damaged and cannot be continued; the person who runs this server can repair it. Other tables are not affected.
no-busy = The server is busy; nothing was lost. Try again in a moment.
no-not-seated = You are watching; only seated players can do that.
no-already-seated = You already have a seat at this table.
no-seat-taken = Someone is already sitting there; choose another seat.
no-no-seat = This table has no such seat.
no-looks-taken = Someone already has that colour or shape; choose another.
no-bad-name = A name must contain visible characters; choose another.
no-no-level = There is no such bot level.
no-not-host = Only the person who opened the table can do that.
no-not-waiting = The game has already begun.
no-not-ready = Not every seat is taken yet.
no-not-playing = The game is not in progress.
no-still-there = That player is there, or was a moment ago.
no-resigned = You have resigned; a bot plays on for you.
no-over = The game is over.
no-not-asked = Someone else is choosing now.
no-stale = The game has moved on in the meantime; this is how it stands now.
no-not-offered = That cannot be chosen now.
no-cannot-undo = You have no decision to undo.
no-no-undo = Undo is not allowed at this table.
no-nothing-asked = There is no undo request any more.
no-no-bot = There is no bot in that seat.
no-no-chat = Chat is turned off at this table.
no-bad-text = A message must contain visible characters.
no-failed = Something went wrong on our side; nothing was lost. Try again.
no-stopping = The server is being restarted; you will be reconnected automatically. Nothing is lost.
no-slow = The connection is too slow; nothing is lost. Trying again.

## Replay: slider, jumps, going on

replay-controls = Playback
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-scrub = Position in the game
replay-turn-back = Back to the start of a turn
replay-turn-on = Forward to the next turn
replay-attack-back = Back to the previous attack
replay-attack-on = Forward to the next attack
replay-course = Course of the game
replay-turn = Turn { $turn }: { $name }
replay-bought = { $name } buys { $card }
replay-wonder = { $name } takes { $wonder }
replay-wonder-from = { $name } takes { $wonder } from { $whom }
replay-attack-won = { $attacker } ({ $attack }) defeats { $defender } ({ $defence })
replay-attack-held = { $defender } ({ $defence }) holds off { $attacker } ({ $attack })
replay-points = Points
replay-go-on = Play on from here as { $name }
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
    [recruit] like a first game, plans little
    [scout] has played before, judges by eye
    [soldier] knows what matters
    [sergeant] tries every option
    [captain] looks a little ahead
    [general] thinks its whole turn through
    [marshal] as strong as it gets
   *[other] a bot
}
running = Games in progress
finished = Finished games
with-friends = With friends
with-friends-hint = Choose the game, the seats and the clock, then send the link. Nobody needs an account.
new-table = Set up a table
look-back = Watch a replay
record-drop = Open a record: choose a file or drop it here
list-won = Won by { $names }
list-open = { $count ->
    [0] All seats are taken
    [one] 1 seat is open
   *[other] { $count } seats are open
}
seat-mine = You
seats-bots = Only bots: you watch them play.
seats-alone = You against bots: the game begins at once.
seats-friends = You will get links for your friends in the next step. Seats that stay empty can be given to bots there.
pace-and-absence = Time
pace-week = 7 days per decision
pace-own = Custom…
pace-type = Time for
pace-move = each decision
pace-total = the whole game
pace-minutes = Minutes
pace-increment = Seconds added after each decision
pace-move-note = A player who runs out of time is replaced by a bot until they are back.
pace-total-note = A player who runs out of time forfeits the game.
absence = A bot takes over for a player who is away
absence-60 = after 1 minute
absence-600 = after 10 minutes
absence-3600 = after 1 hour
absence-86400 = after 1 day
absence-0 = never (for slow games)
substitute-level = Its level
variants = Rule variants
switch-second-player-resource = With two players, the second one starts with a resource (default in Renaissance and combined).
switch-end-at-once = The last Space card or wonder ends the game immediately; the turn is not finished.
switch-space-counts-two = A Space may count as two when resources are depleted (default in Renaissance and combined).
switch-culture-limited = There are only 35 culture tokens (Renaissance cards).
switch-pisa-own = The Leaning Tower of Pisa counts your own purchases only (Renaissance wonder).
switch-open-hands = Open hands: everybody sees all cards. Good for learning together.
switch-rulebook-wonders = Only wonders whose requirement a rulebook states. We made up what the others ask for.
switch-turned = changed from the default
own-values = { $count ->
    [0] Play with card values of your own (you have none yet).
    [one] Play with your own card values (1 changed).
   *[other] Play with your own card values ({ $count } changed).
}
open-refused = The table could not be opened with these settings; nothing was changed. The server says: { $text }
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
qr = The link as a QR code, to scan with a phone
share = Share…
share-local = This address works on this computer only. To let others in, start the server with “gunsteel serve --host 0.0.0.0” and open its address on your network.
seat-links = A link for one seat only
seat-links-note = Only the person who opens it can sit there.
reserve-seat = Make a link for seat { $number }
own-device = Play on from another device
own-warning = Anyone who has this link plays for you and sees your cards. Open it on your own devices only; a new link replaces the old one.
speed = Animation speed
speed-times = × { $times }
hints = Hints during the first games
hints-again = Show all hints again
keys = Keyboard
keys-all = Everywhere
keys-table = At the table
keys-replay = In a replay
key-name = { $key }
key-tab = go to the next or previous element
key-press = press the selected element
key-close = close a window, cancel a selection
key-help = show this list
key-option = choose an option by its number or letter
key-step = one step back or forward
key-obvious = confirm what is chosen, or take the obvious option
key-around = go to the next card in that direction
key-explain = enlarge the selected card, with its rules
key-turn = go to the previous or next turn
key-ends = go to the start or the end
key-run = play or pause
close-window = Close
lost-kept = Your choice is kept and will be sent once, if the question still stands.
try-now = Try now
about-game-title = The game
about-designer = Designer
about-publisher = Publisher
about-pictures-title = Words and pictures
about-pictures = Rules and cards are written in our own words, and the cards are drawn by the program itself. Their symbols are by { $names } and others, from game-icons.net, under CC BY 3.0; some are our own.
about-values-title = What is reconstructed
about-values-known = Where the rulebooks do not print a card’s cost, strength or points, we have reconstructed them: { $values } values on { $cards } cards and wonders. The large view of a card says which, and so does “gunsteel cards --provenance”.
about-values-own = You own the cards and their values differ? Enter yours and play with them; records keep them. On the command line, --cards takes a file of values.
about-wonders = Wonder by wonder:
about-program-title = The program
about-program = Free software under the MIT licence, with its source code included. It contacts no other host, and there are no accounts: your preferences stay in this browser, and the server stores only the tables.
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
board-turn = Turn { $turn } · { $name }
board-your-turn = Turn { $turn } · you
board-phases = Phase
board-phase-resource = Resource
board-phase-development = Development
board-phase-purchase = Purchase
board-phase-end = End of turn
board-ending = Until the game ends
board-space-left = { $count ->
    [one] 1 Space card left
   *[other] { $count } Space cards left
}
board-wonders-left = { $count ->
    [one] 1 wonder left
   *[other] { $count } wonders left
}
board-culture-left = { $count ->
    [one] { $count } more culture token ends the game
   *[other] { $count } more culture tokens end the game
}
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
log-mine = My last turn
log-newest = Newest
log-empty = Nothing has happened yet.
log-earlier = Earlier
log-undone = { $count ->
    [one] One line was undone
   *[other] { $count } lines were undone
}
log-failed = What happened before could not be loaded; nothing was lost.
news = News of the game
note-unaffordable = Nothing affordable; nearest: { $card }, { $short } short
note-resources = { $count ->
    [one] 1 resource
   *[other] { $count } resources
}
note-refilled = { $count ->
    [one] Hand refilled: 1 card
   *[other] Hand refilled: { $count } cards
}
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
talk-unmute = Unmute { $name }
talk-report = Report { $name }
talk-report-why = The reason, for those who run this server
talk-reported = Reported to those who run this server.
talk-empty = Nobody has said anything yet.
clock-left = Time left: { $time }
clock-days = { $days } d { $rest }
clock-low = Not much time left.
points-graph = Points over the game
points-turn = turn { $turn }
end-you-win = { $count ->
    [one] You win
   *[other] You share the victory with { $names }
}
end-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
end-and = { " and " }
end-kind-wonder = wonders
end-kind-culture = culture
end-kind-other = other cards
end-kind-age = { $age } cards
end-owns = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $wonders ->
    [one] { $wonders } wonder
   *[other] { $wonders } wonders
}
turning-points = Turning points
turning-turn = Turn { $turn } · { $name }
turning-change = Change in the lead, in points
turning-bought = { $person ->
    [you] You buy { $card }: +{ $points }.
   *[other] { $name } buys { $card }: +{ $points }.
}
turning-wonder = { $person ->
    [you] You take { $wonder }: +{ $points }.
   *[other] { $name } takes { $wonder }: +{ $points }.
}
# $card is the card that attacked, if it is known.
turning-stolen = { $person ->
    [you] You take { $wonder } from { $whom } by attacking{ $known ->
        [yes] { " " }({ $card })
       *[no] { "" }
    }.
   *[other] { $other ->
        [you] { $name } takes { $wonder } from you by attacking{ $known ->
            [yes] { " " }({ $card })
           *[no] { "" }
        }.
       *[other] { $name } takes { $wonder } from { $whom } by attacking{ $known ->
            [yes] { " " }({ $card })
           *[no] { "" }
        }.
    }
}
turning-culture = { $person ->
    [you] You gain { $points } { $points ->
        [one] culture token
       *[other] culture tokens
    }.
   *[other] { $name } gains { $points } { $points ->
        [one] culture token
       *[other] culture tokens
    }.
}
turning-culture-lost = { $person ->
    [you] You pay { $points } { $points ->
        [one] culture token
       *[other] culture tokens
    }.
   *[other] { $name } pays { $points } { $points ->
        [one] culture token
       *[other] culture tokens
    }.
}
turning-lead = { $person ->
    [you] You take the lead.
   *[other] { $name } takes the lead.
}
end-place = Place
end-player = Player
end-total = Total
end-by-cards = { $count ->
    [one] tied on points, with { $count } card
   *[other] tied on points, with { $count } cards
}
end-sources = Where the points come from
ended-last-space = The last Space card of the pyramid was bought.
ended-last-wonder = The last wonder was taken.
ended-culture = Somebody has 15 culture tokens or more.
end-failed = How the game went could not be loaded; nothing was lost.

## The scene of an attack

# $person is "you" if the reader attacks or is told about.
scene-title = { $person ->
    [you] You attack with { $card }
   *[other] { $name } attacks with { $card }
}
scene-title-unknown = { $person ->
    [you] You attack
   *[other] { $name } attacks
}
scene-you = You
scene-attack = attack
scene-defence = defence
scene-attacks-tag = attacks
scene-line = { $count } to hold
respond-help = Highlighted cards can join your defence. Only their strength counts.
scene-would-hold = You would hold out
scene-short = { $count } short
scene-holds = { $person ->
    [you] You hold out
   *[other] { $name } holds out
}
scene-loses = { $person ->
    [you] You lose
   *[other] { $name } loses
}
scene-decides = { $name } decides
scene-state-later = waiting
scene-state-deciding = deciding
scene-state-answered = decided
scene-state-holds = held
scene-state-falls = beaten
scene-verdict-tie = { $attack } against { $defence }: if they are equal, the defence holds.
scene-verdict-more = { $attack } against { $defence }: the defence is stronger.
scene-verdict-less = { $count ->
    [one] { $attack } against { $defence }: one more would be enough.
   *[other] { $attack } against { $defence }: { $count } more would be enough.
}
scene-verdict-lost = { $attack } against { $defence }: the attack is stronger.
scene-gave = { $person ->
    [you] You give { $wonder } to { $whom }.
   *[other] { $other ->
        [you] { $name } gives you { $wonder }.
       *[other] { $name } gives { $wonder } to { $whom }.
    }
}
scene-turned = { $person ->
    [you] You turn { $cards } face up.
   *[other] { $name } turns { $cards } face up.
}
scene-culture = { $person ->
    [you] You gain { $count } { $count ->
        [one] culture token
       *[other] culture tokens
    }.
   *[other] { $name } gains { $count } { $count ->
        [one] culture token
       *[other] culture tokens
    }.
}
scene-stake = At stake
scene-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
moment-wonder = { $name } takes this wonder
moment-age = { $name } buys the last card of this age
sound-offer = With sound?
sound-on = Sound on
sound-no = No, thanks

## Explanations, buying, responding, hints

explain-close = Close
explain-nothing = nothing
rule = Rule { $number }
why-not = Why not?
price = Price
price-suffices = You have enough for it.
price-now = Current price for you
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
price-enough = You would also need
price-or = or
of-any-kind = { $count } of any kind
gained-resource = { $resource } (gained)
wonder-owner = { $name } has it.
wonder-glory = Glory tokens
wonder-tokens = { $name }: { $count } of { $needed }
buy-title = Buy { $card }
buy-ways = Ways to pay, fewest cards first
buy-all = Show all ways
buy-more = There are more ways to pay.
buy-step = Pay card by card
buy-pick = Choose what to pay with: covered cards and gained resources
buy-good = This covers the price.
buy-missing = Still missing, for instance:
buy-excess = Too much: { $things }.
buy-confirm = Buy
buy-cancel = Cancel
after-title = Afterwards
after-up = Face up now
after-covered = Still covered
after-gained = Gained resources left
respond-hand = from your hand
respond-flip = covered
respond-never = All your cards together are not enough.
respond-enough = This would be enough: { $cards }.
respond-take = Choose these
respond-holds = { $count ->
    [0] Hold with no card
    [one] Hold with 1 card
   *[other] Hold with { $count } cards
}
respond-yields = { $count ->
    [0] Do not respond
    [one] Respond with 1 card
   *[other] Respond with { $count } cards
}
hint = Hint
hint-understood = Got it
hint-never = No more hints
hint-goal = Your goal: the most points when the game ends. Cards and wonders are worth points.
hint-resource = First, one card from your hand is laid face down. Now it is the resource on its back: it pays for cards, and later it comes back to your hand.
hint-last-card = This is your last card: it must become a resource, and no development follows. But at the end of the turn your cards come back.
hint-develop = Next, one card is laid face up. You may use its effect now, and its strength counts as long as it lies there.
hint-activate = Use the effect now, or not at all: if you decline, you must play the card from your hand again to use it.
hint-attack = An attack hits all opponents at once. Your total strength counts; you win only against those with less.
hint-buy = Now you may buy one card: it brings points and a better resource. Lit cards are within your means. Covered cards that pay turn face up.
hint-surcharge = Cards high up cost more: one resource of any kind for every card that still lies below. Cards at the bottom are cheap.
hint-gained = What you have gained without a card is lost at the end of the turn: now is the time to spend it.
hint-respond = You may add strength: with cards from your hand that have the response icon, and with covered attack and tactic cards. If the totals are equal, you hold out.
hint-claim = You meet the requirement of a wonder. It costs nothing, and it stays yours unless an attack takes it.
hint-glory = You have done what a wonder asks for. Put one token there; with three of your own it is yours.
hint-give = You lost to an attack that takes wonders. You choose which one to give up.
hint-retake = One card or none is left in your hand, so your face-up cards come back. Covered ones you may take back or leave as resources.
hint-deplete = To deplete is to turn a covered card face up. It is no longer a resource, but it is still yours.
hint-replenish = To replenish is to cover a face-up card again: you can pay with it, in this very turn.
hint-end = The end is near. Points of all your cards and wonders count, in your hand and on the table, whichever side is up.
hint-look = Hover over any card, or press and hold it, to see it enlarged. If it cannot be chosen, it tells you why.
hint-undo = Didn’t mean that? “Undo” cancels your last decision, as long as nobody has learned anything from it.

## Card values

card-values = Card values
values-intro = The rulebooks do not state every cost, strength and icon; a * marks our own guess. If you own the cards, open one here and enter what it says. Everything is checked against the rulebooks, and this browser remembers it.
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
values-import = Import…
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

## The table in the new look

board-row-sold = All { $age } cards of the pyramid have been bought
board-show-cards = Cards of { $name }
board-stronger = Stronger than you: { $theirs } › { $mine }
board-no-wonder = none yet
board-this-turn = this turn only
board-to-spend = To spend
board-left-over = Left afterwards
board-in-reach = { $count ->
    [0] Nothing is within your means.
    [one] 1 card is within your means: it is highlighted.
   *[other] { $count } cards are within your means: they are highlighted.
}
board-use = Use { $card }
board-only-lay = Do not use it
board-beat = to beat
board-to-beat = { $count ->
    [one] { $count } point to beat
   *[other] { $count } points to beat
}
board-culture-short = { $count } culture to the end
wonder-progress = How far everybody is
buy-other-ways = Other ways
buy-tap = Tap another card to pay differently.
buy-incomplete = That is not enough yet.
buy-useless = { $name } would not be used up.
buy-costs = { $card } is paid with: { $sources }
buy-costs-short = { $card } costs
buy-short = Buy
attack-loses = { $name } would lose
attack-holds = { $name } would hold out
symbols = Symbols
symbol-any = of any kind
symbol-missing = hollow: you lack it
symbol-surcharge = one for each card below
symbol-vp = victory points
symbol-strength = strength
symbol-response = can respond to an attack
symbol-covered = a covered card: a resource
symbol-hand = cards in the hand
symbol-wonder = a wonder
symbol-culture = culture
symbol-glory = glory tokens
symbol-replenish = replenish: cover a card again
key-symbols = what the symbols mean

## Lessons

learn = Learn to play
learn-about = Play with Odell the Quartermaster. The guided game takes about three minutes, each lesson about one.
learn-guided = Guided game
learn-lessons = Lessons
learn-state = { $state ->
    [finished] done
    [begun] begun
   *[new] new
}
lesson = Lesson
lesson-you = You
lesson-back = Back
lesson-skip = Skip
lesson-face-down = face down
lesson-next = Next
lesson-step = Step { $step } of { $steps }
lesson-do = Your turn: do it on the table.
lesson-first-game = Play your first game
lesson-following = Next lesson
lesson-all = All lessons
lesson-again = Play it again
lesson-failed = The lesson could not be loaded. Nothing was lost.

## The front page, the invitation, the deal of the day

learn-minutes = Learn in 3 minutes
learn-note = you play, step by step
play-against = { $bots ->
    [one] against one bot: { $level }
   *[other] against { $bots } bots: { $level }
}
play-change = Another game or level
home-facts = 2 to 4 players · no account, nothing to install
continue-moves = { $count ->
    [one] Continue: your move in 1 game
   *[other] Continue: your move in { $count } games
}
continue-games = { $count ->
    [one] Continue: 1 game in progress
   *[other] Continue: { $count } games in progress
}
code-unknown = No public table has the code { $code }. Check the letters, or ask for the link: private tables have no code.
list-code = Code { $code }
invitation-by = { $name } invites you
invitation = You are invited
table-about = What is played
clock-move = { $time } per decision
clock-total = { $time } for the whole game
clock-increment = { $time } for the whole game, plus { $more } per decision
table-undo = Undo
undo-allowed = allowed
undo-forbidden = not allowed
table-absence = Absence
absence-after = { $level } takes over after { $time }
absence-never = the others wait
switch-off = Not played: { $text }
values-own = Card values of our own
daily = Deal of the day
daily-same = The same pyramid for everybody
daily-invites = Can you beat the bots with it?
daily-to-beat = { $points ->
    [one] Best bot so far: 1 point
   *[other] Best bot so far: { $points } points
}
daily-mine = Your best result: { $points } to { $against }
daily-try = Try it
daily-go-on = Continue
daily-again = Play it again
daily-about = Whoever plays today (in UTC) gets the same pyramid and the same wonders: the base game, you begin, your opponent is { $level }. Nothing can be undone.
daily-how = Bots play it too, each level { $games } times, on your seat and against the same opponent. What counts is the game with the most points on your seat. It is no rating: strong bots play to win, not for points.
daily-results = Results to beat
daily-who = On your seat
daily-score = Best result
daily-games = Games
daily-score-of = { $points } to { $against }
daily-not-yet = not yet
daily-playing = The bots are playing; results appear here as they finish.
daily-you = You
