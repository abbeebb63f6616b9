"""One match: its seats, its log, where its chance comes from. Knows no socket and no database."""
