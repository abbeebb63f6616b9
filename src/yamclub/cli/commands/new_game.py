"""``yam new-game``: the skeleton of a game, written into a checkout of Yamclub. See ``docs/adding-a-game.md``."""

from __future__ import annotations

import re
from argparse import Namespace
from pathlib import Path

from yamclub.cli.output import print_json, styled
from yamclub.errors import Code, YamError
from yamclub.words import Words

SKELETON = Path(__file__).parents[1] / "skeleton"
LIST = Path("src/yamclub/games/__init__.py")
_ID = re.compile(r"[a-z][a-z0-9]{1,15}")


def run(asked: Namespace, words: Words) -> int:
    written = new_game(Path.cwd(), asked.id, asked.name or asked.id.capitalize())
    if asked.json:
        print_json({"written": [str(path) for path in written]})
        return 0
    for path in written:
        print(f"  {path}")  # noqa: T201
    print(styled(words("new-game-next"), "bold"))  # noqa: T201
    return 0


def new_game(root: Path, game_id: str, name: str) -> list[Path]:
    """Write every file of the skeleton, and the one line that lists the game; all or nothing."""
    if not _ID.fullmatch(game_id):
        raise YamError(Code.BAD_ARGUMENT, value=game_id[:40], argument="ID", command="new-game")
    if not (root / LIST).is_file():
        raise YamError(Code.NO_SUCH_FILE, file=str(LIST), why="not a checkout of Yamclub")
    letter = game_id[0]
    tokens = {"@id@": game_id, "@Id@": game_id.capitalize(), "@Name@": name, "@L@": letter.upper(), "@l@": letter}
    files = {
        root / _place(template, game_id): _filled(template, tokens) for template in sorted(SKELETON.rglob("*.txt"))
    }
    for path in files:
        if path.exists():
            raise YamError(Code.FILE_EXISTS, file=str(path.relative_to(root)))
    files[root / LIST] = _listed((root / LIST).read_text(encoding="utf-8"), game_id)
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return [path.relative_to(root) for path in files]


def _place(template: Path, game_id: str) -> str:
    return str(template.relative_to(SKELETON)).removesuffix(".txt").replace("ID", game_id)


def _filled(template: Path, tokens: dict[str, str]) -> str:
    text = template.read_text(encoding="utf-8")
    for token, value in tokens.items():
        text = text.replace(token, value)
    return re.sub(r"^(from \S+ import )(.*)$", _in_order, text, flags=re.MULTILINE) if ".py" in template.name else text


def _in_order(line: re.Match[str]) -> str:
    """The linter wants what is imported in order: constants, classes, functions, each by name. The id decides it."""
    names = sorted(line[2].split(", "), key=lambda name: (not name.isupper(), name.islower(), name))
    return line[1] + ", ".join(names)


def _listed(text: str, game_id: str) -> str:
    """The list of games, with this one at its end."""
    return re.sub(r"^(GAMES = \(.*)\)$", rf'\1, "{game_id}")', text, flags=re.MULTILINE)
