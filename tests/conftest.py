"""What holds for every test."""

import os

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
