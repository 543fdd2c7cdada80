"""Servers that several kinds of tests stand on; each is started when a test first asks for it."""

from collections.abc import Iterator

import pytest
import redis

from tests import servers


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[servers.Postgres]:
    """A PostgreSQL that tests share; who stops or kills one starts one of their own."""
    with servers.postgres(in_memory=True) as server:
        yield server


@pytest.fixture(scope="session")
def valkey_server() -> Iterator[servers.Valkey]:
    """A Redis-protocol server that tests share; who stops or kills one starts one of their own."""
    with servers.valkey() as server:
        yield server


@pytest.fixture
def redis_url(valkey_server: servers.Valkey) -> str:
    """A Redis-protocol server with nothing in it."""
    with redis.Redis.from_url(valkey_server.url()) as client:
        client.flushall()
    return valkey_server.url()
