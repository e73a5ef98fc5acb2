"""Messages about the guest who asks."""

from typing import Annotated

from pydantic import BaseModel, Field

from pipyard.server.qr import QrCode


class NameRequest(BaseModel):
    """A name the guest chooses; what a name may be is checked by the service."""

    name: str


class Me(BaseModel):
    """The guest who asks; the name is empty until one is chosen."""

    guest: str
    name: str


class IdentityLink(BaseModel):
    """A link that carries the guest to another device, once; the QR code shows its `url`.

    The code stands in the fragment, which browsers keep to themselves.
    """

    code: str
    path: str
    url: str
    expires_ms: int
    qr: QrCode


class SpareKey(BaseModel):
    """Letters to be kept outside of the browser: whoever enters them at `/carry` is the guest."""

    key: str
    created_ms: int


class Claim(BaseModel):
    """The code of a link, on the device that it was carried to; or a spare key."""

    code: Annotated[str, Field(min_length=1, max_length=64)]


class MyData(BaseModel):
    """Everything the server stores about a guest; the tables' ids are the secret part of links.

    `spare_ms` tells when the guest's spare key was made, `called` in how many browsers the guest is
    called back to tables.
    """

    guest: str
    name: str
    created_ms: int
    seen_ms: int
    devices: int
    spare_ms: int | None
    called: int
    tables: list[str]
