"""The pages that are laid over the table between two persons at one screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wotrush.scenes.page.context import AppContext
from wotrush.stage.scene import Scene

if TYPE_CHECKING:
    from wotrush.scenes.session.session import GameSession


def interlude_over(top: Scene | None, context: AppContext, session: GameSession) -> Scene | None:
    """Return the page that the session asks for now, unless one lies on top already."""
    from wotrush.scenes.description.window_call import WindowCall
    from wotrush.scenes.hotseat.banner import BannerScene
    from wotrush.scenes.hotseat.call import CallScene
    from wotrush.scenes.hotseat.cover import CoverScene
    from wotrush.scenes.session.turning import TurnBanner

    if isinstance(top, BannerScene | CoverScene | CallScene):
        return None
    match session.interlude:
        case None:
            return None
        case TurnBanner():
            return BannerScene(context, session)
        case WindowCall():
            return CallScene(context, session)
        case _:
            return CoverScene(context, session)
