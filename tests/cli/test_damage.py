"""Damaged files of the game: whichever command runs, a sentence names the file, and nobody reads a traceback."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from wotrush import resources

JOURNAL = Path(__file__).parents[1] / "golden" / "rush" / "two" / "journal.json"
ELSEWHERE = "import sys, pathlib, wotrush.resources as r; r.asset = pathlib.Path(sys.argv.pop(1)).joinpath; "
SIMULATE = ("simulate", "--seats", "recruit,random", "--games", "2")
TABLE = ("shot", "table", "--out", "table.png")


@pytest.fixture
def assets(tmp_path: Path) -> Path:
    """Return a copy of the assets to damage."""
    return shutil.copytree(resources.asset(), tmp_path / "assets")


def asked(assets: Path, *words: str) -> str:
    """Return the message of a command that fails with these files, in a fresh process."""
    result = subprocess.run(
        [sys.executable, "-c", ELSEWHERE + "from wotrush.__main__ import main; main()", assets, *words],
        cwd=assets.parent,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2]), "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert result.returncode == 1
    (error,) = result.stderr.strip().splitlines()
    return error


@pytest.mark.parametrize(
    "words", [SIMULATE, TABLE, ("train", "--out", "weights.json", "--games", "2"), ("replay", str(JOURNAL))]
)
def test_every_command_names_the_row_of_a_wrong_card(assets: Path, words: tuple[str, ...]) -> None:
    cards = assets / "cards" / "vehicles.csv"
    cards.write_text(cards.read_text("utf-8").replace("us01,USA", "us01,Mars"), "utf-8")
    error = asked(assets, *words)
    assert error.startswith("Error: ")
    assert "vehicles.csv, row" in error
    assert "field nation" in error


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "--game", "hunter", "--seats", "recruit,random", "--games", "2"),
        ("shot", "table", "--game", "hunter", "--out", "table.png"),
    ],
)
@pytest.mark.parametrize("file", ["hunter_units.csv", "hunter_events.csv"])
def test_every_command_names_the_row_of_a_wrong_card_of_tank_hunter(
    assets: Path, file: str, words: tuple[str, ...]
) -> None:
    cards = assets / "cards" / file
    cards.write_text(
        cards.read_text("utf-8").replace("AFV,10,", "AFV,ten,").replace(",3,3,red", ",x,3,red"), "utf-8"
    )
    error = asked(assets, *words)
    assert error.startswith("Error: ")
    assert f"{file}, row 2, field " in error


def test_a_file_that_is_no_text_is_found_and_named(assets: Path) -> None:
    (assets / "cards" / "vehicles.csv").write_text("é", "latin-1")
    assert "vehicles.csv is not UTF-8 (byte 1): save it as UTF-8." in asked(assets, *TABLE)


def test_a_file_of_tank_hunter_that_is_no_text_is_found_and_named(assets: Path) -> None:
    (assets / "cards" / "hunter_units.csv").write_text("é", "latin-1")
    reported = asked(assets, "shot", "table", "--game", "hunter", "--out", "table.png")
    assert "hunter_units.csv is not UTF-8 (byte 1): save it as UTF-8." in reported


@pytest.mark.parametrize(
    ("words", "missing"),
    [
        (SIMULATE, "cards/vehicles.csv"),
        (("train", "--out", "weights.json", "--games", "2"), "cards/vehicles.csv"),
        (TABLE, "cards/vehicles.csv"),
        (("simulate", "--game", "hunter", "--seats", "recruit,random"), "cards/hunter_units.csv"),
        (("simulate", "--seats", "veteran,random", "--games", "2"), "ai/ace.json"),
    ],
)
def test_a_missing_file_is_named_and_not_blamed_on_what_is_written(
    assets: Path, words: tuple[str, ...], missing: str
) -> None:
    (assets / missing).unlink()
    error = asked(assets, *words)
    assert f"{assets / missing} cannot be read: No such file or directory." in error
    assert "written" not in error


@pytest.mark.parametrize(
    "content", ['{"a": 1}', "[]", "no json", '{"bias": 1}', "\xff", pytest.param("[" * 100_000, id="nested")]
)
def test_wrong_weights_are_found_and_named(assets: Path, content: str) -> None:
    (assets / "ai" / "ace.json").write_text(content, "latin-1")
    error = asked(assets, "simulate", "--seats", "veteran,random", "--games", "2")
    assert error.startswith(f"Error: {assets / 'ai' / 'ace.json'} holds no network (")


def test_a_missing_font_is_not_blamed_on_the_picture(assets: Path) -> None:
    shutil.rmtree(assets / "fonts")
    error = asked(assets, *TABLE)
    assert error.startswith("Error: table cannot be drawn: ")
    assert ".ttf" in error
    assert "written" not in error
