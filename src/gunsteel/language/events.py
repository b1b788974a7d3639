"""What happened, in sentences. Phases and single spent resources have none: the events after them say it."""

from collections import Counter
from collections.abc import Sequence

from gunsteel.formats.notation import BACK_NAMES
from gunsteel.info.events import (
    Activated,
    Back,
    Bought,
    Chose,
    Compared,
    CultureChanged,
    Declined,
    Ended,
    Front,
    Gained,
    GloryChanged,
    Lost,
    Moved,
    NoneLeft,
    PhaseBegan,
    SeenEvent,
    Spent,
    TurnBegan,
    Unaffordable,
    Undone,
    WonderMoved,
    Zone,
)
from gunsteel.language.fluent import Value
from gunsteel.language.phrases import Phrases, capital, who, whom

# The message for a card that moves from one zone to another.
MOVES: dict[tuple[Zone, Zone], str] = {
    ("hand", "down"): "event-lay-resource",
    ("hand", "up"): "event-play",
    ("down", "up"): "event-turn-up",
    ("up", "down"): "event-replenish",
    ("up", "hand"): "event-take-back",
    ("down", "hand"): "event-take-back-covered",
    ("row", "up"): "event-buy",
    ("pile", "up"): "event-buy-pile",
    ("up", "up"): "event-change-sides",
    ("hand", "revealed"): "event-reveal",
    ("revealed", "hand"): "event-return",
}
SECRET_MOVES: dict[tuple[Zone, Zone], str] = {
    ("hand", "down"): "event-lay-resource-back",
    ("down", "hand"): "event-take-back-back",
}


def event(phrases: Phrases, seen: SeenEvent, you: int | None) -> str:
    """One sentence, or an empty text for events without one."""
    if isinstance(seen, Spent | PhaseBegan):
        return ""
    if isinstance(seen, Ended):
        return _ended(phrases, seen)
    if isinstance(seen, WonderMoved):
        return _wonder(phrases, seen, you)
    if isinstance(seen, Compared):
        key = "event-compared-wins" if seen.wins else "event-compared-holds"
        people = who(seen.attacker, you) | whom(seen.defender, you)
        return phrases.say(key, attack=seen.attack, defence=seen.defence, **people)
    key, args = _of_seat(phrases, seen, you)
    return phrases.say(key, **who(seen.seat, you), **args)


OfSeat = (
    Moved
    | Gained
    | Lost
    | CultureChanged
    | GloryChanged
    | Activated
    | Bought
    | NoneLeft
    | Declined
    | Unaffordable
    | Chose
    | TurnBegan
    | Undone
)


def _of_seat(phrases: Phrases, seen: OfSeat, you: int | None) -> tuple[str, dict[str, Value]]:
    """The message about what `seen.seat` did, and what it needs besides."""
    if isinstance(seen, Moved):
        return _moved(phrases, seen, you)
    if isinstance(seen, Gained):
        return "event-gained", {"amount": phrases.amount(seen.resource, 1)}
    if isinstance(seen, Lost):
        return "event-lost", {"amount": phrases.amounts(seen.resources)}
    if isinstance(seen, CultureChanged):
        return "event-culture-gained" if seen.change > 0 else "event-culture-paid", {"count": abs(seen.change)}
    if isinstance(seen, GloryChanged):
        return _glory(phrases, seen)
    if isinstance(seen, Activated):
        return "event-activated", {"card": phrases.quoted(seen.card, you)}
    if isinstance(seen, Bought):
        paid = phrases.amounts(seen.paid)
        return "event-bought", {"card": phrases.quoted(seen.card, you), "paid": paid, "surcharge": seen.surcharge}
    if isinstance(seen, NoneLeft):
        key = "event-none-in-hand" if seen.zone == "hand" else "event-none-covered"
        return key, {"types": phrases.types(seen.types)}
    if isinstance(seen, Declined):
        return f"event-declined-{seen.kind}", {}
    if isinstance(seen, Unaffordable):
        any_kind = phrases.say("any-resources", count=seen.short)
        short = any_kind if seen.resource is None else phrases.amount(seen.resource, seen.short)
        return "event-unaffordable", {"card": phrases.quoted(seen.nearest, you), "short": short}
    if isinstance(seen, Chose):
        return f"event-chose-{seen.kind}", _chosen(phrases, seen, you)
    if isinstance(seen, TurnBegan):
        return "event-turn", {"turn": seen.turn}
    return "event-undone", {}


def _moved(phrases: Phrases, seen: Moved, you: int | None) -> tuple[str, dict[str, Value]]:
    move = (seen.origin, seen.target)
    if isinstance(seen.card, Back):
        return SECRET_MOVES[move], {"back": phrases.back(seen.card.back, you)}
    args: dict[str, Value] = {"card": phrases.quoted(seen.card.card, you)}
    if move == ("up", "down"):
        args["resource"] = phrases.resource_of(seen.card.card)
    if move == ("up", "up"):
        args |= whom(seen.to, you)
    return MOVES[move], args


