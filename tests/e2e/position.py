"""A position of Rancher, as the API tells it and as a page shows it in words and numbers."""

import json
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

Json = dict[str, Any]
SeatOf = Callable[[str | None], int]

BOARD: Final[Json] = json.loads(
    (Path(__file__).parents[2] / "domain" / "games" / "rancher" / "board.json").read_text()
)

# What a page says of the position; null for a part that it does not show just now.
READ: Final = """() => {
  const text = (element) => element === null ? null : element.textContent;
  const seats = [...document.querySelectorAll("ul[aria-label=Ranchers] > li")];
  const board = "[role=group][aria-label^='Rancher board'] [aria-label]";
  return {
    round: text(document.querySelector("header")),
    turn: seats.findIndex((seat) => seat.getAttribute("aria-current") === "true"),
    cash: seats.map((seat) => text(seat.querySelector("b"))),
    tow: seats.map((seat) => text(seat.querySelector(".tow .num"))),
    places: [...document.querySelectorAll(board)].map((place) => place.getAttribute("aria-label")),
  };
}"""

FARM: Final = re.compile(
    r"(?P<farm>[^.]+), price [\d,]+\. "
    r"(?:For sale|Yours: (?P<own>\d+)|Owned by (?P<owner>.+): (?P<chips>\d+))\b"
)
RIDER: Final = re.compile(r"(?:Your|(?P<name>.+)’s) rider, on (?P<place>[^.]+)\.")


@dataclass(frozen=True)
class Position:
    """How a match stands; seats are numbers, farms and places the words of the board.

    `turn` is -1 and `round` 0 where the page does not say.
    """

    round: int
    turn: int
    cash: tuple[int, ...]
    tow: tuple[int, ...]
    farms: tuple[tuple[str, int | None, int], ...]
    riders: tuple[str, ...]


def told(view: Json) -> Position:
    """The position in a view of the API."""
    over = view["pending"]["type"] == "finished"
    ranchers = view["ranchers"]
    return Position(
        round=max(1, view["round"]),
        turn=-1 if over else view["turn"],
        cash=tuple(rancher["cash"] for rancher in ranchers),
        tow=tuple(sum(lot["chips"] for lot in rancher["tow"]) for rancher in ranchers),
        farms=tuple(
            (printed["name"], farm["owner"], farm["chips"])
            for printed, farm in zip(BOARD["farms"], view["farms"], strict=True)
        ),
        riders=tuple(place(rancher["space"]) for rancher in ranchers),
    )


def place(space: int) -> str:
    """A space in the board's words."""
    shortcut = [cut["id"] for cut in BOARD["shortcut"]["spaces"]]
    if space in shortcut:
        return f"the shortcut, step {shortcut.index(space) + 1}"
    found = BOARD["circuit"][space]
    names = {farm["id"]: farm["name"] for farm in BOARD["farms"]}
    return {
        "start": "the start arrow in Beefy Town",
        "town": "an orange space of Beefy Town",
        "farm": f"an orange space of {names.get(found.get('farm'))}",
        "fork": f"the fork, space {space}",
        "rejoin": f"the end of the shortcut, space {space}",
    }.get(found["kind"], f"space {space}")


def shown(page: Page, names: Sequence[str], own: int | None) -> Position:
    """The position that a page shows to the holder of seat `own`, or to a spectator."""
    read = page.evaluate(READ)

    def seat(name: str | None) -> int:
        return own if own is not None and name in {None, "You"} else names.index(name or "")

    round_said = re.search(r"round (\d+)", read["round"] or "")
    return Position(
        round=int(round_said[1]) if round_said else 0,
        turn=read["turn"],
        cash=tuple(map(number, read["cash"])),
        tow=tuple(map(number, read["tow"])),
        farms=_farms(read["places"], seat),
        riders=_riders(read["places"], seat),
    )


def number(text: str | None) -> int:
    """A number as people write it; nothing is 0."""
    return int((text or "0").replace(",", "").replace("−", "-"))


def _farms(places: Sequence[str], seat: SeatOf) -> tuple[tuple[str, int | None, int], ...]:
    found: dict[str, tuple[str, int | None, int]] = {}
    for said in filter(None, (FARM.search(text) for text in places)):
        farm = said["farm"].strip()
        if said["own"]:
            found[farm] = (farm, seat(None), int(said["own"]))
        elif said["owner"]:
            found[farm] = (farm, seat(said["owner"]), int(said["chips"]))
        else:
            found[farm] = (farm, None, 0)
    return tuple(found[farm["name"]] for farm in BOARD["farms"] if farm["name"] in found)


def _riders(places: Sequence[str], seat: SeatOf) -> tuple[str, ...]:
    found = {seat(said["name"]): said["place"] for said in map(RIDER.search, places) if said}
    return tuple(found[at] for at in sorted(found))
