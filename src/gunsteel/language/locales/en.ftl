# The sentences of the game in English.
#
# $person is "you" if the reader is the subject, else "other"; $who is then a name. $other and $whom likewise for a second
# person. Names of cards and wonders come from the card data. Words of the rules: locales/rules.en.md.

## Names

player = Player { $number }
bot = { $level ->
    [recruit] Recruit
    [scout] Scout
    [soldier] Soldier
    [sergeant] Sergeant
    [captain] Captain
    [general] General
    [marshal] Marshal
   *[other] { $name }
} { $number }
you = you
quoted-card = { $name }
quoted-wonder = { $name }
quoted-text = “{ $text }”
card-from = { $other ->
    [you] { $name } (from you)
   *[other] { $name } (from { $whom })
}
resource = { $resource ->
    [food] Food
    [iron] Iron
    [horse] Horse
    [gunpowder] Gunpowder
    [oil] Oil
    [earth] Earth
   *[space] Space
}
age = { $age ->
    [start] Start
    [horse] Horse
    [gunpowder] Gunpowder
    [oil] Oil
    [earth] Earth
   *[space] Space
}
type = { $type ->
    [civil] Civil
    [tactic] Tactic
   *[attack] Attack
}
phase = { $phase ->
    [resource] Resource phase
    [development] Development phase
    [purchase] Purchase phase
   *[end] End of turn
}
zone = { $zone ->
    [hand] hand
    [up] face up
    [down] covered
    [row] pyramid
    [pile] research pile
   *[revealed] revealed
}

## Lists and amounts

# $count is how many items there are in all.
list-comma = { $first }, { $next }
list-and = { $first } and { $last }
list-or = { $first } or { $last }
paragraph = { $first } { $next }
sentence = { $clause }.
amount = { $count } { resource }
# Like `amount`, but of covered or face-up cards.
amount-cards = { $count ->
    [one] { $count } { resource } card
   *[other] { $count } { resource } cards
}
amount-any = { $count ->
    [one] { $count } card of any kind
   *[other] { $count } cards of any kind
}
nothing = nothing
# Beside the word "card" or "cards"; $count is how many cards.
type-of-card = { $type ->
    [civil] civil
    [tactic] tactic
   *[attack] attack
}
cards-of-types = { $count ->
    [one] { $count } { $types } card
   *[other] { $count } { $types } cards
}
face-up-cards-of-types = { $mood ->
    [you] { $count } of your face-up { $types } cards
    [self] { $count } of your face-up { $types } cards
    [to] { $count } of your face-up { $types } cards
    [option] { $count } of your face-up { $types } cards
   *[other] { $count } of their face-up { $types } cards
}
all-cards-of-types = { $mood ->
    [you] all your face-up { $types } cards
    [self] all your face-up { $types } cards
    [to] all your face-up { $types } cards
   *[other] all their face-up { $types } cards
}

## Questions: to whoever is asked, and about somebody else

