"""The server under test, as `chuckwagon serve` runs it, with some routes beside the product's.

python -m tests.bench.server FOLDER
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import PIPE, Popen
from typing import Final, NamedTuple
from uuid import UUID

from litestar import Response, get, post
from litestar.params import FromPath

from services.api.app import create_app
from services.api.auth import signed_in
from services.api.backend import ApiRequest
from services.api.replies import raw
from services.api.requests import body, command_id
from services.api.schemas.bodies import ActionOrder
from services.api.server import Server
from services.commands.serve import on_started
from services.settings import Settings
from tests.bench.machine import pin

EMPTY: Final = "/api/v1/bench/empty"
IDLE: Final = "/api/v1/bench/{match_id:uuid}/idle"
STALLED: Final = "/api/v1/bench/stalled"


class Serving(NamedTuple):
    """A running server."""

    pid: int
    port: int


@post(EMPTY, status_code=200)
async def empty(request: ApiRequest) -> Response[bytes]:
    """The least that an authenticated POST can cost: what an action is measured against."""
    await signed_in(request)
    return Response(b"")


@post(IDLE, status_code=200)
async def idle(request: ApiRequest, match_id: FromPath[UUID]) -> Response[bytes]:
    """What an action costs before anything is done: the same request, read and checked."""
    await signed_in(request)
    command_id(request)
    await body(request, ActionOrder)
    return raw(b'{"match":"%b"}' % str(match_id).encode())


@get(STALLED)
async def count_stalled(request: ApiRequest) -> Response[bytes]:
    """To how many nothing can be written just now, since they do not read."""
    connections = request.app.state.server.server_state.connections
    return Response(b"%d" % sum(one.flow.write_paused for one in connections))


def main() -> None:
    """Serve on a free port, on the first core."""
    pin(0)
    settings = Settings(data=Path(sys.argv[1]), port=0, rate_limits="off")
    app = create_app(settings, extra=[empty, idle, count_stalled])
    app.state.server = Server(app, settings, on_started)
    app.state.server.run()


@contextmanager
def serving(data: Path) -> Iterator[Serving]:
    """The server on a data folder, in a process of its own."""
    with started([sys.executable, "-m", "tests.bench.server", str(data)]) as server:
        yield server


@contextmanager
def started(command: list[str]) -> Iterator[Serving]:
    """A command that serves, everyone as often as they ask, and says where."""
    environment = {**os.environ, "CHUCKWAGON_RATE_LIMITS": "off"}
    with Popen(command, stdout=PIPE, text=True, env=environment) as process:
        try:
            assert process.stdout is not None
            address = process.stdout.readline().strip()
            if not address:
                raise RuntimeError(f"{command} did not start")
            yield Serving(process.pid, int(address.rpartition(":")[2]))
        finally:
            process.terminate()


if __name__ == "__main__":
    main()
