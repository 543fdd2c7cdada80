"""Guests: somebody who wants to play, at once."""

import asyncio

from litestar import Response

from services.api.auth import own_site, session, user_of
from services.api.backend import ApiRequest, backend_of
from services.api.operation import operation
from services.api.replies import encode, reply
from services.api.requests import body, command_id
from services.api.schemas.answers import User
from services.api.schemas.bodies import NewGuest
from services.application.orders import digest_of


@operation(
    "POST",
    "/guests",
    id="createGuest",
    tag="account",
    summary="Become a guest",
    status=201,
    answer=User,
    body=NewGuest,
    command=True,
    sign_in="optional",
)
async def create_guest(request: ApiRequest) -> Response[bytes]:
    """Makes a user who can play at once, and signs them in with a session cookie.

    Without a name the server picks one. Programs go on to make themselves a bearer token.
    With `keep_session`, whoever is signed in already is answered instead, under the name
    they have: for apps that cannot see their own cookie.
    """
    own_site(request)
    command = command_id(request)
    order = await body(request, NewGuest)
    name = order.name and order.name.rstrip()
    accounts = backend_of(request).accounts
    known = await user_of(request) if order.keep_session else None
    if known is not None:
        kept = await asyncio.to_thread(accounts.user, known)
        if kept is not None:
            return reply(User(kept.id, kept.name, kept.guest))
    user, secret = await asyncio.to_thread(
        accounts.create_guest, command, name, digest_of(encode(name))
    )
    return reply(User(user.id, user.name, user.guest), cookie=session(request, secret))