question-by = { $card }: { $question }
question-start-resource = { $person ->
    [you] Lay a card as your starting resource.
   *[other] { $who } chooses a starting resource.
}
question-resource = { $person ->
    [you] Lay a card as your resource for this turn.
   *[other] { $who } chooses a resource.
}
question-develop = { $person ->
    [you] Lay a card as your development.
   *[other] { $who } chooses a development.
}
question-activate = { $person ->
    [you] Activate the card you have just laid?
   *[other] { $who } decides whether to activate the card.
}
question-buy = { $person ->
    [you] Buy a card?
   *[other] { $who } looks for a card to buy.
}
question-pay = { $person ->
    [you] Choose what to pay with.
   *[other] { $who } chooses a payment.
}
question-claim = { $person ->
    [you] Which wonder do you take?
   *[other] { $who } chooses a wonder to take.
}
question-take-back = { $person ->
    [you] Take covered cards back to your hand?
   *[other] { $who } decides which covered cards to take back.
}
question-glory = { $person ->
    [you] Place a glory token?
   *[other] { $who } decides where to place a glory token.
}
question-glory-from = { $person ->
    [you] From which wonder do you move a token?
   *[other] { $who } chooses a glory token to move.
}
question-gain = { $person ->
    [you] What do you gain?
   *[other] { $who } chooses what to gain.
}
question-option = { $person ->
    [you] Which of the two effects?
   *[other] { $who } chooses one of two effects.
}
question-replenish = { $person ->
    [you] Which card do you replenish?
   *[other] { $who } chooses what to replenish.
}
question-deplete = { $person ->
    [you] Which covered card do you deplete?
   *[other] { $who } chooses what to deplete.
}
question-play = { $person ->
    [you] Which card do you play from your hand?
   *[other] { $who } chooses a card to play.
}
question-activate-card = { $person ->
    [you] Which card do you activate?
   *[other] { $who } chooses a card to activate.
}
question-flip = { $person ->
    [you] Which covered attack card do you turn up?
   *[other] { $who } chooses a covered attack card.
}
question-opponent = { $person ->
    [you] Which opponent?
   *[other] { $who } chooses an opponent.
}
question-back = { $person ->
    [you] Choose a card from that hand by its back.
   *[other] { $who } chooses a card by its back.
}
question-reveal = One of the cards with the same back is picked at random.
question-target = { $person ->
    [you] Which covered card of an opponent do you turn up?
   *[other] { $who } chooses an opponent’s covered card.
}
question-take = { $person ->
    [you] Which attack card do you take?
   *[other] { $who } chooses an attack card to take.
}
question-take-wonder = { $person ->
    [you] Which wonder do you take?
   *[other] { $who } chooses a wonder.
}
question-retrieve = { $person ->
    [you] Which card do you take back to your hand?
   *[other] { $who } chooses a card to take back.
}
question-respond = { $person ->
    [you] You are being attacked. Do you respond?
   *[other] { $who } decides how to respond.
}
question-give = { $person ->
    [you] Which wonder do you give away?
   *[other] { $who } chooses a wonder to give away.
}

## Why this is asked

help-start-resource = Players who come later start with one covered resource (R35, R37).
help-resource = The card lies covered in your area and can pay for purchases (R40).
help-develop = The card lies face up, its strength counts, and you may activate its effect (R41).
help-activate = Activate the card now, or not before you play it from your hand once more (R42, R44). If you do, you apply all of its effect, as far as you can (R43).
help-buy = You may buy one card in a turn. Its price is its cost, plus one resource of any kind for each card that supports it (R54, R58).
help-buy-pile = For a card from a research pile, the extra is one resource for each card still lying in the row of the next lower age (R71).
help-pay = The cards you pay with are turned face up. You may pay with more than you need if conversions use everything up (R55, Q13).
help-claim = You meet a requirement and hold at most one card, so you must take one wonder (R84).
help-take-back = Your face-up cards are back in your hand. Covered cards may come too, or stay as resources (R48, R49).
help-glory = This turn you did what a wonder asks for. You may place one token a turn; your third token on a wonder claims it (R89, R91).
help-glory-from = You have no token left beside you, so you move one from another wonder (R90).
help-gain = What you gain can be spent until the end of your turn (R25).
help-option = You choose one of the two, never both (S4).
help-replenish = The card turns to its resource side and is ready at once. As many as possible must be turned (R23, R24, S5).
help-deplete = The card is turned face up. You gain nothing from it (R20, R21).
help-play = The card lies face up and its strength counts at once (S10).
help-activate-card = You apply the card’s effect as if you had just played it (S1).
help-flip = The card turns face up and attacks at once. It gives no resource (Q8).
help-opponent = This effect targets one opponent, and you choose which one.
help-back = You see only the backs. If several have the same back, one of them is picked at random (Q23).
help-reveal = From the outside these cards look the same, so one is picked at random (Q23, Q35).
help-target = You gain the resource of that card, and its owner gains a culture token. A covered card that everybody has seen is chosen by name; among the others, chance decides (Q35).
help-take = In exchange for the card you gave, you take one, and it is yours for good (Q22).
help-take-wonder = The older the wonder, the fewer resources you deplete for it (Q21).
help-retrieve = An opponent’s card makes you take one back (R45).
help-respond = Play cards with the response icon, or turn up covered attack and tactic cards. Only their strength counts; they are not activated (R75, R76).
help-give = You lost to an attack that takes wonders. You choose which one to give (R81).

## Details of a question

