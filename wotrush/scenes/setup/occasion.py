"""What sets a game apart from all others: that it is the tutorial, or the game of the day."""

from __future__ import annotations

from wotrush.game_info import GameInfo
from wotrush.i18n import t
from wotrush.match.seats import Opponent, Setup
from wotrush.scenes.setup.share_code import is_of_the_day


def occasion(info: GameInfo, setup: Setup) -> str:
    """Return what such a game is called; nothing of an ordinary one."""
    if is_tutorial(info, setup):
        return t("Tutorial")
    return t("Game of the day") if is_of_the_day(info, setup) else ""


def is_tutorial(info: GameInfo, setup: Setup) -> bool:
    """Return whether somebody plays who cannot be chosen as an opponent: the instructor."""
    return any(isinstance(one, Opponent) and one.agent in info.other_agents for one in setup.players)
