"""The turn's log: what was done, for glory and wonders. A bit each in `State.deeds`."""

from typing import Final

ACTIVATED_ATTACK: Final = 1
ACTIVATED_TACTIC: Final = 2
BOUGHT: Final = 4
BOUGHT_LOWER: Final = 8
CONVERTED: Final = 16
PAID_CULTURE: Final = 32
