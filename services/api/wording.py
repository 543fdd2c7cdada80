"""What is wrong with input, in words that name what is legal."""

import re
from typing import Final
from uuid import UUID

from services.application.orders import SEATS_MAX

_KINDS: Final = {
    "str": "text",
    "int": "a whole number",
    "float": "a number",
    "bool": "true or false",
    "array": "a list",
    "object": "an object",
    "null": "nothing",
    "uuid": "a UUID",
}
_UNITS: Final = {"str": "characters", "array": "entries"}
_HEX: Final = re.compile(r"\^\[0-9a-f\]\{(\d+)\}\$")

_LENGTH: Final = re.compile(r"Expected `(str|array)` of length ([<>]=) (\d+)")
_BOUND: Final = re.compile(r"Expected `(?:int|float)` ([<>]=?) (-?\d+)")
_PATTERN: Final = re.compile(r"Expected `str` matching regex '(.*)'", re.DOTALL)
_KIND: Final = re.compile(r"Expected `([^`]*)`(?:, got `([^`]*)`)?")
_MISSING: Final = re.compile(r"Object missing required field `([^`]*)`")
_CHOICE: Final = re.compile(r"Invalid enum value '?(.*?)'?")

_BOUNDS: Final = {">=": "at least", "<=": "at most", ">": "more than", "<": "less than"}


def in_words(message: str, where: str) -> str:
    """The sentence for what msgspec says of a place; what it says itself, where there is none."""
    if where.rpartition(".")[2] == "seat" and message.startswith("Expected `int`"):
        return f"A seat is a whole number from 0 to {SEATS_MAX - 1}"
    for pattern, say in _SENTENCES:
        found = pattern.fullmatch(message)
        if found is not None:
            return say(found)
    return message


def _length(found: re.Match[str]) -> str:
    kind, bound, number = found.groups()
    if bound == ">=" and number == "1":
        return "This must not be empty"
    return f"This has {_BOUNDS[bound]} {number} {_UNITS[kind]}"


def _bound(found: re.Match[str]) -> str:
    bound, number = found.groups()
    return f"This is {_BOUNDS[bound]} {number}"


def _pattern(found: re.Match[str]) -> str:
    digits = _HEX.search(found[1])
    if digits is not None:
        return f"This is {digits[1]} hex digits, 0 to 9 and a to f"
    return (
        "This begins with a character that can be seen, not with a space,"
        " and has no line breaks or invisible characters"
    )


def _kind(found: re.Match[str]) -> str:
    wanted, given = (
        None
        if names is None
        else " or ".join(_KINDS.get(name, name) for name in names.split(" | "))
        for names in found.groups()
    )
    return f"This is {wanted}" + ("" if given is None else f", not {given}")


_SENTENCES: Final = (
    (_LENGTH, _length),
    (_BOUND, _bound),
    (_PATTERN, _pattern),
    (_KIND, _kind),
    (_MISSING, lambda found: f"The field {found[1]} is missing"),
    (_CHOICE, lambda found: f"{found[1]} is none of the documented values"),
)


def lost(path: str) -> str | None:
    """What is wrong with an address of the API that leads nowhere, where that can be told."""
    match path.strip("/").split("/"):
        case ["api", _, "matches", match_id, *_] if not _is_uuid(match_id):
            return (
                "A match is named by its id, a UUID such as 0b6f6f0e-6d3c-5f5e-9c55-3d7a0f3b8a10."
            )
        case ["api", _, "matches", _, "seats", seat] if not seat.isdecimal():
            return f"A seat is named by its number, from 0 to {SEATS_MAX - 1}."
        case _:
            return None


def _is_uuid(text: str) -> bool:
    try:
        UUID(text)
    except ValueError:
        return False
    return True
