"""Every problem code is reached over HTTP, is documented, and leaves everything as it was."""

import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Final, cast, get_args
from uuid import uuid4

import httpx
import pytest
import pytest_asyncio
from litestar import Response
from litestar.handlers import HTTPRouteHandler

from services.adapters.event_store import DurableEventStore
from services.adapters.recorder import Group
from services.api.problem_kinds import KINDS, Code
from services.api.requests import BODY_BYTES_MAX
from tests.services.api.people import API, Person
from tests.services.api.running import Running, both_stores, running
from tests.services.api.scene import Scene, set_up
from tests.stores import Kept

Attempt = Callable[[Scene], Awaitable[httpx.Response]]

NOWHERE: Final = "00000000-0000-4000-8000-000000000000"
NO_UTF8: Final = b'{"seat":0,"expected_version":1,"action":{"type":"\xff"}}'
DEEP: Final = b'{"a":' * 10_000 + b"1" + b"}" * 10_000


async def _raw(person: Person, path: str, body: bytes, **headers: str) -> httpx.Response:
    sent = {"Idempotency-Key": str(uuid4()), "Content-Type": "application/json", **headers}
    return await person.http.post(f"{API}{path}", content=body, headers=sent)


def _act(scene: Scene, person: Person, **changes: object) -> Awaitable[httpx.Response]:
    return person.post(f"/matches/{scene.running}/actions", {**scene.action, **changes})


def _actions(scene: Scene) -> str:
    return f"/matches/{scene.running}/actions"


def _order(scene: Scene, **changes: object) -> Awaitable[httpx.Response]:
    order = {"game": "rancher", "options": {}, "seats": [{"kind": "me"}, {"kind": "open"}]}
    return scene.ada.post("/matches", {**order, **changes})


async def _reused(scene: Scene) -> httpx.Response:
    command = uuid4()
    await scene.cleo.post("/matches", {"game": "parley", "options": {}, "seats": SEATS}, command)
    return await scene.cleo.post(
        "/matches", {"game": "rancher", "options": {}, "seats": SEATS}, command
    )


async def _nudged_twice(scene: Scene) -> httpx.Response:
    order = {"seat": scene.seat}
    await scene.waiting.post(f"/matches/{scene.running}/nudge", order)
    return await scene.waiting.post(f"/matches/{scene.running}/nudge", order)


async def _without_command(scene: Scene) -> httpx.Response:
    return await scene.mover.http.post(f"{API}/matches/{scene.running}/actions", json=scene.action)


SEATS: Final = [{"kind": "me"}, {"kind": "open"}]

