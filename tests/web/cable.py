"""The cable between somebody and the server. It can be pulled out: Chromium's own "offline" leaves sockets open."""

from __future__ import annotations

import socket
from contextlib import suppress
from threading import Lock, Thread

_BLOCK = 2**16


class Cable:
    """A port of its own that leads to the server's, for as long as it is plugged in."""

    def __init__(self, to_port: int) -> None:
        self._to_port = to_port
        self._listening = socket.create_server(("127.0.0.1", 0))
        self._lock = Lock()
        self._ends: set[socket.socket] = set()
        self._plugged = True
        Thread(target=self._accept, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._listening.getsockname()[1]}"

    def pull(self) -> None:
        with self._lock:
            self._plugged = False
            for end in self._ends:
                _hang_up(end)

    def plug(self) -> None:
        self._plugged = True

    def lead_to(self, port: int) -> None:
        """From now on to another server."""
        self._to_port = port

    def close(self) -> None:
        self.pull()
        _hang_up(self._listening)
        self._listening.close()

    def _accept(self) -> None:
        with suppress(OSError):  # closed
            while True:
                near, _ = self._listening.accept()
                try:
                    far = socket.create_connection(("127.0.0.1", self._to_port))
                except OSError:  # the server is gone
                    near.close()
                else:
                    self._join(near, far)

    def _join(self, near: socket.socket, far: socket.socket) -> None:
        with self._lock:
            self._ends |= {near, far}
            if not self._plugged:
                _hang_up(near)
                _hang_up(far)
        for source, sink in ((near, far), (far, near)):
            Thread(target=self._carry, args=(source, sink), daemon=True).start()

    def _carry(self, source: socket.socket, sink: socket.socket) -> None:
        with suppress(OSError):
            while block := source.recv(_BLOCK):
                sink.sendall(block)
        with self._lock:
            _hang_up(source)
            _hang_up(sink)
            self._ends.discard(source)
        source.close()


def _hang_up(end: socket.socket) -> None:
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
