"""Who may do what to which object: a row for every route, a cell for every kind of caller."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass
from typing import Final

import httpx
import pytest
import pytest_asyncio

from tests.contract.described import described
from tests.services.api.people import API, Json, Person
from tests.services.api.running import running
from tests.services.api.scene import begun, played_out

CALLERS: Final = ("nobody", "host", "player", "former player", "spectator", "wrong token")


@dataclass
class Stage:
    """A lobby and matches of the host and the player, and everyone who calls.

    The former player sat in the lobby and left; the spectator is signed in and never sat.
    `closed` runs, closed to others; in `invited`, a rematch, a seat is kept for the player.
    """

    people: dict[str, Person]
    lobby: str
    running: str
    closed: str
    finished: str
    invited: str
    frame: Json
    code: str
    token: str


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def stage(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Stage]:
    async with running(tmp_path_factory.mktemp("matrix")) as server, AsyncExitStack() as stack:
        people = {name: await stack.enter_async_context(Person(server.url)) for name in CALLERS}
        for name in CALLERS:
            if name not in {"nobody", "wrong token"}:
                await people[name].become_guest(name[:24])
        people["wrong token"].http.headers["Authorization"] = "Bearer wrong"
        yield await _staged(people)


async def _staged(people: dict[str, Person]) -> Stage:
    host, player, former = (people[name] for name in ("host", "player", "former player"))
    lobby = (await host.opened("me", "open", "open", game="rancher"))["table"]
    await player.made(f"/matches/{lobby['id']}/seats", {"seat": 1})
    await former.made(f"/matches/{lobby['id']}/seats", {"seat": 2})
    await former.delete(f"/matches/{lobby['id']}/seats/2")
    match = await begun(host, player, game="parley")
    finished, before = [await begun(host, player, game="parley", rounds=1) for _ in range(2)]
    for one in (finished, before):
        await played_out(host, player, one)
    rematch = await host.made(f"/matches/{before}/rematch")
    token = await host.made("/me/tokens", {"label": "x"})
    return Stage(
        people=people,
        lobby=lobby["id"],
        running=match,
        closed=await begun(host, player, game="parley", visibility="closed"),
        finished=finished,
        invited=rematch["table"]["id"],
        frame=(await host.read(f"/matches/{match}"))["frame"],
        code=lobby["invite_code"],
        token=token["id"],
    )


Call = Callable[[Stage, Person], Awaitable[httpx.Response]]
Expected = dict[str, str]
ORDER: Final = {"game": "rancher", "options": {}, "seats": [{"kind": "me"}, {"kind": "open"}]}
BID: Final = {"type": "parley.bid", "guess": "low", "stake": 1}


def _cells(
    nobody: str, host: str, player: str, former: str, spectator: str, wrong: str
) -> Expected:
    return dict(zip(CALLERS, (nobody, host, player, former, spectator, wrong), strict=True))


def _all(code: str) -> Expected:
    """The same for everyone whose token is not wrong."""
    return _cells(code, code, code, code, code, "unauthenticated")


def _signed_in(host: str, player: str, former: str, spectator: str) -> Expected:
    return _cells("unauthenticated", host, player, former, spectator, "unauthenticated")


def _inside(others: str) -> Expected:
    """Right for the host and the player alone."""
    return _cells(others, "ok", "ok", others, others, "unauthenticated")


def _act_order(stage: Stage, seat: int) -> Json:
    return {"seat": seat, "action": BID, "expected_version": stage.frame["version"]}


async def _linked(stage: Stage, person: Person) -> httpx.Response:
    """Sign in with a code of the host's."""
    code = (await stage.people["host"].made("/me/link"))["code"]
    return await person.post("/sessions", {"code": code})


async def _declined(stage: Stage, person: Person) -> httpx.Response:
    """Decline a seat in the rematch that the host has opened or opens now."""
    rematch = await stage.people["host"].made(f"/matches/{stage.finished}/rematch")
    return await person.post(f"/matches/{rematch['table']['id']}/decline")


