"""What the database holds. `tables` is what a table is found by; what happened there are its `acts`.

`damaged` is the number of the act that does not follow from those before it; nobody can go on with such a table."""

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("summary", LargeBinary, nullable=False),
    Column("acts", Integer, nullable=False),
    Column("created", Double, nullable=False),
    Column("touched", Double, nullable=False),
    Column("wake", Double),
    Column("damaged", Integer),
    Index("tables_listed", "status", "public", "created"),
    Index("tables_wake", "wake"),
    Index("tables_touched", "status", "touched"),
)

# The primary key decides which of two acts was first.
acts = Table(
    "acts",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", name="acts_table"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("data", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "n", name="acts_key"),
    sqlite_with_rowid=False,
)

players = Table(
    "players",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", name="players_table"), nullable=False),
    Column("who", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "who", name="players_key"),
    Index("players_who", "who"),
    sqlite_with_rowid=False,
)

# No foreign key: somebody may connect while the table is pruned.
presence = Table(
    "presence",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("process", Text, nullable=False),
    Column("until", Double, nullable=False),
    PrimaryKeyConstraint("table_id", "seat", "process", name="presence_key"),
    sqlite_with_rowid=False,
)

settings = Table(
    "settings",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
