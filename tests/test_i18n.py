import builtins
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from wotrush import i18n, resources
from wotrush.spacing import NO_BREAK, typeset, undoubled

POLISH = r"""
msgid ""
msgstr ""
"Language: pl\n"
"Content-Type: text/plain; charset=utf-8\n"
"Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);\n"

msgid "Buy {vehicle}"
msgstr "Kup {vehicle}"

msgid "Lost {vehicle}"
msgstr "Stracono {pojazd}"

msgctxt "draw pile"
msgid "Garage"
msgstr "Garaż"

msgid "{n} card"
msgid_plural "{n} cards"
msgstr[0] "{n} karta"
msgstr[1] "{n} karty"
msgstr[2] "{n} kart"

msgid "{n} medal"
msgid_plural "{n} medals"
msgstr[0] "{n} medal"
msgstr[1] ""
msgstr[2] ""
"""


@pytest.fixture
def polish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Switch to a catalogue of these tests, and back to English afterwards."""
    source = tmp_path / "pl" / "LC_MESSAGES" / "wotrush.po"
    source.parent.mkdir(parents=True)
    source.write_text(POLISH, encoding="utf-8")
    monkeypatch.setattr(resources, "locale_dir", lambda: tmp_path)
    yield source
    i18n.set_language("en")


def test_english_is_what_the_code_says(polish: Path) -> None:
    assert i18n.language() == "en"
    assert i18n.t("Buy {vehicle}", vehicle="КВ-2") == "Buy КВ-2"
    assert i18n.tn("{n} card", "{n} cards", 1) == "1 card"
    assert i18n.tn("{n} card", "{n} cards", 2) == "2 cards"


def test_switching_takes_effect_at_the_next_lookup(polish: Path) -> None:
    i18n.set_language("pl")
    assert i18n.language() == "pl"
    assert i18n.t("Buy {vehicle}", vehicle="КВ-2") == "Kup КВ-2"
    i18n.set_language("en")
    assert i18n.t("Buy {vehicle}", vehicle="КВ-2") == "Buy КВ-2"


def test_polish_has_three_plural_forms(polish: Path) -> None:
    i18n.set_language("pl")
    counted = [i18n.tn("{n} card", "{n} cards", n) for n in (1, 2, 5, 12, 22)]
    assert counted == ["1 karta", "2 karty", "5 kart", "12 kart", "22 karty"]


def test_context_tells_words_apart(polish: Path) -> None:
    i18n.set_language("pl")
    assert i18n.tc("draw pile", "Garage") == "Garaż"
    assert i18n.t("Garage") == "Garage"


def test_what_is_not_translated_stays_english(polish: Path) -> None:
    i18n.set_language("pl")
    assert i18n.t("Undo") == "Undo"
    assert i18n.tn("{n} hit", "{n} hits", 2) == "2 hits"
    # A plural with only one translated form is English throughout, never a mixture.
    assert i18n.tn("{n} medal", "{n} medals", 5) == "5 medals"


@pytest.mark.parametrize("slip", ["{pojazd}", "{}", "{vehicle", "{vehicle.name}", "{vehicle[0]}"])
def test_a_translators_wrong_placeholder_shows_english_and_no_crash(polish: Path, slip: str) -> None:
    polish.write_text(POLISH.replace("{pojazd}", slip), encoding="utf-8")
    i18n.set_language("pl")
    assert i18n.t("Lost {vehicle}", vehicle=4) == "Lost 4"


@pytest.mark.parametrize(
    ("right", "wrong"),
    [("Garaż", b"Gara\xbf"), ("charset=utf-8", b"charset=klingon"), ("nplurals=3", b"nplurals=many")],
)
def test_a_damaged_catalogue_shows_english_and_no_crash(polish: Path, right: str, wrong: bytes) -> None:
    polish.write_bytes(POLISH.encode().replace(right.encode(), wrong))
    i18n.set_language("pl")
    assert i18n.language() == "pl"
    assert i18n.t("Buy {vehicle}", vehicle="T-34") == "Buy T-34"


@pytest.mark.parametrize("junk", [b"", b"junk", b"\xde\x12\x04\x95 and no more"])
def test_damaged_compiled_texts_show_english_and_no_crash(polish: Path, junk: bytes) -> None:
    polish.with_suffix(".mo").write_bytes(junk)
    os.utime(polish, (0, 0))
    i18n.set_language("pl")
    assert i18n.t("Buy {vehicle}", vehicle="T-34") == "Buy T-34"


def test_an_edited_text_shows_at_the_next_start(polish: Path) -> None:
    i18n.set_language("pl")
    polish.write_text(POLISH.replace("Kup", "Nabądź"), encoding="utf-8")
    later = polish.with_suffix(".mo").stat().st_mtime_ns + 1_000_000_000
    os.utime(polish, ns=(later, later))
    i18n.set_language("pl")
    assert i18n.t("Buy {vehicle}", vehicle="КВ-2") == "Nabądź КВ-2"


def test_without_babel_the_compiled_texts_serve_or_english(
    polish: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole_import = builtins.__import__

    def refuse_babel(name: str, *rest: object) -> object:
        if name == "wotrush.catalogues":
            raise ImportError(name)
        return whole_import(name, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(builtins, "__import__", refuse_babel)
    i18n.set_language("pl")
    assert i18n.t("Buy {vehicle}", vehicle="T-34") == "Buy T-34"
    monkeypatch.undo()
    monkeypatch.setattr(resources, "locale_dir", lambda: polish.parents[2])
    i18n.set_language("pl")
    os.utime(polish, (2**31, 2**31))
    monkeypatch.setattr(builtins, "__import__", refuse_babel)
    i18n.set_language("pl")
    assert i18n.t("Buy {vehicle}", vehicle="T-34") == "Kup T-34"


def test_a_missing_language_is_named() -> None:
    with pytest.raises(i18n.UnknownLanguage, match='"fr": choose one of de, en, it, pl'):
        i18n.set_language("fr")


def test_a_language_without_a_catalogue_is_english(polish: Path) -> None:
    i18n.set_language("it")
    assert i18n.t("Undo") == "Undo"


@pytest.mark.parametrize("code", sorted(i18n.LANGUAGES))
def test_every_language_has_its_catalogue(code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(resources.locale_dir(), tmp_path, dirs_exist_ok=True)
    monkeypatch.setattr(resources, "locale_dir", lambda: tmp_path)
    assert i18n.load_catalogue(code).info()["language"] == code


@pytest.mark.parametrize(
    ("figure", "said"), [(186.25, "186.3"), (0.05, "0.1"), (23.0, "23.0"), (2.24, "2.2")]
)
def test_halves_are_rounded_up(figure: float, said: str) -> None:
    assert i18n.decimal(figure) == said


@pytest.mark.usefixtures("english_afterwards")
def test_a_decimal_comma_has_room_before_the_next_digit() -> None:
    i18n.set_language("de")
    assert i18n.decimal(3.1) == "3,\u200a1"


@pytest.fixture
def english_afterwards() -> Iterator[None]:
    yield
    i18n.set_language("en")


@pytest.mark.usefixtures("english_afterwards")
def test_the_word_for_a_player_stands_once_before_a_default_name() -> None:
    assert undoubled("bierze z ręki gracza Gracz 2", "pl") == "bierze z ręki gracza 2"
    assert undoubled("bierze z ręki gracza Gracz", "pl") == "bierze z ręki gracza Gracz"
    assert undoubled("from the hand of gracz Gracz 2", "en") == "from the hand of gracz Gracz 2"
    i18n.set_language("pl")
    said = i18n.t("{player} takes an event from the hand of {other}", player="Gracz 1", other="Gracz 2")
    assert said.startswith("Gracz 1 ")
    assert said.endswith("gracza 2")


def test_no_line_ends_with_the_short_word_that_begins_a_sentence() -> None:
    assert typeset("Resta. È tardi.", "it") == f"Resta. È{NO_BREAK}tardi."
    assert typeset("Spójrz i wygraj.", "pl") == f"Spójrz i{NO_BREAK}wygraj."
    assert typeset("[gun] *GUN*: guns.", "en") == f"[gun]{NO_BREAK}*GUN*: guns.", "a sign stays with its word"
