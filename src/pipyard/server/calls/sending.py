"""Web Push with pywebpush, which comes with `pipyard[push]`."""

from base64 import urlsafe_b64encode
from collections.abc import Sequence
from http import HTTPStatus

import requests
from cryptography.hazmat.primitives import serialization
from py_vapid import Vapid02
from pywebpush import WebPushException, webpush

from pipyard.server.calls.service import Subscription

_SECONDS = 10
"""Seconds within which a push service must answer."""
_KEEP_SECONDS = 24 * 3600
"""Seconds for which it keeps a call for a browser that is offline."""
_GONE = (HTTPStatus.NOT_FOUND, HTTPStatus.GONE)


class WebPushOffice:
    """Makes keys, and opens senders for these services; `contact` tells them whose server it is."""

    def __init__(self, services: Sequence[str], contact: str) -> None:
        self.services = services
        self._contact = contact

    def new_key(self) -> str:
        """Return a new secret key, as PEM."""
        key = Vapid02()
        key.generate_keys()
        return str(key.private_pem().decode())

    def open(self, key: str) -> "WebPush":
        """Return a sender that signs with a secret key."""
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
        """Send a text; return False if the browser no longer exists."""
        with requests.Session() as session:
            # Follow no redirects, because only this address was checked.
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
                # The keys are invalid, so this browser can never be called.
                return False
        return True
