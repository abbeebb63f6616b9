-- Where a match begins that is played on from a moment of another one, with all that was hidden there.
CREATE TABLE positions (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    body TEXT NOT NULL
);
