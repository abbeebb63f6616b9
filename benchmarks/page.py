"""The first load of the page: its size before a game is chosen, and how soon it can be used on a slow machine.

``make bench-page``. Loopback, an empty cache, the processor slowed down four times by the browser.
"""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter

from playwright.sync_api import Browser, sync_playwright
from tests.server.serving import Served

SLOWER = 4
ROUNDS = 5
MOST_BYTES, MOST_SECONDS = 100_000, 1.2
_WEIGHT = """performance.getEntriesByType('resource')
    .filter((one) => /\\.(js|css)$/.test(one.name)).reduce((sum, one) => sum + one.encodedBodySize, 0)"""


def first_load(browser: Browser, url: str) -> tuple[float, int]:
    """Seconds until the name can be typed and a game chosen, and bytes of script and style."""
    context = browser.new_context()
    page = context.new_page()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    began = perf_counter()
    page.goto(url, wait_until="commit")
    page.get_by_role("textbox").wait_for()
    page.locator("article a").first.wait_for()
    seconds = perf_counter() - began
    weight = int(page.evaluate(_WEIGHT))
    context.close()
    return seconds, weight


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        Served(str(Path(folder) / "tables.db")) as served,
        sync_playwright() as playwright,
    ):
        chromium = shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        loads = [first_load(browser, served.url) for _ in range(ROUNDS + 1)][1:]
        browser.close()
    seconds, weight = median(load[0] for load in loads), loads[0][1]
    print(f"first load: {weight / 1000:.1f} kB of script and style, packed (at most {MOST_BYTES / 1000:.0f})")
    print(f"usable after {seconds:.2f} s, processor {SLOWER} times slower (at most {MOST_SECONDS})")


if __name__ == "__main__":
    main()
