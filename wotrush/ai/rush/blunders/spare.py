"""What was left over: cards that went to the Depot unplayed although they could have brought something for nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from statistics import fmean

from wotrush.ai.rush.blunders.continuation import PlayLine, free_lines, turn_ended
from wotrush.ai.rush.blunders.turns import (
    Blunder,
    Turn,
    choosing_cards,
    codes,
    drawable,
    has,
    hastens,
    last_of_all,
    named,
    nearly_over,
    no_worse,
    standing_bases,
)
from wotrush.ai.rush.heuristics.knowledge import counts_for
from wotrush.model.rush import RushGame
from wotrush.model.rush.actions import Attack, Buy, Defend, EndAssault, EndTurn, Refresh, Use
from wotrush.model.rush.cards import Ability, Nation
from wotrush.model.rush.scoring import medals_of, points_of
from wotrush.model.rush.turn.phases import HAND
from wotrush.model.rush.view.alike import canonical

_REPEATED = (Ability.INVULNERABILITY, Ability.SIEGE_MASTER)
"""Abilities that bring points every time they are drawn; a destroyed defender with one goes back to its owner's Depot."""
_SMALL_SQUAD = 12
_Wanted = Callable[[Turn, RushGame, PlayLine], bool]


def _left(turn: Turn, wanted: _Wanted) -> str | None:
    """Return the first line of idle cards that gains points for nothing and brings what is wanted."""
    if not turn.idle or not choosing_cards(turn.last) or last_of_all(turn.last):
        return None
    for root in _moments(turn):
        without = turn_ended(root)
        for line in free_lines(root, turn.idle):
            if wanted(turn, root, line) and _is_gain(without, turn_ended(line.world), turn.seat):
                return f"{'; '.join(named(root, a) for a in line.actions)} was left for nothing"
    return None


def _moments(turn: Turn) -> Iterator[RushGame]:
    """Yield when idle cards could still have been played: before the assault was ended, and at the end of the turn."""
    for step in turn.steps:
        if isinstance(step.action, EndAssault):
            yield step.before
    yield turn.last


def _is_gain(without: RushGame, with_it: RushGame, seat: int) -> bool:
    before, after = points_of(without), points_of(with_it)
    brings_end = with_it.ending and not without.ending
    return (
        after[seat] > before[seat]
        and no_worse(after, before, seat)
        and not brings_end
        and not hastens(without, with_it, seat)
    )


def _base(turn: Turn, root: RushGame, line: PlayLine) -> bool:
    return line.world.bases_destroyed[turn.seat] > turn.end.bases_destroyed[turn.seat]


def _kill(turn: Turn, root: RushGame, line: PlayLine) -> bool:
    """Return whether the line destroys a defender for a medal, unless that defender would serve its owner better in the squad."""
    world = line.world
    fallen = [
        card for card, now in zip(root.defender, world.defender, strict=True) if card >= 0 and card != now
    ]
    mine = range(3 * turn.seat, 3 * turn.seat + 3)
    placed = [world.defender[slot] for slot in mine if world.defender[slot] != root.defender[slot]]
    return (
        world.vehicles_destroyed[turn.seat] > turn.end.vehicles_destroyed[turn.seat]
        and world.bases_destroyed[turn.seat] == root.bases_destroyed[turn.seat]
        and medals_of(turn_ended(world), turn.seat) > medals_of(turn.end, turn.seat)
        and (root.ending or not any(_is_missed(root, turn.seat, card) for card in (*fallen, *placed)))
        and (root.ending or not any(has(root, card, *_REPEATED) for card in fallen))
    )


def _is_missed(world: RushGame, seat: int, card: int) -> bool:
    """Return whether a squad gains more by the card than a base does by its defence."""
    return world.catalogue.power[card] == 2 or bool(counts_for(world, seat, card))


def _invulnerable(turn: Turn, root: RushGame, line: PlayLine) -> bool:
    world = line.world
    used = [action.card for action in line.actions if isinstance(action, Use)]
    return (
        any(isinstance(action, Use) for action in line.actions[:1])
        and all(has(world, card, Ability.INVULNERABILITY) for card in used)
        and not any(isinstance(action, Attack) for action in line.actions)
        and world.vehicles_destroyed == root.vehicles_destroyed
        and world.bases_destroyed == root.bases_destroyed
        and (root.ending or not any(_is_missed(root, turn.seat, card) for card in used))
        and (root.ending or all(world.catalogue.resources[card] <= 1 for card in used))
    )


def leaves_base(turn: Turn) -> str | None:
    return _left(turn, _base)


def leaves_kill(turn: Turn) -> str | None:
    return _left(turn, _kill)


def leaves_invulnerability(turn: Turn) -> str | None:
    return _left(turn, _invulnerable)


def wastes_turn(turn: Turn) -> str | None:
    last = turn.last
    if nearly_over(last) or not choosing_cards(last) or len(drawable(last, turn.seat)) > _SMALL_SQUAD:
        return None
    if any(not isinstance(step.action, EndTurn | Refresh) for step in turn.steps):
        return None
    for action in last.legal_actions():
        if isinstance(action, Buy) and _raises_the_average(last, turn.seat, action.card):
            return f"nothing was played, not even {named(last, action)}"
    return None


