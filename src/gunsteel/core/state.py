"""Everything about a game at one moment, even in mid-effect: it can be copied, compared, hashed and saved as ints."""

from typing import Final

from mypy_extensions import i64

from gunsteel.core import decision
from gunsteel.core.cardset import EMPTY
from gunsteel.core.events import Event
from gunsteel.core.payment import NOTHING, Purse
from gunsteel.core.program import WIDTH
from gunsteel.core.rules import Rules
from gunsteel.core.setup import Setup
from gunsteel.errors import Refused
from gunsteel.ids import CardId, CardSet, Seat, WonderSet

NO_CARD: Final = CardId(-1)


class Player:
    """What one seat has. `up` and `down` are its face-up and covered cards (R14)."""

    def __init__(self) -> None:
        self.hand: CardSet = EMPTY
        self.up: CardSet = EMPTY
        self.down: CardSet = EMPTY
        self.wonders: WonderSet = WonderSet(0)
        self.culture: i64 = 0
        self.glory: i64 = 0  # tokens on wonders, three bits each (see moves.py)
        self.highest: i64 = 0  # the highest age bought, Horse 1 to Space 5 (Q18)
        self.seen: CardSet = EMPTY  # covered cards whose front everybody saw when they were turned over (Q35)

    def copy(self) -> "Player":
        copied = Player()
        copied.hand = self.hand
        copied.up = self.up
        copied.down = self.down
        copied.wonders = self.wonders
        copied.culture = self.culture
        copied.glory = self.glory
        copied.highest = self.highest
        copied.seen = self.seen
        return copied

    def ints(self) -> list[int]:
        return [self.hand, self.up, self.down, self.wonders, self.culture, self.glory, self.highest, self.seen]


class Frame:
    """How far the effect of a card, or the turn, has been carried out."""

    def __init__(self, card: CardId, pc: i64, who: Seat) -> None:
        self.card: CardId = card
        self.pc: i64 = pc
        self.who: Seat = who  # the seat whose part of the effect this is
        self.count: i64 = 0  # how many of a set are chosen
        self.last: i64 = -1  # the option chosen last in it
        self.spaces: i64 = 0  # Space cards among them
        self.turned: i64 = 0  # cards turned so far, for culture per card
        self.cards: CardSet = EMPTY  # cards just played
        self.seats: i64 = 0  # the weaker opponents, as bits
        self.number: i64 = 0  # a back, a wonder, or what is paid so far

    def next(self) -> None:
        """Continue with the next step."""
        self.pc += WIDTH
        self.count = 0
        self.last = -1
        self.spaces = 0

    def jump(self, address: i64) -> None:
        self.pc = address
        self.count = 0
        self.last = -1
        self.spaces = 0

    def copy(self) -> "Frame":
        copied = Frame(self.card, self.pc, self.who)
        copied.count = self.count
        copied.last = self.last
        copied.spaces = self.spaces
        copied.turned = self.turned
        copied.cards = self.cards
        copied.seats = self.seats
        copied.number = self.number
        return copied

    def ints(self) -> list[int]:
        return [
            self.card,
            self.pc,
            self.who,
            self.count,
            self.last,
            self.spaces,
            self.turned,
            self.cards,
            self.seats,
            self.number,
        ]


