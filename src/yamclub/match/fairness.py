"""Randomness that nobody can influence and anybody can check.

A secret is fixed, and its hash published, before anybody sits down. Each seat may add entropy of its
own: it publishes a hash of that too, and opens it once all the hashes are known. So nobody, not even
one who knows the secret, can choose their part by what the others have chosen. Draw number *i* is a
function of secret, entropy and *i* alone, so a crash or a resent command cannot change it, and once
the secret is published anybody can compute it again.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from hmac import digest

SECRET_BYTES = 32
MOST_CHANCES = 1 << 128
"""The largest total that is drawn from. Nothing larger than the space of a block could be drawn at all."""
_SPACE = 1 << 256


def commitment(secret: bytes) -> str:
    """What is published first: the SHA-256 of the secret."""
    return sha256(secret).hexdigest()


def entropy_commitment(promised: str, seat: int, text: str) -> str:
    """What a seat publishes first: a hash of its entropy (in hex), bound to the secret's commitment and to the seat.

    Bound to both, it fits this start of this table only, and another seat cannot hand it in as its own.
    """
    return sha256(f"yamclub entropy\n{promised}\n{seat}\n{text}\n".encode()).hexdigest()


def secret_from_seed(seed: str) -> bytes:
    """A secret that can be made again, to repeat a match. Anybody who knows the seed knows the dice."""
    return sha256(b"yamclub seed\n" + seed.encode()).digest()


def draw_key(secret: bytes, entropy: Iterable[tuple[int, str]]) -> bytes:
    """The key of all draws: the secret, bound to what each seat added (as ``seat:hex`` lines, in log order)."""
    added = "".join(f"{seat}:{text}\n" for seat, text in entropy)
    return digest(secret, added.encode(), "sha256")


def draw(key: bytes, index: int, total: int) -> int:
    """Draw number ``index``: a number in ``0..total-1``, all exactly equally likely.

    A 256-bit block is used whole; the few highest, which would favour small numbers, are rejected
    and the next attempt is taken.
    """
    limit = _SPACE - _SPACE % total
    attempt = 0
    while True:
        block = int.from_bytes(digest(key, f"{index}:{attempt}".encode(), "sha256"))
        if block < limit:
            return block % total
        attempt += 1
