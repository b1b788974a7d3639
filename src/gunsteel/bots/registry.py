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
from gunsteel.errors import LONGEST_SHOWN, Refused, refused, shown

ENTRY_POINT = "gunsteel.bots"

BUILT_IN: dict[str, Maker] = {"random": RandomBot, "heuristic": HeuristicBot, "search": SearchBot}


def bot(name: str, seed: int) -> Bot:
    """A new bot for one seat of one game: `captain`, `heuristic`, `search@2000`, `search@0.3s`."""
    plain, at, budget = name.partition("@")
    for level in LEVELS:
        if level.name == plain:
            if at:
                text = "{level} is a level and has its own budget; leave out {budget}"
                raise refused("level-budget", text, level=plain, budget=shown(at + budget))
            return level.make(seed)
    make, given = maker(plain), budget_of(budget) if at else Budget()
    try:
        return make(seed, given)
    except Refused:
        raise
    except Exception as fault:
        text = "the bot {bot} cannot be made from a seed and a budget: {text}"
        raise refused("bot-made", text, bot=shown(plain), text=fault_text(fault)) from fault


def maker(name: str) -> Maker:
    """The maker of a bot that is not a level. Other packages cannot replace ours; only the named one is loaded."""
    if name in BUILT_IN:
        return BUILT_IN[name]
    others = {entry.name: entry for entry in entry_points(group=ENTRY_POINT)}
    if name not in others:
        names = [*(level.name for level in LEVELS), *sorted({*BUILT_IN, *others})]
        raise Refused(
            f"there is no bot {shown(name)}; choose from {', '.join(names)}",
            code="no-bot",
            details={"bot": name[:LONGEST_SHOWN], "bots": ", ".join(names)},
        )
    try:
        loaded: Maker = others[name].load()
    except Exception as fault:
        text = f"{type(fault).__name__}: {fault}"
        raise refused("bot-loaded", "the bot {bot} cannot be loaded: {text}", bot=shown(name), text=text) from fault
    if not callable(loaded):
        text = "the bot {bot} is a {kind} and cannot make bots; its entry point must name module:Class"
        raise refused("bot-kind", text, bot=shown(name), kind=type(loaded).__name__)
    return loaded


def budget_of(text: str) -> Budget:
    """`2000` means simulations, `0.3s` seconds."""
    try:
        budget = Budget(seconds=float(text[:-1])) if text.endswith("s") else Budget(simulations=int(text))
    except ValueError:
        budget = Budget(simulations=0)
    if not 0 < (budget.simulations or budget.seconds or 0) <= 10**9:
        sentence = "a budget is a number of simulations (2000) or of seconds (0.3s), not {budget}"
        raise refused("bad-budget", sentence, budget=shown(text))
    return budget
