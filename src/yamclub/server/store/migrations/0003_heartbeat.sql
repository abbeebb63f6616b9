-- One row, written again and again to find out whether anything can be written.
CREATE TABLE heartbeat (
    id INTEGER PRIMARY KEY,
    beat BIGINT NOT NULL
);
