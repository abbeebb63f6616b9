"""What those who run a server can set."""

from __future__ import annotations

from msgspec import Struct


class Settings(Struct, frozen=True, kw_only=True):
    bot_pace: float = 0.8
    """Seconds before each move of a bot, so that people can follow."""
    pause: float = 1
    """How much is given of the time that the rules want between rounds, for people to look."""
    tables_per_hour: int = 60
    """How many tables one visitor may make; ten times as many from one address."""
    visitors_per_hour: int = 600
    """How many names may be taken from one address: a school has one address too."""
    messages_per_second: float = 30
    messages_at_once: int = 120
    """What one socket may say: so much on average, and so much in a burst."""
    queue_messages: int = 2000
    queue_bytes: int = 2**21
    """What may wait for a slow reader before it is cut off."""
    send_seconds: float = 20
    """How long one message may take to go out."""
    ping_seconds: float = 10
    take_over_seconds: float = 2
    """How long another process may be silent at a table before this one goes on in its place."""
    back_seconds: float = 15
    """After a restart nobody's time runs out before this, so that people can come back."""
    presence_seconds: float = 5
    """How often a process tells the others who is here; one that is silent for three times as long has nobody."""
    sweep_seconds: float = 30
    """How often tables that nobody looks at are let go of; they stay in the store."""
