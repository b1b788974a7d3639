"""The rules: pure, typed, compiled ahead of time where a compiler is at hand."""
