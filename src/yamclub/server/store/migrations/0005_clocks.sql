-- Match time of a table in milliseconds, kept now and then while a clock runs, so that a restart goes on from there.
CREATE TABLE clocks (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    at BIGINT NOT NULL
);
