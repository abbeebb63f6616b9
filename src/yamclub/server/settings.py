"""What an operator can set."""

from __future__ import annotations

from msgspec import Struct


class Settings(Struct, frozen=True, kw_only=True):
    bot_pace: float = 0.8
    """Seconds before each bot move, so that people can follow."""
    pause: float = 1
    """Factor on the pause that the rules ask for between rounds; 0 means no pause."""
    tables_per_hour: int = 60
    """Tables that one visitor may create; one address may create ten times as many."""
    visitors_per_hour: int = 600
    """New visitors from one address. High, because a whole school may share an address."""
    messages_per_second: float = 30
    messages_at_once: int = 120
    """What one socket may send: the average rate, and the largest burst."""
    queue_messages: int = 2000
    queue_bytes: int = 2**21
    """How much may wait for a slow reader before the connection is cut."""
    send_seconds: float = 20
    """How long sending may take before the reader counts as too slow."""
    ping_seconds: float = 10
    take_over_seconds: float = 2
    """How long this process waits for the one that moved last at a table before it takes over."""
    back_seconds: float = 15
    """After a restart no clock runs out before this, so that people can reconnect."""
    presence_seconds: float = 5
    """How often a process tells its peers who is here. After three times this without a word, its visitors are gone."""
    sweep_seconds: float = 30
    """How often unused tables are dropped from memory; they stay in the store."""
