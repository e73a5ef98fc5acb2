"""`python -m tools.wire_types`: write the web client's message types from the server's schemas."""

import json
import subprocess
from pathlib import Path

from pipyard.server.wire import wire_schema
from tools.client import WEB, node
from tools.console import say

WIRE = WEB / "src" / "wire.ts"
_BANNER = "/* Made from the server's schemas by `make wire`; edit those, not this file. */"
_COMPILE = """
import { compile } from "json-schema-to-typescript";
let text = "";
for await (const chunk of process.stdin) text += chunk;
const { schema, bannerComment } = JSON.parse(text);
const options = {
  bannerComment,
  ignoreMinAndMaxItems: true,
  additionalProperties: false,
  style: { printWidth: 110 },
};
process.stdout.write(await compile(schema, "Wire", options));
"""


def wire_types() -> str:
    """Return the TypeScript that `web/src/wire.ts` should contain."""
    made = subprocess.run(
        [node(), "--input-type=module", "--eval", _COMPILE],
        input=json.dumps({"schema": wire_schema(), "bannerComment": _BANNER}),
        capture_output=True,
        cwd=WEB,
        encoding="utf-8",
        check=True,
    )
    return made.stdout


def write_wire_types(path: Path = WIRE) -> None:
    """Write the types."""
    path.write_text(wire_types(), encoding="utf-8")
    say(f"Wrote {path.name}.")


if __name__ == "__main__":
    write_wire_types()
