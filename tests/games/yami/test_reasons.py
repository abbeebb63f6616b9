"""What the coach of YAMI says: its numbers are those of cards counted one by one, in both languages."""

from __future__ import annotations

from random import Random

import pytest

from tests.coach.matches import analysed
from tests.games.turns import is_readable
from tests.games.yami.positions import cards, discard, following, playing, sheet
from yamclub.game import Action, Mover
from yamclub.games.yami.appraisal import YamiAppraiser
from yamclub.games.yami.boxes import INDEX, Box, all_cards, may_lay_down, shown
from yamclub.games.yami.held import Held
from yamclub.games.yami.moves import TAKE_DISCARD, TAKE_STOCK, Draw, LayDown, Mark
from yamclub.games.yami.rules import YamiState
from yamclub.games.yami.winning import expected_total
from yamclub.kernel.cards import Card, Cards
from yamclub.kernel.values import changed
from yamclub.mechanics.telling import Said

APPRAISER = YamiAppraiser(Random(0))


def told(state: YamiState, seat: int, best: Action, other: Action | None) -> Said:
    said = APPRAISER.why(state.view(seat), seat, best, other)
    assert said is not None
    assert is_readable_here(said)
    return said


def is_readable_here(said: Said) -> bool:
    """Of hidden cards there may be more than a hundred, and never fewer than any part of them."""
    numbers = {name: value for name, value in said.args.items() if isinstance(value, int)}
    most = numbers.get("unseen", 100)
    counted = (value for name, value in numbers.items() if name != "scored")
    return max(counted, default=0) <= most and is_readable(
        "yami", Said(said.id, {**said.args, **{name: min(value, 100) for name, value in numbers.items()}})
    )


def by_the_rules(state: YamiState, seat: int, box: Box, points: int, keep: Cards) -> int:
    """How many cards let this seat lay a box down with these five and one more: every unseen card tried."""
    others = [state.known[other] for other in range(state.players) if other != seat and state.known]
    unseen = all_cards(state.players) - state.hands[seat] - Cards(state.pile)
    for known in others:
        unseen -= known
    return sum(
        unseen.count(card)
        for card in set(unseen)
        if (gained := shown(keep.plus(card))[INDEX[box]]) >= points and may_lay_down(INDEX[box], gained)
    )


def test_counts_the_cards_that_complete_a_box() -> None:
    """9 9 V V and a card drawn: the full house comes with any nine or jack that is not a copy."""
    state = playing("9♠ 9♥ V♦ V♣ A♥", pile="7♣").apply(0, TAKE_DISCARD)
    said = told(state, 0, discard("7♣"), discard("9♠"))
    assert said.id in ("yami-why-ready", "yami-why-cards")
    closed = playing("9♠ 9♥ V♦ V♣ A♥", pile="7♣", sheets=(sheet(pair=5, two_pairs=10), sheet())).apply(0, TAKE_DISCARD)
    said = told(closed, 0, discard("7♣"), discard("9♠"))
    keep = cards("9♠ 9♥ V♦ V♣ A♥")
    assert said.id == "yami-why-cards"
    assert said.args["best"] == by_the_rules(closed, 0, Box.FULL, 20, keep) == 8  # two packs: 2 of each of 4 cards
    assert said.args["than"] == by_the_rules(closed, 0, Box.FULL, 20, cards("9♥ V♦ V♣ A♥ 7♣"))
    assert said.args["unseen"] == 64 - 6


def test_says_what_can_be_laid_down_next() -> None:
    state = playing("9♠ 9♥ V♦ D♣ A♥", pile="9♦").apply(0, TAKE_DISCARD)
    said = told(state, 0, discard("D♣"), discard("9♠"))
    assert (said.id, said.args["scored"]) == ("yami-why-ready", 15)


def test_says_that_copies_count_once() -> None:
    state = playing("9♠ 9♠ V♦ D♣ A♥", pile="7♣").apply(0, TAKE_DISCARD)
    assert told(state, 0, discard("9♠"), discard("A♥")).id == "yami-why-copy"
    assert told(playing("9♠ 9♥ V♦ D♣ A♥", pile="9♠"), 0, TAKE_STOCK, TAKE_DISCARD).id == "yami-why-copy"


