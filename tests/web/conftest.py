"""A browser, a site and tabs. Without a browser these tests are skipped; without the built client they fail."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from gunsteel.server.http.static import StaticFiles
from tests.server.servers import ServerProcess
from tests.web.browser import OpenTab, Tab, find_browser, launch_browser


# Not for the whole session: while playwright runs, other tests of this process cannot run an event loop.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    if find_browser() is None:
        pytest.skip("no browser was found (Debian: apt install chromium-headless-shell fonts-ipafont-gothic)")
    with launch_browser() as running:
        yield running


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a real server with the built client."""
    assert StaticFiles().built, "the browser client was not built; build/client.txt says why"
    with ServerProcess(f"{tmp_path_factory.mktemp('site')}") as server:
        yield server.address


@pytest.fixture
def tab(browser: Browser, site: str) -> Iterator[OpenTab]:
    """Opens tabs; at the end none of them may have an error."""
    opened: list[Tab] = []

    def open_tab(address: str = site, **more: object) -> Tab:
        opened.append(Tab(browser, address, **more))  # type: ignore[arg-type]
        return opened[-1]

    yield open_tab
    errors = [error for one in opened for error in one.errors]
    for one in opened:
        one.close()
    assert errors == []
