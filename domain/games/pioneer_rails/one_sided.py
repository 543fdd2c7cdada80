"""Owners who do not see one source of points each: none of them may do well."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from domain.games.pioneer_rails import bot
from domain.games.pioneer_rails.actions import Action
from domain.games.pioneer_rails.view import PioneerRailsView
from domain.kernel.rules import Draw

SOURCES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "hands": ("hands",),
        "towns": ("towns",),
        "ranches": ("ranches",),
        "yards": ("yards",),
        "forts": ("forts",),
        "gold and bandits": ("gold", "bandits"),
        "goals": ("goals",),
    }
)
"""What one does not see, in the words of the standard bot; a sheet has gold or bandits."""


@dataclass(frozen=True)
class OneSided:
    """The standard owner without an eye for this."""

    ignores: tuple[str, ...]

    def advise(self, view: PioneerRailsView, draw: Draw) -> Action:
        """A legal action for the view's awaited seat."""
        return bot.advise_without(view, draw, self.ignores)


ONE_SIDED: Final[Mapping[str, OneSided]] = MappingProxyType(
    {f"ignores {name}": OneSided(ignored) for name, ignored in SOURCES.items()}
)
"""By what they do not see."""
