"""Committed chance: exact, repeatable, unbiased, and the same for anybody who computes it."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from yamclub.match import fairness
from yamclub.match.fairness import commitment, draw, draw_key, secret_from_seed

SECRET = bytes(range(32))


def test_the_commitment_is_what_any_sha256_tool_gives() -> None:
    assert commitment(SECRET) == hashlib.sha256(SECRET).hexdigest()


@given(st.integers(0, 10**6), st.integers(1, 10**9))
def test_a_draw_is_what_the_documentation_says(index: int, total: int) -> None:
    """Computed here a second time from the words of docs/record.md."""
    key = hmac.new(SECRET, b"0:00ff\n2:ab\n", "sha256").digest()
    assert key == draw_key(SECRET, [(0, "00ff"), (2, "ab")])
    block = int.from_bytes(hmac.new(key, f"{index}:0".encode(), "sha256").digest(), "big")
    assert draw(key, index, total) == block % total  # the first block is all but never rejected


def test_numbers_at_the_top_that_would_favour_small_ones_are_rejected(monkeypatch: pytest.MonkeyPatch) -> None:
    """With blocks of one byte and six outcomes, 252 to 255 must be passed over."""
    blocks = iter([255, 252, 251])
    monkeypatch.setattr(fairness, "_SPACE", 256)
    monkeypatch.setattr(fairness, "digest", lambda *_: bytes([next(blocks)]))
    assert draw(b"", 0, 6) == 251 % 6
    assert next(blocks, None) is None


def test_draws_are_spread_evenly() -> None:
    """Chi-squared with 35 degrees of freedom: below 66.6 but for one seed in a thousand. This seed is fixed."""
    key = draw_key(secret_from_seed("even"), [])
    counts = Counter(draw(key, index, 36) for index in range(36_000))
    assert sum((counts[n] - 1000) ** 2 / 1000 for n in range(36)) < 66.6


def test_entropy_of_any_seat_changes_every_draw() -> None:
    plain, added = draw_key(SECRET, []), draw_key(SECRET, [(1, "61")])
    assert [draw(plain, i, 10**9) for i in range(5)] != [draw(added, i, 10**9) for i in range(5)]
    assert draw_key(SECRET, [(0, "61")]) != added


def test_a_draw_depends_on_its_index_alone() -> None:
    key = draw_key(SECRET, [])
    assert [draw(key, index, 7776) for index in (5, 3, 5)] == [draw(key, index, 7776) for index in (5, 3, 5)]
