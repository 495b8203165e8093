"""The licences of all files that ship with the program."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fnmatch import fnmatch

from wotrush import resources
from wotrush.files import UnreadableError, readable_text


def licences() -> Iterator[str]:
    """Check that LICENSES.md lists every shipped file, by name or pattern, and nothing else."""
    root = resources.asset()
    listing = root / "LICENSES.md"
    try:
        named = set(re.findall(r"`([^`\s]+)`", readable_text(listing)))
    except UnreadableError as problem:
        yield f"{problem} It names the licence of every file under assets/."
        return
    files = {path.relative_to(root).as_posix() for path in root.rglob("*") if path.is_file()} - {listing.name}
    for file in sorted(files):
        if not any(fnmatch(file, name) for name in named):
            yield f"assets/{file} is not listed in assets/LICENSES.md: say there whose it is."
    for name in sorted(name for name in named if "/" in name):
        if not any(fnmatch(file, name) for file in files):
            yield f"assets/LICENSES.md lists `{name}`, which is not there: take the line out."
