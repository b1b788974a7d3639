"""Bots by name: ours, the levels, and those that other packages register at the entry point `gunsteel.bots`.

A bot that thinks takes a budget for a single question behind its name: `search@2000` plays 2,000 games in the mind,
`search@0.3s` thinks for 0.3 seconds."""

from importlib.metadata import entry_points

from gunsteel.bots.base import Bot, Budget, Maker
from gunsteel.bots.heuristic import HeuristicBot
from gunsteel.bots.levels import LEVELS
from gunsteel.bots.search import SearchBot
from gunsteel.bots.simple import RandomBot
from gunsteel.errors import Refused, shown

ENTRY_POINT = "gunsteel.bots"

OURS: dict[str, Maker] = {"random": RandomBot, "heuristic": HeuristicBot, "search": SearchBot}


def makers() -> dict[str, Maker]:
    """All bots but the levels; ours cannot be replaced by others of the same name."""
    others = {entry.name: entry.load() for entry in entry_points(group=ENTRY_POINT)}
    return others | OURS


def bot(name: str, seed: int) -> Bot:
    """A new bot for one seat of one game: `captain`, `heuristic`, `search@2000`, `search@0.3s`."""
    plain, at, budget = name.partition("@")
    for level in LEVELS:
        if level.name == plain:
            if at:
                raise Refused(f"{plain} is a level and has its own budget; leave out {shown(at + budget)}")
            return level.make(seed)
    known = makers()
    if plain not in known:
        names = [*(level.name for level in LEVELS), *sorted(known)]
        raise Refused(f"there is no bot {shown(plain)}; there is {', '.join(names)}")
    return known[plain](seed, budget_of(budget) if at else Budget())


def budget_of(text: str) -> Budget:
    """`2000` is a number of simulations, `0.3s` of seconds."""
    try:
        budget = Budget(seconds=float(text[:-1])) if text.endswith("s") else Budget(simulations=int(text))
    except ValueError:
        budget = Budget(simulations=0)
    if not 0 < (budget.simulations or budget.seconds or 0) <= 10**9:
        raise Refused(f"a budget is a number of simulations (2000) or of seconds (0.3s), not {shown(text)}")
    return budget
