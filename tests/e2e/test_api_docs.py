"""The page that shows the API's description, in a real browser."""

from playwright.sync_api import Browser, expect

from tests.e2e.serving import Server


def test_the_description_is_shown_from_this_server_alone(browser: Browser, server: Server) -> None:
    page = browser.new_page()
    complaints: list[str] = []
    asked: list[str] = []
    page.on("console", lambda message: complaints.append(f"{message.type}: {message.text}"))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{server.address}/api/docs")
    page.get_by_text("Return what the server knows about the guest").click()
    page.get_by_role("button", name="Execute").click()
    expect(page.locator(".live-responses-table tbody .response-col_status").first).to_contain_text(
        "200"
    )
    elsewhere = [
        address for address in asked if not address.startswith((server.address, "data:", "blob:"))
    ]
    assert (complaints, elsewhere) == ([], [])


def test_the_game_loads_nothing_of_the_viewer(browser: Browser, server: Server) -> None:
    page = browser.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(server.address)
    page.locator('[data-testid="play-now-spots"]:enabled').wait_for()
    assert asked
    assert not [address for address in asked if "/api-docs/" in address]
