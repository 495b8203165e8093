"""The ace's race between candidates, and the limits of its knowledge."""

from __future__ import annotations

from collections.abc import Sequence
from math import pi, sqrt
from random import Random

import pytest

from tests.ai.rush.seer import Revealed, foreseen, real_world
from tests.ai.rush.test_fairness import all_decisions
from wotrush.ai.rush import ace
from wotrush.ai.rush.ace import Ace
from wotrush.ai.rush.value.judge import Judge
from wotrush.model.rush import determinize
from wotrush.model.rush.actions import END_TURN, Action
from wotrush.model.rush.state import Prompt


def candidate(*chances: float, hope: float = 0.0) -> ace._Candidate:
    return ace._Candidate((END_TURN,), hope, list(chances))


def test_a_few_lucky_playouts_do_not_outweigh_what_the_planner_expects_but_many_do() -> None:
    """The planner gives the candidates chances of 62 and 50 %, the playouts 55 and 60 %."""
    for playouts, better in ((3, 0), (200, 1)):
        expected = candidate(*[0.55] * playouts, hope=0.5)
        lucky = candidate(*[0.60] * playouts)
        assert (lucky.chance > expected.chance) == better


def test_beyond_doubt_is_still_a_number() -> None:
    assert candidate(*[1.0] * 300, hope=8.0).log_odds > candidate(*[0.99] * 300, hope=8.0).log_odds


def leaves(worse: ace._Candidate, best: ace._Candidate) -> bool:
    return worse not in ace._still_promising([best, worse])


def test_who_is_always_a_little_worse_leaves() -> None:
    own = [0.4, 0.6, 0.2, 0.7, 0.5, 0.3]
    assert leaves(candidate(*own), candidate(*[chance + 0.03 for chance in own]))


def test_who_is_sometimes_better_may_be_unlucky() -> None:
    assert not leaves(candidate(0.4, 0.9, 0.2, 0.3, 0.5, 0.4), candidate(0.6, 0.5, 0.5, 0.4, 0.6, 0.3))


def test_who_has_always_done_the_same_leaves_after_some_more_worlds() -> None:
    """Six worlds may have missed what tells two candidates apart, sixty have hardly."""
    assert not leaves(candidate(*[0.5] * 6), candidate(*[0.5] * 6))
    assert leaves(candidate(*[0.5] * 60), candidate(*[0.5] * 60))


def test_what_knowing_better_would_win_is_what_the_normal_distribution_says() -> None:
    """Without a lead it is the error of the mean times the density in the middle, and a sure loser gains nothing."""
    leads = [-0.1, 0.1] * 3
    even, best = candidate(*[0.5 - lead for lead in leads]), candidate(*[0.5] * 6)
    error = sqrt((sum(lead**2 for lead in leads) + ace._UNSEEN**2) / 18)
    assert even.may_gain_on(best) == pytest.approx(error / sqrt(2 * pi))
    assert candidate(*[0.1] * 6).may_gain_on(best) == pytest.approx(0)


def test_what_is_clear_is_settled_long_before_the_positions_are_used_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """All candidates but the first are worse in every world, so that after one check only it is left."""
    game, seen = next(
        (game, seen)
        for game, seen in all_decisions()
        if seen.prompt is Prompt.PLAY and len(Ace(positions=1).outlooks(seen, game, Random(1))) > 2
    )
    best: list[Sequence[Action]] = []
    played = 0

    def played_out(_: object, __: object, steps: Sequence[Action], *___: object) -> float:
        nonlocal played
        best[:] = best or [steps]
        played += 1
        return 0.6 if steps is best[0] else 0.4

    monkeypatch.setattr(ace, "played_out", played_out)
    Ace(positions=600).outlooks(seen, game, Random(1))
    assert played <= ace._BETWEEN_LOOKS * ace._CANDIDATES


def test_a_decision_takes_no_more_than_its_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Beyond the budget there are only the positions needed without one: planning, and one world for each stage."""
    judges: list[Judge] = []

    class Watched(Judge):
        def __init__(self, *given: object) -> None:
            super().__init__(*given)  # type: ignore[arg-type]
            judges.append(self)

    monkeypatch.setattr(ace, "Judge", Watched)
    positions = 1000
    taken = []
    of_two = [seen for game, seen in all_decisions() if seen.prompt is Prompt.PLAY and game.seats == 2]
    for seen in of_two[:5]:
        for budget in (1, positions):
            Ace(positions=budget).outlooks(seen, determinize(seen, Random(1)), Random(2))
        least, whole = (judge.judged for judge in judges[-2:])
        taken.append(whole - least)
    assert len(taken) == 5
    assert max(taken) < 1.5 * positions, "a stage ends with its last world"


def test_the_seer_plays_in_the_real_world_only() -> None:
    game, seen = next(each for each in all_decisions() if each[1].prompt is Prompt.PLAY)
    revealed = Revealed(seen, game)
    assert real_world(revealed, Random(1)).digest() == game.digest()
    assert revealed.actions == seen.actions
    before = game.digest()
    assert foreseen(Ace(positions=50), game, Random(1)) in seen.actions
    assert game.digest() == before


def test_variants_look_at_other_worlds_and_the_one_that_people_meet_is_none_of_them() -> None:
    game, seen = next(
        each for each in all_decisions() if each[1].prompt is Prompt.PLAY and len(each[1].actions) > 4
    )

    def judged(player: Ace) -> list[float]:
        return [outlook.log_odds for outlook in player.outlooks(seen, game, Random(1))]

    usual = Ace(positions=200)
    assert judged(usual) == judged(usual.varied(0))
    assert judged(usual.varied(1)) == judged(usual.varied(1))
    assert len({tuple(judged(usual.varied(number))) for number in range(4)}) == 4
