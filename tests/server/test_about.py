from pathlib import Path

from starlette.testclient import TestClient

from pipyard.server.app import create_app
from pipyard.server.settings import Settings


def invitation(tmp_path: Path, asked: str, network_url: str) -> str:
    app = create_app(Settings(data=tmp_path, network_url=network_url))
    with TestClient(app, base_url=asked) as client:
        wanted = {"game": "spots", "seats": [{"kind": "me"}, {"kind": "person"}]}
        table = client.post("/api/tables", json=wanted).json()["table"]
        sent = client.get(f"/api/tables/{table}/invitation").json()
        assert sent["qr"]["path"].startswith("M4 4h")
        return str(sent["url"]).removesuffix(f"/t/{table}")


def address(
    tmp_path: Path, asked: str, network_url: str | None = None, public_url: str | None = None
) -> str:
    app = create_app(Settings(data=tmp_path, network_url=network_url, public_url=public_url))
    with TestClient(app, base_url=asked) as client:
        return str(client.get("/api/server").json()["address"])


def test_links_of_a_host_at_localhost_lead_to_the_network(tmp_path: Path) -> None:
    own = "http://192.168.1.5:8017"
    assert address(tmp_path, "http://localhost:8017", network_url=own) == own
    assert address(tmp_path, "http://localhost:8017") == "http://localhost:8017"
    assert address(tmp_path, "http://10.0.0.9:8017", network_url=own) == "http://10.0.0.9:8017"
    assert invitation(tmp_path, "http://localhost:8017", own) == own


def test_links_behind_a_proxy_lead_to_its_name(tmp_path: Path) -> None:
    public = "https://games.example"
    assert address(tmp_path, "http://127.0.0.1:8017", public_url=public) == public


def test_the_client_is_named_by_the_script_that_its_page_begins_with(tmp_path: Path) -> None:
    folder = tmp_path / "client"
    folder.mkdir()
    page = '<script type="module" crossorigin src="/assets/home-1a2b.js"></script>'
    (folder / "index.html").write_text(f"<title>Pipyard</title>{page}")
    for built, told in ((folder, "/assets/home-1a2b.js"), (tmp_path, None)):
        with TestClient(create_app(Settings(data=tmp_path / "data", client=built))) as client:
            assert client.get("/api/server").json()["client"] == told
