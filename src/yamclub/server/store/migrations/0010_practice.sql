-- How far a visitor has come in the practice of a game, as JSON. Each change raises the revision.
CREATE TABLE practice (
    visitor TEXT NOT NULL REFERENCES visitors (id),
    game TEXT NOT NULL,
    rev INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (visitor, game)
);
