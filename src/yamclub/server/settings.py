"""What an operator can set."""

from __future__ import annotations

from msgspec import Struct


class Settings(Struct, frozen=True, kw_only=True):
    bot_pace: float = 0.8
    """Seconds before each bot move, so that people can follow."""
    bot_workers: int | None = None
    """Processes that may think for bots at the same time; None: one less than there are processors. 0: bots think
    in the server's own process, one at a time."""
    bot_seconds: float = 5
    """How long a bot may think about one move. After that another move is made for it."""
    pause: float = 1
    """Factor on the pause that the rules ask for between rounds; 0 means no pause."""
    ready_seconds: float = 20
    """How long several people wait for each other before the next round. One alone with bots has all the time."""
    tables_per_hour: int = 60
    """Tables that one visitor may create; one address may create ten times as many."""
    open_tables_per_visitor: int = 6
    open_tables_per_address: int = 90
    """Public tables that are not over. A school of 60 may have a table for each two people, and some to spare."""
    open_table_hours: float = 1
    """For how long a public table counts for that. An old one sinks in the list by itself."""
    bot_tables_per_address: int = 10
    """Matches under way without any person, started from one address."""
    visitors_per_hour: int = 600
    """New visitors from one address. High, because a whole school may share an address."""
    requests_per_second: float = 100
    requests_at_once: int = 1000
    """What one address may ask for, counted in cheap requests; some count for more (``web.budget``).
    60 browsers of a school that open the page together ask for 600, and then for less than 50 a second."""
    sockets_per_address: int = 300
    """Also behind a proxy. A school of 60 may have five pages open each."""
    messages_per_second: float = 30
    messages_at_once: int = 120
    """What one socket may send: the average rate, and the largest burst."""
    queue_messages: int = 2000
    queue_bytes: int = 2**21
    """How much may wait for a slow reader before the connection is cut."""
    queue_bytes_per_address: int = 2**24
    """The same for all connections of one address together."""
    watches_per_second: float = 50
    watches_at_once: int = 600
    """Tables that one address may ask to watch. A school of 60 may come back to a few tables each at once."""
    odds_per_second: float = 50
    odds_at_once: int = 600
    """Positions whose odds one address may ask for. A school of 60 asks for one each at every throw."""
    hints_per_second: float = 20
    hints_at_once: int = 300
    """Hints and cautions that one address may ask for. A school of 60 with the tutor on asks at every move."""
    hint_seconds: float = 10
    """How long the coach may think about a position; longer at the first of a game, for what has to be loaded."""
    analyses: bool = True
    """Whether matches that are over are analysed for those who ask."""
    analysis_seconds: float = 300
    """How long the analysis of one match may take."""
    analyses_per_hour: int = 600
    """Analyses that are begun for one address. Those that were made before cost nothing."""
    send_seconds: float = 20
    """How long sending may take before the reader counts as too slow."""
    ping_seconds: float = 10
    take_over_seconds: float = 2
    """How long this process waits for the one that moved last at a table before it takes over."""
    clock_seconds: float = 5
    """How often the time that running clocks have used up is kept; long clocks are kept less often."""
    peer_seconds: float = 2
    """How long a race waits for what another process has to say before it goes on without."""
    back_seconds: float = 15
    """After a restart no clock runs out before this, so that people can reconnect."""
    start_seconds: float = 30
    """How long a start waits for everybody to commit and to open their part of the dice before it is undone."""
    idle_seconds: float = 30 * 24 * 3600
    """A match without a move for this long (longer than any clock) is ended as abandoned, and its secret opened."""
    deserted_seconds: float = 24 * 3600
    """The same, once every person has left the match."""
    idle_check_seconds: float = 3600
    """How often such matches are looked for."""
    grace_seconds: float = 30
    """How long somebody may be away before anybody at the table may seat a bot for them. A table with a clock gives
    the time of its clock instead."""
    owner_seconds: float = 300
    """How long an owner may be away from a table that waits before the next person there takes over."""
    presence_seconds: float = 5
    """How often a process tells its peers who is here. After three times this without a word, its visitors are gone."""
    sweep_seconds: float = 30
    """How often unused tables are dropped from memory; they stay in the store."""
