"""Blunders at the end of the game: losing it by one's own play, or not winning it."""

from __future__ import annotations

from collections.abc import Iterator

from wotrush.ai.rush.blunders.continuation import PlayLine, free_lines, sure_lines, turn_ended
from wotrush.ai.rush.blunders.turns import (
    Blunder,
    Turn,
    TurnStep,
    acts_last,
    choosing_cards,
    has,
    last_of_all,
    named,
    no_worse,
    standing_bases,
)
from wotrush.model.rush import RushGame
from wotrush.model.rush.actions import Buy, Defend, Use
from wotrush.model.rush.cards import Ability
from wotrush.model.rush.scoring import ACHIEVEMENT_POINTS, points_of
from wotrush.model.rush.state import Prompt

_MOST_KILLS = 3
"""The most that a turn is expected to destroy when an end of the game is looked for, since a hand has three cards."""


def _is_over(turn: Turn) -> bool:
    return turn.end.prompt is Prompt.OVER


def _wins(world: RushGame, seat: int) -> bool:
    return world.prompt is Prompt.OVER and seat in world.standing().winners


def hands_over(turn: Turn) -> str | None:
    if not turn.end.ending or not _could_go_on(turn):
        return None
    if not _beaten_for_good(turn.end, turn.seat):
        return None
    step = next(step for step in turn.steps if step.after.ending)
    scores = " : ".join(map(str, points_of(turn.end)))
    return f"{named(step.before, step.action)} ended the game at {scores} points"


def _could_go_on(turn: Turn) -> bool:
    """Return whether ending the turn at some point would have let the game go on."""
    return any(
        choosing_cards(step.before) and not step.before.ending and not turn_ended(step.before).ending
        for step in turn.steps
    )


def _beaten_for_good(world: RushGame, seat: int) -> bool:
    """Return whether this seat has lost whatever happens: the only rival need only pass, or one of several has enough already.

    Several rivals can take achievements from one another, so none of theirs is counted here, and all are for this seat.
    """
    outcome = world.standing()
    if world.seats == 2 or world.prompt is Prompt.OVER:
        return seat not in outcome.winners
    held = [parts[2].count for parts in outcome.parts]
    most = outcome.scores[seat] + ACHIEVEMENT_POINTS * (len(world.achievements) - held[seat])
    return any(
        outcome.scores[rival] - ACHIEVEMENT_POINTS * held[rival] > most
        for rival in range(world.seats)
        if rival != seat
    )


def loses_last_turn(turn: Turn) -> str | None:
    if not last_of_all(turn.start) or not _is_over(turn) or _wins(turn.end, turn.seat):
        return None
    return _winning_line(turn)


def misses_win(turn: Turn) -> str | None:
    start = turn.start
    if start.ending or not acts_last(start) or _wins(turn.end, turn.seat) or not _end_in_reach(start):
        return None
    return _winning_line(turn)


def _end_in_reach(world: RushGame) -> bool:
    rivals = [seat for seat in range(world.seats) if seat != world.active]
    fewest = min(len(standing_bases(world, rival)) for rival in rivals)
    return fewest <= _MOST_KILLS - 1 or min(world.ones) <= _MOST_KILLS


def _winning_line(turn: Turn) -> str | None:
    for root in _knowing_more(turn):
        for line in sure_wins(root):
            return f"{'; '.join(named(root, action) for action in line.actions)} wins"
    return None


def may_win_now(world: RushGame) -> bool:
    """Return whether the active player's turn is, or may become, the last of the game."""
    return last_of_all(world) or (acts_last(world) and _end_in_reach(world))


def sure_wins(root: RushGame) -> Iterator[PlayLine]:
    """Yield sure lines that end the game now with the active seat as the only winner."""
    for line in sure_lines(root):
        if line.world.ending or any(line.world.siege_kills):
            over = turn_ended(line.world)
            if over.prompt is Prompt.OVER and over.standing().winners == (root.active,):
                yield line


def _knowing_more(turn: Turn) -> Iterator[RushGame]:
    """Yield the start of the turn, and every moment after new cards were drawn."""
    drew = True
    for step in turn.steps:
        if drew and step.before.prompt in (Prompt.PLAY, Prompt.ASSAULT):
            yield step.before
            drew = False
        drew = drew or _draws(step)


def _draws(step: TurnStep) -> bool:
    return isinstance(step.action, Use) and has(step.before, step.action.card, Ability.REINFORCEMENTS)


def buys_for_nothing(turn: Turn) -> str | None:
    for step in turn.steps:
        if not isinstance(step.action, Buy) or not step.before.ending or last_of_all(step.before):
            continue
        if any(later.after.recruiting for later in turn.steps) or _gained(step, turn.seat):
            continue
        table = _unbought(turn, step.action)
        if table is None:
            continue
        without = turn_ended(table)
        for line in free_lines(table, table.hands[turn.seat]):
            instead = turn_ended(line.world)
            before, after = points_of(without), points_of(instead)
            if after[turn.seat] > before[turn.seat] and no_worse(after, before, turn.seat):
                better = "; ".join(named(table, action) for action in line.actions)
                return f"{named(step.before, step.action)} instead of {better}"
    return None


def _gained(step: TurnStep, seat: int) -> bool:
    before, after = points_of(step.before), points_of(step.after)
    return any(
        after[seat] - after[rival] > before[seat] - before[rival]
        for rival in range(len(after))
        if rival != seat
    )


def _unbought(turn: Turn, buy: Buy) -> RushGame | None:
    """Return the end of the turn without the purchase, with its payers still in hand; None if that cannot be told."""
    table, seat = turn.last.copy(), turn.seat
    if not choosing_cards(table) or not {*buy.payers, buy.card} <= set(table.depots[seat]):
        return None
    for card in buy.payers:
        table.depots[seat].remove(card)
        table.hands[seat].append(card)
        table.played &= ~(1 << card)
    table.depots[seat].remove(buy.card)
    table.discard.append(buy.card)
    table.legal = None
    return table


def guards_in_vain(turn: Turn) -> str | None:
    for step in turn.steps:
        if isinstance(step.action, Defend) and last_of_all(step.before):
            before, after = points_of(step.before), points_of(step.after)
            if not no_worse(after, before, turn.seat):
                return f"{named(step.before, step.action)} loses points"
    return None


ENTRIES = (
    Blunder(
        "hands over the game",
        "Brings the last round by its own play and has lost by that: the game is over and somebody else won, or the only rival"
        " need only pass, or one of several is ahead by more than all achievements.",
        hands_over,
    ),
    Blunder(
        "loses the last turn",
        "Plays the very last turn of the game and does not win, although cards in hand and vehicles in the Reserve"
        " were enough to win alone.",
        loses_last_turn,
    ),
    Blunder(
        "misses the win",
        "Last in the round, does not end the game although cards in hand were enough to end it there and win alone.",
        misses_win,
    ),
    Blunder(
        "buys for nothing",
        "Buys in its last turn, with others still to come, a vehicle that changes no margin, although its payers could have"
        " razed, destroyed or used Invulnerability for points.",
        buys_for_nothing,
    ),
    Blunder(
        "guards in vain",
        "Sets a guard in the very last turn of the game and loses points by it.",
        guards_in_vain,
    ),
)
