"""The doorbell of several processes: one channel of Redis, one subscription a process.

Who announces does not wait for Redis, and nothing fails without it. What is lost on the way
is noticed by the number that each process gives its messages, or by a line that breaks;
then every watcher is told to look at the store.
"""

import asyncio
import contextlib
import logging
import random
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager
from typing import Final
from uuid import UUID, uuid4

import msgspec
from msgspec import Struct
from redis.asyncio import Redis
from redis.exceptions import RedisError

from services.adapters.hub import Hub, HubCounts, both
from services.application.ports import Busy, News, TakeIn, Watch
from services.ending import ended

CHANNEL: Final = "chuckwagon:news"
NEWS_A_MESSAGE_MAX: Final = 256
OUTGOING_MAX: Final = 4_096
"""Of so many matches news wait at most for Redis to come back."""
SENDERS_MAX: Final = 1_000
TAKEN_IN_MAX: Final = 256
"""So many news wait at most for the store; more are told at once."""
SILENCE_SECONDS: Final = 3.0
"""A line that is quiet for so long is tried; without an echo for as long again it is dead."""
PAUSE_SECONDS: Final = 0.05
PAUSE_SECONDS_MAX: Final = 2.0
FAREWELL_SECONDS: Final = 1.0

log = logging.getLogger(__name__)
encode = msgspec.json.Encoder().encode


class Message(Struct, frozen=True):
    """News from the process `by`, which counts its messages from 1."""

    by: str
    number: int
    news: list[News]


_message = msgspec.json.Decoder(Message)


