"""What no event of Pioneer Rails may change, counted from the state alone."""

from collections import Counter

from domain.games.pioneer_rails.agenda import secret_turn
from domain.games.pioneer_rails.data import (
    BANKED_MAX,
    DEALT_TO_MAX,
    LINES_AT_A_TOWN,
    SHOWN,
    TURNS,
)
from domain.games.pioneer_rails.maps import MAPS, Map
from domain.games.pioneer_rails.setup import full_deck
from domain.games.pioneer_rails.state import RailsState, Sheet


def conserved(state: RailsState) -> dict[str, int]:
    """How often any limit is overstepped (always 0), and the seats.

    Holds between actions.
    """
    of = MAPS[state.sheet]
    return {
        "seats": len(state.sheets),
        "cards astray": _cards_astray(state),
        "edges used twice": sum(_twice(of, sheet) for sheet in state.sheets),
        "corners of two lines": sum(_touching(of, sheet) for sheet in state.sheets),
        "towns too full": sum(_crowded(of, sheet) for sheet in state.sheets),
        "symbols overspent": sum(sheet.crossed > 1 + len(sheet.towns) for sheet in state.sheets),
        "gold from nowhere": sum(_gold_astray(sheet) for sheet in state.sheets),
        "cells too full": sum(_overfull(of, sheet) for sheet in state.sheets),
        "built twice": sum(len(sheet.done) != len({*sheet.done}) for sheet in state.sheets),
        "hands of the wrong size": sum(_hand_astray(state, sheet) for sheet in state.sheets),
    }


def _cards_astray(state: RailsState) -> int:
    """Cards that are neither in the deck nor where the turns of the round have put them."""
    if state.scores:
        return 0
    turn = state.turn % TURNS
    shown = SHOWN * turn + len(state.cards)
    gone = len(full_deck(jokers=state.jokers)) - sum(state.deck)
    put_back = gone - shown - len(state.secrets)
    dealt = state.advanced_hand * len(state.sheets)
    wrong = not 0 <= put_back <= state.jokers or len(state.secrets) != dealt
    seats = len(state.sheets)
    wrong |= bool(state.set_aside) != (seats > DEALT_TO_MAX and not secret_turn(state))
    return int(wrong)


def _twice(of: Map, sheet: Sheet) -> int:
    edges = Counter(frozenset((track.start, track.end)) for track in sheet.tracks)
    return sum(count > 1 for count in edges.values())


def _touching(of: Map, sheet: Sheet) -> int:
    """Corners other than towns that tracks come to twice, or that two lines have."""
    ends = Counter(track.end for track in sheet.tracks)
    lines: dict[str, set[tuple[str, int]]] = {}
    for track in sheet.tracks:
        for corner in (track.start, track.end):
            lines.setdefault(corner, set()).add((track.station, track.line))
    towns = {town.at for town in of.sheet.towns}
    return sum(
        corner not in towns and (ends[corner] > 1 or len(lines[corner]) > 1) for corner in lines
    )


def _crowded(of: Map, sheet: Sheet) -> int:
    towns = {town.at for town in of.sheet.towns}
    ends = Counter(track.end for track in sheet.tracks if track.end in towns)
    passed = sum(track.start in towns for track in sheet.tracks)
    return passed + sum(count > LINES_AT_A_TOWN for count in ends.values())


def _gold_astray(sheet: Sheet) -> int:
    mines = sum(building.startswith("mine") for building in sheet.done)
    wrong = sheet.gold != mines or sheet.banked > sheet.gold
    return int(wrong or sheet.banked > BANKED_MAX * len(sheet.banks))


def _overfull(of: Map, sheet: Sheet) -> int:
    jails = of.sheet.score_tracks.jails
    filled = enumerate(zip(sheet.cells, jails, strict=False), 1)
    wrong = any(
        count > len(cells) or (count and box not in sheet.jails) for box, (count, cells) in filled
    )
    return int(wrong or sum(sheet.cells) != len(sheet.caught))


def _hand_astray(state: RailsState, sheet: Sheet) -> int:
    written = sum(len(hand) for hand in sheet.hands)
    return int(written != state.turn or len(sheet.points) != state.turn // TURNS)
