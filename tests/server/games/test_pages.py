"""Empty sheets to print: one drawing for the browser and the command line."""

from pathlib import Path

import pytest
from starlette.testclient import TestClient
from typer.testing import CliRunner

from pipyard.cli import app
from pipyard.i18n import words


@pytest.mark.parametrize("name", ["clover-meadow", "two-ponds"])
def test_the_browser_prints_what_the_command_writes(
    client: TestClient, tmp_path: Path, name: str
) -> None:
    file = tmp_path / "sheet.svg"
    assert CliRunner().invoke(app, ["sheet", name, "--svg", str(file)]).exit_code == 0
    page = client.get(f"/api/games/spotted/sheets/{name}/page")
    assert page.headers["content-type"] == "image/svg+xml"
    assert page.text == file.read_text(encoding="utf-8")
    plain = client.get(page.request.url, headers={"accept-encoding": "identity"})
    assert plain.text == page.text


def test_a_page_speaks_the_readers_language(client: TestClient) -> None:
    page = client.get("/api/games/spotted/sheets/two-ponds/page", params={"language": "de"})
    assert words("de")("sheet-rounds") in page.text
    other = client.get("/api/games/spotted/sheets/two-ponds/page", params={"language": "tlh"})
    assert words("en")("sheet-rounds") in other.text


def test_there_is_no_page_of_an_unknown_sheet(client: TestClient) -> None:
    refused = client.get("/api/games/spotted/sheets/nowhere/page")
    assert refused.status_code == 422
    assert refused.json()["code"] == "config/invalid"
