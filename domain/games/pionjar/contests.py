"""Rolls against each other, until one is highest (PJ-3, PJ-40)."""

from collections.abc import Sequence

from msgspec.structs import replace

from domain.games.pionjar.state import PionjarState


def contenders(state: PionjarState) -> tuple[int, ...]:
    """Who rolls in this contest: all seats, then those that tied."""
    return state.contenders or tuple(range(len(state.pioneers)))


def roller(state: PionjarState) -> int:
    """The contender whose roll is next."""
    return contenders(state)[len(state.order_rolls)]


def winner(state: PionjarState, value: int) -> int | None:
    """Who has won once the next contender rolls this value; None while that is open."""
    rolls, seats = (*state.order_rolls, value), contenders(state)
    best = highest(seats, rolls) if len(rolls) == len(seats) else ()
    return best[0] if len(best) == 1 else None


def rolled(state: PionjarState, value: int) -> PionjarState:
    """The contest after the next contender's roll; a tie at the top is rolled again."""
    rolls, seats = (*state.order_rolls, value), contenders(state)
    if len(rolls) < len(seats):
        return replace(state, order_rolls=rolls)
    return replace(state, contenders=highest(seats, rolls), order_rolls=())


def highest(seats: Sequence[int], values: Sequence[int]) -> tuple[int, ...]:
    """The seats whose value is the highest; `values[i]` is that of `seats[i]`."""
    most = max(values)
    return tuple(seat for seat, value in zip(seats, values, strict=True) if value == most)
