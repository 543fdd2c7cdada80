"""Whoever asks for too much waits; nobody else does, and nobody who plays."""

from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from services.api import limits
from services.api.operation import KEY, Kind
from services.api.route_list import ROUTES
from services.application.ports import Limit
from tests.servers import free_port
from tests.services.api.people import Person
from tests.services.api.running import Running, running
from tests.services.api.scene import begun, played_out
from tests.services.scrape import scraped, value

HOUR = 3600


def tight(kinds: dict[Kind, int]) -> dict[Kind, Limit]:
    """Limits of so many, and then one an hour; others as they are."""
    changed = {kind: Limit(f"tight-{kind}", count, 1 / HOUR) for kind, count in kinds.items()}
    return {**limits.OF_A_USER, **changed}


@pytest.fixture
async def limited(tmp_path: Path) -> AsyncIterator[Running]:
    async with running(tmp_path / "data", rate_limits="on") as server:
        yield server


@pytest.fixture
async def ada(limited: Running) -> AsyncIterator[Person]:
    async with Person(limited.url) as person:
        await person.become_guest("Ada")
        yield person


@pytest.fixture
async def ben(limited: Running) -> AsyncIterator[Person]:
    async with Person(limited.url) as person:
        await person.become_guest("Ben")
        yield person


def is_refused(response: httpx.Response) -> bool:
    """Whether it was too much, said as it has to be."""
    if response.status_code != 429:
        return False
    problem = response.json()
    assert problem["code"] == "too_many_requests"
    assert response.headers["content-type"] == "application/problem+json"
    assert 0 < int(response.headers["retry-after"]) <= HOUR
    return True


async def test_one_user_waits_and_others_go_on(
    ada: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "OF_A_USER", tight({"reads": 3}))

    assert [is_refused(await ada.get("/me")) for _ in range(5)] == [False] * 3 + [True] * 2
    assert not is_refused(await ben.get("/me"))
    assert not is_refused(await ada.post("/me/tokens", {"label": "mine"}))


async def test_two_devices_of_a_user_are_one(
    ada: Person, limited: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    token = (await ada.made("/me/tokens", {"label": "bot"}))["token"]
    monkeypatch.setattr(limits, "OF_A_USER", tight({"reads": 2}))
    async with Person(limited.url) as bot:
        mine = {"authorization": f"Bearer {token}"}
        answers = [await ada.get("/me"), await bot.get("/me", **mine), await bot.get("/me", **mine)]

    assert [is_refused(answer) for answer in answers] == [False, False, True]


async def test_actions_have_a_limit_of_their_own(
    ada: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await begun(ada, ben, game="parley")
    monkeypatch.setattr(limits, "OF_A_USER", tight({"actions": 1}))
    nonsense = {"seat": 0, "action": {"type": "x"}, "expected_version": 1}
    path = f"/matches/{match}/actions"

    assert not is_refused(await ada.post(path, nonsense))
    assert is_refused(await ada.post(path, nonsense))
    assert not is_refused(await ada.get(f"/matches/{match}"))
    assert not is_refused(await ben.post(path, nonsense))


async def test_visitors_of_a_network_share_a_bucket_and_so_do_bad_tokens(
    ada: Person, limited: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "OF_A_NETWORK", tight({"reads": 3}))
    async with Person(limited.url) as one, Person(limited.url) as other:
        bad = {"authorization": "Bearer nobody"}
        answers = [
            await one.get("/games"),
            await other.get("/matches"),
            await one.get("/me", **bad),
            await one.get("/me", **bad),
            await other.get("/games"),
        ]

    assert [is_refused(answer) for answer in answers] == [False, False, False, True, True]
    assert not is_refused(await ada.get("/me"))


async def test_accounts_are_not_made_without_end(
    limited: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "OF_A_NETWORK", tight({"accounts": 2}))
    async with Person(limited.url) as visitor:
        answers = [await visitor.post("/guests", {"name": "x"}) for _ in range(3)]

    assert [is_refused(answer) for answer in answers] == [False, False, True]


async def test_a_server_that_is_watched_is_never_asked_too_often(
    limited: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    none = dict.fromkeys(limits.OF_A_USER, Limit("none", 0, 1 / HOUR))
    monkeypatch.setattr(limits, "OF_A_NETWORK", none)
    async with Person(limited.url) as visitor:
        assert (await visitor.http.get("/healthz")).status_code == 200
        assert is_refused(await visitor.get("/games"))


async def test_refusals_are_told_to_who_watches_over_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "OF_A_NETWORK", tight({"reads": 1}))
    port = free_port()
    async with (
        running(tmp_path / "data", rate_limits="on", metrics_port=port) as server,
        Person(server.url) as visitor,
    ):
        for _ in range(3):
            await visitor.get("/games")

        assert value(await scraped(port), "chuckwagon_requests_limited_total") == 2


async def test_limits_can_be_switched_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    none = dict.fromkeys(limits.OF_A_USER, Limit("none", 0, 1 / HOUR))
    monkeypatch.setattr(limits, "OF_A_NETWORK", none)
    async with (
        running(tmp_path / "data", rate_limits="off") as server,
        Person(server.url) as visitor,
    ):
        assert not is_refused(await visitor.get("/games"))


async def test_who_plays_as_fast_as_they_can_meets_no_limit(ada: Person, ben: Person) -> None:
    """They look before each action, and ask for options; every answer is checked."""
    for _ in range(10):
        await played_out(ada, ben, await begun(ada, ben, game="parley"))


def test_every_operation_of_the_api_names_the_refusal() -> None:
    specs = [route.opt[KEY] for route in ROUTES]

    assert {spec.id for spec in specs if "too_many_requests" not in spec.codes} == {
        spec.id for spec in specs if spec.tag == "server"
    }


def test_a_program_may_play_one_seat_with_fifty_actions_a_second() -> None:
    for kind in ("actions", "reads"):
        limit = limits.OF_A_USER[kind]
        assert limit.per_second >= 2 * 50
        assert limit.burst >= 2 * 50
    assert all(
        limits.OF_A_NETWORK[kind].per_second > limit.per_second
        for kind, limit in limits.OF_A_USER.items()
    )