asked-card = { $who } has activated { $card }.
asked-about = You have laid { $card }.
asked-price = { $surcharge ->
    [0] { $card } costs { $cost }.
   *[other] { $card } costs { $cost }, plus { $surcharge } of any kind.
}
asked-paid = Paid so far: { $paid }.
asked-left = { $left ->
    [0] You may stop here.
   *[other] { $left } of { $number } still to choose.
}
asked-penalty = You lost the attack.
asked-wonder-price = This is the price of { $wonder }.
asked-wonder-target = The token goes to { $wonder }.
asked-opponent = { $other ->
    [you] Your cards are the target.
   *[other] The target is { $whom }.
}
asked-back = Its back shows { $back }.
asked-strengths = { $who } attacks with { $attack }, you have { $defence }.

## What is at stake in an attack, to the defender; $who attacks

stake-wonder = { $count ->
    [0] If you lose, nothing happens: you have no wonder to give.
    [1] If you lose, you give { $wonders } to { $who }.
   *[other] If you lose, you give { $who } one of your { $count } wonders: which one is your choice.
}
stake-resources = { $count ->
    [0] If you lose, nothing happens: none of your cards is covered.
    [one] If you lose, you deplete { $count } resource.
   *[other] If you lose, you deplete { $count } resources.
}
stake-culture-each = { $who } gains a culture token for each card turned that way.
stake-attack-culture = { $count ->
    [one] { $who } gains { $count } culture token in any case.
   *[other] { $who } gains { $count } culture tokens in any case.
}
stake-hold-culture = { $count ->
    [one] If you hold out, you gain { $count } culture token.
   *[other] If you hold out, you gain { $count } culture tokens.
}

## Options

option-card-resource = { $card } ({ $resource })
option-gained = Gained { $resource }
# The same inside a sentence.
gained-resource = the gained { $resource }
option-pile = { $card } (from the research pile)
option-hand = Play { $card } from hand
option-flip = Turn up { $card }
option-of-seat = { $whom }: { $item }
option-wonder-price = { $count ->
    [0] { $wonder } (for nothing)
    [one] { $wonder } (deplete { $count } resource)
   *[other] { $wonder } (deplete { $count } resources)
}
option-number = { $number ->
    [1] First effect
   *[2] Second effect
}
option-yes = Activate it
option-no = Do not activate it
option-pass = Buy nothing
option-none-glory = Place no token
option-none-activate-card = Activate none
option-done-pay = Pay this
option-done-take-back = Take back no more
option-done-deplete = That is all
option-done-respond = Do not respond (any more)

## Events

