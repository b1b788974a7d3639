"""Two processes race at the same tables: `python -m tools.race --seconds 300`, `--kills 200`; `--sqlite` for a file.

Without `--sqlite`, a PostgreSQL of its own is started, as in the tests. Says what came of it, and fails unless all is
whole: every table can be loaded, and all that was acknowledged is stored exactly once."""

import argparse
import asyncio
import sys
import tempfile
from contextlib import ExitStack
from random import Random
from time import monotonic

from gunsteel.wire import client
from tests.server.postgres import running
from tests.server.race import Outcome, Race
from tests.server.servers import ServerProcess


def main() -> int:
    parser = argparse.ArgumentParser(prog="race", description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--kills", type=int, default=0, help="until a server was killed so often, instead of --seconds")
    parser.add_argument("--sqlite", action="store_true", help="two processes on one file, and `admin close` meanwhile")
    parser.add_argument("--at-once", type=int, default=3, help="tables at the same time")
    parser.add_argument("--seed", type=int, default=Random().randrange(10**6))
    args = parser.parse_args()
    client.PAUSES = (0.1,) * 1000
    began = monotonic()
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="gunsteel-race"))
        if args.sqlite:
            where, url = folder, f"sqlite:///{folder}/tables.db"
            close = ["--data", folder]
        else:
            where = url = stack.enter_context(running()).fresh()
            close = ["--database", url]
        first, second = (stack.enter_context(ServerProcess(where, short_waits=True)) for _ in range(2))
        print(f"seed {args.seed}, {'SQLite' if args.sqlite else 'PostgreSQL'}", flush=True)
        race = Race((first, second), url, args.seed, args.kills, close)
        outcome = asyncio.run(_watched(race, args.seconds, args.at_once))
    for server in (first, second):
        if "Traceback" in server.said or "never retrieved" in server.said:
            print(server.said[-4000:], file=sys.stderr)
    print(f"{monotonic() - began:.0f} s: {outcome}")
    for kind in ("broken", "stuck", "lost", "doubled"):
        for line in getattr(outcome, kind)[:10]:
            print(f"  {kind}: {line}")
    return 0 if outcome.clean else 1


async def _watched(race: Race, seconds: float, at_once: int) -> Outcome:
    async def tell() -> None:
        while True:
            await asyncio.sleep(20.0)
            print(f"  … {race.outcome}", flush=True)

    telling = asyncio.create_task(tell())
    try:
        return await race.run(seconds, at_once)
    finally:
        telling.cancel()


if __name__ == "__main__":
    sys.exit(main())
