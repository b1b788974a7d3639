"""Whether the texts on the table are large enough to be read."""

from tests.web.browser import Tab

# Pixels.
SMALLEST = 11
# (size, text) of what is visible and smaller.
SMALL_TEXTS = """([least, inside]) => {
    const found = [];
    const texts = document.createTreeWalker(document.querySelector(".board"), NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const { textContent, parentElement } = texts.currentNode;
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        const { width, height } = range.getBoundingClientRect();
        const { fontSize, visibility } = getComputedStyle(parentElement);
        const hidden = visibility !== "visible" || parentElement.closest(".visually-hidden");
        if (hidden || width <= 1 || height <= 1 || !parentElement.closest(inside)) continue;
        if (textContent.trim() !== "" && parseFloat(fontSize) < least) found.push([fontSize, textContent]);
    }
    return found;
}"""


def small_texts(tab: Tab, inside: str = ".board") -> list[list[str]]:
    found: list[list[str]] = tab.page.evaluate(SMALL_TEXTS, [SMALLEST, inside])
    return found
