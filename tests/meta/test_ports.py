"""Ports that tests give to servers stay theirs until the servers bind them."""

import socket

import pytest

from tests.servers import LOOPBACK, free_port


def test_a_port_is_nobody_elses_before_and_after_its_server_listens() -> None:
    port = free_port()
    for _ in range(2):
        with socket.socket() as other, pytest.raises(OSError, match="in use"):
            other.bind((LOOPBACK, port))
        with socket.create_server((LOOPBACK, port)):
            pass
