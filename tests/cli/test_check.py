"""`check` must find each kind of fault; every test here plants one."""

import csv
import io
import re
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner

from wotrush import resources
from wotrush.cli import check_licences, check_locales, check_media, cli
from wotrush.cli.check_wording import faults
from wotrush.i18n import LANGUAGES, load_catalogue
from wotrush.workshop.hunter import checks as hunter_checks
from wotrush.workshop.rush import checks

HEADER = """
msgid ""
msgstr ""
"Project-Id-Version: wotrush 1.0\\n"
"PO-Revision-Date: 2026-11-24 12:00+0000\\n"
"Last-Translator: somebody\\n"
"Language: pl\\n"
"Language-Team: Polish\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);\\n"
"""


@pytest.fixture
def polish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder for a Polish catalogue; those of the other languages hold no text yet."""
    monkeypatch.setattr(resources, "locale_dir", lambda: tmp_path)
    sources = {code: tmp_path / code / "LC_MESSAGES" / "wotrush.po" for code in LANGUAGES}
    for code, source in sources.items():
        source.parent.mkdir(parents=True)
        source.write_text(HEADER.replace("Language: pl", f"Language: {code}"), "utf-8")
    sources["pl"].unlink()
    return sources["pl"]


def test_a_whole_translation_and_a_missing_one_are_fine(polish: Path) -> None:
    polish.write_text(
        HEADER + 'msgid "Buy {what}"\nmsgstr "Kup {what}"\n\nmsgid "Undo"\nmsgstr ""\n', encoding="utf-8"
    )
    assert list(check_locales.locales()) == []


def test_a_number_may_be_left_out_of_a_plural_form(polish: Path) -> None:
    polish.write_text(
        HEADER + 'msgid "{n} card"\nmsgid_plural "{n} cards"\n'
        'msgstr[0] "karta"\nmsgstr[1] "{n} karty"\nmsgstr[2] "{n} kart"\n',
        encoding="utf-8",
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
    polish.write_text(HEADER + text + "\n", encoding="utf-8")
    (problem,) = check_locales.locales()
    assert problem.startswith("locales/pl: ")
    assert found in problem


@pytest.mark.parametrize("number", [2, 4])
def test_a_wrong_number_of_plural_forms_is_named(polish: Path, number: int) -> None:
    text = 'msgid "{n} a"\nmsgid_plural "{n} b"\n' + "".join(
        f'msgstr[{form}] "{{n}} x"\n' for form in range(3)
    )
    polish.write_text(HEADER.replace("nplurals=3", f"nplurals={number}") + text, "utf-8")
    found = "\n".join(check_locales.locales())
    said = f"locales/pl: its header says nplurals={number}, but "
    assert f"{said}its rule chooses the plural forms 0, 1, 2." in found
    assert (f"{said}a text has msgstr[2]." in found) == (number < 3)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ('msgid "{n} % of it"\nmsgstr "{n} % tego"', "run python dev.py texts"),
        ('msgid "In the garage"\nmsgstr "W garażu"', "run python dev.py texts"),
        ('msgid "Attacks at +2"\nmsgstr "Atak z +2"', "run python dev.py texts"),
        ('msgid "Hint: {what}"\nmsgstr "Podpowiedź: «{what}»"', "« is a quote of another language"),
        (
            'msgid "{reason} Better."\nmsgstr "Zakup. lepszy {reason}."',
            "a sentence begins with a small letter",
        ),
        ('msgid "Undone."\nmsgstr "Cofnięto"', "ends with 'nothing' where the English ends with '.'"),
        ('msgid "Volunteers"\nmsgstr "Ochotnicy"', "the Polish book says Wolontariusze"),
        ('msgid "{n} ahead"\nmsgstr "prowadzi o\u00a0{n} punkty"', "that is not Polish"),
        ('msgid "Undo it"\nmsgstr "Cofnij  to"', "two spaces in a row"),
        ('msgid "Undo"\nmsgstr "Cofnij "', "a space at an end"),
        ('msgid "Undo…"\nmsgstr "Cofnij..."', "…"),
        ('msgid "Undo it"\nmsgstr "Cofnij - to"', "a hyphen in place of a dash"),
        ('msgid "*Undo* it"\nmsgstr "*cofnij* to"', "begins with a small letter"),
        ('msgid "A card"\nmsgstr "karta"', "begins with a small letter"),
        ('msgid "Auxiliary"\nmsgstr "Pojazd pomocniczy"', "jednostki pomocnicze"),
        ('msgid "Most cards"\nmsgstr "Najwięcej kart"', "Największy oddział"),
        ('#, python-format\nmsgid "{n}% w"\nmsgstr "{n}% w"', "is marked python-format"),
    ],
)
def test_what_an_editor_would_strike_out_is_named(polish: Path, text: str, found: str) -> None:
    polish.write_text(HEADER + text + "\n", "utf-8")
    problems = list(check_locales.locales())
    assert problems
    assert all(found in problem for problem in problems)


@pytest.mark.parametrize(
    ("language", "form", "found"),
    [
        ("de", "kauft T-43 mit {payers}", "would need the dative"),
        ("de", "Damit werden Sie gewinnen", "players are called du"),
        ("de", "{n}% mehr", "run python dev.py texts"),
        ("de", "Die „Karte”", "” is a quote of another language"),
        ("it", "dà il {percent}% in più", "an article may be wrong"),
        ("it", "quattro Genieri", "Ingegneri"),
        ("it", "dell'opponente", "run python dev.py texts"),
        ("en", "{n} %", "run python dev.py texts"),
    ],
)
def test_every_language_has_mistakes_of_its_own(language: str, form: str, found: str) -> None:
    assert any(found in fault for fault in faults(language, "English", form))


def test_a_word_may_be_wrong_for_one_english_word_and_right_for_another() -> None:
    assert list(faults("de", "Successes", "Erfolge")) == []
    assert [*faults("de", "Achievements", "Erfolge")] == ["'Erfolge': the German book says Errungenschaft"]


@pytest.mark.parametrize(
    "field", ["Project-Id-Version", "PO-Revision-Date", "Last-Translator", "Language-Team"]
)
def test_a_header_without_a_field_or_with_a_placeholder_is_named(polish: Path, field: str) -> None:
    wanted = [f"locales/pl: its header has no {field}: see another language’s."]
    polish.write_text(re.sub(f'"{field}.*\n', "", HEADER), "utf-8")
    assert list(check_locales.locales()) == wanted
    polish.write_text(re.sub(f'"{field}: .*\n', f'"{field}: YEAR PACKAGE FULL NAME\\\\n"\n', HEADER), "utf-8")
    assert list(check_locales.locales()) == wanted


def test_a_catalogue_of_another_language_is_named(polish: Path) -> None:
    polish.write_text(HEADER.replace("Language: pl", "Language: cs"), encoding="utf-8")
    assert "its header says the language is cs" in next(check_locales.locales())


@pytest.mark.parametrize(
    "content",
    [
        HEADER.encode() + 'msgid "Undo"\nmsgstr "Cofnąć"\n'.encode("cp1250"),
        HEADER.replace("utf-8", "klingon").encode(),
        HEADER.replace("nplurals=3", "nplurals=x").encode(),
        HEADER.replace("plural=(n==1", "plural=(n==").encode(),
    ],
)
def test_a_catalogue_that_cannot_be_read_is_named_and_the_others_are_still_checked(
    polish: Path, content: bytes
) -> None:
    polish.write_bytes(content)
    shutil.rmtree(resources.locale_dir() / "de")
    german, wrong = check_locales.locales()
    assert german == "locales/de is missing."
    assert wrong.startswith("locales/pl: wotrush.po cannot be read (")


def test_a_compiled_catalogue_that_is_damaged_is_named(polish: Path) -> None:
    polish.write_text(HEADER, encoding="utf-8")
    polish.with_suffix(".mo").write_text("junk")
    assert list(check_locales.locales()) == [
        "locales/pl: wotrush.mo is damaged: delete it, and the next start makes it anew."
    ]
    polish.unlink()
    assert list(check_locales.locales()) == ["locales/pl has no compiled catalogue: install the game again."]


def test_missing_locales_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resources, "locale_dir", lambda: tmp_path / "locales")
    (problem,) = check_locales.locales()
    assert "locales is missing" in problem


def test_a_missing_language_and_a_stray_folder_are_named(polish: Path) -> None:
    polish.parent.rmdir()
    polish.parents[1].rename(polish.parents[2] / "fr")
    assert [problem.split(":")[0] for problem in check_locales.locales()] == [
        "locales/fr",
        "locales/pl is missing.",
    ]


def test_an_install_without_sources_checks_that_compiled_texts_are_there(polish: Path) -> None:
    assert list(check_locales.locales()) == ["locales/pl has no compiled catalogue: install the game again."]


def test_without_babel_it_is_said_once_and_the_rest_is_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    for code in LANGUAGES:
        load_catalogue(code)  # Compiles it, as a start of the program does.
    monkeypatch.setitem(sys.modules, "babel", None)
    result = CliRunner().invoke(cli, ["check"])
    assert result.exit_code == 0, result.output
    assert result.output.count("babel") == 1
    assert result.output.count(": ok\n") == result.output.count(": ") - 1, "all but the hint"
    assert "wrong" not in result.output


@pytest.fixture
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(resources, "asset", tmp_path.joinpath)
    (tmp_path / "fonts").mkdir()
    (tmp_path / "fonts" / "a.ttf").write_text("")
    (tmp_path / "LICENSES.md").write_text("`fonts/*.ttf`: OFL")
    return tmp_path


def test_listed_files_are_fine(shipped: Path) -> None:
    assert list(check_licences.licences()) == []


def test_an_unlisted_file_a_stale_line_and_a_missing_list_are_named(shipped: Path) -> None:
    (shipped / "fonts" / "a.otf").write_text("")
    assert "assets/fonts/a.otf is not listed" in next(check_licences.licences())
    (shipped / "fonts" / "a.otf").unlink()
    (shipped / "fonts" / "a.ttf").unlink()
    assert "lists `fonts/*.ttf`, which is not there" in next(check_licences.licences())
    (shipped / "LICENSES.md").unlink()
    assert "LICENSES.md cannot be read: No such file or directory." in next(check_licences.licences())
    (shipped / "LICENSES.md").write_text("…", "utf-16")
    assert "LICENSES.md is not UTF-8" in next(check_licences.licences())


def test_a_missing_or_damaged_font_sound_and_network_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(resources.asset(), tmp_path, dirs_exist_ok=True)
    monkeypatch.setattr(resources, "asset", tmp_path.joinpath)
    assert [*check_media.media(), *checks.network()] == []
    tmp_path.joinpath("fonts", "Oswald-Medium.ttf").unlink()
    bold = tmp_path.joinpath("fonts", "Oswald-SemiBold.ttf")
    bold.write_bytes(bold.read_bytes()[:-9])
    tmp_path.joinpath("sounds", "bell.ogg").unlink()
    tmp_path.joinpath("ai", "ace.json").write_text("{}")
    (named,) = checks.network()
    assert (
        named
        == f"{tmp_path / 'ai' / 'ace.json'} holds no network (The network has no weights for 'inputs'.): bring it back."
    )
    assert list(check_media.media()) == [
        "assets/fonts/Oswald-SemiBold.ttf is missing or no whole font: bring it back.",
        "assets/fonts/Oswald-Medium.ttf is missing or no whole font: bring it back.",
        "assets/sounds/bell.ogg is missing: bring it back.",
    ]
    tmp_path.joinpath("ai", "ace.json").unlink()
    assert "ace.json cannot be read: No such file or directory." in next(checks.network())


REAL_CARDS = Path(__file__).resolve().parents[2] / "assets" / "cards"


def test_a_wrong_card_is_named_by_file_row_and_field(shipped: Path) -> None:
    shutil.copytree(REAL_CARDS, shipped / "cards")
    card_file = shipped / "cards" / "vehicles.csv"
    card_file.write_text(card_file.read_text("utf-8").replace("su01,USSR", "su01,Mars"), "utf-8")
    (problem,) = checks.cards()
    assert "vehicles.csv, row 2, field nation" in problem


def latin_1(file: Path) -> None:
    file.write_text("é", "latin-1")


@pytest.mark.parametrize(
    ("spoil", "found"),
    [
        (lambda file: file.write_text(file.read_text("utf-8").replace("su02", "su01"), "utf-8"), "field id"),
        (latin_1, "vehicles.csv is not UTF-8 (byte 1): save it as UTF-8."),
        (Path.unlink, "vehicles.csv cannot be read: No such file or directory."),
    ],
)
def test_with_wrong_cards_everything_else_is_still_checked(
    shipped: Path, spoil: Callable[[Path], None], found: str
) -> None:
    shutil.copytree(REAL_CARDS.parent, shipped, dirs_exist_ok=True)
    spoil(shipped / "cards" / "vehicles.csv")
    latin_1(shipped / "cards" / "profiles" / "usa.toml")
    (shipped / "LICENSES.md").write_text("`*`")
    result = CliRunner().invoke(cli, ["check"])
    assert isinstance(result.exception, SystemExit), "no traceback"
    reported = [line for line in result.output.splitlines() if not line.startswith("  ")]
    assert reported == [
        *("rush cards: 1 wrong", "rush profiles: 1 wrong", "rush puzzles: ok", "rush network: ok"),
        *("hunter cards: ok", "hunter profiles: 1 wrong", "hunter texts: ok"),
        *("locales: ok", "fonts and sounds: ok", "licences: ok"),
    ]
    assert found in result.output
    assert "usa.toml is not UTF-8" in result.output


def test_a_puzzle_that_is_not_utf_8_is_named(shipped: Path) -> None:
    shutil.copytree(REAL_CARDS, shipped / "cards")
    (shipped / "puzzles").mkdir()
    latin_1(shipped / "puzzles" / "01_first.txt")
    (problem,) = checks.puzzles()
    assert "01_first.txt is not UTF-8" in problem


@pytest.mark.parametrize(
    ("was", "now", "found"),
    [
        ("[su01]", "[xx99]", ["Card su01 (МС-1) has no profile", "Profile xx99 (МС-1) is of no card"]),
        ('name = "МС-1"', 'name = "MS-1"', ["Profile su01 is named MS-1, but the card МС-1"]),
    ],
)
def test_profiles_must_match_the_cards(shipped: Path, was: str, now: str, found: list[str]) -> None:
    shutil.copytree(REAL_CARDS, shipped / "cards")
    (file,) = [f for f in (shipped / "cards" / "profiles").glob("*.toml") if was in f.read_text("utf-8")]
    file.write_text(file.read_text("utf-8").replace(was, now), "utf-8")
    problems = list(checks.profiles())
    assert len(problems) == len(found)
    assert all(problem.startswith(start) for problem, start in zip(problems, found, strict=True))


def test_a_broken_and_a_doubled_profile_are_named(shipped: Path) -> None:
    shutil.copytree(REAL_CARDS, shipped / "cards")
    folder = shipped / "cards" / "profiles"
    (file,) = [f for f in folder.glob("*.toml") if "[su01]" in f.read_text("utf-8")]
    shutil.copy(file, folder / "zz_again.toml")
    assert "zz_again.toml: su" in next(checks.profiles())
    (folder / "zz_again.toml").write_text("[su01\n")
    assert "zz_again.toml: not readable" in next(checks.profiles())


UNITS, EVENTS = "hunter_units.csv", "hunter_events.csv"
"""The card files of Tank Hunter."""


def replaced(was: str, now: str, count: int = -1) -> Callable[[str], str]:
    def spoil(text: str) -> str:
        assert was in text
        return text.replace(was, now, count)

    return spoil


def without_column(name: str) -> Callable[[str], str]:
    def spoil(text: str) -> str:
        lines = list(csv.reader(text.splitlines()))
        at = lines[0].index(name)
        written = io.StringIO()
        csv.writer(written).writerows(line[:at] + line[at + 1 :] for line in lines)
        return written.getvalue()

    return spoil


def fewer_events(text: str) -> str:
    """Keep only the red events."""
    rows = list(csv.DictReader(text.splitlines()))
    for row in rows:
        row["copies"] = row["copies"] if row["colour"] == "red" else "0"
    written = io.StringIO()
    writer = csv.DictWriter(written, rows[0])
    writer.writeheader()
    writer.writerows(rows)
    return written.getvalue()


@pytest.mark.parametrize(
    ("file", "spoil", "found"),
    [
        (
            UNITS,
            replaced("u001,Pz.Kpfw. I Ausf. B,Germany", "u001,Pz.Kpfw. I Ausf. B,Mars"),
            "row 2, field nation: ",
        ),
        (UNITS, replaced("AFV,10,1x2", "AFV,ten,1x2"), "row 2, field points: "),
        (
            UNITS,
            replaced("AFV,10,1x2", "AFV,10,1x1x2"),
            "row 2, field ap: '1x1x2' is no value; it should look like",
        ),
        (
            UNITS,
            replaced("AFV,10,1x2,2x2,3,,armor,1,6,", "AFV,10,1x2,2x2,3,,armor,1,9,"),
            "row 2, field ammo: ",
        ),
        (UNITS, replaced("u002,", "u001,"), "row 3, field id: 'u001' stands there twice"),
        (UNITS, replaced("u002,", "u200,"), "row 3, field id: 'u200' stands where 'u002' should"),
        (UNITS, replaced("u002,", "x,"), "row 3, field id: "),
        (
            UNITS,
            replaced("u001,Pz.Kpfw. I Ausf. B,", "u001,"),
            "row 2, field effect_rule: this row has not as many fields",
        ),
        (UNITS, without_column("ammo"), "row 2, field ammo: Field required"),
        (UNITS, lambda text: "\n".join(text.splitlines()[:1]), "field id: 'c01' is missing"),
        (
            EVENTS,
            replaced("resupply,", "supplies,", 1),
            "row 8, field id: 'supplies' stands where 'resupply' should",
        ),
        (
            EVENTS,
            replaced("carpet_bombing,Carpet Bombing,3,3", "carpet_bombing,Carpet Bombing,2,3"),
            "row 2, field copies: ",
        ),
        (EVENTS, without_column("window"), "row 2, field window: Field required"),
        (EVENTS, lambda text: "\n".join(text.splitlines()[:-1]), "field id: 'lend_lease' is missing"),
        (EVENTS, fewer_events, "field copies: 0 cards that are not red stay in every game; there must be 8"),
    ],
)
def test_a_wrong_card_of_tank_hunter_is_named_by_file_row_and_field(
    shipped: Path, file: str, spoil: Callable[[str], str], found: str
) -> None:
    shutil.copytree(REAL_CARDS, shipped / "cards")
    cards = shipped / "cards" / file
    cards.write_text(spoil(cards.read_text("utf-8")), "utf-8")
    (problem,) = hunter_checks.cards()
    assert f"{file}, {found}" in problem
    assert not list(hunter_checks.profiles()), "told of the cards"
    assert not list(hunter_checks.texts()), "told of the cards"


def test_too_few_units_for_the_largest_game_are_counted(shipped: Path) -> None:
    shutil.copytree(REAL_CARDS, shipped / "cards")
    cards = shipped / "cards" / UNITS
    rows = list(csv.reader(cards.read_text("utf-8").splitlines()))
    # All ids must be there in order, so a short file ends early.
    kept = [row for row in rows if row[0][0] != "u" or row[0] < "u021"]
    with cards.open("w", encoding="utf-8", newline="") as written:
        csv.writer(written).writerows(kept)
    (problem,) = hunter_checks.cards()
    assert problem.startswith(f"{UNITS}, field copies: Too few units (")
    assert problem.endswith("but 8 players need 50): change the options, or seat fewer players.")


@pytest.mark.parametrize(
    ("file", "was", "now", "found"),
    [
        (EVENTS, "Trench", "Ditch", "hunter_events.csv calls trench 'Ditch', but people read 'Trench'"),
        (
            UNITS,
            "Quartermaster",
            "Cook",
            "hunter_units.csv calls c01 'Cook', but people read 'Quartermaster'",
        ),
        (
            UNITS,
            "17-pounder",
            "Gun",
            "'17-pounder' is translated, but no unit in hunter_units.csv has that name",
        ),
    ],
)
def test_names_of_cards_must_be_those_that_people_read(
    shipped: Path, file: str, was: str, now: str, found: str
) -> None:
    shutil.copytree(REAL_CARDS, shipped / "cards")
    cards = shipped / "cards" / file
    cards.write_text(cards.read_text("utf-8").replace(f",{was},", f",{now},", 1), "utf-8")
    (problem,) = hunter_checks.texts()
    assert problem.startswith(found)


def test_every_unit_of_tank_hunter_is_drawn(shipped: Path) -> None:
    shutil.copytree(REAL_CARDS, shipped / "cards")
    assert not list(hunter_checks.profiles())
    profiles = shipped / "cards" / "profiles"
    own = next(file for file in (profiles / "hunter").glob("*.toml") if "[u010]" in file.read_text("utf-8"))
    own.write_text(own.read_text("utf-8").replace("[u010]", "[u999]"), "utf-8")
    missing, stray = hunter_checks.profiles()
    assert missing.startswith("Card u010 (")
    assert "has no profile: add a table [u010] under assets/cards/profiles/hunter/" in missing
    assert stray.startswith("Profile u999 (")


def test_a_unit_needs_the_vehicle_that_it_looks_like(shipped: Path) -> None:
    shutil.copytree(REAL_CARDS, shipped / "cards")
    german = shipped / "cards" / "profiles" / "germany.toml"
    german.write_text(german.read_text("utf-8").replace("[de01]", "[de99]"), "utf-8")
    (problem,) = hunter_checks.profiles()
    assert problem.startswith("Card u001 (Pz.Kpfw. I Ausf. B) looks like de01, which has no profile")


@pytest.fixture
def puzzles(shipped: Path) -> Path:
    """Return a folder with the first two puzzles, to be damaged."""
    shutil.copytree(REAL_CARDS, shipped / "cards")
    (shipped / "puzzles").mkdir()
    for file in sorted(REAL_CARDS.with_name("puzzles").glob("0[12]_*.txt")):
        shutil.copy(file, shipped / "puzzles")
    assert not list(checks.puzzles())
    return shipped / "puzzles"


def rewrite(file: Path, was: str, now: str, name: str = "") -> None:
    """Write the puzzle with other contents, under its own name or another."""
    file.with_name(name or file.name).write_text(file.read_text("utf-8").replace(was, now), "utf-8")


def test_puzzles_that_miss_their_goal_reach_it_by_a_trap_or_have_no_words_are_named(puzzles: Path) -> None:
    first, second = sorted(puzzles.iterdir())
    rewrite(first, "", "", "03_unheard_of.txt")
    rewrite(first, "stars", "way: attack de18 on 1.2; end assault; end turn\nstars")
    rewrite(
        second,
        "stars",
        "trap: use us13; strike base 1.2; place at 0; use su17; strike base 1.2; place at 2; end turn\nstars",
    )
    misses, reaches, wordless = checks.puzzles()
    assert misses.endswith(
        "no_shot_too_many: this misses the goal: attack de18 on 1.2; end assault; end turn."
    )
    assert "through_the_wall: this reaches the goal: use us13; strike base 1.2; " in reaches
    assert wordless.startswith("The puzzle unheard_of has no words")


def test_what_cannot_be_played_in_a_puzzle_is_reported_with_the_cards_of_its_file(puzzles: Path) -> None:
    first, _ = sorted(puzzles.iterdir())
    rewrite(first, "stars", "way: attack de18 on 1.1; buy us19 with de02 de05\nstars")
    assert list(checks.puzzles()) == [
        "The puzzle no_shot_too_many cannot be played as it says: "
        "buy us19 with de02 de05: An assault is open: only hits, or end it."
    ]


def test_every_puzzle_that_cannot_be_read_is_named_and_the_others_are_still_checked(puzzles: Path) -> None:
    first, second = sorted(puzzles.iterdir())
    rewrite(first, "", "", "03_unheard_of.txt")
    rewrite(first, "hand: de18", "hand: de99")
    rewrite(second, "goal: win", "goal: glory")
    card, goal, wordless = checks.puzzles()
    assert card.startswith("The puzzle no_shot_too_many cannot be read: ")
    assert goal.startswith("The puzzle through_the_wall cannot be read: ")
    assert wordless.startswith("The puzzle unheard_of has no words")
