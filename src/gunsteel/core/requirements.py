"""The requirements of wonders as three ints each: what is counted, of what, and how much of it is needed."""

from typing import Final

from mypy_extensions import i64

from gunsteel.catalog.vocabulary import (
    ByPlayers,
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
    Threshold,
    TookBack,
    Visible,
)
from gunsteel.core import deeds
from gunsteel.core.tables import OF_RESOURCE, OF_TYPE
from gunsteel.errors import Refused

COVERED: Final = 0
COVERED_KINDS: Final = 1
VISIBLE: Final = 2
CARD_OF_EACH: Final = 3
STRENGTH: Final = 4
CARDS_IN_AREA: Final = 5
POINTS: Final = 6
DID: Final = 7
DID_NOT: Final = 8
LAID: Final = 9
TOOK_BACK: Final = 10

_DEEDS: Final = {
    Deed.ACTIVATED_ATTACK: deeds.ACTIVATED_ATTACK,
    Deed.ACTIVATED_TACTIC: deeds.ACTIVATED_TACTIC,
    Deed.BOUGHT_LOWER: deeds.BOUGHT_LOWER,
    Deed.CONVERTED: deeds.CONVERTED,
    Deed.PAID_CULTURE: deeds.PAID_CULTURE,
}


class Condition:
    """A requirement with so many players."""

    def __init__(self, what: i64, argument: i64 = 0, need: i64 = 1) -> None:
        self.what: Final = what
        self.argument: Final = argument
        self.need: Final = need


def threshold(count: Threshold, players: i64) -> i64:
    """R86."""
    if not isinstance(count, ByPlayers):
        return count
    if players == 4:
        return count.four
    return count.three if players == 3 else count.two


def lowered(requirement: Requirement, players: i64) -> Condition:
    if isinstance(requirement, Covered):
        fitting = -1 if requirement.resource is None else int(OF_RESOURCE[requirement.resource])
        return Condition(COVERED, fitting, threshold(requirement.count, players))
    if isinstance(requirement, CoveredKinds):
        return Condition(COVERED_KINDS, 0, threshold(requirement.count, players))
    if isinstance(requirement, Visible):
        return Condition(VISIBLE, OF_TYPE[requirement.type], threshold(requirement.count, players))
    if isinstance(requirement, CardOfEach):
        return Condition(CARD_OF_EACH, sum(2 ** int(age) for age in requirement.ages), len(requirement.ages))
    if isinstance(requirement, Strength):
        return Condition(STRENGTH, 0, threshold(requirement.count, players))
    if isinstance(requirement, CardsInArea):
        return Condition(CARDS_IN_AREA, 0, threshold(requirement.count, players))
    if isinstance(requirement, PointsInArea):
        return Condition(POINTS, 0, threshold(requirement.count, players))
    if isinstance(requirement, Laid):
        return Condition(LAID, sum(2 ** int(age) for age in requirement.ages))
    if isinstance(requirement, TookBack):
        return Condition(TOOK_BACK, 0, threshold(requirement.count, players))
    if not isinstance(requirement, Did):
        raise Refused(f"the engine does not know the requirement {requirement!r}")
    if requirement.deed is Deed.BOUGHT_NOTHING:
        return Condition(DID_NOT, deeds.BOUGHT)
    return Condition(DID, _DEEDS[requirement.deed])
