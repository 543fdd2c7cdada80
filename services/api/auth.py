"""Who asks: a session cookie for the app, a bearer token for everyone's programs."""

from collections.abc import Callable
from typing import Final, NamedTuple

from litestar.datastructures import Cookie

from services.api.backend import ApiRequest, backend_of
from services.api.sign_ins import SignIns
from services.application.refusals import Refused

COOKIE: Final = "session"
COOKIE_SECURE: Final = "__Host-session"
COOKIE_SECONDS: Final = 400 * 24 * 3600
BEARER: Final = "bearer "
SIGN_IN: Final = "sign_in"
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})


class SignIn(NamedTuple):
    """Who asks, None for a visitor, and by which secret: it may be revoked while they listen."""

    user: str | None
    secret: str
    sign_ins: SignIns

    @property
    def known(self) -> bool:
        """Whether it stands, as far as that is known without asking the database."""
        return self.user is None or self.sign_ins.remembered(self.secret) == self.user

    def after_asking(self, call: Callable[[], None]) -> None:
        """Find out whether it stands, and call then."""
        self.sign_ins.after_asking(self.secret, call)

    async def stands(self) -> bool:
        """Whether it still stands. Raises Busy."""
        return self.known or await self.sign_ins.user(self.secret) == self.user


async def user_of(request: ApiRequest) -> str | None:
    """The id of the user who asks; None for a visitor."""
    return (await sign_in_of(request)).user


async def sign_in_of(request: ApiRequest) -> SignIn:
    """The sign-in that a request comes with.

    A bearer token that is not valid is refused, a cookie that has expired is a visitor's.
    Refuses a request by cookie that would change something and comes from another site.
    What was found out once holds for the whole request.
    """
    state = request.scope["state"]
    if SIGN_IN not in state:
        state[SIGN_IN] = await _found(request)
    found: SignIn = state[SIGN_IN]
    return found


async def _found(request: ApiRequest) -> SignIn:
    authorization = request.headers.get("authorization", "")
    if authorization:
        return await _by_token(request, authorization)
    own_site(request)
    secret = request.cookies.get(cookie_name(request))
    return await _holder(request, secret or "")


async def signed_in(request: ApiRequest) -> str:
    """The same, where a visitor is refused."""
    user = await user_of(request)
    if user is None:
        raise Refused("unauthenticated", "Sign in first: POST /api/v1/guests makes a guest.")
    return user


async def _by_token(request: ApiRequest, authorization: str) -> SignIn:
    secret = authorization[len(BEARER) :].strip()
    if authorization[: len(BEARER)].lower() == BEARER and secret:
        found = await _holder(request, secret)
        if found.user is not None:
            return found
    raise Refused("unauthenticated", "This bearer token is not valid.")


async def _holder(request: ApiRequest, secret: str) -> SignIn:
    sign_ins = backend_of(request).sign_ins
    user = await sign_ins.user(secret) if secret else None
    return SignIn(user, secret, sign_ins)


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
