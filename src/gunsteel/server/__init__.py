"""Online tables: who sits where, what was chosen and said, kept in a database."""

from gunsteel.extras import require

require("server", __name__)
