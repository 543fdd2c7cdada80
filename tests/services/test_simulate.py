"""Simulation: figures that can be trusted, and failures that are not overlooked."""

from fractions import Fraction

import pytest
from msgspec import Struct

from domain.games.rancher.setup import TableOptions
from domain.registry import CONSERVED, GAMES
from services import simulate
from services.simulate import Report, interval, main, text

MATCHES = 12


@pytest.fixture(scope="module")
def report() -> Report:
    return simulate.simulate("rancher", 3, MATCHES, 1, TableOptions(rounds=40))


def test_every_match_is_counted(report: Report) -> None:
    assert report.failures == []
    assert report.matches == MATCHES
    assert sum(report.wins) == MATCHES
    assert report.happened["rancher.turn_began", ""] == MATCHES * 40 * 3
    assert report.matches_with["rancher.match_ended", ""] == MATCHES


def test_words_out_of_events_add_up_to_the_events(report: Report) -> None:
    by_farm = {
        word: count
        for (name, word), count in report.happened.items()
        if name == "rancher.farm_bought" and word
    }

    assert sum(by_farm.values()) == report.happened["rancher.farm_bought", ""] > 0
    assert "hells_gate" in by_farm


def test_any_number_of_workers_reports_the_same(report: Report) -> None:
    assert simulate.simulate("rancher", 3, MATCHES, 1, TableOptions(40), workers=2) == report


def test_other_seeds_are_other_matches(report: Report) -> None:
    assert simulate.simulate("rancher", 3, MATCHES, 2, TableOptions(40)) != report


def test_the_interval_is_wilsons() -> None:
    low, high = interval(Fraction(10), 20)

    assert (round(low, 4), round(high, 4)) == (0.2993, 0.7007)
    assert interval(Fraction(0), 20)[0] == pytest.approx(0)


def test_the_text_shows_shares_events_and_that_nothing_failed(report: Report) -> None:
    lines = text(report).splitlines()

    assert (
        lines[0] == 'rancher, 3 seats, 12 matches, {"rounds":40,"automatic_rolls":true,"minutes":0}'
    )
    assert sum(line.startswith("  seat") for line in lines) == 3
    assert any(line.split()[:2] == ["rancher.turn_began", "120.00"] for line in lines)
    assert lines[-1] == "  exceptions and broken conservation: 0"


def test_the_command_plays_every_table_size(capsys: pytest.CaptureFixture[str]) -> None:
    status = main(["rancher", "--matches", "2", "--workers", "1", "--option", "rounds=40"])

    printed = capsys.readouterr().out
    assert status == 0
    assert [line for line in printed.splitlines() if line.startswith("rancher, ")] == [
        f'rancher, {seats} seats, 2 matches, {{"rounds":40,"automatic_rolls":true,"minutes":0}}'
        for seats in (2, 3, 4)
    ]


def test_an_option_that_does_not_exist_is_wrong_use(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rancher", "--option", "rounds=41"]) == 2
    assert "41" in capsys.readouterr().err


def test_broken_conservation_fails_the_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    counting = iter(range(1_000_000))
    monkeypatch.setattr(simulate, "CONSERVED", {"rancher": lambda _: {"money": next(counting)}})

    status = main(["rancher", "--seats", "2", "--matches", "3", "--workers", "1"])

    assert status == 1
    assert "exceptions and broken conservation: 3" in capsys.readouterr().out


def test_an_exception_in_a_match_is_reported_with_its_seed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    failing = {3, 5}

    def conserved(state: Struct) -> dict[str, int]:
        if current in failing:
            raise ZeroDivisionError
        return dict(CONSERVED["rancher"](state))

    current = 0
    played = simulate._count_match

    def count_match(report: Report, seed: int) -> None:
        nonlocal current
        current = seed
        played(report, seed)

    monkeypatch.setattr(simulate, "CONSERVED", {"rancher": conserved})
    monkeypatch.setattr(simulate, "_count_match", count_match)

    report = simulate.simulate("rancher", 2, 6, 1, TableOptions(40))

    assert report.matches == 4
    assert [failure.split(":")[:2] for failure in report.failures] == [
        ["seed 3", " ZeroDivisionError"],
        ["seed 5", " ZeroDivisionError"],
    ]


def test_a_match_without_an_end_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "ACTIONS_MAX", 3)

    report = simulate.simulate("rancher", 2, 1, 1, TableOptions(40))

    assert report.matches == 0
    assert report.failures == ["seed 1: BrokenMatchError: no end after 3 actions"]


def test_every_registered_game_can_be_simulated() -> None:
    assert set(CONSERVED) == set(GAMES)
