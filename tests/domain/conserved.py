"""What each game keeps constant, whatever happens."""

from collections.abc import Callable, Mapping
from typing import Final, cast

from msgspec import Struct

from domain.registry import BALANCE
from tests.testgame import parley

CONSERVED: Final[Mapping[str, Callable[[Struct], object]]] = {
    **{name: balance.conserved for name, balance in BALANCE.items()},
    "parley": lambda state: sum(cast("parley.State", state).chips),
}
