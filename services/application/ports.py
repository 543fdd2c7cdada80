"""What the application asks of the world: store, doorbell, accounts, clock, entropy."""

from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from contextlib import AbstractContextManager
from typing import Literal, NamedTuple, Protocol
from uuid import UUID

from msgspec import Struct

from services.application.recorded import Recorded
from services.application.summary import MatchSummary


class Conflict(Exception):  # noqa: N818 — not a fault: somebody wrote first; look again
    """An event with one of these versions is stored already; it may even be one's own."""


class Busy(Exception):  # noqa: N818 — not a fault of the program
    """The store cannot take more, or cannot write just now; nothing was stored."""


class Uncertain(Exception):  # noqa: N818 — says how the store stands
    """The store failed in the middle: only reading it again tells what it holds."""


class NotReady(Exception):  # noqa: N818 — says how the surroundings stand
    """What the service stands on has to be put right by whoever runs it; the message says how."""


class CommandReused(Exception):  # noqa: N818 — a refusal
    """A command id came again with another body."""


class Elsewhere(Exception):  # noqa: N818 — says where the work is done
    """Another process, or another thread of this one, does this work."""


class Held(Protocol):
    """A lock that one holds."""

    def check(self) -> None:
        """Raises Elsewhere once the lock is lost: somebody else may do the work by now."""


Alone = Callable[[str], AbstractContextManager[Held]]
"""Holds the lock of a kind of work, named by a word, and raises Elsewhere when it is taken.

It does not wait, ends with the process at the latest, and is for one thread.
"""


class EventStore(Protocol):
    """The truth."""

    async def append(self, events: Sequence[Recorded]) -> None:
        """Store the events of one command, all or none; durable when it returns.

        Raises Conflict, Busy; after Uncertain, any other error or a cancellation the
        outcome is unknown and the store has to be read again.
        """

    async def read(
        self, match_id: UUID, after: int = 0, up_to: int | None = None
    ) -> list[Recorded]:
        """The match's events with after < version <= up_to, in order; off the event loop."""

    def mark(self) -> int | None:
        """Another number than before once anything was stored, by whichever process.

        None where only reading tells. Costs microseconds.
        """


class News(Struct, frozen=True):
    """A match has this version now; `users` hold seats in it, or seats are kept for them.

    `nudged` are those of them whom somebody reminds that the match waits.
    """

    match_id: UUID
    version: int
    users: tuple[str, ...] = ()
    nudged: tuple[str, ...] = ()


class Heard(Struct):
    """What a listener has heard: at most one piece of news a match.

    `missed` says that there may be more that did not arrive: look at the store. `stirred`
    says that somebody has come to the watched match, or gone.
    """

    news: list[News] = []
    missed: bool = False
    stirred: bool = False

    @property
    def nothing(self) -> bool:
        """Whether only time has passed."""
        return not (self.news or self.missed or self.stirred)

    def version(self, match_id: UUID) -> int:
        """The version that the match has by these news; 0 if they do not speak of it."""
        return max((news.version for news in self.news if news.match_id == match_id), default=0)


AtOnce = Callable[[News], bool]
"""Sees to news without a wait; false, and nothing is done, when that cannot be."""


class Watch(Protocol):
    """An open ear; a slow listener finds the latest news of each match, and every nudge."""

    async def heard(self, timeout_seconds: float, at_once: AtOnce | None = None) -> Heard:
        """What has come since the last call; nothing after the time-out.

        News that `at_once` sees to wake nobody: while a call waits, it is asked first.
        """

    def ring(self, news: News) -> None:
        """Hear these, as when they are announced."""


TakeIn = Callable[[News], Awaitable[None]]
"""Reads what the news tell of, where that is wanted; may raise."""


class Broadcaster(Protocol):
    """The doorbell: hints that something was stored. Hints may be lost; the store is the truth."""

    def before_telling(self, take_in: TakeIn) -> None:
        """Let this take in news of other processes, of matches that are watched here.

        Watchers are told after that, and find what they are to tell at hand.
        """

    def announce(self, news: News) -> None:
        """Tell everyone who watches the match or is one of the users."""

    def watch(
        self, match_id: UUID | None = None, user: str | None = None
    ) -> AbstractContextManager[Watch]:
        """Listen to a match, to a user's matches, or to both."""


class Present(Struct, frozen=True):
    """Who has a stream of a match open: users who play in it, and how many others watch."""

    players: tuple[str, ...] = ()
    others: int = 0


class Onlooker(Protocol):
    """Somebody who is there."""

    plays: bool


class Presence(Protocol):
    """Who looks at which match, in all processes; known within seconds, and never fails."""

    def watching(self, match_id: UUID, user: str | None) -> AbstractContextManager[Onlooker]:
        """Be there until the block ends, without a user as a visitor."""

    def of(self, match_id: UUID) -> Present:
        """Who was there a moment ago."""


class Limit(Struct, frozen=True):
    """How much is too much: `burst` at once, and `per_second` in the long run."""

    name: str
    burst: int
    per_second: float

    @property
    def seconds_a_token(self) -> float:
        """How long a token takes to come back."""
        return 1 / self.per_second

    @property
    def seconds_to_fill(self) -> float:
        """How long an empty bucket takes to be full."""
        return self.burst / self.per_second


