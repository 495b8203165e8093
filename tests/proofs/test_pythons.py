"""Pythons are compared by the digests of recorded games, each with the pinned packages."""

from __future__ import annotations

import platform

import pytest

import dev
from tests.golden.recording import recorded_games
from tests.proofs import pythons


def test_all_that_the_rules_need_is_pinned() -> None:
    found = pythons.blocks((dev.LOCKS / "dev.txt").read_text("utf-8"), pythons.NEEDED)
    assert sorted(block.partition("==")[0] for block in found) == sorted(pythons.NEEDED)
    assert all("--hash=sha256:" in block for block in found)


def test_every_recorded_game_has_its_own_digest() -> None:
    reported = pythons.digests()
    assert list(reported) == recorded_games()
    assert len(set(reported.values())) == len(reported)


def test_what_is_no_python_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pythons, "_places", lambda: ["no-such-python", "/bin/false"])
    assert list(pythons.found()) == [platform.python_version()]
