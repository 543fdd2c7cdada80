"""Guessing of codes: a few wrong ones are a slip of the finger, many are an attack."""

import time
from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from math import ceil
from typing import Final

from services.application.refusals import Refused

GUESSES_MAX: Final = 10
WINDOW_SECONDS: Final = 600.0
ADDRESSES_MAX: Final = 10_000
IPV6_NETWORK_BITS: Final = 64


class Guesses:
    """Wrong codes by the address that they came from; kept in memory."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        """Nobody has guessed yet; `now` is in seconds."""
        self._now = now
        self._wrong: OrderedDict[str, list[float]] = OrderedDict()

    def check(self, address: str) -> None:
        """Refuses with too_many_requests who was wrong too often of late."""
        now = self._now()
        recent = [at for at in self._wrong.get(_network(address), ()) if now - at < WINDOW_SECONDS]
        if len(recent) >= GUESSES_MAX:
            raise Refused(
                "too_many_requests",
                "Too many wrong codes came from here. Wait a while.",
                retry_after_seconds=ceil(recent[-GUESSES_MAX] + WINDOW_SECONDS - now),
            )

    def wrong(self, address: str) -> None:
        """A wrong code came from there."""
        network = _network(address)
        recent = self._wrong.setdefault(network, [])
        recent.append(self._now())
        del recent[:-GUESSES_MAX]
        self._wrong.move_to_end(network)
        if len(self._wrong) > ADDRESSES_MAX:
            self._wrong.popitem(last=False)


def _network(address: str) -> str:
    """The address, or the network of an IPv6 one: one person has all addresses of it."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address):
        return str(int(parsed) >> (parsed.max_prefixlen - IPV6_NETWORK_BITS))
    return address
