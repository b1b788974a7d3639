"""Characters with round weights, and the values they give to options."""

from gunsteel.bots.eval.character import Character
from gunsteel.bots.eval.option_values import option_values
from gunsteel.core.engine import options
from gunsteel.core.state import State
from gunsteel.core.tables import CARD_NAMES
from gunsteel.formats.notation import option_name

# The weights of a player for examples: round numbers, which no tuning changes.
ROUND_WEIGHTS: dict[str, int | list[int]] = {
    "played": 25,
    "small_hand": 30,
    "lost_effect": 50,
    "covered": [40, 45, 60, 75, 90, 100, 150],
    "gained": [25, 30, 45, 60, 70, 85, 140],
    "needed": 55,
    "missing": 45,
    "price": 28,
    "overdue": 20,
    "card": 45,
    "strength": 18,
    "long_term": [100 if name == "irrigation" else 40 for name in CARD_NAMES],
    "surcharge_race": 25,
    "wonder_progress": 40,
    "glory": 100,
    "wonder": 100,
    "culture": 100,
    "harm": [30, 22, 20],
    "help": 22,
    "visible_strength": 12,
    "defense": 90,
    "ending": 1500,
}


def example(blind_to: str = "") -> Character:
    """A player for examples, who may overlook one thing."""
    character = Character()
    for name, weight in ROUND_WEIGHTS.items():
        nothing = [0] * len(weight) if isinstance(weight, list) else 0
        setattr(character, name, nothing if name == blind_to else weight)
    return character


def considerations() -> list[str]:
    """All weights of a character; compiled ones have no `__dict__`."""
    return [name for name in dir(Character()) if not name.startswith("_")]


def values_by_name(state: State, character: Character) -> dict[str, int]:
    """Each option by its name, and its value."""
    values = zip(options(state), option_values(state, character), strict=True)
    return {option_name(state, option): int(value) for option, value in values}
