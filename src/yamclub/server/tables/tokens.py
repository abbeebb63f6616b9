"""Secrets that say who somebody is, and the names of tables."""

from __future__ import annotations

from hashlib import sha256
from secrets import choice, token_urlsafe

_TOKEN_BYTES = 24
_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
"""None that is taken for another when read out."""
_TABLE_LETTERS = 10


def new_token() -> str:
    """192 bits that only its owner ever has: we keep the hash."""
    return token_urlsafe(_TOKEN_BYTES)


def hash_token(token: str) -> str:
    """No salt is needed: nobody can guess a random token, and the same one must be found again."""
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def new_table_id() -> str:
    return "".join(choice(_LETTERS) for _ in range(_TABLE_LETTERS))
