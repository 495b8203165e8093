"""What the tables of all games do: watch whose screen it is, and hand over to banner, cover, recap or result."""

from __future__ import annotations

from dataclasses import replace

from wotrush.scenes.page.context import AppContext
from wotrush.scenes.session.session import GameSession
from wotrush.stage.input.drag import DragHost
from wotrush.stage.scene import NodeScene
from wotrush.stage.space import DesignSpace


class GameTable(NodeScene):
    """Call `hand_over` when nothing moves, and ask `screen_turned` every frame."""

    fills = False
    """Whether a finer screen has larger letters rather than more room."""

    def __init__(self, context: AppContext, session: GameSession, host: DragHost | None = None) -> None:
        super().__init__(context.clock, context.theme.styles.plain, host)
        self.interface.on_sign = context.answer
        self.context = context
        self.session = session
        self.recap_due = False
        """Whether opponents' turns were skipped, so that a recap is due when the player's own turn comes."""
        self._viewpoint = session.viewpoint
        self._recapped = session.match.turn if session.may_decide else 0
        """The last turn that began with what happened before it in view."""

    def resize(self, space: DesignSpace) -> None:
        super().resize(replace(space, fills=self.fills))

    def hand_over(self) -> None:
        """Show the banner or cover that is due, or the result."""
        if self.session.result() is not None:
            self.context.go.result(self.session)
        elif self.session.interlude is not None:
            self.recap_due = False  # A banner recaps too.
            self.context.go.interlude(self.session)
        elif (self.recap_due or self._many_have_played()) and self.session.may_decide:
            self.recap_due = False
            self._recapped = self.session.match.turn
            self.context.go.recap(self.session)

    def _many_have_played(self) -> bool:
        """Return whether a new turn of the only person begins, after the turns of many opponents."""
        session = self.session
        if not (self.context.settings.recap and session.recaps and session.match.turn > self._recapped):
            return False
        return session.may_decide and bool(session.observation().active == session.viewpoint.seat)

    def screen_turned(self) -> bool:
        """Return True once after the screen was turned to another player."""
        turned = self.session.viewpoint != self._viewpoint
        self._viewpoint = self.session.viewpoint
        return turned
