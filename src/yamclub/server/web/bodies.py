"""Request bodies, read as strictly as messages on the socket: 1 is not true, and "1" is not 1."""

from __future__ import annotations

from typing import Any

from litestar import Request

from yamclub.errors import Code, YamError
from yamclub.kernel.codec import BadJson, decode
from yamclub.server.protocol.refusals import fault


class StrictRequest(Request[Any, Any, Any]):
    async def json(self) -> Any:
        """Decode the body strictly, as the type of the route's ``data``. Litestar would convert loosely."""
        wanted = self.route_handler.parsed_fn_signature.parameters["data"].annotation
        try:
            return decode(await self.body(), wanted)
        except BadJson as bad:
            raise YamError(Code.BAD_MESSAGE, why=fault(str(bad))) from None
