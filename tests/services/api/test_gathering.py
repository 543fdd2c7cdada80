"""A head and the body that follows leave in one packet, news wait a turn; nothing waits longer."""

import asyncio
from typing import cast

from uvicorn.protocols.http.flow_control import FlowControl

from services.api.gathering import Gathered, Line

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


def flow(transport: Gathered) -> FlowControl:
    return FlowControl(cast("asyncio.Transport", transport))


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


async def test_what_may_wait_is_sent_in_the_loops_next_turn() -> None:
    wire = Wire()
    transport = gathered(wire)
    transport.keep(b"one ")
    transport.keep(b"two ")

    assert wire.sent == []

    await asyncio.sleep(0)

    assert wire.sent == [b"one two "]


async def test_nothing_overtakes_what_waits() -> None:
    wire = Wire()
    transport = gathered(wire)
    transport.keep(b"first ")
    transport.write(b"second")

    await asyncio.sleep(0)

    assert wire.sent == [b"first second"]


async def test_nothing_is_sent_to_who_has_gone_meanwhile() -> None:
    wire = Wire()
    transport = gathered(wire)
    transport.keep(b"too late")
    wire.closed = True

    await asyncio.sleep(0)

    assert wire.sent == []


async def test_a_line_sends_more_of_a_body_as_one_chunk() -> None:
    wire = Wire()
    transport = gathered(wire)
    Line(transport, flow(transport)).write(b"data: 0123456789\n\n")

    await asyncio.sleep(0)

    assert wire.sent == [b"12\r\ndata: 0123456789\n\n\r\n"]


async def test_a_line_is_free_while_its_reader_keeps_up_and_is_there() -> None:
    wire = Wire()
    transport = gathered(wire)
    control = flow(transport)
    line = Line(transport, control)

    free = [line.free]
    control.pause_writing()
    free.append(line.free)
    control.resume_writing()
    free.append(line.free)
    wire.closed = True
    free.append(line.free)

    assert free == [True, False, True, False]
