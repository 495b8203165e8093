"""What can be done now with each thing on the table, and what can be done only once something else is decided."""

from __future__ import annotations

from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter import actions as act
from wotrush.model.hunter.combat.ahead import action_left, once_begun, once_revealed
from wotrush.model.hunter.worlds.open_table import open_table
from wotrush.scenes.hunter.play.handles import MIDDLE, TableSpot, handles
from wotrush.scenes.hunter.view.view import BattleView


class Possibilities:
    """The viewer's actions by what is taken hold of for them and where it goes; `look_up` them with every new observation."""

    def __init__(self, view: BattleView) -> None:
        self._view = view
        self._by_source: dict[TableSpot | None, dict[TableSpot, list[act.HunterAction]]] = {}
        self._known: tuple[act.HunterAction, ...] = ()
        """The actions that were looked up last."""
        self._first: dict[act.HunterAction, act.HunterAction] = {}
        """What is possible once something else is decided, each with that."""
        self.planned: act.HunterAction | None = None
        """What is declared as soon as that has been decided."""

    def look_up(self) -> None:
        o = self._view.o
        self._by_source, self._known = {}, self._now
        if self._view.session.may_decide:
            self._first = plans(o)
            for action in (*o.actions, *self._first):
                both = handles(o, action)
                self._by_source.setdefault(both.source, {}).setdefault(both.target, []).append(action)

    @property
    def outdated(self) -> bool:
        """Whether something else can be done than was last looked up."""
        return self._known != self._now

    @property
    def _now(self) -> tuple[act.HunterAction, ...]:
        return self._view.o.actions if self._view.session.may_decide else ()

    def can_take(self, spot: TableSpot) -> bool:
        return spot in self._by_source

    def targets_of(self, spot: TableSpot | None) -> dict[TableSpot, list[act.HunterAction]]:
        """Return where a thing that is taken hold of can go, with what that does; without one, where something can be done."""
        return self._by_source.get(spot, {})

    def actions_of(self, spot: TableSpot | None) -> list[act.HunterAction]:
        """Return everything that can be done with a thing that is taken hold of."""
        return [action for actions in self.targets_of(spot).values() for action in actions]

    def plain_actions(self) -> list[act.HunterAction]:
        """Return the actions that only a button stands for."""
        return list(self.targets_of(None).get(MIDDLE, []))

    def first_of(self, action: act.HunterAction) -> act.HunterAction:
        """Return what must be decided before an action that is only possible then, and plan that; or else the action itself."""
        first = self._first.get(action)
        self.planned = None if first is None else action
        return action if first is None else first

    def next_planned(self) -> act.HunterAction | None:
        """Return what was planned, if it is possible now, and forget it."""
        planned, self.planned = self.planned, None
        return planned if planned in self._now or planned in self._first else None


def plans(o: HunterObservation) -> dict[act.HunterAction, act.HunterAction]:
    """Return what the viewer's units could do as the turn's action after another decision, each with that: the begin of the turn,
    for units that may do nothing before it, or the reveal of a hidden unit.
    """
    table = open_table(o)
    if act.BEGIN in o.actions:
        return dict.fromkeys(once_begun(table), act.BEGIN)
    if not action_left(table):
        return {}
    reveals = [action for action in o.actions if isinstance(action, act.Reveal)]
    return {plan: reveal for reveal in reveals for plan in once_revealed(table, reveal.unit)}
