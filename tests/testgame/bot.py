"""A bot for Parley that guesses by its card."""

from domain.kernel.rules import Draw
from tests.testgame.parley import CARDS, Action, Bid, View


def advise(view: View, draw: Draw) -> Action:
    """High with a high card; a stake of up to three chips."""
    card = view.cards[view.viewer] or 0
    stake = 1 + draw(min(3, view.chips[view.viewer]))
    return Bid("high" if 2 * card >= len(CARDS) else "low", stake)
