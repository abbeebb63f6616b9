"""A minimal client, so that the machine's time goes to the server: bare sockets, frames by hand."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from typing import cast

_TEXT = 0x81
_PING = 0x89


class Socket(asyncio.Protocol):
    """One WebSocket to a server. ``heard`` is called with it and each text."""

    def __init__(self, host: str, port: int, path: str, heard: Callable[[Socket, bytes], None]) -> None:
        self._host, self._port, self._path, self._heard = host, port, path, heard
        self._buffer = bytearray()
        self._transport: asyncio.WriteTransport | None = None
        self.open = asyncio.get_running_loop().create_future()
        self.closed = False

    @classmethod
    async def connect(cls, host: str, port: int, path: str, heard: Callable[[Socket, bytes], None]) -> Socket:
        _, made = await asyncio.get_running_loop().create_connection(lambda: cls(host, port, path, heard), host, port)
        await made.open
        return made

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.WriteTransport, transport)  # uvloop's transport is not typed as one
        self._transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: {self._host}:{self._port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True
        if not self.open.done():
            self.open.set_exception(ConnectionError("the server did not take the socket"))

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.open.done():
            head, end, rest = bytes(self._buffer).partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head:
                raise ConnectionError(head.decode())
            self._buffer = bytearray(rest)
            self.open.set_result(None)
        while self._take_frame():
            pass

    def _take_frame(self) -> bool:
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        start, length = 2, buffer[1] & 0x7F
        if length >= 126:
            wide = 2 if length == 126 else 8
            start += wide
            if len(buffer) < start:
                return False
            length = int.from_bytes(buffer[2:start])
        if len(buffer) < start + length:
            return False
        kind, payload = buffer[0], bytes(buffer[start : start + length])
        del buffer[: start + length]
        if kind == _TEXT:
            self._heard(self, payload)
        elif kind == _PING:
            self._send(0x8A, payload)
        return True

    def say(self, text: bytes) -> None:
        self._send(_TEXT, text)

    def _send(self, kind: int, payload: bytes) -> None:
        length = len(payload)
        size = bytes([0x80 | length]) if length < 126 else bytes([0xFE]) + length.to_bytes(2)
        assert self._transport is not None  # noqa: S101
        self._transport.write(bytes([kind]) + size + b"\0\0\0\0" + payload)  # a mask of zeros is a valid mask

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()


def memory(process: int) -> float:
    """The most memory a process has had resident, in megabytes."""
    with open(f"/proc/{process}/status") as status:  # noqa: PTH123
        lines = dict(line.split(":", 1) for line in status)
    return int(lines["VmHWM"].split()[0]) / 1024


def processor_seconds(process: int) -> float:
    with open(f"/proc/{process}/stat") as stat:  # noqa: PTH123
        fields = stat.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
