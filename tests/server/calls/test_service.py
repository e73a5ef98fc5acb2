"""Who is called, for what, and who is not."""

import json
import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, TypeVar

import pytest

from pipyard.server.calls.service import (
    MOST_OF_A_GUEST,
    PATIENCE_MS,
    SERVICES,
    Call,
    CallService,
    Subscription,
    is_of,
)
from pipyard.server.errors import Refused

T = TypeVar("T")
KIM = Subscription("kim", "https://fcm.googleapis.com/kim", "p" * 87, "a" * 22, "de")
NOW = 1_000_000


class MemoryCalls:
    """Subscriptions in a list; `waiting` contains the calls that are due."""

    def __init__(self) -> None:
        self.secrets: dict[str, str] = {}
        self.kept: list[tuple[Subscription, int, int]] = []
        self.removed: list[Subscription] = []
        self.waiting: list[Call] = []
        self.asked: list[int] = []

    async def secret(self, name: str, new: str) -> str:
        return self.secrets.setdefault(name, new)

    async def add(self, subscription: Subscription, most: int, now: int) -> None:
        self.kept.append((subscription, most, now))

    async def remove(self, subscription: Subscription) -> None:
        self.removed.append(subscription)

    async def claim(self, before: int, most: int) -> Sequence[Call]:
        self.asked.append(before)
        return [self.waiting.pop(0) for _ in self.waiting[:most]]


class Office:
    """Sends nothing, and records the requests; `answers` are by address."""

    services = SERVICES

    def __init__(self) -> None:
        self.sent: list[tuple[str, Any]] = []
        self.answers: dict[str, bool | Exception] = {}
        self.key = ""

    def new_key(self) -> str:
        return "new"

    def open(self, key: str) -> "Office":
        self.key = f"public part of {key}"
        return self

    def send(self, subscription: Subscription, text: str) -> bool:
        self.sent.append((subscription.address, json.loads(text)))
        answer = self.answers.get(subscription.address, True)
        if isinstance(answer, Exception):
            raise answer
        return answer


async def at_once(work: Callable[..., T], /, *given: Any) -> T:
    return work(*given)


@pytest.fixture
def storage() -> MemoryCalls:
    return MemoryCalls()


@pytest.fixture
def office() -> Office:
    return Office()


@pytest.fixture
async def calls(storage: MemoryCalls, office: Office) -> CallService:
    service = CallService(
        storage,
        lambda: NOW,
        lambda table, guest: (table, guest) == ("open", "kim"),
        at_once,
        office,
    )
    await service.open()
    return service


async def test_a_server_keeps_its_key(storage: MemoryCalls, calls: CallService) -> None:
    assert calls.key == "public part of new"
    storage.secrets["push"] = "old"
    await calls.open()
    assert calls.key == "public part of old"


async def test_a_turn_that_has_waited_is_told_in_the_guests_language(
    storage: MemoryCalls, office: Office, calls: CallService
) -> None:
    storage.waiting = [Call(KIM, "one", "spots")]
    await calls.look()
    told = {"title": "Du bist dran", "body": "Spots", "table": "one"}
    assert office.sent == [(KIM.address, told)]
    assert storage.asked == [NOW - PATIENCE_MS]


async def test_who_has_the_table_open_is_not_called(
    storage: MemoryCalls, office: Office, calls: CallService
) -> None:
    storage.waiting = [Call(KIM, "open", "spots")]
    await calls.look()
    assert office.sent == []


async def test_a_browser_that_is_gone_is_forgotten(
    storage: MemoryCalls, office: Office, calls: CallService
) -> None:
    office.answers[KIM.address] = False
    storage.waiting = [Call(KIM, "one", "spots")]
    await calls.look()
    assert storage.removed == [KIM]


async def test_a_push_service_that_fails_keeps_nobody_else_from_being_called(
    storage: MemoryCalls,
    office: Office,
    calls: CallService,
    caplog: pytest.LogCaptureFixture,
) -> None:
    lou = replace(KIM, guest="lou", address="https://fcm.googleapis.com/lou", language="en")
    office.answers[KIM.address] = OSError(KIM.address)
    storage.waiting = [Call(KIM, "one", "spots"), Call(lou, "one", "spotted")]
    with caplog.at_level(logging.WARNING):
        await calls.look()
    assert office.sent[1] == (
        lou.address,
        {"title": "Your turn", "body": "Spotted!", "table": "one"},
    )
    assert storage.removed == []
    assert "OSError" in caplog.text
    assert KIM.address not in caplog.text


async def test_only_known_push_services_are_written_to(
    storage: MemoryCalls, calls: CallService
) -> None:
    await calls.subscribe(KIM)
    assert storage.kept == [(KIM, MOST_OF_A_GUEST, NOW)]
    with pytest.raises(Refused) as caught:
        await calls.subscribe(replace(KIM, address="https://10.0.0.1/secret"))
    assert caught.value.code == "push/unknown-service"
    assert len(storage.kept) == 1


async def test_without_push_nobody_subscribes(storage: MemoryCalls) -> None:
    calls = CallService(storage, lambda: NOW, lambda *_: False, at_once, None)
    await calls.open()
    await calls.run()
    assert calls.key is None
    with pytest.raises(Refused) as caught:
        await calls.subscribe(KIM)
    assert caught.value.code == "push/off"


@pytest.mark.parametrize(
    "address",
    [
        "https://fcm.googleapis.com/fcm/send/abc",
        "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "https://web.push.apple.com/abc",
        "https://wns2-par02p.notify.windows.com/w/?token=abc",
    ],
)
def test_services_of_browsers(address: str) -> None:
    assert is_of(address, SERVICES)


@pytest.mark.parametrize(
    "address",
    [
        "http://fcm.googleapis.com/abc",
        "https://fcm.googleapis.com:8443/abc",
        "https://fcm.googleapis.com.evil.example/abc",
        "https://fcm.googleapis.com@evil.example/abc",
        "https://kim:key@fcm.googleapis.com/abc",
        "https://evil.example/fcm.googleapis.com",
        "https://evilpush.apple.com/abc",
        "https://evil.example#.push.apple.com",
        "https://evil.example?.push.apple.com",
        "https://evil.example\\.push.apple.com",
        "https://127.0.0.1/abc",
        "https://[::1]/abc",
        "https://[bad/abc",
        "https://a:99999999/",
        "file:///etc/passwd",
        "",
    ],
)
def test_addresses_that_are_no_services(address: str) -> None:
    assert not is_of(address, SERVICES)
