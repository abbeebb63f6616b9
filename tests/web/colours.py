"""The colours of what is on the screen, as they are painted: for contrast, and for devices with their own."""

from __future__ import annotations

from base64 import b64encode
from collections import Counter

from playwright.sync_api import FloatRect, Locator, Page

Colour = tuple[int, int, int]
_ROUNDING = 3
"""Pixels at the corners of a text's box that its own background may leave free."""

_TEXT_COLOUR = "(one) => getComputedStyle(one).color.match(/\\d+/g).slice(0, 3).join(' ')"
_COUNT = """async (png) => {
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    canvas.drawImage(picture, 0, 0);
    const { data } = canvas.getImageData(0, 0, picture.width, picture.height);
    const counts = {};
    for (let at = 0; at < data.length; at += 4) {
        const colour = `${data[at]} ${data[at + 1]} ${data[at + 2]}`;
        counts[colour] = (counts[colour] ?? 0) + 1;
    }
    return counts;
}"""


def painted(*things: Locator, inset: float = 0) -> list[Counter[Colour]]:
    """How many pixels of each colour each of these shows, with what is behind it; without an edge of so many pixels."""
    pictures = [b64encode(thing.page.screenshot(clip=_clip(thing, inset))).decode() for thing in things]
    blank = things[0].page.context.new_page()
    found: list[dict[str, int]] = [blank.evaluate(_COUNT, png) for png in pictures]
    blank.close()
    return [Counter({_colour(text): count for text, count in one.items()}) for one in found]


def _clip(thing: Locator, inset: float) -> FloatRect:
    box = thing.bounding_box()
    assert box is not None
    width, height = box["width"] - 2 * inset, box["height"] - 2 * inset
    return {"x": box["x"] + inset, "y": box["y"] + inset, "width": width, "height": height}


def _colour(text: str) -> Colour:
    red, green, blue = map(int, text.split())
    return red, green, blue


def _luminance(colour: Colour) -> float:
    shares = [part / 255 for part in colour]
    linear = [share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: Colour, other: Colour) -> float:
    """As WCAG defines it: from 1 for none to 21 for black on white."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def text_contrast(page: Page, selector: str) -> float:
    """The least contrast of a text of this kind with any point of its background, as painted."""
    things = page.locator(selector).all()
    shown = [_colour(thing.evaluate(_TEXT_COLOUR)) for thing in things]
    for thing in things:
        thing.evaluate("(one) => (one.style.color = 'transparent')")
    behind = painted(*things, inset=_ROUNDING)
    return min(contrast(text, point) for text, points in zip(shown, behind, strict=True) for point in points)


def sharpest(thing: Locator) -> float:
    """The greatest contrast between two colours that each take at least a fiftieth of what is shown."""
    (found,) = painted(thing)
    much = [colour for colour, count in found.items() if count >= found.total() / 50]
    return max(contrast(one, other) for one in much for other in much)
