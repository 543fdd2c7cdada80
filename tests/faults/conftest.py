"""What the tests of faults stand on."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.faults.forks import Forks, forks
from tests.faults.players import Journal


@pytest.fixture
def source(tmp_path: Path) -> Iterator[Forks]:
    """Where processes of the service come from, all of them ended with the test."""
    folder = tmp_path / "processes"
    folder.mkdir()
    with forks(folder) as made:
        yield made


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[Journal]:
    """What players were promised."""
    made = Journal(tmp_path / "journal")
    yield made
    made.close()
