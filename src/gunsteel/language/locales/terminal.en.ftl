# What the game in the terminal says besides the sentences of the game.

title = { $set ->
    [base] Guns & Steel
    [renaissance] Guns & Steel: Renaissance
   *[combined] Guns & Steel and Renaissance combined
}, { $players } players. You are Player { $number }.
opponents = You play against { $bots }.
opponent = { $who } ({ $level })
level = { $level ->
    [recruit] recruit
    [scout] scout
    [soldier] soldier
    [sergeant] sergeant
    [captain] captain
    [general] general
    [marshal] marshal
    [random] random
   *[other] { $level }
}
thinking = { $who } is thinking…
commands = Choose by number. “?” explains the question, “why CARD” says why something cannot be chosen, “card NAME” shows a card, “ask” tells what your opponents are up to, “pos” shows the table, “undo” cancels your last decision, “save FILE” saves the game, “load FILE” loads one, “q” quits.
turn = { $person ->
    [you] Turn { $turn }: your turn
   *[other] Turn { $turn }: { $who }’s turn
}
comma = { ", " }
wonders = Wonders
pile = pile: { $card } ({ $under } below)
player = { $person ->
    [you] You
   *[other] { $who }
}: strength { $strength }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
culture = { $count ->
    [0] no culture
   *[other] culture { $count }
}
gained = Gained this turn: { $what }
surely = certainly covered: { $cards }
cost = costs { $cost }
priced = { $card } ({ $price })
surcharge = + { $count } of any kind
not-an-option = “{ $text }” is not among the options. { $last ->
    [1] Choose 1
   *[other] Choose 1 to { $last }
}, or “?” for help. Nothing was changed.
possible = That is possible: choose { $number }.
buy-later = You can pay for it: buy it in your purchase phase.
why-what = Name a card or an option after “why”, for example: why { $example }.
unknown-card = There is no card or wonder “{ $text }”.
ask-whom = There is no such opponent. “ask” alone asks all of them, “ask { $example }” asks { $who }.
ask-too-early = { $who } has not had to choose anything yet.
ask-silent = { $who } does not say.
cannot-undo = You have no decision to undo.
saved = The game is saved in { $file }.
loaded = Continuing the game from { $file }.
file-missing = Name a file after “{ $command }”.
goodbye = Goodbye. Come back soon.
card-line = { $type }, { $back }, { $strength ->
    [0] no strength
   *[other] strength { $strength }
}, { $vp ->
    [0] no points
    [one] 1 point
   *[other] { $vp } points
}{ $response ->
    [yes] { ", " }response
   *[no] { "" }
}
wonder-line = { $age }, { $vp ->
    [one] 1 point
   *[other] { $vp } points
}{ $glory ->
    [0] { "" }
   *[other] { ", " }glory { $glory }
}, indicator: { $indicator }
nothing-affordable = You cannot pay for any card this turn.
pay-with = Pay with { $sources }
several = (You may enter several numbers at once, in any order. If you enter them one at a time, only options further down the list remain.)
not-together = These cannot be chosen together. Nothing was changed.
players = with { $count } players:{ " " }
save-failed = { $file } could not be saved. The game goes on; try another name.
load-failed = { $file } could not be loaded. Your game is unchanged.
list-column = { $column ->
    [card] card
    [wonder] wonder
    [age] age
    [type] type
    [cost] cost
    [strength] str
    [points] VP
    [response] resp
    [three] 3+
    [glory] glory
   *[indicator] indicator
}
list-icon = { $there ->
    [yes] yes
    [no] no
   *[hidden] { "" }
}
list-reconstructed = * reconstructed: no rulebook states this value
values-checked = { $file }: { $changed ->
    [one] { $changed } value
   *[other] { $changed } values
} changed, { $warnings ->
    [one] { $warnings } warning
   *[other] { $warnings } warnings
}
lesson-heading = { $before }: { $text }
lesson-commands = Choose by number. “why CARD” says why something cannot be chosen, “card NAME” shows a card, “pos” shows the table, “q” quits.
lesson-go-on = (Press Enter to go on.)
lesson-next = The next lesson: { $command }
lesson-real = A real game against a beginner: { $command }
served-at = Gunsteel is at { $address }  (Ctrl-C stops it; tables are kept)
served-in-network = In the local network: { $address }
help-usage = usage: { $line }
help-about = Guns & Steel and Renaissance: rules, records and play.
help-command = { $command ->
    [serve] serve tables to browsers and programs
    [play] play a game in this terminal
    [admin] manage the tables of a server
    [trace] write traces of random games, or of a record
    [replay] check records and print their results
    [deal] write the record of a new game
    [perft] count sequences of choices, to compare implementations
    [rules] read the rules, or look one up
    [cards] list the cards, or show one
    [arena] let bots play against each other
   *[ladder] measure the strength of the levels
}
help-more = { $line } explains a command. Exit codes: 0 success, 1 a check failed, 2 bad input.
replayed = { $file }: { $summary }
replayed-game = { $set ->
    [base] base
    [renaissance] renaissance
   *[combined] combined
}, { $players } players, { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
}
replayed-going = { $game }, not over: turn { $turn }, seat { $seat }
replayed-over = { $game }: { $points }; { $winners } { $count ->
    [one] wins
   *[other] win
}
replayed-seat = seat { $seat }
replayed-points = { $name } has { $points } VP ({ $cards } { $cards ->
    [one] card
   *[other] cards
})
