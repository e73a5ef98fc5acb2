"""Calls that are really encrypted, signed and sent, to a fake push service."""

import base64
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import http_ece
import pytest
import requests
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from pywebpush import WebPushException

from pipyard.server.calls.sending import WebPush, WebPushOffice
from pipyard.server.calls.service import Subscription

AUTH = b"sixteen bytes..."


@dataclass
class PushService:
    """Records requests, and responds as the path says."""

    address: str = ""
    taken: list[tuple[str, dict[str, str], bytes]] = field(default_factory=list)


@pytest.fixture
def service() -> Iterator[PushService]:
    standing_in = PushService()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            standing_in.taken.append((self.path, headers, body))
            self.send_response(int(self.path[1:]))
            self.send_header("location", f"{standing_in.address}/201")
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Log nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    standing_in.address = f"http://127.0.0.1:{server.server_port}"
    thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    yield standing_in
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.fixture(scope="module")
def browser() -> ec.EllipticCurvePrivateKey:
    return ec.generate_private_key(ec.SECP256R1())


@pytest.fixture
def push() -> WebPush:
    office = WebPushOffice((), "https://yard.example")
    return office.open(office.new_key())


def text_of(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def raw_of(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def subscription(address: str, browser: ec.EllipticCurvePrivateKey) -> Subscription:
    public = browser.public_key().public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
    return Subscription("kim", address, text_of(public), text_of(AUTH), "en")


def test_only_the_browser_can_read_what_is_sent(
    service: PushService, browser: ec.EllipticCurvePrivateKey, push: WebPush
) -> None:
    assert push.send(subscription(f"{service.address}/201", browser), "Your turn")
    ((path, headers, body),) = service.taken
    assert path == "/201"
    assert b"Your turn" not in body
    read = http_ece.decrypt(body, private_key=browser, auth_secret=AUTH, version="aes128gcm")
    assert read == b"Your turn"
    assert headers["ttl"] == "86400"


def test_the_push_service_learns_whose_server_it_is(
    service: PushService, browser: ec.EllipticCurvePrivateKey, push: WebPush
) -> None:
    push.send(subscription(f"{service.address}/201", browser), "Your turn")
    scheme, _, rest = service.taken[0][1]["authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    claims = json.loads(raw_of(parts["t"].split(".")[1]))
    assert scheme == "vapid"
    assert parts["k"] == push.key
    assert claims["sub"] == "https://yard.example"
    assert claims["aud"] == service.address


def test_a_key_that_was_kept_is_the_same_again() -> None:
    office = WebPushOffice((), "https://yard.example")
    kept = office.new_key()
    assert office.open(kept).key == office.open(kept).key
    assert office.open(office.new_key()).key != office.open(kept).key
    assert len(raw_of(office.open(kept).key)) == 65


@pytest.mark.parametrize("status", [404, 410])
def test_nobody_is_there_any_more(
    service: PushService, browser: ec.EllipticCurvePrivateKey, push: WebPush, status: int
) -> None:
    assert not push.send(subscription(f"{service.address}/{status}", browser), "Your turn")


@pytest.mark.parametrize("status", [400, 429, 500])
def test_a_push_service_that_does_not_take_it(
    service: PushService, browser: ec.EllipticCurvePrivateKey, push: WebPush, status: int
) -> None:
    with pytest.raises(WebPushException):
        push.send(subscription(f"{service.address}/{status}", browser), "Your turn")


@pytest.mark.parametrize("status", [301, 302, 307, 308])
def test_nobody_is_led_to_another_address(
    service: PushService, browser: ec.EllipticCurvePrivateKey, push: WebPush, status: int
) -> None:
    with pytest.raises(requests.TooManyRedirects):
        push.send(subscription(f"{service.address}/{status}", browser), "Your turn")
    assert [path for path, *_ in service.taken] == [f"/{status}"]


def test_keys_that_are_none(service: PushService, push: WebPush) -> None:
    wrong = Subscription("kim", f"{service.address}/201", "A" * 87, "A" * 22, "en")
    assert not push.send(wrong, "Your turn")
    assert service.taken == []
