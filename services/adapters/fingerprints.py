"""Secrets as they are kept."""

import hashlib


def fingerprint(secret: str) -> bytes:
    """SHA-256 of a secret, of which the secret cannot be made again."""
    return hashlib.sha256(secret.encode(errors="surrogatepass")).digest()
