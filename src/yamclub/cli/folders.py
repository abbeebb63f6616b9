"""Where this user's data is: tables of the web table, progress of practice."""

from __future__ import annotations

import os
from pathlib import Path


def data_folder() -> Path:
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "yamclub"
