"""A journal is read back as it was written; whatever else is in a file is refused in one sentence."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.match.tables import ADA, BEN, LYNX, OTTER, ToyMatch, finish, play, play_first, resume, toy_match
from tests.toy import RULESET, ToyRuleset
from wotrush.match.journal import (
    FORMAT,
    DamagedJournal,
    JournalError,
    parse_journal,
    read_journal,
    write_journal,
)
from wotrush.match.unseen import without_unseen


@pytest.fixture
def match() -> ToyMatch:
    match = toy_match(ADA, LYNX)
    play_first(match, "draw")
    play(match, "end")
    play_first(match, "play")
    return match


def test_a_journal_comes_back_as_it_was_written(match: ToyMatch, tmp_path: Path) -> None:
    write_journal(tmp_path / "game.json", match.journal())
    assert read_journal(tmp_path / "game.json") == match.journal()


def test_a_match_goes_on_as_if_never_left(match: ToyMatch) -> None:
    again, message = resume(match.journal())
    assert message is None
    assert again.journal() == match.journal()
    assert again.log(0) == match.log(0)
    assert again.can_undo(0) == match.can_undo(0)
    for side in (match, again):
        side.undo(0) if side.can_undo(0) else None
        finish(side)
    assert again.journal() == match.journal()
    assert again.result() == match.result()


def test_giving_up_and_take_backs_are_kept(match: ToyMatch) -> None:
    match.take_backs = 2
    match.give_up(0)
    again, _ = resume(match.journal())
    assert (again.result(), again.take_backs) == (match.result(), 2)
    assert again.left == match.left == {0: (match.turn, len(match.journal().turns[-1].actions))}


def test_a_journal_of_the_second_format_knows_only_that_somebody_gave_up() -> None:
    match = toy_match(ADA, BEN, LYNX)
    match.give_up(0)
    data = json.loads(match.journal().text())
    del data["checksum"]
    for seat in data["seats"]:
        del seat["left"]
    again, _ = resume(parse_journal(json.dumps({**data, "format": 2}).encode(), "x.json"))
    assert again.players == match.players
    assert again.left == {}


@pytest.mark.parametrize(
    ("seat", "left"), [("kept", [0, 1]), ("left", [0]), ("left", [-1, 0]), ("left", [0, "1"])]
)
def test_nobody_has_left_at_no_time_or_without_giving_up(seat: str, left: list[object]) -> None:
    match = toy_match(ADA, BEN, LYNX)
    match.give_up(0)
    data = json.loads(match.journal().text())
    del data["checksum"]
    data["seats"][0 if seat == "left" else 1]["left"] = left
    with pytest.raises(DamagedJournal, match=r"x\.json is damaged at seats"):
        parse_journal(json.dumps(data).encode(), "x.json")


def test_nobody_has_left_later_than_now() -> None:
    match = toy_match(ADA, BEN, LYNX)
    match.give_up(0)
    journal = match.journal()
    journal.seats[0].left = (900, 900)
    for ruleset in (RULESET, ToyRuleset(twist=1, ident="toy-2")):
        again, _ = resume(journal, ruleset)
        assert again.left == {0: (0, 0)}


def test_other_rules_go_on_from_the_last_table_and_say_so(match: ToyMatch) -> None:
    old = match.journal()
    again, message = resume(old, ToyRuleset(twist=1, ident="toy-2"))
    assert str(message).startswith(
        "The rules or cards have changed since this game was saved: it goes on from"
    )
    assert str(message).endswith("the start of turn 2; earlier moves are only listed.")
    journal = again.journal()
    assert (journal.older, journal.base, journal.ident) == (old.turns, old.table, "toy-2")
    assert [turn.actions for turn in journal.turns] == [[]]
    assert again.observe(1).hand == RULESET.parse_table(old.table).hands[1]
    finish(again)
    third, message = resume(again.journal(), ToyRuleset(twist=1, ident="toy-2"))
    assert message is None
    assert third.journal() == again.journal()


def test_rules_that_change_twice_lose_no_move(match: ToyMatch) -> None:
    again, _ = resume(match.journal(), ToyRuleset(twist=1))
    play_first(again, "play")
    journal = again.journal()
    third, message = resume(journal.model_copy(update={"digest": "0000"}))
    assert message is not None
    assert third.journal().older == [*match.journal().turns, *journal.turns]


def test_other_rules_that_lead_to_the_same_tables_need_no_word(match: ToyMatch) -> None:
    _, message = resume(match.journal(), ToyRuleset(ident="toy-2"))
    assert message is None


@pytest.mark.parametrize("tamper", [{"digest": "0000"}, {"seed": 6}])
def test_a_tampered_journal_differs(match: ToyMatch, tamper: dict[str, Any]) -> None:
    journal = match.journal().model_copy(update=tamper)
    again, message = resume(journal)
    assert message is not None
    assert again.turn == 1


def changed(match: ToyMatch, **fields: Any) -> bytes:
    return json.dumps(json.loads(match.journal().text()) | fields).encode()


DEEP = b'{"format": 1, "game": "toy", "seats": ' + b"[" * 200_000 + b"]" * 200_000 + b"}"


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "x.json is damaged or not a game of this program."),
        (b"\xff\x00\xfe", "x.json is damaged or not a game of this program."),
        (b"[" * 1_000_000, "x.json is damaged or not a game of this program."),
        (DEEP, "x.json is damaged or not a game of this program."),
        (b'{"name": "chess", "version": 3}', "x.json is damaged or not a game of this program."),
        (b'{"format": true, "game": "toy"}', "x.json is damaged or not a game of this program."),
        (
            b'{"format": 4, "game": "toy", "new": {}}',
            "x.json was written by a newer version of this program: update it.",
        ),
        (
            b'{"format": ' + b"9" * 1000 + b', "game": "toy"}',
            "x.json was written by a newer version of this program: update it.",
        ),
        (b" " * 100_000_000, "x.json is larger than any game can be (4 MB)."),
    ],
    ids=["empty", "binary", "unclosed", "deep", "foreign", "no number", "newer", "far newer", "huge"],
)
def test_hostile_files_are_refused_in_one_sentence(data: bytes, sentence: str, tmp_path: Path) -> None:
    (tmp_path / "x.json").write_bytes(data)
    with pytest.raises(JournalError) as caught:
        read_journal(tmp_path / "x.json")
    assert str(caught.value).replace("\u00a0", " ") == sentence


@pytest.mark.parametrize(
    ("fields", "place"),
    [
        ({"seed": -1}, "seed"),
        ({"seed": 10**4000}, "seed"),
        ({"seed": "5"}, "seed"),
        ({"seats": []}, "seats"),
        ({"seats": [{"kind": "opponent", "name": "\x1b[2J", "agent": "random"}]}, "seats.0.name"),
        ({"seats": [{"kind": "human", "name": "a\u202eb"}]}, "seats.0.name"),
        ({"seats": [{"kind": "opponent", "name": "A", "agent": "os:system"}]}, "seats.0.agent"),
        ({"seats": [{"kind": "opponent", "name": "A", "agent": "../x"}]}, "seats.0.agent"),
        ({"seats": [{"kind": "human", "name": "A", "gave_up": True}] * 2}, "seats"),
        ({"turns": [{"turn": 0, "digest": "a", "actions": ["play 1\n"]}]}, "turns.0.actions.0"),
        ({"turns": [{"turn": 0, "digest": "a", "actions": ["x" * 500]}]}, "turns.0.actions.0"),
        ({"turns": [{"turn": 10**9, "digest": "a", "actions": []}]}, "turns.0.turn"),
        ({"options": {"players": 10**12}}, "options.players"),
        ({"options": {"players": {"a": 1}}}, "options.players"),
        ({"table": "x" * 200_000}, "table"),
        ({"started": "yesterday"}, "started"),
        ({"started": "0001-01-01T00:00:00+23:59"}, "started"),
        ({"started": "9999-12-31T23:59:59-23:59"}, "started"),
        ({"options": {"players": "\x1b]0;mine\x07"}}, "options.players"),
        ({"extra": 1}, "extra"),
        ({"result": {"winners": [], "scores": [], "decided_by": "points"}}, "result.winners"),
        ({"result": {"winners": [0], "scores": [], "decided_by": "\x1b[31m"}}, "result.decided_by"),
        ({"result": {"winners": [2], "scores": [], "decided_by": "points"}}, "result"),
        ({"result": {"winners": [0], "scores": [1, 2, 3], "decided_by": "points"}}, "result"),
    ],
)
def test_damage_is_named_by_its_place(match: ToyMatch, fields: dict[str, Any], place: str) -> None:
    with pytest.raises(DamagedJournal, match=rf"^x\.json is damaged at {place}[^ ]*\.$"):
        parse_journal(changed(match, **fields), "x.json")


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(JournalError, match=r"gone\.json cannot be read: No such file or directory\."):
        read_journal(tmp_path / "gone.json")


@pytest.mark.parametrize(
    "fields",
    [
        {"options": {"players": -3}},
        {"options": {"players": 3}},
        {"options": {"players": "many"}},
        {"base": "no table", "table": "no table"},
    ],
)
def test_a_journal_the_rules_cannot_start_is_an_error_of_the_journal(
    match: ToyMatch, fields: dict[str, Any]
) -> None:
    with pytest.raises(JournalError):
        resume(parse_journal(changed(match, **fields), "x.json"))


@pytest.mark.parametrize("turn", [-1, 99999999999999999999])
def test_a_turn_that_no_journal_could_hold_starts_no_game(match: ToyMatch, turn: int) -> None:
    journal = match.journal()
    table = json.dumps(json.loads(journal.table) | {"turn": turn})
    for fields in ({"base": table}, {"digest": "0000", "table": table}):
        with pytest.raises(DamagedJournal) as caught:
            resume(journal.model_copy(update=fields))
        assert str(caught.value) == f"This game cannot be started: turn {turn}."


def test_a_journal_of_three_names_them_all() -> None:
    names = [seat.name for seat in toy_match(ADA, LYNX, OTTER).journal().seats]
    assert names == ["Ada", "Lynx", "Otter"]


def test_the_journal_tells_the_round_as_the_game_counts_it(match: ToyMatch) -> None:
    journal = match.journal()
    assert journal.format == FORMAT
    assert journal.round == match.turn // 2 + 1
    assert journal.model_copy(update={"round": 9}).rounds() == 9


def test_a_journal_of_the_first_format_counts_turns_by_seats(match: ToyMatch) -> None:
    last = match.journal().turns[-1].model_copy(update={"turn": 6})
    journal = match.journal().model_copy(update={"format": 1, "round": None, "turns": [last]})
    assert journal.rounds() == 4


def test_a_journal_of_another_game_is_refused_and_not_called_damaged(match: ToyMatch) -> None:
    other = match.journal().model_copy(update={"game": "chess"})
    with pytest.raises(JournalError, match="a game of chess") as caught:
        resume(other)
    assert not isinstance(caught.value, DamagedJournal)


def test_a_name_loses_what_no_journal_takes_and_nothing_else() -> None:
    assert without_unseen("Zoë\u200d\ufe0f \u202eŻ\x07ółw 1") == "Zoë Żółw 1"
