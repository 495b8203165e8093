"""Checks that the languages are complete. Reads the sources in a checkout, the compiled catalogues elsewhere."""

from __future__ import annotations

import gettext
import io
import re
import string
import struct
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from wotrush import resources
from wotrush.cli.check_wording import faults
from wotrush.i18n import DOMAIN, LANGUAGES, SOURCE_LANGUAGE

_UNREADABLE = (OSError, ValueError, LookupError, struct.error)
"""The errors that Babel and gettext raise on files of another format."""


_FIELD = re.compile(r'^"([\w-]+): (.*?)(?:\\n)?"$', re.M)
_FIELDS = (
    "Project-Id-Version",
    "PO-Revision-Date",
    "Last-Translator",
    "Language",
    "Language-Team",
    "Plural-Forms",
)
_PLACEHOLDER = re.compile(r"PACKAGE|VERSION|YEAR|FULL NAME|EMAIL|LANGUAGE|LL@li|INTEGER|EXPRESSION")
_PLURALS = re.compile(r"nplurals=(?P<number>\d+); plural=(?P<rule>[^;]+)")
_FORM = re.compile(r"^msgstr\[(\d+)\]", re.M)
_PYTHON_FORMAT = re.compile(r"^#,.*(?<!no-)python-format", re.M)


@dataclass(frozen=True, slots=True)
class Entry:
    """A text with its English forms and the forms of its translation, all empty if it has none."""

    english: tuple[str, ...]
    forms: tuple[str, ...]


def locales() -> Iterator[str]:
    """Check folders, headers, plural forms, placeholders and wording of all languages."""
    root = resources.locale_dir()
    if not root.is_dir():
        yield f"{root} is missing: it has a folder for each language. Bring it back."
        return
    folders = {path.name for path in root.iterdir() if path.is_dir()}
    for code in sorted(folders - set(LANGUAGES)):
        yield f"locales/{code}: no such language is known; known are {', '.join(LANGUAGES)}."
    for code in LANGUAGES:
        source = root / code / "LC_MESSAGES" / f"{DOMAIN}.po"
        if code not in folders:
            yield f"locales/{code} is missing."
        elif source.exists() and reader_is_there():
            yield from _source(code, source)
        else:
            yield from _compiled(code, source.with_suffix(".mo"))


def reader_is_there() -> bool:
    """Return True if Babel is installed, which reads the sources of translations; no player needs it."""
    try:
        import babel  # noqa: F401
    except ImportError:
        return False
    return True


def _source(code: str, source: Path) -> Iterator[str]:
    from wotrush.catalogues import compile_catalogue, read_catalogue

    where = f"locales/{code}"
    try:
        catalogue = read_catalogue(source)
        gettext.GNUTranslations(io.BytesIO(compile_catalogue(source)))
    except _UNREADABLE as problem:
        yield f"{where}: {source.name} cannot be read ({problem}): mend its header, and save it as UTF-8."
        return
    compiled = source.with_suffix(".mo")
    if compiled.exists() and _read(compiled) is None:
        yield f"{where}: {compiled.name} is damaged: delete it, and the next start makes it anew."
    yield from (f"{where}: {problem}" for problem in _header(code, source))
    for message in catalogue:
        if not message.id:
            continue
        english = (message.id,) if isinstance(message.id, str) else tuple(message.id)
        given = message.string if isinstance(message.string, (tuple, list)) else (message.string or "",)
        if message.fuzzy:
            yield f'{where}: "{english[0]}" is marked fuzzy: read the translation and take the mark away.'
        wanted = catalogue.num_plurals if len(english) > 1 else 1
        entry = Entry(english, tuple(given))
        yield from problems(where, entry, wanted)
        yield from _wording(code, where, entry)


def _header(code: str, source: Path) -> Iterator[str]:
    """Read the first entry of the file itself, since Babel fills in what is missing there."""
    text = source.read_text("utf-8")
    fields = dict(_FIELD.findall(text.lstrip().partition("\n\n")[0]))
    for name in _FIELDS:
        if not fields.get(name) or _PLACEHOLDER.search(fields[name]):
            yield f"its header has no {name}: see another language’s."
    if (language := fields.get("Language")) not in (None, code):
        yield f"its header says the language is {language}."
    yield from _plurals(text)
    if _PYTHON_FORMAT.search(text):
        yield "some text is marked python-format, though placeholders are in braces: run python dev.py texts."


def _plurals(text: str) -> Iterator[str]:
    """Compare the number of plural forms with the rule beside it and with the texts, which gettext does not."""
    stated = _PLURALS.search(text.replace('"\n"', ""))
    if stated is None:
        return  # Told as a missing field.
    forms = set(range(int(stated["number"])))
    chosen = set(map(gettext.c2py(stated["rule"]), range(1000)))
    given = set(map(int, _FORM.findall(text)))
    says = f"its header says nplurals={len(forms)}"
    if chosen != forms:
        yield f"{says}, but its rule chooses the plural forms {', '.join(map(str, sorted(chosen)))}."
    if not given <= forms:
        yield f"{says}, but a text has msgstr[{max(given)}]."


def _wording(code: str, where: str, entry: Entry) -> Iterator[str]:
    for number, form in enumerate(entry.forms):
        english = entry.english[min(number, len(entry.english) - 1)]
        shown = form or (english if code == SOURCE_LANGUAGE else "")
        if shown:
            yield from (f'{where}: "{shown}": {fault}.' for fault in faults(code, english, shown))


def _compiled(code: str, compiled: Path) -> Iterator[str]:
    """Check headers only, since the sources of compiled catalogues were checked."""
    catalogue = _read(compiled)
    if catalogue is None or catalogue.info().get("language") != code:
        yield f"locales/{code} has no compiled catalogue: install the game again."


def _read(compiled: Path) -> gettext.GNUTranslations | None:
    try:
        with compiled.open("rb") as file:
            return gettext.GNUTranslations(file)
    except _UNREADABLE:
        return None


def problems(where: str, entry: Entry, wanted_forms: int) -> Iterator[str]:
    """Yield what is wrong with one text. A text without a translation appears in English and is not wrong."""
    if not any(entry.forms):
        return
    missing = wanted_forms - sum(map(bool, entry.forms))
    if missing > 0:
        yield f'{where}: "{entry.english[0]}" has {missing} of {wanted_forms} plural forms missing.'
    allowed = set().union(*map(placeholders, entry.english))
    # A form for one thing may leave the number out ("a card"), no form may invent a placeholder.
    needed = allowed - {"n"} if len(entry.english) > 1 else allowed
    for form in filter(None, entry.forms):
        found = placeholders(form)
        if not needed <= found <= allowed:
            yield f'{where}: "{form}" must have the placeholders {sorted(allowed)}, not {sorted(found)}.'


def placeholders(text: str) -> set[str]:
    """Return the names in braces. A text whose braces do not match has a placeholder that no other text has."""
    try:
        return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}
    except ValueError:
        return {"unmatched braces"}
