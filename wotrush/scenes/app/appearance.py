"""Applies settings to what people see and hear everywhere."""

from __future__ import annotations

from collections.abc import Iterable

from wotrush.game_info import Mood
from wotrush.i18n import set_language, set_latin_names
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.style.sound_names import BACKGROUNDS
from wotrush.scenes.style.theme import Theme
from wotrush.settings import Settings
from wotrush.stage.audio.sound import Bus
from wotrush.stage.scene import Scene


def apply_words(settings: Settings) -> None:
    """Set the language and the spelling of names."""
    set_language(settings.language)
    set_latin_names(settings.latin_names)


def apply_looks(context: AppContext, settings: Settings, scenes: Iterable[Scene]) -> None:
    """Set the words and the theme, and build the scenes anew."""
    apply_words(settings)
    context.theme = Theme.of(settings.high_contrast, context.theme.writer)
    for scene in scenes:
        restyle = getattr(scene, "restyle", None)
        if restyle is not None:
            restyle()


def apply_sounds(context: AppContext, settings: Settings, mood: Mood) -> None:
    """Set the volumes and the background of a game where there is sound."""
    sounds = context.sounds
    if sounds is not None:
        sounds.mute(settings.muted)
        sounds.set_volume(Bus.EFFECTS, settings.effects_volume)
        sounds.set_volume(Bus.AMBIENCE, settings.ambience_volume)
        sounds.loop(BACKGROUNDS[mood])
