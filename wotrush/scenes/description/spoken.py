"""What opponents and reviews say, in the language spoken: they name cards in English, and each game knows its cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from wotrush.ai.agent import Phrase, Plural
from wotrush.i18n import t, tn


def spoken(named: Mapping[str, object], card_name: Callable[[str], str]) -> dict[str, object]:
    """Return the parts of a sentence in words; `card_name` takes what a card is called in English, or any other word."""

    def in_words(part: object) -> object:
        if isinstance(part, Phrase):
            return spoken_phrase(part, card_name)
        return card_name(part) if isinstance(part, str) else part

    return {key: in_words(part) for key, part in named.items()}


def spoken_phrase(phrase: Phrase, card_name: Callable[[str], str]) -> str:
    """Return a phrase with its parts in words."""
    text, named = phrase.text, spoken(phrase.params, card_name)
    if isinstance(text, Plural):
        n = phrase.params["n"]
        assert isinstance(n, int), "a text that counts is told how many"
        return tn(text.one, text.many, n, **{key: part for key, part in named.items() if key != "n"})
    return t(text, **named)
