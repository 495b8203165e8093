"""Every numbered paragraph of docs/hunter.md, every event and every commander has a test named after it."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent
RULES = HERE.parents[3] / "docs" / "hunter.md"

WITHOUT_PARAGRAPHS = ("2", "11", "13", "20", "21", "22", "23")
"""Sections whose text stands under the heading itself."""


def paragraphs() -> list[str]:
    """Return what stands at the head of each paragraph: 4.2, 4.2a, 6.3.1, E07, K10."""
    text = RULES.read_text(encoding="utf-8")
    numbered = re.findall(r"^(?:#+ )?(\d+(?:\.\d+)+) ", text, re.MULTILINE)
    steps = [f"4.2{letter}" for letter in re.findall(r"^ - ([a-e]) \[S\]", text, re.MULTILINE)]
    rules = re.findall(r"^\| ([EK]\d\d) \|", text, re.MULTILINE)
    return [*WITHOUT_PARAGRAPHS, *numbered, *steps, *rules]


def test_every_paragraph_has_a_test_named_after_it() -> None:
    tests = "\n".join(path.read_text(encoding="utf-8") for path in HERE.parent.rglob("test_*.py"))
    names = re.findall(r"^def test_(\w+)", tests, re.MULTILINE)
    found = paragraphs()
    assert len(found) > 160
    missing = [number for number in found if not any(is_named_after(name, number) for name in names)]
    assert missing == []


def is_named_after(name: str, number: str) -> bool:
    """Names begin with the number, e.g. `6_1_and_6_2_the_kinds_of_attack`."""
    word = number.lower().replace(".", "_")
    return re.match(rf"(\d\w*?_and_)?{word}_(?!\d)", name) is not None
