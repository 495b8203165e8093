"""There is room for more than one game: names, folders, words and imports."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections import Counter, defaultdict
from pathlib import Path

import pytest

PRODUCT = Path(__file__).resolve().parents[2] / "wotrush"
OWN = ("model/hunter", "ai/hunter", "scenes/hunter", "model/rush", "ai/rush", "scenes/rush", "workshop")
"""The folders that may know a game. The workshop is no part of the product; its tools for one game lie in a folder of
that name.
"""
OF_RUSH = "rush|sabotage\\w*|reserve|garage|depot|medals?|recruits?|barracks|graveyard|siege"
OF_HUNTER = (
    "hunter|jam|jammed|jamming|overruns?|deploy\\w*|minefields?|salvos?|spy|spying|counterattack\\w*|afvs?"
)
"""Ambush is not among them: vehicles of both games are painted in an ambush pattern."""
WORDS = re.compile(rf"\b({OF_RUSH}|{OF_HUNTER})\b", re.IGNORECASE)
NAMES_GAMES = ("games.py", "__init__.py", "__main__.py", "cli/__init__.py", "ai/registry.py")
"""`games.py` is the only list of games; the others name the program."""
MOST_MODULES = 16


def modules() -> list[Path]:
    return sorted(path for path in PRODUCT.rglob("*.py") if "__pycache__" not in path.parts)


def test_no_public_class_name_stands_for_two_things() -> None:
    homes = defaultdict(list)
    for path in modules():
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                homes[node.name].append(path.relative_to(PRODUCT).as_posix())
    assert {name: files for name, files in homes.items() if len(files) > 1} == {}


def test_a_folder_can_be_taken_in_at_a_glance() -> None:
    many = Counter(path.parent.relative_to(PRODUCT).as_posix() for path in modules())
    assert {name: count for name, count in many.items() if count > MOST_MODULES} == {}


def shared_files() -> list[Path]:
    names = [(path, path.relative_to(PRODUCT).as_posix()) for path in modules()]
    return [path for path, name in names if not name.startswith(OWN) and name not in NAMES_GAMES]


@pytest.mark.parametrize("path", shared_files(), ids=lambda path: path.relative_to(PRODUCT).as_posix())
def test_shared_code_knows_no_word_of_a_game(path: Path) -> None:
    found = [line.strip() for line in path.read_text("utf-8").splitlines() if WORDS.search(line)]
    assert found == []


def test_listing_the_games_imports_nothing_heavy() -> None:
    program = (
        "import sys; from wotrush.games import games_to_choose; games_to_choose();"
        "print(*[name for name in sys.modules if name.startswith('wotrush') or name in ('pygame', 'pydantic')])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    assert not loaded & {"pygame", "pydantic"}
    assert not [name for name in loaded if name.startswith(("wotrush.model", "wotrush.ai", "wotrush.match"))]
    assert "wotrush.scenes.rush.info" in loaded
