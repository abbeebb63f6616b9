-- One dialect for SQLite and PostgreSQL. Moments are milliseconds since 1970.
CREATE TABLE visitors (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    token_hash TEXT NOT NULL UNIQUE,
    created BIGINT NOT NULL
);

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    rev BIGINT NOT NULL,
    status TEXT NOT NULL,
    public INTEGER NOT NULL,
    created BIGINT NOT NULL,
    secret TEXT NOT NULL,
    body TEXT NOT NULL
);

CREATE INDEX tables_by_status ON tables (status, public, created);

-- Which people have seats where: found from the person; the table's own body says the same.
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    visitor TEXT NOT NULL REFERENCES visitors (id),
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX seats_by_visitor ON seats (visitor);

CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq BIGINT NOT NULL,
    command TEXT,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seq),
    UNIQUE (table_id, command)
);
