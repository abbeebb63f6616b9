"""The contrast of text against what is painted behind it: pictures and gradients too, which axe leaves out."""

from __future__ import annotations

from base64 import b64encode

from playwright.sync_api import FloatRect, Page

_HIDE = """(selector) => [...document.querySelectorAll(selector)].flatMap((one) => {
    if (!one.checkVisibility()) return [];
    const { left, top, width, height } = one.getBoundingClientRect();
    const color = getComputedStyle(one).color;
    for (const text of [one, ...one.querySelectorAll('*')]) text.style.setProperty('color', 'transparent', 'important');
    // The middle: the corners of what is round are not behind its text.
    const [x, y] = [left + scrollX + width * 0.15, top + scrollY + height * 0.15];
    return [[one.textContent.trim(), color, { x, y, width: width * 0.7, height: height * 0.7 }]];
})"""
_SHOW = "for (const one of document.querySelectorAll('[style*=transparent]')) one.style.removeProperty('color')"
_CONTRAST = """async ([picture, hidden]) => {
    const bytes = Uint8Array.from(atob(picture), (one) => one.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const drawing = canvas.getContext('2d');
    drawing.drawImage(image, 0, 0);
    const light = (r, g, b) => [r, g, b].reduce((sum, part, index) => {
        const one = part / 255;
        return sum + (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4) * [0.2126, 0.7152, 0.0722][index];
    }, 0);
    return hidden.map(([name, color, { x, y, width, height }]) => {
        const text = light(...color.match(/[\\d.]+/g).map(Number));
        const size = [Math.max(1, Math.floor(width)), Math.max(1, Math.floor(height))];
        const { data } = drawing.getImageData(Math.round(x), Math.round(y), ...size);
        const found = [];
        for (let at = 0; at < data.length; at += 4) {
            const behind = light(data[at], data[at + 1], data[at + 2]);
            found.push((Math.max(text, behind) + 0.05) / (Math.min(text, behind) + 0.05));
        }
        found.sort((a, b) => a - b);
        return [name, found[Math.floor(found.length / 10)]]; // a few grains of wood do not count
    });
}"""


def contrasts(page: Page, *selectors: str) -> dict[str, float]:
    """The contrast of each text that these select, one of them for each text."""
    hidden: list[tuple[str, str, FloatRect]] = []
    for selector in selectors:
        found: list[tuple[str, str, FloatRect]] = page.evaluate(_HIDE, selector)
        assert found, f"{selector}: not there"
        hidden += [(f"{selector} {text}", color, place) for text, color, place in found]
    picture = b64encode(page.screenshot(full_page=True, scale="css")).decode()
    page.evaluate(_SHOW)
    return dict(page.evaluate(_CONTRAST, [picture, hidden]))
