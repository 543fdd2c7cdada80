"""Tables: opened, found, joined, left, begun; and lists of them."""

import json
from datetime import datetime, timedelta
from uuid import uuid4

import msgspec

from tests.services.api.conftest import Guest
from tests.services.api.listening import frames, listening
from tests.services.api.people import Json, Person, eventually
from tests.services.api.scene import Scene
from tests.testgame.games import ALL_GAMES


async def test_a_new_table_shows_who_sits_where(guest: Guest) -> None:
    ada = await guest("Ada")
    order = {
        "game": "rancher",
        "options": {"rounds": 40},
        "seats": [
            {"kind": "me"},
            {"kind": "device", "name": "Kim"},
            {"kind": "bot"},
            {"kind": "open"},
        ],
        "name": "Friday herd",
        "contribution": "00" * 16,
    }

    made = await ada.post("/matches", order)

    table = made.json()["table"]
    assert made.status_code == 201
    assert (table["name"], table["status"], table["version"]) == ("Friday herd", "lobby", 1)
    assert table["options"] == {"rounds": 40, "automatic_rolls": True, "minutes": 0}
    assert [seat["kind"] for seat in table["seats"]] == ["user", "device", "bot", "open"]
    assert [seat["mine"] for seat in table["seats"]] == [True, True, False, False]
    assert [seat["name"] for seat in table["seats"][:2]] == ["Ada", "Kim"]
    assert table["seats"][2]["name"]
    assert table["hosted_by_me"] is True
    assert (table["seed"], table["result"]) == (None, None)


async def test_the_same_order_again_answers_the_same_table(guest: Guest) -> None:
    ada = await guest("Ada")
    order = {"game": "rancher", "options": {}, "seats": [{"kind": "me"}, {"kind": "open"}]}
    command = uuid4()

    first = await ada.post("/matches", order, command)
    again = await ada.post("/matches", order, command)

    assert first.json() == again.json()


async def test_a_table_is_found_by_its_code_however_it_is_typed(scene: Scene) -> None:
    code = scene.code
    typed = [code, code.lower(), f"{code[:3]}-{code[3:]}", f" {code[:3]} {code[3:]}"]

    found = [(await scene.cleo.read(f"/invites/{one}"))["table"]["id"] for one in typed]

    assert found == [scene.lobby] * 4


async def test_the_code_is_shown_inside_the_lobby_alone(scene: Scene) -> None:
    async def shown(person: Person, match: str) -> str | None:
        table: Json = (await person.read(f"/matches/{match}"))["table"]
        code: str | None = table["invite_code"]
        return code

    assert await shown(scene.ada, scene.lobby) == scene.code
    assert await shown(scene.ben, scene.lobby) is None
    assert await shown(scene.visitor, scene.lobby) is None
    assert await shown(scene.ada, scene.running) is None


async def test_whoever_has_the_code_gets_the_seat_kept_for_them(scene: Scene) -> None:
    invited = await scene.ben.made(f"/matches/{scene.lobby}/seats", {"code": scene.code.lower()})
    anyone = await scene.cleo.made(f"/matches/{scene.lobby}/seats", {})

    mine = [seat["seat"] for seat in invited["table"]["seats"] if seat["mine"]]
    assert mine == [1]
    assert [seat["name"] for seat in anyone["table"]["seats"]] == ["Ada", "Ben", "Cleo"]


async def test_the_host_seats_bots_and_friends_and_frees_seats_again(scene: Scene) -> None:
    path = f"/matches/{scene.lobby}/seats"
    await scene.ada.made(path, {"kind": "bot", "name": "Rusty", "seat": 1, "level": "greenhorn"})
    seated = await scene.ada.made(path, {"kind": "device", "name": "Kim"})
    freed = (await scene.ada.delete(f"{path}/1")).json()

    assert [seat["name"] for seat in seated["table"]["seats"]] == ["Ada", "Rusty", "Kim"]
    assert [seat["level"] for seat in seated["table"]["seats"]] == [None, "greenhorn", None]
    shown = freed["table"]["seats"][1]
    assert (shown["kind"], shown["name"], shown["level"]) == ("open", None, None)


async def test_a_host_who_leaves_closes_the_table(scene: Scene) -> None:
    left = (await scene.ada.delete(f"/matches/{scene.lobby}/seats/0")).json()

    assert left["table"]["status"] == "cancelled"
    assert left["frame"]["pending"]["finished"] is True


