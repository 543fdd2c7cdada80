"""What is wrong with an address, in words that name what is legal."""

from uuid import UUID

from services.application.orders import SEATS_MAX


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
