"""Metrics as Prometheus reads them."""

import asyncio
import urllib.request

from prometheus_client import Metric
from prometheus_client.parser import text_string_to_metric_families


async def scraped(port: int) -> list[Metric]:
    """Everything that is told on a port."""
    return list(text_string_to_metric_families(await text(port)))


async def text(port: int) -> str:
    """The same as it is written."""
    return await asyncio.to_thread(_fetched, port)


def _fetched(port: int) -> str:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=10) as answer:
        return str(answer.read().decode())


def value(metrics: list[Metric], sample: str, **labels: str) -> float | None:
    """The number that a sample with these labels has, None where there is none."""
    for metric in metrics:
        for one in metric.samples:
            if one.name == sample and labels.items() <= one.labels.items():
                return one.value
    return None
