"""What is told of a step of YAM color."""

from __future__ import annotations

from typing import Any, assert_never

from yamclub.game import SeenStep
from yamclub.games.color.colours import Colours, scattered
from yamclub.games.color.moves import (
    Claim,
    Close,
    ColorNews,
    Covered,
    Lay,
    Lot,
    PlayoffStarts,
    PotStays,
    PotWon,
    Prize,
    Reveal,
    Round,
    RoundEnded,
    StakeBack,
    StakeLost,
    Throw,
    Verified,
)
from yamclub.mechanics.telling import Row, Said, name, names, say


def tell(step: SeenStep) -> list[Said]:
    return _tell_move(step) + [said for news in step.news for said in _tell_news(news)]


def _tell_move(step: SeenStep) -> list[Said]:
    """K16: what a finger finds is not told. Its owner sees it, and a log would remember it for them."""
    before, by = step.before, step.by if isinstance(step.by, int) else step.before.seat
    match step.move:
        case Lot(seat):
            return [say("color-told-lot", name=name(seat))]
        case Throw(dice):
            return [say("color-told-throw", name=name(by), dice=letters(dice, before.round + 1))]
        case Reveal(card):
            return [say("color-told-reveal", card=letters(card, before.round + 1))]
        case Covered() if before.phase == "throwing":
            return [say("color-told-covered", name=name(by))]
        case Claim(number):
            return [say("color-told-claim", name=name(by), number=number)]
        case Lay(cards):
            return [say("color-told-lay", name=name(by), cards=cards)]
        case Close():
            return [say("color-told-close")]
        case Prize(card) if before.last is not None:
            return [say("color-told-prize", name=name(before.last.winner), card=letters(card, 0))]
    return []


def _tell_news(news: ColorNews) -> list[Said]:
    match news:
        case RoundEnded(round_):
            return _tell_round(round_)
        case StakeLost(seat, cards):
            return [say("color-told-stake-lost", name=name(seat), cards=cards)]
        case StakeBack(seat, cards):
            return [say("color-told-stake-back", name=name(seat), cards=cards)]
        case PotWon(seat, cards):
            return [say("color-told-pot-won", name=name(seat), cards=cards)]
        case PotStays(cards):
            return [say("color-told-pot-stays", cards=cards)]
        case PlayoffStarts(seats):
            return [say("color-told-playoff", names=names(seats))]
        case _:
            assert_never(news)


def _tell_round(round_: Round) -> list[Said]:
    verdicts = [
        say("color-told-verdict", name=name(one.seat), number=one.number, verdict=verdict(one)) for one in round_.claims
    ]
    nobody = [] if round_.winner is not None else [say("color-told-nobody")]
    return [say("color-true", number=round_.number), *verdicts, *nobody]


def verdict(claim: Verified) -> Said:
    """How an announcement turned out, and when it was made, if that was measured."""
    said = say(f"color-verdict-{'pays' if claim.paid else claim.verdict}", name=name(claim.seat))
    if not claim.after:
        return said
    return say("color-verdict-after", verdict=said, seconds=say("color-seconds", **seconds(claim.after)))


def seconds(milliseconds: int) -> dict[str, Any]:
    tenths = round(milliseconds / 100)
    return {"whole": tenths // 10, "tenths": tenths % 10}


def letters(colours: Colours, salt: int) -> Row:
    """In a sentence: "R Y Y B …"."""
    return Row(tuple(say(f"color-letter-{colour}") for colour in scattered(colours, salt)))
