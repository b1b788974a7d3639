"""Why not this wonder: gone, not earned, too expensive, or without a token."""

from gunsteel.catalog.vocabulary import (
    CardOfEach,
    CardsInArea,
    Covered,
    CoveredKinds,
    Deed,
    Did,
    Laid,
    PointsInArea,
    Requirement,
    Strength,
    TookBack,
    Visible,
)
from gunsteel.core.cardset import bit
from gunsteel.core.effects import max_depletion, wonder_price
from gunsteel.core.state import Player
from gunsteel.core.tables import OF_RESOURCE, WONDER_NUMBER
from gunsteel.core.wonders import have, meets, need
from gunsteel.explain.pending import PendingQuestion
from gunsteel.explain.reasons import (
    DeedName,
    DeedNotDone,
    Measure,
    NotLaid,
    NoToken,
    NoTokenThere,
    NotYourWonder,
    Reason,
    RequirementNotMet,
    SameWonder,
    TooFewCovered,
    WonderNotInThisGame,
    WonderTaken,
)
from gunsteel.ids import RESOURCE_NAMES, TYPE_NAMES, WonderId

MEASURES: dict[type[Requirement], Measure] = {
    Covered: "covered",
    CoveredKinds: "covered-kinds",
    Visible: "visible",
    CardOfEach: "card-of-each",
    Strength: "strength",
    CardsInArea: "cards",
    PointsInArea: "points",
    TookBack: "took-back",
}
DEED_NAMES: dict[Deed, DeedName] = {
    Deed.ACTIVATED_ATTACK: "activated-attack",
    Deed.ACTIVATED_TACTIC: "activated-tactic",
    Deed.BOUGHT_NOTHING: "bought-nothing",
    Deed.BOUGHT_LOWER: "bought-lower",
    Deed.CONVERTED: "converted",
    Deed.PAID_CULTURE: "paid-culture",
}


def _wonder(text: str) -> WonderId:
    return WonderId(WONDER_NUMBER[text])


def not_in_supply(pending: PendingQuestion, text: str) -> list[Reason]:
    bits = bit(_wonder(text))
    if not pending.state.setup.wonder_set & bits:
        return [WonderNotInThisGame(rule="R31", wonder=text)]
    return [] if pending.state.wonders & bits else [WonderTaken(rule=pending.rule, wonder=text)]


def why_claim(pending: PendingQuestion, text: str) -> list[Reason]:
    return not_in_supply(pending, text) or [unmet(pending, text)]


def why_glory(pending: PendingQuestion, text: str) -> list[Reason]:
    """Not earned; otherwise there is no token to place or move (R90)."""
    reasons = not_in_supply(pending, text)
    if reasons:
        return reasons
    if not meets(pending.state, pending.seat, _wonder(text)):
        return [unmet(pending, text)]
    return [NoToken(rule="R90", wonder=text)]


def why_glory_from(pending: PendingQuestion, text: str) -> list[Reason]:
    if _wonder(text) == pending.frame.number:
        return [SameWonder(rule=pending.rule, wonder=text)]
    return not_in_supply(pending, text) or [NoTokenThere(rule=pending.rule, wonder=text)]


def why_take_wonder(pending: PendingQuestion, text: str) -> list[Reason]:
    """Movie: gone, or too expensive."""
    price = int(wonder_price(pending.a, _wonder(text)))
    counted = int(max_depletion(pending.state, pending.player))
    too_expensive = TooFewCovered(rule=pending.rule, wonder=text, have=counted, need=price)
    return not_in_supply(pending, text) or [too_expensive]


def why_give(pending: PendingQuestion, text: str) -> list[Reason]:
    if not pending.state.setup.wonder_set & bit(_wonder(text)):
        return [WonderNotInThisGame(rule="R31", wonder=text)]
    return [NotYourWonder(rule=pending.rule, wonder=text)]


def unmet(pending: PendingQuestion, text: str) -> Reason:
    """A requirement that is not met: the deed that was not done (R88), or the numbers of a state (R85)."""
    state = pending.state
    requirement = state.rules.requirement(text)
    if isinstance(requirement, Did):
        return DeedNotDone(rule="R88", wonder=text, deed=DEED_NAMES[requirement.deed])
    if isinstance(requirement, Laid):
        laid = RESOURCE_NAMES[state.laid] if state.laid >= 0 else None
        wanted = tuple(RESOURCE_NAMES[age] for age in requirement.ages)
        return NotLaid(rule="R92", wonder=text, wanted=wanted, laid=laid)
    resource = requirement.resource if isinstance(requirement, Covered) else None
    return RequirementNotMet(
        rule="R88" if isinstance(requirement, TookBack) else "R85",
        wonder=text,
        what=MEASURES[type(requirement)],
        have=int(have(state, pending.seat, _wonder(text))),
        need=int(need(state, _wonder(text))),
        resource=None if resource is None else RESOURCE_NAMES[resource],
        type=TYPE_NAMES[requirement.type] if isinstance(requirement, Visible) else None,
        lacking=_lacking(pending.player, requirement),
    )


def _lacking(player: Player, requirement: Requirement) -> tuple[str, ...]:
    """The ages of which the player has no card in the area."""
    if not isinstance(requirement, CardOfEach):
        return ()
    area = player.up | player.down
    return tuple(RESOURCE_NAMES[age] for age in requirement.ages if not area & OF_RESOURCE[age])
