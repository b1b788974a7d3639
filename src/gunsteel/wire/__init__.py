"""The messages between server and clients, and a client."""
