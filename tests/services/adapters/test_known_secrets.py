"""What a process remembers of secrets: little, and where others may revoke them not for long."""

from dataclasses import dataclass

from services.adapters.known_secrets import KnownSecrets


@dataclass
class Watch:
    seconds: float = 0.0

    def now(self) -> float:
        return self.seconds


def test_remembered_secrets_are_bounded_and_the_least_used_goes_first() -> None:
    known = KnownSecrets(limit=2)
    known.remember(b"one", "ada", known.moment())
    known.remember(b"two", "bert", known.moment())
    assert known.user(b"one") == "ada"

    known.remember(b"three", "cleo", known.moment())

    assert [known.user(hash_) for hash_ in (b"one", b"two", b"three")] == ["ada", None, "cleo"]


def test_a_secret_revoked_while_it_is_looked_up_is_not_remembered() -> None:
    known = KnownSecrets()
    asked = known.moment()  # the look-up begins, and still finds the secret
    known.forget(b"one")

    known.remember(b"one", "ada", asked)

    assert known.user(b"one") is None


def test_where_others_may_revoke_it_a_secret_is_remembered_for_a_while_only() -> None:
    watch = Watch()
    known = KnownSecrets(seconds=5, now=watch.now)
    known.remember(b"one", "ada", known.moment())

    watch.seconds = 4.9
    assert known.user(b"one") == "ada"
    watch.seconds = 5
    assert known.user(b"one") is None


def test_the_while_begins_when_the_database_was_asked() -> None:
    watch = Watch()
    known = KnownSecrets(seconds=5, now=watch.now)
    asked = known.moment()
    watch.seconds = 4  # as slow as that was the answer

    known.remember(b"one", "ada", asked)
    assert known.user(b"one") == "ada"
    watch.seconds = 5

    assert known.user(b"one") is None
