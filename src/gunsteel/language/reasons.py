"""Why an answer cannot be taken, in sentences."""

from collections.abc import Callable
from typing import Any

from gunsteel.errors import Refused
from gunsteel.explain import reasons as reasons
from gunsteel.explain.reasons import CannotPay, Counts, NoOpponent, Reason, RequirementNotMet
from gunsteel.formats.notation import CHANCE, Chooser
from gunsteel.language.fluent import Value
from gunsteel.language.questions import gain
from gunsteel.language.words import Words, capital

Args = dict[str, Value]
REFUSALS = ("over", "not-asked", "stale", "not-offered", "cannot-undo")


def refusal(words: Words, code: str) -> str:
    if code not in REFUSALS:
        raise Refused(f"there is no refusal {code!r}; choose from {', '.join(REFUSALS)}")
    return words.say("refusal", refusal=code)


def reason(words: Words, why: Reason, you: int | None) -> str:
    """One or two sentences; the rule to read is in `why.rule`."""
    if isinstance(why, CannotPay):
        return _cannot_pay(words, why, you)
    if isinstance(why, RequirementNotMet):
        return _requirement(words, why)
    if isinstance(why, NoOpponent):
        return words.say("reason-no-opponent")
    args: Args = {}
    for name in type(why).__struct_fields__:
        if name not in ("rule", "kind"):
            args |= _argument(words, why, name, you)
    return capital(words.say(f"reason-{why.code}", **args))


def _argument(words: Words, why: Reason, name: str, you: int | None) -> Args:
    """One member of a reason as an argument of its message."""
    value: Any = getattr(why, name)
    if name == "wanted":
        return {name: _wanted(words, why, value)}
    if name == "laid":
        return {name: words.say("nothing") if value is None else words.resource(value)}
    if name == "option" and isinstance(why, reasons.NoSuchOption):
        return {name: str(value)}
    if name == "option" and isinstance(why, reasons.NotOnCard):
        return {name: gain(words, value)}
    return SAYING[name](words, value, you)


def _wanted(words: Words, why: Reason, wanted: tuple[str, ...]) -> str:
    name = words.type if isinstance(why, reasons.WrongType) else words.resource
    return words.one_of([name(one) for one in wanted])


def _asker(words: Words, asked: Chooser, you: int | None) -> Args:
    if asked is CHANCE:
        return {"person": "chance", "who": words.say("nothing")}
    return {"person": "other", "who": words.seat(asked, you)}


def chosen(words: Words, option: str, you: int | None) -> str:
    """A card or a gained resource, however the option is written."""
    before, _, thing = option.rpartition(":")
    if before == "gained":
        return words.say("gained-resource", resource=words.resource(thing))
    return words.quoted(thing, you)


# How the members of reasons are said. Most stand for themselves under their own name.
SAYING: dict[str, Callable[[Words, Any, int | None], Args]] = {
    "card": lambda words, card, you: {"card": words.quoted(card, you)},
    "buying": lambda words, card, you: {"card": words.quoted(card, you)},
    "by": lambda words, card, you: {"by": words.quoted(card, you)},
    "top": lambda words, card, you: {"top": words.quoted(card, you)},
    "option": lambda words, option, you: {"option": chosen(words, option, you)},
    "last": lambda words, option, you: {"last": chosen(words, option, you)},
    "wonder": lambda words, wonder, you: {"wonder": words.quoted_wonder(wonder)},
    "resource": lambda words, resource, you: {"resource": words.resource(resource)},
    "type": lambda words, type_, you: {"type": words.type(type_)},
    "back": lambda words, back, you: {"back": words.back(back, you)},
    "where": lambda words, where, you: {"place": where},
    "seat": lambda words, seat, you: {"whom": words.seat(seat, you)},
    "asked": _asker,
    "deed": lambda words, deed, you: {"deed": deed},
    "have": lambda words, have, you: {"have": have},
    "need": lambda words, need, you: {"need": need},
}


def _cannot_pay(words: Words, why: CannotPay, you: int | None) -> str:
    """The price card by card, what is missing, and what would be enough."""
    cost = _with_any(words, why.cost, why.surcharge)
    told = [words.say("reason-cannot-pay", card=words.quoted(why.card, you), cost=cost, have=words.amounts(why.have))]
    if why.connected:
        connected = words.all_of([words.quoted(card, you) for card in why.connected])
        told.append(words.say("reason-cannot-pay-surcharge", surcharge=why.surcharge, connected=connected))
    told.append(words.say("reason-cannot-pay-missing", missing=_with_any(words, why.missing, why.missing_any)))
    if why.closest:
        told.append(words.say("reason-cannot-pay-closest", ways=_ways(words, why.closest)))
    return words.paragraph(told)


def _ways(words: Words, ways: tuple[Counts, ...]) -> str:
    first, *others = (words.amounts(way) for way in ways)
    for way in others:
        first = words.say("reason-way-or", first=first, next=way)
    return first


def _with_any(words: Words, counts: Counts, any_kind: int) -> str:
    parts = [words.amount(resource, count) for resource, count in counts.items()]
    if any_kind:
        parts.append(words.say("reason-any-kind", count=any_kind))
    return words.all_of(parts) if parts else words.say("nothing")


def _requirement(words: Words, why: RequirementNotMet) -> str:
    wonder = words.quoted_wonder(why.wonder)
    if why.resource is not None:
        resource = words.resource(why.resource)
        return words.say("reason-requirement-covered", wonder=wonder, have=why.have, need=why.need, resource=resource)
    return words.say(
        "reason-requirement-not-met",
        wonder=wonder,
        what=why.what,
        have=why.have,
        need=why.need,
        types="" if why.type is None else words.types([why.type], why.need),
        lacking=words.all_of([words.age(age) for age in why.lacking]),
    )
