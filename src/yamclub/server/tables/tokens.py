"""New tokens of visitors, and new ids of tables."""

from __future__ import annotations

from hashlib import sha256
from secrets import choice, token_urlsafe

_TOKEN_BYTES = 24
_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
"""Without those that are easily confused: 0, 1, l, o."""
_TABLE_LETTERS = 10


def new_token() -> str:
    """192 random bits. Only their owner has them; the store keeps the hash."""
    return token_urlsafe(_TOKEN_BYTES)


def hash_token(token: str) -> str:
    """Without salt: a random token cannot be guessed, and it must be found by its hash."""
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def new_table_id() -> str:
    return "".join(choice(_LETTERS) for _ in range(_TABLE_LETTERS))
