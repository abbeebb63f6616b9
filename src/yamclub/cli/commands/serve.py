"""``yam serve``: the web table, all in one process and on one port."""

from __future__ import annotations

import os
import socket
import sys
from argparse import Namespace
from contextlib import suppress
from pathlib import Path

from yamclub.cli.output import print_json
from yamclub.errors import Code, YamError
from yamclub.words import Words

_ANYWHERE = ("0.0.0.0", "::", "")  # noqa: S104
_DATABASE = "YAMCLUB_DATABASE"
"""Another way to name the database: everybody on a machine can read a command's arguments."""
_ELSEWHERE = ("192.0.2.1", 9)
"""An address that no machine has, from the range reserved for examples. Nothing is ever sent to it."""


def run(asked: Namespace, words: Words) -> int:
    port = _number(asked.port, "--port", most=65535, whole=True)
    pace = _number(asked.bot_pace, "--bot-pace", most=60)
    database = _database(asked)
    from yamclub.server.settings import Settings
    from yamclub.server.web.page import page_is_built
    from yamclub.server.web.run import serve

    if not page_is_built():
        sys.stderr.write(words("serve-no-page") + "\n")

    def ready(bound: int) -> None:
        addresses = _addresses(asked.host, bound)
        if asked.json:
            print_json({"addresses": addresses})
        else:
            _print(addresses, words)
        if asked.open:
            import webbrowser

            webbrowser.open(addresses[0])

    with suppress(KeyboardInterrupt):  # the way to close it
        serve(asked.host, int(port), database, Settings(bot_pace=pace), ready)
    return 0


def _number(text: str, argument: str, most: int, *, whole: bool = False) -> float:
    try:
        value = int(text) if whole else float(text)
    except ValueError:
        value = -1
    if not 0 <= value <= most:
        raise YamError(Code.BAD_ARGUMENT, value=text[:40], argument=argument, command="serve")
    return value


def _database(asked: Namespace) -> str:
    if asked.database is not None and asked.data is not None:
        raise YamError(Code.BAD_ARGUMENT, value="--data", argument="--database", command="serve")
    if asked.database is not None:
        return str(asked.database)
    if asked.data is None and (told := os.environ.get(_DATABASE)):
        return told
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    folder = home / "yamclub" if asked.data is None else Path(asked.data)
    return str(folder / "tables.db")


def _addresses(host: str, port: int) -> list[str]:
    """Where to open the page: on this machine first, then from others in the network."""
    if host not in _ANYWHERE:
        return [f"http://{_bracketed(host)}:{port}"]
    network = _network_address()
    return [f"http://localhost:{port}", *([f"http://{network}:{port}"] if network else [])]


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _network_address() -> str | None:
    """The address that others in the network see: the one we would send from. Nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_ELSEWHERE)
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if found.startswith(("127.", "0.")) else found


def _print(addresses: list[str], words: Words) -> None:
    lines = [words("serve-here"), f"  {addresses[0]}"]
    if len(addresses) > 1:
        lines += [words("serve-network"), f"  {addresses[1]}", _qr_code(addresses[1])]
    lines.append(words("serve-stop"))
    sys.stdout.write("\n".join(lines) + "\n")
    sys.stdout.flush()


def _qr_code(address: str) -> str:
    """For phones, two dots per character; in a terminal light on dark, whatever its own colours."""
    from io import StringIO

    import segno

    drawn = StringIO()
    segno.make(address, error="l", micro=False).terminal(drawn, compact=True, border=2)
    start, end = ("\x1b[97;40m", "\x1b[0m") if sys.stdout.isatty() else ("", "")
    return "\n".join(f"  {start}{line}{end}" for line in drawn.getvalue().splitlines() if line)
