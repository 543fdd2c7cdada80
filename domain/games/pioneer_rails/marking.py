"""What events leave on a sheet: the only place where a sheet changes."""

from msgspec.structs import replace

from domain.games.pioneer_rails.events import (
    BuildingActivated,
    GoalReached,
    HandScored,
    TurnPlayed,
)
from domain.games.pioneer_rails.state import Reached, Sheet


def written(sheet: Sheet, event: TurnPlayed) -> Sheet:
    """The sheet with the turn's rank and tracks."""
    return replace(
        sheet,
        tracks=(*sheet.tracks, *event.tracks),
        hands=(*sheet.hands[:-1], (*sheet.hands[-1], event.rank)),
        towns=(*sheet.towns, *event.towns),
        crossed=sheet.crossed + event.symbol,
        network=event.network,
        fort_tracks=event.fort_tracks,
    )


def marked(sheet: Sheet, event: BuildingActivated) -> Sheet:
    """The sheet with a building crossed out and its symbol marked."""
    done, mixed = (*sheet.done, event.building), sheet.mixed or event.mixed
    match event.kind:
        case "mine":
            return replace(sheet, done=done, gold=sheet.gold + 1)
        case "bank":
            if not event.circled:
                return replace(sheet, done=done, mixed=mixed)
            banks, banked = (*sheet.banks, event.points), sheet.banked + event.gold
            return replace(sheet, done=done, mixed=mixed, banks=banks, banked=banked)
        case "fort":
            return replace(sheet, done=done, mixed=mixed, forts=sheet.forts + event.circled)
        case "ranch":
            return replace(sheet, done=done, ranches=sheet.ranches + event.circled)
        case "yard":
            return replace(sheet, done=done, mixed=mixed, yards=sheet.yards + event.circled)
        case "saloon":
            saloons = (*sheet.saloons, event.round) if event.round else sheet.saloons
            ranks = (*sheet.ranks, event.rank) if event.rank else sheet.ranks
            return replace(sheet, done=done, mixed=mixed, saloons=saloons, ranks=ranks)
        case "jail":
            jails = (*sheet.jails, event.jail) if event.jail else sheet.jails
            return replace(sheet, done=done, mixed=mixed, jails=jails)
        case "bandit":
            if not event.jail:
                return replace(sheet, done=done, escaped=sheet.escaped + 1)
            cells = tuple(filled + (box == event.jail) for box, filled in enumerate(sheet.cells, 1))
            return replace(sheet, done=done, caught=(*sheet.caught, event.building), cells=cells)


def achieved(sheet: Sheet, event: GoalReached, turn: int) -> Sheet:
    """The sheet with a goal reached."""
    reached = Reached(event.goal, event.points, turn)
    return replace(sheet, goals=(*sheet.goals, reached), eased=sheet.eased + event.less)


def summed(sheet: Sheet, event: HandScored) -> Sheet:
    """The sheet with a round's hand scored."""
    return replace(sheet, points=(*sheet.points, event.points))
