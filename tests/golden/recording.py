"""A recorded game: a folder with the cards it was played with, its journal, and what every seat saw of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

from tests.golden.hunter.readable import HUNTER
from tests.golden.recorded_game import RecordedGame, change, choices_line
from tests.golden.rush.readable import RUSH
from wotrush.ai.registry import make_agent
from wotrush.games import game_entry
from wotrush.match.journal import Journal, read_journal
from wotrush.match.match import AnyMatch, Match
from wotrush.match.replay import Step, begin, walk
from wotrush.match.seats import Opponent, Setup

FOLDER = Path(__file__).parent
JOURNAL, TRANSCRIPT, REASONS = "journal.json", "transcript.txt", "reasons.md"
BEGAN = datetime(2013, 10, 1, tzinfo=UTC)
KINDS = {kind.name: kind for kind in (RUSH, HUNTER)}


def recorded_games() -> list[str]:
    """Return every folder that holds a journal, with its game: `rush/two`."""
    return sorted(path.parent.relative_to(FOLDER).as_posix() for path in FOLDER.glob(f"*/*/{JOURNAL}"))


def kind_of(folder: Path) -> RecordedGame:
    """Return the game that is played there."""
    return KINDS[folder.parent.name]


def ruleset_of(folder: Path) -> Any:
    """Return the rules of that game with the cards of that folder."""
    return with_cards(kind_of(folder), folder)


def with_cards(kind: RecordedGame, folder: Path) -> Any:
    """Return the rules with the cards of any folder."""
    texts = [(folder / name).read_text("utf-8") for name in kind.cards]
    return kind.ruleset(texts, [f"{folder.name}/{name}" for name in kind.cards])


# What each seat saw


@dataclass
class Transcript:
    """The lines of all seats. A line that is equal for all is written once, others are marked with their seats."""

    kind: RecordedGame
    ruleset: Any
    seats: int
    lines: list[str] = field(default_factory=list)
    shown: list[dict[str, str]] = field(default_factory=list)

    def look(self, game: Any) -> None:
        """Write what has changed in the observations."""
        now = [self.kind.observation_lines(game.observe(seat)) for seat in range(self.seats)]
        before: Sequence[Mapping[str, str]] = self.shown or [{} for _ in range(self.seats)]
        for name in now[0]:
            changed = {
                seat: change(name, before[seat].get(name), now[seat][name], self.kind.lists)
                for seat in range(self.seats)
                if before[seat].get(name) != now[seat][name]
            }
            self._add(changed, indent="  ")
        self.shown = now

    def tell(self, step: Step[Any, Any, Any]) -> None:
        """Write a decision and the events that each seat receives."""
        catalogue = self.ruleset.catalogue
        choices = choices_line(list(step.before.legal_actions()))
        self.lines.append(f"> {step.seat}: {self.kind.action_line(step.action, catalogue)}   (of {choices})")
        for event in step.events:
            reported = {
                seat: self.kind.event_line(self.ruleset.event_for(event, seat), catalogue)
                for seat in range(self.seats)
            }
            self._add(reported, indent="    ")

    def _add(self, lines: Mapping[int, str], indent: str) -> None:
        for text in dict.fromkeys(lines.values()):
            seats = [seat for seat, line in lines.items() if line == text]
            who = "" if len(seats) == self.seats else f"[{' '.join(map(str, seats))}] "
            self.lines.append(f"{indent}{who}{text}")


def transcript(folder: Path) -> str:
    """Replay the journal and return the transcript. Raises ReplayDiffers."""
    ruleset, journal = ruleset_of(folder), read_journal(folder / JOURNAL)
    game = begin(ruleset, journal)
    written = Transcript(kind_of(folder), ruleset, game.seats)
    turn = -1
    for step in walk(ruleset, journal, game):
        if step.turn != turn:
            turn = step.turn
            written.lines.append(f"== turn {turn}, round {step.before.round}, seat {step.before.active}")
            written.look(step.before)
        written.tell(step)
    written.lines.append("== over")
    written.look(game)
    return "\n".join(written.lines) + "\n"


# Recording


def setup(options: Mapping[str, object], seed: int, agents: Sequence[str]) -> Setup:
    """Return a setup of opponents."""
    return Setup(options, seed, tuple(Opponent(f"Seat {i}", name) for i, name in enumerate(agents)), BEGAN)


def play_out(ruleset: Any, table: Setup, wanted: Iterator[str]) -> Journal:
    """Play a whole game: first the wanted actions as long as they are legal, then the choices of opponents."""
    match: AnyMatch = Match.new(ruleset, table)
    entry, chance = game_entry(ruleset.name), Random(table.seed)
    agents: list[Any] = [
        make_agent(entry, player.agent) for player in table.players if isinstance(player, Opponent)
    ]
    while (seat := match.to_act()) is not None:
        seen = match.observe(seat)
        line = next(wanted, None)
        action = ruleset.parse_action(line) if line else None
        if action is None or action not in seen.actions:
            wanted = iter(())
            action = agents[seat].choose(seen, chance).action
        match.decide(action)
    return match.journal()


def first_difference(before: str, now: str) -> str:
    """Return the first line that differs, with its number and the two lines before it."""
    old, new = before.splitlines(), now.splitlines()
    for number in range(max(len(old), len(new))):
        was = old[number] if number < len(old) else "(nothing)"
        is_now = new[number] if number < len(new) else "(nothing)"
        if was != is_now:
            around = "".join(f"    {line}\n" for line in new[max(0, number - 2) : number])
            return f"line {number + 1}:\n{around}  - {was}\n  + {is_now}"
    return "no difference"
