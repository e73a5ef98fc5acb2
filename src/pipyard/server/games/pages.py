"""Sheets of Spotted! as printable pages, for the command line and the browser."""

from copy import copy

from pipyard.games.spotted.content import Sheet
from pipyard.i18n import Words
from pipyard.sheets.drawing import draw_page


def sheet_page(sheet: Sheet, name: str, words: Words) -> str:
    """Draw an empty sheet as an A4 page of SVG, in a language."""
    return draw_page(described(sheet, name, words), words)


def described(sheet: Sheet, name: str, words: Words) -> Sheet:
    """Describe a shipped sheet in a language; other sheets keep their own description."""
    message = f"sheet-about-{name.lower().replace(' ', '-')}"
    if message not in words:
        return sheet
    spoken = copy(sheet)
    spoken.about = words(message)
    return spoken
