"""Whole games in the browser, by what stands on the screen alone."""

from tests.web.browser import PHONE, Open
from tests.web.player import Player, play_together


def test_two_people_and_a_bot_by_clicks(tab: Open) -> None:
    ada = tab(set="base", players=3, name="Ada").goto("/new")
    ada.at("ol select").nth(2).select_option("recruit")
    ada.press_button("Open the table")
    ada.see("[data-seat='0']", "Ada")
    bo = tab(name="Bo").goto(ada.path)
    bo.see("[data-seat='1'] .main").click()
    ada.see("[data-seat='1']", "Bo")
    for one in (ada, bo):
        one.press_button("I am ready")
    play_together(Player(ada, seed=1), Player(bo, seed=2))
    assert ada.see("#end-title").inner_text() == bo.see("#end-title").inner_text()


def test_by_keys_alone(tab: Open) -> None:
    one = tab(language="fr", set="renaissance", players=2).goto()
    one.see(".play")
    for _ in range(40):
        one.page.keyboard.press("Tab")
        if one.at(".play:focus").count():
            break
    one.page.keyboard.press("Enter")
    Player(one, "keys").play()
    assert one.see("html").get_attribute("lang") == "fr"


def test_with_fingers_on_a_phone(tab: Open) -> None:
    one = tab(language="ja", set="combined", players=4, size=PHONE).goto()
    one.see(".play").tap()
    Player(one).play()
    assert one.see("html").get_attribute("lang") == "ja"
