"""Why an option cannot be chosen, in sentences."""

from collections.abc import Callable
from typing import Any

from gunsteel.catalog.index import CARDS, WONDERS
from gunsteel.errors import Refused
from gunsteel.explain import reasons
from gunsteel.explain.reasons import CannotPay, Counts, NoOpponent, Reason, RequirementNotMet
from gunsteel.formats.notation import CHANCE, Chooser
from gunsteel.ids import MAX_SEATS, RESOURCE_NAMES
from gunsteel.language.fluent import Value
from gunsteel.language.phrases import Phrases, capital
from gunsteel.language.questions import gain_text

# How the first owner of a Warrior is written; nothing for all others.
SEATS = ("", *map(str, range(MAX_SEATS)))
Args = dict[str, Value]
REFUSALS = ("over", "not-asked", "not-offered", "cannot-undo")


def refusal(phrases: Phrases, code: str) -> str:
    if code not in REFUSALS:
        raise Refused(f"there is no refusal {code!r}; choose from {', '.join(REFUSALS)}")
    return phrases.say("refusal", refusal=code)


def reason(phrases: Phrases, why: Reason, you: int | None) -> str:
    """One or two sentences; the rule to read is in `why.rule`."""
    if isinstance(why, CannotPay):
        return _cannot_pay(phrases, why, you)
    if isinstance(why, RequirementNotMet):
        return _requirement(phrases, why)
    if isinstance(why, NoOpponent):
        return phrases.say("reason-no-opponent")
    args: Args = {}
    for name in type(why).__struct_fields__:
        if name not in ("rule", "kind"):
            args |= _argument(phrases, why, name, you)
    return capital(phrases.say(f"reason-{why.code}", **args))


def _argument(phrases: Phrases, why: Reason, name: str, you: int | None) -> Args:
    """One member of a reason as an argument of its message."""
    value: Any = getattr(why, name)
    if name == "wanted":
        return {name: _wanted(phrases, why, value)}
    if name == "laid":
        return {name: phrases.say("nothing") if value is None else phrases.resource(value)}
    if name == "option" and isinstance(why, reasons.NoSuchOption):
        return {name: _mentioned(phrases, str(value), you)}
    if name == "option" and isinstance(why, reasons.NotOnCard):
        return {name: gain_text(phrases, value)}
    return ARGUMENTS[name](phrases, value, you)


def _wanted(phrases: Phrases, why: Reason, wanted: tuple[str, ...]) -> str:
    name = phrases.type if isinstance(why, reasons.WrongType) else phrases.resource
    return phrases.one_of([name(one) for one in wanted])


def _asker(phrases: Phrases, asked: Chooser, you: int | None) -> Args:
    if asked is CHANCE:
        return {"person": "chance", "who": phrases.say("nothing")}
    return {"person": "other", "who": phrases.seat(asked, you)}


def _mentioned(phrases: Phrases, option: str, you: int | None) -> str:
    """Whatever somebody asked about: a card, wonder or resource by its name, else what was typed."""
    before, _, thing = option.rpartition(":")
    if before == "gained" and thing in RESOURCE_NAMES:
        return chosen(phrases, option, you)
    if thing in WONDERS:
        return phrases.quoted_wonder(thing)
    if thing.partition("@")[0] in CARDS and thing.partition("@")[2] in SEATS:
        return phrases.quoted(thing, you)
    if thing.partition("@")[0] in RESOURCE_NAMES and thing.partition("@")[2] in SEATS:
        return phrases.back(thing, you)
    return phrases.say("quoted-text", text=option)


def chosen(phrases: Phrases, option: str, you: int | None) -> str:
    """A card or a gained resource, however the option is written."""
    before, _, thing = option.rpartition(":")
    if before == "gained":
        return phrases.say("gained-resource", resource=phrases.resource(thing))
    return phrases.quoted(thing, you)


# The argument of the message for each member of a reason.
ARGUMENTS: dict[str, Callable[[Phrases, Any, int | None], Args]] = {
    "card": lambda phrases, card, you: {"card": phrases.quoted(card, you)},
    "buying": lambda phrases, card, you: {"card": phrases.quoted(card, you)},
    "by": lambda phrases, card, you: {"by": phrases.quoted(card, you)},
    "top": lambda phrases, card, you: {"top": phrases.quoted(card, you)},
    "option": lambda phrases, option, you: {"option": chosen(phrases, option, you)},
    "last": lambda phrases, option, you: {"last": chosen(phrases, option, you)},
    "wonder": lambda phrases, wonder, you: {"wonder": phrases.quoted_wonder(wonder)},
    "resource": lambda phrases, resource, you: {"resource": phrases.resource(resource)},
    "type": lambda phrases, type_, you: {"type": phrases.type(type_)},
    "back": lambda phrases, back, you: {"back": phrases.back(back, you)},
    "where": lambda phrases, where, you: {"place": where},
    "seat": lambda phrases, seat, you: {"whom": phrases.seat(seat, you)},
    "asked": _asker,
    "deed": lambda phrases, deed, you: {"deed": deed},
    "have": lambda phrases, have, you: {"have": have},
    "need": lambda phrases, need, you: {"need": need},
    "paid": lambda phrases, paid, you: {"paid": phrases.amounts(paid)},
    "cards": lambda phrases, cards, you: {"cards": phrases.one_of([phrases.quoted(card, you) for card in cards])},
}


def _cannot_pay(phrases: Phrases, why: CannotPay, you: int | None) -> str:
    """The price card by card, what is missing, and what would be enough."""
    cost = _with_any(phrases, why.cost, why.surcharge)
    told = [
        phrases.say("reason-cannot-pay", card=phrases.quoted(why.card, you), cost=cost, have=phrases.amounts(why.have))
    ]
    if why.connected:
        connected = phrases.all_of([phrases.quoted(card, you) for card in why.connected])
        told.append(phrases.say("reason-cannot-pay-surcharge", surcharge=why.surcharge, connected=connected))
    told.append(phrases.say("reason-cannot-pay-missing", missing=_with_any(phrases, why.missing, why.missing_any)))
    if why.closest:
        told.append(phrases.say("reason-cannot-pay-closest", ways=_ways(phrases, why.closest)))
    return phrases.paragraph(told)


def _ways(phrases: Phrases, ways: tuple[Counts, ...]) -> str:
    first, *others = (phrases.amounts(way) for way in ways)
    for way in others:
        first = phrases.say("reason-way-or", first=first, next=way)
    return first


def _with_any(phrases: Phrases, counts: Counts, any_kind: int) -> str:
    parts = [phrases.amount(resource, count) for resource, count in counts.items()]
    if any_kind:
        parts.append(phrases.say("reason-any-kind", count=any_kind))
    return phrases.all_of(parts) if parts else phrases.say("nothing")


def _requirement(phrases: Phrases, why: RequirementNotMet) -> str:
    wonder = phrases.quoted_wonder(why.wonder)
    if why.resource is not None:
        resource = phrases.resource(why.resource)
        return phrases.say("reason-requirement-covered", wonder=wonder, have=why.have, need=why.need, resource=resource)
    return phrases.say(
        "reason-requirement-not-met",
        wonder=wonder,
        what=why.what,
        have=why.have,
        need=why.need,
        types="" if why.type is None else phrases.types([why.type], why.need),
        lacking=phrases.all_of([phrases.age(age) for age in why.lacking]),
    )
