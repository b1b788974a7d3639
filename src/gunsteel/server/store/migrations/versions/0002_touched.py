"""Old tables are found by when they were last touched."""

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_index("tables_touched", "tables", ["status", "touched"])
