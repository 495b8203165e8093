"""CONTRIBUTING.md shows how to add things; here each is added to a copy of the game as described, and its commands are
run.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

CHECKOUT = Path(__file__).resolve().parents[2]
GUIDE = CHECKOUT / "CONTRIBUTING.md"
COPIED = (
    "wotrush",
    "assets",
    "locales",
    "build",
    "tests/model/rush/rules",
    "tests/toy",
    "tests/ai",
    "tests/contract",
)
COLLECT = ("dev.py", "texts")
REST = "…"


class Block(NamedTuple):
    """One code block: its kind, the file it is about, if any, and its lines."""

    kind: str
    file: str
    text: str


def sections() -> dict[str, list[Block]]:
    """Return every heading that has code below it."""
    parts = re.split(r"^## (.+)\n", GUIDE.read_text("utf-8"), flags=re.M)[1:]
    found = {title: list(_blocks(body)) for title, body in zip(parts[::2], parts[1::2], strict=True)}
    return {title: blocks for title, blocks in found.items() if blocks}


def _blocks(body: str) -> Iterator[Block]:
    for kind, file, text in re.findall(r"^```(\w+) ?(\S*)\n(.*?)^```$", body, flags=re.M | re.S):
        yield Block(kind, file, text)


@pytest.fixture(name="copy")
def _copy(tmp_path: Path) -> Path:
    """Copy as much of the checkout as can be changed and run."""
    unneeded = shutil.ignore_patterns(
        "*.mo", "*.pyc.*"
    )  # What is compiled comes along; the last are being written.
    for folder in COPIED:
        shutil.copytree(CHECKOUT / folder, tmp_path / folder, ignore=unneeded)
    for file in ("pyproject.toml", "tests/__init__.py", "tests/deck.py", "tests/cards.csv"):
        shutil.copy(CHECKOUT / file, tmp_path / file)
    return tmp_path


@pytest.mark.parametrize("title", sections())
def test_what_the_guide_adds_works(title: str, copy: Path) -> None:
    blocks = sections()[title]
    for block in blocks:
        if block.kind != "sh":
            add(block, copy)
    for block in blocks:
        if block.kind == "sh":
            for line in block.text.splitlines():
                run(line, copy)


def test_the_guide_tells_how_to_add_each_kind_of_thing() -> None:
    assert list(sections()) == ["A game", "A card", "An ability", "A puzzle", "A language", "An opponent"]
    assert all(blocks[-1].kind == "sh" for blocks in sections().values()), "every example ends by being tried"


def test_an_example_that_no_longer_fits_is_named(copy: Path) -> None:
    (copy / "wotrush" / "i18n.py").write_text("LANGUAGES = {}\n")
    (change,) = [block for block in sections()["A language"] if block.kind == "diff"]
    with pytest.raises(AssertionError, match=r"i18n\.py has 0 places like"):
        add(change, copy)


# -- doing what a block says


def add(block: Block, copy: Path) -> None:
    """Replace rows and tables with the same key, apply changes, and write anything else as a new file."""
    target = copy / block.file
    match block.kind:
        case "csv":
            _replace(target, re.escape(block.text.partition(",")[0]) + r",.*\n", block.text)
        case "toml":
            key = re.escape(block.text.partition("\n")[0])
            _replace(target, rf"{key}\n(?:.*\n)*?(?=\[\w+\]\n|\Z)", block.text + "\n")
        case "diff":
            for part in re.split(r"^\+\+\+ ", block.text, flags=re.M)[1:]:
                name, _, change = part.partition("\n")
                for hunk in re.findall(r"((?:^[ -].*\n)+)((?:^\+.*\n)+)", change, flags=re.M):
                    _change(copy / name, *hunk)
        case _:
            assert not target.exists(), f"{block.file} is there already"
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(block.text, "utf-8")


def _change(file: Path, found: str, added: str) -> None:
    """Replace lines; `…` stands for the rest of a line, which is kept."""
    kept = "".join(line[1:] + "\n" for line in found.splitlines() if line[0] == " ")
    old = "".join(line[1:] + "\n" for line in found.splitlines())
    new = kept + "".join(line[1:] + "\n" for line in added.splitlines())
    _replace(file, re.escape(old).replace(re.escape(REST), "(?P<rest>.*)"), new)


def _replace(file: Path, pattern: str, new: str) -> None:
    """Replace text that occurs exactly once."""
    text = file.read_text("utf-8")
    places = list(re.finditer(f"^{pattern}", text, flags=re.M))
    assert len(places) == 1, f"{file} has {len(places)} places like {pattern}: mend CONTRIBUTING.md"
    (place,) = places
    new = new.replace(REST, place.groupdict().get("rest", REST))
    file.write_text(text[: place.start()] + new + text[place.end() :], "utf-8")


def run(line: str, copy: Path) -> None:
    """Run a command of the guide, in the copy and with this Python."""
    program, *words = line.split()
    assert program == "python"
    if tuple(words) == COLLECT:
        words = ["build/texts.py"]  # What dev.py runs, without an environment for the copy.
    done = subprocess.run([sys.executable, *words], cwd=copy, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{line}:\n{done.stdout}{done.stderr}"
