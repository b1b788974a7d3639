"""Doubts about card values in sentences: what the rulebooks say instead."""

from gunsteel.catalog.index import CARDS, WONDERS
from gunsteel.core.values import default_value
from gunsteel.explain.value_check import Doubt
from gunsteel.ids import SUPPLY_AGES
from gunsteel.language.effects import requirement
from gunsteel.language.phrases import Phrases

PLAYERS = (4, 3, 2)


def doubt(phrases: Phrases, told: Doubt) -> str:
    names = [phrases.quoted(one) if one in CARDS else phrases.quoted_wonder(one) for one in told.cards]
    key = f"doubt-{told.fact.replace('_', '-')}"
    if told.fact == "sum":
        return phrases.say(key, cards=phrases.all_of(names), total=told.total, have=told.have)
    if told.fact == "six-points":
        return phrases.say(key, cards=phrases.all_of(names[:6]), have=told.have)
    if told.fact in ("worth-more", "worth-as-much"):
        return phrases.say(key, more=names[0], less=names[1])
    if told.fact == "leaving":
        ages = [phrases.say("doubt-age", age=phrases.age(age), count=n) for age, n in _by_age(told)]
        return phrases.say(key, set=told.set, ages=phrases.all_of(ages))
    if told.fact == "no-response":
        return phrases.say(key)
    if told.fact == "two-player-strength":
        return phrases.say(key, wonder=names[0], total=told.total, have=told.have)
    if told.fact in ("with-points", "response", "not_in_two_player"):
        return phrases.say(key, card=names[0])
    return _single(phrases, key, told, names[0])


def _by_age(told: Doubt) -> list[tuple[str, int]]:
    return list(zip(SUPPLY_AGES, told.by_age, strict=True))


def _single(phrases: Phrases, key: str, told: Doubt, name: str) -> str:
    """A value that a rulebook states."""
    stated = default_value(told.cards[0], told.field)
    if told.field == "cost":
        assert isinstance(stated, dict)
        cost = {resource: count for resource, count in stated.items() if isinstance(count, int)}
        if not cost:
            return phrases.say("doubt-no-cost", card=name)
        return phrases.say(key, card=name, cost=phrases.amounts(cost))
    if told.field == "indicator":
        return phrases.say(key, wonder=name, card=phrases.quoted(str(stated)))
    if told.field == "requirement":
        wanted = WONDERS[told.cards[0]].requirement
        sentences = dict.fromkeys(requirement(phrases, wanted, players) for players in PLAYERS)
        return phrases.say(key, wonder=name, requirement=" / ".join(sentences))
    assert isinstance(stated, int)
    return phrases.say(key, card=name, count=int(stated))
