"""Tables in SQLite or PostgreSQL: acts, commits, notifications, backups."""
