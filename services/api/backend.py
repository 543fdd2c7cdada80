"""What the routes work with: the application and its ports, made in the app's lifespan."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from litestar import Request
from litestar.datastructures import State

from domain.kernel.game import AnyGame
from services.api.open_streams import OpenStreams
from services.api.readiness import Readiness
from services.api.sign_ins import SignIns
from services.api.stopping import Stopping
from services.application.matches import Matches
from services.application.ports import (
    Accounts,
    Broadcaster,
    Invites,
    Limiter,
    MatchLists,
    Names,
    Presence,
)
from services.settings import Settings

ApiRequest = Request[Any, Any, State]


@dataclass(frozen=True, kw_only=True)
class Backend:
    """The application and its ports."""

    games: Mapping[str, AnyGame]
    matches: Matches
    lists: MatchLists
    accounts: Accounts
    sign_ins: SignIns
    names: Names
    invites: Invites
    broadcaster: Broadcaster
    limiter: Limiter
    presence: Presence
    settings: Settings
    readiness: Readiness
    streams: OpenStreams = field(default_factory=OpenStreams)
    stopping: Stopping = field(default_factory=Stopping)


def backend_of(request: ApiRequest) -> Backend:
    """The backend of the app that serves the request."""
    backend: Backend = request.app.state.backend
    return backend
