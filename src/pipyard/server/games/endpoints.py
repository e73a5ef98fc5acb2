"""The content of games, for clients that draw them."""

import gzip
from functools import lru_cache
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from fastapi import Path as InPath
from starlette.responses import Response

from pipyard.core.registry import game_names
from pipyard.games.spotted.content import Sheet
from pipyard.games.spotted.game import Spotted
from pipyard.i18n import FALLBACK, find_language, words
from pipyard.server.api import refuses
from pipyard.server.games.messages import messages_of
from pipyard.server.games.pages import sheet_page
from pipyard.server.games.schemas import Packs
from pipyard.server.guests.endpoints import Reached

router = APIRouter(prefix="/api/games", tags=["games"])

_A_DAY = 86_400
_PAGES_KEPT = 16

Pack = Annotated[str | None, Query(max_length=64, description="A content pack's name.")]


def _offer_content(game: str) -> None:
    def get_content(reached: Reached, pack: Pack = None) -> Any:
        return reached.games.find(game, pack).content()

    router.add_api_route(
        f"/{game}",
        get_content,
        name=f"get_{game}",
        description=f"Describe what {game} is made of, and its bots.",
        response_model=messages_of(game).content,
        openapi_extra=refuses("config/invalid"),
    )


for _game in game_names():
    _offer_content(_game)


@router.get(
    "/spotted/sheets/{sheet}/page",
    response_class=Response,
    responses={200: {"content": {"image/svg+xml": {}}, "description": "An A4 page."}},
    openapi_extra=refuses("config/invalid"),
)
def get_sheet_page(
    reached: Reached,
    request: Request,
    sheet: Annotated[str, InPath(max_length=64, description="A sheet's id.")],
    language: Annotated[str, Query(max_length=32, description="A language tag.")] = FALLBACK,
    pack: Pack = None,
) -> Response:
    """Draw an empty sheet for printing, as `pipyard sheet` does."""
    spotted = reached.games.find("spotted", pack).rules
    assert isinstance(spotted, Spotted)
    drawn = spotted.on_sheet(sheet).content
    body = _page(drawn, sheet, find_language(language) or FALLBACK)
    headers = {"cache-control": f"max-age={_A_DAY}", "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
    else:
        body = gzip.decompress(body)
    return Response(body, media_type="image/svg+xml", headers=headers)


@lru_cache(maxsize=_PAGES_KEPT)
def _page(sheet: Sheet, name: str, language: str) -> bytes:
    return gzip.compress(sheet_page(sheet, name, words(language)).encode())


@router.get("/packs", openapi_extra=refuses())
def get_packs(reached: Reached) -> Packs:
    """List the content packs that this server has for each game."""
    return {game: list(reached.games.packs(game)) for game in game_names()}
