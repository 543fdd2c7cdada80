"""Commands that come again: the answer was lost, or the person pressed twice."""

from services.application.match import Match
from services.application.refusals import Refused


def repeated(match: Match, command: str, digest: str) -> bool:
    """Whether the command was carried out already.

    Refuses with command_reused when its id was used for something else.
    """
    done = match.done.get(command)
    if done is None:
        return False
    if done.digest != digest:
        raise Refused("command_reused", "This command id was used for something else.")
    return True
