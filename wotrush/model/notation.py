"""What tables written as text have in common: lines of the form `name: value`, in which `#` begins a comment."""

from __future__ import annotations

from collections.abc import Callable, Sequence


class TableError(ValueError):
    """A table cannot be read or played on; the message quotes the line and says why."""


def pairs_of(text: str) -> list[tuple[str, str]]:
    """Return the name and the value of every line. Raises TableError."""
    lines = [line.split("#")[0].strip() for line in text.splitlines()]
    return [_pair(line) for line in lines if line]


def _pair(line: str) -> tuple[str, str]:
    name, colon, value = line.partition(":")
    if not colon:
        raise TableError(f"cannot read the line {line!r}: it needs the form 'name: value'")
    return name.strip(), value.strip()


def read_each(pairs: Sequence[tuple[str, str]], read: Callable[[str, str], None]) -> None:
    """Have `read` take every line. Raises TableError where it fails."""
    for name, value in pairs:
        try:
            read(name, value)
        except (ValueError, IndexError, KeyError) as error:
            raise TableError(f"cannot read the line '{name}: {value}': {error}") from None


def set_flags(table: object, known: Sequence[str], value: str) -> None:
    """Set the flags that a line names. Raises ValueError for one that is not known."""
    for name in value.split():
        setattr(table, known[known.index(name)], True)