event-lay-resource = { $person ->
    [you] You lay { $card } as a resource.
   *[other] { $who } lays { $card } as a resource.
}
event-lay-resource-back = { $person ->
    [you] You lay a resource: { $back }.
   *[other] { $who } lays a resource: { $back }.
}
event-play = { $person ->
    [you] You play { $card }.
   *[other] { $who } plays { $card }.
}
event-turn-up = { $person ->
    [you] You turn { $card } face up.
   *[other] { $who } turns { $card } face up.
}
event-replenish = { $person ->
    [you] You replenish { $card } ({ $resource }).
   *[other] { $who } replenishes { $card } ({ $resource }).
}
# Several cards in one sentence.
card-with-resource = { $card } ({ $resource })
event-replenish-several = { $person ->
    [you] You replenish { $cards }.
   *[other] { $who } replenishes { $cards }.
}
event-take-back = { $person ->
    [you] You take { $card } back to your hand.
   *[other] { $who } takes { $card } back to hand.
}
event-take-back-covered = { $person ->
    [you] You take the covered card { $card } back to your hand.
   *[other] { $who } takes the covered card { $card } back to hand.
}
event-take-back-back = { $person ->
    [you] You take a covered card back to your hand: { $back }.
   *[other] { $who } takes a covered card back to hand: { $back }.
}
# Among others that go back to hand together.
covered-cards = { $count ->
    [one] { $count } covered card ({ $cards })
   *[other] { $count } covered cards ({ $cards })
}
event-buy = { $person ->
    [you] You take { $card } from the pyramid.
   *[other] { $who } takes { $card } from the pyramid.
}
event-buy-pile = { $person ->
    [you] You take { $card } from the research pile.
   *[other] { $who } takes { $card } from the research pile.
}
event-change-sides = { $person ->
    [you] { $card } goes from you to { $whom }.
   *[other] { $other ->
        [you] { $card } goes from { $who } to you.
       *[other] { $card } goes from { $who } to { $whom }.
    }
}
event-reveal = { $person ->
    [you] You show { $card } from your hand.
   *[other] { $who } shows { $card } from hand.
}
event-return = { $person ->
    [you] { $card } returns to your hand.
   *[other] { $card } returns to { $who }’s hand.
}
event-gained = { $person ->
    [you] You gain { $amount }.
   *[other] { $who } gains { $amount }.
}
event-lost = { $person ->
    [you] You lose your unspent resources: { $amount }.
   *[other] { $who } loses unspent resources: { $amount }.
}
event-culture-gained = { $person ->
    [you] You gain { $count } culture { $count ->
        [one] token
       *[other] tokens
    }.
   *[other] { $who } gains { $count } culture { $count ->
        [one] token
       *[other] tokens
    }.
}
event-culture-paid = { $person ->
    [you] You pay { $count } culture { $count ->
        [one] token
       *[other] tokens
    }.
   *[other] { $who } pays { $count } culture { $count ->
        [one] token
       *[other] tokens
    }.
}
event-glory-placed = { $person ->
    [you] You place a glory token on { $wonder }.
   *[other] { $who } places a glory token on { $wonder }.
}
event-glory-returned = { $person ->
    [you] You take { $count } glory { $count ->
        [one] token
       *[other] tokens
    } back from { $wonder }.
   *[other] { $who } takes { $count } glory { $count ->
        [one] token
       *[other] tokens
    } back from { $wonder }.
}
event-wonder = { $person ->
    [you] You take { $wonder }.
   *[other] { $who } takes { $wonder }.
}
event-wonder-given = { $person ->
    [you] You give { $wonder } to { $whom }.
   *[other] { $other ->
        [you] { $who } gives { $wonder } to you.
       *[other] { $who } gives { $wonder } to { $whom }.
    }
}
event-activated = { $person ->
    [you] You activate { $card }.
   *[other] { $who } activates { $card }.
}
# $who attacks $whom.
event-compared-wins = { $person ->
    [you] You attack { $whom }, { $attack } to { $defence }: you win.
   *[other] { $other ->
        [you] { $who } attacks you, { $attack } to { $defence }: you lose.
       *[other] { $who } attacks { $whom }, { $attack } to { $defence }: { $who } wins.
    }
}
event-compared-holds = { $person ->
    [you] You attack { $whom }, { $attack } to { $defence }: { $whom } holds out.
   *[other] { $other ->
        [you] { $who } attacks you, { $attack } to { $defence }: you hold out.
       *[other] { $who } attacks { $whom }, { $attack } to { $defence }: { $whom } holds out.
    }
}
event-bought = { $person ->
    [you] You buy { $card } for { $paid }{ $surcharge ->
        [0] .
       *[other] { " " }(surcharge { $surcharge }).
    }
   *[other] { $who } buys { $card } for { $paid }{ $surcharge ->
        [0] .
       *[other] { " " }(surcharge { $surcharge }).
    }
}
event-none-in-hand = { $person ->
    [you] You have no more { $types } cards in hand.
   *[other] { $who } has no more { $types } cards in hand.
}
event-none-covered = { $person ->
    [you] You have no covered { $types } card.
   *[other] { $who } has no covered { $types } card.
}
event-declined-activate = { $person ->
    [you] You do not activate it.
   *[other] { $who } does not activate it.
}
event-declined-buy = { $person ->
    [you] You buy nothing.
   *[other] { $who } buys nothing.
}
any-resources = { $count ->
    [one] 1 resource
   *[other] { $count } resources
}
event-unaffordable = { $person ->
    [you] You cannot afford anything. Nearest: { $card }, { $short } short.
   *[other] { $who } cannot afford anything. Nearest: { $card }, { $short } short.
}
event-declined-glory = { $person ->
    [you] You place no glory token.
   *[other] { $who } places no glory token.
}
event-declined-activate-card = { $person ->
    [you] You activate no card.
   *[other] { $who } activates no card.
}
event-declined-respond = { $person ->
    [you] You do not respond.
   *[other] { $who } does not respond.
}
event-chose-buy = { $person ->
    [you] You want to buy { $card }.
   *[other] { $who } wants to buy { $card }.
}
event-chose-glory = { $person ->
    [you] You want to move a glory token to { $wonder }.
   *[other] { $who } wants to move a glory token to { $wonder }.
}
event-chose-take-wonder = { $person ->
    [you] You choose { $wonder }.
   *[other] { $who } chooses { $wonder }.
}
event-chose-option = { $number ->
    [1] { $person ->
        [you] You choose the first effect.
       *[other] { $who } chooses the first effect.
    }
   *[2] { $person ->
        [you] You choose the second effect.
       *[other] { $who } chooses the second effect.
    }
}
event-chose-opponent = { $person ->
    [you] You choose { $whom }.
   *[other] { $other ->
        [you] { $who } chooses you.
       *[other] { $who } chooses { $whom }.
    }
}
event-chose-back = { $person ->
    [you] You point to a card in that hand: { $back }.
   *[other] { $who } points to a card in that hand: { $back }.
}
event-chose-target = { $person ->
    [you] You choose a covered card in front of { $whom }: { $target }.
   *[other] { $other ->
        [you] { $who } chooses one of your covered cards: { $target }.
       *[other] { $who } chooses a covered card in front of { $whom }: { $target }.
    }
}
event-turn = { $person ->
    [you] Turn { $turn }: your turn.
   *[other] Turn { $turn }: { $who }’s turn.
}
event-undone = { $person ->
    [you] You undo your last decision.
   *[other] { $who } undoes their last decision.
}
event-ended = The game is over: { $reasons }.

