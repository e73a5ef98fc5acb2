"""What the server refuses: every refusal has a code, a sentence and an HTTP status."""

from http import HTTPStatus

from pydantic import BaseModel

from pipyard.core.errors import PipyardError

STATUS = {
    "address/refused": HTTPStatus.FORBIDDEN,
    "config/invalid": HTTPStatus.UNPROCESSABLE_ENTITY,
    "dice/no-such-promise": HTTPStatus.GONE,
    "dice/promise-first": HTTPStatus.CONFLICT,
    "guest/unknown": HTTPStatus.FORBIDDEN,
    "link/expired": HTTPStatus.GONE,
    "link/unknown": HTTPStatus.NOT_FOUND,
    "link/used": HTTPStatus.CONFLICT,
    "log/malformed": HTTPStatus.UNPROCESSABLE_ENTITY,
    "log/other-rules": HTTPStatus.CONFLICT,
    "log/tampered": HTTPStatus.UNPROCESSABLE_ENTITY,
    "log/too-large": HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    "log/too-long": HTTPStatus.UNPROCESSABLE_ENTITY,
    "method/wrong": HTTPStatus.METHOD_NOT_ALLOWED,
    "move/illegal": HTTPStatus.CONFLICT,
    "move/stale": HTTPStatus.CONFLICT,
    "name/invalid": HTTPStatus.UNPROCESSABLE_ENTITY,
    "name/look-alike": HTTPStatus.CONFLICT,
    "page/unknown": HTTPStatus.NOT_FOUND,
    "push/off": HTTPStatus.CONFLICT,
    "push/unknown-service": HTTPStatus.UNPROCESSABLE_ENTITY,
    "rate/exceeded": HTTPStatus.TOO_MANY_REQUESTS,
    "rematch/not-yet": HTTPStatus.CONFLICT,
    "request/foreign": HTTPStatus.FORBIDDEN,
    "request/malformed": HTTPStatus.UNPROCESSABLE_ENTITY,
    "request/not-json": HTTPStatus.UNSUPPORTED_MEDIA_TYPE,
    "request/reused": HTTPStatus.CONFLICT,
    "request/too-large": HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    "request/too-slow": HTTPStatus.REQUEST_TIMEOUT,
    "request/unknown-host": HTTPStatus.MISDIRECTED_REQUEST,
    "seat/not-yours": HTTPStatus.FORBIDDEN,
    "seat/present": HTTPStatus.CONFLICT,
    "seat/second": HTTPStatus.CONFLICT,
    "seat/stood-in": HTTPStatus.CONFLICT,
    "seat/taken": HTTPStatus.CONFLICT,
    "seat/unknown": HTTPStatus.NOT_FOUND,
    "server/fault": HTTPStatus.INTERNAL_SERVER_ERROR,
    "server/not-ready": HTTPStatus.SERVICE_UNAVAILABLE,
    "spare-key/unknown": HTTPStatus.NOT_FOUND,
    "storage/damaged": HTTPStatus.SERVICE_UNAVAILABLE,
    "storage/full": HTTPStatus.INSUFFICIENT_STORAGE,
    "table/closed": HTTPStatus.CONFLICT,
    "table/damaged": HTTPStatus.CONFLICT,
    "table/not-host": HTTPStatus.FORBIDDEN,
    "table/other-rules": HTTPStatus.CONFLICT,
    "table/too-many": HTTPStatus.CONFLICT,
    "table/unknown": HTTPStatus.NOT_FOUND,
    "table/waiting": HTTPStatus.CONFLICT,
    "undo/off": HTTPStatus.CONFLICT,
    "undo/too-late": HTTPStatus.CONFLICT,
    "version/unknown": HTTPStatus.NOT_FOUND,
}


class Refused(PipyardError):
    """A request that the server does not carry out.

    `version` is the table's version or, in a log, that of the wrong event, if there is one.
    """

    def __init__(self, code: str, sentence: str, version: int | None = None) -> None:
        super().__init__(code, sentence)
        self.version = version


FAULT = Refused(
    "server/fault",
    "Something went wrong here, and this may have been done or not. Look before you try again.",
)


class ApiError(BaseModel):
    """The body of every answer that is a refusal."""

    code: str
    sentence: str
    version: int | None = None


def status_of(code: str) -> int:
    """Return the HTTP status for a refusal's code."""
    return STATUS.get(code, HTTPStatus.BAD_REQUEST)


def error_of(refusal: PipyardError) -> ApiError:
    """Return a refusal in the form in which it is sent."""
    version = refusal.version if isinstance(refusal, Refused) else None
    return ApiError(code=refusal.code, sentence=refusal.sentence, version=version)
