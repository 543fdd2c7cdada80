"""Every route of the API, in the order of a newcomer's way through it."""

from typing import Final

from litestar.handlers import HTTPRouteHandler

from services.api.routes import (
    frames,
    games,
    guests,
    health,
    links,
    matches,
    me,
    play,
    seats,
    stream,
)

ROUTES: Final[tuple[HTTPRouteHandler, ...]] = (
    guests.create_guest,
    links.create_session,
    me.read_me,
    me.rename_me,
    me.erase_me,
    me.create_token,
    me.list_tokens,
    me.revoke_token,
    links.create_link,
    games.list_games,
    games.read_game,
    matches.create_match,
    matches.list_matches,
    matches.read_match,
    matches.find_invite,
    matches.open_rematch,
    seats.take_seat,
    seats.leave_seat,
    seats.decline,
    seats.start_match,
    play.list_options,
    play.act,
    play.nudge,
    play.resign,
    play.come_back,
    frames.list_frames,
    stream.stream_match,
    stream.stream_me,
    health.read_health,
    health.read_readiness,
)
