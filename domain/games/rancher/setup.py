"""The table before the first roll: options, starting money, and who moves first."""

from typing import Literal

from msgspec import Struct


class TableOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table chooses: the rounds (RA-27), and whether forced rolls happen by themselves."""

    rounds: Literal[40, 80, 120] = 80
    automatic_rolls: bool = True