REFUSED: Final[dict[str, list[tuple[str, Attempt]]]] = {
    "malformed_body": [
        ("no JSON", lambda s: _raw(s.ada, "/matches", b"{")),
        ("nothing", lambda s: _raw(s.ada, "/matches", b"")),
        ("two values", lambda s: _raw(s.ada, "/me/tokens", b'{"label":"x"} {}')),
        ("no UTF-8", lambda s: _raw(s.ada, "/me/tokens", b'{"label":"\xff"}')),
        ("no UTF-8 in an action", lambda s: _raw(s.mover, _actions(s), NO_UTF8)),
        ("half a pair", lambda s: _raw(s.ada, "/me/tokens", b'{"label":"\\ud800"}')),
        ("too deep", lambda s: _raw(s.ada, "/matches", b'{"options":' + DEEP[:60_000])),
    ],
    "invalid_body": [
        ("a list", lambda s: s.ada.post("/matches", [])),
        ("a field too few", lambda s: s.ada.post("/matches", {"game": "rancher"})),
        ("a number as text", lambda s: _act(s, s.mover, seat=str(s.seat))),
        ("a huge number", lambda s: _act(s, s.mover, expected_version=2**31)),
        ("a number below", lambda s: _act(s, s.mover, seat=-1)),
        ("a fraction", lambda s: _act(s, s.mover, expected_version=1.5)),
        ("an empty name", lambda s: s.ada.patch("/me", {"name": ""})),
        ("a long name", lambda s: s.ada.patch("/me", {"name": "A" * 25})),
        ("a blank name", lambda s: s.ada.patch("/me", {"name": " "})),
        ("a name that runs backwards", lambda s: s.ada.patch("/me", {"name": "A\u202eB"})),
        ("a short contribution", lambda s: _order(s, contribution="00")),
        ("too many seats", lambda s: _order(s, seats=[{"kind": "open"}] * 9)),
        ("no such level", lambda s: _order(s, seats=[{"kind": "bot", "level": "x"}] * 2)),
        ("no such visibility", lambda s: _order(s, visibility="hidden")),
        ("no such kind of seat", lambda s: _order(s, seats=[{"kind": "king"}])),
        (
            "an action's field",
            lambda s: _act(s, s.mover, action={"type": "rancher.buy_farm", "cattle": "x"}),
        ),
    ],
    "unknown_field": [
        ("in the body", lambda s: _act(s, s.mover, extra=1)),
        ("in a seat", lambda s: _order(s, seats=[{"kind": "me", "x": 1}, {"kind": "open"}])),
        ("in an action", lambda s: _act(s, s.mover, action={"type": "rancher.ride_on", "x": 1})),
    ],
    "invalid_parameter": [
        ("text", lambda s: s.ada.get(f"/matches/{s.running}/frames?after=x")),
        ("negative", lambda s: s.ada.get(f"/matches/{s.running}?version=-1")),
        ("huge", lambda s: s.ada.get(f"/matches/{s.running}?version={2**63}")),
        ("unknown", lambda s: s.ada.get("/matches?colour=red")),
        ("twice", lambda s: s.ada.get("/matches?limit=1&limit=2")),
        ("no UTF-8", lambda s: s.ada.get("/matches?game=%ff")),
        ("no pairs", lambda s: s.ada.get("/matches?game")),
        ("a foreign cursor", lambda s: s.ada.get("/matches?cursor=x")),
        (
            "a foreign event id",
            lambda s: s.ada.get(f"/matches/{s.running}/stream", last_event_id="x"),
        ),
    ],
    "missing_command_id": [
        ("none", _without_command),
        ("no UUID", lambda s: _raw(s.ada, "/matches", b"{}", **{"Idempotency-Key": "7"})),
    ],
    "unauthenticated": [
        ("a visitor acts", lambda s: _act(s, s.visitor)),
        ("a visitor's own lists", lambda s: s.visitor.get("/matches?mine=true")),
        ("a visitor's invitations", lambda s: s.visitor.get("/matches?invited=true")),
        ("a visitor's other device", lambda s: s.visitor.post("/me/link")),
        ("a wrong token", lambda s: s.visitor.get("/matches", authorization="Bearer wrong")),
        ("another scheme", lambda s: s.visitor.get("/me", authorization="Basic QTpC")),
    ],
    "not_your_seat": [
        ("act", lambda s: _act(s, s.waiting)),
        (
            "options",
            lambda s: s.cleo.post(
                f"/matches/{s.running}/options", {"seat": s.seat, "action": s.action["action"]}
            ),
        ),
        ("leave", lambda s: s.cleo.delete(f"/matches/{s.lobby}/seats/0")),
        ("resign", lambda s: s.cleo.post(f"/matches/{s.running}/resign", {"seat": 0})),
    ],
    "not_host": [
        ("start", lambda s: s.ben.post(f"/matches/{s.lobby}/start")),
        ("seat a bot", lambda s: s.ben.post(f"/matches/{s.lobby}/seats", {"kind": "bot"})),
    ],
    "invite_needed": [
        ("without a code", lambda s: s.cleo.post(f"/matches/{s.lobby}/seats", {"seat": 1})),
        (
            "with a wrong one",
            lambda s: s.cleo.post(f"/matches/{s.lobby}/seats", {"seat": 1, "code": "222222"}),
        ),
    ],
    "foreign_origin": [
        (
            "another site",
            lambda s: s.ada.post("/me/tokens", {"label": "x"}, origin="https://evil.example"),
        ),
        ("a sandboxed page", lambda s: s.ada.post("/me/tokens", {"label": "x"}, origin="null")),
        (
            "as the browser says",
            lambda s: s.ada.post("/me/tokens", {"label": "x"}, sec_fetch_site="cross-site"),
        ),
        (
            "a neighbour",
            lambda s: s.ada.post("/me/tokens", {"label": "x"}, sec_fetch_site="same-site"),
        ),
    ],
    "perspective_closed": [
        ("another seat", lambda s: s.mover.get(f"/matches/{s.running}?seat={1 - s.seat}")),
        ("everyone", lambda s: s.mover.get(f"/matches/{s.running}/frames?seat=all")),
        ("a stream", lambda s: s.cleo.get(f"/matches/{s.running}/stream?seat=0")),
    ],
    "spectators_closed": [
        ("read", lambda s: s.cleo.get(f"/matches/{s.closed}")),
        ("a visitor", lambda s: s.visitor.get(f"/matches/{s.closed}?version=1")),
        ("frames", lambda s: s.cleo.get(f"/matches/{s.closed}/frames")),
        ("a stream", lambda s: s.cleo.get(f"/matches/{s.closed}/stream")),
        ("a seat's eyes", lambda s: s.cleo.get(f"/matches/{s.closed}?seat=0")),
    ],
    "not_a_player": [
        ("rematch", lambda s: s.cleo.post(f"/matches/{s.finished}/rematch")),
        ("nudge", lambda s: s.cleo.post(f"/matches/{s.running}/nudge", {"seat": s.seat})),
    ],
    "not_invited": [("decline", lambda s: s.cleo.post(f"/matches/{s.lobby}/decline"))],
    "match_not_found": [
        ("read", lambda s: s.ada.get(f"/matches/{NOWHERE}")),
        ("act", lambda s: s.ada.post(f"/matches/{NOWHERE}/actions", s.action)),
        ("sit", lambda s: s.ada.post(f"/matches/{NOWHERE}/seats", {})),
        ("stream", lambda s: s.ada.get(f"/matches/{NOWHERE}/stream")),
        ("rematch", lambda s: s.ada.post(f"/matches/{NOWHERE}/rematch")),
        ("nudge", lambda s: s.ada.post(f"/matches/{NOWHERE}/nudge", {"seat": 0})),
        ("resign", lambda s: s.ada.post(f"/matches/{NOWHERE}/resign", {"seat": 0})),
        ("decline", lambda s: s.ada.post(f"/matches/{NOWHERE}/decline")),
    ],
    "seat_not_found": [
        ("act", lambda s: _act(s, s.mover, seat=7)),
        ("sit", lambda s: s.cleo.post(f"/matches/{s.lobby}/seats", {"seat": 5})),
        ("leave", lambda s: s.ada.delete(f"/matches/{s.lobby}/seats/-1")),
        ("look", lambda s: s.ada.get(f"/matches/{s.running}?seat=7")),
        ("nudge", lambda s: s.ada.post(f"/matches/{s.running}/nudge", {"seat": 7})),
        ("resign", lambda s: s.ada.post(f"/matches/{s.running}/resign", {"seat": 7})),
    ],
    "invite_not_found": [("a wrong code", lambda s: s.ben.get("/invites/222-222"))],
    "version_not_found": [
        ("to come", lambda s: s.ada.get(f"/matches/{s.running}?version=9999")),
        ("before the first", lambda s: s.ada.get(f"/matches/{s.running}?version=0")),
    ],
    "game_not_found": [
        ("read", lambda s: s.ada.get("/games/chess")),
        ("open", lambda s: _order(s, game="chess")),
    ],
    "token_not_found": [("another's or none", lambda s: s.ada.delete("/me/tokens/x"))],
    "link_not_found": [
        ("a wrong code", lambda s: s.visitor.post("/sessions", {"code": "2222-2222"})),
    ],
    "not_found": [
        ("no such route", lambda s: s.ada.get("/horses")),
        ("no UUID", lambda s: s.ada.get("/matches/1")),
        ("a huge seat", lambda s: s.ada.delete(f"/matches/{s.lobby}/seats/{'9' * 5000}")),
    ],
    "method_not_allowed": [("put", lambda s: s.ada.http.put(f"{API}/matches"))],
    "stale_version": [("an old one", lambda s: _act(s, s.mover, expected_version=1))],
    "not_awaited": [
        ("act", lambda s: _act(s, s.waiting, seat=1 - s.seat)),
        (
            "options",
            lambda s: s.waiting.post(
                f"/matches/{s.running}/options", {"seat": 1 - s.seat, "action": s.action["action"]}
            ),
        ),
        (
            "nudge",
            lambda s: s.mover.post(f"/matches/{s.running}/nudge", {"seat": 1 - s.seat}),
        ),
    ],
    "seat_taken": [("sit", lambda s: s.ben.post(f"/matches/{s.lobby}/seats", {"seat": 0}))],
    "already_seated": [("sit", lambda s: s.ada.post(f"/matches/{s.lobby}/seats", {}))],
    "not_in_lobby": [
        ("sit", lambda s: s.cleo.post(f"/matches/{s.running}/seats", {})),
        ("start", lambda s: s.ada.post(f"/matches/{s.running}/start")),
        ("leave", lambda s: s.ben.delete(f"/matches/{s.running}/seats/1")),
    ],
    "not_running": [
        (
            "in the lobby",
            lambda s: s.ada.post(f"/matches/{s.lobby}/actions", {**s.action, "seat": 0}),
        ),
        ("nudge", lambda s: s.ada.post(f"/matches/{s.lobby}/nudge", {"seat": 0})),
        ("resign", lambda s: s.ada.post(f"/matches/{s.finished}/resign", {"seat": 0})),
        (
            "at the end",
            lambda s: s.ada.post(
                f"/matches/{s.finished}/actions",
                {"seat": 0, "action": {"type": "parley.bid"}, "expected_version": 1},
            ),
        ),
    ],
    "not_finished": [("rematch", lambda s: s.ada.post(f"/matches/{s.running}/rematch"))],
    "too_few_seats": [("start", lambda s: s.ada.post(f"/matches/{s.lobby}/start"))],
    "too_soon": [("nudge", _nudged_twice)],
    "body_too_large": [
        ("as it says", lambda s: _raw(s.ada, "/matches", b" " * (BODY_BYTES_MAX + 1))),
    ],
    "unsupported_media_type": [
        ("a form", lambda s: s.ada.http.post(f"{API}/me/tokens", data={"label": "x"})),
        ("text", lambda s: _raw(s.ada, "/matches", b"{}", **{"Content-Type": "text/plain"})),
    ],
    "command_reused": [("another body", _reused)],
    "unknown_action": [
        ("of no game", lambda s: _act(s, s.mover, action={"type": "rancher.fly"})),
        ("of another game", lambda s: _act(s, s.mover, action={"type": "parley.bid"})),
        ("without a type", lambda s: _act(s, s.mover, action={})),
        ("no object", lambda s: _act(s, s.mover, action=7)),
    ],
    "rule_refused": [
        ("what is not asked", lambda s: _act(s, s.mover, action=_unasked(s))),
    ],
    "invalid_options": [
        ("a value", lambda s: _order(s, options={"rounds": 41})),
        ("a field", lambda s: _order(s, options={"colour": 1})),
        ("no object", lambda s: _order(s, options=[])),
        ("no plain value", lambda s: _order(s, options={"rounds": {}})),
    ],
    "invalid_seats": [
        ("too few", lambda s: _order(s, seats=[{"kind": "me"}])),
        ("oneself twice", lambda s: _order(s, seats=[{"kind": "me"}, {"kind": "me"}])),
    ],
}


