"""Long proofs resume where they were stopped, count failures, and hold for the sources they were played with."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.model.games import GAMES
from tests.proofs import __main__ as command
from tests.proofs import games
from tests.proofs.count import Count
from tests.proofs.proof import PROOFS, Proof
from tests.proofs.running import run
from tests.proofs.sources import ROOT, digest_of
from tests.proofs.telling import by_options, by_players, line
from wotrush.model.hunter import HunterGame
from wotrush.model.rush import RushGame


class Played:
    """A proof of three chunks that records what was played and can be interrupted."""

    def __init__(self, stop_at: int = -1) -> None:
        self.chunks: list[int] = []
        self.stop_at = stop_at

    def __call__(self, chunk: int) -> Count:
        if chunk == self.stop_at:
            raise KeyboardInterrupt
        self.chunks.append(chunk)
        count = Count(contracts=1)
        count.games[chunk] += 10
        count.turns[chunk] += 100
        return count


def played(folder: Path, play: Played, proof: str = "games") -> Count:
    return run(Proof("rush", proof, "Games", 3, play), folder, 1, lambda *_: None)


def test_a_stopped_proof_goes_on_where_it_was(tmp_path: Path) -> None:
    first, second = Played(stop_at=2), Played()
    with pytest.raises(KeyboardInterrupt):
        played(tmp_path, first)
    whole = played(tmp_path, second)
    assert (first.chunks, second.chunks) == ([0, 1], [2])
    assert whole.games == {0: 10, 1: 10, 2: 10}
    assert (whole.turns.total(), whole.contracts) == (300, 3)


def test_what_is_proven_is_not_played_again(tmp_path: Path) -> None:
    once, again = Played(), Played()
    assert played(tmp_path, once) == played(tmp_path, again)
    assert again.chunks == []


def test_what_was_played_by_other_rules_proves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played(tmp_path, Played())
    monkeypatch.setattr(Proof, "fingerprint", lambda _: {"sources": "changed"})
    again = Played()
    played(tmp_path, again)
    assert again.chunks == [0, 1, 2]


def test_a_changed_or_added_source_is_another(tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "a.py").write_text("1")
    before = digest_of(("rules",), tmp_path)
    (tmp_path / "rules" / "b.py").write_text("1")
    added = digest_of(("rules",), tmp_path)
    (tmp_path / "rules" / "b.py").write_text("2")
    assert len({before, added, digest_of(("rules",), tmp_path)}) == 3


def test_every_source_is_there() -> None:
    for proof in PROOFS:
        assert proof.sources
        for source in proof.sources:
            assert (ROOT / source).exists(), f"{proof.name} speaks of {source}"


EVERY_GAME = pytest.mark.parametrize("game", GAMES)


@EVERY_GAME
def test_a_chunk_of_decisions_has_that_many_and_looks_at_whole_contracts(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "DECISIONS", 60)
    count = games.decisions(game, 2)
    assert count.decisions.total() == 60
    assert count.contracts > 0
    assert (count.errors, count.stalls) == ([], [])


def test_a_broken_rule_is_an_error_with_the_game_that_shows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def bury_a_card_twice(game: RushGame, action: object) -> tuple[()]:
        game.graveyard.append(0)
        return ()

    monkeypatch.setattr(games, "DECISIONS", 3)
    monkeypatch.setattr(RushGame, "apply", bury_a_card_twice)
    (error, *_) = games.decisions("rush", 0).errors
    assert error.startswith("table 0, seed 0: ")
    assert "a card is missing, or there twice" in error


def test_a_card_that_is_there_twice_is_an_error_of_any_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def remove_a_card_twice(game: HunterGame, action: object) -> tuple[()]:
        game.removed_events.append(0)
        return ()

    monkeypatch.setattr(games, "DECISIONS", 1)
    monkeypatch.setattr(HunterGame, "apply", remove_a_card_twice)
    assert "an event card is missing, or there twice" in games.decisions("hunter", 0).errors[0]


def test_what_differs_from_the_second_reading_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    count = games.beside(2, 1)
    assert (count.games.total(), count.errors) == (2, [])
    assert count.decisions.total() > 100
    monkeypatch.setattr("wotrush.model.hunter.hands.HAND_LIMIT", 1)
    errors = games.beside(2, 1).errors
    assert errors
    assert errors[0].startswith("game 2, after [")


@EVERY_GAME
def test_opponents_play_at_each_table_to_the_end(game: str) -> None:
    count = games.opponents(game, ("recruit",), 2, 0)
    assert count.games == {0: 1, 37: 1}
    assert min(count.turns.values()) > 10
    assert (count.errors, count.stalls) == ([], [])


def test_a_game_that_does_not_end_is_a_stall(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wotrush.ai.arena.LAST_ROUND", 2)
    count = games.opponents("rush", ("recruit",), 1, 0)
    assert count.stalls == ["table 0, seed 0: not over after round 60"]
    monkeypatch.setattr("tests.model.random_games.MOST_TURNS", 2)
    monkeypatch.setattr(games, "CHUNK", 1)
    assert games.random_games("rush", 0).stalls == ["table 0, seed 0"]


def test_figures_are_reported_by_players_and_by_options() -> None:
    count = Count()
    count.games.update({0: 5, 1: 6, 127: 7})
    assert by_players(GAMES["rush"], count) == "2 players 5, 3 players 6, 5 players 7"
    assert by_options(GAMES["rush"], count) == (
        "3 of 128 tables; wide reserve 7, optional refresh 7, exposed attacker 7, count defenders 7, always doubles 7"
    )
    assert by_options(GAMES["hunter"], count).startswith("3 of 3456 tables; afv only 0, ")
    assert line(Proof("rush", "games", "Games", 3, Played()), 2, count, 120) == (
        "Rush: games (67% done): 18 games; 0 errors, 0 stalls; 2 minutes"
    )


def test_the_command_fails_when_a_game_did(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(chunk: int) -> Count:
        return Count(errors=[f"chunk {chunk} broke"])

    monkeypatch.setattr(command, "PROOFS", (Proof("rush", "broken", "Broken games", 2, broken),))
    assert command.main(["--folder", str(tmp_path)]) == 1
    assert command.main(["broken", "--report", "--folder", str(tmp_path)]) == 1
    assert command.main(["broken", "--game", "hunter", "--folder", str(tmp_path)]) == 0
    assert "Rush: broken games: none yet; 2 errors, 0 stalls" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        command.main(["other"])
    assert "there is no proof called other; there are broken" in capsys.readouterr().err
