"""The pinned packages are those that pyproject.toml asks for, with hashes, and every licence is known."""

from __future__ import annotations

import importlib.util
import re
import tomllib
from pathlib import Path
from types import ModuleType

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import dev

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
EXTRAS = PROJECT["project"]["optional-dependencies"]
MAY_BE_SHIPPED = {"MIT", "BSD-2-Clause", "BSD-3-Clause", "PSF-2.0", "LGPL-2.1-or-later"}
"""Licences that allow a bundle of separate files; LGPL does, since its parts can be replaced there."""


@pytest.fixture(scope="module", name="lock")
def _lock() -> ModuleType:
    spec = importlib.util.spec_from_file_location("lock", ROOT / "build" / "lock.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("name", ["game", "dev", "bundle", "mutants"])
def test_a_lock_holds_all_that_is_asked_for(lock: ModuleType, name: str) -> None:
    asked = [*PROJECT["project"]["dependencies"], *EXTRAS.get(name, ())]
    asked += PROJECT["build-system"]["requires"] if name == "dev" else ()
    pinned = lock.pinned(name)
    for line in asked:
        wanted = Requirement(line)
        versions = pinned.get(canonicalize_name(wanted.name), ())
        assert versions, f"locks/{name}.txt lacks {line}: run python build/lock.py"
        for version in versions:
            assert version in wanted.specifier, f"locks/{name}.txt has {version}: run python build/lock.py"


@pytest.mark.parametrize("name", ["game", "dev", "bundle", "mutants"])
def test_every_pinned_file_has_its_hash_and_no_address(lock: ModuleType, name: str) -> None:
    text = (dev.LOCKS / f"{name}.txt").read_text("utf-8")
    blocks = [block for block in re.split(r"^(?=\S)", text, flags=re.M) if block.strip()]
    assert len(blocks) == sum(map(len, lock.pinned(name).values()))
    assert all("--hash=sha256:" in block for block in blocks)
    assert "://" not in text


def test_the_locks_agree_with_one_another(lock: ModuleType) -> None:
    game, others = lock.pinned("game"), [lock.pinned(name) for name in ("dev", "bundle", "mutants")]
    assert all(game.items() <= other.items() for other in others)


def test_the_list_names_them_all_with_their_licences(lock: ModuleType) -> None:
    assert lock.LIST.read_text("utf-8") == lock.listing(), "run python build/lock.py"
    assert [row[0] for row in lock.rows() if row[2] == lock.UNKNOWN] == []
    shipped = {row[2] for row in lock.rows() if row[3] == lock.WHAT_FOR["game"]}
    assert shipped <= MAY_BE_SHIPPED


def test_an_environment_holds_only_what_is_pinned(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    calls: list[tuple[str, ...]] = []

    def run(*command: str, **_: object) -> int:
        calls.append(command[2:])
        return 0

    monkeypatch.setattr(dev, "run", run)
    monkeypatch.setattr(dev, "VENV", tmp_path)
    monkeypatch.setattr(dev, "works", lambda python: True)
    dev.make_ready()
    dev.make_ready()
    pinned, own = calls
    assert pinned[1:6] == ("install", "--quiet", "--no-compile", "--require-hashes", "--requirement")
    assert pinned[6] == str(ROOT / "locks" / "dev.txt")
    assert set(dev.AS_IT_IS) < set(own)