class Limiter(Protocol):
    """Token buckets, one for each limit and key, shared by all processes; they never fail."""

    def pass_by(self, limit: Limit, key: str) -> float:
        """Take a token; else the seconds until there is one.

        Costs microseconds. What other processes give away counts within a second or so.
        """

    async def take(self, limit: Limit, key: str) -> float:
        """The same, where not one token too many may be given, whoever asks."""

    async def give_back(self, limit: Limit, key: str) -> None:
        """Undo a take."""


class Vault(Protocol):
    """Where secret seeds lie until the match has ended."""

    def seed(self, match_id: UUID) -> bytes:
        """The match's seed: made and stored durably at the first call, the same ever after."""


class Names(Protocol):
    """Names of people, bots, device seats and tables, by opaque key."""

    def name(self, key: str, name: str) -> None:
        """Give the key a name; a key keeps its first name unless it is a user's."""

    def named(self, keys: Iterable[str]) -> dict[str, str]:
        """The names of those keys that have one."""


class Invites(Protocol):
    """Table codes."""

    def code(self, match_id: UUID) -> str:
        """The table's code of six letters and digits, made at the first call; no two look alike."""

    def match(self, code: str) -> UUID | None:
        """The table of a code as typed by a person; None when there is none."""


class User(Struct, frozen=True):
    """Someone who plays; `guest` until a passphrase is set."""

    id: str
    name: str
    guest: bool


class Token(Struct, frozen=True):
    """A bearer token's public side; `created_at` is milliseconds since 1970."""

    id: str
    label: str
    created_at: int


class LinkCode(Struct, frozen=True):
    """A code that signs its user in on another device, once; `expires_at` as above."""

    code: str
    expires_at: int


class Accounts(Protocol):
    """Users and the secrets they sign in with; secrets are kept as SHA-256 alone.

    All calls block on a database and belong in a thread, but for `remembered`.
    """

    def create_guest(self, command_id: UUID, name: str | None, digest: str) -> tuple[User, str]:
        """A guest and a session secret. The same command id gives the same guest again.

        Without a name one is picked. Raises CommandReused for another digest.
        """

    def remembered(self, secret: str) -> str | None:
        """The id of the user whose session or bearer secret this is, if it was seen lately."""

    def users_of(self, secrets: Collection[str]) -> dict[str, str]:
        """The ids of users by their secrets, asked of the database whatever is remembered."""

    def user(self, user_id: str) -> User | None:
        """The user, None once erased."""

    def rename(self, user_id: str, name: str) -> User:
        """Change the name that others see."""

    def erase(self, user_id: str) -> None:
        """Forget name, sessions and tokens; events keep the opaque id."""

    def create_token(self, user_id: str, label: str) -> tuple[Token, str]:
        """A bearer token and its secret, which is shown this once."""

    def tokens(self, user_id: str) -> list[Token]:
        """The user's bearer tokens, newest first."""

    def create_link(self, user_id: str) -> LinkCode:
        """A code for another device of the user's; the user's earlier one is void."""

    def redeem_link(self, code: str) -> tuple[User, str] | None:
        """The code's user and a session secret; None for a wrong, old or used code."""

    def revoke_token(self, user_id: str, token_id: str) -> bool:
        """Whether there was such a token of this user's."""


class Page(Struct, frozen=True):
    """Some matches, and the cursor to ask for more with."""

    items: list[MatchSummary]
    next: str | None


class Due(NamedTuple):
    """A match that somebody has to look after `at` a time, in milliseconds since 1970."""

    match_id: UUID
    at: int


class MatchLists(Protocol):
    """The read model behind home: lobbies, running and finished matches."""

    def find(  # noqa: PLR0913 — each part is a filter of its own
        self,
        *,
        status: Literal["lobby", "running", "finished", "cancelled"] | None = None,
        game: str | None = None,
        viewer: str | None = None,
        mine: bool = False,
        awaited: bool = False,
        invited: bool = False,
        cursor: str | None = None,
        limit: int = 20,
    ) -> Page:
        """Newest change first; raises ValueError for a cursor that is not ours.

        `mine`: the viewer plays in the match or hosts it; `awaited`: it waits for the viewer;
        `invited`: a seat is kept for the viewer. Those that are not public are listed for
        viewers who play or are invited.
        """

    def due(self, now_ms: int) -> list[Due]:
        """The matches that somebody has to look after by now, the longest due first."""


class Outage(Struct, frozen=True):
    """A time in which the service was down, in milliseconds since 1970."""

    began: int
    ended: int


Part = Literal["api", "worker"]
"""What it takes to play: somebody who answers, and somebody who sees to the clocks."""


class Beats(Protocol):
    """Signs of life of the parts of the service, and the times between in which one was down.

    All calls block on a database and belong in a thread.
    """

    def beat(self, part: Part, now_ms: int) -> None:
        """The part is up; a gap before this that is too long is kept as an outage."""

    def outages(self, now_ms: int) -> list[Outage]:
        """The outages of the last month, and those that go on, which have no end yet."""


class Clock(Protocol):
    """Wall-clock time."""

    def now_ms(self) -> int:
        """Milliseconds since 1970."""
