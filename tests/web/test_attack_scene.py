"""An attack is a scene: towers of both sides, what is at stake, chosen responses, and who stands in the end."""

import json

import pytest
from playwright.sync_api import Position

from tests.web.browser import LARGE, PHONE, OpenTab, Tab
from tests.web.player import DONE, OPTIONS
from tests.web.positions import GOLDEN, sit_at

SCENE = "[data-attack]"
# Other cards may lie over the rest of a card.
CORNER: Position = {"x": 6, "y": 12}
# Strengths by seat as the towers show them: the number, and the sum of the cards in it.
TOWERS = """() => [...document.querySelectorAll("[data-tower]")].map((tower) => {
    const cards = [...tower.querySelectorAll("[data-block] > b")].map((one) => Number(one.textContent));
    return [Number(tower.dataset.tower), Number(tower.dataset.strength), cards.reduce((sum, one) => sum + one, 0)];
})"""
# How high each block is for each point of its strength, and where the line is, in units above the ground.
HEIGHTS = """() => [...document.querySelectorAll("[data-block]")].map((block) => {
    const gap = Number.parseFloat(getComputedStyle(block).marginTop);
    return (block.offsetHeight + gap) / Number(block.querySelector(":scope > b").textContent);
})"""
LINE = """() => {
    const line = document.querySelector("[data-tower] .marks > .line");
    const unit = document.querySelector("[data-block]");
    const height = (unit.offsetHeight + 3) / Number(unit.querySelector(":scope > b").textContent);
    return (line.parentElement.getBoundingClientRect().bottom - line.getBoundingClientRect().bottom) / height;
}"""
# Cards of the towers that the words of a line lie upon.
HIDDEN_NAMES = """() => {
    const boxes = (parts) =>
        [...document.querySelectorAll(`[data-tower] ${parts}`)].map((one) => one.getBoundingClientRect());
    const over = (one, other) => one.left < other.right && other.left < one.right
        && one.top < other.bottom - 2 && other.top + 2 < one.bottom;
    return boxes(".line span").flatMap((words) => boxes(".block").filter((card) => over(words, card))).length;
}"""

# Cards in hand that may answer: what they say they would add, and their strength.
ADDS = """() => [...document.querySelectorAll("[data-zone^=hand] [aria-pressed]")].map((item) =>
    [item.dataset.adds, "+" + item.querySelector(".strength").textContent.trim()])"""


def answerable(game: str) -> int:
    """The first attack of a golden game to which a card from hand can answer: its index among all."""
    lines = [json.loads(line) for line in (GOLDEN / f"{game}.jsonl").read_text(encoding="utf-8").splitlines()]
    options = [line["options"] for line in lines if line.get("kind") == "respond"]
    return next(index for index, offered in enumerate(options) if any(one.startswith("hand:") for one in offered))


def attacked(tab: Tab, game: str, index: int) -> None:
    sit_at(tab, game, "respond", index)
    tab.see(SCENE)


@pytest.mark.parametrize(("game", "index"), [("base-2", 2), ("base-3", 5), ("renaissance-4", 20), ("combined-4", 6)])
def test_each_tower_is_as_high_as_its_strength(tab: OpenTab, game: str, index: int) -> None:
    one = tab(size=LARGE)
    attacked(one, game, index)
    towers = one.page.evaluate(TOWERS)
    assert len(towers) == int(game[-1]), "the attacker and everybody who is attacked"
    assert all(strength == cards for _, strength, cards in towers)
    units = one.page.evaluate(HEIGHTS)
    assert max(units) - min(units) < 1, "every point has the same height"
    attack = towers[0][1]
    assert one.page.evaluate(LINE) == pytest.approx(attack, abs=0.1), "the line is where a defence begins to hold"
    assert one.page.evaluate(HIDDEN_NAMES) == 0


def test_what_is_chosen_joins_the_tower_and_holds(tab: OpenTab) -> None:
    one = tab(size=LARGE)
    attacked(one, "base-3", answerable("base-3"))
    before = one.page.evaluate(TOWERS)
    adds = one.page.evaluate(ADDS)
    assert adds
    assert all(says == strength for says, strength in adds)
    lit = one.see("[data-zone^=hand] [aria-pressed], [data-zone^=down] [aria-pressed]")
    lit.click(position=CORNER)
    one.see(f"{SCENE} .added")
    after = one.page.evaluate(TOWERS)
    grown = [new[1] - old[1] for old, new in zip(before, after, strict=True)]
    assert sorted(grown)[:-1] == [0] * (len(grown) - 1)
    assert max(grown) > 0
    lit.click(position=CORNER)
    one.at(f"{SCENE} .added").wait_for(state="detached")
    assert one.page.evaluate(TOWERS) == before


def test_the_scene_says_what_is_at_stake_in_each_language(tab: OpenTab) -> None:
    words = {"en": "If you lose", "fr": "Si vous perdez", "ja": "負け"}
    for language, begin in words.items():
        one = tab(language=language)
        attacked(one, "base-3", 5)
        one.see(f"{SCENE} .stake", begin)
        assert one.see(SCENE).get_attribute("aria-label")


def test_once_answered_the_scene_shows_who_stands_and_goes(tab: OpenTab) -> None:
    one = tab(chosenMotion="full", speed=0.5)
    attacked(one, "base-2", 2)
    one.see(f"{OPTIONS}, {DONE}")
    one.page.keyboard.press("Enter")
    one.see("[data-attack=decided]")
    assert one.at("[data-tower].holds, [data-tower].falls").count() == 1
    assert one.at("[data-adds]").count() == 0
    one.page.mouse.click(640, 300)
    one.at(SCENE).wait_for(state="detached", timeout=3_000)


def test_the_first_attack_offers_sound_once(tab: OpenTab) -> None:
    one = tab()
    attacked(one, "base-2", 2)
    one.see("[data-sound-offer] button").click()
    one.at("[data-sound-offer]").wait_for(state="detached")
    stored = one.page.evaluate("() => JSON.parse(localStorage.getItem('gunsteel:prefs'))")
    assert (stored["sound"], stored["soundOffered"]) == (True, True)
    again = tab(soundOffered=True)
    attacked(again, "base-2", 2)
    assert again.at("[data-sound-offer]").count() == 0


@pytest.mark.parametrize("size", [PHONE, (844, 390), (820, 1180)])
def test_the_scene_fits_on_small_screens(tab: OpenTab, size: tuple[int, int]) -> None:
    one = tab(size=size)
    attacked(one, "renaissance-4", 20)
    box = one.see(SCENE).bounding_box()
    assert box is not None
    for tower in one.at("[data-tower]").all():
        inside = tower.bounding_box()
        assert inside is not None
        assert box["x"] <= inside["x"]
        assert inside["x"] + inside["width"] <= box["x"] + box["width"] + 1
