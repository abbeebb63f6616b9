-- More tokens of somebody who is known. Their first stays where it was, so that a server of the version before finds it.
CREATE TABLE tokens (
    token_hash TEXT PRIMARY KEY,
    visitor TEXT NOT NULL REFERENCES visitors (id),
    created BIGINT NOT NULL
);
