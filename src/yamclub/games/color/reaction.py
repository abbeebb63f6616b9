"""How long people take to see and count, and how often they are wrong: where the levels get their times and errors.

A count is made of stages whose durations have been measured, each here with its quick and its usual end:

- *See something and move*: 213 ms, the mean of 1469 adults, hardware delays taken off (Woods, Wyma, Yund, Herron and
  Reed 2015, Frontiers in Human Neuroscience 9:131).
- *Choose an answer*: about 150 ms for each bit, so 475 ms for one of nine numbers (Hick 1952, Quarterly Journal of
  Experimental Psychology 4:11-26; Hyman 1953, Journal of Experimental Psychology 45:188-196).
- *Look at a group*: the eyes move on every 200 to 350 ms in visual search (Rayner and Castelhano 2007, Scholarpedia
  2(10):3649). Taken as 200 and 275 ms.
- *Enumerate it*: 40 to 100 ms an item up to four, 250 to 350 ms for each beyond, and only then error-prone (Trick and
  Pylyshyn 1994, Psychological Review 101:80-102; Mandler and Shebo 1982, Journal of Experimental Psychology: General
  111:1-22).
- *Guess a number at a glance*: off by a fifth or so (Weber fractions of adults: Guillaume and Van Rinsveld 2018,
  Frontiers in Psychology 9:1694).
- *Feel one covered item*: without subitizing, one by one (Gallace, Tan and Spence 2006, Perception 35:247-266). As long
  as a look, and the finger's move before it: 100 ms for each bit of its difficulty, here two (Fitts 1954, Journal of
  Experimental Psychology 47:381-391).

Times vary as an ex-Gaussian, a bell with a long slow tail (Luce 1986, Response Times; Matzke and Wagenmakers 2009,
Psychonomic Bulletin & Review 16:798-817). Whoever hurries errs more (Wickelgren 1977, Acta Psychologica 41:67-85). How
much each level differs from the usual person is ours, and stands in ``levels``.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log2
from typing import TYPE_CHECKING

from yamclub.games.color.colours import SPOTS

if TYPE_CHECKING:
    from random import Random

SEE_AND_MOVE = 213
PER_BIT = 150
ANSWER = SEE_AND_MOVE + round(PER_BIT * log2(SPOTS + 1))
"""Milliseconds to answer with one of nine numbers, with nothing to count: nobody ever announces sooner."""
LOOK = 200, 275
FEW = 4
"""As many are seen at once."""
OF_FEW = 40, 100
BEYOND = 250, 350
GLANCE = 0.2
"""A guess at a glance is off by this part of the number, one time in three."""
FEEL = 200 + LOOK[0], 200 + LOOK[1]
BELL, TAIL = 0.1, 0.2
"""Of the usual time: how wide the bell of an ex-Gaussian is, and how long its tail."""
HASTE = 3
"""A count made in half the time goes wrong two to the power of this times as often."""

QUICK, USUAL = 0, 1
Counts = Sequence[int]
"""How many there are of each colour."""


def enumerating(items: int, end: int) -> int:
    """Milliseconds to find out how many items a group has, at the quick or the usual end."""
    return OF_FEW[end] * min(items, FEW) + BEYOND[end] * max(0, items - FEW)


def shared(dice: Counts, card: Counts) -> list[tuple[int, int]]:
    """The colours that dice and card both show: how many of each. Others can be left out at first sight."""
    return [(die, spot) for die, spot in zip(dice, card, strict=True) if die and spot]


def quickest(dice: Counts, card: Counts) -> int:
    """Milliseconds below which nobody has counted: one quick look at either side, the smaller group of each colour."""
    return ANSWER + sum(2 * LOOK[QUICK] + enumerating(min(pair), QUICK) for pair in shared(dice, card))


def usual(dice: Counts, card: Counts) -> int:
    """Milliseconds in which an unhurried person counts: both groups of each colour."""
    return ANSWER + sum(_colour(die, spot) for die, spot in shared(dice, card))


def _colour(die: int, spot: int) -> int:
    return 2 * LOOK[USUAL] + enumerating(die, USUAL) + enumerating(spot, USUAL)


def varied(rng: Random, average: float) -> float:
    """A time, drawn with this average."""
    return rng.gauss(average * (1 - TAIL), average * BELL) + rng.expovariate(1 / (average * TAIL))


def counted(rng: Random, dice: Counts, card: Counts, slip: float, done: float = 1.0) -> int:
    """The number that somebody finds who has done this part of the counting, and guesses the rest at a glance.

    ``slip``: how often a group that is seen at once comes out one off. In larger ones each item beyond adds as much.
    """
    found, pairs = 0, shared(dice, card)
    for place, pair in enumerate(pairs):
        true = min(pair)
        if place + 1 <= done * len(pairs) + 1e-9:
            wrong = slip * (1 + max(0, min(pair) - FEW))
            found += true + (rng.choice((-1, 1)) if rng.random() < wrong else 0)
        else:
            found += max(0, round(rng.gauss(true, GLANCE * max(pair))))
    return min(max(found, 0), SPOTS)
