"""Practice on the page: questions on the real board, judged, kept, by pointer and by keys."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Come
from tests.web.hearing import Transcript
from tests.web.players import PLAYERS, play_to_the_end
from tests.web.test_coach_analysis import ANALYSIS
from tests.web.visitor import SIZES, Language, Size, Visitor
from yamclub.coach.shipped import shipped

PRACTISED = ("menteur", "master", "slam", "yami", "yams")
WORDS = {
    "fr": {"practise": "S’entraîner", "next": "Question suivante", "result": "Voir le résultat",
           "more": "Continuer l’entraînement", "question": "Question {} sur 8", "learned": "Acquis"},
    "en": {"practise": "Practise", "next": "Next question", "result": "See the result",
           "more": "Go on practising", "question": "Question {} of 8", "learned": "Learned"},
}  # fmt: skip
SESSION = 8


def board(page: Page) -> Locator:
    return page.locator("[data-question]")


def verdict(page: Page) -> Locator:
    return page.locator(".verdict")


def on(visitor: Visitor) -> Locator:
    """The one button of a verdict."""
    words = WORDS[visitor.language]
    return visitor.page.get_by_role("button", name=re.compile(f"^({words['next']}|{words['result']})$"))


def begin(visitor: Visitor, game_id: str = "slam") -> None:
    visitor.go(f"/practice/{game_id}")
    expect(board(visitor.page)).to_be_visible()


def answer(visitor: Visitor, game_id: str) -> None:
    """Do something allowed on the board, by clicks, until it is judged."""
    player = PLAYERS[game_id](visitor)
    ready = "return one('.verdict') || (one('[data-question][aria-busy=false]') && next())"
    for _ in range(12):
        visitor.page.wait_for_function(f"() => {{ {player._with(ready)} }}")
        player.click()
        visitor.page.wait_for_function(f"() => {{ {player._with(ready)} }}")
        if verdict(visitor.page).count():
            return
    raise AssertionError(player.where)


def places_of(page: Page, face: str) -> list[int]:
    """Of the dice with this face. What they are called begins with their number."""
    dice = page.locator("[data-walk=dice] button").all()
    labels = [re.sub(r"^\S+ \d", "", die.get_attribute("aria-label") or "") for die in dice]
    return [place for place, label in enumerate(labels) if re.search(rf"\b{face}\b", label)]


def fits(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


@pytest.mark.parametrize("game_id", PRACTISED)
@pytest.mark.parametrize(("language", "size"), [("fr", "phone"), ("en", "desktop"), ("en", "landscape")])
def test_a_session_in_every_game(come: Come, game_id: str, language: Language, size: Size) -> None:
    ann = come("Ann", language=language, size=size)
    page, words = ann.page, WORDS[language]
    begin(ann, game_id)
    for number in range(1, SESSION + 1):
        expect(page.get_by_text(words["question"].format(number), exact=True)).to_be_visible()
        if number in (1, 2):
            ann.check(f"practice-{game_id}-{number}")
        fits(page)
        answer(ann, game_id)
        expect(verdict(page).locator("dt").first).to_be_visible()
        expect(on(ann)).to_be_focused()
        expect(on(ann)).to_be_in_viewport()
        if number in (1, 2):
            ann.check(f"practice-{game_id}-{number}-verdict")
        fits(page)
        on(ann).click()
        if size != "phone" and number == 2:
            return  # one whole session of each game is enough
    expect(page.locator(".end ol li[class]")).to_have_count(SESSION)
    expect(page.get_by_role("button", name=words["more"])).to_be_focused()
    ann.check(f"practice-{game_id}-end")


def test_a_whole_session_by_keyboard_is_heard(come: Come) -> None:
    """A right answer, then wrong ones: each is told, and the focus is never lost."""
    ann = come("Ann", language="en", size="desktop")
    page = ann.page
    transcript = Transcript(ann.context, page)
    begin(ann)
    for number in range(1, SESSION + 1):
        transcript.wait_for("What is best here?")
        expect(page.get_by_text(f"Question {number} of 8", exact=True)).to_be_visible()
        page.wait_for_function("() => document.activeElement.closest('[data-question]')")
        if number == 1:
            for place in places_of(page, "5"):
                page.keyboard.press(str(place + 1))
        page.keyboard.press("Enter" if page.evaluate("document.activeElement.matches('button')") else "Space")
        expect(verdict(page)).to_be_visible()
        if number == 1:
            expect(verdict(page)).to_contain_text("The best choice")
        expect(on(ann)).to_be_focused()
        transcript.wait_for("out of 100")
        page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Go on practising")).to_be_focused()
    assert page.evaluate("document.activeElement !== document.body")


def test_a_right_and_a_wrong_answer(come: Come) -> None:
    first = shipped("slam")[0]
    assert first.legal[first.best] == {"kind": "keep", "dice": "55"}
    ann = come("Ann", language="en", size="phone")
    begin(ann)
    for place in places_of(ann.page, "5"):
        ann.page.locator("[data-walk=dice] button").nth(place).click()
    ann.page.locator("[data-walk=actions] button.main").click()
    expect(verdict(ann.page)).to_contain_text("The best choice")
    expect(verdict(ann.page).locator(".points b")).to_have_text("100")
    expect(verdict(ann.page)).to_contain_text("comes again tomorrow")

    bob = come("Bob", language="en", size="desktop")
    begin(bob)
    bob.page.locator("[data-walk=actions] button.main").click()
    expect(verdict(bob.page).locator("dt")).to_have_text(["Played", "Better"])
    expect(verdict(bob.page).locator(".why")).not_to_be_empty()
    expect(verdict(bob.page)).to_contain_text("costs")
    expect(verdict(bob.page)).to_contain_text("in 10 minutes")


def test_progress_is_there_after_a_reload_and_at_the_games(come: Come) -> None:
    ann = come("Ann", language="en", size="phone")
    page = ann.page
    ann.go("/")
    page.get_by_role("link", name="Practise", exact=True).click()
    expect(page.get_by_role("heading", name="Practise")).to_be_visible()
    ann.check("practice-games")
    page.get_by_role("link", name=re.compile("Yamslam")).click()
    expect(board(page)).to_be_visible()
    first = board(page).get_attribute("data-question")
    answer(ann, "slam")
    page.reload()
    expect(board(page)).to_be_visible()
    assert board(page).get_attribute("data-question") != first
    ann.go("/practice")
    game = page.get_by_role("link", name=re.compile("Yamslam"))
    expect(game).to_contain_text(f"Learned: 0 of {len(shipped('slam'))}")
    expect(game).to_contain_text("nothing is due now")


def test_a_stranger_gives_a_name_first(come: Come) -> None:
    somebody = come(language="fr", size="phone")
    somebody.go("/practice/yams")
    expect(somebody.page.get_by_role("textbox")).to_be_visible()
    somebody.check("practice-name")
    somebody.introduce("Camille")
    expect(board(somebody.page)).to_be_visible()


def test_a_game_without_practice_says_so(come: Come) -> None:
    ann = come("Ann", language="en", size="phone")
    ann.go("/practice/color")
    expect(ann.page.get_by_role("alert").first).to_contain_text("no practice")
    expect(ann.page.get_by_role("button", name="Try again")).to_have_count(0)
    ann.check("practice-none")
    ann.go("/practice/chess/more")
    expect(ann.page.get_by_role("heading").first).to_be_visible()


def test_two_tabs_answer_the_same_question_once(come: Come) -> None:
    ann = come("Ann", language="en", size="phone")
    begin(ann)
    twin = ann.in_another_tab()
    begin(twin)
    first = board(ann.page).get_attribute("data-question")
    assert board(twin.page).get_attribute("data-question") == first
    answer(ann, "slam")
    twin.page.locator("[data-walk=actions] button").first.click()
    twin.page.get_by_text("in another tab").first.wait_for()
    expect(board(twin.page)).to_be_visible()
    expect(board(twin.page)).not_to_have_attribute("data-question", first or "")
    answer(twin, "slam")
    ann.go("/practice")
    bar = ann.page.get_by_role("link", name=re.compile("Yamslam")).locator(".asked")
    expect(bar).to_have_attribute("style", re.compile(rf"\b{200 // len(shipped('slam'))}\b"))  # two of them


@pytest.mark.parametrize(("language", "size"), [("en", "phone"), ("fr", "desktop")])
def test_ones_own_mistakes_are_practised(come: Come, language: Language, size: Size) -> None:
    ann = come("Ann", language=language, size=size)
    page = ann.page
    table = ann.table("slam", "me,club")
    ann.start(table)
    ann.go(table)
    play_to_the_end(PLAYERS["slam"](ann))
    page.get_by_role("link", name=ANALYSIS[language], exact=True).click()
    button = page.get_by_role("button", name=re.compile("Practise your|Travailler v"))
    expect(button).to_be_visible()
    ann.check("practice-from-analysis")
    button.click()
    expect(board(page)).to_be_visible()
    source = {"en": "from a match of yours", "fr": "tirée d’une de vos parties"}[language]
    expect(page.get_by_text(source)).to_be_visible()
    answer(ann, "slam")
    ann.check("practice-own-verdict")
    ann.go("/practice")
    expect(page.get_by_role("link", name=re.compile("Yamslam"))).to_contain_text(
        re.compile({"en": "of yours", "fr": "à vous"}[language])
    )


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", ["phone", "landscape", "desktop"])
def test_by_day_and_night(come: Come, size: Size, scheme: str) -> None:
    ann = come("Ann", language="fr", size=size, color_scheme=scheme)
    ann.go("/practice")
    expect(ann.page.locator(".game").first).to_be_visible()
    ann.check(f"practice-games-{scheme}")
    begin(ann, "yams")
    ann.check(f"practice-yams-{scheme}")
    answer(ann, "yams")
    ann.check(f"practice-yams-verdict-{scheme}")
    assert ann.page.viewport_size == SIZES[size]
