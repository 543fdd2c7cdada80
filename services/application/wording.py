"""What is wrong with input, in words that name what is legal."""

import re
from typing import Final

import msgspec

from services.application.orders import SEATS_MAX

LENGTH_MAX: Final = 200

_SEAT: Final = f"A seat is a whole number from 0 to {SEATS_MAX - 1}"
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
_GIVEN: Final = _KINDS | {"float": "a number with decimals"}
_UNITS: Final = {"str": "characters", "array": "entries"}
_HEX: Final = re.compile(r"\^\[0-9a-f\]\{(\d+)\}\$")

_LENGTH: Final = re.compile(r"Expected `(str|array)` of length ([<>]=) (\d+)")
_BOUND: Final = re.compile(r"Expected `(?:int|float)` ([<>]=?) (-?\d+)")
_PATTERN: Final = re.compile(r"Expected `str` matching regex '(.*)'", re.DOTALL)
_KIND: Final = re.compile(r"Expected `([^`]*)`(?:, got `([^`]*)`)?")
_MISSING: Final = re.compile(r"Object missing required field `([^`]*)`")
_UNKNOWN: Final = re.compile(r"Object contains unknown field `(.*)`", re.DOTALL)
_CHOICE: Final = re.compile(r"Invalid (?:enum )?value '?(.*?)'?", re.DOTALL)
_FAR: Final = re.compile(r"(?:Number|Integer value) out of range")

_BOUNDS: Final = {">=": "at least", "<=": "at most", ">": "more than", "<": "less than"}


def place_and_words(error: msgspec.ValidationError) -> tuple[str, str]:
    """Where the input is wrong, as a JSON path ("$" for all of it), and what is legal there."""
    message, _, place = str(error).rpartition(" - at ")
    if not message:
        message, place = place, "$"
    where = place.strip("`")[:LENGTH_MAX]
    return where, in_words(message, where)[:LENGTH_MAX]


def sentence(error: msgspec.ValidationError) -> str:
    """The same in one sentence; the whole input is meant where it names no place."""
    where, words = place_and_words(error)
    return f"{words}." if where == "$" else f"{where.removeprefix('$.')}: {words}."


def in_words(message: str, where: str) -> str:
    """What is legal in a place that msgspec complains of."""
    if where.rpartition(".")[2] == "seat":
        if message.startswith("Expected `int`"):
            return _SEAT
        if message.startswith("Expected `str`"):
            return f"{_SEAT}, or the word all"
    for pattern, say in _SENTENCES:
        found = pattern.fullmatch(message)
        if found is not None:
            return say(found)
    return "This does not have the documented form"


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
    wanted, given = found.groups()
    legal = " or ".join(_KINDS.get(name, name) for name in wanted.split(" | "))
    return f"This is {legal}" + ("" if given is None else f", not {_GIVEN.get(given, given)}")


_SENTENCES: Final = (
    (_LENGTH, _length),
    (_BOUND, _bound),
    (_PATTERN, _pattern),
    (_KIND, _kind),
    (_MISSING, lambda found: f"The field {found[1]} is missing"),
    (_UNKNOWN, lambda found: f"There is no field {found[1]}"),
    (_FAR, lambda _: "This number is too far from zero for any field"),
    (_CHOICE, lambda found: f"{found[1]} is none of the documented values"),
)
