"""Attributes whose change asks for a new frame."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, Self, TypeVar, overload

from pygame import Vector2
from pygame.typing import Point

ValueT = TypeVar("ValueT")


class Tracking:
    """A class that can have tracked attributes. Their values are stored like those of plain attributes and read as
    fast, since no descriptor here has a `__get__`.
    """

    _untouched: dict[str, Any]
    """The values that an instance begins with."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        own = {name: value.default for name, value in vars(cls).items() if isinstance(value, Tracked)}
        cls._untouched = getattr(cls, "_untouched", {}) | own

    def __new__(cls, *_args: object, **_more: object) -> Self:
        instance = super().__new__(cls)
        instance.__dict__.update(cls._untouched)
        return instance

    def invalidate(self) -> None:
        """Ask for a new frame."""


class Tracked(Generic[ValueT]):
    """An attribute whose change invalidates."""

    def __init__(self, default: ValueT) -> None:
        self.default = default

    def __set_name__(self, owner: type[Tracking], name: str) -> None:
        self._name = name

    if TYPE_CHECKING:

        @overload
        def __get__(self, node: None, owner: type[Tracking]) -> Self: ...
        @overload
        def __get__(self, node: Tracking, owner: type[Tracking]) -> ValueT: ...
        def __get__(self, node: Tracking | None, owner: type[Tracking]) -> Self | ValueT: ...

    def __set__(self, node: Tracking, value: ValueT) -> None:
        if node.__dict__[self._name] != value:
            node.__dict__[self._name] = value
            node.invalidate()


class TrackedVector:
    """A tracked Vector2, set from any pair. Set it as a whole: a change of its x or y alone goes unnoticed."""

    def __set_name__(self, owner: type[Tracking], name: str) -> None:
        self._name = name

    if TYPE_CHECKING:

        def __get__(self, node: Tracking, owner: type[Tracking]) -> Vector2: ...

    def __set__(self, node: Tracking, value: Point) -> None:
        if node.__dict__.get(self._name) != (vector := Vector2(value)):
            node.__dict__[self._name] = vector
            node.invalidate()
