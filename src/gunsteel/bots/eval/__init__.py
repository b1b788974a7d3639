"""How bots evaluate and search positions that were sampled from views: compiled."""
