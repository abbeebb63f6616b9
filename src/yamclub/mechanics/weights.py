"""What bots have learned: arrays in a file, and beside it who made them, how, and their checksum.

Files are ``games/<id>/weights/<name>.npz`` and ``.json``. ``YAMCLUB_WEIGHTS`` names a folder with others,
``<folder>/<id>/<name>.npz``, as ``yam train`` writes them.
"""

from __future__ import annotations

import io
import os
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any
from zipfile import BadZipFile

from msgspec import Struct

from yamclub.errors import Code, YamError
from yamclub.kernel.codec import BadJson, decode, encode

if TYPE_CHECKING:
    from numpy.typing import NDArray

LARGEST = 1_000_000
"""Bytes of a file of weights."""
NAME = "expert"


class Made(Struct, frozen=True, kw_only=True):
    """How weights were made."""

    game: str
    rules: int
    """The version of the rules they were learned under."""
    layout: str
    """What the arrays mean to the bots that load them."""
    sha256: str
    """Of the arrays' file."""
    command: str
    """What makes them again."""
    seed: int
    generations: int
    seconds: float
    """How long it took, on the machine that did it."""
    curve: tuple[dict[str, float], ...] = ()
    """Numbers of each generation."""


def folder_of(game_id: str) -> Path:
    """Where the weights of a game are."""
    chosen = os.environ.get("YAMCLUB_WEIGHTS")
    return Path(chosen) / game_id if chosen else Path(__file__).parents[1] / "games" / game_id / "weights"


def load(game_id: str, layout: str, name: str = NAME) -> Mapping[str, NDArray[Any]]:
    """The weights of a game, read once. Raises if they are missing, damaged or made for something else."""
    return _load(folder_of(game_id), game_id, layout, name)


@cache
def _load(folder: Path, game_id: str, layout: str, name: str) -> Mapping[str, NDArray[Any]]:
    made, data = read(folder, name)
    if (made.game, made.layout) != (game_id, layout):
        theirs, ours = f"{made.game} {made.layout}", f"{game_id} {layout}"
        raise YamError(Code.WEIGHTS_FOREIGN, file=str(folder / f"{name}.npz"), theirs=theirs, ours=ours)
    return data


def read(folder: Path, name: str = NAME) -> tuple[Made, Mapping[str, NDArray[Any]]]:
    """The weights in a folder, and how they were made."""
    file = folder / f"{name}.npz"
    try:
        made, data = decode(file.with_suffix(".json").read_bytes(), Made), file.read_bytes()
        if sha256(data).hexdigest() != made.sha256:
            raise YamError(Code.WEIGHTS_DAMAGED, file=str(file))
        found = unpacked(data)
    except FileNotFoundError:
        raise YamError(Code.NO_WEIGHTS, file=str(file)) from None
    except (*BadJson, OSError, ValueError, BadZipFile):
        raise YamError(Code.WEIGHTS_DAMAGED, file=str(file)) from None
    for array in found.values():
        array.flags.writeable = False
    return made, found


def packed(arrays: Mapping[str, NDArray[Any]]) -> bytes:
    """The bytes of a weights file: the same for the same arrays, whenever they are written."""
    import zipfile

    import numpy as np

    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in sorted(arrays):
            one = io.BytesIO()
            np.lib.format.write_array(one, np.ascontiguousarray(arrays[name]), allow_pickle=False)
            archive.writestr(zipfile.ZipInfo(f"{name}.npy"), one.getvalue(), zipfile.ZIP_DEFLATED)
    return buffer.getvalue()


def unpacked(data: bytes) -> dict[str, NDArray[Any]]:
    """The arrays of a weights file."""
    import numpy as np

    with np.load(io.BytesIO(data), allow_pickle=False) as arrays:
        return {name: arrays[name] for name in arrays.files}


def write(folder: Path, made: Made, data: bytes, name: str = NAME) -> Path:
    """Write weights. The file that says what they are comes last, so that half of them is never taken for whole."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{name}.npz"
    for path, text in ((file, data), (file.with_suffix(".json"), encode(made))):
        unfinished = path.with_name(path.name + ".new")
        unfinished.write_bytes(text)
        unfinished.replace(path)
    return file
