"""The rules in the browser: contents, pictures, and a search that finds words in any form."""

import re

import pytest

from tests.web.boxes import box_of
from tests.web.browser import PHONE, OpenTab, Tab

FORMS = {
    "en": (["buy", "buys", "bought", "BUYING"], "R54"),
    "fr": (["acheter", "achetee", "achètent", "ACHATS"], "R54"),
    "ja": (["消費", "消費した", "しょうひ", "ショウヒする"], "R20"),
}


def search(tab: Tab, words: str) -> tuple[int, list[str]]:
    """How many paragraphs the page says it found, and the rules that are shown."""
    tab.at("input[type=search]").fill(words)
    told = re.search(r"\d+", tab.see("search output").inner_text())
    numbers = tab.at("article p > .number:first-child").all_inner_texts()
    assert told is not None
    assert int(told[0]) == tab.at("article p").count()
    return int(told[0]), numbers


@pytest.mark.parametrize("language", FORMS)
def test_a_search_finds_a_word_in_all_its_forms(tab: OpenTab, language: str) -> None:
    one = tab(language=language).goto("/rules#R61")
    one.see("article .marked")
    forms, rule = FORMS[language]
    results = [search(one, form) for form in forms]
    assert results == [results[0]] * len(forms)
    assert rule in [number.strip() for number in results[0][1]]
    # It was scrolled down to R61; what was found begins right below the search.
    assert box_of(one.see("article .text h2")).top < 200


def test_no_picture_covers_the_search(tab: OpenTab) -> None:
    one = tab(language="fr").goto("/rules#R20")
    one.see("article .marked + .pictures svg")
    on_top = """() => { const box = document.querySelector("search label").getBoundingClientRect();
        const at = document.elementFromPoint(box.x + box.width / 4, box.y + box.height / 2);
        return at.closest("search") !== null; }"""
    one.page.mouse.move(640, 400)
    for _ in range(8):
        one.page.mouse.wheel(0, 30)
        one.page.wait_for_timeout(50)
        assert one.page.evaluate(on_top)


def test_contents_and_pictures_are_beside_the_rules(tab: OpenTab) -> None:
    one = tab(language="fr").goto("/rules")
    one.see(".contents a", "Attaque et réponse").click()
    one.see("h2[id='section-8']")
    one.page.wait_for_function("document.querySelector('[id=section-8]').getBoundingClientRect().top < innerHeight")
    figures = {
        rule: one.at(f"[id='{rule}'] + .pictures svg").count() for rule in ("R8", "R12", "R13", "R20", "R61", "R75")
    }
    assert all(figures.values()), figures


def test_a_conversion_stays_on_one_line(tab: OpenTab) -> None:
    one = tab(language="ja", size=PHONE).goto("/rules")
    groups = one.see("[id='R61'] + .pictures").locator(".together")
    assert groups.count() == 5
    boxes = [box_of(group) for group in groups.all()]
    assert all(box.bottom - box.top < 60 for box in boxes)
