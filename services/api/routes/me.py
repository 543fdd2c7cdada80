"""The signed-in user: name, bearer tokens, leaving for good."""

import asyncio

from litestar import Response
from litestar.params import FromPath

from services.api.auth import no_session, signed_in
from services.api.backend import ApiRequest, backend_of
from services.api.operation import operation
from services.api.replies import nothing, reply
from services.api.requests import body
from services.api.schemas.answers import MadeToken, Token, Tokens, User
from services.api.schemas.bodies import NewName, NewToken
from services.application import ports
from services.application.erasing import erase
from services.application.moments import iso
from services.application.refusals import Refused


@operation(
    "GET",
    "/me",
    id="readMe",
    tag="account",
    summary="Who is signed in",
    answer=User,
    sign_in="required",
)
async def read_me(request: ApiRequest) -> Response[bytes]:
    """Answers the user whose cookie or token came with the request."""
    user_id = await signed_in(request)
    user = await asyncio.to_thread(backend_of(request).accounts.user, user_id)
    if user is None:
        raise Refused("unauthenticated", "This account was erased.")
    return reply(_shown(user))


@operation(
    "PATCH",
    "/me",
    id="renameMe",
    tag="account",
    summary="Take another name",
    answer=User,
    body=NewName,
    sign_in="required",
)
async def rename_me(request: ApiRequest) -> Response[bytes]:
    """Changes the name that others see, at all tables, also at those of the past."""
    user_id = await signed_in(request)
    order = await body(request, NewName)
    accounts = backend_of(request).accounts
    return reply(_shown(await asyncio.to_thread(accounts.rename, user_id, order.name.rstrip())))


@operation(
    "DELETE",
    "/me",
    id="eraseMe",
    tag="account",
    summary="Erase the account",
    status=204,
    sign_in="required",
)
async def erase_me(request: ApiRequest) -> Response[None]:
    """Forgets the user's name, sessions and tokens. Their matches stay, without the name.

    In those that are running bots take their seats, so that nobody waits for them. In lobbies
    their seats become free, and lobbies that they host close.
    """
    user_id = await signed_in(request)
    backend = backend_of(request)
    await erase(user_id, backend.matches, backend.lists, backend.accounts)
    return nothing(cookie=no_session(request))


@operation(
    "POST",
    "/me/tokens",
    id="createToken",
    tag="account",
    summary="Make a bearer token",
    status=201,
    answer=MadeToken,
    body=NewToken,
    sign_in="required",
)
async def create_token(request: ApiRequest) -> Response[bytes]:
    """Makes a token for one's own programs. Its secret is shown this once.

    It is used as `Authorization: Bearer <token>`, from any site.
    """
    user_id = await signed_in(request)
    order = await body(request, NewToken)
    accounts = backend_of(request).accounts
    token, secret = await asyncio.to_thread(accounts.create_token, user_id, order.label.rstrip())
    return reply(MadeToken(token.id, token.label, iso(token.created_at), secret))


@operation(
    "GET",
    "/me/tokens",
    id="listTokens",
    tag="account",
    summary="One's bearer tokens",
    answer=Tokens,
    sign_in="required",
)
async def list_tokens(request: ApiRequest) -> Response[bytes]:
    """Lists the tokens without their secrets, newest first."""
    user_id = await signed_in(request)
    tokens = await asyncio.to_thread(backend_of(request).accounts.tokens, user_id)
    return reply(Tokens(tuple(Token(one.id, one.label, iso(one.created_at)) for one in tokens)))


@operation(
    "DELETE",
    "/me/tokens/{token_id:str}",
    id="revokeToken",
    tag="account",
    summary="Revoke a bearer token",
    status=204,
    sign_in="required",
    refusals=("token_not_found",),
)
async def revoke_token(request: ApiRequest, token_id: FromPath[str]) -> Response[None]:
    """Ends the token's validity at once."""
    user_id = await signed_in(request)
    accounts = backend_of(request).accounts
    if not await asyncio.to_thread(accounts.revoke_token, user_id, token_id):
        raise Refused("token_not_found", "You have no such token.")
    return nothing()


def _shown(user: ports.User) -> User:
    return User(user.id, user.name, user.guest)
