"""Row 11: what a seat may not know changes no byte of what it is told.

Twin matches differ only in another seat's contribution, and so in what is drawn for the
others. As long as nothing secret is shown, the watching seat's bytes must be the same:
frames, options, refusals and lists.
"""

import random
from collections.abc import Callable
from typing import Any, Literal

import msgspec
import pytest
from msgspec import Raw

from domain.kernel.chance import match_key
from domain.kernel.play import begin
from domain.kernel.rules import SPECTATOR, Setup
from services.application.actors import key_of
from services.application.events import Seat
from services.application.frames import Perspective, frame
from services.application.match import Match
from services.application.refusals import Refused
from services.application.table import Table
from tests.domain.pionjar import twins as twins_of_pionjar
from tests.services.fakes import MemoryVault
from tests.services.tables import SMALLEST, Service, command, guest, raw, until, user_at
from tests.sizes import sized
from tests.testgame import parley
from tests.testgame.games import ALL_GAMES

SEED = bytes(range(32))
WATCHER = 0
SEATS = 2
FIRSTS_MAX = 1000
SECONDS_MAX = 200


def known_at_start(game: str, contribution: str, viewer: int) -> bytes:
    """What the rules let a viewer know after the opening under this contribution."""
    rules = ALL_GAMES[game].rules
    key = match_key(SEED, [b"", bytes.fromhex(contribution)])
    options = msgspec.convert(SMALLEST[game], ALL_GAMES[game].options_type)
    played = begin(rules, Setup(SEATS, options), key)
    match played.state:
        case parley.State(cards=cards):
            return bytes([cards[viewer]]) if viewer >= 0 else b""
        case _:  # everything in Rancher is open
            return msgspec.json.encode(played.events)


def twins(game: str, viewer: int, rng: random.Random) -> tuple[str, str]:
    """Two contributions of the other seat that give the viewer the same knowledge."""
    for _ in range(FIRSTS_MAX):  # an opening with many rolls has too few twins
        first = rng.randbytes(16).hex()
        known = known_at_start(game, first, viewer)
        for _ in range(SECONDS_MAX):
            second = rng.randbytes(16).hex()
            if known_at_start(game, second, viewer) == known:
                return first, second
    raise AssertionError("no twins are found")


async def told(
    game: str,
    contribution: str,
    perspective: Perspective,
    other: Literal["acts", "resigns", "is late"] = "acts",
) -> list[Any]:
    """All that the perspective is told up to the first secret's end."""
    service = Service(vault=MemoryVault(SEED))
    match = await service.started(game, SEATS, ["", contribution], turn_seconds=120)
    heard: list[Any] = []
    if other == "is late":
        play = service.matches._play
        await play._actors.run(
            actor := await play._actors.get(match.id), lambda: play._stand_in(actor, 1)
        )
    elif other == "resigns":
        await service.matches.nudge(match.id, user_at(WATCHER), 1)
        await service.matches.resign(match.id, guest(1), command(9), 1)
        await until(service.matches, match, lambda now: now.awaited_bot() is None)
        heard += service.broadcaster.news
    elif game == "parley":
        await service.matches.act(
            match.id, guest(1), command(9), 1, raw(parley.Bid("low", 1)), match.version
        )
    heard += await service.matches.frames(match, perspective, 0)
    heard.append(await service.matches.frame(match, perspective))
    heard.append(match.summary())
    heard += await refusals(service, match)
    return heard


async def refusals(service: Service, match: Match) -> list[Any]:
    """Everything that wrong actions of the watcher's are answered."""
    heard: list[Any] = []
    wrong = [Raw(b'{"type":"parley.bid"}'), Raw(b'{"type":"rancher.buy_farm","cattle":99}')]
    for number, action in enumerate(wrong):
        for seat in range(SEATS):
            try:
                heard.append(
                    await service.matches.act(
                        match.id,
                        user_at(WATCHER),
                        command(50 + number),
                        seat,
                        action,
                        match.version,
                    )
                )
            except Refused as refused:
                heard.append((refused.code, refused.detail, refused.frame, refused.options))
    return heard


TWIN_GAMES = sorted({*ALL_GAMES} - {"pioneer_rails", "pionjar"})
"""Games whose openings have twins; the others hide things later, and have suites of their own."""