class RedisHub:
    """Implements the Broadcaster port. Only for the thread of the event loop.

    Whoever listens in this process hears its news at once, others by way of Redis.
    """

    def __init__(
        self, redis: Redis, *, channel: str = CHANNEL, silence_seconds: float = SILENCE_SECONDS
    ) -> None:
        """Nothing is sent or received before `start`; close the client after the hub."""
        self.counts = HubCounts()
        self.connected = False
        self._redis = redis
        self._channel = channel
        self._silence_seconds = silence_seconds
        self._here = Hub(self.counts)
        self._name = uuid4().hex
        self._number = 0
        self._has_listened = False
        self._outgoing: OrderedDict[UUID, News] = OrderedDict()
        self._waiting = asyncio.Event()
        self._numbers: OrderedDict[str, int] = OrderedDict()
        self._tasks: list[asyncio.Task[None]] = []
        self._take_in_news: TakeIn = _nothing
        self._taking_in: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Begin to listen and to send; when Redis cannot be reached, as soon as it can."""
        self._tasks = [
            asyncio.create_task(_for_ever(self._listen), name="redis-listener"),
            asyncio.create_task(_for_ever(self._send), name="redis-sender"),
        ]

    async def close(self) -> None:
        """Send what waits, if Redis takes it at once, and end."""
        await ended([*self._tasks, *self._taking_in])
        self.connected = False
        with contextlib.suppress(RedisError, OSError, TimeoutError):
            async with asyncio.timeout(FAREWELL_SECONDS):
                while self._outgoing:
                    await self._send_some()

    def announce(self, news: News) -> None:
        """Tell everyone who watches the match or is one of the users, in all processes."""
        self._here.announce(news)
        self._keep(news)
        self._waiting.set()

    def before_telling(self, take_in: TakeIn) -> None:
        """Let this take in news of other processes, of matches that are watched here."""
        self._take_in_news = take_in

    def stir(self, match_id: UUID) -> None:
        """Tell everyone here who watches the match that somebody has come or gone."""
        self._here.stir(match_id)

    def repair(self) -> None:
        """Tell everyone here that news may have been missed."""
        self._here.repair()

    def watch(
        self, match_id: UUID | None = None, user: str | None = None
    ) -> AbstractContextManager[Watch]:
        """Listen to a match, to a user's matches, or to both."""
        return self._here.watch(match_id, user)

    def _keep(self, news: News) -> None:
        known = self._outgoing.get(news.match_id)
        if known is not None:
            news = both(known, news)
        elif len(self._outgoing) >= OUTGOING_MAX:
            self._outgoing.popitem(last=False)
            self.counts.hints_dropped += 1
            self._number += 1  # the others find a number missing, and look for themselves
        self._outgoing[news.match_id] = news

    async def _send(self) -> None:
        while True:
            await self._waiting.wait()
            self._waiting.clear()
            while self._outgoing:
                await self._send_some()

    async def _send_some(self) -> None:
        """Send the oldest news in one message; on an error they wait again.

        They may have arrived all the same, and arrive twice then, under two numbers.
        """
        count = min(NEWS_A_MESSAGE_MAX, len(self._outgoing))
        some = [self._outgoing.popitem(last=False)[1] for _ in range(count)]
        self._number += 1
        try:
            message = encode(Message(self._name, self._number, some))
            await self._redis.publish(self._channel, message)
        except BaseException:
            for news in some:
                self._keep(news)
            self._waiting.set()
            raise

    async def _listen(self) -> None:
        """Follow one line until it breaks; a broken one raises."""
        try:
            async with self._redis.pubsub() as line:
                await line.subscribe(self._channel)
                tried = False
                while True:
                    message = await line.get_message(timeout=self._silence_seconds)
                    if message is None:
                        if tried:
                            raise ConnectionError("Redis has fallen silent")
                        await line.ping()
                    tried = message is None
                    if message is not None:
                        self._take_in(message["type"], message["data"])
        finally:
            self.connected = False

    def _take_in(self, kind: str, data: bytes) -> None:
        if kind == "subscribe":
            self._begin_anew()
        elif kind == "message":
            self._hear(data)

    def _begin_anew(self) -> None:
        """Whatever was announced before the line stood was not heard here."""
        if self._has_listened:
            self.counts.reconnects += 1
        self.connected = self._has_listened = True
        self._numbers.clear()
        self._here.repair()

    def _hear(self, data: bytes) -> None:
        try:
            message = _message.decode(data)
        except msgspec.DecodeError:
            self._gap()
            return
        if message.by == self._name:
            return
        last = self._numbers.get(message.by, message.number)
        if message.number > last + 1:
            self._gap()
        self._numbers[message.by] = max(last, message.number)
        if len(self._numbers) > SENDERS_MAX:
            self._numbers.popitem(last=False)
        for news in message.news:
            self._tell(news)

    def _tell(self, news: News) -> None:
        if len(self._taking_in) < TAKEN_IN_MAX and self._here.watches(news.match_id):
            task = asyncio.create_task(self._tell_taken_in(news))
            self._taking_in.add(task)
            task.add_done_callback(self._taking_in.discard)
        else:
            self._here.announce(news)

    async def _tell_taken_in(self, news: News) -> None:
        try:
            await self._take_in_news(news)
        except Busy:
            pass  # whoever is told finds that out as well
        except Exception:
            log.exception("news could not be taken in")
        self._here.announce(news)

    def _gap(self) -> None:
        self.counts.gaps_repaired += 1
        self._here.repair()


async def _nothing(_: News) -> None:
    """Nobody wants to take in anything yet."""


async def _for_ever(work: Callable[[], Awaitable[None]]) -> None:
    """Do the work again whenever it fails, at once at first and then after a pause."""
    loop, pause = asyncio.get_running_loop(), PAUSE_SECONDS
    while True:
        began = loop.time()
        try:
            await work()
        except (RedisError, OSError) as error:
            if pause == PAUSE_SECONDS:
                log.warning("Redis cannot be reached: %s", type(error).__name__)
        except Exception:
            log.exception("the line to Redis failed")
        if loop.time() - began > PAUSE_SECONDS_MAX:
            pause = PAUSE_SECONDS
        await asyncio.sleep(pause * random.uniform(0.5, 1))  # noqa: S311 — no secret
        pause = min(2 * pause, PAUSE_SECONDS_MAX)
