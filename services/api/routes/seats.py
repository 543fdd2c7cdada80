"""Seats of a lobby: sit down, get up, begin."""

from uuid import UUID

from litestar import Response
from litestar.params import FromPath

from services.api.auth import signed_in
from services.api.backend import ApiRequest, backend_of
from services.api.operation import operation
from services.api.replies import nothing, raw
from services.api.requests import body, command_id
from services.api.routes.matches import match_frame
from services.api.schemas.answers import MatchFrame
from services.api.schemas.bodies import SeatOrderAt, seat_wish


@operation(
    "POST",
    "/matches/{match_id:uuid}/seats",
    id="takeSeat",
    tag="seats",
    summary="Take a seat",
    status=201,
    answer=MatchFrame,
    body=SeatOrderAt,
    command=True,
    sign_in="required",
    refusals=(
        "match_not_found",
        "seat_not_found",
        "seat_taken",
        "already_seated",
        "invite_needed",
        "not_in_lobby",
        "not_host",
    ),
)
async def take_seat(request: ApiRequest, match_id: FromPath[UUID]) -> Response[bytes]:
    """Sits down on a free seat of a lobby, the lowest one when none is named.

    The host may also seat a bot, or somebody who plays on the host's device. At a closed
    table open seats too are for those who bring the table's code or are invited.
    """
    user, command = signed_in(request), command_id(request)
    wish = seat_wish(await body(request, SeatOrderAt))
    backend = backend_of(request)
    match = await backend.matches.take_seat(match_id, user, command, wish)
    return raw(await match_frame(backend, match, user))


@operation(
    "DELETE",
    "/matches/{match_id:uuid}/seats/{seat:int}",
    id="leaveSeat",
    tag="seats",
    summary="Leave a seat",
    answer=MatchFrame,
    sign_in="required",
    refusals=("match_not_found", "seat_not_found", "not_your_seat", "not_in_lobby"),
)
async def leave_seat(
    request: ApiRequest, match_id: FromPath[UUID], seat: FromPath[int]
) -> Response[bytes]:
    """Frees one's own seat, or as the host any. When the host leaves, the lobby is closed."""
    user, backend = signed_in(request), backend_of(request)
    match = await backend.matches.leave_seat(match_id, user, seat)
    return raw(await match_frame(backend, match, user))


@operation(
    "POST",
    "/matches/{match_id:uuid}/decline",
    id="decline",
    tag="seats",
    summary="Decline an invitation",
    status=204,
    sign_in="required",
    refusals=("match_not_found", "not_invited", "not_in_lobby"),
)
async def decline(request: ApiRequest, match_id: FromPath[UUID]) -> Response[None]:
    """Frees the seat that is kept for the caller: from now on it is open to anyone."""
    await backend_of(request).matches.decline(match_id, signed_in(request))
    return nothing()


@operation(
    "POST",
    "/matches/{match_id:uuid}/start",
    id="startMatch",
    tag="seats",
    summary="Begin the match",
    answer=MatchFrame,
    command=True,
    sign_in="required",
    refusals=("match_not_found", "not_host", "not_in_lobby", "too_few_seats"),
)
async def start_match(request: ApiRequest, match_id: FromPath[UUID]) -> Response[bytes]:
    """Begins with the seats that are taken; empty ones drop out and the rest move up."""
    user, command = signed_in(request), command_id(request)
    backend = backend_of(request)
    match = await backend.matches.start(match_id, user, command)
    return raw(await match_frame(backend, match, user))
