"""The walk-through of a first game: it has the focus, covers nothing it points at, and goes with Escape."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Come
from tests.web.players import PLAYERS
from tests.web.visitor import SIZES, Size

SIX: list[Size] = ["small phone", "short phone", "phone", "landscape", "tablet", "desktop"]
_COVERED = """() => {
    const [card, target] = ['section.card', '.walked'].map((one) => document.querySelector(one).getBoundingClientRect());
    const wide = Math.min(card.right, target.right) - Math.max(card.left, target.left);
    const high = Math.min(card.bottom, target.bottom) - Math.max(card.top, target.top);
    if (card.left < 0 || card.top < 0 || card.right > innerWidth || card.bottom > innerHeight) return 'off the screen';
    return wide > 1 && high > 1 ? `covers ${Math.round(wide)} × ${Math.round(high)} of ${target.width} × ${target.height}` : '';
}"""  # noqa: E501


@pytest.mark.parametrize("game_id", [game for game in PLAYERS if game != "color"])
def test_the_first_game_is_explained_without_covering_it(come: Come, game_id: str) -> None:
    kind = PLAYERS[game_id]
    ann = come("Ann", language="fr", size="small phone", first_game=True)
    seats = {"menteur": 3}.get(game_id, 2)
    table = ann.table(game_id, ",".join(["me", *[kind.bot] * (seats - 1)]))
    ann.start(table)
    ann.go(table)
    page, card, told = ann.page, ann.page.locator("section.card"), list[str]()
    expect(card).to_be_visible()
    while card.count():
        expect(card.locator(".main")).to_be_focused()
        step = card.locator(".count").inner_text().replace("/", "-")
        for size in SIX:
            page.set_viewport_size(SIZES[size])  # type: ignore[arg-type]
            page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
            if found := page.evaluate(_COVERED):
                told.append(f"step {step} on a {size} {found}")
                page.screenshot(path=f"tests/web/pictures/walk-{game_id}-{step}.{size}.png")
        page.keyboard.press("Enter")
    assert not told, "\n".join(told)
    page.wait_for_function("() => document.activeElement.closest('[data-board]')")
    page.reload()
    expect(ann.match).to_be_visible()
    expect(card).to_have_count(0)


def test_escape_ends_the_walk_and_the_board_has_the_focus(come: Come) -> None:
    ann = come("Ann", language="en", size="phone", first_game=True)
    ann.against_bots("slam")
    expect(ann.page.locator("section.card .main")).to_be_focused()
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("section.card")).to_have_count(0)
    ann.page.wait_for_function("() => document.activeElement.closest('[data-board]')")
