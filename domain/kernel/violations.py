"""Refusals: what a rule, or the kernel on the rules' behalf, says no with."""


class RuleViolation(Exception):  # noqa: N818 — the name is the team's word for a refusal, not a fault
    """An action that a numbered rule forbids.

    `rule_id` is the identifier in the game's RULES.md, `message` one plain sentence.
    """

    def __init__(self, rule_id: str, message: str) -> None:
        """Keep the rule's identifier and the sentence for the player."""
        super().__init__(f"{rule_id}: {message}")
        self.rule_id = rule_id
        self.message = message


class NotAwaited(Exception):  # noqa: N818 — a refusal, not a fault
    """An action by a seat that the match does not wait for."""

    def __init__(self, actor: int) -> None:
        """Keep the seat that acted out of turn."""
        super().__init__(f"seat {actor} is not awaited")
        self.actor = actor


class SettlingNeverEnds(Exception):  # noqa: N818 — a fault in a game, named after what happened
    """A game asked for chance and automatic steps more often than the kernel allows."""
