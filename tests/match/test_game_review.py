"""A finished game is reviewed one decision at a time; the costliest moves are kept, and only those of people."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import accumulate
from typing import Any

import pytest

from wotrush.ai.agent import Phrase
from wotrush.ai.review import Judgment, Lapse, Shares
from wotrush.match.game_review import MOST, WORTH_TELLING, GameReview
from wotrush.match.journal import Journal
from wotrush.match.match import AnyMatch, Match
from wotrush.match.replay import begin
from wotrush.model.game import AnyGame, Reason, Seat
from wotrush.model.rush import rush_ruleset
from wotrush.workshop.staged import new_match, play_out

WORD = Phrase(Reason("Chances"))


class Severe:
    """Finds fault with every step, most with the later ones."""

    version = "severe"
    costs_of_levels: Mapping[str, float] = {}

    def __init__(self) -> None:
        self.steps = 0

    def chances(self, ending: AnyGame, begun: AnyGame) -> tuple[float, ...]:
        return (float(ending.turn),) * ending.seats

    def luck_of_the_deal(self, game: AnyGame) -> Shares:
        return (0.25, -0.25)

    def luck(self, before: AnyGame, action: Any, after: AnyGame) -> Iterator[Shares | None]:
        if before.turn != after.turn:
            yield None
            yield (-0.01, 0.01)

    def second_thoughts(self, before: AnyGame, seat: Seat, action: Any) -> Iterator[Judgment | None]:
        self.steps += 1
        assert before.to_act() == seat
        yield None
        if self.steps % 10:
            loss = self.steps / 1000
            yield Judgment(loss, Lapse(WORD, WORD, None, 0.0, loss))
        yield None


@pytest.fixture(scope="module")
def journal() -> Journal:
    match = new_match(2, 21)
    play_out(match)
    return match.journal()


def gone_through(review: GameReview) -> int:
    calls = 0
    while review.advance():
        calls += 1
    assert review.over
    return calls


def test_every_turn_has_its_chances_and_every_decision_is_looked_at(journal: Journal) -> None:
    review = GameReview(journal, [], severe := Severe())
    calls = gone_through(review)
    assert severe.steps == review.decisions < calls
    played = [record.turn for record in journal.turns if record.actions]
    assert [each[0] for each in review.chances[:-1]] == [0, *played[:-1]]


def test_the_worst_of_each_turn_are_reported_in_order_of_play(journal: Journal) -> None:
    review = GameReview(journal, [], Severe())
    gone_through(review)
    decided = accumulate(len(record.actions) for record in journal.turns if record.actions)
    last_of_turns = [places - 1 for places in decided]
    assert [moment.place for moment in review.moments] == [
        place - ((place + 1) % 10 == 0) for place in last_of_turns[-MOST:]
    ]
    assert all(moment.lapse.loss >= WORTH_TELLING for moment in review.moments)


def test_where_people_took_part_only_they_are_judged(journal: Journal) -> None:
    review = GameReview(journal, [1], Severe())
    gone_through(review)
    assert {moment.seat for moment in review.moments} == {1}


def test_luck_and_costs_are_added_up_for_every_seat(journal: Journal) -> None:
    review = GameReview(journal, [], Severe())
    gone_through(review)
    turns = sum(bool(record.actions) for record in journal.turns)
    first, second = review.balances
    assert (first.luck, second.luck) == pytest.approx((0.25 - turns / 100, turns / 100 - 0.25))
    judged = [step for step in range(1, review.decisions + 1) if step % 10]
    assert first.decisions + second.decisions == len(judged)
    assert first.cost + second.cost == pytest.approx(sum(judged) / 1000)
    told = [step / 1000 for step in judged if step / 1000 >= WORTH_TELLING]
    assert review.given_away(0) + review.given_away(1) == pytest.approx(sum(told))


def test_no_gain_makes_up_for_what_a_lapse_gave_away(journal: Journal) -> None:
    class Mild(Severe):
        """Finds one lapse, and every other decision better than anything it thought of."""

        def second_thoughts(self, before: AnyGame, seat: Seat, action: Any) -> Iterator[Judgment | None]:
            self.steps += 1
            yield Judgment(0.2, Lapse(WORD, WORD, None, 0.5, 0.7)) if self.steps == 1 else Judgment(-0.1)

    review = GameReview(journal, [], Mild())
    gone_through(review)
    seat = review.moments[0].seat
    assert review.balances[seat].cost < 0
    assert review.given_away(seat) == pytest.approx(0.2)


def test_a_game_that_began_from_a_table_was_not_dealt(journal: Journal) -> None:
    ruleset = rush_ruleset()
    table = ruleset.table_text(begin(ruleset, journal))
    match: AnyMatch = Match.at_table(ruleset, journal.setup(), table)
    play_out(match)
    review = GameReview(match.journal(), [], Severe())
    gone_through(review)
    turns = sum(bool(record.actions) for record in match.journal().turns)
    assert review.balances[0].luck == pytest.approx(-turns / 100)


def test_nothing_is_known_before_it_was_asked(journal: Journal) -> None:
    review = GameReview(journal, [], Severe())
    assert not review.over
    assert not review.chances
    assert not review.moments


def test_a_game_that_nobody_can_judge_is_left_alone(
    journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wotrush.match.game_review.make_reviewer", lambda entry: None)
    review = GameReview(journal, [])
    assert not review.advance()
    assert (review.seen, review.chances, review.moments) == (0, [], [])