ROWS: Final[list[tuple[str, str, Call, Expected]]] = [
    ("createGuest", "", lambda s, p: p.post("/guests", {}), _cells(*["ok"] * 6)),
    ("listGames", "", lambda s, p: p.get("/games"), _cells(*["ok"] * 6)),
    ("readGame", "", lambda s, p: p.get("/games/rancher"), _cells(*["ok"] * 6)),
    ("readHealth", "", lambda s, p: p.http.get("/healthz"), _cells(*["ok"] * 6)),
    ("readReadiness", "", lambda s, p: p.http.get("/readyz"), _cells(*["ok"] * 6)),
    ("createSession", "", _linked, _cells(*["ok"] * 6)),
    ("createLink", "", lambda s, p: p.post("/me/link"), _signed_in(*["ok"] * 4)),
    ("readMe", "", lambda s, p: p.get("/me"), _signed_in(*["ok"] * 4)),
    ("renameMe", "", lambda s, p: p.patch("/me", {"name": "X"}), _signed_in(*["ok"] * 4)),
    ("createToken", "", lambda s, p: p.post("/me/tokens", {"label": "x"}), _signed_in(*["ok"] * 4)),
    ("listTokens", "", lambda s, p: p.get("/me/tokens"), _signed_in(*["ok"] * 4)),
    ("streamMe", "", lambda s, p: _opened(p, "/me/stream"), _signed_in(*["ok"] * 4)),
    ("listMatches", "", lambda s, p: p.get("/matches"), _all("ok")),
    ("listMatches", "mine", lambda s, p: p.get("/matches?mine=true"), _signed_in(*["ok"] * 4)),
    (
        "listMatches",
        "my turn",
        lambda s, p: p.get("/matches?my_turn=true"),
        _signed_in(*["ok"] * 4),
    ),
    (
        "listMatches",
        "invited",
        lambda s, p: p.get("/matches?invited=true"),
        _signed_in(*["ok"] * 4),
    ),
    (
        "readMatch",
        "closed",
        lambda s, p: p.get(f"/matches/{s.closed}"),
        _inside("spectators_closed"),
    ),
    (
        "listFrames",
        "closed",
        lambda s, p: p.get(f"/matches/{s.closed}/frames"),
        _inside("spectators_closed"),
    ),
    (
        "streamMatch",
        "closed",
        lambda s, p: _opened(p, f"/matches/{s.closed}/stream"),
        _inside("spectators_closed"),
    ),
    ("readMatch", "", lambda s, p: p.get(f"/matches/{s.running}"), _all("ok")),
    (
        "readMatch",
        "the player's eyes",
        lambda s, p: p.get(f"/matches/{s.running}?seat=1"),
        {**_all("perspective_closed"), "player": "ok"},
    ),
    (
        "readMatch",
        "all eyes",
        lambda s, p: p.get(f"/matches/{s.running}?seat=all"),
        _all("perspective_closed"),
    ),
    ("listFrames", "", lambda s, p: p.get(f"/matches/{s.running}/frames"), _all("ok")),
    (
        "listFrames",
        "the host's eyes",
        lambda s, p: p.get(f"/matches/{s.running}/frames?seat=0"),
        {**_all("perspective_closed"), "host": "ok"},
    ),
    ("streamMatch", "", lambda s, p: _opened(p, f"/matches/{s.running}/stream"), _all("ok")),
    (
        "streamMatch",
        "the player's eyes",
        lambda s, p: _opened(p, f"/matches/{s.running}/stream?seat=1"),
        {**_all("perspective_closed"), "player": "ok"},
    ),
    ("findInvite", "", lambda s, p: p.get(f"/invites/{s.code}"), _all("ok")),
    (
        "createMatch",
        "",
        lambda s, p: p.post("/matches", ORDER),
        _signed_in(*["ok"] * 4),
    ),
    (
        "listOptions",
        "the host's seat",
        lambda s, p: p.post(f"/matches/{s.running}/options", {"seat": 0, "action": BID}),
        _signed_in("ok", *["not_your_seat"] * 3),
    ),
    (
        "act",
        "the host's seat",
        lambda s, p: p.post(f"/matches/{s.running}/actions", _act_order(s, 0)),
        _signed_in("ok", *["not_your_seat"] * 3),
    ),
    (
        "act",
        "the player's seat",
        lambda s, p: p.post(f"/matches/{s.running}/actions", _act_order(s, 1)),
        _signed_in("not_your_seat", "ok", *["not_your_seat"] * 2),
    ),
    (
        "nudge",
        "each other",
        lambda s, p: p.post(f"/matches/{s.closed}/nudge", {"seat": int(p is s.people["host"])}),
        _signed_in("ok", "ok", *["not_a_player"] * 2),
    ),
    (
        "comeBack",
        "",
        lambda s, p: p.post(f"/matches/{s.closed}/return", {"seat": 1}),
        _signed_in("not_your_seat", "ok", *["not_your_seat"] * 2),
    ),
    (
        "resign",
        "the player's seat",
        lambda s, p: p.post(f"/matches/{s.closed}/resign", {"seat": 1}),
        _signed_in("not_your_seat", "ok", *["not_your_seat"] * 2),
    ),
    (
        "openRematch",
        "",
        lambda s, p: p.post(f"/matches/{s.finished}/rematch"),
        _signed_in("ok", "ok", *["not_a_player"] * 2),
    ),
    (
        "takeSeat",
        "that is kept for the player",
        lambda s, p: p.post(f"/matches/{s.invited}/seats", {"seat": 1}),
        _signed_in("already_seated", "ok", *["invite_needed"] * 2),
    ),
    (
        "decline",
        "what is kept for the player",
        _declined,
        _signed_in("not_invited", "ok", *["not_invited"] * 2),
    ),
    (
        "takeSeat",
        "for a bot",
        lambda s, p: p.post(f"/matches/{s.lobby}/seats", {"kind": "bot", "seat": 2}),
        _signed_in("ok", *["not_host"] * 3),
    ),
    (
        "takeSeat",
        "one that is taken",
        lambda s, p: p.post(f"/matches/{s.lobby}/seats", {"seat": 1}),
        _signed_in("already_seated", "already_seated", "seat_taken", "seat_taken"),
    ),
    (
        "leaveSeat",
        "the host's",
        lambda s, p: p.delete(f"/matches/{s.running}/seats/0"),
        _signed_in("not_in_lobby", *["not_your_seat"] * 3),
    ),
    (
        "leaveSeat",
        "the bot's",
        lambda s, p: p.delete(f"/matches/{s.lobby}/seats/2"),
        _signed_in("ok", *["not_your_seat"] * 3),
    ),
    (
        "startMatch",
        "",
        lambda s, p: p.post(f"/matches/{s.lobby}/start"),
        _signed_in("ok", *["not_host"] * 3),
    ),
    (
        "revokeToken",
        "the host's",
        lambda s, p: p.delete(f"/me/tokens/{s.token}"),
        _signed_in("ok", *["token_not_found"] * 3),
    ),
    ("eraseMe", "", lambda s, p: p.delete("/me"), _signed_in(*["ok"] * 4)),
]


async def _opened(person: Person, path: str) -> httpx.Response:
    """The head of a stream, or the refusal."""
    async with person.http.stream("GET", f"{API}{path}") as response:
        return response


def test_every_route_has_a_row() -> None:
    operations = {
        operation["operationId"]
        for methods in described().document["paths"].values()
        for operation in methods.values()
    }

    assert {name for name, _, _, _ in ROWS} == operations


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("row", ROWS, ids=[f"{name} {what}".strip() for name, what, _, _ in ROWS])
async def test_a_route_lets_in_those_it_should(
    stage: Stage, row: tuple[str, str, Call, Expected]
) -> None:
    name, _, call, expected = row
    found = {}
    # Those who may come last, so that what they do cannot open a door for the others.
    for caller in sorted(CALLERS, key=lambda caller: expected[caller] == "ok"):
        person = stage.people[caller]
        cookies = dict(person.http.cookies)
        response = await call(stage, person)
        if name in {"createGuest", "createSession"}:
            person.http.cookies.clear()
            person.http.cookies.update(cookies)
        found[caller] = "ok" if response.is_success else response.json()["code"]

    assert found == expected
