"""Actions over HTTP: once, in order, and every answer the true one."""

import asyncio
from uuid import uuid4

from tests.services.api.running import both_stores
from tests.services.api.scene import Scene

pytestmark = both_stores


async def test_an_action_answers_the_frame_that_it_made(scene: Scene) -> None:
    response = await scene.mover.post(f"/matches/{scene.running}/actions", scene.action)

    seen = await scene.mover.read(f"/matches/{scene.running}")
    assert response.status_code == 200
    assert response.json() == seen["frame"]
    assert response.json()["after"] == scene.frame["version"]


async def test_a_repeat_answers_the_same_bytes_and_changes_nothing(scene: Scene) -> None:
    command, path = uuid4(), f"/matches/{scene.running}/actions"
    first = await scene.mover.post(path, scene.action, command)
    stored = scene.stored()

    at_once = await scene.mover.post(path, scene.action, command)
    await _play_on(scene)
    later = await scene.mover.post(path, scene.action, command)

    assert first.content == at_once.content == later.content
    assert stored != scene.stored()


async def _play_on(scene: Scene) -> None:
    for person in (scene.mover, scene.waiting):
        frame = (await person.read(f"/matches/{scene.running}"))["frame"]
        if frame["options"]:
            await person.acted(scene.running, frame)
            return


async def test_the_same_id_with_another_action_is_refused(scene: Scene) -> None:
    command, path = uuid4(), f"/matches/{scene.running}/actions"
    await scene.mover.post(path, scene.action, command)
    stored = scene.stored()

    other = {**scene.action, "expected_version": scene.frame["version"] - 1}
    refused = await scene.mover.post(path, other, command)

    assert refused.json()["code"] == "command_reused"
    assert scene.stored() == stored


async def test_one_action_sent_many_times_at_once_is_done_once(scene: Scene) -> None:
    command, path = uuid4(), f"/matches/{scene.running}/actions"

    answers = await asyncio.gather(
        *(scene.mover.post(path, scene.action, command) for _ in range(20))
    )

    seen = await scene.mover.read(f"/matches/{scene.running}")
    assert {answer.status_code for answer in answers} == {200}
    assert {answer.content for answer in answers} == {answers[0].content}
    assert answers[0].json() == seen["frame"]


async def test_of_rivals_on_one_position_one_wins_and_the_others_are_told(scene: Scene) -> None:
    path = f"/matches/{scene.running}/actions"

    answers = await asyncio.gather(*(scene.mover.post(path, scene.action) for _ in range(8)))

    codes = sorted(answer.status_code for answer in answers)
    refused = [answer.json() for answer in answers if answer.status_code == 409]
    assert codes == [200] + [409] * 7
    assert {problem["code"] for problem in refused} <= {"stale_version", "not_awaited"}
    assert all(problem["frame"]["after"] == scene.frame["version"] for problem in refused)


async def test_a_refusal_does_not_use_the_id_up(scene: Scene) -> None:
    command, path = uuid4(), f"/matches/{scene.running}/actions"
    stale = {**scene.action, "expected_version": 1}

    refused = await scene.mover.post(path, stale, command)
    accepted = await scene.mover.post(path, scene.action, command)

    assert (refused.status_code, accepted.status_code) == (409, 200)


async def test_anothers_command_id_is_ones_own(scene: Scene) -> None:
    command = uuid4()

    first = await scene.ada.post("/me/tokens", {"label": "x"}, command)
    ada = await scene.ada.post("/matches", ORDER, command)
    ben = await scene.ben.post("/matches", ORDER, command)

    assert [first.status_code, ada.status_code, ben.status_code] == [201, 201, 201]
    assert ada.json()["table"]["id"] != ben.json()["table"]["id"]


ORDER = {"game": "parley", "options": {}, "seats": [{"kind": "me"}, {"kind": "open"}]}


async def test_options_lead_a_compound_action_to_its_end(scene: Scene) -> None:
    made = await scene.ada.made("/matches", ORDER)
    match = made["table"]["id"]
    await scene.ben.made(f"/matches/{match}/seats", {})
    frame = (await scene.ada.made(f"/matches/{match}/start"))["frame"]

    first = frame["options"][0]
    partial = {**first["action"], first["ask"]["field"]: first["ask"]["values"][0]}
    second = await scene.ada.made(f"/matches/{match}/options", {"seat": 0, "action": partial})

    assert second["version"] == frame["version"]
    assert second["options"][0]["ask"]["type"] == "number"


async def test_out_of_turn_the_rule_is_named_and_there_is_nothing_to_choose(scene: Scene) -> None:
    stored = scene.stored()
    action = {**scene.action, "seat": 1 - scene.seat}
    refused = await scene.waiting.post(f"/matches/{scene.running}/actions", action)

    problem = refused.json()
    assert (problem["code"], problem["rule"], problem["options"]) == ("not_awaited", "RA-7", [])
    assert problem["version"] == scene.frame["version"]
    assert scene.stored() == stored
