"""What a seat, or a spectator, may know of a game: built from scratch, field by field."""

from functools import cached_property

from msgspec import Struct
from msgspec.structs import replace

from gunsteel.core.attack import strength
from gunsteel.core.cardset import EMPTY, bit, members, positions
from gunsteel.core.decision import KINDS
from gunsteel.core.moves import stock
from gunsteel.core.program import BUY, CODE, COUNT_HAND, DEVELOP, FIRST_TURN_STEP, RESOURCE, START_RESOURCE
from gunsteel.core.requirements import POINTS
from gunsteel.core.rules import Rules
from gunsteel.core.scoring import CULTURE_TO_END, SPACE_ROW, card_count, score
from gunsteel.core.setup import ROW, row_count
from gunsteel.core.state import State
from gunsteel.core.tables import AGE_SLOT, CARD_NAMES, WONDER_NAMES
from gunsteel.core.turn import pile_taken, surcharge
from gunsteel.core.values import Values
from gunsteel.core.wonders import have, need
from gunsteel.formats.notation import BACK_NAMES, Chooser, chooser_of, counted
from gunsteel.formats.trace import card_names, glory_json, row_names, wonder_names
from gunsteel.ids import AGE_NAMES, SUPPLY_AGES, CardId, CardSet, Seat, WonderId
from gunsteel.info.belief import Belief, back_of
from gunsteel.info.events import Back, Front, Phase, SeenCard


class Offer(Struct, frozen=True):
    """A card of the supply and what it costs beyond its printed cost. `rests_on`: the cards right below it (R30); of a
    research pile, those that cause the surcharge (R71)."""

    card: str
    surcharge: int
    rests_on: list[str]


class Sold(Struct, frozen=True):
    """A card that left the pyramid, and who has it now."""

    card: str
    owner: int | None


class WonderProgress(Struct, frozen=True):
    """How much a wonder asks for and how much each seat has of it; None where only the seat itself can know."""

    need: int
    have: list[int | None]


class PileView(Struct, frozen=True):
    """A research pile: its top, and which cards lie under it in an unknown order."""

    top: Offer | None
    under: list[str]


class SeatView(Struct, frozen=True):
    """What a seat has. Cards one may not see are `Back`s, sorted by back, after those that are known.

    `seen` are the covered cards that everybody saw when they were turned over (Q35)."""

    seat: int
    hand: list[SeenCard]
    up: list[str]
    down: list[SeenCard]
    wonders: list[str]
    culture: int
    glory: dict[str, int]
    glory_stock: int
    strength: int
    points: int
    cards: int
    highest_age: str | None
    surely_in_hand: list[str]
    surely_covered: list[str]
    seen: list[str]


class Deciding(Struct, frozen=True):
    """Who is asked what."""

    seat: Chooser
    kind: str


class Ending(Struct, frozen=True):
    """How far the game is from its end (R98, R100)."""

    space_cards_left: int
    wonders_left: int
    culture_to_go: int | None


class View(Struct, frozen=True):
    """A game as one audience may see it; `audience` None is a spectator."""

    audience: int | None
    set: str
    players: int
    switches: dict[str, bool]
    values: Values
    turn: int
    active: int
    phase: Phase | None
    deciding: Deciding | None
    seats: list[SeatView]
    rows: dict[str, list[Offer | None]]
    sold: dict[str, list[Sold | None]]
    piles: dict[str, PileView]
    wonders: list[str]
    progress: dict[str, WonderProgress]
    gained: dict[str, int]
    revealed: list[str]
    resolving: list[str]
    ending: Ending


class Scene:
    """A position that several audiences look at. What spectators see is made once; a seat sees more.

    Views of one scene share their parts: changing one changes all of them, though never the game."""

    def __init__(self, state: State, belief: Belief) -> None:
        self.state = state
        self.belief = belief

    @cached_property
    def spectators(self) -> View:
        state, rules = self.state, self.state.rules
        owned = [CardSet(player.hand | player.up | player.down) for player in state.players]
        return View(
            audience=None,
            set=rules.set,
            players=int(rules.players),
            switches=dict(rules.switches),
            values={name: dict(fields) for name, fields in rules.values.items()},
            turn=int(state.turn) + 1,
            active=int(state.active),
            phase=_phase(state),
            deciding=_deciding(state),
            seats=[_seat(state, Seat(seat), None, self.belief) for seat in range(rules.players)],
            rows={age: _row(state, slot) for slot, age in enumerate(SUPPLY_AGES)},
            sold={age: _sold(state, slot, owned) for slot, age in enumerate(SUPPLY_AGES)},
            piles=_piles(state),
            wonders=wonder_names(state.wonders),
            progress=_progress(state, None),
            gained=counted(state.gained) if state.gained else {},
            revealed=card_names(state.revealed),
            resolving=[CARD_NAMES[frame.card] for frame in state.stack[1:]],
            ending=_ending(state),
        )

    def view(self, audience: int | None) -> View:
        """As this audience may see it."""
        if audience is None:
            return self.spectators
        state, public = self.state, self.spectators
        seats = list(public.seats)
        seats[audience] = _seat(state, Seat(audience), audience, self.belief)
        return replace(public, audience=audience, seats=seats, progress=_progress(state, audience))

    def all_open(self) -> View:
        """With every card face up, for whoever owns the game; never for a player."""
        seats = [_seat(self.state, Seat(seat), seat, self.belief) for seat in range(self.state.rules.players)]
        # What is certain for others is nothing beside the cards themselves.
        seats = [replace(seat, surely_in_hand=[], surely_covered=[]) for seat in seats]
        return replace(self.spectators, seats=seats)


