"""How much is answered: a bucket for each user, or network of visitors, and kind of route.

So generous that nobody who plays ever meets a limit, nor a program that plays one seat as
fast as it can; they are there for what would take the service from everybody else.
"""

from collections.abc import Mapping
from typing import Final

from services.api.auth import user_of
from services.api.backend import ApiRequest, backend_of
from services.api.networks import network_of
from services.api.operation import KEY, Kind, Operation
from services.application.ports import Limit, Limiter
from services.application.refusals import too_many_requests

PEOPLE_A_NETWORK: Final = 10
"""So many as one may share an address: a family, a school, a party at the table."""

OF_A_USER: Final[Mapping[Kind, Limit]] = {
    "accounts": Limit("accounts", 10, 0.1),
    "actions": Limit("actions", 200, 100),
    "writes": Limit("writes", 100, 10),
    "reads": Limit("reads", 1_000, 200),
    "streams": Limit("streams", 60, 5),
}
OF_A_NETWORK: Final[Mapping[Kind, Limit]] = {
    kind: Limit(
        f"{limit.name}-network",
        PEOPLE_A_NETWORK * limit.burst,
        PEOPLE_A_NETWORK * limit.per_second,
    )
    for kind, limit in OF_A_USER.items()
}


async def admit(request: ApiRequest) -> None:
    """Refuse with too_many_requests who asks for too much; called before every route.

    Who comes with an invalid token, or from another site, counts as a visitor.
    """
    spec: Operation | None = request.scope["route_handler"].opt.get(KEY)
    if spec is None or (kind := spec.limit) is None:
        return
    backend = backend_of(request)
    if backend.settings.rate_limits == "off":
        return
    user = None
    try:
        if spec.sign_in != "never":
            user = await user_of(request)
    finally:
        _pass_by(backend.limiter, kind, user, request)


def _pass_by(limiter: Limiter, kind: Kind, user: str | None, request: ApiRequest) -> None:
    # Accounts are counted where they come from: each new one would have a limit of its own.
    if user is None or kind == "accounts":
        wait = limiter.pass_by(OF_A_NETWORK[kind], network_of(request))
    else:
        wait = limiter.pass_by(OF_A_USER[kind], user)
    if wait:
        raise too_many_requests("That is too much at once. Go on more slowly.", wait)
