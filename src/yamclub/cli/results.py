"""How a match ended, in sentences."""

from __future__ import annotations

from yamclub.game import Result
from yamclub.terminal import Reader


def result_lines(result: Result, reader: Reader) -> list[str]:
    """Why it ended, who won, and everybody's place."""
    words = reader.words
    lines = [words("play-over", reason=words(f"reason-{result.reason}"))]
    if len(result.scores) == 1:
        return [*lines, words("play-solo", you=reader.about_you([0]), names=reader.name(0), score=result.scores[0])]
    winners = [seat for seat, place in enumerate(result.places) if place == 1]
    score = result.scores[winners[0]]
    won = f"winner-{result.reason}"  # a game that can be won other than by score has its own sentence
    message = won if words.has(won) else "play-winner"
    names, you = reader.name_list(winners), reader.about_you(winners)
    lines.append(words(message, many=len(winners) - 1, you=you, names=names, score=score))
    ranking = sorted(range(len(result.places)), key=lambda seat: result.places[seat])
    places = result.places
    return lines + [
        words("play-place", place=places[seat], name=reader.name(seat), score=result.scores[seat]) for seat in ranking
    ]
