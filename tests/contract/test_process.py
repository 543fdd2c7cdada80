"""The command: how the server starts, says where it is, and ends."""

import json
import os
import pwd
import signal
import socket
import ssl
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final
from uuid import UUID, uuid4

import httpx
import pytest

from services import cli
from services.adapters.embedded import embedded
from services.api.server import addresses, options
from services.commands import openapi, serve
from services.commands.command import DONE, REFUSED, WRONG_USE
from services.settings import InvalidSetting, Settings
from tests.contract.process import served

SOON_SECONDS: Final = 10
ROOT: Final = 0
NOBODY: Final = pwd.getpwnam("nobody").pw_uid
VERSION_FOR_WRITERS: Final = 18
"""Where an SQLite file says which version of its format may write to it."""


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_server_with_an_open_stream_ends_within_two_seconds(
    tmp_path: Path, how: signal.Signals
) -> None:
    with served(tmp_path / "data") as server:
        listening, ended = threading.Event(), threading.Event()

        def listen() -> None:
            with httpx.Client(base_url=server.url) as http:
                made = {"Idempotency-Key": "b7d5f9d2-2d0e-4f0f-8a39-6f2c1c7a9e11"}
                http.post("/api/v1/guests", json={}, headers=made)
                with http.stream("GET", "/api/v1/me/stream", timeout=20) as stream:
                    for _ in stream.iter_raw():
                        listening.set()
            ended.set()

        threading.Thread(target=listen).start()
        assert listening.wait(5)
        seconds = server.stop(how)
        assert ended.wait(5)

    assert seconds < 2
    assert server.running.returncode == 0
    assert server.log.read_text() == ""


def test_a_second_server_on_the_port_says_so_and_ends(tmp_path: Path) -> None:
    with served(tmp_path / "data") as server:
        port = server.url.rpartition(":")[2]
        command = [sys.executable, "-m", "services.cli", "serve", "--port", port]
        second = subprocess.run(
            [*command, "--data", str(tmp_path / "other")],
            capture_output=True,
            check=False,
            text=True,
            timeout=20,
        )

    assert second.returncode != 0
    assert "address already in use" in second.stderr


def test_the_description_is_printed_and_the_committed_one_is_current(
    capfdbinary: pytest.CaptureFixture[bytes],
) -> None:
    assert cli.main(["openapi"]) == 0

    printed = capfdbinary.readouterr().out
    assert json.loads(printed)["openapi"] == "3.1.0"
    assert cli.main(["openapi", "--check"]) == 0
    assert printed == openapi.OPENAPI.read_bytes()


def test_a_description_that_is_out_of_date_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    old = tmp_path / "openapi.json"
    old.write_bytes(openapi.openapi_text().replace(b"Chuckwagon", b"Chuckwaggon"))
    monkeypatch.setattr(openapi, "OPENAPI", old)

    assert cli.main(["openapi", "--check"]) == 1
    assert "./dev openapi" in capsys.readouterr().err


def test_lists_are_made_anew_unless_a_server_works_on_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = tmp_path / "data"
    with served(data):
        while_served = cli.main(["rebuild", "--data", str(data)])
    afterwards = cli.main(["rebuild", "--data", str(data)])

    said = capsys.readouterr()
    assert (while_served, afterwards) == (1, 0)
    assert "stop it first" in said.err
    assert "0 matches listed" in said.out


