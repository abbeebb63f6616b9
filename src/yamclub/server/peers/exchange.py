"""What this process tells its peers, and what it does when they tell something."""

from __future__ import annotations

import logging
from collections.abc import Callable
from time import monotonic

from yamclub.kernel.codec import BadJson, encode
from yamclub.server.peers.races import Races
from yamclub.server.protocol.peer_messages import (
    AskTime,
    Changed,
    Claimed,
    Here,
    IsReady,
    Missed,
    PeerMessage,
    Renamed,
    Settle,
    Settled,
    Time,
    Who,
    read_peer_message,
)
from yamclub.server.tables.hub import Hub
from yamclub.server.tables.live import LiveTable
from yamclub.server.tables.visitors import Visitors

log = logging.getLogger("yamclub.server")


class Peers:
    def __init__(self, hub: Hub, visitors: Visitors, process: str, publish: Callable[[bytes], None]) -> None:
        self._hub, self._visitors, self._process, self._publish = hub, visitors, process, publish
        hub.gathered = self._gathered
        hub.readied = self._readied
        self._races = Races(hub, process, self._say)

    # --- sending

    def greet(self) -> None:
        """Ask the peers who is there, and tell them who is here."""
        self._say(Who(self._process))
        self._announce()

    def pulse(self) -> None:
        """Called every few seconds: say again who is here, and drop visitors of silent peers."""
        self._announce()
        for table_id in self._hub.presence.expire(monotonic()):
            self._hub.attended(table_id)

    def _gathered(self, table: LiveTable) -> None:
        if changed := self._hub.presence.here(table.row.id, table.visitors_here()):
            self._say(Here(self._process, changed))

    def _readied(self, table: LiveTable, event: int, seat: int) -> None:
        self._say(IsReady(self._process, table.row.id, event, seat))

    def _announce(self) -> None:
        for tables in self._hub.presence.everybody():
            self._say(Here(self._process, tables))

    def _say(self, message: PeerMessage) -> None:
        self._publish(encode(message))

    # --- receiving

    def hear(self, data: bytes) -> None:
        """Never raises: the channel would stop delivering messages."""
        try:
            message = read_peer_message(data)
        except BadJson:
            log.warning("a peer sent a message that is not known here")
            return
        if message.process != self._process or (isinstance(message, Changed) and self._hub.doubted[message.table]):
            self._take(message)

    def _take(self, message: PeerMessage) -> None:
        self._races.heard_of(message.process)
        match message:
            case Changed(table=table_id):
                self._hub.look_again(table_id)
            case Renamed(visitor=visitor_id):
                self._visitors.forget(visitor_id)
            case Here(process=process, tables=tables):
                for table_id in self._hub.presence.heard(process, tables, monotonic()):
                    self._hub.attended(table_id)
            case IsReady(table=table_id, event=event, seat=seat):
                self._hub.ready_elsewhere(table_id, event, seat)
            case Claimed() | Settle() | Settled() | AskTime() | Time():
                self._races.hear(message)
            case Who():
                self._announce()
                self._races.tell_again()
            case Missed():
                self._visitors.forget()
                self._hub.look_again()
                self.greet()
                self._races.tell_again()
