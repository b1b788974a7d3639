"""The fitted weights of the win model, read once from `win_model.json`."""

from functools import lru_cache
from importlib.resources import files

import msgspec

from gunsteel.bots.eval.win_model import WEIGHT_NAMES, WinModel
from gunsteel.core.rules import Rules


def win_model(rules: Rules) -> WinModel:
    """The model for games with these rules."""
    return _win_model(rules.set, int(rules.players))


@lru_cache
def _win_model(set_: str, players: int) -> WinModel:
    weights = _weights()[f"{set_}-{players}"]
    return WinModel([weights.get(name, 0.0) for name in WEIGHT_NAMES])


@lru_cache
def _weights() -> dict[str, dict[str, float]]:
    data = files("gunsteel.bots").joinpath("win_model.json").read_bytes()
    return msgspec.json.decode(data, type=dict[str, dict[str, float]])
