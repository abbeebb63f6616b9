"""Draw the README's picture of a terminal: a real position, painted by the real face."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path
from typing import cast

from msgspec.structs import replace
from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.text import Text

from yamclub.game import Mover
from yamclub.games.slam import GAME
from yamclub.games.slam.moves import SlamOptions
from yamclub.games.slam.rules import SlamState
from yamclub.games.slam.terminal import SlamTerminal
from yamclub.kernel.dice import dice
from yamclub.mechanics.throwing import Throw
from yamclub.terminal import Reader
from yamclub.words import Words

HERE = Path(__file__).parent
# The picture loads no font from anywhere: any monospaced one will do.
FORMAT = re.sub(r"@font-face \{\{.*?\}\}\s*", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL).replace("Fira Code", "monospace")
FORMAT = re.sub(r"<!--.*?-->\s*", "", FORMAT)


def position() -> SlamState:
    """Well into a game of two, a full house on the tray with a roll left."""
    held = ((1, 1, 1, 0, 2, 0, 1), (2, 1, 0, 1, 0, 1, 1))
    in_play = (1, 2, 3, 3, 2, 2, 0)
    state = cast("SlamState", GAME.start(2, SlamOptions(series="5")))
    state = replace(state, opening=None, phase="throwing", seat=0, throws=1, dice=dice("333"))
    state = replace(state, in_play=in_play, held=held, removed=(0, 0, 0, 0, 0, 1, 2), games=((260, 235),))
    return state.apply(Mover.CHANCE, Throw(dice("66")))


def main() -> None:
    for language in ("en", "fr"):
        words = Words(language, "slam")
        console = Console(record=True, width=76, file=StringIO(), force_terminal=True)
        reader = Reader(words, ("Camille", "Bot (greedy)"), 0)
        view = position().view(0)
        console.print(SlamTerminal().paint(view, reader, frozenset({0, 1, 2})))
        console.print(Text(f"\n {words('play-key-dice', last=5)} · {words('play-key-more')}", style="dim"))
        svg = console.export_svg(title=f"yam play slam --lang {language}", code_format=FORMAT, unique_id="yam")
        (HERE / f"slam.{language}.svg").write_text("\n".join(line.rstrip() for line in svg.splitlines()) + "\n")


if __name__ == "__main__":
    main()
