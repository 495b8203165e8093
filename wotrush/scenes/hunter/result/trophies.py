"""What was destroyed by whom, read from the journal."""

from __future__ import annotations

from dataclasses import dataclass

from wotrush.match.journal import Journal
from wotrush.match.replay import begin, walk
from wotrush.model.game import Seat
from wotrush.model.hunter import HunterGame, hunter_ruleset
from wotrush.model.hunter import events as ev


@dataclass(frozen=True, slots=True)
class Trophy:
    """A unit on a score pile. `attacker` is the kind that struck it, None where no unit did."""

    kind: int
    victim: Seat
    attacker: int | None
    points: int
    round: int


def trophies_of(journal: Journal) -> tuple[tuple[Trophy, ...], ...]:
    """Return by seat what lies on the score pile at the end, in order. Raises Problem if today's rules lead elsewhere."""
    ruleset = hunter_ruleset()
    game: HunterGame = begin(ruleset, journal)
    won: tuple[list[Trophy], ...] = tuple([] for _ in range(game.seats))
    struck: dict[int, int] = {}
    """By place: the kind that struck it last, as long as that attack goes on."""
    for step in walk(ruleset, journal, game):
        if len(step.before.stack) == 1:
            struck.clear()
        for event in step.events:
            match event:
                case ev.StrikeResolved(unit=unit, target=target):
                    struck[target] = step.after.kinds[unit]
                case ev.UnitLost(seat=seat, unit=unit, kind=kind, scorer=int(scorer), points=points):
                    won[scorer].append(Trophy(kind, seat, struck.get(unit), points, step.before.round))
                case ev.UnitCaptured(seat=seat, kind=kind):
                    captured = next(trophy for trophy in reversed(won[seat]) if trophy.kind == kind)
                    won[seat].remove(captured)
                case _:
                    pass
    return tuple(map(tuple, won))
