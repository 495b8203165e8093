"""Attributes whose change asks for a new frame."""

from __future__ import annotations

from typing import Any, Generic, Protocol, Self, TypeVar, overload

from pygame import Vector2
from pygame.typing import Point

ValueT = TypeVar("ValueT")


class Tracking(Protocol):
    """What can have tracked attributes."""

    __dict__: dict[str, Any]

    def invalidate(self) -> None: ...


class Tracked(Generic[ValueT]):
    """An attribute of a node whose change asks for a new frame."""

    def __init__(self, default: ValueT) -> None:
        self._default = default

    def __set_name__(self, owner: type[Tracking], name: str) -> None:
        self._name = name

    @overload
    def __get__(self, node: None, owner: type[Tracking]) -> Self: ...
    @overload
    def __get__(self, node: Tracking, owner: type[Tracking]) -> ValueT: ...
    def __get__(self, node: Tracking | None, owner: type[Tracking]) -> Self | ValueT:
        if node is None:
            return self
        value: ValueT = node.__dict__.get(self._name, self._default)
        return value

    def __set__(self, node: Tracking, value: ValueT) -> None:
        if node.__dict__.get(self._name, self._default) != value:
            node.__dict__[self._name] = value
            node.invalidate()


class TrackedVector:
    """A tracked Vector2, set from any pair. Set it as a whole; changing its x or y alone goes unnoticed."""

    def __set_name__(self, owner: type[Tracking], name: str) -> None:
        self._name = name

    def __get__(self, node: Tracking, owner: type[Tracking]) -> Vector2:
        value: Vector2 = node.__dict__[self._name]
        return value

    def __set__(self, node: Tracking, value: Point) -> None:
        if node.__dict__.get(self._name) != (vector := Vector2(value)):
            node.__dict__[self._name] = vector
            node.invalidate()
