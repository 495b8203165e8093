"""What an opponent is: a function of what its seat may know and of a seeded generator."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from hashlib import blake2b
from random import Random
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar, runtime_checkable

from wotrush.games import load
from wotrush.model.game import Reason

ActionC = TypeVar("ActionC", covariant=True)
ObservationIn = TypeVar("ObservationIn", contravariant=True)


class Plural(NamedTuple):
    """A text that counts: its parameter `n` selects the form."""

    one: str
    many: str


@dataclass(frozen=True, slots=True)
class Wording:
    """A kind of action in words: as something that somebody does, and as an alternative."""

    does: Reason | Plural
    instead: Reason | Plural


@dataclass(frozen=True, slots=True)
class Phrase:
    """A part of a reason that is a text of its own; its parameters may be phrases again."""

    text: Reason | Plural
    params: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Choice(Generic[ActionC]):
    """What an opponent does, and why, in one line for the log; `params` fill the reason's placeholders."""

    action: ActionC
    reason: Reason | None = None
    params: Mapping[str, object] = field(default_factory=dict)


Because: TypeAlias = tuple[Reason, Mapping[str, object]]
"""The reason of a choice, and what fills its placeholders."""


class Agent(Protocol[ObservationIn, ActionC]):
    """An opponent. It keeps nothing from one decision to the next, so that it may move between processes."""

    def choose(self, observation: ObservationIn, rng: Random) -> Choice[ActionC]:
        """Return one of `observation.actions`; all chance comes from `rng`."""


@runtime_checkable
class VariedAgent(Protocol):
    """An opponent whose choices owe nothing to `rng`, but that comes in many variants, all equally strong."""

    def varied(self, number: int) -> Agent[Any, Any]:
        """Return the variant of that number; 0 is the one that people meet."""


@runtime_checkable
class PreparedAgent(Protocol):
    """An opponent whose first decision in a process would take longer than all others."""

    def prepare(self) -> None:
        """Work out what every decision needs."""


AgentFactory = Callable[[], Agent[Any, Any]]


def made_by_name(package: str, classes: Mapping[str, str]) -> Mapping[str, AgentFactory]:
    """Return what makes each of these agents. The class of each lies in a module of its name, imported when it is made."""
    return {name: partial(_made, f"{package}.{name}:{kind}") for name, kind in classes.items()}


def _made(path: str) -> Agent[Any, Any]:
    agent: Agent[Any, Any] = load(path)()
    return agent


def derive_seed(*parts: int | str) -> int:
    """Return a seed derived from these parts, the same on every platform and Python version."""
    return int.from_bytes(blake2b("/".join(map(str, parts)).encode(), digest_size=8).digest(), "big")
