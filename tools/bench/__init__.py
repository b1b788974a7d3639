"""Benchmarks of the engine, the server and the browser client, beside comparable projects."""
