"""A plugin of pytest that writes the coverage before a test process reports that it is done.

pytest-xdist waits ten seconds for its processes to end, and one that has much to write may need longer.
"""

from __future__ import annotations

from coverage import Coverage


def pytest_sessionfinish() -> None:
    known = Coverage.current()
    if known is not None:
        known.save()
