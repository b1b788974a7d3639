"""When a player may have a wonder: by what lies in the area (R85), or by what was done in the turn (R88)."""

from mypy_extensions import i64

from gunsteel.core.attack import strength
from gunsteel.core.cardset import bit, lowest, only, size
from gunsteel.core.moves import points, stock, tokens_on
from gunsteel.core.requirements import (
    CARD_OF_EACH,
    CARDS_IN_AREA,
    COVERED,
    COVERED_KINDS,
    DID,
    DID_NOT,
    LAID,
    POINTS,
    STRENGTH,
    VISIBLE,
)
from gunsteel.core.state import Player, State
from gunsteel.core.tables import OF_RESOURCE, RESOURCE_OF, WONDER_COUNT
from gunsteel.ids import RESOURCE_COUNT, CardId, CardSet, Seat, WonderId, WonderSet


def _kinds(cards: CardSet) -> i64:
    """Which resources are among these cards, as bits."""
    kinds: i64 = 0
    for resource in range(RESOURCE_COUNT):
        if cards & OF_RESOURCE[resource]:
            kinds |= bit(resource)
    return kinds


def need(state: State, wonder: WonderId) -> i64:
    """How much the wonder's requirement asks for."""
    return state.rules.conditions[wonder].need


def have(state: State, seat: Seat, wonder: WonderId) -> i64:
    """How much of that this seat has in its area, or has done in the turn so far; a deed counts 1."""
    condition = state.rules.conditions[wonder]
    player = state.players[seat]
    what = condition.what
    if what == COVERED:
        return size(player.down & condition.argument)
    if what == COVERED_KINDS:
        return size(_kinds(player.down))
    if what == VISIBLE:
        return size(player.up & condition.argument)
    if what == CARD_OF_EACH:
        return size(_kinds(CardSet(player.up | player.down)) & condition.argument)
    if what == STRENGTH:
        return strength(state, seat)
    if what == CARDS_IN_AREA:
        return size(player.up | player.down) + size(player.wonders)
    if what == POINTS:
        return area_points(state, player)
    if what == DID:
        return 1 if state.deeds & condition.argument else 0
    if what == DID_NOT:
        return 0 if state.deeds & condition.argument else 1
    if what == LAID:
        return 1 if state.laid >= 0 and condition.argument & bit(state.laid) else 0
    return state.retrieved


def meets(state: State, seat: Seat, wonder: WonderId) -> bool:
    """Whether this seat's area, or the turn so far, fulfils the wonder's requirement."""
    return have(state, seat, wonder) >= need(state, wonder)


def area_points(state: State, player: Player) -> i64:
    """VP in front of a player, wonders included (Q26)."""
    return points(state.rules.vp, CardSet(player.up | player.down)) + wonder_points(state, player)


def wonder_points(state: State, player: Player) -> i64:
    total: i64 = 0
    wonders: i64 = player.wonders
    while wonders:
        total += state.rules.wonder_vp[lowest(wonders)]
        wonders &= wonders - 1
    return total


def eligible(state: State, seat: Seat) -> WonderSet:
    """The wonders of the supply whose requirement is met (R84, R89)."""
    result: i64 = 0
    wonders: i64 = state.wonders
    while wonders:
        wonder = lowest(wonders)
        wonders &= wonders - 1
        if meets(state, seat, WonderId(wonder)):
            result |= bit(wonder)
    return WonderSet(result)


def glory_choices(state: State, seat: Seat) -> WonderSet:
    """Where a token may go: a wonder whose deed was done. With an empty stock it needs a token elsewhere (R89, R90)."""
    wonders: i64 = eligible(state, seat)
    player = state.players[seat]
    if stock(player) > 0:
        return WonderSet(wonders)
    result: i64 = 0
    while wonders:
        wonder = WonderId(lowest(wonders))
        wonders &= wonders - 1
        if glory_sources(player, wonder):
            result |= bit(wonder)
    return WonderSet(result)


def glory_sources(player: Player, target: WonderId) -> WonderSet:
    """The other wonders that carry a token of this player."""
    result: i64 = 0
    wonder: i64 = 0
    while wonder < WONDER_COUNT:
        if wonder != target and tokens_on(player, WonderId(wonder)):
            result |= bit(wonder)
        wonder += 1
    return WonderSet(result)


def laid_wonders(state: State, resource: i64) -> WonderSet:
    """The wonders of the supply whose deed is to lay this resource."""
    return _with_deed(state, LAID, bit(resource))


def deed_wonders(state: State, deed: i64) -> WonderSet:
    """The wonders of the supply that ask for this deed; 0 is to have bought nothing."""
    return _with_deed(state, DID, deed) if deed else _with_deed(state, DID_NOT, -1)


def _with_deed(state: State, what: i64, argument: i64) -> WonderSet:
    result: i64 = 0
    wonders: i64 = state.wonders
    while wonders:
        wonder = lowest(wonders)
        wonders &= wonders - 1
        condition = state.rules.conditions[wonder]
        if condition.what == what and condition.argument & argument:
            result |= bit(wonder)
    return WonderSet(result)


def step_towards(state: State, wonder: WonderId, card: CardId, covered: bool) -> i64:
    """By how much this card, laid covered or face up, can at most advance the requirement of a base wonder."""
    condition = state.rules.conditions[wonder]
    what = condition.what
    if what == COVERED:
        return 1 if covered and condition.argument & only(card) else 0
    if what == COVERED_KINDS:
        return 1 if covered else 0
    if what == VISIBLE:
        return 0 if covered or not condition.argument & only(card) else 1
    if what == CARD_OF_EACH:
        return 1 if condition.argument & bit(RESOURCE_OF[card]) else 0
    if what == STRENGTH:
        return 0 if covered else state.rules.strength[card]
    if what == CARDS_IN_AREA:
        return 1
    if what == POINTS:
        return state.rules.vp[card]
    return 0
