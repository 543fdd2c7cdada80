"""The test cases that eventsourcing ships for recorders, importable without its ciphers.

Its module of cases also holds cases for encryption and imports a cipher package for them,
which we neither use nor install.
"""

import sys
from types import ModuleType
from unittest.mock import patch

_cipher = ModuleType("eventsourcing.cipher")
_cipher.__dict__["AESCipher"] = None

with patch.dict(sys.modules, {"eventsourcing.cipher": _cipher}):
    from eventsourcing.tests.persistence import (
        ApplicationRecorderTestCase,
        NonInterleavingNotificationIDsBaseCase,
        TrackingRecorderTestCase,
    )

__all__ = [
    "ApplicationRecorderTestCase",
    "NonInterleavingNotificationIDsBaseCase",
    "TrackingRecorderTestCase",
]
