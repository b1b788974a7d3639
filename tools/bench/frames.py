"""Which frames a browser drew while something moved, from its trace."""

import json
from typing import NamedTuple

PRESENTED = ("STATE_PRESENTED_ALL", "STATE_PRESENTED_PARTIAL")
DROPPED = "STATE_DROPPED"


class Composed(NamedTuple):
    """Frames in which there was something to move. One that shows the movement but not yet the page's news counts."""

    presented: int
    dropped: int

    @property
    def share(self) -> float:
        return self.presented / max(1, self.presented + self.dropped)


def composed(trace: bytes) -> Composed:
    """Of each frame the trace has one or more reports; it needs the categories `cc` and `benchmark`."""
    states: dict[int, set[str]] = {}
    for event in json.loads(trace)["traceEvents"]:
        if event["name"] == "PipelineReporter" and event["ph"] == "b":
            report = event["args"]["frame_reporter"]
            if report["has_compositor_animation"]:
                states.setdefault(report["frame_sequence"], set()).add(report["state"])
    presented = sum(any(state in PRESENTED for state in found) for found in states.values())
    dropped = sum(DROPPED in found and not any(state in PRESENTED for state in found) for found in states.values())
    return Composed(presented, dropped)
