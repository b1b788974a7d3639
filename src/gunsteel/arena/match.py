"""One game between bots. Its job determines it: the same on every machine, in every process."""

from time import perf_counter

from gunsteel.arena.contest import Job
from gunsteel.arena.fingerprint import fingerprint
from gunsteel.arena.result import GameResult, Played, Times
from gunsteel.bots.guard import BotFailed, checked_answer
from gunsteel.bots.protocol import Bot
from gunsteel.bots.registry import bot
from gunsteel.core.dice import Dice
from gunsteel.errors import Refused, refused
from gunsteel.explain.question import Question
from gunsteel.formats.notation import CHANCE
from gunsteel.game import Game
from gunsteel.observation import Observation

# Random games take a thousand choices; games that do not end are stopped here.
LONGEST_GAME = 20_000


def play(job: Job) -> Played:
    """Deal the block's layout and let the bots play it to the end."""
    if job.contest.fingerprint != fingerprint():
        text = "this machine has another version of the rules or bots than the one that started the contest"
        raise refused("other-version", text)
    contest = job.contest
    layout = job.seed("deal", job.block)
    game = Game(contest.set, contest.players, layout, cards=contest.cards, switches=contest.switches)
    # All games of a block have the same chance, as they have the same layout.
    chance = Dice(job.seed("chance", job.block))
    bots = [
        bot(contest.bots[entrant], job.seed("bot", job.block, job.index, seat))
        for seat, entrant in enumerate(job.lineup)
    ]
    times = [Times() for _ in contest.bots]
    while not game.over and game.answered < LONGEST_GAME:
        question = game.question
        if question.seat is CHANCE:
            game.push(question.options[chance.below(len(question.options))])
        else:
            game.push(_answer(job, question.seat, bots[question.seat], game.view(question.seat), question, times))
    return Played(_result(job, game), times)


def _answer(job: Job, seat: int, player: Bot, view: Observation, question: Question, times: list[Times]) -> str:
    """What the bot chooses, timed; the error message of a bot that fails names it."""
    began = perf_counter()
    try:
        option = checked_answer(player, view, question)
    except BotFailed as fault:
        raise _failed(job, seat, fault) from fault
    times[job.lineup[seat]].add_time(perf_counter() - began)
    return option


def _failed(job: Job, seat: int, fault: BotFailed) -> Refused:
    return refused(
        "game-failed",
        "the bot {bot} failed in seat {seat} of game {game} of block {block} (seed {seed}), {text}",
        bot=job.contest.bots[job.lineup[seat]],
        seat=seat,
        game=job.index,
        block=job.block,
        seed=str(job.contest.seed),
        text=str(fault),
    )


def _result(job: Job, game: Game) -> GameResult:
    return GameResult(
        block=job.block,
        index=job.index,
        lineup=job.lineup,
        vp=tuple(game.points),
        winners=tuple(game.outcome.winners) if game.over else (),
        turns=game.turn,
        choices=game.answered,
    )
