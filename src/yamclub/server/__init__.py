"""The web table's server: HTTP and WebSocket in front, matches behind, a store below. Knows no game's rules."""
