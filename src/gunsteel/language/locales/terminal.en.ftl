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
commands = Answer with a number. ? explains the question, why CARD tells why not, card NAME shows a card, ask tells what your opponents are after, pos shows the position, undo takes back, save FILE and load FILE keep games, q leaves.
turn = { $person ->
    [you] Turn { $turn }: your turn
   *[other] Turn { $turn }: { $who }’s turn
}
comma = { ", " }
wonders = Wonders
pile = pile: { $card } (+{ $under })
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
surely = covered for certain: { $cards }
cost = costs { $cost }
priced = { $card } ({ $price })
surcharge = + { $count } of any kind
not-an-option = “{ $text }” is not among the options. Choose 1 to { $last }, or ? for help. Nothing was changed.
possible = That is possible: choose { $number }.
buy-later = You can pay for it: buy it in your purchase phase.
why-what = Name a card or an option after why, for example: why { $example }.
unknown-card = There is no card or wonder “{ $text }”.
ask-whom = There is no such opponent. ask alone goes to all of them, ask { $example } to Player { $example }.
ask-too-early = { $who } has not had to decide anything yet.
ask-silent = { $who } does not tell.
cannot-undo = There is nothing of yours to take back.
saved = The game is saved in { $file }.
loaded = The game from { $file } goes on.
file-missing = Name a file after { $command }.
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
several = (Several numbers at once are fine, in any order; one at a time, only later ones remain.)
not-together = These cannot be chosen together. Nothing was changed.
players = with { $count } players:
save-failed = { $file } could not be saved. The game goes on; try another name.
load-failed = { $file } could not be loaded. Your game is unchanged.
