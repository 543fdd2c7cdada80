"""What Pionjär refuses over HTTP: with the rule and what is legal, and nothing is changed."""

from collections.abc import Callable
from typing import Final, NamedTuple
from uuid import UUID

import pytest

from services.application.codec import Codec
from services.application.match import Match, state_hash
from tests.services.api.conftest import Guest
from tests.services.api.people import Json, Person
from tests.services.api.running import Running
from tests.testgame.games import ALL_GAMES

NAMES: Final = ("Ada", "Ben", "Cleo", "Dora")
MATCHES_MAX: Final = 40
STEPS_MAX: Final = 400
HUNDRED: Final = 100


class Table:
    """A match of four people, who take what is offered first."""

    def __init__(self, server: Running, people: list[Person], match: str, first: Json) -> None:
        self.server = server
        self.people = people
        self.match = match
        self.frame = first

    @property
    def awaits(self) -> list[Json]:
        """Who is asked what."""
        awaits: list[Json] = self.frame["pending"]["awaits"]
        return awaits

    @property
    def asked(self) -> int:
        """The first seat that is asked."""
        return int(self.awaits[0]["seat"])

    @property
    def view(self) -> Json:
        """The table as that seat sees it."""
        view: Json = self.frame["view"]
        return view

    @property
    def cash(self) -> int:
        """What that seat has."""
        return int(self.view["seats"][self.asked]["cash"])

    async def look(self) -> None:
        """See the position with the eyes of whoever is asked."""
        self.frame = (await self.people[0].read(f"/matches/{self.match}"))["frame"]
        if self.awaits:
            mover = self.people[self.asked]
            self.frame = (await mover.read(f"/matches/{self.match}"))["frame"]

    async def step(self) -> None:
        """The first offer is taken."""
        await self.people[self.asked].acted(self.match, self.frame)
        await self.look()

    async def act(self, seat: int, action: Json) -> Json:
        """What an action is answered, by its seat on the position now."""
        order = {"seat": seat, "action": action, "expected_version": self.frame["version"]}
        answer = await self.people[seat].post(f"/matches/{self.match}/actions", order)
        body: Json = answer.json()
        return body

    async def kept(self) -> tuple[int, str, bytes]:
        """Version, state and what anybody sees: what a refusal may not change."""
        events = await self.server.backend.matches._store.read(UUID(self.match))
        replayed = Match(UUID(self.match), Codec(ALL_GAMES))
        for recorded in events:
            replayed.fold(recorded)
        seen = await self.people[0].get(f"/matches/{self.match}")
        return replayed.version, state_hash(replayed.table, replayed.state), seen.content


class Wrong(NamedTuple):
    """An action that is refused: who asks for what, and by which rule it is refused."""

    seat: int
    action: Json
    rule: str
    code: str = "rule_refused"


Attempt = Callable[[Table], Wrong | None]


def asks(question: str, attempt: Attempt) -> Attempt:
    """The same, where this is asked."""
    return lambda table: attempt(table) if table.awaits[0]["ask"] == question else None


def bid(amount: Callable[[Table], int]) -> Attempt:
    """A bid of the seat that is asked for one."""

    def wrong(table: Table) -> Wrong:
        return Wrong(table.asked, {"type": "pionjar.bid", "amount": amount(table)}, "PJ-42")

    return asks("bid", wrong)


def above_cash(table: Table) -> int:
    """The next whole hundred above what the seat has."""
    return table.cash - table.cash % HUNDRED + HUNDRED


def odd(table: Table) -> int:
    """Not in whole hundreds."""
    return int(table.view["auction"]["lowest"]) + 50


def too_low(table: Table) -> int:
    """A step below what may be bid."""
    return int(table.view["auction"]["lowest"]) - HUNDRED


def another(table: Table) -> int:
    """A seat that is not asked."""
    return (table.asked + 1) % len(NAMES)


def out_of_turn_bid(table: Table) -> Wrong:
    """The least that may be bid, by a seat that is not asked."""
    action = {"type": "pionjar.bid", "amount": table.view["auction"]["lowest"]}
    return Wrong(another(table), action, "PJ-42", "not_awaited")


def after_passing(table: Table) -> Wrong | None:
    """The least that may be bid, by a seat that has passed."""
    passed = table.view["auction"]["passed"]
    action = {"type": "pionjar.bid", "amount": table.view["auction"]["lowest"]}
    return Wrong(passed[0], action, "PJ-42", "not_awaited") if passed else None


def sealed_again(table: Table) -> Wrong | None:
    """Another bid by a seat that has sealed one."""
    sealed = table.view["auction"]["committed"]
    action = {"type": "pionjar.bid", "amount": table.view["auction"]["lowest"]}
    return Wrong(sealed[0], action, "PJ-42", "not_awaited") if sealed else None


