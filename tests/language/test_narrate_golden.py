"""The golden cards: every sentence about a card or wonder, as it was read and approved."""

from tools.regen_sentences import GOLDEN, text


def test_the_cards_in_words_are_as_they_were_read() -> None:
    """`python -m tools.regen_sentences` regenerates the file; then read what changed."""
    assert GOLDEN.read_text(encoding="utf-8") == text()
