"""`python -m tools.bench engine`, `page`, `load` or `attacks`; `python3 dev.py bench` and `load` call it."""

import sys
from importlib import import_module

from gunsteel.cli import Parser
from gunsteel.errors import Refused

# Each module has `arguments(parser)` and `run(args)`.
BENCHMARKS = {"engine": "engine_report", "page": "page", "load": "load_report", "attacks": "attacks"}


def main(words: list[str]) -> int:
    name, *rest = words or [""]
    if name not in BENCHMARKS:
        print(__doc__, file=sys.stderr)
        return 2
    module = import_module(f"tools.bench.{BENCHMARKS[name]}")
    parser = Parser(prog=f"bench {name}", description=module.__doc__)
    module.arguments(parser)
    try:
        return int(module.run(parser.parse_args(rest)))
    except Refused as reason:
        print(f"bench {name}: {reason}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