def _raises_the_average(world: RushGame, seat: int, vehicle: int) -> bool:
    printed = world.catalogue
    squad = drawable(world, seat)
    abilities = list(map(len, printed.abilities))
    gains = [
        figures[vehicle] - fmean([max(0, figures[card]) for card in squad])
        for figures in (printed.resources, printed.power, printed.armor, printed.heavy, abilities)
    ]
    return min(gains) >= 0 and max(gains) > 0


def bares_last_base(turn: Turn) -> str | None:
    last = turn.last
    bases = standing_bases(last, turn.seat)
    guards = [card for card in turn.idle if last.catalogue.armor[card]]
    if last.ending or not choosing_cards(last) or len(bases) != 1 or last.defender[bases[0]] >= 0:
        return None
    scores = points_of(turn_ended(last))
    behind = any(score > scores[turn.seat] for score in scores)
    if guards and behind and any(_may_raze(last, rival) for rival in range(last.seats) if rival != turn.seat):
        return f"{codes(last, guards)} was left in hand and the last base bare"
    return None


def _may_raze(world: RushGame, rival: int) -> bool:
    """Return whether a rival's next hand is as likely as not to destroy the last base."""
    unseen = world.hands[rival] + world.garages[rival]
    hands = list(combinations(unseen, min(HAND, len(unseen))))
    return 2 * sum(_razes(world, hand) for hand in hands) >= len(hands) > 0


def _razes(world: RushGame, hand: Sequence[int]) -> bool:
    """Return whether these cards destroy a bare base: by a heavy tank, or by two hits of one nation or of Siege Master."""
    printed = world.catalogue

    def hits(card: int, nation: int) -> int:
        if printed.power[card] and printed.hits_bases[card] and printed.nation[card] == nation:
            return 2 if printed.heavy[card] else 1
        return int(has(world, card, Ability.SIEGE_MASTER))

    return any(sum(hits(card, nation) for card in hand) >= 2 for nation in Nation)


_MAY_STILL_PLAY = frozenset({Ability.REPAIR, Ability.REINFORCEMENTS})


def overpays(turn: Turn) -> str | None:
    if any(step.after.recruiting for step in turn.steps):
        return None
    for step in turn.steps:
        if not isinstance(step.action, Buy) or turn.used(turn.later(step), _MAY_STILL_PLAY):
            continue
        buy = step.action
        for spare in buy.payers:
            fewer = Buy(buy.card, tuple(card for card in buy.payers if card != spare))
            enough = fewer.payers and canonical(step.before, fewer) in step.before.legal_actions()
            if enough and _had_use(turn, spare):
                return f"{named(step.before, buy)} although {named(step.before, fewer)} was enough"
    return None


def _had_use(turn: Turn, card: int) -> bool:
    """Return whether the card, had it been kept, could have been used or defended an undefended base at the end of the turn."""
    table = turn.last.copy()
    if card not in table.depots[turn.seat] or not choosing_cards(table):
        return False
    table.depots[turn.seat].remove(card)
    table.hands[turn.seat].append(card)
    table.played &= ~(1 << card)
    table.legal = None
    for action in table.legal_actions():
        match action:
            case Use(used) if used == card:
                return True
            case Defend(guard, place) if guard == card:
                return table.defender[3 * turn.seat + place] < 0 and not last_of_all(table)
            case _:
                continue
    return False


ENTRIES = (
    Blunder(
        "leaves base",
        "Ends the turn although attackers or Siege Masters left in hand could have razed a base; not where that would bring"
        " the last round, or bring it near while a rival is level or ahead.",
        leaves_base,
    ),
    Blunder(
        "leaves kill",
        "Ends the turn although cards left in hand could have destroyed a defender for a medal. Before the last round one"
        " with power 2, Invulnerability or Siege Master, or that an achievement counts, may be spared: its owner gets it back.",
        leaves_kill,
    ),
    Blunder(
        "leaves Invulnerability",
        "Ends the turn although a card with Invulnerability and nothing harmful was left in hand and its nation has medals."
        " Before the last round one with power 2 or more than 1 resource, or that an achievement counts, may be kept.",
        leaves_invulnerability,
    ),
    Blunder(
        "wastes turn",
        "With up to 12 cards and the end not near plays no card at all, although the hand could have paid for a vehicle that"
        " in resources, power, armor, number of abilities and as a heavy tank is nowhere below the own squad's average.",
        wastes_turn,
    ),
    Blunder(
        "bares last base",
        "Behind and with one base left, leaves it bare with a card with armor in hand, while a rival's next hand is as"
        " likely as not to destroy it.",
        bares_last_base,
    ),
    Blunder(
        "overpays",
        "Pays, in a turn without Recruitment, a card more than the vehicle takes, and that card could have been used or"
        " stood guard on a bare base.",
        overpays,
    ),
)
