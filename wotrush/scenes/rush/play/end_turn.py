"""The button that ends the turn. It warns when something worth doing is left, and names it."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto

from wotrush.i18n import listed, t, tn
from wotrush.model.game import Refusal
from wotrush.model.rush import Observation
from wotrush.model.rush import actions as act
from wotrush.model.rush.view.refusal import why_not
from wotrush.scenes.page.keys import Command
from wotrush.scenes.rush.offers.forecast import Forecast
from wotrush.scenes.rush.offers.payment import Payment
from wotrush.scenes.rush.texts import telling
from wotrush.scenes.rush.view.view import View
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.widgets import Button

SURE_AFTER = 0.6
"""Seconds between the warning and the press that ends the turn, so that a hurried double click does not."""
DEAF_AFTER_SKIP = 0.3


class Ending(Enum):
    """The two effects of pressing the end turn button."""

    ENDS = auto()
    WARNS = auto()


class EndTurnButton(Button):
    """The first press warns when something worth doing is left, and asks until something else is done.

    A press right after a skip, or right after the warning, does nothing.
    """

    def __init__(
        self,
        view: View,
        end: Callable[[], None],
        chance: Callable[[], act.Action | None],
        warn: Callable[[], None],
        doing: Callable[[], object],
    ) -> None:
        """`doing`: what is being done at the moment, such as a card that is lifted."""
        super().__init__(
            view.theme.styles.gold,
            "",
            self._pressed,
            why_not=self._reason,
            name="end turn",
        )
        self.view = view
        self.text = self._caption_text
        self.restyle()
        self._end = end
        self._chance = chance
        self._warn = warn
        self._doing = doing
        self._warned_at: float | None = None
        self._warned_while: object = None
        """What was being done then."""
        self._skipped_at = -1.0
        self._asked_of: Observation | None = None
        self._refusal: Refusal | None = None

    def restyle(self) -> None:
        self.style = self.view.theme.styles.gold
        keys = self.view.context.keys
        self.shortcut = keys[Command.END_TURN]
        self.key_text = lambda: keys.shown(Command.END_TURN)

    @property
    def cut(self) -> bool:
        """Whether a plate hides a part of it; then nothing of it is painted."""
        return self.view.cuts(self.rect)

    def paint(self, canvas: Canvas) -> None:
        if not self.cut:
            super().paint(canvas)

    @property
    def state(self) -> Ending:
        return Ending.WARNS if not self.asks and self._chance() is not None else Ending.ENDS

    @property
    def asks(self) -> bool:
        """Whether it has warned, and asks whether to end the turn anyway."""
        return self._warned_at is not None

    def skipped(self) -> None:
        """Note that motion was just skipped, so that a second press of the same key does not end the turn."""
        self._skipped_at = self.view.context.clock.now()

    def refresh(self) -> None:
        self._warned_at = None
        self.invalidate()

    def take_back(self) -> bool:
        """Take back a press that only warned; return False if there was none."""
        warned = self.asks
        self.refresh()
        return warned

    @property
    def outdated(self) -> bool:
        """Whether something else is done by now than when it warned."""
        return self.asks and self._doing() != self._warned_while

    def _caption_text(self) -> str:
        return t("End anyway") if self.asks else t("End turn")

    def _reason(self) -> str | None:
        if not self.view.session.may_decide or not self.view.own_turn:
            return t("It is not your turn.")
        if self._asked_of is not self.view.o:  # Checked every frame, though the table seldom changes.
            self._asked_of, self._refusal = self.view.o, why_not(self.view.o, act.END_TURN)
        return telling.refusal_text(self._refusal) if self._refusal else None

    def _pressed(self) -> None:
        now = self.view.context.clock.now()
        if now - self._skipped_at < DEAF_AFTER_SKIP:
            return
        if self.state is Ending.WARNS:
            self._warned_at, self._warned_while = now, self._doing()
            self._warn()
            self.invalidate()
        elif self._warned_at is None or now - self._warned_at >= SURE_AFTER:
            self._end()


def left_over(forecast: Forecast, payment: Payment | None) -> str:
    """Return a sentence that names what is laid out to be paid, hits that destroy, a purchase and unused abilities."""
    first = [part for part in (_laid_out(forecast, payment), _hit(forecast)) if part]
    parts = [*first, *_rest(forecast, payment)] or _others(forecast.o)
    return t("Left unused: {what}.", what=listed(parts))


def _laid_out(forecast: Forecast, payment: Payment | None) -> str:
    if payment is None:
        return ""
    vehicle = telling.name(forecast.o, payment.vehicle)
    if payment.why_not(forecast.o) is None:
        return t("{vehicle}, paid for but not bought", vehicle=vehicle)
    return t("{vehicle}, not fully paid for", vehicle=vehicle)


def _hit(forecast: Forecast) -> str:
    cards = [telling.name(forecast.o, hit.card) for hit in forecast.destroying_hits()]
    if not cards:
        return ""
    if len(cards) == 1:
        return t("a hit by {card} that would destroy its target", card=cards[0])
    return t("hits by {cards} that would destroy their target", cards=listed(cards))


def _rest(forecast: Forecast, payment: Payment | None) -> list[str]:
    o = forecast.o
    parts = []
    for_sale = {action.card for action in o.actions if isinstance(action, act.Buy)}
    if for_sale and payment is None:
        only = telling.name(o, next(iter(for_sale))) if len(for_sale) == 1 else ""
        parts.append(t("the purchase of {vehicle}", vehicle=only) if only else t("a purchase"))
    if users := len(forecast.uses):
        parts.append(tn("the abilities of {n} card", "the abilities of {n} cards", users))
    return parts


def _others(o: Observation) -> list[str]:
    """Return what is named only where nothing else is left."""
    if any(isinstance(action, act.Attack) for action in o.actions):
        return [t("an attack")]
    return [t("a guard for a base")]