def test_says_what_the_card_on_the_pile_gives() -> None:
    state = playing("9♠ 9♥ V♦ V♣ A♥", pile="9♦")
    said = told(state, 0, TAKE_DISCARD, TAKE_STOCK)
    assert (said.id, said.args["scored"]) == ("yami-why-gives", 20)
    assert said.args["good"] == by_the_rules(state, 0, Box.FULL, 20, state.hands[0]) == 2 * 4 - 1


def test_says_what_the_stock_gives_instead() -> None:
    state = playing("9♠ 9♥ V♦ V♣ A♥", pile="7♣", sheets=(sheet(pair=5, two_pairs=10), sheet()))
    said = told(state, 0, TAKE_STOCK, TAKE_DISCARD)
    assert (said.id, said.args["good"], said.args["scored"]) == ("yami-why-stock", 8, 20)


@pytest.mark.parametrize(("box", "keep"), [(Box.FULL, "9♠ 9♥ V♦ 7♣ A♥"), (Box.FLUSH, "9♠ 8♠ A♠ 7♥ D♦")])
def test_two_draws_are_counted_by_the_rules(box: Box, keep: str) -> None:
    """Every two cards in their order, the best discard in between: cards that do nothing are counted together."""
    state = playing(keep)
    held = Held(state.view(0), 0)
    hand, unseen = cards(keep), held.unseen
    helps = [card for card in sorted(set(unseen)) if card.suit == 0 or card.rank in {one.rank for one in hand}]
    ways = 0
    for one in helps:
        six, left = hand.plus(one), unseen.minus(one)
        fives = [six.minus(gone) for gone in set(six)]
        good = [sum(left.count(two) for two in helps if shown(five.plus(two))[INDEX[box]]) for five in fives]
        ways += unseen.count(one) * max(good)
    assert held.two_draws(hand, INDEX[box]) == pytest.approx(ways / (len(unseen) * (len(unseen) - 1)))


def test_says_how_few_cards_bring_more_than_laying_down() -> None:
    state = playing("R♠ R♥ R♦ R♣ 9♦", sheets=(sheet(flush=35, straight=30, straight_flush=50), sheet()))
    said = told(state, 0, LayDown(Box.CARRE), TAKE_STOCK)
    assert (said.id, said.args["above"], said.args["scored"]) == ("yami-why-now", 0, 25)


def test_says_that_a_box_is_better_left_open() -> None:
    """What a box still brings is what boards are worth with and without it."""
    state = following("R♠ R♥ 10♦ 9♣ 8♦")
    said = told(state, 1, Mark(Box.PAIR), Mark(Box.KING))
    board = state.sheets[1]
    rest = {
        box: expected_total(board, 2) - expected_total(tuple(changed(board, INDEX[box], 0)), 2)
        for box in (Box.PAIR, Box.KING)
    }
    assert said.id == "yami-why-open"
    assert (said.args["best"], said.args["than"]) == (round(rest[Box.PAIR]), round(rest[Box.KING]))


def test_says_more_points_now() -> None:
    state = following("R♠ R♥ R♦ 9♣ 9♦", board=sheet(**{f"v{rank}": 5 for rank in ("7", "8", "9", "10", "V", "D", "A")}))
    said = told(state, 1, Mark(Box.FULL), Mark(Box.PAIR))
    assert (said.id, said.args["best"], said.args["than"]) == ("yami-why-scores", 20, 5)


def test_only_what_was_seen_of_the_next_player_is_told() -> None:
    """Seat 1 took a nine from the pile: another nine would help there. What else it holds is not told."""
    state = playing("9♥ R♦ 7♠ D♣ A♥", "9♠ 8♦ V♦ R♣ A♠", pile="V♣", known=(Cards(), cards("9♠")))
    six = state.apply(0, TAKE_STOCK).apply(Mover.CHANCE, Draw(Card.parse("10♦")))
    said = APPRAISER.why(six.view(0), 0, discard("R♦"), discard("9♥"))
    assert said is None or said.id != "yami-why-feeds" or said.args["held"] == 1


@pytest.mark.parametrize(("players", "options"), [(2, {}), (3, {"cancel": "free"}), (4, {"values": "list"})])
def test_marked_choices_have_reasons_that_can_be_read(players: int, options: dict[str, str]) -> None:
    decisions = [one for seed in (11, 12) for one in analysed("yami", ["club"] * players, seed, options).decisions]
    marked = [one for one in decisions if one.mark is not None]
    said = [one.why for one in marked if one.why is not None]
    assert len(said) >= 0.85 * len(marked)
    assert len(said) > 20
    assert all(map(is_readable_here, said))
