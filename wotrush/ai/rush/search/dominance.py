"""The dominance filter: keeps search from choosing plays that another play beats in every way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain

from wotrush.ai.rush.blunders import BLUNDERS, choices, hits
from wotrush.ai.rush.blunders.continuation import takes_known, turn_ended
from wotrush.ai.rush.blunders.ending import loses_last_turn, may_win_now, misses_win, sure_wins
from wotrush.ai.rush.blunders.turns import Turn, TurnStep
from wotrush.ai.rush.search.outlooks import Outlook
from wotrush.ai.rush.search.planner import after
from wotrush.ai.rush.value.judge import decided
from wotrush.model.rush import RushGame
from wotrush.model.rush.actions import END_TURN, Action
from wotrush.model.rush.state import Prompt

_TRIED = 12
_LINES = 5
_DONE = (*choices.ENTRIES, *hits.ENTRIES)
_ENTRIES = [entry for entry in BLUNDERS if entry.found not in (misses_win, loses_last_turn)]
"""The blunders to look for in plans; a win within reach is looked for once, not in every plan."""


def dominance_filter(world: RushGame, seat: int, outlooks: Sequence[Outlook]) -> list[Outlook]:
    """Move a sure win, or the plan with the fewest blunders among the first few, to the front.

    Ties go to the plan that leaves fewer cards unplayed, since what is missing may follow.
    """
    if won := _sure_win(world, seat, outlooks[:_TRIED]):
        return [won, *(outlook for outlook in outlooks if outlook is not won)]
    least, best = (len(BLUNDERS), 0), 0
    for at, outlook in enumerate(outlooks[:_TRIED]):
        turn = _turn(world, seat, outlook.steps)
        found = (blunder_count(turn), len(turn.idle)) if turn else (0, 0)
        if found < least:
            least, best = found, at
        if not found[0]:
            break
    return [outlooks[best], *outlooks[:best], *outlooks[best + 1 :]]


def blunder_count(turn: Turn) -> int:
    """Return how many kinds of blunder the turn contains; omissions count only if the plan goes on to the end of the turn."""
    whole = turn.is_answer or turn.end.turn != turn.start.turn or turn.end.prompt is Prompt.OVER
    given_up = not turn.is_answer and hits.gives_up_hits(turn)
    return (
        given_up
        + _recruits_later(turn)
        + sum(
            entry.found(turn) is not None
            for entry in (_ENTRIES if whole else _DONE)
            if entry.in_answers == turn.is_answer
        )
    )


def _recruits_later(turn: Turn) -> bool:
    """Return whether only a Recruitment still to come excuses the purchase now: it had better come first, since plans change."""
    at_hand = Turn(turn.seat, turn.steps[:1])
    return choices.buys_worse(at_hand) is not None and choices.buys_worse(turn) is None


def _turn(world: RushGame, seat: int, plan: Sequence[Action]) -> Turn | None:
    """Return the turn that the plan makes, or None if the plan was made for another world."""
    steps = []
    for action in plan:
        if action not in world.legal_actions():
            return None
        steps.append(TurnStep(world, action))
        world = after(world, action)
    return Turn(seat, tuple(steps))


def _sure_win(world: RushGame, seat: int, outlooks: Sequence[Outlook]) -> Outlook | None:
    """Return the sure win with the fewest blunders, among the outlooks or else among all sure wins."""
    if world.active != seat or not may_win_now(world):
        return None
    least, best = len(BLUNDERS), None
    for outlook in chain(outlooks, _winning_lines(world, seat)):
        turn = _turn(world, seat, outlook.steps)
        if turn and _wins_surely(turn):
            found = blunder_count(turn)
            if found < least:
                least, best = found, outlook
            if not found:
                break
    return best


def _winning_lines(world: RushGame, seat: int) -> Iterator[Outlook]:
    """Yield a few winning lines for each first action, since most differ only in details."""
    begun: Counter[Action] = Counter()
    for line in sure_wins(world):
        first = line.actions[0]
        begun[first] += 1
        if begun[first] <= _LINES:
            yield Outlook(first, decided(turn_ended(line.world), seat), (*line.actions, END_TURN))


def _wins_surely(turn: Turn) -> bool:
    """Return whether this turn wins the game without relying on cards that are hidden."""
    over = turn.end.prompt is Prompt.OVER and turn.seat in turn.end.standing().winners
    return over and all(takes_known(turn.start, step.action) for step in turn.steps)
