"""Alerts ask for metrics that are told, and the runbook says what to do about each."""

import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.infra.deployed import INFRA, RUNBOOK
from tests.servers import free_port
from tests.services.api.running import running
from tests.services.scrape import scraped

METRIC = re.compile(r"\b(?:chuckwagon|process|python)_[a-z_]+")
SINCE_USED = {"chuckwagon_actions_total", "chuckwagon_requests_total"}
"""Told once something was counted."""


def rules() -> list[dict[str, Any]]:
    """Every alert."""
    groups = yaml.safe_load((INFRA / "prometheus" / "alerts.yml").read_text())["groups"]
    return [rule for group in groups for rule in group["rules"]]


@pytest.fixture
async def told(tmp_path: Path) -> AsyncIterator[set[str]]:
    """The names of all samples that a server tells."""
    port = free_port()
    async with running(tmp_path / "data", metrics_port=port):
        yield {sample.name for metric in await scraped(port) for sample in metric.samples}


async def test_every_metric_that_is_named_is_told(told: set[str]) -> None:
    texts = [(INFRA / "prometheus" / "alerts.yml").read_text(), RUNBOOK.read_text()]
    named = {name for text in texts for name in METRIC.findall(text)}
    families = {re.sub(r"_(bucket|sum|count)$", "", name) for name in told}

    assert len(named) > 6
    assert named - told - families - SINCE_USED == set()


@pytest.mark.parametrize("rule", [pytest.param(rule, id=rule["alert"]) for rule in rules()])
def test_an_alert_is_explained(rule: dict[str, Any]) -> None:
    assert set(rule) == {"alert", "expr", "for", "annotations"}
    assert rule["annotations"]["summary"]
    assert f"### {rule['alert']}\n" in RUNBOOK.read_text()


def test_every_section_that_is_referred_to_is_there() -> None:
    text = RUNBOOK.read_text()
    headings = set(re.findall(r"^#+ (.+)$", text, re.MULTILINE))
    referred = re.findall(r"(?<=See )\*([^*]+)\*|(?<=, or )\*([^*]+)\*|(?<= and )\*([^*]+)\*", text)

    assert referred
    assert {one for found in referred for one in found if one} <= headings


async def test_a_metric_that_nobody_tells_is_found(told: set[str]) -> None:
    assert set(METRIC.findall("rate(chuckwagon_acts_total[5m])")) - told
