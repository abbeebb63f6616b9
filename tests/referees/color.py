"""YAM color, refereed the slow way from the texts of the moves."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

LETTERS = "RBGY"


def symmetric() -> list[str]:
    """K1."""
    cards = [one * 8 for one in LETTERS]
    cards += [one * 4 + other * 4 for one, other in combinations(LETTERS, 2)]
    for one in LETTERS:
        others = LETTERS.replace(one, "")
        cards += [one * 4 + two * 2 + three * 2 for two, three in combinations(others, 2)]
        cards.append(one * 5 + others)
    return cards


def written(letters: str) -> str:
    """A handful in the one order that texts have."""
    return "".join(sorted(letters, key=LETTERS.index))


class Referee:
    def __init__(self, seats: int, options: Any) -> None:
        self.seats, self.options = seats, options
        deck = symmetric() if options.deck == "symmetric" else options.deck
        self.deck = list(map(written, deck))
        self.unseen, self.under = list(self.deck), [""] * 0
        self.won: list[list[str]] = [[] for _ in range(seats)]
        self.laid: list[list[str]] = [[] for _ in range(seats)]
        self.gone: list[str] = []
        self.pot: list[str] = []
        self.thrower = 0
        self.staking: list[int] = []
        self.dice, self.card = "", ""
        self.turned_at = self.rounds = self.prizes = 0
        self.said: dict[int, int] = {}
        self.first_at: int | None = None
        self.felt: dict[int, str] = {}
        self.finger: tuple[int, int] | None = None
        self.may_speak = list(range(seats))
        self.playoff = self.over = False
        self.winner: int | None = None
        self.champion: int | None = None

    def legal(self, by: int) -> set[str]:
        if self.staking:
            most = min(3, len(self.won[by])) if by == self.staking[0] else -1
            return {f"lay {cards}" for cards in range(most + 1)}
        if not self.card or self.finger or by in self.said or by not in self.may_speak:
            return set()
        texts = {f"claim {number}" for number in range(9) if number not in self.said.values()}
        return texts | ({f"feel {item}" for item in range(1, 17)} if self.options.blind == "on" else set())

    def deadline(self) -> int | None:
        if not self.card:
            return None
        closes: int = self.turned_at + 1000 * self.options.round_seconds
        if self.first_at is None:
            return closes
        last_call: int = self.first_at + 1000 * self.options.last_call_seconds
        return min(closes, last_call)

    def follow(self, by: Any, text: str, at: int) -> None:
        kind, *rest = text.split()
        match kind:
            case "lot":
                self.thrower = int(rest[0])
                self._begin_round()
            case "lay":
                self._lay(by, int(rest[0]))
            case "throw":
                self.dice = rest[0]
            case "reveal":
                self._draw(rest[0])
                self.card, self.turned_at, self.rounds = rest[0], at, self.rounds + 1
            case "claim":
                self.said[by] = int(rest[0])
                self.first_at = at if self.first_at is None else self.first_at
                if len(self.said) == len(self.may_speak):
                    self._verify()
            case "feel":
                self.finger = by, int(rest[0])
            case "felt":
                assert self.finger is not None
                assert self.felt.setdefault(self.finger[1], rest[0]) == rest[0]
                self.finger = None
            case "close":
                assert at >= (self.deadline() or 0)
                self._verify()
            case "prize":
                self._draw(rest[0])
                assert self.winner is not None
                self.won[self.winner].append(rest[0])
                self.prizes -= 1
                if not self.prizes:
                    self._end_round()

    def _draw(self, card: str) -> None:
        if self.unseen:
            self.unseen.remove(card)
        else:
            assert self.under.pop(0) == card

    def _lay(self, seat: int, cards: int) -> None:
        self.staking.pop(0)
        for _ in range(cards):
            self.laid[seat].insert(0, self.won[seat].pop())

    def _verify(self) -> None:
        """K9 to K12."""
        for items, lying in ((range(1, 9), self.dice), (range(9, 17), self.card)):
            assert Counter(self.felt[item] for item in items if item in self.felt) <= Counter(lying)
        number = sum((Counter(self.dice) & Counter(self.card)).values())
        self.winner = None
        for seat in sorted(self.said, key=self.said.__getitem__, reverse=True):
            if self.said[seat] <= number:
                self.winner = seat
                break
            if self.won[seat] and not self.playoff:
                self.under.append(self.won[seat].pop())
        if self.winner is None:
            self.gone.append(self.card)
        elif self.playoff:
            self.champion, self.over = self.winner, True
        else:
            self.won[self.winner].append(self.card)
            if self.options.stakes == "pile":
                self.prizes = min(len(self.laid[self.winner]), len(self.unseen) + len(self.under))
        self.dice = self.card = ""
        self.said, self.first_at, self.felt = {}, None, {}
        if not self.prizes and not self.over:
            self._end_round()

    def _end_round(self) -> None:
        """K12, K13, K15."""
        for step in range(self.seats):
            seat = (self.thrower + step) % self.seats
            to_pot = self.options.stakes == "pot"
            goes_to = self.pot if to_pot else self.won[seat] if seat == self.winner else self.under
            goes_to.extend(self.laid[seat])
            self.laid[seat] = []
        if self.winner is not None and not self.playoff:
            self.won[self.winner] += self.pot
            self.pot = []
        if self.winner is not None:
            self.thrower = self.winner
        if (self.unseen or self.under) and (self.playoff or self.rounds < 260):
            self._begin_round()
            return
        most = max(map(len, self.won))
        tied = [seat for seat in range(self.seats) if len(self.won[seat]) == most]
        if self.options.tie == "shared" or self.playoff or len(tied) == 1:
            self.over = True
            return
        self.playoff, self.may_speak = True, tied
        self.unseen, self.under, self.gone, self.pot = list(self.deck), [], [], []

    def _begin_round(self) -> None:
        if self.options.stakes != "off" and not self.playoff:
            order = [(self.thrower + step) % self.seats for step in range(self.seats)]
            self.staking = [seat for seat in order if self.won[seat]]

    def check(self, view: Any) -> None:
        assert (view["phase"] == "over") == self.over
        assert [player["cards"] for player in view["players"]] == self.won
        assert [player["stake"] for player in view["players"]] == self.laid
        assert view["pile"] == len(self.unseen) + len(self.under)
        assert view["under"] == self.under
        assert sorted(view["gone"]) == sorted(self.gone)
        assert view["owed"] == self.prizes
        assert view["pot"] == self.pot
        assert view["deadline"] == self.deadline()
        if not self.over:
            assert view["seat"] == self.thrower
        on_table = [card for card in [*self.unseen, *self.under, *self.gone, *self.pot, self.card] if card]
        if not self.playoff:
            on_table += [card for cards in (*self.won, *self.laid) for card in cards]
            assert sorted(on_table) == sorted(self.deck)

    def scores(self) -> list[int]:
        return list(map(len, self.won))

    def places(self) -> list[int] | None:
        if self.champion is None:
            return None
        scores = self.scores()
        return [
            1 + sum(score > mine or (score == mine == max(scores) and seat == self.champion != me)
                    for seat, score in enumerate(scores))
            for me, mine in enumerate(scores)
        ]  # fmt: skip
