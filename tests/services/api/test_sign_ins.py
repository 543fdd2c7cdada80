"""Who asks about a sign-in is answered by one question about all that ask meanwhile."""

import asyncio
import threading
from collections.abc import Collection
from typing import cast

import pytest

from services.api.sign_ins import SignIns
from services.application.ports import Accounts, Busy

SOON_SECONDS = 5
OLD = "of old"
WRONG = "wrong"


class Slow:
    """Accounts that answer when they are let, and remember nothing."""

    def __init__(self) -> None:
        """Nobody has asked."""
        self.asked: list[set[str]] = []
        self.fail = False
        self.let = threading.Semaphore(0)

    def remembered(self, secret: str) -> str | None:
        """Only one."""
        return "known" if secret == OLD else None

    def users_of(self, secrets: Collection[str]) -> dict[str, str]:
        """Everybody's but the wrong one's."""
        self.asked.append(set(secrets))
        assert self.let.acquire(timeout=SOON_SECONDS)
        if self.fail:
            raise Busy
        return {secret: secret.upper() for secret in secrets if secret != WRONG}


@pytest.fixture
def accounts() -> Slow:
    return Slow()


@pytest.fixture
async def sign_ins(accounts: Slow) -> SignIns:
    return SignIns(cast("Accounts", accounts))


async def begun(accounts: Slow, questions: int) -> None:
    """Until so many questions are under way, or were."""
    async with asyncio.timeout(SOON_SECONDS):
        while len(accounts.asked) < questions:  # noqa: ASYNC110 — a thread signals nobody
            await asyncio.sleep(0.001)


async def test_many_are_one_question_and_those_who_come_meanwhile_another(
    accounts: Slow, sign_ins: SignIns
) -> None:
    first = [asyncio.create_task(sign_ins.user(secret)) for secret in ("a", "b", "a", WRONG)]
    await begun(accounts, 1)
    later = [asyncio.create_task(sign_ins.user(secret)) for secret in ("c", "a")]
    await asyncio.sleep(0)
    accounts.let.release(2)

    assert await asyncio.gather(*first, *later) == ["A", "B", "A", None, "C", "A"]
    assert accounts.asked == [{"a", "b", WRONG}, {"c", "a"}]


async def test_what_is_remembered_is_not_asked(accounts: Slow, sign_ins: SignIns) -> None:
    assert await sign_ins.user(OLD) == "known"
    assert accounts.asked == []


async def test_who_goes_away_leaves_the_others_their_answer(
    accounts: Slow, sign_ins: SignIns
) -> None:
    gone, stays = (asyncio.create_task(sign_ins.user("a")) for _ in range(2))
    await begun(accounts, 1)
    gone.cancel()
    await asyncio.wait({gone})
    accounts.let.release()

    assert gone.cancelled()
    assert await stays == "A"


async def test_who_does_not_wait_is_called_after_the_question(
    accounts: Slow, sign_ins: SignIns
) -> None:
    called = asyncio.Event()
    sign_ins.after_asking("a", called.set)
    waiting = asyncio.create_task(sign_ins.user("b"))
    await begun(accounts, 1)
    assert not called.is_set()
    accounts.let.release(2)

    async with asyncio.timeout(SOON_SECONDS):
        await called.wait()
    assert await waiting == "B"
    assert accounts.asked == [{"a"}, {"b"}]


async def test_a_busy_store_is_told_to_all_and_asked_again(
    accounts: Slow, sign_ins: SignIns
) -> None:
    accounts.fail = True
    accounts.let.release()
    answers = await asyncio.gather(*map(sign_ins.user, "ab"), return_exceptions=True)
    accounts.fail = False
    accounts.let.release()

    assert [type(answer) for answer in answers] == [Busy, Busy]
    assert await sign_ins.user("a") == "A"
