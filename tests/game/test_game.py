"""The Python API: `gunsteel.Game`, as a user of the library uses it."""

import copy
import pickle
from pathlib import Path

import pytest

import gunsteel
from gunsteel.core.engine import advance, options
from gunsteel.formats.record import replay
from tests.laws.games import CONFIGURATIONS, scale

every_set = pytest.mark.parametrize(("set_", "players"), CONFIGURATIONS)


def finished(set_: str, players: int, seed: int) -> gunsteel.Game:
    """A whole game of bots who choose at random."""
    game = gunsteel.Game(set_, players=players, seed=seed)
    bots = [gunsteel.bot("random", seed=seed + seat) for seat in range(players)]
    while not game.over:
        seat = game.question.seat
        game.push(game.roll() if seat is gunsteel.CHANCE else bots[seat].choose(game.view(seat), game.question))
    return game


def test_a_new_game_asks_its_first_question() -> None:
    game = gunsteel.Game("base", players=3, seed=7)
    assert repr(game) == "<Game base, 3 players, turn 1, seat 2: start-resource>"
    assert (game.question.seat, game.question.kind) == (2, "start-resource")
    assert game.question.options == ["agriculture", "barter-trade", "mining", "reinforcement", "warrior"]


def test_an_answer_tells_what_happened_with_every_card_open() -> None:
    game = gunsteel.Game("base", players=3, seed=7)
    moved, began = game.push("mining")
    assert str(moved) == "Moved(card=Front(card='mining'), seat=2, origin='hand', to=2, target='down')"
    assert str(began) == "PhaseBegan(seat=0, phase='resource')"
    assert game.choices == ["mining"]


def test_an_answer_that_is_not_on_offer_is_refused_with_reasons_and_changes_nothing() -> None:
    game = gunsteel.Game("base", players=3, seed=7)
    before = game.copy()
    with pytest.raises(gunsteel.Refused, match=r"^'cannon' is not on offer for start-resource of seat 2") as refused:
        game.push("cannon")
    (reason,) = refused.value.reasons
    assert (reason.rule, reason.text()) == ("R35", "Cannon is not yours.")
    assert reason.text("fr").startswith("La carte «\u00a0Canon\u00a0»")
    assert game == before


def test_why_not_is_empty_for_what_is_on_offer_and_speaks_to_the_seat_that_asks() -> None:
    game = gunsteel.Game("base", players=3, seed=7)
    assert game.why_not("mining") == []
    assert [reason.code for reason in game.why_not("mining", seat=0)] == ["not-your-question"]
    assert [reason.code for reason in game.why_not("nonsense")] == ["no-such-option"]
    assert [reason.code for reason in finished("base", 2, 1).why_not("mining")] == ["game-over"]


@every_set
def test_undo_goes_back_to_the_beginning_also_over_chance(set_: str, players: int) -> None:
    game = finished(set_, players, 3)
    fresh = gunsteel.Game(set_, players=players, seed=3)
    choices = game.choices
    undone: list[str] = []
    while game.answered > len(choices) - 130:  # further back than steps are kept
        undone.append(game.pop())
    assert undone == choices[: -len(undone) - 1 : -1]
    again = gunsteel.Game(set_, players=players, seed=3)
    for choice in game.choices:
        again.push(choice)
    assert (game, game.view(0), game.question) == (again, again.view(0), again.question)
    while game.answered:
        game.pop()
    assert (game, game.view(1)) == (fresh, fresh.view(1))


@every_set
def test_the_same_seed_plays_the_same_game(set_: str, players: int) -> None:
    assert finished(set_, players, 5) == finished(set_, players, 5)
    assert finished(set_, players, 5) != finished(set_, players, 6)


