"""What bots think with: compiled, and working on sampled positions only."""
