"""How the value network learns: its data, one step, and whole small trainings."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import numpy as np
import pytest
from click.testing import CliRunner

from wotrush.ai.agent import derive_seed
from wotrush.ai.rush.value.judge import Judge
from wotrush.ai.rush.value.network import SCALE, Network, shipped_network
from wotrush.cli import cli
from wotrush.model.rush import RushGame, RushOptions
from wotrush.workshop.rush.sparring import PARTNERS
from wotrush.workshop.rush.training import guests, selfplay
from wotrush.workshop.rush.training.checkpoint import TrainingError
from wotrush.workshop.rush.training.learner import Learner
from wotrush.workshop.rush.training.positions import PART, Positions, joined, vector_features
from wotrush.workshop.rush.training.selfplay import played, targets
from wotrush.workshop.rush.training.training import Parent, Training, TrainingPlan

TINY = TrainingPlan(games=3, seed=3, parent=Parent(shipped_network()), at_once=2, batch=8)
"""Two iterations, the last one with a single game."""


@pytest.fixture(scope="module")
def games() -> Positions:
    return joined([played(shipped_network(), seed) for seed in range(3)])


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Training:
    training = Training(TINY, tmp_path_factory.mktemp("trained") / "part")
    training.begin(resume=False)
    training.run()
    return training


def weights(training: Training) -> dict[str, object]:
    return training.network().to_json()


def test_vectors_get_the_inputs_that_the_packed_network_gets() -> None:
    network, rng = shipped_network(), Random(2)
    rows, bias = np.array(network.rows) / SCALE, np.array(network.bias) / SCALE
    for players in (2, 4):
        game = RushGame.new(RushOptions(players=players), players)
        features, judge = vector_features(game.catalogue), Judge(network, game)
        while game.to_act() is not None and game.turn < 60:
            hidden = np.maximum(features.row(game, game.active) / PART @ rows + bias, 0)
            said = hidden @ np.array(network.out) / SCALE + network.out_bias / SCALE
            assert said == pytest.approx(network.log_odds_of(judge.features.row(game, game.active)), abs=0.02)
            game.apply(rng.choice(game.legal_actions()))


def test_a_game_gives_each_seat_what_came_of_its_turns(games: Positions) -> None:
    assert len(games) > 60
    assert np.all((games.target >= 0) & (games.target <= 1))
    assert np.all(np.abs(games.margin) <= 3)
    assert games.target[games.margin > 0.5].mean() > 0.6 > 0.4 > games.target[games.margin < -0.5].mean()


def test_the_same_seed_gives_the_same_game() -> None:
    one, same, other = (played(shipped_network(), seed) for seed in (4, 4, 5))
    assert one.inputs.tolist() == same.inputs.tolist()
    assert one.target.tolist() == same.target.tolist()
    assert one.inputs.tolist() != other.inputs.tolist()


def guest_games(share: float, games: int) -> list[guests.Guest]:
    game = RushGame.new(RushOptions(players=3), 1)
    found = (guests.guest_of(game, share, Random(seed)) for seed in range(games))
    return [guest for guest in found if guest]


def test_partners_sit_at_the_share_of_tables_that_is_asked_for() -> None:
    """Of 600 games 180 are expected, give or take four deviations of 11; half of them with the raider."""
    found = guest_games(0.3, 600)
    assert 135 < len(found) < 225
    assert len(found) / 3 < sum(guest.name == "raider" for guest in found) < len(found) * 2 / 3
    assert {guest.name for guest in found} == set(PARTNERS)
    assert {guest.seat for guest in found} == {0, 1, 2}
    assert not guest_games(0.0, 100)
    assert len(guest_games(1.0, 100)) == 100


def test_some_partners_stay_to_the_end_and_others_leave_their_seat_to_the_planner() -> None:
    found = guest_games(1.0, 100)
    stay = [guest for guest in found if guest.last_round is None]
    assert 30 < len(stay) < 70
    game = RushGame.new(RushOptions(players=3), 1)
    leaving = replace(next(guest for guest in found if guest.last_round), last_round=2)
    other = (leaving.seat + 1) % 3
    for turn, sits in ((0, True), (5, True), (6, False)):  # Two rounds of three turns.
        game.turn = turn
        assert leaving.plays(game, leaving.seat) == sits
        assert stay[0].plays(game, stay[0].seat)
        assert not leaving.plays(game, other)


def test_only_the_planner_is_learned_from(monkeypatch: pytest.MonkeyPatch) -> None:
    """A partner that stays for a whole game of two leaves half of its positions, all of one seat: one result."""
    guest = next(each for each in guest_games(1.0, 100) if each.last_round is None and each.seat < 2)
    monkeypatch.setattr(selfplay, "guest_of", lambda *_: guest)
    seen = played(shipped_network(), 3, sparring=1.0)
    assert 5 < len(seen) < 60
    assert len(set(seen.margin.tolist())) == 1


def test_games_without_partners_do_not_depend_on_their_share() -> None:
    """Of two games the guest's own chance leaves one alone, which is then the same game as ever."""
    alone = next(
        seed
        for seed in range(20)
        if guests.guest_of(RushGame.new(RushOptions(), 1), 0.3, Random(derive_seed(seed, "guest"))) is None
    )
    assert (
        played(shipped_network(), alone, 0.3).inputs.tolist()
        == played(shipped_network(), alone).inputs.tolist()
    )


