"""One game between bots. Its job determines it: the same on every machine, in every process."""

from time import perf_counter

from gunsteel.arena.contest import Job
from gunsteel.arena.fingerprint import fingerprint
from gunsteel.arena.result import GameResult, Played, Times
from gunsteel.bots.guard import BotFailed, checked_answer
from gunsteel.bots.protocol import Bot
from gunsteel.bots.registry import bot
from gunsteel.core.dice import Dice
from gunsteel.core.scoring import outcome
from gunsteel.errors import Refused
from gunsteel.formats.deal import deal
from gunsteel.formats.record import Record
from gunsteel.hosting import host
from gunsteel.shared_game import Table, Update

# Random games take a thousand choices; games that do not end are stopped here.
MAX_CHOICES = 20_000


def play(job: Job) -> Played:
    """Deal the block's layout and let the bots play it to the end."""
    if job.contest.fingerprint != fingerprint():
        raise Refused("this machine has another version of the rules or bots than the one that started the contest")
    rules = job.contest.rules()
    table = Table(Record(rules, deal(rules, Dice(job.seed("deal", job.block)))))
    # All games of a block have the same chance, as they have the same layout.
    chance = Dice(job.seed("chance", job.block))
    bots = [
        bot(job.contest.bots[entrant], job.seed("bot", job.block, job.index, seat))
        for seat, entrant in enumerate(job.lineup)
    ]
    times = [Times() for _ in job.contest.bots]
    host(table, chance, lambda seat, update: _answer(job, seat, bots[seat], update, times), MAX_CHOICES)
    return Played(_result(job, table), times)


def _answer(job: Job, seat: int, player: Bot, update: Update, times: list[Times]) -> str:
    """What the bot chooses, timed; the error message of a bot that fails names it."""
    question = update.question
    assert question is not None
    began = perf_counter()
    try:
        option = checked_answer(player, update.view, question)
    except BotFailed as fault:
        raise Refused(f"{_where(job, seat)}, {fault}") from fault
    times[job.lineup[seat]].add_time(perf_counter() - began)
    return option


def _where(job: Job, seat: int) -> str:
    name = job.contest.bots[job.lineup[seat]]
    return f"the bot {name} failed in seat {seat} of game {job.index} of block {job.block} (seed {job.contest.seed})"


def _result(job: Job, table: Table) -> GameResult:
    state = table.state
    result = outcome(state)
    return GameResult(
        block=job.block,
        index=job.index,
        lineup=job.lineup,
        vp=tuple(int(vp) for vp in result.vp),
        winners=tuple(result.winners) if state.over else (),
        turns=int(state.turn) + 1,
        choices=len(table.record.choices),
    )
