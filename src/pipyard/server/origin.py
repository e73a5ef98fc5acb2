"""Where a request comes from: another site's page may not act with a guest's cookie."""

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection


def is_foreign(connection: HTTPConnection) -> bool:
    """Tell whether a browser says that a page of another site is asking; scripts say nothing."""
    origin = connection.headers.get("origin")
    if origin is None:
        return False
    return urlsplit(origin).netloc.lower() != connection.headers.get("host", "").lower()
