"""The script that draws the charts of a page: Vega with Vega-Lite and its embedding.

vl-convert contains it, but takes seconds to assemble it, so it is cached for each version.
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
    """Return the script; the folder caches it."""
    kept = folder or user_cache_path("pipyard")
    file = kept / f"vega-{VEGA_LITE}-{version('vl-convert-python')}.js"
    if file.is_file():
        return file.read_text(encoding="utf-8")
    # None means all of it, although its types say otherwise.
    everything: Any = None
    script: str = vl_convert.javascript_bundle(everything, vl_version=VEGA_LITE)
    try:
        kept.mkdir(parents=True, exist_ok=True)
        unfinished = file.with_suffix(".unfinished")
        unfinished.write_text(script, encoding="utf-8")
        unfinished.replace(file)
    except OSError:
        # A page can still be made; it only takes longer every time.
        pass
    return script
