"""The HTTP interface as a document: what can be asked for, and every answer with its codes."""

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

**Who asks** is told by the cookie `pipyard_guest`, which the first answer that needs a guest sets:
keep it and send it along. Nothing else is needed to play.

**What happens at a table** is told with a version. An action names the version its sender saw and
an id of its own (`request`): a repeated request is answered the same and carried out once, a stale
one is refused with the current version.

**Live**: the WebSocket at `/ws/tables/{table}` tells every event as it is stored, for programs that
have the rules, and takes actions by their numbers.

**A refusal** is always `{code, sentence, version}`: the code is for programs and does not change,
the sentence is for people, the version is the table's, where there is one.
"""
_TAGS = {
    "guest": "Who asks: a guest is a key in a cookie and a name.",
    "games": "What the games are made of: cards, tiles, sheets, and the bots that play them.",
    "tables": "Tables: set one, sit down, play, follow, leave.",
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
        "Spots with a friend, tricks by lot": {
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
"""Bodies worth beginning from, by operation."""
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

    What any request may be refused for, its size for instance, is added by itself.
    """
    return {_REFUSALS: list(codes)}


class Api(FastAPI):
    """The application, whose description is made whole from what its routes declare."""

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
        """Return the document; it is made once."""
        document = super().openapi()
        if document is not self._described:
            _describe(document)
            self._described = document
        return document


def methods_taken(request: Request) -> str:
    """List the methods that an address takes; each is a route, which knows only of itself."""
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
    """Take the first line of the docstring for a title; FastAPI's own is the function's name."""
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
    """List refusals by status; of an operation that declares none, only that there may be some."""
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
    """Say that the table which one operation sets is the one that others are about."""
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
