"""Reasons in a journal: why an opponent did something, kept as message ids and values, so that a save keeps them."""

from __future__ import annotations

from collections.abc import Mapping
from string import Formatter
from typing import Annotated, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, model_validator

from wotrush.ai.agent import Phrase, Plural
from wotrush.match.unseen import PRINTABLE
from wotrush.model.game import Reason

MOST_VALUES = 12
Words: TypeAlias = Annotated[str, StringConstraints(pattern=f"^{PRINTABLE}{{1,300}}$")]
Name: TypeAlias = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_]{0,39}$")]
Number: TypeAlias = Annotated[int, Field(ge=-(2**31), lt=2**31)]
Value: TypeAlias = "PhraseRecord | bool | Number | float | Words"


class PhraseRecord(BaseModel):
    """A text and what fills its placeholders, which may be phrases again. `many` is the plural of a text that counts."""

    model_config = ConfigDict(strict=True, extra="forbid", allow_inf_nan=False)

    text: Words
    named: Annotated[dict[Name, Value], Field(max_length=MOST_VALUES)] = {}
    many: Words | None = None

    @model_validator(mode="after")
    def _can_be_said(self) -> PhraseRecord:
        """Refuse all placeholders but the names of what is given: others could fail, or fill the memory, when shown."""
        if self.many is not None and not isinstance(self.named.get("n"), int):
            raise ValueError("a text that counts needs a number n")
        for text in (self.text, self.many or ""):
            for _, name, form, conversion in Formatter().parse(text):
                if name is not None and (name not in self.named or form or conversion):
                    raise ValueError("a placeholder is no name of what is given")
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
