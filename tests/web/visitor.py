"""People at the page: each a browser of their own, doing what people do."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, Locator, Page, expect

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PICTURES = Path(__file__).parent / "pictures"
SIZES = {"phone": {"width": 390, "height": 844}, "desktop": {"width": 1280, "height": 800}}

Size = Literal["phone", "desktop"]
Language = Literal["fr", "en"]
WORDS = {
    "fr": {"play": "Jouer", "invite": "Ouvrir et inviter", "friends": "Entre amis", "sit": "S’asseoir",
           "start": "Commencer", "skip": "Passer", "verify": "Vérifier les dés", "replay": "Revoir la partie",
           "rematch": "Revanche", "on": "Après", "true": "tirages sont justes", "your turn": "À vous"},
    "en": {"play": "Play", "invite": "Open and invite", "friends": "With friends", "sit": "Sit down",
           "start": "Start", "skip": "Skip", "verify": "Verify the dice", "replay": "Watch again",
           "rematch": "Rematch", "on": "On", "true": "draws are true", "your turn": "Your turn"},
}  # fmt: skip


class Visitor:
    def __init__(
        self, browser: Browser, url: str, language: Language = "fr", size: Size = "phone", **more: Any
    ) -> None:
        self.url, self.language, self.size, self.words = url, language, size, WORDS[language]
        phone: dict[str, Any] = {"is_mobile": True, "has_touch": True} if size == "phone" else {}
        self.context = browser.new_context(
            viewport=SIZES[size],  # type: ignore[arg-type]
            locale={"fr": "fr-FR", "en": "en-GB"}[language],
            reduced_motion="reduce",
            **phone,
            **more,
        )
        self.context.add_init_script("localStorage.setItem('yamclub.pace', 'instant')")
        self.complaints: list[str] = []
        self.page = self._open()

    def _open(self) -> Page:
        page = self.context.new_page()
        page.set_default_timeout(15_000)
        page.on("pageerror", lambda bad: self.complaints.append(str(bad)))
        page.on("console", lambda said: self.complaints.append(said.text) if "Refused" in said.text else None)
        return page

    def go(self, path: str = "/") -> None:
        self.page.goto(self.url + path)

    def button(self, word: str) -> Locator:
        return self.page.get_by_role("button", name=self.words[word], exact=True)

    def introduce(self, name: str) -> None:
        field = self.page.get_by_role("textbox", name={"fr": "Votre nom", "en": "Your name"}[self.language])
        field.fill(name)
        self.page.keyboard.press("Enter")
        expect(field).to_have_count(0)

    def against_a_bot(self) -> None:
        """From home, named, to the first turn of a match against a bot."""
        self.go("/new/slam")
        self.button("play").click()
        self.button("skip").click()

    def make_table(self) -> str:
        self.go("/new/slam")
        self.button("friends").click()
        self.button("invite").click()
        return self.page.get_by_role("textbox").input_value().removeprefix(self.url)

    # --- at the board

    @property
    def over(self) -> bool:
        return self.page.locator(".over").count() > 0

    @property
    def actions(self) -> Locator:
        return self.page.locator("[data-walk=actions] button:enabled")

    def move(self) -> bool:
        """Take a chip if the dice win one, else throw, else stop; whether there was anything to do.

        Five alike may take any chip: then the stacks on the rim are the choice, and the bar has no button for each.
        """
        takes = self.page.locator("[data-walk=actions] button.take:enabled, [data-walk=stacks] .can button:enabled")
        choice = takes if takes.count() else self.actions
        if not choice.count():
            return False
        event = self.page.locator("[data-event]").get_attribute("data-event")
        choice.first.click()
        expect(self.page.locator(f'[data-event="{event}"]')).to_have_count(0)
        return True

    def wait_for_turn(self) -> None:
        expect(self.page).to_have_title(re.compile(f"^● {self.words['your turn']}"))
        expect(self.actions.first).to_be_visible()

    # --- looking

    def picture(self, name: str) -> None:
        PICTURES.mkdir(exist_ok=True)
        self.page.screenshot(path=PICTURES / f"{name}.{self.size}.{self.language}.png", full_page=True)

    def check(self, name: str) -> None:
        """Take a picture, and let axe look for what would keep somebody out."""
        self.picture(name)
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("async () => (await axe.run()).violations")
        told = [f"{one['id']}: {node['target']} {node['failureSummary']}" for one in found for node in one["nodes"]]
        assert not told, f"{name}\n" + "\n".join(told)
        wide = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"{name} is wider than the screen"

    def close(self) -> None:
        self.context.close()
        assert self.complaints == []
