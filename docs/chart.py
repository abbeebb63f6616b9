"""A bar chart as SVG, readable on light and on dark pages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

WIDTH, HEIGHT = 720, 260
_LEFT, _RIGHT, _TOP, _BOTTOM = 52, 12, 34, 36
_STYLE = """
  text { font: 12px system-ui, sans-serif; fill: #767676 }
  .title { font-size: 14px; font-weight: 600 }
  .bar { fill: #4a86c8 }
  .line { stroke: #888; stroke-opacity: 0.45 }
  .mark { stroke: #d0672a; stroke-width: 1.5; stroke-dasharray: 4 3 }"""
"""Colours in between: a page may be light or dark, whatever its reader's system is."""


class Bar(NamedTuple):
    first: int
    """The lowest score it stands for; the next bar begins where it ends."""
    share: float


def bar_chart(title: str, bars: Sequence[Bar], mean: float, mean_label: str) -> str:
    """Bars of equal width, with the share of each on the left and scores below; a dashed line at the mean."""
    width = bars[1].first - bars[0].first
    across = (WIDTH - _LEFT - _RIGHT) / len(bars)
    down = HEIGHT - _TOP - _BOTTOM
    step = _step(max(bar.share for bar in bars))
    highest = step * -(-max(bar.share for bar in bars) // step)
    floor = _TOP + down

    def right(score: float) -> float:
        return _LEFT + (score - bars[0].first) / width * across

    def line(share: float) -> str:
        y = floor - share / highest * down
        label = f'<text x="{_LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{100 * share:g} %</text>'
        return f'<line class="line" x1="{_LEFT}" x2="{WIDTH - _RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>{label}'

    parts = [f'<text class="title" x="{_LEFT}" y="20">{title}</text>']
    parts += [line(step * number) for number in range(round(highest / step) + 1)]
    for place, bar in enumerate(bars):
        tall = bar.share / highest * down
        x, y = _LEFT + place * across + 0.5, floor - tall
        parts.append(f'<rect class="bar" x="{x:.1f}" y="{y:.1f}" width="{across - 1:.1f}" height="{tall:.1f}"/>')
    every = -(-len(bars) // 12)
    for bar in bars[::every]:
        parts.append(f'<text x="{right(bar.first):.1f}" y="{floor + 16}" text-anchor="middle">{bar.first}</text>')
    at = right(mean)
    parts.append(f'<line class="mark" x1="{at:.1f}" x2="{at:.1f}" y1="{_TOP}" y2="{floor}"/>')
    parts.append(f'<text x="{at:.1f}" y="{floor + 31}" text-anchor="middle">{mean_label}</text>')
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{title}">'
    return "\n".join([head, f"<style>{_STYLE}\n</style>", *parts, "</svg>"]) + "\n"


def _step(highest: float) -> float:
    """The distance of the lines, so that there are three to six of them."""
    return next(step for step in (0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5) if highest / step <= 6)