def test_a_program_that_only_polls_sees_at_once_what_the_command_did(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with served(data) as server, httpx.Client(base_url=f"{server.url}/api/v1") as http:

        def made(path: str, body: object) -> dict[str, Any]:
            answer = http.post(path, json=body, headers={"Idempotency-Key": str(uuid4())})
            assert answer.is_success, answer.text
            found: dict[str, Any] = answer.json()
            return found

        host = made("/guests", {})["id"]
        order = {"game": "rancher", "options": {}, "seats": [{"kind": "me"}, {"kind": "open"}]}
        closed, left = (made("/matches", order)["table"]["id"] for _ in range(2))

        end = time.monotonic() + SOON_SECONDS
        while len(http.get("/matches?mine=true").json()["items"]) < 2:  # as `erase` finds them
            assert time.monotonic() < end

        def seen(match: str) -> tuple[str, str | None]:
            table = http.get(f"/matches/{match}").json()["table"]
            return table["status"], table.get("closed_by")

        before = [seen(match) for match in (closed, left)]
        assert cli.main(["close", closed, "--data", str(data)]) == DONE
        after_close = seen(closed)
        assert cli.main(["erase", host, "--data", str(data)]) == DONE
        after_erase = seen(left)

    assert before == [("lobby", None)] * 2
    assert after_close == ("cancelled", "operator")
    assert after_erase[0] == "cancelled"


@pytest.mark.usefixtures("no_start")
@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["serve", "--port", "x"], "CHUCKWAGON_PORT"),
        (["serve", "--port", "70000"], "CHUCKWAGON_PORT"),
        (["serve", "--tls-cert", "cert.pem"], "--tls-key"),
        (["worker"], "CHUCKWAGON_DATABASE_URL"),
    ],
)
def test_a_wrong_setting_is_named(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(arguments) == WRONG_USE
    assert said in capsys.readouterr().err


def test_settings_come_from_the_environment() -> None:
    settings = Settings.read(
        {"CHUCKWAGON_DATA": "/tmp/x", "CHUCKWAGON_DURABILITY": "normal", "HOME": "/root"}  # noqa: S108
    )

    assert (settings.data, settings.durability, settings.port) == (Path("/tmp/x"), "normal", 8000)  # noqa: S108


@pytest.mark.parametrize(
    ("name", "value", "legal"),
    [
        ("DURABILITY", "maybe", "full or normal"),
        ("LOG", "loud", "debug, error, info or warning"),
        ("PORT", "eighty", "a number from 0 to 65535"),
        ("METRICS_PORT", "70000", "a number from 0 to 65535"),
        ("STOP_DELAY_SECONDS", "-1", "a number from 0 to 60"),
        ("DATABASE_URL", "mysql://db/x", "postgresql://"),
        ("TRUSTED_PROXIES", "caddy", "addresses"),
        ("TRUSTED_PROXIES", "10.0.0.300", "addresses"),
        ("TRUSTED_PROXIES", "10.0.0.1/8", "networks"),
        ("TRUSTED_PROXIES", "10.0.0.1,", "by commas"),
        ("TRUSTED_PROXIES", "10.0.0.1 10.0.0.2", "by commas"),
        ("TRUSTED_PROXIES", "10.0.0.1,*", "* alone"),
        ("REDIS", "redis://cache/0", "CHUCKWAGON_REDIS_URL"),
        ("redis_url", "redis://cache/0", "CHUCKWAGON_REDIS_URL"),
        ("", "x", "CHUCKWAGON_DATA,"),
    ],
)
def test_a_setting_that_cannot_be_is_refused_with_what_can(
    name: str, value: str, legal: str
) -> None:
    with pytest.raises(InvalidSetting) as refused:
        Settings.read({f"CHUCKWAGON_{name}": value})

    (line,) = str(refused.value).splitlines()
    assert line.startswith(f"CHUCKWAGON_{name}: ")
    assert legal in line


@pytest.mark.parametrize("value", ["", "*", "10.0.0.1", "10.0.0.0/8, ::1,fd00::/8"])
def test_proxies_are_trusted_by_address_or_network(value: str) -> None:
    settings = Settings.read({"CHUCKWAGON_TRUSTED_PROXIES": value})

    assert options(settings)["forwarded_allow_ips"] == (value or None)
    assert options(settings)["proxy_headers"] is bool(value)


@pytest.mark.usefixtures("no_start")
def test_a_misspelt_setting_is_refused_by_every_command(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CHUCKWAGON_DATABASE", "postgresql://db/x")

    statuses = [cli.main([command]) for command in ("serve", "worker", "migrate", "rebuild")]

    assert statuses == [WRONG_USE] * 4
    assert capsys.readouterr().err.count("CHUCKWAGON_DATABASE: there is no such setting") == 4


@pytest.mark.usefixtures("no_start")
def test_what_a_server_cannot_have_is_named_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "file"
    file.write_text("neither a folder nor a certificate")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        lacking = {
            "METRICS_PORT": {"METRICS_PORT": str(taken.getsockname()[1])},
            "METRICS_HOST": {"METRICS_PORT": "0", "METRICS_HOST": "nowhere.invalid"},
            "missing.pem": {"TLS_CERT": str(tmp_path / "missing.pem"), "TLS_KEY": str(file)},
            "https": {"TLS_CERT": str(file), "TLS_KEY": str(file)},
            str(file): {"DATA": str(file)},
        }
        for said, settings in lacking.items():
            with monkeypatch.context() as patched:
                patched.setenv("CHUCKWAGON_DATA", str(tmp_path / "data"))
                for name, value in settings.items():
                    patched.setenv(f"CHUCKWAGON_{name}", value)

                assert cli.main(["serve", "--port", "0"]) == REFUSED
            (line,) = capsys.readouterr().err.splitlines()
            assert said in line


@pytest.mark.usefixtures("no_start")
@pytest.mark.parametrize("file", ["events.db", "accounts.db", "views.db"])
async def test_a_file_of_data_that_can_only_be_read_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], file: str
) -> None:
    async with embedded(tmp_path, object):
        pass
    header = bytearray((tmp_path / file).read_bytes())
    header[VERSION_FOR_WRITERS] = 3  # of a version of SQLite that is yet to come
    (tmp_path / file).write_bytes(header)

    commands = (["serve"], ["rebuild"], ["erase", "somebody"], ["close", str(UUID(int=7))])

    statuses = [cli.main([*command, "--data", str(tmp_path)]) for command in commands]

    lines = capsys.readouterr().err.splitlines()
    assert statuses == [REFUSED] * 4
    assert len(lines) == 4
    for line in lines:
        assert line.startswith(f"{tmp_path / file} cannot be written to: ")
        assert "CHUCKWAGON_DATA" in line


