"""The SQL statements of both databases, with numbered parameters, and the migrations."""

from __future__ import annotations

from importlib.resources import files

ADD_VISITOR = "INSERT INTO visitors (id, name, token_hash, created) VALUES ($1, $2, $3, $4)"
ADD_TOKEN = "INSERT INTO tokens (token_hash, visitor, created) VALUES ($1, $2, $3)"  # noqa: S105
VISITOR = (
    "SELECT id, name, token_hash FROM visitors WHERE token_hash = $1 "
    "UNION ALL SELECT v.id, v.name, t.token_hash FROM tokens t JOIN visitors v ON v.id = t.visitor "
    "WHERE t.token_hash = $1"
)
RENAME = "UPDATE visitors SET name = $2 WHERE id = $1"

ADD_TABLE = (
    "INSERT INTO tables (id, rev, status, public, created, secret, body, owner, source) "
    "VALUES ($1, 0, $2, $3, $4, $5, $6, $7, $8)"
)
CHANGE_TABLE = "UPDATE tables SET rev = rev + 1, status = $3, body = $4, secret = $5 WHERE id = $1 AND rev = $2"
END_TABLE = "UPDATE tables SET rev = rev + 1, status = 'over' WHERE id = $1"
ADD_SEAT = "INSERT INTO seats (table_id, seat, visitor) VALUES ($1, $2, $3)"
CLEAR_SEATS = "DELETE FROM seats WHERE table_id = $1"

_TABLE = "SELECT t.rev, t.status, t.secret, t.body FROM tables t"
TABLE = f"{_TABLE} WHERE t.id = $1"
_LISTED = """
SELECT t.rev, t.status, t.secret, t.body, e.body FROM tables t LEFT JOIN entries e ON e.table_id = t.id AND e.seq = 0
"""
_IS_OPEN = "status IN ('waiting', 'playing') AND public = 1"
_NEWEST = f"SELECT id, source, created FROM tables WHERE {_IS_OPEN} ORDER BY created DESC LIMIT 2000"  # noqa: S608
_NTH = "ROW_NUMBER() OVER (PARTITION BY source ORDER BY created DESC) AS nth"
_NUMBERED = f"SELECT id, {_NTH} FROM ({_NEWEST}) newest"  # noqa: S608
# The newest four of each source come before the next four of any.
PUBLIC_TABLES = f"{_LISTED} JOIN ({_NUMBERED}) n ON n.id = t.id ORDER BY (n.nth - 1) / 4, t.created DESC LIMIT $1"
_OPENED = f"SELECT COUNT(*), COALESCE(MIN(created), 0) FROM tables WHERE {_IS_OPEN} AND created > $2"  # noqa: S608
OPENED_BY_OWNER = f"{_OPENED} AND owner = $1"
OPENED_BY_SOURCE = f"{_OPENED} AND source = $1"
TABLES_OF = f"{_LISTED} JOIN seats s ON s.table_id = t.id WHERE s.visitor = $1 ORDER BY t.created DESC LIMIT $2"
MARK_IDLE = """
INSERT INTO idle (table_id, seq, rev, since)
SELECT t.id, (SELECT MAX(e.seq) FROM entries e WHERE e.table_id = t.id), t.rev, CAST($1 AS BIGINT)
FROM tables t WHERE t.status = 'playing' AND EXISTS (SELECT 1 FROM entries e WHERE e.table_id = t.id)
ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, rev = excluded.rev, since = excluded.since
WHERE idle.seq <> excluded.seq OR idle.rev <> excluded.rev
"""
FORGET_IDLE = "DELETE FROM idle WHERE table_id IN (SELECT id FROM tables WHERE status = 'over')"
IDLE = "SELECT table_id, seq, since FROM idle WHERE since <= $1 ORDER BY since"
PLAYING = "SELECT id FROM tables WHERE status = 'playing'"

ADD_ENTRY = "INSERT INTO entries (table_id, seq, command, body) VALUES ($1, $2, $3, $4)"
ENTRIES = "SELECT seq, command, body FROM entries WHERE table_id = $1 AND seq >= $2 ORDER BY seq"

BEAT = "INSERT INTO heartbeat (id, beat) VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET beat = heartbeat.beat + 1"

_LATER = "ON CONFLICT (table_id) DO UPDATE SET at = excluded.at WHERE clocks.at < excluded.at"
KEEP_CLOCK = f"INSERT INTO clocks (table_id, at) VALUES ($1, $2) {_LATER}"  # noqa: S608 - no value is put in
KEEP_CLOCKS = f"INSERT INTO clocks (table_id, at) SELECT * FROM unnest($1::text[], $2::bigint[]) {_LATER}"  # noqa: S608
KEPT_CLOCK = "SELECT at FROM clocks WHERE table_id = $1"

# Of two that were made at once the first stays; one of an older form makes room.
KEEP_ANALYSIS = (
    "INSERT INTO analyses (table_id, format, body) VALUES ($1, $2, $3) ON CONFLICT (table_id) "
    "DO UPDATE SET format = excluded.format, body = excluded.body WHERE analyses.format < excluded.format"
)
ANALYSIS = "SELECT body FROM analyses WHERE table_id = $1 AND format >= $2"

ADD_POSITION = "INSERT INTO positions (table_id, body) VALUES ($1, $2)"
COPY_POSITION = "INSERT INTO positions (table_id, body) SELECT $2, body FROM positions WHERE table_id = $1"
POSITION = "SELECT body FROM positions WHERE table_id = $1"
PRACTICE = "SELECT rev, body FROM practice WHERE visitor = $1 AND game = $2"
ADD_PRACTICE = "INSERT INTO practice (visitor, game, rev, body) VALUES ($1, $2, 1, $3)"
CHANGE_PRACTICE = "UPDATE practice SET rev = rev + 1, body = $4 WHERE visitor = $1 AND game = $2 AND rev = $3"

KEY = "SELECT pem FROM keys WHERE name = $1"
ADD_KEY = "INSERT INTO keys (name, pem) VALUES ($1, $2) ON CONFLICT DO NOTHING"

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
