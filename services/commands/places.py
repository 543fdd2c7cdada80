"""What a process needs of its machine, looked at before it starts: what lacks is one line."""

import socket
import ssl

from services.application.ports import NotReady
from services.settings import Settings


def check_metrics(settings: Settings) -> None:
    """Raises NotReady when metrics cannot be told where the settings want them."""
    if settings.metrics_port is None:
        return
    host, port = settings.metrics_host, settings.metrics_port
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port)[0]
        socket.create_server(address[:2], family=family).close()
    except OSError as error:
        raise NotReady(
            "Metrics cannot be told on CHUCKWAGON_METRICS_HOST and CHUCKWAGON_METRICS_PORT,"
            f" {host} and {port}: {error.strerror}."
        ) from error


def check_tls(settings: Settings) -> None:
    """Raises NotReady when the certificate or its key cannot be used."""
    if settings.tls_cert is None or settings.tls_key is None:
        return
    for file in (settings.tls_cert, settings.tls_key):
        if not file.is_file():
            raise NotReady(f"There is no {file} to serve https with.")
    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(settings.tls_cert, settings.tls_key)
    except OSError as error:
        raise NotReady(
            f"https cannot be served with {settings.tls_cert} and {settings.tls_key}: {error}."
        ) from error
