"""The real Caddy with the rules of infra/, before two processes that only say who they are."""

import json
import subprocess
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from uuid import uuid4

import httpx
import pytest

from services.api.problem_kinds import KINDS, address
from services.api.problems import MEDIA_TYPE
from tests.infra.deployed import CADDYFILE
from tests.infra.test_lint import TOOLS
from tests.servers import free_port

WAIT_SECONDS = 20
MATCHES = 24
CODE = "7KQ-M2P"


class Upstream(ThreadingHTTPServer):
    """Answers everything with its own name, and whether it is ready as it is told."""

    daemon_threads = True

    def __init__(self, name: str) -> None:
        """Listen on a free port."""
        super().__init__(("127.0.0.1", 0), _Handler)
        self.name = name
        self.ready = True
        self.end_stream = threading.Event()
        self.thread = threading.Thread(target=self.serve_forever)
        self.thread.start()

    def handle_error(self, request: object, client_address: object) -> None:
        """Whoever is cut off in the middle of a body is one of the tests."""

    def stop(self) -> None:
        """End."""
        self.end_stream.set()
        self.shutdown()
        self.server_close()
        self.thread.join()


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: Upstream

    def do_GET(self) -> None:
        if self.path == "/readyz":
            self._answer(200 if self.server.ready else 503, {})
        elif self.path.startswith(f"/j/{CODE}/broken"):
            self._break_off()
        elif self.path.endswith("/stream"):
            self._stream()
        else:
            self._answer(200, {"name": self.server.name, "headers": dict(self.headers)})

    def do_POST(self) -> None:
        self.rfile.read(int(self.headers["content-length"]))
        self.do_GET()

    def _answer(self, status: int, body: object) -> None:
        content = json.dumps(body).encode()
        self.send_response(status)
        self.send_header("content-length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def _stream(self) -> None:
        self.send_response(200)
        self.send_header("content-type", "text/event-stream")
        self.send_header("connection", "close")
        self.end_headers()
        self.wfile.write(b"data: first\n\n")
        self.wfile.flush()
        self.server.end_stream.wait(WAIT_SECONDS)
        self.wfile.write(b"data: last\n\n")

    def _break_off(self) -> None:
        self.send_response(200)
        self.send_header("content-length", "1000")
        self.end_headers()
        self.wfile.write(b"the beginning")
        self.close_connection = True

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 — as it is called
        """Say nothing."""


@pytest.fixture(scope="module")
def upstreams() -> Iterator[list[Upstream]]:
    made = [Upstream("one"), Upstream("two")]
    yield made
    for upstream in made:
        upstream.stop()


@contextmanager
def caddy(folder: Path, ports: Sequence[int], patience: str = "5s") -> Iterator[httpx.Client]:
    """The proxy before whoever listens on these ports; its log is a file of the folder.

    Only how long it looks for somebody who can answer may differ from what is deployed.
    """
    port = free_port()
    rules = folder / "Caddyfile"
    deployed = CADDYFILE.read_text()
    assert deployed.count("lb_try_duration 5s") == 1
    hurried = deployed.replace("lb_try_duration 5s", f"lb_try_duration {patience}")
    rules.write_text(hurried.replace("{\n", "{\n\tadmin off\n", 1))
    environment = {
        "SITE_ADDRESS": f"http://127.0.0.1:{port}",
        "API_UPSTREAMS": "to " + " ".join(f"127.0.0.1:{one}" for one in ports),
        "HOME": str(folder),
    }
    command = [str(TOOLS / "caddy"), "run", "--config", str(rules), "--adapter", "caddyfile"]
    with (folder / "log").open("w") as log:
        running = subprocess.Popen(command, env=environment, stderr=log, stdout=log)
    try:
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=WAIT_SECONDS) as client:
            until(lambda: answers(client), folder / "log")
            yield client
    finally:
        running.terminate()
        running.wait()


