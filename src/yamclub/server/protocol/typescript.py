"""The protocol as TypeScript types, for the page. ``make types-web`` writes them; a test checks that they are current.

Message types go to ``web/src/protocol.gen.ts``, the types of a game to its folder in ``web/src/games``, and those that
several games share to ``web/src/games/shared.gen.ts``. The analysis of a match is in ``web/src/coach.gen.ts``.
"""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from inspect import isclass
from pathlib import Path
from types import ModuleType
from typing import Any

from msgspec import UNSET, Struct
from msgspec.structs import fields

from yamclub.game import Game
from yamclub.games import GAMES
from yamclub.games import game as find_game
from yamclub.kernel.codec import encode, schema
from yamclub.server.protocol import analyses, catalogue, incoming, outgoing, practice, shapes
from yamclub.server.protocol.meanings import meanings, structs_in

_HEAD = "// Written by `make types-web` from the server's own types. Do not edit.\n"
_PRIMITIVES = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}

Schema = dict[str, Any]


class Types:
    """The types of one file by name, in the order in which they were added."""

    def __init__(self) -> None:
        self._said: dict[str, str] = {}
        self._structs: dict[str, type[Struct]] = {}

    def text(self) -> str:
        return _HEAD + "".join(f"\n{said}\n" for said in self._said.values())

    @property
    def by_name(self) -> dict[str, str]:
        return dict(self._said)

    def add(self, kind: object, *, name: str | None = None, defaults: bool) -> None:
        """Add a type and the types of its fields. ``defaults``: fields with a default are optional."""
        whole = schema(kind)
        self._structs |= structs_in(kind)
        for inner, definition in whole.pop("$defs", {}).items():
            self._say(inner, self._definition(inner, definition, defaults))
        said = self._type(whole)
        if name is not None and said != name:
            self._say(name, f"export type {name} = {said};")

    def _say(self, name: str, said: str) -> None:
        if self._said.setdefault(name, said) != said:
            raise TypeError(f"two types are called {name}")

    def _definition(self, name: str, definition: Schema, defaults: bool) -> str:
        if "properties" not in definition:
            return f"export type {name} = {self._type(definition)};"
        must = set(definition.get("required", ())) if defaults else set(definition["properties"]) - self._unset(name)
        told = meanings(self._structs[name]) if name in self._structs else {}
        written = "".join(
            f"\n{_about(told.get(field))}  {field}{'' if field in must else '?'}: {self._type(inner)};"
            for field, inner in definition["properties"].items()
        )
        return f"{_comment(definition)}export interface {name} {{{written}\n}}"

    def _unset(self, name: str) -> set[str]:
        """The fields that are left out of a message where there is nothing to say."""
        said = fields(self._structs[name]) if name in self._structs else ()
        return {field.encode_name for field in said if field.default is UNSET}

    def _type(self, said: Schema) -> str:
        match said:
            case {"$ref": reference}:
                return str(reference).rsplit("/", 1)[-1]
            case {"const": value}:
                return json.dumps(value)
            case {"enum": values}:
                return " | ".join(map(json.dumps, values))
            case {"anyOf": parts}:
                return " | ".join(self._type(part) for part in parts)
            case {"title": title, "type": "string"}:  # dice and cards are text of a known form
                self._say(title, f"export type {title} = string;")
                return str(title)
            case {"type": "array", "prefixItems": parts}:
                return f"readonly [{', '.join(self._type(part) for part in parts)}]"
            case {"type": "array"}:
                return f"readonly {self._grouped(said.get('items', {}))}[]"
            case {"type": "object"}:
                inner = said.get("additionalProperties", {})
                return f"Record<string, {self._type(inner) if isinstance(inner, dict) else 'unknown'}>"
            case {"type": kind}:
                return _PRIMITIVES[kind]
        return "unknown"

    def _grouped(self, said: Schema) -> str:
        inner = self._type(said)
        return f"({inner})" if " " in inner and not inner.startswith("Record<") else inner


