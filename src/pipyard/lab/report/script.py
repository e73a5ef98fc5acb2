"""What draws the charts of a page: Vega with Vega-Lite and its embedding, in one script.

vl-convert carries it, but takes seconds to put it together; it is kept until another version comes.
"""

from importlib.metadata import version
from pathlib import Path
from typing import Any

import altair as alt
import vl_convert
from platformdirs import user_cache_path

VEGA_LITE = ".".join(alt.SCHEMA_VERSION.removeprefix("v").split(".")[:2])
"""The version that Altair writes documents for."""


def drawing_script(folder: Path | None = None) -> str:
    """Return the script; the folder keeps it."""
    kept = folder or user_cache_path("pipyard")
    file = kept / f"vega-{VEGA_LITE}-{version('vl-convert-python')}.js"
    if file.is_file():
        return file.read_text(encoding="utf-8")
    # None is the whole of it, though its types say otherwise.
    everything: Any = None
    script: str = vl_convert.javascript_bundle(everything, vl_version=VEGA_LITE)
    try:
        kept.mkdir(parents=True, exist_ok=True)
        unfinished = file.with_suffix(".unfinished")
        unfinished.write_text(script, encoding="utf-8")
        unfinished.replace(file)
    except OSError:
        # A page is made all the same; it only takes longer every time.
        pass
    return script
