"""The recruit: plays like somebody in the second evening. It shoots where the chance is best against what it risks."""

from __future__ import annotations

from random import Random

from wotrush.ai.agent import Choice
from wotrush.ai.hunter.events import event_value, use_value
from wotrush.ai.hunter.reactions import reaction_value
from wotrush.ai.hunter.situation import BattleSituation
from wotrush.model.game import Reason
from wotrush.model.hunter import HunterGame, HunterObservation
from wotrush.model.hunter import actions as act
from wotrush.model.hunter.actions import HunterAction
from wotrush.model.hunter.cards.words import AFV, EVENT
from wotrush.model.hunter.forecast import forecast, spy_chance

WAIT_VALUE = 6.0
"""What an event in the hand is worth, in points."""
SHOWN = 0.08
"""What it costs to lie open, as a part of a unit's points."""
SEEN = 3.5
"""What it is worth to see an enemy's unit."""
LEAST = 1.0
"""What a play must bring beyond doing nothing."""
NOTHING = -1e9


class HunterRecruit:
    """Weighs each action by itself."""

    def choose(self, observation: HunterObservation, rng: Random) -> Choice[HunterAction]:
        if len(observation.actions) == 1:
            return Choice(observation.actions[0])
        situation = self.situation(observation, rng)
        scored = [(self.value(situation, action), rng.random(), action) for action in observation.actions]
        best, _, action = max(scored, key=lambda one: (one[0], one[1]))
        return self._with_reason(situation, action, best)

    def situation(self, o: HunterObservation, rng: Random) -> BattleSituation:
        return BattleSituation(o, rng)

    # -- what each action is worth

    def value(self, s: BattleSituation, action: HunterAction) -> float:
        """Return what an action brings in points; doing nothing is worth 0."""
        match action:
            case act.Keep(card):
                return _card_value(s, card)
            case act.Deploy(kind, back):
                return self._deployed(s, kind, back=back)
            case act.DeclareAttack():
                return self.attack(s, action)
            case act.Spy(unit, seat):
                return self.spying(s, unit, seat)
            case act.Wait(strategist):
                return WAIT_VALUE + 2 * strategist if len(s.o.hand) < 3 else WAIT_VALUE / 2
            case act.Reveal(unit):
                return self.revealing(s, unit)
            case act.PlayEvent():
                return event_value(s, action)
            case act.UseUnit() | act.UseCommander():
                return use_value(s, action)
            case act.DiscardEvent(event):
                return -_card_value(s, EVENT + event)
            case act.Advance(unit):
                return self._advancing(s, unit)
            case act.Cure(unit):
                return 0.3 * s.points(unit) - 3 * WAIT_VALUE
            case act.Show(unit):
                return s.o.kinds[unit] + 1.0
            case act.End() | act.Pass() | act.Begin() | act.Stop():
                return 0.0
            case act.Mix():
                return NOTHING
            case _:
                return reaction_value(s, action)

    def attack(self, s: BattleSituation, action: act.DeclareAttack) -> float:
        value, _ = s.attack_value(action)
        return value

    def spying(self, s: BattleSituation, unit: int, seat: int) -> float:
        """Weigh what may be seen against the counter that follows a failure."""
        chance, hidden = spy_chance(s.world, unit), len(s.hidden(seat))
        seen = sum(min(die, hidden) for die in range(1, round(6 * chance) + 1)) / 6
        risk = 0.25 if any(s.able(place) or not s.o.revealed(place) for place in s.front(seat)) else 0.0
        return SEEN * seen - (1 - chance) * risk * s.points(unit) * 0.5 + 4.0 * (self._targets(s) == 0)

    def _targets(self, s: BattleSituation) -> int:
        return sum(s.o.revealed(place) for seat in s.enemies() for place in s.front(seat))

    def revealing(self, s: BattleSituation, unit: int) -> float:
        """Reveal a unit in the own turn for an attack or a spying that is better than all that lie open now."""
        if s.o.active != s.seat or (s.o.acted and not s.o.extra) or unit not in s.front(s.seat):
            return NOTHING
        after = s.world.copy()
        after.record = False
        after.apply(act.Reveal(unit))
        if after.to_act() != s.seat:
            return NOTHING
        best = max(
            (self._action_value(s, after, action, unit) for action in after.legal_actions()), default=NOTHING
        )
        now = max((self.value(s, action) for action in s.o.actions if _is_action(action)), default=0.0)
        return best - SHOWN * s.points(unit) + 0.01 if best - SHOWN * s.points(unit) > now else NOTHING

    def _action_value(self, s: BattleSituation, after: HunterGame, action: HunterAction, unit: int) -> float:
        if isinstance(action, act.DeclareAttack) and action.unit == unit:
            return s.value_of(forecast(after, action), unit, action.target)[0]
        if isinstance(action, act.Spy) and action.unit == unit:
            return self.spying(s, unit, action.seat)
        return NOTHING

    def _deployed(self, s: BattleSituation, kind: int, *, back: bool) -> float:
        """Long range and transports lie behind; others in front."""
        behind = s.catalogue.long_range[kind] >= 0 or s.catalogue.carrier[kind]
        return 1.0 if back == bool(behind) else 0.0

    def _advancing(self, s: BattleSituation, unit: int) -> float:
        """Strengthen a front line that has become short."""
        kind = s.kind(unit)
        fights = s.catalogue.long_range[kind] < 0 and not s.catalogue.carrier[kind]
        return 3.0 if fights and len(s.front(s.seat)) < 3 else -1.0

    # -- reasons

    def _with_reason(self, s: BattleSituation, action: HunterAction, value: float) -> Choice[HunterAction]:
        if isinstance(action, act.DeclareAttack):
            chance = round(100 * forecast(s.world, action).success)
            return Choice(action, Reason("the chance is {chance} %"), {"chance": chance})
        if isinstance(action, act.Wait):
            return Choice(action, Reason("nothing better is in range"))
        if isinstance(action, act.Spy):
            return Choice(action, Reason("nothing is known yet of what lies there"))
        return Choice(action)


def _is_action(action: HunterAction) -> bool:
    return isinstance(action, act.DeclareAttack | act.Spy | act.Wait)


def _card_value(s: BattleSituation, card: int) -> float:
    """Return what a card is worth in the draft or the hand."""
    if card >= EVENT:
        return _EVENTS.get(card - EVENT, 15.0)
    catalogue = s.catalogue
    if card < 10:
        return 18.0
    fire = max(
        value * salvos for value, salvos in catalogue.values[card].values() if value >= 0 or salvos == 0
    )
    worth = 0.3 * catalogue.points[card] + 4.0 * fire + 2.0 * catalogue.defence[card]
    return worth + 2.0 * max(0, catalogue.spy[card]) + 3.0 * (catalogue.types[card] == AFV)


_EVENTS = {4: 34.0, 5: 26.0, 20: 24.0, 18: 10.0, 6: 14.0, 11: 20.0, 3: 14.0, 12: 18.0, 27: 16.0}
"""What some events are worth in the hand, in points; all others about 15."""
