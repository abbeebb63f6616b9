"""Reading a page of HTML as strictly as a program can: every tag closed in its turn, figures and links taken out."""

from __future__ import annotations

from html.parser import HTMLParser

VOID = {"meta", "rect", "circle", "path", "use"}


class Element:
    def __init__(self, name: str, attributes: dict[str, str | None]) -> None:
        self.name, self.attributes = name, attributes
        self.inside: list[Element | str] = []

    @property
    def text(self) -> str:
        return "".join(one if isinstance(one, str) else one.text for one in self.inside)

    def every(self, name: str, kind: str | None = None) -> list[Element]:
        """All of this name below, in their order; with ``kind``, only those of this class."""
        found: list[Element] = []
        for one in self.inside:
            if isinstance(one, Element):
                if one.name == name and (kind is None or kind in (one.attributes.get("class") or "").split()):
                    found.append(one)
                found += one.every(name, kind)
        return found

    def values(self) -> list[float]:
        """The figures that programs can read."""
        return [float(one.attributes["value"] or "") for one in self.every("data")]


class Page(HTMLParser):
    def __init__(self, source: str) -> None:
        super().__init__(convert_charrefs=True)
        self.root = Element("", {})
        self.open = [self.root]
        self.elements: list[Element] = []
        self.feed(source)
        self.close()
        assert self.open == [self.root], f"left open: {[one.name for one in self.open]}"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag not in VOID, f"<{tag}> holds all that follows"
        self.open.append(self._added(tag, attrs))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in VOID, f"<{tag}/> is not closed in HTML"
        self._added(tag, attrs)

    def handle_endtag(self, tag: str) -> None:
        assert self.open[-1].name == tag, f"</{tag}> closes <{self.open[-1].name}>"
        self.open.pop()

    def handle_data(self, data: str) -> None:
        self.open[-1].inside.append(data)

    def _added(self, tag: str, attrs: list[tuple[str, str | None]]) -> Element:
        assert len(dict(attrs)) == len(attrs), f"an attribute of <{tag}> is there twice"
        element = Element(tag, dict(attrs))
        self.open[-1].inside.append(element)
        self.elements.append(element)
        return element

    def section(self, name: str) -> Element:
        return next(one for one in self.root.every("section") if one.attributes["aria-labelledby"] == name)
