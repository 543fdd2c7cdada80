"""Metrics for Prometheus: how the process does, in numbers that name nobody and no match."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from itertools import accumulate
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    start_http_server,
)
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

PREFIX: Final = "chuckwagon_"
ACTION_SECONDS: Final = (0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)

Read = Callable[[], Iterable[Metric]]


class Metrics:
    """What one process tells; each has a registry of its own.

    Most of it is counted as plain numbers where it happens and read when it is asked for,
    so that it costs next to nothing on the way of an action. `port` is where they are told,
    once they are.
    """

    def __init__(self) -> None:
        """The process itself, requests, and whatever is given to be read."""
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        PlatformCollector(registry=self.registry)
        GCCollector(registry=self.registry)
        self._requests = Counter(
            f"{PREFIX}requests",
            "HTTP requests answered",
            ("operation", "status"),
            registry=self.registry,
        )
        self.action_seconds = Histogram(
            f"{PREFIX}action_seconds",
            "From the arrival of an action that was carried out to its acknowledgement",
            buckets=ACTION_SECONDS,
            registry=self.registry,
        )
        self.port: int | None = None
        self._answered: dict[tuple[str, int], Counter] = {}
        self._reads: list[Read] = []
        self.registry.register(_Reader(self._reads))

    def answered(self, operation: str, status: int) -> None:
        """Count a request that was answered with this status, or with 0: not at all."""
        key = operation, status // 100
        counter = self._answered.get(key)
        if counter is None:
            kind = f"{status // 100}xx" if status else "none"
            counter = self._answered[key] = self._requests.labels(operation, kind)
        counter.inc()

    def forget_reads(self) -> None:
        """Tell nothing any more of what is closed by now."""
        self._reads.clear()

    def gauge(self, name: str, text: str, read: Callable[[], float]) -> None:
        """Tell a number that goes up and down, read when it is asked for."""
        self._reads.append(lambda: [GaugeMetricFamily(PREFIX + name, text, value=read())])

    def gauges(self, texts: Mapping[str, str], read: Callable[[], Iterable[float]]) -> None:
        """Tell several of them that are read at once, in the order of their names here."""
        self._reads.append(
            lambda: [
                GaugeMetricFamily(PREFIX + name, text, value=value)
                for (name, text), value in zip(texts.items(), read(), strict=True)
            ]
        )

    def count(self, name: str, text: str, read: Callable[[], float]) -> None:
        """Tell a number that only grows."""
        self._reads.append(lambda: [CounterMetricFamily(PREFIX + name, text, value=read())])

    def counts(
        self, name: str, text: str, label: str, read: Callable[[], Mapping[str, int]]
    ) -> None:
        """Tell numbers that only grow, one for each value of a label; there must be few."""

        def family() -> list[Metric]:
            counted = CounterMetricFamily(PREFIX + name, text, labels=[label])
            for value, number in list(read().items()):
                counted.add_metric([value], number)
            return [counted]

        self._reads.append(family)

    def sizes(self, name: str, text: str, read: Callable[[], tuple[Sequence[int], int]]) -> None:
        """Tell how often something had less than 1, 2, 4, 8 … parts, and how many in all."""

        def family() -> list[Metric]:
            numbers, total = read()
            upto = accumulate(numbers)
            buckets = [(str(2**power - 1), float(n)) for power, n in enumerate(upto)]
            buckets.append(("+Inf", buckets[-1][1] if buckets else 0.0))
            return [HistogramMetricFamily(PREFIX + name, text, buckets=buckets, sum_value=total)]

        self._reads.append(family)


class _Reader(Collector):
    """Reads what was given to be read; what cannot be read just now is left out."""

    def __init__(self, reads: Sequence[Read]) -> None:
        self._reads = reads

    def describe(self) -> list[Metric]:
        """Nothing is read to register."""
        return []

    def collect(self) -> Iterator[Metric]:
        """The numbers as they stand."""
        for read in self._reads:
            try:
                yield from read()
            except Exception:  # noqa: BLE001, S112 — a store that is away: its numbers are absent
                continue


@asynccontextmanager
async def telling(metrics: Metrics, host: str, port: int | None) -> AsyncIterator[None]:
    """Answer Prometheus on a port of its own, from a thread of its own, if there is a port."""
    served = None if port is None else start_http_server(port, host, metrics.registry)
    metrics.port = None if served is None else served[0].server_port
    try:
        yield
    finally:
        metrics.forget_reads()
        if served is not None:
            server, thread = served
            await asyncio.to_thread(server.shutdown)
            server.server_close()
            thread.join()
