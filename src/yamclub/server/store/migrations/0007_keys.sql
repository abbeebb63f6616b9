-- The private keys of the whole site, where several machines share them. SQLite has its key in a file of its own.
CREATE TABLE keys (
    name TEXT PRIMARY KEY,
    pem TEXT NOT NULL
);
