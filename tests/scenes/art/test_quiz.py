"""The quiz about vehicles: fair questions, and answers kept apart from them."""

from pathlib import Path

import pytest

from .quiz import GAMES, groups, questions, write_quiz


def test_a_quiz_asks_forty_different_vehicles_with_names_of_one_nation_and_class() -> None:
    asked = questions(seed=1)
    assert len({question.shown.code for question in asked}) == 40
    shown = list(GAMES["rush"]())
    for question in asked:
        assert len(set(question.names)) == 4
        assert question.shown.name in question.names
        nations = {one.nation for one in shown if one.name in question.names}
        assert nations == {question.shown.nation}


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_quiz_asks_about_everything_once(game: str) -> None:
    asked = questions(1, game, everything=True)
    assert sorted(q.shown.code for q in asked) == sorted(one.code for one in GAMES[game]())
    assert all(len(set(q.names)) == 4 for q in asked)
    assert all(len({one.kind for one in group}) == 1 for group in groups(game))


def test_the_answers_are_kept_apart_from_the_pictures(tmp_path: Path) -> None:
    asked = questions(seed=2)
    write_quiz(tmp_path, asked)
    assert len(list(tmp_path.glob("sheet*.png"))) == 5
    assert len((tmp_path / "names.txt").read_text(encoding="utf-8").splitlines()) == 40
    answers = (tmp_path / "answers.txt").read_text(encoding="utf-8").splitlines()
    assert [line.split()[1] for line in answers] == [question.answer for question in asked]
