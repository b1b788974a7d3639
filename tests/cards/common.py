"""What the tests of single cards share: turns that wait at `buy`, and attacks on a weaker and an equal opponent."""

from collections.abc import Mapping

from tests.scene import Build, Table

# Cards that cost nothing: the turn waits at `buy` while everything still lies on the table.
FREE: dict[str, object] = {card: {"cost": {}} for card in ("caravan", "ironworks", "chariot", "sailing", "writing")}

Zones = Mapping[str, object]


def opposed(strength: int) -> dict[str, object]:
    """Values by which a lone Reinforcement is one weaker than this, and with a Warrior exactly as strong."""
    return FREE | {"reinforcement": {"strength": strength - 1}, "warrior": {"strength": 1}}


def attack(play: Build, set_: str, card: str, strength: int, weaker: Zones, equal: Zones) -> Table:
    """Seat 0 plays and activates this card alone; seat 1 is weaker by one, seat 2 exactly as strong."""
    game = play(
        set_,
        3,
        [
            {"hand": f"mining {card}"},
            {"up": "reinforcement", **weaker},
            {"up": "reinforcement warrior", **equal},
        ],
        cards=opposed(strength),
    )
    return game.answer("mining", "yes")


def check_depletes_two(play: Build, set_: str, card: str, strength: int) -> None:
    """The weaker depletes two cards of its own choice, the equal none, the attacker gains nothing."""
    game = attack(play, set_, card, strength, {"down": "agriculture barter-trade mining"}, {"down": "agriculture"})
    assert (game.asked, game.options) == ((1, "respond"), ["done"])
    game.answer("done")
    assert (game.asked, game.options) == ((2, "respond"), ["done"])
    game.answer("done")
    assert (game.asked, game.options) == ((1, "deplete"), ["agriculture", "barter-trade"])
    game.answer("agriculture")
    assert (game.asked, game.options) == ((1, "deplete"), ["barter-trade", "mining"])
    game.answer("mining")
    assert game.asked == (0, "buy")
    assert game.up(1) == ["agriculture", "mining", "reinforcement"]
    assert game.down(1) == ["barter-trade"]
    assert game.down(2) == ["agriculture"]
    assert (game.up(0), game.gained) == ([card], {})


def check_depletes_what_there_is(play: Build, set_: str, card: str, strength: int) -> None:
    """A loser with a single resource card turns that one, unasked."""
    game = attack(play, set_, card, strength, {"down": "agriculture"}, {})
    assert (game.asked, game.options) == ((1, "respond"), ["done"])
    game.answer("done")
    assert game.asked == (0, "buy")
    assert (game.up(1), game.down(1)) == (["agriculture", "reinforcement"], [])


def check_steals_a_wonder(play: Build, card: str, strength: int) -> None:
    """The weaker gives one wonder of its own choice, the equal none."""
    game = attack(play, "base", card, strength, {"wonders": "eiffel-tower taj-mahal"}, {"wonders": "angkor-wat"})
    supply = game.supply_wonders
    assert (game.asked, game.options) == ((1, "give"), ["eiffel-tower", "taj-mahal"])
    game.answer("taj-mahal")
    assert game.asked == (0, "buy")
    assert [game.wonders(seat) for seat in range(3)] == [["taj-mahal"], ["eiffel-tower"], ["angkor-wat"]]
    assert game.supply_wonders == supply


def check_steals_nothing(play: Build, card: str, strength: int) -> None:
    """A loser without a wonder loses nothing."""
    game = attack(play, "base", card, strength, {}, {"wonders": "angkor-wat"})
    assert game.asked == (0, "buy")
    assert [game.wonders(seat) for seat in range(3)] == [[], [], ["angkor-wat"]]


def check_culture_attack(play: Build, card: str, strength: int, attacker: int, others: int) -> None:
    """The attacker takes the first number, an opponent as strong the second, a weaker one nothing."""
    game = attack(play, "renaissance", card, strength, {"down": "agriculture"}, {"hand": "mining"})
    assert (game.asked, game.options) == ((1, "respond"), ["done"])
    game.answer("done")
    assert (game.asked, game.options) == ((2, "respond"), ["done"])
    assert game.culture(0) == 0
    game.answer("done")
    assert game.asked == (0, "buy")
    assert [game.culture(seat) for seat in range(3)] == [attacker, 0, others]
    assert game.down(1) == ["agriculture"]


def check_token_per_card(play: Build, card: str, strength: int) -> None:
    """The weaker depletes one card of its own choice, for which the attacker takes a token; the equal none."""
    game = attack(play, "renaissance", card, strength, {"down": "agriculture mining"}, {"down": "agriculture"})
    game.answer("done", "done")
    assert (game.asked, game.options) == ((1, "deplete"), ["agriculture", "mining"])
    game.answer("mining")
    assert game.asked == (0, "buy")
    assert (game.down(1), game.down(2)) == (["agriculture"], ["agriculture"])
    assert [game.culture(seat) for seat in range(3)] == [1, 0, 0]


def check_no_card_no_token(play: Build, card: str, strength: int) -> None:
    """A loser with nothing to deplete brings the attacker nothing."""
    game = attack(play, "renaissance", card, strength, {}, {})
    assert game.asked == (0, "buy")
    assert [game.culture(seat) for seat in range(3)] == [0, 0, 0]
