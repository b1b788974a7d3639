"""A table whose acts do not follow from each other is marked, so that nobody tries to go on with it again and again."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("damaged", sa.Integer))
