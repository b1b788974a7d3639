"""Figures of the working tree beside those of another revision, measured by turns so that noise affects both alike."""

from collections.abc import Callable
from math import comb
from statistics import geometric_mean, median
from typing import Literal, NamedTuple

from tools.bench.revision import Revision, built, working_tree

# How often an interval may fail to contain the true ratio, and the fewest rounds that can promise it.
DOUBT = 0.05
FEWEST = 6


class Figure(NamedTuple):
    """One figure of one run, and whether more or less of it is better."""

    value: float
    better: Literal["more", "less"] = "more"


Figures = dict[str, Figure]


class Ratio(NamedTuple):
    """How many times better the working tree is: the median of some rounds, and an interval for it."""

    rounds: int
    median: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.median:5.3f}  {self.low:.3f} to {self.high:.3f}  {self.verdict}"

    @property
    def verdict(self) -> str:
        if self.rounds < FEWEST:
            return "too few rounds to tell"
        if self.low <= 1.0 <= self.high:
            return "same, within noise"
        return "better" if self.low > 1.0 else "worse"


def compare(name: str, rounds: int, measure: Callable[[Revision], Figures], together: bool = False) -> None:
    """Measure both by turns, and print the figures; `together`: they are all speeds, so their mean says something."""
    then, now = built(name), working_tree()
    before, after = list[Figures](), list[Figures]()
    for turn in range(rounds):
        # The order changes each time, so that whatever grows during a round affects both.
        order = [(then, before), (now, after)]
        for revision, runs in order if turn % 2 == 0 else reversed(order):
            runs.append(measure(revision))
    print(f"{rounds} rounds, by turns; a ratio above 1 means: better than {name}\n")
    print(f"  {'':42} {name[:12]:>12} {now.name:>12}  ratio  95 % interval")
    for line in lines(before, after):
        print(f"  {line}")
    if together:
        print(f"  {'all together':42} {'':>12} {'':>12}  {ratio(mean_ratios(before, after))}")


def lines(before: list[Figures], after: list[Figures]) -> list[str]:
    """A line for each figure; with a ratio if both revisions have it."""
    found = []
    for name in after[0]:
        now = _number(median(run[name].value for run in after))
        then, rest = "", ""
        if name in before[0]:
            then = _number(median(run[name].value for run in before))
            rest = str(ratio([better(old[name], new[name]) for old, new in zip(before, after, strict=True)]))
        found.append(f"{name:42} {then:>12} {now:>12}  {rest}".rstrip())
    return found


def mean_ratios(before: list[Figures], after: list[Figures]) -> list[float]:
    """Of each round, the mean over all figures."""
    return [
        geometric_mean([better(figure, new[name]) for name, figure in old.items()])
        for old, new in zip(before, after, strict=True)
    ]


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"


def better(old: Figure, new: Figure) -> float:
    """How many times better the new figure is."""
    above, below = (new.value, old.value) if new.better == "more" else (old.value, new.value)
    return above / below


def ratio(ratios: list[float]) -> Ratio:
    """Their median, and the interval between two of them that contains the true one with 95 %; if they are too few for
    that, between the least and the largest."""
    ordered, count = sorted(ratios), len(ratios)
    cut = 0
    while 2 * sum(comb(count, k) for k in range(cut + 2)) / 2**count <= DOUBT:
        cut += 1
    return Ratio(count, median(ordered), ordered[cut], ordered[count - 1 - cut])
