"""The game in English, French and Japanese: sentences, the rulebook, the table as text."""
