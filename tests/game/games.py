"""Records for tests: layouts known by heart, games played out by chance, and what a reader says to a bad one."""

import copy
import json
from collections.abc import Mapping
from typing import Any

import pytest

from gunsteel.core.dice import Dice
from gunsteel.core.engine import advance, start
from gunsteel.core.playout import random_option
from gunsteel.core.rules import Rules
from gunsteel.core.scoring import outcome
from gunsteel.errors import Refused
from gunsteel.formats.deal import deal
from gunsteel.formats.notation import option_name
from gunsteel.formats.record import Record, loads, replay, result_json

Json = dict[str, Any]

BASE_SETUP: Json = {
    "rows": {
        "horse": ["ambush", "caravan", "currency", "domestication", "ironworks", "philosophy", "swordsman"],
        "gunpowder": ["alchemy", "charge", "engineering", "guild", "irrigation", "knight"],
        "oil": ["cannon", "flanking", "musketeer", "overseas-trade", "steam-engine"],
        "earth": ["blitzkrieg", "fighter", "stock-exchange", "tank"],
        "space": ["computer", "nuclear-submarine", "satellite"],
    },
    "piles": {},
    "wonders": {
        "horse": "hanging-gardens",
        "gunpowder": "great-mosque-of-djenne",
        "oil": "himeji-jo",
        "earth": "manhattan-project",
        "space": "apollo-project",
    },
}

TWO_PLAYER_ROWS: Json = {
    "horse": ["ambush", "caravan", "currency", "ironworks", "philosophy", "swordsman"],
    "gunpowder": ["alchemy", "engineering", "guild", "irrigation", "knight"],
    "oil": ["cannon", "flanking", "overseas-trade", "steam-engine"],
    "earth": ["blitzkrieg", "stock-exchange", "tank"],
    "space": ["computer", "nuclear-submarine"],
}

# The indicators of Horse (Trade and Tribute, Espionage) lie in the pile below its top.
COMBINED_SETUP: Json = {
    "rows": {
        "horse": ["chariot", "calendar", "ironworks", "swordsman", "coup", "ambush"],
        "gunpowder": ["defection", "theology", "guild", "irrigation", "compass"],
        "oil": ["steam-engine", "economics", "armistice", "overseas-trade"],
        "earth": ["tank", "newspaper", "nationalism"],
        "space": ["movie", "satellite"],
    },
    "piles": {
        "horse": [
            "philosophy",
            "espionage",
            "trade-and-tribute",
            "caravan",
            "currency",
            "domestication",
            "sailing",
            "writing",
        ],
        "gunpowder": ["horse-archer", "charge", "knight", "engineering", "alchemy", "code-of-law", "education"],
        "oil": ["frigate", "cannon", "flanking", "musketeer", "hussar", "printing-press"],
        "earth": ["stock-exchange", "fighter", "blitzkrieg", "battleship", "machine-gun"],
        "space": ["nuclear-submarine", "computer", "space-race", "stealth-bomber"],
    },
    "wonders": {
        "horse": "lighthouse-of-alexandria",
        "gunpowder": "sancta-sophia",
        "oil": "leaning-tower-of-pisa",
        "earth": "panama-canal",
        "space": "sydney-opera-house",
    },
}


def base_json(players: int = 3, **more: object) -> Json:
    """A record of the base game before its first choice."""
    record: Json = {
        "format": "guns-and-steel/1",
        "set": "base",
        "players": players,
        "switches": {},
        "setup": copy.deepcopy(BASE_SETUP),
        "choices": [],
    }
    if players == 2:
        record["setup"]["rows"] = copy.deepcopy(TWO_PLAYER_ROWS)
    return record | more


def combined_json(**more: object) -> Json:
    """A record of the combined game for three before its first choice; the layout of E22 but for its Horse cards."""
    setup = copy.deepcopy(COMBINED_SETUP)
    return base_json() | {"set": "combined", "setup": setup} | more


def played(
    set_: str, players: int, seed: int, most: int = 10_000, switches: Mapping[str, bool] | None = None
) -> Record:
    """A game of random choices, to its end or until so many choices are made."""
    rules = Rules(set_, players, switches)
    dice = Dice(seed)
    record = Record(rules, deal(rules, dice))
    state = start(rules, record.setup)
    while not state.over and len(record.choices) < most:
        option = random_option(state, dice)
        record.choices.append(option_name(state, option))
        advance(state, option)
    if state.over:
        record.result = result_json(outcome(state))
    return record


def changed(record: Json, path: str, value: object) -> Json:
    """A copy with another value at a place like `setup/rows/horse/0`."""
    twin = copy.deepcopy(record)
    *parents, last = path.split("/")
    spot: Any = twin
    for name in parents:
        spot = spot[int(name) if isinstance(spot, list) else name]
    spot[int(last) if isinstance(spot, list) else last] = value
    return twin


def lacking(record: Json, path: str) -> Json:
    """A copy without the member at this place."""
    twin = copy.deepcopy(record)
    *parents, last = path.split("/")
    spot: Any = twin
    for name in parents:
        spot = spot[name]
    del spot[last]
    return twin


def refusal(data: Json | str) -> str:
    """What a reader says to this record, read from text and replayed."""
    text = data if isinstance(data, str) else json.dumps(data)
    with pytest.raises(Refused) as caught:
        replay(loads(text))
    return str(caught.value)
