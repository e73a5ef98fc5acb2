"""An event loop whose time passes only when there is nothing to do, and killable processes.

The whole simulation runs on it in one thread, with the same callbacks in the same order, regardless
of the machine's load. What a server starts belongs to its process, through the context that tasks
and callbacks inherit. Once the process is killed, none of it runs any more.
"""

import asyncio
import math
import random
from collections.abc import Callable
from contextvars import Context, ContextVar, copy_context
from typing import Any

_SLOWEST_ASIDE = 0.02


class Process:
    """Something that can be killed: from that moment on, nothing of it runs."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.alive = True
        self.tasks: set[asyncio.Task[Any]] = set()
        self.context = copy_context()
        self.context.run(OWNER.set, self)

    def kill(self) -> None:
        """End it abruptly; its tasks stay where they are."""
        self.alive = False
        for task in self.tasks:
            task._log_destroy_pending = False  # type: ignore[attr-defined]


OWNER: ContextVar[Process | None] = ContextVar("owner", default=None)


class VirtualLoop(asyncio.BaseEventLoop):
    """Jumps to the time of the next callback whenever there is none to call now."""

    def __init__(self, source: random.Random) -> None:
        super().__init__()
        self._now = 0.0
        self._source = source
        self._selector = _Jump(self)
        self.set_task_factory(_owned_task)

    def time(self) -> float:
        """Return the virtual time, in seconds since the beginning."""
        return self._now

    def jump(self, seconds: float) -> None:
        """Let time pass."""
        self._now += seconds

    def call_soon(  # type: ignore[override]
        self, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        """Call back soon, unless the process it belongs to is killed first."""
        # An empty context is falsy.
        context = copy_context() if context is None else context
        owner = context.get(OWNER)
        if owner is None:
            return super().call_soon(callback, *args, context=context)
        return super().call_soon(_if_alive, owner, callback, args, context=context)

    def call_soon_threadsafe(  # type: ignore[override]
        self, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        """Call back soon: there is one thread."""
        return self.call_soon(callback, *args, context=context)

    def call_at(  # type: ignore[override]
        self,
        when: float,
        callback: Callable[..., object],
        *args: Any,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        """Call back at a time, unless the process it belongs to is killed first."""
        context = copy_context() if context is None else context
        owner = context.get(OWNER)
        if owner is None:
            return super().call_at(when, callback, *args, context=context)
        return super().call_at(when, _if_alive, owner, callback, args, context=context)

    def run_in_executor(  # type: ignore[override]
        self, _executor: object, work: Callable[..., Any], *args: Any
    ) -> "asyncio.Future[Any]":
        """Run at some moment soon what a thread would do in parallel."""
        done = self.create_future()
        self.call_later(self._source.uniform(0, _SLOWEST_ASIDE), _do, done, work, args)
        return done

    def _process_events(self, event_list: object) -> None:
        """Do nothing: the loop waits for no file or socket."""

    def _write_to_self(self) -> None:
        """Do nothing: there is no other thread to wake."""


class _Jump:
    """The loop's selector, which does not wait."""

    def __init__(self, loop: VirtualLoop) -> None:
        self._loop = loop

    def select(self, timeout: float | None) -> tuple[()]:
        if timeout is None:
            raise RuntimeError("Nothing will ever happen again.")
        if timeout > 0:
            self._loop.jump(timeout)
        return ()

    def close(self) -> None:
        pass


def later_than(last: float, wanted: float) -> float:
    """Return the wanted time, or the first one after the last.

    Callbacks that must stay in order need different times, because those with the same time run in
    any order.
    """
    return max(wanted, math.nextafter(last, math.inf))


def _owned_task(loop: asyncio.AbstractEventLoop, coroutine: Any, **rest: Any) -> Any:
    task: asyncio.Task[Any] = asyncio.Task(coroutine, loop=loop, **rest)
    context = rest.get("context")
    context = copy_context() if context is None else context
    owner = context.get(OWNER)
    if owner is not None:
        owner.tasks.add(task)
        task.add_done_callback(owner.tasks.discard)
    return task


def _if_alive(owner: Process, callback: Callable[..., object], args: tuple[Any, ...]) -> None:
    if owner.alive:
        callback(*args)


def _do(done: "asyncio.Future[Any]", work: Callable[..., Any], args: tuple[Any, ...]) -> None:
    if done.done():
        return
    try:
        done.set_result(work(*args))
    except BaseException as error:
        done.set_exception(error)
