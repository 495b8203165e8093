"""Languages: message ids are English sentences with named {placeholders}, looked up when drawn."""

from __future__ import annotations

import contextlib
import gettext
import io
import locale
import os
from collections.abc import Sequence
from pathlib import Path

from wotrush import resources
from wotrush.files import write_whole

DOMAIN = "wotrush"
SOURCE_LANGUAGE = "en"
LANGUAGES = {"de": "Deutsch", "en": "English", "it": "Italiano", "pl": "Polski"}
"""Every language by its code, under the name that its own speakers look for."""


class UnknownLanguage(ValueError):
    """There is no such language; the message says which there are."""


class _Current:
    """The one language of the process: global on purpose, as in C, since nobody reads two at once."""

    code = SOURCE_LANGUAGE
    latin = False
    catalogue: gettext.NullTranslations = gettext.NullTranslations()


def language() -> str:
    """The code of the language spoken now. Caches of drawn text keep it in their key."""
    return _Current.code


def set_language(code: str) -> None:
    """Speak this language from the next lookup on."""
    if code not in LANGUAGES:
        raise UnknownLanguage(f'There is no language "{code}": choose one of {", ".join(LANGUAGES)}.')
    _Current.catalogue = load_catalogue(code)
    _Current.code = code


def latin_names() -> bool:
    """Whether names in other letters are read in Latin ones. Caches of drawn text keep it in their key."""
    return _Current.latin


def set_latin_names(wanted: bool) -> None:
    """Read names so from the next one on."""
    _Current.latin = wanted


def system_language() -> str:
    """The machine's language where we speak it, English otherwise."""
    spoken = os.environ.get("LC_ALL") or os.environ.get("LANG") or locale.getlocale()[0] or ""
    code = spoken[:2].lower()
    return code if code in LANGUAGES else SOURCE_LANGUAGE


def t(msgid: str, /, **named: object) -> str:
    """The text in the current language, placeholders filled."""
    return _filled(_Current.catalogue.gettext(msgid), msgid, named)


def tc(context: str, msgid: str, /, **named: object) -> str:
    """As t(), for a word that needs its context told: "Draw" a card or a "Draw" between two players."""
    return _filled(_Current.catalogue.pgettext(context, msgid), msgid, named)


def tn(one: str, many: str, n: int, /, **named: object) -> str:
    """As t(), in the plural form that n asks for; {n} is filled too."""
    text = _Current.catalogue.ngettext(one, many, n)
    return _filled(text, one if n == 1 else many, {"n": n, **named})


def tnc(context: str, one: str, many: str, n: int, /, **named: object) -> str:
    """As tn(), with a context."""
    text = _Current.catalogue.npgettext(context, one, many, n)
    return _filled(text, one if n == 1 else many, {"n": n, **named})


def mark(msgid: str, /) -> str:
    """Names a text for the translators without looking it up: for tables of ids that t() draws later."""
    return msgid


def _filled(text: str, msgid: str, named: dict[str, object]) -> str:
    if not named:
        return text
    try:
        return text.format(**named)
    except (KeyError, IndexError, ValueError, AttributeError, TypeError):
        # A translator's slip must not end a game; `python -m wotrush check` names it.
        return msgid.format(**named)


def load_catalogue(code: str) -> gettext.NullTranslations:
    """The compiled texts of a language; where there are none that can be read, one that leaves every text in English."""
    folder = resources.locale_dir() / code / "LC_MESSAGES"
    # Whatever a damaged file does to gettext and Babel: `check` names it.
    with contextlib.suppress(Exception):
        compiled = _compiled(folder / f"{DOMAIN}.po", folder / f"{DOMAIN}.mo")
        if compiled is not None:
            return gettext.GNUTranslations(io.BytesIO(compiled))
    return gettext.NullTranslations()


def _compiled(source: Path, target: Path) -> bytes | None:
    """Only a checkout has the source; there an edited text shows on the next start, without a build."""
    if source.exists() and not (target.exists() and _newer(target, source)):
        try:
            from wotrush.catalogues import compile_catalogue
        except ImportError:  # Babel is the developers' own: a stale text, or English, will do without it.
            return target.read_bytes() if target.exists() else None
        compiled = compile_catalogue(source)
        _keep(target, compiled)
        return compiled
    return target.read_bytes() if target.exists() else None


def _newer(target: Path, source: Path) -> bool:
    return target.stat().st_mtime_ns >= source.stat().st_mtime_ns


def _keep(target: Path, compiled: bytes) -> None:
    """For the next start; in a folder that cannot be written every start compiles anew."""
    with contextlib.suppress(OSError):
        write_whole(target, compiled)


def listed(parts: Sequence[str]) -> str:
    """Return the parts as a list in a sentence: `a, b and c`."""
    if len(parts) < 2:
        return "".join(parts)
    return t("{several} and {last}", several=", ".join(parts[:-1]), last=parts[-1])
