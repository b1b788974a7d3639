"""The first load is small: the page, its scripts and styles, without the symbols of the cards."""

import httpx
import pytest

from gunsteel.server.http.static import StaticFiles
from tests.web.browser import OpenTab
from tools.web import MOST_BYTES

SYMBOLS = "/symbols-"


def transfer_size(client: httpx.Client, address: str) -> int:
    """Bytes that are transferred for a file, in its best compression."""
    with client.stream("GET", address, headers={"accept-encoding": "br, gzip"}) as response:
        assert response.is_success
        return sum(len(part) for part in response.iter_raw())


@pytest.mark.skipif(not StaticFiles().built, reason="the browser client was not built")
@pytest.mark.parametrize("language", ["en", "ja", "fr"])
def test_the_first_load_is_small(tab: OpenTab, language: str) -> None:
    one = tab(language=language, players=2)
    requested: set[str] = set()
    one.page.on("request", lambda request: requested.add(request.url))
    one.goto().see(".play").click()
    one.see(".board")
    loaded = {address for address in requested if "/api/" not in address and not address.startswith(("ws:", "data:"))}
    assert any(SYMBOLS in address for address in loaded), "the symbols of the cards are loaded separately"
    # Home and the table, together.
    with httpx.Client() as client:
        assert sum(transfer_size(client, address) for address in loaded if SYMBOLS not in address) <= MOST_BYTES
