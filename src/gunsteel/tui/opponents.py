"""The opponents of the person: a bot on each of the other seats."""

from collections.abc import Sequence

from gunsteel.bots.guard import BotFailed, checked_aim, checked_answer
from gunsteel.bots.protocol import SpeakingBot
from gunsteel.bots.registry import bot
from gunsteel.core.dice import Dice
from gunsteel.errors import Refused, refused, shown
from gunsteel.explain.aim import Aim
from gunsteel.shared_game import SharedGame


class OpponentBots:
    """Bots by seat. They get what their seats may see, and nothing else."""

    def __init__(self, levels: Sequence[str], players: int, you: int, dice: Dice) -> None:
        seats = [seat for seat in range(players) if seat != you]
        if len(levels) not in (1, len(seats)):
            raise Refused(
                f"level: {len(levels)} bots for {len(seats)} opponents; name one for all of them, or one for each",
                code="bots",
                details={"bots": len(levels), "opponents": len(seats)},
            )
        names = levels if len(levels) == len(seats) else [levels[0]] * len(seats)
        self.levels = dict(zip(seats, names, strict=True))
        self.bots = {seat: bot(name, _seed(dice)) for seat, name in self.levels.items()}

    def answer(self, table: SharedGame, seat: int) -> str:
        """What the bot on this seat chooses; the error message of a bot that fails names it."""
        question = table.current(seat).question
        assert question is not None, "only the seat that is asked answers"
        try:
            return checked_answer(self.bots[seat], table.observation(seat), question)
        except BotFailed as fault:
            text = "the bot {bot} on seat {seat} failed, {text}"
            raise refused("bot-failed", text, bot=shown(self.levels[seat]), seat=seat, text=str(fault)) from fault

    def speaks(self, seat: int) -> bool:
        return isinstance(self.bots[seat], SpeakingBot)

    def aim(self, seat: int) -> Aim | None:
        """What the bot was after with its last answer, if it can say so and has answered."""
        player = self.bots[seat]
        return checked_aim(player) if isinstance(player, SpeakingBot) else None


def _seed(dice: Dice) -> int:
    """A seed of 64 bits, determined by the seed of the game."""
    return int(dice.word()) << 32 | int(dice.word())
