"""Row 11 through the service: what another seat of Pioneer Rails has planned changes no byte.

Twin matches draw the same; the other seat submits one plan in the one, another in the other,
and holds another secret card. Until both have submitted, the watcher's bytes are the same.
"""

import random
from collections.abc import Callable
from typing import Any
from uuid import UUID

import pytest
from msgspec import Struct
from msgspec.structs import replace

from domain.games.pioneer_rails import rules
from domain.games.pioneer_rails.actions import Action, PickCard, SubmitTurn
from domain.games.pioneer_rails.events import Event
from domain.games.pioneer_rails.state import RailsState
from domain.games.pioneer_rails.view import PioneerRailsView
from domain.kernel import play
from domain.kernel.chance import DrawFrom, Outcome, Request, draw
from domain.kernel.rules import SPECTATOR
from services.application.frames import Perspective
from services.application.match import Match
from services.application.refusals import Refused
from tests.services.fakes import MemoryVault
from tests.services.tables import Service, command, guest, raw, user_at
from tests.sizes import sized

WATCHER, HIDER = 0, 1
DEALER, SECRET = 3, 5
"""The numbers of the draws for the first dealer and for the hiding seat's secret card."""


def dealt(secret: int) -> Callable[[bytes, int, Request], Outcome]:
    """Draws as ever, but that the hiding seat deals first and gets this secret card."""

    def drawing(key: bytes, number: int, request: Request) -> Outcome:
        if number == DEALER:
            return HIDER
        if number == SECRET:
            return secret
        if number > SECRET and isinstance(request, DrawFrom):
            hidden = {0, 1, secret}
            counts = tuple(
                0 if card in hidden else count for card, count in enumerate(request.counts)
            )
            return draw(key, number, DrawFrom(counts))
        if number == SECRET - 1 and isinstance(request, DrawFrom):
            return draw(key, number, DrawFrom((0, 0, *request.counts[2:])))
        return draw(key, number, request)

    return drawing


def planned(state: RailsState, rng: random.Random) -> SubmitTurn:
    """Some plan of the hiding seat's."""
    view = rules.view(state, HIDER)
    turn = rng.choice(rules.options(view, None)).action
    for _ in range(rng.randrange(4)):
        turn = rng.choice(rules.options(view, turn)).action
        assert isinstance(turn, SubmitTurn)
    finished = rules.options(view, turn)[0].action
    assert isinstance(finished, SubmitTurn)
    return finished


async def told(secret: int, seed: int, perspective: Perspective) -> tuple[list[Any], SubmitTurn]:
    """All that the perspective is told while the hiding seat has planned, and the plan."""
    service = Service(vault=MemoryVault(bytes([seed % 256]) * 32))
    match = await service.started("pioneer_rails", 2)
    assert isinstance(match.state, RailsState)
    card = match.state.cards[seed % 3]
    await acted(service, match, 9, PickCard(card))
    turn = planned(state_of(match), random.Random(seed * 2 + secret))
    await acted(service, match, 10, turn)
    heard: list[Any] = [*await service.matches.frames(match, perspective, 0)]
    heard += [await service.matches.frame(match, perspective), match.summary(), match.version]
    heard += await refusals(service, match)
    return heard, turn


def state_of(match: Match) -> RailsState:
    assert isinstance(match.state, RailsState)
    return match.state


async def acted(service: Service, match: Match, number: int, action: Struct) -> bytes:
    return await service.matches.act(
        match.id, guest(HIDER), command(number), HIDER, raw(action), match.version
    )


async def refusals(service: Service, match: Match) -> list[Any]:
    """What wrong actions of the watcher's, and questions about the other seat, are answered."""
    heard: list[Any] = []
    for seat in (WATCHER, HIDER):
        for action in (SubmitTurn("nothing", closed=True), PickCard("nothing")):
            try:
                await service.matches.act(
                    match.id, user_at(WATCHER), identity(seat), seat, raw(action), match.version
                )
            except Refused as refused:
                heard.append((refused.code, refused.detail, refused.frame, refused.options))
        try:
            heard.append(
                await service.matches.options(match.id, user_at(WATCHER), seat, raw(SubmitTurn()))
            )
        except Refused as refused:
            heard.append((refused.code, refused.detail, refused.frame))
    return heard


def identity(seat: int) -> UUID:
    return command(50 + seat)


async def differing(pairs: int, viewer: int, monkeypatch: pytest.MonkeyPatch) -> tuple[int, int]:
    """How many pairs were told something different, and how many planned something different."""
    perspective = Perspective(user_at(WATCHER) if viewer == WATCHER else "")
    unlike = plans = 0
    for seed in range(pairs):
        twins = []
        for secret in (0, 1):
            monkeypatch.setattr(play, "draw", dealt(secret))
            twins.append(await told(secret, seed, perspective))
        (one, plan), (other, another) = twins
        unlike += one != other
        plans += plan != another
    return unlike, plans


@pytest.mark.parametrize("viewer", [WATCHER, SPECTATOR], ids=["seat", "spectator"])
async def test_plans_and_secret_cards_change_no_byte(
    viewer: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    pairs = sized(100, 20_000)

    unlike, plans = await differing(pairs, viewer, monkeypatch)

    assert unlike == 0
    assert plans > pairs // 2


async def test_planted_leaks_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Teeth: an event more for each track changes the version, a count the view."""
    decide, view = rules.decide, rules.view

    def chatty(state: RailsState, actor: int, action: Action) -> list[Event]:
        events = [*decide(state, actor, action)]
        more = len(action.tracks) if isinstance(action, SubmitTurn) else 0
        return events + events[:1] * more

    monkeypatch.setattr(rules, "decide", chatty)
    assert (await differing(12, WATCHER, monkeypatch))[0]
    monkeypatch.setattr(rules, "decide", decide)

    def counting(state: RailsState, viewer: int) -> PioneerRailsView:
        plan = state.submitted[HIDER]
        return replace(view(state, viewer), waiting=(0,) * (1 + len(plan.tracks) if plan else 0))

    monkeypatch.setattr(rules, "view", counting)
    assert (await differing(12, WATCHER, monkeypatch))[0]
