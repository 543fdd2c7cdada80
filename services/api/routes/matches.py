"""Matches: open a table, find one, look at one."""

import asyncio
from uuid import UUID

import msgspec
from litestar import Response
from litestar.params import FromPath
from msgspec import Raw

from services.api.auth import signed_in, user_of
from services.api.backend import ApiRequest, Backend, backend_of
from services.api.operation import operation
from services.api.replies import conditional, encode, raw, reply
from services.api.requests import body, command_id, query
from services.api.schemas.answers import MatchFrame, MatchPage, MatchSummary
from services.api.schemas.bodies import MatchOrder, new_match
from services.api.schemas.queries import MatchesQuery, MatchQuery, given
from services.api.tables import listed, table
from services.application.events import OptionValue
from services.application.match import Match
from services.application.ports import Page
from services.application.refusals import Refused


@operation(
    "POST",
    "/matches",
    id="createMatch",
    tag="matches",
    summary="Open a table",
    status=201,
    answer=MatchFrame,
    body=MatchOrder,
    command=True,
    sign_in="required",
    refusals=("game_not_found", "invalid_options", "invalid_seats"),
)
async def create_match(request: ApiRequest) -> Response[bytes]:
    """Opens a lobby with these seats; the caller is its host.

    `me` seats the host, `open` seats are for anyone, `invited` ones for whoever has the
    table's code, `device` ones for people who play on the host's device. A table that is
    not public is in nobody's lists but its players'; only they may look at a closed one.

    Options that are not named are the schema's defaults. A table of Pionjär that gives a day
    or more for a decision ends in December 1860 and seals its bids unless it says otherwise.
    """
    user, command = await signed_in(request), command_id(request)
    order = await body(request, MatchOrder)
    wanted = new_match(order, _options(order.options))
    backend = backend_of(request)
    match = await backend.matches.create(user, command, wanted)
    return raw(await match_frame(backend, match, user))


def _options(given: Raw) -> dict[str, OptionValue]:
    try:
        return msgspec.json.decode(given, type=dict[str, OptionValue])
    except (msgspec.ValidationError, RecursionError) as error:
        text = "Options are an object whose values are texts, whole numbers, true or false."
        raise Refused("invalid_options", text) from error


@operation(
    "GET",
    "/matches",
    id="listMatches",
    tag="matches",
    summary="Find matches",
    answer=MatchPage,
    query=MatchesQuery,
    sign_in="optional",
)
async def list_matches(request: ApiRequest) -> Response[bytes]:
    """Lists matches, the latest change first. Visitors see them too, but none is theirs.

    Tables that are not public are listed for those who play there or are invited.
    """
    user, wanted = await user_of(request), query(request, MatchesQuery)
    if (wanted.mine or wanted.my_turn or wanted.invited) and user is None:
        raise Refused("unauthenticated", "Sign in to see your own matches.")
    return reply(await asyncio.to_thread(_page, backend_of(request), user, wanted))


def _page(backend: Backend, user: str | None, wanted: MatchesQuery) -> MatchPage:
    try:
        page: Page = backend.lists.find(
            status=given(wanted.status),
            game=given(wanted.game),
            viewer=user,
            mine=wanted.mine,
            awaited=wanted.my_turn,
            invited=wanted.invited,
            cursor=given(wanted.cursor),
            limit=wanted.limit,
        )
    except ValueError as error:
        raise Refused("invalid_parameter", "This cursor is not one of ours.") from error
    return MatchPage(_listed(backend, page, user), page.next)


def _listed(backend: Backend, page: Page, user: str | None) -> tuple[MatchSummary, ...]:
    return listed(page.items, backend.games, user, backend.names, backend.matches.lost)


@operation(
    "GET",
    "/matches/{match_id:uuid}",
    id="readMatch",
    tag="matches",
    summary="A match as it stands, or stood",
    answer=MatchFrame,
    query=MatchQuery,
    cached=True,
    sign_in="optional",
    refusals=(
        "match_not_found",
        "seat_not_found",
        "version_not_found",
        "perspective_closed",
        "spectators_closed",
    ),
)
async def read_match(request: ApiRequest, match_id: FromPath[UUID]) -> Response[bytes]:
    """Answers the table and the frame of the current version, or of a past one.

    A version inside an action answers the frame that contains it.
    """
    user, wanted = await user_of(request), query(request, MatchQuery)
    backend = backend_of(request)
    match = await backend.matches.visible(match_id, user)
    found = await match_frame(backend, match, user, given(wanted.seat), given(wanted.version))
    return conditional(request, found)


@operation(
    "GET",
    "/invites/{code:str}",
    id="findInvite",
    tag="matches",
    summary="The table of a code",
    answer=MatchFrame,
    sign_in="optional",
    refusals=("invite_not_found", "spectators_closed"),
)
async def find_invite(request: ApiRequest, code: FromPath[str]) -> Response[bytes]:
    """Finds the table whose code somebody was told; case and dash do not matter.

    The code opens the view of a closed table too, as long as it is in its lobby.
    """
    user, backend = await user_of(request), backend_of(request)
    match_id = await asyncio.to_thread(backend.invites.match, code)
    if match_id is None:
        raise Refused("invite_not_found", "No table has this code.")
    match = await backend.matches.match(match_id)
    if match.table.status != "lobby":
        match = await backend.matches.visible(match_id, user)
    return raw(await match_frame(backend, match, user))


@operation(
    "POST",
    "/matches/{match_id:uuid}/rematch",
    id="openRematch",
    tag="matches",
    summary="Play again",
    status=201,
    answer=MatchFrame,
    command=True,
    sign_in="required",
    refusals=("match_not_found", "not_a_player", "not_finished"),
)
async def open_rematch(request: ApiRequest, match_id: FromPath[UUID]) -> Response[bytes]:
    """Opens the lobby of another match: the same game, options, bots and people.

    Whoever asks first hosts it, and the seats of the others are kept for them. Whoever
    asks later gets the same table.
    """
    user, command = await signed_in(request), command_id(request)
    backend = backend_of(request)
    match = await backend.matches.rematch(match_id, user, command)
    return raw(await match_frame(backend, match, user))


async def match_frame(
    backend: Backend,
    match: Match,
    user: str | None,
    seat: str | None = None,
    version: int | None = None,
) -> bytes:
    """A MatchFrame, encoded: the table, and the frame as the user sees it."""
    eyes = backend.matches.perspective(match, user, seat)
    frame = await backend.matches.frame(match, eyes, version)
    beside = await asyncio.to_thread(
        table, match, user, backend.names, backend.invites, backend.matches.lost
    )
    return b'{"table":%b,"frame":%b}' % (encode(beside), frame)
