"""Texts in three languages: sentences (Fluent) and the rules (Markdown)."""

LANGUAGES = ("en", "ja", "fr")
