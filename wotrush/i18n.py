"""Translations: message ids are English sentences with named {placeholders}, looked up when a text is drawn."""

from __future__ import annotations

import contextlib
import gettext
import io
from collections.abc import Sequence
from math import floor
from pathlib import Path

from wotrush import resources
from wotrush.files import write_whole
from wotrush.spacing import HAIR, undoubled

DOMAIN = "wotrush"
SOURCE_LANGUAGE = "en"
LANGUAGES = {"de": "Deutsch", "en": "English", "it": "Italiano", "pl": "Polski"}
"""The languages by code, each under the name that its own speakers look for."""


class UnknownLanguage(ValueError):
    """Raised for a language that does not exist; the message lists those that do."""


class _Current:
    """The language of the process. It is global on purpose, as in C, since a program speaks one language at a time."""

    code = SOURCE_LANGUAGE
    latin = False
    catalogue: gettext.NullTranslations = gettext.NullTranslations()


def language() -> str:
    """Return the code of the current language. Caches of drawn text need it in their keys."""
    return _Current.code


def set_language(code: str) -> None:
    """Switch the language for all following lookups."""
    if code not in LANGUAGES:
        raise UnknownLanguage(f'There is no language "{code}": choose one of {", ".join(LANGUAGES)}.')
    _Current.catalogue = load_catalogue(code)
    _Current.code = code


def latin_names() -> bool:
    """Return whether names in other scripts are shown in Latin letters. Caches of drawn text need it in their keys."""
    return _Current.latin


def set_latin_names(wanted: bool) -> None:
    """Choose whether names in other scripts are shown in Latin letters from now on."""
    _Current.latin = wanted


def t(msgid: str, /, **named: object) -> str:
    """Return the text in the current language with its placeholders filled in."""
    return _filled(_Current.catalogue.gettext(msgid), msgid, named)


def tc(context: str, msgid: str, /, **named: object) -> str:
    """Translate like t(), for a word that needs a context: "Draw" a card, or a "Draw" between two players."""
    return _filled(_Current.catalogue.pgettext(context, msgid), msgid, named)


def tn(one: str, many: str, n: int, /, **named: object) -> str:
    """Translate like t(), in the plural form for n; {n} is filled in too."""
    text = _Current.catalogue.ngettext(one, many, n)
    return _filled(text, one if n == 1 else many, {"n": n, **named})


def mark(msgid: str, /) -> str:
    """Mark a text for translation without looking it up, for tables of message ids that t() draws later."""
    return msgid


def _filled(text: str, msgid: str, named: dict[str, object]) -> str:
    if not named:
        return text
    try:
        return undoubled(text.format(**named), _Current.code)
    except (KeyError, IndexError, ValueError, AttributeError, TypeError):
        # A translator's mistake must not end a game; `python -m wotrush check` reports it.
        return msgid.format(**named)


def load_catalogue(code: str) -> gettext.NullTranslations:
    """Load the compiled texts of a language; if they cannot be read, all texts stay in English."""
    folder = resources.locale_dir() / code / "LC_MESSAGES"
    # A damaged file can make gettext and Babel raise anything; `check` reports it.
    with contextlib.suppress(Exception):
        compiled = _compiled(folder / f"{DOMAIN}.po", folder / f"{DOMAIN}.mo")
        if compiled is not None:
            return gettext.GNUTranslations(io.BytesIO(compiled))
    return gettext.NullTranslations()


def _compiled(source: Path, target: Path) -> bytes | None:
    """Compile the source if it has changed, so that in a checkout an edited text shows on the next start without a
    build.
    """
    if source.exists() and not (target.exists() and _newer(target, source)):
        try:
            from wotrush.catalogues import compile_catalogue
        except (
            ImportError
        ):  # Babel is a development dependency; without it, texts stay as they were or in English.
            return target.read_bytes() if target.exists() else None
        compiled = compile_catalogue(source)
        _keep(target, compiled)
        return compiled
    return target.read_bytes() if target.exists() else None


def _newer(target: Path, source: Path) -> bool:
    return target.stat().st_mtime_ns >= source.stat().st_mtime_ns


def _keep(target: Path, compiled: bytes) -> None:
    """Keep the compiled catalogue for the next start. In a read-only folder every start compiles it again."""
    with contextlib.suppress(OSError):
        write_whole(target, compiled)


def decimal(figure: float) -> str:
    """Format a figure with one decimal, halves rounded up, as readers of this language expect. A hair space keeps the digit
    after a comma from being drawn over it, where both would look like one digit.
    """
    sign = tc("decimal sign", ".")
    return f"{tenths(figure):.1f}".replace(".", sign + HAIR if sign == "," else sign)


def tenths(figure: float) -> float:
    """Round to tenths, halves up, also halves that a sum of fractions misses by a hair."""
    return floor(round(figure * 10 + 0.5, 6)) / 10


def listed(parts: Sequence[str]) -> str:
    """Return the parts as a list in a sentence: `a, b and c`."""
    if len(parts) < 2:
        return "".join(parts)
    return t("{several} and {last}", several=", ".join(parts[:-1]), last=parts[-1])


def capitalized(text: str) -> str:
    """Return the text as the beginning of a line or sentence."""
    return text[:1].upper() + text[1:]
