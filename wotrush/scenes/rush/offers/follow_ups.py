"""Decisions that follow from one drop: the answer to a later choice, or the rest of a volley."""

from __future__ import annotations

from dataclasses import dataclass, replace

from wotrush.model.game import Seat
from wotrush.model.rush import Observation
from wotrush.model.rush import actions as act
from wotrush.model.rush.state import GONE, Prompt


@dataclass(frozen=True, slots=True)
class Volley:
    """Attackers that were dropped together and hit one after another until the victim has fallen."""

    cards: tuple[int, ...]
    seat: Seat
    place: int
    victim: int


class FollowUps:
    """Makes the decisions that one drop has settled already."""

    def __init__(self) -> None:
        self._then: tuple[act.Action, ...] = ()
        self._volley: Volley | None = None

    def answer_with(self, *actions: act.Action) -> None:
        """Queue actions, each to be carried out as soon as it is legal."""
        self._then = actions

    def fire_on(self, o: Observation, first: act.Attack, cards: tuple[int, ...]) -> None:
        """Queue the hits that follow the first one."""
        rest = tuple(card for card in cards if card != first.card)
        self._volley = Volley(rest, first.seat, first.place, _victim(o, first.seat, first.place))

    def forget(self) -> None:
        """Drop everything that is queued, after an undo."""
        self._then, self._volley = (), None

    def next(self, o: Observation) -> act.Action | None:
        """Return the decision that follows automatically, or None. An assault without a hit left ends automatically."""
        return self._answer(o) or self._hit(o) or _only_end_assault(o)

    def _answer(self, o: Observation) -> act.Action | None:
        if self._then and o.allows(self._then[0]):
            action, *rest = self._then
            self._then = tuple(rest)
            return action
        if o.prompt in (Prompt.PLAY, Prompt.OVER):
            self._then = ()
        return None

    def _hit(self, o: Observation) -> act.Action | None:
        volley, self._volley = self._volley, None
        if volley is None or not volley.cards or _victim(o, volley.seat, volley.place) != volley.victim:
            return None
        action = act.Attack(volley.cards[0], volley.seat, volley.place)
        if not o.allows(action):
            return None
        self._volley = replace(volley, cards=volley.cards[1:])
        return action


def _only_end_assault(o: Observation) -> act.Action | None:
    return act.END_ASSAULT if list(o.actions) == [act.END_ASSAULT] else None


def _victim(o: Observation, seat: Seat, place: int) -> int:
    """Return what a hit there would strike: a card, -2 for the base itself, -1 for nothing."""
    slot = 3 * seat + place
    if o.base[slot] == GONE:
        return -1
    return o.defender[slot] if o.defender[slot] >= 0 else -2
