"""Bots: players that are programs. They see the views of their seats and nothing else."""
