"""The fields at the start of every document that a command prints with `--json`."""

from typing import Any

import pipyard

SCHEMA = 1
"""The version of all documents; `docs/json.md` describes them."""


def document(command: str, content_hash: str | None, **fields: Any) -> dict[str, Any]:
    """Return the first fields of a document: version, command, and content hash."""
    return {
        "schema": SCHEMA,
        "command": command,
        "pipyard": pipyard.__version__,
        "content_hash": content_hash,
        **fields,
    }
