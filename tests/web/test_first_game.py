"""A first game, by somebody who knows nothing but what the page shows: the main button, and what is lit.

Every game, language and size occurs; GUNSTEEL_FIRST_GAMES=all plays them in every combination."""

import os
from itertools import product

import httpx
import pytest

from gunsteel.formats.record import loads, replay
from tests.web.browser import DESKTOP, PHONE, TIMEOUT, OpenTab
from tests.web.new_user import NewUser

SIZES = {"desktop": DESKTOP, "phone": PHONE}
SOME = [("base", "fr", "phone"), ("renaissance", "en", "desktop"), ("combined", "ja", "phone")]
ALL = list(product(("base", "renaissance", "combined"), ("en", "fr", "ja"), SIZES))


@pytest.mark.parametrize(("game", "language", "size"), ALL if os.environ.get("GUNSTEEL_FIRST_GAMES") == "all" else SOME)
def test_a_new_user_comes_to_the_end(tab: OpenTab, game: str, language: str, size: str) -> None:
    one = tab(language=language, size=SIZES[size], hints=True, set=game, players=2, speed=3).goto()
    user = NewUser(one, f"{game} {language} {size}")
    user.press_at(".play")
    user.play()
    assert one.rejections == []
    table = one.path.removeprefix("/t/")
    record = loads(httpx.get(f"{one.site}/api/tables/{table}/record", timeout=TIMEOUT).text)
    assert (record.rules.set, replay(record).over) == (game, True)
    assert set(record.extra) == {"x-bots"}, "nobody stopped, resigned or was replaced"
