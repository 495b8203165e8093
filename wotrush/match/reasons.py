"""Reasons in a journal: why an opponent did something, kept as message ids and values, so that a save keeps them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, model_validator

from wotrush.ai.agent import Phrase, Plural
from wotrush.model.game import Reason

MOST_VALUES = 12
Words: TypeAlias = Annotated[str, StringConstraints(pattern=r"^[^\x00-\x1f\x7f-\x9f\u2028-\u202e]{1,300}$")]
Number: TypeAlias = Annotated[int, Field(ge=-(2**31), lt=2**31)]
Value: TypeAlias = "PhraseRecord | bool | Number | float | Words"


class PhraseRecord(BaseModel):
    """A text and what fills its placeholders, which may be phrases again. `many` is the plural of a text that counts."""

    model_config = ConfigDict(strict=True, extra="forbid")

    text: Words
    named: Annotated[dict[Words, Value], Field(max_length=MOST_VALUES)] = {}
    many: Words | None = None

    @model_validator(mode="after")
    def _counts(self) -> PhraseRecord:
        if self.many is not None and not isinstance(self.named.get("n"), int):
            raise ValueError("a text that counts needs a number n")
        return self

    @classmethod
    def of(cls, text: Reason | Plural, params: Mapping[str, object]) -> PhraseRecord:
        """Return the record of a reason, or of a part of it."""
        one, many = (text.one, text.many) if isinstance(text, Plural) else (text, None)
        return cls.model_construct(
            text=one, named={key: _recorded(value) for key, value in params.items()}, many=many
        )

    def params(self) -> dict[str, object]:
        """Return what an opponent gave for the placeholders."""
        return {
            key: value.phrase() if isinstance(value, PhraseRecord) else value
            for key, value in self.named.items()
        }

    def phrase(self) -> Phrase:
        text = Reason(self.text) if self.many is None else Plural(self.text, self.many)
        return Phrase(text, self.params())


def _recorded(value: object) -> Value:
    if isinstance(value, Phrase):
        return PhraseRecord.of(value.text, value.params)
    return value if isinstance(value, bool | int | float) else str(value)
