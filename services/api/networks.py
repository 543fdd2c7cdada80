"""Whom an address stands for, where nobody is signed in."""

from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Final

from services.api.backend import ApiRequest

IPV6_NETWORK_BITS: Final = 64
ADDRESSES_MAX: Final = 4_096


def network_of(request: ApiRequest) -> str:
    """The address that the request came from, or the network of an IPv6 one.

    Behind a proxy it is the proxy's, unless the settings trust what the proxy says.
    """
    return network(request.client.host if request.client else "")


@lru_cache(ADDRESSES_MAX)
def network(address: str) -> str:
    """One person has all addresses of an IPv6 network."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address):
        return str(int(parsed) >> (parsed.max_prefixlen - IPV6_NETWORK_BITS))
    return address
