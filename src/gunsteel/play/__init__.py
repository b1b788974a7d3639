"""What is seen and written down of a game: deals, records, traces, notation."""
