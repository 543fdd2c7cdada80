"""Every problem that the API can answer with: its code, and what to tell whoever meets it."""

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple

Code = Literal[
    "malformed_body",
    "invalid_body",
    "unknown_field",
    "invalid_parameter",
    "missing_command_id",
    "unauthenticated",
    "not_your_seat",
    "not_host",
    "invite_needed",
    "foreign_origin",
    "perspective_closed",
    "spectators_closed",
    "not_a_player",
    "not_invited",
    "match_not_found",
    "seat_not_found",
    "invite_not_found",
    "version_not_found",
    "game_not_found",
    "token_not_found",
    "link_not_found",
    "not_found",
    "method_not_allowed",
    "stale_version",
    "not_awaited",
    "seat_held",
    "seat_taken",
    "already_seated",
    "not_in_lobby",
    "not_running",
    "not_finished",
    "too_few_seats",
    "body_too_large",
    "unsupported_media_type",
    "command_reused",
    "unknown_action",
    "rule_refused",
    "invalid_options",
    "invalid_seats",
    "too_soon",
    "too_many_requests",
    "busy",
    "not_ready",
    "internal",
]
Again = Literal["changed", "same", "later", "no"]

FOLDER: Final = "/problems"


class Kind(NamedTuple):
    """What all problems of one code have in common.

    `cause` is what brings it about, `legal` what would be answered better, `again` whether
    the request can be tried again.
    """

    status: int
    title: str
    cause: str
    legal: str
    again: Again


