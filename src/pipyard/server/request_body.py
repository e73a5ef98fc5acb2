"""The base of all request bodies."""

from pydantic import BaseModel, ConfigDict


class RequestBody(BaseModel):
    """Takes values strictly: no number as a boolean, no text as a number."""

    model_config = ConfigDict(strict=True)