class State:
    """A game in progress and its pending question. Rules and setup are shared by all states of a game."""

    def __init__(self, rules: Rules, setup: Setup, players: list[Player], stack: list[Frame]) -> None:
        self.rules: Final = rules
        self.setup: Final = setup
        self.players: Final = players
        self.stack: Final = stack
        self.active: Seat = Seat(0)
        self.turn: i64 = 0
        self.places: i64 = 0  # the pyramid: which places still have their card
        self.taken: i64 = 0  # how many cards of each research pile are gone, four bits each
        self.wonders: WonderSet = WonderSet(0)
        self.gained: Purse = NOTHING
        self.revealed: CardSet = EMPTY
        # The turn's log.
        self.deeds: i64 = 0
        self.laid: i64 = -1  # the resource laid from hand this turn
        self.retrieved: i64 = 0  # VP taken back in this turn's retrieval
        # The pending question.
        self.kind: i64 = decision.NOTHING
        self.seat: Seat = Seat(0)
        self.options: i64 = 0
        self.extras: i64 = 0
        self.over: bool = False
        # Who listens gets what happens; copies start without listeners.
        self.events: list[Event] | None = None

    def copy(self) -> "State":
        copied = State(
            self.rules,
            self.setup,
            [player.copy() for player in self.players],
            [frame.copy() for frame in self.stack],
        )
        copied.active = self.active
        copied.turn = self.turn
        copied.places = self.places
        copied.taken = self.taken
        copied.wonders = self.wonders
        copied.gained = self.gained
        copied.revealed = self.revealed
        copied.deeds = self.deeds
        copied.laid = self.laid
        copied.retrieved = self.retrieved
        copied.kind = self.kind
        copied.seat = self.seat
        copied.options = self.options
        copied.extras = self.extras
        copied.over = self.over
        return copied

    def __reduce__(self) -> tuple[object, tuple[Rules, Setup, list[int]]]:
        """For `copy` and `pickle`, which cannot look into compiled classes."""
        return (from_ints, (self.rules, self.setup, self.to_ints()))

    def to_ints(self) -> list[int]:
        """The whole state except rules and setup."""
        ints: list[int] = [
            int(self.active),
            self.turn,
            self.places,
            self.taken,
            int(self.wonders),
            int(self.gained),
            int(self.revealed),
            self.deeds,
            self.laid,
            self.retrieved,
            self.kind,
            int(self.seat),
            self.options,
            self.extras,
            int(self.over),
        ]
        for player in self.players:
            ints += player.ints()
        for frame in self.stack:
            ints += frame.ints()
        return ints

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.to_ints() == other.to_ints() and self.rules == other.rules and self.setup == other.setup

    def __hash__(self) -> int:
        return hash(tuple(self.to_ints()))

    def __repr__(self) -> str:
        asked = "over" if self.over else f"seat {self.seat}: {decision.KINDS[self.kind]}"
        return f"<State {self.rules.set}, {self.rules.players} players, turn {self.turn + 1}, {asked}>"


# How many ints there are before the players, for each player (hand, up, down, ...), and for each frame.
HEAD_INTS: Final = 15
PLAYER_INTS: Final = 8
FRAME_INTS: Final = 10


def from_ints(rules: Rules, setup: Setup, ints: list[int]) -> State:
    """The state that `to_ints` returned the ints of; any other number of ints is refused."""
    frames, odd = divmod(len(ints) - HEAD_INTS - PLAYER_INTS * rules.players, FRAME_INTS)
    if frames < 0 or odd:
        raise Refused(f"state: {len(ints)} numbers do not describe a state of {rules.players} players")
    players = [_player(ints, HEAD_INTS + PLAYER_INTS * seat) for seat in range(rules.players)]
    start = HEAD_INTS + PLAYER_INTS * rules.players
    state = State(rules, setup, players, [_frame(ints, start + FRAME_INTS * number) for number in range(frames)])
    state.active = Seat(ints[0])
    state.turn = ints[1]
    state.places = ints[2]
    state.taken = ints[3]
    state.wonders = WonderSet(ints[4])
    state.gained = Purse(ints[5])
    state.revealed = CardSet(ints[6])
    state.deeds = ints[7]
    state.laid = ints[8]
    state.retrieved = ints[9]
    state.kind = ints[10]
    state.seat = Seat(ints[11])
    state.options = ints[12]
    state.extras = ints[13]
    state.over = ints[14] != 0
    return state


def _player(ints: list[int], start: int) -> Player:
    player = Player()
    player.hand = CardSet(ints[start])
    player.up = CardSet(ints[start + 1])
    player.down = CardSet(ints[start + 2])
    player.wonders = WonderSet(ints[start + 3])
    player.culture = ints[start + 4]
    player.glory = ints[start + 5]
    player.highest = ints[start + 6]
    player.seen = CardSet(ints[start + 7])
    return player


def _frame(ints: list[int], start: int) -> Frame:
    frame = Frame(CardId(ints[start]), ints[start + 1], Seat(ints[start + 2]))
    frame.count = ints[start + 3]
    frame.last = ints[start + 4]
    frame.spaces = ints[start + 5]
    frame.turned = ints[start + 6]
    frame.cards = CardSet(ints[start + 7])
    frame.seats = ints[start + 8]
    frame.number = ints[start + 9]
    return frame