def knows(rules: Rules, audience: int | None, seat: int) -> bool:
    """Whether this audience sees the fronts of that seat's cards (R16, Q24)."""
    return audience == seat or rules.open_hands


def _deciding(state: State) -> Deciding | None:
    if state.over:
        return None
    return Deciding(chooser_of(state), KINDS[state.kind])


_PHASES: tuple[tuple[int, Phase], ...] = (
    (COUNT_HAND, "end"),
    (BUY, "purchase"),
    (DEVELOP, "development"),
    (RESOURCE, "resource"),
)


def _phase(state: State) -> Phase | None:
    """Where the turn is (R39); None before the first turn and after the last."""
    if state.over:
        return None
    step = CODE[state.stack[0].pc]
    if len(state.stack) > 1 or step < FIRST_TURN_STEP or step == START_RESOURCE:
        return "development" if len(state.stack) > 1 else None
    return next(phase for first, phase in _PHASES if step >= first)


def _seat(state: State, seat: Seat, audience: int | None, belief: Belief) -> SeatView:
    player = state.players[seat]
    fronts = knows(state.rules, audience, int(seat))
    return SeatView(
        seat=int(seat),
        hand=_cards(player.hand, fronts),
        up=card_names(player.up),
        down=_cards(player.down, fronts, player.seen),
        wonders=wonder_names(player.wonders),
        culture=int(player.culture),
        glory=glory_json(player) if player.glory else {},
        glory_stock=int(stock(player)) if state.rules.glory else 0,
        strength=int(strength(state, seat)),
        # Everybody knows who owns which card, so points are no secret.
        points=int(score(state, seat)),
        cards=int(card_count(state, seat)),
        highest_age=AGE_NAMES[player.highest] if player.highest else None,
        surely_in_hand=card_names(CardSet(belief.surely_in_hand(seat))),
        surely_covered=card_names(CardSet(belief.surely_covered(seat))),
        seen=card_names(player.seen),
    )


_FRONTS = [Front(name) for name in CARD_NAMES]
_BACKS = [Back(name) for name in BACK_NAMES]
_BACK_OF = [int(back_of(card)) for card in range(len(CARD_NAMES))]


def _cards(cards: CardSet, fronts: bool, seen: CardSet = EMPTY) -> list[SeenCard]:
    known = cards if fronts else seen
    hidden = sorted([_BACK_OF[card] for card in members(CardSet(cards & ~known))])
    return [*[_FRONTS[card] for card in members(known)], *[_BACKS[back] for back in hidden]]


def _offer(state: State, card: CardId) -> Offer:
    return Offer(CARD_NAMES[card], int(surcharge(state, card)), _rests_on(state, card))


def _rests_on(state: State, card: CardId) -> list[str]:
    place = state.setup.place_of[card]
    if place < 0:
        slot = AGE_SLOT[card]
        return [] if slot == 0 else [name for name in row_names(state, slot - 1) if name]
    below = ((bit(place) | (bit(place) << 1)) >> ROW) & state.places
    return [CARD_NAMES[state.setup.card_at[one]] for one in positions(below)]


def _sold(state: State, slot: int, owned: list[CardSet]) -> list[Sold | None]:
    """The cards that are gone from a row, at their places; everybody knows who owns which card."""
    there = state.places
    row = state.setup.rows[slot]
    return [
        None if (there >> (ROW * slot + place)) & 1 else Sold(CARD_NAMES[card], _owner(owned, bit(card)))
        for place, card in enumerate(row)
    ]


def _owner(owned: list[CardSet], card: int) -> int | None:
    return next((seat for seat, cards in enumerate(owned) if cards & card), None)


def _progress(state: State, audience: int | None) -> dict[str, WonderProgress]:
    """For wonders that are there and ask for a state, not for a deed (R85)."""
    if state.rules.glory:
        return {}
    told: dict[str, WonderProgress] = {}
    for wonder in positions(state.wonders):
        # Only the points of covered cards cannot be counted from outside.
        secret = state.rules.conditions[wonder].what == POINTS
        have_of = [
            None
            if secret and not knows(state.rules, audience, seat)
            else int(have(state, Seat(seat), WonderId(wonder)))
            for seat in range(state.rules.players)
        ]
        told[WONDER_NAMES[wonder]] = WonderProgress(int(need(state, WonderId(wonder))), have_of)
    return told


def _row(state: State, slot: int) -> list[Offer | None]:
    there = state.places
    row = state.setup.rows[slot]
    return [_offer(state, card) if (there >> (ROW * slot + place)) & 1 else None for place, card in enumerate(row)]


def _piles(state: State) -> dict[str, PileView]:
    if not state.rules.piles:
        return {}
    piles: dict[str, PileView] = {}
    for slot, age in enumerate(SUPPLY_AGES):
        left = state.setup.piles[slot][pile_taken(state, slot) :]
        top = _offer(state, left[0]) if left else None
        piles[age] = PileView(top, sorted(CARD_NAMES[card] for card in left[1:]))
    return piles


def _ending(state: State) -> Ending:
    culture = max(int(player.culture) for player in state.players)
    return Ending(
        space_cards_left=int(row_count(state.places, SPACE_ROW)),
        wonders_left=len(positions(state.wonders)),
        culture_to_go=max(0, CULTURE_TO_END - culture) if state.rules.glory else None,
    )


def unknown_seats(rules: Rules, audience: int | None) -> list[int]:
    """The seats whose cards this audience does not see."""
    return [seat for seat in range(rules.players) if not knows(rules, audience, seat)]
