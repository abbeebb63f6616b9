"""What holds for every test."""

import os

from hypothesis import settings

settings.register_profile("house", deadline=None, derandomize=True)
"""A busy machine is no bug, and a change is to blame only for what fails because of it."""
settings.register_profile("soak", deadline=None, max_examples=5_000)
settings.load_profile("soak" if os.environ.get("YAMCLUB_SOAK") else "house")
