"""Messages about being called back to a table."""

from typing import Annotated

from pydantic import BaseModel, Field

_BASE64 = r"^[A-Za-z0-9_-]+$"


class PushRequest(BaseModel):
    """What a browser's `PushSubscription` has, and the language to be called in.

    `address` is its `endpoint`; the two keys are written as base64url, without padding.
    """

    address: Annotated[str, Field(min_length=1, max_length=1024)]
    p256dh: Annotated[str, Field(min_length=87, max_length=87, pattern=_BASE64)]
    auth: Annotated[str, Field(min_length=22, max_length=22, pattern=_BASE64)]
    language: Annotated[str, Field(min_length=2, max_length=16)]
