"""A seeded fault: one rule broken by one change of the source, and the tests that must notice."""

from __future__ import annotations

from dataclasses import dataclass

TESTS = {"rush": "tests/model/rush/rules", "hunter": "tests/model/hunter/rules"}
"""Where the tests of each game's rules lie."""


@dataclass(frozen=True, slots=True)
class Fault:
    """`original` stands exactly once in the module; `tests` names the file that catches the change: `setup` is test_setup.py."""

    rule: str
    module: str
    original: str
    faulty: str
    tests: str
    game: str = "rush"

    @property
    def name(self) -> str:
        return f"{self.game} {self.module}: {self.rule}"

    @property
    def module_name(self) -> str:
        return f"wotrush.model.{self.game}.{self.module}"

    @property
    def file(self) -> str:
        return f"{TESTS[self.game]}/test_{self.tests}.py"
