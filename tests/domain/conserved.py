"""What each game keeps constant, whatever happens."""

from collections.abc import Callable, Mapping
from typing import Final, cast

from msgspec import Struct

from tests.domain.rancher import invariants
from tests.testgame import parley

CONSERVED: Final[Mapping[str, Callable[[Struct], object]]] = {
    "rancher": cast("Callable[[Struct], object]", invariants.conserved),
    "parley": lambda state: sum(cast("parley.State", state).chips),
}
