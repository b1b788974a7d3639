"""What the server refuses is said in the language of the page; programs, which name no language, get English."""

from pathlib import Path

import httpx
import pytest

from tests.server.test_card_values import served

WRONG = {"game": {"players": 2, "switches": {"slow": True}}}


@pytest.mark.parametrize(
    ("headers", "text"),
    [
        ({"accept-language": "ja"}, "「slow」というスイッチはありません"),
        ({"accept-language": "fr-CH, en;q=0.5"}, "Il n’y a pas d’option «\u00a0slow\u00a0»"),
        ({"accept-language": "de"}, "there is no switch 'slow'"),
        ({}, "there is no switch 'slow'"),
    ],
)
def test_a_refusal_is_in_the_language_of_the_page(tmp_path: Path, headers: dict[str, str], text: str) -> None:
    async def use(http: httpx.AsyncClient) -> None:
        response = await http.post("/api/tables", json=WRONG, headers=headers)
        assert (response.status_code, response.json()["code"]) == (400, "refused")
        assert text in response.json()["text"]

    served(tmp_path, use)
