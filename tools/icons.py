"""`python -m tools.icons`: draw the pictures of the installed client from our SVG files.

They are next to their sources in web/public; run this again after the drawings have changed.
"""

import struct
import zlib
from base64 import b64decode, b64encode
from collections import Counter
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tools.browser import launch, require_browser
from tools.client import WEB
from tools.console import say

_PAPER = "#f7efdf"
_FOLDER = WEB / "public"
_PICTURES = (
    ("icon-192", "icon", 192, 0.86, None),
    ("icon-512", "icon", 512, 0.86, None),
    # Systems cut a circle out of these, so everything important is within the middle four fifths.
    ("icon-maskable", "icon", 512, 0.58, _PAPER),
    ("icon-touch", "icon", 180, 0.72, _PAPER),
    ("icon-spots", "icon-spots", 192, 0.86, None),
    ("icon-spotted", "icon-spotted", 192, 0.86, None),
)
"""Name, drawing, size, the part of it that the drawing fills, and the background."""
_MOST_COLOURS = 96
"""Flat drawings have few colors; the others are transitions along edges."""
_PIXELS = """async (picture) => {
  const image = await createImageBitmap(await (await fetch(picture)).blob());
  const paper = new OffscreenCanvas(image.width, image.height).getContext("2d");
  paper.drawImage(image, 0, 0);
  const { data } = paper.getImageData(0, 0, image.width, image.height);
  return btoa(Array.from(data, (part) => String.fromCharCode(part)).join(""));
}"""
_Colour = tuple[int, ...]


def main() -> None:
    """Draw all of them."""
    with sync_playwright() as playwright:
        browser = launch(playwright, require_browser())
        for name, drawing, size, part, ground in _PICTURES:
            _draw(browser, _FOLDER / f"{drawing}.svg", _FOLDER / f"{name}.png", size, part, ground)
        browser.close()
    say(f"Drew {len(_PICTURES)} pictures.")


def _draw(
    browser: Browser, source: Path, target: Path, size: int, part: float, ground: str | None
) -> None:
    page = browser.new_page(viewport={"width": size, "height": size})
    page.set_content(
        f"<style>body{{margin:0;height:100vh;display:grid;place-items:center;"
        f"background:{ground or 'transparent'}}}svg{{width:{part * size}px}}</style>"
        f"{source.read_text('utf-8')}"
    )
    shot = b64encode(page.screenshot(omit_background=ground is None)).decode()
    pixels = b64decode(page.evaluate(_PIXELS, f"data:image/png;base64,{shot}"))
    page.close()
    colours = [tuple(pixels[at : at + 4]) for at in range(0, len(pixels), 4)]
    target.write_bytes(_indexed_png(size, _few(colours)))


def _few(colours: list[_Colour]) -> list[_Colour]:
    """Keep the most frequent colors, and replace each other one by the nearest of them."""
    counted = Counter(colours).most_common()
    kept = [colour for colour, _ in counted[:_MOST_COLOURS]]
    nearest = {
        colour: min(
            kept, key=lambda other: sum((a - b) ** 2 for a, b in zip(colour, other, strict=True))
        )
        for colour, _ in counted
    }
    return [nearest[colour] for colour in colours]


def _indexed_png(size: int, colours: list[_Colour]) -> bytes:
    """Return a square picture with a color table, a third of the size of one without it."""
    palette = sorted(set(colours), key=lambda colour: colour[3])
    number = {colour: at for at, colour in enumerate(palette)}
    rows = [colours[at : at + size] for at in range(0, len(colours), size)]
    lines = b"".join(b"\0" + bytes(number[colour] for colour in row) for row in rows)
    parts = (
        (b"IHDR", struct.pack(">IIBBBBB", size, size, 8, 3, 0, 0, 0)),
        (b"PLTE", b"".join(bytes(colour[:3]) for colour in palette)),
        (b"tRNS", bytes(colour[3] for colour in palette if colour[3] < 255)),
        (b"IDAT", zlib.compress(lines, 9)),
        (b"IEND", b""),
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(*part) for part in parts)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


if __name__ == "__main__":
    main()
