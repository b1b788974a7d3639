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
from gunsteel.formats.notation import BACK_NAMES, CHANCE, WONDER_KINDS, Chooser
from gunsteel.language.effects import option_texts, printed_wonder_price
from gunsteel.language.phrases import Phrases, capital, who, whom
from gunsteel.language.stakes import stake

# Kinds of questions that are about the resource of a card.
AS_RESOURCE = ("start-resource", "resource", "replenish", "deplete", "take-back")
WONDER_KIND_NAMES = [KINDS[kind] for kind in WONDER_KINDS]
OPTION_MESSAGES = {"yes": "option-yes", "no": "option-no", "pass": "option-pass"}
BY_KIND = ("done", "none")


def question(phrases: Phrases, kind: str, seat: Chooser, you: int | None, card: str | None) -> str:
    """One line. `card` is the card whose effect asks."""
    _check(kind)
    text = phrases.say("question-reveal") if seat is CHANCE else phrases.say(f"question-{kind}", **who(seat, you))
    return text if card is None else phrases.say("question-by", card=phrases.card(card, you), question=text)


def question_help(phrases: Phrases, kind: str, options: Sequence[str] = ()) -> str:
    _check(kind)
    told = [phrases.say(f"help-{kind}")]
    if kind == "buy" and any(option.startswith("pile:") for option in options):
        told.append(phrases.say("help-buy-pile"))
    return phrases.paragraph(told)


def _check(kind: str) -> None:
    if kind not in KINDS[1:]:
        raise Refused(f"there is no question of the kind {kind!r}; choose from {', '.join(KINDS[1:])}")


# --- Options -----------------------------------------------------------------------------------------------------


def option(phrases: Phrases, kind: str, text: str, you: int | None, card: str | None) -> str:
    """What this answer means, for a list; `card` is the card whose effect asks."""
    _check(kind)
    if text in OPTION_MESSAGES:
        return phrases.say(OPTION_MESSAGES[text])
    if text in BY_KIND:
        return phrases.say(f"option-{text}-{kind}")
    if kind == "take-wonder" and card is not None:
        return phrases.say("option-wonder-price", wonder=phrases.wonder(text), count=printed_wonder_price(card, text))
    if kind in WONDER_KIND_NAMES:
        return phrases.wonder(text)
    if kind == "option":
        return _numbered(phrases, text, card)
    if kind == "gain":
        return gain_text(phrases, text)
    if kind == "back":
        return capital(phrases.back(text, you))
    if kind == "opponent":
        return phrases.seat(int(text), you)
    before, _, thing = text.rpartition(":")
    if before.isdecimal():
        item = phrases.back(thing, you) if thing in BACK_NAMES else phrases.card(thing, you)
        return phrases.say("option-of-seat", item=item, whom=phrases.seat(int(before), you))
    return _card(phrases, kind, before, thing, you)


def _card(phrases: Phrases, kind: str, before: str, thing: str, you: int | None) -> str:
    """A card, or a gained resource that pays like one."""
    if before == "gained":
        return capital(phrases.say("option-gained", resource=phrases.resource(thing)))
    name = phrases.card(thing, you)
    if before in ("hand", "flip"):
        return phrases.say(f"option-{before}", card=phrases.quoted(thing, you))
    if before == "pile":
        return phrases.say("option-pile", card=name)
    if before == "card" or kind in AS_RESOURCE:
        return phrases.say("option-card-resource", card=name, resource=phrases.resource_of(thing))
    return name


def _numbered(phrases: Phrases, text: str, card: str | None) -> str:
    number = int(text)
    return phrases.say("option-number", number=number) if card is None else option_texts(phrases, card)[number - 1]


def gain_text(phrases: Phrases, text: str) -> str:
    """`iron` or `iron+iron`."""
    units = text.split("+")
    phrases.resource(units[0])
    return phrases.amount(units[0], len(units))


# --- Details -----------------------------------------------------------------------------------------------------


def asked(phrases: Phrases, about: AnyAbout, you: int | None) -> list[str]:
    """By which card, about what, how much is left: sentences for whoever is asked."""
    told: list[str] = []
    if isinstance(about, AboutEffect) and about.active != you:
        told.append(
            phrases.say("asked-card", who=phrases.seat(about.active, you), card=phrases.quoted(about.card, you))
        )
    if isinstance(about, AboutActivate):
        told.append(phrases.say("asked-about", card=phrases.quoted(about.developed, you)))
    if isinstance(about, AboutGloryFrom):
        told.append(phrases.say("asked-wonder-target", wonder=phrases.quoted_wonder(about.wonder)))
    if isinstance(about, AboutBack | AboutTake | AboutReveal):
        told.append(phrases.say("asked-opponent", **whom(about.opponent, you)))
    if isinstance(about, AboutReveal):
        told.append(phrases.say("asked-back", back=phrases.back(about.back, you)))
    if isinstance(about, AboutPay):
        told += _price(phrases, about, you)
    if isinstance(about, AboutDeplete):
        told += _depletion(phrases, about)
    if isinstance(about, AboutFixedSet) and about.number > 1:
        told.append(phrases.say("asked-left", left=about.left, number=about.number))
    if isinstance(about, AboutRespond):
        attacker = phrases.seat(about.active, you)
        told.append(phrases.say("asked-strengths", who=attacker, attack=about.attack, defence=about.defence))
        told += stake(phrases, about.stake, about.active)
    return told


def _price(phrases: Phrases, about: AboutPay, you: int | None) -> list[str]:
    card, cost = phrases.quoted(about.buying, you), phrases.amounts(about.cost)
    told = [phrases.say("asked-price", card=card, cost=cost, surcharge=about.surcharge)]
    return [*told, phrases.say("asked-paid", paid=phrases.amounts(about.paid))] if about.paid else told


def _depletion(phrases: Phrases, about: AboutDeplete) -> list[str]:
    told = [phrases.say("asked-penalty")] if about.purpose == "penalty" else []
    if about.wonder is not None:
        told.append(phrases.say("asked-wonder-price", wonder=phrases.quoted_wonder(about.wonder)))
    return told
