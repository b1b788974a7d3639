"""Regenerate `tests/golden/cards.md`: every card and wonder in three languages, for people to read through."""

from pathlib import Path

from gunsteel.catalog.index import BASE, CARDS, RENAISSANCE, START, WONDERS, WONDERS_OF
from gunsteel.ids import RESOURCE_NAMES, TYPE_NAMES
from gunsteel.language.locales import LANGUAGES
from gunsteel.language.narrator import Narrator

GOLDEN = Path(__file__).parent.parent / "tests" / "golden" / "cards.md"
HEAD = """# The cards in words

Written by `tools/regen_sentences.py`; do not edit. Sentences are derived from the card data and `locales/*.ftl`.
"""
PLAYERS = (4, 3, 2)


def text() -> str:
    """The whole file."""
    parts = [HEAD]
    for title, cards in (("Starting cards", START), ("Base game", BASE), ("Renaissance", RENAISSANCE)):
        parts += [f"## {title}\n", *(_card(card) for card in cards)]
    for title, set_ in (("Wonders of the base game", "base"), ("Wonders of Renaissance", "renaissance")):
        parts += [f"## {title}\n", *(_wonder(wonder) for wonder in WONDERS_OF[set_])]
    return "\n".join(parts)


def _card(name: str) -> str:
    card = CARDS[name]
    lines = [f"### {card.name}\n"]
    for lang in LANGUAGES:
        narrator = Narrator(lang)
        cost = narrator.amounts({RESOURCE_NAMES[resource]: count for resource, count in card.cost.items()})
        values = [
            narrator.resource(RESOURCE_NAMES[card.back]),
            narrator.type(TYPE_NAMES[card.type]),
            cost,
            f"⚔{card.strength}",
            f"★{card.vp}",
            *(["⛨"] if card.response else []),
            *(["3+"] if card.not_in_two_player else []),
        ]
        lines.append(f"* **{narrator.card(name)}** · {' · '.join(values)}")
        lines += [f"  * {sentence}" for sentence in narrator.effect(name)]
    return "\n".join([*lines, ""])


def _wonder(name: str) -> str:
    wonder = WONDERS[name]
    lines = [f"### {wonder.name}\n"]
    for lang in LANGUAGES:
        narrator = Narrator(lang)
        values = [narrator.age(RESOURCE_NAMES[wonder.age]), f"★{wonder.vp}"]
        values += [f"⚑{wonder.glory}"] if wonder.glory else []
        lines.append(f"* **{narrator.wonder(name)}** · {' · '.join(values)}")
        lines += [f"  * {sentence}" for sentence in _requirements(narrator, name)]
    return "\n".join([*lines, ""])


def _requirements(narrator: Narrator, wonder: str) -> list[str]:
    """One sentence, or one for each number of players where they differ."""
    sentences = {players: narrator.requirement(WONDERS[wonder].requirement, players) for players in PLAYERS}
    if len(set(sentences.values())) == 1:
        return [sentences[4]]
    return [f"({players}) {sentence}" for players, sentence in sentences.items()]


def main() -> None:
    GOLDEN.write_text(text(), encoding="utf-8")


if __name__ == "__main__":
    main()
