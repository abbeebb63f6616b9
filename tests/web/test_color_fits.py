"""Everything a round of YAM color needs is on the screen at once, with the most players, in every phase and variant."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from tests.web.conftest import Come
from tests.web.fitting import misfits
from tests.web.looking import picture
from tests.web.stage import played, stage
from tests.web.visitor import SIZES, Visitor
from yamclub.games.color.colours import SYMMETRIC
from yamclub.games.color.cover import Cover
from yamclub.games.color.moves import ColorOptions

EIGHT = ["counter"] * 8
ALL = ",".join(["me", *EIGHT[1:]])
ROUND = (".status", ".mat", ".ball", ".spot", ".player")
NUMBERS = (*ROUND, ".facts", ".number", ".countdown")


def at_every_size(ann: Visitor) -> Iterator[str]:
    for size, viewport in SIZES.items():
        ann.page.set_viewport_size(viewport)  # type: ignore[arg-type]
        ann.page.evaluate("new Promise((later) => requestAnimationFrame(() => requestAnimationFrame(later)))")
        yield size


@cache
def calling() -> Any:
    """Some have called, everybody has won a card, and the first seat has not called yet."""

    def come(state: Any) -> bool:
        some = len(state.claims) > 2 and 0 in state.waiting
        return bool(some and min(map(len, state.won)) > 0 and max(map(len, state.won)) < 7)

    return next(state for seed in range(100) if come(state := played("color", EIGHT, seed, come)))


def staked() -> Any:
    state = calling()
    laid, won = tuple(cards[:1] for cards in state.won), tuple(cards[1:] for cards in state.won)
    return replace(state, options=ColorOptions(stakes="pot"), laid=laid, won=won, pot=laid[0] * 3)


def blind() -> Any:
    return replace(calling(), options=ColorOptions(blind="on"), cover=Cover((0,) * 8))


def verified() -> Any:
    state = calling()
    for number, seat in enumerate(state.waiting):
        free = [one for one in range(9) if one not in {claim.number for claim in state.claims}]
        state = state.apply(seat, state.legal(seat)[number % len(free)], state.claims[-1].at)
    return state


def staking() -> Any:
    state = verified()
    won = (SYMMETRIC[:5], *state.won[1:])
    return replace(state, options=ColorOptions(stakes="pile"), phase="staking", staking=tuple(range(8)), won=won)


POSITIONS: dict[str, tuple[Callable[[], Any], tuple[str, ...]]] = {
    "calling": (calling, NUMBERS),
    "blind": (blind, (*NUMBERS, ".sound")),
    "staked": (staked, (*NUMBERS, ".stake")),
    "verified": (verified, (*ROUND, ".facts", ".verified", ".verified li", ".next")),
    "staking": (staking, (*ROUND, ".facts", ".verified", ".stakes p", ".stakes .lay", ".stakes .none")),
    "playoff": (lambda: replace(calling(), playoff=True), (*ROUND, ".playoff", ".number", ".countdown")),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_a_round_fits_on_every_screen(come: Come, name: str) -> None:
    position, needed = POSITIONS[name]
    ann = come("Ann-Alexandrine")
    stage(ann, "color", ALL, position(), pause={"waiting_for": [0], "left": None})
    ann.page.locator(needed[-1]).first.wait_for()
    bad = list[str]()
    for size in at_every_size(ann):
        bad += [f"{size}: {one}" for one in misfits(ann.page, *needed)]
        picture(ann.page, f"color-{name}.{size}")
    assert not bad, "\n".join(bad)


_BALL = "document.querySelector('.ball').getBoundingClientRect().width"
_WIDER = "document.documentElement.scrollWidth - innerWidth"


def test_enlarging_the_page_enlarges_the_pieces(come: Come) -> None:
    """At 200 % a page has half as many pixels each way, and every pixel is twice as large."""
    ann = come("Ann")
    stage(ann, "color", ALL, calling())
    page, found = ann.page, dict[str, tuple[float, float, float]]()
    page.locator(".ball").first.wait_for()
    for size, viewport in SIZES.items():
        page.set_viewport_size(viewport)  # type: ignore[arg-type]
        plain = float(page.evaluate(_BALL))
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        large_text = float(page.evaluate(_BALL))
        assert page.evaluate(_WIDER) <= 0, size
        page.evaluate("document.documentElement.style.fontSize = ''")
        page.set_viewport_size({"width": viewport["width"] // 2, "height": viewport["height"] // 2})
        found[size] = plain, 2 * float(page.evaluate(_BALL)), large_text
        assert page.evaluate(_WIDER) <= 0, size
    small = {size: all_ for size, all_ in found.items() if min(all_[1] / 1.05, all_[2]) < all_[0]}
    assert not small


def test_a_first_game_shows_its_start_button(come: Come) -> None:
    ann = come("Ann", size="small phone", first_game=True)
    ann.go("/new/color")
    ann.button("play").click()
    ann.button("start").wait_for()
    assert misfits(ann.page, ".button.main") == []
