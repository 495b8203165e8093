"""Collects every text of the code into locales/wotrush.pot and brings each language's catalogue up to it."""

from __future__ import annotations

import io
import re
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po, write_po

from wotrush import __version__
from wotrush.spacing import typeset

ROOT = Path(__file__).resolve().parents[1]
KEYWORDS = {
    "t": None,
    "tc": ((1, "c"), 2),
    "tn": (1, 2),
    "mark": None,
    "Reason": None,
    "Plural": (1, 2),
}
"""The lookups of wotrush.i18n, the sentences with which the rules refuse an action, and what opponents say of theirs."""

DATES = re.compile(rb'^"(POT-Creation-Date|Report-Msgid|Generated).*\n', re.M)
"""Header lines that change with every run and tell nobody anything."""


def main() -> None:
    """Bring all catalogues up to the code; write only files whose texts have changed."""
    template = collect(ROOT / "wotrush")
    locales = ROOT / "locales"
    write(locales / "wotrush.pot", template)
    for source in sorted(locales.glob("*/LC_MESSAGES/*.po")):
        with source.open("rb") as lines:
            catalogue = read_po(lines)
        # A guess at a changed text is worse than English.
        catalogue.update(template, no_fuzzy_matching=True, update_header_comment=False)
        name_project(catalogue)
        set_type(catalogue)
        write(source, catalogue)
        done = sum(1 for message in catalogue if message.id and message.string and all(message.string))
        print(f"{source.parts[-3]}: {done} of {len(catalogue)} texts")


def collect(package: Path) -> Catalog:
    """Return all texts of the package, without line numbers, which would change with every edit."""
    template = Catalog(header_comment="# Texts of wotrush.", fuzzy=False)
    name_project(template)
    methods = [("**.py", "python")]
    for file, _, msgid, comments, context in extract_from_dir(
        package, methods, keywords=KEYWORDS, comment_tags=("L10N:",), strip_comment_tags=True
    ):
        place = f"{package.name}/{Path(file).as_posix()}"
        template.add(msgid, locations=[(place, 0)], auto_comments=comments, context=context)
    return template


def name_project(catalogue: Catalog) -> None:
    catalogue.project, catalogue.version = "wotrush", __version__


def set_type(catalogue: Catalog) -> None:
    """Give every translation the spaces of its language. English gets one only where its spaces differ from the code's."""
    language = str(catalogue.locale)
    for message in catalogue:
        if not message.id:
            continue
        if language == "en":
            message.string = _in_english(message)
        elif isinstance(message.string, str):
            message.string = typeset(message.string, language)
        else:
            message.string = tuple(typeset(form, language) for form in message.string or ())


def _in_english(message: Message) -> str | tuple[str, ...]:
    if isinstance(message.id, str):
        text = typeset(message.id, "en")
        return text if text != message.id else ""
    forms = tuple(typeset(form, "en") for form in message.id)
    return forms if forms != tuple(message.id) else ("",) * len(forms)


def write(path: Path, catalogue: Catalog) -> None:
    """Write a catalogue sorted by text, so that moving code moves nothing in it."""
    for message in catalogue:
        # Our placeholders are braces. Babel takes "{n}% w" for a format of the old kind, and msgfmt then refuses it.
        if "python-format" in message.flags:
            message.flags = {*message.flags, "no-python-format"} - {"python-format"}
    target = io.BytesIO()
    write_po(target, catalogue, width=100, sort_output=True, ignore_obsolete=True, include_lineno=False)
    text = DATES.sub(b"", target.getvalue())
    if not path.exists() or path.read_bytes() != text:
        path.write_bytes(text)


if __name__ == "__main__":
    main()
