"""A railway owner who is new to the trade: takes what scores at once, and looks no further."""

from msgspec.structs import replace

from domain.games.pioneer_rails.actions import Action
from domain.games.pioneer_rails.options import options
from domain.games.pioneer_rails.previews import (
    ActivationPreview,
    CardPreview,
    Preview,
    TrackPreview,
    TurnPreview,
)
from domain.games.pioneer_rails.view import PioneerRailsView
from domain.kernel.rules import ChoiceAsk, Draw, Option


def advise(view: PioneerRailsView, draw: Draw) -> Action:
    """A legal action for the view's awaited seat."""
    partial: Action | None = None
    while True:
        best = _best(options(view, partial), draw)
        match best.ask:
            case None:
                return best.action
            case ChoiceAsk(field, values):
                partial = replace(best.action, **{field: values[draw(len(values))]})
            case _:
                partial = best.action


def _best(listed: list[Option[Action, Preview]], draw: Draw) -> Option[Action, Preview]:
    """A track for nothing that brings most, or the end of the turn; of equals any."""
    free = [option for option in listed if not _costs(option.preview)]
    going = [option for option in free if isinstance(option.preview, TrackPreview)]
    among = going or free
    most = max(_points(option.preview) for option in among)
    best = [option for option in among if _points(option.preview) == most]
    return best[draw(len(best))]


def _costs(preview: Preview | None) -> bool:
    return not isinstance(preview, CardPreview | ActivationPreview | TurnPreview) and not (
        isinstance(preview, TrackPreview) and not preview.symbol
    )


def _points(preview: Preview | None) -> int:
    match preview:
        case CardPreview(points=points) | TrackPreview(points=points) | TurnPreview(points=points):
            return points
        case _:
            return 0
