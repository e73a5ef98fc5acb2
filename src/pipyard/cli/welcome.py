"""What `pipyard serve` prints at the start: where the game is, and how phones get there."""

import io
import os
import sys
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from pipyard.i18n import words

_MARGIN = 2
"""Light modules around a QR code; cameras need no more when reading from a screen."""


@dataclass(frozen=True, slots=True)
class Welcome:
    """Where a started server can be reached, and where its games are stored."""

    here: str
    """The address on this machine."""
    outside: tuple[str, ...]
    """Addresses for others, the one to share first."""
    private: bool
    """Whether the server listens only to this machine, as requested."""
    public: bool
    """Whether others reach it from everywhere, through a proxy."""
    kept: str
    """The folder or the database with the games."""

    def show(self, console: Console) -> None:
        """Print it, with a QR code in a terminal, and as plain lines elsewhere."""
        if console.is_terminal:
            self._show_at_a_terminal(console)
        else:
            lines = [
                words()("serve-ready"),
                *(words()("terminal-label", label=label) + value for label, value in self._rows()),
                words()("serve-end"),
            ]
            console.print("\n".join(lines), highlight=False, soft_wrap=True)

    def _show_at_a_terminal(self, console: Console) -> None:
        console.print(f"\n{words()('serve-ready')}\n", style="bold green")
        shown = Table.grid(padding=(0, 3))
        for label, value in self._rows():
            shown.add_row(label, Text(value, style="bold" if "://" in value else ""))
        console.print(shown)
        if self.outside and _show_code(console, self.outside[0]):
            console.print(words()("serve-scan", network="no" if self.public else "yes"))
        console.print(f"\n{words()('serve-end')}", style="dim")

    def _rows(self) -> list[tuple[str, str]]:
        say = words()
        others = self.outside or (self._why_nobody(),)
        return [
            (say("serve-here"), self.here),
            *((say("serve-others"), other) for other in others),
            (say("serve-programs"), f"{self.here}/api/docs"),
            (say("serve-kept"), self.kept),
        ]

    def _why_nobody(self) -> str:
        if self.private:
            return words()("serve-others-private")
        return words()("serve-others-no-network")


def _show_code(console: Console, address: str) -> bool:
    """Draw in white on black whatever the terminal's colors, because a camera needs the contrast.

    Return False if the terminal is too narrow or cannot print the characters.
    """
    import segno  # noqa: PLC0415  (only at a terminal that others reach)

    drawn = io.StringIO()
    segno.make_qr(address, error="l").terminal(drawn, border=_MARGIN, compact=True)
    lines = drawn.getvalue().splitlines()
    if not _can_write(lines[0], console.encoding) or len(lines[0]) > console.width:
        return False
    console.print()
    for line in lines:
        console.print(Text(line, style="#ffffff on #000000"), highlight=False)
    return True


def _can_write(text: str, encoding: str) -> bool:
    try:
        text.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def can_open_browser() -> bool:
    """Return whether there is a graphical screen; otherwise a text browser would take over."""
    if sys.platform in ("win32", "darwin") or "BROWSER" in os.environ:
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def in_short(folder: Path) -> str:
    """Shorten a folder with `~` for the user's home."""
    try:
        return str(Path("~") / folder.relative_to(Path.home()))
    except ValueError:
        return str(folder)
