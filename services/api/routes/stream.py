"""Streams: everything that happens, as it happens."""

from uuid import UUID

from litestar.params import FromPath
from litestar.response import Stream

from services.api.auth import sign_in_of, signed_in
from services.api.backend import ApiRequest, backend_of
from services.api.gathering import line_of
from services.api.operation import EVENTS, operation
from services.api.requests import query
from services.api.schemas.answers import Frame, Notice, Presence
from services.api.schemas.queries import StreamQuery, given
from services.api.streams import Wanted, match_events, resumed_from, stream, user_events


@operation(
    "GET",
    "/matches/{match_id:uuid}/stream",
    id="streamMatch",
    tag="live",
    summary="A match, live",
    media_types=(EVENTS,),
    streamed=(Frame, Notice, Presence),
    query=StreamQuery,
    sign_in="optional",
    refusals=("match_not_found", "seat_not_found", "perspective_closed", "spectators_closed"),
)
async def stream_match(request: ApiRequest, match_id: FromPath[UUID]) -> Stream:
    """Sends each new frame as an event `frame` whose id is its version.

    It goes on after the header Last-Event-ID, else after `after`, else it begins with the
    current frame. For a signed-in user, events `notice` tell of their other matches, and of
    nudges in this one. With `presence`, events `presence` tell who is there just now. The
    stream of a closed table ends for who does not sit there any more, any stream when its
    session or token has ended. Frames have the very bytes that the other routes answer.
    """
    sign_in, asked = await sign_in_of(request), query(request, StreamQuery)
    after = resumed_from(request.headers.get("last-event-id"), given(asked.after))
    backend = backend_of(request)
    match = await backend.matches.visible(match_id, sign_in.user)
    eyes = backend.matches.perspective(match, sign_in.user, given(asked.seat))
    wanted = Wanted(sign_in, eyes, after, asked.presence)
    events = match_events(backend, match, wanted, line_of(request.scope))
    return stream(backend.streams, sign_in, events)


@operation(
    "GET",
    "/me/stream",
    id="streamMe",
    tag="live",
    summary="One's own matches, live",
    media_types=(EVENTS,),
    streamed=(Notice,),
    sign_in="required",
)
async def stream_me(request: ApiRequest) -> Stream:
    """Sends an event `notice` whenever one of the user's matches has moved, and for nudges."""
    user, backend = await signed_in(request), backend_of(request)
    return stream(backend.streams, await sign_in_of(request), user_events(backend, user))
