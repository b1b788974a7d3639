"""What a browser loads at first is little: the page, its scripts and styles, without the symbols of the cards."""

import httpx
import pytest

from gunsteel.server.pages import Pages
from tests.web.browser import Open
from tools.web import MOST_BYTES

SYMBOLS = "/symbols-"


def weight(address: str) -> int:
    """Bytes that travel for a file, in the best of its forms."""
    with httpx.stream("GET", address, headers={"accept-encoding": "br, gzip"}) as told:
        assert told.is_success
        return sum(len(part) for part in told.iter_raw())


@pytest.mark.skipif(not Pages().built, reason="the browser client was not built")
@pytest.mark.parametrize("language", ["en", "ja", "fr"])
def test_the_first_load_is_small(tab: Open, language: str) -> None:
    one = tab(language=language, players=2)
    asked: set[str] = set()
    one.page.on("request", lambda request: asked.add(request.url))
    one.goto().see(".play").click()
    one.see(".board")
    loaded = {address for address in asked if "/api/" not in address and not address.startswith(("ws:", "data:"))}
    assert any(SYMBOLS in address for address in loaded), "the symbols of the cards come by themselves"
    # Home and the table behind it, together.
    assert sum(weight(address) for address in loaded if SYMBOLS not in address) <= MOST_BYTES
