"""What was decided with one drop but takes several decisions: the answer to a choice to come, the rest of a volley."""

from __future__ import annotations

from dataclasses import dataclass, replace

from wotrush.model.game import Seat
from wotrush.model.rush import Observation
from wotrush.model.rush import actions as act
from wotrush.model.rush.state import GONE, Prompt


@dataclass(frozen=True, slots=True)
class Volley:
    """Attackers that were dropped together: they hit one after another until this victim has fallen."""

    cards: tuple[int, ...]
    seat: Seat
    place: int
    victim: int


class FollowUps:
    """`next` gives the decision that follows by itself in a new situation, if there is one."""

    def __init__(self) -> None:
        self._then: act.Action | None = None
        self._volley: Volley | None = None

    def answer_with(self, action: act.Action | None) -> None:
        """When the game asks for it."""
        self._then = action

    def fire_on(self, o: Observation, first: act.Attack, cards: tuple[int, ...]) -> None:
        """After the first hit, the others."""
        rest = tuple(card for card in cards if card != first.card)
        self._volley = Volley(rest, first.seat, first.place, _victim(o, first.seat, first.place))

    def next(self, o: Observation) -> act.Action | None:
        """Also an assault that has no hit left ends by itself."""
        return self._answer(o) or self._hit(o) or _only_end_assault(o)

    def _answer(self, o: Observation) -> act.Action | None:
        then = self._then
        if then is not None and o.allows(then):
            self._then = None
            return then
        if o.prompt in (Prompt.PLAY, Prompt.OVER):
            self._then = None
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
    """What would be hit there: a card, -2 for the base itself, -1 for nothing."""
    slot = 3 * seat + place
    if o.base[slot] == GONE:
        return -1
    return o.defender[slot] if o.defender[slot] >= 0 else -2
