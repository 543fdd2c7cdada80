"""Four guests play a whole match against a real server, by its description alone."""

import random
from pathlib import Path

import pytest

from tests.contract.play_from_openapi import main, play
from tests.contract.process import served


@pytest.mark.parametrize("seed", [1, 2])
def test_four_guests_play_a_match_of_forty_rounds(tmp_path: Path, seed: int) -> None:
    with served(tmp_path / "data") as server:
        table = play(server.url, random.Random(seed))

    assert (table["status"], table["options"]["rounds"]) == ("finished", 40)
    assert [seat["name"] for seat in table["seats"]] == ["Ada", "Ben", "Cleo", "Dan"]
    assert len(table["result"]["scores"]) == 4
    assert server.log.read_text() == ""


def test_the_script_runs_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with served(tmp_path / "data") as server:
        status = main([server.url, "--seed", "3"])

    assert status == 0
    assert " wins" in capsys.readouterr().out
