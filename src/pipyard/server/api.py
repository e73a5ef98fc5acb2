"""The HTTP interface as a document: all requests, and every answer with its codes."""

from collections import defaultdict
from collections.abc import Iterable
from http import HTTPStatus
from typing import Any

from fastapi import FastAPI, Request
from fastapi.routing import APIRoute
from starlette.types import Lifespan

import pipyard
from pipyard.server.errors import ApiError, status_of

_DESCRIPTION = """
Tables of Spots and Spotted!, for scripts, bots and slow play.

**Guests**: the cookie `pipyard_guest` says who sends a request. The first answer that needs a guest
sets it; keep it and send it along. Nothing else is needed to play.

**Tables**: every change of a table has a version. An action contains the version that its sender
saw and an id of its own (`request`). A repeated request gets the same answer and is carried out
once. A stale one is refused with the current version.

**Live**: the WebSocket at `/ws/tables/{table}` sends every event when it is stored, for programs
that have the rules, and accepts actions by their numbers.

**Refusals** always have the form `{code, sentence, version}`. The code is for programs and does not
change, the sentence is for people, and the version is the table's, if there is one.
"""
_TAGS = {
    "guest": "The guest who sends a request: a key in a cookie, and a name.",
    "games": "The content of the games: cards, tiles, sheets, and bots.",
    "tables": "Tables: create one, sit down, play, follow, leave.",
    "server": "The server itself.",
}
_COOKIE = {
    "type": "apiKey",
    "in": "cookie",
    "name": "pipyard_guest",
    "description": "A guest's key: 256 random bits, given by the first answer that needs a guest.",
}
_EXAMPLES: dict[str, dict[str, Any]] = {
    "put_me": {"A name": {"name": "Kim"}},
    "post_seat": {"A name": {"name": "Lou"}},
    "post_table": {
        "Spots against a bot": {
            "game": "spots",
            "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}],
        },
        "Spots with a friend, random tricks": {
            "game": "spots",
            "seats": [{"kind": "me"}, {"kind": "person"}],
            "random": True,
        },
        "Spotted! alone, on another sheet": {
            "game": "spotted",
            "seats": [{"kind": "me"}],
            "sheet": "two-ponds",
        },
    },
}
"""Example bodies to start from, by operation."""
_ALWAYS = (
    "address/refused",
    "request/unknown-host",
    "request/too-large",
    "rate/exceeded",
    "server/fault",
    "storage/damaged",
    "storage/full",
)
_CHANGING = ("request/foreign",)
_WITH_PARAMETERS = ("request/malformed",)
_WITH_BODY = ("request/malformed", "request/not-json")
_REFUSALS = "x-refusals"


def refuses(*codes: str) -> dict[str, Any]:
    """Declare what an operation may refuse, as `openapi_extra` of its route.

    Refusals that apply to every request, such as its size, are added automatically.
    """
    return {_REFUSALS: list(codes)}


class Api(FastAPI):
    """The application, whose description is completed from the declarations of its routes."""

    def __init__(self, lifespan: Lifespan[Any]) -> None:
        super().__init__(
            title="Pipyard",
            version=pipyard.__version__,
            description=_DESCRIPTION.strip(),
            license_info={"name": "MIT", "identifier": "MIT"},
            openapi_tags=[{"name": name, "description": text} for name, text in _TAGS.items()],
            openapi_url="/api/openapi.json",
            # The usual pages for this document load scripts from other sites.
            docs_url=None,
            redoc_url=None,
            redirect_slashes=False,
            lifespan=lifespan,
            responses={"4XX": {"model": ApiError, "description": "Refused."}},
            generate_unique_id_function=_name_of,
        )
        self._described: dict[str, Any] | None = None

    def openapi(self) -> dict[str, Any]:
        """Return the document; it is built once."""
        document = super().openapi()
        if document is not self._described:
            _describe(document)
            self._described = document
        return document


def methods_taken(request: Request) -> str:
    """List the methods of an address; each is a separate route that knows only itself."""
    pattern = getattr(request.scope.get("route"), "path", "")
    described = request.app.openapi()["paths"].get(pattern, ("get", "head"))
    return ", ".join(sorted(method.upper() for method in described))


def _name_of(route: APIRoute) -> str:
    return route.name


def _describe(document: dict[str, Any]) -> None:
    document["components"]["securitySchemes"] = {"guest": _COOKIE}
    document["security"] = [{}, {"guest": []}]
    for path in document["paths"].values():
        for method, operation in path.items():
            _put_into_words(operation)
            _name_refusals(operation, _refusals_of(method, operation))
    _link_tables(document)


def _put_into_words(operation: dict[str, Any]) -> None:
    """Use the first line of the docstring as title; FastAPI would use the function's name."""
    title, _, rest = operation.get("description", operation["summary"]).partition("\n")
    operation["summary"] = title.strip().removesuffix(".")
    operation["description"] = rest.strip()
    examples = _EXAMPLES.get(operation["operationId"], {})
    if examples:
        content = operation["requestBody"]["content"]["application/json"]
        content["examples"] = {name: {"value": body} for name, body in examples.items()}
    for status, answer in operation["responses"].items():
        if answer["description"] == "Successful Response":
            answer["description"] = HTTPStatus(int(status)).phrase


def _refusals_of(method: str, operation: dict[str, Any]) -> set[str]:
    codes = {*_ALWAYS, *operation.get(_REFUSALS, ())}
    if method not in ("get", "head"):
        codes.update(_CHANGING)
    if "parameters" in operation:
        codes.update(_WITH_PARAMETERS)
    if "requestBody" in operation:
        codes.update(_WITH_BODY)
    return codes


def _name_refusals(operation: dict[str, Any], codes: Iterable[str]) -> None:
    """List refusals by status; if an operation declares none, say only that there may be some."""
    if operation.pop(_REFUSALS, None) is None:
        return
    answers = operation["responses"]
    del answers["4XX"]
    by_status: dict[int, list[str]] = defaultdict(list)
    for code in sorted(codes):
        by_status[status_of(code)].append(code)
    for status in sorted(by_status):
        answers[str(status)] = _refusal(by_status[status])


def _link_tables(document: dict[str, Any]) -> None:
    """Say that the table which one operation creates is the one that others are about."""
    operations = [one for path in document["paths"].values() for one in path.values()]
    about_tables = [
        one["operationId"]
        for one in operations
        if any(parameter["name"] == "table_id" for parameter in one.get("parameters", ()))
    ]
    for one in operations:
        if one["operationId"] == "post_table":
            one["responses"]["201"]["links"] = {
                name: {"operationId": name, "parameters": {"table_id": "$response.body#/table"}}
                for name in about_tables
            }


def _refusal(codes: list[str]) -> dict[str, Any]:
    schema = {
        "allOf": [{"$ref": "#/components/schemas/ApiError"}],
        "properties": {"code": {"enum": codes}},
    }
    return {
        "description": "Refused: " + ", ".join(f"`{code}`" for code in codes) + ".",
        "content": {"application/json": {"schema": schema}},
    }
