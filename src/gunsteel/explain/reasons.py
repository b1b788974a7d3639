"""Why an option is not on offer, as data: a code, the number of a rule, and what a sentence about it needs.

One class is one code; on the wire it is the member `code`. Names are ids as in docs/protocol.md 1.5."""

from typing import Literal, get_args

import msgspec

from gunsteel.formats.kebab import kebab
from gunsteel.formats.notation import Chooser

Counts = dict[str, int]
"""Resources and how many; what there is none of is left out."""

CardPlace = Literal["hand", "face-up", "covered"]
Measure = Literal["covered", "covered-kinds", "visible", "card-of-each", "strength", "cards", "points", "took-back"]
DeedName = Literal[
    "activated-attack", "activated-tactic", "bought-nothing", "bought-lower", "converted", "paid-culture"
]


class Reason(msgspec.Struct, frozen=True, kw_only=True, tag_field="code", tag=kebab):
    """A reason of any kind; `rule` is the number of the rule to read."""

    rule: str

    @property
    def code(self) -> str:
        return kebab(type(self).__name__)


# --- The question itself ---------------------------------------------------------------------------------------


class GameOver(Reason, frozen=True, kw_only=True):
    pass


class NotYourQuestion(Reason, frozen=True, kw_only=True):
    """Somebody else, or chance, is asked."""

    asked: Chooser
    kind: str


class NoSuchOption(Reason, frozen=True, kw_only=True):
    """The text cannot be an answer to this kind of question."""

    option: str
    kind: str


# --- Where a card is, and what it is -----------------------------------------------------------------------------


class NotInThisGame(Reason, frozen=True, kw_only=True):
    """Taken out with two players (R36)."""

    card: str


class NotYours(Reason, frozen=True, kw_only=True):
    card: str


class Revealed(Reason, frozen=True, kw_only=True):
    """Yours, but Espionage has it in no zone until it is resolved (Q46)."""

    card: str


class NotInHand(Reason, frozen=True, kw_only=True):
    card: str
    where: CardPlace


class NotCovered(Reason, frozen=True, kw_only=True):
    card: str
    where: CardPlace


class NotFaceUp(Reason, frozen=True, kw_only=True):
    card: str
    where: CardPlace


class NotThere(Reason, frozen=True, kw_only=True):
    """This seat does not have it in this place; where it is instead is not said."""

    card: str
    seat: int
    where: CardPlace


class WrongResource(Reason, frozen=True, kw_only=True):
    card: str
    resource: str
    wanted: tuple[str, ...]


class WrongType(Reason, frozen=True, kw_only=True):
    card: str
    type: str
    wanted: tuple[str, ...]


class NoResponseIcon(Reason, frozen=True, kw_only=True):
    card: str


# --- Sets: chosen one at a time in ascending order (docs/protocol.md 1.3) ---------------------------------------------


class BeforeChosen(Reason, frozen=True, kw_only=True):
    """It comes before `last`, which is already chosen."""

    option: str
    last: str


class SetIncomplete(Reason, frozen=True, kw_only=True):
    """With it and all that come after it, only `have` could be chosen of the `need` that are still asked for."""

    option: str
    have: int
    need: int


class DoneTooEarly(Reason, frozen=True, kw_only=True):
    """What is chosen counts for `have` at most, `need` are asked for."""

    have: int
    need: int


# --- Purchase and payment ------------------------------------------------------------------------------------------


class BoughtAlready(Reason, frozen=True, kw_only=True):
    card: str


class InRow(Reason, frozen=True, kw_only=True):
    """It is in the pyramid, not in a pile."""

    card: str


class InPile(Reason, frozen=True, kw_only=True):
    """It is in a research pile, not in the pyramid."""

    card: str


class NotTopOfPile(Reason, frozen=True, kw_only=True):
    card: str
    top: str


class CannotPay(Reason, frozen=True, kw_only=True):
    """`missing` and `missing_any` (of any kind) are counted one to one, after Earth and Space have been used.

    `connected` are the cards that the surcharge is for. Adding any of the `closest` ways would be just enough."""

    card: str
    cost: Counts
    surcharge: int
    connected: tuple[str, ...]
    have: Counts
    missing: Counts
    missing_any: int
    closest: tuple[Counts, ...]


class NothingGained(Reason, frozen=True, kw_only=True):
    """No such gained resource is left."""

    resource: str


class NotUsedUp(Reason, frozen=True, kw_only=True):
    """Nothing would use it up: it is in no payment for `buying` that is still possible (Q13)."""

    option: str
    buying: str


