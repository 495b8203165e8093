"""A copy of the game that contains every mutant of the rules, made by mutmut. They are inactive; one at a time is activated."""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar

from tests.proofs.sources import BESIDE_THE_RULES, digest_of

COPIED = ("wotrush", "tests", "assets", "locales", "docs", "build", "dev.py", "pyproject.toml")
RULES = "wotrush/model"
"""The folder that has a folder of rules for each game."""
MUTANTS = "mutants.json"
"""The file of all mutants' names with the hashes of their original functions; written last."""

F = TypeVar("F", bound=Callable[..., object])
Name = tuple[str, str]
"""The names of a module and of a function in it, in the spelling of mutmut."""

AWAKE: dict[Name, FunctionType] = {}
"""The functions that have mutants, as the game calls them."""
MUTATED: dict[Name, Mapping[str, FunctionType]] = {}


def plant(root: Path, tree: Path, game: str) -> dict[str, str]:
    """Write the copy unless it exists, and return the names of the mutants with the hashes of their functions."""
    sources = digest_of(COPIED, root)
    if (tree / MUTANTS).exists():
        written: dict[str, Any] = json.loads((tree / MUTANTS).read_text())
        if written["sources"] == sources:
            return dict(written["mutants"])
    shutil.rmtree(tree, ignore_errors=True)
    for name in COPIED:
        source = root / name
        if source.is_dir():
            shutil.copytree(source, tree / name, ignore=shutil.ignore_patterns("__pycache__", "pictures"))
        else:
            shutil.copy(source, tree / name)
    # Installed only in the environment for mutants.
    mutate = import_module("mutmut.mutation.file_mutation").mutate_file_contents
    mutants: dict[str, str] = {}
    for file in sorted((tree / RULES / game).rglob("*.py")):
        if file.name == BESIDE_THE_RULES:
            continue
        module = ".".join(file.relative_to(tree).with_suffix("").parts)
        mutated = mutate(str(file), file.read_text("utf-8"))
        file.write_text(mutated.code, "utf-8")
        for mutant in mutated.mutant_names:
            function = mutant.rpartition("__mutmut_")[0]
            mutants[f"{module}.{mutant}"] = mutated.hash_by_function_name[function]
    (tree / MUTANTS).write_text(json.dumps({"sources": sources, "mutants": mutants}))
    return mutants


def let_sleep() -> None:
    """Prepare the import of the copy: functions stay unchanged and are only recorded, so that they cost nothing."""

    def remember(mutants: dict[str, FunctionType], is_classmethod: bool = False) -> Callable[[F], F]:
        def remembered(function: F) -> F:
            assert isinstance(function, FunctionType)
            name = (function.__module__, _mangled(function.__qualname__))
            AWAKE[name], MUTATED[name] = function, mutants
            return function

        return remembered

    assert "wotrush.model" not in sys.modules, "the functions are made already"
    trampoline: Any = import_module("mutmut.mutation.trampoline")
    trampoline.wrap_in_trampoline = remember


def wake(mutant: str) -> None:
    """Make every caller of the function in this process call the mutant from now on. This cannot be undone."""
    module, _, name = mutant.rpartition(".")
    function = (module, name.rpartition("__mutmut_")[0])
    other = MUTATED[function][name]
    AWAKE[function].__code__ = other.__code__
    AWAKE[function].__defaults__, AWAKE[function].__kwdefaults__ = other.__defaults__, other.__kwdefaults__


def function_of(mutant: str) -> Name:
    module, _, name = mutant.rpartition(".")
    return module, name.rpartition("__mutmut_")[0]


def _mangled(qualname: str) -> str:
    owner, _, name = qualname.rpartition(".")
    return f"xǁ{owner}ǁ{name}" if owner else f"x_{name}"
