"""Ten deliberate bugs in the server: the simulation must find every one of them.

Each is a few lines that somebody might have written. They are patched in within a context, and the
server's own source is not changed.
"""

import asyncio
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from pipyard.server.database import writer
from pipyard.server.database.contract import Then
from pipyard.server.tables import checks, performer, states, telling
from pipyard.server.tables.hub import DirectWatcher, Told
from pipyard.server.tables.keeper import Part, TableKeeper
from pipyard.server.tables.table import Base, Table
from pipyard.server.tables.turns import Turns

_Patch = tuple[Any, str, Any]


def _acknowledge_before_commit() -> Sequence[_Patch]:
    """Answer as soon as the events are handed over, without waiting for the disk."""
    store = TableKeeper.store

    def hasty(self: TableKeeper, before: Table, parts: Sequence[Part], then: Then) -> None:
        store(self, before, parts, lambda _error: None)
        asyncio.get_running_loop().call_soon(then, None)

    return [(TableKeeper, "store", hasty)]


def _drop_version_check() -> Sequence[_Patch]:
    """Carry out a request at any version the table has now."""

    def never(_table: Table, _asked: Any) -> bool:
        return False

    return [(checks, "is_late", never), (performer, "is_late", never)]


def _forget_savepoint() -> Sequence[_Patch]:
    """Run each job of a failed group without a savepoint around it."""

    def bare(self: Any, connection: Any) -> None:
        try:
            self.result = self.job(connection)
        except BaseException as error:
            self.error = error

    return [(writer._Asked, "run", bare)]


def _publish_before_store() -> Sequence[_Patch]:
    """Send to watchers first, and store afterwards."""
    store = TableKeeper.store

    def eager(self: TableKeeper, before: Table, parts: Sequence[Part], then: Then) -> None:
        since = before.version
        for part in parts:
            self.bus.publish(part.after, since, part.request)
            since = part.after.version
        store(self, before, parts, then)

    return [(TableKeeper, "store", eager)]


def _lose_wake_up() -> Sequence[_Patch]:
    """Forget those who wait for a table, if there are several."""

    def forgetful(self: Turns, name: str) -> None:
        waiting = self._waiting[name]
        while waiting:
            following = waiting.popleft()
            if waiting:
                continue
            if not isinstance(following, asyncio.Future):
                following()
                return
            if not following.done():
                following.set_result(None)
                return
        del self._waiting[name]

    return [(Turns, "end", forgetful)]


def _reuse_request() -> Sequence[_Patch]:
    """Treat every request as new, even one that was carried out before."""

    def always(*_: Any) -> bool:
        return True

    return [(performer.Performer, "_is_new", always)]


def _snapshot_off_by_one() -> Sequence[_Patch]:
    """Store a base under the version before the one it was made at."""
    as_base = Table.as_base

    def early(self: Table) -> Base:
        base = as_base(self)
        return Base(
            base.version - 1, base.record, base.draws, base.asked_since, base.late, base.layout
        )

    return [(Table, "as_base", early)]


def _evict_dirty() -> Sequence[_Patch]:
    """Drop a table from memory while its events are being stored, and restore it."""
    store = TableKeeper.store

    def evicting(self: TableKeeper, before: Table, parts: Sequence[Part], then: Then) -> None:
        if self.most_bytes < 1_000_000:
            kept: dict[str, Table] = self.__dict__.setdefault("_evicted", {})
            kept[before.id] = before
        store(self, before, parts, then)

    tell_stored = TableKeeper.tell_stored

    def bringing_back(self: TableKeeper, before: Table, parts: Sequence[Part]) -> Table:
        after = tell_stored(self, before, parts)
        evicted = self.__dict__.get("_evicted", {}).pop(before.id, None)
        if evicted is not None and not after.version % 7:
            self._tables[before.id] = evicted
        return after

    return [(TableKeeper, "store", evicting), (TableKeeper, "tell_stored", bringing_back)]


def _leak_seed() -> Sequence[_Patch]:
    """Send the source of the dice to everyone who opens a table."""
    dice_of = states.dice_of

    def open_hearted(table: Table) -> Any:
        told = dice_of(table)
        return told and told | {"seed": table.seed and table.seed.hex()}

    return [(states, "dice_of", open_hearted), (telling, "dice_of", open_hearted)]


def _unbounded_queue() -> Sequence[_Patch]:
    """Send more and more to somebody who does not read."""

    def generous(self: DirectWatcher, told: Told, whole: bool = False) -> None:
        self._connection.send_frame(told.frame, sys.maxsize)
        self._whole_waits |= whole

    return [
        (DirectWatcher, "take", generous),
        (DirectWatcher, "awaits_whole", property(lambda _self: False)),
    ]


PLANTED: dict[str, Callable[[], Sequence[_Patch]]] = {
    "acknowledge-before-commit": _acknowledge_before_commit,
    "drop-version-check": _drop_version_check,
    "forget-savepoint": _forget_savepoint,
    "publish-before-store": _publish_before_store,
    "lose-wake-up": _lose_wake_up,
    "reuse-request": _reuse_request,
    "snapshot-off-by-one": _snapshot_off_by_one,
    "evict-dirty": _evict_dirty,
    "leak-seed": _leak_seed,
    "unbounded-queue": _unbounded_queue,
}


@contextmanager
def planted(name: str | None) -> Iterator[None]:
    """Plant a bug within the context; None plants none."""
    patches = PLANTED[name]() if name else []
    before = [(owner, attribute, vars(owner)[attribute]) for owner, attribute, _ in patches]
    for owner, attribute, changed in patches:
        setattr(owner, attribute, changed)
    try:
        yield
    finally:
        for owner, attribute, original in before:
            setattr(owner, attribute, original)
