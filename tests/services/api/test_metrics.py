"""What a server tells Prometheus: numbers that add up, and nothing of anybody."""

import json
import re
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from uuid import uuid4

import pytest
from prometheus_client import Metric

from services.metrics import Metrics
from tests.servers import free_port
from tests.services.api.people import Json, Person, eventually
from tests.services.api.running import Running, running
from tests.services.scrape import scraped, text, value

LABELS = {"outcome", "operation", "status", "le", "generation", "version"}
PLATFORM = {"implementation", "major", "minor", "patchlevel"}
IDENTITY = re.compile(r"[0-9a-f]{8}-[0-9a-f]{4}-|[0-9a-f]{32}")


@dataclass
class Told:
    """A server that tells its metrics, with two people at a table; it is Ada's turn."""

    server: Running
    port: int
    ada: Person
    ben: Person
    match: str
    frame: Json


@pytest.fixture
async def told(tmp_path: Path) -> AsyncIterator[Told]:
    port = free_port()
    async with (
        running(tmp_path / "data", metrics_port=port) as server,
        Person(server.url) as ada,
        Person(server.url) as ben,
    ):
        await ada.become_guest("Ada")
        await ben.become_guest("Ben")
        match = await ada.opened_for(ben)
        started = await ada.made(f"/matches/{match}/start")
        if started["frame"]["options"]:
            yield Told(server, port, ada, ben, match, started["frame"])
        else:
            frame = (await ben.read(f"/matches/{match}"))["frame"]
            yield Told(server, port, ben, ada, match, frame)


async def _all_ways(told: Told) -> None:
    """An action that is carried out, its repeat, one out of turn and one on an old position."""
    path, frame, command = f"/matches/{told.match}/actions", told.frame, uuid4()
    order = {
        "seat": frame["seat"],
        "action": next(one["action"] for one in frame["options"] if not one.get("ask")),
        "expected_version": frame["version"],
    }
    for who, sent, id_ in (
        (told.ada, order, command),
        (told.ada, order, command),
        (told.ada, {**order, "expected_version": 1}, uuid4()),
        (told.ben, order, uuid4()),
    ):
        await who.post(path, sent, id_)


async def test_actions_are_counted_by_what_became_of_them(told: Told) -> None:
    await _all_ways(told)
    metrics = await scraped(told.port)

    counted = {
        outcome: value(metrics, "chuckwagon_actions_total", outcome=outcome)
        for outcome in ("accepted", "repeat", "stale_version", "not_your_seat")
    }
    refusals = {
        "not_awaited": value(metrics, "chuckwagon_actions_total", outcome="not_awaited") or 0,
        "stale_version": counted.pop("stale_version") or 0,
    }
    assert counted == {"accepted": 1, "repeat": 1, "not_your_seat": 1}
    assert sum(refusals.values()) == 1  # whether it is still Ada's turn depends on the dice
    assert value(metrics, "chuckwagon_action_seconds_count") == 2
    assert value(metrics, "chuckwagon_requests_total", operation="act", status="2xx") == 2
    assert value(metrics, "chuckwagon_requests_total", operation="act", status="4xx") == 2


async def test_commits_are_counted_with_their_sizes(told: Told) -> None:
    metrics = await scraped(told.port)

    commits = value(metrics, "chuckwagon_commit_batch_commands_bucket", le="+Inf")
    assert commits == value(metrics, "chuckwagon_commit_batch_commands_bucket", le="1")
    assert value(metrics, "chuckwagon_commit_batch_commands_sum") == commits == 3


async def test_open_streams_are_told_as_long_as_they_are_open(told: Told) -> None:
    async def number() -> float | None:
        return value(await scraped(told.port), "chuckwagon_open_streams")

    async with told.ada.http.stream("GET", f"/api/v1/matches/{told.match}/stream"):
        during = await number()

    async def none_is_open() -> bool:
        return await number() == 0

    assert during == 1
    await eventually(none_is_open)


async def test_the_lists_standing_is_told(told: Told) -> None:
    async def caught_up() -> bool:
        return value(await scraped(told.port), "chuckwagon_projection_lag_events") == 0

    await eventually(caught_up)
    assert value(await scraped(told.port), "chuckwagon_projection_stalled_seconds") == 0


async def test_the_process_itself_is_told(told: Told) -> None:
    metrics = await scraped(told.port)

    assert (value(metrics, "process_resident_memory_bytes") or 0) > 1e6
    assert value(metrics, "python_gc_collections_total", generation="2") is not None


def nameless(metrics: list[Metric]) -> list[str]:
    """Samples that could tell who, or in which match."""
    return [
        f"{sample.name} {sample.labels}"
        for metric in metrics
        for sample in metric.samples
        if not set(sample.labels) <= LABELS | PLATFORM
        or any(IDENTITY.search(label) for label in sample.labels.values())
    ]


async def test_no_metric_names_anybody_or_any_match(told: Told) -> None:
    await _all_ways(told)
    written = await text(told.port)

    assert nameless(await scraped(told.port)) == []
    for id_ in (told.ada.id, told.ben.id, told.match):
        assert id_ not in written


@pytest.mark.parametrize(("label", "of"), [("user", "ada"), ("outcome", "match")])
async def test_a_planted_metric_with_an_id_is_found(told: Told, label: str, of: str) -> None:
    metrics = Metrics()
    id_ = {"ada": told.ada.id, "match": told.match}[of]
    metrics.counts("planted", "A planted one", label, lambda: {id_: 1})

    assert len(nameless(list(metrics.registry.collect()))) == 1


async def test_what_cannot_be_read_is_left_out_and_the_rest_is_told() -> None:
    def away() -> float:
        raise OSError

    metrics = Metrics()
    metrics.gauge("away", "A store that is away", away)
    metrics.gauge("here", "Something that is here", lambda: 7)
    told = list(metrics.registry.collect())

    assert value(told, "chuckwagon_here") == 7
    assert value(told, "chuckwagon_away") is None


async def test_without_a_port_nothing_is_told(tmp_path: Path) -> None:
    async with running(tmp_path / "data") as server, Person(server.url) as visitor:
        answer = await visitor.http.get("/healthz")
        public = await visitor.http.get("/metrics", headers={"accept": "text/plain"})

    assert answer.json() == {"status": "ok"}
    assert "chuckwagon_" not in public.text


async def test_a_request_keeps_the_id_that_it_came_with(told: Told) -> None:
    given = await told.ada.http.get("/healthz", headers={"X-Request-ID": "proxy-0123456789"})
    forged = await told.ada.http.get("/healthz", headers={"X-Request-ID": "no spaces in here"})
    missing = await told.ada.http.get("/nowhere/at/all")

    assert given.headers["x-request-id"] == "proxy-0123456789"
    assert re.fullmatch(r"[0-9a-f]{8}-\d+", forged.headers["x-request-id"])
    assert missing.headers["x-request-id"] != forged.headers["x-request-id"]


async def test_a_fault_tells_the_id_of_its_request(
    told: Told, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(**_: object) -> None:
        raise RuntimeError("planted")

    monkeypatch.setattr(told.server.backend.lists, "find", broken)
    answer = await told.ada.http.get("/api/v1/matches", headers={"X-Request-ID": "planted-fault"})

    assert answer.status_code == 500
    assert json.loads(answer.text)["request_id"] == "planted-fault"
    assert "listMatches failed" in caplog.text
