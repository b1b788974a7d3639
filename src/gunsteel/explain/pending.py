"""The pending question, taken apart: who is asked, by which step of which card, under which rules."""

from typing import NamedTuple

from gunsteel.core import decision, program
from gunsteel.core.cardset import has
from gunsteel.core.effects import wonder_price
from gunsteel.core.program import CODE
from gunsteel.core.state import Frame, Player, State
from gunsteel.core.tables import CARD_NAMES, FOREIGN_WARRIOR, REVEALING, STARTING_HAND
from gunsteel.explain.reasons import CardPlace
from gunsteel.ids import CardId, CardSet, Seat

# The rules behind each kind of question; those that depend on the game or the step are in `rule_numbers`.
RULES: dict[int, tuple[str, ...]] = {
    decision.RESOURCE: ("R40",),
    decision.DEVELOP: ("R41",),
    decision.ACTIVATE: ("R42", "R44"),
    decision.BUY: ("R54", "R55", "R58"),
    decision.PAY: ("R55", "Q13"),
    decision.CLAIM: ("R84",),
    decision.GLORY: ("R89",),
    decision.GLORY_FROM: ("R90",),
    decision.GAIN: ("R25",),
    decision.OPTION: ("S4",),
    decision.REPLENISH: ("S5", "R23"),
    decision.PLAY: ("S10",),
    decision.FLIP: ("Q8",),
    decision.BACK: ("Q23",),
    decision.TARGET: ("Q35",),
    decision.TAKE: ("Q22",),
    decision.TAKE_WONDER: ("Q21",),
    decision.RETRIEVE: ("R45",),
    decision.RESPOND: ("R75", "R76"),
    decision.GIVE: ("R81",),
}
ACTIVATION_RULES: dict[int, tuple[str, ...]] = {
    program.ACTIVATE_VISIBLE: ("S1", "S8"),
    program.ACTIVATE_OPPONENTS: ("S7", "S8"),
}


class PendingQuestion(NamedTuple):
    """The step that asks. What its numbers `a` and `b` mean depends on the step (see core/program.py)."""

    state: State
    seat: Seat
    frame: Frame
    step: int
    a: int
    b: int

    @property
    def player(self) -> Player:
        return self.state.players[self.seat]

    @property
    def cards(self) -> CardSet:
        """The cards that fit, for a step that is about certain cards."""
        return CardSet(self.a)

    @property
    def number(self) -> int:
        """How many cards are asked for, for a step that is about a set of them."""
        return self.b

    @property
    def rule(self) -> str:
        """The first rule to read about this question."""
        return rule_numbers(self.state)[0]

    @property
    def by(self) -> str:
        """The card whose effect asks."""
        return CARD_NAMES[self.frame.card]


def pending_question(state: State) -> PendingQuestion:
    frame = state.stack[-1]
    step, a, b = CODE[frame.pc : frame.pc + 3]
    return PendingQuestion(state, state.seat, frame, step, a, b)


def rule_numbers(state: State) -> tuple[str, ...]:
    """The rules by which the pending question is asked."""
    pending = pending_question(state)
    kind = state.kind
    if kind == decision.START_RESOURCE:
        return ("R37", "Q1") if state.rules.players == 2 else ("R35",)
    if kind == decision.TAKE_BACK:
        return ("R49",) if state.rules.glory else ("R48",)
    if kind == decision.DEPLETE:
        first = ("R80",) if pending.step == program.DEPLETE else ("S3",)
        return (*first, "Q11") if state.rules.space_counts_two else first
    if kind == decision.ACTIVATE_CARD:
        # Computer activates all of the cards it played, Blitzkrieg and Satellite one of them.
        return ACTIVATION_RULES.get(pending.step, ("Q6",) if pending.b else ("Q7",))
    if kind == decision.OPPONENT:
        return ("Q23",) if pending.a else ("Q22",)
    if kind == decision.REVEAL:
        return ("Q23",) if pending.step == program.REVEAL_HAND else ("Q35",)
    return RULES[kind]


def number_to_deplete(pending: PendingQuestion) -> int:
    """How many resources a pending `deplete` asks for in total."""
    if pending.step == program.WONDER_PRICE:
        return int(wonder_price(pending.a, pending.frame.number))
    return pending.a


# --- Cards -----------------------------------------------------------------------------------------------------------


def in_this_game(state: State, card: CardId) -> bool:
    return has(CardSet(state.rules.supply | STARTING_HAND), card) or card in FOREIGN_WARRIOR


def card_place(player: Player, card: CardId) -> CardPlace | None:
    """Where this player has a card; None if it is not this player's."""
    if has(player.hand, card):
        return "hand"
    if has(player.up, card):
        return "face-up"
    return "covered" if has(player.down, card) else None


def is_revealed(state: State, seat: Seat, card: CardId) -> bool:
    """Whether this card of this seat is in no zone, as Espionage is resolving it (Q46)."""
    spies = [frame for frame in state.stack if frame.card >= 0 and has(REVEALING, frame.card)]
    return has(state.revealed, card) and any(frame.who == seat for frame in spies)
