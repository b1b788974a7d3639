"""Where elements are on the screen."""

from typing import NamedTuple

from playwright.sync_api import Locator


class Box(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float

    def overlaps(self, other: "Box") -> bool:
        """By more than a rounding error."""
        across = self.right > other.left + 1 and other.right > self.left + 1
        return across and self.bottom > other.top + 1 and other.bottom > self.top + 1

    def inside(self, other: "Box") -> bool:
        """But for a rounding error."""
        across = other.left - 1 <= self.left and self.right <= other.right + 1
        return across and other.top - 1 <= self.top and self.bottom <= other.bottom + 1


def box_of(element: Locator) -> Box:
    box = element.bounding_box()
    assert box is not None, f"{element} is not visible"
    return Box(box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"])