@pytest.mark.usefixtures("no_start")
def test_a_folder_that_can_only_be_read_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    # Not in pytest's folder, which is closed to others altogether.
    with tempfile.TemporaryDirectory() as folder, as_nobody(Path(folder)):
        status = cli.main(["serve", "--port", "0", "--data", folder])

    (line,) = capsys.readouterr().err.splitlines()
    assert status == REFUSED
    assert line.startswith(f"{folder} cannot be written to: Permission denied. CHUCKWAGON_DATA")


@contextmanager
def as_nobody(folder: Path) -> Iterator[None]:
    """The folder is another's, and open for everyone to look into, until the block ends."""
    user = os.geteuid()
    folder.chmod(0o555)
    if user == ROOT:  # who may write everywhere
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(user)


@pytest.mark.parametrize(
    ("name", "url"),
    [
        ("CHUCKWAGON_DATABASE_URL", "mysql://ada:hunter2@db/chuckwagon"),
        ("CHUCKWAGON_DATABASE_URL", "hunter2"),
        ("CHUCKWAGON_REDIS_URL", "postgresql://ada:hunter2@db/chuckwagon"),
        ("CHUCKWAGON_REDIS_URL", "redis://ada:hunter2@cache:99999/0"),
    ],
)
def test_an_address_that_cannot_be_is_refused_without_being_shown(name: str, url: str) -> None:
    with pytest.raises(InvalidSetting, match=name) as refused:
        Settings.read({name: url})

    assert "hunter2" not in str(refused.value)


def test_settings_show_no_password() -> None:
    settings = Settings.read(
        {
            "CHUCKWAGON_DATABASE_URL": "postgresql://ada:hunter2@db/x?password=hunter2",
            "CHUCKWAGON_REDIS_URL": "redis://:hunter2@cache/0",
        }
    )

    assert settings.database_url is not None
    assert settings.database_url.url == "postgresql://ada:hunter2@db/x?password=hunter2"
    assert "hunter2" not in f"{settings} {settings!r} {settings.database_url}"


def test_addresses_are_given_for_this_machine_and_for_others() -> None:
    local = addresses(Settings(host="127.0.0.1"), 8000)
    everywhere = addresses(Settings(host="0.0.0.0", tls_cert=Path("c"), tls_key=Path("k")), 8443)  # noqa: S104

    assert local == ["http://127.0.0.1:8000"]
    assert everywhere[0] == "https://localhost:8443"
    assert all(address.startswith("https://") for address in everywhere)


def test_an_address_is_drawn_for_phones_on_a_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)

    serve.announce("http://localhost:8000")
    plain = capsys.readouterr().out
    serve.announce("http://192.168.1.7:8000")
    drawn = capsys.readouterr().out

    assert len(plain.splitlines()) == 1
    assert len(drawn.splitlines()) > 10


def test_over_https_the_app_is_served_by_itself(tmp_path: Path) -> None:
    cert, key = tmp_path / "cert.pem", tmp_path / "key.pem"
    made = subprocess.run(
        [
            "openssl",
            "req",
            "-x509",
            "-newkey",
            "ec",
            "-pkeyopt",
            "ec_paramgen_curve:prime256v1",
            "-nodes",
            "-days",
            "1",
            "-subj",
            "/CN=localhost",
            "-addext",
            "subjectAltName=IP:127.0.0.1",
            "-keyout",
            str(key),
            "-out",
            str(cert),
        ],
        capture_output=True,
        check=False,
    )
    assert made.returncode == 0, made.stderr
    with (
        served(tmp_path / "data", "--tls-cert", str(cert), "--tls-key", str(key)) as server,
        httpx.Client(base_url=server.url, verify=ssl.create_default_context(cafile=cert)) as http,
    ):
        response = http.get("/healthz")

    assert server.url.startswith("https://")
    assert response.headers["strict-transport-security"]
