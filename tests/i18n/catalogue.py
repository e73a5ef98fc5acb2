"""The messages of a language in their source form: what each has, refers to and uses."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from pipyard import i18n

FOLDER = Path(i18n.__file__).parent
LANGUAGES = ("de", "en", "fr", "nl", "ru")


@dataclass(frozen=True)
class Text:
    """A message, or an attribute of one (`id.attribute`), as written in one language."""

    name: str
    file: str
    pattern: ast.Pattern

    @cached_property
    def references(self) -> frozenset[str]:
        """The messages it refers to."""
        return frozenset(
            node.id.name if node.attribute is None else f"{node.id.name}.{node.attribute.name}"
            for node in nodes(self.pattern)
            if isinstance(node, ast.MessageReference)
        )

    @cached_property
    def selects(self) -> tuple[ast.SelectExpression, ...]:
        """Its select expressions."""
        return tuple(n for n in nodes(self.pattern) if isinstance(n, ast.SelectExpression))

    @cached_property
    def variables(self) -> frozenset[str]:
        """Every variable it uses."""
        found = (n for n in nodes(self.pattern) if isinstance(n, ast.VariableReference))
        return frozenset(node.id.name for node in found)

    @cached_property
    def printed(self) -> frozenset[str]:
        """The variables that it prints, not only selects by."""
        return frozenset(
            node.expression.id.name
            for node in nodes(self.pattern)
            if isinstance(node, ast.Placeable)
            and isinstance(node.expression, ast.VariableReference)
        )


class _Nodes(Visitor):
    def __init__(self) -> None:
        self.found: list[ast.BaseNode] = []

    def generic_visit(self, node: ast.BaseNode) -> None:
        self.found.append(node)
        super().generic_visit(node)


def nodes(root: ast.BaseNode) -> list[ast.BaseNode]:
    """List a syntax node and everything in it."""
    visitor = _Nodes()
    visitor.visit(root)
    return visitor.found


class Catalogue:
    """All messages of a language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.texts: dict[str, Text] = {}
        self.faults: list[str] = []
        for path in sorted((FOLDER / language).glob("*.ftl")):
            for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
                self._take(path.name, entry)

    def _take(self, file: str, entry: ast.EntryType) -> None:
        if isinstance(entry, ast.Junk):
            self.faults.append(f"{file}: {(entry.content or '').strip()[:60]!r} cannot be read")
        if not isinstance(entry, ast.Message):
            return
        for name, pattern in _patterns(entry):
            if name in self.texts:
                self.faults.append(f"{file}: {name} is there twice")
            self.texts[name] = Text(name, file, pattern)

    def whole(self, name: str) -> list[Text]:
        """List a text and all texts it refers to."""
        found: dict[str, Text] = {}
        left = [name]
        while left:
            text = self.texts.get(left.pop())
            if text is not None and text.name not in found:
                found[text.name] = text
                left += text.references
        return list(found.values())

    def variables(self, name: str) -> set[str]:
        """Return the variables that a text uses, itself or through others."""
        return set().union(*(text.variables for text in self.whole(name)))

    def printed(self, name: str) -> set[str]:
        """Return the variables that a text prints."""
        return set().union(*(text.printed for text in self.whole(name)))


def _patterns(message: ast.Message) -> Iterator[tuple[str, ast.Pattern]]:
    if message.value is not None:
        yield message.id.name, message.value
    for attribute in message.attributes:
        yield f"{message.id.name}.{attribute.id.name}", attribute.value


@cache
def catalogue(language: str) -> Catalogue:
    """Load a language."""
    return Catalogue(language)
