"""Lessons: the game explained by playing it."""
