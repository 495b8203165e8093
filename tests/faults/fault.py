"""A seeded fault: one rule broken by one change of the source, and the tests that must notice."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Fault:
    """`original` stands exactly once in the module; `tests` is the file under tests/model/rush/rules that catches the change."""

    rule: str
    module: str
    original: str
    faulty: str
    tests: str

    @property
    def name(self) -> str:
        return f"{self.module}: {self.rule}"

    @property
    def module_name(self) -> str:
        return f"wotrush.model.rush.{self.module}"
