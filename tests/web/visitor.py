"""People at the page: each a browser of their own, doing what people do."""

from __future__ import annotations

import json
import re
from copy import copy
from secrets import token_hex
from typing import Any, ClassVar, Literal
from weakref import WeakSet

from playwright.sync_api import Browser, Locator, Page, WebSocket, expect
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import TimeoutError as TookTooLong

from tests.server.visitors import commitment_of
from tests.web.looking import obstacles, picture
from yamclub.games import GAMES

SIZES = {
    "small phone": {"width": 360, "height": 640},
    "short phone": {"width": 390, "height": 664},
    "phone": {"width": 390, "height": 844},
    "landscape": {"width": 844, "height": 390},
    "tablet": {"width": 768, "height": 1024},
    "desktop": {"width": 1280, "height": 800},
}
"""The screens on which a turn must fit: small ones, one with the bars of its browser, one turned, and large ones."""

Size = Literal["small phone", "short phone", "phone", "landscape", "tablet", "desktop"]
Language = Literal["fr", "en"]
WORDS = {
    "fr": {"name": "Votre nom", "play": "Jouer", "invite": "Ouvrir et inviter", "friends": "Entre amis",
           "sit": "S’asseoir", "start": "Commencer", "skip": "Passer", "verify": "Vérifier les tirages",
           "replay": "Revoir la partie", "rematch": "Rejouer", "on": "Suivant", "true": "tirages sont conformes",
           "your turn": "À vous", "lost": "Connexion perdue",
           "trouble": "Le serveur ne peut rien enregistrer", "table": "Table", "leave": "Quitter la partie",
           "seat a bot": "Mettre un bot", "take back": "Reprendre ma place", "first game": "Première partie"},
    "en": {"name": "Your name", "play": "Play", "invite": "Open and invite", "friends": "With friends",
           "sit": "Sit down", "start": "Start", "skip": "Skip", "verify": "Verify the draws",
           "replay": "Watch again", "rematch": "Play again", "on": "Next", "true": "draws check out",
           "your turn": "Your turn", "lost": "Connection lost",
           "trouble": "The server can’t store anything", "table": "Table", "leave": "Leave the match",
           "seat a bot": "Seat a bot", "take back": "Take my seat back", "first game": "First match"},
}  # fmt: skip
TIME = 60_000
"""Milliseconds that anything may take on a busy machine: long, since nothing waits it out but what has failed."""

_HEAR_ALERTS = """
    window.alerts = [];
    new MutationObserver(() => {
        for (const { textContent } of document.querySelectorAll('[role=alert]')) {
            if (textContent.trim() && textContent !== alerts.at(-1)) alerts.push(textContent);
        }
    }).observe(document, { subtree: true, childList: true, characterData: true });
"""
_EVENT = "Number(document.querySelector('[data-event]')?.dataset.event ?? 0)"