LikeEvent = Moved | Gained


def like_events(phrases: Phrases, events: Sequence[LikeEvent], you: int | None) -> str:
    """Events of one player in one sentence: the same move of cards, all back to hand, or resources gained."""
    if len(events) == 1:
        return event(phrases, events[0], you)
    person = who(events[0].seat, you)
    gained = Counter(event.resource for event in events if isinstance(event, Gained))
    if gained:
        return phrases.say("event-gained", amount=phrases.amounts(gained), **person)
    moves = [event for event in events if isinstance(event, Moved)]
    if moves[0].target == "hand":
        return _take_back(phrases, moves, you)
    if moves[0].target == "down":
        items = [(_card(phrases, move, you), _resource(phrases, move)) for move in moves]
        cards = [phrases.say("card-with-resource", card=card, resource=resource) for card, resource in items]
        return phrases.say("event-replenish-several", cards=phrases.all_of(cards), **person)
    cards = [_card(phrases, move, you) for move in moves]
    return phrases.say(MOVES[moves[0].origin, moves[0].target], card=phrases.all_of(cards), **person)


def _take_back(phrases: Phrases, moves: Sequence[Moved], you: int | None) -> str:
    up = [_card(phrases, move, you) for move in moves if move.origin == "up"]
    covered = [_card(phrases, move, you) for move in moves if move.origin == "down"]
    if covered:
        up.append(phrases.say("covered-cards", count=len(covered), cards=phrases.all_of(covered)))
    return phrases.say("event-take-back", card=phrases.all_of(up), **who(moves[0].seat, you))


def _resource(phrases: Phrases, move: Moved) -> str:
    return phrases.resource_of(move.card.card) if isinstance(move.card, Front) else ""


def _card(phrases: Phrases, move: Moved, you: int | None) -> str:
    if isinstance(move.card, Back):
        return phrases.back(move.card.back, you)
    return phrases.quoted(move.card.card, you)


def _glory(phrases: Phrases, seen: GloryChanged) -> tuple[str, dict[str, Value]]:
    wonder = phrases.quoted_wonder(seen.wonder)
    if seen.change > 0:
        return "event-glory-placed", {"wonder": wonder}
    return "event-glory-returned", {"wonder": wonder, "count": -seen.change}


def _chosen(phrases: Phrases, seen: Chose, you: int | None) -> dict[str, Value]:
    if seen.kind == "buy":
        return {"card": phrases.quoted(seen.option, you)}
    if seen.kind == "option":
        return {"number": int(seen.option)}
    if seen.kind == "opponent":
        return {**whom(int(seen.option), you)}
    if seen.kind == "back":
        return {"back": phrases.back(seen.option, you)}
    if seen.kind == "target":
        seat, _, thing = seen.option.partition(":")
        target = phrases.back(thing, you) if thing in BACK_NAMES else phrases.quoted(thing, you)
        return {"target": target, **whom(int(seat), you)}
    return {"wonder": phrases.quoted_wonder(seen.option)}


def _wonder(phrases: Phrases, seen: WonderMoved, you: int | None) -> str:
    wonder = phrases.quoted_wonder(seen.wonder)
    if seen.seat is None:
        return phrases.say("event-wonder", wonder=wonder, **who(seen.to, you))
    return phrases.say("event-wonder-given", wonder=wonder, **who(seen.seat, you), **whom(seen.to, you))


def _ended(phrases: Phrases, seen: Ended) -> str:
    if not seen.reasons:
        return phrases.say("reason-game-over")
    reasons = phrases.all_of([phrases.say("end-reason", reason=reason) for reason in seen.reasons])
    return phrases.say("event-ended", reasons=reasons)


# --- The end -----------------------------------------------------------------------------------------------------


def result(phrases: Phrases, vp: list[int], cards: list[int], winners: list[int], you: int | None) -> list[str]:
    """Who won and why (R103-R105), then everybody from the first to the last."""
    return [_victory(phrases, vp, winners, you), *_ranking(phrases, vp, cards, you)]


def _victory(phrases: Phrases, vp: list[int], winners: list[int], you: int | None) -> str:
    winner = winners[0]
    points = vp[winner]
    if len(winners) > 1:
        people = phrases.all_of([phrases.seat(seat, you) for seat in winners])
        return capital(
            phrases.say("result-shared", people=people, points=points, person="you" if you in winners else "other")
        )
    key = "result-won-by-cards" if vp.count(points) > 1 else "result-won"
    return phrases.say(key, points=points, **who(winner, you))


def _ranking(phrases: Phrases, vp: list[int], cards: list[int], you: int | None) -> list[str]:
    scores = list(zip(vp, cards, strict=True))
    order = sorted(range(len(vp)), key=lambda seat: scores[seat], reverse=True)
    ranked = sorted(scores, reverse=True)
    return [
        phrases.say(
            "result-line", place=ranked.index(scores[seat]) + 1, points=vp[seat], cards=cards[seat], **who(seat, you)
        )
        for seat in order
    ]