def test_the_outcome_fades_backwards_into_what_was_said() -> None:
    assert targets(1.0, [0.2, 0.5, 0.6]) == pytest.approx([0.8 * 0.92 + 0.2 * 0.5, 0.8 + 0.2 * 0.6, 1.0])
    assert targets(0.0, []) == []


def test_a_trained_network_begins_as_it_was() -> None:
    assert Learner.of(shipped_network()).network().to_json() == shipped_network().to_json()


def test_slopes_are_those_of_the_loss(games: Positions) -> None:
    learner, rng = Learner.untrained(1), Random(1)
    for part, slope in zip(learner.weights, learner.slopes(games)[0], strict=True):
        steepest = np.argsort(np.abs(slope), axis=None)[-20:]
        for place in rng.sample(steepest.tolist(), min(3, slope.size)):
            was = part.flat[place]
            part.flat[place] = was + 0.002
            above = whole_loss(learner, games)
            part.flat[place] = was - 0.002
            below = whole_loss(learner, games)
            part.flat[place] = was
            assert slope.flat[place] == pytest.approx((above - below) / 0.004, rel=0.05, abs=1e-4)


def whole_loss(learner: Learner, positions: Positions) -> float:
    """Return the loss of winning plus a tenth of the margin's, whose error grows linearly beyond 2."""
    rows, bias, out, out_bias = (part.astype(float) for part in learner.weights)
    said = np.maximum(positions.amounts() @ rows + bias, 0) @ out + out_bias
    far = np.abs(said[:, 1] - positions.margin)
    huber = np.where(far < 2, far * far / 2, 2 * far - 2)
    winning = np.logaddexp(0, said[:, 0]) - positions.target * said[:, 0]
    return float(np.mean(winning) + 0.1 * np.mean(huber))


@pytest.mark.long
def test_random_weights_learn(games: Positions, tmp_path: Path) -> None:
    training = Training(TrainingPlan(games=6, seed=5, at_once=2, batch=8), tmp_path)
    training.begin(resume=False)
    untrained = training.loss(games)
    training.run()
    assert training.loss(games) < untrained - 0.02


class Stopped(Exception):
    """The training was interrupted."""


@pytest.mark.parametrize("iterations", [pytest.param(2, marks=pytest.mark.long), 5])
def test_a_stopped_training_comes_to_the_same_weights(
    iterations: int, trained: Training, tmp_path: Path
) -> None:
    """The second report comes after the first games, the fifth during those of the second iteration."""
    heard: list[int] = []

    def watch(games: int, loss: float | None) -> None:
        heard.append(games)
        if len(heard) == iterations:
            raise Stopped

    first = Training(TINY, tmp_path)
    first.begin(resume=False)
    with pytest.raises(Stopped):
        first.run(watch)
    again = Training(TINY, tmp_path)
    again.begin(resume=True)
    again.run()
    assert weights(again) == weights(trained)
    assert again.losses == trained.losses


def test_two_jobs_come_to_the_same_weights(trained: Training, tmp_path: Path) -> None:
    both = Training(TINY, tmp_path, jobs=2)
    both.begin(resume=False)
    both.run()
    assert weights(both) == weights(trained)


def test_games_that_are_too_old_are_let_go(tmp_path: Path) -> None:
    training = Training(
        TrainingPlan(games=3, seed=3, parent=TINY.parent, at_once=1, buffer=20, batch=8), tmp_path
    )
    training.begin(resume=False)
    training.run()
    assert sorted(file.name for file in tmp_path.iterdir()) == ["games-00002.npz", "state.npz"]
    training.clear()
    assert not tmp_path.exists()


def test_the_rate_falls_to_a_tenth_of_what_fits_the_beginning() -> None:
    plan = TrainingPlan(games=1000, seed=1, at_once=10)
    rates = [plan.rate_of(iteration) for iteration in range(plan.iterations)]
    assert rates == sorted(rates, reverse=True)
    assert rates[-1] == pytest.approx(rates[0] / 10, rel=0.1)


