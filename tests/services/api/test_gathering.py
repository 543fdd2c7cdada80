"""A head and the body that follows at once leave in one packet; nothing waits for long."""

import asyncio
from typing import cast

from services.api.gathering import Gathered

HEAD = b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n"


class Wire:
    """A transport that remembers what it was given."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.closed = False

    def write(self, data: bytes) -> None:
        self.sent.append(data)

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed


def gathered(wire: Wire) -> Gathered:
    return Gathered(cast("asyncio.Transport", wire))


async def test_a_head_and_the_body_behind_it_are_sent_together() -> None:
    wire = Wire()
    transport = gathered(wire)
    transport.write(HEAD)
    transport.write(b"{}")

    await asyncio.sleep(0)

    assert wire.sent == [HEAD + b"{}"]


async def test_a_head_alone_is_sent_in_the_loops_next_turn() -> None:
    wire = Wire()
    transport = gathered(wire)
    transport.write(HEAD)

    assert wire.sent == []

    await asyncio.sleep(0)

    assert wire.sent == [HEAD]


async def test_an_empty_body_lets_the_head_go() -> None:
    wire = Wire()
    transport = gathered(wire)
    transport.write(HEAD)
    transport.write(b"")

    assert wire.sent == [HEAD]


async def test_what_is_no_head_is_sent_at_once() -> None:
    wire = Wire()
    transport = gathered(wire)
    transport.write(b"data: {}\n\n")
    transport.write(b"data ending like a head\r\n\r\n")

    assert wire.sent == [b"data: {}\n\n", b"data ending like a head\r\n\r\n"]


async def test_closing_sends_what_was_kept_back() -> None:
    wire = Wire()
    transport = gathered(wire)
    transport.write(HEAD)
    transport.close()

    assert (wire.sent, transport.is_closing()) == ([HEAD], True)
