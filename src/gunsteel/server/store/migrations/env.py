"""Run by Alembic: on the connection that `migrate` was given, inside its transaction."""

from alembic import context

from gunsteel.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite cannot change a table in place
)
context.run_migrations()
