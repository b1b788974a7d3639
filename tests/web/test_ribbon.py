"""The ribbon never cuts its words: whatever is asked, in every language, on a desktop and on a phone."""

import pytest

from tests.web.browser import DESKTOP, PHONE, OpenTab, Tab
from tests.web.positions import sit_at

LANGUAGES = ("en", "ja", "fr")
# A question of each kind that the golden games ask of a player.
QUESTIONS = {
    "base-2": (
        "resource",
        "develop",
        "activate",
        "respond",
        "buy",
        "take-back",
        "gain",
        "deplete",
        "replenish",
        "claim",
    ),
    "base-3": ("start-resource",),
    "base-4": ("play", "respond"),
    "combined-2": ("glory", "back", "glory-from", "option", "activate-card"),
    "combined-3": ("opponent",),
    "combined-4": ("target", "take"),
}
# Words that are cut off, or stand outside of the screen.
CUT = """() => {
    const found = [];
    const texts = document.createTreeWalker(document.querySelector(".ribbon"), NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const { textContent, parentElement } = texts.currentNode;
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        const { left, right, top, bottom, width } = range.getBoundingClientRect();
        // Some words are for screen readers only.
        if (width <= 1 || parentElement.getBoundingClientRect().width <= 1) continue;
        const frames = [".ribbon", ".middle", ".answers"].flatMap((one) => parentElement.closest(one) ?? []);
        // The ends of letters may reach over their line.
        const rim = 3;
        const cut = frames.map((one) => one.getBoundingClientRect()).some((frame) =>
            top < frame.top - rim || bottom > frame.bottom + rim ||
            left < frame.left - rim || right > frame.right + rim);
        if (cut || left < 0 || right > innerWidth || bottom > innerHeight) found.push(textContent.trim());
    }
    return found;
}"""


def speak(tab: Tab, language: str) -> None:
    """Another language, without a reload."""
    tab.at(f"#settings label[lang={language}]").evaluate("(label) => label.click()")
    tab.see(f"html[lang={language}] .ribbon h2")


@pytest.mark.parametrize("game", QUESTIONS)
def test_no_question_is_cut(tab: OpenTab, game: str) -> None:
    cut = []
    one = tab()
    for kind in QUESTIONS[game]:
        one.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
        sit_at(one, game, kind)
        for language in LANGUAGES:
            speak(one, language)
            for width, height in (DESKTOP, PHONE):
                one.page.set_viewport_size({"width": width, "height": height})
                one.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)))")
                cut += [(kind, language, width, text) for text in one.page.evaluate(CUT)]
    assert cut == []
