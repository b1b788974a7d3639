"""Bots by name: ours, the levels, and those that other packages register at the entry point `gunsteel.bots`.

The name of a bot that searches may be followed by its budget for a single question: `search@2000` simulates 2,000
games, `search@0.3s` thinks for 0.3 seconds."""

from importlib.metadata import entry_points

from gunsteel.bots.guard import fault_text
from gunsteel.bots.heuristic import HeuristicBot
from gunsteel.bots.levels import LEVELS
from gunsteel.bots.protocol import Bot, Budget, Maker
from gunsteel.bots.random_bot import RandomBot
from gunsteel.bots.search import SearchBot
from gunsteel.errors import Refused, shown

ENTRY_POINT = "gunsteel.bots"

BUILT_IN: dict[str, Maker] = {"random": RandomBot, "heuristic": HeuristicBot, "search": SearchBot}


def bot(name: str, seed: int) -> Bot:
    """A new bot for one seat of one game: `captain`, `heuristic`, `search@2000`, `search@0.3s`."""
    plain, at, budget = name.partition("@")
    for level in LEVELS:
        if level.name == plain:
            if at:
                raise Refused(f"{plain} is a level and has its own budget; leave out {shown(at + budget)}")
            return level.make(seed)
    make, given = maker(plain), budget_of(budget) if at else Budget()
    try:
        return make(seed, given)
    except Refused:
        raise
    except Exception as fault:
        raise Refused(f"the bot {shown(plain)} cannot be made from a seed and a budget: {fault_text(fault)}") from fault


def maker(name: str) -> Maker:
    """The maker of a bot that is not a level. Other packages cannot replace ours; only the named one is loaded."""
    if name in BUILT_IN:
        return BUILT_IN[name]
    others = {entry.name: entry for entry in entry_points(group=ENTRY_POINT)}
    if name not in others:
        names = [*(level.name for level in LEVELS), *sorted({*BUILT_IN, *others})]
        raise Refused(f"there is no bot {shown(name)}; choose from {', '.join(names)}")
    try:
        loaded: Maker = others[name].load()
    except Exception as fault:
        raise Refused(f"the bot {shown(name)} cannot be loaded: {type(fault).__name__}: {fault}") from fault
    if not callable(loaded):
        kind = type(loaded).__name__
        raise Refused(f"the bot {shown(name)} is a {kind} and cannot make bots; its entry point must name module:Class")
    return loaded


def budget_of(text: str) -> Budget:
    """`2000` means simulations, `0.3s` seconds."""
    try:
        budget = Budget(seconds=float(text[:-1])) if text.endswith("s") else Budget(simulations=int(text))
    except ValueError:
        budget = Budget(simulations=0)
    if not 0 < (budget.simulations or budget.seconds or 0) <= 10**9:
        raise Refused(f"a budget is a number of simulations (2000) or of seconds (0.3s), not {shown(text)}")
    return budget
