"""Guns & Steel in Python: `Game` is a game, `bot` a player, `cards` and `wonders` what is printed on them.

docs/python.md shows all of it. Names are loaded when they are first used."""

import os
from importlib import import_module
from typing import TYPE_CHECKING

__version__ = "0.1.0"

if os.environ.get("GUNSTEEL_PURE") == "1":
    from gunsteel import _source

    _source.prefer()

if TYPE_CHECKING:
    from gunsteel.bots.protocol import Bot as Bot
    from gunsteel.bots.protocol import Budget as Budget
    from gunsteel.bots.registry import bot as bot
    from gunsteel.card_book import CardInfo as CardInfo
    from gunsteel.card_book import WonderInfo as WonderInfo
    from gunsteel.card_book import cards as cards
    from gunsteel.card_book import wonders as wonders
    from gunsteel.core.scoring import Outcome as Outcome
    from gunsteel.errors import Refused as Refused
    from gunsteel.explain.question import Question as Question
    from gunsteel.formats.notation import CHANCE as CHANCE
    from gunsteel.formats.record import Record as Record
    from gunsteel.game import Game as Game
    from gunsteel.game import WhyNot as WhyNot
    from gunsteel.game import sample as sample
    from gunsteel.observation import Observation as Observation

# Where each public name lives.
_PUBLIC = {
    "Bot": "bots.protocol",
    "Budget": "bots.protocol",
    "CHANCE": "formats.notation",
    "CardInfo": "card_book",
    "Game": "game",
    "Observation": "observation",
    "Outcome": "core.scoring",
    "Question": "explain.question",
    "Record": "formats.record",
    "Refused": "errors",
    "WhyNot": "game",
    "WonderInfo": "card_book",
    "bot": "bots.registry",
    "cards": "card_book",
    "sample": "game",
    "wonders": "card_book",
}

__all__ = [
    "CHANCE",
    "Bot",
    "Budget",
    "CardInfo",
    "Game",
    "Observation",
    "Outcome",
    "Question",
    "Record",
    "Refused",
    "WhyNot",
    "WonderInfo",
    "__version__",
    "bot",
    "cards",
    "compiled",
    "sample",
    "wonders",
]


def __getattr__(name: str) -> object:
    if name not in _PUBLIC:
        raise AttributeError(f"module 'gunsteel' has no attribute {name!r}")
    value = globals()[name] = getattr(import_module(f"gunsteel.{_PUBLIC[name]}"), name)
    return value


def __dir__() -> list[str]:
    return __all__


def compiled() -> bool:
    """Whether the rules run as compiled code (True) or as plain Python (False)."""
    from importlib.machinery import ExtensionFileLoader
    from importlib.util import find_spec

    engine = find_spec("gunsteel.core.engine")
    return engine is not None and isinstance(engine.loader, ExtensionFileLoader)
