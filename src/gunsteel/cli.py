"""The `gunsteel` command."""


def main() -> int:
    return 0