def test_chance_answers_the_same_after_an_undo_and_in_a_copy() -> None:
    game = gunsteel.Game("combined", players=4, seed=11)
    bots = [gunsteel.bot("random", seed=seat) for seat in range(4)]
    while (seat := game.question.seat) is not gunsteel.CHANCE:
        game.push(bots[seat].choose(game.view(seat), game.question))
    rolled, twin = game.roll(), game.copy()
    game.push(rolled)
    game.pop()
    assert game.roll() == rolled == twin.roll() == pickle.loads(pickle.dumps(game)).roll()


@every_set
def test_copies_are_equal_and_independent(set_: str, players: int) -> None:
    game = gunsteel.Game(set_, players=players, seed=1)
    game.push(game.question.options[0])
    for twin in (game.copy(), copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert twin == game
        assert hash(twin) == hash(game)
        assert twin.view(0) == game.view(0)
        twin.push(twin.question.options[0])
        assert twin != game
        twin.pop()
        assert twin == game


@every_set
def test_a_sampled_game_shows_its_seat_the_same_and_can_be_played_to_the_end(set_: str, players: int) -> None:
    for seed in range(scale(2)):
        game = gunsteel.Game(set_, players=players, seed=seed)
        bots = [gunsteel.bot("random", seed=seat) for seat in range(players)]
        for _ in range(60):
            seat = game.question.seat
            game.push(game.roll() if seat is gunsteel.CHANCE else bots[seat].choose(game.view(seat), game.question))
        seat = game.question.seat
        if seat is gunsteel.CHANCE:
            continue
        view = game.view(seat)
        guess = gunsteel.sample(view, seed=5)
        assert guess == gunsteel.sample(view, seed=5)
        assert (guess.view(seat), guess.question) == (view, game.question)
        assert pickle.loads(pickle.dumps(guess)) == guess
        while not guess.over:
            guess.push(guess.roll() if guess.question.seat is gunsteel.CHANCE else guess.question.options[-1])
            if guess.answered > 3000:
                break
        while guess.answered:
            guess.pop()
        assert guess.view(seat) == view


def test_a_sampled_game_has_no_record() -> None:
    guess = gunsteel.sample(gunsteel.Game(seed=1).view(0), seed=1)
    with pytest.raises(gunsteel.Refused, match="a sampled game has no beginning"):
        guess.save("never.gs.json")


@every_set
def test_a_saved_game_is_the_same_when_loaded(set_: str, players: int, tmp_path: Path) -> None:
    game = finished(set_, players, 2)
    game.save(tmp_path / "game.gs.json")
    loaded = gunsteel.Game.load(tmp_path / "game.gs.json")
    assert loaded == game
    assert repr(loaded.outcome) == repr(game.outcome)
    assert replay(game.record) == game.state


def test_a_finished_game_tells_who_won() -> None:
    game = finished("base", 3, 4)
    assert game.outcome.points == game.points
    assert all(game.points[seat] == max(game.points) for seat in game.outcome.winners)
    assert repr(game).endswith(f"over after turn {game.turn}>")
    assert "wins with" in str(game)


def test_the_state_below_is_a_copy() -> None:
    game = gunsteel.Game("base", players=2, seed=1)
    state = game.state
    advance(state, options(state)[0])
    assert state != game.state
    assert repr(game.state) == "<State base, 2 players, turn 1, seat 0: resource>"


def test_the_table_as_text_shows_a_seat_only_its_own_cards_and_the_owner_all() -> None:
    game = gunsteel.Game("base", players=2, seed=1)
    assert str(game.view(0)).count("Warrior") == 1
    assert str(game).count("Warrior") == 2
    assert str(game).endswith("Player 1 chooses a resource. agriculture, barter-trade, mining, reinforcement, warrior")
    assert "戦士" in game.text("ja")
    assert "Guerrier" in game.view(1).text("fr")
    assert repr(game.view(None)) == "<Observation of a spectator: base, 2 players, turn 1>"


def test_a_set_up_of_one_game_can_be_used_for_another() -> None:
    game = gunsteel.Game("renaissance", players=3, seed=9)
    assert gunsteel.Game("renaissance", players=3, setup=game.setup).setup == game.setup
    written = game.record.to_json()["setup"]
    assert gunsteel.Game("renaissance", players=3, setup=written).setup == game.setup
    with pytest.raises(gunsteel.Refused, match=r"^setup\."):
        gunsteel.Game("base", players=3, setup=game.setup)


def test_card_values_switches_and_names(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[cannon]\nstrength = 9\n", encoding="utf-8")
    for cards in (str(file), file, {"cannon": {"strength": 9}}):
        game = gunsteel.Game("base", players=2, cards=cards, switches={"open-hands": True}, names=["Ada", "Bo"])
        assert game.cards["cannon"].strength == 9
        assert game.view(0).seats[1].hand == game.view(1).seats[1].hand
        assert "Ada" in str(game)


def test_cards_and_wonders_are_looked_up_by_id_or_name() -> None:
    cannon = gunsteel.cards["cannon"]
    assert (cannon.age, cannon.type, cannon.resource) == ("oil", "attack", "oil")
    assert gunsteel.cards["Barter Trade"].id == "barter-trade"
    assert len(gunsteel.cards) == 55
    assert repr(cannon).startswith("<Card cannon: oil, attack, costs ")
    assert cannon.name("ja") != cannon.name("fr") != cannon.name()
    assert gunsteel.wonders["taj-mahal"].indicator in gunsteel.cards
    assert len(gunsteel.wonders) == 20
    assert "canon" not in gunsteel.cards
    assert gunsteel.cards.get("canon") is None
    assert len(gunsteel.Game("base").wonders) == 10


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ('gunsteel.Game("bas")', "set: there is no set 'bas'; choose base, renaissance, combined"),
        ("gunsteel.Game(players=5)", "players: the game is for 2 to 4 players, got 5 (R4)"),
        ("gunsteel.Game(seed=1.5)", "seed: expected a whole number from 0 to 2**96 - 1, got 1.5"),
        ("gunsteel.Game(seed=-1)", "seed: expected a whole number from 0 to 2**96 - 1, got -1"),
        ('gunsteel.Game(cards="none.toml")', "none.toml: No such file or directory"),
        ('gunsteel.Game(names=["Ada"])', "names: 2 players have 2 names, got 1"),
        ('gunsteel.Game(names="Ada")', "names: expected a list, got 'Ada'"),
        ("gunsteel.Game(setup={})", "setup.rows: this member is missing"),
        ('gunsteel.Game(switches={"fog": True})', "switches: there is no switch 'fog'; choose from "),
        ("gunsteel.Game(seed=1).view(2)", "seat: this game has seats 0 to 1, got 2"),
        ("gunsteel.Game(seed=1).pop()", "nothing to undo: no answer was given yet"),
        ("gunsteel.Game(seed=1).roll()", "chance is not asked; seat 0: resource"),
        ("gunsteel.Game(seed=1).outcome", "the game is not over; seat 0: resource"),
        ("gunsteel.Game(seed=1).push(3)", "3 is not on offer for resource of seat 0: "),
        ('finished("base", 2, 1).push("mining")', "the game is over: nothing is asked"),
        ('finished("base", 2, 1).question', "the game is over: nothing is asked"),
        ('gunsteel.cards["canon"]', "there is no card 'canon'; did you mean cannon?"),
        ('gunsteel.wonders["taj"]', "there is no wonder 'taj'"),
        ('gunsteel.bot("captan", seed=1)', "there is no bot 'captan'; "),
        ("gunsteel.sample(5)", "a game is sampled from what game.view(seat) returns, not from 'int'"),
        ('gunsteel.Game.load("none.gs.json")', "none.gs.json: No such file or directory"),
    ],
)
def test_wrong_use_gets_one_clear_sentence(wrong: str, sentence: str) -> None:
    with pytest.raises(gunsteel.Refused) as refused:
        eval(wrong, {"gunsteel": gunsteel, "finished": finished})
    assert str(refused.value).startswith(sentence)
    assert "\n" not in str(refused.value)
