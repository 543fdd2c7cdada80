"""A backup in one file, the same whichever store it is from: events, then all other tables.

gzip over records of MessagePack, each behind its length. The last record holds a hash over
all others, so that a file that is whole says so itself.
"""

import gzip
import hashlib
import os
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Protocol

import msgspec
from msgspec import Struct

from services.application.recorded import GENESIS, following

FORMAT: Final = 1
RECORD_BYTES_MAX: Final = 16 * 2**20
LENGTH_BYTES: Final = 4


class Damaged(Exception):  # noqa: N818 — says how the file stands
    """A file that is no whole backup; the message names the place, for the operator."""


class Begin(Struct, frozen=True, array_like=True, tag="begin"):
    """The first record; `made_at` is milliseconds since 1970."""

    format: int
    made_at: int


class Event(Struct, frozen=True, array_like=True, tag="event"):
    """An event as it is stored, in the order of the log; `match` is 32 hex digits."""

    match: str
    version: int
    topic: str
    state: bytes


class Row(Struct, frozen=True, array_like=True, tag="row"):
    """A row of another table; the values are numbers, texts and bytes, by its columns."""

    table: str
    values: tuple[Any, ...]


class End(Struct, frozen=True, array_like=True, tag="end"):
    """The last record: how many there were, and the SHA-256 of all bytes before it, in hex."""

    events: int
    rows: int
    sha256: str


Record = Begin | Event | Row | End
_encode = msgspec.msgpack.Encoder().encode
_decode: Callable[[bytes], Record] = msgspec.msgpack.Decoder(Record).decode


class _Sink(Protocol):
    def write(self, data: bytes, /) -> int: ...


class Writer:
    """Writes one backup from the first record to the last."""

    def __init__(self, file: _Sink, made_at: int) -> None:
        self._file = file
        self._hash = hashlib.sha256()
        self.events = 0
        self.rows = 0
        self._write(Begin(FORMAT, made_at))

    def put(self, record: Event | Row) -> None:
        """Add an event or, once all events are there, a row."""
        self.events += isinstance(record, Event)
        self.rows += isinstance(record, Row)
        self._write(record)

    def end(self) -> None:
        """Close with the record that makes it whole."""
        self._write(End(self.events, self.rows, self._hash.hexdigest()))

    def _write(self, record: Record) -> None:
        content = _encode(record)
        framed = len(content).to_bytes(LENGTH_BYTES) + content
        self._hash.update(framed)
        self._file.write(framed)


@contextmanager
def writing(path: Path, made_at: int) -> Iterator[Writer]:
    """A new file that has its name once it is whole and on the disk.

    It holds secrets, so nobody but its owner may read it. Raises FileExistsError.
    """
    if path.exists():
        raise FileExistsError(path)
    part = path.with_name(f"{path.name}.part")
    try:
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as raw:
            with gzip.GzipFile("", "wb", fileobj=raw, mtime=0) as file:
                writer = Writer(file, made_at)
                yield writer
                writer.end()
            raw.flush()
            os.fsync(raw.fileno())
        part.rename(path)
    finally:
        part.unlink(missing_ok=True)


def read(path: Path) -> Iterator[Begin | Event | Row]:
    """The records but for the last; raises Damaged where one does not hold.

    Whether anything is missing at the end is known once all were read.
    """
    place = _Place()
    hashed, events, rows = hashlib.sha256(), 0, 0
    with gzip.open(path) as file:
        while True:
            before = hashed.hexdigest()
            record = place.next(file, hashed.update)
            match record:
                case End():
                    if record != End(events, rows, before) or place.goes_on(file):
                        raise Damaged("records were changed or left out")
                    return
                case Begin(number) if number != FORMAT:
                    raise Damaged(f"it is of format {number}, and this program reads {FORMAT}")
                case _:
                    place.check(record)
                    events += isinstance(record, Event)
                    rows += isinstance(record, Row)
                    yield record


class _Place:
    """How far one has read, and the last hash of each match."""

    def __init__(self) -> None:
        self._last = "its beginning"
        self._begun = False
        self._hashes: dict[str, tuple[int, str]] = {}

    def next(self, file: Any, update: Callable[[bytes], object]) -> Record:  # noqa: ANN401 — gzip's own type
        """The next record."""
        try:
            length = file.read(LENGTH_BYTES)
            size = int.from_bytes(length)
            content = file.read(size) if size <= RECORD_BYTES_MAX else b""
            if not content or len(content) != size:
                raise Damaged(f"it ends after {self._last}")
            update(length + content)
            return _decode(content)
        except (EOFError, OSError, zlib.error, msgspec.DecodeError) as error:
            raise Damaged(f"it cannot be read after {self._last}") from error

    def goes_on(self, file: Any) -> bool:  # noqa: ANN401 — likewise
        """Whether something stands behind the last record; reads the file's own checksum."""
        try:
            return bool(file.read(1))
        except (EOFError, OSError, zlib.error) as error:
            raise Damaged("its checksum does not hold") from error

    def check(self, record: Record) -> None:
        """Raises Damaged for an event that does not follow from those before it."""
        if isinstance(record, Begin) == self._begun:
            raise Damaged("it is no backup")
        self._begun = True
        if isinstance(record, Event):
            self._last = f"event {record.version} of match {record.match}"
            version, previous = self._hashes.get(record.match, (0, GENESIS))
            hash_ = following(previous, record.version, record.topic, record.state)
            if record.version != version + 1 or hash_ is None:
                raise Damaged(f"{self._last} does not hold")
            self._hashes[record.match] = record.version, hash_
        elif isinstance(record, Row):
            self._last = f"a row of {record.table}"
