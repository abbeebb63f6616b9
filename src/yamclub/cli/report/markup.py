"""HTML built from tags. Text is escaped wherever it comes from; only a tag makes ``Html``."""

from __future__ import annotations

import re
from html import escape

_VOID = ("meta", "rect", "circle", "path", "use")
"""What has no inside. In SVG that must be said with a slash."""
_UNSEEN = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]")
"""What HTML may not hold."""


class Html(str):
    """Text that is HTML already."""

    __slots__ = ()


Content = Html | str | None


def text(of: Content) -> Html:
    if of is None:
        return Html()
    if isinstance(of, Html):
        return of
    return Html(escape(_UNSEEN.sub("\ufffd", of), quote=True).replace(" %", "\u00a0%"))


def joined(*content: Content) -> Html:
    return Html("".join(map(text, content)))


def tag(name: str, *content: Content, **attributes: str | float | bool | None) -> Html:
    """``tag("p", "a < b", class_="note")``; an attribute that is None or False is left out, True has no value."""
    head = name + "".join(map(_attribute, attributes, attributes.values()))
    return Html(f"<{head}/>" if name in _VOID else f"<{head}>{joined(*content)}</{name}>")


def _attribute(name: str, value: str | float | bool | None) -> str:
    called = name.rstrip("_").replace("_", "-")
    if value is None or value is False:
        return ""
    if value is True:
        return f" {called}"
    return f' {called}="{text(value if isinstance(value, str) else f"{value:g}")}"'
