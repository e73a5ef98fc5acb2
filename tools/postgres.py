"""A PostgreSQL for the tests: an existing one, or one installed here if this is allowed.

It runs as an ordinary user on a free port of this machine, with its data in a temporary folder, and
ends with the process that started it, however that ends.
"""

import os
import secrets
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from tools.console import say, stop
from tools.debian import install, may_install

_USUAL_PLACES = (
    "/usr/lib/postgresql/*/bin",
    "/usr/pgsql-*/bin",
    "/opt/homebrew/opt/postgresql*/bin",
    "/usr/local/opt/postgresql*/bin",
    "/Applications/Postgres.app/Contents/Versions/*/bin",
)
_PROGRAMS = ("postgres", "initdb", "createdb", "dropdb", "pg_isready")
_ORDINARY_USERS = ("postgres", "nobody")
_USER = "pipyard"
_HOST = "127.0.0.1"
_ADVICE = (
    "The tests need PostgreSQL's server programs and none were found. Install them (Debian:\n"
    "apt install postgresql), or name the folder of those you have:\n"
    "PIPYARD_POSTGRES=/path/to/postgresql/bin make test"
)
_ROOT_ADVICE = (
    "PostgreSQL does not run as root, and this machine has no other user to run it as. Add one\n"
    "(useradd --system postgres), or run make test as an ordinary user."
)
_SECONDS_TO_START = 60
# It does not matter if data is lost when the machine stops in the middle of the tests.
_FORGETFUL = {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off"}
_SETTINGS = {"listen_addresses": _HOST, "max_connections": "100"}
# Follows commands until its input is closed, and then leaves nothing behind.
_WATCH = """
folder=$1; shift
"$@" >>"$folder/log" 2>&1 </dev/null &
while read -r word; do
    case $word in
        stop) kill -INT $!; wait $! ;;
        start) "$@" >>"$folder/log" 2>&1 </dev/null & ;;
    esac
done
kill -QUIT $!
wait $!
rm -rf "$folder"
"""


def find_programs() -> Path | None:
    """Return the folder of a PostgreSQL that starts: PIPYARD_POSTGRES if set, else the newest."""
    return next((folder for folder in _candidates() if _starts(folder)), None)


def require_programs() -> Path:
    """Return that folder, installing Debian's if running as root there; else exit with advice."""
    found = find_programs()
    if found is None and may_install() and not os.environ.get("PIPYARD_POSTGRES"):
        install("postgresql", "the tests of storage", _ADVICE)
        found = find_programs()
    if found is None:
        stop(_ADVICE)
    return found


def install_postgres() -> None:
    """Make sure that there is a PostgreSQL."""
    if sys.platform == "win32":
        stop("The tests run on Linux and macOS.")
    say(f"PostgreSQL for the tests: {require_programs()}")


class PostgresServer:
    """A running server; its databases are created and dropped by name."""

    def __init__(self, watch: IO[bytes], programs: Path, port: int, password: str) -> None:
        self._watch = watch
        self._programs = programs
        self._port = port
        self._password = password

    def address(self, database: str) -> str:
        """Return the value for `pipyard serve --database`."""
        place = f"{_USER}:{self._password}@{_HOST}:{self._port}"
        return f"postgresql+asyncpg://{place}/{database}"

    def create(self, database: str, template: str = "template0") -> str:
        """Create a database, empty or as a copy of another one without connections."""
        self._run("createdb", "--template", template, database)
        return self.address(database)

    def drop(self, database: str) -> None:
        """Drop a database, even with connections."""
        self._run("dropdb", "--force", database)

    def answers(self) -> bool:
        """Return whether it accepts connections yet."""
        return self._ask("pg_isready", "--quiet").returncode == 0

    @contextmanager
    def away(self) -> Iterator[None]:
        """Stop it within the context: every connection ends, and nothing answers."""
        self._tell("stop", answers=False)
        try:
            yield
        finally:
            self._tell("start", answers=True)

    def _tell(self, word: str, *, answers: bool) -> None:
        self._watch.write(f"{word}\n".encode())
        self._watch.flush()
        self.wait(answers=answers)

    def wait(self, *, answers: bool) -> None:
        """Wait until it answers, or until it no longer does."""
        give_up = time.monotonic() + _SECONDS_TO_START
        while self.answers() != answers:
            if time.monotonic() > give_up:
                raise TimeoutError("PostgreSQL did not start or did not stop.")
            time.sleep(0.05)

    def _run(self, program: str, *arguments: str) -> None:
        done = self._ask(program, *arguments)
        if done.returncode:
            raise RuntimeError(done.stdout)

    def _ask(self, program: str, *arguments: str) -> "subprocess.CompletedProcess[str]":
        place = ("--host", _HOST, "--port", str(self._port), "--username", _USER)
        return subprocess.run(
            [self._programs / program, *place, *arguments],
            env={**os.environ, "PGPASSWORD": self._password},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            check=False,
        )


@contextmanager
def running_server(*, durable: bool = False) -> Iterator[PostgresServer]:
    """Run a server within the context; only a durable one syncs its commits to the disk."""
    programs, port, password = require_programs(), _free_port(), secrets.token_hex(16)
    identity = _ordinary_identity()
    folder = _private_folder(identity)
    _make_cluster(programs, folder, password, identity)
    chosen = _SETTINGS if durable else _SETTINGS | _FORGETFUL
    settings = [f"-c{name}={value}" for name, value in chosen.items()]
    start = [f"{programs}/postgres", f"-D{folder}/data", f"-p{port}", f"-k{folder}", *settings]
    watch = subprocess.Popen(
        ["sh", "-c", _WATCH, "watch", folder, *start],
        cwd=folder,
        stdin=subprocess.PIPE,
        # Ctrl-C is for the tests, which then end this.
        start_new_session=True,
        **identity,
    )
    assert watch.stdin is not None
    server = PostgresServer(watch.stdin, programs, port, password)
    try:
        try:
            server.wait(answers=True)
        except TimeoutError as late:
            raise RuntimeError((folder / "log").read_text()) from late
        yield server
    finally:
        watch.communicate()


def _candidates() -> Iterator[Path]:
    chosen = os.environ.get("PIPYARD_POSTGRES")
    if chosen:
        # An explicit choice that does not work is an error, not a reason to use another one.
        yield Path(chosen)
        return
    on_path = shutil.which("postgres")
    if on_path:
        yield Path(on_path).resolve().parent
    for pattern in _USUAL_PLACES:
        found = Path("/").glob(pattern.removeprefix("/"))
        yield from sorted(found, key=_version, reverse=True)


def _version(folder: Path) -> int:
    digits = "".join(filter(str.isdigit, folder.parent.name))
    return int(digits or 0)


def _starts(folder: Path) -> bool:
    if not all((folder / program).exists() for program in _PROGRAMS):
        return False
    try:
        asked = subprocess.run(
            [folder / "postgres", "--version"], capture_output=True, timeout=300, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return asked.returncode == 0


def _ordinary_identity() -> dict[str, Any]:
    """Return the user for a subprocess: the current one, unless this is root."""
    if os.geteuid() != 0:
        return {}
    import pwd  # noqa: PLC0415  (not on every platform)

    known = {user.pw_name: user for user in pwd.getpwall()}
    user = next((known[name] for name in _ORDINARY_USERS if name in known), None)
    if user is None:
        stop(_ROOT_ADVICE)
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


def _private_folder(identity: dict[str, Any]) -> Path:
    folder = Path(tempfile.mkdtemp(prefix="pipyard-postgres-"))
    if identity:
        os.chown(folder, identity["user"], identity["group"])
    return folder


def _make_cluster(programs: Path, folder: Path, password: str, identity: dict[str, Any]) -> None:
    told = folder / "password"
    told.write_text(password)
    if identity:
        os.chown(told, identity["user"], identity["group"])
    options = ["--username", _USER, "--pwfile", str(told), "--auth", "scram-sha-256"]
    options += ["--encoding", "UTF8", "--no-locale", "--no-sync"]
    made = subprocess.run(
        [programs / "initdb", "--pgdata", folder / "data", *options],
        cwd=folder,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
        **identity,
    )
    if made.returncode:
        shutil.rmtree(folder)
        raise RuntimeError(made.stdout)


def _free_port() -> int:
    with socket.socket() as asked:
        asked.bind((_HOST, 0))
        port: int = asked.getsockname()[1]
        return port
