"""What stands below the button that ends the turn."""

from __future__ import annotations

from tests.scenes.rush.tables import table
from wotrush.model.rush import Observation
from wotrush.model.rush.actions import END_TURN
from wotrush.model.rush.state import Prompt
from wotrush.scenes.rush.board.own_board import what_is_left


def test_cards_can_still_be_played_after_a_question_that_has_only_one_answer() -> None:
    def asked(o: Observation) -> bool:
        research = o.seat == 0 and o.prompt is Prompt.RESEARCH
        return research and len(o.actions) == 1 and any(map(o.playable, o.hand))

    played = table(until=asked)
    o = played.scene.view.o
    assert len(o.actions) == 1
    left = what_is_left(played.scene.view)[-1]
    assert left.open
    assert left.figure == sum(map(o.playable, o.hand))
    assert left.text.startswith(f"{left.figure} ")


def test_where_it_has_only_a_row_of_figures_the_words_are_told_on_request() -> None:
    played = table(size=(1920, 1080), ui_scale=1.5)
    spot = played.scene.pieces.spots.find("left")
    for left in what_is_left(played.scene.view):
        assert left.text in spot.explanation()


def test_none_can_where_only_the_turn_can_be_ended() -> None:
    played = table(until=lambda o: o.seat == 0 and list(o.actions) == [END_TURN])
    left = what_is_left(played.scene.view)
    assert not any(one.open for one in left), "nothing looks as if it could still be done"
    assert left[-1].text == "0 cards to play"
