"""A release is made completely or not at all. It is tried on a clone of a small checkout, with stand-ins for what
takes minutes.
"""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
import sys
from collections.abc import Callable
from datetime import date
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.window.screen import need
from wotrush import __version__

ROOT = Path(__file__).resolve().parents[2]
TODAY = date(2026, 12, 24)
NEXT = f"{__version__.split('.')[0]}.{int(__version__.split('.')[1]) + 1}.0"


@pytest.fixture(scope="module", name="script")
def _script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("release", ROOT / "build" / "release.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["release"] = module  # dataclasses look their module up.
    spec.loader.exec_module(module)
    return module


@pytest.fixture(name="clone")
def _clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, script: ModuleType) -> Path:
    """Return a clone of a repository that has the files a release touches, with unreleased changes."""
    need("git")
    for role in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{role}_NAME", "Somebody")
        monkeypatch.setenv(f"GIT_{role}_EMAIL", "somebody@localhost")
    origin, clone = tmp_path / "origin", tmp_path / "clone"
    for name in (script.PLACE, script.CHANGELOG, ".gitignore"):
        (origin / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, origin / name)
    log = origin / script.CHANGELOG
    log.write_text(
        log.read_text("utf-8").replace("## [Unreleased]\n", "## [Unreleased]\n\n### Added\n- A thing.\n")
    )
    (origin / script.SAVES / "0.0.1").mkdir(parents=True)
    (origin / script.SAVES / "0.0.1" / "save.json").write_text("{}")
    git(origin, "init", "--quiet")
    git(origin, "add", ".")
    git(origin, "commit", "--quiet", "-m", "A game")
    subprocess.run(["git", "clone", "--quiet", str(origin), str(clone)], check=True)
    return clone


def git(where: Path, *words: str) -> str:
    return subprocess.run(["git", *words], cwd=where, check=True, capture_output=True, text=True).stdout


@pytest.fixture(name="release")
def _release(script: ModuleType, clone: Path) -> Callable[..., Any]:
    """Return a release of the clone whose slow steps are replaced."""

    def keep_save(version: str) -> bool:
        (clone / script.SAVES / version).mkdir()
        (clone / script.SAVES / version / "save.json").write_text("{}")
        return True

    def package() -> bool:
        (clone / "dist").mkdir()
        (clone / "dist" / f"wotrush-{NEXT}.whl").write_bytes(b"wheel")
        (clone / "dist" / "wotrush-0.0.1.whl").write_bytes(b"old")
        return True

    def make(version: str = NEXT, **others: Callable[..., bool]) -> Any:
        works: dict[str, Callable[..., bool]] = {
            "test": lambda: True,
            "keep_save": keep_save,
            "package": package,
        }
        return script.Release(version, clone, TODAY, script.Works(**(works | others)))

    return make


def test_a_release_is_a_commit_and_a_tag_with_sums_beside_what_was_built(
    script: ModuleType, release: Callable[..., Any], clone: Path
) -> None:
    said: list[str] = []
    release().run(said.append)
    assert [line.partition(".")[0] for line in said[:-1]] == [str(number) for number in range(1, 10)]
    assert git(clone, "status", "--porcelain") == ""
    assert git(clone, "tag", "--list").split() == [f"v{NEXT}"]
    assert git(clone, "log", "-1", "--format=%s").strip() == f"Release {NEXT}"
    changed = set(git(clone, "show", "--format=", "--name-only").split())
    assert changed == {script.PLACE, script.CHANGELOG, f"{script.SAVES}/{NEXT}/save.json"}
    assert f'__version__ = "{NEXT}"\n' in (clone / script.PLACE).read_text("utf-8")
    log = (clone / script.CHANGELOG).read_text("utf-8")
    assert f"## [Unreleased]\n\n## [{NEXT}] - 2026-12-24\n\n### Added\n- A thing.\n" in log
    listed = subprocess.run(
        [sys.executable, "-c", SUMS_CHECK, str(clone / "dist")], capture_output=True, text=True, check=True
    )
    assert listed.stdout.split() == [f"wotrush-{NEXT}.whl"]
    assert git(clone / ".." / "origin", "log", "--format=%s").split("\n")[0] == "A game", "nothing is pushed"


SUMS_CHECK = """
import hashlib, pathlib, sys
folder = pathlib.Path(sys.argv[1])
for line in (folder / "SHA256SUMS").read_text().splitlines():
    digest, name = line.split("  ")
    assert hashlib.sha256((folder / name).read_bytes()).hexdigest() == digest
    print(name)
"""


@pytest.mark.parametrize("broken", ["test", "keep_save", "package"])
def test_a_step_that_fails_leaves_everything_as_it_was(
    broken: str, script: ModuleType, release: Callable[..., Any], clone: Path
) -> None:
    with pytest.raises(script.Stopped):
        release(**{broken: lambda *_: False}).run(lambda _: None)
    assert git(clone, "status", "--porcelain") == ""
    assert git(clone, "tag", "--list") == ""
    assert git(clone, "log", "-1", "--format=%s").strip() == "A game"
    assert not (clone / script.SAVES / NEXT).exists()


def test_a_tag_that_cannot_be_set_takes_the_commit_back(
    script: ModuleType, release: Callable[..., Any], clone: Path
) -> None:
    hook = clone / ".git" / "refs" / "tags"
    hook.rmdir()
    hook.write_text("not a folder")
    with pytest.raises(script.Stopped, match="git tag failed"):
        release().run(lambda _: None)
    assert git(clone, "status", "--porcelain") == ""
    assert git(clone, "log", "-1", "--format=%s").strip() == "A game"


@pytest.mark.parametrize(
    ("version", "why"),
    [
        ("1.2", "is no version"),
        ("v1.2.3", "is no version"),
        ("0.0.1", f"is older than {__version__}"),
    ],
)
def test_a_wrong_version_is_refused(
    version: str, why: str, script: ModuleType, release: Callable[..., Any]
) -> None:
    with pytest.raises(script.Stopped, match=why):
        release(version).run(lambda _: None)


def test_a_version_is_released_once_and_only_with_news(
    script: ModuleType, release: Callable[..., Any], clone: Path
) -> None:
    release().run(lambda _: None)
    with pytest.raises(script.Stopped, match=f"there is a tag v{NEXT}"):
        release().check_version()
    with pytest.raises(script.Stopped, match=r"nothing under \[Unreleased\]"):
        release("99.0.0").check_version()


def test_what_is_not_committed_stops_it_and_is_named(
    script: ModuleType, release: Callable[..., Any], clone: Path
) -> None:
    (clone / "notes").write_text("mine")
    with pytest.raises(script.Stopped, match="Not everything is committed, as notes"):
        release().run(lambda _: None)
    assert (clone / "notes").exists()


def test_a_dry_run_tells_the_steps_and_does_none(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, clone: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(script, "ROOT", clone)
    monkeypatch.setattr(script, "real_works", lambda: script.Works(*[pytest.fail] * 3))
    assert script.main([NEXT, "--dry-run"]) == 0
    reported = capsys.readouterr().out
    assert reported.count("\n") == 9
    assert "python dev.py test" in reported
    assert git(clone, "tag", "--list") + git(clone, "status", "--porcelain") == ""
    (clone / "notes").write_text("mine")
    assert script.main([NEXT, "--dry-run"]) == 1
    assert "release: Not everything is committed, as notes" in capsys.readouterr().err
