"""Whether everything a turn needs is on the screen at once: whole, not covered, without scrolling."""

from __future__ import annotations

from playwright.sync_api import Page

_MISFITS = """(selectors) => {
    const told = [];
    const label = (one) => (one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 40);
    const name = (one) => `${one.tagName.toLowerCase()}.${[...one.classList].join('.')} "${label(one)}"`;
    const covers = (one, x, y) => {
        const top = document.elementFromPoint(x, y);
        return top !== null && top !== one && !one.contains(top) && !top.contains(one) ? top : null;
    };
    if (scrollY > 0) told.push(`the page is scrolled by ${scrollY}`);
    for (const selector of selectors) {
        const found = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
        if (!found.length) told.push(`${selector}: not there`);
        for (const one of found) {
            const { left, top, right, bottom } = one.getBoundingClientRect();
            if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) {
                const at = [left, top, right, bottom].map(Math.round);
                told.push(`${selector}: ${name(one)} at ${at} is not on the screen`);
                continue;
            }
            // What scrolls inside a box of its own must not be cut off by that box.
            for (let box = one.parentElement; box; box = box.parentElement) {
                const { overflowX, overflowY } = getComputedStyle(box);
                if (overflowX === 'visible' && overflowY === 'visible') continue;
                const edge = box.getBoundingClientRect();
                if (left < edge.left - 1 || right > edge.right + 1 || top < edge.top - 1 || bottom > edge.bottom + 1) {
                    told.push(`${selector}: ${name(one)} is cut off by ${name(box)}`);
                    break;
                }
            }
            for (const [x, y] of [[0.5, 0.5], [0.15, 0.5], [0.85, 0.5], [0.5, 0.15], [0.5, 0.85]]) {
                const over = covers(one, left + (right - left) * x, top + (bottom - top) * y);
                if (over) {
                    told.push(`${selector}: ${name(one)} lies under ${name(over)}`);
                    break;
                }
            }
        }
    }
    return told;
}"""


def misfits(page: Page, *selectors: str) -> list[str]:
    """What of these is missing, off the screen, cut off or covered; a line each. Hidden elements don't count."""
    return [str(one) for one in page.evaluate(_MISFITS, list(selectors))]
