"""No sentence on the screen may bypass the languages: every literal that looks like one must be in a lookup."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

SCENES = Path(__file__).resolve().parents[2] / "wotrush" / "scenes"
LOOKUPS = {"t", "tc", "tn", "mark", "Plural", "Reason"}
SENTENCE = re.compile(r"[A-ZÄÖÜ][a-zäöü]*(\s|[.!?:…]$)")
"""A capitalized word before another one or before a full stop; keys and file names have neither."""


def bypassing(code: str) -> Iterator[tuple[int, str]]:
    """Return line and text of each such literal outside lookups, docstrings, raised errors and type expressions."""
    yield from _in(ast.parse(code))


def _in(node: ast.AST) -> Iterator[tuple[int, str]]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        if SENTENCE.match(node.value):
            yield node.lineno, node.value
        return
    for child in ast.iter_child_nodes(node):
        if not _is_not_shown(child):
            yield from _in(child)


def _is_not_shown(node: ast.AST) -> bool:
    match node:
        case (
            ast.Expr(value=ast.Constant())
            | ast.Raise()
            | ast.Assert()
            | ast.Subscript()
            | ast.AnnAssign(value=None)
        ):
            return True
        case ast.Call(func=ast.Name(id=name)) | ast.Call(func=ast.Attribute(attr=name)):
            return name in LOOKUPS or name in {"TypeVar", "NewType"}
        case _:
            return False


@pytest.mark.parametrize("file", sorted(SCENES.rglob("*.py")), ids=lambda file: str(file.relative_to(SCENES)))
def test_every_sentence_on_screen_is_looked_up(file: Path) -> None:
    assert list(bypassing(file.read_text("utf-8"))) == []


@pytest.mark.parametrize(
    "code",
    [
        'button("End turn")',
        'status = "Choose a base."',
        'log(f"Player {n} buys {card}")',
        'TITLES = {"new": "New game"}',
        'label(text="Undo?")',
    ],
)
def test_a_sentence_outside_a_lookup_is_found(code: str) -> None:
    assert len(list(bypassing(code))) == 1


@pytest.mark.parametrize(
    "code",
    [
        'button(t("End turn"))',
        'TITLES = {"new": mark("New game")}',
        'raise ValueError("No such card.")',
        'def draw():\n    """Draw the table."""',
        'icon("war room map")',
        'scene["New game"]',
        'font("Oswald-Medium.ttf")',
    ],
)
def test_what_is_not_shown_is_left_alone(code: str) -> None:
    assert list(bypassing(code)) == []
