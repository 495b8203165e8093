"""What chance gave: the chances after an action, less their mean over other dice and other orders of the same decks.

Nobody knows what the dice will show or how a deck lies, so that after any decisions everything else is as likely as what really
came. The mean of this difference is therefore zero, however well or badly the chances are estimated.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from wotrush.ai.hunter.review.playing_on import done, fewer, played_on, settled
from wotrush.ai.hunter.review.win_chances import win_chances
from wotrush.ai.review import Shares, mean_of
from wotrush.model.hunter import HunterGame
from wotrush.model.hunter.actions import HunterAction
from wotrush.model.hunter.state import IN_TURNS
from wotrush.model.hunter.worlds.decks import with_other_chance

_SAMPLES = 8
"""Other outcomes that are tried for each action, with up to `FEW` players."""


def luck_of_the_deal(game: HunterGame) -> Shares:
    """Return what it was worth to be dealt this, as regulars would draft and deploy; everybody's share would be the same."""
    world, rng = with_other_chance(game, Random(0)), Random(0)
    for _ in played_on(world, 0, lambda other: other.phase == IN_TURNS, rng):
        pass
    return tuple(share - 1 / game.seats for share in win_chances(world))


def luck_of(before: HunterGame, action: HunterAction, follows: HunterGame) -> Iterator[Shares | None]:
    """Yield None while thinking, then what the chance in this action gave, if there was any.

    What is still under way is carried out with other dice too: those that really come count when they are rolled.
    """
    if not _touched(before, follows):
        return
    rng, came, others = Random(before.turn), list[Shares](), list[Shares]()
    for _ in range(fewer(_SAMPLES, before.seats)):
        yield None
        came.append(_carried_out(with_other_chance(follows, rng), rng))
        others.append(_carried_out(done(with_other_chance(before, rng), action), rng))
    yield tuple(here - there for here, there in zip(mean_of(came), mean_of(others), strict=True))


def _touched(before: HunterGame, follows: HunterGame) -> bool:
    """Return whether dice were rolled, cards drawn or a pile shuffled."""
    return any(
        old != new
        for old, new in (
            (before.streams, follows.streams),
            (before.event_deck, follows.event_deck),
            (before.unit_deck, follows.unit_deck),
        )
    )


def _carried_out(world: HunterGame, rng: Random) -> Shares:
    for _ in played_on(world, world.active, settled, rng):
        pass
    return win_chances(world)
