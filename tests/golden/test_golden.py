"""Finished matches of every rules version fold, look and end as they did (row 20).

Those of today's rules are decided again as well: a difference is a change of rules.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from msgspec import Struct

from domain.kernel.game import AnyGame
from domain.kernel.play import begin, submit
from domain.kernel.rules import TABLE, Finished, Setup
from domain.registry import GAMES
from tests.golden.record import Header, Line, digits, ending, views
from tests.golden.scenarios import (
    FOLDER,
    LEASED,
    NOBODY,
    SCENARIOS,
    SHARED,
    SINGLE,
    TIMED_SHARED,
    TIMED_SINGLE,
    december,
    path_of,
)
from tests.testgame.games import ALL_GAMES

FILES = sorted(FOLDER.glob("*/*.jsonl"))
every_match = pytest.mark.parametrize(
    "path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}"
)
WAYS_TO_END = {
    "rancher": {SINGLE, SHARED, TIMED_SINGLE, TIMED_SHARED},
    "pionjar": {*map(december, (1859, 1860, 1861, 1862)), LEASED, SHARED},
    "pioneer_rails": {SINGLE, SHARED, NOBODY},
}


class Golden:
    """A golden match, read."""

    def __init__(self, lines: list[bytes]) -> None:
        self.header = msgspec.json.decode(lines[0], type=Header)
        self.lines = [msgspec.json.decode(text, type=Line) for text in lines[1:-1]]
        self.result = msgspec.json.decode(lines[-1], type=Finished)
        self.game: AnyGame = ALL_GAMES[self.header.game]
        options = msgspec.convert(self.header.options, self.game.options_type)
        self.setup = Setup(self.header.seats, options)


def golden(path: Path) -> Golden:
    return Golden(path.read_bytes().splitlines())


def folded(match: Golden) -> Iterator[tuple[Line, Struct]]:
    """Each line, and the state that its events lead to."""
    decoder = msgspec.json.Decoder(match.game.event_type)
    state = match.game.rules.start(match.setup)
    for line in match.lines:
        for event in line.events:
            state = match.game.rules.evolve(state, decoder.decode(event))
        yield line, state


def first_difference(match: Golden) -> str:
    """Where the fold first leads elsewhere than it did; nothing if nowhere."""
    state = None
    for number, (line, state) in enumerate(folded(match)):
        if digits(state) != line.state:
            return f"state after line {number}"
        if views(match.game, match.setup.seats, state) != line.views:
            return f"views after line {number}"
    if state is None or match.game.rules.pending(state) != match.result:
        return "result"
    return ""


@every_match
def test_stored_events_fold_to_the_same_states_and_views(path: Path) -> None:
    assert first_difference(golden(path)) == ""


@pytest.mark.parametrize(
    "path",
    [path for path in FILES if path.stem.endswith(f".v{GAMES[path.parent.name].rules_version}")],
    ids=lambda path: f"{path.parent.name}/{path.stem}",
)
def test_todays_rules_decide_their_matches_as_before(path: Path) -> None:
    match = golden(path)
    key, actions = bytes.fromhex(match.header.key), msgspec.json.Decoder(match.game.action_type)
    played = begin(match.game.rules, match.setup, key)
    for line in match.lines:
        if line.seat is not None:
            played = submit(
                match.game.rules,
                played.state,
                line.seat,
                actions.decode(line.action),
                key,
                played.draws_made,
            )
        assert [msgspec.json.encode(event) for event in played.events] == [
            bytes(event) for event in line.events
        ]


@every_match
def test_a_match_ends_in_the_way_it_stands_for(path: Path) -> None:
    match = golden(path)

    timed = any(line.seat == TABLE for line in match.lines)
    decoder = msgspec.json.Decoder(match.game.event_type)
    last_events = [decoder.decode(event) for event in match.lines[-1].events]
    assert ending(match.header, match.result, last_events, timed=timed) == match.header.ends


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_game_has_a_golden_match_for_each_way_to_end(name: str) -> None:
    version = GAMES[name].rules_version
    current = {path_of(name, scenario.name, version) for scenario in SCENARIOS[name]}

    assert current <= set(FILES)
    assert {golden(path).header.rules_version for path in current} == {version}
    assert {golden(path).header.ends for path in current} == WAYS_TO_END[name]


@pytest.mark.parametrize("name", sorted(GAMES))
def test_golden_matches_show_every_kind_of_event(name: str) -> None:
    game = GAMES[name]
    decoder = msgspec.json.Decoder(game.event_type)
    seen = {
        type(decoder.decode(event))
        for path in FILES
        if path.parent.name == name
        for line in golden(path).lines
        for event in line.events
    }

    assert seen == set(get_args(game.event_type))


@pytest.mark.parametrize("spoilt", ["events", "state", "views", "result"])
def test_a_spoilt_match_is_noticed(spoilt: str) -> None:
    match = golden(FILES[0])
    middle = len(match.lines) // 2
    line = match.lines[middle]
    match.lines[middle] = {
        "events": msgspec.structs.replace(line, events=line.events[:-1]),
        "state": msgspec.structs.replace(line, state="0" * len(line.state)),
        "views": msgspec.structs.replace(line, views={**line.views, 0: ""}),
        "result": line,
    }[spoilt]
    if spoilt == "result":
        match.result = Finished((0,) * match.setup.seats, (0,))

    assert first_difference(match) != ""
