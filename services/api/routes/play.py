"""Play: ask what can be done, and do it. The action route is the hot path of the server."""

from uuid import UUID

from litestar import Response
from litestar.params import FromPath

from services.api.auth import signed_in
from services.api.backend import ApiRequest, backend_of
from services.api.operation import operation
from services.api.replies import nothing, raw
from services.api.requests import body, command_id
from services.api.routes.matches import match_frame
from services.api.schemas.answers import Frame, MatchFrame, Options
from services.api.schemas.bodies import ActionOrder, PartialAction, SeatNamed


@operation(
    "POST",
    "/matches/{match_id:uuid}/options",
    id="listOptions",
    tag="play",
    summary="Ways to go on from a partial action",
    answer=Options,
    body=PartialAction,
    sign_in="required",
    refusals=(
        "match_not_found",
        "seat_not_found",
        "not_your_seat",
        "seat_held",
        "not_running",
        "not_awaited",
        "unknown_action",
    ),
)
async def list_options(request: ApiRequest, match_id: FromPath[UUID]) -> Response[bytes]:
    """Lists how an action that is filled in part can go on, with what each would do."""
    user = await signed_in(request)
    order = await body(request, PartialAction)
    matches = backend_of(request).matches
    version, options = await matches.options(match_id, user, order.seat, order.action)
    return raw(b'{"version":%d,"options":%b}' % (version, options))


@operation(
    "POST",
    "/matches/{match_id:uuid}/actions",
    id="act",
    tag="play",
    summary="Act",
    answer=Frame,
    body=ActionOrder,
    command=True,
    sign_in="required",
    refusals=(
        "match_not_found",
        "seat_not_found",
        "not_your_seat",
        "seat_held",
        "not_running",
        "not_awaited",
        "stale_version",
        "unknown_action",
        "rule_refused",
    ),
)
async def act(request: ApiRequest, match_id: FromPath[UUID]) -> Response[bytes]:
    """Carries out an awaited seat's action; the answer means that it is stored for good.

    A repeat with the same Idempotency-Key answers the same frame and changes nothing.
    `expected_version` is the version of the frame that the action was chosen on.
    """
    user, command = await signed_in(request), command_id(request)
    order = await body(request, ActionOrder)
    matches = backend_of(request).matches
    frame = await matches.act(
        match_id, user, command, order.seat, order.action, order.expected_version
    )
    return raw(frame)


@operation(
    "POST",
    "/matches/{match_id:uuid}/resign",
    id="resign",
    tag="play",
    summary="Give a seat up",
    answer=MatchFrame,
    body=SeatNamed,
    command=True,
    sign_in="required",
    refusals=("match_not_found", "seat_not_found", "not_your_seat", "seat_held", "not_running"),
)
async def resign(request: ApiRequest, match_id: FromPath[UUID]) -> Response[bytes]:
    """Hands one's own seat over to a bot, for good. The bot plays on at once."""
    user, command = await signed_in(request), command_id(request)
    order = await body(request, SeatNamed)
    backend = backend_of(request)
    match = await backend.matches.resign(match_id, user, command, order.seat)
    return raw(await match_frame(backend, match, user))


@operation(
    "POST",
    "/matches/{match_id:uuid}/return",
    id="comeBack",
    tag="play",
    summary="Take a seat back",
    answer=MatchFrame,
    body=SeatNamed,
    command=True,
    sign_in="required",
    refusals=("match_not_found", "seat_not_found", "not_your_seat", "not_running"),
)
async def come_back(request: ApiRequest, match_id: FromPath[UUID]) -> Response[bytes]:
    """Takes one's own seat back from the bot that holds it since its time ran out twice.

    A decision that waits has all its time again. A seat that no bot holds stays as it is.
    """
    user, command = await signed_in(request), command_id(request)
    order = await body(request, SeatNamed)
    backend = backend_of(request)
    match = await backend.matches.come_back(match_id, user, command, order.seat)
    return raw(await match_frame(backend, match, user))


@operation(
    "POST",
    "/matches/{match_id:uuid}/nudge",
    id="nudge",
    tag="play",
    summary="Remind a player",
    status=204,
    body=SeatNamed,
    sign_in="required",
    refusals=(
        "match_not_found",
        "seat_not_found",
        "not_a_player",
        "not_running",
        "not_awaited",
        "too_soon",
    ),
)
async def nudge(request: ApiRequest, match_id: FromPath[UUID]) -> Response[None]:
    """Tells the player of a seat that the match waits: once an hour, for players alone."""
    user = await signed_in(request)
    order = await body(request, SeatNamed)
    await backend_of(request).matches.nudge(match_id, user, order.seat)
    return nothing()
