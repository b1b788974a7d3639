"""What touches uvicorn's internals, and only here: limits on plain and WebSocket connections."""
