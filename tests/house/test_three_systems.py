"""What a Linux machine can try of Windows and macOS: folders, file names, locks' names, processes, fonts."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path, PurePath, PurePosixPath, PureWindowsPath

import pytest
from platformdirs.macos import MacOS
from platformdirs.windows import get_win_folder_from_env_vars

from tests.match.opponents.test_worker import answer_of
from tests.match.tables import ADA, LYNX, toy_match
from tests.match.waiting import GIVE_UP_AFTER
from tests.systems import LINUX, POSIX
from wotrush import resources, side_process
from wotrush.ai.registry import load_ruleset
from wotrush.games import GAMES, game_entry
from wotrush.match.opponents.worker import LocalWorker, Patience, SpawnedWorker
from wotrush.match.saves.saves import Saves

ROOT = Path(__file__).resolve().parents[2]
DEVICES = re.compile(r"(?:con|prn|aux|nul|com\d|lpt\d)(?:\..*)?", re.IGNORECASE)
"""Names that Windows gives to devices, whatever stands behind the first full stop."""
FORBIDDEN = re.compile(r'[<>:"/\\|?*\x00-\x1f]|[. ]$')
LONGEST = 260
"""The length of a path that Windows takes by default."""
ROOM_FOR_THE_FOLDER = 120
"""A user's folder that is longer than this is rare."""


def faults(names: list[PurePath]) -> Iterator[str]:
    """Name what Windows or macOS would make of these relative paths."""
    for path in names:
        for part in path.parts:
            if DEVICES.fullmatch(part) or FORBIDDEN.search(part):
                yield f"{path}: {part!r} is no file name on Windows"
        if len(str(path)) > LONGEST - ROOM_FOR_THE_FOLDER:
            yield f"{path} is too long for Windows"
    alike = Counter(str(path).casefold() for path in names)
    yield from (
        f"{name} exists twice where case does not count" for name, count in alike.items() if count > 1
    )


@pytest.mark.parametrize(
    "names",
    [["a/CON"], ["aux.json"], ["Com1.txt"], ["a:b"], ["what?"], ["end."], ["a/b", "A/b"], ["x" * 150]],
)
def test_names_that_other_systems_refuse_are_noticed(names: list[str]) -> None:
    assert list(faults([PurePosixPath(name) for name in names]))


def test_a_checkout_is_possible_on_every_system() -> None:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=False)
    if listed.returncode:
        pytest.skip("not a checkout; missing: git")
    names = [PurePosixPath(name) for name in listed.stdout.decode().split("\0") if name]
    assert list(faults([*names])) == []


def test_only_one_file_says_which_tests_belong_to_one_system() -> None:
    """So that a test is left out by a rule that can be read, and none on Linux."""
    tests = {file: file.read_text("utf-8") for file in sorted(ROOT.joinpath("tests").rglob("test_*.py"))}
    leaving_out = [file.name for file, text in tests.items() if re.search(r"skipif\(|importorskip\(", text)]
    assert leaving_out == []
    screens = [file for file, text in tests.items() if re.search(r"with screen\(|\bneed\((?!\"git\")", text)]
    assert len(screens) >= 6
    assert [file.name for file in screens if "LINUX" not in tests[file]] == []
    if sys.platform == "linux":
        assert not any(mark.args[0] for mark in (LINUX, POSIX))


def test_saves_have_names_that_every_system_takes(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    kept = [saves.keep(toy_match(ADA, LYNX)) for _ in range(3)]
    for one in kept:
        one.flush()
    (tmp_path / "running" / "broken.json").write_text("{", encoding="utf-8")
    saves.resumable()
    written = [path.relative_to(tmp_path) for path in tmp_path.rglob("*")]
    assert len(written) >= 8, "games, their claims, one that was set aside, and folders"
    assert list(faults([*written])) == []
    for one in kept:
        one.close()


def test_windows_keeps_games_in_the_users_local_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    """The folder is on another drive here, with letters beyond ASCII."""
    monkeypatch.delenv(resources.HOME_VARIABLE, raising=False)
    monkeypatch.setenv("LOCALAPPDATA", r"D:\Benutzer\Zoë\AppData\Local")

    def folder(name: str, appauthor: bool) -> PureWindowsPath:
        assert appauthor is False, "otherwise Windows would get a folder in a folder"
        return PureWindowsPath(get_win_folder_from_env_vars("CSIDL_LOCAL_APPDATA"), name)

    monkeypatch.setattr("platformdirs.user_data_path", folder)
    found = resources.user_dir("games", "running")
    assert str(found) == r"D:\Benutzer\Zoë\AppData\Local\wotrush\games\running"


def test_macos_keeps_games_in_application_support(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv(resources.HOME_VARIABLE, raising=False)
    for home in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(home, str(tmp_path))
    for kind in ("data", "cache"):
        monkeypatch.setattr(
            f"platformdirs.user_{kind}_path",
            lambda name, appauthor, kind=kind: getattr(MacOS(name, appauthor), f"user_{kind}_path"),
        )
    assert resources.user_dir("games") == tmp_path / "Library" / "Application Support" / "wotrush" / "games"
    assert resources.cache_dir() == tmp_path / "Library" / "Caches" / "wotrush"


def test_a_very_long_path_is_read_and_written(tmp_path: Path) -> None:
    """Windows needs its long paths switched on for that."""
    deep = tmp_path.joinpath(*["a folder with a long name"] * 20)
    assert len(str(deep)) > LONGEST
    kept = Saves(deep).keep(toy_match(ADA, LYNX))
    kept.close()
    assert len(Saves(deep).resumable().games) == 1


def test_every_process_is_started_anew_and_none_is_forked() -> None:
    assert side_process._CONTEXT.get_start_method() == "spawn"
    forking = [
        file
        for file in sorted(ROOT.joinpath("wotrush").rglob("*.py"))
        if re.search(r"os\.fork|get_context\((?!\"spawn\"\))|set_start_method", file.read_text("utf-8"))
    ]
    assert forking == []


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_worker_that_was_really_spawned_answers_as_one_in_this_process(game: str) -> None:
    """Observations, choices and reasons travel between the processes."""
    entry = game_entry(game)
    match = load_ruleset(entry).new({"players": 2}, 5)
    seat = match.to_act()
    assert seat is not None
    observation = match.observe(seat)
    spawned = SpawnedWorker(entry, patience=Patience(GIVE_UP_AFTER, GIVE_UP_AFTER))
    try:
        spawned.request(observation, "regular", seed=9)
        answer = answer_of(spawned)
        assert spawned.pid not in (None, os.getpid())
    finally:
        spawned.close()
    here = LocalWorker(entry)
    here.request(observation, "regular", seed=9)
    assert answer == here.poll()
    assert answer.trouble is None


def test_every_font_is_our_own() -> None:
    """Systems have different fonts; none is asked for by its name."""
    asked = [
        (file.name, node.attr)
        for file in sorted(ROOT.joinpath("wotrush").rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Attribute)
        and node.attr in {"SysFont", "match_font", "get_fonts", "get_default_font"}
    ]
    assert asked == []


def test_every_text_file_is_opened_in_a_named_encoding() -> None:
    """Windows would take another one than Linux and macOS."""
    linter = str(Path(sys.executable).with_name("ruff"))
    rules = ["--isolated", "--preview", "--select", "PLW1514"]
    done = subprocess.run(
        [linter, "check", *rules, "wotrush", "build", "tests", "dev.py"],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout
