"""A replay checks every digest, prints the log, and names the first difference."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.ai.toy_agents import TOY
from tests.match.tables import ADA, LYNX, ToyMatch, finish, play, play_first, resume, toy_match
from tests.toy import RULESET, ToyAction, ToyGame, ToyRuleset
from wotrush.games import GameEntry
from wotrush.match.journal import DamagedJournal, Journal, JournalError, read_journal, write_journal
from wotrush.match.replay import ReplayDiffers, begin, verify, walk
from wotrush.model.game import AnyRuleset, Reason, UnplayableOptions
from wotrush.model.hunter import hunter_ruleset
from wotrush.model.rush import rush_ruleset

GAMES: Mapping[str, GameEntry] = {"toy": TOY}


@pytest.fixture
def match() -> ToyMatch:
    match = toy_match(ADA, LYNX)
    play_first(match, "play")
    play(match, "end")
    finish(match)
    return match


def replayed(journal: Journal, folder: Path) -> tuple[str | None, list[str]]:
    """Return the difference that was found, and the lines printed."""
    write_journal(folder / "game.json", journal)
    lines: list[str] = []
    report = verify(read_journal(folder / "game.json"), lines.append, GAMES)
    assert report.matches == (report.difference is None)
    return (str(report.difference) if report.difference else None), lines


def test_a_replay_of_what_was_played_matches(match: ToyMatch, tmp_path: Path) -> None:
    journal = match.journal()
    difference, lines = replayed(journal, tmp_path)
    assert difference is None
    assert lines[:4] == [
        "toy toy-1 · seed 5 · players=2, cards=12",
        "Ada (Person), Lynx (highest)",
        "Turn 1",
        f"  Ada: {journal.turns[0].actions[0]}",
    ]
    actions = sum(len(turn.actions) for turn in journal.turns)
    assert lines[-1] == f"{actions} actions, every digest matches."


def test_seats_of_one_name_have_their_numbers(match: ToyMatch, tmp_path: Path) -> None:
    journal = match.journal()
    for seat in journal.seats:
        seat.name = "Lynx"
    _, lines = replayed(journal, tmp_path)
    assert lines[1] == "Lynx 1 (Person), Lynx 2 (highest)"
    assert lines[3] == f"  Lynx 1: {journal.turns[0].actions[0]}"


@pytest.mark.parametrize("turn", [0, 1, 4])
def test_a_tampered_digest_is_found_in_its_turn(match: ToyMatch, tmp_path: Path, turn: int) -> None:
    journal = match.journal()
    journal.turns[turn].digest = "0123456789abcdef"
    difference, lines = replayed(journal, tmp_path)
    assert difference is not None
    assert difference.startswith(f"The replay differs in turn {turn + 1} (")
    assert lines[-1] == difference


def test_a_tampered_end_is_found(match: ToyMatch, tmp_path: Path) -> None:
    difference, _ = replayed(match.journal().model_copy(update={"digest": "0123"}), tmp_path)
    assert difference is not None


@pytest.mark.parametrize("text", ["play 99", "nonsense", "play one", "end"])
def test_an_action_that_cannot_be_is_named(match: ToyMatch, tmp_path: Path, text: str) -> None:
    journal = match.journal()
    journal.turns[0].actions[0] = text
    difference, _ = replayed(journal, tmp_path)
    assert difference is not None
    assert difference.startswith(f"The replay differs in turn 1 ({text}: ")
    assert difference.count(f"{text}: ") == 1


def test_the_reason_is_reported_without_what_no_terminal_should_see(match: ToyMatch, tmp_path: Path) -> None:
    class Talkative(ToyRuleset):
        def parse_action(self, text: str) -> ToyAction:
            raise ValueError(f"\x1b]0;mine\x07no\u202e {text}\n")

    journal = match.journal()
    with pytest.raises(ReplayDiffers) as caught:
        list(walk(Talkative(), journal, begin(RULESET, journal)))
    text = journal.turns[0].actions[0]
    assert str(caught.value) == f"The replay differs in turn 1 ({text}: ]0;mineno {text})."


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"players": 9}, "its rules know no players=9"),
        ({"players": 2, "first_player": 4}, "first_player 4 is not one of 2 seats (0 is the first)"),
    ],
)
def test_options_that_the_rules_refuse_are_named_in_few_words(
    match: ToyMatch, options: dict[str, int], why: str
) -> None:
    journal = match.journal().model_copy(update={"game": "rush", "options": options})
    with pytest.raises(DamagedJournal) as caught:
        begin(rush_ruleset(), journal)
    assert str(caught.value) == f"This game cannot be started: {why}."


@pytest.mark.parametrize("checked", [True, False], ids=["by its options", "as it deals"])
def test_options_with_which_there_is_no_game_are_explained(match: ToyMatch, checked: bool) -> None:
    @dataclass(frozen=True)
    class Refusing(ToyRuleset):
        def new(self, options: dict[str, object], seed: int) -> ToyGame:
            raise UnplayableOptions(Reason("Only {found} units."), found=7)

    ruleset: AnyRuleset = hunter_ruleset() if checked else Refusing()
    options = {"players": 8, "nations": ["Poland"]}
    journal = match.journal().model_copy(update={"game": ruleset.name, "options": options})
    with pytest.raises(DamagedJournal, match="units"):
        begin(ruleset, journal)


@pytest.mark.parametrize(("what", "tampered"), [("table", "{}"), ("result", None)])
def test_a_table_or_a_result_that_no_digest_speaks_of_is_compared(
    match: ToyMatch, tmp_path: Path, what: str, tampered: object
) -> None:
    journal = match.journal()
    difference, _ = replayed(journal.model_copy(update={what: tampered}), tmp_path)
    assert difference == f"The replay differs in turn {journal.turns[-1].turn + 1} ({what})."


def test_actions_after_the_end_are_a_difference(match: ToyMatch, tmp_path: Path) -> None:
    journal = match.journal()
    journal.turns[-1].actions.append("end")
    difference, _ = replayed(journal, tmp_path)
    assert difference is not None


def test_a_missing_turn_is_a_difference(match: ToyMatch, tmp_path: Path) -> None:
    journal = match.journal()
    del journal.turns[1]
    difference, _ = replayed(journal, tmp_path)
    assert difference is not None


def test_a_wrong_turn_number_is_a_difference(match: ToyMatch, tmp_path: Path) -> None:
    journal = match.journal()
    journal.turns[1].turn = 7
    difference, _ = replayed(journal, tmp_path)
    assert difference == "The replay differs in turn 8 (turn 2)."


def test_moves_by_older_rules_are_only_listed(tmp_path: Path) -> None:
    match = toy_match(ADA, LYNX, ruleset=ToyRuleset(twist=1, ident="toy-0"))
    play_first(match, "draw")
    play(match, "end")
    again, message = resume(match.journal())
    assert message is not None
    finish(again)
    difference, lines = replayed(again.journal(), tmp_path)
    assert difference is None
    assert lines[2:6] == ["Turn 1, not replayed", "  draw", "  end", "Turn 2, not replayed"]


def test_an_unknown_game_is_named(match: ToyMatch) -> None:
    with pytest.raises(JournalError, match=r"^This is a game of toy, which is not known here\.$"):
        verify(match.journal(), print, {})


def test_a_walk_shows_the_table_around_every_action(match: ToyMatch) -> None:
    journal = match.journal()
    turns = []
    for step in walk(RULESET, journal, begin(RULESET, journal)):
        turns.append(step.before.turn)
        assert step.before.to_act() == step.seat
        again = step.before.copy()
        again.apply(step.action)
        assert again.digest() == step.after.digest()
    assert turns == sorted(turns)
    assert turns[-1] == match.turn - 1


def test_other_rules_that_lead_to_the_same_tables_are_named(match: ToyMatch, tmp_path: Path) -> None:
    difference, lines = replayed(match.journal().model_copy(update={"ident": "toy-0"}), tmp_path)
    assert difference is None
    assert lines[2] == "Played by other rules or cards (toy-0; here toy-1)."
