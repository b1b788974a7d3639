"""What touches uvicorn's internals, and only here: connections that cost no more than their messages."""
