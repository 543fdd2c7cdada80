"""Reading requests strictly: closed objects, bounded numbers, every refusal with its place."""

from functools import cache
from typing import Final, TypeVar, cast
from urllib.parse import parse_qsl
from uuid import UUID

import msgspec
from litestar.types import HTTPReceiveMessage
from msgspec import Struct

from services.api.backend import ApiRequest
from services.api.problem_kinds import Code
from services.api.problems import FieldError, Invalid
from services.application.refusals import Refused
from services.application.wording import place_and_words, sentence

BODY_BYTES_MAX: Final = 64 * 1024
PARAMETERS_MAX: Final = 20

Asked = TypeVar("Asked", bound=Struct)


async def body(request: ApiRequest, kind: type[Asked]) -> Asked:
    """The request's body as `kind`; refuses anything else."""
    media_type = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if media_type != "application/json":
        raise Refused("unsupported_media_type", "Send the body as application/json.")
    raw = await _received(request)
    try:
        raw.decode()  # msgspec does not look into the JSON that a game reads later
        decoded: Asked = _decoder(kind).decode(raw)
        return decoded
    except msgspec.ValidationError as error:
        raise _invalid(error) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("malformed_body", "The body is not valid JSON.") from error


async def _received(request: ApiRequest) -> bytes:
    # Litestar's own way leads through an async generator, which takes twice as long.
    received = b""
    while True:
        message = cast("HTTPReceiveMessage", await request.receive())
        if message["type"] == "http.disconnect":
            raise Refused("malformed_body", "The body ends too early.")
        received += message["body"]
        if len(received) > BODY_BYTES_MAX:
            raise Refused("body_too_large", f"A body may have {BODY_BYTES_MAX} bytes.")
        if not message["more_body"]:
            return received


@cache
def _decoder(kind: type[Asked]) -> msgspec.json.Decoder[Asked]:
    return msgspec.json.Decoder(kind)


def _invalid(error: msgspec.ValidationError) -> Invalid:
    code: Code = "unknown_field" if "unknown field" in str(error) else "invalid_body"
    return Invalid(code, sentence(error), FieldError(*place_and_words(error)))


def query(request: ApiRequest, kind: type[Asked]) -> Asked:
    """The request's query parameters as `kind`; refuses anything else."""
    try:
        pairs = parse_qsl(
            request.scope["query_string"].decode(),
            keep_blank_values=True,
            strict_parsing=bool(request.scope["query_string"]),
            errors="strict",
            max_num_fields=PARAMETERS_MAX,
        )
    except ValueError as error:
        raise Refused("invalid_parameter", "The query cannot be read.") from error
    given = dict(pairs)
    if len(given) < len(pairs):
        raise Refused("invalid_parameter", "A parameter is given twice.")
    try:
        return msgspec.convert(given, kind, strict=False)
    except msgspec.ValidationError as error:
        place, words = place_and_words(error)
        found = FieldError(place.removeprefix("$").removeprefix(".") or "query", words)
        raise Invalid("invalid_parameter", f"{found.where}: {words}.", found) from error


def command_id(request: ApiRequest) -> UUID:
    """The id that makes a repeat of the request harmless."""
    try:
        return UUID(request.headers.get("idempotency-key", ""))
    except ValueError as error:
        text = "Send a new UUID as Idempotency-Key, and the same one when you repeat the request."
        raise Refused("missing_command_id", text) from error
