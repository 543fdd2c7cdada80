"""The games that can be played here."""

from functools import cache

import msgspec
from litestar import Response
from litestar.params import FromPath
from msgspec import Raw
from msgspec.structs import astuple

from domain.kernel.game import AnyGame
from services.api.backend import ApiRequest, backend_of
from services.api.operation import operation
from services.api.replies import encode, reply
from services.api.schemas.answers import Duration, Game, Games
from services.application.refusals import Refused


@operation("GET", "/games", id="listGames", tag="games", summary="All games", answer=Games)
async def list_games(request: ApiRequest) -> Response[bytes]:
    """Lists the games with their seats and what a table may choose."""
    games = backend_of(request).games
    return reply(Games(tuple(_shown(game) for game in games.values())))


@operation(
    "GET",
    "/games/{game:str}",
    id="readGame",
    tag="games",
    summary="One game",
    answer=Game,
    refusals=("game_not_found",),
)
async def read_game(request: ApiRequest, game: FromPath[str]) -> Response[bytes]:
    """Answers a game by its name."""
    games = backend_of(request).games
    if game not in games:
        raise Refused("game_not_found", "There is no such game.")
    return reply(_shown(games[game]))


def _shown(game: AnyGame) -> Game:
    return Game(
        name=game.name,
        rules_version=game.rules_version,
        seats_min=game.seats_min,
        seats_max=game.seats_max,
        options_schema=_schema(game.options_type),
        durations=tuple(Duration(*astuple(one)) for one in game.durations),
    )


@cache
def _schema(options_type: type) -> Raw:
    return Raw(encode(msgspec.json.schema(options_type)))
