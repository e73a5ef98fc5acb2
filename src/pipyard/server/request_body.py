"""What a request's body is, whatever it asks for."""

from pydantic import BaseModel, ConfigDict


class RequestBody(BaseModel):
    """Takes values for what they are: no number for a yes, no text for a number."""

    model_config = ConfigDict(strict=True)
