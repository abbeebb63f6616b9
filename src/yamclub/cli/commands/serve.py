"""``yam serve``: the web table, all in one process and on one port."""

from __future__ import annotations

import os
import socket
import sys
from argparse import Namespace
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from yamclub.cli.folders import data_folder
from yamclub.cli.output import print_json, report_error
from yamclub.errors import Code, YamError
from yamclub.words import Words

if TYPE_CHECKING:
    from yamclub.server.web.listening import Address

_DATABASE = "YAMCLUB_DATABASE"
"""Another way to name the database: everybody on a machine can read a command's arguments."""
_ELSEWHERE = {
    "0.0.0.0": (socket.AF_INET, ("192.0.2.1", 9)),  # noqa: S104
    "::": (socket.AF_INET6, ("2001:db8::1", 9)),
}
"""Addresses that no machine has, from the ranges reserved for examples. Nothing is ever sent to them."""
_EVERYWHERE = tuple(_ELSEWHERE)


def run(asked: Namespace, words: Words) -> int:
    port = _number(asked.port, "--port", most=65535, whole=True)
    pace = _number(asked.bot_pace, "--bot-pace", most=60)
    workers = None if asked.bot_workers is None else _number(asked.bot_workers, "--bot-workers", most=1024, whole=True)
    database = _database(asked)
    from yamclub.server.settings import Settings
    from yamclub.server.web.page import page_is_built
    from yamclub.server.web.run import serve

    if not page_is_built():
        sys.stderr.write(words("serve-no-page") + "\n")

    def ready(bound: Sequence[Address]) -> None:
        addresses = _urls(bound, asked.host)
        if asked.json:
            print_json({"addresses": addresses})
        else:
            _print(addresses, words)
        if asked.open:
            import webbrowser

            webbrowser.open(addresses[0])

    def waiting(refusal: YamError) -> None:
        report_error(refusal, words, as_json=asked.json)
        sys.stderr.flush()

    settings = Settings(
        bot_pace=pace,
        bot_workers=None if workers is None else int(workers),
        analyses=not asked.no_analyses,
    )
    with suppress(KeyboardInterrupt):  # the way to close it
        serve(asked.host, int(port), database, settings, ready, waiting)
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
    folder = data_folder() if asked.data is None else Path(asked.data)
    return str(folder / "tables.db")


def _urls(bound: Sequence[Address], host: str | None) -> list[str]:
    """Where to open the page: on this machine first, then from others in the network."""
    everywhere = [one for one in bound if one.host in _EVERYWHERE]
    if not everywhere:
        name = host if host is not None and _is_name(host) else bound[0].host
        return [_url(name, bound[0].port)]
    # "localhost" is not the IPv6 address everywhere, so it is used where IPv4 is served too.
    here = "localhost" if any(one.host == "0.0.0.0" for one in everywhere) else "::1"  # noqa: S104
    found = (_network_address(one.host) for one in everywhere)
    network = next((address for address in found if address is not None), None)
    return [_url(place, bound[0].port) for place in (here, network) if place is not None]


def _is_name(host: str) -> bool:
    """Whether this is a name, which reads better than the addresses it stands for."""
    return ":" not in host and not host.replace(".", "").isdigit()


def _url(host: str, port: int) -> str:
    return f"http://[{host.replace('%', '%25')}]:{port}" if ":" in host else f"http://{host}:{port}"


def _network_address(everywhere: str) -> str | None:
    """The address that others in the network see: the one we would send from. Nothing is sent to find it."""
    family, elsewhere = _ELSEWHERE[everywhere]
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect(elsewhere)
            found = str(probe.getsockname()[0])
    except OSError:
        return None
    return None if found.startswith(("127.", "0.", "fe80:")) or found in ("::", "::1") else found


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