async def test_a_match_begins_with_the_seats_that_are_taken(scene: Scene) -> None:
    await scene.cleo.made(f"/matches/{scene.lobby}/seats", {"seat": 2})

    started = await scene.ada.made(f"/matches/{scene.lobby}/start")

    table = started["table"]
    assert (table["status"], table["rules_version"]) == ("running", 1)
    assert [seat["name"] for seat in table["seats"]] == ["Ada", "Cleo"]
    assert [seat["seat"] for seat in table["seats"]] == [0, 1]


async def test_a_finished_table_shows_its_seed_and_result(scene: Scene) -> None:
    table = (await scene.visitor.read(f"/matches/{scene.finished}"))["table"]

    assert table["status"] == "finished"
    assert len(bytes.fromhex(table["seed"])) == 32
    assert len(table["result"]["scores"]) == 2
    assert table["result"]["winners"]


async def test_a_position_that_is_known_is_not_sent_again(scene: Scene) -> None:
    path = f"/matches/{scene.running}"
    tag = (await scene.mover.get(path)).headers["etag"]

    same = await scene.mover.get(path, if_none_match=tag)
    weak = await scene.mover.get(path, if_none_match=f'W/{tag}, "x"')
    others = await scene.waiting.get(path, if_none_match=tag)
    await scene.mover.acted(scene.running, scene.frame)
    moved = await scene.mover.get(path, if_none_match=tag)

    assert [same.status_code, weak.status_code] == [304, 304]
    assert same.content == b""
    assert [others.status_code, moved.status_code] == [200, 200]


async def test_any_past_version_answers_the_frame_that_holds_it(scene: Scene) -> None:
    path = f"/matches/{scene.finished}"
    frames = (await scene.visitor.read(f"{path}/frames"))["frames"]

    for frame in frames:
        for version in (frame["after"] + 1, frame["version"]):
            found = await scene.visitor.read(f"{path}?version={version}")
            assert found["frame"] == frame


async def test_once_finished_any_eyes_are_open(scene: Scene) -> None:
    path = f"/matches/{scene.finished}"

    seats = [
        (await scene.visitor.read(f"{path}?seat={eyes}"))["frame"]["seat"]
        for eyes in ("0", "1", "all")
    ]

    assert seats == [0, 1, "all"]


async def _listed(person: Person, query: str) -> list[str]:
    """The ids in a list, once the lists have caught up."""
    return [item["id"] for item in (await person.read(f"/matches{query}"))["items"]]


async def _caught_up(scene: Scene) -> None:
    async def all_are_listed() -> bool:
        mine = await _listed(scene.mover, "?my_turn=true")
        return len(mine) == 2 and len(await _listed(scene.ada, "")) == 4

    await eventually(all_are_listed)


async def test_lists_show_what_was_asked_for(scene: Scene) -> None:
    await _caught_up(scene)

    assert await _listed(scene.visitor, "?status=lobby") == [scene.lobby]
    assert await _listed(scene.visitor, "?status=running&game=rancher") == [scene.running]
    assert await _listed(scene.visitor, "?game=parley") == [scene.finished]
    assert await _listed(scene.mover, "?my_turn=true&game=rancher") == [scene.running]
    assert await _listed(scene.waiting, "?my_turn=true&game=rancher") == []
    assert await _listed(scene.waiting, "?my_turn=true") == [scene.closed]
    assert await _listed(scene.cleo, "?mine=true") == []
    assert set(await _listed(scene.ada, "?mine=true")) == {
        scene.lobby,
        scene.running,
        scene.finished,
        scene.closed,
    }


async def test_a_listed_match_says_whose_turn_it_is_and_how_far(scene: Scene) -> None:
    await _caught_up(scene)

    (item,) = (await scene.mover.read("/matches?my_turn=true&game=rancher"))["items"]
    others = (await scene.waiting.read("/matches?status=running&game=rancher"))["items"]

    assert [other["my_turn"] for other in others] == [False]
    assert item["my_turn"] is True
    assert item["progress"] == {"round": scene.frame["view"]["round"], "rounds": 40}
    assert (item["visibility"], item["ends_at"], item["rematch"]) == ("public", None, None)
    assert item["created_at"] <= item["started_at"] <= item["updated_at"]
    assert item["awaits"] == scene.frame["pending"]["awaits"]
    assert [seat["name"] for seat in item["seats"]] == ["Ada", "Ben"]
    assert "seed" not in item
    assert "invite_code" not in item


async def test_lists_come_in_pages(scene: Scene) -> None:
    await _caught_up(scene)
    whole = await _listed(scene.visitor, "")

    paged: list[str] = []
    query = "?limit=1"
    while True:
        page = await scene.visitor.read(f"/matches{query}")
        paged += [item["id"] for item in page["items"]]
        if page["next"] is None:
            break
        query = f"?limit=1&cursor={page['next']}"

    assert paged == whole


