"""What the page lets people set, and what it must have room for: options, a deck, a playoff, eight seats."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

import yamclub
from tests.web.conftest import Come
from tests.web.visitor import Visitor
from yamclub.bots import make_bot
from yamclub.game import Mover, State
from yamclub.games.color.colours import SYMMETRIC
from yamclub.kernel.codec import encode
from yamclub.server.catalogue import catalogue

NO_WALK = "".join(f"localStorage.setItem('yamclub.walked.{game}', 'yes');" for game in yamclub.GAMES)
BOTS = {"color": "counter", "menteur": "bluffer"}


def play(game_id: str, seats: int, seed: int, until: Callable[[Any], bool], **options: str) -> Any:
    """The position at which bots, each at a quarter of a second, first come to what is looked for."""
    game, rng, now = yamclub.game(game_id), Random(seed), 0
    state: State = game.start(seats=seats, options=game.options(**options))
    bots = [make_bot(game, BOTS[game_id], Random(seed + seat)) for seat in range(seats)]
    while not (until(state) or state.turn().over):
        turn = state.turn()
        if turn.chance:
            chance = state.chance()
            state = state.apply(Mover.CHANCE, chance.pick(rng.randrange(chance.total)), now)
            continue
        now += 250
        seat, closes = rng.choice(turn.seats), state.deadline()
        if closes is not None and closes < now:
            state = state.apply(Mover.CLOCK, state.legal(Mover.CLOCK)[0], closes)
        else:
            state = state.apply(seat, bots[seat].choose(state.view(seat), state.legal(seat)), now)
    return state


def show(visitor: Visitor, game: str, seats: int, state: State) -> Page:
    """The page of the first seat, at this position of an imagined match."""
    page = visitor.page

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def down(text: str | bytes) -> None:
            message = json.loads(text)
            if message["say"] == "event":
                return
            if message["say"] == "position":
                message["view"] = json.loads(encode(state.view(0)))
                message["legal"] = json.loads(encode(list(state.legal(0))))
            line.send(json.dumps(message))

        server.on_message(down)
        line.on_message(server.send)

    page.route_web_socket("**/api/socket", between)
    visitor.context.add_init_script(NO_WALK)
    bot = {"kind": "bot", "bot": BOTS[game]}
    asked = visitor.context.request
    made = asked.post(f"{visitor.url}/api/tables", data={"game": game, "seats": [{"kind": "me"}] + [bot] * (seats - 1)})
    assert asked.post(f"{visitor.url}/api/tables/{made.json()['id']}/start").ok
    visitor.go(f"/t/{made.json()['id']}")
    page.locator("[data-walk=actions]").wait_for()
    return page


def within(page: Page, *selectors: str) -> None:
    """All of these can be seen at once, above the bar and without scrolling."""
    bar = page.locator("[data-walk=actions]").bounding_box()
    assert bar is not None
    assert bar["y"] + bar["height"] <= page.evaluate("innerHeight") + 1
    for selector in selectors:
        box = page.locator(selector).first.bounding_box()
        assert box is not None, selector
        assert box["y"] >= 0, selector
        assert box["y"] + box["height"] <= bar["y"] + 1, selector


# --- options


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_option_of_every_game_can_be_set_and_is_explained(come: Come, language: str) -> None:
    ann = come("Ann", language=language)
    for game in catalogue(language):
        ann.go(f"/new/{game.id}")
        expect(ann.page.get_by_role("heading", name=game.name)).to_be_visible()
        for more in ann.page.locator("details:not([open]) summary").all():
            more.click()
        expect(ann.page.locator(".options fieldset, .options input[type=number]")).to_have_count(len(game.options) + 2)
        told = ann.page.locator(".options").first.inner_text()
        assert f"{game.id}-option" not in told  # no message id where a sentence should be
        assert ann.page.locator(".options [aria-describedby]").count() >= len(game.options)
    ann.check("options")


def paste(visitor: Visitor, deck: str) -> None:
    visitor.go("/new/color")
    visitor.page.get_by_text("More options").click()
    visitor.page.get_by_role("radio", name="yours").check(force=True)
    visitor.page.get_by_role("textbox", name="Paste them here").fill(deck)


def test_a_deck_of_ones_own_is_refused_in_words_until_it_is_right(come: Come) -> None:
    ann = come("Ann", language="en")
    page, alert = ann.page, ann.page.get_by_role("alert")
    paste(ann, "RRRRBBBB\nRRRRBBGY")
    expect(page.get_by_text("2 read")).to_be_visible()
    ann.button("play").click()
    expect(alert).to_contain_text("2 cards")
    cards = [str(card) for card in SYMMETRIC]
    page.get_by_role("textbox", name="Paste them here").fill("\n".join([*cards[:-1], "RRRRRRRX"]))
    ann.button("play").click()
    expect(alert).to_contain_text("Card 26")
    ann.check("deck")
    file = {"name": "deck.json", "mimeType": "application/json", "buffer": json.dumps(["RRRRBBBB"] * 26).encode()}
    page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]
    expect(page.get_by_text("26 read")).to_be_visible()
    ann.button("friends").click()
    ann.button("invite").click()
    expect(page.get_by_text("The cards: yours")).to_be_visible()
    table = page.get_by_role("textbox").input_value().rpartition("/")[2]
    told = ann.context.request.get(f"{ann.url}/api/tables/{table}").json()
    assert told["options"]["deck"] == ["RRRRBBBB"] * 26


def test_a_name_and_you_play(come: Come) -> None:
    ann = come(language="en")
    ann.go("/new/slam")
    ann.page.get_by_role("textbox", name="Your name").fill("Ann")
    ann.button("play").click()
    ann.button("skip").click()
    expect(ann.page).to_have_title("● Your turn · Yamclub")


# --- the playoff


def playoff(me_in: bool) -> Any:
    for seed in range(400):
        found = play(
            "color",
            4,
            seed,
            lambda state: state.playoff and state.phase == "announcing" and (0 in state.contenders) is me_in,
            tie="playoff",
        )
        if found.phase == "announcing":
            return found
    raise AssertionError("nobody ever tied")


@pytest.mark.parametrize(("me_in", "size", "scheme"), [(True, "phone", "light"), (False, "desktop", "dark")])
def test_the_playoff_says_who_is_in_and_what_decides(come: Come, me_in: bool, size: str, scheme: str) -> None:
    ann = come("Ann", language="en", size=size, color_scheme=scheme)
    state = playoff(me_in)
    page = show(ann, "color", 4, state)
    banner = page.locator(".playoff")
    expect(banner).to_contain_text("the first card won decides")
    assert ("Ann" in banner.inner_text()) is me_in
    expect(page.locator(".player.in")).to_have_count(len(state.contenders))
    expect(page.locator(".player.out")).to_have_count(4 - len(state.contenders))
    expect(page.get_by_role("button", name="Say 3", disabled=not me_in)).to_be_visible()
    if me_in:
        within(page, ".status", ".playoff", ".mat", ".player.in")
    ann.check(f"playoff-{me_in}")


# --- eight liars on a phone


def mine_to_announce(state: Any) -> bool:
    cups = state.view(0).cups
    return state.phase == "announcing" and state.seat == 0 and bool(cups.locked) and sum(state.view(0).totals) > 300


def test_eight_liars_fit_on_a_phone(come: Come) -> None:
    ann = come("Ann", language="fr")
    page = show(ann, "menteur", 8, play("menteur", 8, 1, mine_to_announce))
    page.locator(".peek").click()
    within(page, ".status", ".peek", ".panel")
    strip = page.get_by_role("list", name="Autour de la table")
    expect(strip.get_by_role("listitem")).to_have_count(7)
    ann.check("eight-announcing")
    page.get_by_role("region").last.focus()  # the sheets scroll by themselves, and do not widen the page
    assert page.evaluate("document.documentElement.clientWidth") == 390


def test_eight_liars_decide_without_scrolling(come: Come) -> None:
    ann = come("Ann", language="en")
    asked = play("menteur", 8, 1, lambda state: state.phase == "deciding" and 0 in state.turn().seats)
    page = show(ann, "menteur", 8, asked)
    within(page, ".status", ".claim")
    expect(page.locator("[data-walk=actions] button")).to_have_count(2)
    ann.check("eight-deciding")


# --- sound


def test_sound_is_a_setting_and_is_never_missed(come: Come) -> None:
    ann = come("Ann", language="en")
    ann.context.add_init_script("delete window.AudioContext; delete Navigator.prototype.vibrate;" + NO_WALK)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "counter"}]
    table = ann.context.request.post(
        f"{ann.url}/api/tables",
        data={"game": "color", "seats": seats, "options": {"blind": "on", "round_seconds": 60}},
    ).json()["id"]
    assert ann.context.request.post(f"{ann.url}/api/tables/{table}/start").ok
    ann.go(f"/t/{table}")
    ann.page.locator(".mat.feeling").wait_for()
    ann.page.locator("[data-item='3']").hover()
    expect(ann.page.locator(".mat .token")).to_have_count(1)  # and nothing is thrown: see Visitor.close
    ann.page.get_by_role("button", name="Sound: on").click()
    ann.page.get_by_role("button", name="Settings").click()
    sound = ann.page.get_by_role("group", name="Sound and vibration")
    expect(sound.get_by_role("radio", name="no")).to_be_checked()


# --- where one is


def test_titles_and_a_replay_that_is_not_there(come: Come) -> None:
    ann = come("Ann", language="en")
    for path, title in {
        "/": "Yamclub",
        "/about": "About · Yamclub",
        "/rules/slam": "Yamslam · Rules · Yamclub",
    }.items():
        ann.go(path)
        expect(ann.page).to_have_title(title)
    ann.go("/t/abcdefghij/replay")
    expect(ann.page.get_by_role("heading", name="There is no such table")).to_be_visible()
