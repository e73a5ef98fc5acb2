"""The page that shows the API's description; its viewer is built with the web client."""

from pathlib import Path

from fastapi import APIRouter
from starlette.responses import HTMLResponse

ADDRESS = "/api/docs"
_FOLDER = "api-docs"
_VIEWER = "swagger-ui-bundle.js"
_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self';"
    # The viewer's stylesheet draws its arrows and ticks from data: addresses.
    " img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
_PAGE = f"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The API of Pipyard</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/{_FOLDER}/swagger-ui.css">
<link rel="stylesheet" href="/{_FOLDER}/look.css">
<header><a href="/">Pipyard</a>: the API of this server. Requests that you try here are real and are
sent in your name.</header>
<main id="description"></main>
<script src="/{_FOLDER}/{_VIEWER}"></script>
<script src="/{_FOLDER}/start.js"></script>
</html>
"""
_NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The API of Pipyard</title>
<h1>The viewer is not built yet</h1>
<p>Run <code>make play</code> in Pipyard's folder: it builds the web client and this page's
viewer. The description itself is <a href="/api/openapi.json">here</a>.</p>
</html>
"""


def docs_router(client: Path) -> APIRouter:
    """Serve the page with its own policy: its files come only from this server."""
    router = APIRouter(include_in_schema=False)

    @router.get(ADDRESS)
    async def get_docs() -> HTMLResponse:
        built = (client / _FOLDER / _VIEWER).is_file()
        return HTMLResponse(
            _PAGE if built else _NOT_BUILT,
            200 if built else 503,
            headers={"content-security-policy": _POLICY},
        )

    return router
