"""Promised dice: vectors computed with `openssl dgst`, unbiased numbers, refusals."""

from collections import Counter
from itertools import chain, repeat

import pytest

from pipyard.core.fair import SCHEME, below_from, promise, source

SEED = bytes(range(32))
INPUTS = ("00ff", "", "")
WORDS = 2**32


def words_of(*blocks: str) -> list[int]:
    digits = "".join(blocks)
    return [int(digits[at : at + 8], 16) for at in range(0, len(digits), 8)]


def test_a_promise_is_the_sha_256_of_the_seed() -> None:
    assert promise(SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


@pytest.mark.parametrize(
    ("seed", "inputs", "purpose", "number", "block"),
    [
        (
            SEED,
            INPUTS,
            "deck",
            0,
            "79c016003a1323ffbf48bdaafabfa86ca9dbe52606e24fd7734ff6e7e3d4aab6",
        ),
        (
            SEED,
            INPUTS,
            "dice/0",
            1,
            "b592411351f0788dccf2c2d02284aab2839a12b3e4297c27fb625cf2b9531ca0",
        ),
        (
            SEED,
            (),
            "dice/d0g",
            12,
            "4c0d3d29b75dff5af6e89ea97358f052f7837b754eedd4823cd1efa5dbedd4c8",
        ),
        (
            b"\xff" * 32,
            ("a1b2c3d4e5f60718293a4b5c6d7e8f90", "0123456789abcdef" * 4),
            "tiles/1",
            3,
            "2d053cd9402107bc0bdc0711615fa87b29bfa79032f954089ef60a789686e5a1",
        ),
    ],
)
def test_words_are_those_of_openssl(
    seed: bytes, inputs: tuple[str, ...], purpose: str, number: int, block: str
) -> None:
    below = source(seed, inputs, purpose, number)
    assert [below(WORDS) for _ in range(8)] == words_of(block)


def test_the_next_block_follows_when_a_block_is_used_up() -> None:
    below = source(SEED, INPUTS, "dice/0", 0)
    expected = words_of(
        "0a161f15be82e7cf639e5fed4afbafc96b6fa792d100104c37d31d9db3df0c9d",
        "4e907f51e606ab99c532b84d792b8ae4d71e9636732c6c1389827240abfd84a6",
    )
    assert [below(WORDS) for _ in range(16)] == expected


@pytest.mark.parametrize("bound", [1, 2, 5, 6, 41, 2**31 + 1, WORDS - 1, WORDS])
def test_words_too_high_to_be_fair_are_passed_over(bound: int) -> None:
    fair = WORDS - WORDS % bound
    high = [fair, WORDS - 1] if fair < WORDS else []
    below = below_from(iter([*high, fair - 1, *high, 0]))
    assert below(bound) == bound - 1
    assert below(bound) == 0


def test_every_number_is_kept_by_as_many_words() -> None:
    """At a small scale: for each bound, the accepted words map evenly to its numbers."""
    for bound in (5, 6, 7, 41):
        fair = WORDS - WORDS % bound
        ends = chain(range(bound), range(fair - bound, fair))
        below = below_from(chain(ends, repeat(0)))
        counts = Counter(below(bound) for _ in range(2 * bound))
        assert fair % bound == 0
        assert set(counts.values()) == {2}


def test_dice_of_many_events_are_even() -> None:
    rolls = Counter(source(SEED, INPUTS, "dice/0", number)(6) for number in range(6000))
    chi_square = sum((rolls[face] - 1000) ** 2 / 1000 for face in range(6))
    assert chi_square < 20.5, "below what honest dice exceed once in a thousand times"


def test_each_part_of_a_label_counts() -> None:
    def drawn(seed: bytes, inputs: tuple[str, ...], purpose: str, number: int) -> int:
        return source(seed, inputs, purpose, number)(WORDS)

    base = drawn(SEED, INPUTS, "dice/0", 1)
    others = [
        drawn(SEED[::-1], INPUTS, "dice/0", 1),
        drawn(SEED, ("", "00ff", ""), "dice/0", 1),
        drawn(SEED, ("00ff", ""), "dice/0", 1),
        drawn(SEED, INPUTS, "dice/1", 1),
        drawn(SEED, INPUTS, "dice/0", 2),
        drawn(SEED, INPUTS, "dice/0", 11),
    ]
    assert len({base, *others}) == 7
    assert base == drawn(SEED, INPUTS, "dice/0", 1)


@pytest.mark.parametrize("added", ["00FF", "zz", "00,ff", "00\nff", "00 ", "0" * 65, "٣"])
def test_an_input_that_could_be_mistaken_for_another_is_refused(added: str) -> None:
    with pytest.raises(ValueError, match="digits of 0-9"):
        source(SEED, [added], "deck", 0)


def test_what_is_no_seed_no_event_and_no_bound_is_refused() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        promise(SEED[1:])
    with pytest.raises(ValueError, match="32 bytes"):
        source(b"", INPUTS, "deck", 0)
    with pytest.raises(ValueError, match="no chance event"):
        source(SEED, INPUTS, "deck\n0", 0)
    with pytest.raises(ValueError, match="no chance event"):
        source(SEED, INPUTS, "", 0)
    with pytest.raises(ValueError, match="no chance event"):
        source(SEED, INPUTS, "deck", -1)
    for bound in (0, -1, WORDS + 1):
        with pytest.raises(ValueError, match="cannot be drawn"):
            source(SEED, INPUTS, "deck", 0)(bound)


def test_the_scheme_has_the_name_that_logs_carry() -> None:
    assert SCHEME == "pipyard-dice-1"
