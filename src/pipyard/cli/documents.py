"""How every document begins that a command prints with `--json`."""

from typing import Any

import pipyard

SCHEMA = 1
"""The version of all documents, as `docs/json.md` describes them."""


def document(command: str, content_hash: str | None, **fields: Any) -> dict[str, Any]:
    """Begin a document: its version, who wrote it, and on what was played."""
    return {
        "schema": SCHEMA,
        "command": command,
        "pipyard": pipyard.__version__,
        "content_hash": content_hash,
        **fields,
    }
