"""Scores every action of one decision."""

from __future__ import annotations

from typing import assert_never

from wotrush.ai.hunter import lines, turns
from wotrush.ai.hunter import reactions as react
from wotrush.ai.hunter.effects import Effect, Outcomes
from wotrush.ai.hunter.fights import spying_gain
from wotrush.ai.hunter.hand import card_worth, event_worth, keeping
from wotrush.ai.hunter.knowledge.weights import LevelWeights
from wotrush.ai.hunter.situation import BattleSituation
from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter import actions as act
from wotrush.model.hunter.actions import HunterAction
from wotrush.model.hunter.cards import words as w
from wotrush.model.hunter.cards.words import DRY, MARKER_AMMO, PINNED, REVEALED
from wotrush.model.hunter.frames import TURN

LEAST = 0.5
"""The least gain over keeping the card for which a free play is made."""
FIRST = 1000.0
"""Added to the score of free plays that come before the turn's action."""
EXHAUSTING = 0.3
"""The value of keeping a card ready instead of exhausting it."""
CURE_SHARE = 0.6
"""The share of their worth that the three events paid for a cure count for."""
SURELY = 50.0
"""Added to the score of plays that cost nothing at all."""
NEVER = -1e6


class BattleDecision:
    """A decision of one seat. `own_turn`: it is made in the seat's own turn. `may_act`: it may still take that turn's action."""

    def __init__(self, o: HunterObservation, weights: LevelWeights) -> None:
        self.o, self.s = o, BattleSituation(o, weights)
        self.outcomes = Outcomes(self.s)
        self.own_turn = bool(o.stack) and o.stack[-1][0] == TURN
        self.may_act = self.own_turn and (not o.acted or o.extra)
        self._scores: dict[HunterAction, float] = {}

    def score(self, action: HunterAction) -> float:
        """Return how good an action is; doing nothing scores 0."""
        known = self._scores.get(action)
        if known is None:
            known = self._scores[action] = self._scored(action)
        return known

    def _scored(self, action: HunterAction) -> float:
        s = self.s
        match action:
            case act.Keep(card):
                return card_worth(s, card)
            case act.Deploy(kind, back):
                return lines.deployed(s, kind, back=back)
            case act.DeclareAttack():
                return turns.attack_gain(s, action)
            case act.Spy():
                return spying_gain(s, action)
            case act.Wait(strategist):
                return turns.wait_gain(s, strategist=strategist)
            case act.Reveal(unit):
                return self._revealed(unit)
            case act.PlayEvent():
                return self._free(action, self.event_gain(action) - keeping(s, action.event))
            case act.UseUnit() | act.UseCommander():
                return self._free(action, self.use_gain(action) - EXHAUSTING)
            case act.DiscardEvent(event):
                return -event_worth(event)
            case act.Mix():
                return lines.mixed(s)
            case act.Advance(unit):
                return lines.advanced(s, unit)
            case act.Cure(unit, marker):
                return s.gain(s.freed(unit, DRY if marker == MARKER_AMMO else PINNED)) - self._three_events()
            case act.Show(unit):
                return lines.shown(s, unit)
            case act.Counterattack():
                return react.counter_gain(s, action)
            case act.EvadeHit():
                return react.evading_gain(s) + SURELY
            case act.AntiAir():
                return react.anti_air_gain(s, self.outcomes, action)
            case act.Stop():
                return -LEAST
            case act.Begin() | act.Pass() | act.End():
                return 0.0
            case _:
                assert_never(action)

    def _revealed(self, unit: int) -> float:
        """Return the gain from revealing a unit during the seat's own turn. At any other time it is never done."""
        if not self.own_turn:
            return NEVER
        if not self.may_act:
            gain = turns.hidden_carrier_gain(self.s, self.outcomes, unit)
            return gain if gain > LEAST else NEVER
        gain = turns.best_with(self.s, unit)
        return gain if gain > LEAST + self._best_action() else NEVER

    def _best_action(self) -> float:
        """Return the most that the turn's action gains without revealing a unit."""
        actions = [a for a in self.o.actions if isinstance(a, act.DeclareAttack | act.Spy | act.Wait)]
        return max(map(self.score, actions), default=0.0)

    def _three_events(self) -> float:
        worst = sorted(map(event_worth, self.o.hand))[:3]
        return CURE_SHARE * self.s.time * sum(worst)

    def _free(self, action: act.PlayEvent | act.UseUnit | act.UseCommander, gain: float) -> float:
        """Return the score of a free play: it precedes the action unless it takes a unit out of the fight."""
        if gain < LEAST:
            return gain - LEAST - FIRST
        if not self.may_act:
            return gain
        return NEVER if turns.takes_out(self.s, action) else FIRST + gain

    def event_gain(self, action: act.PlayEvent) -> float:
        """Return what playing an event gains, before subtracting the card's own worth."""
        s, outcomes = self.s, self.outcomes
        match action.event:
            case w.TUNGSTEN | w.FLANKING:
                return react.strengthening_gain(s, action)
            case w.ACE_GUNNER:
                return react.reroll_gain(s, outcomes, action.number)
            case w.AMBUSH:
                return react.ambush_gain(s, outcomes, action)
            case w.ESCAPE:
                return react.escape_gain(s, back=bool(action.number))
            case w.FIELD_REPAIR:
                return react.repair_gain(s)
            case w.CAPTURED_VEHICLE:
                return react.captured_gain(s, action.unit)
            case w.AIR_COVER:
                return react.stopping_aircraft_gain(s, outcomes)
            case w.JAMMING:
                return react.jamming_gain(s, outcomes)
            case w.BREAKTHROUGH:
                return turns.best_attack(s)
            case _:
                effect = (action.event, s.seat, action.unit, action.seat, action.number, action.target)
                return outcomes.played(Effect(*effect))

    def use_gain(self, action: act.UseUnit | act.UseCommander) -> float:
        """Return what exhausting a card gains."""
        s = self.s
        if isinstance(action, act.UseUnit):
            if action.passenger:
                return turns.passenger_gain(self.outcomes, action)
            if action.water:
                return turns.amphibious_gain(s, action, self._best_action()) if self.may_act else 0.0
            return react.strengthening_gain(s, action) + s.gain(s.marked(action.unit, REVEALED))
        match action.kind:
            case w.QUARTERMASTER:
                return s.gain(s.freed(action.unit, DRY))
            case w.DRILL_SERGEANT if action.refresh:
                return 2 * EXHAUSTING if self.own_turn else 0.0
            case w.DRILL_SERGEANT:
                return self.outcomes.change(s.freed(action.unit, PINNED))
            case w.CAMOUFLAGE_OFFICER:
                return self.outcomes.hidden(action.unit)
            case _:
                return react.commander_gain(s, self.outcomes, action)