## What a player is after, in the player's own words

# $named is "yes" if $thing, a card or wonder, is known, else "no".
aim = { $who }: { $words }.
aim-and-chances = { $who }: { $words }. { $chances }.
aim-buy = { $named ->
    [yes] I am buying { $thing }
   *[no] I am buying a card
}
aim-save = { $named ->
    [yes] I am saving up for { $thing }
   *[no] I am saving up for later
}
aim-wonder = { $named ->
    [yes] I have set my heart on { $thing }
   *[no] I have set my heart on a wonder
}
aim-attack = { $named ->
    [yes] I am on the attack with { $thing }
   *[no] I am on the attack
}
aim-end = { $named ->
    [yes] I mean to end the game with { $thing }, and to win it
   *[no] I mean to end the game, and to win it
}
aim-gather = I am gathering resources and biding my time
aim-lots = I choose at random
aim-chances = { $outlook ->
    [good] It looks very good for me
    [poor] It does not look good for me
   *[open] I put my chances at { $chance }%
}

## The end

end-reason = { $reason ->
    [last-space] the last Space card of the pyramid has been bought
    [last-wonder] the last wonder has been taken
   *[culture] somebody has 15 culture tokens or more
}
result-won = { $person ->
    [you] You win with { $points } victory { $points ->
        [one] point
       *[other] points
    }.
   *[other] { $who } wins with { $points } victory { $points ->
        [one] point
       *[other] points
    }.
}
# A tie in points, decided by the number of cards (R104).
result-won-by-cards = { $person ->
    [you] Tied at { $points } victory { $points ->
        [one] point
       *[other] points
    }: you win with more cards.
   *[other] Tied at { $points } victory { $points ->
        [one] point
       *[other] points
    }: { $who } wins with more cards.
}
result-shared = { $people } share the victory with { $points } victory { $points ->
    [one] point
   *[other] points
}.
result-line = { $place }. { $person ->
    [you] You
   *[other] { $who }
}: { $points } { $points ->
    [one] point
   *[other] points
}, { $cards } { $cards ->
    [one] card
   *[other] cards
}

## Effects of cards, clause by clause
#
# $mood: "you" (an order to the reader), "self" (the same after a sentence about others), "to" (after a price), or which
# opponents do it: "each", "weaker", "others".

