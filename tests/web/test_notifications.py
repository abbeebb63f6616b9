"""\"Your turn\" while the page is hidden, in browsers that do and that do not let a page notify."""

from __future__ import annotations

import pytest

from tests.web.conftest import Come

HIDDEN = """
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    window.notified = [];
    window.Notification = class {
        static permission = 'granted';
        constructor(title, options) {
            if (%s) throw new TypeError("Failed to construct 'Notification': Illegal constructor.");
            window.notified.push(['page', options.body]);
        }
    };
    Object.defineProperty(navigator, 'serviceWorker', { value: { getRegistration: async () => (%s) } });
"""
WORKER = "{ showNotification: async (title, options) => window.notified.push(['worker', options.body]) }"
CASES = {
    "a desktop": ("false", "undefined", [["page", "Yamslam"]]),
    "a phone with a worker": ("true", WORKER, [["worker", "Yamslam"]]),
    "a phone without": ("true", "undefined", []),
    "a worker that fails": ("true", "{ showNotification: async () => { throw new Error('no') } }", []),
}


@pytest.mark.parametrize("case", CASES)
def test_a_turn_is_notified_where_that_can_be_done(case: str, come: Come) -> None:
    """Nothing that the browser throws stops the page: the fixture looks for complaints."""
    throws, worker, notified = CASES[case]
    ann = come("Ann", language="en", size="phone")
    ann.context.add_init_script(HIDDEN % (throws, worker))
    table = ann.table("slam", "me")
    ann.start(table)
    ann.go(table)
    ann.page.wait_for_function("() => document.title.startsWith('●')")
    ann.page.wait_for_function(f"() => window.notified.length === {len(notified)}")
    assert ann.page.evaluate("window.notified") == notified