@pytest.fixture(scope="module")
def proxy(
    upstreams: list[Upstream], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[httpx.Client]:
    ports = [one.server_port for one in upstreams]
    with caddy(tmp_path_factory.mktemp("caddy"), ports) as client:
        yield client


def answers(client: httpx.Client) -> bool:
    """Whether the proxy serves."""
    try:
        return client.get("/").status_code == 200
    except httpx.TransportError:
        return False


def until(holds: Callable[[], bool], log: Path | None = None) -> None:
    """Wait until it holds."""
    end = time.monotonic() + WAIT_SECONDS
    while not holds():
        assert time.monotonic() < end, log and log.read_text()
        time.sleep(0.05)


def served_by(proxy: httpx.Client, match: object, rest: str = "") -> str:
    """Who answers for a match."""
    return str(proxy.get(f"/api/v1/matches/{match}{rest}").json()["name"])


def test_a_match_stays_with_one_process_and_matches_are_spread(proxy: httpx.Client) -> None:
    first = {}
    for match in (uuid4() for _ in range(MATCHES)):
        path = f"/api/v1/matches/{match}"
        acted = proxy.post(f"{path}/actions", json={}, headers={"x-match": str(uuid4())})
        ways = {
            served_by(proxy, match),
            served_by(proxy, match, "/frames?after=3"),
            acted.json()["name"],
        }
        assert len(ways) == 1
        first[match] = ways.pop()

    assert set(first.values()) == {"one", "two"}


def test_a_process_that_is_not_ready_gets_nothing_and_gets_its_matches_back(
    proxy: httpx.Client, upstreams: list[Upstream]
) -> None:
    matches = [uuid4() for _ in range(MATCHES)]
    before = [served_by(proxy, match) for match in matches]
    upstreams[0].ready = False
    until(lambda: {served_by(proxy, match) for match in matches} == {"two"})
    upstreams[0].ready = True

    until(lambda: [served_by(proxy, match) for match in matches] == before)


def test_an_event_arrives_while_the_stream_goes_on(
    proxy: httpx.Client, upstreams: list[Upstream]
) -> None:
    with proxy.stream("GET", f"/api/v1/matches/{uuid4()}/stream", timeout=WAIT_SECONDS) as stream:
        parts = stream.iter_raw()
        first = next(parts)
        for upstream in upstreams:
            upstream.end_stream.set()
        rest = b"".join(parts)

    assert (first, rest) == (b"data: first\n\n", b"data: last\n\n")


def test_what_a_process_is_short_of_is_not_for_the_world(proxy: httpx.Client) -> None:
    assert proxy.get("/readyz").status_code == 404
    assert proxy.get("/metrics").status_code == 404
    assert proxy.get("/healthz").status_code == 200


def test_a_body_beyond_all_measure_ends_at_the_proxy(proxy: httpx.Client) -> None:
    small = proxy.post("/api/v1/guests", content=b"x" * 64 * 1024)
    large = proxy.post("/api/v1/guests", content=b"x" * 512 * 1024)

    assert small.status_code == 200
    assert large.status_code == 413


def test_every_request_has_an_id_of_the_proxys_and_says_how_it_came(proxy: httpx.Client) -> None:
    seen = proxy.get("/", headers={"x-request-id": "mine-0123456789", "x-forwarded-proto": "https"})
    headers = {name.lower(): value for name, value in seen.json()["headers"].items()}

    assert len(headers["x-request-id"]) == len(str(uuid4()))
    assert headers["x-forwarded-proto"] == "http"
    assert headers["x-forwarded-for"] == "127.0.0.1"


@pytest.mark.parametrize("gone", ["not ready", "killed"])
def test_without_any_process_the_proxy_answers_as_the_service_would(
    tmp_path: Path, gone: str
) -> None:
    upstream, kind = Upstream("one"), KINDS["busy"]
    asked = {"origin": "https://elsewhere.test"}
    try:
        with caddy(tmp_path, [upstream.server_port], patience="100ms") as client:
            if gone == "killed":
                upstream.stop()
            else:
                upstream.ready = False
            until(lambda: client.get("/").status_code == kind.status)
            answers = [
                client.get(f"/api/v1/matches/{uuid4()}", headers=asked),
                client.post(f"/api/v1/matches/{uuid4()}/actions", json={}, headers=asked),
                client.get("/api/v1/games", headers=asked),
            ]
            page = client.get("/")
    finally:
        upstream.stop()

    for answer in answers:
        assert answer.status_code == kind.status
        assert answer.headers["content-type"] == MEDIA_TYPE
        assert answer.headers["retry-after"] == "1"
        assert answer.headers["cache-control"] == "no-store"
        assert answer.headers["access-control-allow-origin"] == "*"
        told = answer.json()
        assert told.pop("detail")
        assert len(told.pop("request_id")) == len(str(uuid4()))
        assert told == {
            "type": address("busy"),
            "title": kind.title,
            "status": kind.status,
            "code": "busy",
        }
    assert answers[0].json()["request_id"] == answers[0].headers["x-request-id"]
    assert page.headers["content-type"].startswith("text/plain")
    assert page.headers["retry-after"] == "1"
    assert "Try again" in page.text


def test_faults_are_logged_without_who_asked_and_for_what(tmp_path: Path) -> None:
    upstream, headers = Upstream("one"), {"user-agent": "Somebody's", "referer": f"/j/{CODE}"}
    log = tmp_path / "log"
    try:
        with caddy(tmp_path, [upstream.server_port]) as client:
            with pytest.raises(httpx.RemoteProtocolError):
                client.get(f"/j/{CODE}/broken", headers=headers)
            upstream.stop()
            lost = client.get(f"/j/{CODE}", headers=headers)
            until(lambda: "http.log.error" in log.read_text(), log)
    finally:
        upstream.stop()
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    faults = {line["logger"] for line in lines if "upstream" in line or "status" in line}

    assert lost.status_code == 503
    assert faults >= {"http.log.error", "http.handlers.reverse_proxy"}
    assert "unexpected EOF" in log.read_text()
    for told in (CODE, "Somebody", "remote_ip", "client_ip", "remote_port", "headers"):
        assert told not in log.read_text()
