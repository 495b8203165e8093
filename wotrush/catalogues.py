"""Compiles a language's .po into the .mo that gettext reads. Needs Babel; the build hook runs this file."""

from __future__ import annotations

import io
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po


def compile_catalogue(source: Path) -> bytes:
    """Return the bytes of the .mo file for this .po file."""
    target = io.BytesIO()
    write_mo(target, _without_half_plurals(read_catalogue(source)))
    return target.getvalue()


def read_catalogue(source: Path) -> Catalog:
    """Read a .po file with Babel."""
    with source.open("rb") as lines:
        return read_po(lines)


def _without_half_plurals(catalogue: Catalog) -> Catalog:
    """Drop translations with missing plural forms: Babel would fill them with English, and all English reads better than half."""
    for message in list(catalogue):
        if message.id and message.pluralizable and not all(message.string or ()):
            catalogue.delete(message.id, message.context)
    return catalogue
