"""Both games on a GPU, checked game by game against this machine's processor.

Run `python -m bench.gpu` on a machine with an NVIDIA card and `pipyard[gpu]`.
"""

from pipyard.lab.gpu import the_gpu
from pipyard.lab.simulate import SimulateOptions, play, set_up

CHECKED = 4096
GAMES = {"spots": 3_000_000, "spotted": 12_000_000}
TABLES = {"spots": {"off_leash": True}, "spotted": {}}


def measure(game: str) -> None:
    """Compare, then measure random games for two players."""
    setup = set_up(game, 2, **TABLES[game])
    few = SimulateOptions(["random"], CHECKED, seed=7, cores=1)
    many = SimulateOptions(["random"], GAMES[game], seed=7, on_gpu=True)
    play(setup, few)
    here, pace = play(setup, few)
    there, fast = play(setup, many)
    same = there[:CHECKED].tobytes() == here.tobytes()
    core = here.decisions.sum() / pace.busy_seconds
    card = there.decisions.sum() / fast.seconds
    print(f"{setup.rules.title}: {CHECKED:,} games {'identical' if same else 'DIFFERENT'}")
    print(f"  GPU      {card / 1e6:9,.1f} million decisions a second")
    print(f"  one core {core / 1e6:9,.1f} million; ratio {card / core:,.0f}", flush=True)


def main() -> None:
    """Measure both games."""
    print(the_gpu().get_current_device().name)
    for game in GAMES:
        measure(game)


if __name__ == "__main__":
    main()
