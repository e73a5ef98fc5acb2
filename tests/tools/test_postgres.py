import asyncio
import os
import subprocess
import sys
from pathlib import Path

import asyncpg
import pytest

from tests.server.patience import PATIENCE
from tools import postgres
from tools.console import ROOT
from tools.postgres import PostgresServer


def put_programs(folder: Path, *, status: int = 0) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    for name in ("postgres", "initdb", "createdb", "dropdb", "pg_isready"):
        program = folder / name
        program.write_text(f"#!/bin/sh\nexit {status}\n")
        program.chmod(0o755)
    return folder


@pytest.fixture
def empty_machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Return a folder that is the machine's whole PATH."""
    folder = tmp_path / "path"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    monkeypatch.delenv("PIPYARD_POSTGRES", raising=False)
    monkeypatch.setattr(postgres, "_USUAL_PLACES", ())
    return folder


def test_programs_on_the_path_are_found(empty_machine: Path) -> None:
    assert postgres.find_programs() is None
    put_programs(empty_machine)
    assert postgres.find_programs() == empty_machine


@pytest.mark.usefixtures("empty_machine")
def test_of_several_versions_the_newest_that_starts_is_taken(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for version in ("9", "15", "17"):
        put_programs(tmp_path / version / "bin")
    put_programs(tmp_path / "18" / "bin", status=1)
    (tmp_path / "19" / "bin").mkdir(parents=True)
    monkeypatch.setattr(postgres, "_USUAL_PLACES", (f"{tmp_path}/*/bin",))
    assert postgres.find_programs() == tmp_path / "17" / "bin"


def test_a_link_on_the_path_leads_to_the_others(empty_machine: Path, tmp_path: Path) -> None:
    programs = put_programs(tmp_path / "lib")
    (empty_machine / "postgres").symlink_to(programs / "postgres")
    assert postgres.find_programs() == programs


def test_a_chosen_folder_that_fails_is_not_replaced(
    monkeypatch: pytest.MonkeyPatch, empty_machine: Path
) -> None:
    put_programs(empty_machine)
    monkeypatch.setenv("PIPYARD_POSTGRES", str(empty_machine / "missing"))
    with pytest.raises(SystemExit, match="PIPYARD_POSTGRES"):
        postgres.require_programs()


@pytest.mark.usefixtures("empty_machine")
def test_without_root_and_programs_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    with pytest.raises(SystemExit, match="apt install postgresql"):
        postgres.require_programs()


def test_as_root_on_debian_they_are_installed(
    monkeypatch: pytest.MonkeyPatch, empty_machine: Path, tmp_path: Path
) -> None:
    """A script replaces this machine's package manager and delivers the programs."""
    delivered = put_programs(tmp_path / "delivered")
    installer = empty_machine / "apt-get"
    installer.write_text(
        f'#!/bin/sh\n[ "$1" = install ] || exit 0\n/bin/cp -r {delivered} {tmp_path}/17\n'
    )
    installer.chmod(0o755)
    (empty_machine / "sh").symlink_to("/bin/sh")
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(postgres, "_USUAL_PLACES", (f"{tmp_path}/17",))
    assert postgres.require_programs() == tmp_path / "17"


def test_it_runs_as_an_ordinary_user(postgres_server: PostgresServer) -> None:
    async def folder_of_data() -> str:
        address = postgres_server.address("postgres").replace("+asyncpg", "")
        connection = await asyncpg.connect(address, timeout=PATIENCE)
        folder: str = await connection.fetchval("SHOW data_directory")
        await connection.close()
        return folder

    owner = Path(asyncio.run(folder_of_data())).stat().st_uid
    assert owner != 0
    assert os.geteuid() in (0, owner)


def test_it_ends_with_a_test_run_that_is_killed() -> None:
    script = (
        "import os\n"
        "from tools.postgres import running_server\n"
        "with running_server() as server:\n"
        "    print(server.address('postgres'), flush=True)\n"
        "    os.kill(os.getpid(), 9)\n"
    )
    killed = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False
    )
    address = killed.stdout.strip().replace("+asyncpg", "")
    assert address

    async def until_gone() -> None:
        while True:
            try:
                connection = await asyncpg.connect(address, timeout=PATIENCE)
            except OSError:
                return
            except asyncpg.PostgresError:
                # It reports that it is shutting down.
                continue
            connection.terminate()
            await asyncio.sleep(0.05)

    asyncio.run(asyncio.wait_for(until_gone(), PATIENCE))
