"""The shot of the game in words."""

from __future__ import annotations

from collections.abc import Mapping

from wotrush.i18n import t
from wotrush.model.game import Seat
from wotrush.model.hunter.cards.box import box
from wotrush.scenes.hunter.result.luck import DecisiveStrike
from wotrush.scenes.hunter.texts.words import spoken_name
from wotrush.scenes.result.chance_figures import percent


def shot_story(shot: DecisiveStrike, names: Mapping[Seat, str]) -> tuple[str, str]:
    """Say what the shot destroyed, and what the chance of that was."""
    sentence = t(
        "Round {round}: {unit} of {player} destroyed {target} of {victim} (+{points}).",
        round=shot.round,
        unit=spoken_name(box(), shot.unit),
        player=names[shot.seat],
        target=spoken_name(box(), shot.target),
        victim=names[shot.victim],
        points=shot.points,
    )
    chance = t("The chance was {percent}%.", percent=percent(shot.chance))
    return sentence, chance
