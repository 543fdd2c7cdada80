"""Events in their places: metadata, stored bytes, and the hash chain over a match."""

import hashlib
from collections.abc import Iterable
from typing import Final, Generic, TypeVar
from uuid import UUID

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

GENESIS: Final = ""
_HASH_SUFFIX_BYTES: Final = len(b',"hash":""}') + 64


class Meta(Struct, frozen=True, omit_defaults=True):
    """What stands beside an event.

    `at` is milliseconds since 1970; `by` a user id, "bot" or "table". On the first event
    of a command: `command` (its id, scoped to the user), `digest` (SHA-256 over what was
    asked), and for a game action `seat` and `action` as submitted. `draw` is the number of
    the draw whose outcome began with this event. On the last event of a command: `state`,
    SHA-256 of table and game; it marks the end of a frame.
    """

    at: int
    by: str = ""
    command: str = ""
    digest: str = ""
    seat: int | None = None
    action: Raw | UnsetType = UNSET
    draw: int | None = None
    state: str = ""


class Recorded(Struct, frozen=True):
    """An event in its place in a match; `body` is event and meta as stored, without the hash."""

    originator_id: UUID
    originator_version: int
    event: Struct
    meta: Meta
    body: bytes
    hash: str

    @property
    def topic(self) -> str:
        """The event's stable name."""
        return topic_of(self.event)

    @property
    def stored(self) -> bytes:
        """The bytes kept by the store: the body with its hash."""
        return _with_hash(self.body, self.hash)


Event = TypeVar("Event")


class Body(Struct, Generic[Event], frozen=True):
    """What the stored bytes decode to."""

    event: Event
    meta: Meta
    hash: str


class _Content(Struct, frozen=True):
    event: Struct
    meta: Meta


_encode = msgspec.json.Encoder().encode


def topic_of(event: Struct) -> str:
    """The stable name under which an event is stored."""
    tag = event.__struct_config__.tag
    if not isinstance(tag, str):
        raise TypeError(f"{type(event).__name__} has no stable name")
    return tag


def link(match_id: UUID, version: int, previous: str, event: Struct, meta: Meta) -> Recorded:
    """The event as number `version` of the match, chained to the `previous` event's hash."""
    body = _encode(_Content(event, meta))
    hash_ = _hash(previous, version, topic_of(event), body)
    return Recorded(match_id, version, event, meta, body, hash_)


def following(previous: str, version: int, topic: str, stored: bytes) -> str | None:
    """The hash of stored bytes that follow the `previous` hash; None when they do not."""
    body = unhashed(stored)
    hash_ = _hash(previous, version, topic, body)
    return hash_ if stored == _with_hash(body, hash_) else None


def _with_hash(body: bytes, hash_: str) -> bytes:
    return body[:-1] + b',"hash":"' + hash_.encode() + b'"}'


def unhashed(stored: bytes) -> bytes:
    """The body inside stored bytes."""
    return stored[:-_HASH_SUFFIX_BYTES] + b"}"


def _hash(previous: str, version: int, topic: str, body: bytes) -> str:
    head = f"{previous}|{version}|{topic}|".encode()
    return hashlib.sha256(head + body).hexdigest()


def first_broken(events: Iterable[Recorded]) -> int | None:
    """The first version, counted from the match's first event, whose hash does not hold."""
    previous = GENESIS
    for version, recorded in enumerate(events, 1):
        expected = _hash(previous, version, recorded.topic, recorded.body)
        if recorded.originator_version != version or recorded.hash != expected:
            return version
        previous = recorded.hash
    return None
