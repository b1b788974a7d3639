"""Players that are programs: they see views and nothing else."""
