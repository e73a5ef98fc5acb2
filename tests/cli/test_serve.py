"""The settings of `pipyard serve`: their sources, and which are refused."""

import re
import sys
from dataclasses import asdict
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from pipyard.cli import app, settings_file
from pipyard.server.limits import USUAL_LIMITS
from pipyard.server.rates import USUAL


@pytest.fixture
def usual(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the path of a user's own settings file, which does not exist yet."""
    file = tmp_path / "config" / "settings.toml"
    file.parent.mkdir()
    monkeypatch.setattr(settings_file, "usual_file", lambda: file)
    for name in ("HOST", "PORT", "DATA", "DATABASE", "OPEN", "SETTINGS"):
        monkeypatch.delenv(f"PIPYARD_{name}", raising=False)
    return file


def run(*arguments: str, **variables: str) -> Result:
    environment = {f"PIPYARD_{name}": value for name, value in variables.items()}
    environment |= {"COLUMNS": "300", "TERM": "dumb", "NO_COLOR": "1"}
    return CliRunner().invoke(app, ["serve", *arguments], env=environment)


def shown(result: Result) -> dict[str, tuple[str, str]]:
    assert result.exit_code == 0, result.output
    lines = [re.split(r"\s{2,}", line.strip()) for line in result.output.splitlines()[1:]]
    return {line[0]: (line[1], line[2]) for line in lines if len(line) == 3}


def refused(result: Result) -> str:
    assert result.exit_code == 2
    assert "Traceback" not in result.output
    return " ".join(re.sub("[│╭╮╰╯─]", " ", result.output).split())


def test_a_flag_comes_before_a_variable_before_the_file_before_the_default(usual: Path) -> None:
    usual.write_text('host = "10.0.0.1"\nport = 1\nlog-level = "info"\n')
    settings = shown(run("--port", "3", "--show-settings", PORT="2", HOST="10.0.0.2"))
    assert settings["port"] == ("3", "--port")
    assert settings["host"] == ("10.0.0.2", "PIPYARD_HOST")
    assert settings["log-level"] == ("info", f"log-level in {usual}")
    assert settings["open"] == ("true", "default")


def test_another_file_may_be_named_and_then_the_usual_one_says_nothing(
    usual: Path, tmp_path: Path
) -> None:
    usual.write_text("port = 1\n")
    other = tmp_path / "other.toml"
    other.write_text('data = "games"\nrates = false\nhosts = ["a.example", "b.example"]\n')
    settings = shown(run("--settings", str(other), "--show-settings"))
    assert settings["port"][1] == "default"
    assert settings["rates"] == ("false", f"rates in {other}")
    assert settings["hosts"][0] == "a.example, b.example"
    assert settings["data"][0] == str(tmp_path / "games")
    assert shown(run("--show-settings", SETTINGS=str(other)))["rates"][0] == "false"


def test_how_long_things_are_kept(usual: Path) -> None:
    usual.write_text("keep-finished = 7\n")
    settings = shown(run("--keep-imports", "0", "--show-settings", KEEP_GUESTS="30"))
    kept = {key: settings[f"keep-{key}"] for key in ("finished", "imports", "guests", "reports")}
    assert kept == {
        "finished": ("7", f"keep-finished in {usual}"),
        "imports": ("0", "--keep-imports"),
        "guests": ("30", "PIPYARD_KEEP_GUESTS"),
        "reports": ("365", "default"),
    }
    assert "--keep-abandoned" in refused(run("--keep-abandoned", "-1"))


@pytest.mark.usefixtures("usual")
def test_lists_are_given_one_by_one_or_with_commas() -> None:
    one_by_one = run("--hosts", "a.example", "--hosts", "b.example", "--show-settings")
    assert shown(one_by_one)["hosts"] == ("a.example, b.example", "--hosts")
    with_commas = run("--show-settings", TRUSTED_PROXIES="127.0.0.1,10.1.2.3/8")
    assert shown(with_commas)["trusted-proxies"][0] == "127.0.0.1, 10.0.0.0/8"


def test_every_setting_has_a_flag_a_variable_and_a_key_and_is_in_the_help(usual: Path) -> None:
    assert usual.parent.is_dir()
    described = run("--help").output
    settings = shown(run("--show-settings"))
    variables = {f"PIPYARD_{key.upper().replace('-', '_')}" for key in (*settings, "settings")}
    assert set(re.findall("PIPYARD_[A-Z_]+", described)) == variables
    for key in settings:
        assert f"--{key}" in described


@pytest.mark.parametrize(
    ("text", "reasons"),
    [
        ("prot = 80", ["no setting called 'prot'", "Did you mean port?"]),
        ('port = "80"', ["port in", "a whole number"]),
        ("port = 8.5", ["port in", "a whole number"]),
        ("port = true", ["port in", "a whole number"]),
        ("port = 70000", ["port in", "65535"]),
        ("open = 1", ["open in", "true or false"]),
        ("hosts = [1]", ["hosts in", "a list of texts"]),
        ('hosts = "a"', ["hosts in", "a list of texts"]),
        ('log-level = "loud"', ["log-level in", "warning"]),
        ('log-format = "xml"', ["log-format in", "json"]),
        ("port = ", ["not TOML"]),
        ('public-url = "games.example"', ["public-url in", "https://games.example"]),
    ],
)
def test_a_wrong_file_is_refused_with_its_name_and_the_reason(
    usual: Path, text: str, reasons: list[str]
) -> None:
    usual.write_text(text)
    message = refused(run())
    assert str(usual) in message
    assert [reason for reason in reasons if reason not in message] == []


@pytest.mark.usefixtures("usual")
@pytest.mark.parametrize(
    ("variable", "value", "reason"),
    [
        ("PORT", "many", "integer"),
        ("OPEN", "perhaps", "boolean"),
        ("PROT", "80", "no such setting. Did you mean PORT?"),
        ("DATABASE", "mysql://ann:secret@db/games", "mysql"),
        ("DATABASE", "postgresql+asyncpg://ann:secret@db:x/games", "could not be read"),
        ("TRUSTED_PROXIES", "proxy", "neither an IP address nor a network"),
        ("PUBLIC_URL", "https://games.example/pipyard", "without a path"),
        ("PUBLIC_URL", "https://games.example", "--trusted-proxies"),
        ("PACKS", "/no/such/folder", "does not exist"),
        ("SETTINGS", "/no/such/file.toml", "/no/such/file.toml"),
    ],
)
def test_a_wrong_variable_is_refused_with_its_name_and_the_reason(
    variable: str, value: str, reason: str
) -> None:
    message = refused(run(**{variable: value}))
    assert reason in message
    assert f"PIPYARD_{variable}" in message or variable == "SETTINGS"
    assert "secret" not in message


@pytest.mark.usefixtures("usual")
def test_a_wrong_flag_is_refused_by_its_own_name() -> None:
    message = refused(run("--port", "many", PORT="80"))
    assert "--port" in message
    assert "PIPYARD_PORT" not in message


@pytest.mark.usefixtures("usual")
def test_passwords_are_never_shown() -> None:
    address = "postgresql+asyncpg://ann:secret@db.example:5433/games?sslpassword=secret"
    settings = shown(run("--show-settings", DATABASE=address))
    assert settings["database"] == ("games at db.example:5433", "PIPYARD_DATABASE")


def test_the_file_in_the_documentation_is_right(usual: Path) -> None:
    page = Path(__file__).parents[2] / "docs" / "hosting.md"
    example = re.search(r"```toml\n(.+?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    assert example is not None
    usual.write_text(example[1])
    settings = shown(run("--show-settings"))
    assert settings["public-url"][0] == "https://games.example"
    listed = re.findall(r"^\| `--([a-z-]+)`", page.read_text(encoding="utf-8"), re.MULTILINE)
    assert set(listed) == {*settings, "settings"}


@pytest.mark.usefixtures("usual")
def test_the_usual_limits_are_the_servers_own_and_those_of_the_documentation() -> None:
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
    usual_limits = {
        "connections": USUAL.connections_of_an_address,
        **{name.replace("_", "-"): value for name, value in asdict(USUAL_LIMITS).items()},
    }
    settings = shown(run("--show-settings"))
    assert {key: settings[key][0] for key in usual_limits} == {
        key: str(value) for key, value in usual_limits.items()
    }
    for key, value in usual_limits.items():
        assert re.search(rf"^\| `--{key}` .*; {value} \|$", page, re.MULTILINE), key


@pytest.mark.usefixtures("usual")
def test_the_name_in_the_public_address_is_one_of_ours() -> None:
    proxied = ("--public-url", "https://Games.example/", "--trusted-proxies", "127.0.0.1")
    settings = shown(run(*proxied, "--show-settings"))
    assert settings["public-url"][0] == "https://games.example"
    assert settings["hosts"][0] == "games.example"


def test_several_workers_need_a_database_to_share() -> None:
    assert "--database" in refused(run("--workers", "2"))


def test_notifications_need_what_sends_them(monkeypatch: pytest.MonkeyPatch) -> None:
    assert shown(run("--show-settings", "--push"))["push"][0] == "true"
    monkeypatch.setattr(sys.modules["pipyard.cli.serve"], "find_spec", lambda _name: None)
    assert "pipyard[push]" in refused(run("--show-settings", "--push"))
