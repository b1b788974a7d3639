"""`python -m gunsteel` is `gunsteel`."""

import sys

from gunsteel.cli import main

sys.exit(main())
