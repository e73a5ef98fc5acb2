"""Sample data for messages: all cases of their selectors, in every combination."""

from collections.abc import Iterator
from itertools import islice, product

from fluent.syntax import ast

from tests.i18n.catalogue import Catalogue, nodes

CATEGORIES = ("zero", "one", "two", "few", "many", "other")
NUMBERS = (0, 1, 2, 3, 5, 11, 21, 22, 25, 101)
NAME = "Ann"
_MOST = 3000


def keys(select: ast.SelectExpression) -> list[str]:
    """List the cases of a selector, as written."""
    return [
        variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
        for variant in select.variants
    ]


def is_plural(select: ast.SelectExpression) -> bool:
    """Return whether a selector depends on a number; some only check for zero or another number."""
    return all(key in CATEGORIES or key.isdecimal() for key in keys(select))


def usual(select: ast.SelectExpression) -> str:
    """Return the default case of a selector."""
    return next(
        key for key, variant in zip(keys(select), select.variants, strict=True) if variant.default
    )


def selected(select: ast.SelectExpression) -> set[str]:
    """Return the variable that a selector depends on."""
    return {n.id.name for n in nodes(select.selector) if isinstance(n, ast.VariableReference)}


def counted(catalogue: Catalogue, name: str) -> set[str]:
    """Return the variables of a text that are numbers."""
    found: set[str] = set()
    for text in catalogue.whole(name):
        for node in nodes(text.pattern):
            if isinstance(node, ast.SelectExpression) and is_plural(node):
                found |= selected(node)
            if isinstance(node, ast.FunctionReference):
                arguments = node.arguments.positional
                found |= {n.id.name for n in arguments if isinstance(n, ast.VariableReference)}
    return found


def samples(*catalogues: Catalogue, name: str) -> Iterator[dict[str, str | int]]:
    """Yield arguments for a text, enough to reach all variants in these languages."""
    values: dict[str, list[str | int]] = {}
    for catalogue in catalogues:
        for variable in sorted(catalogue.variables(name)):
            values.setdefault(variable, [])
        for variable in counted(catalogue, name):
            values[variable] += NUMBERS
        for text in catalogue.whole(name):
            for select in text.selects:
                for variable in selected(select) - counted(catalogue, name):
                    values[variable] += keys(select)
    options = [list(dict.fromkeys(found)) or [NAME] for found in values.values()]
    for chosen in islice(product(*options), _MOST):
        yield dict(zip(values, chosen, strict=True))
