"""What holds for every test."""

from hypothesis import settings

settings.register_profile("house", deadline=None)  # a busy machine is no bug
settings.load_profile("house")
