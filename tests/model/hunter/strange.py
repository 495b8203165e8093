"""Actions of every kind that somebody might try at a table of Tank Hunter, and why they are refused."""

from __future__ import annotations

from random import Random

from wotrush.model.game import Refusal
from wotrush.model.hunter import HunterGame
from wotrush.model.hunter import actions as act
from wotrush.model.hunter.cards.words import COMMANDERS, EVENT, EVENTS
from wotrush.model.hunter.state import IN_TURNS
from wotrush.model.hunter.view.refusal import why_not


def refusal(game: HunterGame, action: act.HunterAction) -> Refusal | None:
    """Return why it may not be done, by whom it would be done: a `reveal` by the unit's owner, whoever is to act."""
    seat = game.to_act() or 0
    if isinstance(action, act.Reveal) and game.phase == IN_TURNS and 0 < action.unit < len(game.kinds):
        seat = game.owner[action.unit]
    return why_not(game.observe(seat), action)


def strange_actions(game: HunterGame, chance: Random) -> list[act.HunterAction]:
    """Return random actions of every kind: most are illegal, and some are alike to a legal one."""

    def place() -> int:
        return chance.randrange(len(game.kinds) + 2)

    def seat() -> int:
        return chance.randrange(game.seats + 1)

    def event() -> int:
        held = [card for hand in game.hands for card in hand]
        return chance.choice(held) if held and chance.random() < 0.7 else chance.randrange(EVENTS)

    def number() -> int:
        return chance.randrange(4)

    kind = chance.randrange(COMMANDERS)
    return [
        act.Keep(chance.choice((EVENT + event(), chance.randrange(60)))),
        act.Deploy(chance.randrange(COMMANDERS, 60), chance.random() < 0.5),
        act.Advance(place()),
        act.Cure(place(), chance.choice((1, 2))),
        *(act.Reveal(place()) for _ in range(3)),
        *(
            act.DeclareAttack(place(), place(), chance.randrange(6), number(), chance.random() < 0.2)
            for _ in range(5)
        ),
        act.Counterattack(place(), place(), number()),
        act.Spy(place(), seat()),
        act.Show(place()),
        act.DiscardEvent(event()),
        act.PlayEvent(event()),
        act.PlayEvent(event(), place()),
        act.PlayEvent(event(), seat=seat()),
        act.PlayEvent(event(), place(), number=chance.randrange(3), target=place()),
        act.UseUnit(place()),
        act.UseUnit(place(), place(), chance.random() < 0.5),
        act.UseCommander(kind),
        act.UseCommander(kind, place(), refresh=kind == 1 and chance.random() < 0.5),
        act.AntiAir(place()),
        *(act.MIX, act.BEGIN, act.STOP, act.WAIT, act.WAIT_STRATEGIST, act.EVADE, act.PASS, act.END),
    ]
