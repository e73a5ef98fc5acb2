"""Web Push by pywebpush, which comes with `pipyard[push]`."""

from base64 import urlsafe_b64encode
from collections.abc import Sequence
from http import HTTPStatus

import requests
from cryptography.hazmat.primitives import serialization
from py_vapid import Vapid02
from pywebpush import WebPushException, webpush

from pipyard.server.calls.service import Subscription

_SECONDS = 10
"""How long a push service may take to answer."""
_KEEP_SECONDS = 24 * 3600
"""How long it keeps a call for a browser that is away."""
_GONE = (HTTPStatus.NOT_FOUND, HTTPStatus.GONE)


class WebPushOffice:
    """Makes keys, and writes to these services; `contact` tells them whose server this is."""

    def __init__(self, services: Sequence[str], contact: str) -> None:
        self.services = services
        self._contact = contact

    def new_key(self) -> str:
        """Make a secret key, as PEM."""
        key = Vapid02()
        key.generate_keys()
        return str(key.private_pem().decode())

    def open(self, key: str) -> "WebPush":
        """Return what sends, signing with a secret key."""
        return WebPush(Vapid02.from_pem(key.encode()), self._contact)


class WebPush:
    """Encrypts for a browser, signs, and sends."""

    def __init__(self, signer: Vapid02, contact: str) -> None:
        public = signer.public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.key = urlsafe_b64encode(public).decode().rstrip("=")
        self._signer = signer
        self._contact = contact

    def send(self, subscription: Subscription, text: str) -> bool:
        """Send a text; False where nobody is there any more."""
        with requests.Session() as session:
            # Nobody is led on to another address than the one that was checked.
            session.max_redirects = 0
            try:
                webpush(
                    {
                        "endpoint": subscription.address,
                        "keys": {"p256dh": subscription.p256dh, "auth": subscription.auth},
                    },
                    text,
                    vapid_private_key=self._signer,
                    vapid_claims={"sub": self._contact},
                    timeout=_SECONDS,
                    ttl=_KEEP_SECONDS,
                    headers={"Urgency": "normal"},
                    requests_session=session,
                )
            except WebPushException as error:
                if error.response is not None and error.response.status_code in _GONE:
                    return False
                raise
            except ValueError:
                # Its keys are no keys, so that it never could be called.
                return False
        return True
