"""The two large buttons of a turn: the action that needs no card, and the end of the turn."""

from __future__ import annotations

from collections.abc import Callable

from wotrush.i18n import t
from wotrush.model.hunter import actions as act
from wotrush.scenes.hunter.table.seen import turn_phase
from wotrush.scenes.hunter.table.view import BattleView
from wotrush.scenes.hunter.texts.acting import action_text, prompt_text

WITHOUT_A_CARD = (act.WAIT, act.BEGIN, act.STOP)


class TurnButtons:
    """`decide` gets what a button stands for."""

    def __init__(
        self, view: BattleView, decide: Callable[[act.HunterAction], None], holding: Callable[[], bool]
    ) -> None:
        """`holding`: whether a card is held, for which a place must be chosen first."""
        self._view = view
        self._decide = decide
        self._holding = holding

    @property
    def main_action(self) -> act.HunterAction | None:
        """What the main button does now."""
        actions = self._view.o.actions
        return next((action for action in WITHOUT_A_CARD if action in actions), None)

    @property
    def end_action(self) -> act.HunterAction | None:
        """What the button for the end of the turn does now."""
        return act.END if act.END in self._view.o.actions else None

    def main_text(self) -> str:
        action = self.main_action if self._view.session.may_decide else None
        if action is None or action is act.WAIT:
            return t("Wait")
        return action_text(self._view.o, action, self._view.names)

    def main_tip(self) -> str:
        """Return what the main button does where its text does not say it."""
        return action_text(self._view.o, act.WAIT, self._view.names) if self.main_action is act.WAIT else ""

    def end_text(self) -> str:
        return t("End turn")

    def press_main(self) -> None:
        self._press(self.main_action)

    def press_end(self) -> None:
        self._press(self.end_action)

    def why_no_main(self) -> str | None:
        return self._why_not(self.main_action, lambda: t("That is not asked now."))

    def why_no_end(self) -> str | None:
        return self._why_not(self.end_action, self._what_first)

    def _what_first(self) -> str:
        """Return what is to be done before the turn can end."""
        o = self._view.o
        if not o.actions or (len(o.stack) == 1 and turn_phase(o) == 1):
            return t("Take your action first: attack, spy or wait.")
        return prompt_text(o, self._view.names)

    def _press(self, action: act.HunterAction | None) -> None:
        if action is not None:
            self._decide(action)

    def _why_not(self, action: act.HunterAction | None, otherwise: Callable[[], str]) -> str | None:
        if not self._view.session.may_decide:
            return t("It is not your turn.")
        if self._holding():
            return t("Choose where it goes; Esc takes it back.")
        return None if action is not None else otherwise()