subject = { $mood ->
    [each] each opponent
    [weaker] each weaker opponent
   *[others] each opponent who is at least as strong
}
effect-replenish = { $mood ->
    [you] replenish { $what } in your area
    [self] you replenish { $what } in your area
    [to] replenish { $what }
    [option] replenish { $what }
   *[other] { subject } replenishes { $what }
}
effect-deplete = { $mood ->
    [you] deplete { $count } { $count ->
        [one] resource
       *[other] resources
    }
    [self] you deplete { $count } { $count ->
        [one] resource
       *[other] resources
    }
    [to] deplete { $count } { $count ->
        [one] resource
       *[other] resources
    }
    [option] deplete { $count } { $count ->
        [one] resource
       *[other] resources
    }
   *[other] { subject } depletes { $count } { $count ->
        [one] resource
       *[other] resources
    }
}
effect-for-deplete = deplete { $count } { $count ->
    [one] resource
   *[other] resources
} and in return { $then }
effect-for-culture = pay { $count } culture { $count ->
    [one] token
   *[other] tokens
} and in return { $then }
effect-gain = { $mood ->
    [you] gain { $what } for this turn
    [self] you gain { $what } for this turn
    [to] gain { $what }
    [option] gain { $what }
   *[other] { subject } gains { $what }
}
effect-gain-one = { $mood ->
    [you] gain your choice of { $what }
    [self] you gain your choice of { $what }
    [to] gain your choice of { $what }
    [option] gain your choice of { $what }
   *[other] { subject } gains a choice of { $what }
}
effect-gain-culture = { $mood ->
    [you] gain { $count } culture { $count ->
        [one] token
       *[other] tokens
    }
    [self] you gain { $count } culture { $count ->
        [one] token
       *[other] tokens
    }
    [to] gain { $count } culture { $count ->
        [one] token
       *[other] tokens
    }
    [option] gain { $count } culture { $count ->
        [one] token
       *[other] tokens
    }
   *[other] { subject } gains { $count } culture { $count ->
        [one] token
       *[other] tokens
    }
}
effect-culture-per-card = you gain 1 culture token for each card turned this way
effect-one-of = either { $first }, or { $second }
effect-play = { $mood ->
    [you] from your hand, play { $what }
    [self] from your hand, you play { $what }
    [to] play { $what } from your hand
    [option] play { $what } from your hand
   *[other] { subject } plays { $what } from hand
}
effect-not-activated = { $count ->
    [one] it is not activated
   *[other] they are not activated
}
effect-activate-visible = activate 1 face-up { $types } card in your area
effect-activate-covered = turn up 1 of your covered { $types } cards and activate it
effect-activate-played = { $count ->
    [one] activate that card
   *[other] activate one of these { $types } cards
}
effect-activate-all-played = activate them all, in the order you like
effect-activate-opponents = if you like, activate 1 of your opponents’ face-up { $types } cards like a card you played yourself
effect-activate-revealed = if its type is { $types }, activate it like a card you played yourself
effect-take-back = { $mood ->
    [you] take { $what } back to your hand
    [self] you take { $what } back to your hand
    [to] take { $what } back to your hand
    [option] take { $what } back to your hand
   *[other] { subject } takes { $what } back to hand
}
effect-take-back-all = { $mood ->
    [you] take { $what } back to your hand, except this one
    [self] you take { $what } back to your hand, except this one
    [to] take { $what } back to your hand, except this one
    [option] take { $what } back to your hand, except this one
   *[other] { subject } takes { $what } back to hand
}
effect-attack = attack every opponent
effect-give-wonder = { subject } gives you a wonder of their choice
effect-spy = choose a card in an opponent’s hand by its back and reveal it; it returns to that hand afterwards
effect-tribute = turn up an opponent’s covered card and gain its resource; that opponent gains 1 culture token
effect-change-sides = give this card to an opponent and take one of that opponent’s face-up attack cards in exchange
effect-by-attack-cards = if your opponents together have exactly { $few } face-up attack cards, gain { $little }; with { $many } or more, gain { $much }
effect-take-wonder = take a wonder from the supply; deplete a number of resources that depends on its age: { $prices }
effect-wonder-price = { $count } for { age }

## Requirements of wonders

need-covered = Have at least { $count } covered { $count ->
    [one] card
   *[other] cards
} in your area.
need-covered-resource = Have at least { $count } covered { resource } { $count ->
    [one] card
   *[other] cards
} in your area.
need-covered-kinds = { $count ->
    [one] Have at least { $count } resource among your covered cards.
   *[other] Have at least { $count } different resources among your covered cards.
}
need-visible = Have at least { $count } face-up { $types } { $count ->
    [one] card
   *[other] cards
} in your area.
need-card-of-each = Have a card of each of these ages in your area, on either side: { $ages }.
need-strength = Have a military strength of at least { $count }.
need-cards = Have at least { $count } { $count ->
    [one] card
   *[other] cards
} in your area, on either side, wonders included.
need-points = Have cards worth at least { $count } victory { $count ->
    [one] point
   *[other] points
} in your area, on either side, wonders included.
need-took-back = When your turn ends, take back cards worth at least { $count } victory { $count ->
    [one] point
   *[other] points
}.
need-laid = Lay a card of the { $ages } age from your hand as a resource.
need-deed = { $deed ->
    [activated-attack] Activate an attack card in your turn.
    [activated-tactic] Activate a tactic card in your turn.
    [bought-nothing] Do not buy a card in your turn.
    [bought-lower] Buy a card of a lower age than the highest card bought so far.
    [converted] Convert resources, 2 to 1 or 3 to 1, to pay for a card.
   *[paid-culture] Pay a culture token.
}

