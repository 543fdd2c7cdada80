"""Filling a compound action in, field by field, as its options ask for it."""

from collections.abc import Callable

from msgspec.structs import replace

from domain.games.pionjar.actions import Action
from domain.games.pionjar.options import Offered, options
from domain.games.pionjar.view import PionjarView
from domain.kernel.rules import ChoiceAsk, NumberAsk

Answer = Callable[[NumberAsk | ChoiceAsk, Offered], int | str]
"""What is given for an ask of the option so far."""


def filled(view: PionjarView, option: Offered, answer: Answer) -> Action:
    """The action of the option with everything that it asks for answered."""
    while True:
        match option.ask:
            case NumberAsk() | ChoiceAsk() as ask:
                action = replace(option.action, **{ask.field: answer(ask, option)})
                option = options(view, action)[0]
            case _:
                return option.action
