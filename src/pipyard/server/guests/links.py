"""Links that carry an identity to another device, as text and as a picture for its camera."""

import segno

from pipyard.server.guests.schemas import QrCode

_QUIET = 4
"""Modules of margin that cameras need."""


def link_path(code: str) -> str:
    """Return where a code is taken; browsers send nothing of what follows the # to anyone."""
    return f"/carry#{code}"


def qr_code(address: str) -> QrCode:
    """Draw an address."""
    drawn = segno.make_qr(address, error="m")
    rows = [bytes(row) for row in drawn.matrix_iter(border=_QUIET)]
    path = "".join(
        f"M{column} {line}h1v1h-1z"
        for line, row in enumerate(rows)
        for column, dark in enumerate(row)
        if dark
    )
    return QrCode(size=len(rows), path=path)
