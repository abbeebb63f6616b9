-- What the coach made of a match that is over, in a version of its form.
CREATE TABLE analyses (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    format INTEGER NOT NULL,
    body TEXT NOT NULL
);
