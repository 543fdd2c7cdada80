"""Tables and lists of them as a user may see them: names from the name tables, own seats marked."""

from collections.abc import Iterable, Mapping
from typing import Any, Final, Literal

import msgspec
from msgspec import Raw, Struct

from domain.kernel.game import AnyGame
from services.api.replies import encode
from services.api.schemas import answers
from services.application.events import Closed, OptionValue, Seat
from services.application.match import Lost, Match
from services.application.moments import iso
from services.application.ports import Invites, Names
from services.application.summary import MatchSummary

Labels = Mapping[str, str]
ClosedBy = Literal["host", "nobody", "operator"]

_CLOSED_BY: Final[Mapping[Closed, ClosedBy]] = {
    "": "host",
    "unstarted": "nobody",
    "operator": "operator",
}


def table(
    match: Match, user: str | None, names: Names, invites: Invites, lost: Lost
) -> answers.Table:
    """The table beside a frame; reads names, so it belongs in a thread."""
    summary, facts = match.summary(), match.table
    shows_code = facts.status == "lobby" and _sits(summary, user)
    return answers.Table(
        **_common(summary, match.game, user, names.named(_keys(summary)), lost),
        rules_version=facts.rules_version,
        invite_code=invites.code(match.id) if shows_code else None,
        commitment=facts.commitment,
        seed=facts.seed or None,
        closed_by=_CLOSED_BY[facts.closed] if facts.status == "cancelled" else None,
    )


def listed(
    items: Iterable[MatchSummary],
    games: Mapping[str, AnyGame],
    user: str | None,
    names: Names,
    lost: Lost,
) -> tuple[answers.MatchSummary, ...]:
    """Matches as lists show them; reads all their names at once, so it belongs in a thread."""
    summaries = list(items)
    labels = names.named({key for summary in summaries for key in _keys(summary)})
    return tuple(
        _summary(summary, games[summary.game], user, labels, lost) for summary in summaries
    )


def is_awaited(summary: MatchSummary, user: str | None) -> bool:
    """Whether the match waits for one of the user's seats."""
    return any(summary.seats[awaited.seat].holder == user for awaited in summary.awaits)


def _summary(
    summary: MatchSummary, game: AnyGame, user: str | None, labels: Labels, lost: Lost
) -> answers.MatchSummary:
    return answers.MatchSummary(
        **_common(summary, game, user, labels, lost),
        awaits=tuple(answers.Awaited(*msgspec.structs.astuple(one)) for one in summary.awaits),
        progress=_progress(summary, game),
        my_turn=is_awaited(summary, user),
    )


def _common(
    summary: MatchSummary, game: AnyGame, user: str | None, labels: Labels, lost: Lost
) -> dict[str, Any]:
    return {
        "id": summary.id,
        "game": summary.game,
        "name": labels.get(str(summary.id)),
        "status": summary.status,
        "version": summary.version,
        "host": summary.host,
        "hosted_by_me": summary.host == user,
        "options": Raw(encode(_options(summary.options, game))),
        "visibility": summary.visibility,
        "seats": _seats(summary, user, labels),
        "result": _result(summary),
        "rematch": summary.rematch,
        "created_at": iso(summary.created_at),
        "updated_at": iso(summary.updated_at),
        "started_at": _iso(summary.started_at),
        "ends_at": _iso(_ends_at(summary, lost)),
        "turn_seconds": summary.turn_seconds,
        "deadlines": tuple(
            answers.Deadline(one.seat, one.since, iso(one.due + lost(one.began)))
            for one in summary.deadlines
        ),
    }


def _ends_at(summary: MatchSummary, lost: Lost) -> int | None:
    if summary.ends_at is None or summary.status != "running":
        return summary.ends_at
    return summary.ends_at + lost(summary.started_at or 0)


def _seats(summary: MatchSummary, user: str | None, labels: Labels) -> tuple[answers.Seat, ...]:
    knows_invited = _sits(summary, user)
    return tuple(
        _seat(number, seat, user, labels.get(_key(seat, knows_invited)))
        for number, seat in enumerate(summary.seats)
    )


def _sits(summary: MatchSummary, user: str | None) -> bool:
    return user is not None and user in {summary.host, *(seat.owner for seat in summary.seats)}


def _key(seat: Seat, knows_invited: bool) -> str:  # noqa: FBT001
    """The key of the name that the seat shows."""
    return seat.label or (seat.invitee if knows_invited else "")


def _seat(number: int, seat: Seat, user: str | None, name: str | None) -> answers.Seat:
    return answers.Seat(
        seat=number,
        kind=seat.kind,
        name=name,
        mine=bool(user) and seat.owner == user,
        level=seat.level if seat.kind == "bot" else None,
        invited_me=bool(user) and seat.invitee == user,
        held=bool(seat.away),
    )


def _iso(at_ms: int | None) -> str | None:
    return None if at_ms is None else iso(at_ms)


def _result(summary: MatchSummary) -> answers.Result | None:
    if summary.status != "finished":
        return None
    return answers.Result(summary.scores, summary.winners)


def _progress(summary: MatchSummary, game: AnyGame) -> answers.Progress | None:
    rounds = _options(summary.options, game).get("rounds")
    if not summary.awaits or not isinstance(rounds, int):
        return None
    by_clock = summary.ends_at is not None
    return answers.Progress(summary.awaits[0].round, None if by_clock else rounds)


def _options(given: Mapping[str, OptionValue], game: AnyGame) -> dict[str, object]:
    """All options of the table, those at their defaults too."""
    options: Struct = msgspec.convert(given, game.options_type)
    return msgspec.structs.asdict(options)


def _keys(summary: MatchSummary) -> set[str]:
    return {str(summary.id), *(_key(seat, knows_invited=True) for seat in summary.seats)} - {""}
