"""Bots by name: ours, the levels, and those that other packages register at the entry point `gunsteel.bots`.

A name may carry a budget for a single question: `search@2000` thinks for 2,000 simulations, `search@0.3s` for 0.3
seconds."""

from importlib.metadata import entry_points

from gunsteel.bots.base import Bot, Budget, Maker
from gunsteel.bots.simple import RandomBot
from gunsteel.errors import Refused, shown

ENTRY_POINT = "gunsteel.bots"

OURS: dict[str, Maker] = {"random": RandomBot}


def makers() -> dict[str, Maker]:
    """All bots there are; ours cannot be replaced by others of the same name."""
    others = {entry.name: entry.load() for entry in entry_points(group=ENTRY_POINT)}
    return others | OURS


def bot(name: str, seed: int) -> Bot:
    """A new bot for one seat of one game: `heuristic`, `search@2000`, `search@0.3s`."""
    plain, _, budget = name.partition("@")
    known = makers()
    if plain not in known:
        raise Refused(f"there is no bot {shown(plain)}; there is {', '.join(sorted(known))}")
    return known[plain](seed, budget_of(budget) if "@" in name else Budget())


def budget_of(text: str) -> Budget:
    """`2000` is a number of simulations, `0.3s` of seconds."""
    try:
        budget = Budget(seconds=float(text[:-1])) if text.endswith("s") else Budget(simulations=int(text))
    except ValueError:
        budget = Budget(simulations=0)
    if not 0 < (budget.simulations or budget.seconds or 0) <= 10**9:
        raise Refused(f"a budget is a number of simulations such as 2000, or of seconds such as 0.3s, not {shown(text)}")
    return budget