class Visitor:
    everybody: ClassVar[WeakSet[Visitor]] = WeakSet()

    def __init__(
        self,
        browser: Browser,
        url: str,
        name: str | None = None,
        language: Language = "fr",
        size: Size = "phone",
        *,
        first_game: bool = False,
        **more: Any,
    ) -> None:
        """Somebody comes, with a name or as a stranger. Only at a first game are there walk-throughs."""
        self.url, self.language, self.size, self.words = url, language, size, WORDS[language]
        phone: dict[str, Any] = {"is_mobile": True, "has_touch": True} if size != "desktop" else {}
        self.context = browser.new_context(
            base_url=url,
            viewport=SIZES[size],  # type: ignore[arg-type]
            locale={"fr": "fr-FR", "en": "en-GB"}[language],
            reduced_motion="reduce",
            **phone,
            **more,
        )
        self.remembers(pace="instant", **({} if first_game else {f"walked.{game}": "yes" for game in GAMES}))
        self.context.add_init_script(_HEAR_ALERTS)
        self._headers = {"Connection": "close", "Origin": url}
        self.name = name
        self._parts: dict[str, str] = {}
        """By commitment, parts of the dice that were not drawn by the page."""
        Visitor.everybody.add(self)
        self.complaints: list[str] = []
        """What the browser found wrong with the page."""
        self.wire: list[str] = []
        """Everything that ever reached this person over the socket, as it came."""
        self.page = self.open_tab()
        if name is not None:
            self.post("/api/me", name=name)

    def open_tab(self) -> Page:
        page = self.context.new_page()
        page.set_default_timeout(TIME)
        page.on("pageerror", lambda bad: self.complaints.append(str(bad)))
        page.on("console", lambda said: self.complaints.append(said.text) if "Refused" in said.text else None)
        page.on("websocket", self._listen)
        return page

    def in_another_tab(self) -> Visitor:
        """The same person with the same browser, looking at another tab."""
        twin = copy(self)
        twin.page = self.open_tab()
        return twin

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.wire.append(str(text)))

    def remembers(self, **kept: str) -> None:
        """What this browser kept from an earlier visit."""
        keep = "".join(f"localStorage.setItem('yamclub.{key}', '{value}');" for key, value in kept.items())
        self.context.add_init_script(keep)

    # --- going around

    def go(self, path: str = "/") -> None:
        self.page.goto(path)

    def button(self, word: str) -> Locator:
        return self.page.get_by_role("button", name=self.words[word], exact=True)

    def introduce(self, name: str) -> None:
        field = self.page.get_by_role("textbox", name=self.words["name"])
        field.fill(name)
        self.page.keyboard.press("Enter")
        expect(field).to_have_count(0)

    # --- tables, by the page

    def against_bots(self, game: str) -> None:
        """To a table with bots, by the page alone."""
        self.go(f"/new/{game}")
        self.button("play").click()
        expect(self.match).to_be_visible()

    def invite(self, game: str) -> str:
        """Open a table for friends by the page alone; the link that is to be sent."""
        self.go(f"/new/{game}")
        self.button("friends").click()
        self.button("invite").click()
        return self.page.get_by_role("textbox").input_value().removeprefix(self.url)

    # --- tables, without the clicks

    def post(self, path: str, **body: Any) -> Any:
        # Over a connection of its own: one that was kept may be closed by the server just when it is used again.
        answer = self.context.request.post(path, data=body, headers=self._headers)
        assert answer.ok, answer.text()
        return answer.json()

    def table(self, game: str, seats: str, **options: Any) -> str:
        """A new table with seats such as ``me,open,greedy``; the path to it."""
        kinds = ("me", "open")
        wishes = [{"kind": one} if one in kinds else {"kind": "bot", "bot": one} for one in seats.split(",")]
        return f"/t/{self.post('/api/tables', game=game, seats=wishes, options=options)['id']}"

    def sit(self, table: str, seat: int) -> None:
        self.post(f"/api{_full(table)}/sit", seat=seat)

    def start(self, table: str) -> None:
        """Start, with everybody's part of the dice: from their pages, or from here where none is open."""
        info = self.post(f"/api{_full(table)}/start")
        while info["starting"] is not None:
            for one in list(Visitor.everybody):
                one._answer(_full(table))
            info = self.context.request.get(f"/api{_full(table)}", headers=self._headers).json()

    def _answer(self, table: str) -> None:
        try:
            info = self.context.request.get(f"/api{table}", headers=self._headers).json()
        except PlaywrightError:
            return  # they have closed their browser
        you = info.get("you")
        if you is None or info["starting"] is None:
            return
        mine = info["commitments"][you]
        if mine is None:
            part = token_hex(16)
            self._parts[promised := commitment_of(info["commitment"], you, part)] = part
            self.context.request.post(
                f"/api{table}/sit", data={"seat": you, "commitment": promised}, headers=self._headers
            )
        elif mine in self._parts:
            self.context.request.post(f"/api{table}/open", data={"entropy": self._parts[mine]}, headers=self._headers)

    # --- at a table

    @property
    def match(self) -> Locator:
        return self.page.locator("[data-event]")

    @property
    def event(self) -> int:
        """The last thing that is shown to have happened; 0 where nothing is."""
        return int(self.page.evaluate(_EVENT))

    @property
    def heard(self) -> list[dict[str, Any]]:
        """What was told over the socket so far. Frames are taken in only while a page is asked something."""
        self.page.evaluate("0")
        return [json.loads(text) for text in self.wire]

    @property
    def over(self) -> bool:
        return self.page.locator("section.over").count() > 0

    @property
    def alerts(self) -> list[str]:
        """What this tab was told in alerts since it was loaded, those included that are gone again."""
        return [str(text) for text in self.page.evaluate("alerts")]

    def wait_for_alert(self, pattern: str) -> None:
        """Until this has been told. It goes by itself after some seconds, in which nobody may have looked."""
        try:
            self.page.wait_for_function("(said) => alerts.some((text) => new RegExp(said).test(text))", arg=pattern)
        except TookTooLong:
            raise AssertionError(f"told {self.alerts}, and not {pattern!r}") from None

    @property
    def lost(self) -> Locator:
        """What is said while there is no connection."""
        return self.page.get_by_text(self.words["lost"])

    @property
    def trouble(self) -> Locator:
        """What is said while the server cannot do its work."""
        return self.page.get_by_text(self.words["trouble"])

    @property
    def standings(self) -> list[list[str]]:
        """Place, name and score of each seat once it is over."""
        expect(self.page.locator("section.over li").first).to_be_visible()
        return [row.locator("span").all_inner_texts() for row in self.page.locator("section.over li").all()]

    def wait_for_turn(self) -> None:
        expect(self.page).to_have_title(re.compile(f"^● {self.words['your turn']}"))

    def wait_for_event(self, number: int) -> None:
        """Until everything up to this has been shown."""
        self.page.wait_for_function(f"(number) => {_EVENT} >= number", arg=number)

    # --- looking

    def check(self, name: str) -> None:
        """Take a picture, and look for what would keep somebody out."""
        picture(self.page, f"{name}.{self.size}.{self.language}")
        found = obstacles(self.page)
        assert not found, f"{name} at {self.page.url}\n" + "\n".join(found)


def _full(table: str) -> str:
    return table.replace("/t/", "/tables/")
