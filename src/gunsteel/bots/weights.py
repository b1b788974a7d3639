"""The fitted weights of `prospects`, read once."""

from functools import lru_cache
from importlib.resources import files

import msgspec

from gunsteel.bots.eval.prospects import ALL_NAMES, Prospects
from gunsteel.core.rules import Rules


def prospects_of(rules: Rules) -> Prospects:
    """How to judge positions of this game."""
    return _prospects(rules.set, int(rules.players))


@lru_cache
def _prospects(set_: str, players: int) -> Prospects:
    weights = _weights()[f"{set_}-{players}"]
    return Prospects([weights.get(name, 0.0) for name in ALL_NAMES])


@lru_cache
def _weights() -> dict[str, dict[str, float]]:
    data = files("gunsteel.bots").joinpath("prospects.json").read_bytes()
    return msgspec.json.decode(data, type=dict[str, dict[str, float]])
