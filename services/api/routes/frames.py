"""Frames: a replay, or what was missed, in one answer."""

import asyncio
from uuid import UUID

from litestar import Response
from litestar.params import FromPath

from services.api.auth import user_of
from services.api.backend import ApiRequest, backend_of
from services.api.compression import SMALLEST_PACKED, packed, taken
from services.api.operation import JSON, NDJSON, operation
from services.api.replies import REVALIDATE
from services.api.requests import query
from services.api.schemas.answers import Frames
from services.api.schemas.queries import FramesQuery, given


@operation(
    "GET",
    "/matches/{match_id:uuid}/frames",
    id="listFrames",
    tag="replay",
    summary="Frames after a version",
    answer=Frames,
    media_types=(JSON, NDJSON),
    query=FramesQuery,
    sign_in="optional",
    refusals=("match_not_found", "seat_not_found", "perspective_closed", "spectators_closed"),
)
async def list_frames(request: ApiRequest, match_id: FromPath[UUID]) -> Response[bytes]:
    """Answers all frames after a version, in order; from 0 on it is the whole replay.

    With `Accept: application/x-ndjson`, one frame a line.
    """
    user, wanted = await user_of(request), query(request, FramesQuery)
    matches = backend_of(request).matches
    match = await matches.visible(match_id, user)
    eyes = matches.perspective(match, user, given(wanted.seat))
    frames = await matches.frames(match, eyes, wanted.after)
    by_line = NDJSON in request.headers.get("accept", "")
    body = _lines(frames) if by_line else _object(frames)
    headers = {"Cache-Control": REVALIDATE, "Vary": "Accept, Accept-Encoding"}
    encoding = taken(request)
    if encoding is not None and len(body) >= SMALLEST_PACKED:
        body = await asyncio.to_thread(packed, body, encoding, "quick")
        headers["Content-Encoding"] = encoding
    return Response(body, media_type=NDJSON if by_line else JSON, headers=headers)


def _object(frames: list[bytes]) -> bytes:
    return b'{"frames":[%b]}' % b",".join(frames)


def _lines(frames: list[bytes]) -> bytes:
    return b"".join(frame + b"\n" for frame in frames)
