"""Visitors: found by their token, named and renamed. Tokens are kept only as hashes."""

from __future__ import annotations

from collections import OrderedDict

from yamclub.errors import Code, YamError
from yamclub.match.entries import clean_name
from yamclub.server.store import Store, Visitor
from yamclub.server.tables.live import now_ms
from yamclub.server.tables.tokens import hash_token, new_token

_MOST_KEPT = 5000
_LONGEST_TOKEN = 200


class Visitors:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[str, Visitor] = OrderedDict()
        """Recently seen visitors, by the hash of their token."""
        self._forgotten = 0

    async def introduce(self, name: str) -> tuple[Visitor, str]:
        """Add a visitor. Returns them with their token, which is not kept."""
        token = new_token()
        visitor = Visitor(new_token(), clean_name(name))
        await self._store.add_visitor(visitor, hash_token(token), now_ms())
        return visitor, token

    async def another_token(self, visitor: Visitor) -> str:
        """A new token for somebody who is known. Those they have go on counting."""
        token = new_token()
        await self._store.add_token(visitor.id, hash_token(token), now_ms())
        return token

    async def rename(self, visitor: Visitor, name: str) -> Visitor:
        renamed = Visitor(visitor.id, clean_name(name))
        await self._store.rename(renamed)
        self.forget(visitor.id)
        return renamed

    def forget(self, visitor_id: str | None = None) -> None:
        """Read this visitor (None: everybody) from the store next time: they have changed."""
        self._forgotten += 1
        for hashed, known in list(self._known.items()):
            if visitor_id in (None, known.id):
                del self._known[hashed]

    async def find(self, token: str) -> Visitor:
        """The visitor with this token; raises if there is none."""
        if len(token) > _LONGEST_TOKEN:
            raise YamError(Code.BAD_TOKEN)
        hashed, forgotten = hash_token(token), self._forgotten
        visitor = self._known.pop(hashed, None) or await self._store.visitor(hashed)
        if visitor is None:
            raise YamError(Code.BAD_TOKEN)
        if forgotten != self._forgotten:
            return visitor  # it may be older than the change, so it is not kept
        self._known[hashed] = visitor
        if len(self._known) > _MOST_KEPT:
            self._known.popitem(last=False)
        return visitor
