"""Simulations are fair, repeatable with any number of jobs, can be resumed, and count what goes wrong."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.ai.toy_agents import TOY
from tests.toy import RULESET, ToyGame
from wotrush.ai.agent import derive_seed
from wotrush.ai.arena import Contest, Played, play_game
from wotrush.ai.sidefile import SideFileError
from wotrush.ai.simulate import Plan, run
from wotrush.cli.result_tables import result_table
from wotrush.games import UnknownNameError


def plan(*agents: str, games: int = 40, **more: Any) -> Plan:
    return Plan(agents, games, seed=3, game="toy", entry=TOY, **more)


def without_times(result: dict[str, Any]) -> dict[str, Any]:
    seats = [{key: seat[key] for key in seat if key != "decision_ms"} for seat in result["seats"]]
    return {**result, "seconds": 0, "seats": seats}


def test_the_result_has_the_agreed_shape() -> None:
    result = run(plan("highest", "random"))
    assert list(result) == ["game", "games", "errors", "unfinished", "seconds", "seats", "error_list"]
    assert (result["game"], result["games"], result["errors"]) == ("toy", 40, 0)
    seat = result["seats"][0]
    assert list(seat) == ["agent", "wins", "win_rate", "ci95", "decision_ms"]
    assert list(seat["decision_ms"]) == ["p50", "p95", "max"]
    assert seat["ci95"][0] < seat["win_rate"] < seat["ci95"][1]
    assert sum(seat["wins"] for seat in result["seats"]) == result["games"] - result["unfinished"]
    json.dumps(result)
    assert result_table(result).row_count == 2


def test_the_same_opponent_twice_wins_half_of_every_mirrored_pair() -> None:
    result = run(plan("highest", "highest"))
    assert [seat["wins"] for seat in result["seats"]] == [20, 20]


def test_two_jobs_find_what_one_finds() -> None:
    wanted = plan("highest", "random", games=60)
    assert without_times(run(wanted, jobs=2)) == without_times(run(wanted, jobs=1))


def test_everybody_draws_from_a_generator_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    contests: list[Contest] = []

    def note(contest: Contest) -> Played:
        contests.append(contest)
        return play_game(contest)

    monkeypatch.setattr("wotrush.ai.simulate.play_game", note)
    run(plan("highest", "highest", games=4))
    first_draws = {generator.random() for contest in contests for generator in contest.generators}
    assert len(first_draws) == 8
    assert len({contest.seed for contest in contests}) == 2, "each deal is played from both sides"


def test_every_deal_is_played_from_every_seat() -> None:
    assert run(plan("highest", "random", "random", games=4))["games"] == 6


def test_deals_that_are_not_mirrored_are_played_once_each_and_everybody_moves_on_between_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen: list[tuple[int, list[str]]] = []

    def note(contest: Contest) -> Played:
        seen.append((contest.seed, [type(agent).__name__ for agent in contest.agents]))
        return play_game(contest)

    monkeypatch.setattr("wotrush.ai.simulate.play_game", note)
    assert run(plan("highest", "random", games=5, mirrored=False))["games"] == 5
    assert len({seed for seed, _ in seen}) == 5
    assert [agents[0] for _, agents in seen] == ["Highest", "RandomAgent"] * 2 + ["Highest"]


def test_variants_take_turns_and_fill_their_seats() -> None:
    variants = ({"players": 2}, {"players": 5, "cards": 20})
    result = run(plan("random", "highest", games=14, variants=variants))
    assert (result["games"], result["errors"]) == (14, 0)


def test_more_agents_than_seats_are_refused() -> None:
    with pytest.raises(ValueError, match="3 agents, but 2 players"):
        run(plan("random", "random", "random", variants=({"players": 2},)))


def test_an_unknown_opponent_is_named_beside_the_known() -> None:
    with pytest.raises(UnknownNameError, match=r"'nobody'; known are: .*highest.*random"):
        run(plan("nobody", "random"))


@pytest.mark.parametrize(
    ("agent", "fault"), [("raises", "no idea what to do"), ("cheats", "play 99 is not possible")]
)
def test_faults_are_counted_and_kept(agent: str, fault: str) -> None:
    result = run(plan(agent, "random", games=4))
    assert result["errors"] == 4
    error = result["error_list"][0]
    assert fault in error["error"]
    assert sorted(error["agents"]) == sorted([agent, "random"])
    game = RULESET.new(error["options"], error["seed"])
    for text in error["actions"][:-1]:
        game.apply(RULESET.parse_action(text))


def never_four_cards(game: ToyGame) -> None:
    assert max(map(len, game.hands)) < 4, "a hand of four"


def test_a_broken_invariant_is_an_error() -> None:
    result = run(plan("random", "random", invariant="tests.ai.test_simulate:never_four_cards"))
    assert 0 < result["errors"] < 40
    assert "a hand of four" in result["error_list"][0]["error"]


def test_observers_see_every_action_of_every_game_whatever_the_jobs() -> None:
    watched = plan("highest", "random", games=60, observers=("verbs",))
    observed = run(watched, jobs=1)["observed"]["verbs"]
    assert observed == run(watched, jobs=2)["observed"]["verbs"]
    assert observed["games"] == 60
    assert set(observed["verbs"]) == {"highest", "random"}
    assert observed["from seed"] == [derive_seed(3, 0)], "of examples the first is kept"


def test_what_was_observed_is_kept_for_a_resumed_run(tmp_path: Path) -> None:
    watched = plan("highest", "random", games=60, observers=("verbs",))
    first, again = (run(watched, resume=tmp_path / "side.jsonl") for _ in range(2))
    assert again["observed"] == first["observed"]


def test_an_unknown_observer_is_refused() -> None:
    with pytest.raises(UnknownNameError, match="'nobody'; known are: verbs"):
        run(plan("highest", "random", observers=("nobody",)))


def test_a_game_without_end_is_stopped() -> None:
    result = run(plan("robs", "robs", games=2))
    assert (result["unfinished"], result["errors"]) == (2, 0)
    assert result["seats"][0]["ci95"] == [0.0, 1.0]


@pytest.mark.parametrize(
    "broken",
    ["", "[]", "7", "[" * 100_000, '{"chunk": 3}', '{"chunk": "3", "seconds": 1, "tally": {}}'],
    ids=["half a line", "list", "number", "nested", "part of a chunk", "wrong types"],
)
def test_a_stopped_simulation_goes_on_where_it_was(tmp_path: Path, broken: str) -> None:
    wanted = plan("highest", "random", games=100)
    side_file = tmp_path / "side.jsonl"
    whole = run(wanted, resume=side_file)
    lines = side_file.read_text().splitlines(keepends=True)
    side_file.write_text("".join(lines[:3]) + (broken or lines[3][:20]))
    seen: list[int] = []
    again = run(wanted, resume=side_file, progress=lambda done, total: seen.append(done))
    assert without_times(again) == without_times(whole)
    assert seen[0] == 40, "two chunks of ten deals were done"
    assert again["seconds"] > 0


def test_a_resumed_simulation_may_have_another_number_of_games(tmp_path: Path) -> None:
    side_file = tmp_path / "side.jsonl"
    run(plan("highest", "random", games=46), resume=side_file)
    seen: list[int] = []
    for games in (100, 46, 2):
        wanted = plan("highest", "random", games=games)
        seen.clear()
        again = run(wanted, resume=side_file, progress=lambda done, total: seen.append(done))
        assert without_times(again) == without_times(run(wanted))
        assert seen[0] == (0 if games == 2 else 40), "whole chunks are kept, and a part of one is played anew"


def test_a_file_that_is_no_simulation_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    side_file = tmp_path / "side.jsonl"
    side_file.write_bytes(b"m\xfcde")
    with pytest.raises(SideFileError, match=r"side\.jsonl belongs to another simulation"):
        run(plan("highest", "random", games=2), resume=side_file)
    assert side_file.read_bytes() == b"m\xfcde"


def test_what_is_kept_outlives_a_crash_while_it_is_taken_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    side_file = tmp_path / "side.jsonl"
    run(plan("highest", "random", games=2), resume=side_file)
    kept = side_file.read_bytes()

    def crash(file: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("os.fsync", crash)
    with pytest.raises(KeyboardInterrupt):
        run(plan("highest", "random", games=2), resume=side_file)
    assert side_file.read_bytes() == kept


def test_a_file_of_another_simulation_is_refused(tmp_path: Path) -> None:
    side_file = tmp_path / "side.jsonl"
    run(plan("highest", "random", games=2), resume=side_file)
    with pytest.raises(SideFileError, match=r"side\.jsonl belongs to another simulation"):
        run(plan("random", "random", games=2), resume=side_file)
    with pytest.raises(SideFileError, match=r"side\.jsonl belongs to another simulation"):
        run(replace(plan("highest", "random", games=2), journals=tmp_path), resume=side_file)
