"""What takes minutes begins first, and figures that tests measure without judging them are printed at the end."""

from __future__ import annotations

import gc

import pytest
from hypothesis import settings

settings.load_profile("ci")  # The same examples everywhere, and as much time as a slow machine needs.


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let the packages be built while other tests run, so that nothing waits for them."""
    items.sort(key=lambda item: item.get_closest_marker("shipped") is None)


def pytest_collection_finish() -> None:
    """Let no search for garbage go through thousands of tests and modules that stay to the end."""
    gc.collect()
    gc.freeze()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for report in terminalreporter.getreports("passed"):
        for name, value in report.user_properties:
            terminalreporter.write_line(f"{name}: {value}")
