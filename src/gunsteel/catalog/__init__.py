"""The cards, as data: nothing in this package decides a rule."""
