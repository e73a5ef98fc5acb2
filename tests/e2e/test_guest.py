"""A guest's own pages in a real browser: another device, the stored data, deleting it."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.player import PHONE
from tests.e2e.serving import Server

_TOO_WIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
SIZES = {"phone": PHONE, "desktop": {"viewport": {"width": 1440, "height": 900}}}
Device = Callable[..., Page]


@pytest.fixture
def device(browser: Browser) -> Iterator[Device]:
    """Open independent browsers; none of them may have logged an error at the end."""
    complaints: list[str] = []

    def opened(**look: Any) -> Page:
        page = browser.new_context(**look).new_page()
        page.on("console", lambda message: complaints.append(f"{message.type}: {message.text}"))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        return page

    yield opened
    assert complaints == []


def introduce(page: Page, server: Server, name: str) -> None:
    page.goto(f"{server.address}/me")
    expect(page.get_by_test_id("me-save")).to_be_enabled()
    page.get_by_test_id("me-name").fill(name)
    page.get_by_test_id("me-save").click()
    expect(page.get_by_test_id("stored")).to_contain_text(name)


def test_a_guest_moves_in_on_another_device_and_then_leaves(device: Device, server: Server) -> None:
    laptop, phone, thief = device(), device(**PHONE), device()
    introduce(laptop, server, "Kim")
    laptop.get_by_test_id("make-link").click()
    expect(laptop.get_by_test_id("carry-qr")).to_be_visible()
    link = laptop.get_by_test_id("carry-link").input_value()

    asked: list[str] = []
    phone.on("request", lambda request: asked.append(request.url))
    phone.goto(link)
    phone.get_by_test_id("carry-yes").click()
    expect(phone.get_by_test_id("carried")).to_contain_text("Kim")
    code = link.partition("#")[2]
    assert "#" not in phone.url
    # Playwright reports the fragment of a page's own URL, which no browser sends.
    assert not [url for url in asked if code in url.partition("#")[0]]
    phone.get_by_role("link", name="Go to your games").click()
    phone.get_by_test_id("to-new").click()
    expect(phone.get_by_test_id("name")).to_have_value("Kim")

    laptop.get_by_test_id("delete").click()
    laptop.get_by_test_id("delete-yes").click()
    expect(laptop.get_by_test_id("deleted")).to_be_visible()
    phone.reload()
    expect(phone.get_by_test_id("name")).to_have_value("")
    assert thief.goto(f"{server.address}/carry") is not None
    expect(thief.get_by_test_id("carry-code")).to_be_visible()


def test_a_link_used_twice_is_refused_in_words(browser: Browser, server: Server) -> None:
    laptop, phone, thief = (browser.new_context().new_page() for _ in range(3))
    introduce(laptop, server, "Kim")
    laptop.get_by_test_id("make-link").click()
    link = laptop.get_by_test_id("carry-link").input_value()
    phone.goto(link)
    phone.get_by_test_id("carry-yes").click()
    expect(phone.get_by_test_id("carried")).to_be_visible()
    introduce(thief, server, "Eve")
    thief.goto(f"{server.address}/carry")
    thief.get_by_test_id("carry-code").fill(link)
    thief.get_by_test_id("carry-take").click()
    expect(thief.get_by_test_id("carry-instead")).to_contain_text("Eve")
    thief.get_by_test_id("carry-yes").click()
    expect(thief.get_by_test_id("carry-failure")).to_contain_text("has already been used")
    thief.goto(f"{server.address}/new")
    expect(thief.get_by_test_id("name")).to_have_value("Eve")


def test_a_spare_key_brings_somebody_back_who_lost_every_device(
    device: Device, server: Server, tmp_path: Path
) -> None:
    lost, found = device(), device(**PHONE)
    introduce(lost, server, "Kim")
    lost.get_by_test_id("make-spare").click()
    key = lost.get_by_test_id("spare-key").inner_text()
    with lost.expect_download() as saving:
        lost.get_by_test_id("save-spare").click()
    saving.value.save_as(tmp_path / "key.txt")
    kept = (tmp_path / "key.txt").read_text("utf-8")
    assert key in kept
    assert f"{server.address}/carry" in kept
    lost.context.close()

    found.goto(f"{server.address}/me")
    found.get_by_test_id("to-carry").tap()
    found.get_by_test_id("carry-code").fill(key.lower().replace("-", " "))
    found.get_by_test_id("carry-take").tap()
    found.get_by_test_id("carry-yes").tap()
    expect(found.get_by_test_id("carried")).to_contain_text("Kim")
    found.goto(f"{server.address}/me")
    expect(found.get_by_test_id("stored")).to_contain_text("Kim")
    expect(found.get_by_test_id("spare-made")).to_be_visible()
    # A newer one replaces it.
    found.get_by_test_id("make-spare").tap()
    expect(found.get_by_test_id("spare-key")).not_to_have_text(key)
    assert found.request.post(f"{server.address}/api/me/claims", data={"code": key}).status == 404


@pytest.mark.parametrize("size", SIZES)
def test_no_page_about_a_guest_is_wider_than_the_screen(
    device: Device, server: Server, size: str
) -> None:
    page = device(**SIZES[size])
    introduce(page, server, "Kim")
    page.goto(f"{server.address}/me")
    page.get_by_test_id("make-link").click()
    expect(page.get_by_test_id("carry-qr")).to_be_visible()
    assert page.evaluate(_TOO_WIDE) == 0
    page.goto(page.get_by_test_id("carry-link").input_value())
    expect(page.get_by_test_id("carry-instead")).to_be_visible()
    assert page.evaluate(_TOO_WIDE) == 0
    page.goto(f"{server.address}/privacy")
    expect(page.get_by_role("heading", name="Privacy", level=1)).to_be_visible()
    assert page.evaluate(_TOO_WIDE) == 0
