"""The subcommands of `gunsteel`, one file each: `arguments(parser)` and `run(args)`."""
