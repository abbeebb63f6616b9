"""Raw sockets, for what no well-behaved client would send."""

from __future__ import annotations

import json
import socket
from contextlib import closing
from typing import Any

from tests.server.visitors import JSON, SECONDS

UPGRADE = (
    b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


def connect(port: int, seconds: float = SECONDS, source: str | None = None) -> socket.socket:
    """Another ``source`` such as 127.0.0.2 is another address, for the limits."""
    return socket.create_connection(("127.0.0.1", port), seconds, source_address=(source, 0) if source else None)


def request(port: int, line: str, *headers: bytes, body: bytes = b"") -> tuple[int, bytes]:
    """The status and the body of the answer to a request with exactly these bytes as its headers."""
    head = line.encode("latin-1") + f" HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n".encode()
    length = f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n".encode()
    with closing(connect(port)) as opened:
        opened.sendall(head + b"".join(one + b"\r\n" for one in headers) + length + body)
        head, _, answered = read_all(opened).partition(b"\r\n\r\n")
    return int(head.split()[1]), answered


def post(port: int, path: str, *headers: bytes, **fields: Any) -> tuple[int, JSON]:
    origin = f"Origin: http://127.0.0.1:{port}".encode()
    status, body = request(port, f"POST {path}", origin, *headers, body=json.dumps(fields).encode())
    answer: JSON = json.loads(body)
    return status, answer


def read_all(opened: socket.socket) -> bytes:
    parts = []
    while part := opened.recv(2**16):
        parts.append(part)
    return b"".join(parts)


def open_socket(port: int, *headers: bytes, source: str | None = None, origin: bool = True) -> socket.socket:
    """A WebSocket after its handshake, with exactly these headers more."""
    opened = connect(port, source=source)
    host = f"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n".encode()
    own = f"Origin: http://127.0.0.1:{port}\r\n".encode() if origin else b""
    opened.sendall(host + own + UPGRADE + b"".join(one + b"\r\n" for one in headers) + b"\r\n")
    head = b""
    while not head.endswith(b"\r\n\r\n"):
        byte = opened.recv(1)
        if not byte:
            break
        head += byte
    if not head.startswith(b"HTTP/1.1 101"):
        opened.close()
        raise ConnectionRefusedError(head.split(b"\r\n")[0].decode())
    return opened


def frame(payload: bytes | str, opcode: int = 1, *, fin: bool = True) -> bytes:
    """A masked frame, the mask being nothing."""
    data = payload.encode() if isinstance(payload, str) else payload
    first = bytes([(0x80 if fin else 0) | opcode])
    if len(data) < 126:
        return first + bytes([0x80 | len(data)]) + bytes(4) + data
    return first + bytes([0x80 | 126]) + len(data).to_bytes(2, "big") + bytes(4) + data


def hear(opened: socket.socket) -> JSON:
    """The next message of the server, whatever its size."""
    first, second = _exactly(opened, 2)
    length = second & 0x7F
    if length >= 126:
        length = int.from_bytes(_exactly(opened, 2 if length == 126 else 8), "big")
    data = _exactly(opened, length)
    if first & 0x0F == 8:
        raise ConnectionResetError(f"closed with {int.from_bytes(data[:2], 'big')} {data[2:].decode()}")
    message: JSON = json.loads(data) if first & 0x0F == 1 else {"say": "", "opcode": first & 0x0F}
    return message


def _exactly(opened: socket.socket, count: int) -> bytes:
    data = b""
    while len(data) < count:
        part = opened.recv(count - len(data))
        if not part:
            raise ConnectionResetError("closed without a word")
        data += part
    return data
