"""Reads card files row by row, strictly, with messages that name file, row and field."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError

RowT = TypeVar("RowT", bound=BaseModel)


class CardDataError(ValueError):
    """A card file cannot be used; the message names file, row and field."""


class RowError(Exception):
    """What is wrong with one field of a row."""

    def __init__(self, field: object, message: str) -> None:
        super().__init__(message)
        self.field = field


def read_rows(
    model: type[RowT], text: str, source: str, check: Callable[[RowT], None]
) -> Iterator[tuple[int, RowT]]:
    """Yield every row of the file `source` with its number there. `check` raises RowError. Raises CardDataError."""
    for line, raw in enumerate(csv.DictReader(io.StringIO(text)), start=2):
        try:
            row = _read_row(model, raw)
            check(row)
        except RowError as error:
            raise CardDataError(f"{source}, row {line}, field {error.field}: {error}") from None
        yield line, row


def _read_row(model: type[RowT], raw: dict[Any, Any]) -> RowT:
    if None in raw or None in raw.values():
        last = list(model.model_fields)[-1]
        raise RowError(last, "this row has not as many fields as the first line names")
    try:
        return model.model_validate(raw)
    except ValidationError as error:
        first = error.errors()[0]
        raise RowError(first["loc"][0], first["msg"].removeprefix("Value error, ")) from None
