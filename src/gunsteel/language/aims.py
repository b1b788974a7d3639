"""What a player is after, as that player would say it at the table."""

from gunsteel.catalog.index import WONDERS
from gunsteel.explain.aim import Aim
from gunsteel.language.words import Words, capital

# These are about no card.
ABOUT_NOTHING = ("gather", "lots")
# Nobody believes a number closer than this, in percent, to certainty; and no bot shall promise anything.
NEARLY = 5


def aim(words: Words, told: Aim, seat: int, you: int | None) -> str:
    """The player's name, what for, and how likely it is to end well."""
    who = capital(words.seat(seat, you))
    if told.chance is None:
        return words.say("aim", who=who, words=_purpose(words, told, you))
    return words.say("aim-and-chances", who=who, words=_purpose(words, told, you), chances=_chances(words, told.chance))


def _purpose(words: Words, told: Aim, you: int | None) -> str:
    key = f"aim-{told.purpose}"
    if told.purpose in ABOUT_NOTHING:
        return words.say(key)
    if told.thing is None:
        return words.say(key, named="no", thing="")
    thing = words.quoted_wonder(told.thing) if told.thing in WONDERS else words.quoted(told.thing, you)
    return words.say(key, named="yes", thing=thing)


def _chances(words: Words, chance: int) -> str:
    outlook = "poor" if chance <= NEARLY else "good" if chance >= 100 - NEARLY else "open"
    return words.say("aim-chances", outlook=outlook, chance=chance)
