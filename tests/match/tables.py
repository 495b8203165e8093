"""Matches of the toy game for the tests of matches."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from tests.toy import RULESET, ToyAction, ToyEvent, ToyGame, ToyObservation, ToyRuleset
from wotrush.match.journal import Journal, read_journal
from wotrush.match.match import Match
from wotrush.match.message import Message
from wotrush.match.seats import Human, Opponent, Player, Setup

STARTED = datetime(2026, 11, 20, 16, 30, tzinfo=UTC)
ADA, BEN = Human("Ada"), Human("Ben")
LYNX, OTTER = Opponent("Lynx", "highest"), Opponent("Otter", "random")

ToyMatch = Match[ToyGame, ToyAction, ToyEvent, ToyObservation]


def toy_setup(*players: Player, seed: int = 5) -> Setup:
    return Setup({"players": len(players), "cards": 12}, seed, players, STARTED)


def toy_match(*players: Player, seed: int = 5, ruleset: ToyRuleset = RULESET) -> ToyMatch:
    return Match.new(ruleset, toy_setup(*players, seed=seed))


def resume(journal: Journal, ruleset: ToyRuleset = RULESET) -> tuple[ToyMatch, Message | None]:
    return Match.resume(ruleset, journal)


def actions(match: ToyMatch) -> list[str]:
    """Return what may be done now, as text."""
    seat = match.to_act()
    return [] if seat is None else [str(action) for action in match.observe(seat).actions]


def play(match: ToyMatch, *texts: str) -> None:
    """Decide each of these, whoever is to act."""
    for text in texts:
        match.decide(RULESET.parse_action(text))


def play_first(match: ToyMatch, verb: str) -> None:
    """Carry out the first action of that kind."""
    play(match, next(text for text in actions(match) if text.startswith(verb)))


def finish(match: ToyMatch) -> None:
    """Play to the end, always with the first action offered."""
    while match.to_act() is not None:
        play(match, actions(match)[0])


def finished(folder: Path) -> list[Journal]:
    """Return the finished games saved there."""
    return [read_journal(path) for path in (folder / "finished").glob("*.json")]
