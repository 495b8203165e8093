"""Tables, pictures and verdicts of pages."""

from __future__ import annotations

PICTURES = "pictures"
"""The folder beside a page that holds its charts."""


def verdict(kept: bool) -> str:
    return "✓ met" if kept else "✗ **missed**"


def summary(missed: int, of: int) -> str:
    """Tell how many targets are met."""
    return f"Targets missed: {missed} of {of}." if missed else f"All {of} targets are met."


def table(head: list[str], rows: list[list[str]], numbers_from: int = 1) -> str:
    """Return a table. Columns from `numbers_from` on are aligned right, except those without a name, which hold verdicts."""
    rule = ["--:" if name and column >= numbers_from else "---" for column, name in enumerate(head)]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in (head, rule, *rows))


def picture(address: str, name: str, shown: str) -> str:
    return f"![{shown}]({address}{name}.svg)"