def _comment(definition: Schema) -> str:
    text = definition.get("description", "").split("\n\n")[0].replace("\n", " ").replace("``", "`")
    return f"/** {text} */\n" if text else ""


def _about(meaning: str | None) -> str:
    return "" if meaning is None else f"  /** {meaning} */\n"


def _structs(module: ModuleType) -> Iterator[type[Struct]]:
    for name, value in vars(module).items():
        if isclass(value) and issubclass(value, Struct) and name != "Message" and value.__module__ == module.__name__:
            yield value


def protocol_types() -> Types:
    types = Types()
    for struct in (*_structs(shapes), *_structs(catalogue), *_structs(outgoing), *_structs(practice)):
        types.add(struct, defaults=False)
    for struct in _structs(incoming):
        types.add(struct, defaults=True)
    types.add(incoming.Incoming, name="Incoming", defaults=True)
    types.add(outgoing.Outgoing, name="Outgoing", defaults=False)
    return types


def coach_file(protocol: dict[str, str]) -> str:
    """The types of an analysis, but for those that messages have too."""
    types = Types()
    types.add(analyses.AnalysisAnswer, name="AnalysisAnswer", defaults=False)
    return _HEAD + _beside(types.by_name, protocol, "./protocol.gen")


def game_types(game: Game) -> dict[str, str]:
    """The types of a game, by name."""
    types = Types()
    types.add(game.view, name="View", defaults=False)
    types.add(game.options, name="Options", defaults=False)
    types.add(game.actions, name="Action", defaults=False)
    types.add(game.seen, name="Seen", defaults=False)
    types.add(game.news, name="News", defaults=False)
    return types.by_name


def shared_types(games: Iterable[dict[str, str]]) -> dict[str, str]:
    """Types that are the same in several games, as far as they are made of such types only."""
    counted = Counter(pair for types in games for pair in types.items())
    shared = {name: said for (name, said), count in counted.items() if count > 1 and name not in _OWN}
    known = {name for name, _ in counted}
    while strangers := [name for name, said in shared.items() if (_names_in(said) & known) - set(shared)]:
        for name in strangers:
            del shared[name]
    return shared


_OWN = ("View", "Options", "Action", "Seen", "News")
"""Each game has its own."""


def _names_in(said: str) -> set[str]:
    code = re.sub(r"/\*\*.*?\*/|\"[^\"]*\"", "", said, flags=re.DOTALL)
    return set(re.findall(r"[A-Z]\w*", code))


def _game_file(game: Game, types: dict[str, str], shared: dict[str, str]) -> str:
    facts = f"\nexport const FACTS = {encode(game.facts).decode()} as const;\n"
    return _HEAD + _beside(types, shared, "../shared.gen") + facts


def _beside(types: dict[str, str], shared: dict[str, str], where: str) -> str:
    """Types of a file, those that are the same in another imported from there."""
    own = {name: said for name, said in types.items() if shared.get(name) != said}
    used = sorted(name for name in types if name not in own)
    names = "{ " + ", ".join(used) + " }"
    imports = f"import type {names} from '{where}';\n\nexport type {names};\n" if used else ""
    return imports + "".join(f"\n{said}\n" for said in own.values())


def files() -> dict[str, str]:
    """The contents of each generated file, by its path in ``web/src``."""
    games = {game_id: game_types(find_game(game_id)) for game_id in GAMES}
    shared = shared_types(games.values())
    together = _HEAD + "".join(f"\n{said}\n" for said in shared.values())
    apart = {f"games/{one}/types.gen.ts": _game_file(find_game(one), types, shared) for one, types in games.items()}
    protocol = protocol_types()
    coach = coach_file(protocol.by_name)
    return {"protocol.gen.ts": protocol.text(), "coach.gen.ts": coach, "games/shared.gen.ts": together, **apart}


def main(folder: Path) -> None:
    for path, text in files().items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
