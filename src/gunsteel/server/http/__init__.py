"""HTTP and WebSocket: the app, its calls, sessions, identities, limits, static files."""
