"""The wheel alone is the whole game: built as `pip install .` builds it, and used far from the checkout."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import dev
from wotrush import __version__
from wotrush.i18n import LANGUAGES

CHECKOUT = Path(__file__).resolve().parents[2]
NO_NETWORK = ("Failed to establish a new connection", "Name or service not known", "name resolution")


@pytest.fixture(name="wheel", scope="module")
def _wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Pack the wheel with the tools at hand, which is fast."""
    return _built(tmp_path_factory.mktemp("packed"), "--no-build-isolation")


def test_it_holds_the_package_with_all_assets_and_nothing_else(wheel: Path) -> None:
    names = [Path(name) for name in zipfile.ZipFile(wheel).namelist()]
    metadata = f"wotrush-{__version__}.dist-info"
    assert {name.parts[0] for name in names} == {"wotrush", metadata}
    assert Path(metadata, "licenses", "LICENSE") in names
    shipped = {name.relative_to("wotrush") for name in names if name.parts[1] in ("assets", "locales")}
    assets = {path.relative_to(CHECKOUT) for path in (CHECKOUT / "assets").rglob("*") if path.is_file()}
    languages = {Path("locales", code, "LC_MESSAGES", "wotrush.mo") for code in LANGUAGES}
    assert shipped == {path for path in assets if path.suffix not in (".py", ".pyc")} | languages


def test_it_finds_what_lies_inside_it(wheel: Path, tmp_path: Path) -> None:
    zipfile.ZipFile(wheel).extractall(tmp_path / "unpacked")
    ask = "from wotrush import resources as r; print(r.asset('cards', 'vehicles.csv'), r.locale_dir(), sep='\\n')"
    answer = _output([sys.executable, "-c", ask], tmp_path, PYTHONPATH=str(tmp_path / "unpacked"))
    package = tmp_path / "unpacked" / "wotrush"
    assert answer.split("\n")[:2] == [str(package / "assets/cards/vehicles.csv"), str(package / "locales")]


@pytest.mark.shipped
def test_installed_into_a_bare_environment_it_is_the_whole_game(tmp_path: Path) -> None:
    venv, away = tmp_path / "bare", tmp_path / "some where élse"
    away.mkdir()
    dev.make_venv(venv, "--without-pip")
    python, game = str(venv / dev.PROGRAMS / "python"), str(venv / dev.PROGRAMS / "wotrush")
    _pip("--python", python, "install", str(_built(tmp_path / "built")))
    assert _output([game, "--version"], away) == f"wotrush, version {__version__}\n"
    assert _output([game, "check"], away).count(": ok") == 10

    match = ["simulate", "--seats", "recruit,random", "--games", "4", "--json", "figures.json"]
    _output([python, "-m", "wotrush", *match], away)
    figures = json.loads((away / "figures.json").read_text("utf-8"))
    assert (figures["games"], figures["errors"], figures["unfinished"]) == (4, 0, 0)

    for code in ("en", "pl"):
        _output([game, "shot", "title", "--lang", code, "--size", "1280x720", "--out", f"{code}.png"], away)
    assert (away / "en.png").read_bytes() != (away / "pl.png").read_bytes(), "both languages look the same"


def _built(folder: Path, *how: str) -> Path:
    """Build the checkout as a wheel."""
    _pip("wheel", "--no-deps", *how, "--wheel-dir", str(folder), str(CHECKOUT))
    (wheel,) = folder.glob("*.whl")
    return wheel


def _pip(*arguments: str) -> None:
    """Run pip; outside CI, skip on a machine without a network."""
    patient = ("--quiet", "--disable-pip-version-check", "--timeout", "60")
    # Most of what is installed is never used here, so it is compiled when it is.
    done = subprocess.run(
        [sys.executable, "-m", "pip", *arguments, *patient],
        env={**os.environ, "PIP_NO_COMPILE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode and not dev.on_ci() and any(sign in done.stderr for sign in NO_NETWORK):
        pytest.skip("needs a network, to fetch what the game depends on")
    assert done.returncode == 0, done.stdout + done.stderr


def _output(command: list[str], where: Path, **more: str) -> str:
    """Return what the command prints, with nothing of this environment within its reach."""
    own = {
        name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))
    }
    home = {"WOTRUSH_HOME": str(where / "home"), "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(
        command,
        cwd=where,
        env=own | home | more,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, f"{command}:\n{done.stdout}{done.stderr}"
    return done.stdout