def test_another_training_is_not_gone_on_with(trained: Training) -> None:
    for plan, differs in (
        (replace(TINY, seed=4), "another seed:"),
        (replace(TINY, games=4), "another number of games:"),
        (replace(TINY, at_once=3), "another method:"),
        (replace(TINY, parent=None), "another parent and method:"),
        (replace(TINY, sparring=0.5), "another share of sparring games:"),
    ):
        with pytest.raises(TrainingError, match=differs):
            Training(plan, trained.folder).begin(resume=True)


def test_a_broken_checkpoint_is_reported(trained: Training, tmp_path: Path) -> None:
    whole = (trained.folder / "state.npz").read_bytes()
    (tmp_path / "state.npz").write_bytes(whole[: len(whole) // 2])
    with pytest.raises(TrainingError, match="cannot be read"):
        Training(TINY, tmp_path).begin(resume=True)
    (tmp_path / "state.npz").write_bytes(whole)
    with pytest.raises(TrainingError, match="games-00000"):
        Training(TINY, tmp_path).begin(resume=True)


def run(*words: str) -> tuple[int, str]:
    done = CliRunner().invoke(cli, ["train", *words])
    return done.exit_code, " ".join(done.output.split())


def test_the_command_writes_weights_and_where_they_come_from(tmp_path: Path) -> None:
    parent, out = tmp_path / "parent.json", tmp_path / "trained.json"
    origin = {"made by": "hand"}
    parent.write_text(json.dumps({"origin": origin, **shipped_network().to_json()}))
    given = ["--from", str(parent), "--games", "2", "--seed", "7", "--sparring", "0.5", "--out", str(out)]
    code, output = run(*given)
    assert code == 0, output
    written = json.loads(out.read_text())
    assert written["origin"] == {
        "command": "python -m wotrush train --from parent.json --games 2 --seed 7 --sparring 0.5 --out trained.json",
        "games": 2,
        "seed": 7,
        "share of games with sparring partners": 0.5,
        "deck": RushGame.new(RushOptions(), 1).catalogue.ident,
        "from": origin,
    }
    assert Network.from_json(written).to_json() != shipped_network().to_json()
    assert sorted(file.name for file in tmp_path.iterdir()) == ["parent.json", "trained.json"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--out", "trained"], "--out trained must end in .json."),
        (["--out", "a.json", "--games", "0"], "0 is not in the range x>=1"),
        (["--out", "a.json", "--sparring", "2"], "2.0 is not in the range 0<=x<=1"),
        (["--out", "a.json", "--from", "none.json"], "'none.json' does not exist"),
        (["--out", "a.json", "--resume", "none"], "'none' does not exist"),
        (
            ["--out", "a.json", "--resume", "empty"],
            "empty holds no training: leave --resume out to begin one.",
        ),
        (["--out", "a.json", "--from", "list.json"], "--from list.json is no network of this game"),
        (["--out", "a.json", "--from", "nested.json"], "--from nested.json is no network of this game"),
        (["--out", "a.json", "--from", "text.json"], "--from text.json is no network of this game"),
        (["--out", "a.json", "--from", "short.json"], "--from short.json is no network of this game"),
        (["--out", "a.json", "--from", "huge.json"], "--from huge.json is no network of this game"),
        (["--out", "old.json"], "old.json.part holds a training that was stopped: go on with --resume"),
        (["--out", "text.json/a.json", "--games", "1"], "cannot be written: Not a directory."),
    ],
)
def test_nonsense_gets_one_sentence(
    words: list[str], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    short, huge = shipped_network().to_json(), shipped_network().to_json()
    short["bias"] = short["bias"][:-1]
    huge["bias"][0] = 10**400
    for name, content in (
        ("list", "[1, 2]"),
        ("text", "weights"),
        ("nested", "[" * 100_000),
        ("short", json.dumps(short)),
        ("huge", json.dumps(huge)),
    ):
        Path(f"{name}.json").write_text(content, encoding="utf-8")
    for folder in ("empty", "old.json.part"):
        Path(folder).mkdir()
    Path("old.json.part", "state.npz").touch()
    code, output = run(*words)
    assert code != 0
    assert sentence in output
    assert "Traceback" not in output


def test_without_its_library_the_command_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("wotrush.workshop.rush.training")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "numpy", None)
    code, output = run("--out", "trained.json")
    assert code == 1
    assert output == "Error: train calculates with numpy, which is not installed: pip install numpy."
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    code, output = run("--out", "trained.json")
    assert code == 1
    assert (
        output
        == "Error: train calculates with numpy, which the packaged game leaves out: run it from a checkout."
    )
