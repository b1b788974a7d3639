"""What a bot is after, in words: every purpose, every card and wonder, with and without its chances."""

import re
from collections.abc import Iterator
from typing import get_args

import pytest

from gunsteel.catalog.index import CARDS, WONDERS
from gunsteel.errors import Refused
from gunsteel.explain.aim import Aim, Purpose
from gunsteel.language.locales import LANGUAGES
from gunsteel.language.narrator import Narrator

NAMES = ["Ada", "Ben", "Cleo"]
PURPOSES: tuple[Purpose, ...] = get_args(Purpose)
CHANCES = (None, 0, 5, 6, 50, 94, 95, 100)
THINGS: dict[Purpose, list[str | None]] = {
    "buy": [*CARDS, "warrior@2"],
    "save": [*CARDS],
    "wonder": [*WONDERS],
    "attack": [*CARDS, "warrior@2"],
    "end": [*CARDS, *WONDERS],
    "gather": [],
    "lots": [],
}
# Words that stand in our English sentences, and in no French one.
ENGLISH = re.compile(r"\b(I|am|my|the|for|with|it|at|and|to|buying|saving|game)\b")
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def all_aims() -> Iterator[Aim]:
    for purpose in PURPOSES:
        for thing in [None, *THINGS[purpose]]:
            yield from (Aim(purpose, thing, chance) for chance in CHANCES)


def aims(narrator: Narrator) -> Iterator[tuple[str, str]]:
    """All that can be said, each with a title."""
    for aim in all_aims():
        yield f"{aim}".replace("Aim", "aim"), narrator.aim(aim, 1, 0, NAMES)
    yield "aim of yours", narrator.aim(Aim("gather"), 1, 1, NAMES)


def test_every_purpose_is_gone_through() -> None:
    assert set(THINGS) == set(PURPOSES)


@every_language
def test_the_card_or_wonder_is_named_in_its_language(lang: str) -> None:
    narrator = Narrator(lang)
    for aim in all_aims():
        if aim.thing is not None:
            name = narrator.wonder(aim.thing) if aim.thing in WONDERS else narrator.card(aim.thing, 0, NAMES)
            assert name in narrator.aim(aim, 1, 0, NAMES)


@pytest.mark.parametrize("lang", ["ja", "fr"])
def test_no_english_is_left_in_other_languages(lang: str) -> None:
    narrator, english = Narrator(lang), Narrator("en")
    for aim in all_aims():
        said = narrator.aim(aim, 1, 0, NAMES)
        thing = aim.thing or ""
        names = [narrator.wonder(thing) if thing in WONDERS else narrator.card(thing, 0, NAMES)] if thing else []
        for name in [*names, *NAMES]:
            said = said.replace(name, "")
        assert not re.search("[A-Za-z]" if lang == "ja" else ENGLISH, said), said
        assert said != english.aim(aim, 1, 0, NAMES)


@every_language
def test_chances_are_numbers_in_between_and_words_at_the_ends(lang: str) -> None:
    said = {chance: Narrator(lang).aim(Aim("gather", None, chance), 1, 0, ["Ada", "Ben"]) for chance in CHANCES}
    assert not any(re.search(r"\d", said[chance]) for chance in (None, 0, 5, 95, 100))
    assert all(str(chance) in said[chance] for chance in (6, 50, 94))
    assert said[0] == said[5] != said[95] == said[100]
    assert len({said[None], said[0], said[50], said[100]}) == 4


@pytest.mark.parametrize(
    ("aim", "en", "ja", "fr"),
    [
        (
            Aim("save", "cannon", 62),
            "Ben: I am saving up for Cannon. I put my chances at 62%.",
            "Ben「《大砲》を買うために資源を蓄えています。勝つ見込みは62％くらいです」",
            "Ben : J’économise pour acheter « Canon ». Je me donne 62 % de chances de gagner.",
        ),
        (
            Aim("buy", "cannon"),
            "Ben: I am buying Cannon.",
            "Ben「《大砲》を買うのが狙いです」",
            "Ben : J’achète « Canon ».",
        ),
        (
            Aim("wonder", "taj-mahal", 97),
            "Ben: I have set my heart on Taj Mahal. It looks very good for me.",
            "Ben「〈タージ・マハル〉を狙っています。かなり有利だと思います」",
            "Ben : Je vise la merveille « Taj Mahal ». C’est très bien parti pour moi.",
        ),
        (
            Aim("attack", "warrior@2", 2),
            "Ben: I am on the attack with Warrior (from Cleo). It does not look good for me.",
            "Ben「《戦士（元の持ち主：Cleo）》で攻めます。勝つのは難しそうです」",
            "Ben : Je passe à l’attaque avec « Guerrier (de chez Cleo) ». C’est mal parti pour moi.",
        ),
        (
            Aim("end", "computer"),
            "Ben: I mean to end the game with Computer, and to win it.",
            "Ben「《コンピュータ》でゲームを終わらせて、勝つつもりです」",
            "Ben : Je veux finir la partie avec « Ordinateur », et la gagner.",
        ),
        (
            Aim("end"),
            "Ben: I mean to end the game, and to win it.",
            "Ben「ゲームを終わらせて、勝つつもりです」",
            "Ben : Je veux finir la partie, et la gagner.",
        ),
        (
            Aim("gather", None, 30),
            "Ben: I am gathering resources and biding my time. I put my chances at 30%.",
            "Ben「資源を集めながら、機会を待っています。勝つ見込みは30％くらいです」",
            "Ben : J’amasse des ressources en attendant mon heure. Je me donne 30 % de chances de gagner.",
        ),
        (
            Aim("lots"),
            "Ben: I choose at random.",
            "Ben「運まかせで選んでいるだけです」",
            "Ben : Je m’en remets au hasard.",
        ),
    ],
    ids=str,
)
def test_examples(aim: Aim, en: str, ja: str, fr: str) -> None:
    said = [Narrator(lang).aim(aim, 1, 0, NAMES).replace("\u00a0", " ") for lang in LANGUAGES]
    assert said == [en, ja, fr]


def test_your_own_aim_and_a_player_without_a_name() -> None:
    assert Narrator("en").aim(Aim("lots"), 1, 1, NAMES) == "You: I choose at random."
    assert Narrator("ja").aim(Aim("lots"), 1) == "プレイヤー2「運まかせで選んでいるだけです」"


def test_an_unknown_thing_is_refused() -> None:
    with pytest.raises(Refused, match="nonsense"):
        Narrator("en").aim(Aim("buy", "nonsense"), 0)
