"""Settings: what the environment may say, checked before anything starts."""

from collections.abc import Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Final, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct
from msgspec.inspect import FloatType, IntType, LiteralType, UnionType, type_info

PREFIX: Final = "CHUCKWAGON_"
WEB_BUILT: Final = Path(__file__).resolve().parents[1] / "web" / "dist"

Port = Annotated[int, Meta(ge=0, le=65535)]


class InvalidSetting(Exception):  # noqa: N818 — names what is wrong, as a refusal
    """A CHUCKWAGON_… variable that cannot have this value."""


class Address:
    """Where a server is reached, by URL; shown without it, since a password may be anywhere."""

    schemes: tuple[str, ...] = ()

    def __init__(self, url: str) -> None:
        """Keep the URL; raises ValueError, without it, when it is of no known scheme."""
        if urlsplit(url).scheme not in self.schemes:
            raise ValueError(f"has to begin with {self.schemes[0]}://")
        self.url = url

    def __str__(self) -> str:
        return f"{urlsplit(self.url).scheme}://…"

    __repr__ = __str__

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and other.url == self.url

    def __hash__(self) -> int:
        return hash(self.url)


class DatabaseAddress(Address):
    """postgresql://user:password@host:port/database?…, as libpq understands it."""

    schemes = ("postgresql", "postgres")


class RedisAddress(Address):
    """redis://user:password@host:port/0, rediss:// over TLS or unix://path."""

    schemes = ("redis", "rediss", "unix")

    def __init__(self, url: str) -> None:
        """Keep the URL; raises ValueError, without it, for another scheme or no port."""
        super().__init__(url)
        try:
            _ = urlsplit(url).port
        except ValueError:
            raise ValueError("has a port that is none: they end at 65535") from None


class Proxies:
    """Whose X-Forwarded-… headers count: addresses and networks by commas, or * for everyone's."""

    def __init__(self, text: str = "") -> None:
        """Keep the text; raises ValueError when it has anything else."""
        for one in text.split(",") if text not in {"", "*"} else ():
            try:
                ip_network(one.strip())
            except ValueError:
                raise ValueError(
                    "has to be addresses and networks (10.0.0.1, 10.0.0.0/8) by commas, or * alone"
                ) from None
        self.text = text


class Settings(Struct, frozen=True, kw_only=True):
    """How this server runs; each field is the variable CHUCKWAGON_<FIELD>.

    `data` is the folder of the databases, `web` the built web app. `durability` full keeps
    every acknowledged action over a loss of power, normal over a crash of the server alone.
    With a `database_url` everything is kept in PostgreSQL, nothing in the folder, and
    `redis_url` names the doorbell between the processes that share it.
    `log` is the least that is worth a line: info adds one for each request. With a
    `metrics_port` the process tells Prometheus there how it does, on `metrics_host`.
    `rate_limits` off answers everyone as often as they ask.
    For `stop_delay_seconds` after it was asked to end, a server says that it is not ready
    and serves on, so that a proxy has the time to send people elsewhere.
    """

    data: Path = Path("data")
    host: str = "127.0.0.1"
    port: Port = 8000
    web: Path = WEB_BUILT
    durability: Literal["full", "normal"] = "full"
    tls_cert: Path | None = None
    tls_key: Path | None = None
    trusted_proxies: Proxies = Proxies()
    database_url: DatabaseAddress | None = None
    redis_url: RedisAddress | None = None
    log: Literal["debug", "info", "warning", "error"] = "warning"
    metrics_port: Port | None = None
    metrics_host: str = "127.0.0.1"
    rate_limits: Literal["on", "off"] = "on"
    stop_delay_seconds: Annotated[float, Meta(ge=0, le=60)] = 0

    @classmethod
    def read(cls, environment: Mapping[str, str]) -> "Settings":
        """The settings that the environment asks for; raises InvalidSetting."""
        fields = {f"{PREFIX}{field.upper()}": field for field in cls.__struct_fields__}
        for name in environment:
            if name.upper().startswith(PREFIX) and name not in fields:
                raise InvalidSetting(f"{name}: there is no such setting, but {', '.join(fields)}")
        given = {field: environment[name] for name, field in fields.items() if name in environment}
        try:
            return msgspec.convert(given, cls, strict=False, dec_hook=_decoded)
        except msgspec.ValidationError as error:
            message, _, place = str(error).partition(" - at `$.")
            field = place.rstrip("`")
            legal = _legal(cls.__annotations__[field])
            wrong = f"has to be {legal}" if legal else message
            raise InvalidSetting(f"{PREFIX}{field.upper()}: {wrong}") from error


def _decoded(kind: type, value: object) -> object:
    if isinstance(value, str) and (kind in {Path, Proxies} or issubclass(kind, Address)):
        return kind(value)
    raise TypeError(f"a setting of type {kind}")


def _legal(kind: object) -> str:
    """What such a setting may be, where its type says that; "" where it says so itself."""
    known = type_info(kind)
    for one in known.types if isinstance(known, UnionType) else (known,):
        if isinstance(one, LiteralType):
            *others, last = sorted(map(str, one.values))
            return f"{', '.join(others)} or {last}"
        if isinstance(one, IntType | FloatType):
            return f"a number from {one.ge} to {one.le}"
    return ""
