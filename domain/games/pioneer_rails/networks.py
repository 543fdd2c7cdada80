"""Lines joined through towns (PR-23)."""

from collections.abc import Iterable
from typing import NamedTuple


class Link(NamedTuple):
    """A line that ends at a town (by its corner)."""

    town: int
    station: int
    line: int


def largest_network(links: Iterable[Link]) -> int:
    """The largest number of towns on one line, or on lines that towns join.

    A branch belongs to the line that it leaves; a station joins nothing.
    """
    networks: list[tuple[set[int], set[tuple[int, int]]]] = []
    for town, station, line in links:
        towns, lines = {town}, {(station, line)}
        apart = []
        for network in networks:
            if town in network[0] or (station, line) in network[1]:
                towns |= network[0]
                lines |= network[1]
            else:
                apart.append(network)
        networks = [*apart, (towns, lines)]
    return max((len(towns) for towns, _ in networks), default=0)