async def test_games_say_what_a_table_may_choose(visitor: Person) -> None:
    games = (await visitor.read("/games"))["items"]
    rancher = await visitor.read("/games/rancher")

    assert rancher in games
    assert (rancher["seats_min"], rancher["seats_max"]) == (2, 4)
    options = rancher["options_schema"]["$defs"]["TableOptions"]["properties"]
    assert options["rounds"]["enum"] == [40, 80, 120]
    for shown in games:
        known = [msgspec.to_builtins(one) for one in ALL_GAMES[shown["name"]].durations]
        assert shown["durations"] == known


async def test_a_table_by_the_clock_says_when_it_ends_and_knows_no_last_round(
    guest: Guest,
) -> None:
    ada = await guest("Ada")
    opened = await ada.opened("me", "device", minutes=60, automatic_rolls=False)
    match = opened["table"]["id"]
    started = (await ada.made(f"/matches/{match}/start"))["table"]

    async def is_listed() -> bool:
        return bool(await _listed(ada, "?my_turn=true"))

    await eventually(is_listed)
    (item,) = (await ada.read("/matches?my_turn=true"))["items"]

    assert (opened["table"]["started_at"], opened["table"]["ends_at"]) == (None, None)
    lasts = [datetime.fromisoformat(started[name]) for name in ("started_at", "ends_at")]
    assert lasts[1] - lasts[0] == timedelta(minutes=60)
    assert item["ends_at"] == started["ends_at"]
    assert item["progress"] == {"round": 1, "rounds": None}


async def test_a_match_with_bots_goes_on_by_itself(guest: Guest) -> None:
    ada = await guest("Ada")
    match = (await ada.opened("bot", "bot", rounds=40))["table"]["id"]

    await ada.made(f"/matches/{match}/start")

    async def has_ended() -> bool:
        return await ada.status(match) == "finished"

    await eventually(has_ended)


async def test_both_seats_of_one_device_are_played_by_its_holder(guest: Guest) -> None:
    ada = await guest("Ada")
    match = (await ada.opened("me", "device", game="parley", rounds=1))["table"]["id"]
    frame = (await ada.made(f"/matches/{match}/start"))["frame"]

    while not frame["pending"]["finished"]:
        await ada.acted(match, frame)
        frame = (await ada.read(f"/matches/{match}"))["frame"]

    own = [(await ada.read(f"/matches/{match}?seat={seat}"))["frame"]["seat"] for seat in (0, 1)]
    assert own == [0, 1]


async def test_a_shared_device_stays_with_who_acted_last_whatever_brings_the_frame(
    guest: Guest,
) -> None:
    ada, bo = await guest("Ada"), await guest("Bo")
    match = (await ada.opened("me", "device", "open", game="parley", rounds=3))["table"]["id"]
    await bo.made(f"/matches/{match}/seats", {})
    begun = (await ada.made(f"/matches/{match}/start"))["frame"]
    path = f"/matches/{match}"

    async def bid(who: Person, seat: int) -> bytes:
        order = {
            "seat": seat,
            "action": {"type": "parley.bid", "guess": "low", "stake": 1},
            "expected_version": (await who.read(path))["frame"]["version"],
        }
        answer = await who.post(f"{path}/actions", order)
        assert answer.is_success, answer.text
        return answer.content

    eyes, answers = [begun["seat"]], []
    async with listening(ada, f"{path}/stream?after={begun['version']}") as heard:
        # A round of all; then somebody else bids first, which is not to pass the device on.
        for who, seat in ((ada, 0), (ada, 1), (bo, 2), (bo, 2), (ada, 1), (ada, 0)):
            answers.append(await bid(who, seat))
            eyes.append((await ada.read(path))["frame"]["seat"])
        streamed = [frame.data for frame in await frames(heard, len(answers))]
    told = (await ada.read(f"{path}/frames?after={begun['version']}"))["frames"]

    assert eyes == [0, 1, 0, 1, 1, 0, 0]
    assert [frame["seat"] for frame in told] == eyes[1:]
    own = [at for at in range(len(answers)) if at not in {2, 3}]
    assert [streamed[at] for at in own] == [answers[at] for at in own]
    assert [json.loads(frame)["seat"] for frame in streamed] == eyes[1:]


async def test_the_server_is_healthy_and_ready(visitor: Person) -> None:
    answers = [(await visitor.http.get(path)).json() for path in ("/healthz", "/readyz")]

    assert answers == [{"status": "ok"}, {"status": "ready", "missing": []}]
