"""A server that is about to end: it says so while it still serves."""


class Stopping:
    """Whether the end has begun, so that nobody is sent here any more."""

    def __init__(self) -> None:
        """It goes on."""
        self.begun = False

    def begin(self) -> None:
        """It ends soon."""
        self.begun = True
