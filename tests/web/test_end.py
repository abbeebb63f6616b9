"""The end of a match: shown once its last move has been, and told for what it was."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Come
from tests.web.hearing import Transcript
from tests.web.players.yams import YamsPlayer

_WATCH = """
    window.ends = [];
    new MutationObserver(() => {
        const [end, match] = ['#over', '[data-event]'].map((what) => document.querySelector(what));
        const said = end && `${end.textContent.trim()} @${match?.dataset.event}`;
        if (said && said !== ends.at(-1)) ends.push(said);
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
"""


def test_the_end_opens_after_the_last_move_was_shown_and_only_as_what_it_was(come: Come) -> None:
    """At the calm pace the bot's last turn takes seconds to show; that it is over is known before."""
    ann = come("Ann", language="en", size="phone")
    table = ann.table("yams", "me,greedy")
    ann.start(table)
    ann.go(table)
    player = YamsPlayer(ann)
    player.play_on(until=76)
    player.wait_for_rest()
    ann.remembers(pace="calm")
    ann.page.add_init_script(_WATCH)
    heard = Transcript(ann.context, ann.page)
    ann.page.reload()
    player.wait_for_move()
    player.play_on()
    player.wait_for_end()
    last = max(one["event"] for one in ann.heard if one["say"] == "position")
    (end,) = ann.page.evaluate("ends")
    said, event = end.split(" @")
    assert (said, int(event)) == (ann.page.locator("#over").inner_text(), last)
    assert "before" not in said

    (result,) = [one for one in heard.everything if one.startswith("Match over")]
    assert [f"{place}. {name}: {score}" in result for place, name, score in ann.standings] == [True, True]
    expect(ann.page.locator("#over")).to_be_focused()
    expect(ann.page.locator("#over")).to_be_in_viewport()
    ann.check("end-calm")
