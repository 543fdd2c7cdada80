"""Input that is wrong in every way one can think of: refused, described, and never a fault."""

import json
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass
from typing import Any, Final
from uuid import uuid4

import httpx
import pytest
import pytest_asyncio

from services.api.requests import BODY_BYTES_MAX
from tests.contract.described import Json, described
from tests.services.api.people import Person
from tests.services.api.running import Running, running
from tests.sizes import sized

SEED: Final = 20261130
ROUNDS: Final = sized(300, 20_000)

# What may stand in the place of any value: wrong types, bounds passed, depth, odd signs.
ODD: Final[tuple[object, ...]] = (
    None,
    True,
    -1,
    0,
    2**31,
    2**63,
    10**400,
    1.5,
    "",
    "x" * 5_000,
    "\u202e\u0000",
    "2026-11-30",
    [],
    [[[[[[]]]]]],
    {},
    {"type": "rancher.buy_farm", "cattle": 10**30},
    {"type": {"type": "rancher.ride_on"}},
    {"": {"": {"": None}}},
)
ODD_TEXTS: Final = (
    "",
    "x",
    "-1",
    "9" * 400,
    "null",
    "%00",
    "%ff%fe",
    "..%2f..",
    "a b",
    "ä",
    "'\"<>",
    "1e9",
    "all",
)
ODD_HEADERS: Final[tuple[tuple[str, bytes], ...]] = (
    ("Idempotency-Key", b"\xff\xfe"),
    ("Idempotency-Key", b"x" * 5_000),
    ("Authorization", b"Bearer"),
    ("Authorization", b"Bearer \xff"),
    ("Authorization", b"\x80"),
    ("Cookie", b"session=\xff; session=; ;;;="),
    ("Cookie", b'session="unclosed'),
    ("Content-Type", b"application/json; charset=\xff"),
    ("Content-Type", b"\xff"),
    ("Accept", b"\xff;q=\xff,,;"),
    ("Accept-Encoding", b"gzip;q=x, \xff"),
    ("If-None-Match", b'"\xff'),
    ("Last-Event-ID", "٣".encode()),
    ("Last-Event-ID", b"99999999999999999999"),
    ("Origin", b"\xff://[::"),
    ("Origin", b"http://[::1"),
    ("Sec-Fetch-Site", b"\xff"),
    ("Host", b"\xff"),
    ("Host", b"a b"),
    ("Content-Length", b"-1"),
)


@dataclass(frozen=True)
class Somebody:
    """A signed-in user, and a running match of theirs."""

    person: Person
    match: str


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    async with running(tmp_path_factory.mktemp("fuzz")) as started:
        yield started


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def somebody(server: Running) -> AsyncIterator[Somebody]:
    """Who hosts a running match; requests go to it, so that they get as deep as they can."""
    async with AsyncExitStack() as stack:
        person = await stack.enter_async_context(Person(server.url))
        await person.become_guest("Ada")
        match = (await person.opened("me", "device", game="rancher"))["table"]["id"]
        await person.made(f"/matches/{match}/start")
        yield Somebody(person, match)


pytestmark = pytest.mark.asyncio(loop_scope="module")


def _operations() -> Iterator[tuple[str, str, Json]]:
    for path, methods in described().document["paths"].items():
        for method, operation in methods.items():
            # A stream does not end, and whoever is erased cannot ask on.
            if operation["operationId"] not in {"streamMatch", "streamMe", "eraseMe"}:
                yield method, path, operation


OPERATIONS: Final = list(_operations())
WITH_BODY: Final = [found for found in OPERATIONS if "requestBody" in found[2]]


def _body(operation: Json) -> Json:
    content: Json = operation["requestBody"]["content"]["application/json"]
    return content


def _address(path: str, somebody: Somebody) -> str:
    return (
        path.replace("{match_id}", somebody.match)
        .replace("{seat}", "1")
        .replace("{code}", "222222")
        .replace("{game}", "rancher")
        .replace("{token_id}", "x")
    )


async def _send(
    somebody: Somebody,
    method: str,
    path: str,
    content: bytes | None = None,
    odd: tuple[str, bytes] | None = None,
) -> httpx.Response:
    """Send, and see that the answer is described (as every Person does) and no fault."""
    headers = {b"Idempotency-Key": str(uuid4()).encode()}
    if content is not None:
        headers[b"Content-Type"] = b"application/json"
    if odd is not None:
        headers[odd[0].encode()] = odd[1]
    response = await somebody.person.http.request(
        method.upper(), _address(path, somebody), content=content, headers=headers
    )
    assert response.status_code < 500, (method, path, content, odd)
    return response