def _unasked(scene: Scene) -> dict[str, object]:
    """An action that exists, at a decision that asks for another."""
    ask = scene.frame["pending"]["awaits"][0]["ask"]
    return {"type": "rancher.steal_herd" if ask != "steal" else "rancher.roll_dice"}


ROWS = [
    pytest.param(code, attempt, id=f"{code}: {case}")
    for code, cases in REFUSED.items()
    for case, attempt in cases
]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def shared(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Scene]:
    """One scene for all rows: none of them may change it."""
    data = tmp_path_factory.mktemp("refusals")
    async with running(data) as server, AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Person(server.url)) for _ in range(4)]
        for person, name in zip(people[:3], ("Ada", "Ben", "Cleo"), strict=True):
            await person.become_guest(name)
        yield await set_up(people, Kept(data))


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize(("code", "attempt"), ROWS)
async def test_a_refusal_has_its_code_and_changes_nothing(
    shared: Scene, code: Code, attempt: Attempt
) -> None:
    before = shared.stored()

    response = await attempt(shared)

    problem = response.json()
    assert (problem["code"], response.status_code) == (code, KINDS[code].status), response.text
    assert response.headers["content-type"] == "application/problem+json"
    assert problem["type"] == f"/problems/{code}"
    assert problem["status"] == response.status_code
    assert (shared.stored() == before) == (code != "command_reused")


