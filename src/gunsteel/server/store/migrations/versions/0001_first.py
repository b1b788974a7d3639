"""Tables, their acts and players, who is present, settings."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("summary", sa.LargeBinary, nullable=False),
        sa.Column("acts", sa.Integer, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("touched", sa.Double, nullable=False),
        sa.Column("wake", sa.Double),
    )
    op.create_index("tables_listed", "tables", ["status", "public", "created"])
    op.create_index("tables_wake", "tables", ["wake"])
    op.create_table(
        "acts",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", name="acts_table"), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "n", name="acts_key"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "players",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", name="players_table"), nullable=False),
        sa.Column("who", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "who", name="players_key"),
        sqlite_with_rowid=False,
    )
    op.create_index("players_who", "players", ["who"])
    op.create_table(
        "presence",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("process", sa.Text, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "process", name="presence_key"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "settings",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
