"""Addresses as QR codes for the camera of another device."""

from pydantic import BaseModel

_QUIET = 4
"""Modules of margin that cameras need."""


class QrCode(BaseModel):
    """A square of `size` modules a side, with the quiet zone; `path` draws the dark ones as SVG."""

    size: int
    path: str


def qr_code(address: str) -> QrCode:
    """Draw an address."""
    import segno  # noqa: PLC0415  (a server starts without it)

    drawn = segno.make_qr(address, error="m")
    rows = [bytes(row) for row in drawn.matrix_iter(border=_QUIET)]
    path = "".join(
        f"M{column} {line}h1v1h-1z"
        for line, row in enumerate(rows)
        for column, dark in enumerate(row)
        if dark
    )
    return QrCode(size=len(rows), path=path)
