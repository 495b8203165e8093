"""A game saved by any released version can be continued: exactly, or from its table if rules or cards have changed."""

from __future__ import annotations

import csv
import io
import re
import shutil
from pathlib import Path

import pytest

from tests.golden.released import CARDS, SAVE, SAVES, game_to_keep, keep, own_ruleset, versions
from wotrush.match.journal import read_journal
from wotrush.match.message import Message
from wotrush.match.saves.saves import Saves
from wotrush.model.rush import RushRuleset, rush_ruleset
from wotrush.model.rush.catalogue import Catalogue
from wotrush.scenes.rush.match import RushMatch
from wotrush.workshop.staged import play_on

CHANGELOG = Path(__file__).resolve().parents[2] / "CHANGELOG.md"
SENTENCE = (
    "The rules or cards have changed since this game was saved:"
    " it goes on from the start of turn {turn}; earlier moves are only listed."
)


@pytest.fixture(name="saves")
def _saves(tmp_path: Path) -> Saves:
    return Saves(tmp_path)


def put(version: str, folder: Path) -> None:
    """Put the save of that version into the folder of games."""
    (folder / "running").mkdir()
    shutil.copy(SAVES / version / SAVE, folder / "running" / "20261122-003400-abcdef.json")


def dearer(version: str) -> RushRuleset:
    """Return the rules with cards of that version that all cost one more, 9 at most."""
    rows = list(csv.reader(io.StringIO((SAVES / version / CARDS).read_text("utf-8"))))
    column = rows[0].index("cost")
    for row in rows[1:]:
        row[column] = str(min(9, int(row[column]) + 1))
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows(rows)
    return RushRuleset(Catalogue.parse(text.getvalue(), "dearer.csv"))


def load(saves: Saves, ruleset: RushRuleset) -> Message | None:
    """Resume the only saved game, play on and leave it, and check that it is found again as it was."""
    listing = saves.resumable()
    assert listing.problems == []
    (saved,) = listing.games
    match: RushMatch
    match, kept, message = saves.resume(saved, ruleset)
    before, now = saved.journal, match.journal()
    if message is None:
        assert (now.turns, now.table, now.digest) == (before.turns, before.table, before.digest)
    else:
        assert str(message) == SENTENCE.format(turn=before.turns[-1].turn + 1)
        assert (now.older, now.base) == ([*before.older, *before.turns], before.table)
        tables = [ruleset.parse_table(text).digest() for text in (now.table, before.table)]
        assert tables[0] == tables[1]
    play_on(match, lambda view: False, "greedy", longest=20)
    kept.close()
    (left,) = saves.resumable().games
    again: RushMatch
    again, kept, complaint = saves.resume(left, ruleset)
    kept.close()
    assert complaint is None
    assert again.journal() == match.journal()
    return message


@pytest.mark.parametrize("version", versions())
def test_a_save_loads_with_the_rules_and_cards_of_today(version: str, saves: Saves, tmp_path: Path) -> None:
    put(version, tmp_path)
    message = load(saves, rush_ruleset())
    if read_journal(SAVES / version / SAVE).ident == rush_ruleset().ident:
        assert message is None, "with the same rules and cards a game goes on where it was left"


@pytest.mark.parametrize("version", versions())
def test_with_its_own_cards_a_save_goes_on_where_it_was_left(
    version: str, saves: Saves, tmp_path: Path
) -> None:
    put(version, tmp_path)
    ruleset, saved_under = own_ruleset(version), read_journal(SAVES / version / SAVE).ident
    assert saved_under.endswith(ruleset.catalogue.ident)
    if load(saves, ruleset) is not None:
        assert saved_under != ruleset.ident, "a change of the rules must count up REVISION"


@pytest.mark.parametrize("version", versions())
def test_with_other_cards_a_save_goes_on_from_its_table_and_says_so(
    version: str, saves: Saves, tmp_path: Path
) -> None:
    put(version, tmp_path)
    assert load(saves, dearer(version)) is not None


def test_every_released_version_has_its_save() -> None:
    released = re.findall(r"^## \[(\d+\.\d+\.\d+)\]", CHANGELOG.read_text("utf-8"), flags=re.M)
    assert set(released) <= set(versions())
    assert "0.1.0" in versions()


def test_a_save_of_a_coming_version_is_kept_with_its_cards(tmp_path: Path) -> None:
    keep("9.8.7", tmp_path)
    journal = read_journal(tmp_path / "9.8.7" / SAVE)
    assert journal.turns == game_to_keep().journal().turns
    assert journal.ident == rush_ruleset().ident
    assert (tmp_path / "9.8.7" / CARDS).read_text("utf-8") == rush_ruleset().catalogue.text
