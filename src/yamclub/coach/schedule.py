"""When a question comes again: a Leitner system, as with cards in boxes.

A question that is answered well moves up one box, and each box waits longer than the one before: 10 minutes, then 1, 3,
7, 16 and 35 days. An answer that is neither good nor bad stays in its box, a bad one goes back to the first. Answering
ahead of time moves nothing up. Moments are seconds since 1970 and always passed in: nothing here reads a clock.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from yamclub.coach.practice_question import Question
from yamclub.errors import Code, YamError
from yamclub.kernel.codec import BadJson, decode, encode

MINUTE, DAY = 60, 86_400
WAITS = (10 * MINUTE, DAY, 3 * DAY, 7 * DAY, 16 * DAY, 35 * DAY)
"""How long a question rests in each box, in seconds."""
GOOD, FAIR = 80, 50
"""Points from which an answer moves up a box, and from which it stays."""
LEARNED = 3
"""From this box on a question counts as learned: it was answered well three times, days apart."""
MOST_CARDS, MOST_OWN = 400, 60
VERSION = 1


class Card(Struct, frozen=True):
    """How far one question has come."""

    box: int
    due: int
    asked: int
    """When it was answered last."""
    points: int
    times: int = 1


class Progress(Struct, frozen=True, kw_only=True):
    """What somebody has practised in one game: at most ``MOST_CARDS`` questions, ``MOST_OWN`` of their own mistakes."""

    version: int = VERSION
    cards: dict[str, Card] = {}
    own: tuple[Question, ...] = ()
    """Their own mistakes, the newest last."""
    answers: int = 0
    points: int = 0
    """Summed up over all answers."""
    streak: int = 0
    """Good answers in a row."""
    best_streak: int = 0

    @property
    def known(self) -> int:
        return sum(card.box >= LEARNED for card in self.cards.values())

    def due(self, now: int) -> int:
        return sum(card.due <= now for card in self.cards.values())


def answered_card(card: Card | None, points: int, now: int) -> Card:
    """The card of a question after an answer."""
    box, times = (0, 0) if card is None else (card.box, card.times)
    early = card is not None and now < card.due
    if points < FAIR:
        box = 0
    elif early and card is not None:
        return replace(card, asked=now, points=points, times=times + 1)
    elif points >= GOOD:
        box = min(box + 1, len(WAITS) - 1)
    return Card(box, now + WAITS[box], now, points, times + 1)


def answered(progress: Progress, question: str, points: int, now: int) -> Progress:
    """The progress after an answer to this question."""
    card = answered_card(progress.cards.get(question), points, now)
    streak = progress.streak + 1 if points >= GOOD else 0
    return replace(
        progress,
        cards=_bounded({**progress.cards, question: card}, question),
        answers=progress.answers + 1,
        points=progress.points + points,
        streak=streak,
        best_streak=max(streak, progress.best_streak),
    )


def _bounded(cards: Mapping[str, Card], kept: str) -> dict[str, Card]:
    """What would come again last is forgotten first."""
    order = sorted(cards, key=lambda one: (one != kept, cards[one].due, one))
    wanted = set(order[:MOST_CARDS])
    return {one: card for one, card in cards.items() if one in wanted}


def with_mistakes(progress: Progress, mistakes: Sequence[Question]) -> Progress:
    """With these added to one's own, each once. If there are too many, those best known go first, then the oldest."""
    own = list({one.id: one for one in (*progress.own, *mistakes)}.values())
    while len(own) > MOST_OWN:
        boxes = [progress.cards[one.id].box if one.id in progress.cards else -1 for one in own]
        own.pop(boxes.index(max(boxes)))
    return replace(progress, own=tuple(own))


def next_question(progress: Progress, generated: Sequence[Question], now: int) -> Question | None:
    """Due ones first, then one's own mistakes, then generated ones; then what was asked longest ago."""
    every = {one.id: one for one in (*generated, *progress.own)}  # one's own wins: it is the same question
    cards = {one: card for one, card in progress.cards.items() if one in every}
    due = [one for one, card in cards.items() if card.due <= now]
    if due:
        return every[min(due, key=lambda one: (cards[one].due, one))]
    new = (one for one in (*progress.own, *generated) if one.id not in cards)
    first = next(new, None)
    if first is not None or not cards:
        return first
    return every[min(cards, key=lambda one: (cards[one].asked, one))]


def read_progress(data: bytes | str) -> Progress:
    """Progress from its JSON. Raises where it is damaged or from a newer version."""
    try:
        found = decode(data, Progress)
    except BadJson as bad:
        raise YamError(Code.BAD_PROGRESS, why=str(bad)[:80]) from None
    if found.version != VERSION:
        raise YamError(Code.BAD_PROGRESS, why=f"version {found.version}")
    if any(not 0 <= card.box < len(WAITS) for card in found.cards.values()):
        raise YamError(Code.BAD_PROGRESS, why="box")
    return found


def written_progress(progress: Progress) -> bytes:
    return encode(progress)
