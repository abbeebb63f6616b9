"""The built page, kept in memory: files by their names, and index.html for every address of the page."""

from __future__ import annotations

import gzip
import re
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from mimetypes import guess_type
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath
from msgspec import Struct

from yamclub.errors import Code, YamError

_FOREVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"
_NOT_BUILT = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>Yamclub</title>"
    "<p>The server is running, but its page has not been built: run <code>make page</code>, then start it again.</p>"
    "<p>Le serveur tourne, mais sa page n’est pas construite : lancez <code>make page</code>, puis relancez-le.</p>"
)
_WORTH_PACKING = 500
_ADDRESS = re.compile(r"(about|new(/[a-z]{1,20})?|rules/[a-z]{1,20}|t/[a-z2-9]{10}(/(replay|analysis))?)?")
"""The addresses of the page, without those slashes around them: web/src/shell/route.ts reads the same."""
_TYPES = {"js": "text/javascript", "webmanifest": "application/manifest+json", "woff2": "font/woff2"}


class File(Struct, frozen=True):
    data: bytes
    packed: bytes | None
    kind: str
    tag: str
    forever: bool


def read_page(folder: Traversable | None = None) -> dict[str, File]:
    """Every file of the page by its path; a placeholder if the page is not built."""
    folder = files("yamclub.server") / "page" if folder is None else folder
    found = dict(_read(folder, "")) if folder.is_dir() else {}
    if "index.html" not in found:
        found["index.html"] = _file("index.html", _NOT_BUILT.encode())
    return found


def page_is_built() -> bool:
    return (files("yamclub.server") / "page" / "index.html").is_file()


def _read(folder: Traversable, prefix: str) -> Any:
    for entry in folder.iterdir():
        path = f"{prefix}{entry.name}"
        if entry.is_dir():
            yield from _read(entry, f"{path}/")
        else:
            yield path, _file(path, entry.read_bytes())


def _file(path: str, data: bytes) -> File:
    kind = _TYPES.get(path.rpartition(".")[2]) or guess_type(path)[0] or "application/octet-stream"
    text = kind.startswith("text/") or kind in ("application/manifest+json", "image/svg+xml", "application/json")
    packed = gzip.compress(data, mtime=0) if text and len(data) > _WORTH_PACKING else None
    charset = "; charset=utf-8" if kind.startswith("text/") else ""
    # The build puts a hash of the content into the names of its files in assets/.
    return File(data, packed, kind + charset, f'"{sha256(data).hexdigest()[:20]}"', path.startswith("assets/"))


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def get_page(request: Request[Any, Any, Any], path: FromPath[str] = "/") -> Response[bytes]:
    """A file of the page; or index.html, for every address without a dot that is not below /api.

    The page says itself what is wrong with an address that it does not have. Its status is 404 all the same.
    """
    page: dict[str, File] = request.app.state.page
    name = path.strip("/")
    file = page.get(name)
    if file is None:
        if name == "api" or name.startswith("api/") or "." in name:
            raise YamError(Code.NO_SUCH_PAGE)
        file = page["index.html"]
        if not _ADDRESS.fullmatch(name):
            return _serve(request, file, status=404)
    return _serve(request, file)


def _serve(request: Request[Any, Any, Any], file: File, status: int = 200) -> Response[bytes]:
    headers = {"cache-control": _FOREVER if file.forever else _ASK_AGAIN, "etag": file.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag and status == 200:
        return Response(b"", status_code=304, headers=headers, media_type=file.kind)
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(file.packed, status_code=status, headers=headers, media_type=file.kind)
    return Response(file.data, status_code=status, headers=headers, media_type=file.kind)
