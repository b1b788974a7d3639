"""What is written down: notation, records, traces, deals, perft."""
