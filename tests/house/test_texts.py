"""`dev.py texts` must find every kind of lookup, and write the same files when nothing has changed."""

import ast
import re
import runpy
from pathlib import Path
from typing import Any

import pytest
from babel.messages.pofile import read_po

SCRIPT = Path(__file__).resolve().parents[2] / "build" / "texts.py"

CODE = """
title = t("World of Tanks: Rush")
cost = tc("of a card", "Cost")
count = tn("{n} card", "{n} cards", n)
NAMES = [mark("Repair"), Reason("It is not your turn.")]
# L10N: on the button that ends the turn
end = t("End anyway")
nothing = str("not a text")
"""


@pytest.fixture
def script(tmp_path: Path) -> dict[str, Any]:
    (tmp_path / "wotrush").mkdir()
    (tmp_path / "wotrush" / "code.py").write_text(CODE)
    names = runpy.run_path(str(SCRIPT))
    names["main"].__globals__["ROOT"] = tmp_path
    return names


def test_every_kind_of_lookup_is_found(script: dict[str, Any], tmp_path: Path) -> None:
    found = {(m.context, m.id) for m in script["collect"](tmp_path / "wotrush") if m.id}
    assert found == {
        (None, "World of Tanks: Rush"),
        ("of a card", "Cost"),
        (None, ("{n} card", "{n} cards")),
        (None, "Repair"),
        (None, "It is not your turn."),
        (None, "End anyway"),
    }


def test_no_lookup_is_written_where_it_is_not_found() -> None:
    """Inside an f-string a lookup is overlooked: its text stays English in every language."""
    root = SCRIPT.parents[1]
    with (root / "locales" / "wotrush.pot").open("rb") as lines:
        ids = {message.id if isinstance(message.id, str) else message.id[0] for message in read_po(lines)}
    for path in (root / "wotrush").rglob("*.py"):
        source = path.read_text("utf-8")
        if not re.search(r"\b(t|tn|mark)\(", source):
            continue
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("t", "tn", "mark"):
                text = node.args[0] if node.args else None
                if isinstance(text, ast.Constant):
                    assert text.value in ids, f"{path.relative_to(root)}:{node.lineno}: {text.value!r}"


def test_catalogues_gain_new_texts_lose_old_ones_and_keep_translations(
    script: dict[str, Any], tmp_path: Path
) -> None:
    source = tmp_path / "locales" / "pl" / "LC_MESSAGES" / "wotrush.po"
    source.parent.mkdir(parents=True)
    source.write_text(
        'msgid ""\nmsgstr "Language: pl\\nContent-Type: text/plain; charset=utf-8\\n"\n\n'
        'msgid "Repair"\nmsgstr "Demontaż"\n\nmsgid "Gone"\nmsgstr "Nie ma"\n',
        encoding="utf-8",
    )
    script["main"]()
    written = source.read_text("utf-8")
    assert 'msgid "Repair"\nmsgstr "Demontaż"' in written
    assert 'msgid "End anyway"\nmsgstr ""' in written
    assert "#. on the button that ends the turn" in written
    assert "Gone" not in written
    script["main"]()
    assert source.read_text("utf-8") == written
