"""Bots against bots, many times, and what that proves."""
