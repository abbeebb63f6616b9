"""YAMI, refereed the slow way from the texts of the moves."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

VALUES = ["7", "8", "9", "10", "V", "D", "R", "A"]
COMBINATIONS = ["pair", "two_pairs", "brelan", "full", "carre", "flush", "straight", "straight_flush"]
BOXES = VALUES + COMBINATIONS
PACK = [value + suit for value in VALUES for suit in "♠♥♦♣"]
RUNS = [["A", "7", "8", "9", "10"], *(VALUES[low : low + 5] for low in range(4))]


def is_combination(box: str, chosen: tuple[str, ...]) -> bool:
    """C14 and C15, for exactly these cards, all different (C16)."""
    values, suits = [card[:-1] for card in chosen], {card[-1] for card in chosen}
    alike = sorted(Counter(values).values(), reverse=True)
    run = any(sorted(values) == sorted(run) for run in RUNS)
    return {
        "pair": alike == [2],
        "two_pairs": alike == [2, 2],
        "brelan": alike == [3],
        "full": alike == [3, 2],
        "carre": alike == [4],
        "flush": len(chosen) == 5 and len(suits) == 1,
        "straight": run,
        "straight_flush": run and len(suits) == 1,
    }[box]


class Referee:
    def __init__(self, seats: int, options: Any) -> None:
        self.seats, self.options = seats, options
        self.points = dict(zip(COMBINATIONS, [5, 10, 15, 20, 25, 30, 35, 50], strict=True))
        if options.values == "board":
            self.points |= {"flush": 35, "straight": 30}
        self.sheets: list[dict[str, int]] = [{} for _ in range(seats)]
        self.contenders, self.drawn = list(range(seats)), [0] * 0
        self.dealer: int | None = None
        self.deal = 0
        self.over = False
        self._shuffle()

    def _shuffle(self) -> None:
        self.stock = Counter(PACK * (2 if self.seats == 2 else 4))
        self.hands: list[list[str]] = [[] for _ in range(self.seats)]
        self.pile: list[str] = []
        self.player: int | None = None
        self.exchanging = self.following = False
        self.run_out = self.from_pile = 0
        self.marked: dict[int, tuple[str, int]] = {}

    def _shows(self, seat: int, box: str) -> int:
        cards = sorted(set(self.hands[seat]))
        if box in VALUES:
            return 5 * sum(card[:-1] == box for card in cards)
        sizes = range(2, len(cards) + 1)
        found = any(is_combination(box, chosen) for size in sizes for chosen in combinations(cards, size))
        return self.points[box] if found else 0

    def legal(self, by: int) -> set[str]:
        free = [box for box in BOXES if box not in self.sheets[by]]
        if self.following:
            if by in self.marked:
                return set()
            shown = {f"mark {box}" for box in free if self._shows(by, box)}
            may_cancel = self.options.cancel == "free" or not shown  # C10
            return shown | ({f"cancel {box}" for box in free} if may_cancel else set())
        if by != self.player or (self.exchanging and len(self.hands[by]) == 5):
            return set()
        if self.exchanging:
            return {f"discard {card}" for card in self.hands[by]}
        texts = {"take stock"} | ({"take discard"} if self.from_pile < 10 * self.seats else set())
        return texts | {f"lay_down {box}" for box in free if self._shows(by, box) >= (15 if box in VALUES else 1)}

    def follow(self, by: Any, text: str, at: int) -> None:
        kind, *rest = text.split()
        if kind == "draw":
            self._draw(rest[0])
        elif kind == "take":
            self.exchanging = True
            self.from_pile = self.from_pile + 1 if rest[0] == "discard" else 0
            if rest[0] == "discard":
                self.hands[by].append(self.pile.pop())
        elif kind == "discard":
            self._discard(by, rest[0])
        else:
            self.following = True
            points = 0 if kind == "cancel" else self._shows(by, rest[0])
            self.marked[by] = rest[0], points
            if kind == "lay_down":
                self.sheets[by][rest[0]] = points
            if len(self.marked) == self.seats:
                self._end_deal()

    def _draw(self, card: str) -> None:
        assert self.stock[card] > 0
        self.stock[card] -= 1
        if self.dealer is None:
            self._draw_for_deal(VALUES.index(card[:-1]))
        elif self.player is not None:
            self.hands[self.player].append(card)
        else:
            order = [(self.dealer + step) % self.seats for step in range(1, self.seats + 1)]
            short = [seat for seat in order if len(self.hands[seat]) < 5]
            if short:
                self.hands[short[0]].append(card)
            else:
                self.pile, self.player = [card], order[0]

    def _draw_for_deal(self, rank: int) -> None:
        self.drawn.append(rank)
        if len(self.drawn) == len(self.contenders):
            best = max(self.drawn)
            pairs = zip(self.contenders, self.drawn, strict=True)
            self.contenders, self.drawn = [seat for seat, rank in pairs if rank == best], []
            self._shuffle()
            if len(self.contenders) == 1:
                self.dealer, self.deal = self.contenders[0], 1

    def _discard(self, by: int, card: str) -> None:
        self.hands[by].remove(card)
        self.pile.append(card)
        self.player, self.exchanging = (by + 1) % self.seats, False
        if not +self.stock:
            self.run_out += 1
            if self.run_out == 3:
                self.following = True
            else:
                self.stock, self.pile = Counter(self.pile[:-1]), self.pile[-1:]

    def _end_deal(self) -> None:
        for seat, (box, points) in self.marked.items():
            assert self.sheets[seat].setdefault(box, points) == points
        assert {len(sheet) for sheet in self.sheets} == {self.deal}
        if self.deal == 16:
            self.over = True
            return
        assert self.dealer is not None
        self.dealer, self.deal = (self.dealer + 1) % self.seats, self.deal + 1
        self._shuffle()

    def check(self, view: Any) -> None:
        assert (view["phase"] == "over") == self.over
        for seat, player in enumerate(view["players"]):
            assert player["sheet"] == [self.sheets[seat].get(box) for box in BOXES]
            assert Counter(player["hand"].split()) == Counter(self.hands[seat])
        assert view["stock"] == self.stock.total()
        assert view["pile"] == self.pile
        assert view["takes_in_a_row"] == self.from_pile
        if self.deal:
            lying = +self.stock + Counter(self.pile) + sum((Counter(hand) for hand in self.hands), Counter())
            assert lying == Counter(PACK * (2 if self.seats == 2 else 4))
            assert view["dealer"] == self.dealer
            assert view["deal"] == self.deal

    def scores(self) -> list[int]:
        values = [sum(points for box, points in sheet.items() if box in VALUES) for sheet in self.sheets]
        needed = 105 if self.seats == 2 else 90
        return [sum(sheet.values()) + 50 * (part >= needed) for sheet, part in zip(self.sheets, values, strict=True)]
