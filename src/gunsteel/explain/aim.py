"""What a player is trying to do, as data: a bot says it when asked, `language/aims.py` puts it into a sentence."""

from typing import Literal

from msgspec import Struct

# Buy a card now, save for one, take a wonder, attack with a card, win by ending the game, prepare for later; or
# nothing, because the bot plays at random.
Purpose = Literal["buy", "save", "wonder", "attack", "end", "gather", "lots"]


class Aim(Struct, frozen=True):
    """A purpose, the card or wonder it is about, and the player's own estimate of winning, in percent."""

    purpose: Purpose
    thing: str | None = None
    chance: int | None = None
