"""Measuring and looking back: benchmarks now, reviews later."""
