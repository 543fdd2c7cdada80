"""Four guests play a whole match over HTTP, knowing nothing but /openapi.json.

    python -m tests.contract.play_from_openapi http://localhost:8000

Paths, methods and headers come from the description, the way from one call to the next
from its links, bodies from its examples, and every action from the options in a frame.
"""

import argparse
import hashlib
import random
import sys
import uuid
from collections.abc import Sequence
from typing import Any, Final

import httpx

Json = dict[str, Any]

NAMES: Final = ("Ada", "Ben", "Cleo", "Dan")
ACTIONS_MAX: Final = 2_000
SUCCESS: Final = "2"


class Description:
    """What the API says about itself."""

    def __init__(self, document: Json) -> None:
        """Find the operations."""
        self.document = document
        self._operations = {
            operation["operationId"]: (method, path, operation)
            for path, methods in document["paths"].items()
            for method, operation in methods.items()
        }

    def operation(self, name: str) -> tuple[str, str, Json]:
        """Its method, path and description."""
        return self._operations[name]

    def example(self, name: str) -> Json:
        """An example of the body that the operation takes."""
        body = self.operation(name)[2]["requestBody"]["content"]["application/json"]
        example: Json = body["example"]
        return dict(example)

    def links(self, name: str) -> dict[str, Json]:
        """The operations that an answer leads to."""
        return {
            link["operationId"]: link["parameters"]
            for status, response in self.operation(name)[2]["responses"].items()
            if status.startswith(SUCCESS)
            for link in response.get("links", {}).values()
        }


class Player:
    """A guest with a cookie jar of their own."""

    def __init__(self, url: str, description: Description) -> None:
        """Nobody yet."""
        self._http = httpx.Client(base_url=url, timeout=30)
        self._description = description

    def call(self, name: str, parameters: Json | None = None, body: Json | None = None) -> Json:
        """Call an operation; raises when it is refused."""
        method, path, operation = self._description.operation(name)
        given = dict(parameters or {})
        query, headers = {}, {}
        for parameter in operation["parameters"]:
            key = parameter["name"]
            if parameter["in"] == "path":
                path = path.replace(f"{{{key}}}", str(given.pop(key)))
            elif parameter["in"] == "query" and key in given:
                query[key] = given.pop(key)
            elif parameter["in"] == "header" and parameter["required"]:
                headers[key] = str(uuid.uuid4())
        response = self._http.request(method, path, params=query, headers=headers, json=body)
        if response.is_error:
            raise RuntimeError(f"{name}: {response.status_code} {response.text}")
        answer: Json = response.json()
        return answer

    def follow(self, start: str, answer: Json, name: str, body: Json | None = None) -> Json:
        """Call the operation that the answer to `start` links to."""
        parameters = self._description.links(start)[name]
        return self.call(name, {key: found(answer, at) for key, at in parameters.items()}, body)

    def close(self) -> None:
        """Go home."""
        self._http.close()


def found(answer: Json, expression: str) -> object:
    """What a link's runtime expression points to in the body of an answer."""
    value: Any = answer
    for key in expression.removeprefix("$response.body#/").split("/"):
        value = value[key]
    return value


def play(url: str, chance: random.Random) -> Json:
    """Play one match of four guests; answers its last table, checked."""
    with httpx.Client(base_url=url, timeout=30) as visitor:
        description = Description(visitor.get("/openapi.json").raise_for_status().json())
    players = [Player(url, description) for _ in NAMES]
    try:
        return _play(players, description, chance)
    finally:
        for player in players:
            player.close()


def _play(players: list[Player], description: Description, chance: random.Random) -> Json:
    for player, name in zip(players, NAMES, strict=True):
        player.call("createGuest", body={**description.example("createGuest"), "name": name})
    host, *others = players
    opened = host.call("createMatch", body=_order(host, description))
    for player in others:
        player.follow("createMatch", opened, "takeSeat", {})
    frame = host.follow("createMatch", opened, "startMatch")["frame"]
    for _ in range(ACTIONS_MAX):
        if frame["pending"]["finished"]:
            return _checked(host, opened)
        awaited = frame["pending"]["awaits"][0]["seat"]
        frame = _act(players[awaited], opened, frame, awaited, chance)
    raise RuntimeError("the match did not end")


def _order(host: Player, description: Description) -> Json:
    game = next(
        game
        for game in host.call("listGames")["items"]
        if game["seats_min"] <= len(NAMES) <= game["seats_max"]
    )
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in NAMES[1:])]
    example = description.example("createMatch")
    options = {"rounds": 40} if game["name"] == "rancher" else {}
    return {**example, "game": game["name"], "options": options, "seats": seats}


def _act(player: Player, opened: Json, frame: Json, seat: int, chance: random.Random) -> Json:
    if frame["seat"] != seat:
        frame = player.follow("createMatch", opened, "readMatch")["frame"]
    option = chance.choice(frame["options"])
    while option.get("ask"):
        partial = {"seat": seat, "action": _filled(option, chance)}
        offered = player.follow("createMatch", opened, "listOptions", partial)["options"]
        option = chance.choice(offered)
    body = {"seat": seat, "action": option["action"], "expected_version": frame["version"]}
    return player.follow("createMatch", opened, "act", body)


def _filled(option: Json, chance: random.Random) -> Json:
    """The option's action with the field that it asks for next."""
    ask = option["ask"]
    if ask["type"] == "step":
        return dict(option["action"])
    if ask["type"] == "number":
        value: object = chance.randrange(ask["min"], ask["max"] + 1, ask["step"])
    else:
        value = chance.choice(ask["values"])
    return {**option["action"], ask["field"]: value}


def _checked(host: Player, opened: Json) -> Json:
    """The table at the end; raises when its replay has a hole or its dice do not fit."""
    ended = host.follow("createMatch", opened, "readMatch")
    frames = host.follow("createMatch", opened, "listFrames")["frames"]
    before = [0, *(frame["version"] for frame in frames[:-1])]
    if [frame["after"] for frame in frames] != before or frames[-1] != ended["frame"]:
        raise RuntimeError("the replay has a hole")
    table: Json = ended["table"]
    if hashlib.sha256(bytes.fromhex(table["seed"])).hexdigest() != table["commitment"]:
        raise RuntimeError("the seed is not the one that was promised")
    return {**table, "frames": len(frames)}


def main(arguments: Sequence[str] | None = None) -> int:
    """Play against a server and say how it ended."""
    parser = argparse.ArgumentParser(description="Play a match of four guests over HTTP.")
    parser.add_argument("url", help="where the server is: http://localhost:8000")
    parser.add_argument("--seed", type=int, default=0, help="for other choices")
    asked = parser.parse_args(arguments)
    table = play(asked.url, random.Random(asked.seed))
    print(f"{table['game']} {table['id']}: {table['version']} events in {table['frames']} frames")
    for seat in table["seats"]:
        won = " wins" if seat["seat"] in table["result"]["winners"] else ""
        print(f"  {seat['name']}: {table['result']['scores'][seat['seat']]}{won}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
