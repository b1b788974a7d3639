"""Online tables: what can happen at one, what follows from it, and the live table with its connections."""
