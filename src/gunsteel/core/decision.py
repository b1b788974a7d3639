"""A pending question: who is asked what, and the options as two sets of bits."""

from typing import Final

from gunsteel.ids import Option, Resource, Seat

NOTHING: Final = 0
KINDS: Final = (
    "",
    "start-resource",
    "resource",
    "develop",
    "activate",
    "buy",
    "pay",
    "claim",
    "take-back",
    "glory",
    "glory-from",
    "gain",
    "option",
    "replenish",
    "deplete",
    "play",
    "activate-card",
    "flip",
    "opponent",
    "back",
    "reveal",
    "target",
    "take",
    "take-wonder",
    "retrieve",
    "respond",
    "give",
)
START_RESOURCE: Final = 1
RESOURCE: Final = 2
DEVELOP: Final = 3
ACTIVATE: Final = 4
BUY: Final = 5
PAY: Final = 6
CLAIM: Final = 7
TAKE_BACK: Final = 8
GLORY: Final = 9
GLORY_FROM: Final = 10
GAIN: Final = 11
OPTION: Final = 12
REPLENISH: Final = 13
DEPLETE: Final = 14
PLAY: Final = 15
ACTIVATE_CARD: Final = 16
FLIP: Final = 17
OPPONENT: Final = 18
BACK: Final = 19
REVEAL: Final = 20
TARGET: Final = 21
TAKE: Final = 22
TAKE_WONDER: Final = 23
RETRIEVE: Final = 24
RESPOND: Final = 25
GIVE: Final = 26

# Sets: cards or sources whose order does not matter, asked for one at a time in ascending order (docs/protocol.md 1.3).
SET_KINDS: Final = (PAY, TAKE_BACK, REPLENISH, DEPLETE, PLAY, RESPOND)
# Whether these are asked at all can depend on hidden cards: to others they are part of the act before them.
SECRET_KINDS: Final = (PLAY, FLIP)

# The seat of chance: equally likely options (docs/protocol.md 1.4).
CHANCE_SEAT: Final = Seat(4)

# An option below EXTRA is a card, wonder, seat, resource, back or target, depending on the kind; these are the others.
EXTRA: Final = 64
DONE: Final = Option(64)
PASS: Final = Option(65)
NONE: Final = Option(66)
YES: Final = Option(67)
NO: Final = Option(68)
GAINED: Final = 70  # and the next six, in the order of the resources' names
SHARED: Final = 80  # Printing Press: a starting card of a seat, 4 * seat + its index in SHARED_CIVIL
# Targets of Trade and Tribute (see tribute.py) other than supply cards that everybody saw: unseen cards with a back,
# starting cards that everybody saw, and an unseen Warrior of another set.
TARGET_BACK: Final = 64  # 7 * seat + resource
TARGET_START: Final = 92  # 5 * seat + its index in the starting hand
TARGET_BAND: Final = 112  # its first owner

# As bits of the second set.
DONE_BIT: Final = 1
PASS_BIT: Final = 2
NONE_BIT: Final = 4
YES_BIT: Final = 8
NO_BIT: Final = 16

# `gained:…` options in code-point order: earth food gunpowder horse iron oil space.
GAINED_ORDER: Final[list[Resource]] = [
    Resource(5),
    Resource(0),
    Resource(3),
    Resource(2),
    Resource(1),
    Resource(4),
    Resource(6),
]