class NotPaid(Reason, frozen=True, kw_only=True):
    """What was `paid` so far is not yet a payment for `buying`."""

    buying: str
    paid: Counts


class ChooseOthersFirst(Reason, frozen=True, kw_only=True):
    """It may be part of a payment, but only after sources that come before it in the order."""

    option: str
    buying: str


# --- Wonders ---------------------------------------------------------------------------------------------------------


class WonderNotInThisGame(Reason, frozen=True, kw_only=True):
    """The other wonder of its age is used (R31)."""

    wonder: str


class WonderTaken(Reason, frozen=True, kw_only=True):
    wonder: str


class NotYourWonder(Reason, frozen=True, kw_only=True):
    wonder: str


class RequirementNotMet(Reason, frozen=True, kw_only=True):
    """`resource` goes with "covered" (None: any), `type` with "visible", `lacking` ages with "card-of-each"."""

    wonder: str
    what: Measure
    have: int
    need: int
    resource: str | None
    type: str | None
    lacking: tuple[str, ...]


class DeedNotDone(Reason, frozen=True, kw_only=True):
    wonder: str
    deed: DeedName


class NotLaid(Reason, frozen=True, kw_only=True):
    """This turn's resource is `laid` (None: no card was laid), not one of the `wanted` ages."""

    wonder: str
    wanted: tuple[str, ...]
    laid: str | None


class NoToken(Reason, frozen=True, kw_only=True):
    """The stock is empty and none of your tokens is on another wonder."""

    wonder: str


class NoTokenThere(Reason, frozen=True, kw_only=True):
    wonder: str


class SameWonder(Reason, frozen=True, kw_only=True):
    """The token is to be moved onto this very wonder."""

    wonder: str


class TooFewCovered(Reason, frozen=True, kw_only=True):
    """The price is `need` depleted resources; your covered cards count for `have` at most."""

    wonder: str
    have: int
    need: int


# --- Effects of cards ------------------------------------------------------------------------------------------------


class BeingResolved(Reason, frozen=True, kw_only=True):
    """S8: it cannot be activated while it is itself being resolved."""

    card: str


class NotJustPlayed(Reason, frozen=True, kw_only=True):
    card: str
    by: str


class Compulsory(Reason, frozen=True, kw_only=True):
    """The effect of `by` cannot be declined."""

    by: str


class NotOnCard(Reason, frozen=True, kw_only=True):
    """This gain is not printed on `card`."""

    option: str
    card: str


class NoOpponent(Reason, frozen=True, kw_only=True):
    """This seat is you."""

    seat: int


class EmptyHand(Reason, frozen=True, kw_only=True):
    seat: int


class SeenByAll(Reason, frozen=True, kw_only=True):
    """Everybody saw the covered cards with this back: they are chosen by name (Q35)."""

    seat: int
    back: str
    cards: tuple[str, ...]


class NotSeenByAll(Reason, frozen=True, kw_only=True):
    """This is none of the seat's covered cards that everybody saw; whether it lies there is not said."""

    card: str
    seat: int


class NoSuchBack(Reason, frozen=True, kw_only=True):
    """This seat has no card with that back in this place."""

    seat: int
    back: str
    where: CardPlace


class OtherBack(Reason, frozen=True, kw_only=True):
    """Chance only: the card has another back."""

    card: str
    back: str


AnyReason = (
    GameOver
    | NotYourQuestion
    | NoSuchOption
    | NotInThisGame
    | NotYours
    | Revealed
    | NotInHand
    | NotCovered
    | NotFaceUp
    | NotThere
    | WrongResource
    | WrongType
    | NoResponseIcon
    | BeforeChosen
    | SetIncomplete
    | DoneTooEarly
    | BoughtAlready
    | InRow
    | InPile
    | NotTopOfPile
    | CannotPay
    | NothingGained
    | NotUsedUp
    | NotPaid
    | ChooseOthersFirst
    | WonderNotInThisGame
    | WonderTaken
    | NotYourWonder
    | RequirementNotMet
    | DeedNotDone
    | NotLaid
    | NoToken
    | NoTokenThere
    | SameWonder
    | TooFewCovered
    | BeingResolved
    | NotJustPlayed
    | Compulsory
    | NotOnCard
    | NoOpponent
    | EmptyHand
    | SeenByAll
    | NotSeenByAll
    | NoSuchBack
    | OtherBack
)
"""For decoding, and for sentences."""

REASON_CODES: tuple[str, ...] = tuple(kebab(reason.__name__) for reason in get_args(AnyReason))
