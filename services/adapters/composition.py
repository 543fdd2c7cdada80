"""Which adapters the settings ask for."""

from contextlib import AbstractAsyncContextManager

from services.adapters.embedded import embedded
from services.adapters.folder import DataFolder
from services.adapters.ports import Ports
from services.adapters.server import check_database, server
from services.adapters.sqlite import Synchronous
from services.application.codec import Codec
from services.application.matches import Matches
from services.settings import Settings


def matches_on(codec: Codec, ports: Ports) -> Matches:
    """The matches that these ports keep, to be closed before they are."""
    return Matches(
        codec,
        store=ports.store,
        vault=ports.vault,
        names=ports.names,
        invites=ports.invites,
        broadcaster=ports.hub,
        limiter=ports.limiter,
        clock=ports.clock,
    )


def check(settings: Settings) -> None:
    """Raises NotReady, after waiting for a while, when the ports could not be opened."""
    if settings.database_url is not None:
        check_database(settings.database_url)
    else:
        DataFolder(settings.data).check()


def opened(settings: Settings, event_type: object) -> AbstractAsyncContextManager[Ports]:
    """Open the ports on the running loop; close what uses them before leaving.

    Raises NotReady.
    """
    if settings.database_url is not None:
        return server(settings.database_url, event_type, settings.redis_url)
    synchronous: Synchronous = "FULL" if settings.durability == "full" else "NORMAL"
    return embedded(settings.data, event_type, synchronous, settings.redis_url)