KINDS: Final[Mapping[Code, Kind]] = {
    "malformed_body": Kind(
        400,
        "The body is not valid JSON",
        "The bytes sent are no JSON, no UTF-8, or end too early.",
        "Send one JSON object, whole.",
        "changed",
    ),
    "invalid_body": Kind(
        400,
        "The body does not have the documented shape",
        "A field is missing, or holds what is not allowed there; `errors` names the place.",
        "What `errors` says of each place.",
        "changed",
    ),
    "unknown_field": Kind(
        400,
        "The body has a field that does not exist",
        "Objects are closed, so that a misspelt field is not passed over.",
        "The fields of the documented object, no others.",
        "changed",
    ),
    "invalid_parameter": Kind(
        400,
        "A parameter or header is not valid",
        "A part of the query, or a header, cannot be read or is not allowed; `errors` names it.",
        "What `errors` says of it; each parameter once.",
        "changed",
    ),
    "missing_command_id": Kind(
        400,
        "The Idempotency-Key is missing or not a UUID",
        "Commands carry an id, so that a repeat counts once.",
        "A header `Idempotency-Key` with a new UUID, kept for repeats of the same request.",
        "changed",
    ),
    "unauthenticated": Kind(
        401,
        "Nobody is signed in",
        "There is no session cookie and no bearer token, or it is not known here any more.",
        "Make a guest (`createGuest`), or send a token as `Authorization: Bearer`.",
        "changed",
    ),
    "not_your_seat": Kind(
        403,
        "You do not hold that seat",
        "The seat is somebody else's, or free.",
        "The seats that are `mine` in the table.",
        "changed",
    ),
    "not_host": Kind(
        403,
        "Only the host may do that",
        "The table belongs to whoever opened it.",
        "Ask the host, or open a table of your own.",
        "no",
    ),
    "invite_needed": Kind(
        403,
        "That seat is kept for people who are invited",
        "Only somebody with the table's code may take it.",
        "Send the table's `code` with the request.",
        "changed",
    ),
    "foreign_origin": Kind(
        403,
        "The request comes from another site",
        "A cookie counts only on requests that our own pages send.",
        "From other sites use a bearer token, without the cookie.",
        "changed",
    ),
    "perspective_closed": Kind(
        403,
        "Another seat's view opens when the match has ended",
        "While a match runs each seat sees its own view alone.",
        "Your own seat; once the match has ended any, or all.",
        "changed",
    ),
    "spectators_closed": Kind(
        403,
        "Only those who sit at that table may look at it",
        "Its host has closed the table to spectators.",
        "Look at it as one of its players.",
        "no",
    ),
    "not_a_player": Kind(
        403,
        "Only those who play there may do that",
        "You have no seat at that table.",
        "Take a seat first, while the table has a free one.",
        "no",
    ),
    "not_invited": Kind(
        403,
        "No seat is kept for you there",
        "There is no invitation that you could decline.",
        "The tables that `listMatches` lists with `invited=true`.",
        "no",
    ),
    "match_not_found": Kind(
        404,
        "There is no such match",
        "The id is of no match here.",
        "The ids that `listMatches` and `createMatch` answer.",
        "changed",
    ),
    "seat_not_found": Kind(
        404,
        "There is no such seat",
        "The number is beyond the table's seats.",
        "Seats are counted from 0; `detail` says which there are.",
        "changed",
    ),
    "invite_not_found": Kind(
        404,
        "There is no table with that code",
        "The code is wrong, or its table has begun or closed.",
        "The six characters of a table's code; case and dash do not matter.",
        "changed",
    ),
    "version_not_found": Kind(
        404,
        "The match has no such version",
        "Nothing was stored under that number yet.",
        "Any version from 1 to the match's own.",
        "changed",
    ),
    "game_not_found": Kind(
        404,
        "There is no such game",
        "This server has no rules of that name.",
        "The names that `listGames` answers.",
        "changed",
    ),
    "token_not_found": Kind(
        404,
        "You have no such token",
        "It was revoked, or is somebody else's.",
        "The ids that `listTokens` answers.",
        "no",
    ),
    "link_not_found": Kind(
        404,
        "That code does not sign anybody in",
        "The code is wrong, was used already, or is too old.",
        "A new code, made on the device that is signed in.",
        "changed",
    ),
    "not_found": Kind(
        404,
        "There is nothing here",
        "The address leads nowhere, or an id in it has the wrong form.",
        "The paths of the description.",
        "changed",
    ),
    "method_not_allowed": Kind(
        405,
        "That method does not exist here",
        "The address is right, the method is not.",
        "The methods in the header `Allow`.",
        "changed",
    ),
    "stale_version": Kind(
        409,
        "The position has changed",
        "Meanwhile something happened; nothing was done. `frame` is the position as it is now.",
        "Decide again on that `frame`, and send its version as `expected_version`.",
        "changed",
    ),
    "not_awaited": Kind(
        409,
        "The match does not wait for that seat",
        "It is somebody else's turn, or the decision was taken already; `rule` says by which rule.",
        "Nothing for now, so `options` is empty. Wait until the frame's `pending` names the seat.",
        "changed",
    ),
    "seat_held": Kind(
        409,
        "A bot holds that seat for you",
        "You were away too long, so a bot decides in your place.",
        "Take the seat back with `comeBack`, then decide.",
        "changed",
    ),
    "seat_taken": Kind(
        409,
        "The seat is taken",
        "Somebody else was faster.",
        "The seats that are still `open`.",
        "changed",
    ),
    "already_seated": Kind(
        409,
        "You sit at that table already",
        "One user has one seat, but for those on the same device.",
        "Play on the seat that is `mine`.",
        "no",
    ),
    "not_in_lobby": Kind(
        409,
        "The match is not in its lobby any more",
        "Seats and start belong to the time before a match begins.",
        "Nothing of the kind: the match runs, has ended or was closed.",
        "no",
    ),
    "not_running": Kind(
        409,
        "The match is not running",
        "It has not begun, has ended or was closed.",
        "Start it first; when it has ended, `openRematch` makes another.",
        "no",
    ),
    "not_finished": Kind(
        409,
        "The match has not ended",
        "That belongs to the time after a match.",
        "Wait for the frame whose `pending` is `finished`.",
        "changed",
    ),
    "too_few_seats": Kind(
        409,
        "Too few seats are taken",
        "The game needs more people than sit there.",
        "Wait for somebody, or put bots on the free seats.",
        "changed",
    ),
    "body_too_large": Kind(
        413,
        "The body is too large",
        "No request of this API needs so many bytes.",
        "A body of 64 KiB at most.",
        "changed",
    ),
    "unsupported_media_type": Kind(
        415,
        "The body has to be application/json",
        "The header `Content-Type` says something else, or is missing.",
        "`Content-Type: application/json`.",
        "changed",
    ),
    "command_reused": Kind(
        422,
        "That Idempotency-Key was used for another request",
        "The key came with another body before.",
        "A new key for a new command; the old one for a repeat to the letter.",
        "changed",
    ),
    "unknown_action": Kind(
        422,
        "The game has no such action",
        "The action's `type` is none of the game's.",
        "The actions of the frame's `options`.",
        "changed",
    ),
    "rule_refused": Kind(
        422,
        "A rule forbids that",
        "`rule` is the number of the rule, `detail` says what it asks. Nothing was done.",
        "The `options` of this answer.",
        "changed",
    ),
    "invalid_options": Kind(
        422,
        "The game does not offer these table options",
        "An option does not exist, or has a value that the game does not know.",
        "The schema of the options that `readGame` answers.",
        "changed",
    ),
    "invalid_seats": Kind(
        422,
        "The game cannot be played with these seats",
        "They are too few, too many, or nobody sits on one.",
        "The numbers of seats that `readGame` answers.",
        "changed",
    ),
    "too_soon": Kind(
        429,
        "That was done a short while ago",
        "A nudge rings once an hour.",
        "Wait for the seconds in `Retry-After`.",
        "later",
    ),
    "too_many_requests": Kind(
        429,
        "That was tried too often",
        "More requests came than one user or one network may send.",
        "Wait for the seconds in `Retry-After`.",
        "later",
    ),
    "busy": Kind(
        503,
        "The server is busy",
        "The store is away, takes nothing just now or failed in the middle: perhaps it was done.",
        "The same request again.",
        "same",
    ),
    "not_ready": Kind(
        503,
        "This process cannot serve just now",
        "It is about to end, or what it needs is away; `missing` says what.",
        "Wait for the seconds in `Retry-After`.",
        "later",
    ),
    "internal": Kind(
        500,
        "Something went wrong on our side",
        "A fault of ours. It was logged under `request_id`.",
        "The same request again; tell us the `request_id` when it stays.",
        "same",
    ),
}


def address(code: Code) -> str:
    """Where a problem is explained, which is its `type`."""
    return f"{FOLDER}/{code}"
