"""Games from which the value network learns: at the end of every turn what it is told, what it thought, and who won."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from wotrush.ai.rush.decision import decide
from wotrush.ai.rush.lines import Effort, Line
from wotrush.ai.rush.network import SURE, Network
from wotrush.ai.rush.recruit import Recruit
from wotrush.ai.rush.senses import Senses
from wotrush.model.rush import RushGame
from wotrush.model.rush.actions import END_TURN

LAST_ROUND = 60
EFFORT = Effort((5, 3, 2, 1), 60, 2)
_TRIES, _WITHIN = 0.1, 40_000
"""How often a turn is begun with another play than the best, and how much worse that may be."""
_BLUNDERS = 0.05


@dataclass(slots=True)
class Record:
    """One seat's view at the end of its turns, and its part of the win and lead in points at the end."""

    facts: list[array[int]] = field(default_factory=list)
    values: list[float] = field(default_factory=list)
    won: float = 0.0
    lead: int = 0


def play(game: RushGame, players: Sequence[Network | None], chance: Random) -> list[Record] | None:
    """Each seat by its network, or by a recruit if it has none; None for a game without end."""
    game.record = False
    records = [Record() for _ in range(game.seats)]
    while (seat := game.to_act()) is not None:
        if game.round > LAST_ROUND:
            return None
        network = players[seat]
        line = _by_network(game, seat, network, chance) if network else _by_recruit(game, seat, chance)
        for action in line.actions:
            if action is END_TURN:
                records[seat].facts.append(array("I", Senses(game, seat).facts(game)))
                records[seat].values.append(line.value / SURE)
            game.apply(action)
            if game.to_act() != seat:
                break  # a victim of Sabotage answers as it likes, and the rest of the line is thought over
    outcome = game.outcome()
    assert outcome is not None
    for seat, record in enumerate(records):
        rivals = [score for other, score in enumerate(outcome.scores) if other != seat]
        record.lead = outcome.scores[seat] - max(rivals)
        record.won = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
    return records


def _by_recruit(game: RushGame, seat: int, chance: Random) -> Line:
    seen = game.observe(seat)
    if chance.random() < _BLUNDERS:
        return Line((seen.actions[int(chance.random() * len(seen.actions))],), SURE // 2)
    return Line((Recruit().choose(seen, chance).action,), SURE // 2)


def _by_network(game: RushGame, seat: int, network: Network, chance: Random) -> Line:
    seen = game.observe(seat)
    if len(seen.actions) == 1 and seen.actions[0] is not END_TURN:
        return Line(seen.actions, 0)
    return _tried(decide(seen, seen.determinize(chance), network, EFFORT), chance)


def _tried(lines: list[Line], chance: Random) -> Line:
    if chance.random() < _TRIES:
        close = [line for line in lines if line.value > lines[0].value - _WITHIN]
        return close[int(chance.random() * len(close))]
    return lines[0]
