"""What a player is after, as that player would say it at the table."""

from gunsteel.catalog.index import WONDERS
from gunsteel.explain.aim import Aim
from gunsteel.language.phrases import Phrases, capital

# Purposes that are not about a card.
WITHOUT_CARD = ("gather", "lots")
# Chances closer than this to 0 or 100 percent are told in words: a bot cannot be so certain.
NEARLY_CERTAIN = 5


def aim(phrases: Phrases, told: Aim, seat: int, you: int | None) -> str:
    """The player's name, what for, and how likely it is to end well."""
    who = capital(phrases.seat(seat, you))
    if told.chance is None:
        return phrases.say("aim", who=who, words=_purpose(phrases, told, you))
    return phrases.say(
        "aim-and-chances", who=who, words=_purpose(phrases, told, you), chances=_chances(phrases, told.chance)
    )


def _purpose(phrases: Phrases, told: Aim, you: int | None) -> str:
    key = f"aim-{told.purpose}"
    if told.purpose in WITHOUT_CARD:
        return phrases.say(key)
    if told.thing is None:
        return phrases.say(key, named="no", thing="")
    thing = phrases.quoted_wonder(told.thing) if told.thing in WONDERS else phrases.quoted(told.thing, you)
    return phrases.say(key, named="yes", thing=thing)


def _chances(phrases: Phrases, chance: int) -> str:
    outlook = "poor" if chance <= NEARLY_CERTAIN else "good" if chance >= 100 - NEARLY_CERTAIN else "open"
    return phrases.say("aim-chances", outlook=outlook, chance=chance)
