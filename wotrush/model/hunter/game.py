"""A game of Tank Hunter behind the contract of `wotrush.model.game`: applies actions, goes on, shows each seat its view."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Any

from wotrush.model.game import IllegalAction, Outcome
from wotrush.model.hunter import actions as act
from wotrush.model.hunter import frames, setup, turn
from wotrush.model.hunter.cards.box import box
from wotrush.model.hunter.cards.catalogue import HunterCatalogue
from wotrush.model.hunter.cards.words import EVENT, GONE, REVEALED
from wotrush.model.hunter.combat import attack, counter, spying
from wotrush.model.hunter.combat.strike import step_strike
from wotrush.model.hunter.combat.windows import asked_again, pass_on
from wotrush.model.hunter.events import HunterEvent
from wotrush.model.hunter.options import HunterOptions
from wotrush.model.hunter.plays import abilities, air, drawing, evading, procedure, reactions, supply
from wotrush.model.hunter.scoring import outcome_of
from wotrush.model.hunter.state import FIELDS, IN_TURNS, OVER, HunterState
from wotrush.model.hunter.units import reveal
from wotrush.model.hunter.view.observation import HunterObservation, observe
from wotrush.model.hunter.view.refusal import why_not

_SECRET = (
    frames.SPY_COUNTER,
    frames.AIR,
    frames.SUPPLY,
    frames.DEPLOYMENT,
    *range(frames.DECLARED, frames.ENDING + 1),
)
"""Frames whose decisions nobody else knows to be asked for (16.4, 17.1, 3.5)."""
_PRIVATE = (frames.DRAFT, frames.DISCARDING, frames.STRATEGY)
"""Frames whose decisions are made from what is hidden from the others."""
_OF_ONE_SEAT = (*_SECRET, *_PRIVATE)


class HunterGame(HunterState):
    """A running game. `record = False` switches events off, for simulation."""

    __slots__ = ()

    @classmethod
    def new(cls, options: HunterOptions, seed: int, catalogue: HunterCatalogue | None = None) -> HunterGame:
        """Return a dealt game: the same options, seed and cards give the same game on every platform."""
        game = cls.empty(options, catalogue)
        setup.set_up(game, seed)
        run(game)
        game.events.clear()
        return game

    @classmethod
    def empty(cls, options: HunterOptions, catalogue: HunterCatalogue | None = None) -> HunterGame:
        """Return a bare table that a reader of positions fills."""
        game = cls()
        setup.clear_table(game, catalogue or box(), options)
        return game

    def to_act(self) -> int | None:
        return None if self.phase == OVER else self.actor

    @property
    def private(self) -> bool:
        return self.phase != OVER and self.stack[-1][0] in _OF_ONE_SEAT

    @property
    def reacting(self) -> bool:
        return self.phase != OVER and self.stack[-1][0] in _SECRET

    def legal_actions(self) -> Sequence[act.HunterAction]:
        """Return all that the seat to act may do; like cards are one choice."""
        return self.legal

    def apply(self, action: act.HunterAction) -> Sequence[HunterEvent]:
        """Do it, and all that follows without a decision. A `reveal` is accepted from any player (5.2)."""
        for known in self.legal:
            if known is action:
                break
        else:
            if action not in self.legal:
                self._out_of_turn(action)
        _APPLY[type(action)](self, action)
        self.actor = -1
        run(self)
        if not self.record:
            return ()
        happened, self.events = self.events, []
        return happened

    def _out_of_turn(self, action: act.HunterAction) -> None:
        """Let a reveal pass; refuse everything else with a reason."""
        if isinstance(action, act.Reveal) and self.phase == IN_TURNS:
            place = action.unit
            if 0 < place < len(self.kinds) and self.line[place] != GONE and not self.flags[place] & REVEALED:
                return
        seat = self.to_act()
        try:
            refusal = f"{action}: {why_not(self.observe(0 if seat is None else seat), action)}"
        except IndexError:
            refusal = f"{action!r}: nothing in this game has such a number."
        raise IllegalAction(refusal)

    def observe(self, seat: int) -> HunterObservation:
        return observe(self, seat, secret=self.reacting, private=self.private)

    def outcome(self) -> Outcome | None:
        return self.standing() if self.phase == OVER else None

    def standing(self) -> Outcome:
        return outcome_of(self)

    def digest(self) -> str:
        return hashlib.sha256(repr(self._facts()).encode()).hexdigest()[:16]

    def _facts(self) -> tuple[Any, ...]:
        left_out = ("catalogue", "options", "record", "events", "legal", "spent")
        options = sorted(self.options.model_dump(exclude={"shared_screen"}).items())
        return (
            self.catalogue.ident,
            options,
            [(name, getattr(self, name)) for name in FIELDS if name not in left_out],
        )


# Steps that need no decision


def run(s: HunterState) -> None:
    """Go on until somebody has to decide or the game is over."""
    steps, stack = _STEPS, s.stack
    while s.actor < 0 and s.phase != OVER:
        frame = stack[-1]
        steps[frame[0]](s, frame)


_BY_CODE: dict[int, Callable[[HunterState, list[int]], None]] = {
    frames.DRAFT: setup.step_draft,
    frames.DEPLOYMENT: setup.step_deployment,
    frames.TURN: turn.step_turn,
    frames.DISCARDING: drawing.step_discarding,
    frames.CURING: turn.step_curing,
    frames.ATTACK: attack.step_attack,
    frames.COUNTER: counter.step_counter,
    frames.STRIKE: step_strike,
    frames.SPYING: spying.step_spying,
    frames.SPY_COUNTER: spying.step_spy_counter,
    frames.SHOWING: spying.step_showing,
    frames.PLAY: procedure.step_play,
    frames.AIR: air.step_air,
    frames.SHOT: air.step_shot,
    frames.DRAWING: drawing.step_drawing,
    frames.STRATEGY: drawing.step_strategy,
    frames.TAKING: drawing.step_taking,
    frames.SUPPLY: supply.step_supply,
    frames.DECLARED: reactions.step_declared,
    frames.READY: reactions.step_ready,
    frames.ROLLED: reactions.step_rolled,
    frames.HIT: reactions.step_hit,
    frames.LOST: reactions.step_lost,
    frames.PLAYED: reactions.step_played,
    frames.ENDING: reactions.step_ending,
}
_STEPS = [_BY_CODE[code] for code in range(len(_BY_CODE))]
"""Hot path: the step to take when a frame is on top. A step that asks for a decision can be repeated after a reveal (5.2)."""


# Decisions


def _keep(s: HunterState, a: act.Keep) -> None:
    if s.stack[-1][0] == frames.STRATEGY:
        drawing.keep_one(s, a.card - EVENT)
    else:
        setup.keep(s, a.card)


def _deploy(s: HunterState, a: act.Deploy) -> None:
    (supply.deploy_drawn if s.phase == IN_TURNS else setup.deploy)(s, a)


def _counter(s: HunterState, a: act.Counterattack) -> None:
    frame = s.stack.pop()
    (spying.counter_spy if frame[0] == frames.SPY_COUNTER else counter.counter)(s, a)


def _pass(s: HunterState, _: act.Pass) -> None:
    if s.stack[-1][0] in (frames.COUNTER, frames.SPY_COUNTER):
        s.stack.pop()
    else:
        pass_on(s)


def _in_window(s: HunterState) -> None:
    """Make the window ask everybody again, from the active player on. MAIN and AIR are no windows."""
    if s.stack[-1][0] >= frames.DECLARED:
        asked_again(s)


def _play(s: HunterState, a: act.PlayEvent) -> None:
    _in_window(s)
    procedure.play_event(s, s.actor, a)


def _use_unit(s: HunterState, a: act.UseUnit) -> None:
    _in_window(s)
    abilities.use_unit(s, a)


def _use_commander(s: HunterState, a: act.UseCommander) -> None:
    _in_window(s)
    abilities.use_commander(s, s.actor, a)


def _evade(s: HunterState, _: act.EvadeHit) -> None:
    _in_window(s)
    evading.evade(s)


_APPLY: dict[type, Callable[[HunterState, Any], None]] = {
    act.Keep: _keep,
    act.Deploy: _deploy,
    act.Mix: lambda s, _: turn.mix(s),
    act.Advance: turn.advance,
    act.Cure: turn.cure,
    act.Begin: lambda s, _: turn.begin(s),
    act.Reveal: lambda s, a: reveal(s, a.unit),
    act.DeclareAttack: attack.declare,
    act.Counterattack: _counter,
    act.Spy: spying.declare_spying,
    act.Show: lambda s, a: spying.show(s, a.unit),
    act.Stop: lambda s, _: spying.stop(s),
    act.Wait: turn.wait,
    act.DiscardEvent: lambda s, a: drawing.discard(s, a.event),
    act.PlayEvent: _play,
    act.UseUnit: _use_unit,
    act.UseCommander: _use_commander,
    act.AntiAir: lambda s, a: air.fire(s, s.actor, a),
    act.EvadeHit: _evade,
    act.Pass: _pass,
    act.End: lambda s, _: turn.end_turn(s),
}
"""Hot path: a table instead of `match`, which would ask class after class."""
