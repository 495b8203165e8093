"""The rules document names, for every paragraph, tests that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

RULES = Path(__file__).parent
DOCS = RULES.parents[3] / "docs"
PARAGRAPHS = (DOCS / "rules.md").read_text("utf-8").split("\n\n")
LINK = re.compile(r"\[(test_\w+)\]\((\S+)\)")


def names_in(path: Path) -> set[str]:
    return set(re.findall(r"^def (test_\w+)", path.read_text("utf-8"), re.MULTILINE))


@pytest.mark.parametrize("paragraph", PARAGRAPHS[2:], ids=lambda paragraph: paragraph[:40])
def test_every_paragraph_names_its_tests(paragraph: str) -> None:
    if paragraph.startswith("#"):
        return
    links = LINK.findall(paragraph)
    assert links, "this paragraph names no test"
    known: set[str] = set()
    for name, target in links:
        path = (DOCS / target).resolve()
        assert path.name == f"{name}.py"
        known |= names_in(path)
    named = set(re.findall(r"`(test_\w+)`", paragraph))
    assert named
    assert named <= known


def test_every_file_of_tests_belongs_to_some_paragraph() -> None:
    linked = {name for paragraph in PARAGRAPHS for name, _ in LINK.findall(paragraph)}
    assert {path.stem for path in RULES.glob("test_*.py")} - linked == {Path(__file__).stem}
