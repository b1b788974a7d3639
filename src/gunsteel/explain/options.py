"""Every string that a kind of question could offer in this game (docs/protocol.md 2), on offer now or not."""

from gunsteel.core import decision, program
from gunsteel.core.cardset import members, positions
from gunsteel.core.program import CODE, ENTRY, WIDTH
from gunsteel.core.state import State
from gunsteel.core.tables import (
    CARD_NAMES,
    CHANGING_SIDES,
    FOREIGN_WARRIOR,
    STARTING_HAND,
    SUPPLY_CARDS,
    WONDER_NAMES,
    WONDERS_BY_SET,
)
from gunsteel.explain.pending import PendingQuestion, pending_question
from gunsteel.formats.notation import BACK_NAMES, BUNDLE_NAMES, WONDER_KINDS
from gunsteel.ids import RESOURCE_COUNT, RESOURCE_NAMES, CardSet, Seat

# What these kinds may offer besides cards or wonders.
EXTRA_OPTIONS = {
    decision.BUY: ["pass"],
    decision.PAY: ["done"],
    decision.TAKE_BACK: ["done"],
    decision.GLORY: ["none"],
    decision.DEPLETE: ["done"],
    decision.ACTIVATE_CARD: ["none"],
    decision.RESPOND: ["done"],
}
FIXED_OPTIONS = {decision.ACTIVATE: ["yes", "no"], decision.OPTION: ["1", "2"]}


def well_formed(state: State) -> list[str]:
    """All options that a question of the pending kind could have, sorted by code point; none when the game is over."""
    if state.over:
        return []
    return sorted(EXTRA_OPTIONS.get(state.kind, []) + _options(pending_question(state)))


def _options(pending: PendingQuestion) -> list[str]:
    state = pending.state
    kind = state.kind
    if kind in FIXED_OPTIONS:
        return FIXED_OPTIONS[kind]
    if kind in WONDER_KINDS:
        return [WONDER_NAMES[wonder] for wonder in WONDERS_BY_SET[state.rules.set]]
    if kind == decision.GAIN:
        return _bundles(state)
    if kind == decision.OPPONENT:
        return [str(seat) for seat in _seats(state)]
    if kind == decision.BACK:
        return _backs(state, pending.frame.who)
    if kind == decision.TARGET:
        return [
            f"{seat}:{thing}" for seat in _seats(state) for thing in (*_backs(state, seat), *_card_names(state, seat))
        ]
    if kind == decision.BUY:
        return supply_options(state)
    return _cards(pending)


def _cards(pending: PendingQuestion) -> list[str]:
    state = pending.state
    kind = state.kind
    if kind == decision.ACTIVATE_CARD and pending.step == program.ACTIVATE_OPPONENTS:
        return [f"{seat}:{card}" for seat in _seats(state) for card in _card_names(state, seat)]
    if kind in (decision.REVEAL, decision.TAKE):
        return _card_names(state, pending.frame.who)
    names = _card_names(state, pending.seat)
    if kind == decision.PAY:
        return [f"card:{card}" for card in names] + [f"gained:{resource}" for resource in RESOURCE_NAMES]
    if kind == decision.RESPOND:
        return [f"{how}:{card}" for how in ("flip", "hand") for card in names]
    return names


def _seats(state: State) -> list[Seat]:
    return [Seat(seat) for seat in range(state.rules.players)]


def _warriors_move(state: State) -> bool:
    """Only by Defection do Warriors change hands (docs/protocol.md 1.6)."""
    return state.rules.supply & CHANGING_SIDES != 0


def _foreign_owners(state: State, holder: Seat) -> list[int]:
    """Whose Warriors this seat may have."""
    return [int(seat) for seat in _seats(state) if seat != holder] if _warriors_move(state) else []


def _card_names(state: State, holder: Seat) -> list[str]:
    """The cards of this set as options of this seat name them; with two players also those that are taken out."""
    cards = members(CardSet(SUPPLY_CARDS[state.rules.set] | STARTING_HAND))
    return [CARD_NAMES[card] for card in cards] + [
        CARD_NAMES[FOREIGN_WARRIOR[seat]] for seat in _foreign_owners(state, holder)
    ]


def _backs(state: State, holder: Seat) -> list[str]:
    return [*RESOURCE_NAMES, *(BACK_NAMES[RESOURCE_COUNT + seat] for seat in _foreign_owners(state, holder))]


def supply_options(state: State) -> list[str]:
    """All cards that a `buy` question could offer."""
    names = [CARD_NAMES[card] for card in members(SUPPLY_CARDS[state.rules.set])]
    return names + [f"pile:{name}" for name in names] if state.rules.set == "combined" else names


def _bundles(state: State) -> list[str]:
    """All gains that a card of this game offers by choice."""
    bundles = 0
    for card in members(CardSet(state.rules.supply | STARTING_HAND)):
        address = ENTRY[card]
        while CODE[address] != program.END:
            if CODE[address] == program.GAIN_ONE:
                bundles |= CODE[address + 1]
            address += WIDTH
    return [BUNDLE_NAMES[bundle] for bundle in positions(bundles)]
