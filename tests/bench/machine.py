"""The machine under the benches: cores, CPU time, memory, and what else is running. Linux."""

import os
import time
from pathlib import Path
from types import TracebackType
from typing import Final, Self

TICKS_A_SECOND: Final = os.sysconf("SC_CLK_TCK")
IDLE: Final = slice(3, 5)
"""Idle and waiting for the disk, among the fields of a line of /proc/stat."""
CPU_FIELDS: Final = 8
UTIME: Final = 11
"""User time among the fields of /proc/PID/stat behind the command's name; system time follows."""

CORES: Final = sorted(os.sched_getaffinity(0))


def pin(core: int) -> None:
    """Run this process on one of the cores alone, counted from 0; the last one when too few."""
    os.sched_setaffinity(0, {CORES[min(core, len(CORES) - 1)]})


def unpin() -> None:
    """Run on all cores again."""
    os.sched_setaffinity(0, CORES)


def cpu_seconds(pid: int) -> float:
    """CPU time that the process has used, all threads, user and system."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, fields[UTIME : UTIME + 2])) / TICKS_A_SECOND


def resident_bytes(pid: int) -> int:
    """The process's resident memory."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) * 1024


class Span:
    """A stretch of time: its length, the CPU time of some processes, and the others' cores."""

    def __init__(self, *pids: int) -> None:
        self._pids = pids
        self.seconds = 0.0
        self.cpu: dict[int, float] = {}
        self.others = 0.0

    def __enter__(self) -> Self:
        self._busy = _busy_seconds()
        self._spent = {pid: cpu_seconds(pid) for pid in self._pids}
        self._start = time.perf_counter()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.seconds = time.perf_counter() - self._start
        self.cpu = {pid: cpu_seconds(pid) - spent for pid, spent in self._spent.items()}
        busy = _busy_seconds() - self._busy - sum(self.cpu.values())
        self.others = max(0.0, busy / self.seconds)


def _busy_seconds() -> float:
    """What all cores together have worked since the machine was started."""
    with Path("/proc/stat").open() as file:
        fields = [int(field) for field in file.readline().split()[1 : 1 + CPU_FIELDS]]
    return (sum(fields) - sum(fields[IDLE])) / TICKS_A_SECOND
