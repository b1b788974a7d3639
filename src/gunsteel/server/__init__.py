"""The server: online tables, stored in a database."""

from gunsteel.extras import require

require("server", __name__)
