"""Settings: what the environment may say, checked before anything starts."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

PREFIX: Final = "CHUCKWAGON_"
WEB_BUILT: Final = Path(__file__).resolve().parents[1] / "web" / "dist"

Port = Annotated[int, Meta(ge=0, le=65535)]


class InvalidSetting(Exception):  # noqa: N818 — names what is wrong, as a refusal
    """A CHUCKWAGON_… variable that cannot have this value."""


class Settings(Struct, frozen=True, kw_only=True):
    """How this server runs; each field is the variable CHUCKWAGON_<FIELD>.

    `data` is the folder of the databases, `web` the built web app. `durability` full keeps
    every acknowledged action over a loss of power, normal over a crash of the server alone.
    `trusted_proxies` are the addresses whose X-Forwarded-… headers count, by commas.
    """

    data: Path = Path("data")
    host: str = "127.0.0.1"
    port: Port = 8000
    web: Path = WEB_BUILT
    durability: Literal["full", "normal"] = "full"
    tls_cert: Path | None = None
    tls_key: Path | None = None
    trusted_proxies: str = ""

    @classmethod
    def read(cls, environment: Mapping[str, str]) -> "Settings":
        """The settings that the environment asks for; raises InvalidSetting."""
        given = {
            field: environment[name]
            for field in cls.__struct_fields__
            if (name := f"{PREFIX}{field.upper()}") in environment
        }
        try:
            return msgspec.convert(given, cls, strict=False, dec_hook=_path)
        except msgspec.ValidationError as error:
            message, _, field = str(error).partition(" - at `$.")
            raise InvalidSetting(f"{PREFIX}{field.rstrip('`').upper()}: {message}") from error


def _path(kind: type, value: object) -> Path:
    if kind is Path and isinstance(value, str):
        return Path(value)
    raise TypeError(f"a setting of type {kind}")