## When an answer cannot be taken

refusal = { $refusal ->
    [over] The game is over. Nothing was changed.
    [not-asked] Someone else is choosing now. Nothing was changed; wait for your turn to choose.
    [stale] The game has moved on. Nothing was changed; look at the new question and choose again.
    [not-offered] This cannot be chosen here. Nothing was changed; choose something else.
   *[cannot-take-back] This can no longer be undone: others have seen it, or have chosen since.
}
place = { $place ->
    [hand] in your hand
    [face-up] face up in your area
   *[covered] covered in your area
}
reason-game-over = The game is over.
reason-not-your-question = { $person ->
    [other] { $who } is choosing now.
   *[chance] Chance decides now.
}
reason-no-such-option = { $option } cannot be chosen here.
reason-not-in-this-game = { $card } is not in this game: it is not used with two players.
reason-not-yours = { $card } is not yours.
reason-revealed = { $card } is being shown and returns to your hand later.
reason-not-in-hand = { $card } is not in your hand. It lies { place }.
reason-not-covered = { $card } is not covered. It is { place }.
reason-not-face-up = { $card } is not face up. It is { place }.
reason-not-there = { $place ->
    [hand] { $card } is not in { $whom }’s hand.
    [face-up] { $card } is not face up in front of { $whom }.
   *[covered] { $card } is not covered in front of { $whom }.
}
reason-wrong-resource = { $card } shows { $resource }, not { $wanted }.
reason-wrong-type = The type of { $card } is { $type }, not { $wanted }.
reason-no-response-icon = { $card } has no response icon.
reason-before-chosen = { $option } must be chosen before { $last }. Undo and start again.
reason-set-incomplete = If you choose { $option } now, you can reach only { $have } of the { $need } you still need. Choose another one first.
reason-done-too-early = You have chosen { $have } of { $need }. You must continue.
reason-bought-already = { $card } has already been bought.
reason-in-row = { $card } lies in the pyramid, not in a research pile.
reason-in-pile = { $card } is in a research pile, not in the pyramid.
reason-not-top-of-pile = { $card } is not on top of its pile. { $top } is.
reason-cannot-pay = You cannot pay for { $card }. It costs { $cost }; you have { $have }.
reason-cannot-pay-surcharge = The surcharge is { $surcharge }, for { $connected }.
reason-cannot-pay-missing = You lack { $missing }.
reason-cannot-pay-closest = Any of these in addition would be enough: { $ways }.
reason-way-or = { $first }, or { $next }
reason-any-kind = { $count } of any kind
reason-nothing-gained = You have no gained { $resource } left.
reason-not-used-up = Nothing would use up { $option } in the payment for { $card }.
reason-not-paid = { $paid } does not pay for { $card } yet.
reason-choose-others-first = { $option } can help to pay for { $card }, but choose the other parts of that payment first.
reason-wonder-not-in-this-game = { $wonder } is not in this game: the other wonder of its age is used.
reason-wonder-taken = { $wonder } has already been taken.
reason-not-your-wonder = { $wonder } is not yours.
reason-requirement-not-met = { $wonder }: { $what ->
    [covered] you have { $have } of { $need } covered { $need ->
        [one] card
       *[other] cards
    }
    [covered-kinds] you have { $have } of { $need } different covered { $need ->
        [one] resource
       *[other] resources
    }
    [visible] you have { $have } of { $need } face-up { $types } { $need ->
        [one] card
       *[other] cards
    }
    [card-of-each] these ages are missing in your area: { $lacking }
    [strength] your military strength is { $have }, and you need { $need }
    [cards] you have { $have } of { $need } { $need ->
        [one] card
       *[other] cards
    } in your area
    [points] the cards in your area are worth { $have } of { $need } victory { $need ->
        [one] point
       *[other] points
    }
   *[took-back] the cards you took back are worth { $have } of { $need } victory { $need ->
        [one] point
       *[other] points
    }
}.
reason-requirement-covered = { $wonder }: you have { $have } of { $need } covered { $resource } { $need ->
    [one] card
   *[other] cards
}.
reason-deed-not-done = { $wonder }: { $deed ->
    [activated-attack] you have not activated an attack card this turn
    [activated-tactic] you have not activated a tactic card this turn
    [bought-nothing] you have bought a card this turn
    [bought-lower] you have not bought a card of a lower age than the highest bought so far
    [converted] you have not converted resources for a purchase this turn
   *[paid-culture] you have not paid a culture token this turn
}.
reason-not-laid = { $wonder } asks for a resource laid this turn: { $wanted }. You laid { $laid }.
reason-no-token = You have no glory token to put on { $wonder }.
reason-no-token-there = You have no glory token on { $wonder }.
reason-same-wonder = The token is going to { $wonder }, so it must come from another wonder.
reason-too-few-covered = To take { $wonder } you must deplete { $need } { $need ->
    [one] resource
   *[other] resources
}; you have { $have }.
reason-being-resolved = { $card } is being resolved and cannot be activated again until that is done.
reason-not-just-played = { $card } was not played with { $by }.
reason-compulsory = { $by } leaves you no choice: you must choose.
reason-not-on-card = { $card } does not give { $option }.
reason-no-opponent = Choose an opponent, not yourself.
reason-empty-hand = { $whom } has no cards in hand.
reason-seen-by-all = Everybody has seen what { $whom } has covered with this back ({ $back }): choose { $cards } by name.
reason-not-seen-by-all = { $card } is not among the covered cards of { $whom } that everybody has seen.
reason-no-such-back = { $place ->
    [hand] No card in { $whom }’s hand has this back: { $back }.
    [face-up] No face-up card in front of { $whom } has this back: { $back }.
   *[covered] No covered card in front of { $whom } has this back: { $back }.
}
reason-other-back = { $card } does not show this back: { $back }.

