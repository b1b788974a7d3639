"""Where each value of a card or wonder comes from: a rulebook, a published review, or our own guess."""

from dataclasses import dataclass

from gunsteel.catalog.index import CARDS, START, WONDERS

# What the rulebooks give for every civilisation card (R9).
ALWAYS_STATED = ("name", "age", "type", "effect")
CARD_VALUES: tuple[str, ...] = ("cost", "strength", "vp", "response", "not_in_two_player")
WONDER_VALUES: tuple[str, ...] = ("name", "age", "requirement", "indicator", "vp", "glory")


@dataclass(frozen=True)
class Provenance:
    """The names of the values by their source. `ours` are guesses, a missing icon among them."""

    stated: tuple[str, ...]
    reviewed: tuple[str, ...]
    ours: tuple[str, ...]


def provenance(name: str) -> Provenance:
    """Of a card or wonder, by its id."""
    if name in WONDERS:
        wonder = WONDERS[name]
        values = WONDER_VALUES if wonder.glory else WONDER_VALUES[:-1]
        known, reviewed = wonder.known, wonder.reviewed
    else:
        # A starting card is never bought and never leaves the game (R32): there is nothing to guess.
        values = ALWAYS_STATED + (CARD_VALUES[1:-1] if name in START else CARD_VALUES)
        known, reviewed = ALWAYS_STATED + CARDS[name].known, ()
    stated = tuple(value for value in values if value in known)
    ours = tuple(value for value in values if value not in known + reviewed)
    return Provenance(stated, reviewed, ours)
