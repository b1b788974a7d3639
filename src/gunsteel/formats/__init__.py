"""File formats: notation, records, traces, deals, perft."""
