"""Bots against bots in many games, and how sure the result is."""