def out_of_turn_move(table: Table) -> Wrong | None:
    """A move, by a seat that is not asked."""
    return Wrong(another(table), {"type": "pionjar.move"}, "PJ-3", "not_awaited")


def above_cash_stake(table: Table) -> Wrong:
    """One more than the seat has."""
    return Wrong(table.asked, {"type": "pionjar.wager", "stake": table.cash + 1}, "PJ-36")


def beyond_the_plots(table: Table) -> Wrong:
    """A harvest card more than there is farmland for, on arrival."""
    most = table.frame["options"][0]["preview"]["farmland"]
    action = {"type": "pionjar.equip", "harvest": most + 1, "timber": 0}
    return Wrong(table.asked, action, "PJ-11")


def beyond_the_plots_on_a_visit(table: Table) -> Wrong:
    """A timber card more than there is forest for, on a visit."""
    preview = table.frame["options"][0]["preview"]
    action = {
        "type": "pionjar.visit",
        "land": "" if preview["land"] is None else "no",
        "harvest": 0,
        "timber": preview["timber"] + 1,
        "trading_post": "" if preview["trading_post"] is None else "no",
        "trail": "no",
    }
    return Wrong(table.asked, action, "PJ-11")


def claimed_already(table: Table) -> Wrong | None:
    """A branch to a property that is somebody's."""
    taken = [seat["property"] for seat in table.view["seats"] if seat["property"] is not None]
    action = {"type": "pionjar.choose_branch", "property": taken[0] if taken else ""}
    return Wrong(table.asked, action, "PJ-10") if taken else None


TRIED: Final[list[tuple[str, str, Attempt]]] = [
    ("a bid above cash", "open", bid(above_cash)),
    ("a bid in odd amounts", "open", bid(odd)),
    ("a bid below the lowest", "open", bid(too_low)),
    ("a bid out of turn", "open", asks("bid", out_of_turn_bid)),
    ("a bid after passing", "open", asks("bid", after_passing)),
    ("a sealed bid above cash", "sealed", bid(above_cash)),
    ("a sealed bid in odd amounts", "sealed", bid(odd)),
    ("a second sealed bid", "sealed", asks("bid", sealed_again)),
    ("a move out of turn", "open", asks("branch", out_of_turn_move)),
    ("a stake above cash", "open", asks("wager", above_cash_stake)),
    ("equipment beyond the plots", "open", asks("equip", beyond_the_plots)),
    ("equipment beyond the plots on a visit", "open", asks("visit", beyond_the_plots_on_a_visit)),
    ("a property claimed already", "open", asks("branch", claimed_already)),
]


@pytest.mark.parametrize(
    ("auction", "attempt"),
    [row[1:] for row in TRIED],
    ids=[name for name, *_ in TRIED],
)
async def test_what_is_wrong_is_refused_with_rule_and_options_and_changes_nothing(
    auction: str, attempt: Attempt, server: Running, guest: Guest
) -> None:
    table, wrong = await _found([await guest(name) for name in NAMES], server, auction, attempt)
    before = await table.kept()
    problem = await table.act(wrong.seat, wrong.action)

    assert await table.kept() == before
    assert (problem["code"], problem["rule"]) == (wrong.code, wrong.rule)
    assert problem["detail"].endswith(".")
    assert problem["version"] == before[0]
    # Whoever is not asked has nothing to choose from now.
    assert (problem["options"] == []) == (wrong.code == "not_awaited")
    if problem["options"]:
        assert problem["options"] == table.frame["options"]


async def _found(
    people: list[Person], server: Running, auction: str, attempt: Attempt
) -> tuple[Table, Wrong]:
    """A position of some match where this can be tried."""
    host, *others = people
    for _ in range(MATCHES_MAX):
        opened = await host.opened(
            "me", *["open"] * len(others), game="pionjar", last_year=1859, auction=auction
        )
        match = str(opened["table"]["id"])
        for person in others:
            await person.made(f"/matches/{match}/seats", {})
        started = await host.made(f"/matches/{match}/start")
        table = Table(server, people, match, started["frame"])
        await table.look()
        for _ in range(STEPS_MAX):
            if not table.awaits:
                break
            wrong = attempt(table)
            if wrong is not None:
                return table, wrong
            await (_pass(table) if attempt in PASSING else table.step())
    raise AssertionError("no match came to such a position")


async def _pass(table: Table) -> None:
    """As usual, but nobody bids who need not."""
    if table.awaits[0]["ask"] == "bid":
        await table.act(table.asked, {"type": "pionjar.pass_bid"})
        await table.look()
    else:
        await table.step()


PASSING: Final = [attempt for name, _, attempt in TRIED if name == "a bid after passing"]
