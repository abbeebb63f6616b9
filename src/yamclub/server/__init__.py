"""The web table's server: HTTP and WebSocket in front, matches behind, a store below. It knows no game's rules."""
