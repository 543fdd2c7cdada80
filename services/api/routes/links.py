"""One user on several devices: a code from the one signs the other in."""

import asyncio

from litestar import Response

from services.api.auth import own_site, session, signed_in
from services.api.backend import ApiRequest, backend_of
from services.api.guesses import Guesses
from services.api.networks import network_of
from services.api.operation import operation
from services.api.replies import reply
from services.api.requests import body
from services.api.schemas.answers import LinkCode, User
from services.api.schemas.bodies import LinkedDevice
from services.application.moments import iso
from services.application.refusals import Refused


@operation(
    "POST",
    "/me/link",
    id="createLink",
    tag="account",
    summary="Make a code for another device",
    status=201,
    answer=LinkCode,
    sign_in="required",
)
async def create_link(request: ApiRequest) -> Response[bytes]:
    """Makes a code that signs the same user in on another device, once and within ten minutes.

    An earlier code of the user's is void.
    """
    user_id = await signed_in(request)
    link = await asyncio.to_thread(backend_of(request).accounts.create_link, user_id)
    return reply(LinkCode(link.code, iso(link.expires_at)))


@operation(
    "POST",
    "/sessions",
    id="createSession",
    tag="account",
    summary="Sign in with a code",
    status=201,
    answer=User,
    body=LinkedDevice,
    refusals=("link_not_found",),
)
async def create_session(request: ApiRequest) -> Response[bytes]:
    """Signs this device in, by a session cookie, as the user whose other device made the code.

    Case and dash of the code do not matter. Many wrong codes are refused for a while.
    """
    own_site(request)
    order = await body(request, LinkedDevice)
    backend = backend_of(request)
    guesses, network = Guesses(backend.limiter), network_of(request)
    await guesses.attempt(network)
    redeemed = await asyncio.to_thread(backend.accounts.redeem_link, order.code)
    if redeemed is None:
        raise Refused("link_not_found", "This code is wrong, was used, or is too old.")
    await guesses.was_right(network)
    user, secret = redeemed
    return reply(User(user.id, user.name, user.guest), cookie=session(request, secret))