def test_every_code_is_reached() -> None:
    elsewhere = {"busy", "internal", "not_ready", "seat_held", "too_many_requests"}

    assert REFUSED.keys() | elsewhere == set(get_args(Code))


async def test_a_stale_action_is_told_the_position_as_it_is(scene: Scene) -> None:
    seen = await scene.mover.read(f"/matches/{scene.running}")

    problem = (await _act(scene, scene.mover, expected_version=1)).json()

    assert problem["version"] == seen["table"]["version"]
    assert problem["frame"] == seen["frame"]


async def test_a_refused_action_is_told_the_rule_and_what_is_legal(scene: Scene) -> None:
    problem = (await _act(scene, scene.mover, action=_unasked(scene))).json()

    assert problem["rule"].startswith("RA-")
    assert problem["version"] == scene.frame["version"]
    assert problem["options"] == scene.frame["options"]


async def test_an_unknown_action_is_told_what_is_legal_if_it_is_ones_seat(scene: Scene) -> None:
    nonsense = {"type": "rancher.fly"}
    own = (await _act(scene, scene.mover, action=nonsense)).json()
    others = (await _act(scene, scene.waiting, action=nonsense)).json()

    assert own["options"] == scene.frame["options"]
    assert "options" not in others


async def test_a_wrong_field_is_named_with_its_place(scene: Scene) -> None:
    seats = [{"kind": "me"}, {"kind": "king"}]

    problem = (await _order(scene, seats=seats)).json()

    assert problem["errors"] == [
        {"where": "$.seats[1].kind", "message": "king is none of the documented values"}
    ]


