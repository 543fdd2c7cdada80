"""Names of bots that were given none."""

from typing import Final

BOT_NAMES: Final = ("Dusty", "Clem", "Mabel", "Rusty", "Opal", "Hank", "Juniper", "Boone")


def bot_name(seat: int) -> str:
    """The name of a bot on that seat; no two at one table have the same."""
    return BOT_NAMES[seat % len(BOT_NAMES)]
