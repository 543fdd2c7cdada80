"""Progress: how far the lists are behind, seen from any process."""

from dataclasses import dataclass

from services.worker.progress import STALLED_SECONDS, Progress, Standing


@dataclass
class At:
    """Something that has come as far as a position."""

    here: int | None = 0

    def position(self) -> int:
        """How far."""
        return self.here or 0


@dataclass
class World:
    """A log, lists made from it, and a clock."""

    log: At
    lists: At
    now: float = 100.0

    def progress(self) -> Progress:
        """Looking at them from now on."""
        return Progress(self.log, self.lists, lambda: self.now)


def test_lists_that_show_all_are_not_behind_however_old_they_are() -> None:
    world = World(At(7), At(7))
    progress = world.progress()
    world.now += 10 * STALLED_SECONDS

    assert progress.standing() == Standing(0, 0)


def test_lists_that_were_never_made_are_behind_by_everything() -> None:
    world = World(At(7), At(None))

    assert world.progress().standing() == Standing(7, 0)


def test_lists_that_do_not_move_are_stalled_after_a_while() -> None:
    world = World(At(7), At(3))
    progress = world.progress()
    first = progress.standing()
    world.now += STALLED_SECONDS + 1
    world.log.here = 9
    later = progress.standing()

    assert (first, first.stalled) == (Standing(4, 0), False)
    assert (later, later.stalled) == (Standing(6, STALLED_SECONDS + 1), True)


def test_lists_that_move_are_behind_and_not_stalled() -> None:
    world = World(At(100), At(3))
    progress = world.progress()
    progress.standing()
    world.now += STALLED_SECONDS + 1
    world.lists.here = 4

    assert progress.standing() == Standing(96, 0)
