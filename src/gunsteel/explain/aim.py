"""What a player is after, as data: a bot tells it when asked, `narrate` finds the words."""

from typing import Literal

from msgspec import Struct

# What the next steps are for: to buy a card now, to save for one, to take a wonder, to attack with a card, to win by
# ending the game, to gather strength for what comes; or nothing, as lots are drawn.
Purpose = Literal["buy", "save", "wonder", "attack", "end", "gather", "lots"]


class Aim(Struct, frozen=True):
    """A purpose, the card or wonder it is about, and how the player sees its own chances, in percent."""

    purpose: Purpose
    thing: str | None = None
    chance: int | None = None