## Where card values come from, and what the rulebooks say against them

value-name = { $value ->
    [name] name
    [age] age
    [type] type
    [effect] effect
    [cost] cost
    [strength] strength
    [vp] points
    [response] response icon
    [not_in_two_player] two-player icon
    [requirement] requirement
    [indicator] indicator
   *[glory] glory number
}
provenance-of = { $wonder }. { $text }
provenance-stated = From the rulebooks: { $values }.
provenance-reviewed = From a published review: { $values }.
provenance-ours = Our own guess: { $values }.
provenance-changed = Changed for this game: { $values }.
doubt-no-cost = The rulebooks say that { $card } costs nothing.
doubt-cost = The rulebooks say that { $card } costs { $cost }.
doubt-vp = The rulebooks say that { $card } is worth { $count ->
    [0] no points
    [one] 1 point
   *[other] { $count } points
}.
doubt-response = The rulebooks say that { $card } has the response icon.
doubt-not-in-two-player = The rulebooks say that { $card } is not in the game for two.
doubt-indicator = The rulebooks say that the indicator of { $wonder } is { $card }.
doubt-requirement = The rulebooks have another requirement for { $wonder }: { $requirement }
doubt-glory = The rulebooks say that { $card } takes { $count } glory { $count ->
    [one] token
   *[other] tokens
}.
doubt-sum = In an example of the rulebooks, the strengths of { $cards } add up to { $total }, not { $have }.
doubt-six-points = In an example of the rulebooks, { $cards } and another Oil card of Renaissance are worth 6 points together; here the named ones are worth { $have }, and no other Oil card makes it 6.
doubt-worth-more = By an example of the rulebooks, { $more } is worth more points than { $less }.
doubt-worth-as-much = By an example of the rulebooks, { $more } is worth at least as many points as { $less }.
doubt-with-points = The rulebooks show points on { $card }.
doubt-no-response = By the rulebooks, some attack cards have no response icon.
doubt-leaving = By the rulebooks, equally many cards of each age (one or two) are not in the game for two, or there is no pyramid. { $set ->
    [base] In the base game
   *[renaissance] In Renaissance
} it is { $ages }.
doubt-age = { $age } { $count }
doubt-two-player-strength = With two players, nobody could reach the { $total } strength of { $wonder }: all cards together have { $have }.
