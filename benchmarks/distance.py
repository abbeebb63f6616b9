"""Who wins a race over the network how often: equal hands, near and far, honest and cheating.

Each round both react to a card, and the real arbiter decides from what a server would see: when each answer
arrived, how long the last pings took, and the transport's own round trip. A cheat answers pings late.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from random import Random

from yamclub.game import Action
from yamclub.match.arbiter import BOUND, Arrival, confirmed, round_trip

ROUNDS = 20_000
JITTER = 0.1
"""The mean of what a trip takes longer than the shortest, as a part of that."""
HANDS = {"quick hands": 120.0, "usual hands": 300.0}
"""How much reactions differ from round to round: the standard deviation in milliseconds."""
_REACTION = 1500.0
_PINGS = 8
_ROUNDS_PER_PING = 2
_ROUNDS_PER_CONNECTION = 60

Forge = Callable[[int, Random], float]
"""By how much the answer to a ping is late, by its number on this connection."""

CHEATS: dict[str, Forge] = {
    "honest": lambda _number, _rng: 0,
    "30 ms late": lambda _number, _rng: 30,
    "150 ms late": lambda _number, _rng: 150,
    "300 ms late": lambda _number, _rng: 300,
    "honest at first": lambda number, _rng: 150 if number > _PINGS else 0,
    "late at first": lambda number, _rng: 150 if number <= _PINGS else 0,
    "every other one": lambda number, _rng: 200 * (number % 2),
    "at random": lambda _number, rng: rng.uniform(0, 300),
}


class Trips:
    """One player's connection, as the server measures it."""

    def __init__(self, rng: Random, shortest: float, forge: Forge, *, proxied: bool) -> None:
        self._rng, self._shortest, self._forge = rng, shortest, forge
        self._pings: deque[int] = deque(maxlen=_PINGS)
        self._number = 0
        first = [self.trip() for _ in range(3)]
        self._transport = sum(first) / len(first) if proxied else min(first)
        self._proxied = proxied

    def trip(self) -> float:
        return self._shortest * (1 + self._rng.expovariate(1 / JITTER))

    def ping(self) -> None:
        self._number += 1
        took = self.trip()
        if not self._proxied:  # a proxy tells once, the kernel goes on measuring
            self._transport = min(self._transport, took)
        self._pings.append(round(took + self._forge(self._number, self._rng)))

    @property
    def credit(self) -> int:
        return round_trip(self._pings, self._transport)


def share(
    one: float,
    other: float,
    *,
    forge: Forge = CHEATS["honest"],
    hands: float = HANDS["usual hands"],
    proxied: bool = False,
    rounds: int = ROUNDS,
    seed: int = 1,
) -> float:
    """The part of the rounds that the first player wins, whose pings are forged, over trips of these milliseconds."""
    rng, won = Random(seed), 0
    ways: list[Trips] = []
    for number in range(rounds):
        if number % _ROUNDS_PER_CONNECTION == 0:
            ways = [Trips(rng, one, forge, proxied=proxied), Trips(rng, other, CHEATS["honest"], proxied=proxied)]
            for way in ways:
                way.ping()
        if number % _ROUNDS_PER_PING == 0:
            for way in ways:
                way.ping()
        arrivals = [
            Arrival(seat, Action(), round(max(200.0, rng.gauss(_REACTION, hands)) + way.trip()), way.credit)
            for seat, way in enumerate(ways)
        ]
        rng.shuffle(arrivals)  # of equal moments neither is preferred
        last = max(arrival.arrived for arrival in arrivals)
        won += confirmed(arrivals, last + BOUND, shown=0)[0][0].seat == 0
    return won / rounds


def main() -> None:
    for name, hands in HANDS.items():
        for proxied in (False, True):
            print(f"\n{name}, distance measured by the {'proxy' if proxied else 'kernel'}")
            for one, other in ((20, 200), (20, 20), (200, 200), (5, 80)):
                _print(
                    f"honest at {one} ms against honest at {other} ms", share(one, other, hands=hands, proxied=proxied)
                )
            for cheat, forge in CHEATS.items():
                if cheat != "honest":
                    for other in (20, 200):
                        won = share(20, other, forge=forge, hands=hands, proxied=proxied)
                        _print(f"cheat at 20 ms, {cheat}, against honest at {other} ms", won)


def _print(what: str, won: float) -> None:
    print(f"  {what:<64} {won:6.1%}")


if __name__ == "__main__":
    main()
