"""An extension of MkDocs for `make docs`: the tutorial notebook becomes a page."""

from typing import Any

from tools.notebook import as_markdown, read


def on_files(files: Any, config: Any) -> Any:
    """Add the tutorial to the pages."""
    from mkdocs.structure.files import File  # noqa: PLC0415  (only `make docs` has it)

    files.append(File.generated(config, "tutorial.md", content=as_markdown(read())))
    return files
