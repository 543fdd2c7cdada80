"""What viewers see."""

import json

import msgspec
import pytest

from domain.games.rancher import rules
from domain.games.rancher.events import (
    DebtIncurred,
    FarmBought,
    HerdStolen,
    RodeOn,
    Rolled,
    TurnBegan,
)
from domain.kernel.rules import EVERYONE, SPECTATOR
from tests.domain.rancher.table import and_then, at, given, lap, roll, settled, spent


def test_a_view_shows_the_whole_table() -> None:
    state = given(
        spent(0, 2_600),
        lap(0, 11),
        lap(0, 11),
        FarmBought(1, "hells_gate", 10),
        HerdStolen(0, 1, "glover_leaf", 6),
        spent(1, 15_000),
        DebtIncurred(1, 0, 500),
        rounds=40,
        turns=24,
    )
    landed = roll(state, 0, 1).state

    assert json.loads(msgspec.json.encode(rules.view(landed, 1))) == {
        "viewer": 1,
        "round": 13,
        "rounds": 40,
        "turn": 0,
        "first": 0,
        "roll": 1,
        "left": 0,
        "automatic_rolls": False,
        "ranchers": [
            {
                "cash": 12_400,
                "wealth": 12_400 + 3_000 + 500,
                "space": 12,
                "lap": 2,
                "tow": [{"owner": 1, "farm": "glover_leaf", "chips": 6}],
                "debts": [],
            },
            {
                "cash": 0,
                "wealth": 5_000 + 5_000 - 500,
                "space": 0,
                "lap": 0,
                "tow": [],
                "debts": [{"to": 0, "amount": 500}],
            },
        ],
        "farms": [
            {"farm": "hells_gate", "owner": 1, "chips": 10, "grows_from_lap": 1},
            *(
                {"farm": farm, "owner": None, "chips": 0, "grows_from_lap": 0}
                for farm in (
                    "devils_creek",
                    "glover_leaf",
                    "blue_bell_ranch",
                    "green_valley",
                    "red_river",
                    "three_oaks",
                )
            ),
        ],
        "pending": {
            "type": "seats",
            "decisions": {
                "0": {"ask": "buy", "round": 13, "turn": 24, "about": "devils_creek"},
            },
        },
    }


def test_between_turns_the_next_seat_and_its_round_are_shown() -> None:
    opening = rules.view(given(first=1), SPECTATOR)
    second = rules.view(given(first=1, turns=1), SPECTATOR)
    next_round = rules.view(given(first=1, turns=2), SPECTATOR)

    assert (opening.turn, opening.round, opening.roll) == (1, 1, None)
    assert (second.turn, second.round) == (0, 1)
    assert (next_round.turn, next_round.round) == (1, 2)


def test_a_turn_about_to_begin_by_itself_is_shown_as_the_next_seats() -> None:
    rolled = settled(given(at(0, 33), automatic_rolls=True), 1).state
    taken = rules.evolve(rolled, TurnBegan(1, 1))

    assert [rules.view(state, SPECTATOR).turn for state in (rolled, taken)] == [1, 1]


def test_after_the_end_the_last_turn_is_shown() -> None:
    ended = roll(given(at(1, 33), rounds=40, turns=79), 1, 1).state

    view = rules.view(ended, SPECTATOR)

    assert (view.turn, view.round, view.rounds) == (1, 40, 40)


def test_at_the_fork_the_rest_of_the_roll_is_shown() -> None:
    asking = roll(given(at(0, 13)), 0, 5).state

    assert (rules.view(asking, 0).roll, rules.view(asking, 0).left) == (5, 3)


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR, EVERYONE])
def test_nothing_is_hidden_from_anybody(viewer: int) -> None:
    state = roll(given(at(0, 7)), 0, 1).state
    seen = rules.view(state, viewer)

    assert seen.viewer == viewer
    assert msgspec.structs.replace(seen, viewer=0) == rules.view(state, 0)
    for event in (TurnBegan(0, 1), Rolled(0, 4), RodeOn(0)):
        assert rules.redact(event, viewer) == event


def test_a_new_field_of_the_state_would_leave_old_hashes_alone() -> None:
    state = and_then(given())

    assert set(msgspec.to_builtins(state)) == {
        "rounds",
        "automatic_rolls",
        "ranchers",
        "farms",
        "bank",
        "stage",
    }
