import re

import pytest

from pipyard.server import rates
from pipyard.server.rates import USUAL, Limit, Rate, Rates, TooFast, Turnstile, household_of
from tools.console import ROOT

HOME = "203.0.113.7"


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def small(clock: Clock) -> Turnstile:
    """Return a turnstile: three at once for a guest, five for a house, one more each second."""
    limit = Limit(Rate(3, 1), Rate(5, 1))
    return Turnstile(Rates(requests=limit, messages=limit, patience=Rate(2, 0.1)), clock)


def test_a_guest_is_stopped_and_may_go_on_after_the_wait(clock: Clock) -> None:
    turnstile = small(clock)
    assert [turnstile.request("Kim", HOME) for _ in range(3)] == [None] * 3
    refusal = turnstile.request("Kim", HOME)
    assert isinstance(refusal, TooFast)
    assert (refusal.code, refusal.seconds, refusal.persistent) == ("rate/exceeded", 1, False)
    clock.now += refusal.seconds
    assert turnstile.request("Kim", HOME) is None
    assert turnstile.request("Kim", HOME) is not None


def test_what_is_refused_costs_nothing(clock: Clock) -> None:
    turnstile = small(clock)
    for _ in range(100):
        turnstile.request("Kim", HOME)
    assert [turnstile.request("Lou", HOME) for _ in range(2)] == [None] * 2
    clock.now = 1
    assert turnstile.request("Kim", HOME) is None


def test_a_house_shares_one_limit_and_other_houses_do_not(clock: Clock) -> None:
    turnstile = small(clock)
    answers = [turnstile.request(name, HOME) for name in ("Kim", "Lou") for _ in range(3)]
    assert [answer is None for answer in answers] == [True] * 5 + [False]
    assert turnstile.request(None, HOME) is not None
    assert turnstile.request(None, "203.0.113.8") is None


def test_kinds_are_counted_apart(clock: Clock) -> None:
    turnstile = small(clock)
    for _ in range(9):
        turnstile.request("Kim", HOME)
    for count in (turnstile.message, turnstile.table, turnstile.phrase, turnstile.claim):
        assert count("Kim", HOME) is None
    assert turnstile.newcomer(HOME) is None


def test_who_goes_on_after_refusals_is_told_apart(clock: Clock) -> None:
    turnstile = small(clock)
    for _ in range(3):
        assert turnstile.message("Kim", HOME) is None
    refusals = [turnstile.message("Kim", HOME) for _ in range(4)]
    assert [refusal and refusal.persistent for refusal in refusals] == [False, False, True, True]


def test_sockets_are_counted_while_they_are_open(clock: Clock) -> None:
    turnstile = Turnstile(Rates(sockets_of_a_guest=2, sockets_of_an_address=3), clock)
    assert [turnstile.enter("Kim", HOME) for _ in range(2)] == [None, None]
    assert turnstile.enter("Kim", HOME) is not None
    assert turnstile.enter(None, HOME) is None
    assert turnstile.enter("Lou", HOME) is not None
    turnstile.leave("Kim", HOME)
    assert turnstile.enter("Lou", HOME) is None


def test_memory_is_bounded_and_given_back(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rates, "MOST_BUCKETS", 50)
    turnstile = small(clock)
    for number in range(500):
        turnstile.request(str(number), f"10.0.{number % 250}.{number // 250}")
    assert len(turnstile._full_at) <= 50
    for _ in range(20):
        clock.now += 2
        turnstile.request("Kim", HOME)
    assert len(turnstile._full_at) == 2


def test_without_rates_nothing_is_refused() -> None:
    turnstile = Turnstile(None)
    for _ in range(1000):
        assert turnstile.message("Kim", HOME) is None
        assert turnstile.enter("Kim", HOME) is None
        assert turnstile.newcomer(HOME) is None


def test_honest_players_never_meet_the_usual_rates(clock: Clock) -> None:
    """Six people at home each reload ten pages at once, then act by script, 20 times a second."""
    turnstile = Turnstile(USUAL, clock)
    family = [f"guest {number}" for number in range(6)]
    for guest in family:
        assert turnstile.newcomer(HOME) is None
        assert all(turnstile.request(guest, HOME) is None for _ in range(10 * 15))
        assert all(turnstile.enter(guest, HOME) is None for _ in range(10))
    for _ in range(20 * 60):
        clock.now += 1 / 20
        for guest in family:
            assert turnstile.message(guest, HOME) is None
            assert turnstile.request(guest, HOME) is None
            assert turnstile.request(guest, HOME) is None


@pytest.mark.parametrize(
    ("address", "household"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::9", "2001:db8:1:2::"),
        ("fe80::1%eth0", "fe80::"),
        ("testclient", "testclient"),
    ],
)
def test_one_household_is_one_address(address: str, household: str) -> None:
    assert household_of(address) == household


def test_the_protocol_tells_the_usual_rates() -> None:
    text = (ROOT / "docs" / "protocol.md").read_text().partition("## Limits")[2]
    rows = re.findall(r"^\| [a-z].* \|([\d,. ]*)\|([\d,. ]+)\|$", text, re.M)
    limits = [USUAL.requests, USUAL.messages, USUAL.tables, USUAL.resyncs]
    expected = [(told(limit.guest), told(limit.address)) for limit in limits]
    expected += [("", told(USUAL.replayed))]
    limits = [USUAL.phrases, USUAL.claims]
    expected += [(told(limit.guest), told(limit.address)) for limit in limits]
    expected += [("", told(USUAL.guests))]
    expected += [(str(USUAL.sockets_of_a_guest), str(USUAL.sockets_of_an_address))]
    expected += [("", str(USUAL.connections_of_an_address)), (told(USUAL.frames), "")]
    assert [(guest.strip(), address.strip()) for guest, address in rows] == expected


def told(rate: Rate) -> str:
    return f"{rate.burst:,}, {rate.per_second}"


def test_work_is_counted_and_not_requests() -> None:
    few = Rates(messages=Limit(Rate(10, 1), Rate(100, 1)), replayed=Rate(600, 1))
    turnstile = Turnstile(few, lambda: 0.0)
    assert turnstile.message("kim", HOME, 8) is None
    assert isinstance(turnstile.message("kim", HOME, 3), TooFast)
    assert turnstile.message("kim", HOME, 2) is None
    assert turnstile.replayed(HOME, 512) is None
    assert isinstance(turnstile.replayed(HOME, 89), TooFast)
    assert turnstile.replayed(HOME, 88) is None
