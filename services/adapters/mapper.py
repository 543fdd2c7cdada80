"""Events to stored bytes and back, under stable names of our own."""

from collections.abc import Callable, Mapping
from typing import Any, Final, cast
from uuid import UUID

import msgspec
from eventsourcing.domain import DomainEventProtocol
from eventsourcing.persistence import JSONTranscoder, Mapper, StoredEvent
from msgspec import Struct

from services.application.recorded import Body, Recorded, topic_of, unhashed

Upcaster = Callable[[dict[str, Any]], dict[str, Any]]
"""Makes an event's stored object, whatever its age, one of today's shape; keeps its `type`."""

UPCASTERS: Final[Mapping[str, Upcaster]] = {}
"""By topic. Needed only where a default on a new field does not do."""


class Corrupt(Exception):  # noqa: N818 — says how the event stands
    """A stored event is not what was stored: it cannot be read any more."""

    def __init__(self, match_id: object, version: int) -> None:
        super().__init__(f"event {version} of match {match_id} cannot be read")
        self.match_id = match_id
        self.version = version


class StructMapper(Mapper[UUID]):
    """Stores msgspec JSON; the topic is the event's stable name.

    `event_type` is the struct, or the union of tagged structs, of every event there is.
    """

    def __init__(self, event_type: object, upcasters: Mapping[str, Upcaster] = UPCASTERS) -> None:
        super().__init__(JSONTranscoder())
        self._event_type = event_type
        self._upcasters = upcasters
        body_type: Any = Body
        self._decode: Callable[[bytes], Body[Struct]] = msgspec.json.Decoder(
            body_type[event_type]
        ).decode
        self._decode_raw = msgspec.json.Decoder(Body[msgspec.Raw]).decode

    def to_stored_event(self, domain_event: DomainEventProtocol[UUID]) -> StoredEvent:
        """The recorded event's bytes in their place."""
        if not isinstance(domain_event, Recorded):
            raise TypeError(f"{type(domain_event).__name__} is not a recorded event")
        return StoredEvent(
            domain_event.originator_id,
            domain_event.originator_version,
            domain_event.topic,
            domain_event.stored,
        )

    def to_domain_event(self, stored_event: StoredEvent) -> Recorded:
        """The recorded event; raises Corrupt when its bytes or its topic do not decode."""
        match_id, version = stored_event.originator_id, stored_event.originator_version
        if not isinstance(match_id, UUID):
            raise TypeError("matches are known by UUID")
        try:
            body = self._body(stored_event)
        except msgspec.DecodeError as error:
            raise Corrupt(match_id, version) from error
        if topic_of(body.event) != stored_event.topic:
            raise Corrupt(match_id, version)
        return Recorded(
            match_id, version, body.event, body.meta, unhashed(stored_event.state), body.hash
        )

    def _body(self, stored_event: StoredEvent) -> Body[Struct]:
        upcast = self._upcasters.get(stored_event.topic)
        if upcast is None:
            return self._decode(stored_event.state)
        raw = self._decode_raw(stored_event.state)
        event = msgspec.convert(upcast(msgspec.json.decode(raw.event)), self._event_type)
        return Body(cast("Struct", event), raw.meta, raw.hash)