async def test_a_fault_of_the_server_is_logged_and_leaks_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def fault() -> Response[bytes]:
        raise RuntimeError("the safe's number is 1234")

    route = HTTPRouteHandler("/fault", http_method="GET")(fault)
    async with running(tmp_path, extra=[route]) as server, Person(server.url) as visitor:
        response = await visitor.http.get("/fault")

    assert (response.status_code, response.json()["code"]) == (500, "internal")
    assert "1234" not in response.text
    assert "the safe's number" in caplog.text


@both_stores
async def test_a_store_that_failed_in_the_middle_is_busy_and_a_repeat_finds_out(
    scene: Scene, server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    recorder = cast("DurableEventStore", server.backend.matches._store)._recorder
    insert, command = recorder.insert_groups, uuid4()

    def fail_once_stored(groups: Sequence[Group]) -> list[bool]:
        monkeypatch.undo()
        insert(groups)
        raise OSError("the disk's number is 1234")

    monkeypatch.setattr(recorder, "insert_groups", fail_once_stored)
    path = f"/matches/{scene.running}/actions"
    refused = await scene.mover.post(path, scene.action, command)
    stored = scene.stored()
    repeated = await scene.mover.post(path, scene.action, command)

    assert (refused.status_code, refused.json()["code"]) == (503, "busy")
    assert refused.headers["retry-after"] == "1"
    assert "1234" not in refused.text
    assert "the disk's number" in caplog.text
    assert repeated.status_code == 200
    assert scene.stored() == stored


async def test_a_store_that_cannot_write_is_busy_and_recovers(scene: Scene) -> None:
    before = scene.stored()
    with closing(sqlite3.connect(scene.data / "events.db")) as other:
        other.execute("BEGIN IMMEDIATE")
        refused = await _act(scene, scene.mover)
        other.rollback()
    after = scene.stored()
    accepted = await _act(scene, scene.mover)

    assert (refused.status_code, refused.json()["code"]) == (503, "busy")
    assert refused.headers["retry-after"] == "1"
    assert after == before
    assert accepted.status_code == 200
