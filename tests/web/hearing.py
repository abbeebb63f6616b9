"""What a screen reader would be told by a page: every live region, in the order in which it changes."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, Page

_LISTEN = """
    window.spoken = [];
    const REGIONS = '[role=alert], [role=status], [role=log], [aria-live=polite], [aria-live=assertive]';
    const say = (text) => {
        const said = text.replace(/\\s+/g, ' ').trim();
        if (said) spoken.push(said);
    };
    new MutationObserver((changes) => {
        const whole = new Set();
        for (const { target, addedNodes, type } of changes) {
            const from = target instanceof Element ? target : target.parentElement;
            const region = from?.closest(REGIONS);
            if (!region) {
                // A region that comes with its text is read if it is an alert; others are too late to be heard.
                for (const added of addedNodes) {
                    if (!(added instanceof Element)) continue;
                    if (added.matches('[role=alert]')) whole.add(added);
                    added.querySelectorAll('[role=alert]').forEach((alert) => whole.add(alert));
                }
            } else if (region.matches('[role=log]:not([aria-atomic=true])')) {
                if (type === 'characterData') say(target.textContent);
                else addedNodes.forEach((added) => say(added.textContent));
            } else whole.add(region);
        }
        whole.forEach((region) => say(region.textContent));
    }).observe(document, { subtree: true, childList: true, characterData: true });
"""


class Transcript:
    """Everything that is said by the pages of a browser from their next load on."""

    def __init__(self, context: BrowserContext, page: Page) -> None:
        context.add_init_script(_LISTEN)
        self._page = page
        self._read = 0

    @property
    def everything(self) -> list[str]:
        return [str(one) for one in self._page.evaluate("window.spoken ?? []")]

    def new(self) -> list[str]:
        """What was said since this was last asked."""
        said = self.everything[self._read :]
        self._read += len(said)
        return said

    def wait_for(self, text: str) -> list[str]:
        """Until a sentence with this text was said that was not read before; all that was said up to now."""
        self._page.wait_for_function(
            "([text, from]) => spoken.slice(from).some((one) => one.includes(text))", arg=[text, self._read]
        )
        return self.new()
