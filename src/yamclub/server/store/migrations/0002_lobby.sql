-- Who made a table, and a short hash of where from, so that the lobby's places can be shared fairly.
ALTER TABLE tables ADD COLUMN owner TEXT NOT NULL DEFAULT '';

ALTER TABLE tables ADD COLUMN source TEXT NOT NULL DEFAULT '';
