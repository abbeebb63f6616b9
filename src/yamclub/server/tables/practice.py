"""Practice: questions one at a time, and the progress of each visitor in each game, kept in the store.

Answers are graded, and mistakes found, by the process of the coach. A change is made to what is kept at that moment,
so that of several tabs or processes none undoes what another did.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from contextlib import suppress

from msgspec import Raw
from msgspec.structs import replace

from yamclub.coach.practice_question import Graded, Question, check_offered
from yamclub.coach.questions import Grade, Mistakes
from yamclub.coach.schedule import (
    LEARNED,
    WAITS,
    Progress,
    answered,
    next_question,
    read_progress,
    with_mistakes,
    written_progress,
)
from yamclub.coach.shipped import shipped
from yamclub.errors import Code, YamError
from yamclub.game import Game, IllegalAction
from yamclub.games import GAMES
from yamclub.games import game as find_game
from yamclub.kernel.codec import BadJson, convert, decode, encode
from yamclub.server.protocol.analyses import AnalysisWorking
from yamclub.server.protocol.catalogue import has_coach
from yamclub.server.protocol.incoming import AnswerQuestion
from yamclub.server.protocol.practice import (
    AskedQuestion,
    MistakesAdded,
    PracticeGraded,
    PracticeInfo,
    PracticeQuestion,
)
from yamclub.server.store import KeptPractice, Stale, Store, Visitor
from yamclub.server.tables.analyses import Analyses
from yamclub.server.tables.coach import Coach, Kind
from yamclub.server.tables.live import LiveTable, now_ms
from yamclub.server.tables.replays import Records

_TRIES = 50
"""Of several changes at once one succeeds each time, so this many may be made at once."""
_AGAIN_SECONDS = 2


class Practice:
    def __init__(self, store: Store, coach: Coach, analyses: Analyses, records: Records) -> None:
        self._store, self._coach, self._analyses, self._records = store, coach, analyses, records

    async def standing(self, visitor: Visitor) -> tuple[PracticeInfo, ...]:
        """How far this visitor is in every game that has practice, but for what can't be read."""
        found = []
        for game_id in filter(_is_offered, GAMES):
            with suppress(YamError):
                found.append(_info(game_id, (await self._progress(visitor, game_id))[1]))
        return tuple(found)

    async def next(self, visitor: Visitor, game_id: str, skip: Collection[str]) -> PracticeQuestion:
        game = _offered(game_id)
        _, progress = await self._progress(visitor, game.id)
        left = tuple(one for one in progress.own if one.id not in skip and _is_known(one))
        ready = [one for one in shipped(game.id) if one.id not in skip]
        one = next_question(replace(progress, own=left), ready, _now())
        return PracticeQuestion(_info(game.id, progress), None if one is None else _asked(one, progress))

    async def answer(self, visitor: Visitor, game_id: str, asked: AnswerQuestion) -> PracticeGraded:
        game = _offered(game_id)
        _, progress = await self._progress(visitor, game.id)
        one = _every(game.id, progress).get(asked.question)
        if one is None:
            raise YamError(Code.NO_SUCH_QUESTION)
        _check_current(progress, asked)
        question = Grade(Raw(encode(one)), _place(one, asked))
        graded = decode(await self._coach.ask(question, Kind(game.id, one.rules, one.seats)), Graded)
        now = _now()

        def counted(progress: Progress) -> Progress:
            _check_current(progress, asked)
            return answered(progress, one.id, graded.points, now)

        progress = await self._change(visitor, game.id, counted)
        card = progress.cards[one.id]
        return PracticeGraded(
            points=graded.points,
            caution=graded.caution,
            stage=card.box + 1,
            stages=len(WAITS),
            again=max(0, card.due - now),
            progress=_info(game.id, progress),
        )

    async def learn(self, visitor: Visitor, table: LiveTable) -> MistakesAdded | AnalysisWorking:
        """Add the mistakes that this visitor made in a match that is over. It is analysed first."""
        row = table.row
        seat = row.seat_of(visitor.id)
        if seat is None:
            raise YamError(Code.NOT_SEATED)
        game = _offered(row.game)
        analysis = await self._analyses.find(table)
        if isinstance(analysis, AnalysisWorking):
            return analysis
        record = await self._records.find(row.id)
        question = Mistakes(record.decode(), Raw(analysis), seat)
        found = decode(await self._coach.ask(question, Kind(game.id, row.rules, len(row.seats))), list[Question])
        known: set[str] = set()

        def learned(progress: Progress) -> Progress:
            known.clear()
            known.update(one.id for one in progress.own)
            return with_mistakes(progress, found)

        if found:
            await self._change(visitor, game.id, learned)
        return MistakesAdded(len(found), sum(one.id not in known for one in found))

    async def _progress(self, visitor: Visitor, game_id: str) -> tuple[int, Progress]:
        """With its revision."""
        kept = await self._store.practice(visitor.id, game_id)
        return kept.rev, read_progress(kept.body) if kept.rev else Progress()

    async def _change(self, visitor: Visitor, game_id: str, change: Callable[[Progress], Progress]) -> Progress:
        for _ in range(_TRIES):
            rev, progress = await self._progress(visitor, game_id)
            changed = change(progress)
            try:
                await self._store.keep_practice(
                    visitor.id, game_id, KeptPractice(rev, written_progress(changed).decode())
                )
            except Stale:
                continue
            return changed
        raise YamError(Code.TOO_FAST, seconds=_AGAIN_SECONDS)


