"""The deal of the day, and what bots reach with it."""
