"""What is said, as types: by clients, by the server, and between server processes. Does nothing itself."""
