"""An experiment here and on a Ray cluster of this machine, one worker of which is killed.

`python -m tools.lost_worker` needs Ray (`pip install 'pipyard[ray,experiments]'`). Both folders of
results must be the same, byte for byte.
"""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

ADDRESS = "127.0.0.1:6399"
WORKERS = 3
PATIENCE = 1800.0
"""Seconds for everything, after which it is aborted."""
EXPERIMENT = """
games = 60
seed = 1
record = "decision"

[[tables]]
name = "greedy and timid"
game = "spots"
bots = ["greedy", "timid"]
options = { set = "dog park" }

[[tables]]
name = "zoo"
game = "spots"
bots = ["greedy"]
pack = "PACK"
options = { set = "zoo night" }
"""
PACK = Path(__file__).parents[1] / "docs" / "packs" / "zoomies"


def main() -> None:
    """Play twice and compare."""
    with TemporaryDirectory() as place:
        folder = Path(place)
        file = folder / "experiment.toml"
        file.write_text(EXPERIMENT.replace("PACK", str(PACK)), encoding="utf-8")
        here, there = folder / "here", folder / "there"
        subprocess.run(_experiment(file, here), check=True)
        killed = _on_a_cluster(file, there)
        same = all((there / each.name).read_bytes() == each.read_bytes() for each in here.iterdir())
        verdict = "the same" if same else "not the same"
        print(f"Worker {killed}, one of {WORKERS}, was killed; the results are {verdict}.")
        sys.exit(0 if same and killed else 1)


def _experiment(file: Path, out: Path, *more: str) -> list[str]:
    command = [sys.executable, "-m", "pipyard.cli", "lab", "run", str(file), "--out", str(out)]
    return [*command, *more]


def _on_a_cluster(file: Path, out: Path) -> int:
    """Play on a temporary cluster, and kill one worker once a chunk is done."""
    ray = Path(sys.executable).parent / "ray"
    host, port = ADDRESS.split(":")
    # Ray's workers have low priority on a machine; on a busy one, they would never run.
    patient = {"RAY_worker_niceness": "0", "RAY_gcs_server_request_timeout_seconds": "300"}
    environment = {**os.environ, **patient, "RAY_USAGE_STATS_ENABLED": "0"}
    options = ["--head", f"--num-cpus={WORKERS}", f"--port={port}", f"--node-ip-address={host}"]
    subprocess.run([ray, "start", *options], check=True, env=environment)
    try:
        command = _experiment(file, out, "--ray", ADDRESS)
        running = subprocess.Popen(command, env=environment)
        killed = _kill_one(running, out)
        if running.wait(PATIENCE) != 0:
            sys.exit("The experiment did not come to its end.")
        return killed
    finally:
        subprocess.run([ray, "stop"], check=True, env=environment)


def _kill_one(running: "subprocess.Popen[bytes]", out: Path) -> int:
    """Wait for the first chunk, then kill a busy worker; return its process id."""
    until = time.monotonic() + PATIENCE
    while running.poll() is None and time.monotonic() < until:
        at_work = _at_work()
        if at_work and any(out.glob("part-*.parquet")):
            os.kill(at_work[0], signal.SIGKILL)
            return at_work[0]
        time.sleep(0.2)
    return 0


def _at_work() -> list[int]:
    """Return the process ids of workers on this machine that are playing a chunk."""
    listed = subprocess.run(["ps", "-eo", "pid,args"], capture_output=True, text=True, check=True)
    rows = (line.split(None, 1) for line in listed.stdout.splitlines())
    return [int(row[0]) for row in rows if row[1:] == ["ray::played"]]


if __name__ == "__main__":
    main()
