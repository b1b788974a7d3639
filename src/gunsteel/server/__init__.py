"""Online tables: who sits where, what was chosen and said, kept in a database."""
