"""docs/protocol.md tells whoever writes a client about everything that is sent."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest
from msgspec import Struct
from msgspec.structs import fields

from yamclub.errors import Code
from yamclub.games import GAMES
from yamclub.games import game as find_game
from yamclub.games.yams.view import YamsView
from yamclub.mechanics import throwing
from yamclub.server import limits
from yamclub.server.protocol import incoming, outgoing, practice, refusals, shapes
from yamclub.server.protocol.catalogue import GameInfo
from yamclub.server.protocol.meanings import meanings, structs_in
from yamclub.server.settings import Settings
from yamclub.server.web import limits_page
from yamclub.server.web.app import create_litestar
from yamclub.server.web.errors import MOST_BODY
from yamclub.server.web.run import MOST_FRAME

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
VIEWS = (Path(__file__).parents[2] / "docs" / "protocol-views.md").read_text(encoding="utf-8")
ROWS = [line for line in PAGE.splitlines() if line.startswith("| `")]
SHAPES = (
    incoming.Introduce, incoming.NewTable, incoming.SeatWish, incoming.Sit, incoming.PutBot, incoming.Remove,
    incoming.Vote, incoming.AgreeHints, shapes.Me, shapes.TableInfo, shapes.SeatInfo, GameInfo,
    incoming.NextQuestion, incoming.AnswerQuestion, practice.PracticeInfo, practice.PracticeQuestion,
    practice.AskedQuestion, practice.PracticeGraded, practice.MistakesAdded,
)  # fmt: skip
MESSAGES = (
    incoming.Hello, incoming.Watch, incoming.Unwatch, incoming.Act, incoming.Pong, outgoing.Welcome, outgoing.Table,
    outgoing.Event, outgoing.Position, outgoing.Ack, outgoing.Refused, outgoing.Odds, outgoing.Ping,
    incoming.AskHint, incoming.AskCaution, outgoing.Hinted, outgoing.Cautioned,
)  # fmt: skip


NOT_ANSWERED = {
    # text that is typed in, and what only a match in this process meets
    Code.BAD_DICE, Code.BAD_CARD, Code.BAD_ACTION, Code.BAD_OUTCOME, Code.BAD_VALUE, Code.BAD_SEAT, Code.BAD_ENTROPY,
    Code.IMPOSSIBLE_OUTCOME, Code.BOT_BROKE_RULES, Code.NOTHING_TO_UNDO,
    # a server that cannot start
    Code.PORT_TAKEN, Code.PORT_NEEDS_RIGHTS, Code.UNKNOWN_HOST, Code.HOST_ELSEWHERE, Code.CANNOT_LISTEN,
    Code.BAD_DATABASE, Code.BAD_DATABASE_ADDRESS, Code.DATABASE_AWAY, Code.DATABASE_IN_USE,
    Code.DATABASE_HAS_TWO_NAMES, Code.BAD_SIGNING_KEY,
    # records
    Code.NO_SUCH_FILE, Code.CANNOT_WRITE, Code.FILE_EXISTS, Code.NOT_A_RECORD, Code.RECORD_NEWER, Code.RULES_DIFFER,
    Code.WRONG_HEADER, Code.OPTIONS_NOT_COMPLETE, Code.RECORD_CUT_SHORT, Code.RECORD_DAMAGED, Code.RECORD_ALTERED,
    Code.BAD_POSITION, Code.COMMITMENT_BROKEN, Code.NOT_OPENED, Code.WRONG_DRAW, Code.WRONG_OUTCOME, Code.WRONG_MOVE,
    Code.WRONG_RESULT,
    Code.NOT_SIGNED, Code.WRONG_SIGNATURE, Code.ANOTHER_KEY, Code.BAD_KEY,
    # the command line
    Code.BAD_JSON, Code.UNKNOWN_ARGUMENT, Code.MISSING_ARGUMENT, Code.BAD_ARGUMENT, Code.MISSING_EXTRA,
    Code.SCREEN_EACH, Code.BAD_QUESTION, Code.RECORD_OF_OTHER_GAME, Code.NO_SUCH_SEAT,
    # odds, solving and batches, which are asked for there or from Python
    Code.UNKNOWN_ODDS, Code.IMPOSSIBLE_DICE, Code.IMPOSSIBLE_HAND, Code.OUT_OF_RANGE, Code.NOT_OF_THIS_GAME,
    Code.NOT_TOGETHER, Code.NO_DISTRIBUTION,
    Code.UNKNOWN_TARGET, Code.UNKNOWN_OBJECTIVE, Code.BAD_GOAL, Code.BAD_CHOICE, Code.TABLE_UNUSABLE,
    Code.TABLE_NOT_KEPT, Code.BAD_BATCH_SIZE, Code.BAD_BATCH_ACTIONS, Code.ILLEGAL_IN_BATCH, Code.BAD_BATCH_STATE,
    # the arena and learning
    Code.JOURNAL_DIFFERS, Code.JOURNAL_DAMAGED, Code.JOURNAL_IN_USE, Code.NO_SUCH_COMMAND, Code.WORKER_DIFFERS,
    Code.WORKERS_LOST, Code.RAY_AWAY, Code.NOTHING_TO_LEARN, Code.TRAINING_DIFFERS, Code.NO_WEIGHTS,
    Code.WEIGHTS_DAMAGED, Code.WEIGHTS_FOREIGN,
}  # fmt: skip


def row_of(name: str) -> str:
    """Of a message that is said both ways, both rows."""
    found = [row for row in ROWS if row.startswith(f"| `{name}` |")]
    assert found, name
    return "".join(found)


@pytest.mark.parametrize("kind", [*SHAPES, *MESSAGES], ids=lambda kind: kind.__name__)
def test_every_field_is_on_the_page(kind: type[Struct]) -> None:
    name = kind.__name__ if kind in SHAPES else str(kind.__struct_config__.tag)
    row = row_of(name)
    assert [field.name for field in fields(kind) if f"`{field.name}`" not in row] == []


def told_codes() -> dict[str, tuple[int, str]]:
    """By code, the status and what may follow, as the page has it."""
    told: dict[str, tuple[int, str]] = {}
    for row in PAGE[PAGE.index("## Codes") :].splitlines():
        if row.startswith("| `"):
            names, status, meaning, then = (cell.strip() for cell in row.strip("|").split("|"))
            assert meaning, row
            told |= {code: (int(status or 400), then) for code in re.findall(r"`(\w+)`", names)}
    return told


def test_the_codes_on_the_page_have_the_status_it_gives() -> None:
    told = {code: status for code, (status, _) in told_codes().items()}
    assert {code: told.get(str(code)) for code in refusals.STATUS} == refusals.STATUS
    assert (told["too_large"], told["not_this_way"], told["our_fault"]) == (413, 405, 500)


def test_the_page_says_of_every_code_that_is_answered_what_may_follow() -> None:
    told = told_codes()
    assert set(told) == set(Code) - NOT_ANSWERED
    words = ("again", "wait", "change", "look", "never", "connect")
    assert {code for code, (_, then) in told.items() if not then.startswith(words)} == set()
    assert all(f"- *{word}*: " in PAGE for word in words)


def test_no_code_is_kept_from_the_page_that_the_server_names() -> None:
    """In what it does for a client: not where it starts, and not what is behind ``match_unreadable``."""
    server = Path(limits_page.__file__).parents[1]
    sources = [file for folder in ("web", "tables", "protocol") for file in (server / folder).glob("*.py")]
    named = {
        Code[name]
        for file in (*sources, Path(throwing.__file__))
        if file.name not in ("run.py", "listening.py", "unreadable.py")
        for name in re.findall(r"\bCode\.([A-Z_]+)", file.read_text(encoding="utf-8"))
    }
    assert len(named) > 30
    assert named & NOT_ANSWERED == set()


@pytest.mark.parametrize("game_id", GAMES)
def test_the_codes_of_a_game_are_on_its_page(game_id: str) -> None:
    page = (Path(__file__).parents[2] / "docs" / "games" / f"{game_id}.md").read_text(encoding="utf-8")
    codes = import_module(f"yamclub.games.{game_id}.moves").Refusal
    assert [code for code in codes if f"`{code}`" not in page] == []


@pytest.mark.parametrize("game_id", GAMES)
def test_the_page_says_what_every_field_of_a_view_means(game_id: str) -> None:
    game = find_game(game_id)
    kinds = structs_in(game.view) | structs_in(game.options)
    assert len(kinds) > 3
    for kind in kinds.values():
        assert {field.name for field in fields(kind)} == set(meanings(kind)), kind
        for meaning in meanings(kind).values():
            assert f"/** {meaning} */" in VIEWS


@pytest.mark.parametrize("game_id", GAMES)
def test_the_page_says_what_every_move_and_every_news_means(game_id: str) -> None:
    """Of the whole, or of a field that would not explain itself."""
    game = find_game(game_id)
    for kind in (structs_in(game.actions) | structs_in(game.seen) | structs_in(game.news)).values():
        assert kind.__doc__ or meanings(kind), kind
        assert all(f"  {field.name}: " in VIEWS for field in fields(kind))


def test_limits_are_on_the_page_also_those_that_are_no_setting() -> None:
    told = dict(re.findall(r"^\| (.+?) \| (.+?) \|$", VIEWS[: VIEWS.index("## menteur")], flags=re.MULTILINE))
    assert told["a message on the socket, bytes"] == str(MOST_FRAME)
    assert told["the body of a request, bytes"] == str(MOST_BODY)
    assert told["fragments of one message"] == str(limits.MOST_FRAGMENTS)
    assert told["frames of one socket, at once"] == str(2 * Settings().messages_at_once)
    assert told["connections of one address, sockets included"] == str(limits.CONNECTIONS_PER_ADDRESS)
    assert told["`NewTable.clock`"] == "from 5, to 1209600"
    assert told["`Act.command`"] == r"of the form `^[ -~]{1,64}(?!\n)$`"


def test_every_limit_for_callers_is_on_the_page() -> None:
    """A new limit that a client can meet is named here, or there."""
    not_for_clients = {
        "LOG_SECONDS", "LOG_TRACE_SECONDS", "RESERVED_FILES", "BOT_REST_SECONDS", "SLICE_SECONDS", "REPLAY_BYTES",
        "RECORD_BYTES", "ANALYSIS_BYTES",
    }  # fmt: skip
    source = Path(limits_page.__file__).read_text(encoding="utf-8")
    known = {name for name, value in vars(limits).items() if name.isupper() and isinstance(value, int | float)}
    assert {name for name in known if not name.startswith("_") and f"limits.{name}" not in source} == not_for_clients


def test_meanings_are_those_of_the_class_and_of_its_bases() -> None:
    told = meanings(YamsView)
    assert told["turn"] == "Who may move."
    assert told["totals"] == "By seat."


def test_the_description_of_every_route_tells_how_it_refuses() -> None:
    described = create_litestar("unused", Settings()).openapi_schema.to_schema()
    routes = [route for path in described["paths"].values() for route in path.values()]
    assert len(routes) > 10
    for route in routes:
        for status in {400, *refusals.STATUS.values()}:
            schema = route["responses"][str(status)]["content"]["application/json"]["schema"]
            assert schema == {"$ref": "#/components/schemas/Failure"}
    assert set(described["components"]["schemas"]["Failure"]["properties"]) == {"code", "params"}
