"""Who asks: a session cookie for the app, a bearer token for everyone's programs."""

import asyncio
from typing import Final

from litestar.datastructures import Cookie

from services.api.backend import ApiRequest, backend_of
from services.application.refusals import Refused

COOKIE: Final = "session"
COOKIE_SECURE: Final = "__Host-session"
COOKIE_SECONDS: Final = 400 * 24 * 3600
BEARER: Final = "bearer "
USER: Final = "user"
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})


async def user_of(request: ApiRequest) -> str | None:
    """The id of the user who asks; None for a visitor.

    A bearer token that is not valid is refused, a cookie that has expired is a visitor's.
    Refuses a request by cookie that would change something and comes from another site.
    What was found out once holds for the whole request.
    """
    state = request.scope["state"]
    if USER not in state:
        state[USER] = await _found(request)
    user: str | None = state[USER]
    return user


async def _found(request: ApiRequest) -> str | None:
    authorization = request.headers.get("authorization", "")
    if authorization:
        return await _by_token(request, authorization)
    own_site(request)
    secret = request.cookies.get(cookie_name(request))
    return await _holder(request, secret) if secret else None


async def signed_in(request: ApiRequest) -> str:
    """The same, where a visitor is refused."""
    user = await user_of(request)
    if user is None:
        raise Refused("unauthenticated", "Sign in first: POST /api/v1/guests makes a guest.")
    return user


async def _by_token(request: ApiRequest, authorization: str) -> str:
    secret = authorization[len(BEARER) :].strip()
    if authorization[: len(BEARER)].lower() == BEARER and secret:
        user = await _holder(request, secret)
        if user is not None:
            return user
    raise Refused("unauthenticated", "This bearer token is not valid.")


async def _holder(request: ApiRequest, secret: str) -> str | None:
    accounts = backend_of(request).accounts
    known = accounts.remembered(secret)
    return known if known is not None else await asyncio.to_thread(accounts.signed_in, secret)


def own_site(request: ApiRequest) -> None:
    """Refuses a request that another site's page makes in a visitor's name."""
    if request.method in SAFE:
        return
    headers = request.headers
    # A browser cannot be made to forge this one, but sends it only over trusted connections.
    site = headers.get("sec-fetch-site")
    if site is not None:
        foreign = site not in {"same-origin", "none"}
    else:
        origin = headers.get("origin")
        foreign = origin is not None and origin.partition("://")[2] != headers.get("host")
    if foreign:
        raise Refused("foreign_origin", "Use a bearer token to call from another site.")


def cookie_name(request: ApiRequest) -> str:
    """The session cookie's name; over https it is bound to this very host."""
    return COOKIE_SECURE if request.url.scheme == "https" else COOKIE


def session(request: ApiRequest, secret: str) -> Cookie:
    """The cookie that signs its holder in."""
    return _cookie(request, secret, COOKIE_SECONDS)


def no_session(request: ApiRequest) -> Cookie:
    """The cookie that ends the session."""
    return _cookie(request, "", 0)


def _cookie(request: ApiRequest, secret: str, seconds: int) -> Cookie:
    return Cookie(
        key=cookie_name(request),
        value=secret,
        max_age=seconds,
        path="/",
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
