from tests.scene import Build


def test_X12_mining_alone_must_turn_itself(play: Build) -> None:
    game = play("base", 2, [{"hand": "mining agriculture warrior"}])
    assert game.asked == (0, "resource")
    game.answer("warrior", "mining", "yes")
    assert game.down() == ["mining", "warrior"]
