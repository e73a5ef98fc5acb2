"""Which messages are used, in Python or in the browser."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
_QUOTED = re.compile(r"""["']([a-z0-9][a-z0-9.-]*)["']""")
_TEMPLATE = re.compile(r"`([a-z0-9][^`\s]*\$\{[^`\n]*)`")
_FORMATTED = re.compile(r"""f["']([a-z0-9][^"'\s]*\{[^\n]*?\}[^"'\s]*)["']""")
_ENDED = re.compile(r"`\$\{[\w.]+\}(-[a-z0-9-]+)`")
_KINDS = re.compile(r"""\b(?:nameOf|wireId|messageId|name)\(\s*["']([a-z0-9-]+)["']""")
_PUT_IN = re.compile(r"\$?\{((?:[^{}]|\{[^{}]*\})*)\}")
_NO_WORDS = re.compile(r"\b(?:data-[a-z]+|id|class|href|aria-labelledby|aria-controls)=\{`[^`]*`\}")
_DASHED = ("coach-why-", "lesson-", "doubt-", "fact-", "phrase-", "step-", "table-fact-")
"""Values inserted after these can consist of several words."""


@cache
def asked() -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """Return the names that are written out, and patterns for those that are composed."""
    names: set[str] = set()
    forms: set[str] = set()
    ends: set[str] = set()
    for source in _sources():
        names.update(_QUOTED.findall(source))
        ends.update(_ENDED.findall(source))
        forms.update(f"{re.escape(kind)}-[a-z0-9.-]+" for kind in _KINDS.findall(source))
        for template in (*_TEMPLATE.findall(source), *_FORMATTED.findall(source)):
            forms.update(_forms(template))
    ended = {f"{name}{end}" for name in names for end in ends}
    return frozenset(names | ended), tuple(re.compile(form) for form in sorted(forms))


def is_asked(name: str) -> bool:
    """Return whether a message is used, or may be used."""
    names, forms = asked()
    return name in names or any(form.fullmatch(name) for form in forms)


def _forms(template: str) -> Iterator[str]:
    """Turn `lesson-${game}-walk` into a pattern; a template without a fixed start is ignored."""
    first, *rest = _PUT_IN.split(template)
    if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*-", first):
        return
    form = re.escape(first)
    for put_in, part in zip(rest[::2], rest[1::2], strict=True):
        if not re.fullmatch(r"[a-z0-9.-]*", part):
            return
        dashed = "replace(" in put_in or first.startswith(_DASHED)
        form += f"[a-z0-9{'-' if dashed else ''}]+{re.escape(part)}"
    yield form


def _sources() -> Iterator[str]:
    for pattern in ("src/pipyard/**/*.py", "web/src/**/*.ts", "web/src/**/*.svelte", "web/*.ts"):
        for path in ROOT.glob(pattern):
            if not path.name.endswith(".test.ts"):
                yield _NO_WORDS.sub("", path.read_text(encoding="utf-8"))
