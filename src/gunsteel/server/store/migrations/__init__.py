"""Brings a database to the newest schema, in one transaction; one that is too new is left as it is."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from gunsteel.errors import refused
from gunsteel.server.store.schema import metadata

# Any number will do that no other program locks in the same database.
LOCK = 0x67756E73


def migrate(connection: Connection, revision: str = "head") -> None:
    """Whoever comes second waits, and finds all done. On SQLite the transaction itself is the lock."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    found = set(MigrationContext.configure(connection).get_current_heads())
    if found - known:
        raise refused(
            "newer-database",
            "it is of revision {revision}, which this version of Gunsteel does not know; nothing was changed. "
            "Start the newer Gunsteel that made it, or name another database",
            revision=", ".join(sorted(found - known)),
        )
    if not found and set(inspect(connection).get_table_names()) & set(metadata.tables):
        raise refused(
            "other-database",
            "it has tables of another program that are named like ours; nothing was changed. Name an empty database",
        )
    command.upgrade(config, revision)
