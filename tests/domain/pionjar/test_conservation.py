"""Nothing comes from nowhere: money and cards in random play, event by event."""

import random
from collections import Counter

import pytest
from msgspec import Struct
from msgspec.structs import replace

from domain.games.pionjar import rules
from domain.games.pionjar.conserved import conserved
from domain.games.pionjar.data import BOARD, DECKS
from domain.games.pionjar.events import MoneyPaid, Purse
from domain.games.pionjar.setup import TableOptions
from domain.games.pionjar.state import PionjarState, Spoils
from domain.kernel.rules import Setup
from domain.registry import GAMES
from tests.domain.pionjar.table import NEIGHBOUR, settler, table, wagon
from tests.driver import random_match
from tests.sizes import sized

MATCHES = sized(10, 1_000)


def played(seed: int) -> list[tuple[PionjarState, list[Struct], PionjarState]]:
    """Each action's table before, its events, and the table after."""
    rng = random.Random(seed)
    options = TableOptions(
        1859,
        "sealed" if rng.randrange(2) else "open",
        "anywhere" if rng.randrange(2) else "squares",
        bool(rng.randrange(2)),
    )
    setup: Setup[Struct] = Setup(2 + seed % 5, options)
    steps = []
    for step in random_match(GAMES["pionjar"], setup, seed):
        assert isinstance(step.state, PionjarState)
        assert isinstance(step.played.state, PionjarState)
        steps.append((step.state, step.played.events, step.played.state))
    return steps


def purses(state: PionjarState) -> Counter[Purse]:
    """What everyone has."""
    held: Counter[Purse] = Counter({"bank": state.bank, "saloon": state.saloon})
    held.update({seat: pioneer.cash for seat, pioneer in enumerate(state.pioneers)})
    return held


@pytest.mark.rule("PJ-26")
def test_money_changes_hands_by_payments_alone_and_cash_is_never_negative() -> None:
    for seed in range(MATCHES):
        for before, events, after in played(seed):
            expected = purses(before)
            for event in events:
                if isinstance(event, MoneyPaid):
                    assert event.amount > 0, f"seed {seed}: {event}"
                    expected[event.payer] -= event.amount
                    expected[event.payee] += event.amount
            assert expected == purses(after), f"seed {seed}: {events}"
            assert min(pioneer.cash for pioneer in after.pioneers) >= 0
            assert after.saloon >= 0


@pytest.mark.rule("PJ-1")
@pytest.mark.rule("PJ-23")
def test_no_card_is_lost_and_no_limit_overstepped() -> None:
    box = sum(len(values) for values in (DECKS.buffalo, DECKS.fish, DECKS.gold))
    for seed in range(MATCHES):
        for _, _, after in played(seed):
            figures = conserved(after)
            assert figures.pop("money") == 0, f"seed {seed}"
            assert figures.pop("handed out") == 5_000 * len(after.pioneers)
            assert figures.pop("spoils") == box
            assert figures.pop("values") == sum((*DECKS.buffalo, *DECKS.fish, *DECKS.gold))
            assert set(figures.values()) == {0}, f"seed {seed}: {figures}"


def test_pieces_stand_where_there_is_a_place_for_them() -> None:
    for seed in range(MATCHES):
        for _, _, after in played(seed):
            for pioneer in after.pioneers:
                places = {
                    "road": range(29),
                    "ring": range(len(BOARD.circuit)),
                    "trailhead": range(1),
                    "hunting": range(1, 19),
                    "fishing": range(1, 19),
                    "prison": range(1),
                }[pioneer.where]
                assert pioneer.at in places, f"seed {seed}: {pioneer}"
                assert (pioneer.where == "road") == (pioneer.property is None)


FINE = table(
    settler(3, harvest=3, timber=1, spoils=Spoils((1_000,)), sheriff=True),
    NEIGHBOUR,
    wagon(3),
    post=rules.start(Setup(2, TableOptions())).post[:2]
    + rules.start(Setup(2, TableOptions())).post[3:],
)
FIRST = FINE.pioneers[0]


def with_first(**changes: object) -> PionjarState:
    return replace(FINE, pioneers=(replace(FIRST, **changes), *FINE.pioneers[1:]))


@pytest.mark.parametrize(
    ("broken", "figures"),
    [
        (replace(FINE, bank=FINE.bank + 1), {"money"}),
        (replace(FINE, saloon=-1, bank=FINE.bank + 10_001), {"cash below nothing"}),
        (with_first(spoils=Spoils()), {"spoils", "values"}),
        (with_first(spoils=Spoils((1_100,))), {"values"}),
        (with_first(sheriff=False), {"post cards"}),
        (replace(FINE, lease=1), {"post cards"}),
        (replace(FINE, proclamations=FINE.proclamations[1:]), {"proclamations"}),
        (with_first(property="high_falls", harvest=2), {"properties twice"}),
        (with_first(harvest=4), {"too many crops"}),
        (with_first(timber=2), {"too many crops"}),
        (with_first(harvest=-1), {"too many crops"}),
        (
            replace(FINE, pioneers=(*FINE.pioneers[:2], replace(FINE.pioneers[2], owner=True))),
            {"owners without land"},
        ),
        (
            replace(FINE, pioneers=(*FINE.pioneers[:2], replace(FINE.pioneers[2], timber=1))),
            {"too many crops"},
        ),
    ],
)
def test_each_overstepping_shows_in_its_figure(broken: PionjarState, figures: set[str]) -> None:
    fine, found = conserved(FINE), conserved(broken)

    assert {name for name in found if found[name] != fine[name]} == figures
