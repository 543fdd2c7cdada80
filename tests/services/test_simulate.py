"""Simulation: figures that can be trusted, and failures that are not overlooked."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from fractions import Fraction

import pytest
from msgspec import Struct

from domain.games.rancher.setup import TableOptions
from domain.kernel.balance import AnyBalance, Wish
from domain.registry import BALANCE, GAMES
from services import simulation, verdicts
from services.simulate import line, main, text
from services.simulation import Report, simulate
from services.verdicts import (
    Verdict,
    interval,
    mean_interval,
    of_greenhorn,
    of_one_sided,
    of_standard_play,
)

MATCHES = 12


@pytest.fixture(scope="module")
def report() -> Report:
    return simulate("rancher", 3, MATCHES, 1, TableOptions(rounds=40))


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
    assert simulate("rancher", 3, MATCHES, 1, TableOptions(40), workers=2) == report


def test_other_seeds_are_other_matches(report: Report) -> None:
    assert simulate("rancher", 3, MATCHES, 2, TableOptions(40)) != report


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


def test_no_interval_of_a_share_goes_beyond_all_or_nothing() -> None:
    report = Report("rancher", 2, TableOptions(), matches=3)
    report.happened["any", ""] = 3
    report.lead_changes[0] = 3
    report.figures |= {"often": Counter({0: 1, 1000: 2}), "seldom": Counter({0: 2, 1000: 1})}
    report.figures["twice the rest"] = Counter({1000: 1, 3000: 2})

    told = re.findall(r"95 %: (\S+) to (\S+) %", text(report))

    assert told[-3:] == [("1.3", "100.0"), ("0.0", "98.7"), ("102.7", "364.0")]


@pytest.mark.parametrize(
    ("figure", "told"),
    [
        (
            "points a seat",
            "points a seat    130.0 points   (95 %: 130.0 to 130.0 points, 4 matches)",
        ),
        ("hands", "hands     20.5 %        (95 %: 20.5 to 20.5 %, 4 matches)"),
    ],
)
def test_each_figure_is_told_with_its_unit(figure: str, told: str) -> None:
    value = {"points a seat": 130, "hands": 205}[figure]
    report = Report("pioneer_rails", 2, GAMES["pioneer_rails"].options_type(), matches=4)
    report.happened["any", ""] = 4
    report.lead_changes[0] = 4
    report.figures[figure] = Counter({value: 4})

    assert f"  {told}" in text(report).splitlines()


def test_the_command_plays_every_table_size(capsys: pytest.CaptureFixture[str]) -> None:
    status = main(["rancher", "--matches", "2", "--workers", "1", "--option", "rounds=40"])

    printed = capsys.readouterr().out
    assert status == 0
    assert [line for line in printed.splitlines() if line.startswith("rancher, ")] == [
        f'rancher, {seats} seats, 2 matches, {{"rounds":40,"automatic_rolls":true,"minutes":0}}'
        for seats in (2, 3, 4)
    ]


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (["--workers", "0"], "argument --workers: 0 is not a whole number from 1 on"),
        (["--matches", "0"], "argument --matches: 0 is not a whole number from 1 on"),
        (["--matches", "many"], "argument --matches: many is not a whole number from 1 on"),
        (["--seats", "2", "9"], "argument --seats: rancher is played by 2 to 4, not 9"),
        (["--option", "rounds=41"], "rounds: 41 is none of the documented values."),
        (["--option", "round=40"], "There is no field round."),
        (["--option", "rounds"], "argument --option: 'rounds' is not NAME=VALUE"),
        (["--option", "rounds=many"], "rounds: This is a whole number, not text."),
        (["--option", "minutes=30"], "choose no clock"),
    ],
    ids=lambda wrong: " ".join(wrong) if isinstance(wrong, list) else "",
)
def test_what_cannot_be_followed_is_answered_with_what_is_legal(
    wrong: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["rancher", *wrong])

    assert ended.value.code == 2
    assert said in capsys.readouterr().err


def test_broken_conservation_fails_the_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    counting = iter(range(1_000_000))
    watch(monkeypatch, conserved=lambda _: {"money": next(counting)})

    status = main(["rancher", "--seats", "2", "--matches", "3", "--workers", "1"])

    assert status == 1
    assert "exceptions and broken conservation: 3" in capsys.readouterr().out


def test_an_exception_in_a_match_is_reported_with_its_seed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    failing = {3, 5}

    def conserved(state: Struct) -> Mapping[str, int]:
        if current in failing:
            raise ZeroDivisionError
        return BALANCE["rancher"].conserved(state)

    current = 0
    played = simulation._count_match

    def count_match(report: Report, seed: int) -> None:
        nonlocal current
        current = seed
        played(report, seed)

    watch(monkeypatch, conserved=conserved)
    monkeypatch.setattr(simulation, "_count_match", count_match)

    report = simulate("rancher", 2, 6, 1, TableOptions(40))

    assert report.matches == 4
    assert [failure.split(":")[:2] for failure in report.failures] == [
        ["seed 3", " ZeroDivisionError"],
        ["seed 5", " ZeroDivisionError"],
    ]


def test_a_match_without_an_end_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "ACTIONS_MAX", 3)

    report = simulate("rancher", 2, 1, 1, TableOptions(40))

    assert report.matches == 0
    assert report.failures == ["seed 1: BrokenMatchError: no end after 3 actions"]


def test_every_registered_game_can_be_simulated() -> None:
    assert set(BALANCE) == set(GAMES)


def test_another_leader_than_before_is_a_change_and_a_tie_is_none() -> None:
    leaders = simulation._Leaders()
    for standing in ((5, 5), (6, 5), (6, 6), (7, 6), (7, 8), (8, 8), (9, 8), (9, 3)):
        leaders.see(standing)

    assert leaders.changes == 2


def test_the_guest_takes_each_seat_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    guests = simulate("rancher", 3, MATCHES, 1, TableOptions(40), guest="greenhorn")

    assert sum(guests.wins) == MATCHES
    assert guests.guest_wins < MATCHES / 3
    for seed in range(3):
        one = simulate("rancher", 3, 1, seed, TableOptions(40), guest="greenhorn")
        assert one.guest_wins == one.wins[seed % 3]


SEEN = BALANCE["rancher"].seen


def balanced() -> Report:
    """A report of 100 matches for two in which all is as wanted, if barely."""
    return Report(
        "rancher",
        2,
        TableOptions(),
        matches=100,
        wins=[Fraction(44), Fraction(56)],
        lead_changes=Counter({0: 49, 1: 51}),
        matches_with=Counter(dict(SEEN)),
    )


def failing(report: Report) -> list[str]:
    return [verdict.about for verdict in of_standard_play(report) if not verdict.holds]


def test_a_game_that_meets_its_wishes_barely_is_balanced() -> None:
    assert failing(balanced()) == []


@pytest.mark.parametrize("kind", SEEN, ids=" ".join)
def test_what_is_seen_too_seldom_fails(kind: tuple[str, str]) -> None:
    report = balanced()
    report.matches_with[kind] -= 1

    assert failing(report) == [f"{' '.join(kind).rstrip()} in {SEEN[kind]} % of matches"]


def test_seats_too_far_from_equal_and_too_few_lead_changes_fail() -> None:
    off = replace(balanced(), wins=[Fraction(43), Fraction(57)])
    dull = replace(balanced(), lead_changes=Counter({0: 51, 1: 49}))

    assert failing(off) == [f"seat {seat} wins within 6 points of 50.0%" for seat in (0, 1)]
    assert failing(dull) == ["1 lead changes or more (median)"]


def test_a_games_own_figures_are_counted_by_value_in_any_number_of_parts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def figures(events: Sequence[Struct], state: Struct) -> Mapping[str, int]:
        names = [str(event.__struct_config__.tag) for event in events]
        ends = {"ends": names.count("rancher.match_ended")}
        return ends if "rancher.herd_stolen" in names else {**ends, "quiet": len(names) % 2}

    watch(monkeypatch, figures=figures)

    report = simulate("rancher", 2, 6, 1, TableOptions(40))
    parts = [simulate("rancher", 2, 3, seed, TableOptions(40)) for seed in (1, 4)]

    assert report.figures["ends"] == Counter({1: 6})
    assert report.figures["quiet"].total() == 6 - report.matches_with["rancher.herd_stolen", ""]
    assert 0 < report.figures["quiet"].total() < 6
    parts[0].add(parts[1])
    assert parts[0].figures == report.figures


SHARE = Wish(about="a share", figure="it", reading="share", seats=frozenset({2}), least=500)
MEDIAN = Wish(about="a median", figure="it", reading="median", seats=frozenset({2}), most=700)


@pytest.mark.parametrize(
    ("wish", "values", "holds"),
    [
        (SHARE, {1_000: 50, 0: 50}, True),
        (SHARE, {1_000: 49, 0: 51}, False),
        (replace(SHARE, least=0, most=490), {1_000: 49, 0: 51}, True),
        (replace(SHARE, least=0, most=489), {1_000: 49, 0: 51}, False),
        (MEDIAN, {700: 51, 9_000: 49}, True),
        (MEDIAN, {700: 49, 9_000: 51}, False),
        (replace(MEDIAN, least=700, most=700), {700: 3}, True),
        (replace(MEDIAN, least=701, most=999), {700: 3}, False),
        (SHARE, {}, False),
    ],
    ids=lambda value: str(value) if isinstance(value, dict) else "",
)
def test_a_games_own_figures_are_judged_by_its_wishes(
    monkeypatch: pytest.MonkeyPatch, wish: Wish, values: dict[int, int], *, holds: bool
) -> None:
    watch(monkeypatch, wishes=(wish, replace(wish, about="elsewhere", seats=frozenset({3}))))
    report = replace(balanced(), figures={"it": Counter(values)} if values else {})

    assert failing(report) == ([] if holds else [wish.about])


def test_a_wish_is_for_some_tables_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    elsewhere = replace(SHARE, tables=lambda options: options == TableOptions(120))
    watch(monkeypatch, wishes=(elsewhere,))
    assert failing(balanced()) == []
    watch(monkeypatch, wishes=(replace(elsewhere, tables=lambda _: True),))
    assert failing(balanced()) == ["a share"]


def test_a_mean_stands_between_the_bounds_of_its_interval() -> None:
    low, mean, high = mean_interval(Counter({0: 50, 10: 50}))

    assert mean == 5
    assert (low, high) == pytest.approx((5 - 1.96 * 0.5025, 5 + 1.96 * 0.5025), abs=0.001)
    assert mean_interval(Counter({7: 1})) == (7, 7, 7)


@pytest.mark.parametrize(
    ("wins", "loses", "holds"), [(49, True, True), (50, True, False), (50, False, True)]
)
def test_players_of_one_idea_may_have_to_win_less_than_their_share(
    monkeypatch: pytest.MonkeyPatch, wins: int, *, loses: bool, holds: bool
) -> None:
    watch(monkeypatch, one_sided_lose=loses)

    assert of_one_sided(replace(balanced(), guest_wins=Fraction(wins))).holds == holds


def test_where_lead_changes_do_not_matter_they_are_not_judged(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    watch(monkeypatch, lead_changes={3: 2})

    assert failing(replace(balanced(), lead_changes=Counter({0: 100}))) == []


@pytest.mark.parametrize(
    ("wins", "fair", "weak"), [(59, True, False), (61, False, False), (39, True, True)]
)
def test_a_guest_is_judged_by_what_its_wins_show_for_certain(
    wins: int, fair: bool, weak: bool
) -> None:
    report = replace(balanced(), guest="never buys", guest_wins=Fraction(wins))

    assert of_one_sided(report).holds is fair
    assert of_greenhorn(report).holds is weak


def test_the_command_checks_the_balance_and_says_what_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    watch(monkeypatch, seen={("rancher.match_ended", ""): 100, ("rancher.stampede", ""): 1})

    status = main(["rancher", "--seats", "2", "--matches", "4", "--balance", "--workers", "1"])

    printed = capsys.readouterr().out.splitlines()
    told = [text.split()[0] for text in printed if text.startswith(("  holds", "  FAILS"))]
    assert status == 1
    assert len(told) == 2 + 2 + 1 + len(BALANCE["rancher"].one_sided) + 1
    assert any(text.startswith("  holds  rancher.match_ended in 100 %") for text in printed)
    assert any(text.startswith("  FAILS  rancher.stampede in 1 %") for text in printed)


def test_a_verdict_is_a_line() -> None:
    assert line(Verdict("a thing", "7", holds=True)).split() == ["holds", "a", "thing", "7"]


def watch(monkeypatch: pytest.MonkeyPatch, **instead: object) -> None:
    """Let simulations measure Rancher in another way."""
    other: AnyBalance = replace(BALANCE["rancher"], **instead)  # type: ignore[arg-type]
    monkeypatch.setattr(simulation, "BALANCE", {"rancher": other})
    monkeypatch.setattr(verdicts, "BALANCE", {"rancher": other})


def test_bots_that_see_the_same_do_not_all_play_the_same() -> None:
    played = simulate("pioneer_rails", 5, 3, 1, GAMES["pioneer_rails"].options_type())

    assert played.failures == []
    assert len(set(played.wins)) > 1
