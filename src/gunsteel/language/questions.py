"""What is asked, why, and what each option means."""

from collections.abc import Sequence

from gunsteel.core.decision import KINDS
from gunsteel.errors import Refused
from gunsteel.explain.about import (
    AboutActivate,
    AboutBack,
    AboutDeplete,
    AboutEffect,
    AboutFixedSet,
    AboutGloryFrom,
    AboutPay,
    AboutRespond,
    AboutReveal,
    AboutTake,
    AnyAbout,
)
from gunsteel.formats.notation import CHANCE, Chooser
from gunsteel.language.effects import options, wonder_price
from gunsteel.language.words import Words, who, whom

# Here it matters which resource the card is.
AS_RESOURCE = ("start-resource", "resource", "replenish", "deplete", "take-back")
WONDERS = ("claim", "glory", "glory-from", "give", "take-wonder")
SINGLE = {"yes": "option-yes", "no": "option-no", "pass": "option-pass"}
BY_KIND = ("done", "none")


def question(words: Words, kind: str, seat: Chooser, you: int | None, card: str | None) -> str:
    """One line. `card` is the card whose effect asks."""
    _check(kind)
    text = words.say("question-reveal") if seat is CHANCE else words.say(f"question-{kind}", **who(seat, you))
    return text if card is None else words.say("question-by", card=words.card(card, you), question=text)


def question_help(words: Words, kind: str, options: Sequence[str] = ()) -> str:
    _check(kind)
    told = [words.say(f"help-{kind}")]
    if kind == "buy" and any(option.startswith("pile:") for option in options):
        told.append(words.say("help-buy-pile"))
    return words.paragraph(told)


def _check(kind: str) -> None:
    if kind not in KINDS[1:]:
        raise Refused(f"there is no question of the kind {kind!r}; choose from {', '.join(KINDS[1:])}")


# --- Options -----------------------------------------------------------------------------------------------------


def option(words: Words, kind: str, text: str, you: int | None, card: str | None) -> str:
    """What this answer means, for a list; `card` is the card whose effect asks."""
    _check(kind)
    if text in SINGLE:
        return words.say(SINGLE[text])
    if text in BY_KIND:
        return words.say(f"option-{text}-{kind}")
    if kind == "take-wonder" and card is not None:
        return words.say("option-wonder-price", wonder=words.wonder(text), count=wonder_price(card, text))
    if kind in WONDERS:
        return words.wonder(text)
    if kind == "option":
        return _numbered(words, text, card)
    if kind == "gain":
        return gain(words, text)
    if kind == "back":
        return words.back(text, you)
    if kind == "opponent":
        return words.seat(int(text), you)
    before, _, thing = text.rpartition(":")
    if before.isdecimal():
        item = words.back(thing, you) if kind == "target" else words.card(thing, you)
        return words.say("option-of-seat", item=item, whom=words.seat(int(before), you))
    return _card(words, kind, before, thing, you)


def _card(words: Words, kind: str, before: str, thing: str, you: int | None) -> str:
    """A card, or a gained resource that pays like one."""
    if before == "gained":
        return words.say("option-gained", resource=words.resource(thing))
    name = words.card(thing, you)
    if before in ("hand", "flip"):
        return words.say(f"option-{before}", card=words.quoted(thing, you))
    if before == "pile":
        return words.say("option-pile", card=name)
    if before == "card" or kind in AS_RESOURCE:
        return words.say("option-card-resource", card=name, resource=words.resource_of(thing))
    return name


def _numbered(words: Words, text: str, card: str | None) -> str:
    number = int(text)
    return words.say("option-number", number=number) if card is None else options(words, card)[number - 1]


def gain(words: Words, text: str) -> str:
    """`iron` or `iron+iron`."""
    units = text.split("+")
    words.resource(units[0])
    return words.amount(units[0], len(units))


# --- Details -----------------------------------------------------------------------------------------------------


def asked(words: Words, about: AnyAbout, you: int | None) -> list[str]:
    """By which card, about what, how much is left: sentences for whoever is asked."""
    told: list[str] = []
    if isinstance(about, AboutEffect) and about.active != you:
        told.append(words.say("asked-card", who=words.seat(about.active, you), card=words.quoted(about.card, you)))
    if isinstance(about, AboutActivate):
        told.append(words.say("asked-about", card=words.quoted(about.developed, you)))
    if isinstance(about, AboutGloryFrom):
        told.append(words.say("asked-wonder-target", wonder=words.quoted_wonder(about.wonder)))
    if isinstance(about, AboutBack | AboutTake | AboutReveal):
        told.append(words.say("asked-opponent", **whom(about.opponent, you)))
    if isinstance(about, AboutReveal):
        told.append(words.say("asked-back", back=words.back(about.back, you)))
    if isinstance(about, AboutPay):
        told += _price(words, about, you)
    if isinstance(about, AboutDeplete):
        told += _depletion(words, about)
    if isinstance(about, AboutFixedSet) and about.number > 1:
        told.append(words.say("asked-left", left=about.left, number=about.number))
    if isinstance(about, AboutRespond):
        attacker = words.seat(about.active, you)
        told.append(words.say("asked-strengths", who=attacker, attack=about.attack, defence=about.defence))
    return told


def _price(words: Words, about: AboutPay, you: int | None) -> list[str]:
    card, cost = words.quoted(about.buying, you), words.amounts(about.cost)
    told = [words.say("asked-price", card=card, cost=cost, surcharge=about.surcharge)]
    return [*told, words.say("asked-paid", paid=words.amounts(about.paid))] if about.paid else told


def _depletion(words: Words, about: AboutDeplete) -> list[str]:
    told = [words.say("asked-penalty")] if about.purpose == "penalty" else []
    if about.wonder is not None:
        told.append(words.say("asked-wonder-price", wonder=words.quoted_wonder(about.wonder)))
    return told
