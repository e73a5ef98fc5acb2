"""Calls into WebAssembly: the result does not depend on memory addresses."""

import gc
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from wasmtime import wat2wasm

from pipyard.core import wasm
from pipyard.core.jit import machine_of
from pipyard.core.record import copied, recarray
from pipyard.games.spots.drive import list_legal
from pipyard.games.spots.game import Spots
from pipyard.games.spots.record import GAME
from tests.games.spots.tables import table

SPOTS = Spots()
POSITION = table("players Ann Ben\nAnn dogs Bongo\nBen dogs Mayor").position
CONTENT = SPOTS.content.record


def legal(position: np.recarray, out: Any) -> list[int]:
    found: list[int] = out[: list_legal(position, CONTENT, out)].tolist()
    return found


def test_it_is_webassembly_that_the_tests_run() -> None:
    assert (machine_of("spots"), machine_of("spotted")) == ("wasm", "wasm")


def test_arrays_in_the_memory_and_elsewhere_are_seen_and_written_alike() -> None:
    elsewhere = np.frombuffer(bytearray(POSITION.tobytes()), GAME).view(np.recarray)
    wasm.home()
    here, there = wasm.zeros(np.dtype("i2"), 512), np.zeros(512, np.int16)
    found = legal(POSITION, here)
    assert found
    assert legal(POSITION, there) == legal(elsewhere, here) == legal(elsewhere, there) == found


def test_every_thread_has_a_memory_of_its_own() -> None:
    found: list[list[int]] = []
    others: list[np.recarray] = []

    def play() -> None:
        found.extend(legal(POSITION, np.zeros(512, np.int16)) for _ in range(200))
        others.append(copied(POSITION))

    threads = [threading.Thread(target=play) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    gc.collect()
    expected = legal(POSITION, np.zeros(512, np.int16))
    assert found == [expected] * 800
    # The values they created outlive them and are visible to others.
    assert [legal(other, np.zeros(512, np.int16)) for other in others] == [expected] * 4


def test_memory_is_used_again_and_handed_out_empty() -> None:
    home = wasm.home()
    position = recarray(GAME)
    before = home.end
    for _ in range(1000):
        position = recarray(GAME)
        assert not any(position.tobytes())
        position[0].seats = 4
        list_legal(position, CONTENT, np.zeros(512, np.int16))
    # The last one still exists when the next is created.
    assert home.end <= before + 2 * GAME.itemsize


def test_content_of_many_games_comes_and_goes() -> None:
    home = wasm.home()
    for number in range(5):
        content = np.array(CONTENT).view(np.recarray)
        content.flags.writeable = False
        count = list_legal(POSITION, content, np.zeros(512, np.int16))
        assert count == len(legal(POSITION, np.zeros(512, np.int16)))
        known, end = len(home.known), home.end
        del content
        gc.collect()
        assert len(home.known) < known
        if number:
            assert home.end == end


def test_large_arrays_are_taken_in_for_a_call() -> None:
    out = np.zeros(1 << 20, np.int16)
    assert legal(POSITION, out) == legal(POSITION, np.zeros(512, np.int16))


def test_an_array_with_gaps_is_refused() -> None:
    with pytest.raises(TypeError, match="without gaps"):
        list_legal(POSITION, CONTENT, np.zeros(1024, np.int16)[::2])


TRAPPED = """
from pathlib import Path
from pipyard.core import modules, wasm
from pipyard.core.signature import FLOAT, INT, VOID

modules.FOLDER = Path(sys.argv[1])
fail = wasm.call_of("toy", "fail", print, VOID())
half = wasm.call_of("toy", "half", print, FLOAT(INT, FLOAT))
for _ in range(2):
    try:
        fail()
    except wasm.Trapped as trapped:
        print(trapped, half(2, 5.0), half(-4, 1.0))
"""


def test_code_that_cannot_go_on_is_told_and_the_memory_is_still_good(tmp_path: Path) -> None:
    text = """(module (import "env" "memory" (memory 1)) (func (export "fail") unreachable)
        (func (export "half") (param i32 f64) (result f64)
            (f64.div (local.get 1) (f64.convert_i32_s (local.get 0)))))"""
    (tmp_path / "toy.wasm").write_bytes(wat2wasm(text))
    # In a separate process, because pytest handles the signals that wasmtime needs.
    done = subprocess.run(
        [sys.executable, "-c", f"import sys\n{TRAPPED}", str(tmp_path)],
        capture_output=True,
        text=True,
        check=True,
    )
    assert (done.stdout, done.stderr) == ("toy: fail has failed. 2.5 -0.25\n" * 2, "")


AT_ONCE = """
from pipyard.core.wasm_home import Home
sys.setswitchinterval(1e-6)
ready = threading.Barrier(8)
def begin():
    ready.wait()
    Home().export("spots", "set_up")
threads = [threading.Thread(target=begin) for _ in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
"""


def test_threads_that_begin_at_once_share_one_engine() -> None:
    # A server's threads get their first tables at the same moment. Each begins in a new process.
    for _ in range(3):
        done = subprocess.run(
            [sys.executable, "-c", f"import sys, threading\n{AT_ONCE}"],
            capture_output=True,
            text=True,
            check=True,
        )
        assert done.stderr == ""
