"""Which adapters the settings ask for."""

from contextlib import AbstractAsyncContextManager

from services.adapters.embedded import embedded
from services.adapters.ports import Ports
from services.adapters.sqlite import Synchronous
from services.settings import Settings


def opened(settings: Settings, event_type: object) -> AbstractAsyncContextManager[Ports]:
    """Open the ports on the running loop; close what uses them before leaving."""
    synchronous: Synchronous = "FULL" if settings.durability == "full" else "NORMAL"
    return embedded(settings.data, event_type, synchronous)
