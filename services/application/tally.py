"""What has become of actions since the process began, counted for whoever watches over it."""

from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, ParamSpec, TypeVar

from services.application.refusals import Refused

Asked = ParamSpec("Asked")
Answer = TypeVar("Answer")


@dataclass
class Tally:
    """Counts alone: nothing here knows who acted, or in which match.

    `outcomes` counts people's actions: accepted, repeat, failed, or the code of the
    refusal.
    `bots` counts those of bots and of the table. `conflicts` counts the times that somebody
    else had written first, so that a command was tried again on the new position. `timed_out`
    counts seats whose time ran out, `expired` lobbies that never started.
    """

    outcomes: Counter[str] = field(default_factory=Counter)
    bots: int = 0
    conflicts: int = 0
    timed_out: int = 0
    expired: int = 0


def counted(
    tally: Tally, act: Callable[Asked, Awaitable[Answer]]
) -> Callable[Asked, Coroutine[Any, Any, Answer]]:
    """The same way to act, with its refusals and failures counted."""

    async def counting(*asked: Asked.args, **named: Asked.kwargs) -> Answer:
        try:
            return await act(*asked, **named)
        except Refused as refused:
            tally.outcomes[refused.code] += 1
            raise
        except Exception:
            tally.outcomes["failed"] += 1
            raise

    return counting