def _places(part: object, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place in a body, its root too."""
    yield at
    pairs: Any = ()
    if isinstance(part, dict):
        pairs = part.items()
    elif isinstance(part, list):
        pairs = enumerate(part)
    for key, inner in pairs:
        yield from _places(inner, (*at, key))


def _changed(part: Any, at: tuple[Any, ...], value: object) -> Any:  # noqa: ANN401 — JSON
    """A copy with another value in that place."""
    if not at:
        return value
    copy = dict(part) if isinstance(part, dict) else list(part)
    copy[at[0]] = _changed(part[at[0]], at[1:], value)
    return copy


def _inside(part: Any, at: tuple[Any, ...]) -> Any:  # noqa: ANN401 — JSON
    for key in at:
        part = part[key]
    return part


@pytest.mark.parametrize("found", WITH_BODY, ids=[found[2]["operationId"] for found in WITH_BODY])
async def test_no_body_that_breaks_the_description_is_accepted(
    somebody: Somebody, found: tuple[str, str, Json]
) -> None:
    method, path, operation = found
    content = _body(operation)
    validator = described().validator(content["schema"])
    example = content["example"]
    for place in _places(example):
        wrong = [_changed(example, place, odd) for odd in ODD]
        inner = _inside(example, place)
        if isinstance(inner, dict):
            wrong.append(_changed(example, place, {**inner, "surprise": 1}))
        for body in wrong:
            response = await _send(somebody, method, path, json.dumps(body).encode())
            assert response.is_client_error or validator.is_valid(body), (body, response.text)


async def test_bytes_that_are_no_json_are_refused(somebody: Somebody) -> None:
    rng = random.Random(SEED)
    for _ in range(ROUNDS):
        method, path, operation = rng.choice(WITH_BODY)
        body = bytearray(json.dumps(_body(operation)["example"]).encode())
        for _ in range(rng.randint(1, 4)):
            if not body:
                break
            place = rng.randrange(len(body))
            match rng.randrange(4):
                case 0:
                    body[place] = rng.randrange(256)
                case 1:
                    del body[place : place + rng.randint(1, 9)]
                case 2:
                    body[place:place] = rng.randbytes(rng.randint(1, 9))
                case _:
                    body[place:place] = body[: rng.randint(1, 30)]
        response = await _send(somebody, method, path, bytes(body))
        if not _is_json(bytes(body)):
            assert response.is_client_error, body


def _is_json(body: bytes) -> bool:
    try:
        json.loads(body.decode())
    except ValueError:
        return False
    return True


@pytest.mark.parametrize(
    "body",
    [
        b"[" * 30_000,
        b'{"a":' * 10_000,
        b'{"game":"rancher","seats":[],"options":' + b"[" * 20_000 + b"]" * 20_000 + b"}",
        b'{"seat":0,"expected_version":1,"action":' + b'{"a":' * 8_000 + b"1" + b"}" * 8_001,
        b'{"label":"' + b"x" * (BODY_BYTES_MAX - 20) + b'"}',
        b'{"label":"x"}' + b" " * BODY_BYTES_MAX,
        b"9" * 60_000,
        b"\xef\xbb\xbf{}",
        '{"label":"x"}'.encode("utf-16"),
    ],
    ids=[
        "deep list",
        "deep object",
        "deep options",
        "deep action",
        "long",
        "too long",
        "digits",
        "mark",
        "UTF-16",
    ],
)
async def test_deep_and_large_bodies_are_refused_by_every_route(
    somebody: Somebody, body: bytes
) -> None:
    for method, path, _ in WITH_BODY:
        response = await _send(somebody, method, path, body)
        assert response.is_client_error


async def test_a_large_body_without_a_length_is_refused_too(somebody: Somebody) -> None:
    async def chunks() -> AsyncIterator[bytes]:
        for _ in range(200):
            yield b" " * 1024

    response = await somebody.person.http.post(
        "/api/v1/me/tokens", content=chunks(), headers={"Content-Type": "application/json"}
    )

    assert response.json()["code"] == "body_too_large"


async def test_odd_parameters_are_no_fault(somebody: Somebody) -> None:
    rng = random.Random(SEED)
    names = [
        "seat",
        "version",
        "after",
        "status",
        "game",
        "mine",
        "my_turn",
        "cursor",
        "limit",
        "x",
    ]
    for _ in range(ROUNDS):
        method, path, operation = rng.choice(OPERATIONS)
        pairs = (f"{rng.choice(names)}={rng.choice(ODD_TEXTS)}" for _ in range(rng.randint(1, 3)))
        content = None
        if "requestBody" in operation:
            content = json.dumps(_body(operation)["example"]).encode()
        await _send(somebody, method, f"{path}?{'&'.join(pairs)}", content)


async def test_odd_places_are_no_fault(somebody: Somebody) -> None:
    for method, path, _ in OPERATIONS:
        for part in ("{match_id}", "{seat}", "{code}", "{game}", "{token_id}"):
            if part in path:
                for odd in ODD_TEXTS:
                    await _send(somebody, method, path.replace(part, odd))


async def test_odd_headers_are_no_fault(somebody: Somebody) -> None:
    for method, path, operation in OPERATIONS:
        content = None
        if "requestBody" in operation:
            content = json.dumps(_body(operation)["example"]).encode()
        for name, value in ODD_HEADERS:
            if (name, content) != ("Content-Length", None):
                try:
                    await _send(somebody, method, path, content, (name, value))
                except httpx.LocalProtocolError:
                    continue  # the client itself will not send it
