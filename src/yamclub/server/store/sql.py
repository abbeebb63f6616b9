"""The SQL statements of both databases, with numbered parameters, and the migrations."""

from __future__ import annotations

from importlib.resources import files

ADD_VISITOR = "INSERT INTO visitors (id, name, token_hash, created) VALUES ($1, $2, $3, $4)"
VISITOR = "SELECT id, name, token_hash FROM visitors WHERE token_hash = $1"
RENAME = "UPDATE visitors SET name = $2 WHERE id = $1"

ADD_TABLE = "INSERT INTO tables (id, rev, status, public, created, secret, body) VALUES ($1, 0, $2, $3, $4, $5, $6)"
CHANGE_TABLE = "UPDATE tables SET rev = rev + 1, status = $3, body = $4 WHERE id = $1 AND rev = $2"
END_TABLE = "UPDATE tables SET rev = rev + 1, status = 'over' WHERE id = $1"
ADD_SEAT = "INSERT INTO seats (table_id, seat, visitor) VALUES ($1, $2, $3)"
CLEAR_SEATS = "DELETE FROM seats WHERE table_id = $1"

_TABLE = "SELECT t.rev, t.status, t.secret, t.body FROM tables t"
TABLE = f"{_TABLE} WHERE t.id = $1"
PUBLIC_TABLES = f"{_TABLE} WHERE t.status IN ('waiting', 'playing') AND t.public = 1 ORDER BY t.created DESC LIMIT $1"
TABLES_OF = f"{_TABLE} JOIN seats s ON s.table_id = t.id WHERE s.visitor = $1 ORDER BY t.created DESC LIMIT $2"
PLAYING = "SELECT id FROM tables WHERE status = 'playing'"

ADD_ENTRY = "INSERT INTO entries (table_id, seq, command, body) VALUES ($1, $2, $3, $4)"
ENTRIES = "SELECT seq, command, body FROM entries WHERE table_id = $1 AND seq >= $2 ORDER BY seq"

VERSION_TABLE = "CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)"
VERSION = "SELECT COALESCE(MAX(version), 0) FROM schema_version"
ADD_VERSION = "INSERT INTO schema_version (version) VALUES ($1)"


def migrations(done: int) -> list[tuple[int, list[str]]]:
    """The migrations after number ``done``: each number with its statements."""
    found = sorted((files("yamclub.server.store") / "migrations").iterdir(), key=lambda file: file.name)
    numbered = [(int(file.name[:4]), file.read_text(encoding="utf-8")) for file in found if file.name.endswith(".sql")]
    return [(number, _statements(text)) for number, text in numbered if number > done]


def _statements(text: str) -> list[str]:
    lines = [line for line in text.splitlines() if not line.startswith("--")]
    return [statement for one in "\n".join(lines).split(";") if (statement := one.strip())]
