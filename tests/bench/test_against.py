"""A comparison with another revision: by turns, in the right direction, and honest about noise."""

from pathlib import Path

import pytest

from gunsteel.errors import Refused
from tools.bench import against
from tools.bench.against import Figure, Figures, Ratio, better, compare, ratio
from tools.bench.revision import Revision, built


def test_a_ratio_above_one_is_better_whether_more_or_less_is_wanted() -> None:
    assert better(Figure(100.0), Figure(150.0)) == 1.5
    assert better(Figure(3.0, "less"), Figure(2.0, "less")) == 1.5


def test_the_interval_leaves_out_as_many_rounds_as_chance_explains() -> None:
    ten = [float(n) for n in range(1, 11)]
    assert ratio(ten) == Ratio(10, 5.5, 2.0, 9.0)
    assert ratio(ten[:6]) == Ratio(6, 3.5, 1.0, 6.0)
    assert ratio(ten[:3]) == Ratio(3, 2.0, 1.0, 3.0)
    assert ratio([2.0]) == Ratio(1, 2.0, 2.0, 2.0)


@pytest.mark.parametrize(
    ("found", "verdict"),
    [
        (Ratio(6, 1.01, 0.9, 1.1), "same, within noise"),
        (Ratio(6, 1.2, 1.1, 1.3), "better"),
        (Ratio(6, 0.8, 0.7, 0.9), "worse"),
        (Ratio(5, 0.8, 0.7, 0.9), "too few rounds to tell"),
    ],
)
def test_only_what_noise_does_not_explain_is_a_difference(found: Ratio, verdict: str) -> None:
    assert found.verdict == verdict


def test_both_are_measured_by_turns_and_new_figures_have_no_ratio(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    then, now = (Revision(name, Path(), Path()) for name in ("v1", "this tree"))
    monkeypatch.setattr(against, "built", lambda _name: then)
    monkeypatch.setattr(against, "working_tree", lambda: now)
    order: list[str] = []

    def measure(revision: Revision) -> Figures:
        order.append(revision.name)
        figures = {"speed": Figure(1000.0 if revision is then else 2000.0)}
        return figures if revision is then else figures | {"new": Figure(3.0)}

    compare("v1", 6, measure, together=True)
    assert order == ["v1", "this tree", "this tree", "v1"] * 3
    said = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert ["speed", "1,000", "2,000", "2.000", "2.000", "to", "2.000", "better"] in said
    assert ["new", "3"] in said
    assert ["all", "together", "2.000", "2.000", "to", "2.000", "better"] in said


def test_an_unknown_revision_is_refused() -> None:
    for name in ("no-such-revision", "--help", "HEAD:README.md"):
        with pytest.raises(Refused, match="git knows no revision"):
            built(name)


def test_a_revision_runs_its_own_benchmark(tmp_path: Path) -> None:
    old = Revision("old", tmp_path, Path())
    assert old._module("engine") == ["gunsteel", "bench"]
    assert old._module("load") == ["gunsteel", "load"]
    (tmp_path / "tools" / "bench").mkdir(parents=True)
    assert old._module("engine") == ["tools.bench", "engine"]
