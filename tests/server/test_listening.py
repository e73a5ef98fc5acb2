import pytest

from pipyard.server.listening import PortTaken, listen


def test_a_free_port_is_found_when_the_usual_one_is_taken() -> None:
    with listen("127.0.0.1", None) as first, listen("127.0.0.1", None) as second:
        assert first.getsockname() != second.getsockname()


def test_a_port_that_was_asked_for_is_that_one_or_none() -> None:
    with listen("127.0.0.1", 0) as first:
        port = first.getsockname()[1]
        with pytest.raises(PortTaken, match=f"port {port}: .*in use.*--port"):
            listen("127.0.0.1", port)


def test_an_address_that_is_not_ours_is_refused() -> None:
    with pytest.raises(PortTaken, match=r"198\.51\.100\.1, port 8017"):
        listen("198.51.100.1", None)
