from pathlib import Path

from .deck import FACES
from .quiz import questions, write_quiz


def test_a_quiz_asks_forty_different_vehicles_with_names_of_one_nation_and_class() -> None:
    asked = questions(seed=1)
    assert len({question.code for question in asked}) == 40
    for question in asked:
        assert len(set(question.names)) == 4
        assert FACES[question.code].name in question.names
        nations = {face.nation for face in FACES.values() if face.name in question.names}
        assert nations == {FACES[question.code].nation}


def test_the_answers_are_kept_apart_from_the_pictures(tmp_path: Path) -> None:
    write_quiz(tmp_path, seed=2)
    assert len(list(tmp_path.glob("sheet*.png"))) == 5
    assert len((tmp_path / "names.txt").read_text(encoding="utf-8").splitlines()) == 40
    answers = (tmp_path / "answers.txt").read_text(encoding="utf-8").splitlines()
    assert [line.split()[1] for line in answers] == [question.answer for question in questions(seed=2)]
