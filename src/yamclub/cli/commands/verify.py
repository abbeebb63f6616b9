"""``yam verify``: whether a record is true, checked draw by draw and move by move."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from rich.console import Console

from yamclub.cli.output import print_json
from yamclub.games import game as find_game
from yamclub.match.record import read_file
from yamclub.match.signature import check_signature, read_public_key
from yamclub.match.verify import verify
from yamclub.words import Words


def run(asked: Namespace, words: Words) -> int:
    key = None if asked.key is None else read_public_key(asked.key)
    record = read_file(Path(asked.file))
    report = verify(record)
    signer = check_signature(record, key)
    if asked.json:
        print_json({"true": True, "report": report, "signed_by": signer, "key_checked": key is not None})
        return 0
    console = Console(highlight=False)
    message = "verify-true" if report.dice == "proved" else "verify-typed"
    drawn = Words(words.language, report.game)("drawn", draws=report.draws)
    console.print(words(message, drawn=drawn, moves=report.moves, game=find_game(report.game).name))
    if report.played_on:
        console.print(words("verify-played-on"))
    if not report.finished:
        console.print(words("verify-abandoned"))
    if signer is not None:
        console.print(words("verify-signed" if key is None else "verify-signed-by-key", key=signer))
    return 0
