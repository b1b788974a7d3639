"""The texts for people, one file for each language: nothing in this package is code."""
