-- Since when nothing has happened at a match: its last entry and revision, as they were at a check, and the moment.
CREATE TABLE idle (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    seq BIGINT NOT NULL,
    rev BIGINT NOT NULL,
    since BIGINT NOT NULL
);
