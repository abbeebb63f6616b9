"""Dice and cards of four colours: each colour has its shape and its letter too (K2)."""

from __future__ import annotations

from rich.text import Text

from yamclub.games.color.colours import SPOTS, Colour, Colours, scattered
from yamclub.games.color.view import Touch
from yamclub.terminal import Reader

SHAPES = {Colour.RED: "▲", Colour.BLUE: "●", Colour.GREEN: "■", Colour.YELLOW: "◆"}
_STYLES = {Colour.RED: "red", Colour.BLUE: "bright_blue", Colour.GREEN: "green", Colour.YELLOW: "yellow"}
_A_ROW = 4
_ITEM_KEYS = "abcdefghijklmnop"

Item = tuple[str, str]
"""Three characters to put in a frame, and their style."""


def sign(colour: Colour, reader: Reader) -> Text:
    """A colour as it is shown: "▲ R"."""
    return Text(f"{SHAPES[colour]} {reader.words(f'color-letter-{colour}')}", style=_STYLES[colour])


def item_key(item: int) -> str:
    """The key of a covered item: a to h the dice, i to p the spots."""
    return _ITEM_KEYS[item - 1]


def dice_drawn(
    dice: Colours | None, reader: Reader, salt: int = 0, *, paired: Colours | None = None, touch: Touch | None = None
) -> Text:
    """Eight dice in two rows; covered if ``dice`` is None, except the one under the finger."""
    items = _items(dice, reader, salt, paired, 0, touch)
    drawn = Text()
    for row in (items[:_A_ROW], items[_A_ROW:]):
        for top, bottom in (("┌─────┐", ""), ("", ""), ("└─────┘", "")):
            frame = top or bottom
            for text, style in row:
                drawn.append(frame or f"│ {text} │", style=style).append(" ")
            drawn.append("\n")
    drawn.right_crop(1)
    return drawn


def card_drawn(
    card: Colours | None, reader: Reader, salt: int = 0, *, paired: Colours | None = None, touch: Touch | None = None
) -> Text:
    """A card with its eight spots, as high as two rows of dice."""
    items = _items(card, reader, salt + 1, paired, SPOTS, touch)
    width = 7 * _A_ROW
    drawn = Text(f"╔{'═' * width}╗\n")
    for row in (items[:_A_ROW], items[_A_ROW:]):
        blank = f"║{' ' * width}║\n"
        if row[0] is items[_A_ROW]:
            drawn.append("║")
        else:
            drawn.append(blank).append("║")
        for text, style in row:
            drawn.append(f"  {text}  ", style=style)
        drawn.append("║\n")
    drawn.append(f"║{' ' * width}║\n╚{'═' * width}╝")
    return drawn


def _items(
    colours: Colours | None, reader: Reader, salt: int, paired: Colours | None, first: int, touch: Touch | None
) -> list[Item]:
    if colours is None:
        return [_covered(item, reader, touch) for item in range(first + 1, first + SPOTS + 1)]
    lying = scattered(colours, salt)
    left = None if paired is None else list(paired)
    items = []
    for colour in lying:
        alone = left is not None and colour not in left
        if left is not None and not alone:
            left.remove(colour)
        text = sign(colour, reader)
        items.append((text.plain, "dim" if alone else f"bold {text.style}"))
    return items


def _covered(item: int, reader: Reader, touch: Touch | None) -> Item:
    if touch is None or touch.item != item:
        return f" {item_key(item)} ", "dim"
    text = sign(touch.colour, reader)
    return text.plain, f"bold {text.style}"
