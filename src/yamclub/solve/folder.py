"""Where this user's caches are: compiled kernels and solved tables. Deleting them loses only time."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def cache_folder() -> Path:
    """``YAMCLUB_CACHE``, or the folder for caches that this system gives each user."""
    chosen = os.environ.get("YAMCLUB_CACHE")
    if chosen:
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData/Local") / "yamclub" / "cache"
    if sys.platform == "darwin":
        return Path.home() / "Library/Caches/yamclub"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "yamclub"
