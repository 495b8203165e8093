"""What two processes that belong together have in common."""

from __future__ import annotations

from collections.abc import Callable
from multiprocessing import Pipe
from multiprocessing.connection import Connection

import pytest

from wotrush.side_process import next_message


def broken(by: type[OSError]) -> Callable[[Connection], object]:
    def recv(_: Connection) -> object:
        raise by

    return recv


def test_the_end_of_the_parent_is_no_error() -> None:
    ours, theirs = Pipe()
    ours.send("a card")
    ours.close()
    assert next_message(theirs) == "a card"
    assert next_message(theirs) is None


@pytest.mark.parametrize("how", [ConnectionResetError, BrokenPipeError])
def test_a_parent_that_was_killed_has_ended_too(how: type[OSError], monkeypatch: pytest.MonkeyPatch) -> None:
    _, theirs = Pipe()
    monkeypatch.setattr(type(theirs), "recv", broken(how))
    assert next_message(theirs) is None
