"""Free memory is returned to the system when a scene replaces all others."""

from __future__ import annotations

import ctypes
import sys
from types import SimpleNamespace

import pytest

from wotrush.stage import memory
from wotrush.stage.scene import NodeScene, SceneStack


def test_a_scene_in_place_of_all_is_the_moment_for_it(
    stack: SceneStack, board: NodeScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []
    library = SimpleNamespace(malloc_trim=asked.append)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(ctypes, "CDLL", lambda name: library)
    stack.push(board)
    assert asked == []
    stack.show(board)
    assert asked == [0]


@pytest.mark.parametrize("platform", ["linux", "win32", "darwin"])
def test_another_c_library_is_left_alone(platform: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(ctypes, "CDLL", lambda name: SimpleNamespace())
    memory.trim()
