from types import SimpleNamespace

import pytest

from pipyard.server import addresses


def on_interfaces(
    monkeypatch: pytest.MonkeyPatch, outward: str | None, **interfaces: str
) -> list[str]:
    adapters = [
        SimpleNamespace(name=name, nice_name=name, ips=[SimpleNamespace(ip=ip)])
        for name, ip in interfaces.items()
    ]
    adapters.append(
        SimpleNamespace(name="eth9", nice_name="eth9", ips=[SimpleNamespace(ip=("fe80::1", 0, 4))])
    )
    monkeypatch.setattr("ifaddr.get_adapters", lambda: adapters)
    monkeypatch.setattr(addresses, "_outward", lambda: outward)
    return addresses.on_the_network()


def test_the_way_out_comes_first_and_containers_are_left_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = on_interfaces(
        monkeypatch,
        "192.168.1.5",
        lo="127.0.0.1",
        docker0="172.17.0.1",
        eth0="10.0.0.9",
        wlan0="192.168.1.5",
        eth1="169.254.3.4",
    )
    assert found == ["192.168.1.5", "10.0.0.9"]


def test_a_tunnel_is_not_where_friends_are(monkeypatch: pytest.MonkeyPatch) -> None:
    found = on_interfaces(monkeypatch, "10.8.0.2", tun0="10.8.0.2", wlan0="192.168.1.5")
    assert found == ["192.168.1.5"]
    assert on_interfaces(monkeypatch, "10.8.0.2", tun0="10.8.0.2") == ["10.8.0.2"]


def test_without_a_network_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    assert on_interfaces(monkeypatch, None, lo="127.0.0.1") == []


def test_the_interfaces_of_this_machine_can_be_listed() -> None:
    assert not [ip for ip in addresses.on_the_network() if addresses.is_loopback(ip)]


def test_addresses_as_a_browser_takes_them() -> None:
    assert addresses.written("localhost", 80) == "http://localhost:80"
    assert addresses.written("::1", 80) == "http://[::1]:80"


@pytest.mark.parametrize(
    ("host", "ours"),
    [("127.0.0.9", True), ("::1", True), ("localhost", True), ("192.168.1.5", False)],
)
def test_what_only_this_machine_reaches(host: str, ours: bool) -> None:
    assert addresses.is_loopback(host) is ours


@pytest.mark.parametrize(
    "text",
    [
        *("games.example", "ftp://games.example", "https://", "https://games.example:x"),
        *("https://ann@games.example", "https://games.example/?a", "https://games.example/a"),
    ],
)
def test_an_address_for_links_is_a_site(text: str) -> None:
    with pytest.raises(addresses.WrongAddress, match="without a path"):
        addresses.read_public_url(text)