@pytest.mark.thorough
@pytest.mark.parametrize("game", TWIN_GAMES)
@pytest.mark.parametrize("viewer", [WATCHER, SPECTATOR], ids=["seat", "spectator"])
async def test_secrets_change_no_byte(game: str, viewer: int) -> None:
    """Twin after twin, all bytes are the same."""
    perspective = Perspective(user_at(WATCHER) if viewer == WATCHER else "")
    for seed in range(sized(1_000, 50_000)):
        first, second = twins(game, viewer, random.Random(seed))
        assert await told(game, first, perspective) == await told(game, second, perspective)


@pytest.mark.parametrize("viewer", [WATCHER, SPECTATOR], ids=["seat", "spectator"])
async def test_a_bot_that_has_taken_a_seat_over_gives_nothing_away(viewer: int) -> None:
    """It bids by the secret card that it found, and nobody can tell."""
    perspective = Perspective(user_at(WATCHER) if viewer == WATCHER else "")
    for seed in range(sized(100, 20_000)):
        first, second = twins("parley", viewer, random.Random(seed))
        one, other = [
            await told("parley", contribution, perspective, "resigns")
            for contribution in (first, second)
        ]
        assert one == other


@pytest.mark.parametrize("viewer", [WATCHER, SPECTATOR], ids=["seat", "spectator"])
async def test_a_bot_that_decides_for_who_is_late_gives_nothing_away(viewer: int) -> None:
    """The same for a seat whose time runs out."""
    perspective = Perspective(user_at(WATCHER) if viewer == WATCHER else "")
    for seed in range(sized(100, 20_000)):
        first, second = twins("parley", viewer, random.Random(seed))
        one, other = [
            await told("parley", contribution, perspective, "is late")
            for contribution in (first, second)
        ]
        assert one == other


async def test_hidden_cards_and_bids_in_the_midst_of_a_match_change_no_byte_of_frames() -> None:
    """Frames of twin tables of Pionjär; what is told of events is shown with the game's rules."""
    match = await Service().started("pionjar", twins_of_pionjar.SEATS)
    for pair, _ in twins_of_pionjar.pairs(sized(200, 20_000)):
        told_of = []
        for state in (pair.one, pair.other):
            match.state = state
            match._end_frame(match.pending())
            told_of.append((frame(match, [], pair.viewer), match.summary()))
        assert told_of[0] == told_of[1]


LEAKS: dict[str, Callable[[parley.State, parley.View], parley.View]] = {
    "a value": lambda state, view: msgspec.structs.replace(view, cards=state.cards),
    "a count": lambda state, view: msgspec.structs.replace(
        view, cards=view.cards + (None,) * (state.cards[-1] // 2)
    ),
    "a length": lambda state, view: msgspec.structs.replace(view, round=10 ** state.cards[-1]),
}


@pytest.mark.parametrize("leak", sorted(LEAKS))
async def test_planted_leaks_are_caught(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Teeth: a hidden card that changes a value, a count or a length is noticed."""
    honest = parley.view
    monkeypatch.setattr(
        parley, "view", lambda state, viewer: LEAKS[leak](state, honest(state, viewer))
    )
    perspective = Perspective(user_at(WATCHER))

    pairs = [twins("parley", WATCHER, random.Random(seed)) for seed in range(30)]
    same = [
        await told("parley", first, perspective) == await told("parley", second, perspective)
        for first, second in pairs
    ]

    assert not all(same)


async def test_twins_do_differ_in_secret() -> None:
    """Teeth: the pairs are not the same match twice."""
    pairs = [twins("parley", WATCHER, random.Random(seed)) for seed in range(30)]
    hidden = [
        tuple(known_at_start("parley", contribution, 1) for contribution in pair) for pair in pairs
    ]

    assert sum(one != other for one, other in hidden) > 10


def test_the_key_of_a_table_is_the_seats_own() -> None:
    """The draws come from the seed and what the seats gave, in seat order."""
    table = parley_table(["", "ab" * 16])

    assert key_of(SEED, table) == match_key(SEED, [b"", bytes.fromhex("ab" * 16)])


def parley_table(contributions: list[str]) -> Table:
    """A table with these contributions."""
    seats = tuple(Seat("user", "u", "u", contribution) for contribution in contributions)
    return Table("parley", {}, "u", seats, "")
