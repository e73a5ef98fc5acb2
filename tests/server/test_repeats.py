"""A log in which the same error is not written a thousand times."""

import logging

from pipyard.server.repeats import Repeats


class Log:
    """A logger with a fake clock."""

    def __init__(self) -> None:
        self.now = 0.0
        self.lines: list[str] = []
        self.logger = logging.Logger("test")
        handler = logging.Handler()
        handler.addFilter(Repeats(lambda: self.now))
        handler.emit = lambda record: self.lines.append(record.getMessage())  # type: ignore[method-assign]
        self.logger.addHandler(handler)

    def fail(self, error: Exception) -> None:
        try:
            raise error
        except Exception:
            self.logger.exception("It failed.")


def test_what_goes_wrong_again_is_written_once_a_minute_with_a_count() -> None:
    log = Log()
    for number in range(1000):
        log.fail(OSError(f"attempt {number}"))
    assert log.lines == ["It failed."]
    log.now = 59.9
    log.fail(OSError("again"))
    log.now = 60.0
    log.fail(OSError("again"))
    assert log.lines == ["It failed.", "It failed. (1000 more like it were left out.)"]
    log.now = 120.0
    log.fail(OSError("again"))
    assert log.lines[2:] == ["It failed."]


def test_other_errors_and_other_words_are_written() -> None:
    log = Log()
    log.fail(OSError("disk"))
    log.fail(ValueError("number"))
    for name in ("first", "second", "first"):
        log.logger.warning("Lost the %s connection.", name)
    assert log.lines[2:] == ["Lost the first connection.", "Lost the second connection."]


def test_lines_that_tell_of_nothing_wrong_are_all_written() -> None:
    log = Log()
    for _ in range(3):
        log.logger.info("GET /: 200")
    assert log.lines == ["GET /: 200"] * 3


def test_kinds_without_end_are_not_remembered_without_end() -> None:
    log = Log()
    for number in range(2500):
        log.logger.warning("Line %d", number)
    log.logger.warning("Line %d", 2499)
    assert len(log.lines) == 2500
