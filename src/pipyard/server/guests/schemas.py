"""Messages about the guest who asks."""

from pydantic import BaseModel


class NameRequest(BaseModel):
    """A name the guest chooses; what a name may be is checked by the service."""

    name: str


class Me(BaseModel):
    """The guest who asks; the name is empty until one is chosen."""

    guest: str
    name: str
