"""`check` must find each kind of fault; every test here plants one."""

from pathlib import Path

import pytest

from wotrush import resources
from wotrush.cli import check_assets, check_locales

HEADER = """
msgid ""
msgstr ""
"Language: pl\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);\\n"
"""


@pytest.fixture
def polish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place to write a Polish catalogue into; the other languages are the real ones."""
    for code in ("de", "en", "it"):
        (tmp_path / code).symlink_to(resources.locale_dir() / code)
    monkeypatch.setattr(resources, "locale_dir", lambda: tmp_path)
    source = tmp_path / "pl" / "LC_MESSAGES" / "wotrush.po"
    source.parent.mkdir(parents=True)
    return source


def test_a_whole_translation_and_a_missing_one_are_fine(polish: Path) -> None:
    polish.write_text(HEADER + 'msgid "Buy {what}"\nmsgstr "Kup {what}"\n\nmsgid "Undo"\nmsgstr ""\n')
    assert list(check_locales.locales()) == []


def test_a_number_may_be_left_out_of_a_plural_form(polish: Path) -> None:
    polish.write_text(
        HEADER + 'msgid "{n} card"\nmsgid_plural "{n} cards"\n'
        'msgstr[0] "karta"\nmsgstr[1] "{n} karty"\nmsgstr[2] "{n} kart"\n'
    )
    assert list(check_locales.locales()) == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ('msgid "Buy {what}"\nmsgstr "Kup {co}"', "must have the placeholders ['what'], not ['co']"),
        ('msgid "Buy {what}"\nmsgstr "Kup"', "must have the placeholders ['what'], not []"),
        ('msgid "Buy {what}"\nmsgstr "Kup {what"', "not ['unmatched braces']"),
        ('msgid "{n} a"\nmsgid_plural "{n} b"\nmsgstr[0] "{n} x"\nmsgstr[1] "{n} y"', "1 of 3 plural forms"),
        ('#, fuzzy\nmsgid "Undo"\nmsgstr "Cofnij"', "is marked fuzzy"),
    ],
)
def test_a_wrong_text_is_named(polish: Path, text: str, found: str) -> None:
    polish.write_text(HEADER + text + "\n")
    (problem,) = check_locales.locales()
    assert problem.startswith("locales/pl: ")
    assert found in problem


def test_a_catalogue_of_another_language_is_named(polish: Path) -> None:
    polish.write_text(HEADER.replace("Language: pl", "Language: cs"))
    assert "its header says the language is cs" in next(check_locales.locales())


def test_a_missing_language_and_a_stray_folder_are_named(polish: Path) -> None:
    polish.parent.rmdir()
    polish.parents[1].rename(polish.parents[2] / "fr")
    assert [problem.split(":")[0] for problem in check_locales.locales()] == [
        "locales/fr",
        "locales/pl is missing.",
    ]


def test_an_install_without_sources_checks_that_compiled_texts_are_there(polish: Path) -> None:
    assert list(check_locales.locales()) == ["locales/pl has no compiled catalogue: install the game again."]


@pytest.fixture
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(resources, "asset", tmp_path.joinpath)
    (tmp_path / "fonts").mkdir()
    (tmp_path / "fonts" / "a.ttf").write_text("")
    (tmp_path / "LICENSES.md").write_text("`fonts/*.ttf`: OFL")
    return tmp_path


def test_listed_files_are_fine(shipped: Path) -> None:
    assert list(check_assets.licences()) == []


def test_an_unlisted_file_a_stale_line_and_a_missing_list_are_named(shipped: Path) -> None:
    (shipped / "fonts" / "a.otf").write_text("")
    assert "assets/fonts/a.otf is not listed" in next(check_assets.licences())
    (shipped / "fonts" / "a.otf").unlink()
    (shipped / "fonts" / "a.ttf").unlink()
    assert "lists `fonts/*.ttf`, which is not there" in next(check_assets.licences())
    (shipped / "LICENSES.md").unlink()
    assert "is missing" in next(check_assets.licences())


def test_a_wrong_card_is_named_by_file_row_and_field(shipped: Path) -> None:
    real = Path(__file__).resolve().parents[2] / "assets" / "cards" / "vehicles.csv"
    (shipped / "cards").mkdir()
    (shipped / "cards" / "vehicles.csv").write_text(
        real.read_text("utf-8").replace("su01,USSR", "su01,Mars"), "utf-8"
    )
    (problem,) = check_assets.cards()
    assert "vehicles.csv, row 2, field nation" in problem
