"""Who may know what: events, beliefs, views, and positions drawn from them."""