def _now() -> int:
    return now_ms() // 1000


def _is_offered(game_id: str) -> bool:
    try:
        return _offered(game_id) is not None
    except YamError:
        return False


def _offered(game_id: str) -> Game:
    """A game with practice, where what the coach counts with is installed."""
    game = find_game(game_id)
    check_offered(game)
    if not has_coach(game):
        raise YamError(Code.NO_COACH, game=game.id)
    return game


def _is_known(one: Question) -> bool:
    """Whether its rules are still here: a mistake may be older than this server."""
    try:
        return find_game(one.game, one.rules) is not None
    except YamError:
        return False


def _every(game_id: str, progress: Progress) -> dict[str, Question]:
    """All questions of this visitor, by id. One's own wins: it is the same question."""
    return {one.id: one for one in (*shipped(game_id), *filter(_is_known, progress.own))}


def _check_current(progress: Progress, asked: AnswerQuestion) -> None:
    """Each time a question is asked, one answer counts."""
    if asked.times != _times(progress, asked.question):
        raise YamError(Code.ALREADY_ANSWERED)


def _times(progress: Progress, question: str) -> int:
    card = progress.cards.get(question)
    return 0 if card is None else card.times


def _place(one: Question, asked: AnswerQuestion) -> int:
    """Of the action among the legal ones."""
    kinds = find_game(one.game, one.rules).actions
    try:
        return [convert(action, kinds) for action in one.legal].index(convert(asked.action, kinds))
    except (*BadJson, ValueError):
        raise IllegalAction(Code.NOT_A_MOVE_HERE) from None


def _asked(one: Question, progress: Progress) -> AskedQuestion:
    """The question without what its choices are worth."""
    return AskedQuestion(
        id=one.id,
        times=_times(progress, one.id),
        source=one.source,
        rules=one.rules,
        options=one.options,
        seats=one.seats,
        seat=one.seat,
        view=one.view,
        legal=one.legal,
    )


def _info(game_id: str, progress: Progress) -> PracticeInfo:
    every = _every(game_id, progress)
    cards = [card for one, card in progress.cards.items() if one in every]
    now = _now()
    return PracticeInfo(
        game=game_id,
        questions=len(every),
        mistakes=sum(one.source == "mistake" for one in every.values()),
        learned=sum(card.box >= LEARNED for card in cards),
        due=sum(card.due <= now for card in cards),
        asked=len(cards),
        answers=progress.answers,
        points=progress.points,
        streak=progress.streak,
        best_streak=progress.best_streak,
    )
