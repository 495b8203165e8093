"""Sets a text with the spaces of its language: which never break at the end of a line, and which do not belong there."""

from __future__ import annotations

import re

NO_BREAK = "\u00a0"
HAIR = "\u200a"
"""The narrowest space; no line breaks at it."""

_NUMBER = r"(?<=[\d}])"
_UNITS = re.compile(rf"{_NUMBER} (?=(?:×|MB|mm|ms|m|km)(?!\w))")
_TIMES = re.compile(r"(?<=×) (?=[\w{])")
_LAST_NUMBER = re.compile(r" (?=\d+$)")
_DASH = re.compile(r"(?<=\S) (?=– )")
_SIGN = re.compile(r"(?<=[a-z_]\]) (?=\*)")
"""The space between a sign and the word that it stands for."""
_APOSTROPHE = re.compile(r"(?<=\w)'(?=\w)")
_PERCENT = re.compile(rf"{_NUMBER}[ {NO_BREAK}]?%")
_GERMAN = re.compile(r"(?<=\bz\.) (?=B\.)|(?<=\bd\.) (?=h\.)|(?<=\bNr\.) (?=[\d{])|(?<=\w) (?=…)")
_POLISH = re.compile(r"(?<!\w)([aiouwzAIOUWZ]) (?=[\w*„{\[(+−])")
"""Words of one letter, which no Polish line ends with."""
_ITALIAN = re.compile(r"(?<!\w)È (?=[\w*„{\[(+−])")
"""The short word that begins a sentence, which then does not end a line."""

_DOUBLED = re.compile(rf"\b(gracz\w*) gracz(?=[ {NO_BREAK}]\d)", re.IGNORECASE)
"""A default Polish name after the word that it begins with, which sentences need so that they need not inflect names."""


def unbroken(text: str) -> str:
    """Return a text that stays in one line."""
    return text.replace(" ", NO_BREAK)


def undoubled(text: str, language: str) -> str:
    """Return a text in which the Polish word for a player stands once before the number of one."""
    return _DOUBLED.sub(r"\1", text) if language == "pl" else text


def numbered(name: str) -> str:
    """Return a name whose number stays beside it at the end of a line: that of player 2."""
    return _LAST_NUMBER.sub(NO_BREAK, name)


def typeset(text: str, language: str) -> str:
    """Bind numbers to their units and short words to their neighbours, and set percent signs and apostrophes."""
    for always in (_UNITS, _TIMES, _DASH, _SIGN):
        text = always.sub(NO_BREAK, text)
    text = _APOSTROPHE.sub("’", text)
    match language:
        case "de":
            return _GERMAN.sub(NO_BREAK, _PERCENT.sub(f"{NO_BREAK}%", text))
        case "pl":
            return _POLISH.sub(rf"\1{NO_BREAK}", _PERCENT.sub("%", text))
        case "it":
            return _ITALIAN.sub(f"È{NO_BREAK}", _PERCENT.sub("%", text))
        case _:
            return _PERCENT.sub("%", text)
