"""What opponents are called on the screen: their level and, where it may be shown, their style."""

from __future__ import annotations

from wotrush.game_info import GameInfo
from wotrush.i18n import t
from wotrush.match.recorded import PERSON
from wotrush.match.seats import Human, Player


def level_name(info: GameInfo, agent: str) -> str:
    """Return an agent's level and, unless it is the first style, its style; a person of a recorded game is one, and an unknown
    agent keeps its own name.
    """
    if agent == PERSON:
        return t("Person")
    known = {**info.levels, **info.other_agents}
    level, style = info.level_and_style(agent)
    if level not in known or (style and style not in info.styles):
        return agent.capitalize()
    name = t(known[level])
    return name if agent == level else f"{name} · {t(info.styles[style].name)}"


def level_of(info: GameInfo, agent: str) -> str:
    """Return an agent's level without its style."""
    return info.level_and_style(agent)[0]


def rank(info: GameInfo, agent: str) -> tuple[int, str]:
    """Return a key that sorts agents from the easiest to the hardest, unknown ones last."""
    levels = list(info.levels)
    level = level_of(info, agent)
    return levels.index(level) if level in levels else len(levels), agent


def kind_name(info: GameInfo, player: Player) -> str:
    """Return "Person" or an opponent's level and style."""
    return t("Person") if isinstance(player, Human) else level_name(info, player.agent)


def masked_kind_name(info: GameInfo, player: Player) -> str:
    """Return `kind_name` without the style, which stays hidden while the game is on."""
    return t("Person") if isinstance(player, Human) else level_name(info, level_of(info, player.agent))
