"""A player is called back to a table by Web Push: the page subscribes, the worker shows it.

The browser's push service cannot be reached from here, and a headless browser does not allow
notifications. So page and worker get replacements, which record the calls.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Worker, expect

from tests.e2e.player import OFFLINE_DESKTOP
from tests.e2e.serving import Clock
from tools.serving_here import Chance, ServerThread, foreseeable

SERVICE = "https://push.example"
_ALLOW = """(address) => {
  window.wishes = [];
  Object.defineProperty(Notification, "permission", { get: () => "granted" });
  PushManager.prototype.subscribe = async (wish) => {
    window.wishes.push(wish);
    const keys = { p256dh: "A".repeat(87), auth: "A".repeat(22) };
    return { toJSON: () => ({ endpoint: address, keys }) };
  };
}"""
_HEAR = """async ([type, given]) => {
  const done = [];
  const { registration, clients } = self;
  registration.showNotification = async (title, about) =>
    void done.push([title, about.body, about.tag]);
  clients.openWindow = async (page) => void done.push(page);
  WindowClient.prototype.focus = async () => void done.push("focused");
  const event = Object.assign(new Event(type), { waitUntil: (work) => done.push(work) });
  if (type === "push") event.data = { json: () => given };
  else event.notification = { tag: given, close: () => done.push("closed") };
  self.dispatchEvent(event);
  await Promise.all(done);
  return done.filter((each) => !(each instanceof Promise));
}"""


@pytest.fixture(scope="module")
def calling(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerThread]:
    """Start a server that sends push messages."""
    settings = foreseeable(tmp_path_factory.mktemp("calling"), Chance("calling"))
    clock = Clock()
    opened = ServerThread(replace(settings, clock=clock, steady=clock.steady, push=(SERVICE,)))
    opened.start()
    yield opened
    opened.stop()


@pytest.fixture
def page(browser: Browser, calling: ServerThread) -> Page:
    """Open the page of a guest who allows notifications."""
    context = browser.new_context(**OFFLINE_DESKTOP)
    context.add_init_script(f"({_ALLOW})('{SERVICE}/kim')")
    opened = context.new_page()
    opened.goto(calling.address)
    opened.evaluate("navigator.serviceWorker.ready.then(() => null)")
    return opened


def worker_of(page: Page) -> Worker:
    (worker,) = page.context.service_workers
    return worker


def test_who_awaits_others_is_called_in_this_browser(
    browser: Browser, page: Page, calling: ServerThread
) -> None:
    wish = {"game": "spots", "seats": [{"kind": "me"}, {"kind": "person"}]}
    table = page.request.post(f"{calling.address}/api/tables", data=wish).json()["table"]
    lou = browser.new_context(**OFFLINE_DESKTOP).request
    assert lou.post(f"{calling.address}/api/tables/{table}/seats/1", data={"name": "Lou"}).ok
    with page.expect_response("**/api/me/push") as answered:
        page.goto(calling.address)
    assert answered.value.status == 204
    assert answered.value.request.post_data_json == {
        "address": f"{SERVICE}/kim",
        "p256dh": "A" * 87,
        "auth": "A" * 22,
        "language": "en",
    }
    key = page.request.get(f"{calling.address}/api/server").json()["push"]
    assert page.evaluate("window.wishes") == [
        {"userVisibleOnly": True, "applicationServerKey": key}
    ]
    page.goto(f"{calling.address}/me")
    expect(page.get_by_test_id("stored")).to_contain_text("Browsers that notify you")


def test_a_call_is_shown_and_leads_to_its_table(page: Page, calling: ServerThread) -> None:
    worker = worker_of(page)
    call: dict[str, Any] = {"title": "Your turn", "body": "Spots", "table": "abc"}
    there = f"{calling.address}/t/abc"
    assert worker.evaluate(_HEAR, ["push", call]) == [["Your turn", "Spots", there]]
    assert worker.evaluate(_HEAR, ["notificationclick", there]) == ["closed", there]
    assert worker.evaluate(_HEAR, ["notificationclick", page.url]) == ["closed", "focused"]


@pytest.mark.parametrize("told", [None, "Your turn", {"title": "Your turn"}, {"title": 1}])
def test_what_is_no_call_is_not_shown(page: Page, told: Any) -> None:
    assert worker_of(page).evaluate(_HEAR, ["push", told]) == []
